# Shahrazad en français. $colour vaut red, blue, yellow ou black ; $tile est le numéro d’une tuile.

tagline = Placez vingt-deux contes côte à côte pour qu’ils s’enchaînent de gauche à droite, et le roi écoutera jusqu’à l’aube.
genre = Puzzle de tuiles, en solo ou à deux
edition-note = Le livret compte les tuiles de chaque couleur, mais n’en nomme que trois : la 6 et la 10 sont rouges, la 9 est noire. Les couleurs des dix-neuf autres, les 22 contes et leurs dessins sont de la maison. Si vous avez la boîte, vous pouvez jouer avec ce qui y est imprimé.
option-first = Première tuile
option-first-about = La tuile placée au départ. Pour une première partie, la 10 ou la 11 est plus facile.
value-first-any = Au hasard
value-first-10 = La tuile 10
value-first-11 = La tuile 11
colour-red = Rouge
colour-blue = Bleu
colour-yellow = Jaune
colour-black = Noir

## Les contes.

tale-shahrazad = Shahrazad et le roi Shahriyar
tale-fisherman = Le Pêcheur et le Djinn
tale-roc = Sinbad et l’oiseau Roc
tale-beauty = La Belle et la Bête
tale-lamp = Aladin et la lampe
tale-talking-bird = L’Oiseau qui parle
tale-firebird = L’Oiseau de feu
tale-vasilisa = Vassilissa la Belle
tale-bamboo = La Fille du coupeur de bambou
tale-forty-thieves = Ali Baba et les quarante voleurs
tale-city-of-brass = La Ville d’airain
tale-crane = La Grue reconnaissante
tale-ebony-horse = Le Cheval d’ébène
tale-anansi = Anansi et le coffre aux histoires
tale-swans = Les Six Cygnes
tale-bluebeard = Barbe-Bleue
tale-coyote = Comment Coyote vola le feu
tale-bird-maidens = Hassan de Bassora et les femmes-oiseaux
tale-puss = Le Chat botté
tale-blossom = Le Vieillard qui faisait fleurir les arbres
tale-cobbler = Marouf le savetier
tale-last-night = La Mille et Unième Nuit

## Ce qui se passe, raconté dans le journal.

log-first-tile = La tuile { $tile }, { $colour ->
    [red] rouge
    [blue] bleue
    [yellow] jaune
   *[black] noire
}, est placée au départ.
log-draw = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} la tuile { $tile }, { $colour ->
    [red] rouge
    [blue] bleue
    [yellow] jaune
   *[black] noire
}.
log-draw-unseen = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} une tuile.
log-choose = { $you ->
    [yes] Vous choisissez
   *[no] { $seat } choisit
} la tuile { $tile }, { $colour ->
    [red] rouge
    [blue] bleue
    [yellow] jaune
   *[black] noire
}.
log-place = { $you ->
    [yes] Vous placez
   *[no] { $seat } place
} la tuile { $tile }, { $colour ->
    [red] rouge
    [blue] bleue
    [yellow] jaune
   *[black] noire
}{ $last ->
    [yes] {" "}: la manche est finie
   *[no] { "" }
}.
propose-choose = { $you ->
    [yes] Vous choisissez
   *[no] { $seat } choisit
} la tuile { $tile }, { $colour ->
    [red] rouge
    [blue] bleue
    [yellow] jaune
   *[black] noire
}, pour la place { $side ->
    [above] au-dessus de
    [below] au-dessous de
    [above-left] en haut à gauche de
    [above-right] en haut à droite de
    [below-left] en bas à gauche de
    [below-right] en bas à droite de
   *[instead] de
} la tuile { $near }.
propose-place = { $you ->
    [yes] Vous placez
   *[no] { $seat } place
} la tuile { $tile }, { $colour ->
    [red] rouge
    [blue] bleue
    [yellow] jaune
   *[black] noire
}, { $side ->
    [above] au-dessus
    [below] au-dessous
    [above-left] en haut à gauche
    [above-right] en haut à droite
    [below-left] en bas à gauche
   *[below-right] en bas à droite
} de la tuile { $near }.
log-replace = { $you ->
    [yes] Vous mettez
   *[no] { $seat } met
} la tuile { $tile }, { $colour ->
    [red] rouge
    [blue] bleue
    [yellow] jaune
   *[black] noire
}, à la place de la tuile { $replaced } et { $you ->
    [yes] prenez
   *[no] prend
} celle-ci.
propose-keep = { $you ->
    [yes] Vous gardez
   *[no] { $seat } garde
} la colonne { $column }{ $kept ->
    [0] {" "}sans aucune tuile
    [one] {" "}: tuile { $last }
   *[other] {" "}: tuiles { $tiles } et { $last }
}.
log-keep = { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la manche 1. { $you ->
    [yes] Vous gardez
   *[no] { $seat } garde
} une colonne { $kept ->
    [one] d’une tuile
   *[other] de { $kept } tuiles
} ; { $gone ->
    [0] aucune tuile ne quitte
    [one] { $gone } tuile quitte
   *[other] { $gone } tuiles quittent
} le jeu et { $shuffled } { $shuffled ->
    [one] est mélangée
   *[other] sont mélangées
}.

## Le compte et le verdict du roi : on ne gagne ni ne perd, il juge les points.

won = A raconté
you-win = Vos contes sont racontés
winners = { $count ->
    [one] { $names } a raconté tous ses contes
   *[other] { $names } ont raconté tous leurs contes
}

end-after-one-round = La première manche ne rapporte rien : pas de seconde manche. « Je n’ai pas compris un mot », dit le roi.
end-verdict-1 = « Je n’ai pas compris un mot », dit le roi.
end-verdict-2 = « Ma nourrice me racontait déjà tout ça », dit le roi.
end-verdict-3 = « Bien raconté. Je ne me suis assoupi qu’une fois », dit le roi.
end-verdict-4 = « Encore une histoire demain soir », dit le roi.
end-verdict-5 = « Restez près de moi et racontez encore et toujours », dit le roi.
score-round-1 = Manche 1
score-round-2 = Manche 2
score-red = Groupe rouge
score-blue = Groupe bleu
score-yellow = Groupe jaune
score-black = Groupe noir
score-order = Tuiles mal rangées
score-path = Tuiles hors du chemin
score-gaps = Trous
score-floor = Jamais moins de zéro

## La page de règles.

section-goal = But du jeu
rule-goal = Placez en colonnes 22 tuiles histoire, numérotées de 0 à 21. Les numéros doivent monter de gauche à droite, et les tuiles de même couleur devraient se toucher. Il y a 7 tuiles rouges, 6 bleues, 5 jaunes et 4 noires.
rule-together = Vous jouez en solo, ou à deux en équipe : une seule table, un seul score.
section-setup = Mise en place
rule-first-tile = Une tuile au hasard est placée face visible au milieu de la table. Pour votre première partie, prenez plutôt la tuile 10 ou 11.
rule-deal = Chaque joueur reçoit deux tuiles et les garde secrètes. Le reste forme la pioche.
rule-dealer = Le joueur de la première place distribue et commence, aux deux manches.
section-turn = Votre tour
rule-tile-in-hand = Choisissez vous-même une tuile de votre main. Placez-la, ou mettez-la à la place d’une autre.
rule-tile-then-place = Choisissez d’abord la tuile : dès lors, tout le monde la voit. Choisissez ensuite sa place. Votre partenaire peut en montrer une, mais c’est vous qui décidez.
rule-draw = À la fin de votre tour, piochez une tuile, tant que la pioche n’est pas épuisée.
section-place = Placer une tuile
rule-touch = Une tuile doit toucher au moins une tuile déjà sur la table.
rule-half-tile = Deux colonnes voisines sont décalées d’une demi-tuile. Une tuile a donc une voisine au-dessus, une au-dessous, deux à gauche et deux à droite.
rule-column-limit = Une colonne compte au plus trois tuiles à deux joueurs, quatre en solo. On compte les tuiles, pas la hauteur : les trous sont permis.
rule-any-number-of-columns = Le nombre de colonnes n’est pas limité.
section-replace = Remplacer une tuile
rule-replace = Au lieu de placer votre tuile, vous pouvez la mettre à la place de n’importe quelle tuile de la table. Vous prenez cette tuile en main.
rule-place-two = Après avoir remplacé et pioché, vous avez trois tuiles. À votre tour suivant, vous devez en placer deux, et vous ne pouvez en remplacer aucune.
rule-no-replacing-without-pile = Vous ne pouvez plus remplacer une tuile une fois la pioche épuisée.
section-end = Fin d’une manche
rule-round-end = Une manche s’arrête quand toutes les tuiles sont sur la table.
rule-empty-hand = Un joueur qui n’a plus de tuile en main passe son tour.
section-count = Compter les points
rule-order = D’abord, retournez face cachée toute tuile qui touche à sa droite un numéro plus petit.
rule-at-once = Toutes ces tuiles sont retournées en même temps. De gauche à droite, le résultat est le même.
rule-path = Ensuite, retournez toute tuile qui n’est pas sur un chemin de la première colonne à la dernière. Un chemin est fait de tuiles face visible, chacune touchant la suivante à sa droite.
rule-broken-path = Si une colonne entière est face cachée, il n’y a plus de chemin : toutes les tuiles sont retournées.
rule-groups = Pour chaque couleur, le plus grand groupe de tuiles visibles qui se touchent rapporte un point par tuile. Entre groupes de même taille, un seul compte.
rule-turned-tiles = Chaque tuile face cachée coûte un point.
rule-gaps = Chaque place vide entre deux tuiles d’une colonne coûte un point.
rule-never-below-zero = Une manche ne rapporte jamais moins de zéro.
section-second-round = Seconde manche
rule-second-round = Si la première manche rapporte plus de zéro, jouez-en une seconde, de la même façon, et additionnez les deux scores. Sinon, la partie s’arrête.
rule-turned-tiles-leave = Les tuiles face cachée quittent le jeu. On ne peut plus les consulter.
rule-keep-a-column = Gardez une colonne de votre choix et resserrez ses tuiles s’il y a des trous. Les autres tuiles face visible sont mélangées et distribuées comme avant.
rule-who-keeps = Le premier joueur choisit la colonne.
section-verdict = Le verdict du roi
rule-verdict = Le roi a cinq verdicts : moins de 10 points, puis à partir de 10, de 20, de 30 et de 40.
rule-same-scale = L’échelle est la même à un et à deux joueurs, sauf si une édition en décide autrement.

## Le plateau.

place-board = La table des contes
place-table = Les tuiles sur la table
place-hand = Votre main
place-pile = dans la pioche
tile-name = Tuile { $tile }, { $colour ->
    [red] flamme rouge
    [blue] oiseau bleu
    [yellow] fleur jaune
   *[black] masque noir
}
tile-chosen = Choisie : tout le monde la voit.
tile-turned = Face cachée.
mark-order = Mal rangée : elle touche à sa droite un numéro plus petit. Elle coûte un point.
mark-path = Hors du chemin : plus aucun chemin de la première colonne à la dernière ne peut passer par elle. Elle coûte un point.
mark-open = Pas encore reliée : aucun chemin de la première colonne à la dernière n’y passe pour l’instant.
place-column = Colonne { $column }
place-new-left = Une nouvelle colonne à gauche
place-new-right = Une nouvelle colonne à droite
place-left = à droite de { $tiles }
place-right = à gauche de { $tiles }
place-above = sous { $tiles }
place-below = au-dessus de { $tiles }
place-higher = une demi-tuile plus haut
place-lower = une demi-tuile plus bas
slot-allowed = Vous pouvez placer la tuile { $tile } ici.
slot-forbidden = La tuile { $tile } ne peut pas aller ici.
slot-replace = Mettre la tuile { $tile } à la place de la tuile { $replaced }.
slot-point = Montrer cette place.
slot-pointed = { $name } montre cette place.
shown-by = { $name } montre
hint-setup = Les tuiles sont distribuées.
hint-choosing = { $owed ->
    [0] { $hand ->
        [one] À vous : prenez votre dernière tuile.
       *[other] À vous : choisissez une tuile de votre main.
    }
    [2] Vous avez trois tuiles : placez-en deux. Choisissez la première.
   *[1] Choisissez maintenant la seconde tuile à placer.
}
hint-placing = Où va la tuile { $tile } ? Choisissez une place{ $replace ->
    [yes] , ou une tuile à remplacer.
   *[no] .
}
hint-choosing-of = { $name } choisit une tuile.
hint-placing-of = { $name } cherche une place pour la tuile { $tile }.{ $points ->
    [yes] { " " }Montrez celle qui vous plaît.
   *[no] { "" }
}
hint-drawing-of = { $name } pioche une tuile.
hint-keeping = Choisissez la colonne à garder pour la seconde manche.
hint-keeping-of = { $name } choisit la colonne à garder.{ $points ->
    [yes] { " " }Montrez celle qui vous plaît.
   *[no] { "" }
}
hint-over = Tous les contes sont racontés.
hint-pointed = { $name } montre : { $place }.
foresee-gain = { $change } { $amount ->
    [one] point
   *[other] points
} : { $parts }.
foresee-same = Vaut autant qu’avant.
part-group = { $colour ->
    [red] groupe rouge
    [blue] groupe bleu
    [yellow] groupe jaune
   *[black] groupe noir
} { $change }
part-order = mal rangées { $change }
part-path = hors du chemin { $change }
part-gaps = trous { $change }
foresee-lost = { $count ->
    [one] La tuile { $tiles } serait mal rangée.
   *[other] Les tuiles { $tiles } seraient mal rangées.
}
foresee-joins = { $count ->
    [one] Relie la tuile { $tiles }.
   *[other] Relie les tuiles { $tiles }.
}
foresee-opens = { $count ->
    [one] La tuile { $tiles } resterait à relier.
   *[other] { $count } tuiles resteraient à relier.
}
foresee-replaced = Vous prenez la tuile { $tile }.
foresee-keep = { $count ->
    [one] La tuile { $tiles } reste
   *[other] Les tuiles { $tiles } restent
} ; { $shuffled } { $shuffled ->
    [one] est mélangée
   *[other] sont mélangées
}, { $gone } { $gone ->
    [one] quitte
   *[other] quittent
} le jeu.
action-place = Placer
action-replace = Remplacer
action-keep = Garder
action-show = Montrer cette tuile
action-put-back = Reposer
action-stop-pointing = Ne plus montrer
action-next = Suite
action-skip = Passer
action-tell = Voir le décompte
action-closer = Agrandir
tally-title = Ce que vaut la table
tally-group = Plus grand groupe { $colour ->
    [red] rouge
    [blue] bleu
    [yellow] jaune
   *[black] noir
} : { $count }
tally-order = Mal rangées : { $count }
tally-path = Hors du chemin : { $count }
tally-gaps = Trous : { $count }
tally-open = Pas encore reliées : { $count }. Chacune coûte un point si elle n’est pas reliée à la fin de la manche.
short-order = désordre
short-path = hors chemin
short-gaps = trous
short-open = à relier
tally-now = maintenant { $points }
tally-round-one = Manche 1
tally-round-two = Manche 2
tally-before = Manche 1 : { $points }
tell-order = { $count ->
    [0] Toutes les tuiles sont dans l’ordre.
    [one] Une tuile touche à sa droite un numéro plus petit : elle est retournée. −1
   *[other] { $count } tuiles touchent à leur droite un numéro plus petit : elles sont retournées. −{ $count }
}
tell-path = { $count ->
    [0] Toutes les tuiles visibles sont sur un chemin de la première colonne à la dernière.
    [one] Une tuile n’est sur aucun chemin de la première colonne à la dernière. −1
   *[other] { $count } tuiles ne sont sur aucun chemin de la première colonne à la dernière. −{ $count }
}
tell-red = Le plus grand groupe rouge compte { $count ->
    [0] 0 tuile
    [one] une tuile
   *[other] { $count } tuiles
}. +{ $count }
tell-blue = Le plus grand groupe bleu compte { $count ->
    [0] 0 tuile
    [one] une tuile
   *[other] { $count } tuiles
}. +{ $count }
tell-yellow = Le plus grand groupe jaune compte { $count ->
    [0] 0 tuile
    [one] une tuile
   *[other] { $count } tuiles
}. +{ $count }
tell-black = Le plus grand groupe noir compte { $count ->
    [0] 0 tuile
    [one] une tuile
   *[other] { $count } tuiles
}. +{ $count }
tell-gaps = { $count ->
    [one] Un trou dans une colonne. −1
   *[other] { $count } trous dans les colonnes. −{ $count }
}
tell-sum = La manche rapporte { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
tell-below = Moins de zéro : la manche rapporte 0.
verdict-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
verdict-next = { $points ->
    [one] { $points } point de plus pour le verdict suivant
   *[other] { $points } points de plus pour le verdict suivant
}
verdict-best = Le meilleur des verdicts
summary-title = La table en mots
summary-round = Manche { $round } sur 2.
summary-column = Colonne { $column }, de haut en bas : { $tiles }.
summary-count = Score jusqu’ici : rouge { $red }, bleu { $blue }, jaune { $yellow }, noir { $black } ; tuiles à retourner { $turned }, trous { $gaps } ; en tout { $sum }.
player-line = { $name } : { $hand ->
    [0] aucune tuile
    [one] une tuile
   *[other] { $hand } tuiles
} en main{ $turn ->
    [yes] , à son tour.
   *[no] .
}
pile-line = Pioche : { $count ->
    [0] aucune tuile
    [one] une tuile
   *[other] { $count } tuiles
}
picture-goal = Cinq tuiles en trois colonnes, dont les numéros montent vers la droite et vers le haut. Trois d’une couleur se touchent, deux d’une autre aussi.
picture-setup = Une tuile face visible, la pioche à côté, et deux tuiles en main.
picture-turn = Une tuile de la main, et deux places à gauche de la tuile 10. Le partenaire montre celle du haut.
picture-place = Une tuile a six places autour d’elle. Une colonne de trois tuiles est complète : les places sont à côté.
picture-replace = Une tuile prend la place d’une autre, qui va dans la main. Avec celle que l’on pioche, cela fait trois.
picture-count = Deux tuiles sur sept sont retournées : l’une touche un numéro plus petit à sa droite, le chemin de l’autre est coupé. Un trou coûte un point de plus.
picture-second-round = Une colonne de trois tuiles reste. Les autres sont face cachée.
picture-verdict = Le roi : fâché, somnolent, ravi.

## La première partie guidée.

first-welcome = Bienvenue ! Ce soir, vous racontez vos contes au roi. La tuile 11 est placée au départ, et vous placez les vingt et une autres avec Morgiane : une seule table, un seul score.
first-choose = Vous avez deux tuiles secrètes. À votre tour, vous en choisissez une : prenez la tuile 14.
first-why-higher = Gardez l’autre tuile : son numéro est plus grand, elle pourra encore aller plus à droite.
first-rise = Maintenant, tout le monde la voit. Les numéros doivent monter de gauche à droite : la 14 va à droite de la 11, une demi-tuile plus bas ou plus haut. Choisissez la place qui brille.
first-why-rise = À gauche de la 11, elle serait mal rangée. L’histoire doit avancer vers la droite : prenez la place qui brille.
first-groups = La 11 et la 14 sont des oiseaux bleus, et elles se touchent. Pour chaque couleur, votre plus grand groupe de tuiles qui se touchent rapporte un point par tuile. Vous avez pioché ; prenez maintenant la 15.
first-columns = À deux joueurs, une colonne compte au plus trois tuiles. La 15 va au-dessus de la 14, à droite de la 11.
first-why-columns = Ailleurs, la 15 coûterait des points, ou prendrait à droite la place qu’il faut à votre 18.
first-count = Au-dessus de la table, vous voyez toujours ce que valent vos tuiles : un nombre par couleur, puis ce que vous perdez. Placez la 18 à droite et regardez les masques noirs.
first-why-count = La 18 forme une paire de masques avec la 15. À droite de la 14 et de la 15, elle laisse chaque tuile sur un chemin.
first-grow = Regardez une place avant de la choisir : vous y voyez la tuile, et ce qu’elle changerait. Sous la 11, votre 12 rejoint les oiseaux : un groupe de trois.
first-why-grow = Sous la 11, votre 12 touche les deux oiseaux et reste bien rangée. Au-dessus, elle irait aussi : prenez la place qui brille.
first-order = À la fin de la manche, toute tuile qui touche à sa droite un numéro plus petit est retournée et coûte un point. Votre 5 va entre la 1 et la 8.
first-why-order = Entre la 1 et la 8, votre 5 est bien rangée et touche des deux côtés. La 3 a un numéro plus petit : elle pourra aller plus à gauche.
first-path = Ensuite, toute tuile qui n’est sur aucun chemin de la première colonne à la dernière est retournée. Les petites flèches dorées montrent où l’histoire continue. Placez la 17 parmi les dernières.
first-why-path = À droite de la 14, votre 17 rejoint les oiseaux, et un chemin finit par elle. La 3 trouvera sa place à gauche.
first-talk = Vous choisissez votre tuile sans en parler. Une fois que tout le monde la voit, votre partenaire peut montrer une place : c’est le moment d’en discuter. La 3 va maintenant sous la 1.
first-why-talk = Sous la 1, votre 3 forme une paire de fleurs avec la 0, et ne coûte rien. La 7 viendra ensuite.
first-gaps = Une place vide entre deux tuiles d’une colonne coûte aussi un point. La 7 va juste sous la 5, sans trou.
first-why-gaps = Juste sous la 5, votre 7 ne coûte rien. Ensuite, avec la 4, vous verrez comment remplacer une tuile.
first-replace = Regardez les flammes rouges : la 1 et la 6 se touchent, la 7 et la 10 aussi, mais votre 5 les sépare. Prenez la tuile 4 : elle est rouge.
first-why-replace = La 19 est jaune. Seule une tuile rouge réunit les deux paires de flammes.
first-swap = Au lieu de placer une tuile, vous pouvez la mettre à la place d’une autre, que vous prenez en main. Mettez la 4 à la place de la 5, et cinq flammes brûlent ensemble !
first-why-swap = À la place de la 5, votre 4 réunit les deux paires de flammes sans briser d’autre groupe. Aucune autre place ne vaut autant.
first-two = Vous avez remplacé une tuile et pioché : vous en avez trois. Maintenant, vous devez en placer deux, sans pouvoir remplacer : d’abord la 20, puis la 19.
first-why-two = Dans la dernière colonne, sous la 21, votre 20 finit un chemin, et la 19 pourra y mener. Gardez la 5 pour la fin.
first-why-nineteen = Sous la 17, votre 19 mène à la 20, bien rangée et sur un chemin. La 5 viendra à la fin.
first-last = Revoici la 5, la toute dernière tuile. Placez-la sous la 3 : là, elle ne touche à sa droite que des numéros plus grands.
first-why-last = Partout ailleurs on perd des points : une tuile mal rangée ou hors du chemin, ou un trou.
first-keep = Aucune tuile n’est retournée : la manche rapporte quinze points ! Pour la seconde manche, vous gardez une colonne ; les autres tuiles sont mélangées et redistribuées. Gardez 1, 3 et 5 : un bon début.
first-why-keep = Toute colonne peut rester. Mais 1, 3 et 5 sont petits : la plupart des tuiles peuvent suivre à leur droite.
first-farewell = Une seconde manche suit, et les deux scores s’additionnent. Puis le roi rend son verdict : à quarante points, il ne veut plus que vous arrêtiez. À vous de raconter !

## Ce qui peut clocher dans le fichier d’une édition.

edition-unreadable = { $file } est illisible : { $problem }.
edition-number = { $file }, tuile { $tile } : les tuiles sont numérotées de 0 à 21.
edition-twice = { $file } : la tuile { $tile } y est { $times } fois ; chaque tuile doit y être une seule fois.
edition-missing = { $file } : il manque la tuile { $tile } ; il faut 22 tuiles, numérotées de 0 à 21.
edition-colour = { $file }, tuile { $tile } : la couleur { $colour } n’existe pas ; les couleurs possibles sont { $colours }.
edition-colours = { $file } : il faut { $wanted } tuiles de couleur « { $colour } », et non { $found } ({ $tiles }).
edition-tale-or-title = { $file }, la tuile { $tile } doit avoir soit un conte de la maison, soit son propre titre.
edition-title = { $file }, tuile { $tile } : un titre doit être fait de mots, et ne pas commencer par « tale- ».
edition-tale = { $file }, tuile { $tile } : la maison n’a pas de conte { $tale } ; elle a { $tales }.
edition-verdicts = { $file }, verdicts de { $players } : il faut quatre scores croissants au-dessus de zéro, et non { $scores }.

## Une édition, telle qu’elle est listée.

listed-tiles = Tuiles
listed-tile = Tuile
listed-tile-colour = Couleur
listed-tile-tale = Conte
listed-scale = Verdicts
listed-scale-verdict = Verdict
listed-scale-one = Points, un joueur
listed-scale-two = Points, deux joueurs

## Ce qu’un bon joueur regarde. $amount dit combien il y en a.

weighs-scored = { $amount } { $amount ->
    [one] point marqué
   *[other] points marqués
}
weighs-groups = { $amount } { $amount ->
    [one] tuile dans les groupes de couleur
   *[other] tuiles dans les groupes de couleur
}
weighs-disordered = { $amount } { $amount ->
    [one] tuile mal rangée
   *[other] tuiles mal rangées
}
weighs-severed = { $amount } { $amount ->
    [one] tuile hors du chemin
   *[other] tuiles hors du chemin
}
weighs-gaps = { $amount } { $amount ->
    [one] trou dans une colonne
   *[other] trous dans les colonnes
}
weighs-ready = { $amount } { $amount ->
    [one] bonne place pour une tuile encore en main
   *[other] bonnes places pour des tuiles encore en main
}

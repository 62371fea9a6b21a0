# Shahrazad en français. $colour vaut red, blue, yellow ou black ; $tile est le numéro d’une tuile.

tagline = Posez vingt-deux contes côte à côte pour qu’ils s’enchaînent de gauche à droite, et le roi écoutera jusqu’à l’aube.
option-first = Première tuile
option-first-about = La tuile qui ouvre la table. Pour une première partie, une tuile du milieu rend les choses plus faciles.
value-first-any = Au hasard
value-first-10 = La tuile 10
value-first-11 = La tuile 11
colour-red = Rouge
colour-blue = Bleu
colour-yellow = Jaune
colour-black = Noir
sign-red = flamme
sign-blue = oiseau
sign-yellow = fleur
sign-black = masque

## Les contes.

tale-shahrazad = Shahrazad et le roi Shahriyar
tale-fisherman = Le Pêcheur et le Djinn
tale-roc = Sindbad et l’oiseau Roc
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
}, ouvre la table.
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
    [yes] Vous posez
   *[no] { $seat } pose
} la tuile { $tile }, { $colour ->
    [red] rouge
    [blue] bleue
    [yellow] jaune
   *[black] noire
}{ $round ->
    [0] { "" }
    [1] {" "}: la première manche marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[2] {" "}: la seconde manche marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}.
propose-place = { $you ->
    [yes] Vous posez
   *[no] { $seat } pose
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
}, à la place de la tuile { $replaced }, qui va dans la main.
log-keep = { $you ->
    [yes] Vous gardez
   *[no] { $seat } garde
} une colonne { $kept ->
    [one] d’une tuile
   *[other] de { $kept } tuiles
} pour la seconde manche ; { $gone ->
    [0] aucune tuile ne quitte
    [one] { $gone } tuile quitte
   *[other] { $gone } tuiles quittent
} le jeu et { $shuffled } sont mélangées.

## Le compte et le verdict du roi : on ne gagne ni ne perd, il juge les points.

won = A conté
you-win = Vos contes sont dits
winners = { $count ->
    [one] { $names } a dit ses contes
   *[other] { $names } ont dit leurs contes
}

end-after-one-round = La première manche ne marque rien : il n’y en a pas de seconde. « Je n’ai pas compris un mot », dit le roi.
end-verdict-1 = « Je n’ai pas compris un mot », dit le roi.
end-verdict-2 = « Ma nourrice me racontait déjà tout cela », dit le roi.
end-verdict-3 = « Bien raconté. Je ne me suis assoupi qu’une fois », dit le roi.
end-verdict-4 = « Encore une histoire demain soir », dit le roi.
end-verdict-5 = « Restez près de moi et racontez toujours », dit le roi.
score-round-1 = Manche 1
score-round-2 = Manche 2
score-red = Groupe rouge
score-blue = Groupe bleu
score-yellow = Groupe jaune
score-black = Groupe noir
score-order = Tuiles en désordre
score-path = Tuiles hors du chemin
score-gaps = Trous
score-floor = Jamais sous zéro

## La page de règles.

section-goal = De quoi il s’agit
rule-goal = Posez en colonnes vingt-deux tuiles d’histoires, numérotées de 0 à 21 : les numéros doivent monter de gauche à droite, et les tuiles d’une même couleur se toucher. Il y en a sept rouges, six bleues, cinq jaunes et quatre noires.
rule-together = On joue seul, ou à deux ensemble : il y a une seule table et un seul score.
section-setup = Avant le premier tour
rule-first-tile = Une tuile tirée au hasard est posée face visible au milieu. Pour une première partie, on peut convenir de la tuile 10 ou 11.
rule-deal = Chaque joueur reçoit deux tuiles et les garde secrètes ; le reste forme la pioche. Le premier assis distribue et commence, aux deux manches. (Qui distribue : décision de la maison.)
section-turn = Un tour
rule-tile-in-hand = À votre tour, choisissez seul une tuile de votre main, et posez-la ou remplacez-en une autre par elle.
rule-tile-then-place = On choisit d’abord une tuile, que tous voient dès lors ; puis on dit où elle va. Entre les deux, le partenaire peut montrer une place, mais c’est vous qui décidez.
rule-draw = À la fin du tour, on pioche une tuile tant que la pioche dure.
section-place = Poser une tuile
rule-touch = Une tuile touche au moins une tuile déjà sur la table.
rule-half-tile = Deux colonnes voisines sont décalées d’une demi-tuile : une tuile a une voisine au-dessus, une au-dessous, deux à gauche et deux à droite.
rule-column-limit = Une colonne compte au plus trois tuiles à deux joueurs, quatre quand on est seul. On compte les tuiles, pas la hauteur : les trous sont permis.
rule-any-number-of-columns = Il peut y avoir autant de colonnes que l’on veut.
section-replace = Remplacer une tuile
rule-replace = Au lieu de poser, mettez la tuile choisie à la place de n’importe quelle tuile de la table, que vous prenez en main.
rule-place-two = Après avoir remplacé et pioché, on a trois tuiles : au tour suivant on en pose deux, l’une après l’autre, sans pouvoir remplacer.
rule-no-replacing-without-pile = Une fois la pioche épuisée, on ne peut plus remplacer.
section-end = La fin d’une manche
rule-round-end = Une manche s’arrête quand toutes les tuiles sont sur la table.
rule-empty-hand = Un joueur dont la main est vide est sauté. (Décision de la maison.)
section-count = Compter une manche
rule-order = D’abord, toute tuile qui touche à sa droite un numéro plus petit est retournée, toutes en même temps. (En même temps : décision de la maison ; de gauche à droite, cela revient au même.)
rule-path = Ensuite est retournée toute tuile qui n’est pas sur un chemin ininterrompu de tuiles visibles, de la première colonne à la dernière, chacune touchant la suivante à sa droite.
rule-broken-path = Si une colonne entière est face cachée, il ne reste aucun chemin : toutes les tuiles sont retournées.
rule-groups = Pour chaque couleur, le plus grand groupe de tuiles visibles qui se touchent marque un point par tuile. De groupes égaux, un seul compte.
rule-turned-tiles = Chaque tuile face cachée coûte un point.
rule-gaps = Chaque place vide entre deux tuiles d’une colonne coûte un point.
rule-never-below-zero = Une manche ne marque jamais moins de zéro. (Décision de la maison.)
section-second-round = La seconde manche
rule-second-round = Si la première manche marque plus de zéro, on en joue une seconde, de la même façon ; les deux scores s’additionnent.
rule-turned-tiles-leave = Les tuiles retournées quittent le jeu, et personne ne peut plus les consulter.
rule-keep-a-column = Le premier joueur choisit une colonne, qui reste et que l’on resserre ; les autres tuiles visibles sont mélangées et distribuées comme avant. (Qui choisit : décision de la maison.)
section-verdict = Le verdict du roi
rule-verdict = Le roi a cinq verdicts : moins de 10 points, puis à partir de 10, de 20, de 30 et de 40.
rule-same-scale = L’échelle est la même à un et à deux joueurs, sauf si une édition en dit autrement. (Décision de la maison.)

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
tile-chosen = Choisie, visible de tous.
tile-turned = Retournée, face cachée.
mark-order = Elle serait retournée : elle touche à sa droite un numéro plus petit.
mark-path = Elle serait retournée : elle n’est sur aucun chemin de la première colonne à la dernière.
place-column = Colonne { $column }
place-new-left = Une nouvelle colonne à gauche
place-new-right = Une nouvelle colonne à droite
place-left = à droite de { $tiles }
place-right = à gauche de { $tiles }
place-above = sous { $tiles }
place-below = au-dessus de { $tiles }
place-higher = une demi-tuile plus haut
place-lower = une demi-tuile plus bas
slot-allowed = Poser ici la tuile { $tile }.
slot-forbidden = La tuile { $tile } ne peut pas aller ici.
slot-replace = Mettre la tuile { $tile } à la place de la tuile { $replaced }.
slot-point = La montrer.
slot-pointed = { $name } montre cette place.
shown-by = { $name } montre
hint-setup = Les tuiles sont distribuées.
hint-choosing = { $owed ->
    [0] { $hand ->
        [one] À vous : prenez votre dernière tuile.
       *[other] À vous : choisissez une tuile de votre main.
    }
    [2] Vous avez trois tuiles : posez-en deux. Choisissez la première.
   *[1] Choisissez la seconde tuile à poser.
}
hint-placing = Où va la tuile { $tile } ? Choisissez une place qui luit{ $replace ->
    [yes] , ou une tuile à remplacer.
   *[no] .
}
hint-choosing-of = { $name } choisit une tuile.
hint-placing-of = { $name } cherche une place pour la tuile { $tile }.{ $points ->
    [yes] { " " }Montrez celle qui vous plaît.
   *[no] { "" }
}
hint-drawing-of = { $name } pioche une tuile.
hint-keeping = Choisissez la colonne qui reste pour la seconde manche.
hint-keeping-of = { $name } choisit la colonne qui reste.{ $points ->
    [yes] { " " }Montrez celle qui vous plaît.
   *[no] { "" }
}
hint-over = Les contes sont dits.
hint-pointed = { $name } montre : { $place }.
foresee-sum = Pour l’instant, cela ferait { $sum }{ $same ->
    [yes] , comme avant.
   *[no] { " " }({ $change }).
}
foresee-turns = { $count ->
    [one] La tuile { $tiles } serait retournée.
   *[other] Les tuiles { $tiles } seraient retournées.
}
foresee-mends = { $count ->
    [one] La tuile { $tiles } resterait visible.
   *[other] Les tuiles { $tiles } resteraient visibles.
}
foresee-gap = Il y aurait un trou.
foresee-replaced = La tuile { $tile } vient dans votre main.
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
action-place = Poser
action-replace = Remplacer
action-keep = Garder
action-show = Montrer cette tuile
action-put-back = Reprendre
action-next = Suite
action-skip = Passer
action-tell = Raconter le compte
action-closer = Voir de plus près
tally-title = Le compte jusqu’ici
tally-group = Plus grand groupe { $colour ->
    [red] rouge
    [blue] bleu
    [yellow] jaune
   *[black] noir
} : { $count }
tally-order = En désordre : { $count }
tally-path = Hors du chemin : { $count }
tally-gaps = Trous : { $count }
tally-round-one = Manche 1
tally-round-two = Manche 2
tally-before = Manche 1 : { $points }
tell-order = { $count ->
    [0] Toutes les tuiles sont dans l’ordre.
    [one] Une tuile touche à sa droite un numéro plus petit : on la retourne. −1
   *[other] { $count } tuiles touchent à leur droite un numéro plus petit : on les retourne. −{ $count }
}
tell-path = { $count ->
    [0] Toutes les tuiles restantes sont sur un chemin de la première colonne à la dernière.
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
tell-sum = La manche marque { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
tell-below = Il reste moins que rien : la manche marque 0 point.
verdict-rounds = { $rounds ->
    [1] { $first } à la seule manche :
   *[2] { $first } et { $second } en deux manches :
}
verdict-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
summary-title = La table en mots
summary-round = Manche { $round } sur 2.
summary-column = Colonne { $column }, de haut en bas : { $tiles }.
summary-count = Compte jusqu’ici : rouge { $red }, bleu { $blue }, jaune { $yellow }, noir { $black } ; tuiles à retourner { $turned }, trous { $gaps } ; en tout { $sum }.
player-line = { $name } : { $hand ->
    [0] aucune tuile
    [one] une tuile
   *[other] { $hand } tuiles
} en main{ $turn ->
    [yes] , à jouer.
   *[no] .
}
pile-line = Pioche : { $count ->
    [0] aucune tuile
    [one] une tuile
   *[other] { $count } tuiles
}
picture-goal = Cinq tuiles en trois colonnes : 6 au-dessus de 4 à gauche, 10 au milieu, 12 au-dessus de 11 à droite. Les rouges se touchent, les bleues aussi.
picture-setup = Une tuile face visible, la pioche à côté, et deux tuiles en main.
picture-turn = Une tuile de la main, et deux places à gauche de la tuile 10 ; le partenaire montre celle du haut.
picture-place = Autour d’une tuile, six places luisent. À côté d’une colonne de trois tuiles, d’autres.
picture-replace = Une tuile prend la place d’une autre, qui va dans la main ; avec celle que l’on pioche, il y en a trois.
picture-count = De sept tuiles en quatre colonnes, deux sont retournées : la 12, qui touche la 11 à sa droite, et la 3, dont le chemin est coupé. Un trou coûte encore un point.
picture-second-round = Une colonne de trois tuiles reste ; les autres sont face cachée.
picture-verdict = Le roi : fâché, somnolent, ravi.

## La première partie guidée.

first-welcome = Bienvenue, conteuse, conteur ! Chaque nuit, vous posez des contes devant le roi, côte à côte. La tuile 11 ouvre la table, et vous posez les vingt et une autres avec Morgiane : il y a une seule table et un seul score.
first-choose = Vous avez deux tuiles que vous êtes seul à voir. À votre tour, vous en choisissez une : prenez la tuile 14.
first-rise = Maintenant, tous la voient, et vous dites où elle va : à côté d’une tuile quelconque. Les numéros doivent monter de gauche à droite ; la 14 a donc sa place à droite de la 11, une demi-tuile plus bas ou plus haut.
first-groups = La 11 et la 14 sont des oiseaux bleus, et elles se touchent. Pour chaque couleur, le plus grand groupe de tuiles qui se touchent marque un point par tuile. Vous avez pioché une tuile ; prenez maintenant la 15.
first-columns = À deux joueurs, une colonne compte au plus trois tuiles. La 15 tient au-dessus de la 14, et à droite de la 11.
first-count = Au-dessus de la table, vous voyez toujours ce que la manche rapporterait si elle s’arrêtait : un nombre par couleur, puis ce que l’on retire. Posez la 18 à droite et regardez les masques noirs.
first-grow = Regardez une place avant de la choisir : la tuile s’y montre, avec ce qu’elle changerait. Sous la 11, votre 12 réunit trois oiseaux en un groupe.
first-order = À la fin de la manche, toute tuile qui touche à sa droite un numéro plus petit est retournée et coûte un point. Votre 5 trouve place entre la 1 et la 8.
first-path = Ensuite est retournée toute tuile qui n’est sur aucun chemin de tuiles visibles, de la première colonne à la dernière. Les petites flèches dorées montrent où l’histoire continue. Posez la 17 parmi les dernières.
first-talk = Vous choisissez seul une tuile. Mais une fois qu’elle est montrée, votre partenaire peut désigner une place ; à une table d’amis, c’est ici que l’on en parle. La 3 va maintenant sous la 1.
first-gaps = Une place vide entre deux tuiles d’une colonne coûte aussi un point. La 7 va juste sous la 5, sans trou.
first-replace = Regardez les flammes rouges : la 1 et la 6 se touchent, la 7 et la 10 aussi, mais votre 5 les sépare. Prenez la tuile 4 : elle est rouge.
first-swap = Au lieu de poser une tuile, on peut la mettre à la place d’une autre, que l’on prend en main. Mettez la 4 à la place de la 5, et cinq flammes brûleront ensemble !
first-two = Après avoir remplacé, vous avez pioché : vous avez trois tuiles. Maintenant, vous en posez deux, l’une après l’autre, sans pouvoir remplacer : d’abord la 20, puis la 19.
first-last = Voici de nouveau la 5, la toute dernière tuile. Sous la 3, elle ne touche à sa droite que des numéros plus grands.
first-keep = Aucune tuile n’est retournée : la manche marque quinze points ! Pour une seconde manche, une colonne reste, et toutes les autres tuiles sont mélangées et redistribuées. Gardez 1, 3 et 5 : un bon début.
first-farewell = Une seconde manche suit, et les deux scores s’additionnent ; puis le roi rend son verdict, et à quarante points il ne vous laisserait plus jamais vous arrêter. À vous de conter !

## Ce qui peut clocher dans le fichier d’une édition.

edition-unreadable = { $file } est illisible : { $problem }.
edition-number = { $file }, tuile { $tile } : les tuiles sont numérotées de 0 à 21.
edition-twice = { $file } : la tuile { $tile } y est { $times } fois ; chaque tuile y est une fois.
edition-missing = { $file } : il n’y a pas de tuile { $tile } ; il y en a 22, numérotées de 0 à 21.
edition-colour = { $file }, tuile { $tile } : il n’y a pas de couleur { $colour } ; il y a { $colours }.
edition-colours = { $file } : { $wanted } tuiles sont { $colour }, et non { $found } ({ $tiles }).
edition-tale-or-title = { $file }, la tuile { $tile } demande soit un conte de la maison, soit un titre à elle.
edition-title = { $file }, tuile { $tile } : un titre est fait de mots, et ne commence pas par « tale- ».
edition-tale = { $file }, tuile { $tile } : la maison n’a pas de conte { $tale } ; elle a { $tales }.
edition-verdicts = { $file }, verdicts de { $players } : quatre scores croissants au-dessus de zéro, et non { $scores }.

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
    [one] tuile en désordre
   *[other] tuiles en désordre
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

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

## Le compte et le verdict du roi.

end-after-one-round = La première manche ne marque rien : il n’y en a pas de seconde. « Je n’ai pas compris un mot », dit le roi.
end-verdict-1 = « Je n’ai pas compris un mot », dit le roi.
end-verdict-2 = « Ma nourrice me racontait déjà tout cela », dit le roi.
end-verdict-3 = « Bien raconté. Je ne me suis assoupi qu’une fois », dit le roi.
end-verdict-4 = « Encore une histoire demain soir », dit le roi.
end-verdict-5 = « Restez près de moi et racontez toujours », dit le roi.
score-1-red = Première manche : plus grand groupe rouge
score-1-blue = Première manche : plus grand groupe bleu
score-1-yellow = Première manche : plus grand groupe jaune
score-1-black = Première manche : plus grand groupe noir
score-1-order = Première manche : tuiles retournées, en désordre
score-1-path = Première manche : tuiles retournées, hors du chemin
score-1-gaps = Première manche : trous dans les colonnes
score-1-floor = Première manche : jamais moins de zéro
score-2-red = Seconde manche : plus grand groupe rouge
score-2-blue = Seconde manche : plus grand groupe bleu
score-2-yellow = Seconde manche : plus grand groupe jaune
score-2-black = Seconde manche : plus grand groupe noir
score-2-order = Seconde manche : tuiles retournées, en désordre
score-2-path = Seconde manche : tuiles retournées, hors du chemin
score-2-gaps = Seconde manche : trous dans les colonnes
score-2-floor = Seconde manche : jamais moins de zéro

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

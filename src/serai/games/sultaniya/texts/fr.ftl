# Sultaniya en français. $tile est le nom d’une tuile (b7), $floor vaut ground, walls, residences ou roofs.

tagline = Bâtissez le plus beau palais de Sultaniya, tuile après tuile, avec un peu d’aide des djinns.
genre = Construction de palais, tuiles et djinns
edition-note = Le livret compte les tuiles de chaque étage et les plateaux, mais n’énumère pas ce que chacun montre. Les dessins des 93 tuiles, ce que les huit personnages ont au départ et ce qui leur rapporte des points sont de la maison ; le tout respecte tous les nombres du livret. Si vous avez la boîte, vous pouvez jouer avec ce qui y est imprimé.
floor-ground = Rez-de-chaussée
floor-walls = Murailles
floor-residences = Résidences
floor-roofs = Toits
symbol-window = fenêtre
symbol-tower = tour
symbol-guard = garde
symbol-sapphire = saphir
symbol-cupola = coupole
symbol-garden = jardin
symbol-gate = porte
symbol-minaret = minaret
djinn-blue = Djinn bleu
djinn-red = Djinn rouge
djinn-green = Djinn vert
djinn-gold = Djinn doré
character-ali-baba = Ali Baba
character-anis = Anis
character-dunyazad = Dunyazad
character-scheherazade = Scheherazade
character-shahriyar = Le sultan Shahriyar
character-jafar = Le vizir Ja’far
character-aladin = Aladin
character-sinbad = Sinbad
objective-row-guard = Gardes sur un étage
objective-row-sapphire = Saphirs sur un étage
objective-row-tower = Tours sur un étage
objective-row-window = Fenêtres sur un étage
objective-column-guard = Gardes sur une colonne
objective-column-sapphire = Saphirs sur une colonne
objective-column-tower = Tours sur une colonne
objective-column-window = Fenêtres sur une colonne
objective-djinns = Djinns possédés
objective-pairs = Paires de saphirs possédées
pile = Pile
available = Disponibles
treasury = Trésor
palace-of = Palais : { $name }

## Avant la partie.

option-characters = Personnages
option-characters-about = Quels plateaux sont en jeu. Le livret les permet tous ; à quatre joueurs, il conseille les quatre d’une même face.
value-characters-balanced = comme conseillé
value-characters-any = les huit, même à quatre
value-characters-side-a = face A : Ali Baba, Anis, Dunyazad, Scheherazade
value-characters-side-b = face B : Shahriyar, Ja’far, Aladin, Sinbad
option-boards = Plateaux
option-boards-about = Comment chacun reçoit le plateau d’un personnage.
value-boards-choose = choisis à tour de rôle
value-boards-draw = tirés au sort
option-advanced = Objectifs
option-advanced-about = Des objectifs visibles renforcent l’interaction, pour joueurs avertis.
value-advanced-no = secrets jusqu’à la fin
value-advanced-yes = visibles dès le début

## Ce qui se passe, raconté dans le journal.

log-board = { $you ->
    [yes] Vous êtes
   *[no] { $seat } est
} { $character ->
    [ali-baba] Ali Baba
    [anis] Anis
    [dunyazad] Dunyazad
    [scheherazade] Scheherazade
    [shahriyar] le sultan Shahriyar
    [jafar] le vizir Ja’far
    [aladin] Aladin
   *[sinbad] Sinbad
}.
log-deal = { $you ->
    [yes] Vous recevez
   *[no] { $seat } reçoit
} { $objective ->
    [row-guard] l’objectif « gardes sur un étage »
    [row-sapphire] l’objectif « saphirs sur un étage »
    [row-tower] l’objectif « tours sur un étage »
    [row-window] l’objectif « fenêtres sur un étage »
    [column-guard] l’objectif « gardes sur une colonne »
    [column-sapphire] l’objectif « saphirs sur une colonne »
    [column-tower] l’objectif « tours sur une colonne »
    [column-window] l’objectif « fenêtres sur une colonne »
    [djinns] l’objectif « djinns possédés »
    [pairs] l’objectif « paires de saphirs possédées »
   *[unseen] un objectif secret
}.
log-show = { $you ->
    [yes] Vous dévoilez votre objectif
   *[no] { $seat } dévoile un objectif
} : { $objective ->
    [row-guard] gardes sur un étage
    [row-sapphire] saphirs sur un étage
    [row-tower] tours sur un étage
    [row-window] fenêtres sur un étage
    [column-guard] gardes sur une colonne
    [column-sapphire] saphirs sur une colonne
    [column-tower] tours sur une colonne
    [column-window] fenêtres sur une colonne
    [djinns] djinns possédés
   *[pairs] paires de saphirs possédées
}.
log-first = { $you ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
}
# Ce qu’une tuile montre : jusqu’à trois choses, avec un nombre quand il y en a plusieurs.
next-to-show = { $third ->
    [none] {" et "}
   *[other] {", "}
}
shown = { $first ->
    [none] une tuile nue
    [lintel] le linteau d’une porte
    [spire] le toit pointu d’un minaret
    [gate] une tuile avec une porte entière
    [gates] une tuile avec { $first-count } portes entières
    [minaret] une tuile avec un minaret entier
    [minarets] une tuile avec { $first-count } minarets entiers
    [cupola] une tuile avec une coupole
    [cupolas] une tuile avec { $first-count } coupoles
    [garden] une tuile avec un jardin
    [gardens] une tuile avec { $first-count } jardins
    [window] une tuile avec une fenêtre
    [windows] une tuile avec { $first-count } fenêtres
    [tower] une tuile avec une tour
    [towers] une tuile avec { $first-count } tours
    [guard] une tuile avec un garde
    [guards] une tuile avec { $first-count } gardes
    [sapphire] une tuile avec un saphir
    [sapphires] une tuile avec { $first-count } saphirs
    [half-gate] une tuile avec une demi-porte
    [half-gates] une tuile avec { $first-count } demi-portes
    [half-shaft] une tuile avec un demi-minaret
    [half-shafts] une tuile avec { $first-count } demi-minarets
   *[bonus] une tuile avec { $first-count } points
}{ $second ->
    [none] { "" }
    [gate] { next-to-show }une porte entière
    [gates] { next-to-show }{ $second-count } portes entières
    [minaret] { next-to-show }un minaret entier
    [minarets] { next-to-show }{ $second-count } minarets entiers
    [cupola] { next-to-show }une coupole
    [cupolas] { next-to-show }{ $second-count } coupoles
    [garden] { next-to-show }un jardin
    [gardens] { next-to-show }{ $second-count } jardins
    [window] { next-to-show }une fenêtre
    [windows] { next-to-show }{ $second-count } fenêtres
    [tower] { next-to-show }une tour
    [towers] { next-to-show }{ $second-count } tours
    [guard] { next-to-show }un garde
    [guards] { next-to-show }{ $second-count } gardes
    [sapphire] { next-to-show }un saphir
    [sapphires] { next-to-show }{ $second-count } saphirs
    [half-gate] { next-to-show }une demi-porte
    [half-gates] { next-to-show }{ $second-count } demi-portes
    [half-shaft] { next-to-show }un demi-minaret
    [half-shafts] { next-to-show }{ $second-count } demi-minarets
   *[bonus] { next-to-show }{ $second-count } points
}{ $third ->
    [none] { "" }
    [gate] {" et "}une porte entière
    [gates] {" et "}{ $third-count } portes entières
    [minaret] {" et "}un minaret entier
    [minarets] {" et "}{ $third-count } minarets entiers
    [cupola] {" et "}une coupole
    [cupolas] {" et "}{ $third-count } coupoles
    [garden] {" et "}un jardin
    [gardens] {" et "}{ $third-count } jardins
    [window] {" et "}une fenêtre
    [windows] {" et "}{ $third-count } fenêtres
    [tower] {" et "}une tour
    [towers] {" et "}{ $third-count } tours
    [guard] {" et "}un garde
    [guards] {" et "}{ $third-count } gardes
    [sapphire] {" et "}un saphir
    [sapphires] {" et "}{ $third-count } saphirs
    [half-gate] {" et "}une demi-porte
    [half-gates] {" et "}{ $third-count } demi-portes
    [half-shaft] {" et "}un demi-minaret
    [half-shafts] {" et "}{ $third-count } demi-minarets
   *[bonus] {" et "}{ $third-count } points
}
log-turn = Sur le dessus de la pile { $floor ->
    [ground] du rez-de-chaussée
    [walls] des murailles
    [residences] des résidences
   *[roofs] des toits
} : { shown }.
log-look = { $you ->
    [yes] Dans la pile, vous voyez { shown }.
   *[no] { $seat } regarde la pile.
}
log-reveal-tiles = { $you ->
    [yes] Vous dévoilez
   *[no] { $seat } dévoile
} { $floor ->
    [ground] { $tiles ->
        [one] un rez-de-chaussée
       *[other] { $tiles } rez-de-chaussée
    }
    [walls] { $tiles ->
        [one] une muraille
       *[other] { $tiles } murailles
    }
    [residences] { $tiles ->
        [one] une résidence
       *[other] { $tiles } résidences
    }
   *[roofs] { $tiles ->
        [one] un toit
       *[other] { $tiles } toits
    }
}.
log-build = { $you ->
    [yes] Vous construisez
   *[no] { $seat } construit
} { shown } à la place { $place } { $floor ->
    [ground] du rez-de-chaussée
    [walls] des murailles
    [residences] des résidences
   *[roofs] des toits
}{ $completes ->
    [gate] {" "}et { $you ->
        [yes] achevez
       *[no] achève
    } une porte
    [minaret] {" "}et { $you ->
        [yes] achevez
       *[no] achève
    } un minaret
   *[nothing] { "" }
}{ $sapphires ->
    [0] { "" }
    [one] {" "}et { $you ->
        [yes] prenez
       *[no] prend
    } un saphir
   *[other] {" "}et { $you ->
        [yes] prenez
       *[no] prend
    } { $sapphires } saphirs
}.
log-move = { $you ->
    [yes] Vous déplacez
   *[no] { $seat } déplace
} { shown } à la place { $place } { $floor ->
    [ground] du rez-de-chaussée
    [walls] des murailles
    [residences] des résidences
   *[roofs] des toits
}{ $completes ->
    [gate] {" "}et { $you ->
        [yes] achevez
       *[no] achève
    } une porte
    [minaret] {" "}et { $you ->
        [yes] achevez
       *[no] achève
    } un minaret
   *[nothing] { "" }
}.
propose-build = { log-build }{ proposed-face }
propose-move = { log-move }{ proposed-face }
proposed-face = { $turned ->
    [yes] {" "}La tuile est retournée.
   *[no] { "" }
}{ $left ->
    [wall] {" "}Un mur à sa gauche
    [arcade] {" "}Une arcade à sa gauche
    [gate] {" "}Une demi-porte à sa gauche
    [shaft] {" "}Un demi-minaret à sa gauche
   *[alike] { "" }
}{ $right ->
    [wall] , un mur à sa droite.
    [arcade] , une arcade à sa droite.
    [gate] , une demi-porte à sa droite.
    [shaft] , un demi-minaret à sa droite.
   *[alike] { "" }
}
log-pass = { $you ->
    [yes] Vous passez et prenez
   *[no] { $seat } passe et prend
} { $sapphires ->
    [0] rien : le trésor est vide
    [one] un saphir
   *[other] { $sapphires } saphirs
}.
log-done = { $you ->
    [yes] Vous terminez votre tour
   *[no] { $seat } termine son tour
} sans rien construire de plus.
log-under = { $you ->
    [yes] Vous remettez
   *[no] { $seat } remet
} { shown } sous sa pile.
log-blue = { $you ->
    [yes] Vous appelez
   *[no] { $seat } appelle
} le djinn bleu, qui remet { $floor ->
    [ground] les rez-de-chaussée
    [walls] les murailles
    [residences] les résidences
   *[roofs] les toits
} sous la pile et dévoile { $tiles ->
    [one] une autre tuile
   *[other] { $tiles } autres tuiles
}.
log-red = { $you ->
    [yes] Vous appelez
   *[no] { $seat } appelle
} le djinn rouge, qui prend { shown } à la place { $place } { $floor ->
    [ground] du rez-de-chaussée
    [walls] des murailles
    [residences] des résidences
   *[roofs] des toits
}.
log-green = { $you ->
    [yes] Vous appelez
   *[no] { $seat } appelle
} le djinn vert, pour construire deux fois.
log-gold = { $you ->
    [yes] Vous appelez
   *[no] { $seat } appelle
} le djinn doré et { $you ->
    [yes] regardez
   *[no] regarde
} la pile { $floor ->
    [ground] du rez-de-chaussée
    [walls] des murailles
    [residences] des résidences
   *[roofs] des toits
}.

## Le compte.

end-roof = Quelqu’un a construit son cinquième toit.
end-turns = Le dernier tour est joué.
end-passes = Tout le monde a passé deux fois de suite.
score-small = Fenêtres ou tours
score-middle = Coupoles ou jardins
score-great = Portes ou minarets
score-guards = Gardes
score-bonus = Toits +4 et +5
score-row = Objectifs : un étage
score-column = Objectifs : une colonne
score-djinns = Objectif : djinns
score-pairs = Objectif : paires de saphirs

## Le plateau.

place-table = La table
palace-own = Votre palais
action-build = Construire
action-flip = Retourner
action-put-back = Reposer
action-forget = Annuler
action-under = Remettre sous sa pile
action-done = Terminer mon tour
action-choose = Choisir { $character }
action-pass = Passer
action-call = L’appeler
action-close = Fermer
hint-setup = Mise en place de la table.
hint-choose = Choisissez votre personnage.
hint-choosing = { $name } choisit un personnage.
hint-showing = On dévoile les objectifs secrets.
hint-over = Les palais sont terminés.
hint-turn-of = C’est à { $name } de jouer.
hint-revealing = { $name } dévoile des tuiles.
hint-looking = { $name } regarde une pile avec le djinn doré.
hint-your-turn = À vous : dévoilez des tuiles ou prenez-en une, appelez un djinn, ou passez.
hint-take = Prenez une tuile disponible et construisez-la.
hint-nothing-fits = Aucune tuile disponible ne convient : vous devez passer.
hint-place = Choisissez où la poser.
hint-no-place = Cette tuile ne va nulle part pour l’instant.
hint-lifted = Posez la tuile ailleurs, ou remettez-la sous sa pile.
hint-wish-blue = Choisissez une pile et le nombre de tuiles à dévoiler.
hint-wish-red = Choisissez la tuile de votre palais à prendre.
hint-wish-green = Vous devrez construire deux tuiles, tant qu’une convient.{ $ends ->
    [yes] {" "}Votre cinquième toit lance le dernier tour.
   *[no] { "" }
}
hint-wish-gold = Choisissez la pile à regarder.
hint-with-blue = Vous pouvez prendre une tuile, ou terminer votre tour.
hint-with-red = Vous pouvez construire normalement, ou terminer votre tour.
hint-with-green = { $fits ->
    [yes] { $builds ->
        [one] Vous devez construire encore une tuile.
       *[other] Vous devez construire deux tuiles. Vous pouvez dévoiler des tuiles de deux piles.
    }
   *[no] Rien ne convient pour l’instant : dévoilez des tuiles, ou terminez votre tour.
}
hint-with-gold = Prenez une de ces tuiles et construisez-la.
last-round = Dernier tour : quelqu’un a son cinquième toit.
turns-left = { $turns ->
    [one] Dernier tour
   *[other] Encore { $turns } tours
}
djinns = Les djinns
djinn-costs = { $price ->
    [one] { $price } saphir.
   *[other] { $price } saphirs.
}
djinn-does-blue = Remplacez les tuiles devant une pile par d’autres, puis construisez-en une si vous voulez.
djinn-does-red = Déplacez une de vos tuiles ou remettez-la sous sa pile, puis construisez si vous voulez.
djinn-does-green = Construisez deux fois ; c’est obligatoire tant qu’une tuile convient.
djinn-does-gold = Regardez toute une pile et construisez une de ses tuiles.
djinn-free = Personne ne l’a.
djinn-holder = Il est chez { $name }.
tile-named = Tuile { $tile } : { $shows }
tile-face = { $left }, { $first } ; { $second }, { $right }
tile-lintel = linteau d’une porte, entre { $left } et { $right }
tile-spire = toit pointu d’un minaret, entre { $left } et { $right }
tile-fits = Elle convient.
tile-fits-not = Elle ne va nulle part pour l’instant.
half-empty = rien
and-between = {" "}et{" "}
told-of = { $what } : { $words }
symbol-bonus = { $points } points
joint-wall = mur
joint-arcade = arcade
joint-gate = demi-porte
joint-shaft = demi-minaret
spot = { $floor }, place { $place }
spot-build = Construire ici.
spot-build-turned = Construire ici, retournée.
spot-forbidden = Elle ne peut pas être posée ici.
spot-lift = La prendre.
spot-lift-not = On ne peut pas la prendre.
foresee = { $completes ->
    [gate] Achève une porte !{" "}
    [minaret] Achève un minaret !{" "}
   *[nothing] { "" }
}{ $points ->
    [0] Aucun point pour l’instant
    [one] { $points } point
   *[other] { $points } points
}{ $sapphires ->
    [0] { "" }
    [one] {" "}et un saphir
   *[other] {" "}et { $sapphires } saphirs
}.
foresee-part = { $line } { $points }
pile-top = Pile { $floor } : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} ; sur le dessus, visible, mais pas à prendre : { $tile }, { $shows }
pile-empty = Pile { $floor } : vide
pile-look = La regarder.
pile-line = { $floor } : { $count ->
    [0] pile vide
    [1] 1 tuile dans la pile
   *[other] { $count } tuiles dans la pile
}, { $available ->
    [one] { $available } disponible
   *[other] { $available } disponibles
}
draw-reveal = { $floor } : dévoiler { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
draw-exchange = { $floor } : remplacer par { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
tray = { $floor } : la pile, de haut en bas
treasury-has = Trésor : { $count }
purse = { $count ->
    [0] Aucun saphir
    [one] { $count } saphir
   *[other] { $count } saphirs
}
ledger = Ce que vaut votre palais
ledger-line = { $line } : { $number }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-so-far = { $points ->
    [one] { $points } point jusqu’ici
   *[other] { $points } points jusqu’ici
}
objectives-secret = Vos objectifs secrets
objectives-open = Objectifs
wish-window = Fenêtres, 1 point chacune
wish-tower = Tours, 1 point chacune
wish-cupola = Coupoles, 3 points chacune
wish-garden = Jardins, 3 points chacun
wish-gate = Portes, 6 points chacune
wish-minaret = Minarets, 6 points chacun
look-at-palace = Voir le palais : { $name }
telling = Le décompte
telling-again = Revoir le décompte
board-scores = Rapporte : { $scores }
board-starts = Au départ : { $start }
board-start-sapphires = { $count ->
    [one] { $count } saphir
   *[other] { $count } saphirs
}
board-start-guards = { $count ->
    [one] { $count } garde
   *[other] { $count } gardes
}
board-start-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
summary-title = La table en mots
player-line = { $name }, { $character } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $sapphires ->
    [0] aucun saphir
    [one] { $sapphires } saphir
   *[other] { $sapphires } saphirs
}, { $guards ->
    [0] aucun garde
    [one] { $guards } garde
   *[other] { $guards } gardes
}{ $turn ->
    [yes] {" ;"} à son tour
   *[no] { "" }
}.
first-board = Chaque plateau rapporte autre chose. Choisissez Ali Baba : fenêtres, coupoles et portes lui donnent des points.
first-why-board = L’histoire suit Ali Baba : la porte, la fenêtre et les coupoles que vous allez construire lui donnent des points.

## La première partie.

first-welcome = Anis prend un autre plateau, et chacun reçoit deux objectifs secrets. Dévoilez maintenant trois tuiles du rez-de-chaussée : c’est le maximum devant une pile.
first-why-reveal = Un palais se construit de bas en haut, et trois tuiles donnent le plus de choix.
first-edges = Prenez la tuile avec une demi-porte. Les bords qui se touchent doivent montrer le même motif : retournez celle-ci, et son arcade rejoint la vôtre. Son saphir est aussi pour vous.
first-why-edges = Les deux moitiés d’une porte sont là, et une porte entière vaut six points. Commencez par celle qui donne aussi un saphir.
first-gate = Une porte a deux moitiés côte à côte. Construisez l’autre moitié à côté de la première.
first-why-gate = Ailleurs, votre demi-porte resterait seule : il lui faut son autre moitié juste à côté.
first-lintel = Posez maintenant un linteau au-dessus des deux moitiés : la porte est complète et vaut six points. Chaque étage est décalé d’une demi-tuile.
first-why-lintel = Seul le linteau achève la porte, pour six points. Gardez la face montrée : l’histoire construit dessus.
first-djinn = Anis passe et prend deux saphirs. Vous en avez quatre. Le djinn vert en coûte deux et vous fait construire deux fois : appelez-le. Il reste à côté de votre palais jusqu’à ce qu’un autre l’appelle.
first-why-djinn = Sans lui, vous construisez une tuile. Avec le djinn vert, vous en construisez deux, et il vous reste deux saphirs.
first-twice = Avec le djinn vert, vous pouvez dévoiler des tuiles de deux piles. Dévoilez une tuile des murailles.
first-why-twice = Seule une tuile des murailles comble le vide à côté de votre porte. Une suffit : ce que vous laissez, Anis peut le prendre.
first-hole = On ne peut jamais enfermer une place vide. Comblez le vide à côté de votre porte tant que c’est possible.
first-why-hole = Tant que le vide reste ouvert, rien ne peut se construire au-dessus. Comblez-le d’abord.
first-residences = Encore une tuile à construire. Dévoilez deux résidences.
first-why-residences = Vos deux murailles portent maintenant une résidence. Deux tuiles vous laissent le choix, et peu de chose à Anis.
first-shifted = Une coupole vous rapporte trois points, une fenêtre un. Au-dessus des deux murailles, construisez la tuile qui a les deux.
first-why-shifted = L’autre tuile n’a que des fenêtres. Construisez celle-ci au-dessus des deux murailles, avec la face montrée : l’histoire construit dessus.
first-roofs = Sous votre palais, vous voyez ce que valent vos deux objectifs secrets. Dévoilez maintenant un toit.
first-why-roofs = Votre résidence porte maintenant un toit. Un suffit : ce que vous laissez, Anis peut le prendre.
first-roof = Construisez votre premier toit : une autre coupole et un garde. Le plus de gardes : neuf points à la fin.
first-why-roof = Cela rapporterait autant, mais l’histoire continue avec la place et la face montrées.
first-farewell = Un cinquième toit lance le dernier tour, puis on compte tous les points. Vous en savez assez pour jouer : que votre palais soit le plus beau !

## Ce que montrent les images de la page de règles.

picture-goal = Un palais de quatre étages, bleu, rouge, vert et or, avec une porte, un minaret, des coupoles et un jardin.
picture-build = Une pile dont le toit du dessus est visible, mais pas à prendre, et trois toits disponibles devant elle.
picture-place = Deux tuiles dont les arcades se rejoignent : permis. Une arcade contre un mur : interdit.
picture-crowns = Une porte faite de deux rez-de-chaussée et d’un linteau ; un minaret fait de deux résidences et d’un toit pointu.
picture-sapphires = Une tuile rapporte les saphirs qu’elle montre.
picture-djinns = Le djinn bleu coûte un saphir, le rouge et le vert deux, le doré trois.
picture-count = Une fenêtre ou une tour vaut 1, une coupole ou un jardin 3, une porte ou un minaret 6, le plus de gardes 9, 6 ou 3.
picture-objectives = Un palais dont un étage et une colonne sont marqués.

## La page de règles.

section-goal = But du jeu
rule-goal = Bâtissez un palais sur votre plateau. Le joueur qui a le plus de points à la fin devient grand vizir.
rule-four-floors = Un palais a quatre étages : le rez-de-chaussée (bleu, six places), les murailles (rouge, cinq), les résidences (vert, six) et les toits (or, cinq). Chaque étage est décalé d’une demi-tuile. Trois tuiles sont imprimées sur chaque plateau : deux rez-de-chaussée au milieu, et la muraille au-dessus.
section-setup = Mise en place
rule-tiles-in-use = À deux, jouez avec les tuiles marquées 2+ ; à trois, aussi avec celles marquées 3+ ; à quatre, avec les 93.
rule-piles = Mélangez les tuiles de chaque étage en une pile, face visible. Tout le monde voit celle du dessus.
rule-boards = Chacun choisit un plateau. Vous pouvez aussi convenir de tirer les plateaux au sort.
rule-boards-in-turn = On choisit les plateaux dans l’ordre du tour, en commençant par le premier joueur. Si les quatre doivent être de la même face, le premier plateau la fixe.
rule-one-board-each = Deux joueurs ne peuvent pas choisir le même plateau.
rule-one-side = On ne choisit que des plateaux de la face convenue. À quatre joueurs, sauf accord contraire, les quatre plateaux sont de la même face : le livret le conseille pour un équilibre parfait.
rule-board-first = Choisissez d’abord votre plateau.
rule-start-sapphires = Ali Baba, Scheherazade, Shahriyar et Ja’far prennent les saphirs indiqués sur leur plateau. Les autres partent avec des gardes ou des éléments sur leurs tuiles imprimées.
rule-objectives = Chacun reçoit deux des dix objectifs secrets. Regardez les vôtres sans les montrer.
rule-turn = À votre tour, construisez, ou appelez un djinn, ou passez.
rule-first-player = Le premier joueur est tiré au sort. On joue ensuite dans le sens horaire.
section-build = Construire : dévoiler, puis prendre
rule-three-available = Pour construire, vous pouvez d’abord dévoiler des tuiles d’une pile : prenez-les sur le dessus et placez-les devant la pile. Trois tuiles au plus sont disponibles devant une pile.
rule-reveal-one-pile = Vous ne dévoilez des tuiles que d’une seule pile, une fois par tour.
rule-pile-runs-out = Vous ne pouvez pas dévoiler plus de tuiles que la pile n’en a.
rule-top-tile = Tout le monde voit la tuile du dessus d’une pile, mais personne ne peut la prendre.
rule-take-available = Prenez une tuile disponible devant n’importe quelle pile et placez-la dans votre palais.
rule-take-one = Une fois que vous avez dévoilé des tuiles, vous devez en prendre une si l’une des tuiles disponibles convient.
section-place = Où placer une tuile
rule-free-place = Posez une tuile sur une place libre de son étage.
rule-touch-the-palace = Elle doit toucher votre palais : une tuile à côté, au-dessus ou en dessous.
rule-foundations = Au-dessus du rez-de-chaussée, il faut au moins une tuile en dessous. La plupart des places ont deux tuiles en dessous ; les résidences des deux bouts n’en ont qu’une.
rule-edges-match = Là où ses bords touchent d’autres tuiles, les deux doivent montrer le même motif : mur, arcade, demi-porte ou demi-minaret.
rule-within-the-limits = On ne construit pas au-delà des deux objectifs secrets posés de part et d’autre du plateau : un palais a douze colonnes, et une tuile en couvre deux.
rule-no-hole = On ne peut pas créer de trou : de chaque place vide, il doit rester un chemin, par des places vides, vers le ciel ou vers un bout du palais.
rule-two-faces = Les tuiles sont réversibles : le dos est l’image miroir du devant. Choisissez l’une ou l’autre face.
rule-same-on-both-faces = Cette tuile est identique sur ses deux faces : on la pose côté face.
rule-built-stays = Une tuile construite reste à sa place. Seul le djinn rouge peut la déplacer.
section-crowns = Portes et minarets
rule-gate = Une porte, c’est trois tuiles : deux rez-de-chaussée côte à côte, avec chacun une demi-porte là où ils se touchent, et un linteau au-dessus.
rule-minaret = Un minaret, c’est trois tuiles : deux résidences côte à côte, avec chacune un demi-minaret là où elles se touchent, et un toit pointu au-dessus.
rule-few-crowns = Il n’y a que deux linteaux et deux toits pointus à deux joueurs, et trois de chaque à trois et quatre joueurs.
rule-lintel = Un linteau ne se pose qu’au-dessus de demi-portes. L’une des deux peut encore manquer.
rule-spire = Un toit pointu ne se pose qu’au-dessus de demi-minarets. L’un des deux peut encore manquer.
rule-walled-up = Toute autre tuile peut se poser au-dessus de demi-portes ou de demi-minarets : on ne peut alors plus les compléter.
section-sapphires = Les saphirs
rule-sapphires = Quand vous construisez une tuile, prenez dans le trésor autant de saphirs qu’elle en montre.
rule-treasury = Il y a 55 saphirs. Si le trésor est vide, vous n’en recevez plus.
section-djinns = Les djinns
rule-djinn-price = Payez un djinn avant qu’il vous aide : le bleu 1 saphir, le rouge 2, le vert 2, le doré 3.
rule-one-djinn = Vous pouvez appeler un seul djinn par tour.
rule-djinn-or-build = Appelez un djinn au début de votre tour, avant de dévoiler des tuiles.
rule-djinn-works = Vous ne pouvez appeler un djinn que s’il peut faire son travail. Au bleu, il faut des tuiles à remettre et d’autres à dévoiler. Au rouge, une tuile qui peut être retirée. Au vert, une tuile qui convient, disponible ou encore à dévoiler. Au doré, une tuile qui convient, sous celle du dessus d’une pile.
rule-djinn-builds = Ce que construisent les djinns bleu, vert et doré ne rapporte pas de saphirs. Ce que vous construisez après le déplacement du djinn rouge en rapporte.
rule-djinn-reveals = En plus des tuiles que le djinn bleu dévoile, vous n’en dévoilez aucune. Avec le doré, vous ne dévoilez rien.
rule-djinn-stays = Un djinn reste à côté de votre palais jusqu’à ce qu’un autre joueur l’appelle. Vous pouvez le rappeler, au même prix.
section-blue = Le djinn bleu
rule-blue-djinn = Remettez toutes les tuiles disponibles d’une pile sous elle et dévoilez-en jusqu’à trois autres. Vous pouvez ensuite prendre et placer n’importe quelle tuile disponible.
rule-done-with-a-djinn = Vous ne pouvez terminer votre tour sans prendre de tuile qu’avec le djinn bleu, rouge ou vert.
section-red = Le djinn rouge
rule-red-djinn = Prenez une tuile que vous avez construite et placez-la ailleurs, ou remettez-la sous sa pile. Vous pouvez ensuite construire normalement.
rule-red-djinn-stands = Les tuiles imprimées ne bougent jamais. Le reste du palais doit encore tenir, d’un seul bloc et sans trou.
rule-red-djinn-holds = Placez d’abord la tuile que vous avez prise, ou remettez-la sous sa pile.
rule-red-djinn-moves = La tuile va à une autre place, elle ne revient pas où elle était.
rule-nothing-lifted = Seule une tuile prise par le djinn rouge se remet sous sa pile.
section-green = Le djinn vert
rule-green-djinn = Construisez deux fois. Vous devez construire les deux tuiles, sauf si plus rien ne convient.
rule-green-djinn-reveals = Vous pouvez dévoiler des tuiles de deux piles différentes, une fois chacune, avant votre première tuile ou entre les deux.
section-gold = Le djinn doré
rule-gold-djinn = Regardez une pile en secret, prenez une de ses tuiles et placez-la.
rule-top-tile-for-gold = Le djinn doré ne peut pas prendre non plus la tuile du dessus d’une pile.
rule-gold-djinn-takes = Si vous avez regardé une pile, vous devez prendre une de ses tuiles.
rule-gold-djinn-order = Les autres tuiles restent dans leur ordre. Seuls ceux qui ont regardé le connaissent.
section-pass = Passer
rule-pass = Si vous ne pouvez pas ou ne voulez pas jouer, passez votre tour et prenez deux saphirs.
rule-pass-without-a-djinn = Vous ne pouvez pas passer si vous avez appelé un djinn.
rule-nothing-fits = Si vous avez dévoilé des tuiles et qu’aucune tuile disponible ne convient, vous passez votre tour. Si plus rien ne convient pendant que le djinn vert vous aide, votre tour s’arrête.
section-end = Fin de la partie
rule-fifth-roof = Quand quelqu’un construit son cinquième toit, chacun des autres joue encore un tour.
rule-all-pass = La partie s’arrête aussi quand tous passent deux fois de suite. En solo, passer n’arrête rien.
rule-fifty-turns = La partie s’arrête aussi après cinquante tours chacun. Peu de parties durent si longtemps. Si un cinquième toit est construit au dernier tour, chacun des autres joue encore un tour.
rule-solo = Solo : jouez avec les tuiles pour deux joueurs et choisissez un plateau. La partie s’arrête avec votre cinquième toit, ou après vingt tours, tours passés compris. Visez le plus haut score.
section-count = Le décompte
rule-small = Selon votre plateau : 1 point par fenêtre, ou par tour.
rule-middle = Selon votre plateau : 3 points par coupole, ou par jardin.
rule-great = Selon votre plateau : 6 points par porte complète, ou par minaret complet.
rule-whole-on-a-roof = Certains toits montrent une porte entière ou un minaret entier : ils comptent comme complets.
rule-guards = Le plus de gardes : 9 points. Le deuxième : 6. Le troisième : 3. Le quatrième : rien. À égalité, tous reçoivent les points de la place la plus basse.
rule-no-guards = Sans garde, pas de points pour les gardes. En solo, un seul garde suffit pour les 9 points.
rule-bonus = Les toits marqués +4 ou +5 rapportent autant de points.
section-objectives = Les objectifs
rule-row = 1 point par symbole indiqué sur l’objectif (garde, saphir, tour ou fenêtre), sur l’étage qui en contient le plus.
rule-column = 1 point par symbole indiqué sur l’objectif, sur la colonne qui en contient le plus, plus 1 point. Ce sont les symboles qui doivent être alignés, pas les tuiles : chaque moitié de tuile est dans sa propre colonne.
rule-objective-djinns = 2 points par djinn à côté de votre palais.
rule-pairs = 1 point par paire de saphirs que vous possédez. Ceux des tuiles ne comptent pas ici.
rule-advanced = Pour joueurs avertis : jouez avec les objectifs visibles dès le début. Sinon, on les dévoile à la fin.
section-winner = Vainqueur
rule-winner = Le plus haut score l’emporte. À égalité, c’est celui qui possède le plus de saphirs.
rule-shared = Si les saphirs sont à égalité aussi, la victoire est partagée.

## Ce qui ne va pas dans le fichier d’une édition. Les entrées y portent leur nom du fichier.

edition-unreadable = { $file } est illisible : { $problem }.
edition-tiles = { $file }, { $floor } : il faut { $wanted } tuiles, et non { $found }.
edition-marks = { $file }, { $floor } : il faut { $wanted } tuiles avec players = { $players }, et non { $found }.
edition-crowns = { $file }, { $floor } : avec players = { $players }, il faut { $wanted } tuiles { $kind }, et non { $found }.
edition-kind = { $file }, { $entry } : il n’y a pas de { $kind } à cet étage ; les « lintel » sont des murailles, les « spire » des toits.
edition-edge = { $file }, { $entry } : pas de bord « { $edge } » parmi { $floor } ; il y a { $edges }.
edition-symbol = { $file }, { $entry } : pas de symbole « { $symbol } » parmi { $floor } ; il y a { $symbols }.
edition-nowhere = { $file } : { $where ->
    [roof] aucun toit
   *[tile] aucune tuile
} ne montre « { $symbol } », que le livret nomme pourtant.
edition-two-and-two = { $file }, roofs : au moins un toit doit montrer deux fenêtres et deux tours ; aucun ne le fait.
edition-uprights = { $file }, { $floor } : au moins deux des tuiles avec players = 2 doivent avoir un bord « { $edge } ».
edition-board-times = { $file }, boards : { $board } y est { $times } fois ; chaque personnage doit y être une seule fois.
edition-board-unknown = { $file }, boards : il n’y a pas de personnage { $board } ; il y a { $characters }.
edition-board-scores = { $file }, boards { $board } : un autre plateau rapporte aussi { $scores }.
edition-side-scores = { $file }, boards : sur la face { $side }, deux plateaux doivent rapporter { $element }, et non { $found }.
edition-board-side = { $file }, boards { $board } : pas sur la face { $side } ; il y a { $characters }.
edition-some-sapphires = { $file }, boards { $board } : ce personnage doit commencer avec 1 à 10 saphirs, et non { $sapphires }.
edition-no-sapphires = { $file }, boards { $board } : ce personnage doit commencer sans saphir, et non avec { $sapphires }.
edition-joint = { $file }, boards { $board } : les tuiles du rez-de-chaussée se touchent par « { $left } » et « { $right } », alors que deux bords qui se touchent doivent être pareils.
edition-no-guards = { $file }, boards : au moins un personnage sans saphirs doit commencer avec des gardes ; aucun ne le fait.
edition-no-elements = { $file }, boards : au moins un personnage sans saphirs doit commencer avec des éléments qui rapportent ; aucun ne le fait.

## Une édition, telle qu’elle est listée.

listed-tile = Tuile
listed-tile-players = Joueurs
listed-tile-kind = Sorte
listed-left-edge = Bord gauche
listed-left-half = Moitié gauche
listed-right-half = Moitié droite
listed-right-edge = Bord droit
listed-bonus = +{ $points }
listed-boards = Plateaux
listed-board = Personnage
listed-board-side = Face
listed-board-sapphires = Saphirs
listed-board-scores = Rapporte
listed-printed = Tuiles imprimées sur les plateaux
listed-printed-where = Place
printed-left = rez-de-chaussée gauche
printed-right = rez-de-chaussée droit
printed-wall = muraille
edge-wall = mur
edge-arcade = arcade
edge-gate = demi-porte
edge-shaft = demi-minaret
kind-lintel = linteau
kind-spire = toit pointu

## Ce que pèse un bon joueur : $amount est un nombre entier ; $sure vaut no s’il dépend de ce qui sera révélé.

weighs-points = { $sure ->
    [yes] { $amount ->
        [one] { $amount } point sûr
       *[other] { $amount } points sûrs
    }
   *[no] { $amount ->
        [one] environ { $amount } point
       *[other] environ { $amount } points
    }
}
weighs-guards = { $amount ->
    [one] { $amount } point attendu des gardes
   *[other] { $amount } points attendus des gardes
}
weighs-crowns = { $amount ->
    [one] { $amount } point attendu d’une porte ou d’un minaret commencés
   *[other] { $amount } points attendus de portes ou de minarets commencés
}
weighs-rooms = { $amount ->
    [one] { $amount } point attendu sur les places libres
   *[other] { $amount } points attendus sur les places libres
}
weighs-sapphires = { $amount ->
    [one] { $amount } saphir
   *[other] { $amount } saphirs
}
weighs-rival = { $amount ->
    [one] { $amount } point attendu pour votre meilleur rival
   *[other] { $amount } points attendus pour votre meilleur rival
}
weighs-leaves = { $amount ->
    [one] { $amount } point laissé au joueur suivant
   *[other] { $amount } points laissés au joueur suivant
}

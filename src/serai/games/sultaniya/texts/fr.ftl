# Sultaniya en français. $tile est le nom d’une tuile (b7), $floor vaut ground, walls, residences ou roofs.

tagline = Élevez le plus beau palais de Sultaniya, tuile après tuile, avec un peu d’aide des djinns.
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
objective-column-guard = Gardes dans une demi-colonne
objective-column-sapphire = Saphirs dans une demi-colonne
objective-column-tower = Tours dans une demi-colonne
objective-column-window = Fenêtres dans une demi-colonne
objective-djinns = Djinns possédés
objective-pairs = Paires de saphirs possédés
pile = Pile
available = Disponibles
treasury = Trésor
palace-of = Le palais de { $name }

## Avant la partie.

option-characters = Personnages
option-characters-about = Qui les joueurs peuvent être : leurs plateaux sont tirés au sort.
value-characters-any = n’importe lequel des huit
value-characters-side-a = face A : Ali Baba, Anis, Dunyazad, Scheherazade
value-characters-side-b = face B : Shahriyar, Ja’far, Aladin, Sinbad
option-advanced = Objectifs
option-advanced-about = Pour joueurs avertis, les objectifs sont visibles dès le début.
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
    [column-guard] l’objectif « gardes dans une demi-colonne »
    [column-sapphire] l’objectif « saphirs dans une demi-colonne »
    [column-tower] l’objectif « tours dans une demi-colonne »
    [column-window] l’objectif « fenêtres dans une demi-colonne »
    [djinns] l’objectif « djinns possédés »
    [pairs] l’objectif « paires de saphirs possédés »
   *[unseen] un objectif secret
}.
log-show = { $you ->
    [yes] Vous retournez votre objectif
   *[no] { $seat } retourne un objectif
} : { $objective ->
    [row-guard] gardes sur un étage
    [row-sapphire] saphirs sur un étage
    [row-tower] tours sur un étage
    [row-window] fenêtres sur un étage
    [column-guard] gardes dans une demi-colonne
    [column-sapphire] saphirs dans une demi-colonne
    [column-tower] tours dans une demi-colonne
    [column-window] fenêtres dans une demi-colonne
    [djinns] djinns possédés
   *[pairs] paires de saphirs possédés
}.
log-first = { $you ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
}
# What a tile shows: up to three things, with a count where there is more than one.
next-to-show = { $third ->
    [none] {" et "}
   *[other] {", "}
}
shown = { $first ->
    [none] une tuile nue
    [lintel] le linteau d’une porte
    [spire] la flèche d’un minaret
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
log-turn = Au sommet de la pile { $floor ->
    [ground] du rez-de-chaussée
    [walls] des murailles
    [residences] des résidences
   *[roofs] des toits
} apparaît { shown }.
log-look = { $you ->
    [yes] Vous voyez { shown }
   *[no] { $seat } regarde une tuile
} dans la pile.
log-reveal = { $you ->
    [yes] Vous dévoilez
   *[no] { $seat } dévoile
} { $tiles ->
    [one] une tuile
   *[other] { $tiles } tuiles
} { $floor ->
    [ground] du rez-de-chaussée
    [walls] des murailles
    [residences] des résidences
   *[roofs] des toits
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
    [one] {", "}pour un saphir
   *[other] {", "}pour { $sapphires } saphirs
}.
log-build-turned = { log-build } La tuile est retournée.
log-move = { $you ->
    [yes] Vous reposez
   *[no] { $seat } repose
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
log-move-turned = { log-move } La tuile est retournée.
log-pass = { $you ->
    [yes] Vous passez et prenez
   *[no] { $seat } passe et prend
} { $sapphires ->
    [0] rien : le trésor est vide
    [one] un saphir
   *[other] { $sapphires } saphirs
}.
log-done = { $you ->
    [yes] Vous en restez
   *[no] { $seat } en reste
} là.
log-under = { $you ->
    [yes] Vous remettez
   *[no] { $seat } remet
} { shown } sous sa pile.
log-blue = { $you ->
    [yes] Vous appelez
   *[no] { $seat } appelle
} le djinn bleu : { $floor ->
    [ground] le rez-de-chaussée
    [walls] les murailles
    [residences] les résidences
   *[roofs] les toits
} contre { $tiles ->
    [one] une nouvelle tuile
   *[other] { $tiles } nouvelles tuiles
}.
log-red = { $you ->
    [yes] Vous appelez
   *[no] { $seat } appelle
} le djinn rouge, qui soulève { shown }.
log-green = { $you ->
    [yes] Vous appelez
   *[no] { $seat } appelle
} le djinn vert, pour construire deux fois.
log-gold = { $you ->
    [yes] Vous appelez
   *[no] { $seat } appelle
} le djinn doré, pour regarder la pile { $floor ->
    [ground] du rez-de-chaussée
    [walls] des murailles
    [residences] des résidences
   *[roofs] des toits
}.

## Le compte.

end-roof = Un palais a son cinquième toit.
end-turns = Le dernier tour est joué.
end-passes = Tout le monde a passé deux fois de suite.
score-small = Fenêtres ou tours
score-middle = Coupoles ou jardins
score-great = Portes ou minarets
score-guards = Gardes
score-bonus = Toits +4 et +5
score-row = Objectifs : un étage
score-column = Objectifs : une demi-colonne
score-djinns = Objectif : djinns
score-pairs = Objectif : paires de saphirs

## Le plateau.

place-table = La table
palace-own = Votre palais
action-build = Construire
action-flip = Retourner
action-put-back = Reposer
action-forget = Non merci
action-under = Sous sa pile
action-done = En rester là
action-pass = Passer
action-call = L’appeler
action-close = Fermer
hint-setup = La table se prépare.
hint-showing = On retourne les objectifs secrets.
hint-over = Les palais sont achevés.
hint-turn-of = C’est à { $name } de jouer.
hint-revealing = { $name } dévoile des tuiles.
hint-looking = { $name } regarde une pile avec le djinn doré.
hint-your-turn = À vous : dévoilez ou prenez une tuile, appelez un djinn, ou passez.
hint-take = Prenez maintenant une tuile disponible et construisez-la.
hint-nothing-fits = Rien de disponible ne convient : le tour devient une passe.
hint-place = Choisissez une place qui brille.
hint-no-place = Cette tuile ne va nulle part pour l’instant.
hint-lifted = Reposez la tuile soulevée ailleurs, ou remettez-la sous sa pile.
hint-wish-blue = Choisissez combien, devant une pile.
hint-wish-red = Choisissez une tuile de votre palais.
hint-wish-green = L’appeler maintenant ?
hint-wish-gold = Choisissez une pile.
hint-with-blue = Vous pouvez prendre une tuile, ou en rester là.
hint-with-red = Vous pouvez construire comme d’habitude, ou en rester là.
hint-with-green = { $fits ->
    [yes] { $builds ->
        [one] Construisez encore une tuile.
       *[other] Construisez { $builds } tuiles ; vous pouvez dévoiler de deux piles.
    }
   *[no] Rien ne convient : dévoilez, ou restez-en là.
}
hint-with-gold = Prenez une de ces tuiles et construisez-la.
last-round = Dernier tour : un toit est achevé.
turns-left = { $turns ->
    [one] Le dernier tour
   *[other] Encore { $turns } tours
}
djinns = Les djinns
djinn-costs = { $price ->
    [one] un saphir.
   *[other] { $price } saphirs.
}
djinn-does-blue = Il remet les tuiles d’une pile sous elle et en dévoile d’autres.
djinn-does-red = Il soulève une tuile que vous avez construite, pour la déplacer ou la remettre.
djinn-does-green = Il vous fait construire deux fois.
djinn-does-gold = Il vous montre toute une pile, pour en construire une tuile.
djinn-free = Personne ne le possède.
djinn-holder = Il est près du palais de { $name }.
tile-named = Tuile { $tile } : { $shows }
tile-face = { $left }, { $first } ; { $second }, { $right }
tile-lintel = linteau d’une porte, entre { $left } et { $right }
tile-spire = flèche d’un minaret, entre { $left } et { $right }
tile-fits = Elle convient.
tile-fits-not = Elle ne va nulle part pour l’instant.
half-empty = rien
and-between = {" "}et{" "}
told-of = { $what } : { $words }
symbol-bonus = { $points } points
joint-wall = mur
joint-arcade = arcade
joint-gate = demi-porte
joint-shaft = demi-fût
spot = { $floor }, place { $place }
spot-build = Construire ici.
spot-build-turned = Construire ici, retournée.
spot-forbidden = Elle ne peut pas tenir ici.
spot-lift = La soulever.
spot-lift-not = On ne peut pas la soulever.
foresee = { $completes ->
    [gate] Achève une porte !{" "}
    [minaret] Achève un minaret !{" "}
   *[nothing] { "" }
}{ $points ->
    [0] Pas de point pour l’instant
    [1] Un point
   *[other] { $points } points
}{ $sapphires ->
    [0] { "" }
    [1] { $points ->
        [0] , mais
       *[other] {" "}et
    } un saphir
   *[other] { $points ->
        [0] , mais
       *[other] {" "}et
    } { $sapphires } saphirs
}.
pile-top = Pile { $floor } : { $count ->
    [one] une tuile
   *[other] { $count } tuiles
} ; au sommet, seulement visible, { $tile } : { $shows }
pile-empty = Pile { $floor } : vide
pile-look = La regarder.
pile-line = { $floor } : { $count ->
    [0] pile vide
    [1] une tuile dans la pile
   *[other] { $count } tuiles dans la pile
}, { $available ->
    [one] { $available } disponible
   *[other] { $available } disponibles
}
draw-reveal = { $floor } : dévoiler { $tiles ->
    [one] une tuile
   *[other] { $tiles } tuiles
}
draw-exchange = { $floor } : échanger contre { $tiles ->
    [one] une tuile
   *[other] { $tiles } tuiles
}
tray = { $floor } : la pile, de haut en bas
treasury-has = Trésor : { $count }
purse = { $count ->
    [0] Aucun saphir
    [1] Un saphir
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
look-at-palace = Voir le palais de { $name }
telling = Le compte
telling-again = Le raconter encore
summary-title = La table en mots
player-line = { $name }, { $character } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $sapphires ->
    [0] aucun saphir
    [1] un saphir
   *[other] { $sapphires } saphirs
}, { $guards ->
    [0] aucun garde
    [1] un garde
   *[other] { $guards } gardes
}{ $turn ->
    [yes] {" ;"} à son tour
   *[no] { "" }
}.

## La première partie.

first-welcome = Vous êtes Ali Baba : votre palais compte les fenêtres, les coupoles et les portes. Devant chaque pile, il y a place pour trois tuiles ; dévoilez-en trois du rez-de-chaussée.
first-edges = Prenez la tuile avec une demi-porte. Les bords qui se touchent doivent montrer le même motif : retournée, son arcade rejoint la vôtre, et son saphir vous revient.
first-gate = Une porte a deux moitiés côte à côte. Construisez l’autre moitié près de la première.
first-lintel = Maintenant un linteau au-dessus de leur joint, et la porte est complète : six points. Chaque étage est décalé d’une demi-tuile par rapport à celui d’en dessous.
first-djinn = Votre rivale passe, pour deux saphirs. Vous en avez quatre : le djinn vert en demande deux et vous fait construire deux fois. Appelez-le ; il reste près de votre palais jusqu’à ce qu’un autre l’appelle.
first-twice = Avec son aide, on peut même dévoiler de deux piles. Dévoilez une tuile des murailles.
first-hole = Une place vide ne doit jamais être enfermée. Comblez le vide près de votre porte pendant qu’il en est temps.
first-residences = Encore une tuile. Dévoilez deux résidences.
first-shifted = Une coupole vous rapporte trois points, une fenêtre un. Elle se pose au-dessus des deux murailles.
first-roofs = Vos deux objectifs sont secrets : regardez ce que vaut chacun, sous votre palais. Dévoilez maintenant un toit.
first-roof = Déjà un toit, avec une autre coupole et un garde : le plus de gardes rapporte neuf points.
first-farewell = Qui construit un cinquième toit ouvre le dernier tour ; ensuite on compte tout. Le reste, vous le découvrirez à table : que votre palais soit le plus beau !

## Ce que montrent les images de la page de règles.

picture-goal = Un palais de quatre étages, bleu, rouge, vert et or, avec une porte, un minaret, des coupoles et un jardin.
picture-build = Une pile dont le toit du dessus est seulement visible, et trois toits disponibles devant elle.
picture-place = Deux tuiles dont les arcades se rejoignent : permis. Une arcade contre un mur : interdit.
picture-crowns = Une porte faite de deux rez-de-chaussée et d’un linteau ; un minaret fait de deux résidences et d’une flèche.
picture-sapphires = Une tuile qui montre deux saphirs en rapporte deux.
picture-djinns = Le djinn bleu coûte un saphir, le rouge et le vert deux, le doré trois.
picture-count = Une fenêtre ou une tour vaut 1, une coupole ou un jardin 3, une porte ou un minaret 6, le plus de gardes 9, 6 ou 3.
picture-objectives = Un palais dont un étage et une demi-colonne sont marqués.

## La page de règles.

section-goal = Le palais
rule-goal = Élevez un palais sur votre plateau ; qui marque le plus de points devient grand vizir.
rule-four-floors = Un palais a quatre étages : le rez-de-chaussée (bleu, six places), les murailles (rouge, cinq), les résidences (vert, six) et les toits (or, cinq). Chaque étage est décalé d’une demi-tuile par rapport à celui d’en dessous. Trois tuiles sont imprimées sur chaque plateau : deux rez-de-chaussée au milieu et la muraille au-dessus de leur joint. (Disposition des étages : décision de la maison.)
section-setup = Avant le premier tour
rule-tiles-in-use = À deux, on joue avec les tuiles marquées 2+ ; à trois, aussi avec celles marquées 3+ ; à quatre, avec les 93.
rule-piles = Les tuiles de chaque étage sont mélangées en une pile, face visible : tout le monde voit celle du dessus.
rule-boards = Chacun reçoit un plateau au hasard : de la face A, de la face B, ou parmi les huit, comme convenu. (Tirage : décision de la maison.)
rule-start-sapphires = Ali Baba, Scheherazade, Shahriyar et Ja’far prennent les saphirs indiqués sur leur plateau. Les autres partent avec des gardes ou des éléments sur leurs tuiles imprimées.
rule-objectives = Chacun reçoit deux des dix objectifs secrets et ne les montre à personne.
rule-first-player = Le premier joueur est tiré au sort ; le tour passe ensuite à gauche. À son tour, on construit, ou on appelle un djinn, ou on passe.
section-build = Construire : dévoiler, puis prendre
rule-three-available = Pour construire, vous pouvez d’abord dévoiler des tuiles d’une pile : elles passent de son sommet à son pied, où elles sont disponibles. Trois tuiles au plus sont disponibles devant une pile.
rule-reveal-one-pile = On ne dévoile que d’une seule pile, et une seule fois.
rule-pile-runs-out = On ne dévoile pas plus de tuiles que la pile n’en a encore.
rule-top-tile = La tuile du dessus d’une pile est vue de tous, mais personne ne peut la prendre, pas même avec le djinn doré. (Avec le djinn doré : décision de la maison.)
rule-take-available = Prenez une tuile disponible, de n’importe quelle pile, et posez-la dans votre palais.
rule-take-one = Qui a commencé à construire doit prendre une tuile tant qu’une tuile disponible convient.
section-place = Où une tuile peut tenir
rule-free-place = Une tuile se pose sur une place libre de son étage.
rule-touch-the-palace = Elle touche le palais : une tuile à côté d’elle, au-dessus ou en dessous.
rule-foundations = Au-dessus du rez-de-chaussée, il faut au moins une des deux tuiles d’en dessous.
rule-edges-match = Là où ses bords touchent d’autres tuiles, les deux montrent le même motif : mur, arcade, porte ou fût.
rule-within-the-limits = Rien ne dépasse les deux objectifs secrets posés aux côtés du plateau : douze demi-colonnes, c’est tout.
rule-no-hole = Aucune tuile ne doit enfermer une place vide, sans plus de chemin par des places vides jusqu’au ciel ou au-delà des bords du palais.
rule-two-faces = Les tuiles ont deux faces : le dos est l’image miroir du devant, et vous choisissez.
rule-same-on-both-faces = Une tuile identique sur ses deux faces se pose sur le devant. (Décision de la maison.)
section-crowns = Portes et minarets
rule-gate = Une porte, c’est trois tuiles : deux rez-de-chaussée côte à côte, chacun avec un bord de porte à leur joint, et un linteau au-dessus.
rule-minaret = Un minaret, c’est trois tuiles : deux résidences côte à côte, chacune avec un bord de fût à leur joint, et une flèche au-dessus.
rule-lintel = Un linteau ne se pose qu’au-dessus de bords de porte ; un des deux montants peut encore manquer.
rule-spire = Une flèche ne se pose qu’au-dessus de bords de fût ; un des deux montants peut encore manquer.
rule-walled-up = Toute autre tuile peut se poser sur des montants, et les mure. (Décision de la maison.)
section-sapphires = Les saphirs
rule-sapphires = Construire une tuile rapporte autant de saphirs du trésor qu’elle en montre.
rule-treasury = Il y a cinquante-cinq saphirs ; ce que le trésor n’a plus n’est pas pris.
section-djinns = Les djinns
rule-djinn-price = Un djinn se paie avant d’aider : le bleu 1 saphir, le rouge 2, le vert 2, le doré 3.
rule-one-djinn = Un seul djinn par tour.
rule-djinn-or-build = Un djinn s’appelle au début du tour, avant de rien dévoiler.
rule-djinn-builds = Ce qui est construit avec l’aide d’un djinn ne rapporte pas de saphirs.
rule-djinn-reveals = Avec le djinn bleu, on ne dévoile rien de plus que ce qu’il dévoile ; avec le doré, rien.
rule-djinn-stays = Un djinn reste près du palais de qui l’a appelé, jusqu’à ce qu’un autre l’appelle. Qui l’a déjà peut le rappeler, au même prix.
section-blue = Le djinn bleu
rule-blue-djinn = Remettez toutes les tuiles disponibles d’une pile sous elle, dévoilez-en jusqu’à trois autres, puis vous pouvez prendre et poser n’importe quelle tuile disponible. Il faut qu’il y ait des tuiles à remettre. (Décision de la maison.)
rule-done-with-a-djinn = Seul un tour avec le djinn bleu, rouge ou vert peut s’arrêter là, sans prendre de tuile.
section-red = Le djinn rouge
rule-red-djinn = Soulevez une tuile que vous avez construite ; jamais une tuile imprimée (décision de la maison). Ensuite vous pouvez construire comme d’habitude.
rule-red-djinn-stands = Ce qui reste doit encore tenir, se toucher et ne pas laisser de trou. (Décision de la maison.)
rule-red-djinn-holds = La tuile soulevée d’abord : posez-la, ou remettez-la sous sa pile.
rule-red-djinn-moves = Une tuile soulevée va à une autre place, elle ne revient pas où elle était.
rule-nothing-lifted = Seule une tuile soulevée se remet sous sa pile.
section-green = Le djinn vert
rule-green-djinn = Construisez deux fois. On peut l’appeler quand une tuile convient, ou qu’on peut en dévoiler une qui convient ; quand plus rien ne convient, son travail s’arrête. (Décision de la maison.)
rule-green-djinn-reveals = Avec lui, on peut dévoiler de deux piles différentes, une fois de chacune, avant de prendre ses tuiles ou entre les deux.
section-gold = Le djinn doré
rule-gold-djinn = Regardez une pile en secret, prenez-y une tuile sous celle du dessus et posez-la. L’une d’elles doit convenir. (Décision de la maison.)
rule-gold-djinn-takes = Qui a regardé une pile doit en prendre une tuile, et aucune autre.
rule-gold-djinn-order = L’ordre des autres tuiles ne change pas, et seuls ceux qui ont regardé le connaissent.
section-pass = Passer
rule-pass = Qui ne peut pas ou ne veut pas jouer passe et prend deux saphirs.
rule-pass-without-a-djinn = Qui a appelé un djinn ne peut pas passer en plus.
rule-nothing-fits = Si rien de disponible ne convient après avoir dévoilé, le tour devient une passe. (Décision de la maison.)
section-end = La fin
rule-fifth-roof = Quand quelqu’un a construit un cinquième toit, chacun des autres joue encore un tour.
rule-all-pass = La partie s’arrête aussi quand tous passent deux fois de suite ; seul, passer n’arrête rien. (Décision de la maison.)
rule-fifty-turns = Après cinquante tours chacun, la partie s’arrête aussi ; presque aucune ne va si loin. (Décision de la maison.)
rule-solo = Seul, on joue avec les tuiles de deux joueurs et au plus vingt tours, passes comprises ; visez le plus haut score.
section-count = Le compte
rule-small = Selon votre plateau : un point par fenêtre, ou par tour.
rule-middle = Selon votre plateau : trois points par coupole, ou par jardin.
rule-great = Selon votre plateau : six points par porte complète, ou par minaret complet.
rule-whole-on-a-roof = Certains toits montrent une porte entière ou un minaret entier : il compte comme complet.
rule-guards = Le plus de gardes rapporte 9 points, le deuxième 6, le troisième 3, le quatrième 0. À égalité, tous reçoivent la plus basse des places partagées. Sans garde, pas de points ; seul, 9 avec un garde. (Sans garde, et seul : décision de la maison.)
rule-bonus = Les toits marqués +4 ou +5 rapportent autant.
section-objectives = Les objectifs
rule-row = Un point par symbole (garde, saphir, tour ou fenêtre) sur l’étage qui en a le plus.
rule-column = Un point par symbole dans la demi-colonne qui en a le plus, et un de plus. Ce sont les symboles qui doivent être alignés, pas les tuiles.
rule-objective-djinns = Deux points par djinn près de votre palais.
rule-pairs = Un point par paire de saphirs que vous possédez ; ceux des tuiles ne comptent pas ici.
rule-advanced = Dans le jeu pour joueurs avertis, les objectifs sont visibles dès le début ; sinon, on les retourne à la fin.
section-winner = Le grand vizir
rule-winner = Le plus haut score l’emporte ; à égalité, qui possède le plus de saphirs ; si c’est encore égal, on partage. (Partage : décision de la maison.)

## Ce qui ne va pas dans le fichier d’une édition. Les entrées y portent leur nom du fichier.

edition-unreadable = { $file } est illisible : { $problem }.
edition-tiles = { $file }, { $floor } : il faut { $wanted } tuiles, et non { $found }.
edition-marks = { $file }, { $floor } : il faut { $wanted } tuiles avec players = { $players }, et non { $found }.
edition-crowns = { $file }, { $floor } : avec players = { $players }, le nombre de tuiles { $kind } est { $wanted }, et non { $found }.
edition-kind = { $file }, { $entry } : il n’y a pas de { $kind } à cet étage ; les « lintel » sont des murailles, les « spire » des toits.
edition-edge = { $file }, { $entry } : pas de bord « { $edge } » parmi { $floor } ; il y a { $edges }.
edition-symbol = { $file }, { $entry } : pas de symbole « { $symbol } » parmi { $floor } ; il y a { $symbols }.
edition-nowhere = { $file } : { $where ->
    [roof] aucun toit
   *[tile] aucune tuile
} ne montre « { $symbol } », que le livret nomme pourtant.
edition-two-and-two = { $file }, roofs : aucun ne montre deux fenêtres et deux tours, alors que certains le font.
edition-uprights = { $file }, { $floor } : parmi les tuiles avec players = 2, au moins deux ont un bord « { $edge } ».
edition-board-times = { $file }, boards : { $board } y est { $times } fois ; chaque personnage y est une fois.
edition-board-unknown = { $file }, boards : il n’y a pas de personnage { $board } ; il y a { $characters }.
edition-board-scores = { $file }, boards { $board } : un autre plateau compte aussi { $scores }.
edition-side-scores = { $file }, boards : du côté { $side }, deux plateaux comptent { $element }, et non { $found }.
edition-board-side = { $file }, boards { $board } : pas du côté { $side } ; il y a { $characters }.
edition-some-sapphires = { $file }, boards { $board } : ce personnage commence avec 1 à 10 saphirs, et non { $sapphires }.
edition-no-sapphires = { $file }, boards { $board } : ce personnage commence sans saphir, et non avec { $sapphires }.
edition-joint = { $file }, boards { $board } : les tuiles du sol se touchent par « { $left } » et « { $right } », alors que deux bords qui se touchent sont pareils.
edition-no-guards = { $file }, boards : aucun de ceux sans saphirs ne commence avec des gardes, alors que certains le font.
edition-no-elements = { $file }, boards : aucun de ceux sans saphirs ne commence avec des éléments qui comptent, alors que certains le font.

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
listed-board-side = Côté
listed-board-sapphires = Saphirs
listed-board-scores = Compte
listed-printed = Tuiles imprimées sur les plateaux
listed-printed-where = Place
printed-left = sol gauche
printed-right = sol droit
printed-wall = muraille
edge-wall = mur
edge-arcade = arcade
edge-gate = porte
edge-shaft = fût
kind-lintel = linteau
kind-spire = flèche

## Ce que pèse un bon joueur : $amount est un nombre, à virgule quand il est seulement probable.

weighs-points = { $amount ->
    [one] { $amount } point assuré
   *[other] { $amount } points assurés
}
weighs-guards = { $amount ->
    [one] { $amount } point à espérer des gardes
   *[other] { $amount } points à espérer des gardes
}
weighs-crowns = { $amount ->
    [one] { $amount } point en vue pour une porte ou un minaret commencés
   *[other] { $amount } points en vue pour des portes ou des minarets commencés
}
weighs-rooms = { $amount ->
    [one] { $amount } point en vue sur les places libres
   *[other] { $amount } points en vue sur les places libres
}
weighs-sapphires = { $amount ->
    [one] { $amount } saphir
   *[other] { $amount } saphirs
}
weighs-rival = { $amount ->
    [one] { $amount } point en vue pour le meilleur rival
   *[other] { $amount } points en vue pour le meilleur rival
}
weighs-leaves = { $amount ->
    [one] { $amount } point à portée du joueur suivant
   *[other] { $amount } points à portée du joueur suivant
}

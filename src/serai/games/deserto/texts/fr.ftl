# Deserto en français. $card vaut vizier, thief, treasure, oasis ou unseen.

tagline = Attrapez le voleur, gardez le trésor : une course-poursuite sur quatre cases de sable.
genre = Jeu de cartes rapide et tactique
card-vizier = Vizir
card-thief = Voleur
card-treasure = Trésor
card-oasis = Oasis
a-card = { $card ->
    [vizier] un vizir
    [thief] un voleur
    [treasure] un trésor
    [oasis] une oasis
   *[unseen] une carte
}

## Ce qui se passe, raconté dans le journal.

log-play = { $you ->
    [yes] Vous posez
   *[no] { $seat } pose
} { $card ->
    [vizier] un vizir
    [thief] un voleur
    [treasure] un trésor
   *[oasis] une oasis
} en { $cell }{ $four ->
    [yes] {" "}: quatre vizirs ! { $won } cartes gagnées
   *[no] { $won ->
        [0] { "" }
        [one] {" "}et { $you ->
            [yes] gagnez
           *[no] gagne
        } une carte
       *[other] {" "}et { $you ->
            [yes] gagnez
           *[no] gagne
        } { $won } cartes
    }
}.
log-pass = { $you ->
    [yes] Vous passez et donnez
   *[no] { $seat } passe et { $to-you ->
        [yes] vous donne
       *[no] donne
    }
} { $card ->
    [vizier] un vizir
    [thief] un voleur
    [treasure] un trésor
    [oasis] une oasis
   *[unseen] une carte
}{ $to-you ->
    [yes] {""}
   *[no] {" "}à { $to }
}.
log-draw = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} { $card ->
    [vizier] un vizir
    [thief] un voleur
    [treasure] un trésor
    [oasis] une oasis
   *[unseen] une carte
}.
log-first-card = { $card ->
    [vizier] Un vizir
    [thief] Un voleur
    [treasure] Un trésor
   *[oasis] Une oasis
} ouvre le carré.
log-first-player = { $you ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
}

## Le compte.

end-all-played = La pioche est vide et toutes les mains sont jouées.
won-by = { $points ->
    [one] Une carte d’avance
   *[other] { $points } cartes d’avance
}
lost-by = { $points ->
    [one] À une carte de la victoire
   *[other] À { $points } cartes de la victoire
}
score-won = Gagnées dans le carré
score-gifts = Reçues quand un autre passe

## À la table.

the-card = { $card ->
    [vizier] le vizir
    [thief] le voleur
    [treasure] le trésor
   *[oasis] l’oasis
}
place-table = La table
place-square = Le carré
place-hand = Votre main
place-pile = Pioche
place-heap = Cartes gagnées
hint-your-turn = À vous : choisissez une carte.
hint-place = Choisissez une place pour { the-card }.
hint-no-place = Pas de place pour { the-card } maintenant.
hint-turn-of = { $name } réfléchit.
hint-setup = On distribue les cartes.
hint-over = Toutes les cartes sont jouées.
hint-only-pass = Aucune de vos cartes ne peut être posée. Vous devez passer : choisissez une carte à donner à { $name }.
hint-give-which = Passer : choisissez une carte à donner à { $name }.
hint-give = Donner { the-card } à { $name } ?
seat-passed = passe
count-title = Cartes gagnées
count-total = Total
count-crowned = gagne
action-play = Poser
action-pass = Passer
action-give = Donner
action-put-back = Reposer
foresee-nothing = Ne gagne rien.
foresee-win = Gagne { $stacks ->
    [one] un tas
   *[other] { $stacks } tas
}, { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}.
foresee-four = Quatre vizirs ! Gagne les { $cards } cartes.
cell-empty = { $cell } : vide
cell-stack = { $cell } : { a-card }{ $under ->
    [0] { "" }
    [one] {" "}sur une carte
   *[other] {" "}sur { $under } cartes
}
cell-allowed = Vous pouvez poser { the-card } ici.
cell-forbidden = Vous ne pouvez pas poser { the-card } ici.
hand-card = { a-card }, { $places ->
    [0] aucune place possible
    [one] une place possible
   *[other] { $places } places possibles
}
heap-count = { $count ->
    [0] Aucune carte gagnée
    [one] Une carte gagnée
   *[other] { $count } cartes gagnées
}
unseen-title = Cartes pas encore vues
unseen-kind = { $card ->
    [vizier] vizirs
    [thief] voleurs
    [treasure] trésors
   *[oasis] oasis
} : { $count } pas encore { $card ->
    [oasis] vues
   *[other] vus
}
summary-title = La table en mots
player-line = { $name } : { $hand ->
    [0] aucune carte
    [one] une carte
   *[other] { $hand } cartes
} en main, { $won ->
    [0] aucune gagnée
    [one] une gagnée
   *[other] { $won } gagnées
}{ $turn ->
    [yes] {" "}; à son tour
   *[no] { "" }
}
pile-line = Pioche : { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}

## Ce que montrent les images de la page de règles.

picture-goal = Un vizir attrape un voleur, le voleur vole un trésor ; une oasis reste à l’écart.
picture-setup = Une main de trois cartes, la pioche, et un carré avec une carte retournée.
picture-place = Dans un carré de deux cartes, on pose sur les places vides voisines. Dans un carré complet, on pose sur n’importe quel tas.
picture-stronger = Pas de voleur à côté d’un vizir, ni de trésor à côté d’un voleur. En diagonale, c’est permis.
picture-win = Un vizir gagne les deux tas voisins qui montrent un voleur. Quatre vizirs gagnent tout.
picture-pass = Une carte va, face cachée, avec les cartes gagnées du joueur précédent.
picture-draw = Une carte de la pioche complète à trois une main de deux.
picture-end = La pioche est vide et les mains sont jouées : le joueur qui a gagné le plus de cartes l’emporte.

## La page de règles.

section-goal = But du jeu
rule-goal = Gagnez le plus de cartes.
rule-chase = Le vizir attrape le voleur. Le voleur vole le trésor. Le vizir et le trésor s’ignorent.
rule-oasis = L’oasis est neutre : elle ne prend rien, et rien ne la prend.
section-setup = Préparation
rule-deal = Mélangez les 51 cartes : 15 vizirs, 15 voleurs, 15 trésors et 6 oasis. Donnez-en trois à chaque joueur. Le reste forme la pioche.
rule-first-card = Retournez la carte suivante : elle ouvre le carré.
rule-first-player = Le premier joueur est tiré au sort. On joue ensuite dans le sens horaire.
section-place = Où poser une carte
rule-card-in-hand = À votre tour, posez une carte de votre main, ou passez.
rule-fill-the-square = Le carré compte 2 × 2 cartes. Tant qu’une place est vide, posez votre carte sur une place vide.
rule-beside-a-card = Posez votre carte à côté d’une carte déjà posée, jamais seulement en diagonale. Si le carré est vide, posez-la où vous voulez.
rule-cover = Une fois le carré complet, posez votre carte sur n’importe quel tas.
section-stronger = Jamais à côté d’une carte plus forte
rule-thief-beside-vizier = Vous ne pouvez pas poser un voleur à côté d’un vizir visible.
rule-treasure-beside-thief = Vous ne pouvez pas poser un trésor à côté d’un voleur visible.
rule-visible-only = Seules comptent les cartes visibles à côté de la vôtre. Les cartes d’en dessous, celle que vous recouvrez et celle en diagonale ne comptent pas.
section-win = Gagner des tas
rule-win-weaker = Votre carte gagne chaque tas voisin dont la carte visible est plus faible. Vous gagnez le tas entier, et parfois plusieurs tas d’un coup.
rule-win-is-not-a-choice = Vous devez prendre tous les tas que vous gagnez.
rule-four-viziers = Quand quatre vizirs sont visibles, le joueur qui a posé le dernier gagne les quatre tas. Le carré est alors vide.
section-pass = Passer
rule-pass = Si vous ne pouvez ou ne voulez pas jouer, donnez une carte de votre choix au joueur précédent. Il la garde comme carte gagnée.
rule-gift-is-secret = Vous êtes les deux seuls à voir cette carte.
section-draw = Piocher
rule-draw = Après votre tour, complétez votre main à trois cartes, tant que la pioche n’est pas épuisée.
rule-draw-after-a-pass = Vous piochez aussi après avoir passé.
section-end = Fin de la partie
rule-end = La partie s’arrête quand la pioche est vide et que toutes les mains sont jouées.
rule-left-in-the-square = Les cartes restées dans le carré ne comptent pour personne.
rule-winner = Qui a gagné le plus de cartes l’emporte.
rule-tie = À égalité, on partage la victoire.

## La première partie guidée.

first-welcome = Bienvenue dans le désert ! Vizirs, voleurs, trésors et oasis le traversent. Vous avez trois cartes en main, et une est posée dans le carré. Gagnez le plus de cartes pour l’emporter.
first-steal = Un voleur vole le trésor posé à côté de lui. Prenez votre voleur et posez-le à droite du trésor.
first-why-steal = Seul un voleur à côté du trésor le gagne maintenant. Cette histoire met le vôtre à sa droite.
first-catch = Le trésor est à vous, et vous avez pioché : votre main revient toujours à trois cartes. Morgiane vient de poser un voleur. Un vizir attrape le voleur posé à côté de lui : posez le vôtre à la place libre juste au-dessous de ce voleur.
first-why-catch = Sur chacune des places libres, un vizir gagne un voleur ; rien d’autre ne gagne de carte. Prenez celui de Morgiane, à gauche.
first-forbidden = On ne pose jamais une carte à côté d’une plus forte visible. À la dernière place libre, vos trésors seraient à côté d’un voleur : c’est interdit.
first-oasis = Une oasis ne prend rien, et rien ne la prend : elle va partout. Complétez le carré avec la vôtre.
first-why-oasis = Passer donnerait une carte, alors que votre oasis a une place où rien ne peut la prendre.
first-cover = Le carré est complet : maintenant, on pose sur n’importe quel tas. La carte recouverte ne compte plus, seules comptent les voisines. Posez votre vizir sur l’oasis en haut à gauche, à côté d’un voleur.
first-why-cover = Seul votre vizir gagne une carte maintenant : le voleur, depuis l’une ou l’autre oasis. Couvrez celle en haut à gauche.
first-pass = Morgiane a passé. Quand on passe, on donne une carte au joueur précédent : celle-ci est à vous, comme carte gagnée.
first-fill = Le carré a une place vide : il faut jouer là. Votre trésor ne risque rien à côté d’un vizir : le vizir et le trésor s’ignorent.
first-why-fill = Rien ne gagne de carte ici. Gardez votre vizir pour le prochain voleur, et ne passez pas : ce serait donner une carte.
first-stacks = Son voleur a gagné deux tas entiers d’un coup. Mais le voilà à découvert : attrapez-le !
first-why-stacks = Seul un vizir à côté du voleur gagne son tas. Depuis l’autre place libre, il le gagnerait aussi : choisissez celle qui brille.
first-four = Trois vizirs sont visibles. Un quatrième gagne les quatre tas, quoi qu’il y ait dessous !
first-why-four = Rien d’autre ne vous rapporte de carte : votre vizir gagne quatre tas entiers.
first-farewell = Les quatre tas sont à vous : bien joué ! Quand la pioche est épuisée et toutes les mains jouées, on compte les cartes gagnées. Ce qui reste dans le carré ne compte pour personne. À vous de jouer une vraie partie !

## Ce que pèse un bon joueur : $amount est un nombre, à virgule quand il est seulement probable.

weighs-won = { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
weighs-ahead = une avance de { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
weighs-danger = { $amount ->
    [one] { $amount } carte que le joueur suivant pourrait gagner
   *[other] { $amount } cartes que le joueur suivant pourrait gagner
}
weighs-reach = { $amount ->
    [one] { $amount } carte à portée de votre main
   *[other] { $amount } cartes à portée de votre main
}
weighs-viziers = { $amount ->
    [one] { $amount } vizir en main
   *[other] { $amount } vizirs en main
}
weighs-oases = { $amount } oasis en main
weighs-given = { $amount ->
    [one] { $amount } carte pour un autre joueur
   *[other] { $amount } cartes pour d’autres joueurs
}

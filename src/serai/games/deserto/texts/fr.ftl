# Deserto en français. $card vaut vizier, thief, treasure, oasis ou unseen.

tagline = Attrapez le voleur, gardez le trésor : une course-poursuite sur quatre carrés de sable.
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
score-won = Gagnées dans le carré
score-gifts = Reçues des passes

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
place-heap = Vos cartes
hint-your-turn = À vous : choisissez une carte.
hint-place = Posez { the-card } sur une place qui brille.
hint-no-place = Aucune place pour { the-card }.
hint-turn-of = { $name } réfléchit.
hint-setup = On distribue les cartes.
hint-over = La dernière carte est jouée.
hint-give-which = Choisissez une carte à donner à { $name }.
hint-give = Donner { the-card } à { $name } ?
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
cell-allowed = Poser { the-card } ici.
cell-forbidden = Impossible de poser { the-card } ici.
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
unseen-title = Cartes non vues
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
picture-place = Un carré de deux cartes : on pose sur les places vides qui en touchent une. Un carré complet : on pose sur n’importe quel tas.
picture-stronger = Pas de voleur à côté d’un vizir, ni de trésor à côté d’un voleur ; en face par le coin, c’est permis.
picture-win = Un vizir gagne les deux tas voisins qui montrent un voleur. Quatre vizirs gagnent tout.
picture-pass = Une carte va, face cachée, au tas du joueur précédent.
picture-draw = Une carte de la pioche complète à trois une main de deux.
picture-end = La pioche est vide, les mains sont jouées, et le plus grand tas l’emporte.

## La page de règles.

section-goal = La poursuite
rule-goal = Gagnez le plus de cartes.
rule-chase = Le vizir attrape le voleur ; le voleur vole le trésor.
rule-oasis = L’oasis est neutre : elle ne prend rien et rien ne la prend.
section-setup = Avant le premier tour
rule-deal = On mélange cinquante et une cartes : quinze vizirs, quinze voleurs, quinze trésors et six oasis. Chacun en reçoit trois ; le reste forme la pioche.
rule-first-card = La carte suivante est retournée et ouvre le carré.
rule-first-player = Le premier joueur est tiré au sort ; le tour passe ensuite à gauche.
section-place = Où poser une carte
rule-card-in-hand = À votre tour, posez une carte de votre main, ou passez.
rule-fill-the-square = Le carré compte deux cartes sur deux. Tant qu’une de ses places est vide, on ne pose que sur une place vide.
rule-beside-a-card = Une carte qui complète le carré touche par un côté une carte déjà posée, jamais seulement par un coin. Dans un carré vide, toute place convient.
rule-cover = Une fois le carré complet, une carte se pose sur n’importe quel tas.
section-stronger = Jamais à côté d’une carte plus forte
rule-thief-beside-vizier = On ne pose pas de voleur à côté d’un vizir visible.
rule-treasure-beside-thief = On ne pose pas de trésor à côté d’un voleur visible.
rule-visible-only = Seules comptent les cartes du dessus des tas voisins : ni celles d’en dessous, ni celle que l’on recouvre, ni celle d’en face par le coin.
section-win = Gagner des tas
rule-win-weaker = Une carte gagne chaque tas voisin dont la carte du dessus est plus faible : le tas entier, et plusieurs à la fois.
rule-win-is-not-a-choice = Gagner n’est pas un choix : ce qui est gagné est pris. (Décision de la maison.)
rule-four-viziers = Quand quatre vizirs sont visibles, celui qui a posé le dernier gagne les quatre tas, et le carré est vide.
section-pass = Passer
rule-pass = Qui ne peut pas ou ne veut pas poser donne une carte de son choix au joueur précédent, qui la garde comme gagnée.
rule-gift-is-secret = Seuls le donneur et le receveur voient la carte donnée en passant. (Décision de la maison.)
section-draw = Piocher
rule-draw = Après avoir posé ou passé, on complète sa main à trois cartes tant que la pioche dure. (Après une passe : décision de la maison.)
section-end = La fin
rule-end = La partie s’arrête quand la pioche est vide et que toutes les mains sont jouées. Qui n’a plus de carte est sauté.
rule-left-in-the-square = Les cartes restées dans le carré ne comptent pour personne. (Décision de la maison.)
rule-winner = Le plus grand nombre de cartes gagnées l’emporte ; à égalité, on partage la victoire. (Partage : décision de la maison.)

## La première partie guidée.

first-welcome = Bienvenue dans le désert ! Quatre sortes de cartes le traversent : vizirs, voleurs, trésors et oasis. Vous en avez trois en main, et une est posée. Qui aura gagné le plus de cartes à la fin l’emporte.
first-steal = Un voleur prend le trésor posé à côté de lui. Prenez votre voleur et posez-le à droite du trésor.
first-catch = Le trésor est à vous, et vous avez pioché : on complète toujours sa main à trois. Morgiane vient de poser un voleur. Un vizir arrête le voleur posé à côté de lui : posez le vôtre à la place libre juste au-dessous de ce voleur.
first-forbidden = Une carte n’est jamais posée à côté d’une plus forte visible : à la dernière place libre, vos trésors seraient à côté d’un voleur, et c’est interdit.
first-oasis = Une oasis ne prend rien, et personne ne la prend : elle va partout. Fermez le carré avec la vôtre.
first-cover = Le carré est complet : une carte se pose donc sur un tas, au choix. Ce qu’elle recouvre ne compte plus, seul compte ce qui est à côté. Recouvrez de votre vizir l’oasis en haut à gauche, voisine d’un voleur.
first-pass = Morgiane a passé : qui passe donne une carte au joueur précédent, ici à vous, comme carte gagnée.
first-fill = Le carré a un trou : tant qu’il y en a un, on ne pose que là. Votre trésor peut côtoyer un vizir, que l’or n’intéresse pas.
first-stacks = Son voleur a pris deux tas d’un coup, et un tas se gagne entier. Mais il est à découvert : arrêtez-le.
first-four = Trois vizirs sont dans le carré. Un quatrième gagne les quatre tas, quoi qu’il y ait dessous !
first-farewell = Le carré est vide et votre tas a grandi. Quand la pioche est épuisée et toutes les mains jouées, on compte les tas ; ce qui reste dans le carré n’est à personne. À vous de jouer une vraie partie !

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

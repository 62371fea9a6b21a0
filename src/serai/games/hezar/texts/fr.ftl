# Hezār-o yek šab en français. $card est une carte conte, $tale un conte ou any, $asks un nombre d’histoires.

tagline = Le sultan veut la suite de l’histoire : trouvez-la ensemble avant la fin de la nuit.
option-difficulty = Difficulté
option-difficulty-about = Le nombre de cartes sultan de la pile : plus il y en a, plus c’est difficile.
value-difficulty-6 = 6 cartes sultan
value-difficulty-7 = 7 cartes sultan
value-difficulty-8 = 8 cartes sultan
value-difficulty-9 = 9 cartes sultan

## Les cartes.

tale-aladdin = Aladin
tale-ali-baba = Ali Baba
tale-merchant = Le Marchand
tale-sinbad = Sinbad
tale-any = N’importe quel conte
card-aladdin-character = Aladin : personnage
card-ali-baba-character = Ali Baba : personnage
card-merchant-character = Le Marchand : personnage
card-sinbad-character = Sinbad : personnage
card-sheherazade = Shéhérazade
card-aladdin-landscape = Aladin : paysage
card-ali-baba-landscape = Ali Baba : paysage
card-merchant-landscape = Le Marchand : paysage
card-sinbad-landscape = Sinbad : paysage
card-palace = Palais
card-tiger = Tigre
card-book = Livre
a-card = { $card ->
    [aladdin-character] un personnage d’Aladin
    [ali-baba-character] un personnage d’Ali Baba
    [merchant-character] un personnage du Marchand
    [sinbad-character] un personnage de Sinbad
    [sheherazade] Shéhérazade
    [aladdin-landscape] un paysage d’Aladin
    [ali-baba-landscape] un paysage d’Ali Baba
    [merchant-landscape] un paysage du Marchand
    [sinbad-landscape] un paysage de Sinbad
    [palace] le Palais
    [tiger] un tigre
   *[book] un livre
}
the-character = { $character ->
    [aladdin-character] un personnage d’Aladin
    [ali-baba-character] un personnage d’Ali Baba
    [merchant-character] un personnage du Marchand
    [sinbad-character] un personnage de Sinbad
   *[sheherazade] Shéhérazade
}
the-landscape = { $landscape ->
    [aladdin-landscape] un paysage d’Aladin
    [ali-baba-landscape] un paysage d’Ali Baba
    [merchant-landscape] un paysage du Marchand
    [sinbad-landscape] un paysage de Sinbad
   *[palace] le Palais
}
a-wish = { $asks ->
    [one] une histoire
   *[other] deux histoires
} { $tale ->
    [aladdin] d’Aladin
    [ali-baba] d’Ali Baba
    [merchant] du Marchand
    [sinbad] de Sinbad
   *[any] de n’importe quel conte
}

## Ce qui se passe, raconté dans le journal.

log-sultan = Le sultan demande { a-wish }.
log-deal = { $you ->
    [yes] Vous recevez
   *[no] { $seat } reçoit
} { a-card }.
log-back = Trop tôt pour { a-card } : la carte retourne dans la pioche.
log-open = La défausse s’ouvre avec { a-card }.
log-first-player = { $you ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
}
log-draw-discard = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { a-card } sur la défausse.
log-draw-face = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { a-card } parmi les cartes visibles de la pioche.
log-draw-spread = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} une carte cachée.
log-get = { $you ->
    [yes] Vous découvrez
   *[no] { $seat } découvre
} { a-card }{ $card ->
    [tiger] {" "}: chacun défausse une carte
    [book] {" "}: trois cartes de la pioche sont retournées
   *[other] { "" }
}.
log-turn-up = Le livre révèle { a-card }{ $card ->
    [tiger] {" "}: chacun défausse une carte
    [book] {" "}: trois cartes de plus sont retournées
   *[other] { "" }
}.
log-feed = { $you ->
    [yes] Vous laissez
   *[no] { $seat } laisse
} { a-card } au tigre.
log-tell = { $you ->
    [yes] Vous racontez
   *[no] { $seat } raconte
} au sultan une histoire { $tale ->
    [aladdin] d’Aladin
    [ali-baba] d’Ali Baba
    [merchant] du Marchand
    [sinbad] de Sinbad
   *[any] à son goût
} avec { the-character } et { the-landscape } : { $served ->
    [yes] son vœu est exaucé
   *[no] il en veut encore une
}.
log-discard = { $you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
} { a-card }.
log-keep = { $you ->
    [yes] Vous ne défaussez rien.
   *[no] { $seat } ne défausse rien.
}

## La fin.

end-won = Le sultan a entendu toutes les histoires qu’il demandait. Vous avez tous gagné !
end-no-pair = La pioche est vide et plus aucune histoire demandée par le sultan ne peut être racontée. La partie est perdue.
end-two-rounds = La pioche est vide et deux tours de table sont passés sans histoire. La partie est perdue.
score-stories = Histoires racontées ensemble

## La page de règles.

section-goal = Les vœux du sultan
rule-goal = Racontez au sultan toutes les histoires qu’il demande : une histoire est une paire, un personnage et un paysage d’un même conte.
rule-together = On joue ensemble : tous gagnent, ou tous perdent.
section-cards = Les cartes
rule-sultan-cards = Il y a neuf cartes sultan. Pour chacun des quatre contes (Aladin en rouge, Ali Baba en vert, le Marchand en jaune, Sinbad en bleu), l’une demande deux histoires et une autre une seule ; la dernière demande une histoire de n’importe quel conte.
rule-tale-cards = Il y a quarante-six cartes conte : cinq personnages et cinq paysages de chaque conte, Shéhérazade, le Palais, deux tigres et deux livres.
section-setup = Avant le premier tour
rule-difficulty = Choisissez la difficulté : six, sept, huit ou neuf cartes sultan, tirées au sort, forment la pile, et les autres restent dans la boîte sans être vues. Trois cartes de la pile sont retournées.
rule-deal = Les cartes conte sont étalées face cachée : c’est la pioche. Chacun en prend deux et les pose face visible ; une de plus ouvre la défausse.
rule-special-in-setup = Un tigre ou un livre tiré pendant la mise en place retourne dans la pioche, et une autre carte est tirée.
rule-first-player = Le premier joueur est tiré au sort ; le tour passe ensuite à gauche.
section-turn = Un tour
rule-turn-order = Un tour a trois étapes, dans cet ordre : piocher une carte conte, raconter une histoire si l’on veut, défausser une carte.
rule-known-to-all = Toutes les mains sont visibles. Personne ne sait ce qui viendra de la pioche ou de la pile du sultan, ni quelles cartes sultan sont restées dans la boîte.
section-draw = D’abord, piocher
rule-draw-first = Un tour commence par une carte piochée ; nul ne peut s’en passer.
rule-draw-discard = On peut prendre la carte du dessus de la défausse, s’il y en a une.
rule-draw-spread = On peut tirer au hasard une carte de la pioche, tant qu’il y en a de cachées.
rule-draw-face-up = On peut prendre n’importe quelle carte de la pioche qu’un livre a rendue visible.
rule-one-draw = On pioche une fois par tour, avant toute autre chose.
rule-no-circles = Après deux tours de table sans histoire où tous ont pris dans la défausse, la carte suivante doit venir de la pioche, tant qu’il y en a une. (Décision de la maison, pour que toute partie finisse.)
section-specials = Tigres et livres
rule-special-at-once = Un tigre ou un livre agit dès qu’il est retourné, puis quitte la partie. Qui l’a pioché ne pioche rien d’autre à la place. (Pas d’autre carte : décision de la maison.)
rule-book = Livre : trois cartes cachées de la pioche, ou autant qu’il en reste, sont retournées au hasard, l’une après l’autre. Elles restent là, visibles, et pourront être piochées plus tard.
rule-book-chain = Un tigre ou un livre retourné par un livre agit aussitôt ; puis le premier livre continue.
rule-tiger = Tigre : chacun défausse une carte de son choix, dans l’ordre du tour à partir de celui qui joue. Qui n’a pas de carte est sauté.
section-tell = Ensuite, raconter une histoire
rule-own-pair = On raconte une histoire avec un personnage et un paysage que l’on a tous deux devant soi.
rule-one-tale = Le personnage et le paysage appartiennent au même conte.
rule-sheherazade = Shéhérazade est un personnage de tous les contes : elle va avec n’importe quel paysage.
rule-palace = Le Palais est un paysage de tous les contes : il va avec n’importe quel personnage.
rule-both-jokers = Shéhérazade au Palais est une histoire du conte que l’on veut. (Décision de la maison.)
rule-visible-sultan = Une histoire se pose sur une carte sultan visible.
section-sultan = Ce que le sultan demande
rule-asked-tale = Une carte sultan reçoit des histoires du conte qu’elle demande.
rule-any-tale = La carte sultan de tous les contes reçoit une histoire de n’importe lequel.
rule-two-stories = Certaines cartes sultan demandent deux histoires. La première reste sur la carte jusqu’à ce que vienne la seconde, de qui que ce soit.
rule-next-sultan = Une carte sultan qui a toutes ses histoires quitte la partie avec elles, et la suivante de la pile est retournée, s’il y en a une.
rule-one-story = Une seule histoire par tour est possible : personne n’a plus de trois cartes.
section-discard = Enfin, défausser
rule-hand-limit = À la fin de son tour, on garde deux cartes au plus : si l’on en a trois, l’une va sur la défausse.
rule-may-discard = Avec deux cartes ou une seule, on peut tout de même en défausser une : c’est peut-être celle qui manque au joueur suivant.
rule-discard-own = On défausse une carte que l’on a devant soi.
section-end = La fin
rule-won = Vous gagnez quand toutes les cartes sultan de la pile ont reçu leurs histoires.
rule-empty-spread = Quand la pioche est vide, on prend dans la défausse ; si elle est vide aussi, on ne pioche pas. (Décision de la maison.)
rule-lost-without-pair = Vous perdez quand la pioche est vide et que les cartes des joueurs et de la défausse ne contiennent plus de paire demandée par une carte sultan visible.
rule-lost-after-two-rounds = Vous perdez aussi quand la pioche est vide et que deux tours de table passent sans histoire. (Décision de la maison.)

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

winners = Gagné, ensemble !
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

## Le plateau.

place-table = La table
place-thrones = Ce que le sultan demande
place-sultans = À venir
place-served = Histoires
place-spread = La pioche
place-discard = Défausse
place-hand = Vos cartes
wish-any = Tous les contes
sultan-line = Le sultan demande { a-wish }{ $told ->
    [0] .
   *[other] {" "}et en a entendu une.
}
sultan-pile = { $count ->
    [0] Plus aucune carte sultan à venir.
    [one] Encore une carte sultan à venir.
   *[other] Encore { $count } cartes sultan à venir.
}
served-count = { $count ->
    [0] Aucune carte sultan n’a encore toutes ses histoires
    [one] Une carte sultan a toutes ses histoires
   *[other] { $count } cartes sultan ont toutes leurs histoires
}
stories-line = Histoires racontées : { $count }.
tell-here = Lui raconter une histoire.
tell-story = Raconter au sultan { $tale ->
    [any] de tous les contes
    [aladdin] d’Aladin
    [ali-baba] d’Ali Baba
    [merchant] du Marchand
   *[sinbad] de Sinbad
} une histoire avec { the-character } et { the-landscape }.
foresee-wins = C’est la dernière : vous gagnez tous !
foresee-serves = C’est tout ce qu’il demande.
foresee-one-more = Il en voudra encore une.
action-tell = Raconter
badge-wins = Victoire !
badge-serves = Exaucé !
badge-one-more = Une sur deux
foresee-card = { $useful ->
    [0] Elle ne fait pas encore d’histoire avec vos cartes.
   *[other] Avec elle, vous pourriez raconter une histoire.
}
foresee-spread = { $useful ->
    [0] Aucune des { $cards } cartes cachées ne vous donnerait une histoire.
    [one] Une des { $cards } cartes cachées vous donnerait une histoire.
   *[other] { $useful } des { $cards } cartes cachées vous donneraient une histoire.
}
no-cards = aucune carte
waiting-setup = Les cartes sont distribuées.
waiting-drawing = { $name } pioche une carte.
waiting-turning = { $name } pioche une carte cachée.
waiting-reading = Le livre retourne des cartes.
waiting-tiger = Le tigre attend une carte de { $name }.
waiting-telling = { $name } peut raconter une histoire.
waiting-sultan = Le sultan a un autre vœu.
waiting-discarding = { $name } peut défausser.
spread-line = { $count ->
    [0] Aucune carte de la pioche n’est cachée.
    [one] Une carte de la pioche est cachée.
   *[other] { $count } cartes de la pioche sont cachées.
}
spread-count = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
spread-useful = · { $useful } pour une histoire
draw-hidden = En tirer une.
draw-it = La prendre.
face-line = Visible dans la pioche : { a-card }
faces-line = Visibles dans la pioche : { $cards }.
patience-line = { $left ->
    [0] La pioche est vide : une histoire ce tour-ci, ou le sultan perd patience.
    [one] La pioche est vide : la patience du sultan durera encore un tour.
   *[other] La pioche est vide : la patience du sultan durera encore { $left } tours.
}
discard-line = { $count ->
    [0] La défausse est vide.
   *[other] Sur la défausse : { a-card }.
}
discard-here = Défausser { a-card }.
point-at = { $name } : { a-card }. Montrer cette carte.
points-at = { $name } montre { $place ->
    [spread] la pioche
    [discard] la défausse
    [sultan] le sultan qui demande { a-wish }
   *[card] { a-card }
}.
can-be-told = peut être racontée
hint-draw = À vous : piochez une carte.
hint-tell = Racontez une histoire, ou choisissez une carte à défausser.
hint-which-pair = Avec quelle paire ?
hint-pair = Choisissez un sultan qui brille.
hint-held-story = Racontez une histoire avec elle, ou défaussez-la.
hint-held = Défausser { a-card }, ou choisir une autre carte ?
foresee-gift = { $name } pourrait raconter une histoire avec { a-card }.
hint-must-discard = Choisissez une carte à défausser.
hint-may-discard = Vous pouvez défausser une carte, ou tout garder.
hint-tiger = Un tigre ! Choisissez une carte à lui laisser.
hint-feed = Laisser { a-card } au tigre ?
action-discard = Défausser
action-feed = La laisser
action-keep = Tout garder
action-put-back = Reposer
action-close = Fermer
to-come = Ce qui peut venir
to-come-spread = { $count ->
    [0] Plus rien n’est caché dans la pioche
    [one] Cachée dans la pioche : une carte
   *[other] Cachées dans la pioche : { $count } cartes
}
hidden-kind = { $card ->
    [aladdin-character] personnages d’Aladin
    [ali-baba-character] personnages d’Ali Baba
    [merchant-character] personnages du Marchand
    [sinbad-character] personnages de Sinbad
    [sheherazade] Shéhérazade
    [aladdin-landscape] paysages d’Aladin
    [ali-baba-landscape] paysages d’Ali Baba
    [merchant-landscape] paysages du Marchand
    [sinbad-landscape] paysages de Sinbad
    [palace] le Palais
    [tiger] tigres
   *[book] livres
} : { $count } dans les cartes cachées
to-come-sultans = { $count ->
    [0] Plus aucune carte sultan à venir
   *[other] Cartes sultan à venir : { $count } de ces { $of }
}
summary-title = La table en mots
player-line = { $name } : { $cards }{ $turn ->
    [yes] {" "}; à son tour
   *[no] { "" }
}.
finale = { $stories } histoires, et le jour se lève : le sultan sourit.

## Ce que montrent les images de la page de règles.

picture-goal = Un personnage et un paysage d’Aladin vont sur une carte sultan qui demande des histoires d’Aladin.
picture-cards = Les douze sortes de cartes conte : un personnage et un paysage pour chacun des quatre contes, Shéhérazade, le Palais, le tigre et le livre.
picture-setup = La pile du sultan et trois cartes sultan visibles, la pioche face cachée, une main de deux cartes visibles.
picture-draw = Une carte vient de la pioche, cachée ou visible, ou de la défausse.
picture-specials = Un livre retourne trois cartes de la pioche. Un tigre prend une carte à chacun.
picture-tell = Trois façons de raconter une histoire de Sinbad : avec un personnage et un paysage de Sinbad, avec Shéhérazade, ou avec le Palais.
picture-sultan = Une carte sultan qui demande deux histoires : sans aucune, avec une, avec les deux.
picture-discard = De trois cartes, l’une va sur la défausse.
picture-end = Trois cartes sultan avec toutes leurs histoires.

## La première partie guidée.

first-welcome = Bonsoir ! Le sultan veut entendre des histoires, et ses trois cartes disent lesquelles : une d’Aladin, deux de Sinbad, une d’Ali Baba. Morgiane et vous les racontez ensemble, toutes cartes visibles.
first-draw = Une histoire est une paire : un personnage et un paysage d’un même conte. Vous avez Aladin lui-même ; son paysage est sur la défausse. Chaque tour commence par une carte piochée : prenez-le.
first-tell = Vous tenez les deux moitiés de l’histoire. Choisissez Aladin et son paysage, puis racontez-les au sultan qui demande Aladin.
first-keep = Son vœu est exaucé, et il en a aussitôt un autre. À la fin du tour, vous pouvez défausser une carte. Le paysage du Marchand va servir : gardez-le.
first-spread = Morgiane l’a contenté aussi. Rien pour vous sur la défausse : tirez une carte cachée de la pioche. Le nombre en dessous dit combien d’entre elles vous feraient une histoire.
first-gift = Un paysage de Sinbad : pas pour vous, mais Morgiane a Sinbad devant elle ! Ce que vous défaussez, elle peut le prendre. Choisissez-le et défaussez-le.
first-two-stories = Elle a compris. Ce sultan demande deux histoires : sa carte reste jusqu’à ce qu’elle ait les deux, et chacun peut raconter la seconde. Piochez encore une carte cachée.
first-no-story = Plus personne ne demande Aladin, mais la carte de tous les contes l’accepterait. On garde deux cartes au plus, et vous en avez deux : gardez tout.
first-book = Morgiane a tiré un livre : il a retourné trois cartes de la pioche, que chacun peut prendre. L’une est juste ce qu’il vous faut : prenez le Marchand.
first-three-cards = Racontez l’histoire du Marchand avec son paysage. De la carte qui reste, faites ce que vous voulez : gardez-la.
first-tiger = Un tigre ! Chacun lui laisse une carte, à commencer par qui l’a tiré. Morgiane n’en a pas, il n’y a donc que vous : choisissez votre carte et laissez-la.
first-sheherazade = Shéhérazade va avec tous les paysages : un joker. Elle est visible dans la pioche ; prenez-la avant que la nuit ne l’emporte, et gardez-la.
first-night = La pioche, c’est la nuit. Quand elle est vide et que plus aucune histoire ne peut être racontée, tout est perdu. Tentez votre chance.
first-jokers = Le Palais : le paysage de tous les contes ! Ensemble, ils font une histoire du conte que vous voulez. Donnez avec eux au sultan du Marchand sa seconde histoire.
first-farewell = Un vœu après l’autre : il en reste deux, et la nuit est encore longue. Quand chaque carte sultan a ses histoires, vous avez tous gagné. Jouez maintenant votre propre partie, et parlez : tout est permis !

## Ce que pèse un bon joueur : $amount est un nombre.

weighs-stories = { $amount ->
    [one] { $amount } histoire racontée
   *[other] { $amount } histoires racontées
}
weighs-ready = { $amount ->
    [one] { $amount } histoire prête à raconter
   *[other] { $amount } histoires prêtes à raconter
}
weighs-fitting = { $amount ->
    [one] { $amount } carte d’un conte demandé
   *[other] { $amount } cartes des contes demandés
}
weighs-jokers = { $amount ->
    [one] { $amount } joker
   *[other] { $amount } jokers
}
weighs-offered = { $amount ->
    [one] { $amount } carte de la défausse avec laquelle le joueur suivant peut raconter une histoire
   *[other] { $amount } cartes de la défausse avec lesquelles le joueur suivant peut raconter une histoire
}
weighs-buried = { $amount ->
    [one] { $amount } carte utile enfouie dans la défausse
   *[other] { $amount } cartes utiles enfouies dans la défausse
}

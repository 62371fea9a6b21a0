# Hezār-o yek šab en français. $card est une carte conte, $tale un conte ou any, $asks un nombre d’histoires.

tagline = Le sultan veut la suite des histoires. Racontez-les ensemble avant la fin de la nuit.
genre = Jeu de cartes coopératif
option-difficulty = Difficulté
option-difficulty-about = Le nombre de cartes sultan de la pile. Plus il y en a, plus c’est difficile.
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
card-sheherazade = Shéhérazade
card-palace = Palais
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
log-open = La défausse commence par { a-card }.
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
} { a-card }, visible dans la pioche.
log-draw-spread = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} une carte.
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
    [yes] Vous défaussez
   *[no] { $seat } défausse
} { a-card } pour le tigre.
log-tell = { $you ->
    [yes] Vous racontez
   *[no] { $seat } raconte
} au sultan une histoire { $tale ->
    [aladdin] d’Aladin
    [ali-baba] d’Ali Baba
    [merchant] du Marchand
    [sinbad] de Sinbad
   *[any] de n’importe quel conte
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
end-lost = La pioche est vide et, pendant deux tours de table complets, aucune histoire n’a été racontée et la défausse n’a pas diminué. Vous avez tous perdu.
score-stories = Histoires racontées

## La page de règles.

section-goal = But du jeu
rule-goal = Racontez au sultan toutes les histoires qu’il demande. Une histoire est une paire : un personnage et un paysage du même conte.
rule-together = Vous jouez ensemble : vous gagnez tous, ou vous perdez tous.
section-cards = Les cartes
rule-sultan-cards = Il y a neuf cartes sultan. Chacun des quatre contes (Aladin en rouge, Ali Baba en vert, le Marchand en jaune, Sinbad en bleu) en a deux : l’une demande deux histoires, l’autre une seule. La neuvième demande une histoire de n’importe quel conte.
rule-tale-cards = Il y a quarante-six cartes conte : cinq personnages et cinq paysages de chaque conte, Shéhérazade, le Palais, deux tigres et deux livres.
section-setup = Mise en place
rule-difficulty = Choisissez la difficulté : six, sept, huit ou neuf cartes sultan, tirées au hasard, forment la pile. Les autres restent dans la boîte, face cachée. Retournez les trois premières cartes de la pile.
rule-deal = Étalez les cartes conte face cachée : c’est la pioche. Chacun en pioche deux et les pose face visible devant soi. Retournez-en une de plus : elle commence la défausse.
rule-special-in-setup = Si vous piochez un tigre ou un livre pendant la mise en place, remettez-le dans la pioche et piochez une autre carte.
rule-first-player = Le premier joueur est tiré au sort. On joue ensuite dans le sens horaire.
section-turn = Un tour
rule-turn-order = Votre tour a trois étapes, dans cet ordre : piochez une carte conte, racontez une histoire si vous voulez, défaussez une carte si vous voulez (avec trois cartes, c’est obligatoire).
rule-known-to-all = Toutes les mains sont visibles. Personne ne sait ce qui viendra de la pioche ou de la pile du sultan, ni quelles cartes sultan sont dans la boîte.
section-draw = D’abord, piocher
rule-draw-first = Vous commencez votre tour en piochant une carte. C’est obligatoire.
rule-draw-discard = Vous pouvez prendre la carte du dessus de la défausse, s’il y en a une.
rule-draw-spread = Vous pouvez piocher au hasard une carte cachée, s’il y en a une.
rule-draw-face-up = Vous pouvez prendre n’importe quelle carte de la pioche qu’un livre a rendue visible.
rule-one-draw = Vous piochez une fois par tour, avant toute autre chose.
rule-no-circles = Si, pendant deux tours de table complets, toutes les cartes sont prises sur la défausse et aucune histoire n’est racontée, la défausse est fermée : la carte suivante doit venir de la pioche. Ensuite, la défausse est de nouveau ouverte. Le plateau affiche le compte à rebours.
section-specials = Tigres et livres
rule-special-at-once = Un tigre ou un livre agit dès qu’il est retourné, puis quitte la partie.
rule-special-is-the-draw = Si vous piochez un tigre ou un livre, vous ne piochez pas d’autre carte à la place.
rule-book = Livre : retournez au hasard trois cartes cachées de la pioche, l’une après l’autre, ou autant qu’il en reste. Elles restent là, visibles, et pourront être piochées plus tard.
rule-book-chain = Si un livre retourne un tigre ou un autre livre, celui-ci agit aussitôt. Puis le premier livre continue.
rule-tiger = Tigre : chaque joueur défausse une carte de son choix, dans l’ordre du tour, à commencer par celui qui joue. Les joueurs sans carte sont sautés.
section-tell = Ensuite, raconter une histoire
rule-own-pair = Vous racontez une histoire avec un personnage et un paysage qui sont tous deux devant vous.
rule-one-tale = Le personnage et le paysage doivent appartenir au même conte.
rule-sheherazade = Shéhérazade est un joker : un personnage qui va avec n’importe quel paysage.
rule-palace = Le Palais est un joker : un paysage qui va avec n’importe quel personnage.
rule-both-jokers = Shéhérazade et le Palais font ensemble une histoire du conte que vous voulez.
rule-visible-sultan = Posez la paire sur une carte sultan visible qui la demande.
section-sultan = Ce que le sultan demande
rule-asked-tale = Une carte sultan ne reçoit que des histoires du conte qu’elle demande.
rule-any-tale = La carte sultan « N’importe quel conte » reçoit une histoire de n’importe quel conte.
rule-two-stories = Certaines cartes sultan demandent deux histoires. La première reste sur la carte jusqu’à ce que quelqu’un raconte la seconde.
rule-next-sultan = Quand une carte sultan a toutes ses histoires, elle quitte la partie avec elles. Retournez la carte suivante de la pile, s’il y en a une.
rule-one-story = Vous pouvez raconter une histoire par tour : vous n’avez jamais plus de trois cartes.
section-discard = Enfin, défausser
rule-hand-limit = À la fin de votre tour, vous gardez deux cartes au plus. Si vous en avez trois, défaussez-en une.
rule-may-discard = Si vous en avez une ou deux, vous pouvez tout de même en défausser une : c’est peut-être celle qui manque au joueur suivant.
rule-discard-own = Vous défaussez une de vos propres cartes.
section-end = Fin de la partie
rule-won = Vous gagnez dès que toutes les cartes sultan de la pile ont leurs histoires.
rule-empty-spread = Quand la pioche est vide, vous prenez une carte sur la défausse.
rule-lost = Quand la pioche est vide, vous perdez si, pendant deux tours de table complets, aucune histoire n’est racontée et la défausse ne diminue pas.

## Le plateau.

place-table = La table
place-thrones = Ce que le sultan demande
place-sultans = À venir
place-served = Histoires
place-spread = La pioche
place-discard = Défausse
place-hand = Vos cartes
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
tell-story = Raconter au sultan qui demande { $tale ->
    [any] n’importe quel conte
    [aladdin] Aladin
    [ali-baba] Ali Baba
    [merchant] le Marchand
   *[sinbad] Sinbad
} une histoire avec { the-character } et { the-landscape }.
foresee-wins = C’est la dernière : vous gagnez !
foresee-serves = C’est tout ce qu’il demande.
foresee-one-more = Il en voudra encore une.
action-tell = Raconter
badge-wins = Gagné !
badge-serves = Exaucé !
badge-one-more = Une sur deux
foresee-card = { $useful ->
    [0] Elle ne fait pas encore d’histoire avec vos cartes.
   *[other] Vous pouvez raconter une histoire avec elle.
}
foresee-spread = { $useful ->
    [0] Aucune des { $cards } cartes cachées ne vous donnerait une histoire.
    [one] Une des { $cards } cartes cachées vous donnerait une histoire.
   *[other] { $useful } des { $cards } cartes cachées vous donneraient une histoire.
}
no-cards = aucune carte
waiting-setup = Distribution des cartes.
waiting-drawing = { $name } pioche une carte.
waiting-turning = { $name } pioche une carte.
waiting-reading = Le livre retourne des cartes.
waiting-tiger = { $name } choisit une carte pour le tigre.
waiting-telling = { $name } pense à une histoire.
waiting-sultan = Le sultan a un autre vœu.
waiting-discarding = { $name } peut défausser une carte.
spread-line = { $count ->
    [0] La pioche n’a plus de carte cachée.
    [one] La pioche a { $count } carte cachée.
   *[other] La pioche a { $count } cartes cachées.
}
spread-count = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
spread-useful = { $useful ->
    [one] · { $useful } fait une histoire
   *[other] · { $useful } font une histoire
}
draw-hidden = En piocher une.
draw-it = La prendre.
face-line = Visible dans la pioche : { a-card }
faces-line = Visibles dans la pioche : { $cards }.
patience-line = { $left ->
    [one] Dernier tour ! Racontez une histoire ou faites diminuer la défausse, sinon la partie est perdue.
   *[other] La pioche est vide. Encore { $left } tours pour raconter une histoire ou faire diminuer la défausse.
}
circles-line = { $left ->
    [0] La défausse est fermée : la prochaine carte doit venir de la pioche.
    [one] Encore une carte prise ici, et la défausse se ferme.
   *[other] Encore { $left } cartes prises ici, et la défausse se ferme.
}
discard-line = { $count ->
    [0] La défausse est vide.
   *[other] Sur la défausse : { a-card }.
}
discard-here = Défausser { a-card }.
point-at = { $name } : { a-card }. Montrer cette carte.

## Ce que veut dire une main qui montre : $card est la carte, $mine celle qui va avec, $who quelqu’un d’autre.

says = { $name } : { $words }
says-you = Vous : { $words }
point-draw-spread = Pioche une carte.
point-draw-card = Prends { a-card }.
point-draw-story = Prends { a-card } : tu peux raconter une histoire avec.
point-tell = Raconte une histoire au sultan qui demande { a-wish }.
point-discard = Défausse { a-card }.
point-discard-any = Défausse une carte.
point-give-me = Donne-moi { a-card } : j’ai { $mine }.
point-give = Défausse { a-card } pour { $who }, qui a { $mine }.
point-tiger = Défausse { a-card } pour le tigre.
point-mine = J’ai { a-card }.
point-theirs = { $who } a { a-card }.
point-wish = Le sultan demande { a-wish }.
point-look-spread = Regarde la pioche.
point-look-discard = Regarde la défausse.
point-look-card = Regarde : { a-card }.

## Ce qu’il y a à faire.

can-be-told = peut être racontée
hint-draw = À vous : piochez une carte.
hint-tell = Racontez une histoire, ou choisissez une carte à défausser.
hint-which-pair = Avec quelle paire ?
hint-pair = Choisissez une carte sultan qui brille.
hint-held-story = Racontez une histoire avec elle, ou défaussez-la.
hint-held = Défausser { a-card } ? Ou choisissez une autre carte.
foresee-gift = { $name } peut raconter une histoire avec { a-card }.
hint-must-discard = Vous avez trois cartes : choisissez-en une à défausser.
hint-may-discard = Défaussez une carte si vous voulez, ou gardez tout.
hint-tiger = Choisissez une carte à défausser pour le tigre.
hint-feed = Défausser { a-card } pour le tigre ?
action-discard = Défausser
action-feed = Défausser
action-keep = Tout garder
action-put-back = Reposer
action-stop-pointing = Ne plus montrer
action-close = Fermer
to-come = Cartes pas encore vues
to-come-spread = { $count ->
    [0] Plus aucune carte cachée dans la pioche
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
look-through = Voir toute la défausse
look-through-title = { $count ->
    [0] La défausse est vide
    [one] La défausse : une carte
   *[other] La défausse : { $count } cartes, celle du dessus d’abord
}
tiger-title = Un tigre !
tiger-line = Chacun défausse une carte.
tiger-order = { $name } : { $state ->
    [done] c’est fait
    [now] choisit maintenant
   *[next] choisira ensuite
}
night-line = { $count ->
    [0] La pioche est vide.
    [one] Encore { $count } carte dans la pioche.
   *[other] Encore { $count } cartes dans la pioche.
}
summary-title = La table en mots
player-line = { $name } : { $cards }{ $turn ->
    [yes] {" "}; à son tour
   *[no] { "" }
}.
finale = { $stories ->
    [one] { $stories } histoire racontée
   *[other] { $stories } histoires racontées
}
finale-won = Le jour se lève et le sultan sourit.
finale-lost = La nuit est finie et le sultan fronce les sourcils.
finale-untold = { $count ->
    [one] { $count } carte sultan sans ses histoires
   *[other] { $count } cartes sultan sans leurs histoires
}

## Ce que montrent les images de la page de règles.

picture-goal = Un personnage et un paysage d’Aladin vont sur une carte sultan qui demande des histoires d’Aladin.
picture-cards = Les douze sortes de cartes conte : un personnage et un paysage pour chacun des quatre contes, Shéhérazade, le Palais, le tigre et le livre.
picture-setup = La pile du sultan et trois cartes sultan visibles, la pioche face cachée, une main de deux cartes visibles.
picture-draw = Une carte vient de la pioche, cachée ou visible, ou de la défausse.
picture-specials = Un livre retourne trois cartes de la pioche. Un tigre prend une carte à chacun.
picture-tell = Trois façons de raconter une histoire de Sinbad : avec un personnage et un paysage de Sinbad, avec Shéhérazade, ou avec le Palais.
picture-sultan = Une carte sultan qui demande deux histoires : sans aucune, avec une, avec les deux.
picture-discard = Une des trois cartes va sur la défausse.
picture-end = Trois cartes sultan avec toutes leurs histoires.

## La première partie guidée.

first-welcome = Bonsoir ! Le sultan veut des histoires, et ses trois cartes disent lesquelles : une d’Aladin, deux de Sinbad, une d’Ali Baba. Morgiane et vous les racontez ensemble. Toutes vos cartes sont visibles.
first-draw = Une histoire est une paire : un personnage et un paysage du même conte. Vous avez un personnage d’Aladin, et un paysage d’Aladin est sur la défausse. On commence chaque tour en piochant une carte : prenez ce paysage.
first-why-sure = Personne ne sait ce que donnerait la pioche ; la défausse donne une histoire à coup sûr.
first-tell = Vous avez la paire. Choisissez les deux cartes d’Aladin, puis le sultan qui demande Aladin.
first-why-tell = Cela séparerait votre paire. Racontez d’abord l’histoire : on défausse à la fin de son tour.
first-keep = Son vœu est exaucé, et il en a aussitôt un autre : deux histoires du Marchand. À la fin de votre tour, vous pouvez défausser une carte. Votre paysage du Marchand va servir : gardez-le.
first-why-keep = Le sultan demande deux histoires du Marchand : cette carte en est une moitié.
first-partner = Morgiane a pioché un personnage d’Ali Baba, raconté l’histoire d’Ali Baba et gardé son personnage de Sinbad. La nouvelle carte du sultan demande une histoire de n’importe quel conte.
first-spread = La défausse est vide : piochez une carte. Le nombre sous la pioche dit combien de ses cartes vous donneraient une histoire.
first-gift = Un paysage de Sinbad ne vous sert à rien, mais Morgiane a un personnage de Sinbad ! Elle joue juste après vous et peut prendre ce que vous défaussez. Choisissez le paysage et défaussez-le.
first-why-gift = Votre paysage du Marchand est encore demandé, et Morgiane ne peut prendre que ce que vous défaussez : laissez-lui le paysage de Sinbad.
first-two-stories = Elle l’a pris et a raconté l’histoire. Ce sultan demande deux histoires : sa carte reste jusqu’à ce que l’un de vous raconte la seconde. Piochez encore une carte.
first-no-story = Aucun sultan ne demande plus Aladin, mais la carte « N’importe quel conte » accepterait une histoire d’Aladin. Vous pouvez garder deux cartes, et vous en avez deux : gardez tout.
first-why-half = Un sultan accepte encore une histoire de ce conte. Votre carte en est la moitié, et Morgiane n’a rien qui aille avec.
first-book = Morgiane a pioché un livre. Il a retourné trois cartes de la pioche, que chacun peut prendre. Avec le personnage du Marchand, vous avez une paire. (Shéhérazade irait aussi, mais elle va partout : gardez-la pour plus tard.) Prenez le Marchand.
first-why-book = Le Marchand fait une histoire sûre, et épargne Shéhérazade.
first-three-cards = Racontez l’histoire du Marchand. Puis gardez la carte qui vous reste.
first-why-merchant = Vous avez une paire du Marchand : racontez-la au sultan qui demande le Marchand. Celui qui accepte n’importe quel conte peut attendre.
first-tiger = Un tigre ! Chaque joueur défausse une carte, à commencer par celui qui l’a pioché. Morgiane n’en a pas, c’est donc à vous : défaussez votre paysage d’Aladin.
first-sheherazade = Shéhérazade est encore visible. C’est un joker : un personnage qui va avec n’importe quel paysage. Prenez-la.
first-why-sheherazade = Rien ne vous donne tout de suite une histoire. Mais avec Shéhérazade, il suffit d’un paysage d’un conte qu’un sultan accepte.
first-wait = Pas encore d’histoire, mais vous savez ce qu’il y a sur la défausse. Gardez Shéhérazade.
first-why-wait = Shéhérazade va avec le paysage de la défausse : gardez-la pour votre prochain tour.
first-sure = Une histoire sûre ! Le paysage d’Aladin, sur la défausse, va avec Shéhérazade. Prenez-le.
first-any = Aucun sultan ne demande Aladin : racontez cette histoire à celui qui accepte n’importe quel conte.
first-why-now = Vous avez une paire qu’un sultan accepte maintenant. La nuit est courte : racontez-la.
first-night = Morgiane a raconté la seconde histoire de Sinbad. Il manque deux histoires. La pioche est votre nuit : quand elle est vide et que deux tours de table n’apportent rien, vous perdez. Piochez une carte.
first-palace = Le Palais, l’autre joker : un paysage qui va avec n’importe quel personnage. Gardez-le.
first-why-palace = Le Palais va avec tout personnage : c’est la moitié de la prochaine histoire, quelle qu’elle soit.
first-returned = Morgiane a pioché un personnage du Marchand et vous l’a laissé ! Prenez-le, puis racontez la seconde histoire du Marchand avec le Palais.
first-last-half = Un personnage de Sinbad, pour la toute dernière histoire. Morgiane a le paysage. Gardez votre carte : elle l’a vue.
first-why-last-half = Cela irait aussi : Morgiane pourrait la prendre et raconter la dernière histoire. Mais ce soir, racontez-la vous-même : gardez votre carte.
first-last = Elle vous a laissé le paysage. Prenez-le et racontez au sultan sa dernière histoire.
first-farewell = Le jour se lève : chaque carte sultan a ses histoires, vous avez gagné tous les deux ! Jouez maintenant votre propre partie. Parlez autant que vous voulez, et montrez des cartes pour dire ce que vous pensez.

## Ce que pèse un bon joueur : $amount est un nombre.

weighs-stories = { $amount ->
    [one] { $amount } histoire racontée
   *[other] { $amount } histoires racontées
}
weighs-ready = { $amount ->
    [one] { $amount } histoire prête à raconter
   *[other] { $amount } histoires prêtes à raconter
}
weighs-fitting = { $amount ->
    [one] { $amount } carte d’un conte que le sultan demande
   *[other] { $amount } cartes des contes que le sultan demande
}
weighs-jokers = { $amount ->
    [one] { $amount } joker
   *[other] { $amount } jokers
}
weighs-offered = { $amount ->
    [one] { $amount } carte de la défausse qui donne une histoire au joueur suivant
   *[other] { $amount } cartes de la défausse qui donnent une histoire au joueur suivant
}
weighs-buried = { $amount ->
    [one] { $amount } carte utile enfouie dans la défausse
   *[other] { $amount } cartes utiles enfouies dans la défausse
}

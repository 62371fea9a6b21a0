# Ce qui se passe à une table, et pourquoi quelque chose ne se peut pas.

log-made = La table est mise.
log-sat = { $name } s’installe.
log-left = { $to ->
    [bot] { $name } prend la place.
   *[open] Une place se libère.
}
log-words = { $you ->
    [yes] Vous ajoutez
   *[no] { $seat } ajoute
} des mots au mélange.
log-start = La partie commence.
log-in-stead = Le temps est écoulé, la maison choisit. { $line }
log-over = La partie est finie.
log-talk = { $name } : { $talk }
log-team-talk = { $name }, à son équipe : { $talk }
log-aside = { $name } dit quelque chose à son équipe.
log-undo-asked = { $you ->
    [yes] Vous demandez
   *[no] { $seat } demande
} à reprendre un coup.
log-undo-answered = { $agree ->
    [yes] { $you ->
        [yes] Vous acceptez.
       *[no] { $seat } accepte.
    }
   *[no] { $you ->
        [yes] Vous refusez.
       *[no] { $seat } refuse.
    }
}
log-undo = Le coup est repris.
log-take-back = { $you ->
    [yes] Vous reprenez votre choix.
   *[no] { $seat } reprend son choix.
}
log-rematch = La même compagnie rejoue.

## Règles de tous les jeux.

rule-over = La partie est finie.
rule-not-your-turn = Ce n’est pas votre tour.
rule-not-natures = Le hasard ne peut pas faire cela maintenant.
rule-not-a-players = Seul le hasard peut jouer ce coup.

## Refus.

error-over = La partie est finie.
error-not-over = La partie n’est pas encore finie.
error-not-started = La partie n’a pas encore commencé.
error-already-started = La partie a déjà commencé.
error-seats-open = Des places sont encore libres : attendez des invités, ou laissez-les à des bots.
error-seat-taken = { $name } y est déjà.
error-nobody-there = Il n’y a personne à cette place.
error-no-such-seat = Cette place n’existe pas ; la table en a { $seats }.
error-stale = Quelque chose s’est passé avant l’arrivée de votre coup ; regardez et choisissez à nouveau.
error-unreadable-move = Ce n’est pas un coup de ce jeu.
error-illegal-move = Ce coup n’est pas permis.
error-nothing-to-undo = Il n’y a rien à reprendre : quelque chose a été montré depuis votre dernier coup.
error-nothing-to-take-back = Vous n’avez plus de choix qui puisse être repris.
error-undo-pending = Quelqu’un a déjà demandé à reprendre un coup.
error-no-undo-asked = Personne ne vous demande de reprendre un coup.
error-no-coach = Personne ne consulte le conseiller à cette table : c’est ce qui a été convenu quand on l’a dressée.
error-coach-later = Le conseiller se consulte quand c’est à vous de jouer.
error-coach-busy = Le conseiller y réfléchit déjà.

## Refus de la maison.

error-bad-name = Un nom compte de 1 à { NUMBER($most) } caractères.
error-bad-talk = Dites quelque chose, en { NUMBER($most) } caractères au plus.
error-bad-words = Les mots pour le mélange comptent de 1 à { NUMBER($most) } caractères.
error-no-team = Vous n’avez pas d’équipe à vous ici.
error-name-needed = Donnez-vous d’abord un nom, pour que les autres sachent qui parle.
error-not-yours = Vous ne tenez pas ce siège.
error-already-seated = Vous jouez déjà à cette table ; un second siège vous montrerait une autre main.
error-not-your-eye = Tant que dure la partie, vous ne pouvez regarder que par vos propres yeux, ou ceux d’un spectateur.
error-no-such-table = Cette table n’existe pas ; vérifiez le lien.
error-no-script = { $title } n’a pas encore de telle partie à montrer.
error-no-such-page = Il n’y a rien à cette adresse.
error-no-such-mind = Ce bot n’est pas ici ; il y a : { $minds }.
error-bad-clock = Une pendule donne de { NUMBER($low) } à { NUMBER($high) } secondes par coup.
error-bad-message = La maison n’a pas compris ce message : { $detail }.
error-bad-request = La maison n’a pas compris cette demande : { $detail }.
error-wrong-method = Cela ne peut pas se faire à cette adresse.
error-too-big = C’est trop long : { NUMBER($most) } octets au plus.
error-too-fast = Pas si vite ! Attendez un instant et réessayez.
error-table-crowded = Il n’y a plus de place autour de cette table : { NUMBER($most) } personnes regardent.
error-other-site = Cette demande vient d’un autre site, et la maison n’y répond pas.
error-house-error = Quelque chose s’est mal passé dans la maison. Rien n’est perdu ; réessayez.

## Parties enregistrées.

record-unreadable = Ce fichier n’est pas une partie de Serai ({ $detail }).
record-version = Cette partie suit la version { NUMBER($version) } des règles ; la maison connaît la version { NUMBER($known) }.
record-edition = L’édition avec laquelle cette partie aurait été jouée n’en est pas une de { $title }.
record-unreadable-move = Le coup { NUMBER($number) } de la partie, « { $move } », n’est pas un coup de ce jeu.
record-illegal-move = Le coup { NUMBER($number) } de la partie, « { $move } », n’y est pas permis.
record-unfinished = L’enregistrement s’arrête avant la fin de la partie.
record-seed = La graine n’est pas celle dont l’empreinte avait été promise.
record-draw = Le coup { NUMBER($number) } de la partie, « { $move } », n’est pas ce que donnent la graine et les mots.

## Ce qui n’existe pas.

unknown-game = Il n’y a pas de jeu « { $game } » ici. Les jeux sont : { $games }.
setup-players = { $title } se joue de { NUMBER($low) } à { NUMBER($high) } joueurs, pas à { NUMBER($seats) }.
setup-option = { $title } n’a pas d’option « { $option } ». Ses options : { $options }.
setup-value = L’option { $option } ne peut pas valoir « { $value } ». Elle peut valoir : { $values }.
setup-no-edition = { $title } n’a pas d’édition à choisir : son livret énumère tout le contenu de la boîte.
setup-spoiled-edition = L’édition de { $title } que joue cette maison n’est plus utilisable. La personne qui tient la maison peut voir pourquoi avec « serai edition { $game } », ou revenir en arrière avec « serai edition { $game } --reset ».

# Ce qui se passe à une table, et pourquoi quelque chose ne se peut pas.

log-made = La table est prête.
log-sat = { $name } s’installe.
log-left = { $known ->
    [no] { $to ->
        [bot] { $bot } prend la place.
       *[open] Une place est de nouveau libre.
    }
   *[yes] { $to ->
        [bot] { $name } quitte la table ; { $bot } joue à sa place.
       *[open] { $name } quitte la table ; la place est libre.
    }
}
log-words = { $you ->
    [yes] Vous ajoutez
   *[no] { $seat } ajoute
} des mots au mélange.
log-commit = { $you ->
    [yes] Votre navigateur scelle
   *[no] { $seat } : son navigateur scelle
} sa part du mélange.
log-opening = Le mélange est dévoilé.
log-reveal = { $you ->
    [yes] Votre navigateur dévoile
   *[no] { $seat } : son navigateur dévoile
} sa part du mélange.
log-called-off = { $why ->
    [late] Départ annulé, faute de réponse : { $names }. Relancez la partie.
    [left] Départ annulé. Relancez la partie.
   *[unknown] Départ annulé : un navigateur n’a pas dévoilé sa part du mélange. Relancez la partie.
}
log-start = La partie commence.
log-in-stead = Temps écoulé : un coup a été joué automatiquement. { $line }
time-up-for = Temps écoulé : un coup a été joué automatiquement pour { $names }.
log-over = La partie est terminée.
log-talk = { $name } : { $talk }
log-team-talk = { $name }, à son équipe : { $talk }
log-aside = { $name } écrit à son équipe.
log-moved = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} un coup.
log-written = { $seat } : { $move }
log-drawn = Tirage : { $move }
log-undo-asked = { $you ->
    [yes] Vous demandez
   *[no] { $seat } demande
} à annuler un coup.
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
log-undo = Le coup est annulé.
log-take-back = { $you ->
    [yes] Vous retirez votre choix.
   *[no] { $seat } retire son choix.
}
log-rematch = Une nouvelle partie commence avec les mêmes joueurs.

## Règles de tous les jeux.

rule-over = La partie est terminée.
rule-not-your-turn = Ce n’est pas votre tour.
rule-not-natures = Le hasard ne peut pas faire cela maintenant.
rule-not-a-players = Seul le hasard peut jouer ce coup.

## Refus.

error-over = La partie est terminée.
error-not-over = La partie n’est pas encore terminée.
error-not-started = La partie n’a pas encore commencé.
error-already-started = La partie a déjà commencé.
error-shuffle-opening = Le mélange est en train d’être dévoilé. Si la partie ne commence pas, réessayez dans dix secondes.
error-already-committed = Cette place a déjà scellé sa part du mélange.
error-no-reveal-asked = Personne n’attend la part de cette place dans le mélange.
error-bad-reveal = Ce n’est pas ce que le navigateur de cette place avait scellé.
error-seats-open = Des places sont libres : attendez des joueurs, ou laissez-les à des bots.
error-seat-taken = { $name } occupe déjà cette place. Choisissez-en une autre.
error-nobody-there = Cette place est vide.
error-no-such-seat = Cette place n’existe pas : la table en a { $seats }.
error-stale = La partie a avancé avant l’arrivée de votre coup. Regardez et choisissez de nouveau.
error-unreadable-move = Ce n’est pas un coup de ce jeu.
error-illegal-move = Ce coup n’est pas autorisé.
error-nothing-to-undo = Impossible d’annuler : quelque chose a été dévoilé depuis votre dernier coup.
error-late-undo = Le temps est écoulé : on ne peut plus rien annuler.
error-nothing-to-take-back = Votre choix ne peut plus être changé.
error-undo-pending = Quelqu’un a déjà demandé à annuler un coup. Attendez la réponse.
error-no-undo-asked = Personne ne demande à annuler un coup.
error-no-coach = Le coach est interdit à cette table.
error-coach-later = Vous pourrez demander conseil au coach à votre tour.
error-coach-busy = Le coach réfléchit déjà. Attendez un instant.

## Refus de la maison.

error-bad-name = Choisissez un nom de 1 à { NUMBER($most) } caractères.
error-bad-talk = Écrivez un message de 1 à { NUMBER($most) } caractères.
error-bad-words = Écrivez de 1 à { NUMBER($most) } caractères pour le mélange.
error-no-team = Vous n’êtes pas dans une équipe ici.
error-name-needed = Choisissez d’abord un nom, pour que les autres sachent qui écrit.
error-not-yours = Ce n’est pas votre place.
error-already-seated = Vous jouez déjà à cette table. Une deuxième place vous montrerait les secrets d’un autre joueur.
error-not-your-eye = Jusqu’à la fin de la partie, vous ne pouvez la revoir que depuis votre place ou en spectateur.
error-no-such-table = Table introuvable. Vérifiez le lien.
error-no-script = { $title } n’a pas encore cette partie guidée.
error-no-such-moment = Ce moment n’existe pas dans la partie guidée ; le dernier est { $last }.
error-no-such-page = Page introuvable. Vérifiez l’adresse.
error-no-such-mind = Ce bot n’existe pas ici. Choisissez parmi : { $minds }.
error-bad-clock = Choisissez de { NUMBER($low) } à { NUMBER($high) } secondes par coup.
error-bad-message = Serai n’a pas pu lire ce message : { $detail }.
error-bad-request = Serai n’a pas pu lire cette demande : { $detail }.
error-wrong-method = Cette adresse n’accepte pas ce type de demande.
error-too-big = Trop long : { NUMBER($most) } octets au plus.
error-too-fast = Trop de demandes. Attendez un instant et réessayez.
error-busy = La maison est très occupée. Attendez un instant et réessayez.
error-table-crowded = Cette table est complète : { NUMBER($most) } personnes regardent déjà. Réessayez plus tard.
error-talked-enough = On a assez parlé ici : la discussion est pleine.
error-table-full = Cela a été fait trop souvent à cette table : seule la partie continue.
error-other-site = Demande refusée : elle vient d’un autre site.
error-house-error = Une erreur s’est produite. La partie est conservée : réessayez.
error-other-host = Serai ne répond pas ici au nom « { $host } ». On peut l’autoriser avec --allow-host.
error-link-too-long = Ce lien est trop long pour un code QR.
error-not-frozen = Cette table n’est pas bloquée : vous pouvez y jouer.

## Tables qui ne peuvent plus être jouées.

frozen-version = Cette partie a commencé avec la version { NUMBER($version) } des règles de { $title }. Serai a maintenant la version { NUMBER($known) } : la partie ne peut pas continuer.
frozen-game = Serai n’a plus le jeu « { $game } ».
frozen-edition = Serai ne peut pas lire l’édition de { $title } utilisée à cette table.
frozen-setup = Serai ne permet plus de jouer à { $title } avec ces joueurs et ces options.
frozen-damaged = Le journal de cette table est endommagé à partir de l’événement { NUMBER($number) }.

## Parties enregistrées.

record-unreadable = Ce fichier n’est pas une partie exportée par Serai ({ $detail }).
record-version = Cette partie a été jouée avec la version { NUMBER($version) } des règles ; ce Serai a la version { NUMBER($known) }.
record-edition = L’édition nommée dans ce fichier n’est pas une édition de { $title }.
record-unreadable-move = Le coup { NUMBER($number) }, « { $move } », n’est pas un coup de ce jeu.
record-illegal-move = Le coup { NUMBER($number) }, « { $move } », n’est pas autorisé à ce moment.
record-unfinished = Le fichier s’arrête avant la fin de la partie.
record-seed = La graine n’est pas celle dont l’empreinte avait été promise.
record-nonce = Ce que le navigateur d’un joueur a ajouté au mélange est illisible.
record-promise = Ce n’est pas la partie dont vous avez noté la promesse : ni l’empreinte de sa graine ni celle de son mélange ne correspondent.
record-draw = Le coup { NUMBER($number) } de la partie, « { $move } », ne découle pas de la graine et de ce qui a été ajouté.

## Ce qui n’existe pas.

unknown-game = Il n’y a pas de jeu « { $game } » ici. Les jeux sont : { $games }.
setup-players = { $title } se joue de { NUMBER($low) } à { NUMBER($high) } joueurs, pas à { NUMBER($seats) }.
setup-option = { $title } n’a pas d’option « { $option } ». Ses options : { $options }.
setup-value = L’option { $option } ne peut pas valoir « { $value } ». Elle peut valoir : { $values }.
setup-no-edition = { $title } n’a pas d’édition à choisir : son livret énumère tout le contenu de la boîte.
setup-spoiled-edition = L’édition choisie de { $title } n’est plus utilisable. La personne qui gère ce Serai peut voir pourquoi avec « serai edition { $game } », ou revenir à celle de la maison avec « serai edition { $game } --reset ».

## Les personnes à une table.

log-filled = { $for ->
    [person] { $name } n’est plus là : un bot joue à sa place.
   *[bot] { $name } prend la place libre.
}
log-returned = { $you ->
    [yes] Vous êtes de retour et reprenez la partie.
   *[no] { $seat } est de retour et reprend la partie.
}
log-carried = { $you ->
    [yes] Vous continuez sur un autre appareil.
   *[no] { $seat } continue sur un autre appareil.
}
log-seat-asked = { $name } demande une place.
log-seat-agreed = Un oui pour { $name } : une autre personne qui joue doit encore accepter.
log-seat-answered = { $agree ->
    [yes] { $name } peut s’installer.
   *[no] { $name } n’obtient pas de place.
}
log-arranged = L’hôte a modifié la table.
log-hosted = { $name } est maintenant l’hôte.
log-closed = L’hôte a fermé cette table.
error-closed = L’hôte a fermé cette table.
error-consent-needed = La partie a commencé : demandez la place.
error-already-sitting = Vous avez déjà une place ici. Pour ajouter quelqu’un à cet écran, choisissez « Ajouter un joueur ici ».
error-seen-secrets = Vous avez vu une autre main dans cette partie : vous ne pouvez reprendre que votre place.
error-already-asked = Vous avez déjà demandé une place. Attendez la réponse.
error-seat-refused = Vous ne pouvez plus demander de place dans cette partie.
error-nothing-asked = Cette demande a déjà reçu une réponse.
error-not-yet-away = { $name } est là, ou l’était il y a moins de { NUMBER($seconds) } secondes.
error-not-their-turn = Un bot peut prendre le relais quand c’est à { $name } de jouer.
error-bot-plays = Un bot joue déjà à cette place.
error-seats-changed = Quelqu’un est arrivé ou parti entre-temps. Regardez, puis changez les places.
error-seat-twice = Personne ne peut occuper deux places à la fois.
error-host-stays = L’hôte a besoin d’une place. Pour partir, quittez la table ou nommez un autre hôte.
error-not-host = Seul l’hôte peut faire cela.
error-not-answerer = Ce n’est pas à vous de répondre.
error-seat-kept = Cette place reste à la personne qui l’a quittée. Un bot peut y jouer.
error-dead-link = Ce lien ne fonctionne plus. Demandez-en un nouveau à la personne qui l’a créé.

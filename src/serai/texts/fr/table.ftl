# Ce qui se passe à une table, et pourquoi quelque chose ne se peut pas.

log-made = La table est mise.
log-sat = { $name } s’installe.
log-left = { $to ->
    [bot] { $name } reprend le siège.
   *[open] Un siège se libère.
}
log-words = { $you ->
    [yes] Vous ajoutez
   *[no] { $seat } ajoute
} des mots au mélange.
log-start = La partie commence.
log-over = La partie est finie.
log-talk = { $name } : { $talk }
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
error-seats-open = Des sièges sont encore libres : attendez des invités, ou laissez-les à des bots.
error-seat-taken = { $name } y est déjà.
error-nobody-there = Il n’y a personne à ce siège.
error-no-such-seat = Ce siège n’existe pas ; la table en a { $seats }.
error-stale = Quelque chose s’est passé avant l’arrivée de votre coup ; regardez et choisissez à nouveau.
error-unreadable-move = Ce n’est pas un coup de ce jeu.
error-illegal-move = Ce coup n’est pas permis.
error-nothing-to-undo = Il n’y a rien à reprendre : quelque chose a été montré depuis votre dernier coup.
error-undo-pending = Quelqu’un a déjà demandé à reprendre un coup.
error-no-undo-asked = Personne ne vous demande de reprendre un coup.

## Parties enregistrées.

record-unreadable = Ce fichier n’est pas une partie de Serai ({ $detail }).
record-setup = Cette partie ne peut pas être rejouée ici : { $detail }.
record-version = Cette partie suit la version { NUMBER($version) } des règles ; la maison connaît la version { NUMBER($known) }.
record-unreadable-move = Le coup { NUMBER($number) } de la partie, « { $move } », n’est pas un coup de ce jeu.
record-illegal-move = Le coup { NUMBER($number) } de la partie, « { $move } », n’y est pas permis.
record-unfinished = L’enregistrement s’arrête avant la fin de la partie.
record-seed = La graine n’est pas celle dont l’empreinte avait été promise.
record-draw = Le coup { NUMBER($number) } de la partie, « { $move } », n’est pas ce que donnent la graine et les mots.

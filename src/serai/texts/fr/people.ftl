# Les personnes à une table : les places, l’hôte, les absents, les autres appareils.

host = Hôte
bot-plays-for = Hors ligne : un bot joue ({ $mind })
add-player-here = Ajouter un joueur ici
ask-for-seat = Demander cette place
asked-for-seat = Vous avez demandé cette place
withdraw = Annuler la demande
leave-seat = Partir…
leave-seat-ask = { $playing ->
    [yes] Quitter votre place ? Un bot jouera, sous un nom à lui. Vous pourrez revenir tant que personne d’autre n’a pris la place.
   *[no] Quitter votre place ? Elle sera de nouveau libre.
}
stay = Rester
leave-now = Partir
let-bot-play = Laisser jouer un bot
put-bot-here = Mettre un bot ici
bot-level = Niveau du bot
cancel = Annuler
free-seat = Libérer cette place
remove-player = Retirer { $name }
make-host = Nommer { $name } hôte
host-away = { $known ->
    [yes] { $name }, l’hôte, n’est plus là depuis un moment.
   *[no] L’hôte n’est plus là depuis un moment.
}
host-answers = Seul l’hôte, qui est absent, peut répondre.
become-host = Devenir l’hôte
move-up = Monter { $name }
move-down = Descendre { $name }
change-seat = Modifier la place { $number }
add-seat = Ajouter une place
remove-seat = Supprimer cette place
seat-asked-by = { $name } demande à remplacer { $bot }.
seat-asked-open = { $name } demande la place libre.
seat-asked-away = { $name } demande à remplacer { $away }, qui n’est plus là depuis un moment.
let-in = Laisser jouer
keep-out = Pas maintenant
waits-for-answer = Vous avez demandé une place. En attente d’une réponse…
idle-for-long = { $name } ne fait plus rien depuis un moment. Un bot peut jouer jusqu’à son prochain geste.
away-for-long = { $name } n’est plus là depuis un moment. Un bot peut jouer jusqu’à son retour.
seat-stays-open = Une place est libre et personne n’y joue. Un bot peut la prendre.
close-table = Fermer cette table
close-table-ask = { $playing ->
    [yes] Fermer cette table pour tout le monde ? La partie s’arrête là, sans gagnant.
   *[no] Fermer cette table pour tout le monde ? Plus personne ne pourra s’y asseoir.
}
close-now = Fermer la table
table-closed = Cette table est fermée
table-closed-text = { $name } l’a fermée.
table-closed-by-host = L’hôte l’a fermée.
still-missing = { $count ->
    [one] { $names } n’est pas encore là.
   *[other] { $names } ne sont pas encore là.
}
looking-on = { $count ->
    [one] Une autre personne a ouvert le lien.
   *[other] { $count } autres personnes ont ouvert le lien.
} { $names }
invite-first = Copier l’invitation
invite-copied = Lien copié
table-settings = Réglages
setting-told = { $setting } : { $value }
share-only-here-host = Seul cet ordinateur peut ouvrir ce lien. Pour accueillir d’autres appareils, fermez Serai et relancez-le avec « serai open --host 0.0.0.0 ».
screen-only-here = Seul cet ordinateur peut ouvrir cette table.

## Un autre appareil.

way-back = Continuer sur un autre appareil
way-back-text = Ouvrez ce lien pour continuer comme { $name } sur un autre appareil. Gardez-le pour vous : toute personne qui l’ouvre joue à votre place.
keep-your-seat = Gardez votre place
keep-your-seat-text = Avec un lien privé, vous pouvez revenir depuis n’importe quel appareil, même si ce navigateur vous oublie.
way-show = Afficher mon lien privé
way-new = Nouveau lien
way-new-about = Un nouveau lien annule l’ancien.
way-link = Lien privé : { $name }
back-title = Continuer comme { $name } ?
back-text = Vous continuez sur cet appareil. L’autre pourra seulement regarder.
back-yours = Vous jouez déjà comme { $name } sur cet appareil.
back-go = Continuer ici
back-dead = Ce lien ne fonctionne plus

## Vos tables.

table-result = { $kind ->
    [won] Gagné, { $points } à { $to }
    [lost] Gagné par { $winners }, { $points } à { $to }
    [won-together] Gagné ensemble
    [lost-together] Perdu ensemble
    [scored] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    [shared] { $count ->
        [one] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] Victoire partagée, { $points } partout
    }
   *[others] Gagné par { $winners }, { $points } à { $to }
}
remove-table = Retirer de cette liste
remove-table-of = Retirer de cette liste : { $game }
table-removed = Retirée : { $game }
bring-back = Annuler

## Les équipes.

teams = Équipes
team-number = Équipe { $number }
teams-about = Les équipes alternent de place en place : pour les changer, changez les places. Un tirage au sort décide quelle équipe est { $one } et laquelle est { $other }.

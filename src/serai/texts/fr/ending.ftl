# La fin d’une partie : ce que la maison dit à côté du plateau, la suite, et le partage.

tab-end = Résultat
won-by = { $points ->
    [one] Un point d’avance
   *[other] { $points } points d’avance
}
lost-by = { $points ->
    [one] À un point de la victoire
   *[other] À { $points } points de la victoire
}
to-next-verdict = { $points ->
    [one] À un point du verdict suivant
   *[other] À { $points } points du verdict suivant
}
try-next = Essayer { $what }
another-game = Un autre jeu
check-and-record = Export et mélange équitable
share-replay = Partager la partie
share-picture = Enregistrer une image
picture-failed = Ce navigateur ne peut pas créer l’image.
link-copied = Lien copié
replay-shared = { $game } : voyez notre partie.

# Les réglages, et les touches.

settings = Réglages
speed = Vitesse des animations
speed-choice = { $speed ->
    [0] Aucune
    [0.5] Lente
    [1] Normale
   *[2] Rapide
}
sound-setting = Son à votre tour
reduced-motion = Réduire les mouvements
confirmations = Confirmer les coups irréversibles
full-screen = Plein écran
keys = Touches
keys-pieces = Prendre une pièce
keys-walk = Se déplacer sur le plateau
keys-play = La jouer là
keys-put-back = La reposer, fermer ce qui est ouvert
keys-next = Choix suivant
keys-coach = Demander au coach
keys-help = Afficher cette liste
key-escape = Échap
key-enter = Entrée
key-tab = Tab

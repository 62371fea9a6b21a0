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
confirmations = Confirmer avant de placer une tuile
full-screen = Plein écran
keys = Touches
keys-pieces = Prendre une pièce
keys-walk = Se déplacer sur le plateau
keys-play = La jouer là
keys-put-back = La reposer, fermer ce qui est ouvert
keys-next = Choix suivant
keys-coach = Demander conseil au coach
keys-pass = Passer
keys-spread = Piocher une carte
keys-discard = Prendre sur la défausse, ou défausser
keys-keep = Ne rien défausser
keys-turn-over = Retourner la tuile
keys-vizier = Aller au vizir
keys-step = Une étape en arrière ou en avant
keys-turn = Un tour en arrière ou en avant
keys-ends = Au début, à la fin
keys-run = Lecture ou pause
keys-help = Afficher cette liste
key-escape = Échap
key-enter = Entrée
key-tab = Tab
key-pages = Page ↑ ↓
key-ends = Début, Fin
key-space = Espace

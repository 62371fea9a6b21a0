# La maison elle-même, en français : tout ce qui entoure les plateaux.

## Sur chaque page.

skip-to-content = Aller au contenu
home-link = Serai, accueil
house-pages = Menu principal
about-link = À propos
language = Langue
language-name = { $language ->
    [fr] Français
   *[en] English
}
what-happens = Événements de la partie
waiting = Un instant…
house-silent = Serai ne répond pas. Vérifiez votre connexion et réessayez.
try-again = Réessayer
to-the-shelf = Voir tous les jeux
close = Fermer
open = Ouvrir
nowhere-title = Page introuvable
nowhere-text = Il n’y a rien à cette adresse. Vérifiez le lien, ou choisissez un jeu.
quoted = « { $words } »

## Accueil.

home-title = Cinq jeux de société des Mille et Une Nuits
home-text = Jouez en solo, contre des bots, entre amis sur un même écran ou en ligne. Sans compte : un lien suffit.
shelf = Jeux
new-here = Vous débutez ? Commencez par une partie guidée de { $game }.
start-guided = Commencer la partie guidée
coming = Bientôt
play = Jouer
players-and-minutes = { $low }–{ $high } joueurs · { $minutes } min
your-tables = Vos tables
your-turn = À vous de jouer
your-turn-in-short = À vous
clock-last-call = Encore { $seconds } s
open-seat = Place libre
table-status = { $status ->
    [gathering] En attente de joueurs
    [playing] En cours
    [frozen] Bloquée
    [closed] Fermée
   *[over] Terminée
}
not-affiliated = Les jeux et leurs noms appartiennent à leurs auteurs et à leurs éditeurs. Serai ne leur est pas affilié.

## Une nouvelle table.

new-table-of = Nouvelle table de { $game }
no-such-game = Jeu introuvable
from-age = dès { $age } ans
by-authors = Un jeu de { $authors }
drawn-by = illustré par { $names }
published-by = édité par { $names }
read-rules = Lire les règles
how-many = Joueurs
seat-number = Place { $number }
seat-kind-me = Moi
seat-kind-friend = Ami ici
seat-kind-open = Invité
seat-kind-bot = Bot
name-of-seat = Nom du joueur { $number }
mind-of-seat = Bot de la place { $number }
level-of = Niveau { $level } : { $name }
your-name = Votre nom
friends-name = Le nom de votre ami
open-about = Toute personne qui a le lien peut s’asseoir ici.
open-about-short = En attente d’un joueur
clock = Temps par coup
clock-about = Une fois le temps écoulé, il vous reste dix secondes ; ensuite, un coup est joué pour vous.
clock-choice = { $seconds ->
    [0] Sans limite
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] { $seconds } secondes
}
play-now = Jouer
watch-bots = Regarder jouer les bots
levels-measured = Chaque niveau est nettement plus fort que le précédent (mesuré).
set-table-first = Créer sans lancer
set-table-and-invite = Créer la table et inviter
traveller = Voyageur

## Une table qui attend ses invités.

table-of = Table de { $game }
waiting-for-guests = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
all-here = Tout le monde est là.
seats = Places
seat = Place
at-this-screen = À cet écran
here = En ligne
away = Hors ligne
sit-down = S’asseoir
take-over = Remplacer
start = Lancer la partie
start-with-bots = { $count ->
    [one] Lancer avec un bot à la place libre
   *[other] Lancer avec des bots aux places libres
}
sit-to-start = Asseyez-vous pour jouer. Toute personne assise peut lancer la partie.
share = Inviter
share-text = Toute personne qui a ce lien peut jouer ou regarder.
table-link = Lien de la table
copy = Copier
copied = Copié
qr-code = Code QR du lien
no-such-table = Table introuvable
no-such-table-text = Le lien est peut-être incomplet, ou la table se trouve sur un autre serveur Serai.
frozen = Cette table est bloquée
frozen-kept = Rien n’est perdu : vous pouvez toujours lire qui a joué et ce qui a été dit.
frozen-kept-over = Rien n’est perdu : vous pouvez toujours lire la partie et l’exporter.

## Le mélange équitable.

fair-shuffle = Mélange équitable
fair-text = { $when ->
    [gathering] Serai a tiré une graine secrète et en montre l’empreinte. Le navigateur de chaque joueur ajoute un nombre secret, dévoilé seulement au départ. Chaque tirage découle de l’ensemble : si votre nombre y est, personne ne peut le choisir sans que cela se voie.
    [playing] Chaque tirage découle de la graine secrète de Serai et de ce que les navigateurs des joueurs ont ajouté au départ. Après la partie, la graine est montrée et vous pouvez vérifier.
   *[over] Chaque tirage découle de la graine de Serai et de ce que les navigateurs des joueurs ont ajouté au départ. Vous pouvez le vérifier ici.
}
fair-hash = Empreinte de la graine
fair-browsers = Navigateurs participants
fair-added = { $status ->
    [gathering] { $names } (scellé jusqu’au départ)
   *[other] { $names }
}
fair-none-added = Aucun : il faut croire Serai sur parole.
fair-waiting = On attend { $names }…
fair-called-off = { $times ->
    [one] Le départ a été annulé une fois ; chaque navigateur a alors tiré un nouveau nombre.
   *[other] Le départ a été annulé { $times } fois ; chaque navigateur a alors tiré un nouveau nombre.
}
fair-fingerprint = Empreinte de ce mélange
fair-words-of = Mots ajoutés par { $name }
fair-seed = Graine
fair-seed-later = Montrée après la partie
fair-add = Ajouter vos propres mots
add = Ajouter
fair-check = Vérifier le mélange
fair-sound = { $draws ->
    [one] Le tirage découle
   *[other] Les { $draws } tirages découlent
} de la graine promise et de ce qui a été ajouté. { $witnessed ->
    [all] Ce sont bien ceux que ce navigateur a vus.
    [some] Ce navigateur en a vu { $seen } : ce sont les mêmes.
   *[none] Ce navigateur n’en a vu aucun : demandez à un joueur de vérifier aussi.
} { $added ->
    [yes] Votre propre nombre en fait partie.
    [missing] Le nombre de ce navigateur n’y est pas : si personne de confiance n’en a ajouté un, quiconque gère ce serveur a pu choisir les tirages.
   *[no] Ce navigateur n’a rien ajouté lui-même.
} Les issues de chaque tirage et leurs chances, c’est Serai qui les donne : seul « serai verify » les vérifie d’après les règles.
fair-missing = Le nombre de ce navigateur n’est pas dans ce mélange : d’après Serai, il n’était pas là à temps. Si personne de confiance n’en a ajouté un, quiconque gère ce serveur a pu choisir les tirages.
fair-broken-seed = Ce n’est pas la graine promise.
fair-changed = Ce qui a été ajouté au mélange n’est pas ce que ce navigateur a vu au départ.
fair-broken-commitment = Le mélange a changé après que ce navigateur a montré son nombre : quelqu’un a pu choisir les tirages.
fair-left-out = Le nombre de ce navigateur a été laissé de côté.
fair-broken-draw = Le tirage { $number } ne découle pas de la graine et de ce qui a été ajouté.
fair-other-draw = Le tirage { $number } n’est pas celui que ce navigateur a vu.

## La partie.

board-of = Plateau de { $game }
players = Joueurs
thinking = Réfléchit…
to-move = Doit jouer
won = A gagné
you-watch = Vous regardez
line-lost = Connexion perdue, reconnexion en cours. La partie est conservée.
see-rule = Voir la règle
skip-ahead = Passer à la suite
bots-play = Seuls des bots jouent
pace = Vitesse
pace-slow = Lente
pace-usual = Normale
pace-fast = Rapide
beside-the-board = Panneau de la partie
tab-log = Journal
tab-talk = Discussion
tab-table = Table
unheard = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
talk-unheard = Discussion : { unheard }
see-moment = Voir ce moment
edition-of-table = Édition : « { $name } »
log-more = { $count ->
    [one] { $count } autre semblable
   *[other] { $count } autres semblables
}
log-older = Voir ce qui précède
back-to-now = Retour au présent
while-away = { $count ->
    [one] Pendant votre absence : un coup
   *[other] Pendant votre absence : { $count } coups
}
show-me = Voir
talk = Discussion
nothing-said = Aucun message.
say-something = Écrire un message
say = Envoyer
undo = Annuler mon coup
talk-to = À
talk-to-table = Tout le monde
talk-to-team = Mon équipe
take-back = Changer mon choix
undo-asked-by = { $name } demande à annuler un coup.
undo-waiting = En attente d’accord : { $names }.
agree = Accepter
refuse = Refuser
rules = Règles

## Le conseil.

coach = Coach
coach-key = Demander conseil au coach (C)
coach-thinking = Le coach réfléchit…
coach-about = Le coach voit ce que vous voyez, rien de plus, et suppose que chacun joue bien.
coach-mix = Variez vos choix secrets, sinon on les devinera.
coach-chance = { $amount } % de chances de gagner
coach-points = { $amount ->
    [one] { $amount } point à la fin
   *[other] { $amount } points à la fin
}
coach-alike = Chacun de ces coups : { $expected }
coach-share = À choisir { $amount } % du temps
coach-gains = Gagne { $things }.
coach-spares = Évite { $things }.
coach-keeps = Garde { $things }.
coach-costs = Coûte { $things }.
coach-risks = Risque { $things }.
coach-little = Ne change pas grand-chose pour l’instant.
coach-show = Montrer sur le plateau
coach-make = Jouer ce coup
coach-allowed = Coach
coach-allowed-about = Propose des coups au joueur qui le demande, et dit pourquoi.
coach-choice = { $allowed ->
    [yes] Autorisé
   *[no] Interdit
}
coach-forbidden = Pas de coach à cette table

## Plusieurs personnes à un même écran.

pass-screen = Passez l’écran à { $name }
pass-screen-text = Les autres, ne regardez pas : la suite est réservée à { $name }.
lift-curtain = C’est moi, { $name } : continuer
others-play = Les autres jouent
others-play-text = Un message s’affichera ici quand quelqu’un à cet écran devra jouer.

## La fin.

you-win = Vous gagnez !
nobody-wins = Perdu cette fois
winners = { $count ->
    [one] { $names } gagne
   *[other] { $names } partagent la victoire
}
subtotal = Sous-total
total = Total
rematch = Rejouer
to-rematch = Aller à la partie suivante
replay = Revoir
export = Exporter
show-result = Voir le résultat

## Revoir une partie.

replay-of = Revoir { $game }
replay-first = Aller au début
replay-back = Étape précédente
replay-play = Lecture
replay-pause = Pause
replay-forth = Étape suivante
replay-last = Aller à la fin
replay-turn-back = Tour précédent
replay-turn-forth = Tour suivant
replay-speed = Étapes par seconde
replay-link = Copier un lien vers ce coup
replay-moment = Moment de la partie
moment-of = { $at } sur { $count }
seen-by = Vu par
a-watcher = un spectateur
all-hands = toutes les mains
to-the-table = Retour à la table
nothing-yet = Il ne s’est encore rien passé.

## La page de règles.

rules-of = Règles de { $game }
contents = Sommaire
house-ruling = Règle maison
house-ruling-about = Le livret ne le précise pas. Voici comment nous jouons.
house-edition = L’édition de la maison
whole-rules-page = Ouvrir la page de règles

## À propos.

about-title = À propos de Serai
about-letters = Polices : Figtree, d’Erik Kennedy, et Lora, de Cyreal, toutes deux sous licence SIL Open Font.
about-text = Un caravansérail est une auberge où les voyageurs s’arrêtent, racontent des histoires et jouent. Serai en est un pour cinq jeux de société des Mille et Une Nuits : gratuit, libre, sans compte, avec des images dessinées exprès.
credits = Les jeux et leurs créateurs
version = Serai { $version }
api-link = Pour les développeurs : l’API

## La première partie guidée.

first-game = Partie guidée
first-game-of = Partie guidée de { $game }
storyteller = La conteuse
first-game-progress = Progression
first-game-follow = À vous : jouez ce qui brille.
first-game-strayed = C’est permis. Mais essayez d’abord le coup qui brille : il montre quelque chose de nouveau.
go-on = Continuer
play-a-game = Jouer une partie
once-more = Recommencer

## Un écran partagé, et les téléphones comme mains.

phones-as-hands = Écran commun, cartes sur les téléphones
phones-join = Scannez le code QR pour jouer sur votre téléphone.
phones-wait = En attente de joueurs. Tout téléphone connecté peut lancer la partie ; des bots prennent les places libres.
phones-start = Tout le monde est là : lancez la partie sur un téléphone.
phones = Téléphones
whole-table = Toute la table
hand-of = Main : { $name }
show-on-screen = Afficher cette table sur un écran commun

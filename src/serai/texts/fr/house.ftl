# La maison elle-même, en français : tout ce qui entoure les plateaux.

## Sur chaque page.

skip-to-content = Aller au contenu
home-link = Serai, accueil
house-pages = La maison
about-link = À propos
language = Langue
language-name = { $language ->
    [fr] Français
   *[en] English
}
what-happens = Ce qui se passe
waiting = Un instant…
house-silent = La maison ne répond pas. Vérifiez votre connexion et réessayez.
try-again = Réessayer
to-the-shelf = Vers l’étagère des jeux
close = Fermer
open = Ouvrir
nowhere-title = Cette pièce n’existe pas
nowhere-text = Cette adresse ne mène nulle part dans la maison.
quoted = « { $words } »

## Accueil.

home-title = Cinq jeux de société des Mille et Une Nuits
home-text = Jouez seul, contre des bots, entre amis sur un même écran ou à distance. Sans compte : un lien suffit.
shelf = L’étagère des jeux
coming = À venir
play = Jouer
players-and-minutes = { $low }–{ $high } joueurs · { $minutes } min
your-tables = Vos tables
your-turn = À vous de jouer
your-turn-in-short = À vous
open-seat = Place libre
table-status = { $status ->
    [gathering] Attend des invités
    [playing] En cours
   *[over] Terminée
}
not-affiliated = Les jeux appartiennent à leurs auteurs et à leurs éditeurs, leurs noms aussi. Serai n’est affiliée à aucun d’eux.

## Une nouvelle table.

new-table-of = Nouvelle table de { $game }
no-such-game = Ce jeu n’est pas dans la maison
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
open-about = Qui ouvre le lien de la table peut s’asseoir ici.
open-about-short = Attend un invité
clock = Temps par coup
clock-choice = { $seconds ->
    [0] Sans limite
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] { $seconds } secondes
}
play-now = Jouer
watch-bots = Les regarder jouer
levels-measured = Chaque niveau est un pas mesuré au-dessus du précédent.
set-table-first = Dresser d’abord la table
set-table-and-invite = Dresser la table et inviter
traveller = Voyageur

## Une table qui attend ses invités.

table-of = Une table de { $game }
waiting-for-guests = { $count ->
    [one] Une place est libre : partagez le lien.
   *[other] { $count } places sont libres : partagez le lien.
}
all-here = Tout le monde est là.
seats = Places
seat = Place
at-this-screen = À cet écran
here = Présent
away = Absent
sit-down = S’asseoir
take-over = Remplacer
leave = Partir
leave-to-bot = Laisser à un bot
start = Commencer la partie
start-with-bots = { $count ->
    [one] Commencer, avec un bot à la place libre
   *[other] Commencer, avec des bots aux places libres
}
sit-to-start = Asseyez-vous pour jouer. Ceux qui sont assis peuvent commencer la partie.
share = Inviter
share-text = Qui a ce lien peut venir, pour jouer ou pour regarder.
share-only-here = Cette maison n’est ouverte que sur cette machine. Pour la joindre depuis le réseau, ouvrez-la avec « --host 0.0.0.0 ».
table-link = Lien de la table
copy = Copier
copied = Copié
qr-code = Le lien en code QR
no-such-table = Cette table n’existe pas
no-such-table-text = Le lien est peut-être mal recopié, ou la table a été dressée dans une autre maison.

## Le mélange équitable.

fair-shuffle = Mélange équitable
fair-text = { $when ->
    [gathering] La maison a scellé une graine secrète et en montre l’empreinte dès maintenant. Ajoutez les mots que vous voulez : chaque tirage dépend de la graine et des mots, personne ne peut donc le diriger. Après la partie, la graine est montrée et chacun peut vérifier.
    [playing] Avant le premier tirage, la maison a scellé une graine secrète et chacun pouvait ajouter des mots. Chaque tirage dépend des deux, personne ne peut donc le diriger. Après la partie, la graine est montrée et chacun peut vérifier.
   *[over] Chaque tirage a découlé de la graine, dont l’empreinte était montrée avant le premier, et des mots de chacun. Tout le monde peut le vérifier.
}
fair-hash = Empreinte de la graine
fair-words-of = Mots de { $name }
fair-seed = Graine
fair-seed-later = Montrée après la partie
fair-add = Vos propres mots
add = Ajouter
fair-check = Vérifier le mélange
fair-sound = { $draws ->
    [one] La graine est bien celle promise, et le tirage découle d’elle et des mots ajoutés, s’il y en a.
   *[other] La graine est bien celle promise, et les { $draws } tirages découlent d’elle et des mots ajoutés, s’il y en a.
}
fair-broken-seed = La graine n’est pas celle qui avait été promise.
fair-broken-draw = Le tirage { $number } ne découle pas de la graine et des mots.

## La partie.

board-of = Plateau de { $game }
players = Joueurs
thinking = Réfléchit…
to-move = Doit jouer
won = Gagne
you-watch = Vous regardez
line-lost = La ligne vers la maison est coupée. Nouvel appel en cours ; rien n’est perdu.
see-rule = Voir la règle
skip-ahead = Passer à la suite
bots-play = Ici seuls les bots jouent
pace = Allure
pace-slow = Lente
pace-usual = Normale
pace-fast = Rapide
beside-the-board = À côté du plateau
tab-log = Journal
tab-talk = Discussion
tab-table = Table
unheard = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
turn-sound = Son quand c’est à vous
on = activé
off = coupé
see-moment = Voir ce moment
edition-of-table = Édition : « { $name } »
log-more = { $count } autres comme celle-ci
back-to-now = Retour au présent
while-away = { $count ->
    [one] Pendant votre absence : un coup
   *[other] Pendant votre absence : { $count } coups
}
show-me = Montrer
talk = Discussion
nothing-said = Personne n’a encore rien dit.
say-something = Dites quelque chose
say = Dire
undo = Reprendre
talk-to = À
talk-to-table = Tout le monde
talk-to-team = Mon équipe
take-back = Changer mon choix
undo-asked-by = { $name } demande à reprendre son coup.
undo-waiting = En attente de l’accord de { $names }.
agree = Accepter
refuse = Refuser
rules = Règles

## Le conseil.

coach = Conseil
coach-ask = Demander conseil
coach-key = Demander conseil (C)
coach-thinking = Le conseiller réfléchit…
coach-about = Le conseiller voit ce que vous voyez, rien de plus, et compte que chacun jouera sensément.
coach-mix = Un choix secret se mélange : qui choisirait toujours la même chose serait percé à jour.
coach-chance = { $amount } % de chances de gagner
coach-points = { $amount ->
    [one] { $amount } point à la fin
   *[other] { $amount } points à la fin
}
coach-alike = Chacun de ces coups : { $expected }
coach-share = { $amount } % du temps
coach-gains = Gagne { $things }.
coach-spares = Évite { $things }.
coach-keeps = Garde { $things }.
coach-costs = Coûte { $things }.
coach-risks = Risque { $things }.
coach-little = Ne change pas grand-chose pour l’instant.
coach-show = Le montrer sur le plateau
coach-make = Jouer ce coup
coach-allowed = Le conseiller
coach-choice = { $allowed ->
    [yes] On peut le consulter
   *[no] Personne ne le consulte
}
coach-forbidden = Pas de conseil à cette table

## Plusieurs personnes à un même écran.

pass-screen = Passez l’écran à { $name }
pass-screen-text = Les autres détournent le regard : seul { $name } doit voir la main suivante.
lift-curtain = C’est moi, { $name } : montrer ma main
others-play = Les autres jouent
others-play-text = L’écran sera passé quand quelqu’un ici devra jouer.

## La fin.

you-win = Vous gagnez !
nobody-wins = Perdu, cette fois
winners = { $count ->
    [one] { $names } gagne
   *[other] { $names } partagent la victoire
}
subtotal = Sous-total
total = Total
rematch = Rejouer
to-rematch = Vers la partie suivante
replay = Revoir
export = Exporter
see-board = Voir le plateau
show-result = Voir le résultat

## Revoir une partie.

replay-of = Revoir { $game }
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-forth = Un pas en avant
replay-last = À la fin
replay-moment = Moment de la partie
moment-of = { $at } sur { $count }
seen-by = Vu par
a-watcher = un spectateur
to-the-table = Vers la table
nothing-yet = Il ne s’est encore rien passé.

## La page de règles.

rules-of = Les règles de { $game }
contents = Sommaire

## À propos.

about-title = À propos de Serai
about-letters = Composé en Figtree, d’Erik Kennedy, et en Lora, de Cyreal, toutes deux sous licence SIL Open Font.
about-text = Un caravansérail est l’auberge où les voyageurs s’arrêtent, racontent et jouent. Serai est une telle maison pour cinq jeux de société des Mille et Une Nuits : libre, ouverte, sans compte, et chaque image y est dessinée par la maison.
credits = Les jeux et ceux qui les ont faits
version = Serai { $version }
api-link = Pour les programmeurs : l’API de la maison

## La première partie guidée.

first-game = Première partie guidée
first-game-of = Une première partie de { $game }
storyteller = La conteuse
first-game-progress = Vos coups jusqu’ici
first-game-follow = À vous : suivez la lueur.
first-game-strayed = Une idée pour plus tard ! Pour l’instant, suivez la lueur : elle montre ce qu’il faut au récit.
go-on = Continuer
play-a-game = Jouer une partie
once-more = Encore une fois

## Un écran partagé, et les téléphones comme mains.

phones-as-hands = Écran partagé, téléphones en main
phones-join = Scannez le code QR avec votre téléphone : il mène à votre main.
phones-wait = On attend tout le monde. Un téléphone qui a pris place peut aussi commencer, avec des bots aux places libres.
phones-start = Tout le monde est là : l’un des téléphones peut commencer.
phones = Téléphones
whole-table = Toute la table
hand-of = La main de { $name }
show-on-screen = Montrer cette table sur un écran partagé

# La ligne de commande.

cli-serai = Serai, une maison de jeux de société des Mille et Une Nuits. Sans commande, elle s’ouvre dans le navigateur.
cli-open = Ouvrir la maison dans le navigateur.
cli-games = Lister les jeux.
cli-simulate = Jouer de nombreuses parties entre bots, et en faire le bilan.
cli-duel = Faire s’affronter deux esprits, chaque donne deux fois en échangeant les camps, et voir lequel est meilleur.
cli-edition = Montrer l’édition d’un jeu, en vérifier une à vous, ou la faire jouer à la maison.
cli-verify = Vérifier qu’une partie exportée suivait les règles et que ses tirages étaient ceux promis.
cli-replay = Raconter une partie exportée, coup par coup.

## Titres et options des pages d’aide.

cli-commands = Commandes
cli-options = Options
cli-arguments = Arguments
cli-help = Afficher cette page.
cli-version = Afficher la version.
cli-lang = Langue : fr ou en (par défaut, celle du système).
cli-json = Écrire du JSON, pour les programmes.
cli-host-name = HÔTE
cli-host = Adresse d’écoute : 127.0.0.1 pour cette machine seule (par défaut), 0.0.0.0 pour tout le réseau.
cli-port = Port d’écoute (8001 par défaut).
cli-data-name = DOSSIER
cli-data = Dossier où les parties sont gardées (par défaut, le dossier de données de l’utilisateur).
cli-no-browser = Ne pas ouvrir de navigateur.
cli-game-name = JEU
cli-game = Un jeu de la maison : voir « serai games ».
cli-players = Nombre de joueurs (par défaut, un par esprit nommé, et au moins ce que le jeu demande).
cli-how-many = Nombre de parties à jouer (1000 par défaut).
cli-minds = Un esprit pour tous, ou un par siège : random, search, search:500 (itérations par coup), search:0.1s (secondes par coup). Par défaut random ; search seul réfléchit 1000 itérations.
cli-option = Une option du jeu : voir « serai games ». Peut être donnée plusieurs fois.
cli-duel-players = Nombre de joueurs (deux par défaut, ou ce que le jeu demande).
cli-duel-mind = L’esprit mesuré (search par défaut).
cli-duel-against = L’esprit contre lequel il se mesure (par défaut openspiel : la recherche d’OpenSpiel, nourrie de nos règles).
cli-duel-budget = Ce que chacun réfléchit par coup : 500 (itérations) ou 0.2s (secondes, 0.2s par défaut).
cli-duel-deals = Nombre de donnes à jouer, chacune deux fois (20 par défaut).
cli-seed = La même graine joue les mêmes parties, sauf si des esprits réfléchissent au chronomètre (1 par défaut).
cli-with-edition = Jouer avec l’édition d’un fichier, au lieu de celle de la maison.
cli-edition-check = Dire si un fichier est une édition qui respecte tous les nombres du livret, ou ce qui n’y va pas.
cli-edition-use = Faire jouer à la maison l’édition d’un fichier, aux tables ouvertes désormais.
cli-edition-reset = Faire rejouer à la maison sa propre édition.
cli-file-name = FICHIER
cli-file = Une partie exportée.

## Ce qui ne se peut pas.

cli-usage = Cela ne se comprend pas ; « { $command } » accepte : { $possible }.
cli-whole-number = { $option } attend un nombre entier.
cli-needs-value = { $option } attend une valeur à sa suite.
cli-unknown-language = Il n’y a pas de langue « { $language } » ici ; les langues sont : { $languages }.
cli-no-games = Il faut jouer au moins 1 partie, et non { $games }.
cli-minds-impossible = À { $players } joueurs, --minds nomme 1 esprit pour tous ou { $players } esprits, et non { $minds }.
cli-few-deals = Il faut jouer au moins 2 donnes, et non { $deals }.
cli-duel-alone = On ne se bat pas en duel tout seul : --players doit valoir 2 ou plus.
no-openspiel = OpenSpiel n’est pas installé ici ; il vient avec : pip install open_spiel
cli-bad-option = Une option se donne sous la forme « nom=valeur », pas « { $option } ».
cli-no-file = « { $file } » est illisible ; une partie exportée est un fichier .json écrit par la maison.
cli-edition-one = Une chose à la fois : --check, --use ou --reset.
cli-bad-port = Un port est un nombre de 0 (n’importe quel port libre) à { NUMBER($highest, useGrouping: 0) }, pas { NUMBER($port, useGrouping: 0) }.

## Ce qui est fait.

cli-playing = Parties
cli-edition-checked = { $file } respecte tous les nombres du livret : « { $name } », une édition de { $title } ({ $parts }).
cli-edition-used = Désormais, la maison joue à { $title } avec « { $name } » ({ $parts }). Les tables déjà ouvertes gardent leur édition.
cli-edition-reset-done = Désormais, la maison joue à { $title } avec sa propre édition. Les tables déjà ouvertes gardent la leur.
cli-edition-own = { $title } se joue avec la propre édition de la maison, « { $name } » ({ $parts }).
cli-edition-chosen = { $title } se joue avec l’édition choisie pour cette maison, « { $name } » ({ $parts } ; { $file }).
cli-verified = Cette partie suivait les règles et fut équitable : { $moves ->
    [one] un coup
   *[other] { $moves } coups
}, { $draws ->
    [0] aucun tirage
    [one] dont un tirage, tel que sa graine le donne
   *[other] dont { $draws } tirages, tous tels que leur graine les donne
}.

cli-simulated = { $games ->
    [one] Une partie
   *[other] { $games } parties
} de { $title }, { $players ->
    [one] un joueur
   *[other] { $players } joueurs
}, graine { NUMBER($seed, useGrouping: 0) }.
cli-simulated-with = { $what } : { $which }.
cli-simulated-edition = Édition : « { $name } ».
cli-simulated-minds = À la table : { $minds }.
cli-simulated-rotation = D’une partie à l’autre, chacun avance d’un siège.
cli-simulated-speed = { $moves } coups par seconde dans chaque processus, ceux du hasard compris ; { $seconds } s en tout.

cli-dueled = { $title }, { $players ->
    [one] un joueur
   *[other] { $players } joueurs
} : { $deals } donnes, chacune jouée deux fois, graine { NUMBER($seed, useGrouping: 0) }.
cli-duel-wins = Victoires de { $first } moins celles de { $second } : { $mean } des parties (intervalle 95 % : de { $low } à { $high }).
cli-duel-points = Points de { $first } moins ceux de { $second } : { $mean } par partie (intervalle 95 % : de { $low } à { $high }).
cli-duel-thought = Itérations et secondes sont celles d’une décision moyenne, parmi celles qui ont demandé réflexion.

## Tableaux.

cli-table-id = Id
cli-table-title = Titre
cli-table-players = Joueurs
cli-table-minutes = Minutes
cli-table-age = Âge
cli-table-options = Options
cli-table-coming = à venir
cli-table-by-mind = Victoires et points par esprit
cli-table-by-seat = Victoires et points par siège
cli-table-by-team = Victoires par équipe, et points moyens de ses joueurs
cli-table-together = Gagné ensemble
cli-table-points = Points
cli-table-duel = Victoires et points par camp
cli-table-iterations = Itérations
cli-table-seconds = Secondes
cli-table-ends = Comment les parties finissent
cli-table-lengths = Coups des joueurs dans une partie
cli-table-count = Le compte
cli-table-mind = Esprit
cli-table-seat = Siège
cli-table-team = Équipe
cli-table-games = Parties
cli-table-won = Gagné
cli-table-interval = Intervalle 95 %
cli-table-mean = Moy.
cli-table-sd = É.-t.
cli-table-quartiles = Quartiles
cli-table-range = Étendue
cli-table-reason = Raison
cli-table-share = Part
cli-table-line = Ligne
cli-table-total = Total
cli-table-percent = { $number } %

## Ouvrir la maison.

open-at = Serai est ouverte : { $address }
open-no-port = La maison ne peut pas ouvrir sur { $host }, port { $port } ({ $reason }). Choisissez un autre port avec --port.
open-no-data = La maison ne peut pas garder ses parties dans { $folder } ({ $reason }). Choisissez un autre dossier avec --data.
open-newer-data = La maison ne peut pas ouvrir : ses parties ont été écrites par une version plus récente. Ouvrez-les avec celle-là, ou choisissez un autre dossier avec --data.
open-data-in-use = La maison ne peut pas ouvrir : une autre Serai est déjà ouverte sur { $folder }. Allez-y, ou choisissez un autre dossier avec --data.

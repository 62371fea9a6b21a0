# La ligne de commande.

cli-serai = Serai, une maison de jeux de société des Mille et Une Nuits. Sans commande, elle s’ouvre dans le navigateur.
cli-open = Ouvrir la maison dans le navigateur.
cli-games = Lister les jeux.
cli-simulate = Jouer de nombreuses parties entre bots, et en faire le bilan.
cli-ladder = Faire jouer tous les niveaux d’un jeu les uns contre les autres, ou chacun seul, et les coter.
cli-duel = Faire s’affronter deux esprits, chaque donne deux fois en échangeant les camps, et voir lequel est meilleur.
cli-tune = Trouver de meilleurs poids pour ce que regardent les bots d’un jeu, en les faisant jouer contre eux-mêmes.
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
cli-meetings = Nombre de parties que chaque paire de niveaux joue au moins, ou chaque niveau là où tous ne font qu’un (100 par défaut).
cli-minds = Un esprit pour tous, ou un par siège : random, search, search:500 (itérations par coup), search:0.1s (secondes par coup). Par défaut random ; search seul réfléchit 1000 itérations.
cli-ladder-minds = Les esprits à comparer, du plus faible au plus fort (par défaut, les cinq niveaux).
cli-table-size = Nombre de joueurs (par défaut 2, ou le moins que le jeu permet là où tous ne font qu’un).
cli-out = Dossier des pages : l’échelle devient une section de celle du jeu, avec un graphique (par défaut, elle s’affiche).
cli-cluster = Jouer sur une grappe Ray : celle que nomme RAY_ADDRESS, sinon celle qui tourne ici.
cli-option = Une option du jeu : voir « serai games ». Peut être donnée plusieurs fois.
cli-duel-mind = L’esprit mesuré (search par défaut).
cli-duel-against = L’esprit contre lequel il se mesure (par défaut openspiel : la recherche d’OpenSpiel, nourrie de nos règles).
cli-duel-budget = Ce que chacun réfléchit par coup : 500 (itérations) ou 0.2s (secondes, 0.2s par défaut).
cli-duel-deals = Nombre de donnes à jouer, chacune deux fois (20 par défaut).
cli-tune-mind = Qui joue avec les poids : sight (le coup qui paraît le meilleur), un niveau, ou search:30 (itérations par coup, par défaut).
cli-tune-only = Les poids à régler, par leur nom (par défaut, tous ceux qui ne sont pas nuls).
cli-tune-steps = Nombre de pas à faire (30 par défaut).
cli-tune-bouts = Nombre de donnes qui décident d’un pas, chacune jouée deux fois (24 par défaut).
cli-tune-deals = Nombre de donnes nouvelles qui confirment ce qui est trouvé, chacune jouée deux fois (200 par défaut).
cli-tune-out = Fichier des poids trouvés, écrit seulement s’ils sont sûrement meilleurs.
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
cli-few-minds = Une échelle ou un duel compare des esprits différents, au moins 2.
cli-no-ray = Ray n’est pas installé ici : --cluster en a besoin. Installez-le avec : pip install "serai[cluster]"
cli-no-cluster = Aucune grappe Ray ne répond à « { $address } ». Lancez-en une avec « ray start --head », ou nommez-la dans RAY_ADDRESS.
cli-no-folder = Rien ne peut être gardé dans { $folder } ({ $reason }).
cli-few-deals = Il faut jouer au moins 2 donnes, et non { $deals }.
tune-no-weights = { $title } n’a pas de poids à régler.
tune-no-weight = { $title } n’a pas de poids « { $weight } » ; ses poids sont : { $weights }.
no-openspiel = OpenSpiel n’est pas installé ici : l’esprit « openspiel » en a besoin. Installez-le avec : pip install "serai[openspiel]"
cli-bad-option = Une option se donne sous la forme « nom=valeur », pas « { $option } ».
cli-no-file = « { $file } » est illisible ; une partie exportée est un fichier .json écrit par la maison.
cli-edition-one = Une chose à la fois : --check, --use ou --reset.
cli-bad-port = Un port est un nombre de 0 (n’importe quel port libre) à { NUMBER($highest, useGrouping: 0) }, pas { NUMBER($port, useGrouping: 0) }.

## Ce qui est fait.

cli-playing = Parties
cli-wrote = L’échelle est dans { $file }.
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
tune-wins = Victoires avec les poids trouvés, moins celles avec les poids actuels : { $mean } des parties sur { $deals } donnes nouvelles, chacune jouée deux fois (intervalle 95 % : de { $low } à { $high }).
tune-points = Points avec les poids trouvés, moins ceux avec les poids actuels : { $mean } par partie sur { $deals } donnes nouvelles, chacune jouée deux fois (intervalle 95 % : de { $low } à { $high }).
tune-better = Ils sont meilleurs.
tune-not-better = Il n’est pas sûr qu’ils soient meilleurs.
tune-wrote = Les poids sont dans { $file }.
cli-duel-thought = Itérations et secondes sont celles d’une décision moyenne, parmi celles qui ont demandé réflexion.

## Tableaux.

cli-table-weight = Poids
cli-table-before = Actuel
cli-table-found = Trouvé
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

## Échelles : aussi sur une page de docs/minds.

ladder-heading = Échelle, { $players ->
    [one] un joueur
   *[other] { $players } joueurs
}
ladder-rivals = { $games } parties de { $title } : sur { $deals ->
    [one] une donne
   *[other] chacune des { $deals } donnes
}, toutes les tables qui se composent des niveaux, chaque niveau une fois à chaque place ; ainsi, chaque paire s’est rencontrée au moins { $asked ->
    [one] une fois
   *[other] { $asked } fois
}.
ladder-alone = { $games } parties de { $title } : sur { $deals ->
    [one] une même donne
   *[other] chacune des { $deals } mêmes donnes
}, chaque niveau une fois à tous les sièges, seul.
ladder-how = Les cotes sont à l’échelle Elo, où 400 points valent dix contre un et où le premier niveau a 1000 : modèle de Plackett et Luce, ajusté par l’algorithme MM de Hunter (2004). Ceux qui partagent la victoire sont à égalité, les autres sont classés par leurs points ; chaque paire de niveaux reçoit une partie nulle de plus, pour qu’aucun ne soit infiniment fort. Les intervalles sont à 95 % : ceux des cotes par bootstrap sur les donnes, ceux des parts selon Wilson.
ladder-how-alone = Les intervalles sont à 95 % : ceux des parts selon Wilson, ceux des moyennes et des écarts, donne par donne, selon la loi normale.
ladder-by-clock = { $moves ->
    [0] Le chronomètre n’a arrêté aucune réflexion : la même commande joue les mêmes parties sur toute machine.
    [one] Le chronomètre a arrêté une réflexion, qui pourrait finir ailleurs sur une autre machine.
   *[other] Le chronomètre a arrêté { $moves } réflexions, qui pourraient finir ailleurs sur une autre machine.
}
ladder-command = Pour la refaire :
ladder-kept = { $games ->
    [0] Aucune partie n’est gardée
    [one] Une partie est gardée
   *[other] { $games } parties sont gardées
} ; la même commande reprend de là.

ladder-ratings = Cotes
ladder-results = Résultats aux mêmes donnes
ladder-matrix = Combien de fois le niveau de la ligne a devancé celui de la colonne
ladder-paces = Secondes par coup
ladder-level = Niveau
ladder-rating = Cote
ladder-interval = Intervalle à 95 %
ladder-games = Parties
ladder-won = Gagné
ladder-below = Devant le niveau inférieur
ladder-gain = De plus que le niveau inférieur
ladder-points = Points
ladder-moves = Coups
ladder-mean = Moyenne
ladder-most-below = 95 % sous
ladder-longest = Le plus long
ladder-clock = Au chronomètre

## Ouvrir la maison.

open-at = Serai est ouverte : { $address }
open-no-port = La maison ne peut pas ouvrir sur { $host }, port { $port } ({ $reason }). Choisissez un autre port avec --port.
open-no-data = La maison ne peut pas garder ses parties dans { $folder } ({ $reason }). Choisissez un autre dossier avec --data.
open-newer-data = La maison ne peut pas ouvrir : ses parties ont été écrites par une version plus récente. Ouvrez-les avec celle-là, ou choisissez un autre dossier avec --data.
open-data-in-use = La maison ne peut pas ouvrir : une autre Serai est déjà ouverte sur { $folder }. Allez-y, ou choisissez un autre dossier avec --data.

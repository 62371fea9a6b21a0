# La ligne de commande.

cli-serai = Serai : cinq jeux de société des Mille et Une Nuits. Sans commande, s’ouvre dans le navigateur.
cli-open = Ouvrir Serai dans le navigateur.
cli-games = Lister les jeux.
cli-simulate = Jouer de nombreuses parties entre bots et en faire le bilan.
cli-ladder = Classer tous les niveaux d’un jeu, en les faisant jouer les uns contre les autres ou chacun seul.
cli-duel = Comparer deux bots : chaque donne est jouée deux fois, camps échangés.
cli-tune = Trouver de meilleurs poids pour les bots d’un jeu, en les faisant jouer contre eux-mêmes.
cli-edition = Afficher l’édition d’un jeu, vérifier la vôtre ou l’utiliser.
cli-check = Rejouer toutes les tables, et lister celles que cette version ne peut pas continuer.
cli-backup = Copier toutes les parties dans un fichier, même pendant que Serai est ouvert.
cli-verify = Vérifier qu’une partie exportée suit les règles et que ses tirages sont ceux promis.
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
cli-data = Dossier des parties (par défaut, le dossier de données de l’utilisateur).
cli-no-browser = Ne pas ouvrir de navigateur.
cli-name = NOM
cli-allow-host = Un autre nom pour accéder à Serai, en plus de ceux de cette machine. Peut être répété.
cli-game-name = JEU
cli-game = Un jeu : voir « serai games ».
cli-players = Nombre de joueurs (par défaut, un par bot nommé, et au moins ce que le jeu demande).
cli-how-many = Nombre de parties (1000 par défaut).
cli-meetings = Parties que chaque paire de niveaux joue au moins ; dans un jeu coopératif, parties par niveau (100 par défaut).
cli-minds = Un bot pour toutes les places, ou un par place : random, search, search:500 (itérations par coup), search:0.1s (secondes par coup). Par défaut random ; search seul réfléchit 1000 itérations.
cli-ladder-minds = Les bots à comparer, du plus faible au plus fort (par défaut, les cinq niveaux).
cli-table-size = Nombre de joueurs (2 par défaut ; dans un jeu coopératif, le moins possible).
cli-out = Dossier du rapport : l’échelle devient une section de la page du jeu, avec un graphique (par défaut, elle s’affiche).
cli-cluster = Jouer sur une grappe Ray : celle de RAY_ADDRESS, sinon celle qui tourne ici.
cli-option = Une option du jeu : voir « serai games ». Peut être répétée.
cli-duel-mind = Le bot à mesurer (search par défaut).
cli-duel-against = Le bot auquel le comparer (par défaut openspiel : la recherche d’OpenSpiel, avec nos règles).
cli-duel-budget = Temps de réflexion de chacun par coup : 500 (itérations) ou 0.2s (secondes ; 0.2s par défaut).
cli-duel-deals = Nombre de donnes, chacune jouée deux fois (20 par défaut).
cli-tune-mind = Le bot qui utilise les poids : sight (le coup qui paraît le meilleur), un niveau, ou search:30 (itérations par coup ; par défaut).
cli-tune-only = Les poids à régler, par leur nom (par défaut, tous ceux qui ne sont pas nuls).
cli-tune-steps = Nombre de pas (30 par défaut).
cli-tune-bouts = Donnes qui décident d’un pas, chacune jouée deux fois (24 par défaut).
cli-tune-deals = Nouvelles donnes qui confirment le résultat, chacune jouée deux fois (200 par défaut).
cli-tune-out = Fichier des nouveaux poids, écrit seulement s’ils sont nettement meilleurs.
cli-seed = La même graine joue les mêmes parties, sauf si des bots réfléchissent au chronomètre (1 par défaut).
cli-with-edition = Jouer avec l’édition de ce fichier, au lieu de celle de la maison.
cli-edition-check = Vérifier qu’un fichier est une édition qui respecte tous les nombres du livret, ou dire ce qui ne va pas.
cli-edition-use = Utiliser l’édition de ce fichier pour toutes les nouvelles tables.
cli-edition-reset = Revenir à l’édition de la maison.
cli-promise-name = EMPREINTE
cli-promise = L’empreinte de la graine, ou celle du mélange, que vous avez notée à la table.
cli-bad-promise = « { $promise } » n’est pas une promesse : elle compte 64 chiffres de 0 à f, comme la table les montre.
cli-unpromised = C’est le fichier lui-même qui dit ce qui était promis. Pour en être sûr, comparez ces empreintes à celles vues à la table, ou donnez-en une avec --promise.
    Empreinte du mélange, qui fixe tout ce dont les tirages découlent : { $fingerprint }
    Empreinte de la graine, qui fixe la graine seule : { $hash }
cli-promised-seed = L’empreinte donnée prouve la graine seule : les règles, et tout ce que joueurs et navigateurs ont ajouté, sont tels que le fichier les dit. Celle du mélange les prouve aussi.
cli-promised-all = L’empreinte donnée prouve la graine, les règles et tout ce que joueurs et navigateurs ont ajouté.
cli-file-name = FICHIER
cli-file = Une partie exportée.
cli-copy = Où mettre la copie.

## Ce qui ne se peut pas.

cli-usage = Argument inconnu. « { $command } » accepte : { $possible }.
cli-whole-number = { $option } attend un nombre entier.
cli-needs-value = { $option } attend une valeur.
cli-unknown-language = Il n’y a pas de langue « { $language } ». Les langues sont : { $languages }.
cli-no-games = Jouez au moins 1 partie, pas { $games }.
cli-minds-impossible = À { $players } joueurs, --minds attend 1 bot pour tous ou { $players } bots, pas { $minds }.
cli-few-minds = Une échelle ou un duel demande au moins 2 bots différents.
cli-no-ray = Ray n’est pas installé, et --cluster en a besoin. Installez-le avec : pip install "serai[cluster]"
cli-no-cluster = Aucune grappe Ray ne répond à « { $address } ». Lancez-en une avec « ray start --head », ou indiquez-la dans RAY_ADDRESS.
cli-no-folder = Impossible d’écrire dans { $folder } ({ $reason }).
cli-few-deals = Jouez au moins 2 donnes, pas { $deals }.
tune-no-weights = { $title } n’a pas de poids à régler.
tune-no-weight = { $title } n’a pas de poids « { $weight } ». Ses poids sont : { $weights }.
no-openspiel = OpenSpiel n’est pas installé, et le bot « openspiel » en a besoin. Installez-le avec : pip install "serai[openspiel]"
cli-bad-option = Écrivez une option sous la forme « nom=valeur », pas « { $option } ».
cli-no-file = Impossible de lire « { $file } ». Une partie exportée est un fichier .json écrit par Serai.
cli-edition-one = Choisissez l’un de --check, --use et --reset.
cli-bad-port = Un port est un nombre de 0 (tout port libre) à { NUMBER($highest, useGrouping: 0) }, pas { NUMBER($port, useGrouping: 0) }.

## Ce qui est fait.

cli-playing = Parties
cli-wrote = L’échelle est dans { $file }.
cli-edition-checked = { $file } respecte tous les nombres du livret : « { $name } », une édition de { $title } ({ $parts }).
cli-edition-used = Les nouvelles tables de { $title } utilisent maintenant « { $name } » ({ $parts }). Les tables existantes gardent leur édition.
cli-edition-reset-done = Les nouvelles tables de { $title } utilisent maintenant l’édition de la maison. Les tables existantes gardent la leur.
cli-edition-own = { $title } utilise l’édition de la maison, « { $name } » ({ $parts }).
cli-edition-chosen = { $title } utilise l’édition choisie ici, « { $name } » ({ $parts } ; { $file }).
cli-verified = Cette partie suit les règles : { $moves ->
    [one] un coup
   *[other] { $moves } coups
}, { $draws ->
    [0] aucun tirage
    [one] dont un tirage, exactement tel que sa graine le donne
   *[other] dont { $draws } tirages, tous exactement tels que leur graine les donne
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
cli-simulated-minds = Bots : { $minds }.
cli-simulated-rotation = Les bots avancent d’une place après chaque partie.
cli-simulated-speed = { $moves } coups par seconde dans chaque processus, hasard compris ; { $seconds } s en tout.

cli-dueled = { $title }, { $players ->
    [one] un joueur
   *[other] { $players } joueurs
} : { $deals } donnes, chacune jouée deux fois, graine { NUMBER($seed, useGrouping: 0) }.
cli-duel-wins = Victoires ({ $first }) moins victoires ({ $second }) : { $mean } des parties (intervalle 95 % : de { $low } à { $high }).
cli-duel-points = Points ({ $first }) moins points ({ $second }) : { $mean } par partie (intervalle 95 % : de { $low } à { $high }).
tune-wins = Victoires avec les nouveaux poids moins celles avec les poids actuels : { $mean } des parties sur { $deals } nouvelles donnes, chacune jouée deux fois (intervalle 95 % : de { $low } à { $high }).
tune-points = Points avec les nouveaux poids moins ceux avec les poids actuels : { $mean } par partie sur { $deals } nouvelles donnes, chacune jouée deux fois (intervalle 95 % : de { $low } à { $high }).
tune-better = Ils sont nettement meilleurs.
tune-not-better = Ils ne sont pas nettement meilleurs.
tune-wrote = Les poids sont dans { $file }.
cli-duel-thought = Itérations et secondes sont des moyennes sur les décisions qui ont demandé réflexion.

## Tableaux.

cli-table-weight = Poids
cli-table-before = Actuel
cli-table-found = Nouveau
cli-table-id = Id
cli-table-title = Titre
cli-table-players = Joueurs
cli-table-minutes = Minutes
cli-table-age = Âge
cli-table-options = Options
cli-table-coming = bientôt
cli-table-by-mind = Victoires et points par bot
cli-table-by-seat = Victoires et points par place
cli-table-by-team = Victoires par équipe, et points moyens de ses joueurs
cli-table-together = Gagné ensemble
cli-table-points = Points
cli-table-duel = Victoires et points par camp
cli-table-iterations = Itérations
cli-table-seconds = Secondes
cli-table-ends = Comment les parties finissent
cli-table-lengths = Coups des joueurs par partie
cli-table-count = Décompte
cli-table-mind = Bot
cli-table-seat = Place
cli-table-team = Équipe
cli-table-games = Parties
cli-table-won = Gagné
cli-table-interval = Intervalle à 95 %
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
ladder-rivals = { $games } parties de { $title }. Sur { $deals ->
    [one] une donne
   *[other] chacune des { $deals } donnes
}, toutes les compositions de niveaux jouent, chaque niveau une fois à chaque place. Chaque paire s’est donc rencontrée au moins { $asked ->
    [one] une fois
   *[other] { $asked } fois
}.
ladder-alone = { $games } parties de { $title }. Sur { $deals ->
    [one] une même donne
   *[other] chacune des { $deals } mêmes donnes
}, chaque niveau joue seul toutes les places.
ladder-how = Les cotes suivent l’échelle Elo : 400 points valent dix contre un, et le premier niveau a 1000. Ce sont celles du modèle de Plackett–Luce, ajusté avec l’algorithme MM de Hunter (2004). Les vainqueurs ensemble sont à égalité, les autres sont classés par points ; chaque paire de niveaux reçoit une partie nulle de plus, pour qu’aucune cote ne soit infinie. Intervalles à 95 % : bootstrap sur les donnes pour les cotes, Wilson pour les parts.
ladder-how-alone = Intervalles à 95 % : Wilson pour les parts, loi normale pour les moyennes et pour les écarts donne par donne.
ladder-by-clock = { $moves ->
    [0] Le chronomètre n’a coupé aucune réflexion : la même commande joue les mêmes parties sur toute machine.
    [one] Le chronomètre a coupé une réflexion, qui pourrait aboutir autrement sur une autre machine.
   *[other] Le chronomètre a coupé { $moves } réflexions, qui pourraient aboutir autrement sur une autre machine.
}
ladder-command = Pour la refaire :
ladder-kept = { $games ->
    [0] Aucune partie n’est enregistrée
    [one] Une partie est enregistrée
   *[other] { $games } parties sont enregistrées
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

open-at = Serai est ouvert : { $address }
open-no-port = Serai ne peut pas écouter sur { $host }, port { $port } ({ $reason }). Choisissez un autre port avec --port.
open-no-data = Serai ne peut pas enregistrer ses parties dans { $folder } ({ $reason }). Choisissez un autre dossier avec --data.
open-newer-data = Serai ne peut pas ouvrir ces parties : une version plus récente les a écrites. Utilisez cette version, ou choisissez un autre dossier avec --data.
open-data-in-use = Serai est déjà ouvert avec les parties de { $folder }. Utilisez-le, ou choisissez un autre dossier avec --data.
open-damaged-data = Serai ne peut pas s’ouvrir : ses parties dans { $folder } sont endommagées ({ $reason }). Remettez une sauvegarde à leur place, ou choisissez un autre dossier avec --data.
no-games-there = Il n’y a aucune partie de Serai dans { $folder }. Choisissez le dossier avec --data.

## Tenir la maison.

check-frozen = { $id } ({ $names }) : { $why }
check-done = { $frozen ->
    [0] { $tables ->
        [0] Il n’y a aucune table
        [one] Aucune table n’est bloquée
       *[other] Les { NUMBER($tables) } tables se jouent ou se revoient toutes
    } (encore ouvertes : { NUMBER($open) }).
   *[other] Tables qui seraient bloquées : { NUMBER($frozen) } sur { NUMBER($tables) } (encore ouvertes : { NUMBER($open) }). Les autres vont bien.
}
backup-done = Les parties sont copiées dans { $file }.
backup-exists = { $file } existe déjà. Choisissez un autre nom.
backup-failed = Impossible de copier les parties dans { $file } ({ $reason }).

# Le tapis d’Aladin en français. Les chemins sont des nombres de 1 à 4, 0 quand on ne les voit pas.

tagline = Le Jour contre la Nuit : devinez où soufflera le vent adverse et guidez le tapis d’Aladin vers pierres et nuages.

option-tornadoes = Tornades
option-tornadoes-about = Huit vols tourmentés à la place des vols ordinaires, chacun avec au moins trois virages.
value-tornadoes-no = non
value-tornadoes-yes = oui
option-storm = Avis de tempête
option-storm-about = Le côté lune des tuiles : des nuages plus forts dans les deux sens, et des points en plus pour les récompenses de nuages.
value-storm-no = non
value-storm-yes = oui
option-grandmaster = Grand maître des vents
option-grandmaster-about = Le capitaine actif pose les quatre cartes de vol. La partie dure une vingtaine de minutes de plus.
value-grandmaster-no = non
value-grandmaster-yes = oui

team-day = Jour
team-night = Nuit
stone-ruby = Rubis
stone-emerald = Émeraude
stone-sapphire = Saphir
reward-moon = La lune
reward-stars = Les étoiles
reward-sun = Le soleil
reward-gate = La porte
reward-garden = Le jardin
reward-fountain = La fontaine
reward-terrace = La terrasse
reward-stable = L’écurie
reward-baths = Les bains
reward-minaret = Le minaret
reward-dome = La coupole
reward-throne = La salle du trône

## Ce qui se passe, raconté dans le journal.

log-teams = { $day } est du Jour, { $night } de la Nuit, et ainsi de suite autour de la table.
log-tile = La tuile { $tile } est posée.
log-stone = { $stone ->
    [ruby] Un rubis
    [emerald] Une émeraude
   *[sapphire] Un saphir
} prend place dans son trou.
flight-shape = { $shape ->
    [left] { $ahead } cases tout droit, puis { $rest } à gauche
    [right] { $ahead } cases tout droit, puis { $rest } à droite
   *[tornado] tornade { $number }
}
log-flight = Chemin { $path } : { flight-shape }.
log-draw = Un vol est tiré ({ flight-shape }) ; { $you ->
    [yes] à vous de le poser
   *[no] à { $seat } de le poser
} ({ $path } sur 4).
log-lay = { $you ->
    [yes] Vous posez
   *[no] { $seat } pose
} un vol sur le chemin { $path } ({ flight-shape }){ $last ->
    [no] { "" }
   *[yes]  ; le dernier reste pour le chemin 4
}.
log-vote = { $path ->
    [0] { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } voté.
   *[other] { $you ->
        [yes] Vous votez
       *[no] { $seat } vote
    } pour le chemin { $path }.
}
log-vizier = { $path ->
    [0] { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } choisi la carte du vizir.
   *[other] { $you ->
        [yes] Vous envoyez
       *[no] { $seat } envoie
    } le vizir au chemin { $path }.
}
log-show-vote = { $you ->
    [yes] Votre vote :
   *[no] Vote de { $seat } :
} chemin { $path }{ $unanimity ->
    [0] { $token ->
        [0] .
        [one] . Bien deviné : 1 point personnel.
       *[other] . Bien deviné : { $token } points personnels.
    }
   *[other] . L’équipe est unanime : { $unanimity } points.
}
log-show-vizier = Le vizir interdit le chemin { $path }{ $flight ->
    [yes] .
   *[no] {", "}et il n’y a pas de vol.
}
log-fly = Aladin prend le chemin { $path } et survole { $cells ->
    [one] une case
   *[other] { $cells } cases
} (pierres { $stones }, nuages { $clouds }){ $end ->
    [stopped] {", "}puis s’arrête : le dernier nuage est perdu.
    [choice]  ; il faut céder une pierre.
   *[landed] .
}
log-drop = { $you ->
    [yes] Vous cédez
   *[no] { $seat } cède
} { $stone ->
    [ruby] un rubis
    [emerald] une émeraude
   *[sapphire] un saphir
} ; Aladin { $cells ->
    [0] reste sur sa case
    [one] survole encore une case
   *[other] survole encore { $cells } cases
} (pierres { $stones }, nuages { $clouds }){ $end ->
    [stopped] {", "}puis s’arrête : le dernier nuage est perdu.
    [choice]  ; il faut céder une pierre.
   *[landed] .
}
log-buy = { $you ->
    [yes] Vous achetez
   *[no] { $seat } achète
} { $reward ->
    [moon] la lune
    [stars] les étoiles
    [sun] le soleil
    [gate] la porte
    [garden] le jardin
    [fountain] la fontaine
    [terrace] la terrasse
    [stable] l’écurie
    [baths] les bains
    [minaret] le minaret
    [dome] la coupole
   *[throne] la salle du trône
} pour { $points } points.
log-sell = { $you ->
    [yes] Vous échangez
   *[no] { $seat } échange
} { $token ->
    [ruby] un rubis
    [emerald] une émeraude
    [sapphire] un saphir
   *[clouds] deux nuages
} contre un point.
log-done = { $you ->
    [yes] Vous terminez
   *[no] { $seat } termine
} le tour { $round }.

## Le compte.

end-eight-rounds = Le huitième tour est terminé.
score-unanimity = Votes unanimes
score-rewards = Récompenses
score-storm = Tuiles de tempête
score-exchange = Jetons échangés
score-personal = Jetons personnels

## Ce qui ne va pas dans le fichier d’une édition.

edition-unreadable = { $file } ne peut pas être lu : { $problem }.
edition-count = { $file } : il faut { $wanted } { $part }, et non { $found }.
edition-cells = { $file }, tuile { $tile }, côté { $side } : un côté a 4 cases, et non { $found }.
edition-cell = { $file }, tuile { $tile }, côté { $side } : « { $cell } » n’est pas une case. Une case a une perte (-1, -2 ou -o), des nuages (+1, +2 ou +3) et des trous (o ou oo), l’un ou l’autre ou rien, dans cet ordre.
edition-holes = { $file } : les côtés { $side } ont { $wanted } trous en tout, et non { $found }.
edition-palace = { $file } : le palais est l’une des tuiles 1 à 16, et non { $palace }.
edition-steps = { $file }, tornade { $tornado } : « { $flight } » n’est pas une suite de sept pas parmi U, R, D et L qui commence par U.
edition-back = { $file }, tornade { $tornado } : « { $flight } » revient droit sur ses pas.
edition-turns = { $file }, tornade { $tornado } : « { $flight } » a { $turns } virages ; une tornade en a au moins trois.
edition-flight-twice = { $file }, tornade { $tornado } : « { $flight } » s’y trouve deux fois.
edition-reward = { $file }, récompense { $reward } : chacune de celles-ci s’y trouve une fois : { $rewards }.
edition-price = { $file }, récompense { $reward } : le prix est en pierres ou en nuages.
edition-limit = { $file }, récompense { $reward } : une équipe a au plus 5 pierres et 10 nuages, personne ne pourrait payer ce prix.
edition-worth = { $file }, récompense { $reward } : { $points } points ne valent pas plus que son prix échangé.
edition-clouds = { $file } : { $wanted } récompenses se paient en nuages, et non { $found }.

## La page de règles.

section-goal = Les esprits du vent
rule-goal = En huit tours, aidez Aladin à réunir pierres et nuages pour le palais de la princesse. Votre score est celui de votre équipe, plus vos points à vous.
rule-teams = Deux équipes, Jour et Nuit, aussi égales que possible. Les voisins sont d’équipes différentes ; laquelle est le Jour, et donc quel camp a un joueur de plus, est tiré au sort. Le Jour est actif aux tours impairs, la Nuit aux tours pairs. (Les places : décision de la maison.)
rule-captain = Là où une équipe décide ensemble, son capitaine décide. Le rôle passe chaque fois au membre suivant. (Décision de la maison.)
section-setup = Avant le premier tour
rule-board = On pose au hasard seize tuiles, toutes dans le même sens, en un carré de quatre sur quatre : huit cases sur huit. Trente-six pierres, douze de chaque couleur, remplissent les trous au hasard.
rule-stones-stay = Les pierres du plateau y restent toute la partie : ce sont des jetons que l’on gagne.
rule-palace = Aladin part de la case en bas à gauche de la tuile du palais.
rule-first-clouds = Chaque équipe commence avec deux nuages et aucune pierre.
section-prepare = Avant le vol
rule-take-a-cloud = L’équipe active prend un nuage.
rule-four-flights = On tire quatre des huit cartes de vol et on les pose aux directions 1 haut, 2 droite, 3 bas et 4 gauche.
rule-flight-cards = Un vol va deux, trois, quatre ou cinq cases tout droit depuis l’endroit où se trouve sa carte, puis tourne à gauche ou à droite pour le reste de ses sept cases.
rule-wrap-around = Qui sort du plateau d’un côté rentre de l’autre.
section-votes = Les votes
rule-votes = Tous votent en secret et en même temps : l’équipe active pour le chemin à prendre, l’autre pour un chemin qu’elle pense trouver parmi ces votes.
rule-one-vote = Chacun pose une seule carte de vote.
rule-vizier-card = Le capitaine de l’autre équipe choisit aussi, en secret, une carte vizir : le chemin à interdire.
rule-one-vizier-card = On ne pose qu’une carte vizir. Pendant que le capitaine réfléchit, les autres de l’équipe peuvent montrer un chemin.
rule-lone-player = Qui forme une équipe à lui seul vote avec deux cartes quand il est actif, pareilles ou non, et avec une sinon.
rule-open-in-the-team = Dans une équipe, on voit les votes et la carte vizir dès qu’ils sont posés ; l’autre équipe voit qu’ils le sont, et rien de plus. (Décision de la maison.)
rule-sand-glass = Le sablier de la boîte laisse deux minutes pour choisir. Ici, une table peut fixer un temps pour chaque choix ; pour qui n’a pas choisi à la fin, la maison choisit. (Décision de la maison.)
section-count = On retourne les votes
rule-unanimity = Si tous les votes de l’équipe active sont pour le même chemin, elle marque aussitôt 3 points.
rule-personal-tokens = Chaque joueur de l’autre équipe dont le vote est parmi ceux de l’équipe active gagne un jeton personnel : 1 point aux tours 1 et 2, 2 points aux tours 3 et 4, 3 aux tours 5 et 6, 4 aux tours 7 et 8.
rule-forbidden-path = Le chemin du vizir est interdit, et les votes pour ce chemin sont repris. S’il ne reste aucun vote, il n’y a pas de vol.
section-flight = Le vol
rule-which-flight = L’une des cartes de vote qui restent, tirée au sort, donne le chemin d’Aladin.
rule-seven-cells = Aladin survole sept cases. Là d’où part le vol, on ne gagne ni ne perd rien.
rule-penalty-first = Sur chaque case, la perte vient d’abord : une pierre, un nuage ou deux. Puis viennent les dons : un jeton pour chaque pierre qui s’y trouve, et un à trois nuages.
rule-last-cloud = Quand l’équipe active perd son dernier nuage, le vol s’arrête sur cette case, sans ses dons.
section-tokens = Pierres et nuages
rule-lose-a-stone = Une pierre perdue est au choix du capitaine ; une équipe sans pierre ne perd rien.
rule-drop-what-you-have = On ne cède qu’une pierre que l’équipe possède.
rule-drop-first = On cède la pierre avant toute autre chose.
rule-nothing-to-drop = On cède des pierres pendant un vol, là où une case ou la limite le demande.
rule-five-stones = Une équipe a au plus cinq pierres : à la sixième, elle en cède une aussitôt.
rule-ten-clouds = Une équipe a au plus dix nuages : le onzième est perdu.
section-supply = Ce qui s’épuise
rule-limited-tokens = Il y a huit jetons pierre de chaque couleur. Ce qui n’est plus là n’est pas gagné.
section-purchase = Les achats
rule-one-reward = L’équipe active peut acheter une récompense, avant tout échange. (L’ordre : décision de la maison.)
rule-reward-price = Le prix d’une récompense se paie en entier, et ses points sont marqués aussitôt.
rule-reward-is-gone = Chaque récompense n’est là qu’une fois.
rule-exchange = Ensuite on échange autant de pierres que l’on veut contre 1 point chacune, et des nuages deux par deux contre 1 point. On garde le reste.
rule-purchase-without-a-flight = L’équipe active peut acheter et échanger même s’il n’y a pas eu de vol.
section-end = Et ensuite
rule-next-start = Le vol suivant part de là où Aladin s’est arrêté.
rule-end = La partie s’arrête après le huitième tour.
rule-winner = Le plus grand total personnel l’emporte ; à égalité, on partage la victoire.
section-options = Pour les esprits aguerris
rule-tornadoes = Tornades : huit autres cartes de vol, avec au moins trois virages sur leurs sept cases.
rule-storm = Avis de tempête : on pose les tuiles côté lune, où les nuages sont plus forts dans les deux sens.
rule-storm-bonus = Dans la tempête, la première équipe qui achète une récompense de nuages marque 2 points de plus, et l’autre 1 point de plus pour sa première.
rule-grand-master = Grand maître des vents : le capitaine actif pose les quatre cartes de vol tirées.
rule-lay-the-flights = Le grand maître pose d’abord les cartes des directions 1, 2 et 3 ; la dernière reste pour la 4.

## Une édition, telle qu’elle est listée.

listed-tiles = Tuiles
listed-tile = Tuile (★ palais)
listed-tile-star = Côté étoile, rang par rang
listed-tile-moon = Côté lune, rang par rang
listed-tornadoes = Tornades
listed-tornado = Tornade
listed-tornado-steps = Pas
listed-rewards = Récompenses
listed-reward = Récompense
listed-clouds = Nuages
listed-points = Points

## Le plateau.

place-table = La table
place-rewards = Les récompenses
place-flights = Les quatre vols
place-choices = Ce que vous pouvez faire
place-count = Le décompte
team-active = active
count-ruby = { $count ->
    [one] { $count } rubis
   *[other] { $count } rubis
}
count-emerald = { $count ->
    [one] { $count } émeraude
   *[other] { $count } émeraudes
}
count-sapphire = { $count ->
    [one] { $count } saphir
   *[other] { $count } saphirs
}
count-clouds = { $count ->
    [one] { $count } nuage
   *[other] { $count } nuages
}
count-nothing = rien
gives-clouds = donne { count-clouds }
takes-cloud = prend un nuage
takes-two-clouds = prend 2 nuages
takes-stone = prend une pierre
path-name = Chemin { $path }
path-brings = Chemin { $path } : { $stones }{ $given ->
    [0] { "" }
    [one] {" "}(1 pierre à céder)
   *[other] {" "}({ $given } pierres à céder)
} ; { $clouds ->
    [one] { $clouds } nuage
   *[other] { $clouds } nuages
} à l’arrivée.
path-stops = Chemin { $path } : { $stones }{ $given ->
    [0] { "" }
    [one] {" "}(1 pierre à céder)
   *[other] {" "}({ $given } pierres à céder)
} ; puis le dernier nuage est perdu et le vol s’arrête.
reward-costs = { $reward } : { $points } points pour { $price }.
reward-later = On achète les récompenses après le vol.
reward-missing = Il manque : { $price }.
reward-bought = { $reward } : à l’équipe { $team }.
action-vote = Voter
action-guess = Deviner
action-forbid = Interdire
action-buy = Acheter
action-sell = Échanger
action-drop = Céder
action-lay = Poser
action-vote-path = Voter pour le chemin { $path }.
action-guess-path = Deviner le chemin { $path }.
action-point-vizier = Montrer au capitaine le chemin { $path } pour le vizir.
action-forbid-path = Envoyer le vizir au chemin { $path }.
action-lay-card = Poser ce vol au chemin { $path } : { flight-shape }.
action-sell-stone = { $stone } : échange contre 1 point (vous en avez { $held }).
action-sell-clouds = Échanger 2 nuages contre 1 point (vous en avez { $held }).
action-drop-stone = { $stone } : à céder (vous en avez { $held }).
action-done = Finir le tour
action-take-back = { $what ->
    [vizier] Changer le vizir
    [both] Changer mon choix
   *[vote] Changer mon vote
}
action-see-rewards = Récompenses
action-see-city = Cité
hint-setup = On bâtit la cité.
hint-drawing = On tire quatre vols.
hint-lay = Posez une carte de vol au chemin { $path }.
hint-laying = { $name } pose les cartes de vol.
hint-vote = Votez pour le chemin à prendre.
hint-vote-first = Vous votez avec deux cartes : choisissez la première.
hint-vote-second = Et la seconde : le même chemin fait l’unanimité, un autre laisse une issue.
hint-guess = Devinez l’un des votes de l’autre équipe.
hint-guess-vizier = Devinez l’un de leurs votes, et envoyez le vizir au chemin à interdire.
hint-vizier = Envoyez le vizir au chemin à interdire.
hint-voted = Vous avez choisi. { $count ->
    [0] Les autres réfléchissent.
    [one] On attend encore un choix.
   *[other] On attend encore { $count } choix.
}
hint-voting = Tout le monde vote en secret.
hint-showing = On retourne les votes.
hint-choosing = L’un des votes qui restent décide du vol.
hint-flying = Aladin vole sur le chemin { $path }.
hint-drop = Choisissez la pierre à céder.
hint-dropping = { $name } choisit une pierre à céder.
hint-no-flight = Pas de vol ce tour-ci.
hint-buy = { $last ->
    [yes] Dernier tour : achetez une récompense, échangez tout le reste contre des points, et finissez la partie.
   *[no] Achetez une récompense si vous voulez, échangez ce que vous voulez, et finissez le tour.
}
hint-exchange = { $last ->
    [yes] Dernier tour : échangez tout ce qui reste contre des points, et finissez la partie.
   *[no] Échangez ce que vous voulez, et finissez le tour.
}
hint-done = { $last ->
    [yes] Dernier tour : il ne reste rien à échanger. Finissez la partie.
   *[no] Rien à acheter ni à échanger : finissez le tour.
}
hint-buying = { $path ->
    [0] Pas de vol ce tour-ci. { $name } peut acheter et échanger.
   *[other] { $name } peut acheter et échanger.
}
hint-over = Le huitième tour est fini.
reveal-votes = Les votes
reveal-guesses = Les paris
reveal-unanimous = Unanimité +3
reveal-vizier = Vizir
round-now = Tour { $round } sur 8.
summary-title = La table en mots
team-line = { $team }{ $active ->
    [yes] , l’équipe active
   *[no] { "" }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; possède : { $holds }.
player-line = { $name }, { $team }{ $captain ->
    [yes] , capitaine
   *[no] { "" }
} : { $personal ->
    [one] { $personal } point personnel
   *[other] { $personal } points personnels
} ; cartes posées : { $votes }.
carpet-line = Aladin est en { $cell }.
path-cells = Le chemin { $path } passe par { $cells }.
vizier-line = Le vizir interdit le chemin { $path }.
row-line = Rangée { $row } : { $cells }.
picture-goal = Le soleil du Jour et la lune de la Nuit, et Aladin sur son tapis entre les deux.
picture-setup = La tuile du palais avec deux pierres et un nuage ; le tapis part de sa case en bas à gauche.
picture-prepare = Quatre vols : par le haut, la droite, le bas et la gauche, chacun de sept cases avec un virage.
picture-votes = Deux votes cachés du Jour ; deux votes cachés de la Nuit, et la carte vizir.
picture-count = Le Jour a voté 2 et 4. La Nuit a deviné 4, à raison, et 1 ; son vizir interdit le 2. On prend le chemin 4.
picture-flight = Quatre cases : un rubis ; un nuage perdu, puis un saphir ; deux nuages gagnés ; une pierre perdue.
picture-tokens = Une équipe comblée : cinq pierres et dix nuages.
picture-purchase = Deux récompenses : les étoiles, 8 points pour 7 nuages ; la porte, 5 points pour 2 rubis.
picture-end = La piste des huit tours, le sablier sur le dernier.
picture-options = Un vol plein de virages, une tuile au clair de lune, et un vol à poser.

## La première partie guidée.

first-welcome = Bienvenue, esprit du vent ! Vous êtes le Jour, et Morgiane la Nuit. Huit tours durant, vous guidez chacun à votre tour le tapis d’Aladin au-dessus de la cité, et les points de votre équipe sont à vous.
first-paths = C’est au Jour : vous avez pris un nuage, et quatre vols sont tirés. Chaque ruban part du tapis et finit à son numéro ; ce qui sort de la cité d’un côté rentre de l’autre. Les cartes disent ce que chaque vol rapporterait.
first-vote = Tout le monde vote en secret. Seul dans votre équipe, vous votez avec deux cartes. Choisissez le chemin qui brille.
first-second = Et la seconde carte. Deux cartes pour le même chemin font l’unanimité, et 3 points aussitôt ; mais si le vizir de la Nuit interdit ce chemin, personne ne vole. Osez !
first-flight = Unanimité : 3 points ! La Nuit a mal deviné, et son vizir était ailleurs. Le tapis a donc volé sept cases. Sur chacune, il a d’abord perdu ce qu’elle prend, puis gagné ce qu’elle donne : un jeton par pierre, et des nuages.
first-buy = Vous pouvez acheter une récompense. Des pierres des bonnes couleurs paient celle qui brille.
first-done = Ses points sont à vous. Ce que vous gardez servira plus tard : une équipe a jusqu’à cinq pierres et dix nuages. Finissez le tour.
first-guess = La Nuit est maintenant active et a posé ses deux cartes. À vous de deviner : si votre vote est parmi les leurs, vous gagnez un jeton personnel, qui vaut de plus en plus. Devinez le chemin qui leur va le mieux.
first-vizier = Et vous envoyez le vizir : les votes pour son chemin sont repris. Il peut fort bien se tenir sur celui que vous avez deviné.
first-right = Bien deviné : un point rien qu’à vous ! Et le vizir les a privés de ce vol ; l’autre vote a décidé.
first-two-ways = C’est encore à vous, et la Nuit enverra aussi son vizir. Cette fois, posez vos cartes sur deux chemins : quoi qu’il interdise, il en reste un.
first-drop = Le vizir tenait un chemin, vous avez donc pris l’autre. Ici, une pierre doit partir : une case en prend une, ou une sixième serait de trop. Cédez celle qui brille.
first-again = Ce qui reste paie une autre récompense.
first-exchange = Après quoi vous pouvez échanger : une pierre pour un point, deux nuages pour un point. Échangez deux nuages, puis finissez le tour. Mais gare : une équipe qui perd son dernier nuage en vol doit se poser aussitôt.
first-farewell = Un esprit n’a rien d’autre à savoir ! Après huit tours, le plus grand total l’emporte, points d’équipe et points personnels ensemble. À vous de jouer, et amenez des coéquipiers : ils voient vos votes, et vous pouvez vous montrer un chemin.

## Ce que pèse un bon joueur, tel qu’un entraîneur le dit.

weighs-points = { $amount ->
    [one] { $amount } point pour votre équipe
   *[other] { $amount } points pour votre équipe
}
weighs-tokens = { $amount ->
    [one] { $amount } point personnel
   *[other] { $amount } points personnels
}
weighs-holdings = { $amount ->
    [one] { $amount } point en pierres et en nuages
   *[other] { $amount } points en pierres et en nuages
}
weighs-clouds = { $amount ->
    [one] { $amount } nuage
   *[other] { $amount } nuages
}
weighs-rivals = { $amount ->
    [one] { $amount } point pour l’équipe adverse
   *[other] { $amount } points pour l’équipe adverse
}

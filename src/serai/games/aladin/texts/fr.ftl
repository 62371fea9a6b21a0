# Le tapis d’Aladin en français. Les chemins sont des nombres de 1 à 4, 0 quand on ne les voit pas.

tagline = Le Jour contre la Nuit : devinez où soufflera le vent adverse et guidez le tapis d’Aladin vers pierres et nuages.
genre = Jeu d’équipes, de votes secrets et de bluff
edition-note = Le livret compte son matériel sans tout énumérer. Les seize tuiles (les deux faces), les huit tornades et onze des douze récompenses sont de la maison. Comme dans la boîte : les étoiles (8 points pour 7 nuages) et le nombre de chaque jeton. Les huit vols ordinaires suivent les exemples du livret. Si vous avez la boîte, vous pouvez jouer avec ce qui y est imprimé.

option-tornadoes = Tornades
option-tornadoes-about = Huit vols sinueux à la place des vols ordinaires. Chacun a au moins trois virages : ils sont plus difficiles à lire.
value-tornadoes-no = non
value-tornadoes-yes = oui
option-storm = Avis de tempête
option-storm-about = On joue côté lune : gains et pertes de nuages plus grands et plus fréquents, et des points bonus pour les récompenses de nuages.
value-storm-no = non
value-storm-yes = oui
option-grandmaster = Grand Maître des Vents
option-grandmaster-about = Le capitaine actif choisit la direction de chaque carte Vol. Idéal avec les Tornades ; ajoute environ 20 minutes.
value-grandmaster-no = non
value-grandmaster-yes = oui

team-day = Jour
team-night = Nuit
stone-ruby = Rubis
stone-emerald = Émeraude
stone-sapphire = Saphir
reward-moon = Lune
reward-stars = Étoiles
reward-sun = Soleil
reward-gate = Porte
reward-garden = Jardin
reward-fountain = Fontaine
reward-terrace = Terrasse
reward-stable = Écurie
reward-baths = Bains
reward-minaret = Minaret
reward-dome = Coupole
reward-throne = Salle du trône

## Ce qui se passe, raconté dans le journal.

log-teams = { $day } joue pour le Jour, { $night } pour la Nuit, et ainsi de suite autour de la table.
log-tile = La tuile { $tile } est posée.
log-stone = { $stone ->
    [ruby] Un rubis est posé
    [emerald] Une émeraude est posée
   *[sapphire] Un saphir est posé
} sur le plateau.
flight-shape = { $shape ->
    [left] { $ahead } cases tout droit, puis { $rest } à gauche
    [right] { $ahead } cases tout droit, puis { $rest } à droite
   *[tornado] une tornade, { $steps }
}
log-flight = Chemin { $path } : { flight-shape }.
log-draw = Carte Vol { $path } sur 4, tirée pour { $you ->
    [yes] vous
   *[no] { $seat }
} : { flight-shape }.
log-lay = { $you ->
    [yes] Vous posez
   *[no] { $seat } pose
} le chemin { $path } : { flight-shape }{ $last ->
    [no] .
   *[yes] . La dernière carte va sur le chemin 4.
}
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
    } choisi la carte Vizir.
   *[other] { $you ->
        [yes] Vous envoyez
       *[no] { $seat } envoie
    } le vizir sur le chemin { $path }.
}
log-show-vote = { $you ->
    [yes] Vous avez
   *[no] { $seat } a
} voté pour le chemin { $path }.{ $unanimity ->
    [0] { $token ->
        [0] { "" }
        [one] {" "}Bien deviné : 1 point personnel.
       *[other] {" "}Bien deviné : { $token } points personnels.
    }
   *[other] {" "}L’équipe est unanime : { $unanimity } points.
}
log-show-vizier = Le vizir interdit le chemin { $path }.{ $flight ->
    [yes] { "" }
   *[no] {" "}Il ne reste aucun vote : pas de vol.
}
flight-stones = { $stones ->
    [1] +1 pierre
    [-1] −1 pierre
   *[other] { $stones_signed } pierres
}
flight-clouds = { $clouds ->
    [1] +1 nuage
    [-1] −1 nuage
   *[other] { $clouds_signed } nuages
}
flight-gains = { $gains ->
    [both] {"\u00A0: "}{ flight-stones }, { flight-clouds }
    [stones] {"\u00A0: "}{ flight-stones }
    [clouds] {"\u00A0: "}{ flight-clouds }
   *[nothing] { "" }
}
flight-end = { $end ->
    [stopped] {" "}Le dernier nuage est perdu : le vol s’arrête.
    [choice] {" "}Il faut jeter une pierre.
   *[landed] { "" }
}
log-fly = Aladin parcourt { $cells ->
    [one] une case
   *[other] { $cells } cases
} du chemin { $path }{ flight-gains }.{ flight-end }
log-drop = { $you ->
    [yes] Vous jetez
   *[no] { $seat } jette
} { $stone ->
    [ruby] un rubis
    [emerald] une émeraude
   *[sapphire] un saphir
}.{ $cells ->
    [0] { $gains ->
        [nothing] { "" }
       *[other] {" "}Puis{ flight-gains }.
    }
    [one] {" "}Aladin parcourt encore une case{ flight-gains }.
   *[other] {" "}Aladin parcourt encore { $cells } cases{ flight-gains }.
}{ flight-end }
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
} : { $points } points.
log-sell = { $you ->
    [yes] Vous échangez
   *[no] { $seat } échange
} { $token ->
    [ruby] un rubis
    [emerald] une émeraude
    [sapphire] un saphir
   *[clouds] deux nuages
} contre 1 point.
log-done = Le tour { $round } est terminé.

## Le décompte.

end-eight-rounds = Le huitième tour est terminé.
score-unanimity = Votes unanimes
score-rewards = Récompenses
score-storm = Bonus de tempête
score-exchange = Jetons échangés
score-personal = Points personnels

## Ce qui ne va pas dans le fichier d’une édition.

edition-unreadable = { $file } ne peut pas être lu : { $problem }.
edition-count = { $file } : il faut { $wanted } entrées sous « { $part } », et non { $found }.
edition-cells = { $file }, tuile { $tile }, côté « { $side } » : un côté a 4 cases, et non { $found }.
edition-cell = { $file }, tuile { $tile }, côté « { $side } » : « { $cell } » n’est pas une case. Écrivez un malus (-1, -2 ou -o), des nuages (+1, +2 ou +3) et des trous (o ou oo), dans cet ordre ; chacun peut manquer.
edition-holes = { $file } : les côtés « { $side } » ont { $wanted } trous en tout, et non { $found }.
edition-palace = { $file } : le palais doit être l’une des tuiles 1 à 16, et non { $palace }.
edition-steps = { $file }, tornade { $tornado } : « { $flight } » doit être une suite de sept pas parmi U, R, D et L, qui commence par U.
edition-back = { $file }, tornade { $tornado } : « { $flight } » revient droit sur ses pas.
edition-turns = { $file }, tornade { $tornado } : « { $flight } » a { $turns } virages ; une tornade en a au moins trois.
edition-flight-twice = { $file }, tornade { $tornado } : « { $flight } » est dans la liste deux fois.
edition-reward = { $file }, récompense { $reward } : chacune de celles-ci doit y être une fois : { $rewards }.
edition-price = { $file }, récompense { $reward } : le prix doit être en pierres ou en nuages, pas les deux.
edition-limit = { $file }, récompense { $reward } : une équipe a au plus 5 pierres et 10 nuages, personne ne pourrait payer ce prix.
edition-worth = { $file }, récompense { $reward } : { $points } points ne valent pas plus que son prix échangé.
edition-clouds = { $file } : { $wanted } récompenses se paient en nuages, et non { $found }.

## La page de règles.

section-goal = But du jeu
rule-goal = Vous êtes un esprit du vent. En huit tours, aidez Aladin à collecter pierres et nuages pour le palais de la princesse. Votre score : les points de votre équipe, plus vos points personnels.
rule-teams = Il y a deux équipes, Jour et Nuit, aussi équilibrées que possible. Les équipes alternent autour de la table. Un tirage décide quelle équipe est le Jour et, à nombre impair, laquelle a un joueur de plus. Le Jour est actif aux tours impairs, la Nuit aux tours pairs ; l’autre équipe est opposante.
rule-captain = Le capitaine fait les choix communs de l’équipe : la carte Vizir, les pierres à jeter, les achats. Tous les deux tours, le joueur suivant devient capitaine.
section-setup = Mise en place
rule-board = Seize tuiles sont posées au hasard, toutes dans le même sens, en un carré de quatre sur quatre : un plateau de huit cases sur huit. Trente-six pierres, douze de chaque couleur, remplissent les trous au hasard.
rule-stones-stay = Les pierres du plateau y restent toute la partie. Vous collectez des jetons.
rule-palace = Aladin part de la case en bas à gauche de la tuile du palais.
rule-first-clouds = Chaque équipe commence avec deux nuages et sans pierre.
section-prepare = Préparation du vol
rule-take-a-cloud = L’équipe active prend un nuage.
rule-four-flights = Quatre des huit cartes Vol sont tirées, une pour chaque direction : 1 haut, 2 droite, 3 bas et 4 gauche.
rule-flight-cards = Un vol part dans la direction de sa carte : deux, trois, quatre ou cinq cases tout droit, puis un virage à gauche ou à droite pour le reste de ses sept cases.
rule-wrap-around = Si Aladin sort du plateau d’un côté, il continue depuis le bord opposé.
section-votes = Votes
rule-votes = Tout le monde vote en secret et en même temps. Si votre équipe est active, votez pour le chemin que vous souhaitez. Si elle est opposante, devinez un chemin pour lequel l’équipe active vote.
rule-one-vote = Chacun pose une carte Vote.
rule-face-down = Votre vote est posé face cachée, même pour vos coéquipiers. Vous pouvez le changer jusqu’à ce que tous aient choisi.
rule-show-your-team = Pour proposer un chemin à vos coéquipiers, montrez-le, avant ou après avoir voté, ou écrivez à votre équipe dans la discussion. Rien n’oblige à s’y tenir. L’autre équipe n’en voit rien.
rule-vizier-card = Le capitaine opposant choisit aussi une carte Vizir : le chemin à interdire. Seule sa propre équipe la voit.
rule-one-vizier-card = Une seule carte Vizir est posée. Pendant que le capitaine réfléchit, ses coéquipiers peuvent montrer un chemin.
rule-lone-player = Un joueur seul dans son équipe pose deux cartes Vote quand il est actif (deux fois la même : c’est l’unanimité), sinon une.
rule-sand-glass = Dans le jeu en boîte, le sablier laisse deux minutes, puis quelques instants. Ici, la table peut fixer un temps : un pour le vote, un pour poser les cartes, un pour les pierres à jeter, un pour les achats. Une fois ce temps écoulé, il vous reste dix secondes ; ensuite, un choix est fait pour vous.
section-count = Résolution des votes
rule-unanimity = Si tous les votes de l’équipe active sont pour le même chemin, elle marque aussitôt 3 points.
rule-personal-tokens = Chaque opposant dont le vote correspond à l’un de ceux de l’équipe active gagne un jeton personnel. Il vaut 1 point aux tours 1 et 2, 2 aux tours 3 et 4, 3 aux tours 5 et 6, 4 aux tours 7 et 8.
rule-forbidden-path = Le chemin du vizir est interdit : les votes pour ce chemin sont repris. S’il ne reste aucun vote, il n’y a pas de vol.
section-flight = Le vol
rule-which-flight = L’une des cartes Vote qui restent est tirée au hasard. Aladin prend ce chemin.
rule-seven-cells = Aladin parcourt sept cases. On ne collecte jamais rien sur la case de départ du vol.
rule-penalty-first = Sur chaque case, appliquez d’abord le malus : une pierre, un nuage ou deux nuages de moins. Puis prenez les bonus : un jeton pour chaque pierre qui s’y trouve, et un à trois nuages.
rule-last-cloud = Si l’équipe active perd son dernier nuage, le vol s’arrête aussitôt sur cette case, sans ses bonus.
section-tokens = Pierres et nuages
rule-lose-a-stone = Quand vous perdez une pierre, le capitaine choisit laquelle. Une équipe sans pierre ne perd rien.
rule-drop-what-you-have = Vous ne pouvez jeter qu’une pierre que votre équipe possède.
rule-drop-first = Jetez la pierre avant toute autre chose.
rule-nothing-to-drop = On ne jette des pierres que pendant un vol, quand une case ou la limite le demande.
rule-five-stones = Une équipe a au plus cinq pierres. À la sixième, jetez-en une aussitôt.
rule-ten-clouds = Une équipe a au plus dix nuages. Le onzième est perdu.
section-supply = Limites de la réserve
rule-limited-tokens = Il y a huit jetons Pierre de chaque couleur. S’il n’y a plus de jeton de cette couleur, on n’en gagne pas.
section-purchase = Achats de récompenses
rule-one-reward = L’équipe active peut acheter une récompense par tour.
rule-any-order = Vous pouvez échanger avant ou après l’achat, jusqu’à ce que le capitaine finisse le tour.
rule-reward-price = Payez le prix entier d’une récompense. Vous marquez aussitôt ses points.
rule-reward-is-gone = Chaque récompense ne peut être achetée qu’une fois.
rule-exchange = Vous pouvez échanger autant de pierres que vous voulez contre 1 point chacune, et des nuages, deux pour 1 point. Gardez le reste pour les tours suivants.
rule-purchase-without-a-flight = L’équipe active peut acheter et échanger même s’il n’y a pas eu de vol.
section-end = Fin du tour et de la partie
rule-next-start = Le vol suivant part de la case où Aladin s’est arrêté.
rule-end = La partie se termine à la fin du huitième tour.
rule-winner = Le joueur qui a le plus grand total gagne. En cas d’égalité, les joueurs se partagent la victoire.
section-options = Règles avancées
rule-tornadoes = Tornades : jouez avec les huit autres cartes Vol. Chacune a sept cases, avec au moins trois virages.
rule-storm = Avis de tempête : posez les tuiles côté lune. Les gains et les pertes de nuages sont plus grands et plus fréquents.
rule-storm-bonus = Dans la tempête, la première équipe qui achète une récompense de nuages marque 2 points de plus. L’autre marque 1 point de plus pour sa première.
rule-grand-master = Grand Maître des Vents : le capitaine actif choisit la direction de chacune des quatre cartes Vol.
rule-lay-the-flights = Posez les cartes des directions 1, 2 et 3 ; la dernière va dans la direction 4.

## Une édition, telle qu’elle est listée.

listed-tiles = Tuiles
listed-tile = Tuile (★ palais)
listed-tile-star = Côté étoile, rangée par rangée
listed-tile-moon = Côté lune, rangée par rangée
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
place-choices = Vos choix
place-count = Le décompte final
team-active = active
captain-of = { $name }, capitaine de l’équipe { $team } ce tour : fait ses choix communs
captain-about = Capitaine de ce tour : fait les choix communs de l’équipe
total-about = { $name } : { $team } pour l’équipe + { $personal ->
    [one] { $personal } personnel
   *[other] { $personal } personnels
}
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
path-stones = { $stones }{ $given ->
    [0] { "" }
    [one] , { $given } pierre à jeter
   *[other] , { $given } pierres à jeter
}
path-brings = Chemin { $path } : { path-stones } ; { $gain ->
    [none] nuages inchangés
   *[other] nuages { $gain }
}. Vous auriez { $held ->
    [one] { $held } pierre
   *[other] { $held } pierres
} et { $clouds ->
    [one] { $clouds } nuage
   *[other] { $clouds } nuages
}.
path-stops = Chemin { $path } : { path-stones } ; puis le dernier nuage est perdu et le vol s’arrête. Vous auriez { $held ->
    [one] { $held } pierre
   *[other] { $held } pierres
} et aucun nuage.
reward-costs = { $reward } : { $points } points pour { $price }.
reward-later = On achète les récompenses après le vol.
reward-missing = Il manque : { $price }.
reward-bought = { $reward } : à l’équipe { $team }.
action-vote = Voter
action-guess = Deviner
action-forbid = Interdire
action-buy = Acheter
action-sell = Échanger
action-drop = Jeter
action-lay = Poser
action-show = Montrer à l’équipe
action-shown = Montré à l’équipe
action-show-path = Montrer le chemin { $path } à votre équipe.
action-vote-path = Voter pour le chemin { $path }.
action-guess-path = Deviner le chemin { $path }.
action-point-vizier = Montrer au capitaine le chemin { $path } pour le vizir.
action-forbid-path = Envoyer le vizir sur le chemin { $path }.
action-lay-card = Poser ce vol sur le chemin { $path } : { flight-shape }.
action-sell-stone = { $stone } : en échanger un jeton contre 1 point. Vous en avez { $held }.
action-sell-clouds = Échanger 2 nuages contre 1 point. Vous en avez { $held }.
action-drop-stone = { $stone } : en jeter un jeton. Vous en avez { $held }.
action-held = sur { $held }
action-done = Finir le tour
action-go-on = Continuer
action-take-back = { $what ->
    [vizier] Changer le vizir
    [both] Changer mon choix
   *[vote] Changer mon vote
}
action-see-rewards = Récompenses
action-see-city = Plateau
hint-setup = Le plateau est mis en place.
hint-drawing = Quatre cartes Vol sont tirées.
hint-lay = Posez une carte Vol sur le chemin { $path }.
hint-laying = { $name } pose les cartes Vol.
hint-vote = Votez pour le chemin que vous souhaitez. Personne d’autre ne voit votre vote.
hint-vote-first = Vous posez deux cartes Vote. Choisissez la première.
hint-vote-second = Et la seconde : le même chemin, c’est l’unanimité (+3) ; un autre protège du vizir.
hint-guess = Devinez l’un des votes de l’équipe active : +{ $token } pour vous.
hint-guess-vizier = Devinez l’un de leurs votes (+{ $token } pour vous), et envoyez le vizir sur le chemin à interdire.
hint-vizier = Envoyez le vizir sur le chemin à interdire.
hint-voted = Vous avez choisi. { $count ->
    [0] On attend les autres.
    [one] On attend { $count } joueur.
   *[other] On attend { $count } joueurs.
}
hint-voting = Tout le monde vote en secret.
hint-show = La main sur une carte montre son chemin à l’équipe.
hint-shown = Votre équipe voit que vous pensez au chemin { $path }.
hint-showing = Les votes sont retournés.
hint-choosing = L’un des votes restants décide du vol.
hint-flying = Aladin vole sur le chemin { $path }.
hint-drop = Choisissez la pierre à jeter.
hint-dropping = { $name } choisit une pierre à jeter.
hint-no-flight = Pas de vol ce tour-ci.
hint-buy = { $last ->
    [yes] Dernier tour : achetez une récompense, échangez tout le reste contre des points, puis finissez le tour.
   *[no] Achetez une récompense et échangez des jetons si vous voulez, puis finissez le tour.
}
hint-exchange = { $last ->
    [yes] Dernier tour : échangez tout ce qui reste contre des points, puis finissez le tour.
   *[no] Échangez des jetons si vous voulez, puis finissez le tour.
}
hint-done = { $last ->
    [yes] Dernier tour : plus rien à échanger. Finissez le tour.
   *[no] Rien à acheter ni à échanger. Finissez le tour.
}
hint-buying = { $path ->
    [0] Pas de vol ce tour-ci. { $name } peut acheter et échanger.
   *[other] { $name } peut acheter et échanger.
}
hint-over = Le huitième tour est terminé.
hint-home = Aladin rentre au palais.
reveal-votes = Votes
reveal-guesses = Prédictions
reveal-unanimous = Unanimité +3
reveal-vizier = Vizir
reveal-no-flight = Pas de vol
round-now = Tour { $round } sur 8.
round-token = Tour { $round } : bien deviner vaut { $token ->
    [one] { $token } point
   *[other] { $token } points
}
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
}, { $total } en tout ; cartes posées : { $votes }.
carpet-line = Aladin est en { $cell }.
path-cells = Le chemin { $path } passe par { $cells }.
vizier-line = Le vizir interdit le chemin { $path }.
row-line = Rangée { $row } : { $cells }.
picture-goal = Le soleil du Jour et la lune de la Nuit, avec Aladin sur son tapis entre les deux.
picture-setup = La tuile du palais avec ses pierres et ses nuages ; le tapis part de sa case en bas à gauche.
picture-prepare = Quatre vols : vers le haut, la droite, le bas et la gauche. Chacun a sept cases et un virage.
picture-votes = Deux votes cachés du Jour ; deux votes cachés de la Nuit, et la carte Vizir.
picture-count = Le Jour a voté 2 et 4. La Nuit a bien deviné 4 et mal deviné 1 ; son vizir interdit le 2. Aladin prend le chemin 4.
picture-flight = Quelques cases du plateau : { $cells }.
picture-tokens = Une équipe à ses limites : cinq pierres et dix nuages.
picture-purchase = Des récompenses, avec leurs prix et leurs points : { $rewards }
picture-end = La piste des huit tours, le sablier sur le dernier.
picture-options = Une tornade, la tuile du palais côté lune, et une carte Vol à poser.

## La première partie guidée.

first-welcome = Bienvenue, esprit du vent ! Vous êtes le Jour, Morgiane est la Nuit. Pendant huit tours, vous guidez à tour de rôle le tapis d’Aladin au-dessus de la cité. Les points de votre équipe sont les vôtres.
first-paths = C’est le tour du Jour. Vous avez pris un nuage, et quatre vols sont tirés. Chaque ruban part du tapis et finit à son numéro. Un vol qui sort du plateau d’un côté revient de l’autre. Les cartes montrent ce que chaque vol rapporterait.
first-vote = Tout le monde vote en secret. Votre équipe, c’est vous : vous posez donc deux cartes Vote. Choisissez le chemin qui brille.
first-why-vote = La Nuit envoie son vizir là où elle vous attend : sur le chemin qui a le plus de pierres. Celui qui brille rapporte une pierre de chaque couleur.
first-second = Maintenant la seconde carte. Deux cartes pour le même chemin, c’est l’unanimité : 3 points aussitôt. Mais si le vizir de la Nuit interdit ce chemin, il n’y a pas de vol. Prenez le risque !
first-why-second = Deux chemins différents seraient plus sûrs, mais seul le même chemin deux fois rapporte aussitôt 3 points.
first-flight = Unanimité : 3 points ! La Nuit a mal deviné, et son vizir était ailleurs. Le tapis a donc parcouru sept cases. Sur chacune, vous avez d’abord perdu ce qu’elle prend, puis gagné ce qu’elle donne : un jeton par pierre, et des nuages.
first-buy = Vous pouvez maintenant acheter une récompense. Vos pierres paient celle qui brille.
first-why-buy = Deux pierres pour six points : avec deux autres, vous n’auriez pas mieux. Les nuages vous gardent en l’air, et un échange ne rapporte qu’un point.
first-done = Vous marquez aussitôt ses points. Ce que vous gardez servira plus tard : une équipe a jusqu’à cinq pierres et dix nuages. Finissez le tour.
first-why-done = Un échange ne rapporte qu’un point. Ce que vous gardez peut aider à payer une récompense.
first-guess = La Nuit est maintenant active et a posé ses deux cartes. Si vous devinez l’une d’elles, vous gagnez un jeton personnel. Il vaut plus aux tours suivants. Devinez le chemin le plus avantageux pour la Nuit.
first-why-guess = Devinez avant d’envoyer le vizir, et devinez le chemin que la Nuit voudrait suivre.
first-vizier = Ensuite, le vizir : les votes pour son chemin sont repris. Vous pouvez l’envoyer sur le chemin que vous avez deviné.
first-why-vizier = Le vizir est le plus utile là où vous attendez la Nuit : sur le chemin que vous avez deviné.
first-right = Bien deviné : un point personnel pour vous ! Et le vizir a empêché ce vol ; l’autre vote de la Nuit a décidé.
first-two-ways = C’est encore à vous, et la Nuit a aussi un vizir. Cette fois, votez pour deux chemins différents : il en restera un, quoi qu’il interdise.
first-why-two-ways = Seuls deux chemins rapportent deux émeraudes : avec votre saphir, elles paient une grande récompense. Votez pour les deux, d’abord pour celui qui brille.
first-why-other-way = Le chemin qui brille est le seul autre à rapporter deux émeraudes. Deux votes pour le même chemin sont perdus tous les deux si le vizir l’interdit.
first-drop = Le vizir était sur un chemin, vous avez donc pris l’autre. Maintenant, vous devez jeter une pierre : une case en prend une, ou vous en avez une sixième. Jetez celle qui brille.
first-why-drop = Vous avez deux rubis, mais un seul saphir : il vous le faut pour la grande récompense.
first-again = Vos pierres paient une autre récompense.
first-why-again = Vous pouvez acheter une récompense par tour. De toutes celles que vous pouvez payer, celle qui brille rapporte le plus : neuf points.
first-exchange = Vous pouvez aussi échanger : une pierre contre 1 point, deux nuages contre 1 point. Échangez deux nuages, puis finissez le tour. Mais attention : si vous perdez votre dernier nuage en vol, le vol s’arrête aussitôt.
first-why-exchange = Une pierre est la moitié du prix d’une récompense, mais sur vos sept nuages, vous pouvez vous passer de deux. Échangez-les avant de finir le tour.
first-farewell = Vous connaissez le jeu ! Après huit tours, le plus grand total gagne : points d’équipe plus points personnels. Jouez votre propre partie, et amenez des coéquipiers : les votes restent secrets, mais vous pouvez montrer le chemin auquel vous pensez.

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
    [one] { $amount } point pour l’équipe opposante
   *[other] { $amount } points pour l’équipe opposante
}

# Les esprits que l’on peut inviter à une table, tels qu’on les rencontre.

mind-random = Plume
mind-random-about = Joue ce qui lui tombe sous la main. Pour apprendre les règles sans crainte.
mind-search = Astrologue
mind-search-about = Explore des milliers de nuits possibles, sans rien savoir de plus de vos cartes que ce que vous montrez.
mind-child = Enfant
mind-child-about = Joue pour la première fois : voit ce qu’un coup rapporte tout de suite, et pas toujours.
mind-porter = Porteur
mind-porter-about = A joué quelques fois : prend ce qui semble bon et regarde rarement plus loin.
mind-merchant = Marchande
mind-merchant-about = Pèse ce qui vient ensuite, et fait parfois une mauvaise affaire.
mind-scholar = Savante
mind-scholar-about = Voit loin et se trompe peu.
mind-master = Maître
mind-master-about = Pense aussi bien que la maison le peut, et ne pardonne rien.

## Ce qui ne se peut pas.

unknown-mind = Il n’y a pas d’esprit « { $mind } » ici ; les esprits sont : { $minds }.
bad-budget = « { $budget } » n’est pas un budget de réflexion ; 500 veut dire itérations par coup, 0.1s secondes par coup, et il faut plus que zéro.

# Les esprits que l’on peut inviter à une table, tels qu’on les rencontre.

mind-random = Plume
mind-random-about = Joue au hasard. Pour apprendre les règles sans pression.
mind-search = Astrologue
mind-search-about = Simule des milliers de parties possibles, sans jamais voir vos cartes cachées.
mind-child = Enfant
mind-child-about = Joue pour la première fois : ne voit que ce qu’un coup rapporte aussitôt, et pas toujours.
mind-porter = Porteur
mind-porter-about = A joué quelques fois : prend ce qui semble bon, regarde rarement plus loin.
mind-merchant = Marchande
mind-merchant-about = Pense à la suite, et se trompe parfois.
mind-scholar = Savante
mind-scholar-about = Voit loin et se trompe rarement.
mind-master = Maître
mind-master-about = Le bot le plus fort. Ne pardonne aucune erreur.

## Ce qui ne se peut pas.

unknown-mind = Il n’y a pas de bot « { $mind } » ici. Les bots sont : { $minds }.
bad-budget = « { $budget } » n’est pas un temps de réflexion. Écrivez 500 pour des itérations par coup ou 0.1s pour des secondes par coup, au-dessus de zéro.

tagline = Quatre contes, un sultan à charmer : réunissez personnages et paysages et racontez-lui, ensemble, toutes les histoires qu’il réclame.

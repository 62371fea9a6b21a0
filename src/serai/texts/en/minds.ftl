# The minds that can be asked to a table, as people meet them.

mind-random = Feather
mind-random-about = Plays whatever comes to hand. For learning the rules without fear.
mind-search = Astrologer
mind-search-about = Thinks ahead through thousands of nights that could be, and knows no more of your cards than you would show.

## What cannot be.

unknown-mind = There is no mind “{ $mind }” here; the minds are: { $minds }.
bad-budget = “{ $budget }” is no budget for a mind; 500 means iterations a move, 0.1s seconds a move, both above zero.

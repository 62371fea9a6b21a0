# The minds that can be asked to a table, as people meet them.

mind-random = Feather
mind-random-about = Plays whatever comes to hand. For learning the rules without fear.
mind-search = Astrologer
mind-search-about = Thinks ahead through thousands of nights that could be, and knows no more of your cards than you would show.
mind-child = Child
mind-child-about = Plays for the first time: sees what a move brings at once, and not always that.
mind-porter = Porter
mind-porter-about = Has played a few times: takes what looks good, and rarely looks further.
mind-merchant = Merchant
mind-merchant-about = Weighs what comes next, and sometimes strikes a poor bargain.
mind-scholar = Scholar
mind-scholar-about = Sees far and errs little.
mind-master = Master
mind-master-about = Thinks as well as the house can, and forgives nothing.

## What cannot be.

unknown-mind = There is no mind “{ $mind }” here; the minds are: { $minds }.
bad-budget = “{ $budget }” is no budget for a mind; 500 means iterations a move, 0.1s seconds a move, both above zero.

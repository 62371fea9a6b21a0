# The minds that can be asked to a table, as people meet them.

mind-random = Feather
mind-random-about = Plays at random. For learning the rules without pressure.
mind-search = Astrologer
mind-search-about = Plays out thousands of possible games; never sees your hidden cards.
mind-child = Child
mind-child-about = Plays for the first time: sees only what a move brings at once, and misses some of that.
mind-porter = Porter
mind-porter-about = Has played a few times: takes what looks good, rarely looks further.
mind-merchant = Merchant
mind-merchant-about = Thinks about what comes next, and sometimes gets it wrong.
mind-scholar = Scholar
mind-scholar-about = Thinks far ahead and makes few mistakes.
mind-master = Master
mind-master-about = The strongest bot. Forgives no mistake.

## What cannot be.

unknown-mind = There is no bot “{ $mind }” here. The bots are: { $minds }.
bad-budget = “{ $budget }” is not a thinking time. Write 500 for iterations per move or 0.1s for seconds per move, above zero.

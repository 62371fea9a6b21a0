# Aladdin's carpet in English. Paths are numbers from 1 to 4, 0 where they are not seen.

tagline = Day against Night: guess where your rivals’ wind will blow, and steer Aladdin’s carpet to stones and clouds.

option-tornadoes = Tornadoes
option-tornadoes-about = Eight winding flights instead of the regular ones, each with three turns or more.
value-tornadoes-no = no
value-tornadoes-yes = yes
option-storm = Storm warning
option-storm-about = The moon side of the tiles: stronger clouds both ways, and bonus points for cloud rewards.
value-storm-no = no
value-storm-yes = yes
option-grandmaster = Grand master of winds
option-grandmaster-about = The active captain lays the four flight cards. The game lasts about twenty minutes longer.
value-grandmaster-no = no
value-grandmaster-yes = yes

team-day = Day
team-night = Night
stone-ruby = Ruby
stone-emerald = Emerald
stone-sapphire = Sapphire
reward-moon = The moon
reward-stars = The stars
reward-sun = The sun
reward-gate = The gate
reward-garden = The garden
reward-fountain = The fountain
reward-terrace = The terrace
reward-stable = The stable
reward-baths = The baths
reward-minaret = The minaret
reward-dome = The dome
reward-throne = The throne room

## What happens, told in the log.

log-teams = { $day } is with Day, { $night } with Night, and so on around the table.
log-tile = Tile { $tile } is laid.
log-stone = { $stone ->
    [ruby] A ruby
    [emerald] An emerald
   *[sapphire] A sapphire
} is set in its hole.
log-flight = Flight { $card } goes to path { $path }.
log-draw = Flight { $card } is drawn, for { $you ->
    [yes] you
   *[no] { $seat }
} to lay ({ $path } of 4).
log-lay = { $you ->
    [yes] You lay
   *[no] { $seat } lays
} flight { $card } on path { $path }{ $last ->
    [none] { "" }
   *[other] ; flight { $last } is left for path 4
}.
log-vote = { $path ->
    [0] { $you ->
        [yes] You have
       *[no] { $seat } has
    } voted.
   *[other] { $you ->
        [yes] You vote
       *[no] { $seat } votes
    } for path { $path }.
}
log-vizier = { $path ->
    [0] { $you ->
        [yes] You have
       *[no] { $seat } has
    } chosen the vizier’s card.
   *[other] { $you ->
        [yes] You send
       *[no] { $seat } sends
    } the vizier to path { $path }.
}
log-show-vote = { $you ->
    [yes] Your vote:
   *[no] { $seat }’s vote:
} path { $path }{ $unanimity ->
    [0] { $token ->
        [0] .
        [one] . A right guess: 1 personal point.
       *[other] . A right guess: { $token } personal points.
    }
   *[other] . The team is unanimous: { $unanimity } points.
}
log-show-vizier = The vizier forbids path { $path }{ $flight ->
    [yes] .
   *[no] {", "}and there is no flight.
}
log-fly = Aladdin takes path { $path } and flies { $cells ->
    [one] one cell
   *[other] { $cells } cells
} (stones { $stones }, clouds { $clouds }){ $end ->
    [stopped] {", "}then stops: the last cloud is lost.
    [choice] {"; "}a stone is to be given up.
   *[landed] .
}
log-drop = { $you ->
    [yes] You give
   *[no] { $seat } gives
} up { $stone ->
    [ruby] a ruby
    [emerald] an emerald
   *[sapphire] a sapphire
}; Aladdin { $cells ->
    [0] stays on the cell
    [one] flies one more cell
   *[other] flies { $cells } more cells
} (stones { $stones }, clouds { $clouds }){ $end ->
    [stopped] {", "}then stops: the last cloud is lost.
    [choice] {"; "}a stone is to be given up.
   *[landed] .
}
log-buy = { $you ->
    [yes] You buy
   *[no] { $seat } buys
} { $reward ->
    [moon] the moon
    [stars] the stars
    [sun] the sun
    [gate] the gate
    [garden] the garden
    [fountain] the fountain
    [terrace] the terrace
    [stable] the stable
    [baths] the baths
    [minaret] the minaret
    [dome] the dome
   *[throne] the throne room
} for { $points } points.
log-sell = { $you ->
    [yes] You exchange
   *[no] { $seat } exchanges
} { $token ->
    [ruby] a ruby
    [emerald] an emerald
    [sapphire] a sapphire
   *[clouds] two clouds
} for a point.
log-done = { $you ->
    [yes] You end
   *[no] { $seat } ends
} round { $round }.

## The count.

end-eight-rounds = The eighth round is over.
score-unanimity = Unanimous votes
score-rewards = Rewards
score-storm = Storm tiles
score-exchange = Exchanged tokens
score-personal = Personal tokens

## What is wrong with an edition’s file.

edition-unreadable = { $file } cannot be read: { $problem }.
edition-count = { $file }: there are { $wanted } { $part }, not { $found }.
edition-cells = { $file }, tile { $tile }, { $side } side: a side has 4 cells, not { $found }.
edition-cell = { $file }, tile { $tile }, { $side } side: “{ $cell }” is no cell. A cell is a penalty (-1, -2 or -o), clouds (+1, +2 or +3) and holes (o or oo), each or none, in this order.
edition-holes = { $file }: the { $side } sides have { $wanted } holes in all, not { $found }.
edition-palace = { $file }: the palace is one of the tiles 1 to 16, not { $palace }.
edition-steps = { $file }, tornado { $tornado }: “{ $flight }” is not seven steps out of U, R, D and L, of which the first is U.
edition-back = { $file }, tornado { $tornado }: “{ $flight }” goes straight back where it came from.
edition-turns = { $file }, tornado { $tornado }: “{ $flight }” has { $turns } turns; a tornado has three or more.
edition-flight-twice = { $file }, tornado { $tornado }: “{ $flight }” stands there twice.
edition-reward = { $file }, reward { $reward }: each of these is there once: { $rewards }.
edition-price = { $file }, reward { $reward }: the price is either stones or clouds.
edition-limit = { $file }, reward { $reward }: a team holds at most 5 stones and 10 clouds, so nobody could pay this.
edition-worth = { $file }, reward { $reward }: { $points } points are no more than its price would sell for.
edition-clouds = { $file }: { $wanted } rewards are paid with clouds, not { $found }.

## The rules page.

section-goal = Spirits of the wind
rule-goal = Over eight rounds, help Aladdin gather stones and clouds for the princess’s palace. Your score is your team’s points plus your own.
rule-teams = There are two teams, Day and Night, as even as possible. Neighbours are in different teams; which of them is Day, and so which side has one more, is drawn. Day is active in odd rounds, Night in even ones. (Seating: house ruling.)
rule-captain = Where a team decides together, its captain decides. The role passes on to the next member each time. (House ruling.)
section-setup = Before the first round
rule-board = Sixteen tiles, upright, are laid at random in a square of four by four: eight by eight cells. Thirty-six stones, twelve of each colour, are set at random in the holes.
rule-stones-stay = The stones on the board stay there all game: tokens are gathered instead.
rule-palace = Aladdin starts on the bottom left cell of the palace tile.
rule-first-clouds = Each team starts with two clouds and no stone.
section-prepare = 1. Before the flight
rule-take-a-cloud = The active team takes a cloud.
rule-four-flights = Four of the eight flight cards are drawn and laid at the directions 1 up, 2 right, 3 down and 4 left.
rule-flight-cards = A flight goes two, three, four or five cells straight ahead from where its card lies, then turns left or right for the rest of its seven cells.
rule-wrap-around = Who leaves the board on one side comes in on the other.
section-votes = 2. Votes
rule-votes = Everyone votes in secret, all at once: the active team for the path to take, the other team for a path it expects among those votes.
rule-one-vote = Everyone puts down one vote card.
rule-vizier-card = The captain of the other team also picks a vizier card, in secret: the path to forbid.
rule-one-vizier-card = Only one vizier card is put down.
rule-lone-player = Who is a team alone votes with two cards when active, alike or not, and with one otherwise.
rule-open-in-the-team = Within a team, votes and the vizier’s card are seen as soon as they are put down; the other team sees that they are, and nothing more. (House ruling.)
section-count = 3. The votes are turned over
rule-unanimity = When all votes of the active team are for the same path, it scores 3 points at once.
rule-personal-tokens = Each player of the other team whose vote is among the active team’s votes wins a personal token: 1 point in rounds 1 and 2, 2 points in 3 and 4, 3 in 5 and 6, 4 in 7 and 8.
rule-forbidden-path = The vizier’s path is forbidden, and the votes for it are taken back. Without a vote left there is no flight.
section-flight = 4. The flight
rule-which-flight = One of the vote cards that are left, drawn at random, says which path Aladdin takes.
rule-seven-cells = Aladdin flies over seven cells. Where the flight starts, nothing is gained or lost.
rule-penalty-first = On each cell the penalty comes first: a stone, one cloud or two. Then come the gifts: a token for each stone there, and one to three clouds.
rule-last-cloud = When the active team loses its last cloud, the flight ends on that cell, without its gifts.
section-tokens = Stones and clouds
rule-lose-a-stone = A lost stone is of the captain’s choice; a team without stones loses nothing.
rule-drop-what-you-have = Only a stone that the team has can be given up.
rule-drop-first = The stone is given up before anything else happens.
rule-nothing-to-drop = Stones are given up during a flight, where a cell or the limit asks for it.
rule-five-stones = A team holds at most five stones: with a sixth, it gives one up at once.
rule-ten-clouds = A team holds at most ten clouds: an eleventh is lost.
section-supply = What runs out
rule-limited-tokens = There are eight stone tokens of each colour. What is not there is not gained.
section-purchase = 5. The purchase
rule-one-reward = The active team may buy one reward, before it exchanges anything. (The order: house ruling.)
rule-reward-price = A reward’s price is paid in full, and its points are scored at once.
rule-reward-is-gone = Each reward is there once.
rule-exchange = Then any number of stones can be exchanged for 1 point each, and clouds two by two for 1 point. The rest is kept.
rule-purchase-without-a-flight = The active team may buy and exchange even when there was no flight.
section-end = 6. What follows
rule-next-start = The next flight starts where Aladdin has stopped.
rule-end = The game ends after the eighth round.
rule-winner = The highest personal total wins; equal players share the victory.
section-options = For seasoned spirits
rule-tornadoes = Tornadoes: eight other flight cards, with three turns or more on their seven cells.
rule-storm = Storm warning: the tiles are laid with their moon side up, where the clouds are stronger both ways.
rule-storm-bonus = In a storm, the first team to buy a cloud reward scores 2 points more, and the other team 1 point more for its first.
rule-grand-master = Grand master of winds: the active captain lays the four flight cards drawn.
rule-lay-the-flights = The grand master lays the cards for directions 1, 2 and 3 first; the last one is left for 4.

## An edition as it is listed.

listed-tiles = Tiles
listed-tile = Tile (★ palace)
listed-tile-star = Star side, row by row
listed-tile-moon = Moon side, row by row
listed-tornadoes = Tornadoes
listed-tornado = Tornado
listed-tornado-steps = Steps
listed-rewards = Rewards
listed-reward = Reward
listed-clouds = Clouds
listed-points = Points

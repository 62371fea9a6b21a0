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
flight-shape = { $shape ->
    [left] { $ahead } cells ahead, then { $rest } to the left
    [right] { $ahead } cells ahead, then { $rest } to the right
   *[tornado] tornado { $number }
}
log-flight = Path { $path }: { flight-shape }.
log-draw = A flight is drawn ({ flight-shape }), for { $you ->
    [yes] you
   *[no] { $seat }
} to lay ({ $path } of 4).
log-lay = { $you ->
    [yes] You lay
   *[no] { $seat } lays
} a flight on path { $path } ({ flight-shape }){ $last ->
    [no] { "" }
   *[yes] ; the last one is left for path 4
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
section-prepare = Before the flight
rule-take-a-cloud = The active team takes a cloud.
rule-four-flights = Four of the eight flight cards are drawn and laid at the directions 1 up, 2 right, 3 down and 4 left.
rule-flight-cards = A flight goes two, three, four or five cells straight ahead from where its card lies, then turns left or right for the rest of its seven cells.
rule-wrap-around = Who leaves the board on one side comes in on the other.
section-votes = Votes
rule-votes = Everyone votes in secret, all at once: the active team for the path to take, the other team for a path it expects among those votes.
rule-one-vote = Everyone puts down one vote card.
rule-vizier-card = The captain of the other team also picks a vizier card, in secret: the path to forbid.
rule-one-vizier-card = Only one vizier card is put down. While the captain thinks, the others of the team can point at a path.
rule-lone-player = Who is a team alone votes with two cards when active, alike or not, and with one otherwise.
rule-open-in-the-team = Within a team, votes and the vizier’s card are seen as soon as they are put down; the other team sees that they are, and nothing more. (House ruling.)
rule-sand-glass = The printed sand glass gives everyone two minutes to choose. Here a table may set a time for each choice; whoever has not chosen by then gets a choice made by the house. (House ruling.)
section-count = The votes are turned over
rule-unanimity = When all votes of the active team are for the same path, it scores 3 points at once.
rule-personal-tokens = Each player of the other team whose vote is among the active team’s votes wins a personal token: 1 point in rounds 1 and 2, 2 points in 3 and 4, 3 in 5 and 6, 4 in 7 and 8.
rule-forbidden-path = The vizier’s path is forbidden, and the votes for it are taken back. Without a vote left there is no flight.
section-flight = The flight
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
section-purchase = The purchase
rule-one-reward = The active team may buy one reward, before it exchanges anything. (The order: house ruling.)
rule-reward-price = A reward’s price is paid in full, and its points are scored at once.
rule-reward-is-gone = Each reward is there once.
rule-exchange = Then any number of stones can be exchanged for 1 point each, and clouds two by two for 1 point. The rest is kept.
rule-purchase-without-a-flight = The active team may buy and exchange even when there was no flight.
section-end = What follows
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

## The board.

place-table = The table
place-rewards = The rewards
place-flights = The four flights
place-choices = What you may do
place-count = The count
team-active = active
count-ruby = { $count ->
    [one] 1 ruby
   *[other] { $count } rubies
}
count-emerald = { $count ->
    [one] 1 emerald
   *[other] { $count } emeralds
}
count-sapphire = { $count ->
    [one] 1 sapphire
   *[other] { $count } sapphires
}
count-clouds = { $count ->
    [one] 1 cloud
   *[other] { $count } clouds
}
count-nothing = nothing
gives-clouds = gives { count-clouds }
takes-cloud = takes a cloud
takes-two-clouds = takes 2 clouds
takes-stone = takes a stone
path-name = Path { $path }
path-brings = Path { $path }: { $stones }{ $given ->
    [0] { "" }
    [one] {" "}(1 stone is given up)
   *[other] {" "}({ $given } stones are given up)
}; { $clouds ->
    [one] 1 cloud
   *[other] { $clouds } clouds
} at its end.
path-stops = Path { $path }: { $stones }{ $given ->
    [0] { "" }
    [one] {" "}(1 stone is given up)
   *[other] {" "}({ $given } stones are given up)
}; then the last cloud is lost and the flight stops.
reward-costs = { $reward }: { $points } points for { $price }.
reward-later = Rewards are bought after the flight.
reward-missing = Missing: { $price }.
reward-bought = { $reward }: bought by { $team }.
action-vote = Vote
action-guess = Guess
action-forbid = Forbid
action-buy = Buy
action-sell = Exchange
action-drop = Give up
action-lay = Lay
action-vote-path = Vote for path { $path }.
action-guess-path = Guess path { $path }.
action-point-vizier = Show the captain path { $path } for the vizier.
action-forbid-path = Send the vizier to path { $path }.
action-lay-card = Lay this flight on path { $path }: { flight-shape }.
action-sell-stone = { $stone }: exchange one for 1 point (you have { $held }).
action-sell-clouds = Exchange 2 clouds for 1 point (you have { $held }).
action-drop-stone = { $stone }: give one up (you have { $held }).
action-done = End the round
action-take-back = { $what ->
    [vizier] Change the vizier
    [both] Change my choice
   *[vote] Change my vote
}
action-see-rewards = Rewards
action-see-city = City
hint-setup = The city is laid out.
hint-drawing = Four flights are drawn.
hint-lay = Lay a flight card on path { $path }.
hint-laying = { $name } lays the flight cards.
hint-vote = Vote for the path to fly.
hint-vote-first = You vote with two cards: choose the first.
hint-vote-second = And the second: the same path is unanimous, another leaves a way out.
hint-guess = Guess one of the other team’s votes.
hint-guess-vizier = Guess one of their votes, and send the vizier to the path to forbid.
hint-vizier = Send the vizier to the path to forbid.
hint-voted = You have chosen. { $count ->
    [0] The others think it over.
    [one] One player has still to choose.
   *[other] { $count } players have still to choose.
}
hint-voting = Everyone votes in secret.
hint-showing = The votes are turned over.
hint-choosing = One of the votes that are left decides the flight.
hint-flying = Aladdin flies along path { $path }.
hint-drop = Choose the stone to give up.
hint-dropping = { $name } chooses a stone to give up.
hint-no-flight = No flight this round.
hint-buy = { $last ->
    [yes] Last round: buy a reward, exchange all that is left for points, and end the game.
   *[no] Buy a reward if you like, exchange what you like, and end the round.
}
hint-exchange = { $last ->
    [yes] Last round: exchange all that is left for points, and end the game.
   *[no] Exchange what you like, and end the round.
}
hint-done = { $last ->
    [yes] Last round: nothing is left to exchange. End the game.
   *[no] Nothing to buy or to exchange: end the round.
}
hint-buying = { $path ->
    [0] No flight this round. { $name } may buy and exchange.
   *[other] { $name } may buy and exchange.
}
hint-over = The eighth round is over.
reveal-votes = The votes
reveal-guesses = The guesses
reveal-unanimous = Unanimous +3
reveal-vizier = Vizier
round-now = Round { $round } of 8.
summary-title = The table in words
team-line = { $team }{ $active ->
    [yes] , the active team
   *[no] { "" }
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}; holds { $holds }.
player-line = { $name }, { $team }{ $captain ->
    [yes] , captain
   *[no] { "" }
}: { $personal ->
    [one] 1 personal point
   *[other] { $personal } personal points
}; cards put down: { $votes }.
carpet-line = Aladdin is on { $cell }.
path-cells = Path { $path } goes over { $cells }.
vizier-line = The vizier forbids path { $path }.
row-line = Row { $row }: { $cells }.
picture-goal = The sun of Day and the moon of Night, and Aladdin on his carpet between them.
picture-setup = The palace tile with two stones and a cloud; the carpet starts on its bottom left cell.
picture-prepare = Four flights: from the top, the right, the bottom and the left, each seven cells with one turn.
picture-votes = Two face-down votes of Day; two face-down votes of Night, and the vizier’s card.
picture-count = Day voted 2 and 4. Night guessed 4, which is right, and 1; its vizier forbids 2. Path 4 is flown.
picture-flight = Four cells: a ruby; a lost cloud, then a sapphire; two clouds gained; a lost stone.
picture-tokens = A full team: five stones and ten clouds.
picture-purchase = Two rewards: the stars, 8 points for 7 clouds; the gate, 5 points for 2 rubies.
picture-end = The track of the eight rounds, with the sand glass on the last.
picture-options = A flight with many turns, a tile by moonlight, and a flight to lay.

## The guided first game.

first-welcome = Welcome, spirit of the wind! You are Day, and Morgiane is Night. For eight rounds you steer Aladdin’s carpet over the city in turn, and the points of your team are yours.
first-paths = It is Day’s turn: you took a cloud, and four flights were drawn. Each ribbon starts at the carpet and ends at its number; what leaves the city on one side comes in on the other. The cards tell what each flight would bring.
first-vote = Everyone votes in secret. You are alone in your team, so you vote with two cards. Choose the path that glows.
first-second = And the second card. Two cards for the same path are unanimous, which brings 3 points at once; but if Night’s vizier forbids that path, nobody flies. Dare it!
first-flight = Unanimous: 3 points! Night guessed wrong, and its vizier stood elsewhere. So the carpet flew seven cells. On each it first lost what the cell takes, then gained what it gives: a token for each stone, and clouds.
first-buy = Now you may buy one reward. Stones of the right colours pay for the one that glows.
first-done = Its points are yours. What you keep now can buy more later: a team holds up to five stones and ten clouds. End the round.
first-guess = Now Night is active and has put down its two cards. You guess: if your vote is among theirs, you earn a personal token, worth more the later it is. Guess the path that looks best for them.
first-vizier = And you send the vizier: votes for his path are taken back. He may well stand on the path you guessed.
first-right = Guessed right: a point of your own! And the vizier kept them from that flight; the other vote decided.
first-two-ways = Your turn again, and Night will send its vizier too. This time put your cards on two paths: then one of them is left, whatever he forbids.
first-drop = The vizier stood on one path, so you flew the other. Here a stone must go: a cell takes one, or a sixth is too many. Give up the one that glows.
first-again = What is left pays for another reward.
first-exchange = After that you may exchange: a stone for a point, two clouds for a point. Exchange two clouds, then end the round. But beware: a team that loses its last cloud in flight has to land at once.
first-farewell = That is all a spirit needs to know! After eight rounds the highest total wins, team points and personal points together. Now play a game of your own, and bring team mates: they see your votes, and you can show each other a path.

## What a good player weighs, as a coach tells it.

weighs-points = { $amount ->
    [one] { $amount } point for your team
   *[other] { $amount } points for your team
}
weighs-tokens = { $amount ->
    [one] { $amount } point of your own
   *[other] { $amount } points of your own
}
weighs-holdings = { $amount ->
    [one] { $amount } point’s worth of stones and clouds
   *[other] { $amount } points’ worth of stones and clouds
}
weighs-clouds = { $amount ->
    [one] { $amount } cloud
   *[other] { $amount } clouds
}
weighs-rivals = { $amount ->
    [one] { $amount } point for the other team
   *[other] { $amount } points for the other team
}

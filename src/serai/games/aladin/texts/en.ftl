# Aladdin's carpet in English. Paths are numbers from 1 to 4, 0 where they are not seen.

tagline = Day against Night: guess where your rivals’ wind will blow, and steer Aladdin’s carpet to stones and clouds.
genre = Team game of secret votes and bluff
edition-note = The rulebook counts its components but does not list them all. The sixteen tiles (both sides), the eight tornadoes and eleven of the twelve rewards are the house’s own. As printed: the stars (8 points for 7 clouds) and the number of every token. The eight regular flights follow the rulebook’s examples. If you have the box, you can play with what is printed in it.

option-tornadoes = Tornadoes
option-tornadoes-about = Eight winding flights instead of the regular ones. Each has three turns or more, so they are harder to read.
value-tornadoes-no = no
value-tornadoes-yes = yes
option-storm = Storm warning
option-storm-about = Play on the moon side of the tiles: bigger and more frequent cloud gains and losses, and bonus points for cloud rewards.
value-storm-no = no
value-storm-yes = yes
option-grandmaster = Grand Master of Winds
option-grandmaster-about = The active captain chooses which flight card lies in which direction. Best with Tornadoes; adds about 20 minutes.
value-grandmaster-no = no
value-grandmaster-yes = yes

team-day = Day
team-night = Night
stone-ruby = Ruby
stone-emerald = Emerald
stone-sapphire = Sapphire
reward-moon = Moon
reward-stars = Stars
reward-sun = Sun
reward-gate = Gate
reward-garden = Garden
reward-fountain = Fountain
reward-terrace = Terrace
reward-stable = Stable
reward-baths = Baths
reward-minaret = Minaret
reward-dome = Dome
reward-throne = Throne room

## What happens, told in the log.

log-teams = { $day } plays for Day, { $night } for Night, and so on around the table.
log-tile = Tile { $tile } is laid.
log-stone = { $stone ->
    [ruby] A ruby
    [emerald] An emerald
   *[sapphire] A sapphire
} is placed on the board.
flight-shape = { $shape ->
    [left] { $ahead } cells ahead, then { $rest } to the left
    [right] { $ahead } cells ahead, then { $rest } to the right
   *[tornado] a tornado, { $steps }
}
log-flight = Path { $path }: { flight-shape }.
log-draw = Flight card { $path } of 4 is drawn for { $you ->
    [yes] you
   *[no] { $seat }
}: { flight-shape }.
log-lay = { $you ->
    [yes] You lay
   *[no] { $seat } lays
} path { $path }: { flight-shape }{ $last ->
    [no] .
   *[yes] . The last card goes to path 4.
}
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
    } chosen the vizier card.
   *[other] { $you ->
        [yes] You send
       *[no] { $seat } sends
    } the vizier to path { $path }.
}
log-show-vote = { $you ->
    [yes] You voted
   *[no] { $seat } voted
} for path { $path }.{ $unanimity ->
    [0] { $token ->
        [0] { "" }
        [one] {" "}Right guess: 1 personal point.
       *[other] {" "}Right guess: { $token } personal points.
    }
   *[other] {" "}The team is unanimous: { $unanimity } points.
}
log-show-vizier = The vizier forbids path { $path }.{ $flight ->
    [yes] { "" }
   *[no] {" "}No vote is left: there is no flight.
}
flight-stones = { $stones ->
    [1] +1 stone
    [-1] −1 stone
   *[other] { $stones_signed } stones
}
flight-clouds = { $clouds ->
    [1] +1 cloud
    [-1] −1 cloud
   *[other] { $clouds_signed } clouds
}
flight-gains = { $gains ->
    [both] {": "}{ flight-stones }, { flight-clouds }
    [stones] {": "}{ flight-stones }
    [clouds] {": "}{ flight-clouds }
   *[nothing] { "" }
}
flight-end = { $end ->
    [stopped] {" "}The last cloud is lost: the flight ends.
    [choice] {" "}A stone must be dropped.
   *[landed] { "" }
}
log-fly = Aladdin flies { $cells ->
    [one] one cell
   *[other] { $cells } cells
} of path { $path }{ flight-gains }.{ flight-end }
log-drop = { $you ->
    [yes] You drop
   *[no] { $seat } drops
} { $stone ->
    [ruby] a ruby
    [emerald] an emerald
   *[sapphire] a sapphire
}.{ $cells ->
    [0] { $gains ->
        [nothing] { "" }
       *[other] {" "}Then{ flight-gains }.
    }
    [one] {" "}Aladdin flies one more cell{ flight-gains }.
   *[other] {" "}Aladdin flies { $cells } more cells{ flight-gains }.
}{ flight-end }
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
}: { $points } points.
log-sell = { $you ->
    [yes] You exchange
   *[no] { $seat } exchanges
} { $token ->
    [ruby] a ruby
    [emerald] an emerald
    [sapphire] a sapphire
   *[clouds] two clouds
} for 1 point.
log-done = Round { $round } is over.

## The count.

end-eight-rounds = The eighth round is over.
score-unanimity = Unanimous votes
score-rewards = Rewards
score-storm = Storm bonus
score-exchange = Exchanged tokens
score-personal = Personal points

## What is wrong with an edition’s file.

edition-unreadable = { $file } cannot be read: { $problem }.
edition-count = { $file }: “{ $part }” needs { $wanted } entries, not { $found }.
edition-cells = { $file }, tile { $tile }, { $side } side: a side has 4 cells, not { $found }.
edition-cell = { $file }, tile { $tile }, { $side } side: “{ $cell }” is not a cell. Write a penalty (-1, -2 or -o), clouds (+1, +2 or +3) and holes (o or oo), in this order; each can be left out.
edition-holes = { $file }: the { $side } sides have { $wanted } holes in all, not { $found }.
edition-palace = { $file }: the palace must be one of the tiles 1 to 16, not { $palace }.
edition-steps = { $file }, tornado { $tornado }: “{ $flight }” must be seven steps out of U, R, D and L, beginning with U.
edition-back = { $file }, tornado { $tornado }: “{ $flight }” goes straight back where it came from.
edition-turns = { $file }, tornado { $tornado }: “{ $flight }” has { $turns } turns; a tornado has three or more.
edition-flight-twice = { $file }, tornado { $tornado }: “{ $flight }” is listed twice.
edition-reward = { $file }, reward { $reward }: each of these must be listed once: { $rewards }.
edition-price = { $file }, reward { $reward }: the price must be stones or clouds, not both.
edition-limit = { $file }, reward { $reward }: a team holds at most 5 stones and 10 clouds, so nobody could pay this.
edition-worth = { $file }, reward { $reward }: { $points } points are no more than its price can be exchanged for.
edition-clouds = { $file }: { $wanted } rewards are paid with clouds, not { $found }.

## The rules page.

section-goal = Goal
rule-goal = You are a spirit of the wind. Over eight rounds, help Aladdin collect stones and clouds for the princess’s palace. Your score is your team’s points plus your own personal points.
rule-teams = There are two teams, Day and Night, as even as possible. Teams alternate around the table. Chance decides which team is Day and, with an odd number of players, which one has an extra player. Day is active in odd rounds, Night in even rounds; the other team opposes.
rule-captain = The captain makes the team’s joint choices: the vizier card, the stones to drop, the purchases. Every two rounds, the next player becomes captain.
section-setup = Setup
rule-board = Sixteen tiles are laid at random in a square of four by four, all the same way up: a board of eight by eight cells. Thirty-six stones, twelve of each colour, fill the holes at random.
rule-stones-stay = The stones on the board stay there all game. You collect tokens instead.
rule-palace = Aladdin starts on the bottom left cell of the palace tile.
rule-first-clouds = Each team starts with two clouds and no stone.
section-prepare = Preparing the flight
rule-take-a-cloud = The active team takes one cloud.
rule-four-flights = Four of the eight flight cards are drawn, one for each direction: 1 up, 2 right, 3 down and 4 left.
rule-flight-cards = A flight leaves in the direction of its card: two, three, four or five cells straight ahead, then a turn to the left or right for the rest of its seven cells.
rule-wrap-around = Leaving the board on one side, Aladdin comes back on the opposite side.
section-votes = Votes
rule-votes = Everyone votes in secret, all at once. If your team is active, vote for the path you want. If it opposes, guess a path that the active team votes for.
rule-one-vote = Each player puts down one vote card.
rule-face-down = Your vote lies face down, for your team mates too. You can change it until everyone has chosen.
rule-show-your-team = To suggest a path to your team mates, point at it, before or after you vote, or write to your team in the chat. Nobody has to keep to it. The other team sees nothing of this.
rule-vizier-card = The opposing captain also chooses a vizier card: the path to forbid. Only the captain’s own team can see it.
rule-one-vizier-card = Only one vizier card is put down. While the captain thinks, team mates can point at a path.
rule-lone-player = A player alone in a team plays two vote cards when active (the same twice is unanimous), otherwise one.
rule-sand-glass = With the boxed game, you have two minutes by the sand glass, then a few moments more. Here, the table can set a time limit: one for the vote, one for laying the cards, one for the stones to drop, one for the purchase. When it is up, you have ten more seconds; then a choice is made for you.
section-count = Counting the votes
rule-unanimity = If all votes of the active team are for the same path, it scores 3 points at once.
rule-personal-tokens = Each opposing player whose vote matches one of the active team’s votes gains a personal token. It is worth 1 point in rounds 1 and 2, 2 in rounds 3 and 4, 3 in rounds 5 and 6, 4 in rounds 7 and 8.
rule-forbidden-path = The vizier’s path is forbidden: votes for it are taken back. If no vote is left, there is no flight.
section-flight = The flight
rule-which-flight = One of the vote cards left is drawn at random. Aladdin takes that path.
rule-seven-cells = Aladdin flies over seven cells. Nothing is ever collected on the cell where the flight starts.
rule-penalty-first = On each cell, apply the penalty first: lose a stone, one cloud or two clouds. Then take the bonuses: a token for each stone there, and one to three clouds.
rule-last-cloud = If the active team loses its last cloud, the flight ends on that cell at once, without its bonuses.
section-tokens = Stones and clouds
rule-lose-a-stone = When you lose a stone, the captain chooses which. A team without stones loses nothing.
rule-drop-what-you-have = You can only drop a stone that your team has.
rule-drop-first = Drop the stone before anything else.
rule-nothing-to-drop = You only drop stones during a flight, when a cell or the limit asks for it.
rule-five-stones = A team holds at most five stones. With a sixth, drop one at once.
rule-ten-clouds = A team holds at most ten clouds. An eleventh is lost.
section-supply = Limits of the supply
rule-limited-tokens = There are eight stone tokens of each colour. If a colour has run out, you do not get that stone.
section-purchase = Buying rewards
rule-one-reward = The active team may buy one reward a round.
rule-any-order = You may exchange before or after buying, until the captain ends the round.
rule-reward-price = Pay the full price of a reward. You score its points at once.
rule-reward-is-gone = Each reward can be bought only once.
rule-exchange = You may exchange as many stones as you like for 1 point each, and clouds, two for 1 point. Keep the rest for later rounds.
rule-purchase-without-a-flight = The active team may buy and exchange even if there was no flight.
section-end = End of the round and of the game
rule-next-start = The next flight starts where Aladdin stopped.
rule-end = The game ends after the eighth round.
rule-winner = The player with the highest total wins. Players with the same total share the victory.
section-options = Advanced rules
rule-tornadoes = Tornadoes: play with the eight other flight cards. Each goes seven cells, with three turns or more.
rule-storm = Storm warning: lay the tiles moon side up. Cloud gains and losses are bigger and more frequent.
rule-storm-bonus = In a storm, the first team to buy a cloud reward scores 2 points more. The other team scores 1 point more for its first.
rule-grand-master = Grand Master of Winds: the active captain chooses the direction of each of the four flight cards.
rule-lay-the-flights = Lay the cards for directions 1, 2 and 3; the last one goes to 4.

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
place-choices = Your choices
place-count = Final scoring
team-active = active
captain-of = { $name }, captain of { $team } this round: makes the team’s joint choices
captain-about = Captain this round: makes the team’s joint choices
total-about = { $name }: { $team } for the team + { $personal } personal
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
path-stones = { $stones }{ $given ->
    [0] { "" }
    [one] , 1 stone to drop
   *[other] , { $given } stones to drop
}
path-brings = Path { $path }: { path-stones }; { $gain ->
    [none] clouds unchanged
   *[other] clouds { $gain }
}. You would hold { $held ->
    [one] 1 stone
   *[other] { $held } stones
} and { $clouds ->
    [one] 1 cloud
   *[other] { $clouds } clouds
}.
path-stops = Path { $path }: { path-stones }; then the last cloud is lost and the flight ends. You would hold { $held ->
    [one] 1 stone
   *[other] { $held } stones
} and no cloud.
reward-costs = { $reward }: { $points } points for { $price }.
reward-later = You can buy rewards after the flight.
reward-missing = Missing: { $price }.
reward-bought = { $reward }: bought by { $team }.
action-vote = Vote
action-guess = Guess
action-forbid = Forbid
action-buy = Buy
action-sell = Exchange
action-drop = Drop
action-lay = Lay
action-show = Show my team
action-shown = Shown to my team
action-show-path = Show your team path { $path }.
action-vote-path = Vote for path { $path }.
action-guess-path = Guess path { $path }.
action-point-vizier = Show the captain path { $path } for the vizier.
action-forbid-path = Send the vizier to path { $path }.
action-lay-card = Lay this flight on path { $path }: { flight-shape }.
action-sell-stone = { $stone }: exchange one for 1 point. You have { $held }.
action-sell-clouds = Exchange 2 clouds for 1 point. You have { $held }.
action-drop-stone = { $stone }: drop one. You have { $held }.
action-held = of { $held }
action-done = End the round
action-go-on = Continue
action-take-back = { $what ->
    [vizier] Change the vizier
    [both] Change my choice
   *[vote] Change my vote
}
action-see-rewards = Rewards
action-see-city = Board
hint-setup = The board is being set up.
hint-drawing = Four flight cards are drawn.
hint-lay = Lay a flight card on path { $path }.
hint-laying = { $name } lays the flight cards.
hint-vote = Vote for the path you want. Only you see your vote.
hint-vote-first = You play two vote cards. Choose the first.
hint-vote-second = Now the second: the same path is unanimous (+3), another one is safer against the vizier.
hint-guess = Guess one of the active team’s votes: +{ $token } for you.
hint-guess-vizier = Guess one of their votes (+{ $token } for you), and send the vizier to the path to forbid.
hint-vizier = Send the vizier to the path to forbid.
hint-voted = You have chosen. { $count ->
    [0] Waiting for the others.
    [one] Waiting for 1 player.
   *[other] Waiting for { $count } players.
}
hint-voting = Everyone is voting in secret.
hint-show = The hand on a card shows its path to your team.
hint-shown = Your team sees that you mean path { $path }.
hint-showing = The votes are turned over.
hint-choosing = One of the votes left decides the flight.
hint-flying = Aladdin flies along path { $path }.
hint-drop = Choose the stone to drop.
hint-dropping = { $name } chooses a stone to drop.
hint-no-flight = No flight this round.
hint-buy = { $last ->
    [yes] Last round: buy a reward, exchange everything left for points, then end the round.
   *[no] Buy a reward and exchange tokens if you like, then end the round.
}
hint-exchange = { $last ->
    [yes] Last round: exchange everything left for points, then end the round.
   *[no] Exchange tokens if you like, then end the round.
}
hint-done = { $last ->
    [yes] Last round: nothing left to exchange. End the round.
   *[no] Nothing to buy or exchange. End the round.
}
hint-buying = { $path ->
    [0] No flight this round. { $name } may buy and exchange.
   *[other] { $name } may buy and exchange.
}
hint-over = The eighth round is over.
hint-home = Aladdin flies home to the palace.
reveal-votes = Votes
reveal-guesses = Guesses
reveal-unanimous = Unanimous +3
reveal-vizier = Vizier
reveal-no-flight = No flight
round-now = Round { $round } of 8.
round-token = Round { $round }: a right guess is worth { $token ->
    [one] 1 point
   *[other] { $token } points
}
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
}, { $total } in all; cards put down: { $votes }.
carpet-line = Aladdin is on { $cell }.
path-cells = Path { $path } goes over { $cells }.
vizier-line = The vizier forbids path { $path }.
row-line = Row { $row }: { $cells }.
picture-goal = The sun of Day and the moon of Night, with Aladdin on his carpet between them.
picture-setup = The palace tile with its stones and clouds; the carpet starts on its bottom left cell.
picture-prepare = Four flights: up, right, down and left. Each has seven cells and one turn.
picture-votes = Two face-down votes of Day; two face-down votes of Night, and the vizier card.
picture-count = Day voted 2 and 4. Night guessed 4, which is right, and 1; its vizier forbids 2. Aladdin takes path 4.
picture-flight = Some cells of the board: { $cells }.
picture-tokens = A team at its limits: five stones and ten clouds.
picture-purchase = Rewards with their prices and points: { $rewards }
picture-end = The track of the eight rounds, with the sand glass on the last.
picture-options = A tornado, the palace tile on its moon side, and a flight card to lay.

## The guided first game.

first-welcome = Welcome, spirit of the wind! You are Day, Morgiane is Night. For eight rounds you take turns steering Aladdin’s carpet over the city. Your team’s points are yours.
first-paths = It is Day’s turn. You took a cloud, and four flights were drawn. Each ribbon starts at the carpet and ends at its number. A flight that leaves the board on one side comes back on the other. The cards show what each flight would bring.
first-vote = Everyone votes in secret. You are alone in your team, so you play two vote cards. Choose the path that glows.
first-why-vote = Night sends its vizier where it expects you: to the path with the most stones. The path that glows brings a stone of each colour.
first-second = Now your second card. Two cards for the same path are unanimous: 3 points at once. But if Night’s vizier forbids that path, there is no flight. Take the risk!
first-why-second = Two different paths would be safer, but only the same path twice brings 3 points at once.
first-flight = Unanimous: 3 points! Night guessed wrong, and its vizier was elsewhere. So the carpet flew seven cells. On each one you first lost what it takes, then gained what it gives: a token for each stone, and clouds.
first-buy = Now you may buy one reward. Your stones pay for the one that glows.
first-why-buy = Two stones for six points: no other two of yours bring more. Clouds keep you in the air, and an exchange brings a single point.
first-done = You score its points at once. What you keep can buy more later: a team holds up to five stones and ten clouds. End the round.
first-why-done = An exchange brings a single point. What you keep can help to pay for a reward.
first-guess = Now Night is active and has put down its two cards. If your guess is one of them, you gain a personal token. It is worth more in later rounds. Guess the path that looks best for Night.
first-why-guess = Guess before you send the vizier, and guess the path that Night would like to fly.
first-vizier = Next, the vizier: votes for his path are taken back. You may send him to the path you guessed.
first-why-vizier = The vizier is most useful where you expect Night to fly: on the path you guessed.
first-right = Right guess: a personal point for you! And the vizier stopped that flight; Night’s other vote decided.
first-two-ways = Your turn again, and Night has a vizier too. This time, vote for two different paths: then one of them is left, whatever he forbids.
first-why-two-ways = Only two paths bring two emeralds: with your sapphire they pay for a large reward. Vote for both, first for the one that glows.
first-why-other-way = The path that glows is the only other one with two emeralds. Two votes for the same path are both lost if the vizier forbids it.
first-drop = The vizier was on one path, so you flew the other. Now you must drop a stone: a cell takes one, or you have a sixth. Drop the one that glows.
first-why-drop = You have two rubies, but just one sapphire: you need it for the large reward.
first-again = Your stones can buy another reward.
first-why-again = You may buy one reward a round. Of all those you can pay for, the one that glows brings the most: nine points.
first-exchange = You may also exchange: a stone for 1 point, two clouds for 1 point. Exchange two clouds, then end the round. But be careful: if you lose your last cloud in flight, the flight ends at once.
first-why-exchange = A stone is half the price of a reward, but you can spare two of your seven clouds. Exchange them before you end the round.
first-farewell = Now you know the game! After eight rounds the highest total wins: team points plus personal points. Play a game of your own, and bring team mates: votes stay secret, but you can point at the path you mean.

## What a good player weighs, as a coach tells it.

weighs-points = { $amount ->
    [one] { $amount } point for your team
   *[other] { $amount } points for your team
}
weighs-tokens = { $amount ->
    [one] { $amount } personal point
   *[other] { $amount } personal points
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
    [one] { $amount } point for the opposing team
   *[other] { $amount } points for the opposing team
}

# Small Star Empires. docs/translate.md says how these files are written.

## Things, as the rulebook calls them

-colony = { $number ->
   *[one] Colony
    [other] Colonies
  }
-station = { $number ->
   *[one] Trade Station
    [other] Trade Stations
  }
-homeworld = homeworld
-one-planet = star with one planet
-two-planets = star with two planets
-three-planets = star with three planets
-red-nebula = red nebula
-green-nebula = green nebula
-blue-nebula = blue nebula
-empty = empty system
-wormhole = { $number ->
   *[one] wormhole
    [other] wormholes
  }
-black-hole = { $number ->
   *[one] black hole
    [other] black holes
  }
-face-down = unexplored system
-chromatic-nebula = chromatic nebula
-asteroid-field = asteroid field
-abandoned-trade-station = abandoned trade station
-refueling-station = refueling station

colour-red = Red
colour-green = Green
colour-blue = Blue
colour-yellow = Yellow

points = { $number } { $number ->
    [one] point
   *[other] points
  }
systems = { $number } { $number ->
    [one] system
   *[other] systems
  }
site = { $what ->
    [none] { $at }
   *[other] { $at } ({ $what })
  }

## What happens

game-started = { $round ->
    [none] { $first } begins.
   *[other] Round { $round }: { $first } begins.
  }
ship-moved = { $how ->
    [jump] { $seat } jumps from { $origin } to { $target }.
   *[line] { $seat } flies from { $origin } to { $target }.
  }
toll-paid = { $seat } pays { $to } a Colony to pass { $at }.
tile-turned-up = { $at } turns out to be { A($tile) }.
system-claimed = { $seat } places { A($piece) } at { $at }.
ship-damaged = { $seat }'s ship at { $at } is damaged.
ship-repaired = { $seat }'s ship is repaired at { $at }.
passed = { $forced ->
    [yes] { $seat } has no move left and passes for good.
   *[no] { $seat } passes for good.
  }
resigned = { $seat } resigns.
round-ended = Round { $round } goes to { $winners }.
game-ended = { $winners ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
  }

## What is asked, and orders

asked-move = Move a ship
asked-move-or-pass = Move a ship or pass
asked-refuel = Go one step further, or stay

order-move = { $how ->
    [jump] Jump through the wormhole from { $origin } to { $target } and place { A($piece) } there
   *[line] Fly from { $origin } to { $target } and place { A($piece) } there
  }
order-repair = Bring the damaged ship from { $origin } home to { $target } for repair
order-refuel = Go one step further, to { $target }, and place { A($piece) } there
order-stop = Stay at the refueling station
order-pass = Pass for good
order-resign = Resign

## What the rules refuse: boards and options

printed-holes = Wormholes and black holes are printed on the print-and-play tiles; only the retail edition can leave them out.
layout-players = The layout “{ $layout }” is for { $needed } players, not { $players }.
layout-or-board = Choose a layout or a board, not both.
holes-on-board = This board has wormholes or black holes, but the game is to be played without them.
board-not-fair = This board has a fairness of { $figure }, but at least { $wanted } is asked for.
board-edition = { $found ->
    [retail] This board is made of retail tiles, but the game is to be print-and-play.
   *[print-and-play] This board is made of print-and-play tiles, but the game is to be retail.
  }
cannot-begin = Seat { $seat } cannot begin: there are only { $players } players.
retail-only = The variant “{ $variant }” belongs to the retail edition.
too-few-tiles = The board has { $empty } empty systems, but there are only { $deck } unexplored tiles.
not-fair-enough = No board of fairness { $wanted } was found in { $tried } tries; the best had { $best }.
no-fair-board-in-time = No board of fairness { $wanted } was found in time. Ask for a little less.

## What the rules refuse: moves

not-on-turn = It is not your turn.
no-ship = You have no ship at { $at }.
not-a-line = { $target } does not lie in a straight line from { $at }.
gap = There is no system at { $at }.
is-black-hole = { $at } is a black hole.
is-wormhole = A ship cannot end on the wormhole at { $at }.
rival = Another player controls { $at }.
own = You control { $at } already.
no-wormhole = The ship at { $at } is not beside a wormhole.
same-wormhole = { $target } is not beside a wormhole other than the one the ship enters.
no-colony = You have no Colony left.
no-station = You have no Trade Station left.
nothing-left = You have no piece left to place.
not-placeable = Only a Colony or a Trade Station can be placed.
must-move = You have a free move, so you must move.
already-out = You have resigned already.
colony-only = Only a Colony can be placed on the unexplored system at { $at }.
asteroids = { $at } is an asteroid field.
too-far = A damaged ship moves one or two systems, and { $at } is further.
damaged-unexplored = A damaged ship cannot end on the unexplored system at { $at }.
not-damaged = The ship at { $at } is not damaged.
not-home = A ship is repaired at its own homeworld, not at { $at }.
not-refueling = No ship of yours has just refueled.
refueling-first = The ship at { $at } has refueled: it takes one step or stops.
not-adjacent = { $target } is not beside { $at }.
cannot-pay = Passing costs { COUNT($toll, -colony) } and you have { $colonies }.
nothing-after-toll = After a toll of { $toll } you would have no such piece left to place at { $at }.

## What is wrong with a board

overlap = Tiles overlap at { $where }.
tile-twice = Main tile { $tile } is used more than once.
home-twice = Home tile { $letter } is used more than once.
too-many-holes = { $found ->
    [one] There is { COUNT($found, $kind) }, but the set has { $most }.
   *[other] There are { COUNT($found, $kind) }, but the set has { $most }.
  }
hole-on-tile = A loose wormhole or black hole lies only on an empty system of the retail edition, not at { $where }.
loose = Systems that lie on no tile of the set: { $count }.
few-tiles = Main tiles on the board: { $found }. The set has { $all }, and a full board uses them all.
homes = Home tiles: { $found }, for { $players } players.
player-count = A board has homeworlds for two to four players, not { $found }.
seats-in-a-row = Homeworlds go to the seats from a on, without a gap.
no-first-move = The homeworld at { $where } has no legal first move.
cut-off = The part of the board at { $where } is joined to the rest neither by an edge nor by wormholes.
unreachable = The homeworld at { $where } cannot be reached from the others.
one-wormhole = There is only one wormhole, at { $where }: it leads nowhere.

## Boards, positions and moves as text

not-a-move = This is not a move; one is written like g7>g9:c or g7~d4:s, or is one of +g8:c, stop, pass, resign.
not-a-hex = This is not a hex: write a letter and a number, as in g7.
not-a-hex-in-file = { QUOTED($word) } is not a hex: write a letter and a number, as in g7.
off-the-map-rows = A tile reaches beyond the rows a to z.
off-the-map-columns = A tile reaches beyond the columns 1 to 99.
board-text-fault-too-long = The board is too long.
board-text-fault-edition = A board begins with p. or r. for its edition.
known-faces = This edition has the faces { ROW($faces, by: " ") }.
not-a-tile = { QUOTED($token) } is not a tile; write one like g7Ga3, d6Ha4 or g7-12R.
board-file-fault-too-long = The board file is too long.
not-a-board-file = This is not a board file: { $fault }.
no-such-face = The tile at { $at } has no face { QUOTED($face) }; this edition has { ROW($known, by: " ") }.
no-such-system = There is no system { QUOTED($system) }; the systems are { ROW($known) }.
seat-of-a-homeworld = A homeworld has a seat and no other system has, at { $at }.

position-fault-too-long = The position is too long.
position-fault-homeworlds = The board needs a homeworld for each seat from a on, and no overlap.
position-fault-variants = The variants are u15 or u14, o, both, or -.
position-fault-tiles-of-a-kind = More tiles of a kind are turned up than the deck has.
position-fault-too-few-tiles = There are more unexplored systems than tiles.
position-fault-ships = List the ships of each seat, joined by dots.
position-fault-supplies = Give the supply of each seat, as in 16-4-0.
position-fault-turn = Give the seat to move, then -, p or r for each seat.
position-fault-campaign = A campaign is written like 2.a.1-0.two_players.
position-fields = A position has eight or nine fields and begins with { $format }~.
control-sign = { QUOTED($sign) } does not fit who controls what.
control-count = The board has { $systems } systems to control, not { $found }.
tile-signs = There must be { $count } unexplored tiles: u or one of t d n x s f for each.

not-reached-layout-players = The layout is for a different number of players.
not-reached-received-colonies = Colonies are received only with open borders.
not-reached-campaign-won = This campaign is won already.
not-reached-other-colonies = The Colonies in supply, placed and paid are not those the players began with.
not-reached-out-on-turn = The seat to move is out of the game.
not-reached-no-ship-to-refuel = There is no ship to refuel.
not-reached-no-move = The seat to move has no move.
wrong-wins = These wins are impossible in round { $round }: every earlier round had a winner.
wrong-ships = Seat { $letter } needs { $due } ships, not { $found }.
wrong-pieces = Seat { $letter } does not have the pieces it began with, in supply and on the board.
not-controlled = Seat { $letter } does not control { $at }, where it has a ship.
not-damaged-here = No ship can be damaged at { $at }.
not-to-be-controlled = Nobody can control the tile at { $at }.

## What is to be said of a move

gains = It gains { $points } at once, { $what }.
gains-several = It gains { $points } at once: { $parts }.
balance = It gains { $points } at once on balance: { $parts }.
part = { SIGNED($number) } { $what }
grows = It gains no points at once; { $seat ->
    [you] your
   *[other] { $seat }'s
  } territory then has { $size }, the largest of the others { $largest }.
for-planets = { $number ->
    [1] for the planet
   *[other] for the planets
  }
for-nebula = { $kind ->
    [chromatic-nebula] for the chromatic nebula
   *[other] { $nth ->
        [1] for a first { $kind }
        [2] for a second { $kind }
        [3] for a third { $kind }
       *[other] for one more { $kind }
      }
  }
for-trade = for trade with { $customers }
customer = { $seat } ({ $systems })
for-tile = for { A($tile) }
for-largest = for the largest territory ({ $size })
no-longer-largest = for a territory that is no longer the largest ({ $size })
takes-first = Otherwise { $seat } could take it next, for { $points }.
shuts-out = It shuts { $seat } off from { $at }, which would bring { $points } at once.
keeps-several = It puts { $systems } beyond the reach of { $seat }, above all { $at }, worth { $points } at once.
opens = It opens the way to { $at }, worth { $points } with the next move.
rival-gains = It also gives { $seat } { $points }.
rival-loses = It costs { $seat } { $points }.
unknown = What { $at } is worth comes out when the ship lands there.
is-repaired = Damaged, the ship flies two systems at most; with it repaired, the next move can end on { $then } systems instead of { $number }.
stays = The ship stays at { $at }, and the piece is kept for a better place.
passes = { $number ->
    [one] Every move left would cost a toll; the one Colony that is kept counts if points are tied.
   *[other] Every move left would cost a toll; the { $number } Colonies that are kept count if points are tied.
  }
leaves = It means last place.

# Each of these follows "that": "a move that gains 2 points more at once".
more-at-once = gains { $points } more at once
fewer-at-once = gains { $points } fewer at once
keeps-from = keeps { $seat } from { $at } ({ $points })
leaves-to = leaves { $at } to { $seat } ({ $points })
does-not-open = does not open the way to { $at } ({ $points })
spends-station = { $number ->
    [1] spends the last Trade Station
   *[other] spends one of { $number } Trade Stations left
  }

## What a coach says: the aim of a turn, the race, what threatens, and what can be learned

fence = Fence { $seat } in: { $systems } that this move puts out of reach there can be yours later, at your leisure.
be-first = Be first: { $seat } wants this system too, and nobody can take it back.
open-up = Open the way to { $at }: the { $points } there are worth more than anything you can take now.
take-best = Take planets: they are sure points, and no move in your reach gains more than { $most } at once.
aim-planets = Take planets: what you hold there nobody takes from you again.
aim-nebulae = Collect nebulae of one colour: each one more of the same counts more than the one before.
aim-stations = Trade with your neighbours: a Trade Station earns a point for every system of theirs beside it.
aim-territory = Have the largest territory: whoever has it at the end gets three points.
aim-tiles = Keep the station out here: it is worth a point of its own, whatever lies around it.
aim-room = Make room for later: points are few here, but you keep a way on for your ships.
aim-explore = Find out what is there: an unexplored system may be worth a lot, and only a Colony can be risked on it.
aim-finish = Take your time: nobody can get in your way any more, so the best places come first.
aim-repair = Get your ship going again: damaged, it hardly gets anywhere.
aim-stay = Stop here: no system beside this one is worth another piece.
aim-pass = Keep your Colonies: every way on would cost one as a toll.
aim-leave = End the game here.

leads = As things go, { $seat ->
    [you] you win
   *[other] { $seat } wins
  } with { $points }, { $lead } more than { $next }, in { $rounds ->
    [1] the round that is left
   *[other] { $rounds } rounds at most
  }.
neck-and-neck = { $seat ->
    [you] You and { $other } are
   *[other] { $seat } and { $other } are
  } neck and neck: about { $points } each at the end, { $rounds ->
    [1] with one round left at most
   *[other] with { $rounds } rounds left at most
  }.
answers = Watch { $at }: { $seat } can take it next, for { $points }.
calm-nobody-moves = Nobody else can move any more.
calm-nothing-much = Nobody can gain more than a point with the next move.

taught-shared-reach = What is taken stays taken, so go first where two could go.
taught-lines = Your own systems let your ships through and stop everybody else's: a row of Colonies is a wall.
taught-nebulae = A second and a third nebula of one colour count three points more each.
taught-stations = A Trade Station counts neighbours, not planets, and each one counts for itself.
taught-territory = Only systems that touch make a territory, and your homeworld is part of it.
taught-planets = Planets are sure points: one each, whatever the others do.
taught-wormholes = From beside one wormhole your ship can come out beside any other.
taught-unexplored = Only a Colony can be placed on an unexplored system, so keep some.
taught-damaged = A damaged ship flies two systems at most; only your homeworld repairs it.
taught-refueling = A refueling station lets the same ship go one step further in the same turn.
taught-tolls = Paying a toll is a choice: you may pass instead, but then you are out of the round.
taught-passing = Who cannot move passes for good, and the others play on.
taught-resigning = Who resigns ranks below all who play on.

## Score sheet

sheet-row-planets = Planets
sheet-row-nebulae = Nebulae
sheet-row-stations = Trade Stations
sheet-row-bonus = Bonus
sheet-row-territory = Largest territory
sheet-row-tiles = Tiles
sheet-row-tolls = Colonies received
sheet-row-total = Total
sheet-row-wins = Win pile

## Options

advice-first-game = Without wormholes and black holes, as the rulebook advises.

option-edition = Edition
    .help = Tiles and scoring of the 2015 print-and-play or of the 2016 box.
    .print-and-play = Print-and-play, 2015
    .retail = Retail, 2016
option-layout = Layout
    .help = How the tiles are laid out; by default, the printed layout for the number of players.
    .none = by number of players
    .two-players = Two players
    .three-players = Three players
    .four-players = Four players
    .narrow-two-players = Narrow, two players
    .star-four-players = Star, four players
    .three-galaxies = Three galaxies, four players
    .three-galaxies-two-players = Three galaxies, two players
    .three-galaxies-three-players = Three galaxies, three players
option-board = Board
    .help = A board string to play on, instead of a dealt board.
option-holes = Wormholes and black holes
    .help = Off gives the beginners' game from the box: the middles stay empty.
option-unexplored = Unexplored systems
    .help = A face-down tile on every empty system; ships can be damaged.
option-deck = Unexplored tiles
    .help = 15 as in the 2016 rulebook, or 14 as in a later printing (one asteroid field fewer).
option-open-borders = Open borders
    .help = Pay a Colony to pass over a rival's system.
option-campaign = Campaign
    .help = Several rounds with fewer pieces; each win costs a Colony and is a point for good.
option-first-player = First player
    .help = Who begins; drawn at random by default.
    .none = at random
    .value-0 = red
    .value-1 = green
    .value-2 = blue
    .value-3 = yellow
option-fairness = Fairness at least
    .help = Deal again until the board is at least this fair (0 to 1).

## Levels of the bots

rank-first-game = First game
    .about = Plays every other move at random.
rank-cadet = Cadet
    .about = Still forgets its plan now and then.
rank-pilot = Pilot
    .about = Takes what lies near, and seldom slips.
rank-scout = Scout
    .about = Looks a move ahead.
rank-navigator = Navigator
    .about = Knows where the others want to go.
rank-trader = Trader
    .about = Puts its stations where they pay.
rank-captain = Captain
    .about = Closes a line before you need it.
rank-admiral = Admiral
    .about = Seldom gives a lead back.
rank-governor = Governor
    .about = Leaves you little.
rank-emperor = Emperor
    .about = Our strongest player.

## In the terminal

sse-typing-note = Moves by ship: number, target (~ by wormhole), what is there. Type 1, 1s for a Trade Station, or { $example }.
sse-typing-help =
    A move         d6>d9:c  from d6 in a line to d9, placing a Colony
                   d6~h4:s  by wormhole to h4, placing a Trade Station
                   or d6 d9 c, or d9 where only one ship can go there
    A number       12 plays number 12 of the list with a Colony, 12s with a Station
                   In the list, -1 is a toll of one Colony; c, s or r after a
                   system means that nothing else can be placed there
none-ends-there = No move of yours ends at { $at }.

column-to-place = to place
column-colonies-left = col.
column-stations-left = sta.
column-points = points
column-planets = planets
column-nebulae = nebulae
column-stations = stations
column-bonus = bonus
column-total = total
column-ships = ships
has-refueled = The ship at { $at } has refueled: one step more, written like +g8:c, or stop.
rounds-won = { $colour } { $wins }
campaign-so-far = Round { $round }. Rounds won: { ROW($wins) }.
game-is-over = The game is over.

sign-planets = planets
sign-nebula = nebula
sign-empty = empty
sign-wormhole = wormhole
sign-black-hole = black hole
sign-unexplored = unexplored
sign-chromatic-nebula = chromatic nebula
sign-asteroid-field = asteroid field
sign-abandoned-station = abandoned station
sign-refueling-station = refueling station
sign-ship = ship
sign-three-ships = three ships
sign-damaged-ship = damaged ship
sign-line = in line, Colony
sign-jump = jump, Station
piece-of = { $piece } of { $letter }

## In drawings, and for those who hear them

drawn-ship = ship
drawn-damaged-ship = damaged ship
drawn-to-move = to move
drawn-passed = passed
drawn-resigned = resigned
drawn-on-the-cards = Pieces left to place, and points.
shape-triangle = triangle
shape-square = square
shape-disc = disc
shape-star = star
ships-there = { $damaged ->
    [yes] { drawn-damaged-ship }
   *[no] { drawn-ship }
  } ({ $colour }){ $count ->
    [1] {""}
   *[other] {" "}× { $count }
  }
system-described = { $name }: { ROW($facts) }
board-described = A board of { $count } systems.
kind-described = { UPPER($kind) }: { ROW($names) }.
player-described = { $colour }, { $shape }, score { $total }{ $standing ->
    [none] {""}
   *[other] , { $standing }
  }: { ROW($held) }.
held = { $what } { ROW($names, by: " ") }

## stellarch board

board-words-looking-for-a-fair-board = Looking for a fair board
board-words-fairness-measures = It compares the value within reach of each seat, by number of moves: 1 is perfectly even.
board-words-error = error
board-words-warning = warning
board-words-valid = The board is valid.
board-words-invalid = The board is not valid.
board-words-no-games = The number of games cannot be negative.
board-words-interval = 95 % interval
board-words-even = These games are compatible with even chances.
board-words-uneven = Chances are not even on this board.
board-words-confirmed = Confirmed: the games ended as the certificate says.
board-words-refuted = Refuted: the games do not end as the certificate says.
boards-dealt = Boards dealt: { $tried }. Seed: { $seed }
fairness-found = Fairness { $figure }. Prospects: { $prospects }.
no-board = { QUOTED($given) } is neither a board (p. or r. and its tiles), nor a position (sse1~), nor a file.
in-file = { $file }: { $why }
no-tile = There is no tile on { $at }.
nothing-to-turn = The tile at { $at } is a single system and cannot be turned.
bad-turn = { QUOTED($given) } is not a rotation: write a hex and a number of sixths, as in g7:2.
bad-token = { QUOTED($token) } cannot be placed. { $why }
played-on = In { $games } games between equal bots ({ $bot }), with each seat going first equally often:
other-version = It was made with version { $theirs } of the program, and its bot may have played otherwise; this is version { $ours }.
puzzles-found = { $puzzles ->
    [one] 1 puzzle
   *[other] { $puzzles } puzzles
  } in { $games ->
    [one] 1 game.
   *[other] { $games } games.
  }
puzzles-proven = { $proven } of { $puzzles } puzzles proven.

# What the arena says: reports of contests, analyses, chronicles. docs/translate.md says how these files are written.

## Any page

game-and-players = { $game }: { ROW($players) }
made-by = Made by Stellarch { $version }.

## The report of a contest

in-report-arena = Arena
contest-title = { $game }: { $bots } bots, { $games } games
in-report-players = players at a table
in-report-deals = deals
in-report-seed = seed
in-report-move-seconds = seconds for a move
in-report-fault-count = faults
not-ended = games broken off after { $most } actions
in-report-standings = Ratings and wins
in-report-standings-read = The dot is the figure; its true value lies on the line 95 times in 100. A rating lead of 6.5 is about three wins out of four between two players.
in-report-bot = Bot
in-report-rating = Rating
in-report-win-share = Wins
in-report-games = Games
in-report-ladder = Each beats the one below by
in-report-ladder-read = How often it finishes ahead of the one below, and by how many points, compared within each deal, where both have sat on every seat. The tick marks one half; clear means that the whole interval lies above it.
in-report-ahead = Finishes ahead
in-report-by-points = By points
in-report-over-deals = Deals
in-report-clear = clear
in-report-not-clear = not clear
in-report-matrix = Who beats whom
in-report-matrix-read = How often, in per cent, the bot of the row finishes ahead of that of the column; a tie counts half.
in-report-points-by = Points by category
in-report-lengths = Length of games
plies-read = Plies: { $mean } on average, { $least } to { $most }.
rounds-read = Rounds: { $mean } on average, { $least } to { $most }.
of-rounds = { $rounds } rounds: { $games } games
in-report-endings = How games were decided
in-report-ending = Ending
of-plies = { $plies } plies: { $games } games
in-report-times = Thinking time
in-report-times-read = For one move: the dot is the mean, the line ends at the slowest. The scale is logarithmic.
in-report-mean = Mean
in-report-slowest = Slowest
in-report-luck = The luck of the seat and of moving first
in-report-luck-read = Each bot sits everywhere equally often, so only the place can make the difference. The tick is an even share.
in-report-seat = Seat
in-report-turn = Turn
in-report-faults = Faults
in-report-faults-read = A bot that crashes, gives an illegal answer or thinks too long is last in that game; from there on its seat plays the game's default. The records are in the folder faults: stellarch replay FILE plays one back.
in-report-game = Game
in-report-deal-seed = Seed
in-report-ply = Ply
in-report-fault-kind = Fault
in-report-what = What happened
fault-kind-crash = crash
fault-kind-illegal = illegal answer
fault-kind-timeout = too slow
contest-made-by = Made by Stellarch { $version }. Every deal was played once in each rotation of its bots round the table. The same seed gives the same games on any number of workers.

## Analyses

in-analysis-analysis = Analysis
in-analysis-bot = analysed by
in-analysis-moves-told = moves
moves-of = { $first } to { $last } of { $all }
in-analysis-result = result
in-analysis-commitment = commitment
in-analysis-chances = Chances of winning
in-analysis-chances-read = With best play from there on, as the seat that decides next can see it; the bars are the bounds of its chance. A ring is a mistake: the best move was surely better, for the bounds of the two do not overlap. Hover over a move to read more.
in-analysis-seats = Seat by seat
in-analysis-seats-read = The mean loss is the chance of winning given away by a move, as far as one can tell, over the moves weighed.
in-analysis-mistakes-read = By the chance of winning that each gave away. Open one to read why, and to see the board after it.
in-analysis-no-mistakes = No mistakes were found.
in-analysis-other-moves = Every other move, with the board after it
cost = cost { $percent } %
in-analysis-moves = Move by move
in-analysis-moves-read = The deciding seat's chance of winning: with the best move, and with the one played, with the bounds between which the truth lies 95 times in 100. What is proven is exact.
in-analysis-seat = Seat
in-analysis-action = Move
in-analysis-best-chance = Best
in-analysis-played-chance = Played
in-analysis-points = Points
in-analysis-remark = Remark
in-analysis-line = Best line
in-analysis-weighed = Weighed
in-analysis-best-moves = Best moves
in-analysis-mistakes = Mistakes
in-analysis-mean-loss = Mean loss
judged-best = best
judged-good = as good
judged-unclear = unclear
judged-inaccuracy = inaccuracy
judged-mistake = mistake
judged-blunder = blunder
judged-unseen = not looked into
judged-forced = no choice
judged-free = no decision
move-told = { $number }. { $who }: { $order } ({ $verdict })
instead-in-short = { $verdict }: { $best }
instead = { $verdict }. Best: { $best }
exactly = { $verdict }. { $proven }
win-chance = { $exact ->
    [yes] { $percent } %
   *[no] { $percent ->
        [0] <1 %
       *[other] >99 %
      }
  }

## Chronicles

in-chronicle-chronicle = Chronicle
in-chronicle-actions = actions
in-chronicle-result = won by
in-chronicle-unfinished = not finished
in-chronicle-commitment = commitment
in-chronicle-maps = Turn by turn
in-chronicle-maps-read = The board as anybody could see it, and what happened until then. Choose a turn; the arrow keys go on and back.
in-chronicle-start = Start
more = and { $count } more
in-chronicle-plots = Seat by seat
in-chronicle-plots-read = Each row of the score sheet over the game: a line for each seat, with dashes of its own.
in-chronicle-relations = Between the players
in-chronicle-relations-read = What was in force at the end of each turn and how long it lasted, wars first.
in-chronicle-between = Between
in-chronicle-relation = What
in-chronicle-in-force = From the start to the end
in-chronicle-turns = Turns
until = { $first } to { $last }
since = { $first } to the end
in-chronicle-time-line = Time line
in-chronicle-time-line-read = What changed the course of the game.
in-chronicle-turn = Turn
in-chronicle-event = What happened
scores = { $label }: { ROW($values) }

## What is refused

why-at-least-one-game = At least one game has to be played.
why-no-time = A bot needs more than zero seconds for a move.
why-not-a-certificate = This is not a certificate: fair1~ is followed by eight fields, and by options if there are any, joined by ~.
why-worker-died = A worker process died. What was finished before is kept: --resume goes on from there.
too-few-bots = There are { $bots } bots for { $players } players.
does-not-think = The bot { QUOTED($name) } does not think, so it cannot analyse.
folder-in-use = { $folder } already holds results. Give --resume to go on with them, or another folder.
another-contest = { $folder } holds another contest: there, { $field } is { $kept }, not { $given }.
not-a-plan = { $file } cannot be read: { $fault }.
extra-missing = This needs { $library }, which is not installed. Install it with: pip install 'stellarch[{ $extra }]'

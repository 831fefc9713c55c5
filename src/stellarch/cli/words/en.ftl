# What the command line says; the help of its commands is in English. docs/translate.md says how these files are written.

## Anywhere

says-yes = yes
says-no = no
says-not-proved = ?
says-seat = Seat
winners = { $who ->
    [1] { $who } wins.
   *[other] { $who } share the win.
  }

## Games and rules

players-and-rules = { $least } to { $most } players. Version { $version } of the rules.
says-ours = Comes with Stellarch.
from-package = From the package { $package } ({ $where }).
says-options-follow = Options, given as -o name=value, or -o name where the value is true:
by-itself = (default: { $value })
only-with = Only with { $option }.
no-such-rule = There is no rule { $rule }.{ $near ->
    [0] {""}
   *[other] {" "}The closest are { ROW($near) }.
  }
no-rule-with = No rule contains: { $words }.

## Simulation

says-games-played = Games
says-moves-weighed = Moves
says-help-is-near = Type moves for the list of moves, help for all commands.
simulated = { $games } games, { $plies } plies, { $each } a game, { $choices } legal moves a ply, { $seconds } s. Seed: { $seed }
not-all-ended = { $count } of { $games } games had no end after { $most } actions and were broken off.
says-wins = Wins
says-win-share = Share
says-bot-or-bots = Give --bot or --bots, not both.
bots-and-players = There are { $bots } bots for { $players } players.

## Records

no-such-action = There is no position after { $at } actions: the record has { $last }.
not-asked = After { $at } actions { $asked ->
    [0] nobody is asked anything.
    [one] it is seat { $asked } that is asked.
   *[other] these seats are asked: { $asked }.
  }
see-rule = Read more: stellarch rules { $rule }
says-not-over = The game is not over. The score so far:

## Seats at the table

person-or-bot = { QUOTED($given) } is not a seat: write NAME=KIND, where KIND is one of { $person }, { $bots }.
bad-name = A name has 1 to { $most } visible characters.
seats-and-players = There are { $seats } seats for { $players } players.
says-seats-or-people = Give --seat or --people, not both.
too-many-people = There cannot be { $people } people among { $players } players.
says-resume-alone = A resumed game keeps its players, options and seed: leave them out.

## Playing

welcome = { $game }. You are { $who }. Type a move, its number, or help.
welcome-all = { $game }: { $who }. Type a move, its number, or help.
watch = { $game }: { $who }. Only bots play.
turn = Turn { $number }: { $who }
now = { $heading }: { $who }
enter = Enter → { $order }
says-sealed = Nobody sees it until all have answered.
says-at-any-time = At any time:
no-moves-at = No move begins or ends at { $at }.
no-such-number = The list goes from 1 to { $last }.
one-of = { EITHER($things) }
no-such-piece = Number { $number } can be played as { $moves }.
several-moves = That could be { $moves }. Which one?
is-legal = { $move } is a legal move.
why-what = Say which move, as in: why { $example }
hint = You could play { $move }: type { $number }.
says-figures = The figures:
why-played = Why { $who } played { $move }:
no-reasons = The bot { $bot } does not think ahead. A bot that does finds:
secret-reasons = The reasons of { $who } would give secrets away.
taken-back = Taken back: { ROW($moves) }.
says-nothing-to-take-back = You have nothing to take back.
says-revealed = That cannot be taken back: something was revealed since.
says-cannot-resign = You cannot resign now.
says-save-where = Say where to, as in: save game.json
saved = Saved in { $file }.
record-at = The record is in { $file }
go-on-with = You left the game. To resume it: stellarch play --resume { $file }
says-left = You left the game.
not-saved = The record is not saved. { $why }
says-input-ended = End of input.
refused-at = In { $where }:
fill-in = { $what }: an empty line takes the least, cancel leaves it.
asked = { $what }:
says-cancel = cancel
says-cancelled = Left as it was.
amount = { $least } to { $most }{ $step ->
    [1] {""}
   *[other] , in steps of { $step }
  }
or-nothing-for = { $range } [{ $value }]
no-such-amount = Type a whole number: { $range }.
says-one-number = a number
says-one-number-or-none = a number, or nothing to leave it out
several-numbers = { $exactly ->
    [yes] { $most } of them, with spaces
   *[no] { $least } to { $most } numbers, with spaces
  }
so-many = Type { $range }, each once.
says-ranked-numbers = all the numbers, the first first
says-all-in-order = Type every number once, in the order you want.
together = { $most } in all
order-number = { $may_end ->
    [yes] number { $number }, or an empty line to end
   *[no] number { $number }
  }
characters = { $least ->
    [0] at most { $most } characters
   *[other] { $least } to { $most } characters
  }
no-such-words = That does not fit: { $range }.
says-help =
    moves [PLACE]  the moves again, or those of one place
    why MOVE       what a move may meet, or which rule forbids it
    why [NAME]     why a bot played as it did, the last one or the one named
    hint           a good move, and the reasons for it
    board          the board again
    report         again what has happened since you last decided
    score          the score sheet, as if the game ended now
    rules WORDS    a rule by its id, or all rules with some words
    undo           take your last move back, unless something was revealed since
    save FILE      write the record of the game so far to a file
    resign         give up
    quit           leave; the game is kept and can be resumed
not-a-language = { QUOTED($given) } is not the code of a language, such as fr, de or pt-BR.

## Arena

contest = { $games } games on { $deals } deals, { $players } at a table, { $seconds } s. Seed: { $seed }
says-bot = Bot
says-rating = Rating (95 %)
says-win-shares = Wins (95 %)
says-points = Points
says-a-move = A move
says-faults = Faults
says-beats = Each beats the one below by
says-ahead = Before it (95 %)
says-by-points = By points (95 %)
says-deals = Deals
says-clear = clear
says-not-clear = not clear
fault = Fault in game { $game } (seed { $seed }), after { $ply } plies: { $bot }, { $kind }: { $what }
faults-kept = Their records are in { $folder }; stellarch replay shows one.
says-faults-not-kept = With --out their records are kept.
more-faults = And { $more } more faults.
results-at = Results: { $results }. Report: { $report }.
says-resume-where = Name the folder to resume: --out FOLDER --resume.
says-compiling = The bots are being compiled, once; this takes a minute or so.
says-prepared = The bots are ready.
says-preparing = Compiling the bots (once, a minute or two):

## Analysis

bad-span = { QUOTED($given) } is not a range of moves: write 12, 10-20 or 10-, between 1 and { $last }.
says-nothing-played = This record has no moves.
says-numbers-with-commas = Give the numbers of players joined by commas: 2,3,4.
says-chance-said = Chance said
says-how-often = How often
says-mean-said = Said on average
says-what-came = Came
says-of-games-left-out = What is said of each fifth of the games, fitted to the others:
calibrated = Fitted to { $games } games; kept in { $file }
nothing-kept = The chances of { $game } have not been fitted yet.
reliability-of = { $kind ->
    [position] Positions judged at a glance
   *[search] Forecasts of the search
  }, { $seats } players: { $chances } chances of { $games } games. Brier score { $brier }, constant { $constant }: { $gain } % better. Calibration error { $error }.{ $holds ->
    [yes] {""}
   *[no] {" "}This is short of the aim.
  }
analysed = { $game }: { ROW($players) }. Analysed by { $bot }.
page-at = The page is in { $file }

## What can be typed

typed-help = help
typed-moves = moves
typed-why = why
typed-hint = hint
typed-board = board
typed-report = report
typed-score = score
typed-rules = rules
typed-undo = undo
typed-save = save
typed-resign = resign
typed-quit = quit

## Files

file-fault-not-found = there is no such file or folder
file-fault-is-a-folder = it is a folder
file-fault-not-a-folder = part of its path is not a folder
file-fault-exists = there is a file of that name
file-fault-not-allowed = permission denied
cannot = Cannot { $doing ->
    [read] read
    [write] write
   *[write-to] write to
  } { $path }: { $reason }.
file-too-long = { $path } is too long to be one of our files.
not-a-text-file = { $path } is not a text file.

says-exploit = Exploit
says-at-table = Players
says-fair-share = Fair
says-beats-the-bots = beats the bots
says-held = held
says-held-out = * held out: no bot was mended with an eye to it.
says-who-competes = Name the bots that compete: --seats level-3,level-4.
gauntlet = Exploits among bots of { $level }, { $games } games. Seed: { $seed }
gauntlet-faults = { $games ->
    [1] In one game
   *[other] In { $games } games
  } a bot had to be replaced after a fault.
no-such-exploit = There is no such exploit: { $name }. There are { ROW($known) }.
says-no-exploits = This game has no exploits to try.

# What bots are called, and what they say of their moves. docs/translate.md says how these files are written.

## Names

simple-random = Random
simple-greedy = Greedy
no-such-bot = There is no bot { QUOTED($name) }. The bots are: { $known }.
known-bots = { $named }, or METHOD@BUDGET such as { $method }@2000 (nodes) or { $method }@0.5s (seconds), with METHOD one of { ROW($methods) }
named-bots = { ROW($simple) }{ $levels ->
    [none] {""}
   *[other] , { $levels }
  }
any-levels = level-1 and up where a game has levels
levels-to = level-1 to level-{ $last }{ $characters ->
    [0] {""}
   *[other] {" "}(in character: level-{ $last }:{ $first }; there are { ROW($characters) })
  }

## Bots of other packages

cannot-be-made = The bot { QUOTED($name) } cannot be made: { $fault }.
not-a-bot = { $where } is not a bot: it needs a name and a method choose.
another-name = The package { $package } has no bot { QUOTED($name) }: { $where } has the name { QUOTED($other) }.
of-several = Several packages have a bot { QUOTED($name) }: { ROW($packages) }.
other-games = The bot { QUOTED($name) } does not play { $game }.
name-taken = { $where } cannot be offered: there is already a bot { QUOTED($name) }.
not-a-name = { $where } cannot be offered at the table by the name { QUOTED($name) }: use at most 40 letters, digits, hyphens and dots.

## What a move does

sentence = { $order }.
points = { $number ->
    [one] { $number } point
   *[other] { $number } points
  }
change = { $label } { SIGNED($number, plus: "+") }
gains = It gains { $points } at once: { ROW($rows) }.
costs = It costs { $points } at once: { ROW($rows) }.
at-once = At once: { ROW($rows) }.
nothing-better = Keep what you have: nothing better is to be had just now.
part-of-a-plan = It was planned some moves before.
not-weighed = The bot did not look into this move.

## What is expected

chance = { $exact ->
    [yes] { $percent } %
   *[no] { $percent ->
        [0] under 1 %
       *[other] over 99 %
      }
  }
prospect-in-hand = the win all but in hand
prospect-good = a good chance of winning
prospect-even = a fair chance of winning
prospect-poor = a poor chance of winning
prospect-slim = hardly any chance of winning
outlook = { $seat ->
    [you] You then have
   *[other] { $seat } then has
  } { $prospect } ({ $chance }).
proven = Proven: { $verdict }.
verdict = { $seat ->
    [you] you { $end ->
        [win] win
        [loss] lose
       *[shared] share the win
      }
   *[other] { $seat } { $end ->
        [win] wins
        [loss] loses
       *[shared] shares the win
      }
  }{ $is_level ->
    [yes] {" "}on equal points
   *[no] { $margin ->
        [none] {""}
       *[other] {" "}by { $margin }
      }
  }

## How another move compares: each of these follows "that", as in "that is better (60 % instead of 50 %)"

level-too-few-tries = may be just as good
proven-too = is worked out to the end: { $verdict }
leaves = leaves { $seat } { $prospect } ({ $chance })
compared = is { $better ->
    [yes] better
   *[no] worse
  } ({ $chance } instead of { $instead }){ $changes ->
    [0] {""}
   *[other] : { ROW($changes) }
  }
ends-with = { $seat ->
    [you] you end
   *[other] { $seat } ends
  } with { $points } { $more ->
    [yes] more
   *[no] fewer
  } ({ ROW($rows) })
but = { $one ->
    [0] {""}
   *[other] { $one }, but{" "}
  }{ $other }
next-best = Next best: { LOWER_FIRST($order) }; that { $how }.
just-as-good = Just as good in the long run: { LOWER_FIRST($order) }{ $how ->
    [none] .
   *[other] ; that { $how }.
  }
also-possible = You could also { LOWER_FIRST($order) }{ $how ->
    [none] .
   *[other] ; that { $how }.
  }{ $does ->
    [none] {""}
   *[other] {" "}{ $does }
  }
stronger = Better: { LOWER_FIRST($order) }; that { $how }.
also-good = Also worth a look: { LOWER_FIRST($order) }; that { $how }.
planned-better = Better: { LOWER_FIRST($order) }. { $how }

## Figures

of-seat = { $seat } { $number }
chances = Chance of winning: { ROW($chances) }.
points-expected = Points expected at the end: { ROW($points) }.
tried = { $action }: { $chance } to win, between { $low } % and { $high } %; tried { GROUPED($visits) } times.
glanced = { $action }: { $chance } to win, judged at a glance.
exact = { $action }: proven, { $verdict }.
line = Expected to follow: { ROW($actions) }.
nodes = Computed with { GROUPED($nodes) } nodes ({ $method }); ask again and it says the same.

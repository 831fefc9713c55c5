# Wie Bots heißen und was sie zu ihren Zügen sagen. docs/translate.md erklärt, wie diese Dateien geschrieben werden.
# Wer liest, wird geduzt.

## Namen

simple-random = Zufällig
simple-greedy = Gierig
no-such-bot = Einen Bot { QUOTED($name) } gibt es nicht. Die Bots sind: { $known }.
known-bots = { $named }, oder METHODE@BUDGET, etwa { $method }@2000 (Knoten) oder { $method }@0.5s (Sekunden); als METHODE gibt es { ROW($methods) }
named-bots = { ROW($simple) }{ $levels ->
    [none] {""}
   *[other] , { $levels }
  }
any-levels = level-1 und höher, wo ein Spiel Stufen hat
levels-to = level-1 bis level-{ $last }{ $characters ->
    [0] {""}
   *[other] {" "}(mit Charakter: level-{ $last }:{ $first }; es gibt { ROW($characters) })
  }

## Bots aus anderen Paketen

cannot-be-made = Der Bot { QUOTED($name) } lässt sich nicht erzeugen: { $fault }.
not-a-bot = { $where } ist kein Bot: Es fehlt ein Name (name) oder eine Methode choose.
another-name = Das Paket { $package } hat keinen Bot { QUOTED($name) }: { $where } heißt { QUOTED($other) }.
of-several = Mehrere Pakete haben einen Bot { QUOTED($name) }: { ROW($packages) }.
other-games = Der Bot { QUOTED($name) } spielt { $game } nicht.
name-taken = { $where } kann nicht angeboten werden: Es gibt schon einen Bot { QUOTED($name) }.
not-a-name = { $where } kann am Tisch nicht als { QUOTED($name) } angeboten werden: erlaubt sind höchstens 40 Buchstaben, Ziffern, Bindestriche und Punkte.

## Was ein Zug bewirkt

sentence = { $order }.
points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
  }
change = { $label } { SIGNED($number, plus: "+") }
gains = Das bringt sofort { $points }: { ROW($rows) }.
costs = Das kostet sofort { $points }: { ROW($rows) }.
at-once = Sofort: { ROW($rows) }.
nothing-better = Behalte, was du hast: Etwas Besseres gibt es gerade nicht.
part-of-a-plan = Dieser Zug war schon einige Züge vorher geplant.
not-weighed = Diesen Zug hat der Bot nicht untersucht.

## Was zu erwarten ist

chance = { $exact ->
    [yes] { $percent } %
   *[no] { $percent ->
        [0] unter 1 %
       *[other] über 99 %
      }
  }
prospect-in-hand = einen fast sicheren Sieg
prospect-good = gute Gewinnchancen
prospect-even = durchschnittliche Gewinnchancen
prospect-poor = schlechte Gewinnchancen
prospect-slim = kaum Gewinnchancen
outlook = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
  } dann { $prospect } ({ $chance }).
proven = Bewiesen: { $verdict }.
verdict = { $seat ->
    [you] du { $end ->
        [win] gewinnst
        [loss] verlierst
       *[shared] teilst dir den Sieg
      }
   *[other] { $seat } { $end ->
        [win] gewinnt
        [loss] verliert
       *[shared] teilt sich den Sieg
      }
  }{ $is_level ->
    [yes] {" "}bei Punktgleichstand
   *[no] { $margin ->
        [none] {""}
       *[other] {" "}(Abstand: { $margin })
      }
  }

## Vergleich mit einem anderen Zug: Jeder dieser Texte folgt auf „der“, wie in „ein Zug, der besser ist“

level-too-few-tries = vielleicht genauso gut ist
proven-too = bis zum Ende durchgerechnet ist: { $verdict }
leaves = { $seat ->
    [you] dir
   *[other] { $seat }
  } { $prospect } lässt ({ $chance })
compared = { $better ->
    [yes] besser
   *[no] schlechter
  } ist ({ $chance } statt { $instead }){ $changes ->
    [0] {""}
   *[other] : { ROW($changes) }
  }
ends-with = { $seat ->
    [you] du hast
   *[other] { $seat } hat
  } am Ende { $points } { $more ->
    [yes] mehr
   *[no] weniger
  } ({ ROW($rows) })
but = { $one ->
    [0] {""}
   *[other] { $one }, aber{" "}
  }{ $other }
next-best = Zweitbester Zug: { $order } – ein Zug, der { $how }.
just-as-good = Auf lange Sicht genauso gut: { $order }{ $how ->
    [none] .
   *[other] {" "}– ein Zug, der { $how }.
  }
also-possible = Auch möglich: { $order }{ $how ->
    [none] .
   *[other] {" "}– ein Zug, der { $how }.
  }{ $does ->
    [none] {""}
   *[other] {" "}{ $does }
  }
stronger = Besser: { $order } – ein Zug, der { $how }.
also-good = Auch einen Blick wert: { $order } – ein Zug, der { $how }.
planned-better = Besser: { $order }. { $how }

## Zahlen

of-seat = { $seat } { $number }
chances = Gewinnchancen: { ROW($chances) }.
points-expected = Erwartete Punkte am Ende: { ROW($points) }.
tried = { $action }: { $chance } Gewinnchance, zwischen { $low } % und { $high } %; { GROUPED($visits) }-mal probiert.
glanced = { $action }: { $chance } Gewinnchance, auf den ersten Blick.
exact = { $action }: bewiesen, { $verdict }.
line = Erwartete Fortsetzung: { ROW($actions) }.
nodes = Mit { GROUPED($nodes) } Knoten berechnet ({ $method }); eine neue Frage ergibt dasselbe.

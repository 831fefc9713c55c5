# What stellarch odds says. docs/translate.md says how these files are written.

likely = { DECIMAL($percent) } %{ $exact ->
    [yes] {""}
   *[no] {" "}(between { DECIMAL($low) } % and { DECIMAL($high) } %)
  }

## Battles in space

side-wins = { $side ->
    [attacker] Attacker
   *[defender] Defender
  } wins: { $share }
nobody-wins = Nobody wins: { $share }
side-loses = { $side ->
    [attacker] Attacker
   *[defender] Defender
  } loses on average: { $lost }
rounds = Rounds, on average: { DECIMAL($rounds) }
odds-words-exact = Exact figures, both sides led by the software.
fought = From { $battles } battles, both sides led by the software; intervals of 95 %.

## Landings and bombs

system-taken = The system is taken: { $share }
landing-beaten = The landing is beaten: { $share }
landing-broken-off = It is broken off: { $share }
legions-lost = { $side ->
    [attacker] Attacker
   *[defender] Defender
  } loses on average: { DECIMAL($lost) }; left: { $left }
each-unit-destroyed = Each unit is destroyed: { $share }
destroyed-on-average = Destroyed on average: { $lost }
city-levels = City levels destroyed, { $count }: { $share }
shield-falls = The planetary shield falls: { $share }
undefended = Nobody is left to defend: { $share }
nothing-falls = Nothing is destroyed: { $share }
counters = Contamination counters: { $count }

## What cannot be reckoned

odds-words-both-forces = Give two forces, or a record with --record and a sector with --place.
odds-words-both-armies = Give both armies, as in: stellarch odds invade "3 regulars" "2 regulars"; or a record with --record and a system with --place.
odds-words-craft-and-surface = Give craft and what is on the surface, as in: stellarch odds bombard "2 dreadnoughts" "3 cities"; or a record with --record and a system with --place.
not-this-game = { $path } is no record of Space Wars.
no-sector = There is no sector { $place } in this game.
no-system = There is no system in { $place }: nothing to attack.
no-fight = Nobody could fight there: two players must have craft { $where }.
nobody-lands = Nobody has legions aboard { $where } that could land.
nobody-bombs = Nobody has craft { $where } that could bombard.
who-attacks = Say who attacks: --attacker with a seat from 1 to { $seats } that has craft there.
too-few-actions = The record has { $actions } actions.

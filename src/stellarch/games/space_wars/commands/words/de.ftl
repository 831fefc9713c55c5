# Was stellarch odds sagt. docs/translate.md erklärt, wie diese Dateien geschrieben werden.
# Wer liest, wird geduzt.

likely = { DECIMAL($percent) } %{ $exact ->
    [yes] {""}
   *[no] {" "}(zwischen { DECIMAL($low) } % und { DECIMAL($high) } %)
  }

## Raumschlachten

side-wins = { $side ->
    [attacker] Der Angreifer
   *[defender] Der Verteidiger
  } gewinnt: { $share }
nobody-wins = Niemand gewinnt: { $share }
side-loses = { $side ->
    [attacker] Der Angreifer
   *[defender] Der Verteidiger
  } verliert im Schnitt: { $lost }
rounds = Runden im Schnitt: { DECIMAL($rounds) }
odds-words-exact = Genaue Zahlen; beide Seiten führt das Programm.
fought = Aus { $battles } Schlachten; beide Seiten führt das Programm; Intervalle von 95 %.

## Landungen und Bomben

system-taken = Das System wird erobert: { $share }
landing-beaten = Die Landung wird abgewehrt: { $share }
landing-broken-off = Sie wird abgebrochen: { $share }
legions-lost = { $side ->
    [attacker] Der Angreifer
   *[defender] Der Verteidiger
  } verliert im Schnitt: { DECIMAL($lost) }; es bleiben: { $left }
each-unit-destroyed = Jede Einheit wird zerstört: { $share }
destroyed-on-average = Im Schnitt zerstört: { $lost }
city-levels = Zerstörte Stadtstufen, { $count }: { $share }
shield-falls = Der Planetenschild fällt: { $share }
undefended = Es bleibt niemand zur Verteidigung: { $share }
nothing-falls = Nichts wird zerstört: { $share }
counters = Verseuchungsmarker: { $count }

## Was sich nicht berechnen lässt

odds-words-both-forces = Gib zwei Streitkräfte an, oder eine Aufzeichnung mit --record und einen Sektor mit --place.
odds-words-both-armies = Gib beide Armeen an, zum Beispiel: stellarch odds invade "3 regulars" "2 regulars"; oder eine Aufzeichnung mit --record und ein System mit --place.
odds-words-craft-and-surface = Gib Schiffe an und was auf der Oberfläche ist, zum Beispiel: stellarch odds bombard "2 dreadnoughts" "3 cities"; oder eine Aufzeichnung mit --record und ein System mit --place.
not-this-game = { $path } ist keine Aufzeichnung einer Partie Space Wars.
no-sector = In dieser Partie gibt es keinen Sektor { $place }.
no-system = In { $place } gibt es kein System: nichts anzugreifen.
no-fight = Dort könnte niemand kämpfen ({ $where }): Zwei Spieler müssten dort Schiffe haben.
nobody-lands = Niemand hat dort ({ $where }) Legionen an Bord, die landen könnten.
nobody-bombs = Niemand hat dort ({ $where }) Schiffe, die bombardieren könnten.
who-attacks = Sag, wer angreift: --attacker mit einem Platz von 1 bis { $seats }, der dort Schiffe hat.
too-few-actions = Die Aufzeichnung hat { $actions } Aktionen.

# Small Star Empires. docs/translate.md erklärt, wie diese Dateien geschrieben werden.

## Dinge, wie die Spielregel sie nennt; Eigenschaftswörter so, wie sie nach „ein“ stehen

-colony = { $number ->
   *[one] Kolonie
    [other] Kolonien
  }
    .gender = f
-station = { $number ->
   *[one] Handelsstation
    [other] Handelsstationen
  }
    .gender = f
-homeworld = Heimatwelt
    .gender = f
-one-planet = Stern mit einem Planeten
    .gender = m
-two-planets = Stern mit zwei Planeten
    .gender = m
-three-planets = Stern mit drei Planeten
    .gender = m
-red-nebula = { $case ->
   *[nominative] roter Nebel
    [accusative] roten Nebel
  }
    .gender = m
-green-nebula = { $case ->
   *[nominative] grüner Nebel
    [accusative] grünen Nebel
  }
    .gender = m
-blue-nebula = { $case ->
   *[nominative] blauer Nebel
    [accusative] blauen Nebel
  }
    .gender = m
-empty = leeres System
    .gender = n
-wormhole = { $number ->
   *[one] Wurmloch
    [other] Wurmlöcher
  }
    .gender = n
-black-hole = { $number ->
   *[one] Schwarzes Loch
    [other] Schwarze Löcher
  }
    .gender = n
-face-down = unerforschtes System
    .gender = n
-chromatic-nebula = { $case ->
   *[nominative] chromatischer Nebel
    [accusative] chromatischen Nebel
  }
    .gender = m
-asteroid-field = Asteroidenfeld
    .gender = n
-abandoned-trade-station = verlassene Handelsstation
    .gender = f
-refueling-station = Treibstoffstation
    .gender = f

colour-red = Rot
colour-green = Grün
colour-blue = Blau
colour-yellow = Gelb

points = { $number } { $number ->
    [one] Punkt
   *[other] Punkte
  }
systems = { $number } { $number ->
    [one] System
   *[other] Systeme
  }
site = { $what ->
    [none] { $at }
   *[other] { $at } ({ $what })
  }

## Was geschieht

game-started = { $round ->
    [none] { $first } beginnt.
   *[other] Runde { $round }: { $first } beginnt.
  }
ship-moved = { $how ->
    [jump] { $seat } springt von { $origin } nach { $target }.
   *[line] { $seat } fliegt von { $origin } nach { $target }.
  }
toll-paid = { $seat } zahlt { $to } eine Kolonie, um { $at } zu überfliegen.
tile-turned-up = { $at } entpuppt sich als { A($tile) }.
system-claimed = { $seat } platziert { A($piece, case: "accusative") } auf { $at }.
ship-damaged = Das Schiff { OF($seat) } auf { $at } wird beschädigt.
ship-repaired = Das Schiff { OF($seat) } wird auf { $at } repariert.
passed = { $forced ->
    [yes] { $seat } hat keinen Zug mehr und passt endgültig.
   *[no] { $seat } passt endgültig.
  }
resigned = { $seat } gibt auf.
round-ended = Runde { $round } geht an { $winners }.
game-ended = { $winners ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
  }

## Was gefragt ist, und Befehle

asked-move = Bewege ein Schiff
asked-move-or-pass = Bewege ein Schiff oder passe
asked-refuel = Flieg noch einen Schritt weiter oder bleib hier

order-move = { $how ->
    [jump] Durch das Wurmloch von { $origin } nach { $target } springen und dort { A($piece, case: "accusative") } platzieren
   *[line] Von { $origin } nach { $target } fliegen und dort { A($piece, case: "accusative") } platzieren
  }
order-repair = Das beschädigte Schiff von { $origin } zur Reparatur heim nach { $target } bringen
order-refuel = Noch einen Schritt nach { $target } fliegen und dort { A($piece, case: "accusative") } platzieren
order-stop = An der Treibstoffstation bleiben
order-pass = Endgültig passen
order-resign = Aufgeben

## Was die Regeln ablehnen: Spielpläne und Optionen

printed-holes = Auf den Plättchen der Print-and-Play-Ausgabe sind Wurmlöcher und Schwarze Löcher aufgedruckt; nur die Verkaufsausgabe kommt ohne sie aus.
layout-players = Der Aufbau „{ $layout }“ ist für { $needed } Spieler, nicht für { $players }.
layout-or-board = Wähle einen Aufbau oder einen Spielplan, nicht beides.
holes-on-board = Dieser Spielplan hat Wurmlöcher oder Schwarze Löcher, aber die Partie soll ohne sie gespielt werden.
board-not-fair = Dieser Spielplan hat eine Fairness von { $figure }; verlangt ist mindestens { $wanted }.
board-edition = { $found ->
    [retail] Dieser Spielplan besteht aus Plättchen der Verkaufsausgabe, gespielt werden soll aber die Print-and-Play-Ausgabe.
   *[print-and-play] Dieser Spielplan besteht aus Print-and-Play-Plättchen, gespielt werden soll aber die Verkaufsausgabe.
  }
cannot-begin = Platz { $seat } kann nicht beginnen: Es gibt nur { $players } Spieler.
retail-only = Die Variante „{ $variant }“ gehört zur Verkaufsausgabe.
too-few-tiles = Der Spielplan hat { $empty } leere Systeme, es gibt aber nur { $deck } unerforschte Plättchen.
not-fair-enough = In { $tried } Versuchen fand sich kein Spielplan mit Fairness { $wanted }; der beste hatte { $best }.
no-fair-board-in-time = In der verfügbaren Zeit fand sich kein Spielplan mit Fairness { $wanted }. Verlange etwas weniger.

## Was die Regeln ablehnen: Züge

not-on-turn = Du bist nicht am Zug.
no-ship = Du hast kein Schiff auf { $at }.
not-a-line = { $target } liegt nicht in gerader Linie von { $at } aus.
gap = Auf { $at } gibt es kein System.
is-black-hole = { $at } ist ein Schwarzes Loch.
is-wormhole = Auf dem Wurmloch { $at } kann kein Schiff anhalten.
rival = Ein anderer Spieler kontrolliert { $at }.
own = Du kontrollierst { $at } schon.
no-wormhole = Das Schiff auf { $at } steht nicht neben einem Wurmloch.
same-wormhole = { $target } liegt nicht neben einem anderen Wurmloch als dem, in das das Schiff fliegt.
no-colony = Du hast keine Kolonie mehr.
no-station = Du hast keine Handelsstation mehr.
nothing-left = Du hast keinen Spielstein mehr zum Platzieren.
not-placeable = Nur eine Kolonie oder eine Handelsstation kann platziert werden.
must-move = Du hast einen Zug, der nichts kostet, also musst du ziehen.
already-out = Du hast schon aufgegeben.
colony-only = Auf dem unerforschten System { $at } kann nur eine Kolonie platziert werden.
asteroids = { $at } ist ein Asteroidenfeld.
too-far = Ein beschädigtes Schiff fliegt ein oder zwei Systeme weit; { $at } liegt weiter weg.
damaged-unexplored = Ein beschädigtes Schiff kann nicht auf dem unerforschten System { $at } anhalten.
not-damaged = Das Schiff auf { $at } ist nicht beschädigt.
not-home = Ein Schiff wird auf seiner eigenen Heimatwelt repariert, nicht auf { $at }.
not-refueling = Keines deiner Schiffe hat gerade aufgetankt.
refueling-first = Das Schiff auf { $at } hat aufgetankt: Es fliegt einen Schritt oder bleibt.
not-adjacent = { $target } liegt nicht neben { $at }.
cannot-pay = Der Überflug kostet { COUNT($toll, -colony) }, und du hast { $colonies }.
nothing-after-toll = Nach einem Zoll von { $toll } bliebe dir kein solcher Spielstein für { $at }.

## Was an einem Spielplan nicht stimmt

overlap = Auf { $where } überlappen sich Plättchen.
tile-twice = Das Hauptplättchen { $tile } kommt mehr als einmal vor.
home-twice = Das Heimatplättchen { $letter } kommt mehr als einmal vor.
too-many-holes = Es gibt { COUNT($found, $kind) }, das Spiel enthält aber nur { $most }.
hole-on-tile = Ein loses Wurmloch oder Schwarzes Loch liegt nur auf einem leeren System der Verkaufsausgabe, nicht auf { $where }.
loose = Systeme, die auf keinem Plättchen des Spiels liegen: { $count }.
few-tiles = Hauptplättchen auf dem Spielplan: { $found }. Das Spiel enthält { $all }, und ein vollständiger Spielplan nutzt sie alle.
homes = Heimatplättchen: { $found }, für { $players } Spieler.
player-count = Ein Spielplan hat Heimatwelten für zwei bis vier Spieler, nicht für { $found }.
seats-in-a-row = Die Heimatwelten gehören den Plätzen von a an, ohne Lücke.
no-first-move = Die Heimatwelt auf { $where } hat keinen erlaubten ersten Zug.
cut-off = Der Teil des Spielplans um { $where } ist mit dem Rest weder durch eine Kante noch durch Wurmlöcher verbunden.
unreachable = Die Heimatwelt auf { $where } ist von den anderen aus nicht zu erreichen.
one-wormhole = Es gibt nur ein einziges Wurmloch, auf { $where }: Es führt nirgendwohin.

## Spielpläne, Stellungen und Züge als Text

not-a-move = Das ist kein Zug; man schreibt zum Beispiel g7>g9:c oder g7~d4:s, oder auch +g8:c, stop, pass, resign.
not-a-hex = Das ist kein Feld: Schreib einen Buchstaben und eine Zahl, etwa g7.
not-a-hex-in-file = { QUOTED($word) } ist kein Feld: Schreib einen Buchstaben und eine Zahl, etwa g7.
off-the-map-rows = Ein Plättchen ragt über die Reihen a bis z hinaus.
off-the-map-columns = Ein Plättchen ragt über die Spalten 1 bis 99 hinaus.
board-text-fault-too-long = Der Spielplan ist zu lang.
board-text-fault-edition = Ein Spielplan beginnt mit p. oder r. für seine Ausgabe.
known-faces = Diese Ausgabe hat die Seiten { ROW($faces, by: " ") }.
not-a-tile = { QUOTED($token) } ist kein Plättchen; man schreibt zum Beispiel g7Ga3, d6Ha4 oder g7-12R.
board-file-fault-too-long = Die Spielplandatei ist zu lang.
not-a-board-file = Das ist keine Spielplandatei: { $fault }.
no-such-face = Das Plättchen auf { $at } hat keine Seite { QUOTED($face) }; diese Ausgabe hat { ROW($known, by: " ") }.
no-such-system = Ein System { QUOTED($system) } gibt es nicht; die Systeme sind { ROW($known) }.
seat-of-a-homeworld = Eine Heimatwelt hat einen Platz und kein anderes System hat einen; auf { $at } stimmt das nicht.

position-fault-too-long = Die Stellung ist zu lang.
position-fault-homeworlds = Der Spielplan braucht für jeden Platz von a an eine Heimatwelt, und nichts darf sich überlappen.
position-fault-variants = Die Varianten sind u15 oder u14, o, beides oder -.
position-fault-tiles-of-a-kind = Es liegen mehr Plättchen einer Art offen, als der Stapel enthält.
position-fault-too-few-tiles = Es gibt mehr unerforschte Systeme als Plättchen.
position-fault-ships = Zähl die Schiffe jedes Platzes auf, durch Punkte verbunden.
position-fault-supplies = Nenn den Vorrat jedes Platzes, etwa 16-4-0.
position-fault-turn = Nenn den Platz, der am Zug ist, dann für jeden Platz -, p oder r.
position-fault-campaign = Eine Kampagne schreibt man wie 2.a.1-0.two_players.
position-fields = Eine Stellung hat acht oder neun Felder und beginnt mit { $format }~.
control-sign = { QUOTED($sign) } passt nicht dazu, wer was kontrolliert.
control-count = Der Spielplan hat { $systems } Systeme, die man kontrollieren kann, nicht { $found }.
tile-signs = Es müssen { $count } unerforschte Plättchen sein: für jedes u oder eins von t d n x s f.

not-reached-layout-players = Der Aufbau ist für eine andere Spielerzahl.
not-reached-received-colonies = Kolonien erhält man nur bei offenen Grenzen.
not-reached-campaign-won = Diese Kampagne ist schon gewonnen.
not-reached-other-colonies = Die Kolonien im Vorrat, auf dem Spielplan und unter den gezahlten sind nicht die vom Anfang.
not-reached-out-on-turn = Der Platz, der am Zug sein soll, ist aus dem Spiel.
not-reached-no-ship-to-refuel = Es gibt kein Schiff, das auftanken könnte.
not-reached-no-move = Der Platz, der am Zug sein soll, hat keinen Zug.
wrong-wins = Diese Siege sind in Runde { $round } nicht möglich: Jede frühere Runde hatte einen Sieger.
wrong-ships = Platz { $letter } braucht { $due } Schiffe, nicht { $found }.
wrong-pieces = Platz { $letter } hat in Vorrat und Spielplan zusammen nicht die Spielsteine vom Anfang.
not-controlled = Platz { $letter } hat ein Schiff auf { $at }, kontrolliert das System aber nicht.
not-damaged-here = Auf { $at } kann kein Schiff beschädigt sein.
not-to-be-controlled = Das Plättchen auf { $at } kann niemand kontrollieren.

## Was zu einem Zug zu sagen ist

gains = Das bringt sofort { $points } { $what }.
gains-several = Das bringt sofort { $points }: { $parts }.
balance = Das bringt unterm Strich sofort { $points }: { $parts }.
part = { SIGNED($number) } { $what }
grows = Das bringt nicht sofort Punkte; { $seat ->
    [you] dein Gebiet
   *[other] das Gebiet { OF($seat) }
  } umfasst dann { $size }, das größte der anderen { $largest }.
for-planets = { $number ->
    [1] für den Planeten
   *[other] für die Planeten
  }
for-nebula = { $kind ->
    [chromatic-nebula] für den chromatischen Nebel
   *[other] für einen { $nth ->
        [1] ersten
        [2] zweiten
        [3] dritten
       *[other] weiteren
      } { $kind ->
        [red-nebula] roten
        [green-nebula] grünen
       *[blue-nebula] blauen
      } Nebel
  }
for-trade = für den Handel mit { $customers }
customer = { $seat } ({ $systems })
for-tile = für { A($tile, case: "accusative") }
for-largest = für das größte Gebiet ({ $size })
no-longer-largest = für den Verlust des größten Gebiets ({ $size })
takes-first = Sonst könnte { $seat } als Nächstes dort landen und bekäme { $points }.
shuts-out = Das schneidet { $seat } von { $at } ab, wo es sofort { $points } gäbe.
keeps-several = Das bringt { $systems } außer Reichweite { OF($seat) }, vor allem { $at }, wo es sofort { $points } gäbe.
opens = Das öffnet den Weg nach { $at }: { $points } mit dem nächsten Zug.
rival-gains = { $seat } gewinnt dadurch { $points }.
rival-loses = Das kostet { $seat } { $points }.
unknown = Was { $at } wert ist, zeigt sich erst, wenn das Schiff dort landet.
is-repaired = Beschädigt fliegt das Schiff höchstens zwei Systeme weit; ist es repariert, kann der nächste Zug auf { $then } Systemen enden statt auf { $number }.
stays = Das Schiff bleibt auf { $at }, und der Spielstein wird für einen besseren Ort aufgehoben.
passes = { $number ->
    [one] Jeder verbleibende Zug würde Zoll kosten; die eine behaltene Kolonie zählt bei Gleichstand.
   *[other] Jeder verbleibende Zug würde Zoll kosten; die { $number } behaltenen Kolonien zählen bei Gleichstand.
  }
leaves = Das ist der letzte Platz.

# Jeder dieser Texte folgt auf „der“: „ein Zug, der sofort 2 Punkte mehr bringt“.
more-at-once = sofort { $points } mehr bringt
fewer-at-once = sofort { $points } weniger bringt
keeps-from = { $seat } von { $at } fernhält ({ $points })
leaves-to = { $at } für { $seat } offen lässt ({ $points })
does-not-open = den Weg nach { $at } nicht öffnet ({ $points })
spends-station = { $number ->
    [1] die letzte Handelsstation verbraucht
   *[other] eine von { $number } verbliebenen Handelsstationen verbraucht
  }

## Was ein Trainer sagt: das Ziel des Zugs, das Rennen, was droht und was man lernen kann

fence = Schließ { $seat } ein: { $systems }, die dort nicht mehr erreichbar sind, kannst du dir später in Ruhe holen.
be-first = Sei schneller: { $seat } will dieses System auch, und zurückholen kann es niemand.
open-up = Mach den Weg frei nach { $at }: Die { $points } dort sind mehr, als du jetzt irgendwo bekommst.
take-best = Nimm Planeten: Das sind sichere Punkte, und kein Zug in deiner Reichweite bringt sofort mehr als { $most }.
aim-planets = Nimm Planeten: Was du dort hältst, nimmt dir niemand mehr.
aim-nebulae = Sammle Nebel einer Farbe: Jeder weitere zählt mehr als der vorige.
aim-stations = Treib Handel mit den Nachbarn: Eine Handelsstation bringt einen Punkt für jedes fremde System neben ihr.
aim-territory = Hol dir das größte Gebiet: Am Ende bringt es drei Punkte.
aim-tiles = Behalte die Station hier: Sie ist für sich schon einen Punkt wert, egal was ringsum liegt.
aim-room = Schaff dir Platz für später: Hier gibt es kaum Punkte, aber deine Schiffe kommen weiter.
aim-explore = Sieh nach, was dort liegt: Ein unerforschtes System kann viel wert sein, und mehr als eine Kolonie riskierst du nicht.
aim-finish = Lass dir Zeit: Niemand kann dir mehr in die Quere kommen, also die besten Plätze zuerst.
aim-repair = Mach dein Schiff wieder flott: Beschädigt kommt es kaum vom Fleck.
aim-stay = Bleib hier: Kein Nachbarsystem ist noch einen Spielstein wert.
aim-pass = Behalte deine Kolonien: Jeder Weg kostet dich eine als Zoll.
aim-leave = Beende das Spiel hier.

leads = So wie es läuft, { $seat ->
    [you] gewinnst du
   *[other] gewinnt { $seat }
  } ({ $points }, { $lead } mehr als { $next }), in { $rounds ->
    [1] der letzten Runde
   *[other] höchstens { $rounds } Runden
  }.
neck-and-neck = { $seat ->
    [you] Du und { $other } liegt
   *[other] { $seat } und { $other } liegen
  } gleichauf: je etwa { $points } am Ende, in { $rounds ->
    [1] höchstens einer Runde
   *[other] höchstens { $rounds } Runden
  }.
answers = Behalt { $at } im Auge: { $seat } kann dort als Nächstes landen und bekäme { $points }.
calm-nobody-moves = Außer dir kann niemand mehr ziehen.
calm-nothing-much = Niemand bekommt mit dem nächsten Zug mehr als einen Punkt.

taught-shared-reach = Was genommen ist, bleibt genommen: Geh zuerst dorthin, wohin zwei gehen könnten.
taught-lines = Deine Systeme lassen deine Schiffe durch und halten die anderen auf: Eine Reihe Kolonien ist eine Mauer.
taught-nebulae = Der zweite und der dritte Nebel einer Farbe zählen je drei Punkte mehr.
taught-stations = Eine Handelsstation zählt Nachbarn, keine Planeten, und jede zählt für sich.
taught-territory = Nur Systeme, die sich berühren, bilden ein Gebiet, und deine Heimatwelt gehört dazu.
taught-planets = Planeten sind sichere Punkte: je einer, egal was die anderen tun.
taught-wormholes = Neben einem Wurmloch kann dein Schiff neben jedem anderen wieder auftauchen.
taught-unexplored = Auf ein unerforschtes System darf nur eine Kolonie: Heb dir welche auf.
taught-damaged = Ein beschädigtes Schiff fliegt höchstens zwei Systeme weit; repariert wird es nur auf deiner Heimatwelt.
taught-refueling = An einer Treibstoffstation darf dasselbe Schiff im selben Zug noch einen Schritt weiter.
taught-tolls = Zoll zahlt man freiwillig: Du kannst auch passen, bist dann aber aus der Runde.
taught-passing = Wer nicht mehr ziehen kann, passt endgültig, und die anderen spielen weiter.
taught-resigning = Wer aufgibt, steht hinter allen, die weiterspielen.

## Wertungsblatt

sheet-row-planets = Planeten
sheet-row-nebulae = Nebel
sheet-row-stations = Handelsstationen
sheet-row-bonus = Bonus
sheet-row-territory = Größtes Gebiet
sheet-row-tiles = Plättchen
sheet-row-tolls = Erhaltene Kolonien
sheet-row-total = Summe
sheet-row-wins = Siegstapel

## Optionen

advice-first-game = Ohne Wurmlöcher und Schwarze Löcher, wie es die Spielregel empfiehlt.

option-edition = Ausgabe
    .help = Plättchen und Wertung der Print-and-Play-Ausgabe von 2015 oder der Verkaufsausgabe von 2016.
    .print-and-play = Print-and-Play, 2015
    .retail = Verkaufsausgabe, 2016
option-layout = Aufbau
    .help = Wie die Plättchen ausgelegt werden; sonst so, wie es für die Spielerzahl gedruckt ist.
    .none = nach Spielerzahl
    .two-players = Zwei Spieler
    .three-players = Drei Spieler
    .four-players = Vier Spieler
    .narrow-two-players = Schmal, zwei Spieler
    .star-four-players = Stern, vier Spieler
    .three-galaxies = Drei Galaxien, vier Spieler
    .three-galaxies-two-players = Drei Galaxien, zwei Spieler
    .three-galaxies-three-players = Drei Galaxien, drei Spieler
option-board = Spielplan
    .help = Ein Spielplan als Text, auf dem statt auf einem ausgelosten gespielt wird.
option-holes = Wurmlöcher und Schwarze Löcher
    .help = Ohne sie ist es das Einsteigerspiel aus der Schachtel: Die Mitten bleiben leer.
option-unexplored = Unerforschte Systeme
    .help = Ein verdecktes Plättchen auf jedem leeren System; Schiffe können beschädigt werden.
option-deck = Unerforschte Plättchen
    .help = 15 wie in der Spielregel von 2016 oder 14 wie in einer späteren Auflage (ein Asteroidenfeld weniger).
option-open-borders = Offene Grenzen
    .help = Zahl eine Kolonie, um ein fremdes System zu überfliegen.
option-campaign = Kampagne
    .help = Mehrere Runden mit weniger Spielsteinen; jeder Sieg kostet eine Kolonie und ist ein bleibender Punkt.
option-first-player = Startspieler
    .help = Wer beginnt; sonst entscheidet das Los.
    .none = nach Los
    .value-0 = Rot
    .value-1 = Grün
    .value-2 = Blau
    .value-3 = Gelb
option-fairness = Mindestfairness
    .help = Es wird neu ausgelegt, bis der Spielplan mindestens so fair ist (0 bis 1).

## Stufen der Bots

rank-first-game = Erste Partie
    .about = Spielt jeden zweiten Zug zufällig.
rank-cadet = Kadett
    .about = Vergisst ab und zu noch seinen Plan.
rank-pilot = Pilot
    .about = Nimmt, was nahe liegt, und patzt selten.
rank-scout = Kundschafter
    .about = Denkt einen Zug voraus.
rank-navigator = Navigator
    .about = Weiß, wohin die anderen wollen.
rank-trader = Händler
    .about = Baut seine Stationen, wo sie sich lohnen.
rank-captain = Kapitän
    .about = Macht eine Linie dicht, bevor du sie brauchst.
rank-admiral = Admiral
    .about = Gibt einen Vorsprung selten wieder her.
rank-governor = Gouverneur
    .about = Lässt dir wenig übrig.
rank-emperor = Imperator
    .about = Unser stärkster Spieler.

## Im Terminal

sse-typing-note = Züge je Schiff: Nummer, Ziel (~ durch Wurmloch), was dort ist. Tippe 1, 1s für eine Handelsstation oder { $example }.
sse-typing-help =
    Ein Zug        d6>d9:c  von d6 geradeaus nach d9, mit einer Kolonie
                   d6~h4:s  durch ein Wurmloch nach h4, mit einer Handelsstation
                   oder d6 d9 c, oder d9, wenn nur ein Schiff dorthin kann
    Eine Nummer    12 spielt Nummer 12 der Liste mit einer Kolonie, 12s mit einer
                   Handelsstation. In der Liste ist -1 ein Zoll von einer Kolonie;
                   c, s oder r nach einem System: Nur das lässt sich dort spielen
none-ends-there = Keiner deiner Züge endet auf { $at }.

column-to-place = Vorrat
column-colonies-left = Kol.
column-stations-left = Sta.
column-points = Punkte
column-planets = Planeten
column-nebulae = Nebel
column-stations = Stationen
column-bonus = Bonus
column-total = Summe
column-ships = Schiffe
has-refueled = Das Schiff auf { $at } hat aufgetankt: noch ein Schritt, geschrieben wie +g8:c, oder stop.
rounds-won = { $colour } { $wins }
campaign-so-far = Runde { $round }. Gewonnene Runden: { ROW($wins) }.
game-is-over = Die Partie ist zu Ende.

sign-planets = Planeten
sign-nebula = Nebel
sign-empty = leer
sign-wormhole = Wurmloch
sign-black-hole = Schwarzes Loch
sign-unexplored = unerforscht
sign-chromatic-nebula = chromatischer Nebel
sign-asteroid-field = Asteroidenfeld
sign-abandoned-station = verlassene Station
sign-refueling-station = Treibstoffstation
sign-ship = Schiff
sign-three-ships = drei Schiffe
sign-damaged-ship = beschädigtes Schiff
sign-line = geradeaus, Kolonie
sign-jump = Sprung, Station
piece-of = { $piece } von { $letter }

## In Zeichnungen, und für alle, die sie hören

drawn-ship = Schiff
drawn-damaged-ship = beschädigtes Schiff
drawn-to-move = am Zug
drawn-passed = hat gepasst
drawn-resigned = hat aufgegeben
drawn-on-the-cards = Spielsteine im Vorrat und Punkte.
shape-triangle = Dreieck
shape-square = Quadrat
shape-disc = Scheibe
shape-star = Stern
ships-there = { $damaged ->
    [yes] { drawn-damaged-ship }
   *[no] { drawn-ship }
  } ({ $colour }){ $count ->
    [1] {""}
   *[other] {" "}× { $count }
  }
system-described = { $name }: { ROW($facts) }
board-described = Ein Spielplan mit { $count } Systemen.
kind-described = { UPPER($kind) }: { ROW($names) }.
player-described = { $colour }, { $shape }, Punktestand { $total }{ $standing ->
    [none] {""}
   *[other] , { $standing }
  }: { ROW($held) }.
held = { $what } { ROW($names, by: " ") }

## stellarch board

board-words-looking-for-a-fair-board = Suche nach einem fairen Spielplan
board-words-fairness-measures = Sie vergleicht, was jeder Platz in wie vielen Zügen erreichen kann: 1 heißt völlig ausgeglichen.
board-words-error = Fehler
board-words-warning = Warnung
board-words-valid = Der Spielplan ist gültig.
board-words-invalid = Der Spielplan ist nicht gültig.
board-words-no-games = Die Zahl der Partien kann nicht negativ sein.
board-words-interval = 95-%-Intervall
board-words-even = Diese Partien sind mit gleichen Chancen vereinbar.
board-words-uneven = Auf diesem Spielplan sind die Chancen nicht gleich.
board-words-confirmed = Bestätigt: Die Partien gehen so aus, wie es das Zertifikat sagt.
board-words-refuted = Widerlegt: Die Partien gehen nicht so aus, wie es das Zertifikat sagt.
boards-dealt = Ausgeloste Spielpläne: { $tried }. Seed: { $seed }
fairness-found = Fairness { $figure }. Aussichten: { $prospects }.
no-board = { QUOTED($given) } ist weder ein Spielplan (p. oder r. und seine Plättchen) noch eine Stellung (sse1~) noch eine Datei.
in-file = { $file }: { $why }
no-tile = Auf { $at } liegt kein Plättchen.
nothing-to-turn = Das Plättchen auf { $at } ist ein einzelnes System und lässt sich nicht drehen.
bad-turn = { QUOTED($given) } ist keine Drehung: Schreib ein Feld und eine Zahl von Sechsteln, etwa g7:2.
bad-token = { QUOTED($token) } kann nicht gelegt werden. { $why }
played-on = In { $games } Partien zwischen gleich starken Bots ({ $bot }), bei denen jeder Platz gleich oft beginnt:
other-version = Es entstand mit Version { $theirs } des Programms, deren Bot vielleicht anders gespielt hat; dies ist Version { $ours }.
puzzles-found = { $puzzles ->
    [one] 1 Rätsel
   *[other] { $puzzles } Rätsel
  } in { $games ->
    [one] 1 Partie.
   *[other] { $games } Partien.
  }
puzzles-proven = { $proven } von { $puzzles } Rätseln bewiesen.

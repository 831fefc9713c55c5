# Was die Arena sagt: Berichte über Turniere, Analysen, Chroniken. docs/translate.md erklärt, wie diese Dateien geschrieben werden.
# Wer liest, wird geduzt.

## Alle Seiten

game-and-players = { $game }: { ROW($players) }
made-by = Erstellt mit Stellarch { $version }.

## Der Bericht über ein Turnier

in-report-arena = Arena
contest-title = { $game }: { $bots } Bots, { $games } Partien
in-report-players = Spieler pro Tisch
in-report-deals = Auslosungen
in-report-seed = Seed
in-report-move-seconds = Sekunden pro Zug
in-report-fault-count = Fehler
not-ended = nach { $most } Aktionen abgebrochene Partien
in-report-standings = Wertung und Siege
in-report-standings-read = Der Punkt ist der gefundene Wert; der wahre liegt in 95 von 100 Fällen auf der Linie. Ein Vorsprung von 6,5 in der Wertung bedeutet zu zweit etwa drei von vier Siegen.
in-report-bot = Bot
in-report-rating = Wertung
in-report-win-share = Siege
in-report-games = Partien
in-report-ladder = So deutlich schlägt jeder den nächsten
in-report-ladder-read = Wie oft er vor dem nächsten landet und mit wie vielen Punkten Vorsprung, verglichen innerhalb jeder Auslosung, in der beide auf jedem Platz gesessen haben. Der Strich markiert die Hälfte; klar heißt, dass das ganze Intervall darüber liegt.
in-report-ahead = Landet davor
in-report-by-points = Punktabstand
in-report-over-deals = Auslosungen
in-report-clear = klar
in-report-not-clear = nicht klar
in-report-matrix = Wer wen schlägt
in-report-matrix-read = Wie oft, in Prozent, der Bot der Zeile vor dem der Spalte landet; ein Gleichstand zählt halb.
in-report-points-by = Punkte nach Kategorie
in-report-lengths = Länge der Partien
plies-read = Züge: { $mean } im Schnitt, { $least } bis { $most }.
rounds-read = Runden: { $mean } im Schnitt, { $least } bis { $most }.
of-rounds = { $rounds } Runden: { $games } Partien
in-report-endings = Wie sich Partien entscheiden
in-report-ending = Ende
of-plies = { $plies } Züge: { $games } Partien
in-report-times = Bedenkzeit
in-report-times-read = Für einen Zug: Der Punkt ist der Durchschnitt, die Linie endet beim langsamsten. Die Skala ist logarithmisch.
in-report-mean = Durchschnitt
in-report-slowest = Langsamster
in-report-luck = Wie viel der Platz und der erste Zug ausmachen
in-report-luck-read = Jeder Bot sitzt überall gleich oft, also macht nur der Platz den Unterschied. Der Strich ist der gleiche Anteil für alle.
in-report-seat = Platz
in-report-turn = Reihenfolge
in-report-faults = Fehler
in-report-faults-read = Ein Bot, der abstürzt, regelwidrig antwortet oder zu lange nachdenkt, wird in dieser Partie Letzter; von da an spielt sein Platz die Standardaktion des Spiels. Die Aufzeichnungen liegen im Ordner faults: stellarch replay DATEI spielt eine nach.
in-report-game = Partie
in-report-deal-seed = Seed
in-report-ply = Zug
in-report-fault-kind = Fehler
in-report-what = Was geschah
fault-kind-crash = Absturz
fault-kind-illegal = regelwidrige Antwort
fault-kind-timeout = zu langsam
contest-made-by = Erstellt mit Stellarch { $version }. Jede Auslosung wurde so oft gespielt, dass ihre Bots einmal reihum auf jedem Platz saßen. Derselbe Seed ergibt dieselben Partien, egal mit wie vielen Prozessen.

## Analysen

in-analysis-analysis = Analyse
in-analysis-bot = analysiert von
in-analysis-moves-told = Züge
moves-of = { $first } bis { $last } von { $all }
in-analysis-result = Ergebnis
in-analysis-commitment = Zusage
in-analysis-chances = Gewinnchancen
in-analysis-chances-read = Bei bestem Spiel von da an, nach dem, was der Platz sehen kann, der als Nächstes entscheidet; die Balken sind die Grenzen seiner Chance. Ein Ring ist ein Fehler: Der beste Zug war sicher besser, denn die Grenzen der beiden überschneiden sich nicht. Mehr erfährst du, wenn du mit der Maus auf einen Zug zeigst.
in-analysis-seats = Platz für Platz
in-analysis-seats-read = Der mittlere Verlust ist die Gewinnchance, die ein Zug gekostet hat, soweit man das sagen kann, gemittelt über die bewerteten Züge.
in-analysis-mistakes-read = Nach der Gewinnchance, die jeder gekostet hat. Klapp einen auf, um die Gründe zu lesen und den Spielplan danach zu sehen.
in-analysis-no-mistakes = Es wurden keine Fehler gefunden.
in-analysis-other-moves = Alle anderen Züge, mit dem Spielplan danach
cost = kostete { $percent } %
in-analysis-moves = Zug für Zug
in-analysis-moves-read = Die Gewinnchance dessen, der am Zug war: mit dem besten Zug und mit dem gespielten, dazu die Grenzen, zwischen denen die Wahrheit in 95 von 100 Fällen liegt. Was bewiesen ist, gilt genau.
in-analysis-seat = Platz
in-analysis-action = Zug
in-analysis-best-chance = Bester
in-analysis-played-chance = Gespielt
in-analysis-points = Punkte
in-analysis-remark = Bemerkung
in-analysis-line = Beste Fortsetzung
in-analysis-weighed = Bewertet
in-analysis-best-moves = Beste Züge
in-analysis-mistakes = Fehler
in-analysis-mean-loss = Mittlerer Verlust
judged-best = der beste
judged-good = ebenso gut
judged-unclear = unklar
judged-inaccuracy = Ungenauigkeit
judged-mistake = Fehler
judged-blunder = Patzer
judged-unseen = nicht untersucht
judged-forced = keine Wahl
judged-free = keine Entscheidung
move-told = { $number }. { $who }: { $order } ({ $verdict })
instead-in-short = { $verdict }: { $best }
instead = { $verdict }. Am besten: { $best }
exactly = { $verdict }. { $proven }
win-chance = { $exact ->
    [yes] { $percent } %
   *[no] { $percent ->
        [0] <1 %
       *[other] >99 %
      }
  }

## Chroniken

in-chronicle-chronicle = Chronik
in-chronicle-actions = Aktionen
in-chronicle-result = Sieg
in-chronicle-unfinished = nicht zu Ende gespielt
in-chronicle-commitment = Zusage
in-chronicle-maps = Runde für Runde
in-chronicle-maps-read = Der Spielplan, wie ihn alle sehen konnten, und was bis dahin geschah. Wähl eine Runde; mit den Pfeiltasten geht es vor und zurück.
in-chronicle-start = Beginn
more = und { $count } weitere
in-chronicle-plots = Platz für Platz
in-chronicle-plots-read = Jede Zeile des Wertungsblatts im Lauf der Partie: für jeden Platz eine Linie mit eigener Strichelung.
in-chronicle-relations = Zwischen den Spielern
in-chronicle-relations-read = Was am Ende jeder Runde galt und wie lange, Kriege zuerst.
in-chronicle-between = Zwischen
in-chronicle-relation = Was
in-chronicle-in-force = Von Anfang bis Ende
in-chronicle-turns = Runden
until = { $first } bis { $last }
since = { $first } bis zum Ende
in-chronicle-time-line = Zeitleiste
in-chronicle-time-line-read = Was den Lauf der Partie verändert hat.
in-chronicle-turn = Runde
in-chronicle-event = Was geschah
scores = { $label }: { ROW($values) }

## Was abgelehnt wird

why-at-least-one-game = Mindestens eine Partie muss gespielt werden.
why-no-time = Ein Bot braucht für einen Zug mehr als null Sekunden.
why-not-a-certificate = Das ist kein Zertifikat: Auf fair1~ folgen acht Felder und, wenn es welche gibt, die Optionen, verbunden durch ~.
why-worker-died = Ein Prozess ist abgestürzt. Was vorher fertig war, bleibt erhalten: --resume macht dort weiter.
too-few-bots = Für { $players } Spieler gibt es { $bots } Bots.
does-not-think = Der Bot { QUOTED($name) } denkt nicht nach, also kann er auch nicht analysieren.
folder-in-use = In { $folder } liegen schon Ergebnisse. Gib --resume an, um sie fortzusetzen, oder einen anderen Ordner.
another-contest = In { $folder } liegt ein anderes Turnier: Dort ist { $field } { $kept }, nicht { $given }.
not-a-plan = { $file } ist nicht lesbar: { $fault }.
extra-missing = Dafür braucht es { $library }, und das ist nicht installiert. Installiere es mit: pip install 'stellarch[{ $extra }]'

# Was die Befehlszeile sagt; die Hilfe zu ihren Befehlen ist englisch. docs/translate.md erklärt, wie diese Dateien geschrieben werden.
# Wer liest, wird geduzt.

## Überall

says-yes = ja
says-no = nein
says-not-proved = ?
says-seat = Platz
winners = { $who ->
    [1] { $who } gewinnt.
   *[other] { $who } teilen sich den Sieg.
  }

## Spiele und Regeln

players-and-rules = { $least } bis { $most } Spieler. Version { $version } der Regeln.
says-ours = Gehört zu Stellarch.
from-package = Aus dem Paket { $package } ({ $where }).
says-options-follow = Optionen, anzugeben als -o Name=Wert, oder als -o Name, wenn der Wert true ist:
by-itself = (Standard: { $value })
only-with = Nur mit { $option }.
no-such-rule = Eine Regel { $rule } gibt es nicht.{ $near ->
    [0] {""}
   *[other] {" "}Ähnlich sind { ROW($near) }.
  }
no-rule-with = Keine Regel enthält: { $words }.

## Simulation

says-games-played = Partien
says-moves-weighed = Züge
says-help-is-near = Mit züge siehst du alle Züge, mit hilfe alle Befehle.
simulated = { $games } Partien, { $plies } Züge, { $each } pro Partie, { $choices } mögliche Züge zur Auswahl, { $seconds } s. Seed: { $seed }
not-all-ended = { $count } von { $games } Partien waren nach { $most } Aktionen nicht zu Ende und wurden abgebrochen.
says-wins = Siege
says-win-share = Anteil
says-bot-or-bots = Gib --bot oder --bots an, nicht beides.
bots-and-players = Für { $players } Spieler gibt es { $bots } Bots.

## Aufzeichnungen

no-such-action = Eine Stellung nach { $at } Aktionen gibt es nicht: Die Aufzeichnung hat { $last }.
not-asked = Nach { $at } Aktionen { $asked ->
    [0] ist niemand gefragt.
    [one] ist Platz { $asked } gefragt.
   *[other] sind diese Plätze gefragt: { $asked }.
  }
see-rule = Mehr dazu: stellarch rules { $rule }
says-not-over = Die Partie ist nicht zu Ende. Der Punktestand bisher:

## Plätze am Tisch

person-or-bot = { QUOTED($given) } ist kein Platz: Schreib NAME=ART, mit einer dieser Arten: { $person }, { $bots }.
bad-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
seats-and-players = Für { $players } Spieler gibt es { $seats } Plätze.
says-seats-or-people = Gib --seat oder --people an, nicht beides.
too-many-people = Unter { $players } Spielern können nicht { $people } Menschen sein.
says-resume-alone = Eine fortgesetzte Partie behält Spieler, Optionen und Seed: Lass sie weg.

## Spielen

welcome = { $game }. Du bist { $who }. Gib einen Zug ein, seine Nummer oder hilfe.
welcome-all = { $game }: { $who }. Gib einen Zug ein, seine Nummer oder hilfe.
watch = { $game }: { $who }. Es spielen nur Bots.
turn = Zug { $number }: { $who }
now = { $heading }: { $who }
enter = Eingabetaste → { $order }
says-sealed = Niemand sieht es, bevor alle geantwortet haben.
says-at-any-time = Jederzeit:
no-moves-at = Kein Zug beginnt oder endet auf { $at }.
no-such-number = Die Liste geht von 1 bis { $last }.
one-of = { EITHER($things) }
no-such-piece = Nummer { $number } lässt sich so spielen: { $moves }.
several-moves = Das könnte { $moves } sein. Was meinst du?
is-legal = { $move } ist ein erlaubter Zug.
why-what = Sag, welcher Zug, zum Beispiel: warum { $example }
hint = Du könntest { $move } spielen: Gib { $number } ein.
says-figures = Die Zahlen:
why-played = Warum { $who } { $move } gespielt hat:
no-reasons = Der Bot { $bot } denkt nicht voraus. Ein Bot, der das tut, findet:
secret-reasons = Die Gründe { OF($who) } würden Geheimnisse verraten.
taken-back = Zurückgenommen: { ROW($moves) }.
says-nothing-to-take-back = Du hast nichts zurückzunehmen.
says-revealed = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas aufgedeckt.
says-cannot-resign = Du kannst jetzt nicht aufgeben.
says-save-where = Sag, wohin, zum Beispiel: sichern partie.json
saved = Gesichert in { $file }.
record-at = Die Aufzeichnung ist in { $file }
go-on-with = Du hast die Partie verlassen. So setzt du sie fort: stellarch play --resume { $file }
says-left = Du hast die Partie verlassen.
not-saved = Die Aufzeichnung ist nicht gesichert. { $why }
says-input-ended = Ende der Eingabe.
refused-at = In { $where }:
fill-in = { $what }: Eine leere Zeile nimmt das Mindeste, abbrechen lässt alles, wie es war.
asked = { $what }:
says-cancel = abbrechen
says-cancelled = Es bleibt alles, wie es war.
amount = { $least } bis { $most }{ $step ->
    [1] {""}
   *[other] , in Schritten von { $step }
  }
or-nothing-for = { $range } [{ $value }]
no-such-amount = Gib eine ganze Zahl ein: { $range }.
says-one-number = eine Nummer
says-one-number-or-none = eine Nummer, oder nichts, um es wegzulassen
several-numbers = { $exactly ->
    [yes] { $most } davon, mit Leerzeichen
   *[no] { $least } bis { $most } Nummern, mit Leerzeichen
  }
so-many = Gib { $range } ein, jede nur einmal.
says-ranked-numbers = alle Nummern, die erste zuerst
says-all-in-order = Gib jede Nummer einmal ein, in der gewünschten Reihenfolge.
together = { $most } insgesamt
order-number = { $may_end ->
    [yes] Nummer { $number }, oder eine leere Zeile zum Beenden
   *[no] Nummer { $number }
  }
characters = { $least ->
    [0] höchstens { $most } Zeichen
   *[other] { $least } bis { $most } Zeichen
  }
no-such-words = Das passt nicht: { $range }.
says-help =
    züge [ORT]     die Züge noch einmal, oder die an einem Ort
    warum ZUG      was einem Zug begegnen kann oder welche Regel ihn verbietet
    warum [NAME]   warum ein Bot so gespielt hat, der letzte oder der genannte
    tipp           ein guter Zug und die Gründe dafür
    spielplan      der Spielplan noch einmal
    bericht        noch einmal, was seit deiner letzten Entscheidung geschah
    wertung        das Wertungsblatt, als wäre die Partie jetzt zu Ende
    regeln WÖRTER  eine Regel nach ihrer Nummer, oder alle mit diesen Wörtern
    zurück         deinen letzten Zug zurücknehmen, wenn nichts aufgedeckt wurde
    sichern DATEI  die Aufzeichnung der Partie in eine Datei schreiben
    aufgeben       aufgeben
    ende           gehen; die Partie bleibt erhalten und lässt sich fortsetzen
not-a-language = { QUOTED($given) } ist kein Sprachkürzel wie fr, de oder pt-BR.

## Arena

contest = { $games } Partien mit { $deals } Auslosungen, { $players } pro Tisch, { $seconds } s. Seed: { $seed }
says-bot = Bot
says-rating = Wertung (95 %)
says-win-shares = Siege (95 %)
says-points = Punkte
says-a-move = Pro Zug
says-faults = Fehler
says-beats = So deutlich schlägt jeder den nächsten
says-ahead = Davor (95 %)
says-by-points = Abstand (95 %)
says-deals = Auslosungen
says-clear = klar
says-not-clear = nicht klar
fault = Fehler in Partie { $game } (Seed { $seed }), nach { $ply } Zügen: { $bot }, { $kind }: { $what }
faults-kept = Die Aufzeichnungen liegen in { $folder }; stellarch replay zeigt eine.
says-faults-not-kept = Mit --out bleiben die Aufzeichnungen erhalten.
more-faults = Und { $more } weitere Fehler.
results-at = Ergebnisse: { $results }. Bericht: { $report }.
says-resume-where = Nenn den Ordner, in dem es weitergeht: --out ORDNER --resume.
says-compiling = Die Bots werden kompiliert, nur dieses eine Mal; das dauert etwa eine Minute.
says-prepared = Die Bots sind bereit.
says-preparing = Die Bots werden kompiliert (einmal, ein bis zwei Minuten):

## Analyse

bad-span = { QUOTED($given) } ist kein Bereich von Zügen: Schreib 12, 10-20 oder 10-, zwischen 1 und { $last }.
says-nothing-played = Diese Aufzeichnung hat keine Züge.
says-numbers-with-commas = Gib die Spielerzahlen mit Kommas getrennt an: 2,3,4.
says-chance-said = Genannte Chance
says-how-often = Anzahl
says-mean-said = Im Mittel genannt
says-what-came = Eingetreten
says-of-games-left-out = Was über jedes Fünftel der Partien gesagt wird, wenn an die übrigen angepasst wurde:
calibrated = An { $games } Partien angepasst; gespeichert in { $file }
nothing-kept = Die Chancen von { $game } sind noch nicht angepasst worden.
reliability-of = { $kind ->
    [position] Auf einen Blick beurteilte Stellungen
   *[search] Vorhersagen der Suche
  }, { $seats } Spieler: { $chances } Chancen aus { $games } Partien. Brier-Wert { $brier }, Konstante { $constant }: { $gain } % besser. Kalibrierungsfehler { $error }.{ $holds ->
    [yes] {""}
   *[no] {" "}Das Ziel ist damit verfehlt.
  }
analysed = { $game }: { ROW($players) }. Analysiert von { $bot }.
page-at = Die Seite ist in { $file }

## Was man eingeben kann

typed-help = hilfe
typed-moves = züge
typed-why = warum
typed-hint = tipp
typed-board = spielplan
typed-report = bericht
typed-score = wertung
typed-rules = regeln
typed-undo = zurück
typed-save = sichern
typed-resign = aufgeben
typed-quit = ende

## Dateien

file-fault-not-found = eine Datei oder einen Ordner dieses Namens gibt es nicht
file-fault-is-a-folder = das ist ein Ordner
file-fault-not-a-folder = ein Teil des Pfades ist kein Ordner
file-fault-exists = es gibt schon eine Datei dieses Namens
file-fault-not-allowed = keine Berechtigung
cannot = { $path } lässt sich nicht { $doing ->
    [read] lesen
   *[other] schreiben
  }: { $reason }.
file-too-long = { $path } ist zu lang, um eine unserer Dateien zu sein.
not-a-text-file = { $path } ist keine Textdatei.

says-exploit = Kniff
says-at-table = Spieler
says-fair-share = Anteil
says-beats-the-bots = schlägt die Bots
says-held = hält nicht stand
says-held-out = * zurückgehalten: kein Bot wurde mit Blick darauf verbessert.
says-who-competes = Nenn die Bots, die antreten: --seats level-3,level-4.
gauntlet = Kniffe gegen Bots { $level }, { $games } Partien. Seed: { $seed }
gauntlet-faults = { $games ->
    [1] In einer Partie
   *[other] In { $games } Partien
  } musste ein Bot nach einem Fehler ersetzt werden.
no-such-exploit = So einen Kniff gibt es nicht: { $name }. Es gibt { ROW($known) }.
says-no-exploits = Dieses Spiel hat keine Kniffe zum Ausprobieren.

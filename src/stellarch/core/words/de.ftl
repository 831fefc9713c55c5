# Was alle Spiele gemeinsam haben. docs/translate.md erklärt, wie diese Dateien geschrieben werden.
# Wer liest, wird geduzt.

## Grammatik

-a = { $number ->
   *[one] { $case ->
       *[nominative] { $gender ->
            [f] eine
           *[m] ein
          }
        [accusative] { $gender ->
            [f] eine
            [n] ein
           *[m] einen
          }
        [dative] { $gender ->
            [f] einer
           *[m] einem
          }
        [genitive] { $gender ->
            [f] einer
           *[m] eines
          }
      }
    [other] {""}
  }
-the = { $number ->
   *[one] { $case ->
       *[nominative] { $gender ->
            [f] die
            [n] das
           *[m] der
          }
        [accusative] { $gender ->
            [f] die
            [n] das
           *[m] den
          }
        [dative] { $gender ->
            [f] der
           *[m] dem
          }
        [genitive] { $gender ->
            [f] der
           *[m] des
          }
      }
    [other] { $case ->
       *[nominative] die
        [accusative] die
        [dative] den
        [genitive] der
      }
  }
-you = du
-of = von
-to = zu
-at = bei
-and = und
-or = oder
-thousands = .
-decimal = ,

## Was an einer Eingabe nicht stimmen kann

moved-on = Die Partie ist inzwischen weitergegangen.
fault-in-text = { $why } In { QUOTED($text) }, an Stelle { $at }.
fault-in-file = { $file }, { $key }: { $what }
not-an-action = Das ist keine Aktion { OF($game) }: { $what }.
action-too-long = Eine Aktion hat höchstens { $most } Zeichen.
not-a-position = Eine Stellung beginnt mit { $begins }
position-unreadable = Diese Stellung ist nicht lesbar: { $what }.

at = { $fault } ({ $where })
other-kind = erwartet: { EITHER($wanted) }; erhalten: { EITHER($got) }
field-missing = das Feld { $field } fehlt
unknown-field = ein Feld { $field } gibt es nicht
unknown-value = { $value } ist hier nicht bekannt
out-of-bounds = der Wert muss { $bounds } sein
malformed = die Form stimmt nicht
data-kind-int = eine ganze Zahl
data-kind-float = eine Zahl
data-kind-str = ein Text
data-kind-bool = wahr oder falsch
data-kind-array = eine Liste
data-kind-object = ein Objekt
data-kind-null = nichts

## Optionen

no-such-option = Eine Option { QUOTED($name) } gibt es nicht. Die Optionen sind: { ROW($known) }.
options-unreadable = Die Optionen sind nicht lesbar: { $what }.
bad-value = Die Option { QUOTED($name) } kann nicht { $value } sein; möglich ist: { $may_be }.
number-between = eine Zahl von { $least } bis { $most }
not-for-so-many = { $game } ist für { $least } bis { $most } Spieler, nicht für { $players }.
other-number-of-names = Für { $players } Spieler gibt es { $names } Namen.
other-rules = Diese Partie folgt Version { $rules } der Regeln { OF($game) }; dieses Programm kennt die Versionen 1 bis { $newest }.

## Am Tisch

your-turn = Du bist am Zug
the-game-is-over = Die Partie ist zu Ende.
no-such-seat = Einen Platz { $number } gibt es an diesem Tisch nicht.
no-take-back-nothing = Es gibt nichts zurückzunehmen.
no-take-back-revealed = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas Verborgenes aufgedeckt.
no-take-back-built-on = Das lässt sich nicht allein zurücknehmen: Was die anderen seitdem getan haben, baut darauf auf.
paragraph-in-one = { $about }: { ROW($told, by: " ") }
typing-note = Deine Möglichkeiten, nummeriert. Gib eine Nummer ein oder den Befehl selbst, etwa { $example }.
typing-help =
    Ein Befehl     in seiner Kurzform, etwa { $example }
    Eine Nummer    12 spielt Nummer 12 der Liste

## Aufzeichnungen

record-fault-too-long = Die Aufzeichnung ist zu lang.
record-fault-not-utf-8 = Die Aufzeichnung ist kein UTF-8-Text.
record-fault-not-a-tag = Diese Zeile ist keine Kopfzeile.
record-fault-tag-twice = Diese Kopfzeile kommt zweimal vor.
record-fault-tag-not-quoted = Der Wert dieser Kopfzeile steht nicht richtig in Anführungszeichen.
record-fault-last-action-missing = Die letzte Aktion fehlt.
record-fault-comment-not-closed = Dieser Kommentar ist nicht geschlossen.
not-a-record = Das ist keine Aufzeichnung: { $fault }.
tag-missing = Die Kopfzeile [{ $tag } ...] fehlt.
tag-unreadable = Diese Kopfzeile ist nicht lesbar: { $what }.
seat-missing = Die Kopfzeile [Seat { $letter } ...] fehlt.
not-a-seat = Hier steht { QUOTED($word) }, erwartet wird der Buchstabe eines Platzes.
of-another-game = Die Aufzeichnung stimmt nicht: Sie gehört zum Spiel { QUOTED($game) }, nicht zu { QUOTED($wanted) }.
cannot-be-played = Die Aufzeichnung stimmt nicht: Aktion { $number } ({ $who } { $action }) ist nicht möglich: { $rule ->
    [none] {""}
   *[other] { $rule }:{" "}
  }{ $why }

finding-seed-kept = Der Seed ist der, der vor der Partie zugesagt wurde.
finding-seed-changed = Der Seed ist nicht der zugesagte.
finding-seed-not-promised = Die Aufzeichnung enthält keine Zusage; nichts belegt also, dass der Seed vor der Partie feststand.
finding-agreement-kept = Spiel, Regeln, Optionen und Spieler sind wie zugesagt.
finding-agreement-changed = Das Spiel, die Regeln, eine Option oder ein Spieler ist nicht wie zugesagt.
finding-agreement-not-promised = Für Optionen und Spieler gibt es keine Zusage; nichts belegt also, dass es die ursprünglichen sind.
finding-result-right = Das Ergebnis ist das, zu dem die Aktionen führen.
finding-result-too-soon = Die Partie ist noch nicht zu Ende.
finding-result-missing = Die Partie ist zu Ende, aber die Aufzeichnung nennt kein Ergebnis.
finding-result-not-due = Die Aufzeichnung endet vor der Partie; es gibt noch kein Ergebnis zu prüfen.
actions-follow-the-rules = Alle { $count } Aktionen halten sich an die Regeln.
result-wrong = Die Aktionen führen zu { $true }, nicht zu { $claimed }.

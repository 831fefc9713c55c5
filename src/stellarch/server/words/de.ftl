# Was der Server sagt. docs/translate.md erklärt, wie diese Dateien geschrieben werden.
# Wer liest, wird geduzt.

## Am Tisch

why-not-your-turn = Du bist nicht am Zug.
why-hints-are-off = An diesem Tisch sind Tipps abgeschaltet.
why-secret-until-the-end = Das bleibt bis zum Ende der Partie geheim.
why-bot-failed-here = Hier hat der Bot versagt: Das ist die Standardaktion des Spiels, es steckt keine Überlegung dahinter.
why-bot-knows-secrets = Was dieser Bot weiß, bleibt bis zum Ende der Partie geheim.
why-analysed-when-over = Eine Partie wird erst analysiert, wenn sie zu Ende ist: Vorher könnten die Gedanken eines Bots Geheimnisse verraten.
why-tried-alone = Solange die Partie läuft, können nur ihre Spieler etwas ausprobieren, jeder für sich allein.
why-not-playable = Diese Partie lässt sich nach den Regeln nicht spielen.
why-no-positions = Dieses Spiel hat keinen Text für seine Stellungen.
too-many-moves = Eine Aufzeichnung darf { $most } Züge haben, um hier geöffnet zu werden.
why-record-of-a-try = Ein Versuch, der mitten in einer laufenden Partie begann, hat keine Aufzeichnung: Er folgt nicht aus einer Auslage.
why-record-when-over = Die Aufzeichnung gibt es, wenn die Partie zu Ende ist.
why-game-too-long = Diese Partie ist zu lang, um hier erzählt zu werden. Ihre Aufzeichnung kannst du herunterladen: stellarch report schreibt daraus die Chronik.
why-over-in-this-position = In dieser Stellung ist die Partie zu Ende.
why-no-such-seat = Diesen Platz gibt es nicht.
why-no-such-table = Diesen Tisch gibt es nicht.
why-not-your-seat = Das ist nicht dein Platz.
why-nothing-to-take-back = Es lässt sich nichts zurücknehmen: Entweder wurde noch nichts gespielt, oder seitdem wurde etwas Verborgenes aufgedeckt.
why-nothing-to-answer = Es gibt nichts zu beantworten.
why-table-damaged = Dieser Tisch lässt sich nicht öffnen: Er stammt von einer anderen Version von Stellarch oder ist beschädigt. Es wurde nichts verändert.
why-seat-given-up = Diesen Platz spielt ein Bot bis zum Ende: Er wurde aufgegeben.
why-no-time-to-think = Zum Nachdenken braucht es Zeit: Es fehlt eine Zahl von Sekunden.
why-time-is-up = Die Zeit für diesen Zug war abgelaufen.
why-no-such-zone = Eine Zeitzone dieses Namens gibt es nicht.
why-holidays-used = Ein Jahr hat hier 30 Urlaubstage, und die sind verbraucht.
why-no-clocks = An diesem Tisch laufen keine Uhren.

no-bot-played = Aktion { $number } hat kein Bot gespielt.
no-such-position = Eine Stellung { $number } gibt es nicht.
no-such-board = Eine Tafel { QUOTED($name) } gibt es nicht.
no-such-rule = Eine Regel { QUOTED($rule) } gibt es nicht.
log-full = Das Protokoll dieses Tisches ist voll: Es fasst { $most } Zeilen.
share-used = Du hast dem Protokoll { $lines } Zeilen hinzugefügt. Von jetzt an kannst du nur noch deine Züge spielen.
bot-failed-in-game = Der Bot, der für { $name } spielt, hat versagt; an seiner Stelle wurde die Standardaktion des Spiels gespielt.
time-was-up-in-game = Die Zeit von { $name } war abgelaufen; gespielt wurde, was das Spiel in diesem Fall vorsieht.

## Gespräch

why-nothing-said = Darin gibt es nichts zu lesen.
why-no-such-line = Eine solche Zeile gibt es für dich nicht.
why-nobody-to-talk-to = Auf diesem Platz sitzt sonst niemand, der es lesen könnte.
why-hushed = Im Augenblick verbieten die Regeln zu reden.
why-no-host-to-tell = Es gibt keinen Gastgeber, dem du diese Zeile melden könntest.
why-not-the-host = Das kann nur, wer den Tisch leitet.
why-blocked = Einer von euch hat den anderen blockiert.
why-nobody-to-block = Diesen Platz spielt niemand außer dir.
why-nothing-to-ask = Das kann den Tisch jetzt niemand fragen.
why-not-absent = Die anderen können einen Platz nur dann einem Bot geben, wenn die Partie schon lange auf jemanden wartet, der nicht da ist.
why-asked-already = Danach wird der Tisch schon gefragt.
why-nobody-to-remind = Die Partie wartet nicht auf diesen Spieler.
why-reminded-already = Dieser Spieler wurde heute schon erinnert.
why-table-closed = Dieser Tisch wurde vom Gastgeber geschlossen.
why-has-played = Entfernen lässt sich nur, wer nicht hier ist und an diesem Tisch noch nie etwas getan hat.
why-no-heir = Gastgeber kann nur werden, wer hier spielt.
why-other-options = Eine Revanche ist dieselbe Partie: Nur deren Optionen lassen sich übernehmen.
too-many-blocks = Du hast { $most } Leute blockiert. Hebe zuerst eine Blockierung auf.

## Platz nehmen

why-link-not-valid = Dieser Link gilt nicht mehr.
why-no-free-seat = Hier ist kein Platz frei.
why-seated-already = Du hast an diesem Tisch schon einen Platz.
why-name-missing = Bitte gib einen Namen an.
why-name-with-invisible = Ein Name darf keine unsichtbaren Zeichen enthalten.
why-no-such-colour = Diese Farbe gibt es in diesem Spiel nicht.

name-taken = An diesem Tisch heißt schon jemand { $name }. Bitte wähle einen anderen Namen.
colour-taken = Zwei Spieler haben die Farbe { $colour } gewählt.

## Was gerade nicht geht

why-bot-could-not-answer = Der Bot konnte nicht antworten: Beim Nachdenken ist etwas schiefgegangen. Du kannst es noch einmal versuchen.
why-server-stops = Der Server wird angehalten. Bitte versuch es noch einmal, wenn er wieder läuft.
why-no-database = Der Server erreicht gerade seine Datenbank nicht, deshalb wurde nichts gespeichert. Bitte versuch es gleich noch einmal.
why-no-board-now = Der Server kann gerade keinen Spielplan auslegen. Bitte versuch es gleich noch einmal.
why-no-board-in-time = In der Zeit wurde kein solcher Spielplan gefunden. Verlang etwas weniger.
why-no-mail = Der Server kann gerade keine E-Mails verschicken. Bitte später noch einmal versuchen.
why-our-fault = Bei uns ist etwas schiefgegangen.

too-many-requests = Zu viele Anfragen. Bitte versuch es in { $seconds } s noch einmal.

## Anfragen

why-several-hosts = Die Anfrage nennt mehrere Hosts.
why-from-another-site = Diese Anfrage kommt von einer anderen Website.
why-nested-too-deeply = Das JSON ist zu tief verschachtelt.
why-not-utf-8 = Die Anfrage ist kein gültiges UTF-8.

unknown-name = Auf den Namen { $name } hört dieser Server nicht. Wenn der Name stimmt, starte ihn mit --allow-host.

## Den Server starten

why-database-in-use = Ein anderer Stellarch-Server benutzt diese Datenbank. Halte ihn an oder gib diesem hier eine andere --database.
why-no-such-exercise = Diese Lektion oder dieses Rätsel gibt es nicht.

not-between = { $option } muss zwischen { $least } und { $most } liegen, nicht bei { $given }.
not-an-address = --proxy muss eine Adresse wie 127.0.0.1 sein, nicht { $proxy }.
database-unusable = Die Datenbank lässt sich nicht benutzen: { $fault }. Versuch es mit einer anderen --database.
cannot-listen = { $host }, Port { $port }, ist nicht frei: { $fault }. Versuch es mit einem anderen --port.
journal-missing = { $journal } fehlt: Darin steht, was zuletzt gespielt wurde. Leg die Datei wieder neben die Datenbank. Wenn du darauf verzichten willst, lösch { $lock } und starte neu.
two-names = { $file } ist noch unter einem anderen Namen bekannt (ein Hardlink), unter dem ein anderer Server die Datei benutzen könnte. Kopier sie stattdessen.
not-a-mail-setting = { $name } kann nicht { QUOTED($value) } sein.

## Leute

no-passkey = Der Passkey wurde nicht angenommen. Bitte versuche es noch einmal.
no-passkeys-here = Passkeys brauchen eine Adresse mit dem Namen des Servers statt einer Nummer, und eine sichere Verbindung.
no-right-words = Nummer und Wörter passen nicht zusammen. Vergleiche jedes Wort mit deinem Zettel.
no-such-key = Diesen Schlüssel gibt es nicht.
no-such-device = Dieses Gerät gibt es nicht.
no-such-token = Dieses Token gibt es nicht.
no-such-person = Unter dieser Adresse gibt es niemanden.
no-way-back = Das ist dein einziges Gerät, und nichts öffnet dein Konto anderswo. Sichere zuerst deinen Namen, oder lass ihn vergessen.
no-letters = Dieser Server verschickt keine E-Mails.
no-address = Das ist keine E-Mail-Adresse.
no-good-letter = Dieser Link gilt nicht mehr. Er wirkt einmal, eine Viertelstunde lang. Bitte fordere einen neuen an.
no-letter-of-this-browser = Dieser Link öffnet sich nur in dem Browser, der ihn angefordert hat. Tippe dort den Code aus der E-Mail ein. Wenn du nichts angefordert hast, tu nichts.
no-right-code = Das ist nicht der Code aus der letzten E-Mail.
no-good-code = Dieser Code gilt nicht mehr. Er wirkt einmal, zehn Minuten lang. Bitte erstelle einen neuen.
no-address-of-yours = Diese Adresse gehört zu einem anderen Konto. Melde dieses Gerät zuerst ab und komm dann mit ihr zurück.
no-good-token = Dieses Token gilt nicht mehr.
no-right-for-this = Dieses Token darf das nicht.
no-cookie-yet = Dein Browser hat gerade ein anderes Cookie bekommen. Bitte versuche es noch einmal.

too-many-tokens = Du hast schon { $most } Tokens. Zieh zuerst eines zurück.
no-such-template = Unter diesem Namen ist kein Tisch von dir aufgehoben.
no-free-name = Unter diesem Namen hast du schon einen anderen Tisch aufgehoben.
no-room-for-template = Die Optionen dieses Tisches sind zu lang zum Aufheben. Lass das geschriebene Brett weg.
too-many-templates = Du hast schon { $most } Tische aufgehoben. Lösche zuerst einen.

letter-subject = Dein Link zu Stellarch
letter-with-link = Jemand, vermutlich du, möchte mit dieser Adresse auf Stellarch spielen.

    Öffne diesen Link in dem Browser, der ihn angefordert hat:
    { $link }

    Auf einem anderen Gerät tippst du stattdessen diesen Code in jenen Browser: { $code }

    Beides wirkt einmal, { $minutes } Minuten lang. Wenn du nichts angefordert hast, tu nichts, und gib den Code niemandem.

forgotten = { $number ->
    [1] Jemand
   *[other] Jemand { $number }
}

cannot-foresee-your-turn = Du bist am Zug: Spiel einfach.
cannot-foresee-together = Hier entscheiden mehrere gleichzeitig. Was danach kommt, kann niemand sagen.
cannot-foresee-comes-out = Was daraus wird, entscheiden Würfel oder etwas Verdecktes. Die Zeile endet hier.
cannot-foresee-hidden = Das würdest du nicht sehen, wenn es geschieht. Darauf kannst du nicht im Voraus antworten.
cannot-foresee-over = In dieser Stellung ist das Spiel zu Ende.
cannot-foresee-others-first = Beginn mit dem, was jemand anderes tut.
cannot-foresee-answer-last = Hör mit deiner eigenen Antwort auf.
cannot-foresee-leaving = Du kannst das Spiel nicht im Voraus verlassen.
cannot-foresee-answered-already = Darauf hast du schon eine Antwort. Nimm zuerst diese zurück.
cannot-foresee-no-such-line = Diese Zeile gibt es nicht mehr.
cannot-foresee-no-passing = In diesem Spiel kann man so nicht passen.
cannot-foresee-seen-otherwise = Die Stellung war nicht so, wie du sie vorausgesehen hattest.
too-many-lines = Du hast schon { $most } Zeilen, die warten. Nimm zuerst eine zurück.

## Nachrichten

untold-address = An diese Adresse lässt sich nichts senden. Sie muss mit https:// beginnen und aus dem Internet erreichbar sein.
untold-host-alone = Das darf nur, wer den Tisch eröffnet hat.
untold-browser = Dieser Browser kann nicht benachrichtigt werden, solange er geschlossen ist.
untold-such-hook = Diesen Webhook gibt es nicht.
untold-pushes = Dieser Server kann geschlossene Browser nicht benachrichtigen.
too-many-hooks = Mehr als { $most } Webhooks gehen nicht. Entferne zuerst einen.
hook-off-subject = Der Webhook zu { $host } ist abgeschaltet
hook-off = Der Webhook zu { $host } ist mehrmals hintereinander gescheitert. Stellarch sendet nichts mehr dorthin.

    Wenn er wieder geht, richte ihn neu ein: { $page }
trial-notice = So kommt eine Nachricht.

game-with = { $others ->
    [0] { $game }
   *[other] { $game } mit { $others }
  }
round-of = { $round ->
    [none] { $game }
   *[other] { $game }, Runde { $round }
  }
games-wait = { $count ->
    [1] Du bist am Zug: { $first }
   *[other] { $count } Partien warten auf dich
  }
news-of-games = Neues aus deinen Partien
time-left = { $days ->
    [0] { $hours ->
        [0] Noch { $minutes } Min.
       *[other] Noch { $hours } Std. { $minutes } Min.
      }
    [1] Noch 1 Tag { $hours } Std.
   *[other] Noch { $days } Tage { $hours } Std.
  }
letter-why = Eine E-Mail kommt nur, wenn etwas wartet, während du weg bist. Das änderst du hier: { $page }
letter-stop = Diese E-Mails abbestellen: { $link }
stop-letters = Diese E-Mails abbestellen
change-notices = Ändern, wann sie kommen
news-turn = Du bist am Zug: { $game }
news-nudge = { $by } bittet dich zu ziehen: { $game }
news-low = Dir bleibt weniger als ein Viertel deiner Zeit: { $game }
news-word = { $by } hat dir allein geschrieben: { $game }
news-talk = { $by } hat am Tisch geschrieben: { $game }
news-vote = Eine Abstimmung oder ein Angebot wartet auf dich: { $game }
news-over = Die Partie ist zu Ende: { $game }
news-invitation = { $by } lädt dich zu einer Partie ein: { $game }
waits = { $game }: Am Zug: { $names }.
ended = { $winners ->
    [0] { $game } ist zu Ende.
   *[other] { $game } ist zu Ende. Gewonnen: { $winners }.
  }


## Rückblick

past-not-proved-from-a-position = Das ist ein Versuch: Er begann nicht mit einer Auslage, also gibt es keine Zusage zu prüfen.

told-otherwise = Richtig wäre: { $now } Die Aufzeichnung sagt: { $then }
nothing-to-tell = nichts.
chance-fell-alike = Alle { $moves } Schritte kamen so heraus, wie sie damals gemeldet wurden.
chance-fell-otherwise = { $moves ->
    [1] Ein Schritt kam nicht so heraus, wie er damals gemeldet wurde.
   *[other] { $moves } Schritte kamen nicht so heraus, wie sie damals gemeldet wurden.
}
chance-is-not-kept = Die Aufzeichnung enthält nur die Züge; es gibt also nichts zum Vergleichen.
stopped-at = Zug { $move } verstößt gegen die Regeln: { $who }, { $action }. { $why }

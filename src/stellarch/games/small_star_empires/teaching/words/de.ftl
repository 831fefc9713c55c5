## Lektionen

lesson-words-fly = Fliegen und siedeln
    .about = ein Schiff, eine Linie, ein System
lesson-words-pieces = Kolonie oder Handelsstation
    .about = viele von den einen, wenige von den anderen
lesson-words-nebulae = Nebel zu dritt
    .about = 2, 5, 8 Punkte für eine Farbe
lesson-words-wormholes = Wurmlöcher
    .about = neben einem starten, neben einem anderen ankommen
lesson-words-door = Die Tür zumachen
    .about = ein besetztes System ist eine Wand
lesson-words-last-moves = Die letzten Züge
    .about = zähle, wem sie zuerst ausgehen

task-words-settle = Fliege mit einem Schiff in gerader Linie zu einem System mit Planeten und setze dort eine Kolonie.
    .hint = Klicke auf deine Heimatwelt, wo alle deine Schiffe stehen, dann auf eines der beleuchteten Systeme. Die Kolonie ist schon gewählt.
    .done = Das ist ein ganzer Zug: Ein Schiff fliegt, und das System, auf dem es landet, gehört dir. Jeder Planet dort ist ein Punkt.
task-words-richest = Finde das System mit drei Planeten, das ein Schiff erreicht, und nimm es.
    .hint = Schau von deiner Heimatwelt gerade nach unten: Die Linie ist weit frei.
    .done = Drei Punkte mit einem Zug. Ein Schiff fliegt, so weit die Linie frei ist: Weit kostet nicht mehr als nah.
task-words-fly-on = Eines deiner Schiffe ist schon unterwegs. Fliege mit diesem weiter.
    .hint = Es steht auf dem System mit deiner Kolonie.
    .done = Ein Schiff bleibt, wo es landet. Jeder Zug entscheidet also auch, wohin du als Nächstes fliegen kannst.
task-words-trade = Setze eine Handelsstation dorthin, wo ihre Nachbarn ihr mindestens drei Punkte bringen.
    .hint = Sie bringt einen Punkt für jedes System deines Gegners daneben. Schau, wo Grün dicht sitzt; ein Wurmloch kann dich hinbringen.
    .done = Dein Gegner siedelt, du kassierst: Jedes gegnerische System daneben zählt, auch wenn es erst später besetzt wird.
task-words-save-a-station = Noch einmal dieselben drei Planeten, aber ohne Nachbarn. Nimm sie, ohne eine Handelsstation auszugeben.
    .hint = Wähle die Kolonie, bevor du bestätigst.
    .done = Beide Steine halten ein System und zählen seine Planeten. Du hast sechzehn Kolonien und nur vier Handelsstationen: Hebe dir diese für das Gedränge auf.
task-words-second-nebula = Du hast einen blauen Nebel: 2 Punkte. Mit einem zweiten werden es 5.
    .hint = Ein weiterer blauer Nebel liegt in der Reihe deiner Heimatwelt, weit rechts.
    .done = Einer von einer Farbe ist 2 Punkte wert, zwei sind 5 wert.
task-words-third-nebula = Zwei blaue Nebel gehören dir. Der dritte macht 8 Punkte: Nimm ihn.
    .hint = Er liegt unten rechts, und eines deiner Schiffe hat freie Bahn dorthin.
    .done = Drei von einer Farbe sind 8 Punkte wert, und mehr als drei gibt es nicht. Der erste allein bringt nur 2: Sammle eine Farbe, nicht drei.
task-words-jump = Ein Schiff steht neben einem Wurmloch. Verlasse die Gegend durch das Wurmloch.
    .hint = Nimm das Schiff auf dem grünen Nebel. Was weit weg aufleuchtet, liegt neben einem anderen Wurmloch.
    .done = Ein Schiff, das seinen Zug neben einem Wurmloch beginnt, darf auf jedes freie System neben einem anderen. Der Sprung ist der ganze Zug.
task-words-jump-for-three = Springe noch einmal und lande auf drei Planeten.
    .hint = Ein solches System liegt neben dem Wurmloch unten rechts, ein anderes neben dem unten links.
    .done = In zwei Zügen bist du tief im Viertel deines Gegners. Pass auf: Umgekehrt geht das auch.
task-words-shut = Grün erreicht noch viele Systeme. Nimm ihm mit einem Zug mindestens fünf davon weg.
    .hint = Kein Schiff fliegt über ein fremdes System. Suche die Lücke, durch die Grüns Schiffe fliegen.
    .done = Zu. Was Grün nicht erreicht, bleibt bis zum Schluss für dich frei.
task-words-only-move = Kurz vor dem Ende gewinnt genau einer deiner Züge. Finde ihn.
    .hint = Zähle die Züge, die jeder noch hat, und wer die letzten freien Systeme bekommt.
    .done = Bewiesen: Jede Antwort wurde zu Ende gespielt, und du gewinnst gegen alle.

## Themen der Rätsel

theme-jump = Wurmloch
    .about = Der Zug geht durch ein Wurmloch. Schiffe daneben erreichen mehr, als ihre Linien zeigen.
theme-station = Handelsstation
    .about = Eine Handelsstation entscheidet: Zähle die gegnerischen Systeme daneben und die, die noch kommen.
theme-nebula = letzter Nebel
    .about = Ein Nebel entscheidet: Der zweite und dritte einer Farbe sind mehr wert als jedes System.
theme-shut-the-door = Tür zu
    .about = Ein besetztes System ist eine Wand. Der Zug nimmt dem Gegner, was er noch erreichen konnte.
theme-count-out = auszählen
    .about = Wenn wenig frei ist, zähle die Züge beider Seiten. Wem sie zuerst ausgehen, der überlässt dem anderen den Rest.
theme-patience = Geduld
    .about = Ein anderer Zug bringt sofort mehr und verliert. Was dir ohnehin bleibt, kann warten.
theme-territory = Gebiet
    .about = Das größte Gebiet bringt eigene Punkte: Der Zug gewinnt es oder beendet einen Gleichstand.
theme-last-worlds = letzte Welten
    .about = Wenige Systeme sind frei, und die Reihenfolge zählt: Nimm zuerst, was du verlieren könntest.

# Spiele finden, unsere und die anderer Pakete.

no-such-game = Ein Spiel { QUOTED($game) } gibt es nicht. Es gibt: { ROW($known) }.
not-a-game = Das Paket { $package } hat kein Spiel { QUOTED($game) }: { $where } ist kein Game.
another-id = Das Paket { $package } hat kein Spiel { QUOTED($game) }: { $where } hat die Kennung { QUOTED($other) }.
not-an-id = Das Paket { $package } nennt ein Spiel { QUOTED($game) }: Eine Kennung besteht aus Kleinbuchstaben, Ziffern und Bindestrichen.
id-taken = Das Spiel { QUOTED($game) } des Pakets { $package } bleibt außen vor: { $other } hat schon eines mit diesem Namen.
unloadable = Das Spiel { QUOTED($game) } des Pakets { $package } lässt sich nicht laden: { $fault }.

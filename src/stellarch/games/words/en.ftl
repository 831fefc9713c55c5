# Finding games, ours and those of other packages.

no-such-game = There is no game { QUOTED($game) }. The games are: { ROW($known) }.
not-a-game = The package { $package } has no game { QUOTED($game) }: { $where } is not a Game.
another-id = The package { $package } has no game { QUOTED($game) }: { $where } has the id { QUOTED($other) }.
not-an-id = The package { $package } calls a game { QUOTED($game) }: an id has small letters, digits and hyphens.
id-taken = The game { QUOTED($game) } of the package { $package } is left out: { $other } has one of that name.
unloadable = The game { QUOTED($game) } of the package { $package } cannot be loaded: { $fault }.

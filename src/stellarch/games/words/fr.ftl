# Trouver les jeux, les nôtres et ceux d'autres paquets.

no-such-game = Pas de jeu { QUOTED($game) }. Les jeux : { ROW($known) }.
not-a-game = Le paquet { $package } n'a pas de jeu { QUOTED($game) } : { $where } n'est pas un Game.
another-id = Le paquet { $package } n'a pas de jeu { QUOTED($game) } : l'identifiant { OF($where) } est { QUOTED($other) }.
not-an-id = Le paquet { $package } appelle un jeu { QUOTED($game) } : un identifiant se compose de minuscules, de chiffres et de tirets.
id-taken = Le jeu { QUOTED($game) } du paquet { $package } est laissé de côté : { $other } en a un du même nom.
unloadable = Impossible de charger le jeu { QUOTED($game) } du paquet { $package } : { $fault }.

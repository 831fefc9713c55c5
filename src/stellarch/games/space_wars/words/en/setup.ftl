## Why not

map-does-not-fit = This map is not made for { $players } players.
setup-no-such-technology = There is no technology { $technology }.
wrong-level = You start with one technology of level 3 and two of level 2; { $technology } is of level { $level }.
not-two = Choose two different technologies of level 2.

## Why not

standing-no-such-technology = There is no technology { $technology }.
standing-no-such-treaty = There is no treaty { $treaty }.
no-such-card = There is no law or protocol { $card }.
standing-no-such-player = Name another player who is in the game.
standing-no-such-sector = There is no sector { $sector }.
standing-not-a-freight = A route is for one of your own freighters.
not-two-systems = A route leads from one sector to another.
no-cargo = Say which resources it carries.
no-route = { UPPER($craft) } has no route.
nothing-to-fetch = { UPPER($craft) } is { $here }, and nothing lies there that its route calls for.
no-open-way = { UPPER($craft) } is { $here }, and no safe way on is open to it.
turn-past = Name a turn to come, { $most } turns from now at most.
too-many-legions = A garrison is from 0 to { $most } legions.
too-many-wishes = A list holds { $most } wishes at most.

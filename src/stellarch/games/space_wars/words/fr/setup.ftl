## Pourquoi pas

map-does-not-fit = Cette carte n'est pas faite pour { $players } joueurs.
setup-no-such-technology = Il n'y a pas de technologie { $technology }.
wrong-level = On commence avec une technologie de niveau 3 et deux de niveau 2 ; { $technology } est de niveau { $level }.
not-two = Choisissez deux technologies différentes de niveau 2.

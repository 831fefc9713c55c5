## Forces that are typed

force-fault-no-craft = Name at least one craft.
force-fault-no-legion = Name at least one legion.
force-fault-no-unit = Name at least one thing on the surface.
force-fault-aliens-alone = Aliens fight alone, without legions.
not-a-craft = { QUOTED($part) } is no craft. Write, for example: 3 cruisers, 2 corvettes.
not-a-legion = { QUOTED($part) } is no legion. Write, for example: 3 regulars, 1 veteran; or 4 aliens.
not-a-unit = { QUOTED($part) } stands or lives on no surface. Write, for example: 3 cities, 2 regulars, planetary shield class a.
not-a-technology = { QUOTED($part) } is no technology.
too-many-craft = Nobody has so many: a player has at most { $most } counters of the { $what } (SW-1.2.10).
too-many-units = There are not so many: at most { $most } counters of the { $what } (SW-1.2.10).

## Labels

has-aliens = Infested by aliens ({ $count }): no income, research or building.
has-event = In the midst of an event ({ $kind }): no income, research or building.
under-blockade = Under blockade: enemies have { $points } points here, and { $enough } are enough.
lack-room-for-city = No room for a larger city; terraforming makes room.
lack-larger-planet = Its city is as large as this planet allows.
lack-room-for-workshops = No room for more workshops; terraforming makes room.
lack-more-workshops = It has all the workshops this planet allows.
lack-shipyard = No shipyard: no craft are built here.
lack-academy = No space academy: no officers are trained here.
lack-supply = Out of supply: one step a turn, no jump, and weaker in battle.
lack-flag = It puts up no flag where it goes.
has-damage = Damaged ({ $points }): a shipyard, a construction starship or an orbital base repairs it.

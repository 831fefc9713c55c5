# What somebody at a terminal can look at

look-label-stored = Stored
look-label-officers = Officers
look-label-mine-fields = Mine fields
look-label-events = Events
look-label-missions = Missions
look-label-around = Around it
look-label-flag = Flag
look-label-structures = Structures
look-label-people = People
look-label-legions = Legions
look-label-surface = On the surface
look-label-contamination = Contamination
look-label-weapons = Special weapons
look-label-laid-down = Laid down
look-label-each-turn = Each turn
look-label-systems = Systems
look-label-flags = Flags
look-label-fleets = Fleets
look-label-technologies = Technologies
look-label-begun = Begun
look-label-others = Others

look-word-sector = sector
look-word-sector-name = NAME
look-word-sector-shown = a sector: draconis_31, 4-7
look-word-empire = empire
look-word-empire-name = [NAME]
look-word-empire-shown = your empire, or another's
look-word-position = position
look-word-position-name = {""}
look-word-position-shown = the position as one word

which-sector = Which sector? Its name, or ring and place: { ROW($near) }.
whose-empire = Whose empire? { ROW($who) }.

sector-title = { $where ->
    [none] { UPPER($sector) }
   *[other] { $sector }, { $where }
  }
empire-title = { $seat }: capital { $home ->
    [none] -
   *[other] { $home }
  }, credits { $credits }, development value { $value }
owner = { $owner ->
    [none] nobody's
   *[other] { $owner }{ $contested ->
        [yes] , contested
       *[no] { $holder ->
            [none] {""}
           *[other] , held by { $holder }
          }
      }
  }
laid-down = { $craft }, { $points } points
craft-here = { $craft }{ $damage ->
    [0] { $supplied ->
        [yes] {""}
       *[no] {" "}(out of supply)
      }
   *[other] {" "}(damage { $damage }{ $supplied ->
        [yes] {""}
       *[no] , out of supply
      })
  }
officer-here = { $officer } ({ $at })
begun-technology = { $technology } ({ $done } of { $squares })
each-turn = credits { $credits } (cities { $cities }, trade { $trade }), research points { $research }
listing = { $things ->
    [0] none
   *[other] { $things }
  }
of-player = { $seat }: { $things }
of-place = { $place }: { $things }{ $stored ->
    [0] {""}
   *[other] ; stored: { $stored }
  }
level = { $structure } { $level }
player = { $seat }

game-stage-over = The game is over
game-stage-before = Before the first turn
turn-heading = Turn { $turn }, { $phase }

drawn-tile-galaxy-core = (core)
drawn-tile-free-space = {"  ·"}
drawn-tile-supernova = nova**
drawn-tile-asteroid-field = aster:
drawn-tile-nebula = ~neb~
drawn-gate = gate { $letter }
somewhere = { $what } ({ $at })
events-now = ! Events: { ROW($events) }
missions-now = ? Missions: { ROW($missions) }

introduced-first-game = Four empires in a smaller galaxy, to a development value of 45: about ten turns.

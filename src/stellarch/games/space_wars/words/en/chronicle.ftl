# Score sheet and chronicle

score-row-systems = Systems
score-row-sectors = Sectors
score-row-cities = Cities
score-row-laboratories = Laboratories
score-row-credits = Credits
score-row-warships = Warships
score-row-value = Development value

followed-research = Research points a turn
followed-craft = Spacecraft
followed-warships = Warships
followed-war = War
treaty-heading = { UPPER($treaty) }

## Report of what has happened

section-game = The game
section-blows = Your losses and wars
section-yours = You
section-war = War and peace
section-battles = Battles
section-council = The council
section-deals = Treaties and deals
section-galaxy = The galaxy
section-others = Others

done = { $what ->
   *[moves] { $count ->
        [1] 1 move
       *[other] { $count } moves
      }
    [flags] { $count ->
        [1] 1 new flag
       *[other] { $count } new flags
      }
    [tokens] { $count ->
        [1] 1 token extracted
       *[other] { $count } tokens extracted
      }
    [structures] { $count ->
        [1] 1 structure built
       *[other] { $count } structures built
      }
    [craft] { $count ->
        [1] 1 craft launched
       *[other] { $count } craft launched
      }
    [legions] { $count ->
        [1] 1 legion raised
       *[other] { $count } legions raised
      }
    [officers] { $count ->
        [1] 1 officer trained
       *[other] { $count } officers trained
      }
    [bases] { $count ->
        [1] 1 base or gate built
       *[other] { $count } bases or gates built
      }
    [mines] { $count ->
        [1] 1 mine field laid
       *[other] { $count } mine fields laid
      }
  }
own-doings = Your orders are carried out: { $doings }.
others-doings = { $seat }: { $doings }.
far-drifts = { $count ->
    [1] One event drifts on, far from you.
   *[other] { $count } events drift on, far from you.
  }
others-exchanges = { $count ->
    [1] Others make an exchange.
   *[other] Others make { $count } exchanges.
  }
technologies-learned = { $seat } masters { $technologies }: development value { $value }.

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

# What things are for, in a sentence or two, by kind and id as the names are. Laws, protocols, treaties, technologies
# and events are explained by their own rules.

about-craft-star_fighter = Small and cheap. It fights other fighters in the skirmish and screens the fleet; it has no drive and goes aboard a carrier or through a gate.
about-craft-heavy_star_fighter = A fighter with a strong torpedo for runs at large craft. It screens little and needs a carrier to travel.
about-craft-advanced_star_fighter = The best fighter: it shoots well, screens well and lets its side engage stealth starships.
about-craft-boarding_pod = Carries a boarding party: it may capture a craft whose shields are gone. It has no weapon of its own.
about-craft-corvette = A light and quick warship. It flags sectors, scouts and escorts, and counts little in a line of battle.
about-craft-cruiser = The solid warship of the early turns: slower than a corvette, stronger and better at breaking lines.
about-craft-advanced_cruiser = As quick as a corvette and stronger than a cruiser. It carries one fighter and finds stealth starships.
about-craft-carrier = Brings fighters and boarding pods to the battle, and has many lasers against those of others.
about-craft-dreadnought = The heaviest starship: strong in line, strong in bombardment and in a blockade, slow and dear.
about-craft-stealth_starship = Cannot be engaged unless the other side has an advanced star fighter or an advanced cruiser there.
about-craft-freight = Carries materials, legions and fighters from world to world. It enters everybody's sectors, but puts up no flag.
about-craft-transport = Carries legions that can land on hostile worlds, and boarding pods. Without it there is no invasion.
about-craft-consular_starship = An envoy: under its laws it enters all sectors and nobody attacks it. It earns credits at the Guild of Traders.
about-craft-scientific_starship = Studies anomalies and artifacts for research points, and cleans contaminated worlds.
about-craft-construction_starship = Lays and clears mine fields and repairs craft, bases too, where it stands.
about-craft-outpost = A small base that passes supply on: with it your craft go further. It moves one sector a turn.
about-craft-orbital_base = An outpost built up into a fortress: strong, unmovable, it passes supply on and repairs craft.
about-craft-artificial_moon = A fortress that moves, carries fighters and legions, and brings its own supply.

about-structure-city = Each level pays a credit a turn, is a vote in the council and makes trade with you worth more.
about-structure-mechanical_workshop = Each level makes one mechanical material a turn for a credit: hulls, yards, most buildings.
about-structure-electronic_workshop = Each level makes one electronic material a turn for a credit: research centers, large craft, shields.
about-structure-chemical_workshop = Each level makes one chemical material a turn for a credit: cities, legions, torpedoes.
about-structure-crystal_workshop = Stands on stars. Each level makes one crystal D a turn, which fuel and the strongest craft are made of.
about-structure-research_center = Each level is a laboratory: one research point a turn, and more for your scientific partners.
about-structure-shipyard = Builds craft and legions: as many points a turn as it has levels. A large craft takes several turns or a large yard.
about-structure-orbital_city = A city in orbit: it counts like a level of a city and needs no room on the ground.
about-structure-space_academy = Trains officers, drills legions into veterans and elite, or raises a legion: one of these a turn.
about-structure-fuel_refinery = Turns crystal D into fuel, which space jumps burn.
about-structure-jump_interdictor = Nobody makes a space jump into its sector without your permission.
about-structure-recycling_center = With a large city it gives raw materials of your choice each turn, for nothing.
about-structure-business_center = Doubles the credits that the cities of its system pay.
about-structure-planetary_shield_a = Makes bombardment and invasion of this system a little harder.
about-structure-planetary_shield_b = Makes bombardment and invasion of this system harder.
about-structure-planetary_shield_c = Makes bombardment and invasion of this system much harder.
about-structure-orbital_shield_generator = Gives your craft more shields in battles in its sector.
about-structure-orbital_defense_project = Fires at every enemy starship that comes into its sector, before any battle.
about-structure-artificial_gate = All gates of one owner are joined: craft pass between them as if they lay side by side.

about-resource-mechanical = A raw material. It lies where it was made; what is built elsewhere needs a freighter to bring it.
about-resource-electronic = A raw material. It lies where it was made; what is built elsewhere needs a freighter to bring it.
about-resource-chemical = A raw material. It lies where it was made; what is built elsewhere needs a freighter to bring it.
about-resource-crystal_d = Rare: it is made on stars. Fuel, special weapons and the strongest craft and shields need it.
about-resource-fuel = Burnt by space jumps, one for each; made of crystal D in a refinery.
about-resource-credits = Money, in your treasury. Cities and commercial agreements bring it; extraction, building and repair spend it.

about-counter-special_weapon = Spent for +1 on one roll of a unit it is with; it also repairs, cloaks and helps missions.
about-counter-mine_field = Craft that come into the sector may be hit, except those of its owner and the owner's friends.
about-counter-contamination = At the end of each turn everything on a contaminated surface is at risk; scientific starships remove it.
about-counter-research_point = Buys squares of the chart in the research phase. What is not spent is lost.
about-counter-flag = Whoever has a flag in a sector owns it. Warships and outposts put one up as they enter a free sector.
about-counter-capital = Whoever loses it to an enemy loses all credits, half of them to the conqueror, and the next council.
about-counter-shield = Takes a hit in the place of its craft. Shields are renewed at the start of each battle.
about-counter-damage = Each point weakens weapons and cargo room; as many as its defence destroy a craft.

about-legion-regular = The usual ground troops, of strength 1. They garrison worlds, keep slaves quiet and invade.
about-legion-veteran = A regular legion that has survived a fight or a drill: strength 2.
about-legion-elite = The best of the veterans: strength 3.
about-legion-cyborg = Half machine, of strength 4. Biological weapons do not harm it, and aliens cannot turn it into one of them.

about-populace-native = A people that lives there. Each turn you may court it: it may found a city, stay, or leave.
about-populace-slave = Saves a credit a turn where it works, and revolts where too few legions stand.
about-populace-alien = Fights everybody and blocks the system until legions have driven it out.

about-officer-admiral = Makes all attacks of the craft better, and may get it out of a lost battle.
about-officer-general = Helps your side in ground combat, and pods that board.
about-officer-medic = Saves officers of a team whose mission has failed.
about-officer-consul = Takes the votes of the system, and earns credits at the Guild of Traders.
about-officer-scientist = Studies anomalies and artifacts for research points.
about-officer-engineer = The craft that carries one moves one sector further.
about-officer-security = Guards against spies in the sector and against boarding.
about-officer-spy = In another player's sector a spy may steal research, destroy a structure or kill an officer: no war is needed.

about-office-president = Has most votes. Names the other holders, may veto one motion, and gets 5 credits and a corvette.
about-office-security = Named by the President; gets 5 credits, and a cruiser while in office.
about-office-relationships = Named by the President; gets 5 credits, and a consular starship while in office.
about-office-trade = Named by the President; gets 5 credits, and a freighter while in office.

about-relation-war = You may enter each other's sectors, fight, bombard, invade and blockade. Only peace ends it.
about-relation-none = Neither friends nor enemies: you keep out of each other's sectors, and war may be declared.

about-tile-galaxy_core = Nobody enters it. Events and missions come out of it.
about-tile-supernova = Nobody enters it, and supply does not pass.
about-tile-star_gate = With star gate navigation craft pass between gates of the same letter for no movement points.

about-term-sector = One hexagon of the galaxy. Whoever has a flag there owns it; without a flag it is free.
about-term-system = A planet or a star, with a surface to build on and to land legions on.
about-term-control = Whoever controls a sector earns, builds and researches there, though the flag may be another's: on worlds by legions, in space by warships.
about-term-supply = Craft within range of your home or of a chain of outposts are supplied. Cut off, they make one step a turn and fight worse.
about-term-blockade = Enough enemy warships around a system block it: it yields nothing and nothing is built there.
about-term-blocked = Under blockade, infested or struck by an event: no credits, no research, no extraction, no building.
about-term-votes = You have one for each city level and orbital city, and cast them all together on each motion.
about-term-motion = What is put to the vote: a new law, the repeal of one, or a protocol. It passes with more votes for than against.
about-term-veto = Once a council the President may strike a motion out before the vote.
about-term-law = Binds everybody from the moment it passes until it is repealed.
about-term-protocol = Holds until the end of the turn, and cannot come back in the next.
about-term-pledge = A promise given in an exchange that the game keeps for you: a payment, a vote, no war, keeping out.
about-term-development_value = The levels of all technologies you know, added up. In the short game the first to reach the goal wins.
about-term-square = A third of a technology. Squares are bought from left to right; with the third the technology is known.
about-term-laboratory = One level of a research center: one research point a turn.
about-term-movement_points = How many sectors a craft can go this turn. Gates cost none.
about-term-yard_points = A shipyard has one a level each turn; a craft needs as many as its defence. What does not fit is laid down and goes on next turn.
about-term-capacity = How many city and workshop levels a world has room for; terraforming makes more.
about-term-free_fire_zone = Here any two without a military treaty may fight as if at war.
about-term-sealed = Nobody sees your orders until all are in, and until then you may change them.
about-term-standing_order = Said once, it fills in your forms every turn and stands in for you when you do not answer.
about-term-posture = How bold your craft are when the software leads them: when they intercept, attack and withdraw.
about-term-mission = A task in a sector for a team of officers. Who solves it earns its reward; failure may cost officers.
about-term-event = Something that drifts through the galaxy from the core outward, and acts on what it meets.
about-term-population_value = Grows with a player's cities, ever more slowly; commercial partners earn by it.

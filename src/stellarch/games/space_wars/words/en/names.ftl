# What everything is called, as inside a sentence: a capital letter only where the language wants one.
# An entry is named by the kind of thing and its id.

at-place = { AT($at) }
-credit = { $number ->
   *[one] credit
    [other] credits
  }
-sector = { $number ->
   *[one] sector
    [other] sectors
  }
    .at = in
-workshop = { $number ->
   *[one] workshop
    [other] workshops
  }
-warship = { $number ->
   *[one] warship
    [other] warships
  }

## What a sector is

-tile-galaxy_core = galaxy core
-tile-nebula_blue = blue nebula
-tile-nebula_red = red nebula
-tile-nebula_green = green nebula
-tile-nebula_yellow = yellow nebula
-tile-supernova = supernova
-tile-star_gate = star gate
-tile-asteroid_field = asteroid field
-tile-large_planet = large planet
-tile-large_star = large star
-tile-medium_planet = medium planet
-tile-medium_star = medium star
-tile-small_planet = small planet
-tile-small_star = small star
-tile-home_planet = home planet
-tile-free_space = free space

## Sizes of systems

-size-large = large
-size-medium = medium
-size-small = small

## Types of planets and stars

-typology-green = green
-typology-grey = grey
-typology-blue = blue
-typology-red = red
-typology-white = white
-typology-home = home
-typology-star_blue = blue star
-typology-star_white = white star
-typology-star_yellow = yellow star
-typology-star_red = red star

## Maps

-map-standard = standard
-map-compact = compact
-map-duel = duel

## Spacecraft

-craft-star_fighter = { $number ->
   *[one] star fighter
    [other] star fighters
  }
-craft-heavy_star_fighter = { $number ->
   *[one] heavy star fighter
    [other] heavy star fighters
  }
-craft-advanced_star_fighter = { $number ->
   *[one] advanced star fighter
    [other] advanced star fighters
  }
-craft-boarding_pod = { $number ->
   *[one] boarding pod
    [other] boarding pods
  }
-craft-corvette = { $number ->
   *[one] corvette
    [other] corvettes
  }
-craft-cruiser = { $number ->
   *[one] cruiser
    [other] cruisers
  }
-craft-advanced_cruiser = { $number ->
   *[one] advanced cruiser
    [other] advanced cruisers
  }
-craft-carrier = { $number ->
   *[one] carrier
    [other] carriers
  }
-craft-dreadnought = { $number ->
   *[one] dreadnought
    [other] dreadnoughts
  }
-craft-stealth_starship = { $number ->
   *[one] stealth starship
    [other] stealth starships
  }
-craft-freight = { $number ->
   *[one] freighter
    [other] freighters
  }
-craft-transport = { $number ->
   *[one] transport
    [other] transports
  }
-craft-consular_starship = { $number ->
   *[one] consular starship
    [other] consular starships
  }
-craft-scientific_starship = { $number ->
   *[one] scientific starship
    [other] scientific starships
  }
-craft-construction_starship = { $number ->
   *[one] construction starship
    [other] construction starships
  }
-craft-outpost = { $number ->
   *[one] outpost
    [other] outposts
  }
-craft-orbital_base = { $number ->
   *[one] orbital base
    [other] orbital bases
  }
-craft-artificial_moon = { $number ->
   *[one] artificial moon
    [other] artificial moons
  }

## Classes of spacecraft

-craft_class-fighter = { $number ->
   *[one] fighter
    [other] fighters
  }
-craft_class-pod = { $number ->
   *[one] pod
    [other] pods
  }
-craft_class-capital = { $number ->
   *[one] capital starship
    [other] capital starships
  }
-craft_class-base = { $number ->
   *[one] base
    [other] bases
  }

## Structures

-structure-city = { $number ->
   *[one] city
    [other] cities
  }
-structure-mechanical_workshop = { $number ->
   *[one] mechanical workshop
    [other] mechanical workshops
  }
-structure-electronic_workshop = { $number ->
   *[one] electronic workshop
    [other] electronic workshops
  }
-structure-chemical_workshop = { $number ->
   *[one] chemical workshop
    [other] chemical workshops
  }
-structure-crystal_workshop = { $number ->
   *[one] crystal D workshop
    [other] crystal D workshops
  }
-structure-research_center = { $number ->
   *[one] research center
    [other] research centers
  }
-structure-shipyard = { $number ->
   *[one] shipyard
    [other] shipyards
  }
-structure-orbital_city = { $number ->
   *[one] orbital city
    [other] orbital cities
  }
-structure-space_academy = { $number ->
   *[one] space academy
    [other] space academies
  }
-structure-fuel_refinery = { $number ->
   *[one] fuel refinery
    [other] fuel refineries
  }
-structure-jump_interdictor = { $number ->
   *[one] jump interdictor
    [other] jump interdictors
  }
-structure-recycling_center = { $number ->
   *[one] recycling center
    [other] recycling centers
  }
-structure-business_center = { $number ->
   *[one] business center
    [other] business centers
  }
-structure-planetary_shield_a = { $number ->
   *[one] planetary shield class A
    [other] planetary shields class A
  }
-structure-planetary_shield_b = { $number ->
   *[one] planetary shield class B
    [other] planetary shields class B
  }
-structure-planetary_shield_c = { $number ->
   *[one] planetary shield class C
    [other] planetary shields class C
  }
-structure-orbital_shield_generator = { $number ->
   *[one] orbital shield generator
    [other] orbital shield generators
  }
-structure-orbital_defense_project = { $number ->
   *[one] orbital defence project
    [other] orbital defence projects
  }
-structure-artificial_gate = { $number ->
   *[one] artificial gate
    [other] artificial gates
  }

## Resources

-resource-mechanical = { $number ->
   *[one] mechanical material
    [other] mechanical materials
  }
-resource-electronic = { $number ->
   *[one] electronic material
    [other] electronic materials
  }
-resource-chemical = { $number ->
   *[one] chemical material
    [other] chemical materials
  }
-resource-crystal_d = { $number ->
   *[one] crystal D
    [other] D crystals
  }
-resource-fuel = fuel
-resource-credits = { $number ->
    [one] credit
   *[other] credits
  }
    .number = other

## Counters without statistics

-counter-special_weapon = { $number ->
   *[one] special weapon
    [other] special weapons
  }
-counter-mine_field = { $number ->
   *[one] mine field
    [other] mine fields
  }
-counter-contamination = { $number ->
   *[one] contamination counter
    [other] contamination counters
  }
-counter-research_point = { $number ->
   *[one] research point
    [other] research points
  }
-counter-flag = { $number ->
   *[one] flag
    [other] flags
  }
-counter-capital = { $number ->
   *[one] capital
    [other] capitals
  }
-counter-shield = { $number ->
   *[one] shield
    [other] shields
  }
-counter-damage = damage

## Legions

-legion-regular = { $number ->
   *[one] regular legion
    [other] regular legions
  }
-legion-veteran = { $number ->
   *[one] veteran legion
    [other] veteran legions
  }
-legion-elite = { $number ->
   *[one] elite legion
    [other] elite legions
  }
-legion-cyborg = { $number ->
   *[one] cyborg legion
    [other] cyborg legions
  }

## Units of the surface that belong to no army

-populace-native = { $number ->
   *[one] native
    [other] natives
  }
-populace-slave = { $number ->
   *[one] slave
    [other] slaves
  }
-populace-alien = { $number ->
   *[one] alien
    [other] aliens
  }

## Officers

-officer-admiral = { $number ->
   *[one] admiral
    [other] admirals
  }
-officer-general = { $number ->
   *[one] general
    [other] generals
  }
-officer-medic = { $number ->
   *[one] medic
    [other] medics
  }
-officer-consul = { $number ->
   *[one] consul
    [other] consuls
  }
-officer-scientist = { $number ->
   *[one] scientist
    [other] scientists
  }
-officer-engineer = { $number ->
   *[one] engineer
    [other] engineers
  }
-officer-security = { $number ->
   *[one] security officer
    [other] security officers
  }
-officer-spy = { $number ->
   *[one] spy
    [other] spies
  }

## Offices of the council

-office-president = President of the Council
-office-security = Chief of Security
-office-relationships = Chief of Relations
-office-trade = Chief of Trade

## Laws

-law-free_flight_consular = free flight for consular starships
-law-free_flight_scientific = free flight for scientific starships
-law-consular_immunity = consular immunity
-law-no_veto = abolition of the veto
-law-free_fire_space = free fire in unowned space
-law-ban_antimatter = ban on antimatter weapons
-law-ban_biological = ban on biological weapons
-law-ban_mines = ban on mine fields
-law-ban_slavery = abolition of slavery
-law-ban_espionage = espionage convention
-law-ban_heavy_craft = limit on heavy craft
-law-freight_control = freight control
-law-open_gates = open gates
-law-free_trade = free trade act
-law-science_charter = science charter
-law-war_tax = war tax

## Protocols

-protocol-free_fire_zone = free fire zone
-protocol-galactic_truce = galactic truce
-protocol-embargo = commercial embargo
-protocol-science_boycott = scientific boycott
-protocol-aid = humanitarian aid
-protocol-sanction = sanction
-protocol-condemnation = condemnation
-protocol-imposed_peace = imposed peace
-protocol-arms_embargo = arms embargo
-protocol-science_fair = science fair
-protocol-industrial_plan = industrial plan
-protocol-quarantine = quarantine

## Treaties and agreements

-treaty-commercial = commercial agreement
-treaty-scientific = scientific agreement
-treaty-non_aggression = non-aggression pact
-treaty-cooperation = cooperation treaty
-treaty-alliance = alliance

## Military relations

-relation-war = war
-relation-none = no treaty
-relation-non_aggression = non-aggression
-relation-cooperation = cooperation
-relation-alliance = alliance

## Events

-event-continuum_break = continuum break
-event-black_hole = black hole
-event-meteor = meteor
-event-berilan_gap = Berilan gap
-event-plasma_blast = plasma blast
-event-pulsar_interference = pulsar interference
-event-tachyonic_field = tachyonic field
-event-tachyons_collapse = tachyon collapse
-event-neutronic_cloud = neutronic cloud
-event-space_storm = space storm
-event-space_warp = space warp
-event-phasic_fluid = phasic fluid
-event-gilda_of_traders = Guild of Traders
-event-alien_creature = alien creature
-event-space_anomaly = space anomaly
-event-alien_artifact = alien artifact

## Missions

-mission-m01 = Lost survey probe
-mission-m02 = Damaged freighter
-mission-m03 = Plague colony
-mission-m04 = Smugglers
-mission-m05 = Border quarrel
-mission-m06 = Rogue garrison
-mission-m07 = Derelict cruiser
-mission-m08 = Alien nest
-mission-m09 = Hidden archive
-mission-m10 = Trade congress
-mission-m11 = Pirate moonlet
-mission-m12 = Sabotaged relay
-mission-m13 = Ancient gate builder
-mission-m14 = Warlord of the rim
-mission-m15 = Galactic pandemic
-mission-m16 = Secret conference
-mission-m17 = Crystal vault
-mission-m18 = Fuel comet

## Branches of technology

-branch-ship_attack = ship attack
-branch-ship_defense = ship defence
-branch-ground_force = ground forces
-branch-force_field = force fields
-branch-propulsion = propulsion
-branch-robotic = robotics
-branch-tachyon = tachyon science
-branch-chemical = chemistry
-branch-relationship = relations
-branch-construction = construction
-branch-planetology = planetology
-branch-ship_design = ship design
-branch-biomedical = biomedicine

## Technologies

-technology-laser_attack_2 = laser attack level 2
-technology-laser_attack_3 = laser attack level 3
-technology-laser_attack_4 = laser attack level 4
-technology-laser_attack_5 = laser attack level 5
-technology-ion_attack_2 = ion attack level 2
-technology-ion_attack_3 = ion attack level 3
-technology-ion_attack_4 = ion attack level 4
-technology-ion_attack_5 = ion attack level 5
-technology-torpedo_attack_2 = torpedo attack level 2
-technology-torpedo_attack_3 = torpedo attack level 3
-technology-torpedo_attack_4 = torpedo attack level 4
-technology-torpedo_attack_5 = torpedo attack level 5
-technology-laser_defense_2 = laser defence level 2
-technology-laser_defense_3 = laser defence level 3
-technology-laser_defense_4 = laser defence level 4
-technology-laser_defense_5 = laser defence level 5
-technology-ion_defense_2 = ion defence level 2
-technology-ion_defense_3 = ion defence level 3
-technology-ion_defense_4 = ion defence level 4
-technology-ion_defense_5 = ion defence level 5
-technology-torpedo_defense_2 = torpedo defence level 2
-technology-torpedo_defense_3 = torpedo defence level 3
-technology-torpedo_defense_4 = torpedo defence level 4
-technology-torpedo_defense_5 = torpedo defence level 5
-technology-personal_weapons_2 = personal weapons level 2
-technology-personal_weapons_3 = personal weapons level 3
-technology-personal_weapons_4 = personal weapons level 4
-technology-personal_weapons_5 = personal weapons level 5
-technology-personal_armors_2 = personal armour level 2
-technology-personal_armors_3 = personal armour level 3
-technology-personal_armors_4 = personal armour level 4
-technology-personal_armors_5 = personal armour level 5
-technology-star_base_shield_1 = 1 shield for bases
-technology-star_base_shield_2 = 2 shields for bases
-technology-capital_shield_1 = 1 shield for capital starships
-technology-capital_shield_2 = 2 shields for capital starships
-technology-pod_fighter_shield = 1 shield for pods and advanced star fighters
-technology-planetary_shield_a = planetary shield class A
-technology-planetary_shield_b = planetary shield class B
-technology-planetary_shield_c = planetary shield class C
-technology-orbital_shield_generator = orbital shield generator
-technology-movement_range_2 = movement range 2
-technology-movement_range_3 = movement range 3
-technology-movement_range_4 = movement range 4
-technology-unlimited_movement_range = unlimited movement range
-technology-space_warp_propulsion = space warp propulsion
-technology-star_gates_navigation = star gate navigation
-technology-advanced_propulsion = advanced propulsion
-technology-capital_starship_space_jump = space jump for capital starships
-technology-construction_starship = construction starship
-technology-pulsar_interference_wrapper = pulsar interference wrapper
-technology-mines_field = mine fields
-technology-special_weapons = special weapons
-technology-gate_technology = gate technology
-technology-orbital_defense_project = orbital defence project
-technology-high_proficiency_workshop = high-proficiency workshops
-technology-cyborg_legion = cyborg legion
-technology-damage_control_station = damage control station
-technology-scientific_starship = scientific starship
-technology-space_scanner = space scanner
-technology-planet_scanner_a = planet scanner class A
-technology-planet_scanner_b = planet scanner class B
-technology-planet_scanner_c = planet scanner class C
-technology-nebula_resource_extraction = nebula resource extraction
-technology-black_hole_degravitation = black hole degravitation
-technology-refining_cost_9 = refining cost 9
-technology-refining_cost_6 = refining cost 6
-technology-refining_cost_3 = refining cost 3
-technology-refining_cost_1 = refining cost 1
-technology-meteor_break_up = meteor break-up
-technology-biological_bombing = biological bombing
-technology-antimatter_bombing = antimatter bombing
-technology-trading_ability_2 = trading ability level 2
-technology-trading_ability_3 = trading ability level 3
-technology-trading_ability_4 = trading ability level 4
-technology-trading_ability_5 = trading ability level 5
-technology-consular_starship = consular starship
-technology-native_slave_conversion = conversion of natives
-technology-intelligence_department = intelligence department
-technology-business_center = business center
-technology-level_2_buildings = level 2 buildings
-technology-level_3_buildings = level 3 buildings
-technology-level_4_buildings = level 4 buildings
-technology-crystal_d_workshop = crystal D workshop
-technology-space_academy = space academy
-technology-fuel_refinery = fuel refinery
-technology-recycling_center = recycling center
-technology-orbital_city = orbital city
-technology-planetary_jump_interdictor = jump interdictor
-technology-terraforming_c_1 = city terraforming +1
-technology-terraforming_c_2 = city terraforming +2
-technology-terraforming_w_1 = workshop terraforming +1
-technology-terraforming_w_2 = workshop terraforming +2
-technology-boarding_pod = boarding pod
-technology-orbital_base = orbital base
-technology-advanced_star_fighter = advanced star fighter
-technology-advanced_cruiser = advanced cruiser
-technology-berilan_gap_attenuation = Berilan gap attenuation
-technology-plasma_blast_shield = plasma blast shield
-technology-huge_starships = huge starships
-technology-stealth_starship = stealth starship
-technology-cloaking_technology = cloaking technology
-technology-moon_technology = moon technology
-technology-personal_radiation_gear = personal radiation gear
-technology-decontamination_tech = decontamination
-technology-cloning_knowledge = cloning
-technology-antimatter_attenuation = antimatter attenuation
-technology-universal_bio_antidote = universal antidote

## Series of technologies, of which the best known member counts

-series-laser_attack = laser attack
-series-ion_attack = ion attack
-series-torpedo_attack = torpedo attack
-series-laser_defense = laser defence
-series-ion_defense = ion defence
-series-torpedo_defense = torpedo defence
-series-personal_weapons = personal weapons
-series-personal_armors = personal armour
-series-movement_range = movement range
-series-trading = trading ability
-series-buildings = buildings
-series-refining = refining cost
-series-star_base_shield = shields for bases
-series-capital_shield = shields for capital starships
-series-planetary_shield = planetary shield
-series-planet_scanner = planet scanner
-series-terraforming_c = city terraforming
-series-terraforming_w = workshop terraforming

## Phases of a turn

-phase-event = events
-phase-council = council
-phase-declaration = declarations
-phase-income_extraction = income and extraction
-phase-player_subphases = player sub-phases
-phase-research = research
-phase-construction_repair = construction and repair
-phase-contamination_slave = contamination and slaves

## Steps of a player's sub-phase

-subphase_step-movement = movement
-subphase_step-space_battle = space battles
-subphase_step-bombardment = bombardment
-subphase_step-ground_battle = ground battles
-subphase_step-closing = closing

## Steps of a round of a space battle

-battle_step-disclose = disclosure
-battle_step-skirmish = skirmish
-battle_step-run = run
-battle_step-line_fire = line fire
-battle_step-breakthrough = breakthrough
-battle_step-core_fire = core fire
-battle_step-tactical_movement = tactical movement
-battle_step-line_core_fire = line and core fire
-battle_step-withdraw = withdrawal

## Places on the battle board

-row-skirmish = skirmish zone
-row-line = line
-row-core = core
-row-enemy_core = enemy core

## Weapons

-weapon-laser = { $number ->
   *[one] laser
    [other] lasers
  }
-weapon-ion = { $number ->
   *[one] ion cannon
    [other] ion cannons
  }
-weapon-torpedo = { $number ->
   *[one] torpedo
    [other] torpedoes
  }

## Kinds of bombardment

-bombing-conventional = conventional bombing
-bombing-antimatter = antimatter bombing
-bombing-biological = biological bombing

## What a spy can try

-spy_activity-steal_research = steal research
-spy_activity-destroy_structure = destroy a structure
-spy_activity-kill_officer = kill an officer

## Options of a game

-option-players = number of players
-option-map = map
-option-victory = way to win
-option-victory_value = value to reach
-option-turn_limit = turn limit
-option-redeal = new deals
-option-contamination_decay = fading contamination
-option-battle_control = conduct of battles
-option-pace = pace
-option-victory_share = share of the population
-option-forced_peace_after = forced peace

## Ways to win

-victory-short = short version
-victory-standard = standard version
-victory-long = long version

## Paces

-pace-live = live
-pace-guided = guided
-pace-digest = digest

## Postures of an automatic commander

-posture-steady = steady
-posture-bold = bold
-posture-careful = careful

## Sealed forms

-form-agenda = agenda
-form-ballot = ballot
-form-declarations = declarations
-form-answers = answers
-form-extraction = extraction
-form-plan = plan
-form-battle_orders = battle orders
-form-research = research
-form-works = works
-form-repairs = repairs

## Words of the rules that a page explains

-term-sector = sector
-term-system = system
-term-control = control
-term-supply = supply
-term-blockade = blockade
-term-blocked = blocked
-term-votes = votes
-term-motion = motion
-term-veto = veto
-term-law = law
-term-protocol = protocol
-term-pledge = pledge
-term-development_value = development value
-term-square = square
-term-laboratory = laboratory
-term-movement_points = movement points
-term-yard_points = construction points
-term-capacity = capacity
-term-free_fire_zone = free fire zone
-term-sealed = sealed
-term-standing_order = standing order
-term-posture = posture
-term-mission = mission
-term-event = event
-term-population_value = population value

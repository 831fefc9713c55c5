# Comment tout s'appelle, comme au milieu d'une phrase.
# Une entrée porte le genre de chose et son identifiant.

at-place = { AT($at) }
-credit = { $number ->
   *[one] crédit
    [other] crédits
  }
    .gender = m
-sector = { $number ->
   *[one] secteur
    [other] secteurs
  }
    .gender = m
    .at = dans le
-workshop = { $number ->
   *[one] atelier
    [other] ateliers
  }
    .gender = m
-warship = { $number ->
   *[one] vaisseau de guerre
    [other] vaisseaux de guerre
  }
    .gender = m

## Ce qu'est un secteur

-tile-galaxy_core = noyau galactique
    .gender = m
-tile-nebula_blue = nébuleuse bleue
    .gender = f
-tile-nebula_red = nébuleuse rouge
    .gender = f
-tile-nebula_green = nébuleuse verte
    .gender = f
-tile-nebula_yellow = nébuleuse jaune
    .gender = f
-tile-supernova = supernova
    .gender = f
-tile-star_gate = porte stellaire
    .gender = f
-tile-asteroid_field = champ d'astéroïdes
    .gender = m
-tile-large_planet = grande planète
    .gender = f
-tile-large_star = grande étoile
    .gender = f
-tile-medium_planet = planète moyenne
    .gender = f
-tile-medium_star = étoile moyenne
    .gender = f
-tile-small_planet = petite planète
    .gender = f
-tile-small_star = petite étoile
    .gender = f
-tile-home_planet = planète mère
    .gender = f
-tile-free_space = espace libre
    .gender = m

## Taille des systèmes

-size-large = grand
-size-medium = moyen
-size-small = petit

## Types de planètes et d'étoiles

-typology-green = verte
-typology-grey = grise
-typology-blue = bleue
-typology-red = rouge
-typology-white = blanche
-typology-home = mère
-typology-star_blue = étoile bleue
-typology-star_white = étoile blanche
-typology-star_yellow = étoile jaune
-typology-star_red = étoile rouge

## Cartes

-map-standard = standard
-map-compact = compacte
-map-duel = duel

## Engins

-craft-star_fighter = { $number ->
   *[one] chasseur stellaire
    [other] chasseurs stellaires
  }
    .gender = m
-craft-heavy_star_fighter = { $number ->
   *[one] chasseur stellaire lourd
    [other] chasseurs stellaires lourds
  }
    .gender = m
-craft-advanced_star_fighter = { $number ->
   *[one] chasseur stellaire avancé
    [other] chasseurs stellaires avancés
  }
    .gender = m
-craft-boarding_pod = { $number ->
   *[one] nacelle d'abordage
    [other] nacelles d'abordage
  }
    .gender = f
-craft-corvette = { $number ->
   *[one] corvette
    [other] corvettes
  }
    .gender = f
-craft-cruiser = { $number ->
   *[one] croiseur
    [other] croiseurs
  }
    .gender = m
-craft-advanced_cruiser = { $number ->
   *[one] croiseur avancé
    [other] croiseurs avancés
  }
    .gender = m
-craft-carrier = porte-chasseurs
    .gender = m
-craft-dreadnought = { $number ->
   *[one] cuirassé
    [other] cuirassés
  }
    .gender = m
-craft-stealth_starship = { $number ->
   *[one] vaisseau furtif
    [other] vaisseaux furtifs
  }
    .gender = m
-craft-freight = { $number ->
   *[one] cargo
    [other] cargos
  }
    .gender = m
-craft-transport = { $number ->
   *[one] transport
    [other] transports
  }
    .gender = m
-craft-consular_starship = { $number ->
   *[one] vaisseau consulaire
    [other] vaisseaux consulaires
  }
    .gender = m
-craft-scientific_starship = { $number ->
   *[one] vaisseau scientifique
    [other] vaisseaux scientifiques
  }
    .gender = m
-craft-construction_starship = { $number ->
   *[one] vaisseau de construction
    [other] vaisseaux de construction
  }
    .gender = m
-craft-outpost = { $number ->
   *[one] avant-poste
    [other] avant-postes
  }
    .gender = m
-craft-orbital_base = { $number ->
   *[one] base orbitale
    [other] bases orbitales
  }
    .gender = f
-craft-artificial_moon = { $number ->
   *[one] lune artificielle
    [other] lunes artificielles
  }
    .gender = f

## Classes d'engins

-craft_class-fighter = { $number ->
   *[one] chasseur
    [other] chasseurs
  }
    .gender = m
-craft_class-pod = { $number ->
   *[one] nacelle
    [other] nacelles
  }
    .gender = f
-craft_class-capital = { $number ->
   *[one] grand vaisseau
    [other] grands vaisseaux
  }
    .gender = m
-craft_class-base = { $number ->
   *[one] base
    [other] bases
  }
    .gender = f

## Constructions

-structure-city = { $number ->
   *[one] ville
    [other] villes
  }
    .gender = f
-structure-mechanical_workshop = { $number ->
   *[one] atelier mécanique
    [other] ateliers mécaniques
  }
    .gender = m
-structure-electronic_workshop = { $number ->
   *[one] atelier électronique
    [other] ateliers électroniques
  }
    .gender = m
-structure-chemical_workshop = { $number ->
   *[one] atelier chimique
    [other] ateliers chimiques
  }
    .gender = m
-structure-crystal_workshop = { $number ->
   *[one] atelier de cristal D
    [other] ateliers de cristal D
  }
    .gender = m
-structure-research_center = { $number ->
   *[one] centre de recherche
    [other] centres de recherche
  }
    .gender = m
-structure-shipyard = { $number ->
   *[one] chantier spatial
    [other] chantiers spatiaux
  }
    .gender = m
-structure-orbital_city = { $number ->
   *[one] ville orbitale
    [other] villes orbitales
  }
    .gender = f
-structure-space_academy = { $number ->
   *[one] académie spatiale
    [other] académies spatiales
  }
    .gender = f
-structure-fuel_refinery = { $number ->
   *[one] raffinerie de carburant
    [other] raffineries de carburant
  }
    .gender = f
-structure-jump_interdictor = { $number ->
   *[one] interdicteur de saut
    [other] interdicteurs de saut
  }
    .gender = m
-structure-recycling_center = { $number ->
   *[one] centre de recyclage
    [other] centres de recyclage
  }
    .gender = m
-structure-business_center = { $number ->
   *[one] centre d'affaires
    [other] centres d'affaires
  }
    .gender = m
-structure-planetary_shield_a = { $number ->
   *[one] bouclier planétaire de classe A
    [other] boucliers planétaires de classe A
  }
    .gender = m
-structure-planetary_shield_b = { $number ->
   *[one] bouclier planétaire de classe B
    [other] boucliers planétaires de classe B
  }
    .gender = m
-structure-planetary_shield_c = { $number ->
   *[one] bouclier planétaire de classe C
    [other] boucliers planétaires de classe C
  }
    .gender = m
-structure-orbital_shield_generator = { $number ->
   *[one] générateur orbital de boucliers
    [other] générateurs orbitaux de boucliers
  }
    .gender = m
-structure-orbital_defense_project = { $number ->
   *[one] projet de défense orbitale
    [other] projets de défense orbitale
  }
    .gender = m
-structure-artificial_gate = { $number ->
   *[one] porte artificielle
    [other] portes artificielles
  }
    .gender = f

## Ressources

-resource-mechanical = { $number ->
   *[one] matériau mécanique
    [other] matériaux mécaniques
  }
    .gender = m
-resource-electronic = { $number ->
   *[one] matériau électronique
    [other] matériaux électroniques
  }
    .gender = m
-resource-chemical = { $number ->
   *[one] matériau chimique
    [other] matériaux chimiques
  }
    .gender = m
-resource-crystal_d = { $number ->
   *[one] cristal D
    [other] cristaux D
  }
    .gender = m
-resource-fuel = { $number ->
   *[one] carburant
    [other] carburants
  }
    .gender = m
-resource-credits = { $number ->
    [one] crédit
   *[other] crédits
  }
    .gender = m
    .number = other

## Pions sans valeurs

-counter-special_weapon = { $number ->
   *[one] arme spéciale
    [other] armes spéciales
  }
    .gender = f
-counter-mine_field = { $number ->
   *[one] champ de mines
    [other] champs de mines
  }
    .gender = m
-counter-contamination = { $number ->
   *[one] pion de contamination
    [other] pions de contamination
  }
    .gender = m
-counter-research_point = { $number ->
   *[one] point de recherche
    [other] points de recherche
  }
    .gender = m
-counter-flag = { $number ->
   *[one] drapeau
    [other] drapeaux
  }
    .gender = m
-counter-capital = { $number ->
   *[one] capitale
    [other] capitales
  }
    .gender = f
-counter-shield = { $number ->
   *[one] bouclier
    [other] boucliers
  }
    .gender = m
-counter-damage = dégâts
    .gender = m
    .number = other

## Légions

-legion-regular = { $number ->
   *[one] légion régulière
    [other] légions régulières
  }
    .gender = f
-legion-veteran = { $number ->
   *[one] légion de vétérans
    [other] légions de vétérans
  }
    .gender = f
-legion-elite = { $number ->
   *[one] légion d'élite
    [other] légions d'élite
  }
    .gender = f
-legion-cyborg = { $number ->
   *[one] légion cyborg
    [other] légions cyborgs
  }
    .gender = f

## Habitants qui n'appartiennent à aucune armée

-populace-native = { $number ->
   *[one] autochtone
    [other] autochtones
  }
    .gender = m
-populace-slave = { $number ->
   *[one] esclave
    [other] esclaves
  }
    .gender = m
-populace-alien = { $number ->
   *[one] alien
    [other] aliens
  }
    .gender = m

## Officiers

-officer-admiral = { $number ->
   *[one] amiral
    [other] amiraux
  }
    .gender = m
-officer-general = { $number ->
   *[one] général
    [other] généraux
  }
    .gender = m
-officer-medic = { $number ->
   *[one] médecin
    [other] médecins
  }
    .gender = m
-officer-consul = { $number ->
   *[one] consul
    [other] consuls
  }
    .gender = m
-officer-scientist = { $number ->
   *[one] scientifique
    [other] scientifiques
  }
    .gender = m
-officer-engineer = { $number ->
   *[one] ingénieur
    [other] ingénieurs
  }
    .gender = m
-officer-security = { $number ->
   *[one] officier de sécurité
    [other] officiers de sécurité
  }
    .gender = m
-officer-spy = { $number ->
   *[one] espion
    [other] espions
  }
    .gender = m

## Charges du conseil

-office-president = président du Conseil
    .gender = m
-office-security = chef de la Sécurité
    .gender = m
-office-relationships = chef des Relations
    .gender = m
-office-trade = chef du Commerce
    .gender = m

## Lois

-law-free_flight_consular = libre passage des vaisseaux consulaires
    .gender = m
-law-free_flight_scientific = libre passage des vaisseaux scientifiques
    .gender = m
-law-consular_immunity = immunité consulaire
    .gender = f
-law-no_veto = abolition du veto
    .gender = f
-law-free_fire_space = tir libre dans l'espace sans maître
    .gender = m
-law-ban_antimatter = interdiction des armes à antimatière
    .gender = f
-law-ban_biological = interdiction des armes biologiques
    .gender = f
-law-ban_mines = interdiction des champs de mines
    .gender = f
-law-ban_slavery = abolition de l'esclavage
    .gender = f
-law-ban_espionage = convention sur l'espionnage
    .gender = f
-law-ban_heavy_craft = limitation des engins lourds
    .gender = f
-law-freight_control = contrôle du fret
    .gender = m
-law-open_gates = portes ouvertes
    .gender = f
    .number = other
-law-free_trade = libre-échange
    .gender = m
-law-science_charter = charte des sciences
    .gender = f
-law-war_tax = taxe de guerre
    .gender = f

## Protocoles

-protocol-free_fire_zone = zone de tir libre
    .gender = f
-protocol-galactic_truce = trêve galactique
    .gender = f
-protocol-embargo = embargo commercial
    .gender = m
-protocol-science_boycott = boycott scientifique
    .gender = m
-protocol-aid = aide humanitaire
    .gender = f
-protocol-sanction = sanction
    .gender = f
-protocol-condemnation = condamnation
    .gender = f
-protocol-imposed_peace = paix imposée
    .gender = f
-protocol-arms_embargo = embargo sur les armes
    .gender = m
-protocol-science_fair = salon des sciences
    .gender = m
-protocol-industrial_plan = plan industriel
    .gender = m
-protocol-quarantine = quarantaine
    .gender = f

## Traités et accords

-treaty-commercial = accord commercial
    .gender = m
-treaty-scientific = accord scientifique
    .gender = m
-treaty-non_aggression = pacte de non-agression
    .gender = m
-treaty-cooperation = traité de coopération
    .gender = m
-treaty-alliance = alliance
    .gender = f

## Relations militaires

-relation-war = guerre
-relation-none = sans traité
-relation-non_aggression = non-agression
-relation-cooperation = coopération
-relation-alliance = alliance

## Événements

-event-continuum_break = rupture du continuum
    .gender = f
-event-black_hole = trou noir
    .gender = m
-event-meteor = météore
    .gender = m
-event-berilan_gap = faille de Berilan
    .gender = f
-event-plasma_blast = déflagration de plasma
    .gender = f
-event-pulsar_interference = interférence de pulsar
    .gender = f
-event-tachyonic_field = champ tachyonique
    .gender = m
-event-tachyons_collapse = effondrement tachyonique
    .gender = m
-event-neutronic_cloud = nuage neutronique
    .gender = m
-event-space_storm = tempête spatiale
    .gender = f
-event-space_warp = distorsion spatiale
    .gender = f
-event-phasic_fluid = fluide phasique
    .gender = m
-event-gilda_of_traders = Guilde des marchands
    .gender = f
-event-alien_creature = créature alien
    .gender = f
-event-space_anomaly = anomalie spatiale
    .gender = f
-event-alien_artifact = artefact alien
    .gender = m

## Missions

-mission-m01 = Sonde d'exploration perdue
    .gender = f
-mission-m02 = Cargo en avarie
    .gender = m
-mission-m03 = Colonie pestiférée
    .gender = f
-mission-m04 = Contrebandiers
    .gender = m
    .number = other
-mission-m05 = Querelle de frontière
    .gender = f
-mission-m06 = Garnison rebelle
    .gender = f
-mission-m07 = Croiseur à la dérive
    .gender = m
-mission-m08 = Nid d'aliens
    .gender = m
-mission-m09 = Archives cachées
    .gender = f
    .number = other
-mission-m10 = Congrès du commerce
    .gender = m
-mission-m11 = Lune des pirates
    .gender = f
-mission-m12 = Relais saboté
    .gender = m
-mission-m13 = L'antique bâtisseur de portes
    .gender = m
-mission-m14 = Seigneur de guerre des confins
    .gender = m
-mission-m15 = Pandémie galactique
    .gender = f
-mission-m16 = Conférence secrète
    .gender = f
-mission-m17 = Coffre aux cristaux
    .gender = m
-mission-m18 = Comète à carburant
    .gender = f

## Domaines de recherche

-branch-ship_attack = armement spatial
    .gender = m
-branch-ship_defense = défense spatiale
    .gender = f
-branch-ground_force = forces au sol
    .gender = f
    .number = other
-branch-force_field = champs de force
    .gender = m
    .number = other
-branch-propulsion = propulsion
    .gender = f
-branch-robotic = robotique
    .gender = f
-branch-tachyon = tachyonique
    .gender = f
-branch-chemical = chimie
    .gender = f
-branch-relationship = relations
    .gender = f
    .number = other
-branch-construction = construction
    .gender = f
-branch-planetology = planétologie
    .gender = f
-branch-ship_design = architecture spatiale
    .gender = f
-branch-biomedical = biomédecine
    .gender = f

## Technologies

-technology-laser_attack_2 = attaque laser de niveau 2
    .gender = f
-technology-laser_attack_3 = attaque laser de niveau 3
    .gender = f
-technology-laser_attack_4 = attaque laser de niveau 4
    .gender = f
-technology-laser_attack_5 = attaque laser de niveau 5
    .gender = f
-technology-ion_attack_2 = attaque ionique de niveau 2
    .gender = f
-technology-ion_attack_3 = attaque ionique de niveau 3
    .gender = f
-technology-ion_attack_4 = attaque ionique de niveau 4
    .gender = f
-technology-ion_attack_5 = attaque ionique de niveau 5
    .gender = f
-technology-torpedo_attack_2 = attaque à la torpille de niveau 2
    .gender = f
-technology-torpedo_attack_3 = attaque à la torpille de niveau 3
    .gender = f
-technology-torpedo_attack_4 = attaque à la torpille de niveau 4
    .gender = f
-technology-torpedo_attack_5 = attaque à la torpille de niveau 5
    .gender = f
-technology-laser_defense_2 = défense antilaser de niveau 2
    .gender = f
-technology-laser_defense_3 = défense antilaser de niveau 3
    .gender = f
-technology-laser_defense_4 = défense antilaser de niveau 4
    .gender = f
-technology-laser_defense_5 = défense antilaser de niveau 5
    .gender = f
-technology-ion_defense_2 = défense anti-ions de niveau 2
    .gender = f
-technology-ion_defense_3 = défense anti-ions de niveau 3
    .gender = f
-technology-ion_defense_4 = défense anti-ions de niveau 4
    .gender = f
-technology-ion_defense_5 = défense anti-ions de niveau 5
    .gender = f
-technology-torpedo_defense_2 = défense antitorpille de niveau 2
    .gender = f
-technology-torpedo_defense_3 = défense antitorpille de niveau 3
    .gender = f
-technology-torpedo_defense_4 = défense antitorpille de niveau 4
    .gender = f
-technology-torpedo_defense_5 = défense antitorpille de niveau 5
    .gender = f
-technology-personal_weapons_2 = armes individuelles de niveau 2
    .gender = f
    .number = other
-technology-personal_weapons_3 = armes individuelles de niveau 3
    .gender = f
    .number = other
-technology-personal_weapons_4 = armes individuelles de niveau 4
    .gender = f
    .number = other
-technology-personal_weapons_5 = armes individuelles de niveau 5
    .gender = f
    .number = other
-technology-personal_armors_2 = armures individuelles de niveau 2
    .gender = f
    .number = other
-technology-personal_armors_3 = armures individuelles de niveau 3
    .gender = f
    .number = other
-technology-personal_armors_4 = armures individuelles de niveau 4
    .gender = f
    .number = other
-technology-personal_armors_5 = armures individuelles de niveau 5
    .gender = f
    .number = other
-technology-star_base_shield_1 = 1 bouclier pour les bases
    .gender = m
-technology-star_base_shield_2 = 2 boucliers pour les bases
    .gender = m
-technology-capital_shield_1 = 1 bouclier pour les grands vaisseaux
    .gender = m
-technology-capital_shield_2 = 2 boucliers pour les grands vaisseaux
    .gender = m
-technology-pod_fighter_shield = 1 bouclier pour les nacelles et les chasseurs avancés
    .gender = m
-technology-planetary_shield_a = bouclier planétaire de classe A
    .gender = m
-technology-planetary_shield_b = bouclier planétaire de classe B
    .gender = m
-technology-planetary_shield_c = bouclier planétaire de classe C
    .gender = m
-technology-orbital_shield_generator = générateur orbital de boucliers
    .gender = m
-technology-movement_range_2 = rayon d'action 2
    .gender = m
-technology-movement_range_3 = rayon d'action 3
    .gender = m
-technology-movement_range_4 = rayon d'action 4
    .gender = m
-technology-unlimited_movement_range = rayon d'action illimité
    .gender = m
-technology-space_warp_propulsion = propulsion par distorsion
    .gender = f
-technology-star_gates_navigation = navigation par les portes stellaires
    .gender = f
-technology-advanced_propulsion = propulsion avancée
    .gender = f
-technology-capital_starship_space_jump = saut spatial des grands vaisseaux
    .gender = m
-technology-construction_starship = vaisseau de construction
    .gender = m
-technology-pulsar_interference_wrapper = blindage contre les pulsars
    .gender = m
-technology-mines_field = champs de mines
    .gender = m
    .number = other
-technology-special_weapons = armes spéciales
    .gender = f
    .number = other
-technology-gate_technology = technologie des portes
    .gender = f
-technology-orbital_defense_project = projet de défense orbitale
    .gender = m
-technology-high_proficiency_workshop = ateliers à haut rendement
    .gender = m
    .number = other
-technology-cyborg_legion = légion cyborg
    .gender = f
-technology-damage_control_station = poste de contrôle des avaries
    .gender = m
-technology-scientific_starship = vaisseau scientifique
    .gender = m
-technology-space_scanner = scanner spatial
    .gender = m
-technology-planet_scanner_a = scanner planétaire de classe A
    .gender = m
-technology-planet_scanner_b = scanner planétaire de classe B
    .gender = m
-technology-planet_scanner_c = scanner planétaire de classe C
    .gender = m
-technology-nebula_resource_extraction = extraction dans les nébuleuses
    .gender = f
-technology-black_hole_degravitation = dégravitation des trous noirs
    .gender = f
-technology-refining_cost_9 = raffinage à 9 crédits
    .gender = m
-technology-refining_cost_6 = raffinage à 6 crédits
    .gender = m
-technology-refining_cost_3 = raffinage à 3 crédits
    .gender = m
-technology-refining_cost_1 = raffinage à 1 crédit
    .gender = m
-technology-meteor_break_up = désintégration des météores
    .gender = f
-technology-biological_bombing = bombardement biologique
    .gender = m
-technology-antimatter_bombing = bombardement à l'antimatière
    .gender = m
-technology-trading_ability_2 = sens du commerce de niveau 2
    .gender = m
-technology-trading_ability_3 = sens du commerce de niveau 3
    .gender = m
-technology-trading_ability_4 = sens du commerce de niveau 4
    .gender = m
-technology-trading_ability_5 = sens du commerce de niveau 5
    .gender = m
-technology-consular_starship = vaisseau consulaire
    .gender = m
-technology-native_slave_conversion = conversion des autochtones
    .gender = f
-technology-intelligence_department = service de renseignement
    .gender = m
-technology-business_center = centre d'affaires
    .gender = m
-technology-level_2_buildings = constructions de niveau 2
    .gender = f
    .number = other
-technology-level_3_buildings = constructions de niveau 3
    .gender = f
    .number = other
-technology-level_4_buildings = constructions de niveau 4
    .gender = f
    .number = other
-technology-crystal_d_workshop = atelier de cristal D
    .gender = m
-technology-space_academy = académie spatiale
    .gender = f
-technology-fuel_refinery = raffinerie de carburant
    .gender = f
-technology-recycling_center = centre de recyclage
    .gender = m
-technology-orbital_city = ville orbitale
    .gender = f
-technology-planetary_jump_interdictor = interdicteur de saut
    .gender = m
-technology-terraforming_c_1 = terraformation urbaine +1
    .gender = f
-technology-terraforming_c_2 = terraformation urbaine +2
    .gender = f
-technology-terraforming_w_1 = terraformation industrielle +1
    .gender = f
-technology-terraforming_w_2 = terraformation industrielle +2
    .gender = f
-technology-boarding_pod = nacelle d'abordage
    .gender = f
-technology-orbital_base = base orbitale
    .gender = f
-technology-advanced_star_fighter = chasseur stellaire avancé
    .gender = m
-technology-advanced_cruiser = croiseur avancé
    .gender = m
-technology-berilan_gap_attenuation = atténuation de la faille de Berilan
    .gender = f
-technology-plasma_blast_shield = bouclier antiplasma
    .gender = m
-technology-huge_starships = vaisseaux géants
    .gender = m
    .number = other
-technology-stealth_starship = vaisseau furtif
    .gender = m
-technology-cloaking_technology = technologie d'occultation
    .gender = f
-technology-moon_technology = technologie lunaire
    .gender = f
-technology-personal_radiation_gear = combinaisons antiradiations
    .gender = f
    .number = other
-technology-decontamination_tech = décontamination
    .gender = f
-technology-cloning_knowledge = clonage
    .gender = m
-technology-antimatter_attenuation = atténuation de l'antimatière
    .gender = f
-technology-universal_bio_antidote = antidote universel
    .gender = m

## Séries de technologies, dont la meilleure connue compte

-series-laser_attack = attaque laser
    .gender = f
-series-ion_attack = attaque ionique
    .gender = f
-series-torpedo_attack = attaque à la torpille
    .gender = f
-series-laser_defense = défense antilaser
    .gender = f
-series-ion_defense = défense anti-ions
    .gender = f
-series-torpedo_defense = défense antitorpille
    .gender = f
-series-personal_weapons = armes individuelles
    .gender = f
    .number = other
-series-personal_armors = armures individuelles
    .gender = f
    .number = other
-series-movement_range = rayon d'action
    .gender = m
-series-trading = sens du commerce
    .gender = m
-series-buildings = constructions
    .gender = f
    .number = other
-series-refining = coût du raffinage
    .gender = m
-series-star_base_shield = boucliers des bases
    .gender = m
    .number = other
-series-capital_shield = boucliers des grands vaisseaux
    .gender = m
    .number = other
-series-planetary_shield = bouclier planétaire
    .gender = m
-series-planet_scanner = scanner planétaire
    .gender = m
-series-terraforming_c = terraformation urbaine
    .gender = f
-series-terraforming_w = terraformation industrielle
    .gender = f

## Phases d'un tour

-phase-event = événements
    .gender = m
    .number = other
-phase-council = Conseil
    .gender = m
-phase-declaration = déclarations
    .gender = f
    .number = other
-phase-income_extraction = revenus et extraction
    .gender = m
    .number = other
-phase-player_subphases = sous-phases des joueurs
    .gender = f
    .number = other
-phase-research = recherche
    .gender = f
-phase-construction_repair = construction et réparations
    .gender = f
-phase-contamination_slave = contamination et esclaves
    .gender = f

## Étapes de la sous-phase d'un joueur

-subphase_step-movement = mouvements
    .gender = m
    .number = other
-subphase_step-space_battle = batailles spatiales
    .gender = f
    .number = other
-subphase_step-bombardment = bombardements
    .gender = m
    .number = other
-subphase_step-ground_battle = combats au sol
    .gender = m
    .number = other
-subphase_step-closing = clôture
    .gender = f

## Étapes d'une manche de bataille spatiale

-battle_step-disclose = révélation
    .gender = f
-battle_step-skirmish = escarmouche
    .gender = f
-battle_step-run = raid
    .gender = m
-battle_step-line_fire = tir de ligne
    .gender = m
-battle_step-breakthrough = percée
    .gender = f
-battle_step-core_fire = tir de cœur
    .gender = m
-battle_step-tactical_movement = mouvement tactique
    .gender = m
-battle_step-line_core_fire = tir de ligne et de cœur
    .gender = m
-battle_step-withdraw = retraite
    .gender = f

## Places du plateau de bataille

-row-skirmish = zone d'escarmouche
    .gender = f
-row-line = ligne
    .gender = f
-row-core = cœur
    .gender = m
-row-enemy_core = cœur ennemi
    .gender = m

## Armes

-weapon-laser = { $number ->
   *[one] laser
    [other] lasers
  }
    .gender = m
-weapon-ion = { $number ->
   *[one] canon à ions
    [other] canons à ions
  }
    .gender = m
-weapon-torpedo = { $number ->
   *[one] torpille
    [other] torpilles
  }
    .gender = f

## Sortes de bombardement

-bombing-conventional = bombardement conventionnel
    .gender = m
-bombing-antimatter = bombardement à l'antimatière
    .gender = m
-bombing-biological = bombardement biologique
    .gender = m

## Ce qu'un espion peut tenter

-spy_activity-steal_research = vol de recherches
    .gender = m
-spy_activity-destroy_structure = sabotage
    .gender = m
-spy_activity-kill_officer = assassinat d'un officier
    .gender = m

## Options d'une partie

-option-players = nombre de joueurs
-option-map = carte
-option-victory = condition de victoire
-option-victory_value = valeur à atteindre
-option-turn_limit = limite de tours
-option-redeal = nouvelles donnes
-option-contamination_decay = contamination passagère
-option-battle_control = conduite des batailles
-option-pace = rythme
-option-victory_share = part de la population
-option-forced_peace_after = paix forcée

## Façons de gagner

-victory-short = version courte
-victory-standard = version standard
-victory-long = version longue

## Rythmes

-pace-live = en direct
-pace-guided = guidé
-pace-digest = condensé

## Postures d'un commandant automatique

-posture-steady = ferme
-posture-bold = hardi
-posture-careful = prudent

## Formulaires scellés

-form-agenda = ordre du jour
    .gender = m
-form-ballot = bulletin
    .gender = m
-form-declarations = déclarations
    .gender = f
    .number = other
-form-answers = réponses
    .gender = f
    .number = other
-form-extraction = extraction
    .gender = f
-form-plan = plan
    .gender = m
-form-battle_orders = ordres de bataille
    .gender = m
    .number = other
-form-research = recherche
    .gender = f
-form-works = travaux
    .gender = m
    .number = other
-form-repairs = réparations
    .gender = f
    .number = other

## Mots des règles que la page explique

-term-sector = secteur
    .gender = m
-term-system = système
    .gender = m
-term-control = contrôle
    .gender = m
-term-supply = ravitaillement
    .gender = m
-term-blockade = blocus
    .gender = m
-term-blocked = bloqué
    .gender = m
-term-votes = voix
    .gender = f
-term-motion = motion
    .gender = f
-term-veto = veto
    .gender = m
-term-law = loi
    .gender = f
-term-protocol = protocole
    .gender = m
-term-pledge = engagement
    .gender = m
-term-development_value = valeur de développement
    .gender = f
-term-square = case
    .gender = f
-term-laboratory = laboratoire
    .gender = m
-term-movement_points = points de mouvement
    .gender = m
    .number = other
-term-yard_points = points de construction
    .gender = m
    .number = other
-term-capacity = capacité
    .gender = f
-term-free_fire_zone = zone de tir libre
    .gender = f
-term-sealed = scellé
    .gender = m
-term-standing_order = ordre permanent
    .gender = m
-term-posture = posture
    .gender = f
-term-mission = mission
    .gender = f
-term-event = événement
    .gender = m
-term-population_value = valeur de population
    .gender = f

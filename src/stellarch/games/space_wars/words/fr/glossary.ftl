# À quoi servent les choses, en une phrase ou deux, par sorte et identifiant comme les noms. Lois, protocoles, traités,
# technologies et événements sont expliqués par leurs propres règles.

about-craft-star_fighter = Petit et bon marché. Il combat les autres chasseurs dans l'escarmouche et fait écran à la flotte ; sans moteur, il voyage à bord d'un porte-chasseurs ou par une porte.
about-craft-heavy_star_fighter = Un chasseur à forte torpille, pour les assauts contre les grands engins. Il fait peu écran et voyage à bord d'un porte-chasseurs.
about-craft-advanced_star_fighter = Le meilleur des chasseurs : il tire bien, fait bien écran et permet à son camp d'engager les vaisseaux furtifs.
about-craft-boarding_pod = Porte une équipe d'abordage : elle peut capturer un engin qui n'a plus de bouclier. Elle n'a pas d'arme.
about-craft-corvette = Un vaisseau de guerre léger et rapide. Elle plante des drapeaux, éclaire et escorte, et pèse peu dans une ligne de bataille.
about-craft-cruiser = Le vaisseau de guerre solide des premiers tours : plus lent qu'une corvette, plus fort et meilleur pour percer les lignes.
about-craft-advanced_cruiser = Aussi rapide qu'une corvette et plus fort qu'un croiseur. Il porte un chasseur et débusque les vaisseaux furtifs.
about-craft-carrier = Amène chasseurs et nacelles d'abordage à la bataille, et a beaucoup de lasers contre ceux des autres.
about-craft-dreadnought = Le plus lourd des vaisseaux : fort en ligne, en bombardement et dans un blocus, lent et cher.
about-craft-stealth_starship = Ne peut être engagé que si l'autre camp a sur place un chasseur avancé ou un croiseur avancé.
about-craft-freight = Porte matériaux, légions et chasseurs d'un monde à l'autre. Il entre chez tout le monde, mais ne plante pas de drapeau.
about-craft-transport = Porte des légions qui peuvent débarquer sur des mondes hostiles, et des nacelles d'abordage. Sans lui, pas d'invasion.
about-craft-consular_starship = Un émissaire : avec ses lois, il entre dans tous les secteurs et nul ne l'attaque. Il gagne des crédits à la Guilde des marchands.
about-craft-scientific_starship = Étudie anomalies et artefacts pour des points de recherche, et assainit les mondes contaminés.
about-craft-construction_starship = Pose et relève des champs de mines et répare sur place les engins, bases comprises.
about-craft-outpost = Une petite base qui relaie le ravitaillement : avec elle, vos engins vont plus loin. Il avance d'un secteur par tour.
about-craft-orbital_base = Un avant-poste devenu forteresse : forte, immobile, elle relaie le ravitaillement et répare les engins.
about-craft-artificial_moon = Une forteresse qui se déplace, porte chasseurs et légions et se ravitaille elle-même.

about-structure-city = Chaque niveau rapporte un crédit par tour, vaut une voix au Conseil et rend le commerce avec vous plus précieux.
about-structure-mechanical_workshop = Chaque niveau fait un matériau mécanique par tour contre un crédit : coques, chantiers, la plupart des bâtiments.
about-structure-electronic_workshop = Chaque niveau fait un matériau électronique par tour contre un crédit : centres de recherche, grands engins, boucliers.
about-structure-chemical_workshop = Chaque niveau fait un matériau chimique par tour contre un crédit : villes, légions, torpilles.
about-structure-crystal_workshop = Se construit sur les étoiles. Chaque niveau fait un cristal D par tour, dont sont faits le carburant et les engins les plus forts.
about-structure-research_center = Chaque niveau est un laboratoire : un point de recherche par tour, et davantage pour vos partenaires scientifiques.
about-structure-shipyard = Construit engins et légions : autant de points par tour que de niveaux. Un grand engin demande plusieurs tours ou un grand chantier.
about-structure-orbital_city = Une ville en orbite : elle compte comme un niveau de ville et ne prend pas de place au sol.
about-structure-space_academy = Forme des officiers, aguerrit les légions ou en lève une : une seule de ces choses par tour.
about-structure-fuel_refinery = Change le cristal D en carburant, que brûlent les sauts spatiaux.
about-structure-jump_interdictor = Nul ne fait de saut spatial dans son secteur sans votre accord.
about-structure-recycling_center = Avec une grande ville, il donne chaque tour des matières premières au choix, pour rien.
about-structure-business_center = Double les crédits que rapportent les villes de son système.
about-structure-planetary_shield_a = Rend le bombardement et l'invasion de ce système un peu plus difficiles.
about-structure-planetary_shield_b = Rend le bombardement et l'invasion de ce système plus difficiles.
about-structure-planetary_shield_c = Rend le bombardement et l'invasion de ce système bien plus difficiles.
about-structure-orbital_shield_generator = Donne plus de boucliers à vos engins lors des batailles dans son secteur.
about-structure-orbital_defense_project = Tire sur tout vaisseau ennemi qui arrive dans son secteur, avant toute bataille.
about-structure-artificial_gate = Toutes les portes d'un même propriétaire sont reliées : les engins passent de l'une à l'autre comme si elles étaient voisines.

about-resource-mechanical = Une matière première. Elle reste où elle est faite ; pour bâtir ailleurs, un cargo doit l'apporter.
about-resource-electronic = Une matière première. Elle reste où elle est faite ; pour bâtir ailleurs, un cargo doit l'apporter.
about-resource-chemical = Une matière première. Elle reste où elle est faite ; pour bâtir ailleurs, un cargo doit l'apporter.
about-resource-crystal_d = Rare : il se fait sur les étoiles. Le carburant, les armes spéciales, les engins et boucliers les plus forts en demandent.
about-resource-fuel = Les sauts spatiaux en brûlent un chacun ; une raffinerie le tire du cristal D.
about-resource-credits = L'argent de votre trésor. Villes et accords commerciaux en rapportent ; extraction, construction et réparations en dépensent.

about-counter-special_weapon = Se dépense pour +1 à un jet d'une unité qui l'a avec elle ; elle sert aussi à réparer, à occulter et en mission.
about-counter-mine_field = Les engins qui entrent dans le secteur risquent d'être touchés, sauf ceux du propriétaire et de ses amis.
about-counter-contamination = À la fin de chaque tour, tout ce qui est sur une surface contaminée est en danger ; les vaisseaux scientifiques l'éliminent.
about-counter-research_point = Achète des cases du tableau pendant la recherche. Ce qui n'est pas dépensé est perdu.
about-counter-flag = Qui a son drapeau dans un secteur le possède. Vaisseaux de guerre et avant-postes en plantent un en entrant dans un secteur libre.
about-counter-capital = Qui la perd face à un ennemi perd tous ses crédits, la moitié au conquérant, et le prochain Conseil.
about-counter-shield = Prend un coup à la place de l'engin. Les boucliers sont neufs au début de chaque bataille.
about-counter-damage = Chaque point affaiblit les armes et réduit la cale ; autant de points que sa défense détruisent un engin.

about-legion-regular = La troupe ordinaire, de force 1. Elle garde les mondes, contient les esclaves et envahit.
about-legion-veteran = Une légion régulière qui a survécu à un combat ou à un entraînement : force 2.
about-legion-elite = Les meilleurs des vétérans : force 3.
about-legion-cyborg = Moitié machine, de force 4. Les armes biologiques ne lui font rien, et les aliens ne peuvent pas la transformer.

about-populace-native = Un peuple qui vit là. Chaque tour, vous pouvez l'approcher : il peut fonder une ville, rester ou partir.
about-populace-slave = Économise un crédit par tour là où il travaille, et se révolte où il y a trop peu de légions.
about-populace-alien = Combat tout le monde et bloque le système tant que des légions ne l'ont pas chassé.

about-officer-admiral = Améliore toutes les attaques de son engin, et peut le tirer d'une bataille perdue.
about-officer-general = Aide votre camp dans les combats au sol, et les nacelles à l'abordage.
about-officer-medic = Sauve des officiers d'une équipe dont la mission a échoué.
about-officer-consul = Prend les voix du système où il se trouve, et gagne des crédits à la Guilde des marchands.
about-officer-scientist = Étudie anomalies et artefacts pour des points de recherche.
about-officer-engineer = L'engin qui le porte va un secteur plus loin.
about-officer-security = Protège des espions dans le secteur et de l'abordage.
about-officer-spy = Chez un autre, il peut voler de la recherche, détruire une structure ou tuer un officier : sans qu'il y ait guerre.

about-office-president = A le plus de voix. Nomme les autres titulaires, peut opposer un veto, et reçoit 5 crédits et une corvette.
about-office-security = Nommé par le président ; reçoit 5 crédits et, le temps de sa charge, un croiseur.
about-office-relationships = Nommé par le président ; reçoit 5 crédits et, le temps de sa charge, un vaisseau consulaire.
about-office-trade = Nommé par le président ; reçoit 5 crédits et, le temps de sa charge, un cargo.

about-relation-war = Chacun peut entrer chez l'autre, combattre, bombarder, envahir et bloquer. Seule la paix y met fin.
about-relation-none = Ni amis ni ennemis : chacun reste hors des secteurs de l'autre, et la guerre peut être déclarée.

about-tile-galaxy_core = Nul n'y entre. Événements et missions en sortent.
about-tile-supernova = Nul n'y entre, et le ravitaillement n'y passe pas.
about-tile-star_gate = Avec la navigation par portes, les engins passent entre portes de même lettre sans point de mouvement.

about-term-sector = Un hexagone de la galaxie. Qui y a son drapeau le possède ; sans drapeau, il est libre.
about-term-system = Une planète ou une étoile, avec une surface où bâtir et débarquer des légions.
about-term-control = Qui contrôle un secteur y gagne, bâtit et cherche, même sous le drapeau d'un autre : sur les mondes par des légions, dans l'espace par des vaisseaux de guerre.
about-term-supply = Les engins à portée de votre monde mère ou d'une chaîne d'avant-postes sont ravitaillés. Coupés, ils font un pas par tour et combattent moins bien.
about-term-blockade = Assez de vaisseaux ennemis autour d'un système le bloquent : il ne rapporte rien et l'on n'y bâtit rien.
about-term-blocked = Sous blocus, infesté ou frappé par un événement : ni crédits, ni recherche, ni extraction, ni construction.
about-term-votes = Vous en avez une par niveau de ville et ville orbitale, et les donnez toutes ensemble à chaque motion.
about-term-motion = Ce qui est mis aux voix : une loi, son abrogation ou un protocole. Elle passe avec plus de voix pour que contre.
about-term-veto = Une fois par Conseil, le président peut écarter une motion avant le vote.
about-term-law = Oblige tout le monde dès son adoption et jusqu'à son abrogation.
about-term-protocol = Vaut jusqu'à la fin du tour et ne peut revenir au suivant.
about-term-pledge = Une promesse donnée dans un échange et que le jeu fait tenir : un paiement, un vote, pas de guerre, rester dehors.
about-term-development_value = La somme des niveaux de toutes vos technologies. Dans la partie courte, le premier au but gagne.
about-term-square = Un tiers d'une technologie. Les cases s'achètent de gauche à droite ; avec la troisième, la technologie est connue.
about-term-laboratory = Un niveau d'un centre de recherche : un point de recherche par tour.
about-term-movement_points = De combien de secteurs un engin peut avancer ce tour. Les portes n'en coûtent aucun.
about-term-yard_points = Un chantier en a un par niveau et par tour ; un engin en demande autant que sa défense. Ce qui ne tient pas est mis en chantier et continue au tour suivant.
about-term-capacity = Combien de niveaux de ville et d'atelier tiennent sur un monde ; la terraformation en ajoute.
about-term-free_fire_zone = Ici, deux joueurs sans traité militaire peuvent combattre comme en guerre.
about-term-sealed = Nul ne voit vos ordres avant que tous soient remis, et d'ici là vous pouvez les changer.
about-term-standing_order = Donné une fois, il remplit vos formulaires chaque tour et répond pour vous en votre absence.
about-term-posture = L'audace de vos engins quand le logiciel les mène : quand ils interceptent, attaquent et se retirent.
about-term-mission = Une tâche dans un secteur pour une équipe d'officiers. Qui l'accomplit reçoit la récompense ; l'échec peut coûter des officiers.
about-term-event = Quelque chose qui dérive dans la galaxie depuis le noyau, et agit sur ce qu'il rencontre.
about-term-population_value = Croît avec les villes d'un joueur, de plus en plus lentement ; ses partenaires commerciaux en vivent.

# Feuille de score et chronique

score-row-systems = Systèmes
score-row-sectors = Secteurs
score-row-cities = Villes
score-row-laboratories = Laboratoires
score-row-credits = Crédits
score-row-warships = Flotte
score-row-value = Développement

followed-research = Points de recherche par tour
followed-craft = Engins
followed-warships = Vaisseaux de guerre
followed-war = Guerre
treaty-heading = { UPPER($treaty) }

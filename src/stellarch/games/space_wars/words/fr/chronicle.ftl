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

## Rapport de ce qui s'est passé

section-game = La partie
section-blows = Vos pertes et vos guerres
section-yours = Vous
section-war = Guerre et paix
section-battles = Batailles
section-council = Le Conseil
section-deals = Traités et marchés
section-galaxy = La galaxie
section-others = Les autres

done = { $what ->
   *[moves] { $count ->
        [1] 1 mouvement
       *[other] { $count } mouvements
      }
    [flags] { $count ->
        [1] 1 drapeau planté
       *[other] { $count } drapeaux plantés
      }
    [tokens] { $count ->
        [1] 1 ressource extraite
       *[other] { $count } ressources extraites
      }
    [structures] { $count ->
        [1] 1 structure bâtie
       *[other] { $count } structures bâties
      }
    [craft] { $count ->
        [1] 1 engin mis en service
       *[other] { $count } engins mis en service
      }
    [legions] { $count ->
        [1] 1 légion levée
       *[other] { $count } légions levées
      }
    [officers] { $count ->
        [1] 1 officier formé
       *[other] { $count } officiers formés
      }
    [bases] { $count ->
        [1] 1 base ou porte bâtie
       *[other] { $count } bases ou portes bâties
      }
    [mines] { $count ->
        [1] 1 champ de mines posé
       *[other] { $count } champs de mines posés
      }
  }
own-doings = Vos ordres sont exécutés : { $doings }.
others-doings = { $seat } : { $doings }.
far-drifts = { $count ->
    [1] Un événement dérive, loin de vous.
   *[other] { $count } événements dérivent, loin de vous.
  }
others-exchanges = { $count ->
    [1] D'autres font un échange.
   *[other] D'autres font { $count } échanges.
  }
technologies-learned = { $seat } acquiert des technologies : { $technologies }. Valeur de développement : { $value }.

# Ce qu'on peut regarder dans un terminal

look-label-stored = En réserve
look-label-officers = Officiers
look-label-mine-fields = Champs de mines
look-label-events = Événements
look-label-missions = Missions
look-label-around = Autour
look-label-flag = Drapeau
look-label-structures = Structures
look-label-people = Population
look-label-legions = Légions
look-label-surface = Au sol
look-label-contamination = Contamination
look-label-weapons = Armes spéciales
look-label-laid-down = En chantier
look-label-each-turn = Par tour
look-label-systems = Systèmes
look-label-flags = Drapeaux
look-label-fleets = Flottes
look-label-technologies = Technologies
look-label-begun = Commencées
look-label-others = Les autres

look-word-sector = secteur
look-word-sector-name = NOM
look-word-sector-shown = un secteur : draconis_31, 4-7
look-word-empire = empire
look-word-empire-name = [NOM]
look-word-empire-shown = votre empire, ou celui d'un autre
look-word-position = position
look-word-position-name = {""}
look-word-position-shown = la position en un mot

which-sector = Quel secteur ? Son nom, ou anneau et rang : { ROW($near) }.
whose-empire = L'empire de qui ? { ROW($who) }.

sector-title = { $where ->
    [none] { UPPER($sector) }
   *[other] { $sector }, { $where }
  }
empire-title = { $seat } : capitale { $home ->
    [none] -
   *[other] { $home }
  }, crédits { $credits }, valeur de développement { $value }
owner = { $owner ->
    [none] à personne
   *[other] { $owner }{ $contested ->
        [yes] , disputé
       *[no] { $holder ->
            [none] {""}
           *[other] , tenu par { $holder }
          }
      }
  }
laid-down = { $craft }, { $points } points
craft-here = { $craft }{ $damage ->
    [0] { $supplied ->
        [yes] {""}
       *[no] {" "}(hors de portée)
      }
   *[other] {" "}(dégâts { $damage }{ $supplied ->
        [yes] {""}
       *[no] , hors de portée
      })
  }
officer-here = { $officer } ({ $at })
begun-technology = { $technology } ({ $done } sur { $squares })
each-turn = crédits { $credits } (villes { $cities }, commerce { $trade }), points de recherche { $research }
listing = { $things ->
    [0] aucune
   *[other] { $things }
  }
of-player = { $seat } : { $things }
of-place = { $place } : { $things }{ $stored ->
    [0] {""}
   *[other] {" "}; en réserve : { $stored }
  }
level = { $structure } { $level }
player = { $seat }

game-stage-over = La partie est terminée
game-stage-before = Avant le premier tour
turn-heading = Tour { $turn }, { $phase }

drawn-tile-galaxy-core = noyau
drawn-tile-free-space = {"  ·"}
drawn-tile-supernova = nova**
drawn-tile-asteroid-field = astér:
drawn-tile-nebula = ~néb~
drawn-gate = prt. { $letter }
somewhere = { $what } ({ $at })
events-now = ! Événements : { ROW($events) }
missions-now = ? Missions : { ROW($missions) }

introduced-first-game = Quatre empires, une galaxie plus petite, une valeur de développement de 45 : une dizaine de tours.

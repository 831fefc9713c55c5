## Ce qui se passe

-legion = { $number ->
   *[one] légion
    [other] légions
  }
    .gender = f
invasion-begun = { $seat } envahit { THE($at) }{ $loser ->
    [none] {""}
   *[other] , que tient { $loser }
  }.
ground-round = Manche { $round } { AT($at) } : { $attack } contre { $defence } ({ $column }), dé { $rolled } ; l'assaillant perd { $attacker_loses }, le défenseur { $defender_loses }.
legions-lost = { $seat } perd { A($legions) } { AT($at) }.
legion-upgraded = Les survivants { OF($seat) } { AT($at) } montent en grade : c'est désormais { A($legion) }.
officer-fell = { UPPER(THE($officer)) } { OF($seat) } tombe avec ses légions.
invasion-stopped = { $seat } interrompt l'invasion { AT($at) }.
system-held = { $seat ->
    [none] Les aliens tiennent { THE($at) } contre { $attacker }.
   *[other] { $seat } tient { THE($at) } contre { $attacker }.
  }
system-conquered = { $loser ->
    [none] { $seat } s'empare { OF(THE($at)) }.
   *[other] { $seat } conquiert { THE($at) } sur { $loser }.{ $costs ->
        [0] {""}
       *[other] {" "}{ UPPER(ROW($costs, by: " ; ")) }.
      }
  }
system-raided = { $seat } ravage { THE($at) } et se retire.{ $costs ->
    [0] {""}
   *[other] {" "}{ UPPER(ROW($costs, by: " ; ")) }.
  }
cities-turn-native = { $count ->
    [one] { $count } ville redevient autochtone
   *[other] { $count } villes redeviennent autochtones
  }
orbital-cities-lost = { $count ->
    [one] { $count } ville orbitale est perdue
   *[other] { $count } villes orbitales sont perdues
  }
conquest-officers-lost = officiers perdus : { $officers }
small-craft-lost = chasseurs et nacelles perdus : { $count }
system-given-back = { $seat } libère { THE($at) } pour { $owner }.
legions-stayed = { $seat } laisse { AT($at) } : { A($legions) }.
weapons-taken = { $seat } embarque { AT($at) } { COUNT($count, -counter-special_weapon) } sur { THE($craft) }.
aliens-beaten = Le dernier alien { AT($at) } est mort.
system-infested = { UPPER(THE($at)) } : infestation, { COUNT($aliens, -populace-alien) }.
capital-lost = { $loser } a perdu sa capitale { THE($at) } et tout son trésor ; { $seat } s'empare de { $loot ->
    [one] { $loot } crédit
   *[other] { $loot } crédits
  }.

## Ordres

order-invade = Envahissez { THE($system) }{ $command ->
    [yes] , en commandant vous-même
   *[no] {""}
  }
order-commit = Engagez { A($legions) }{ $officer ->
    [none] { $weapon ->
        [yes] , avec une arme spéciale
       *[no] {""}
      }
   *[other] { $weapon ->
        [yes] , avec { THE($officer) } et une arme spéciale
       *[no] , avec { THE($officer) }
      }
  }
legions-of = { A($legions) } { OF($owner) }
order-lose = Sacrifiez { A($legions) }
order-upgrade = { $legion ->
    [none] Ne promouvez aucune légion
   *[other] Promouvez { A($legion) }
  }
order-press-on = Poursuivez l'invasion
order-stop = Interrompez l'invasion
order-garrison = { $legions ->
    [0] Rembarquez toutes les légions
   *[other] Laissez au sol : { A($legions) }
  }

## Conseils

invasion-told = { $likely } : { $is_attacker ->
    [yes] { $taken } ; défaite { $lost }, abandon { $stops }.
   *[no] système perdu { $taken } ; débarquement repoussé { $lost }, abandonné { $stops }.
  } Légions perdues en moyenne : vous { DECIMAL($own) }, { $enemy ->
    [none] les aliens
   *[other] { $enemy }
  } { DECIMAL($theirs) }. Manches : { DECIMAL($rounds) }.
landing-on = Débarquement sur { THE($where) }, contre { $force ->
    [0] personne
   *[other] { A($force) }
  }. { UPPER($odds) }
invasion-goes-on = Si le combat continue : { $odds }
landing-succeeds = Le débarquement réussit { $chance } fois sur 100.
system-offers = { UPPER(THE($place)) } offre { $laboratories ->
    [one] { $laboratories } laboratoire
   *[other] { $laboratories } laboratoires
  }, { $workshops ->
    [one] { $workshops } atelier
   *[other] { $workshops } ateliers
  } et { COUNT($natives, -populace-native) } à gagner.
strengths-left = À la manche { $round }, il { $seat ->
    [you] vous reste
   *[other] reste à { $seat }
  } une force de { $own }, contre { $theirs }.
wins-on-the-ground = { $seat ->
    [you] Vous gagnez
   *[other] { $seat } gagne
  } ce combat au sol { $chance } fois sur 100.

## Pourquoi pas

ground-no-system = Il n'y a { AT($at) } aucun système à envahir.
no-legions = Vous n'avez { AT($at) } aucune légion prête à débarquer d'un transport ou d'une lune.
ground-not-a-target = On envahit les systèmes que gère un ennemi ou qui sont en zone de tir libre, et ceux qui sont infestés ; pas ceux d'un propriétaire en paix sans sa permission.
ground-nobody-there = Personne ne tient { THE($at) } : rien à conquérir.
ground-star = Sans { THE($technology) }, aucune légion ne débarque sur une étoile.
raided-already = Vous avez déjà ravagé { THE($at) } dans cette sous-phase.
ground-no-such-legion = { UPPER($legion) } n'est pas une légion d'ici.
three-legions = { $count } de vos légions combattent dans cette manche, ni plus ni moins.
not-enough = Vous en avez ici { $there } de ce grade, pas { $count }.
ground-no-general = { UPPER(THE($officer)) } n'est pas un général de votre camp présent ici.
ground-no-special-weapon = Aucune arme spéciale n'accompagne vos légions ni votre général.
losses-due = Cette manche vous coûte { $count } de ses légions.
no-upgrade = Parmi les survivants de la manche monte en grade une légion régulière s'il y en a, sinon une de vétérans, dans la limite des pions.
one-stays = Une légion au moins reste sur un système conquis.
ground-not-this-step = Ce n'est pas ce que demande cette étape du combat au sol.
aliens-there = Il y a des aliens { $here } : les légions n'y descendent que par une invasion.

## Intitulés

ground-label-legions = Légions qui restent
ground-label-go-on = Poursuivre l'invasion, ou l'interrompre
ground-label-garrison = Choisir les légions qui restent
ground-label-commit = Choisir qui combat dans cette manche
ground-label-lose = Choisir les légions perdues
ground-label-upgrade = Choisir la légion qui monte en grade

## Ce qui se passe

spied = { $seat } : { THE($spy) } tente de { $activity ->
    [kill_officer] tuer { THE($target) } { OF($player) }
    [destroy_structure] saboter une structure { OF($player) } ({ $target })
   *[steal_research] voler les recherches { OF($player) }
  } { AT($at) } : { $success ->
    [yes] réussite
   *[no] échec
  } ({ $die }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
  }{ $malus ->
    [0] {""}
   *[other] {" "}− { $malus }
  }, il fallait { $need }){ $caught ->
    [yes] , et l'espion est éliminé
   *[no] {""}
  }.
spies-sought = { $caught ->
    [0] { $seat } : { THE($officer) } ne trouve aucun espion { AT($at) }.
   *[other] { $seat } : { THE($officer) } démasque et élimine { THE($caught) } { AT($at) }.
  }
aliens-made = { $seat } : { THE($officer) } crée des aliens { AT($at) }.

## Ordres

order-spy = { $activity ->
    [kill_officer] Tuez { THE($target) }
    [destroy_structure] Détruisez { THE($target) } { $at ->
        [none] sur place
       *[other] { AT($at) }
      }
   *[steal_research] Volez les recherches { $at ->
        [none] sur place
       *[other] { OF(THE($at)) }
      }
  } avec { THE($officer) }{ $special ->
    [yes] {" "}et une arme spéciale
   *[no] {""}
  }
order-search = Cherchez les espions avec { THE($officer) }{ $special ->
    [0] {""}
    [1] , une arme spéciale contre { THE($special) }
   *[other] , armes spéciales contre { THE($special) }
  }
order-infest = Créez des aliens avec { THE($officer) }

## Pourquoi pas

not-a-spy = { UPPER(THE($officer)) } n'est pas un espion.
not-abroad = { UPPER(THE($officer)) } est { AT($here) }, or un espion n'agit que dans le secteur d'un autre joueur.
nothing-to-steal = Il n'y a { AT($here) } aucun laboratoire en activité dont voler les résultats.
stolen-already = Les recherches menées { AT($here) } ont déjà été volées ce tour-ci.
officers-no-such-structure = Il n'y a { AT($here) } aucune structure de ce genre qui soit à un autre joueur.
no-such-victim = Il n'y a { AT($here) } aucun officier de ce nom qui soit à un autre joueur.
ally = On n'espionne pas son allié.
officers-no-weapon = { UPPER(THE($officer)) } n'a aucune arme spéciale à sa portée.
not-security = Seul un officier de sécurité à deux étoiles cherche les espions.
not-sought = Une arme spéciale sert une fois contre chaque espion étranger du secteur ; pas contre { THE($spy) }.
nobody-to-find = Il n'y a { AT($here) } aucun espion étranger.
not-a-medic = Seul un médecin à deux étoiles crée des aliens.
no-host = On ne crée des aliens que dans un système que gère un ennemi ou qui n'est à personne ; { THE($officer) } est { AT($here) }.
officers-too-few-weapons = Il y faut { $need } armes spéciales, et { THE($officer) } n'en a que { $there } à sa portée.
no-aliens-left = Il n'y a plus d'aliens : tous sont en jeu.
aliens-banned = Le Conseil a interdit les armes biologiques, et les aliens des médecins en sont.

## Intitulés

officer-gives-idle-ashore = Rien au sol : seulement à bord d'un engin.
officer-gives-studies = Peut étudier anomalies et artefacts.
admiral-gives = +{ $attack } à toutes les attaques { OF(THE($craft)) }, qui se retire d'un cœur perdu sur { $need } ou plus.
general-gives = +{ $bonus } pour vos légions au combat au sol { AT($at) }.
general-boards = +{ $bonus } pour une nacelle d'abordage { OF(THE($craft)) }.
medic-gives = +{ $bonus } aux dés qui sauvent une équipe dont la mission a échoué.
consul-gives = { $votes ->
    [0] Aucune ville { AT($at) } dont prendre les voix.
   *[other] { $is_speaker ->
        [yes] Les voix { OF(THE($at)) } sont à vous ({ $votes }).
       *[no] Un autre consul { AT($at) } prend les voix.
      }
  }
scientist-gives = { UPPER(THE($craft)) } passe entre portes de lettres différentes.
engineer-moves = { UPPER(THE($craft)) } va { $sectors } { $sectors ->
    [one] secteur
   *[other] secteurs
  } plus loin.
engineer-shields = +{ $bonus } au bouclier { OF(THE($craft)) }.
security-gives = −{ $malus } pour tout espion étranger { AT($at) }.
security-repels = −{ $malus } pour les nacelles qui abordent { THE($craft) }.
spy-gives = Vole sur { $steal } ou plus, détruit sur { $destroy }, tue sur { $kill } ; pris sur { $caught } ou moins.
research-stolen = ses laboratoires travaillent pour vous ce tour-ci : { COUNT($points, -counter-research_point) }
officer-killed = { THE($officer) } est mort
level-destroyed = { $structure } : du niveau { $level } au niveau { $left }
structure-destroyed = { THE($structure) } disparaît
visit-brings = { $kind ->
    [gilda_of_traders] { $worst } à { COUNT($best, -resource-credits) }
   *[other] { $worst } à { COUNT($best, -counter-research_point) }
  }{ $weapons ->
    [0] {""}
   *[other] , et jusqu'à { COUNT($weapons, -counter-special_weapon) }
  }
trial-brings-aliens = un à six aliens, qui attaquent aussitôt
trial-brings-star = la récompense, et une deuxième étoile pour qui a répondu à un besoin
trial-brings-reward = la récompense
spies-found = tout espion étranger trouvé ici disparaît ({ $count })

## Conseils

steals-research = { UPPER(THE($spy)) } tente de voler des recherches { AT($at) } (laboratoires : { $laboratories }) : cela réussit { $chance } fois sur 100.
goes-to-steal = { UPPER(THE($spy)) } se dirige vers { THE($at) }, pour en dévaliser les laboratoires ({ $laboratories }).
academy-drills = Personne à former { AT($at) } : l'académie aguerrit une légion.
academy-trains = { $need ->
    [mission] Des missions proches réclament des officiers
    [stealing] Ce que d'autres trouvent dans leurs laboratoires se vole
    [war] Légions et vaisseaux valent davantage avec des officiers
   *[spies] Des espions étrangers sévissent ici
  } ; l'académie forme donc { A($officers) }.
spy-rolls = Cela réussit sur { $good } des 6 faces du dé, et l'espion est pris sur { $bad }.

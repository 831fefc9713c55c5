## Ce qui se passe

bombarded = { $seat } bombarde { THE($system) } ({ $bombing }, valeur { $value }{ $spent ->
    [0] {""}
   *[other] , armes spéciales employées : { $spent }
  }), { $lost ->
    [0] sans rien toucher
   *[other] et détruit { A($lost) }
  }{ $counters ->
    [0] {""}
   *[other] {" "}; contamination +{ $counters }
  }.

## Ordres

order-bombard = Bombardez { THE($sector) }{ $bombing ->
    [bombing-conventional] {""}
   *[other] {" "}({ $bombing })
  }{ $craft ->
    [0] {""}
   *[other] {" "}avec { THE($craft) }
  }{ $special ->
    [0] {""}
   *[other] , armes spéciales contre : { A($special) }
  }

## Conseils

bombs-on = Des bombes sur { THE($where) }. { ROW($odds, by: " ") }
bombs-helped = Avec une arme spéciale sur son dé, chacune de ces unités a { $chance } de chances d'être détruite : { A($units) }.
no-harm = Ces bombes n'y feraient aucun dégât.
units-destroyed = Chaque unité a { $chance } de chances d'être détruite ; en moyenne : { $lost }.
city-shrinks = La ville perd un niveau : { $share }.
shield-falls = Le bouclier tombe : { $share }.
nobody-left = Il ne reste aucun défenseur : { $share }.
counters-left = Pions de contamination laissés sur place : { $count }.
bombs-strike = { $units ->
    [one] L'unité à la surface est perdue { $chance } fois sur 100.
   *[other] Chacune des { $units } unités à la surface est perdue { $chance } fois sur 100, soit environ { $lost } en tout.
  }
bombs-contaminate = Cela laisse { COUNT($counters, -counter-contamination) }.

## Pourquoi pas

bombardment-no-system = { UPPER(AT($at)) }, il n'y a aucun système à bombarder.
no-bombers = Vous n'avez { AT($at) } aucun engin capable de bombarder.
not-a-bomber = { UPPER(THE($craft)) } ne peut prendre part au bombardement { AT($at) }, ou est nommé deux fois.
bombarded-already = Vous avez déjà bombardé { THE($at) } dans cette sous-phase.
bombardment-not-a-target = On bombarde les systèmes que gère un ennemi, ceux d'une zone de tir libre si aucun traité militaire ne l'interdit et ceux qui sont infestés, sauf si leur propriétaire, en paix avec vous, ne vous les a pas ouverts.
bombardment-storm = Une tempête spatiale cache tout { AT($at) } : y bombarder demande { THE($technology) }.
guns-held = Vos engins ne peuvent bombarder { AT($at) } : une interférence de pulsar ou une faille de Berilan les paralyse.
no-technology = Vous ne connaissez pas encore : { $technology }.
antimatter-banned = Le Conseil a interdit les armes à antimatière.
biological-banned = Le Conseil a interdit les armes biologiques.
antidote = Qui gère ce système dispose d'un antidote aux bombes biologiques.
no-such-die = Une arme spéciale sert contre ce que les bombes peuvent frapper { AT($at) }, une fois chacun.
bombardment-too-few-weapons = Les engins qui bombardent ont { $there } armes spéciales à bord, et vous voulez en dépenser { $count }.

## Intitulés

bombardment-label-with-some = Bombarder avec une partie des engins
bombardment-label-with-weapons = Bombarder avec des armes spéciales
bombardment-label-weapon-against = Une arme spéciale contre
bombardment-label-how = Comment
bombardment-label-craft = Engins

## Ce qui se passe

points-counted = { $seat } dispose de { COUNT($points, -counter-research_point) }.
square-bought = { $seat } travaille à une technologie : { $technology } ({ $cost }).
technology-learned = { $seat } acquiert une technologie : { $technology }. Valeur de développement : { $value }.

## Ordres

order-research = Étudiez { THE($branch) }{ $technology ->
    [none] {""}
   *[other] {" "}({ $technology })
  }

## Pourquoi pas

no-such-branch = Il n'y a pas de branche { $branch }.
row-complete = Vous connaissez déjà toutes les technologies de la branche { $branch }.
not-enough-points = La prochaine case { OF($technology) } coûte { $cost } points de recherche ; il vous en reste { $left }.
one-a-turn = Une technologie de la branche { $branch } a abouti ce tour-ci ; la dernière case { OF($technology) } attendra.

## Intitulés

heading-research = Dépenser vos points de recherche
value-brought = valeur de { $before } à { $after }

## Conseils

research-why-wins = Cela atteint la valeur qui donne la victoire.
research-why-wins-next = Tout va à ce qui peut donner la victoire au prochain tour.
research-why-nothing-to-spend = Il n'y a aucun point de recherche à dépenser.
towards-why = La recherche porte d'abord sur ceci : { $technology }.
learned-why = { UPPER($technologies) } : à acquérir ce tour-ci : ce qui est acquis compte aussitôt.
spread-why = Le reste des { COUNT($points, -counter-research_point) } va là où il compte le plus.
learns = Technologies acquises : { $technologies } ; la valeur de développement passe de { $then } à { $now }{ $needed ->
    [none] {""}
   *[other] , sur les { $needed } qui donnent la victoire
  }.
lacks = Il manque alors { COUNT($points, -counter-research_point) } pour « { $technology } ».
earns = Avec « { $technology } », chaque tour rapporte { $changes }.
supplies = Avec « { $technology } », le ravitaillement atteint { COUNT($systems, -system) } au lieu de { $then }.
makes-room = Avec « { $technology } », l'empire a la place pour { $room } au lieu de { $then }.
raises = Avec « { $technology } », villes, ateliers et laboratoires peuvent monter au niveau { $level } au lieu de { $then }.
trades = Avec « { $technology } », un accord commercial paie { $level } fois la valeur de population du partenaire, au lieu de { $then }.
allows = { $things ->
    [0] { UPPER($technology) } : sa construction devient possible.
   *[other] { UPPER($technology) } permet de construire : { $things }.
  }
counts-less = compte { $level } pour { COUNT($points, -counter-research_point) }, alors que celui-ci compte { $own } pour { $paid }

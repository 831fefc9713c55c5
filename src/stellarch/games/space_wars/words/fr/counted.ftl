# Ce qui se compte et n'a pas d'identifiant.

-vote = voix
    .gender = f
-turn = { $number ->
   *[one] tour
    [other] tours
  }
    .gender = m
-order = { $number ->
   *[one] ordre
    [other] ordres
  }
    .gender = m
-point = { $number ->
   *[one] point
    [other] points
  }
    .gender = m
-material = { $number ->
   *[one] matériau
    [other] matériaux
  }
    .gender = m
-city = { $number ->
   *[one] ville
    [other] villes
  }
    .gender = f
-native = { $number ->
   *[one] autochtone
    [other] autochtones
  }
    .gender = m
-system = { $number ->
   *[one] système
    [other] systèmes
  }
    .gender = m
-damage = { $number ->
   *[one] point de dégâts
    [other] points de dégâts
  }
    .gender = m
-laboratory = { $number ->
   *[one] laboratoire
    [other] laboratoires
  }
    .gender = m
-treaty = { $number ->
   *[one] traité
    [other] traités
  }
    .gender = m
-enemy = { $number ->
   *[one] ennemi
    [other] ennemis
  }
    .gender = m
-proposal = { $number ->
   *[one] proposition
    [other] propositions
  }
    .gender = f
-unit = { $number ->
   *[one] unité
    [other] unités
  }
    .gender = f

# What is counted and has no id of its own.

-vote = { $number ->
   *[one] vote
    [other] votes
  }
-turn = { $number ->
   *[one] turn
    [other] turns
  }
-order = { $number ->
   *[one] order
    [other] orders
  }
-point = { $number ->
   *[one] point
    [other] points
  }
-material = { $number ->
   *[one] material
    [other] materials
  }
-city = { $number ->
   *[one] city
    [other] cities
  }
-native = { $number ->
   *[one] native
    [other] natives
  }
-system = { $number ->
   *[one] system
    [other] systems
  }
-damage = { $number ->
   *[one] point of damage
    [other] points of damage
  }
-laboratory = { $number ->
   *[one] laboratory
    [other] laboratories
  }
-treaty = { $number ->
   *[one] treaty
    [other] treaties
  }
-enemy = { $number ->
   *[one] enemy
    [other] enemies
  }
-proposal = { $number ->
   *[one] proposal
    [other] proposals
  }
-unit = { $number ->
   *[one] unit
    [other] units
  }

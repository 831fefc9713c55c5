# Le nom des robots, et ce qu'ils disent de leurs coups. docs/translate.md explique comment ces fichiers sont écrits.

## Noms

simple-random = Au hasard
simple-greedy = Glouton
no-such-bot = Pas de robot { QUOTED($name) }. Les robots : { $known }.
known-bots = { $named }, ou MÉTHODE@BUDGET, par exemple { $method }@2000 (nœuds) ou { $method }@0.5s (secondes), avec pour MÉTHODE { ROW($methods) }
named-bots = { ROW($simple) }{ $levels ->
    [none] {""}
   *[other] , { $levels }
  }
any-levels = level-1 et suivants si le jeu a des niveaux
levels-to = level-1 à level-{ $last }{ $characters ->
    [0] {""}
   *[other] {" "}(de caractère : level-{ $last }:{ $first } ; il y a { ROW($characters) })
  }

## Robots d'autres paquets

cannot-be-made = Impossible de créer le robot { QUOTED($name) } : { $fault }.
not-a-bot = { $where } n'est pas un robot : il lui faut un nom (name) et une méthode choose.
another-name = Le paquet { $package } n'a pas de robot { QUOTED($name) } : le nom { OF($where) } est { QUOTED($other) }.
of-several = Plusieurs paquets ont un robot { QUOTED($name) } : { ROW($packages) }.
other-games = Le robot { QUOTED($name) } ne joue pas à { $game }.
name-taken = Impossible de proposer { $where } : il y a déjà un robot { QUOTED($name) }.
not-a-name = Impossible de proposer { $where } à la table sous le nom { QUOTED($name) } : au plus 40 lettres, chiffres, tirets et points.

## Ce que fait un coup

sentence = { $order }.
points = { $number ->
    [one] { $number } point
   *[other] { $number } points
  }
change = { $label } { SIGNED($number, plus: "+") }
gains = Ce coup rapporte tout de suite { $points } : { ROW($rows) }.
costs = Ce coup coûte tout de suite { $points } : { ROW($rows) }.
at-once = Tout de suite : { ROW($rows) }.
nothing-better = Gardez ce que vous avez : il n'y a rien de mieux à faire pour l'instant.
part-of-a-plan = Ce coup était prévu quelques coups plus tôt.
not-weighed = Le robot n'a pas étudié ce coup.

## Ce qui est attendu

chance = { $exact ->
    [yes] { $percent } %
   *[no] { $percent ->
        [0] moins de 1 %
       *[other] plus de 99 %
      }
  }
prospect-in-hand = la victoire presque en main
prospect-good = de bonnes chances de gagner
prospect-even = une chance honnête de gagner
prospect-poor = peu de chances de gagner
prospect-slim = des chances infimes de gagner
outlook = { $seat ->
    [you] Vous avez
   *[other] { $seat } a
  } alors { $prospect } ({ $chance }).
proven = Prouvé : { $verdict }.
verdict = { $seat ->
    [you] vous { $end ->
        [win] gagnez
        [loss] perdez
       *[shared] partagez la victoire
      }
   *[other] { $seat } { $end ->
        [win] gagne
        [loss] perd
       *[shared] partage la victoire
      }
  }{ $is_level ->
    [yes] {" "}à égalité de points
   *[no] { $margin ->
        [none] {""}
       *[other] {" "}de { $margin }
      }
  }

## Comparaison avec un autre coup : chacun de ces textes suit « ce coup »

level-too-few-tries = est peut-être tout aussi bon
proven-too = est calculé jusqu'au bout : { $verdict }
leaves = { $seat ->
    [you] vous laisse
   *[other] laisse à { $seat }
  } { $prospect } ({ $chance })
compared = est { $better ->
    [yes] meilleur
   *[no] moins bon
  } ({ $chance } au lieu de { $instead }){ $changes ->
    [0] {""}
   *[other] {" "}: { ROW($changes) }
  }
ends-with = { $seat ->
    [you] vous finissez
   *[other] { $seat } finit
  } avec { $points } de { $more ->
    [yes] plus
   *[no] moins
  } ({ ROW($rows) })
but = { $one ->
    [0] {""}
   *[other] { $one }, mais{" "}
  }{ $other }
next-best = Deuxième choix : { LOWER_FIRST($order) } ; ce coup { $how }.
just-as-good = Tout aussi bon à la longue : { LOWER_FIRST($order) }{ $how ->
    [none] .
   *[other] {" "}; ce coup { $how }.
  }
also-possible = Autre possibilité : { LOWER_FIRST($order) }{ $how ->
    [none] .
   *[other] {" "}; ce coup { $how }.
  }{ $does ->
    [none] {""}
   *[other] {" "}{ $does }
  }
stronger = Mieux : { LOWER_FIRST($order) } ; ce coup { $how }.
also-good = À envisager aussi : { LOWER_FIRST($order) } ; ce coup { $how }.
planned-better = Mieux : { LOWER_FIRST($order) }. { $how }

## Chiffres

of-seat = { $seat } { $number }
chances = Chances de gagner : { ROW($chances) }.
points-expected = Points attendus à la fin : { ROW($points) }.
tried = { $action } : { $chance } de chances de gagner, entre { $low } % et { $high } % ; { GROUPED($visits) } essais.
glanced = { $action } : { $chance } de chances de gagner, à première vue.
exact = { $action } : prouvé, { $verdict }.
line = Suite attendue : { ROW($actions) }.
nodes = Calculé avec { GROUPED($nodes) } nœuds ({ $method }) ; redemandez, le résultat sera le même.

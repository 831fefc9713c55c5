## Ce qui se passe

form-filed = { $orders ->
    [0] Vous retirez votre formulaire : { $form }.
   *[other] Votre formulaire est remis, scellé : { $form }, { COUNT($orders, -order) }.
  }
order-left-out = Votre ordre { $order } est sauté. { $why }
plan-stopped = Votre plan s'arrête, { COUNT($left, -order) } avant la fin : { $why ->
    [intercepted] vos engins ont été interceptés
    [enemy] un ennemi barre la route
   *[skipped] un ordre a été sauté
  }.
standing-orders-set = Vous changez vos ordres permanents.
orders-followed = Les ordres que vous aviez donnés sont exécutés.
passing-ended = On vous consulte à nouveau : { $why ->
    [offer] une offre est arrivée
    [treaty] un traité a été rompu
    [war] on vous a déclaré la guerre
   *[technology] une technologie est acquise
  }.
die-seen = { $fell }

## Ordres

order-given = { $count ->
    [1] { LOWER_FIRST($order) }
    [2] { LOWER_FIRST($order) }, deux fois
   *[other] { LOWER_FIRST($order) }, { $count } fois
  }
orders-given = { ROW($orders, by: " ; ") }{ $more ->
    [0] {""}
   *[other] {" "}; { $more } de plus
  }
order-battle-orders = { $orders ->
    [none] Confiez ce tour de bataille à l'ordinateur
   *[other] Ordonnez pour ce tour de bataille : { $orders }
  }
order-form = { $orders ->
    [none] { $phase ->
        [agenda] Ne proposez rien au Conseil
        [declarations] Ne déclarez rien
        [extraction] Ne produisez aucun matériau
        [research] N'étudiez rien
        [works] Ne construisez rien
        [repairs] Ne réparez rien
       *[other] N'ordonnez rien
      }
   *[other] { UPPER($orders) }
  }
order-file = { $orders ->
    [none] Reprenez : { $form }
   *[other] Remettez d'avance ({ $form }) : { $orders }
  }

## Pourquoi pas

plan-too-early = Un plan se remet une fois les déclarations terminées, et jusqu'à la fin de vos mouvements.
not-this-visit = Ce formulaire n'est pas de cette visite : { $form }.
not-in-this-form = Cet ordre n'a pas sa place dans ce formulaire.
after-the-end = Rien ne peut suivre la fin des mouvements.
only-a-plan-stops = Seul un plan peut s'arrêter en chemin.
forms-too-many = Un formulaire contient au plus { $most } ordres.

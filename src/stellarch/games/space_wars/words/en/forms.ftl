## What happens

form-filed = { $orders ->
    [0] You take back your { $form }.
   *[other] Your { $form } is handed in, sealed: { COUNT($orders, -order) }.
  }
order-left-out = Your order { $order } is skipped. { $why }
plan-stopped = Your plan stops, { COUNT($left, -order) } before its end: { $why ->
    [intercepted] your craft were intercepted
    [enemy] an enemy stands in the way
   *[skipped] an order was skipped
  }.
standing-orders-set = You change your standing orders.
orders-followed = The orders you gave ahead are carried out.
passing-ended = You are asked again: { $why ->
    [offer] an offer came
    [treaty] a treaty was broken
    [war] war was declared on you
   *[technology] a technology is known
  }.
die-seen = { $fell }

## Orders

order-given = { $count ->
    [1] { LOWER_FIRST($order) }
    [2] { LOWER_FIRST($order) }, twice
   *[other] { LOWER_FIRST($order) }, { $count } times
  }
orders-given = { ROW($orders, by: "; ") }{ $more ->
    [0] {""}
   *[other] ; { $more } more
  }
order-battle-orders = { $orders ->
    [none] Leave this round to the computer
   *[other] Order for this round: { $orders }
  }
order-form = { $orders ->
    [none] { $phase ->
        [agenda] Put nothing to the council
        [declarations] Declare nothing
        [extraction] Make no material
        [research] Research nothing
        [works] Build nothing
        [repairs] Repair nothing
       *[other] Order nothing
      }
   *[other] { UPPER($orders) }
  }
order-file = { $orders ->
    [none] Take back the { $form }
   *[other] Hand in the { $form } ahead: { $orders }
  }

## Why not

plan-too-early = A plan may be handed in once the declarations are over, until your movements are done.
not-this-visit = This form is not for this visit: { $form }.
not-in-this-form = There is no place for this order in this form.
after-the-end = Nothing can come after the end of the movements.
only-a-plan-stops = Only a plan can stop on the way.
forms-too-many = A form holds { $most } orders at most.

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

## Labels

means = { $counts }
motion-label-law = law
motion-label-repeal = repeal
motion-label-protocol = protocol
order-label-propose = Propose
order-label-vote = Vote
order-label-break-treaty = Break a treaty
order-label-declare-war = Declare war
order-label-offer-peace = Offer peace without terms
order-label-force-peace = Force peace
order-label-offer-treaty = Offer a treaty
order-label-accept = Accept
order-label-decline = Decline
order-label-extract = Extract
order-label-refine = Refine
order-label-recycle = Recycle
order-label-research = Research
order-label-build = Build
order-label-commission = Order from a shipyard
order-label-train = Train
order-label-drill = Drill a legion
order-label-clone = Clone a slave
order-label-forge = Make a special weapon
order-label-convert = Convert a native
order-label-abuse = Work a slave to death
order-label-upgrade-base = Upgrade an outpost
order-label-build-gate = Build a gate
order-label-repair = Repair
order-label-wish-technologies = Wish for technologies
order-label-vote-on = Say how you vote
order-label-set-route = Set a route
order-label-wish-works = Wish for works
order-label-accept-treaties = Accept treaties without being asked
order-label-pass-until = Pass until something happens
order-label-set-posture = Set your posture
order-label-file = Hand in a plan
order-label-move = Move
order-label-gate = Pass a gate
order-label-load = Load
order-label-unload = Unload
order-label-end = End the movements
order-label-visit = Visit
order-label-make-offer = Offer an exchange
order-label-peace-on-terms = Offer peace on terms
order-label-propose-value = Propose another winning value
order-label-propose-share = Propose another share of the cities to win
order-label-choose-technologies = Choose your technologies
order-label-set-order = Set the order
field-label-system = System
field-label-sector = Sector
field-label-workshop = Workshop
field-label-tokens = Tokens
field-label-slaves = Slaves
field-label-material = Material
field-label-branch = Row
field-label-structure = Structure
field-label-unit = Unit
field-label-what = What
field-label-legion = Legion
field-label-outpost = Outpost
field-label-facility = Facility
field-label-craft = Craft
field-label-motion = Motion
field-label-value = Vote
field-label-kind = Kind
field-label-card = Card
field-label-player = Player
field-label-treaty = Treaty
field-label-offer = Offer
field-label-turns = Binding for turns
field-label-orders = Orders
field-label-treaties = Treaties
field-label-from = From
field-label-turn = Turn
field-label-garrison = Garrison
field-label-technologies = Technologies
field-label-law-or-protocol = Law or protocol
field-label-wishes = Wishes
field-label-cargo = Cargo
field-label-freighter = Freighter
field-label-to = To
field-label-or-when = Or when
field-label-posture = Posture
field-label-stop = Stop
field-label-towards = To
field-label-craft-group = Craft
field-label-carrier = Carrier
field-label-event = Event
field-label-gives = You give
field-label-asks = You ask for
field-label-winning-value = Winning value
field-label-city-share = Share of the cities to win
field-label-proposers = Proposers
field-label-voters = Voters
wake-label-offer = an offer comes
wake-label-treaty = a treaty is broken
wake-label-war = war is declared on you
wake-label-technology = a technology is known
halt-label-intercepted = when I am intercepted
halt-label-enemy = when an enemy stands in the way
halt-label-skipped = when an order was skipped

## What happens

income-paid = { $seat } earns { COUNT($total, -credit) }{ $trade ->
    [0] {""}
   *[other] , { $trade } of them by trade
  }.
extracted = { $seat } extracts { $resource } { AT($at) }: { $tokens } for { COUNT($cost, -credit) }.
refined = { $seat } refines a crystal D into fuel { AT($at) } for { COUNT($cost, -credit) }.
recycled = { $seat } recycles { COUNT(1, $resource) } { AT($at) }.

## Orders

order-extract = Extract { COUNT($tokens, $resource) } { AT($system) }{ $slaves ->
    [0] {""}
   *[other] , with { COUNT($slaves, -populace-slave) }
  }
order-refine = Refine a crystal D into fuel { AT($system) }
order-recycle = Recycle { COUNT(1, $material) } { AT($system) }

## Why not

economy-no-such-system = There is no system { $system }.
economy-not-managed = You do not manage { $system }.
economy-blocked = { UPPER($system) } is blocked: nothing is made there.
no-such-workshop = There is no workshop { $workshop }.
no-level-left = The { $workshop } of { $system } can make { $left } more tokens this turn, not { $tokens }.
slaves-missing = { UPPER($system) } has { $left } slaves that have not worked this turn, not { $slaves }.
slaves-in-vain = { $slaves } slaves would save more than the { $cost } credits this costs.
economy-slavery-banned = By law, slaves no longer save credits.
economy-credits-missing = This costs you { $cost } credits, and you have { $credits }.
no-refinery = { UPPER($system) } has no fuel refinery.
refined-already = The refinery of { $system } has already made its fuel this turn.
no-crystal = There is no crystal D at { $system }.
nothing-to-recycle = { UPPER($system) } can recycle nothing more this turn: it takes a recycling center, and a city of level 3 (1) or 4 (2).
economy-not-raw = A recycling center gives raw materials only.

## Labels

heading-extract = Extract, refine and recycle

## Advice

extraction-why = { $tokens ->
    [0] What lies in store will do for the next works, so the credits are better saved.
   *[other] The next works ask for this: { $tokens }.
  }
reserve-why = More could be extracted, but { COUNT($reserve, -credit) } should stay in reserve.
shortest-why = { UPPER($material) } is what is shortest.
stock-of = { $resource } ({ $count })
makes = It makes { $tokens } for { COUNT($cost, -credit) }, which leaves { $left }.
in-stock = In stock then: { $tokens }.
in-stock-now = { $tokens ->
    [0] There is nothing in stock now.
   *[other] In stock now: { $tokens }.
  }

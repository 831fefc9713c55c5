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

## What happens

jettisoned = { $seat }: { THE($craft) } throws { COUNT(1, $piece) } overboard.
gate-lost = { $seat }'s artificial gate { AT($at) } is lost: no base is left there.

## Orders

order-jettison = Throw { COUNT(1, $piece) } overboard

## Why not

losses-not-aboard = That is not aboard.

## Labels

choose-overboard = Choose what { THE($craft) } throws overboard

## Advice

goes-overboard = { UPPER(THE($craft)) } has no more room, and { $piece } is missed least.

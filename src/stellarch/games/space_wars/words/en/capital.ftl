## What happens

capital-moved = { $seat } moves the capital to { THE($to) }.
capital-stays = Your capital does not move to { THE($to) }. { $why }
damage-controlled = { $seat }: damage control on { THE($craft) }, at the price of a special weapon.

## Orders

order-move-capital = Make { THE($sector) } your capital
order-control-damage = Spend a special weapon on the damage { OF(THE($craft)) }

## Why not

no-such-planet = There is no planet called { $planet }.
capital-not-held = A capital goes to a planet that you own and control; { THE($planet) } is not one.
capital-already = { UPPER(THE($planet)) } is your capital.
cut-off = Both the old and the new capital must be in supply; { THE($planet) } is not.
no-station = You do not know the technology { $technology }.
not-a-starship = Damage control is for capital starships.
undamaged = { UPPER(THE($craft)) } has no damage.
capital-no-weapon-there = You have no special weapon in the sector of { THE($craft) }.

## Labels

heading-new-capital = Choose your new capital

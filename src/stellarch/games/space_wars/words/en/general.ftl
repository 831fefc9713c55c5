## What happens

orders-sealed = { $seat } is ready.
orders-opened = All are in.
turn-begun = Turn { $turn } begins.

## Orders

order-end = Finish here
order-auto = Leave it to the usual orders
order-revise = Take your sealed orders back

## Why not

not-your-turn = You are not the one who decides now.
not-asked = You are not being asked for that now.
eliminated = You are out of the game.
nothing-sealed = You have given no order that could be taken back.
dice-rolled = Dice have been rolled for your orders, so they stand.
dice-first = What dice decide is ordered by itself, before the form, so that you know how they fell.
weapon-of-no-use = By the rules of this game a special weapon does not help with this roll.
galaxy-at-peace = This game began under rules without war and spies, and is played to its end by them.

## Advice

more-each-turn = brings { $more } more each turn
less-each-turn = brings { $less } less each turn
dearer = costs { COUNT($credits, -credit) } more
cheaper = costs { COUNT($credits, -credit) } less

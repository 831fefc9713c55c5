## What happens

small-passed = { $seat }: { $small }, from { THE($origin) } to { THE($to) }, through a gate.
fuel-burnt = { $seat } burns 1 fuel { AT($at) }.
mine-laid = { $seat } lays a mine field { AT($at) }.
mine-swept = { $seat } removes a mine field { AT($at) }.
collected = { $seat }: { THE($craft) } collects { COUNT(1, $resource) } { AT($at) }.

## Orders

order-gate = Take { THE($craft) } through the gate to { THE($to) }{ $flag ->
    [yes] {""}
   *[no] , without a flag
  }
order-gate-small = Send { $small } through the gate of { THE($origin) } to { THE($to) }{ $flag ->
    [yes] {""}
   *[no] , without a flag
  }
order-jump = Jump with { THE($craft) } to { THE($to) }, using the fuel of { THE($fuel) }{ $flag ->
    [yes] {""}
   *[no] , without a flag
  }
order-lay-mine = Lay a mine field with { THE($craft) }
order-sweep-mine = Sweep a mine field with { THE($craft) }
order-collect = Collect from the nebula with { THE($craft) }

## Why not

no-gate = No gate joins { THE($origin) } and { THE($to) } for you.
no-navigation = Star gates take nobody through without { $technology }.
other-letter = This star gate has the letter { $one }, that in { THE($to) } { $other }; only a capital starship with a two-star scientist aboard passes between them.
twice-by-gate = { UPPER(THE($craft)) } has come to { THE($to) } by a gate this turn already.
small-twice = That many cannot pass ({ $piece }): { $able } can, and you want { $count }. Those that came there by a gate this turn, were out of supply and have passed through one, or were intercepted and did not win, must wait.
not-small = Name fighters or pods, one at least.
no-jump = A space jump needs { $technology }.
not-capital = Only capital starships jump.
has-moved = { UPPER(THE($craft)) } has moved this turn; a craft either jumps or moves.
jump-unsupplied = { UPPER(THE($craft)) } is out of supply and cannot jump.
jump-nowhere = A jump leads to another sector.
interdicted = A jump interdictor guards { THE($to) }; you can jump there only with permission.
no-fuel = A jump burns fuel that lies with a linked outpost or orbital base of yours or a friend's; there is none in { THE($at) }.
not-a-builder = Only construction starships work on mines.
moved-already = { UPPER(THE($craft)) } has moved or worked this turn; this work takes the place of moving.
no-mines-known = Laying mines needs { $technology }.
mines-banned = A law bans new mine fields.
gates-not-held = Mines are laid in sectors that you own and control; { THE($at) } is not one.
mines-full = { UPPER(THE($at)) } holds { $most } mine fields already.
no-mines-left = All your { $most } mine fields are laid.
mine-cost = A mine field costs { $cost } credits; you have { $left }.
no-mine-here = There is no mine field in { THE($at) }.
gates-not-a-freight = Only freighters collect in nebulas.
not-a-nebula = { UPPER(THE($at)) } is not a nebula.
no-extraction = This needs { $technology }.
hold-full = { UPPER(THE($craft)) } has no free place.

## Labels

heading-jump = Space jump

## Advice

lays-mines = { UPPER(THE($craft)) } lays mines { AT($at) }, where others might come.

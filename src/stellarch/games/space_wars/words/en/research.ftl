## What happens

points-counted = { $seat } has { COUNT($points, -counter-research_point) }.
square-bought = { $seat } works on { $technology } ({ $cost }).
technology-learned = { $seat } masters { $technology }: development value { $value }.

## Orders

order-research = Research { $branch }{ $technology ->
    [none] {""}
   *[other] {" "}({ $technology })
  }

## Why not

no-such-branch = There is no branch { $branch }.
row-complete = You know all technologies of { $branch } already.
not-enough-points = The next square of { $technology } costs { $cost } research points; you have { $left } left.
one-a-turn = One technology of { $branch } has become known this turn; the last square of { $technology } waits until the next.

## Labels

heading-research = Spend your research points
value-brought = value { $before } to { $after }

## Advice

research-why-wins = This reaches the value that wins the game.
research-why-wins-next = All goes into what can win next turn.
research-why-nothing-to-spend = There are no research points to spend.
towards-why = { UPPER($technology) } comes first.
learned-why = { UPPER($technologies) } can be had this turn, and what is finished counts at once.
spread-why = What is left of the { COUNT($points, -counter-research_point) } goes where it counts for most.
learns = It completes { $technologies }: the development value rises from { $then } to { $now }{ $needed ->
    [none] {""}
   *[other] {" "}of the { $needed } that win
  }.
lacks = { UPPER($technology) } is then { COUNT($points, -counter-research_point) } short.
earns = With { $technology } a turn brings { $changes }.
supplies = With { $technology } supply reaches { COUNT($systems, -system) } instead of { $then }.
makes-room = With { $technology } the empire has room for { $room } instead of { $then }.
raises = With { $technology } cities, workshops and laboratories can rise to level { $level } instead of { $then }.
trades = With { $technology } a commercial agreement pays { $level } times the partner's population value instead of { $then }.
allows = { $things ->
    [0] { UPPER($technology) }: it can then be built.
   *[other] { UPPER($technology) } makes it possible to build: { $things }.
  }
counts-less = counts { $level } for { COUNT($points, -counter-research_point) }, where this counts { $own } for { $paid }

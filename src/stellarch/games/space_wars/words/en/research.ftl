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

research-why-wins = With this I reach the value that wins the game.
research-why-wins-next = All goes into what lets me win next turn.
research-why-nothing-to-spend = I have no research points to spend.
towards-why = I research { $technology } first.
learned-why = { UPPER($technologies) } will be mine this turn, which brings me to a value of { $value }.
spread-why = What is left of my { COUNT($points, -counter-research_point) } goes where it counts for most.

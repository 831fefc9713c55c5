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

## Why not

no-such-branch = There is no branch { $branch }.
row-complete = You know all technologies of { $branch } already.
not-enough-points = The next square of { $technology } costs { $cost } research points; you have { $left } left.
one-a-turn = One technology of { $branch } has become known this turn; the last square of { $technology } waits until the next.

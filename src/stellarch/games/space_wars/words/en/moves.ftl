## What happens

sub-phase-begun = { $players ->
    [one] { $players } moves.
   *[other] { $players } move together.
  }
step-ended = { $seat } is done ({ $step }).
craft-moved = { $seat }: { THE($craft) }, from { THE($origin) } to { THE($to) }{ $how ->
    [gate] , through a gate
    [jump] , in a space jump
    [warp] , by the space warp
   *[step] {""}
  }.
sector-flagged = { $seat } plants a flag { AT($at) }.
craft-thrown = The space warp throws { THE($craft) } { OF($seat) } to { THE($to) }.
craft-swallowed = { $seat } loses { $small ->
    [0] { THE($craft) }
   *[other] { $craft ->
        [0] fighters and pods ({ $small })
       *[other] { THE($craft) }, fighters and pods too ({ $small })
      }
  } { AT($at) } ({ $by }).

## Orders

order-move = Move { THE($craft) } to { THE($to) }{ $flag ->
    [yes] {""}
   *[no] , without a flag
  }
order-warp = Jump from the space warp with { THE($craft) } to { THE($to) }{ $flag ->
    [yes] {""}
   *[no] , without a flag
  }
order-flag = Put a flag on { THE($sector) }

## Why not

no-craft = Name one craft at least.
moves-no-such-craft = There is no { $craft }.
not-your-craft = { UPPER(THE($craft)) } is not yours.
twice = { UPPER(THE($craft)) } is named twice.
not-together = Craft that move together start in one sector: { THE($craft) } is { AT($here) }, { THE($other) } is { AT($there) }.
not-adjacent = One step leads to an adjacent sector; from { THE($origin) } to { THE($to) } there are { $steps }.
moves-no-points = { UPPER(THE($craft)) } has no movement points: it cannot move by itself.
points-spent = { UPPER(THE($craft)) } has used all its movement points this turn: { $points }.
out-of-supply = { UPPER(THE($craft)) }, { AT($here) }, was out of supply and has made its one move of this turn; { $steps ->
    [none] no base of yours reaches it
   *[other] your nearest base is { COUNT($steps, -sector) } away and your range is { $range }
  }.
in-asteroids = { UPPER(THE($craft)) } has come into an asteroid field and goes on next turn.
jumped = { UPPER(THE($craft)) } has jumped this turn; a craft either jumps or moves.
was-thrown = { UPPER(THE($craft)) } was thrown by a space warp and moves no more this turn.
was-intercepted = { UPPER(THE($craft)) } was intercepted without winning and moves no more this turn.
worked = { UPPER(THE($craft)) } has worked this turn instead of moving.
pulsar = Pulsar interference holds { THE($craft) } { AT($here) }; only with { $technology } could it move.
gap = { UPPER(THE($craft)) } has survived the Berilan gap { AT($here) } but cannot move while it stays.
relayed = { UPPER(THE($craft)) } has cargo aboard that has travelled with another craft this turn; unload it, or wait for the next turn.
flagged = { UPPER(THE($at)) } has a flag already.
closed-to-flags = Nobody holds { THE($at) }.
no-craft-to-flag = You have no craft in { THE($at) } that can put up a flag; freighters, consular and scientific starships and pods do not.
enemy-holds = An enemy stands in { THE($at) }; it cannot be flagged.
not-at-warp = { UPPER(THE($craft)) } has not just come into a space warp that it could jump from.
warped = { UPPER(THE($craft)) } has already jumped from a space warp this turn; it can do so once.
warp-too-far = A space warp takes you { $range } sectors at most; { THE($to) } is { $steps } away.

## Labels

heading-move = Move your craft and act
heading-attack = Attack, or go on
heading-bombard = Bombard, or go on
heading-land = Land your legions, or go on
heading-group = Move a group
choose-refuge = { $craft ->
    [none] Say where to withdraw the fighters
   *[other] Say where to withdraw { THE($craft) }
  }

## Advice

move-reason-done = All craft are where they should be.
flags-system = { UPPER(THE($craft)) } claims { THE($at) } ({ $kind }).
heads-for-flag = { UPPER(THE($craft)) } is on its way to { THE($at) } ({ $kind }), which nobody owns yet.
flags-border = { UPPER(THE($craft)) } puts a flag on { THE($at) }, to keep the borders together.
fleet-stays = Enemies are close to { THE($at) }, so part of the fleet stays there.
supply-follows = { UPPER(THE($outpost)) } moves up towards { THE($to) }, so that supply reaches { THE($reached) }.
system-claimed = It claims { THE($at) }: { $kind }{ $room ->
    [0] {""}
   *[other] , room for { $room }
  }.
sector-claimed = It claims { THE($at) }, which makes { COUNT($sectors, -sector) } instead of { $then }.
otherwise-claimed = Otherwise { $seat } could claim it: { THE($craft) } is { COUNT($sectors, -sector) } away.
natives-live = { $count ->
    [one] { COUNT($count, -populace-native) } lives there, who can become a citizen.
   *[other] { COUNT($count, -populace-native) } live there, who can become citizens.
  }
meets-enemies = It meets { COUNT($warships, -warship) } of { $seat } there; a battle is won { $chance } times in 100.
meets-unarmed = Only unarmed craft of { $seat } are there.
legions-aboard = Legions of strength { $strength } are aboard, against { $defence } in the system.
leaves-exposed = It leaves { THE($at) } without warships, { COUNT($sectors, -sector) } from { THE($craft) } of { $seat }.
can-go-on = It can still move { COUNT($sectors, -sector) } this turn.
legions-near = Its legions, of strength { $strength }, are then { COUNT($sectors, -sector) } from { THE($at) }.
nearest-free = From there the nearest system without a flag, { $at }, is { COUNT($sectors, -sector) } away.
move-remark-out-of-supply = It would be out of supply there, and could then move only one sector a turn.
could-still-move = { $number ->
    [1] { UPPER(THE($first)) } could still move.
   *[other] { $number } craft could still move, { THE($first) } among them.
  }
from-capital = That is { COUNT($sectors, -sector) } from the capital, { $home }.
goes-for = heads for { THE($at) } ({ $kind }{ $room ->
    [0] {""}
   *[other] , room for { $room }
  })
leaves-to = leaves { THE($at) } to { $seat }

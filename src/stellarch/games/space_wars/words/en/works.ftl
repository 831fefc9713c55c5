## What happens

structure-built = { $level ->
    [1] { $seat } builds { A($structure) } { AT($system) }.
   *[other] { $seat } raises { THE($structure) } of { $system } to level { $level }.
  }
craft-built = { $seat } launches { A($craft) } { AT($system) }.
craft-laid-down = { $seat } lays down { A($craft) } { AT($system) } ({ $points } of { $need } points).
craft-abandoned = The { $craft } that { $seat } had laid down { AT($system) } is lost.
legion-raised = { $seat } raises { A($legion) } { AT($system) }.
officer-trained = The academy of { $system } trains { THE($officer) } for { $seat }.
legion-drilled = { $better ->
    [none] { $seat } drills { A($legion) } { AT($system) } in vain ({ $die }).
   *[other] { $seat } drills { A($legion) } { AT($system) }; it is now { A($better) } ({ $die }).
  }
slave-cloned = { $seat } clones a slave { AT($system) }.
weapon-forged = { $seat } makes a special weapon { AT($system) }.
native-converted = { $seat } courts the natives of { $system }: { $result ->
    [lost] they leave
    [nothing] they want to think it over
   *[city] they found a city
  } ({ $die }).
native-enslaved = { $seat } enslaves natives of { $system }.
slave-abused = { $seat } works a slave to death { AT($system) }, which saves { COUNT($credits, -credit) } ({ $die }).
base-upgraded = { $seat } turns an outpost into { THE($base) } { AT($sector) }.
gate-built = { $seat } puts up an artificial gate { AT($sector) }.
repaired = { $seat } repairs { THE($craft) }.
repair-skipped = There is nobody left to repair { THE($craft) } of { $seat } this turn.

## Orders

order-build = { $level ->
    [1] Build { A($structure) } { AT($system) }
   *[other] Raise { THE($structure) } of { $system } to level { $level }
  }
order-commission = Order { A($unit) } from the shipyard of { $system }
order-train = Train { A($what) } { AT($system) }
order-drill = Drill { A($legion) } { AT($system) }
order-clone = Clone a slave { AT($system) }
order-forge = Make a special weapon { AT($system) }
order-convert = { $how ->
    [enslave] Make a slave of a native { AT($system) }
   *[roll] Try to convert a native { AT($system) }
  }
order-abuse = Work a slave to death { AT($system) }
order-upgrade-base = Turn { THE($outpost) } into an orbital base
order-build-gate = Build an artificial gate { AT($sector) }
order-repair = Repair { THE($craft) } { $at_yard ->
    [yes] at the shipyard of { $facility }
   *[no] with { THE($facility) }
  }

## Why not

works-no-such-system = There is no system { $system }.
works-not-managed = You do not manage { $system }.
works-blocked = { UPPER($system) } is blocked: nothing is done there.
no-gear = { UPPER($system) } is a star: nothing is built there without { $technology }.
works-no-such-structure = There is no structure { $structure }.
works-needs-technology = You do not know { $technology } yet, so you cannot build this: { $what }.
on-planets-only = { UPPER($system) } is a star; this is for planets: { $what }.
on-stars-only = { UPPER($system) } is a planet; this is for stars: { $what }.
in-sectors-with-a-base = An artificial gate is put up with an order of its own, where you have an outpost or orbital base.
too-high-for-you = Your buildings go up to level { $most }; { $what } at { $system } has it already.
too-high-for-size = { UPPER($system) } is too small for more: { $what } is at level { $most }.
no-capacity = { UPPER($system) } has room for { $most }, all of it taken: there is none for another { $what }.
works-stands-already = { UPPER($system) } has it already: { $what }.
better-stands = { UPPER($system) } already has a shield that is as good or better.
tokens-missing = There is not enough at { $sector }: { $missing } missing.
works-credits-missing = This costs you { $cost } credits, and you have { $credits }.
no-such-unit = No shipyard builds { $unit }.
yard-too-low = The shipyard of { $system } has level { $level }; level { $need } is needed for this: { $unit }.
works-no-points = The shipyard of { $system } is of level { $level } and has used all its construction points of this turn.
new-yard = The shipyard of { $system } was built this turn; it has construction points from the next turn on.
one-laid-down = The shipyard of { $system } has { $left } of the { $need } points needed ({ $unit }), and a craft is laid down there already.
legions-at-once = A legion is built at once or not at all.
works-no-counter = You have all { $most } counters of { $what } in play.
heavy-craft-banned = A law bans dreadnoughts and artificial moons: none may be started.
arms-embargo = You are under an arms embargo: no battle craft and no legion is started this turn.
no-academy = { UPPER($system) } has no space academy.
academy-done = The academy of { $system } has done its one thing this turn.
not-trained = An academy trains officers and regular legions, not { $what }.
works-no-such-legion = You have no such legion at { $system }: { $legion }.
as-good-as-it-gets = No academy makes a better legion of this one: { $legion }.
works-slavery-banned = A law bans slavery.
center-too-low = Slaves are cloned in a research center of level { $need } or more; { $system } has level { $level }.
cloned-already = The center of { $system } has cloned a slave this turn.
no-star-center = Special weapons are made in a research center on a star; { $system } has none.
forged-enough = The center of { $system } makes { $most } special weapons a turn, and has made them.
no-natives = There are no natives at { $system }.
rolled-already = A die has been rolled this turn for every native of { $system }.
no-room-for-city = { UPPER($system) } has no room for another city level ({ $most }).
no-slave = No slave of { $system } is idle this turn.
no-outpost = You have no outpost { $outpost }.
new-outpost = This outpost is being built; it can become an orbital base from the next turn on.
sector-not-managed = You do not manage { $sector }.
no-base-there = An artificial gate needs an outpost or orbital base of yours at { $sector }.
gate-there = There is a gate at { $sector } already.
not-damaged = { UPPER(THE($craft)) } is not damaged.
works-no-such-craft = There is no { $craft }.
not-yours = { UPPER(THE($craft)) } is not yours: its owner pays.
no-facility = { UPPER($facility) } repairs nothing: a shipyard, a construction starship or an orbital base does.
works-elsewhere = { UPPER(THE($craft)) } and { THE($facility) } are not in the same sector.
not-friends = Only your own, allied and cooperating facilities can repair { $craft }.
bases-by-builders = Bases are repaired by construction starships only.
facility-spent = { UPPER(THE($facility)) } can repair no more this turn.

## Labels

heading-build = Build
heading-repair = Repair your craft

## Advice

ask-natives-why = The natives { AT($system) } may become citizens: it costs nothing to ask them.
enslave-why = There is no room for another city { AT($system) }, so the natives go to work.
work-there = { $what } { AT($system) }
built-why = Nothing brings more for its price: { $works }.
saving-why = Next comes { $work }, with { COUNT($credits, -credit) } set aside for it.
works-why-nothing = There is nothing worth building now.
repair-why = { $craft ->
    [0] Repair can wait; the credits cannot.
   *[other] { UPPER(THE($craft)) } should be repaired: a damaged craft is half a craft.
  }
turn-then = From then on a turn brings { $changes }.
change = { $now } instead of { $then }
fleet-counts = The fleet then counts { $craft } craft instead of { $then }.
paid-for = It costs { COUNT($cost, -credit) } out of { $had }{ $materials ->
    [0] {""}
   *[other] , and { COUNT($materials, -material) } from stock
  }.
keeps = It leaves the { COUNT($credits, -credit) } untouched.
converts = { $wins } of the 6 faces of the die make a citizen of the native, { $loses } { $loses ->
    [1] loses
   *[other] lose
  } it.
new-city = Another city there brings { COUNT($credits, -credit) } a turn.
cities-full = There is no room for another city: { $system } has { $cities } of { $most }.
mends = It mends { COUNT($damage, -damage) } for { COUNT($cost, -credit) }, which leaves { $left }.
stays-damaged = { UPPER(THE($craft)) } is left with { COUNT($damage, -damage) }.

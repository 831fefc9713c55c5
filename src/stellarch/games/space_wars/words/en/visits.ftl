## What happens

visited = { $seat }: { THE($unit) } visits { THE($kind) } { AT($at) } and gains { $gains ->
    [0] nothing
   *[other] { $gains }
  }.
traded = { $is_sale ->
    [yes] { $seat } sells { $tokens } to the Guild for { COUNT($sum, -resource-credits) }.
   *[no] { $seat } buys { $tokens } from the Guild for { COUNT($sum, -resource-credits) }.
  }
mission-attempted = { $seat }: { THE($team) }, mission “{ $mission }” { AT($at) }: { $solved ->
    [yes] solved
   *[no] not solved
  } ({ $bonus ->
    [0] { $die }
   *[other] { $die } + { $bonus }
  }, need { $need }).
mission-rewarded = { $seat } gains { $gains }.
officer-promoted = { $seat }: { THE($officer) } gains a second star.
officers-lost = { $lost ->
    [0] { $seat }: the whole team comes back.
   *[other] { $seat } loses { THE($lost) }.
  }
decontaminated = { $seat } removes { COUNT($counters, -counter-contamination) } { AT($at) }.
meteor-shot = { $seat } { $hit ->
    [yes] breaks up the meteor
   *[no] misses the meteor
  } { AT($at) } ({ $modifier ->
    [0] { $die }
   *[other] { $die }+{ $modifier }
  }, need { $need }).

## Orders

order-visit = Visit { $kind ->
    [none] event { $event }
   *[other] { THE($kind) }
  } with { THE($unit) }{ $special ->
    [yes] {" "}and a special weapon
   *[no] {""}
  }
order-trade = { $is_sale ->
    [yes] Sell { $tokens } to the Guild of Traders from { THE($freight) }
   *[no] Buy { $tokens } from the Guild of Traders for { THE($freight) }
  }
order-mission = Attempt the mission “{ $mission }” with { THE($team) }{ $weapon ->
    [none] {""}
   *[other] , with a special weapon
  }
order-promote = Give { THE($officer) } a second star
order-decontaminate = Remove { COUNT($counters, -counter-contamination) } with { THE($craft) }
order-shoot-meteor = Fire at the meteor{ $at ->
    [none] {""}
   *[other] {" "}{ AT($at) }
  }{ $special ->
    [none] {""}
   *[other] , with a special weapon { OF(THE($special)) }
  }

## Why not

no-such-event = There is no event { $number } in play.
nothing-to-visit = There is nothing to visit there ({ $event }).
nothing-in-play = Nothing to visit is in play: no { EITHER($events) }.
not-there = { UPPER(THE($unit)) } is { AT($here) }, not { AT($there) }.
wrong-visitor = { UPPER(THE($unit)) } is no visitor for this ({ $event }): { $wanted }.
not-the-best = The artifact is taken by whoever of yours there knows most about it; { THE($unit) } is not the one.
has-acted = { UPPER(THE($unit)) } has acted this turn already.
no-guild = The Guild of Traders is not { AT($here) }.
visits-not-a-freight = Only freighters trade with the Guild.
no-such-resource = The Guild does not trade in { $what }.
no-amount = Say how many to buy or sell.
too-dear = That costs { $cost } credits; you have { $left }.
visits-no-room = { UPPER(THE($unit)) } has { $room } free places, and you want to buy { $count }.
visits-not-so-many = { UPPER(THE($unit)) } does not have that many aboard: { $there }, and you want to sell { $count }.
no-such-mission = There is no such mission in play.
no-team = A mission needs one officer in its sector at least, each named once.
visits-nobody-there = None of your officers is { AT($there) }, where the mission lies.
attempted = You have attempted this mission this turn already.
officer-elsewhere = { UPPER(THE($officer)) } is { AT($here) }; the mission lies { AT($there) }.
visits-no-weapon = Nobody in the team has a special weapon at hand here.
not-a-candidate = The star goes to an officer of the team with one star who met a need.
not-scientific = Only scientific starships remove contamination.
visits-needs-technology = This needs { $technology }.
not-so-contaminated = There are { $there } contamination counters here, and you want to remove { $count }.
decontamination-cost = That costs { $cost } credits; you have { $left }.
not-a-meteor = That is no meteor.
no-break-up = This needs { $technology }.
shot-already = You have fired at a meteor this turn already.
visits-no-weapon-there = There is no special weapon with that unit to spend on its roll.
no-guns = You have no craft there that can bombard.

## Labels

heading-trade = Trade with the Guild
heading-mission = Attempt a mission
heading-second-star = Choose who gains a second star

## Advice

goes-to-event = { UPPER(THE($unit)) } makes for { THE($at) }, where there is something to be found: { $kind }.
sets-out-for-mission = { UPPER(THE($officer)) } has all it takes for the mission { AT($at) }, and sets out.
visits-event = { UPPER(THE($unit)) } visits what is to be found { AT($at) }: { $kind }.
tries-mission = The mission { AT($at) } succeeds { $chance } times in 100, so { THE($team) } should try.
star-goes-to = { UPPER(THE($officer)) } will make most of a second star.
shoots-meteor = A meteor { AT($at) } is in the sights: better shot than landed.
cleans-system = Contamination kills what has been built, so { $counters } of it had better go { AT($at) }.
sells-to-guild = The Guild pays more than any works could make of it: { $goods }.
buys-of-guild = The works wait for material, and the Guild has it: { $goods }.
mission-succeeds = It succeeds { $chance } times in 100.
mission-brings = Solved, the mission brings { $reward }.
mission-risks = If it fails, each officer is lost on { $faces } of the 6 faces of the die.
leaves-credits = It leaves { COUNT($credits, -resource-credits) }.
cleans-counters = It takes { $counters } of { $there } contamination counters off { THE($at) } and leaves { COUNT($credits, -resource-credits) }.

## What happens

-legion = { $number ->
   *[one] legion
    [other] legions
  }
invasion-begun = { $seat } invades { THE($at) }{ $loser ->
    [none] {""}
   *[other] , held by { $loser }
  }.
ground-round = Round { $round } { AT($at) }: { $attack } against { $defence } ({ $column }), die { $rolled }; the attacker loses { $attacker_loses }, the defender { $defender_loses }.
legions-lost = { $seat } loses { A($legions) } { AT($at) }.
legion-upgraded = { $seat }'s survivors { AT($at) } are promoted: they are now { A($legion) }.
officer-fell = { UPPER(THE($officer)) } of { $seat } falls with the legions.
invasion-stopped = { $seat } breaks off the invasion { AT($at) }.
system-held = { $seat ->
    [none] The aliens hold { THE($at) } against { $attacker }.
   *[other] { $seat } holds { THE($at) } against { $attacker }.
  }
system-conquered = { $loser ->
    [none] { $seat } takes { THE($at) }.
   *[other] { $seat } conquers { THE($at) } from { $loser }.{ $costs ->
        [0] {""}
       *[other] {" "}{ UPPER(ROW($costs, by: "; ")) }.
      }
  }
system-raided = { $seat } raids { THE($at) } and leaves.{ $costs ->
    [0] {""}
   *[other] {" "}{ UPPER(ROW($costs, by: "; ")) }.
  }
cities-turn-native = { $count ->
    [one] { $count } city turns native
   *[other] { $count } cities turn native
  }
orbital-cities-lost = { $count ->
    [one] { $count } orbital city is lost
   *[other] { $count } orbital cities are lost
  }
conquest-officers-lost = officers lost: { $officers }
small-craft-lost = fighters and pods lost: { $count }
system-given-back = { $seat } frees { THE($at) } for { $owner }.
legions-stayed = { $seat } leaves a garrison { AT($at) }: { A($legions) }.
weapons-taken = { $seat } takes { COUNT($count, -counter-special_weapon) } { AT($at) } aboard { THE($craft) }.
aliens-beaten = The last alien { AT($at) } is dead.
system-infested = { UPPER(THE($at)) } is infested: { COUNT($aliens, -populace-alien) }.
capital-lost = { $loser } has lost the capital { THE($at) } and all credits; { $seat } takes { $loot ->
    [one] { $loot } credit
   *[other] { $loot } credits
  }.

## Orders

order-invade = Invade { THE($system) }{ $command ->
    [yes] , in command yourself
   *[no] {""}
  }
order-commit = Send { A($legions) } into this round{ $officer ->
    [none] { $weapon ->
        [yes] , with a special weapon
       *[no] {""}
      }
   *[other] { $weapon ->
        [yes] , with { THE($officer) } and a special weapon
       *[no] , with { THE($officer) }
      }
  }
legions-of = { A($legions) } of { $owner }
order-lose = Give up { A($legions) }
order-upgrade = { $legion ->
    [none] Raise no legion
   *[other] Raise { A($legion) } by a grade
  }
order-press-on = Go on with the invasion
order-stop = Break the invasion off
order-garrison = { $legions ->
    [0] Take all legions back aboard
   *[other] Leave on the surface: { A($legions) }
  }

## Advice

invasion-told = { $likely }: { $is_attacker ->
    [yes] { $taken }; beaten { $lost }, broken off { $stops }.
   *[no] system lost { $taken }; landing beaten { $lost }, broken off { $stops }.
  } Legions lost on average: you { DECIMAL($own) }, { $enemy ->
    [none] the aliens
   *[other] { $enemy }
  } { DECIMAL($theirs) }. Rounds: { DECIMAL($rounds) }.
landing-on = Landing on { THE($where) }, against { $force ->
    [0] nobody
   *[other] { A($force) }
  }. { UPPER($odds) }
invasion-goes-on = If it goes on: { $odds }
landing-succeeds = The landing succeeds { $chance } times in 100.
system-offers = { UPPER(THE($place)) } has { $laboratories ->
    [one] { $laboratories } laboratory
   *[other] { $laboratories } laboratories
  }, { $workshops ->
    [one] { $workshops } workshop
   *[other] { $workshops } workshops
  } and { COUNT($natives, -populace-native) } to be won.
strengths-left = In round { $round } { $seat ->
    [you] you have
   *[other] { $seat } has
  } a strength of { $own } left, against { $theirs }.
wins-on-the-ground = { $seat ->
    [you] You win
   *[other] { $seat } wins
  } this ground battle { $chance } times in 100.

## Why not

ground-no-system = There is no system { AT($at) } to invade.
no-legions = You have no legion { AT($at) } aboard a transport or a moon that can land.
ground-not-a-target = You invade systems that an enemy manages or that lie in a free fire zone, and infested ones; not those of an owner at peace without permission.
ground-nobody-there = Nobody holds { THE($at) }: there is nothing to conquer.
ground-star = Without { THE($technology) } no legion lands on a star.
raided-already = You have raided { THE($at) } in this sub-phase already.
ground-no-such-legion = { UPPER($legion) } is no legion here.
three-legions = { $count } of your legions fight in this round, no more and no fewer.
not-enough = You have { $there } of this grade here, not { $count }.
ground-no-general = { UPPER(THE($officer)) } is not a general of your side here.
ground-no-special-weapon = No special weapon is with your legions or your general.
losses-due = This round costs you { $count } of its legions.
no-upgrade = Of the survivors of the round a regular is upgraded if there is one, otherwise a veteran, while counters last.
one-stays = At least one legion stays in a conquered system.
ground-not-this-step = This is not what this step of the ground battle asks.
aliens-there = Aliens are { $here }: legions come down only by an invasion.

## Labels

ground-label-legions = Legions that stay
ground-label-go-on = Go on with the invasion, or stop
ground-label-garrison = Choose which legions stay
ground-label-commit = Choose who fights in this round
ground-label-lose = Choose which legions fall
ground-label-upgrade = Choose which legion gains a grade

## Why not

ground-no-system = There is no system { $at } to invade.
no-legions = You have no legion { $at } aboard a transport or a moon that can land.
ground-not-a-target = You invade systems that an enemy manages or that lie in a free fire zone, and infested ones; not those of an owner at peace without permission.
ground-nobody-there = Nobody holds { $at }: there is nothing to conquer.
ground-star = Without { $technology } no legion lands on a star.
raided-already = You have raided { $at } in this sub-phase already.
ground-no-such-legion = { UPPER($legion) } is no legion here.
three-legions = { $count } of your legions fight in this round, no more and no fewer.
not-enough = You have { $there } of this grade here, not { $count }.
ground-no-general = { UPPER($officer) } is not a general of your side here.
ground-no-special-weapon = No special weapon is with your legions or your general.
losses-due = This round costs you { $count } of its legions.
no-upgrade = Of the survivors of the round a regular is upgraded if there is one, otherwise a veteran, while counters last.
one-stays = At least one legion stays in a conquered system.
ground-not-this-step = This is not what this step of the ground battle asks.
aliens-there = Aliens are { $here }: legions come down only by an invasion.

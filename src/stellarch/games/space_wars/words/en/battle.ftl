## What happens

-round = { $number ->
   *[one] round
    [other] rounds
  }
let-through = { $seat } does not intercept { AT($at) }.
battle-begun = { $is_interception ->
    [yes] { $defenders } { $defenders ->
        [1] intercepts
       *[other] intercept
      } { $attackers } { AT($at) }.
   *[no] { $attackers } { $attackers ->
        [1] attacks
       *[other] attack
      } { $defenders } { AT($at) }.
  }
joined = { $joins ->
    [yes] { $seat } joins the battle { AT($at) }.
   *[no] { $seat } stays out of the battle { AT($at) }.
  }
came-up = { $comes ->
    [yes] { $seat } sends fighters up from the surface { AT($at) }.
   *[no] { $seat } keeps the fighters on the ground { AT($at) }: there is no battle.
  }
disclosed = Round { $round }: the attackers have { $in_line } in line, { $in_core } in core, { $in_zone } in the zone; the defenders { $defenders }.
shielded = The orbital shield generator of { $seat } protects { THE($craft) }.
weapon-spent = { $cloaks ->
    [yes] { $seat } cloaks { THE($craft) }.
   *[no] { $seat } repairs { THE($craft) } with a special weapon.
  }
volley = { UPPER($step) }: { $fired ->
    [1] 1 attack
   *[other] { $fired } attacks
  }, { $hits ->
    [1] 1 hit
   *[other] { $hits } hits
  }.
struck = Hits on { ROW($struck) }.{ $destroyed ->
    [0] {""}
   *[other] {" "}Destroyed: { THE($destroyed) }.
  }
unit-struck = { $unit } ({ $hits })
run-made = { $seat } sends { $count } small craft against { THE($targets) }.
boarded = { $success ->
    [yes] { $seat } boards and captures { THE($target) } with { THE($pod) } ({ $rolled }, { $need } needed).
   *[no] { $seat } fails to board { THE($target) } with { THE($pod) } ({ $rolled }, { $need } needed).
  }
crew-lost = { $seat } loses those aboard { THE($craft) }: { $lost }.
prize-removed = { $seat } has no counter left for what was captured; removed: { $aboard ->
    [0] { THE($craft) }
   *[other] { A($aboard) }
  }.
officer-lost = { $seat } loses { THE($officer) } along with the pod.
broke-through = { $back ->
    [yes] { $seat } brings { THE($craft) } back from the enemy core.
   *[no] { $seat } breaks through into the enemy core with { THE($craft) }.
  }
withdrew = { $seat } withdraws { THE($craft) }.
withdrawal-rolled = { $success ->
    [yes] { $seat }: the admiral gets { THE($craft) } away ({ $rolled }, { $need } needed).
   *[no] { $seat }: the admiral does not get { THE($craft) } away ({ $rolled }, { $need } needed).
  }
battle-order-skipped = { $seat }: a battle order can no longer be carried out ({ $order }).
battle-ended = { $winners ->
    [0] The battle { AT($at) } ends after { COUNT($rounds, -round) } without a winner.
    [1] { $winners } wins the battle { AT($at) } after { COUNT($rounds, -round) }.
   *[other] { $winners } win the battle { AT($at) } after { COUNT($rounds, -round) }.
  }
spoils-taken = { $seat } takes { COUNT($weapons, -counter-special_weapon) } of the enemy aboard { THE($craft) }.
mines-struck = { $hit ->
    [0] { $seat } passes the mine fields { AT($at) } unharmed.
   *[other] Mines { AT($at) } hit { THE($hit) } of { $seat }.
  }
small-craft-mined = small craft ({ $count })
defence-fired = { $hit ->
    [0] The orbital defence { AT($at) } misses the craft of { $seat }.
   *[other] The orbital defence { AT($at) } hits { THE($hit) } of { $seat }.
  }

## Why not

battle-no-such-player = There is no such player to fight.
not-at-war = You can fight this player there only at war, or in a free fire zone without a military treaty.
no-battle-craft = You have no battle craft { AT($at) } that can fight.
battle-nobody-there = This player has no craft { AT($at) } that can be engaged.
only-stealth = Stealth starships { AT($at) } can be engaged only with an advanced star-fighter or an advanced cruiser.
immune = Only consular starships are { AT($at) }, and they are immune.
fought-already = These two sides have fought { AT($at) } in this sub-phase already.
no-scanner = No battle is started { AT($at) } without { THE($technology) }: a nebula or a storm hides everything.
not-in-battle = You are in no battle that the computer could lead for you.
battle-by-battle = This game began under older rules: a battle is left to the computer while it is being fought, and for good.
leads-already = You are in command already.
not-your-unit = { UPPER(THE($unit)) } is not in this battle on your side.
each-once = Each of your capital starships and bases stands in line or in core, once.
half-in-line = At least { $least } of your { $all } capital starships stand in line; you have put { $count } there.
no-core = Without capital starships nothing stands in core.
no-place = { UPPER(THE($unit)) } is in the zone, aboard an active carrier of its player with room, or on a friendly surface.
bases-stay = { UPPER(THE($unit)) } is a base and keeps its row.
nobody-up = You have nothing in space here: send at least one of your fighters or pods up from the surface.
no-such-attack = { UPPER(THE($unit)) } has no such attack to make now.
aimed-already = This attack has its target already.
battle-not-a-target = { UPPER(THE($target)) } cannot be the target of this attack.
others-first = Every enemy fighter and pod must be targeted once before any is targeted twice.
out-of-laser-range = { UPPER(THE($unit)) } fires only at runners that go for it or for a craft in its range.
battle-no-special-weapon = { UPPER(THE($unit)) } has no special weapon left.
no-special-roll = { UPPER(THE($unit)) } cannot spend a special weapon on getting away: that takes one aboard, and an admiral who has to roll.
no-run = The enemy fighters let { $most } of your small craft through, no more.
not-in-zone = { UPPER(THE($unit)) } is not in the zone, or runs already.
no-run-target = { UPPER(THE($target)) } is no enemy capital starship or base in this battle.
battle-no-general = Only a general of the same player, aboard a craft of this battle, rides in a pod, and in one alone.
battle-too-many = The enemy line lets { $most } of your craft through, no more.
cannot-break = { UPPER(THE($unit)) } cannot break through: it is not in line, or is not able to.
not-beyond = { UPPER(THE($unit)) } is not in the enemy core.
not-in-core = { UPPER(THE($unit)) } cannot withdraw: only capital starships in their own core can.
bases-never = { UPPER(THE($unit)) } is a base: bases never withdraw.
enemy-in-core = Enemies are in your core: { THE($unit) } needs an admiral aboard to get away.
battle-not-aboard = { UPPER(THE($unit)) } leaves only aboard a withdrawing carrier of its player that has room.
no-cloak = { UPPER(THE($unit)) } cannot be cloaked: that takes { THE($technology) }, an undamaged capital starship and a special weapon aboard.
no-patch = { UPPER(THE($unit)) } cannot be repaired now: between rounds, one special weapon aboard repairs one damage point.
bad-shielding = The generator shields up to four capital starships, or one base, of its side.
no-settling = { UPPER(THE($unit)) } cannot go there, only aboard an active carrier of yours with room, to a friendly surface, or into space.
no-spoils = Won special weapons go to one of your craft that is left in this battle.
battle-not-this-step = This is not what this step of the battle asks.

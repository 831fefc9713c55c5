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

## Orders

order-engage = Attack { $player } { AT($sector) }{ $command ->
    [yes] , in command yourself
   *[no] {""}
  }
order-intercept = Intercept them{ $command ->
    [yes] , in command yourself
   *[no] {""}
  }
order-let-pass = Let them pass
order-join = Join the battle
order-stay-out = Stay out of the battle
from-the-surface-come-up = Send your fighters up to fight
from-the-surface-stay-down = Keep your fighters on the ground
order-dispose = { $rows ->
    [0] Leave everything where it stands
   *[other] Place { ROW($rows, by: "; ") }
  }
takes-row = { $row ->
    [line] in the line
    [core] in the core
   *[skirmish] in the skirmish zone
  }: { THE($craft) }
goes-to = { THE($unit) } on { THE($to) }
goes-along = { THE($unit) } on { THE($carrier) }
battle-place-surface = the surface
battle-place-space = space
order-shield = { $craft ->
    [0] Shield nothing
   *[other] Shield { THE($craft) }
  }
order-cloak = Cloak { THE($craft) } with a special weapon
order-patch = Repair { THE($craft) } with a special weapon
order-target = Fire { THE($weapon) }{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
  } of { THE($craft) } at { THE($target) }{ $special ->
    [yes] , with a special weapon
   *[no] {""}
  }
order-run = Send { THE($unit) } against { THE($target) }{ $general ->
    [none] { $special ->
        [none] {""}
       *[other] , with a special weapon
      }
   *[other] { $special ->
        [none] , with { THE($general) }
       *[other] , with { THE($general) } and a special weapon
      }
  }
order-break-through = { $craft ->
    [0] Do not break through
   *[other] Break through with { THE($craft) }
  }
order-return = { $craft ->
    [0] Bring nothing back
   *[other] Bring back { THE($craft) } to the line
  }
order-withdraw = { $craft ->
    [0] Stay in the battle
   *[other] Withdraw { THE($craft) }
  }{ $special ->
    [0] {""}
   *[other] , with a special weapon
  }{ $along ->
    [0] {""}
   *[other] , with { $along }
  }
order-settle = Send { THE($unit) } to { THE($place) }
spoils-weapons = the weapons that were won
order-hold = Do nothing in this step: { $step }
core-fire-of-defender = fire in the defender's core
core-fire-of-attacker = fire in the attacker's core
order-entrust = { $scope ->
    [battle] Leave the battle to the computer
    [turn] Leave all your battles of this turn to the computer
   *[game] Leave your battles to the computer for the rest of the game
  }
order-lead = Lead your own battles again

## Advice

winning-almost-certainly = you would almost certainly win
winning-very-likely = you would very likely win
winning-probably = you would probably win
winning-half-the-time = you would win about half the time
winning-probably-not = you would probably not win
winning-unlikely = you would be unlikely to win
winning-almost-never = you would almost certainly not win
percent = { $all } %{ $low ->
    [none] {""}
   *[other] {" "}({ $low } to { $high })
  }
losses-told = { $lost ->
    [0] nothing
   *[other] { $lost }
  }
kind-lost = { $kind } ({ DECIMAL($count) })
battle-told = { $likely }: { $won }, { $enemy } { $lost }. On average you would lose: { $own }; { $enemy }: { $theirs }. Rounds: { DECIMAL($rounds) }.
battle-against = { $enemy } { AT($here) } with { A($force) }. { UPPER($odds) }
may-stay-down = { $enemy } has nothing but fighters or pods on the ground there: if none of them comes up, there is no battle.
fighting-on = As the battle stands: { $odds }
if-all-stay = If all stay: { $odds }
who-stays = For those who stay: { $odds }
all-get-away = All of yours get away, and the battle is over.
of-posture = { $attacks ->
    [yes] Your captains would attack on their own: their power is { $ratio ->
        [none] ∞
       *[other] { DECIMAL($ratio, places: 2) }
      } to 1, and { DECIMAL($asked, places: 2) } is enough.
   *[no] Your captains would not attack on their own: their power is { $ratio ->
        [none] ∞
       *[other] { DECIMAL($ratio, places: 2) }
      } to 1, and it takes { DECIMAL($asked, places: 2) }.
  } { $battle }
asteroids-ahead = Asteroids { AT($here) }: the movement ends there.
defence-ahead = The orbital defence of { $player } fires { AT($here) }: { $shots } torpedoes, which ignore shields.
mines-ahead = Mines { AT($here) }: every craft that enters has a { $percent } % chance of damage (craft at risk: { $struck }).
gap-ahead = { $is_attenuated ->
    [yes] The Berilan gap { AT($here) } holds your craft as long as it stays.
   *[no] The Berilan gap { AT($here) } destroys every craft that comes.
  }
plasma-ahead = The plasma blast { AT($here) } attacks each craft { $attacks } times with strength { $strength }.
pulsar-ahead = The pulsar interference { AT($here) } holds your craft as long as it stays.
collapse-ahead = The tachyon collapse { AT($here) } destroys crystal D and fuel aboard.
cloud-ahead = The neutronic cloud { AT($here) } destroys electronic material aboard.
warp-ahead = The space warp { AT($here) } throws capital starships: direction and distance fall by dice.
enemy-ahead = { $player } may engage you { AT($here) }. Forces there: { A($force) }. { UPPER($odds) }
no-supply-ahead = Out of supply { AT($here) }: one step a turn, no jump, and weaker in battle.
wins-battle = As things stand { $seat ->
    [you] you win
   *[other] { $seat } wins
  } this battle { $chance } times in 100, in about { COUNT($rounds, -round) }.
battle-costs = On average it costs { $seat } { $own } in materials and credits, and { $player } { $theirs }.
craft-at-risk = { UPPER(THE($craft)) } would otherwise be lost { $danger } times in 100.
would-win = A battle would be won { $chance } times in 100.

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

## Labels

battle-label-starships = Starships
battle-label-break-through = Break through into the enemy core
battle-label-return = Return from the enemy core
battle-label-unit = Fighter or pod
battle-label-place = Where to
battle-label-craft = Craft
battle-label-shelter = Shelter a fighter or pod
battle-label-take-spoils = Take the spoils aboard
battle-label-surface = the surface
battle-label-settle = Where fighters, pods and spoils go
battle-label-hold = Do nothing in a step
battle-label-step = Step
battle-label-rest-of-round = Orders for the rest of the round
battle-label-as-usual = As the computer would
battle-label-step-as-usual = This step as the computer would
battle-label-aim = Aim ions and torpedoes
battle-label-aim-in-line = Aim ions and torpedoes in line
battle-label-aim-in-core = Aim ions and torpedoes in the core
battle-label-come-up = Send your fighters up to fight, or keep them on the ground
battle-label-join = Join the battle or stay out
battle-label-cloak = Hide behind a special weapon
battle-label-patch = Repair with a special weapon
battle-label-shield = Use the orbital shield generator
battle-label-prepare = Use special weapons before the round
battle-label-target = Target
battle-label-general = General
battle-label-weapon-from = Special weapon from
battle-label-pod-with-general = Send a pod with a general
battle-label-pod-with-weapon = Send a pod with a special weapon
battle-label-pod-with-both = Send a pod with a general and a special weapon
battle-label-run = Send fighters and pods at enemy craft
battle-label-aim-at-runners = Aim at the runners
battle-label-aim-in-skirmish = Aim in the skirmish
battle-label-with-weapon = With a special weapon
battle-label-withdraw = Withdraw craft
battle-label-small-craft = Fighters and pods
battle-label-all-in-line = All in line, in this order
battle-label-line-and-core = Line and core
battle-label-draw-up = Draw up your side
battle-label-skirmish = Who skirmishes
battle-label-rearrange = Rearrange line and core
battle-label-intercept = Intercept, or let pass
battle-label-orders = Orders
battle-label-weapon = Weapon
battle-label-attack = Attack
battle-label-aboard = Fighters and pods aboard
aim-with-weapon = { $aim }, with a special weapon

## What happens

bombarded = { $seat } bombards { THE($system) } ({ $bombing }, value { $value }{ $spent ->
    [0] {""}
   *[other] , special weapons spent: { $spent }
  }), { $lost ->
    [0] hitting nothing
   *[other] destroying { A($lost) }
  }{ $counters ->
    [0] {""}
   *[other] ; contamination +{ $counters }
  }.

## Orders

order-bombard = Bombard { THE($sector) }{ $bombing ->
    [bombing-conventional] {""}
   *[other] {" "}({ $bombing })
  }{ $craft ->
    [0] {""}
   *[other] {" "}with { THE($craft) }
  }{ $special ->
    [0] {""}
   *[other] , special weapons against: { A($special) }
  }

## Advice

bombs-on = Bombs on { THE($where) }. { ROW($odds, by: " ") }
bombs-helped = With a special weapon on its die each of these has a { $chance } chance of being destroyed: { A($units) }.
no-harm = These bombs can do no harm there.
units-destroyed = Each unit has a { $chance } chance of being destroyed; on average: { $lost }.
city-shrinks = The city loses a level: { $share }.
shield-falls = The shield falls: { $share }.
nobody-left = No defender is left: { $share }.
counters-left = Contamination counters left behind: { $count }.
bombs-strike = Each of { $units ->
    [one] { $units } unit
   *[other] { $units } units
  } on the surface is lost { $chance } times in 100, about { $lost } in all.
bombs-contaminate = It leaves { COUNT($counters, -counter-contamination) } behind.

## Why not

bombardment-no-system = { UPPER(AT($at)) } there is no system to bombard.
no-bombers = You have no craft { AT($at) } that can bombard.
not-a-bomber = { UPPER(THE($craft)) } cannot take part in the bombardment { AT($at) }, or is named twice.
bombarded-already = You have bombarded { THE($at) } in this sub-phase already.
bombardment-not-a-target = You can bombard systems that an enemy manages, those in a free fire zone if no military treaty forbids it, and infested ones, unless their owner is at peace with you and has not opened them to you.
bombardment-storm = A space storm hides everything { AT($at) }: bombing there takes { THE($technology) }.
guns-held = Your craft { AT($at) } cannot bombard: pulsar interference or a Berilan gap holds them.
no-technology = You do not know this yet: { $technology }.
antimatter-banned = The council has banned antimatter weapons.
biological-banned = The council has banned biological weapons.
antidote = Whoever manages this system has an antidote against biological bombs.
no-such-die = A special weapon helps against something that the bombs can strike { AT($at) }, once for each.
bombardment-too-few-weapons = The craft that bombard have { $there } special weapons aboard, and you want to spend { $count }.

## Labels

bombardment-label-with-some = Bombard with some of the craft
bombardment-label-with-weapons = Bombard with special weapons
bombardment-label-weapon-against = A special weapon against
bombardment-label-how = How
bombardment-label-craft = Craft

## What happens

spied = { $seat }: { THE($spy) } tries to { $activity ->
    [kill_officer] kill { THE($target) } { OF($player) }
    [destroy_structure] destroy a structure { OF($player) } ({ $target })
   *[steal_research] steal the research { OF($player) }
  } { AT($at) } and { $success ->
    [yes] succeeds
   *[no] fails
  } ({ $die }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
  }{ $malus ->
    [0] {""}
   *[other] {" "}− { $malus }
  }, { $need } needed){ $caught ->
    [yes] , and is eliminated
   *[no] {""}
  }.
spies-sought = { $caught ->
    [0] { $seat }: { THE($officer) } finds no spy { AT($at) }.
   *[other] { $seat }: { THE($officer) } finds and eliminates { THE($caught) } { AT($at) }.
  }
aliens-made = { $seat }: { THE($officer) } creates aliens { AT($at) }.

## Orders

order-spy = { $activity ->
    [kill_officer] Kill { THE($target) }
    [destroy_structure] Destroy { THE($target) } { $at ->
        [none] there
       *[other] { AT($at) }
      }
   *[steal_research] Steal the research { $at ->
        [none] there
       *[other] { OF(THE($at)) }
      }
  } with { THE($officer) }{ $special ->
    [yes] {" "}and a special weapon
   *[no] {""}
  }
order-search = Look for spies with { THE($officer) }{ $special ->
    [0] {""}
    [1] , a special weapon against { THE($special) }
   *[other] , special weapons against { THE($special) }
  }
order-infest = Create aliens with { THE($officer) }

## Why not

not-a-spy = { UPPER(THE($officer)) } is not a spy.
not-abroad = { UPPER(THE($officer)) } is { AT($here) }, and a spy works in a sector of another player.
nothing-to-steal = There is no laboratory at work { AT($here) } whose results could be stolen.
stolen-already = The research done { AT($here) } has been stolen this turn already.
officers-no-such-structure = There is no such structure of another player { AT($here) }.
no-such-victim = There is no such officer of another player { AT($here) }.
ally = Nobody spies on an ally.
officers-no-weapon = { UPPER(THE($officer)) } has no special weapon at hand.
not-security = Only a security officer with two stars looks for spies.
not-sought = A special weapon helps against each foreign spy in the sector once; not against { THE($spy) }.
nobody-to-find = There is no foreign spy { AT($here) }.
not-a-medic = Only a medic with two stars creates aliens.
no-host = Aliens are created only in a system that an enemy manages or nobody owns; { THE($officer) } is { AT($here) }.
officers-too-few-weapons = That takes { $need } special weapons, and { THE($officer) } has { $there } at hand.
no-aliens-left = There are no more aliens: all are in play.
aliens-banned = The council has banned biological weapons, and aliens made by medics count as such.

## Labels

officer-gives-idle-ashore = Nothing on the surface: only aboard a craft.
officer-gives-studies = Can study anomalies and artifacts.
admiral-gives = +{ $attack } to all attacks { OF(THE($craft)) }, which gets away from a lost core on { $need } or more.
general-gives = +{ $bonus } for your legions in ground combat { AT($at) }.
general-boards = +{ $bonus } for a boarding pod { OF(THE($craft)) }.
medic-gives = +{ $bonus } on the dice that save a team whose mission has failed.
consul-gives = { $votes ->
    [0] No city { AT($at) } whose votes could be taken.
   *[other] { $is_speaker ->
        [yes] The votes { OF(THE($at)) } are yours ({ $votes }).
       *[no] Another consul { AT($at) } takes the votes.
      }
  }
scientist-gives = { UPPER(THE($craft)) } passes between gates of different letters.
engineer-moves = { UPPER(THE($craft)) } moves { $sectors } { $sectors ->
    [one] sector
   *[other] sectors
  } further.
engineer-shields = +{ $bonus } to the shield { OF(THE($craft)) }.
security-gives = −{ $malus } for every foreign spy { AT($at) }.
security-repels = −{ $malus } for pods that board { THE($craft) }.
spy-gives = Steals on { $steal } or more, destroys on { $destroy }, kills on { $kill }; caught on { $caught } or less.
research-stolen = its laboratories work for you this turn: { COUNT($points, -counter-research_point) }
officer-killed = { THE($officer) } is dead
level-destroyed = { $structure } down from level { $level } to { $left }
structure-destroyed = { THE($structure) } is gone
visit-brings = { $kind ->
    [gilda_of_traders] { $worst } to { COUNT($best, -resource-credits) }
   *[other] { $worst } to { COUNT($best, -counter-research_point) }
  }{ $weapons ->
    [0] {""}
   *[other] , and up to { COUNT($weapons, -counter-special_weapon) }
  }
trial-brings-aliens = one to six aliens, who attack at once
trial-brings-star = its reward, and a second star for one who met a need
trial-brings-reward = its reward
spies-found = each foreign spy found here is gone ({ $count })

## Advice

steals-research = { UPPER(THE($spy)) } tries to steal research { AT($at) } (laboratories: { $laboratories }): it works { $chance } times in 100.
goes-to-steal = { UPPER(THE($spy)) } makes for { THE($at) }, to rob its laboratories ({ $laboratories }).
academy-drills = Nobody is to be trained { AT($at) }, so the academy makes a better legion of one.
academy-trains = { $need ->
    [mission] Missions near by call for officers
    [stealing] What others find in their laboratories can be stolen
    [war] Legions and warships are worth more with officers
   *[spies] Foreign spies are at work here
  }, so the academy trains { A($officers) }.
spy-rolls = It succeeds on { $good } of the 6 faces of the die, and the spy is caught on { $bad }.

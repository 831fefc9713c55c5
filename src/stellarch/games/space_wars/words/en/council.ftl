## What happens

proposal = { $kind ->
    [law] law
    [repeal] repeal
   *[protocol] protocol
  }, { $card }{ $players ->
    [0] { $sector ->
        [none] {""}
       *[other] {" "}({ $sector })
      }
   *[other] {" "}({ $players })
  }
council-met = The council meets: { $president } is President, with { COUNT($count, -vote) }.
council-skipped = No council is held this turn.
anarchy-begun = With two players left there is no council any more, and no law.
appointed = { $seat } is named { $office }.
offices-paid = { $seats ->
    [one] { $seats } receives { COUNT($credits, -credit) } for the office.
   *[other] { $seats } receive { COUNT($credits, -credit) } each for their offices.
  }
council-craft-placed = The council puts { THE($craft) } at { $seat }'s disposal { AT($at) }.
order-set = The council votes in this order: { $voters }.
motion-tabled = { $by } proposes: { $motion }.
motion-dropped = { $by }'s motion falls, since that law or protocol is before the council already: { $motion }.
motion-vetoed = The President vetoes: { $motion }.
motion-decided = { $passed ->
    [yes] Passed
   *[no] Rejected
  }, with { $ayes } for and { $noes } against: { $motion }.
vote-cast = { $seat } { $value ->
    [for] votes for it
    [against] votes against it
   *[abstain] abstains
  } ({ $votes }){ $freed ->
    [0] {""}
   *[other] , setting free { COUNT($freed, -populace-slave) }
  }.
bank-paid = { $is_gain ->
    [yes] { $seat } receives { COUNT($amount, -credit) }.
   *[no] { $seat } loses { COUNT($amount, -credit) }.
  }
material-placed = The plan gives { $seat } { COUNT(1, $resource) } { AT($at) }.

## Orders

order-appoint = Name { $player } { $office }
order-set-order = Set the order: proposals by { ROW($proposers) }; votes by { ROW($voters) }
order-propose = Propose: { $motion }
order-pass-proposal = Propose nothing more
motion-before = motion { $number }{ $motion ->
    [none] {""}
   *[other] {" "}({ $motion })
  }
order-veto = Veto { $motion }
order-no-veto = Let the motion be voted on
order-vote = { $value ->
    [for] Vote for
    [against] Vote against
   *[abstain] Abstain on
  } { $motion }{ $freed ->
    [0] {""}
    [1] , freeing a slave
   *[other] , freeing { COUNT($freed, -populace-slave) }
  }
order-plan = Have the industrial plan bring { $material }

## Why not

no-such-office = There is no office { $office } to fill.
office-filled = This office is filled: { $office }.
not-in-council = Offices go to others who take part in this council.
holds-office = Nobody holds two offices.
offices-full = Every participant holds an office already.
offices-first = Fill the offices first.
not-all = The order must name everybody who takes part, once.
no-such-law = There is no law { $card }.
no-such-protocol = There is no protocol { $card }.
in-force = This law is in force already: { $card }.
not-in-force = This law is not in force, so it cannot be repealed: { $card }.
used-last-turn = A protocol cannot be proposed two turns in a row: { $card }.
tabled-already = The council votes on this once a turn, whatever its target: { $card }.
no-proposal-left = You have made all the proposals that your cities give you: { $most }.
needs-player = This is about one player: { $card }.
needs-sector = This is about one sector: { $card }.
needs-nobody = This has no target: { $card }.
needs-war = Peace can be imposed only on two players who are at war.
no-such-motion = There is no motion { $motion }.
veto-used = You have used your veto in this council.
veto-abolished = The veto is abolished by law.
vetoed = Motion { $motion } was vetoed: nobody votes on it.
voted-already = You have voted on motion { $motion } already.
not-now = Motion { $motion } is not the one being voted on.
no-slaves = You have { $slaves } slaves to free at { $system }, not { $freed }.
council-not-raw = The plan brings raw materials only.

## Labels

heading-propose = Propose something to the council
heading-veto = Veto this motion, or let it be voted on
heading-vote = Vote on this motion
motion-number = Motion { $number }
heading-agenda = Put motions to the council
heading-agenda-again = Others have proposed the same: put another motion to the council, or let it be
heading-chair = Chair the council
heading-ballot = Vote on the motions
heading-plan = Choose the material that the plan brings you

## Advice

proposal-why = { $is_own ->
    [yes] { $card } is of use right away.
   *[no] { $player ->
        [none] { $is_repeal ->
            [yes] This law costs the others less, so it had better go: { $card }.
           *[no] This helps the others less: { $card }.
          }
       *[other] { $player } is too far ahead, which calls for a measure against them: { $card }.
      }
  }
council-why-nothing-to-propose = Nothing that would help the others less has a chance to pass, so it is better to propose nothing.
appointment-why = { $is_friend ->
    [yes] { $player } is a treaty partner and becomes { $office }.
   *[no] An office pays, so it goes where it makes no rival stronger: { $player } becomes { $office }.
  }
veto-why = { $is_vetoed ->
    [yes] This motion would cost too much, and is worth the veto: { $card }.
   *[no] This motion is no reason for a veto: { $card }.
  }
vote-why = { $value ->
    [for] This motion brings more than it costs: { $card }.
    [against] Others would gain more by this motion: { $card }.
   *[abstain] This motion makes no difference: { $card }.
  }
own-motion-why = Who makes a motion votes for it: { $card }.
promised-vote-why = A promise on this motion has been given, and is kept: { $card }.
freed-why = The votes of { $slaves } slaves decide, so they go free: { $card }.
motion-judged = “{ $card }” is worth about { SIGNED($own) } { $own ->
    [one] credit
   *[other] credits
  } to { $seat } and { SIGNED($theirs) } to the others on average; if everyone votes in their own interest, it { $passes ->
    [yes] passes
   *[no] fails
  } with { $ayes } votes to { $noes }.
own-votes = { $seat ->
    [you] You have
   *[other] { $seat } has
  } { COUNT($votes, -vote) } of { $all }.
frees-votes = Each slave that is freed adds { COUNT($votes, -vote) } to the vote.
nothing-proposed = { $seat ->
    [you] You have
   *[other] { $seat } has
  } { COUNT($votes, -vote) } of { $all }, and may make { COUNT($proposals, -proposal) } this turn.
office-pays = The office pays { COUNT($credits, -credit) } a turn and comes with a craft; { $player } has { COUNT($votes, -vote) } of { $all }.
values-of = { $player } has a development value of { $value }, { $seat } of { $own }.

## What happens

peace-lasts = it binds for { COUNT($turns, -turn) }
exchange = { $gives }, in exchange for { $asks }
peace-terms = { $forced ->
    [yes] forced peace
   *[no] peace
  }{ $together ->
    [0] {""}
   *[other] {" "}with { $together }, together
  }{ $clauses ->
    [0] {""}
   *[other] ; { ROW($clauses, by: "; ") }
  }
winning-value = { $is_share ->
    [yes] more than { $value } % of all cities to win
   *[no] a winning value of { $value }
  }
treaty-terms = { $ends ->
    [yes] to end { THE($treaty) }
   *[no] { $treaty }
  }
treaty-made = { $seats } conclude a treaty: { $treaty }.
treaty-broken = { $cost ->
    [0] { $seat } breaks a treaty with { $partner }, free of charge: { $treaty }.
   *[other] { $seat } breaks a treaty with { $partner } and pays { COUNT($cost, -credit) }: { $treaty }.
  }
treaty-ended = { $seats } end a treaty by consent: { $treaty }.
exchange-made = { $by } and { $to } come to terms: { ROW($clauses, by: "; ") }.
pledge-paid = { $owed ->
    [0] { $by } pays { $to } { COUNT($credits, -credit) } as pledged.
   *[other] { $by } pays { $to } { COUNT($credits, -credit) } as pledged, and owes { $owed } more.
  }
offer-made = { $ends ->
    [yes] { $by } offers { $to } { $offer }.
   *[no] { $by } makes { $to } an offer: { $offer }.
  }
offer-declined = { $to } declines { $by }'s offer: { $offer }.
offer-void = What { $by } offered { $to } is not possible any more: { $offer }.{ $why ->
    [none] {""}
   *[other] {" "}{ $why }
  }
offer-lapsed = { $to } has not answered { $by }'s offer in time: { $offer }.
offer-taken-back = { $by } takes back an offer to { $to }: { $offer }.
craft-sent-home = { $at ->
    [none] { UPPER(THE($craft)) } has nowhere to go and is lost.
   *[other] { UPPER(THE($craft)) } withdraws to { THE($at) }.
  }
fighters-sent-home = { $to ->
    [none] { $seat } has nowhere to send { A($kinds) }, and loses them.
   *[other] { $seat } withdraws { A($kinds) } to { THE($to) }.
  }
guests-sent-home = { $to ->
    [none] { $seat }'s people leave { $at }; there is no place for those who found no room aboard.
   *[other] { $seat }'s people leave { $at } for { $to }.
  }

## Orders

order-break-treaty = { $joint ->
    [yes] Propose that { $player } and you end { THE($treaty) }
   *[no] Break { THE($treaty) } with { $player }
  }
order-offer-treaty = Offer { $player } { A($treaty) }
offer-treaty-to-several = Offer { $players } { A($treaty) }
order-declare-war = Declare war on { $player }
order-offer-peace = Offer { $player } peace{ $clauses ->
    [0] {""}
   *[other] ; { ROW($clauses, by: "; ") }
  }
order-force-peace = Force peace on { $player }
order-relocate = { $craft ->
    [none] Withdraw the fighters to { THE($sector) }
   *[other] Withdraw { THE($craft) } to { THE($sector) }
  }
order-make-offer = Offer { $player }: { $gives }, in exchange for { $asks }
order-propose-goal = Propose to all { $goal }
order-take-back = Take back your offer to { $player }
order-accept = Accept the offer of { $player }{ $offer ->
    [none] {""}
   *[other] {" "}({ $offer })
  }
order-decline = Decline the offer of { $player }{ $offer ->
    [none] {""}
   *[other] {" "}({ $offer })
  }

## Why not

no-partner = There is no such player to negotiate with.
declarations-no-such-treaty = There is no treaty { $treaty }.
at-war = You are at war: peace must be made first.
declarations-stands-already = You have it with this player already: { $treaty }.
lower-treaty = You are bound to this player by more than that already: { $treaty }.
declarations-no-counter = You have placed all your counters of this kind ({ $most }): { $treaty }.
no-counter-there = That player has placed all counters of this kind ({ $most }): { $treaty }.
no-treaty = You have no such treaty with this player: { $treaty }.
declarations-credits-missing = Breaking it alone costs { $cost } credits, and you have { $credits }: { $treaty }.
offered-already = You have offered this player the same in this phase already: { $treaty }.
enough-offers = You have made { $most } offers in this phase; that is the limit.
same-exchange = You have offered this player just that in this phase already.
nothing-offered = An exchange needs something given or asked for.
no-such-thing = This cannot be exchanged: { $thing }.
not-so-much = One offer holds 0 to { $most } of this: { $thing }.
no-offer-of-yours = No such offer of yours waits for an answer.
no-goal = No winning value can be agreed on in this game.
not-a-goal = The winning value can be { $least } to { $most }, and is { $value } now.
not-a-share = The share of the cities that wins can be one of these: { $shares } percent. It is { $value } percent now.
goal-waits = Your last proposal of a winning value still waits for answers.
same-goal = You have proposed the same winning value in this phase already.
nobody-to-take = There is no craft and no world of theirs { AT($here) } to take special weapons.
units-in-peace = Legions, officers, and fighters and pods that are aboard no craft change hands in a peace, and not otherwise.
under-way = Sectors, craft and cargo change hands when what is under way now is over. The offer waits.
credits-not-there = { $credits } credits are promised where there are { $has }.
points-not-there = { $points } research points are promised where there are { $has } to give.
no-such-offer = No such offer waits for your answer.
offers-when-asked = Offers are made by whoever is asked for a decision, before it is taken.
sealed-needs-it = What you have sealed could not be carried out after this exchange: take it back first.
sealed-stands = This cannot change hands while orders are sealed; perhaps later.
one-military = Two players have one military treaty at most, and this offer holds several.
one-vote = One motion can be voted on one way only.
no-craft-counter = Whoever receives it has no counter left for it: there are { $most } ({ $what }).
points-are-fixed = The research points of this turn are counted already; they can be given before that.
treaties-are-declared = Treaties are made in the declaration phase only: { $treaty }.
declarations-capital-stays = { UPPER($at) } is a capital, and its flag cannot be given.
flag-not-held = { UPPER($at) }: only whoever owns and controls a sector can give its flag.
declarations-no-such-craft = { UPPER(THE($craft)) } does not belong to the player who is to give it.
not-with-receiver = { UPPER(THE($craft)) } is { AT($here) }: craft and cargo change hands only in sectors of whoever receives them.
on-loan = { UPPER(THE($craft)) } belongs to the council and goes with the office.
crew-aboard = { UPPER(THE($craft)) } is given without officers, legions, fighters and pods: they leave it first.
cargo-not-there = { UPPER(THE($craft)) } has { $has } of this aboard: { $piece }.
no-world-for-slaves = Slaves can be handed over at a system only, and there is none { AT($here) }.
not-their-sector = { UPPER($at) } is no sector of the player who is promised this.
no-such-pledge = There is no pledge { $number } between you that could be given up.
no-vote-to-promise = Only the vote on a motion of this council can be promised, by somebody who has yet to vote on it: { $motion }.
promises-too-much = { $left ->
    [0] No more credits a turn can be promised: the whole income is promised already.
   *[other] At most { COUNT($left, -credit) } a turn can be promised: the income, less what is promised already.
  }
promises-in-default = Whoever still owes what was due can promise no payments.
vote-promised = The vote on this motion is promised already: { $motion }.
vote-forsworn = You have pledged your vote ({ $value }) on this motion: { $motion }.
war-forsworn = You have promised this player not to declare war on them before the end of turn { $until }.
entry-forsworn = You have promised its owner not to enter { $at } before the end of turn { $until }.
not-a-refuge = Name one of the nearest sectors that are open to { $craft ->
    [none] the fighters
   *[other] { THE($craft) }
  }.

## Labels

heading-offers = Answer the offers made to you
heading-declare = Declare treaties, war and peace
heading-declare-or-end = Declare something, or end
heading-answer = Accept this offer, or decline it

## Advice

war-why = { $is_at_once ->
    [yes] The legions stand next to systems of { $player } that they can take at once, and that is worth more than peace.
   *[no] Peace with everybody wins nothing, and the legions stand ready: the treaty with { $player } ends, for war next turn.
  }
peace-why = There is nothing more to be won by this war with { $player }: better have peace.
change-why = { $new } would bring so much more than { $old } that a change of partners is worth { COUNT($price, -credit) }: { $treaty }.
treaty-why = { $treaty ->
    [treaty-commercial] There is room for one more trade partner, and trade pays both sides every turn: { $players }.
    [treaty-scientific] Laboratories are worth more together: { $players }.
    [treaty-non_aggression] Peace is worth most with the neighbours who could do most harm: { $players }.
    [treaty-alliance] Somebody else leads, and who attacks one of two allies has both against him: an alliance with { $players } helps.
   *[treaty-cooperation] After so many dealings, both can open their bases to each other: { $players }.
  }
exchange-why = { $about ->
    [loan] { $player } has credits to spare that would be of use now: a loan is worth paying a little more back.
    [permission] { $player } is a neighbour with a treaty: both can let each other's craft pass.
    [no_war] { $player } is stronger, and there is no treaty: some credits for some turns of peace are well spent.
    [payment] { $player } can use credits, and there are some that lie idle: what is lent comes back with a little more.
   *[goods] { $player } has what is short here, and is short of what is plentiful here: an exchange helps both.
  }
declaration-why-nothing = There is nothing to declare this turn.
verdict = { $about ->
    [peace] { $is_welcome ->
        [yes] Peace with { $player } is welcome.
       *[no] This war with { $player } is still going well.
      }
    [goal] { $is_welcome ->
        [yes] The winning value that { $player } proposes does no harm.
       *[no] The winning value that { $player } proposes would help others more.
      }
    [exchange] { $is_welcome ->
        [yes] What { $player } offers is worth more than it costs.
       *[no] { $player } asks for more than the offer is worth.
      }
    [treaty_end] { $is_welcome ->
        [yes] This treaty with { $player } will not be missed: { $treaty }.
       *[no] This treaty with { $player } is still of use: { $treaty }.
      }
   *[treaty] { $is_welcome ->
        [yes] { $player } is a partner worth having: { $treaty }.
       *[no] There is nothing to gain by this treaty with { $player }: { $treaty }.
      }
  }
no-longer-possible = What { $player } offers cannot be carried out any more.
treaty-pays = { $treaty ->
    [treaty-commercial] A commercial agreement with { $player } pays { $own } a turn to { $seat } and { $theirs } to { $player }.
   *[treaty-scientific] A scientific agreement with { $player } brings { $own } a turn to { $seat } and { $theirs } to { $player }.
  }
keeps-peace = It keeps { $player } from declaring war: { COUNT($theirs, -warship) }{ $home ->
    [none] {" "}against { $own }
   *[other] , the nearest { COUNT($sectors, -sector) } from { $home }, against { $own }
  }.
breaking = { $lost ->
    [none] Breaking it costs { COUNT($credits, -credit) }.
   *[other] Breaking it costs { COUNT($credits, -credit) }, and gives up { $lost } a turn.
  }
stands-so = { $seat ->
    [you] You have
   *[other] { $seat } has
  } { COUNT($treaties, -treaty) } in force and { COUNT($enemies, -enemy) }.
both-armed = { $seat ->
    [you] You have
   *[other] { $seat } has
  } { COUNT($own, -warship) } and { $player } { $theirs }.
easy-prey = { $system } is defended with a strength of { $defence } and has { COUNT($laboratories, -laboratory) }.
held-in-war = In this war { $seat ->
    [you] you have
   *[other] { $seat } has
  } taken { COUNT($won, -sector) } from { $player } and lost { $lost } to them.
left-out = { $player } would have brought { $theirs } a turn.
peace-with = { $forced ->
    [yes] forced peace
   *[no] peace
  }{ $turns ->
    [0] {""}
   *[other] {" "}for { COUNT($turns, -turn) }
  }{ $has_things ->
    [yes] , with { $things }
   *[no] {""}
  }
given-to = { $things }, to { $player }
free-hand = a free hand, without { THE($treaty) }
treaty-place = { $left ->
    [one] your last place for such a treaty
   *[other] one of your { $left } places for such a treaty
  }
offer-heading = { UPPER($terms) }
sober-reckoning = { $sign ->
    [more] By a sober reckoning it is worth { COUNT($amount, -credit) } more to you than it costs.
    [less] By a sober reckoning it costs you { COUNT($amount, -credit) } more than it brings.
   *[same] What you give and what you get are worth about the same to you.
  }
irreplaceable = You would part with what can hardly be replaced.
share-and-us = Your cities: { $mine }; those of the largest empire: { $best }. To win it would take { $needed } of all { $total }.
goal-and-us = You have { $mine }, the best developed player has { $best }; { $value } would win.
tired-of-war = { $player } would rather spend on something else than this war.
wants-game = { $shorter ->
    [yes] { $player } wants a shorter game.
   *[no] { $player } wants a longer game.
  }
treaty-motive = { $ends ->
    [yes] { $player } could make this treaty with another.
   *[no] { $treaty ->
        [treaty-commercial] Trade pays both sides, and { $player } still has room for an agreement.
        [treaty-scientific] Laboratories are worth more together, and { $player } still has room for an agreement.
        [treaty-non_aggression] { $player } would rather not have to watch the border with you.
        [treaty-cooperation] You deal with each other already: { $player } wants open borders and bases.
       *[treaty-alliance] { $player } does not want to fight alone.
      }
  }
rich = { $player } has { COUNT($credits, -credit) }, more than can be put to use, and wants to learn faster.
poor = { $player } is down to { COUNT($credits, -credit) }.
thing-motive = { $asked ->
    [research] { $player } wants to learn faster.
    [credits] { $player } has more use for credits.
    [payment] { $player } has more use for credits.
    [permission] { $player }'s routes lead through your sectors.
    [no_war] { $player } would rather be left in peace.
    [vote] { $player } needs votes in this council.
    [cargo] { $player } is short of this.
   *[other] { $player } gains by it too, as far as one can see.
  }
usual-label = { UPPER($gets) } for { $gives }

# Galaxy Empires. docs/translate.md says how these files are written.

## Things, as the rulebook calls them

-fleet = { $number ->
   *[one] fleet
    [other] fleets
  }
-rival-fleet = { $number ->
   *[one] rival fleet
    [other] rival fleets
  }
-action = { $number ->
   *[one] action
    [other] actions
  }
-step = { $number ->
   *[one] step
    [other] steps
  }
-turn = { $number ->
   *[one] turn
    [other] turns
  }
-delivery = { $number ->
   *[one] delivery
    [other] deliveries
  }
-mission = { $number ->
   *[one] mission
    [other] missions
  }

-capital = capital
-frontier = frontier
-station = space station
-center = political center
-wormhole = wormhole
-neutral = neutral zone
-planet = planet
-black-hole = black hole

## Places. A proper name has no article: "takes Nadir", but "takes the Senate of Dawn".

-area-cap-nw = Carmine Hold
    .proper = yes
-area-cap-ne = Helion Crown
    .proper = yes
-area-cap-se = Verdance
    .proper = yes
-area-cap-sw = Glacis
    .proper = yes
-area-fr-nw-n = Rampart Reach
    .proper = yes
-area-fr-nw-w = Ember March
    .proper = yes
-area-fr-ne-n = Lantern Reach
    .proper = yes
-area-fr-ne-e = Zenith March
    .proper = yes
-area-fr-se-s = Bough Reach
    .proper = yes
-area-fr-se-e = Thicket March
    .proper = yes
-area-fr-sw-s = Rime Reach
    .proper = yes
-area-fr-sw-w = Hoarfrost March
    .proper = yes
-area-st-n = Aurora Dock
    .proper = yes
-area-st-e = Sunrise Anchorage
    .proper = yes
-area-st-s = Abyssal Dock
    .proper = yes
-area-st-w = Twilight Anchorage
    .proper = yes
-area-pc-w = Senate of Dusk
-area-pc-e = Senate of Dawn
-area-wormhole = Maelstrom
-area-nz-nw = Pilgrim Drift
    .proper = yes
-area-nz-ne = Beacon Drift
    .proper = yes
-area-nz-se = Orchard Drift
    .proper = yes
-area-nz-sw = Silent Drift
    .proper = yes
-area-nz-w = Western Lull
-area-nz-e = Eastern Lull
-area-pl-n = Oriel
    .proper = yes
-area-pl-e = Cinder
    .proper = yes
-area-pl-s = Nadir
    .proper = yes
-area-pl-w = Tephra
    .proper = yes
-area-bh-n = Upper Maw
-area-bh-s = Lower Maw

area-title = { $area ->
    [area-wormhole] { UPPER(THE($area)) }
    [area-bh-n] { UPPER(THE($area)) }
    [area-bh-s] { UPPER(THE($area)) }
   *[other] { $area }
  }
spot = { $tile } ({ $area })

## Factions

-faction-carmine = Carmine Pact
-faction-helion = Helion Crown
-faction-verdant = Verdant Chorus
-faction-glacier = Glacier Guild

faction-title = { UPPER(THE($faction)) }
numbered-fleet = { $faction ->
    [faction-carmine] the Carmine fleet { $number }
    [faction-helion] the Helion fleet { $number }
    [faction-verdant] the Verdant fleet { $number }
   *[faction-glacier] the Glacier fleet { $number }
  }
numbered-seat = Player { $number }

faction-power-oathbound = Starting a war costs 6 political points instead of 7.
faction-power-crown-tithe = The home capital pays $125 at peace instead of $100.
faction-power-many-voices = When rolling for political points, add 1 to the result (the cap still applies).
faction-power-deep-drills = Each mining delivery pays $325 instead of $300.

## Missions

mission-m01 = Watch the Gates
    .task = Control both frontiers of your own corner.
mission-m02 = Pickets Abroad
    .task = Control a frontier that belongs to another corner.
mission-m03 = Chain of Beacons
    .task = Control four frontiers.
mission-m04 = Customs House
    .task = Control two space stations.
mission-m05 = Shipping Cartel
    .task = Control three space stations.
mission-m06 = A Seat in the Senate
    .task = Control a political center.
mission-m07 = Both Houses
    .task = Control both political centers.
mission-m08 = Eye of the Maelstrom
    .task = Control the wormhole.
mission-m09 = Room to Breathe
    .task = Control six territories.
mission-m10 = Shadow Government
    .task = Control eight territories.
mission-m11 = Grand Review
    .task = Have eight fleets on the board.
mission-m12 = Home Guard
    .task = Have four fleets in your home capital.
mission-m13 = Blue Helmets
    .task = Have fleets in two different neutral zones.
mission-m14 = Favours Owed
    .task = Have twelve political points or more.
mission-m15 = Twin Drills
    .task = Have two fleets under mining contracts.
mission-m16 = Land Rush
    .task = Claim three territories in one of your turns (captures in war count).
mission-m17 = Flag Collector
    .task = Take an unoccupied territory that carries an opponent flag.
mission-m18 = Through the Needle
    .task = Send a fleet through the wormhole.
mission-m19 = First Load
    .task = Receive one mining delivery.
mission-m20 = Strip Mine
    .task = Complete a mining contract with all three deliveries.
mission-m21 = Orbital Sabotage
    .task = Disrupt an opponent fleet on a planet.
mission-m22 = Opening Salvo
    .task = Win a war as attacker.
mission-m23 = Not One Step
    .task = Win a war as defender.
mission-m24 = Long Odds
    .task = Win a war you entered with fewer fleets than your opponent.
mission-m25 = White Flag
    .task = Make a defender surrender.
mission-m26 = Scrap Merchant
    .task = Destroy four enemy fleets, in wars or by disruption.
mission-m27 = Boarding Party
    .task = Win a war as attacker over a space station or a political center.
mission-m28 = Handshake
    .task = Complete a trade.
mission-m29 = Go-Between
    .task = Complete trades with two different players.
mission-m30 = Full Slipways
    .task = Deploy two fleets in one of your turns.
mission-m31 = Loaded Dice
    .task = Roll a five or a six for political points.
mission-m32 = Regicide
    .task = Capture an opponent's capital.

## Ways to win

way-to-win-survival = Survival
way-to-win-domination = Domination
way-to-win-bounty = Bounty
way-to-win-round-limit = ranking

## Deals

dollars = ${ $amount }
political-points = { $number } PP
mission-card = mission card { $number }
gives = { $seat ->
    [you] you give
   *[other] { $seat } gives
  } { THE($goods) }
bargain = { ROW($parts, by: "; ") }

truce = a truce of { COUNT($turns, -turn) }
no-disrupt = { $protected ->
    [you] you mine
   *[other] { $protected } mines
  } { THE($planet) } undisturbed for { COUNT($turns, -turn) }
keep-out = { $who ->
    [you] you keep
   *[other] { $who } keeps
  } out of { THE($areas) } for { COUNT($turns, -turn) }
instalment = { $payer ->
    [you] you pay
   *[other] { $payer } pays
  } ${ $amount } { $trigger ->
    [each_turn] a turn
   *[each_delivery] a delivery
  }, { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
  }
note = “{ $text }”

## What happens

game-started = { $first } rolls highest and begins.
turn-started = Round { $round }: { $seat }'s turn.
income-paid = { $pp ->
    [0] { $seat } receives ${ $cash }.
   *[other] { $seat } receives ${ $cash } and { $pp } PP.
  }
instalment-paid = { $short ->
    [0] { $seat } pays { $to } ${ $amount } as agreed.
   *[other] { $is_due_again ->
        [yes] { $seat } pays { $to } ${ $amount }, ${ $short } short of what was agreed: the payment is due again.
       *[no] { $seat } pays { $to } ${ $amount } as agreed, ${ $short } short.
      }
  }
delivered = { $seat } mines ${ $cash } on { THE($planet) }.
fleet-moved = { $passage ->
    [yes] { $seat } passes from { $origin } to { $target } through the wormhole.
   *[no] { $seat } moves from { $origin } to { $target }.
  }
claimed = { $loser ->
    [none] { $seat } claims { THE($area) }.
   *[other] { $seat } takes { THE($area) }, left empty by { $loser }.
  }
landed = { $seat } lands on { THE($planet) } to mine.
capital-exposed = { $seat }'s capital stands empty.
deployed = { $seat } deploys a fleet on { $tile } for ${ $cost }.
war-declared = { $attacker } invades { THE($area) }: { $attack } against { $defender }'s { $defence }.
war-tick = { $attack ->
    [none] { $defender } { ROW($defence, by: "+") }
   *[other] { $attacker } { ROW($attack, by: "+") }{ $defence ->
        [none] {""}
       *[other] , { $defender } { ROW($defence, by: "+") }
      }
  }: { $invaders } against { $defenders }.
simulation-agreed = { $by_both ->
    [yes] { $other } and { $seat } let the war be simulated.
   *[no] { $seat } would let the war be simulated, if { $other } agrees.
  }
fleet-lost = { $seat } loses the fleet on { $tile }.
war-ended = { $outcome ->
    [won] { $attacker } wins { THE($area) } and ${ $cash }.
    [lost] { $defender } holds { THE($area) } and gains ${ $cash }.
    [mutual] Nobody survives the war for { THE($area) }.
   *[surrendered] { $defender } surrenders { THE($area) } and pays { $attacker } ${ $cash }.
  }
fleet-placed = { $seat }'s fleet from { $origin } takes { $target }.
fleet-returned = { $seat }'s fleet returns from { $origin } to { $target }.
contract-completed = { $seat } completes the mining contract on { THE($planet) }.
disrupted = { $seat } bombs { $victim }'s mine on { THE($planet) } for ${ $cost }.
offer-made = { $bargain ->
    [none] { $maker } puts an offer to { $to }.
   *[other] { $maker } offers { $to }: { $bargain }.
  }
offer-ended = { $how ->
    [declined] { $to } declines { $maker }'s offer.
    [withdrawn] { $maker } withdraws an offer to { $to }.
   *[lapsed] { $maker }'s offer to { $to } lapses.
  }
deal-made = { $maker } and { $to } make a deal: { $bargain }.
card-passed = { $mission ->
    [none] { $seat } gives { $to } a mission.
   *[other] { $seat } gives { $to } the mission “{ $mission }”.
  }
promise-ended = A promise between { $parties } has ended: { $clause }.
promise-broken = { $seat } breaks a promise to { $to }: { $clause }!
pp-rolled = { $seat } rolls a { $die }: { $gained } PP.
mission-drawn = { $mission ->
    [none] { $seat } draws a mission.
   *[other] { $seat } draws “{ $mission }”.
  }
mission-discarded = { $mission ->
    [none] { $seat } discards a mission without showing it.
   *[other] { $seat } discards “{ $mission }”.
  }
mission-completed = { $pp ->
    [0] { $seat } completes “{ $mission }” for ${ $bounty }.
   *[other] { $seat } completes “{ $mission }” for ${ $bounty } and { $pp } PP.
  }
eliminated = { $captor ->
    [none] { $seat } leaves the game.
   *[other] { $seat }'s capital falls to { $captor }: { $seat } is out.
  }
conceding = { $seat } will leave when this is over.
said = { $to ->
    [none] { $seat }: “{ $text }”.
   *[other] { $seat } to { $to }: “{ $text }”.
  }
turn-ended = { $seat } ends the turn.
game-won = { $seat } wins by { $condition } in round { $round }.

## What is asked

asked-turn = Play your turn
asked-answer = Answer the offer
asked-war-roll = Roll the dice
asked-fight = Fight on
asked-surrender = Fight on or surrender
asked-return = Choose where your fleet returns to
asked-withdraw = Choose where your fleet moves to
asked-place = Place your fleets

## Orders

order-move = Move the fleet from { $origin } to { $target }
order-claim = { $loser ->
    [none] Claim { THE($area) } by moving the fleet from { $origin } to { $target }
   *[other] Take { THE($area) } from { $loser } by moving the fleet from { $origin } to { $target }
  }
order-land = Land the fleet from { $origin } on { THE($planet) } to mine
through-wormhole = { $order }, through the wormhole
with-new-action = { $order }, with a new action
order-deploy = Deploy a new fleet on { $tile }
order-invade = { $tiles ->
    [1] Invade { THE($area) } with the fleet on { $tiles }
   *[other] Invade { THE($area) } with the fleets on { $tiles }
  }
using-actions = { $order }, using { COUNT($actions, -action) }
order-disrupt = Bomb the mine on { THE($planet) }
order-exchange = { $mission ->
    [none] Give up the mission { $number } and draw another
   *[other] Give up the mission { $mission } and draw another
  }
order-propose = Propose a deal to { $to }: { $bargain }
order-counter = Answer { $to } with other terms: { $bargain }
order-accept = { $bargain ->
    [none] Accept the deal
   *[other] Accept the deal: { $bargain }
  }
order-decline = { $bargain ->
    [none] Decline the deal
   *[other] Decline the deal: { $bargain }
  }
order-post-offer = Leave a standing offer for { $to }: { $bargain }
order-take-offer = { $bargain ->
    [none] Take the standing offer of { $maker }
   *[other] Take the standing offer of { $maker }: { $bargain }
  }
order-call-offer = { $bargain ->
    [none] Put your standing offer to { $to } now
   *[other] Put your standing offer to { $to } now: { $bargain }
  }
order-withdraw-offer = Withdraw your standing offer to { $to }
order-surrender = { $area ->
    [none] Surrender
   *[other] Surrender { THE($area) }
  }
order-place = Place the fleet from { $origin } on { $tile }
order-return = Bring the fleet on { $origin } back to { $tile }
order-say = { $to ->
    [none] Say to all: “{ $words }”
   *[other] Say to { $to }: “{ $words }”
  }
order-roll-pp = Roll the die for political points
order-draw-mission = Draw a mission
order-end-turn = End your turn
order-fight-on = Fight on
order-war-roll = Roll the war dice
order-simulate = Let the rest of the war be simulated
order-concede = Concede the game

## What is asked before a turn ends

still-move = You could still move another fleet first.
still-deploy = You could still deploy another fleet first.
turn-ends-with = Your turn ends with this. { $still }
turn-ends-if-accepted = If your offer is accepted, it takes your last action and your turn ends. { $still }
turn-ends-after-war = This takes your last action: your turn ends with the war. { $still }

## What can be filled in

invade-by-choice = Invade { THE($area) } with fleets of your choice
invasion-blank-fleets = Fleets
invasion-blank-actions = Actions it takes

offer-form-propose = Propose a deal
offer-form-counter = Counter-offer
offer-form-post-offer = Leave an offer
talk-to-all = Say to all
talk-to-one = Say to one

in-basket = { $side }, { $goods }
side-give = You give
side-get = You get
sort-of-goods-cash = money
sort-of-goods-pp = political points
sort-of-goods-territories = territories
sort-of-goods-fleets = fleets
sort-of-goods-missions = missions

clause-form-truce = Truce
clause-form-no-disrupt = No disruption
clause-form-keep-out = Keep out
clause-form-instalment = Instalments
clause-form-note = In words
offer-blank-promises = Promises
offer-blank-turns = Turns
offer-blank-planet = Planet
offer-blank-whose-fleet = Whose fleet
offer-blank-who-keeps-out = Who keeps out
offer-blank-areas = Areas
offer-blank-who-pays = Who pays
offer-blank-each-time = Each time
offer-blank-when = When
offer-blank-how-often = How often
offer-blank-words = Your words (recorded, not enforced)
paid-when-each-turn = each turn
paid-when-each-delivery = each delivery

buy = Buy { THE($what) }
sell = Sell { THE($what) }
truce-of = Truce of { COUNT($turns, -turn) }
leave-alone = Leave my fleet on { THE($planet) } alone

## What the rules refuse: before the game

faction-taken = { UPPER(THE($faction)) } is chosen twice; there is one of each.
not-opposite = Two players sit in opposite corners: across from { THE($faction) } sits { THE($other) }.
no-seat-for-faction = There is no player { $seat } to choose a faction.

## What the rules refuse: turn and actions

not-on-turn = It is not your turn.
nothing-asked = You are not being asked for that now.
answer-first = Somebody has to answer first; then the turn goes on.
no-action = You have no action left.
out-of-the-game = You are out of the game.

## What the rules refuse: moving and deploying

no-such-tile = There is no tile { $tile }.
no-such-area = There is no area { $area }.
no-fleet = You have no fleet on { $tile }.
moved-already = This fleet has already moved in this action; moving it again takes another action.
not-open = There is a fleet on { $tile } already.
not-adjacent = { $tile } does not touch { $origin }; into another area a fleet takes one step.
into-black-hole = { $tile } is a black hole; no fleet goes there.
closed-area = { UPPER(THE($area)) } is closed in this game.
held-by-rival = { UPPER(THE($area)) } is held by a rival's fleet; to enter it you must invade.
zone-full = No tile of { THE($area) } is open.
under-contract = The fleet on { $tile } is mining and stays there.
wormhole-blocked = A rival's fleet stands on the wormhole.
wormhole-used = One fleet has used the wormhole in this action; another needs a new action.
too-many-contracts = You have two mining contracts already.
not-a-capital = Fleets are deployed only in a capital that you hold.
capital-tile-taken = There is a fleet on { $tile }; deploy on an open tile.
capital-full = Your capital is full. Move a fleet out to make room for a new one.
no-money-for-fleet = A fleet costs ${ $cost }; you have ${ $cash }.

## What the rules refuse: war

cannot-invade-kind = { UPPER(THE($area)) } cannot be invaded: there is no war over neutral zones, planets or black holes.
nothing-to-invade = No rival holds { THE($area) } with a fleet in it.
not-next-to = The fleet on { $tile } does not stand next to { THE($area) }.
named-twice = A fleet is named twice.
too-many-invaders = { $actions ->
    [one] { COUNT($actions, -action) } brings at most { COUNT($most, -fleet) }.
   *[other] { COUNT($actions, -action) } bring at most { COUNT($most, -fleet) }.
  }
too-few-actions = You do not have { COUNT($actions, -action) } left.
wormhole-narrow = Only one fleet per action can invade through the wormhole.
invasion-blocked = A rival's fleet on the wormhole bars the passage.
cannot-pay-for-war = A war costs { $cost } political points; you have { $pp }.
no-surrender-yet = The defender may surrender once a defending fleet is lost, while both sides still fight.
no-surrender-home = A home capital is not surrendered.
not-live = Dice are rolled by hand only in a live war.
nothing-to-simulate = Only the two sides of a live war can agree to have it simulated.
already-willing = You have said so already; now the other side has to agree.
not-a-survivor = No survivor waits to be placed from { $tile }.
not-a-place = { $tile } is not an open tile of { THE($area) }.
not-a-refuge = The fleet cannot go to { $tile }; it may go to { ROW($tiles) }.

## What the rules refuse: planets

nothing-to-disrupt = No rival mines { THE($area) }.
too-few-near = Two of your fleets must stand next to { THE($area) }.
no-money-to-disrupt = A disruption costs ${ $cost }; you have ${ $cash }.

## What the rules refuse: trade

no-such-partner = There is no such player to trade with.
cannot-pay-for-deal = A deal costs each side { $cost } political points besides what is given; { THE($who) } has too few.
empty-deal = This deal has nothing in it.
not-theirs-to-give = This cannot be given away: { THE($what) }.
no-goods-unknown = such a thing
no-goods-twice = the same thing twice
not-next-to-buyer = { UPPER(THE($area)) } does not touch a territory of the buyer.
home-not-traded = A home capital is never traded.
no-room-for-fleet = The buyer has no open tile for a fleet.
hand-full = The receiver would have more than { COUNT($most, -mission) }.
wrong-turns = A clause runs for 1 to { COUNT($most, -turn) }.
truce-forbids = Your truce with { THE($who) } forbids it.
may-not-disrupt = You promised not to disrupt { THE($area) }.
must-keep-out = You promised to keep out of { THE($area) }.
bad-clause = This clause cannot be agreed: { $fault }.
clause-fault-no-such-planet = no such planet
clause-fault-areas = areas to keep out of
clause-fault-nothing-to-pay = nothing to pay
clause-fault-third-party = it binds a third player
promises-too-much = { $left ->
    [0] { $trigger ->
        [each_turn] { UPPER(THE($who)) } has promised all its income already.
       *[each_delivery] { UPPER(THE($who)) } has promised all that a delivery pays already.
      }
   *[other] { $trigger ->
        [each_turn] { UPPER(THE($who)) } can promise at most ${ $left } a turn: its income, less what is promised already.
       *[each_delivery] { UPPER(THE($who)) } can promise at most ${ $left } a delivery: what one pays, less what is promised already.
      }
  }
not-in-steps = Sums are multiples of ${ $step }.
cards-not-traded = Missions are not traded in this game.
pp-not-traded = Political points are not traded in this game.
too-many-proposals = At most { $most } proposals per turn.
too-many-counters = At most { $most } counter-offers; accept or decline.
too-many-offers = At most { $most } standing offers per player.
no-such-offer = There is no such offer to you.
no-offer-in-war = No offers are posted during a war.
wrong-length = At most { $most } characters.

## What the rules refuse: missions

discard-first = With { COUNT($most, -mission) } in hand, say which one you give up.
no-discard = There is room in your hand; nothing is given up.
no-such-card = You have no card { $card }.
no-cards = There is no mission left to draw.

## Orders and deals as text

not-an-order = This is not an order; one is written like C2>D2, +A1, D1+D2xst_n, roll, draw or end.
not-terms = These are not the terms of a deal; they are written like $1000:st_n+helion-4:truce.3, with - for nothing.

## What is to be said of an order

earnings = { $pp ->
    [0] { $cash ->
        [0] no income
       *[other] ${ $cash }
      }
   *[other] { $pp } PP
  }
round-sum = { $sign }${ $amount }

claims = It brings { $income } each turn and makes { $held } of the { $needed } territories that win.
takes = It brings { $income } each turn, makes { $held } of the { $needed } territories that win, and leaves { $loser } with { $left }.
mines = { UPPER(THE($planet)) } pays { COUNT($deliveries, -delivery) } of ${ $cash }, one each turn; each takes one of the { $actions } actions of the turn.
goes-on = From { $tile } the fleet can reach { THE($areas) } next.
nearer = { $holder ->
    [none] From { $tile } it is { COUNT($now, -step) } to { THE($area) }, which nobody holds, instead of { $then }.
   *[other] From { $tile } it is { COUNT($now, -step) } to { THE($area) }, held by { $holder }, instead of { $then }.
  }
guards = { $rivals ->
    [0] { UPPER(THE($area)) } then has { COUNT($fleets, -fleet) }, and no rival fleet is next to it.
   *[other] { UPPER(THE($area)) } then has { COUNT($fleets, -fleet) }, against { COUNT($rivals, -rival-fleet) } next to it.
  }
gathers = { $fleets ->
    [1] It then stands ready to invade { THE($area) }, held by { $holder } with { COUNT($guards, -fleet) }.
   *[other] { COUNT($fleets, -fleet) } then stand ready to invade { THE($area) }, held by { $holder } with { COUNT($guards, -fleet) }.
  }
deploys = It costs ${ $cost }, leaves ${ $left } and makes { COUNT($fleets, -fleet) } in all.
invades = With { $strength } against { $guards }, the attack wins { $chance } times in 100.
spoils = A win takes { THE($area) } from { $holder }, pays ${ $cash } and ${ $each } for each fleet left, and gives back { $pp } of the { $cost } PP that the war costs.
holds = With { $strength } against { $invaders }, the defence of { THE($area) } holds { $chance } times in 100.
surrenders = It gives up { THE($area) } and ${ $cash }, and saves { COUNT($fleets, -fleet) }.
bombs = For ${ $cost } it destroys a fleet of { $victim } that had { COUNT($left, -delivery) } of ${ $cash } to come.
rolls = The die adds { $low } to { $high } PP to the { $pp } in hand; a war costs { $cost }.
fills-up = Whatever the die shows, it adds { $gained } PP to the { $pp } in hand: { $most } is the most that can be kept.
draws = That makes { $cards } of at most { $most } missions in hand; bounties in the deck range from ${ $low } to ${ $high }.
ends = { $actions ->
    [0] Every action of the turn is used, and ${ $cash } is kept.
   *[other] That gives up { COUNT($actions, -action) }; what is held stays guarded, and ${ $cash } is kept.
  }
deal-worth = The deal is worth about { $own } to { $seat } and { $theirs } to { $other }.
deal-loses = The deal would help { $other } to win.
places = { UPPER(THE($area)) } is then held with { COUNT($fleets, -fleet) }.
furthers-mission = It brings “{ $mission }” to { $now } of { $count }, for a bounty of ${ $bounty }.
completes-mission = It completes “{ $mission }” for ${ $bounty }.
brings-victory = That wins the game.
brings-victory-by-deal = The deal would win the game.
brings-nothing = It changes neither income nor territories.

otherwise-claimed = Otherwise { $rival } could claim it next, from { $tile }.
otherwise-lost = Otherwise { $rival } could take { THE($area) }, which stands empty, from { $tile }.
exposes = It leaves { THE($area) } empty, within reach of { $rival } from { $tile }.

# Each of these follows "that": "an order that brings $50 more each turn".
more-income = brings ${ $cash } more each turn
compared-takes-action = takes one action more
less-income = brings ${ $cash } less each turn
more-points = brings { $pp } PP more each turn
less-points = brings { $pp } PP less each turn
more-cash = leaves ${ $cash } more
less-cash = leaves ${ $cash } less
leaves-empty = leaves { THE($area) } empty for { $rival } to take
keeps-guarded = keeps { THE($area) } from { $rival }
leaves-unclaimed = leaves { THE($area) } to { $rival }
claims-first = takes { THE($area) } before { $rival }
misses-mission = does nothing for “{ $mission }” (${ $bounty })
helps-mission = furthers “{ $mission }” (${ $bounty })
other-odds = wins { $chance } times in 100

## What a coach says: the aim of a turn, the race, what threatens, and what can be learned

claim-land = Take land while nobody is in the way: { $needed } territories win, and this makes { $held }.
take-empty = Walk in while the door is open: { $loser } has left { THE($area) } without a fleet.
mine-for = Earn money: ${ $wins } win too, and a mine pays ${ $cash } in { COUNT($deliveries, -delivery) } without a war.
conquer = Take { THE($area) } from { $holder }: a territory won counts twice, one more for you and one fewer for a rival.
defend = Hold { THE($area) }: rival fleets are close, and an empty territory is lost without a fight.
reach = Get to { THE($area) }: only fleets that are near can claim or attack.
earn-bounty = Complete “{ $mission }”: its ${ $bounty } count towards the money that wins.
save-for-war = Save up for a war: it costs { $cost } PP, and you have { $pp }.
fill-up = Have points to spare: a war takes { $cost } of your { $pp } PP, and deals take some too. You can keep { $most }.
aim-win = Win now.
aim-deploy = Raise fleets: without them you can neither claim nor hold anything.
aim-draw = Draw a mission: its bounty is money for what you do anyway.
aim-deal = Make a deal: both sides can gain by it, and it costs no fleet.
aim-refuse = Turn it down: the other side would gain more by it than you.
aim-end = End the turn here: nothing that is left would help you.
aim-harm = Stop a rival's income: money wins too.
aim-surrender = Save your fleets: this territory is all but lost.
aim-place = Put your fleets where they are needed next.
aim-leave = Leave the game here.

leads = At this pace { $seat ->
    [you] you win
   *[other] { $seat } wins
  } first, by { $by_land ->
    [yes] territories
   *[no] money
  }, in about { $rounds } { $rounds ->
    [one] round
   *[other] rounds
  }; { $other ->
    [you] you need
   *[other] { $other } needs
  } { $needs ->
    [none] far longer
   *[other] { $needs }
  }.
far-off = Nobody is near a win yet: { $territories } territories or ${ $cash } win; you have { $held } and ${ $has }.
stands-open = { $rival } can walk into { THE($area) }, which stands empty, from { $tile }.
may-invade = { $rival } could attack { THE($area) } with { COUNT($fleets, -fleet) } against your { $guards }, and win { $chance } times in 100.
calm-nobody-ready = No rival stands ready to attack you.

taught-claiming = Entering a territory without a fleet in it makes it yours at once, free of charge.
taught-flags-stay = Your flag stays when your fleet leaves, but then anybody may take the territory.
taught-mining = A mine pays once a turn for three turns, but each delivery takes an action.
taught-invading = One action brings two fleets into a war, two actions bring four.
taught-guarding = All your fleets in a territory defend it together.
taught-steps = Inside a territory a fleet goes anywhere; into the next one only from a tile beside it.
taught-bounties = A mission pays by itself as soon as it is done; some only at the start of your turn.
taught-deploying = New fleets appear in a capital, and may move in the same turn with your next action.
taught-war-cost = Political points pay for wars and deals; you can keep 15 at most.
taught-drawing = You can hold two missions; for a third, one must go.
taught-deals = A deal takes an action and some political points of both sides, but only when it is accepted.
taught-unused = You may end your turn early; actions that are left are lost.
taught-disrupting = Two fleets beside a planet can bomb the mine there, without a war.
taught-surrendering = Who surrenders loses the territory and $300, but the fleets come home.
taught-returning = Fleets that return go to your capital, or as near to it as there is room.
taught-winning = There are three ways to win: territories, money, or being the last one left.
taught-dice = Both sides roll two dice; each seven destroys a fleet of the other side.

## Score sheet

sheet-row-territories = Territories
sheet-row-fleets = Fleets
sheet-row-pp = Political points
sheet-row-cash = Money

## Options

advice-first-game = Four factions and every rule, step by step.

option-war-mode = Wars
    .help = The dice roll by themselves, tick by tick; or live, with both sides rolling as fast as they may.
    .simulated = Simulated
    .live = Live
option-clause-mode = Promises
    .help = Binding: a forbidden act cannot be done. On honour: it can, but everyone is told.
    .binding = Binding
    .honour = On honour
option-domination-timing = Domination
    .help = Won at once, or only if it still holds when the player's own next turn begins.
    .immediate = At once
    .next-turn = At the next turn
option-bounty-timing = Bounty
    .help = Won at once, or by the richest when the round is over.
    .immediate = At once
    .end-of-round = End of the round
option-mission-pay = Missions pay
    .help = In money only; or half in political points: 1 point for every $200, the rest in money.
    .money = Money
    .half = Money and points
option-planets = Planets
    .help = All four, or only the one in the north and the one in the south.
    .four = Four
    .two = Two
option-defender-auto-surrender = Surrender
    .help = Ask the defender each time, or give a standing answer.
    .ask = Ask
    .never = Never
    .when-outnumbered = When outnumbered
option-mission-trading = Trade missions
    .help = Whether mission cards may change hands.
option-pp-trading = Trade political points
    .help = Whether political points may change hands.
option-asymmetric-powers = Faction powers
    .help = Each faction does one thing better.
option-seat-compensation-step = Compensation
    .help = Extra dollars for each later player in turn order at the start.
option-round-limit = Round limit
    .help = After this many rounds the ranking decides; 0: no limit.
option-faction-1 = Faction of player 1
    .help = Drawn at random, or chosen (GE-20.7).
    .none = Faction by chance
    .carmine = { UPPER(THE(-faction-carmine)) }
    .helion = { UPPER(THE(-faction-helion)) }
    .verdant = { UPPER(THE(-faction-verdant)) }
    .glacier = { UPPER(THE(-faction-glacier)) }
option-faction-2 = Faction of player 2
    .help = { option-faction-1.help }
    .none = { option-faction-1.none }
    .carmine = { option-faction-1.carmine }
    .helion = { option-faction-1.helion }
    .verdant = { option-faction-1.verdant }
    .glacier = { option-faction-1.glacier }
option-faction-3 = Faction of player 3
    .help = { option-faction-1.help }
    .none = { option-faction-1.none }
    .carmine = { option-faction-1.carmine }
    .helion = { option-faction-1.helion }
    .verdant = { option-faction-1.verdant }
    .glacier = { option-faction-1.glacier }
option-faction-4 = Faction of player 4
    .help = { option-faction-1.help }
    .none = { option-faction-1.none }
    .carmine = { option-faction-1.carmine }
    .helion = { option-faction-1.helion }
    .verdant = { option-faction-1.verdant }
    .glacier = { option-faction-1.glacier }

## Levels and characters of the bots

rank-recruit = Recruit
    .about = Knows the rules, but does much at random.
rank-lieutenant = Lieutenant
    .about = Expands and mines; slips now and then.
rank-captain = Captain
    .about = Guards, trades, and fights when the odds pay.
rank-admiral = Admiral
    .about = Looks a few rounds ahead.
rank-grand-admiral = Grand Admiral
    .about = Our strongest player.

nature-trader = Trader
    .about = Looks for a deal every turn, and goes to war only when it must.
nature-warlord = Warlord
    .about = Strikes sooner than is wise, and has little patience for deals.
nature-hermit = Hermit
    .about = Proposes nothing, and agrees only to what is too good to refuse.

## In the terminal, and in drawings

ge-typing-note = Moves by fleet, then what else you can do. Type a number, or the order itself, such as { $example }.
ge-typing-help =
    An order       C2>D2        the fleet on C2 moves to D2; with ! as a new action
                   +A1          a new fleet on A1
                   D1+D2xst_n   the fleets on D1 and D2 invade st_n
                   roll, draw, end, accept, decline, fight, surrender
    A number       12 gives number 12 of the list; what has blanks is then
                   filled in, line by line
move-listed = { $target }{ $again } { area-title }
form-to = { $form } to { $to }

column-cash = money
column-pp = PP
column-territories = territories
column-fleets = fleets
column-cards = cards
standing-you = you
standing-out = out
key-to-kind = { $short ->
    [wormhole] { $kind }
   *[other] { $short } { $kind }
  }{ $pp ->
    [0] { $cash ->
        [0] {""}
       *[other] {" "}+${ $cash }
      }
   *[other] {" "}+{ $pp } PP
  }
purse = ${ $cash } +{ $income }
mission-in-hand = Mission #{ $number }, { $title }: { $task } ({ $done }/{ $count }, ${ $bounty }{ $pp ->
    [0] {""}
   *[other] {" "}+ { $pp } PP
  })
promise-running = { $parties } agreed: { $clause } ({ $left } left).
standing-offer = Offer { $name }: { $bargain }.
turn-under-way = Round { $round }: { $seat } has { COUNT($actions, -action) } left{ $open ->
    [none] {""}
    [move] {" "}and may move { $left } more
   *[deploy] {" "}and may deploy { $left } more
  }.
war-under-way = War for { THE($area) }: { $attacker } with { $invaders } of { COUNT($attack, -fleet) } against { $defender } with { $defenders } of { $defence }.
proposal-under-way = { $bargain ->
    [none] { $maker } puts a deal to { $to }.
   *[other] { $maker } proposes to { $to }: { $bargain }.
  }
fleets-under-way = Fleets are looking for their places.
has-won = { $seat } has won: { $condition }.
chart-title = Galaxy Empires, round { $round }
player-in-short = ${ $cash }, { $pp } PP, { $held } of { $needed } territories

occasion-offer = Somebody makes me an offer
occasion-war = Somebody goes to war against me
occasion-loss = I lose a territory or a fleet that mines
occasion-promise = Somebody breaks a promise to me

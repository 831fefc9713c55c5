## What a coach says: the aim of a turn, the race, what threatens, and what can be learned

plant-flag = Plant your flag { AT($at) }: { $free ->
    [one] this is the only system
   *[other] { $free } systems are
  } still free, and whoever comes first keeps them.
expand = Look for new worlds: { $free ->
    [one] { $free } system is
   *[other] { $free } systems are
  } still free, and each can hold cities and workshops.
go-against = Go for { THE($at) }: { $seat } is your enemy there.
learn-to-win = Learn what counts most: a development value of { $needed } wins, and you have { $value }.
aim-choose = Choose what you will use longest: what you know at the start pays in every turn.
aim-learn = Learn what your empire can use next.
aim-build = Turn credits into what lasts: what stands today pays in every turn to come.
aim-citizens = Win over the natives: a new city pays credits and votes.
aim-extract = Make the materials that your next works need.
aim-council = Make the rules of the game yours: a law can be worth more than a city.
aim-offices = Fill the offices: each pays its holder, so give them to those who do you no harm.
aim-vote = Use your votes: for what helps you, against what helps your rivals.
aim-partners = Look for partners: an agreement pays both sides in every turn.
aim-war = Take by war what can no longer be had in peace.
aim-peace = Make peace while you are ahead.
aim-answer = Answer your offers: take what is worth more than it costs.
aim-carry = Bring materials to where they are used: nothing can be built of what lies elsewhere.
aim-guard = Keep your warships where they matter: a system without them invites guests.
aim-rest = Leave it at that: all that helps you here is done.
aim-battle = Fight only where you win more than you lose.
aim-ground = Win on the ground: only legions can take a system.
aim-land = Land your legions: only they can take a system.
aim-bomb = Soften up the defence before you land.
aim-spy = Let your spy find out what others paid for.
aim-mission = Try the mission: its reward goes to whoever solves it first.
aim-trade = Trade with the Guild: it takes what you have too much of.
aim-visit = See what is there: such finds do not wait.
aim-repair = Mend your craft: a damaged one fights and carries less.
aim-capital = Choose a new capital with care: all your supply comes from there.
aim-leave-to-computer = Leave the battles to the computer: it leads them as well as you would.
aim-material = Take the material that you are shortest of.
aim-gather = Bring your warships together: one alone decides little.
aim-bring-legions = Bring your legions up: what they can reach, they can take.
aim-posture = Tell your captains how to fight when you do not lead them yourself.
aim-settle = Settle this, and go on.

leads = At this pace { $seat ->
    [you] you win
   *[other] { $seat } wins
  } first, in turn { $turn }; { $other ->
    [you] you need
   *[other] { $other } needs
  } { $then ->
    [none] far longer
   *[other] until turn { $then }
  }.
leads-together = At this pace { $seat ->
    [you] you and { $other }
   *[other] { $seat } and { $other }
  } win in the same turn, turn { $turn }.
last-turn = At this pace nobody wins before turn { $turn }, the last one; then it goes to who is ahead: { $seat ->
    [you] you have
   *[other] { $seat } has
  } { $has } { $victory ->
    [short] points of value
    [standard] cities
   *[long] sectors
  }, { $other } { $them }.
far-off = Nobody is near a win yet: { $seat ->
    [you] you have
   *[other] { $seat } has
  } { $has } { $victory ->
    [short] points of value
    [standard] cities
   *[long] sectors
  }, { $other } { $them }.
comes = { $seat } could be { AT($at) } with { THE($craft) } in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }{ $at_war ->
    [yes] , and you are at war
   *[no] , but only after declaring war
  }; { $guards ->
    [0] you have no warship there
    [one] you have { $guards } warship there
   *[other] you have { $guards } warships there
  }.
calm-nobody-near = Nobody who could harm you comes near within two turns.

taught-technologies = At the start any technology of the right level can be chosen, whatever comes before it in its row.
taught-squares = A technology is paid for square by square, so what you begin now can be finished later.
taught-value = A technology counts as many points as its level: one of level 5 counts as much as five of level 1.
taught-building = Works need credits, and their materials in the very same sector.
taught-cities = Every city level pays a credit a turn, and is a vote in the council.
taught-workshops = Every workshop level can make one material a turn, for one credit.
taught-proposals = Every ten cities give you one motion more.
taught-offices = Every office pays 5 credits, and comes with a craft.
taught-votes = A motion passes with more votes for it than against; who abstains does not count.
taught-treaties = A commercial agreement pays credits, a scientific one research points: the bigger your partner, the more.
taught-war = War cannot be declared on anybody with whom you have a treaty.
taught-peace = A war can be ended by one side alone, from the second turn after it was declared.
taught-offers = An offer is taken or declined as a whole; what is agreed on is done at once.
taught-cargo = Materials count only where they lie: freighters bring them to the works.
taught-supply = Supply starts at your home planet: craft beyond it hardly move, and fight less well.
taught-flags = A craft that enters a free sector may flag it at once.
taught-battles = A battle can begin only where you have craft with weapons.
taught-ground = Three legions of each side fight in a round, whatever waits behind them.
taught-landing = Only legions aboard a transport in the same sector can land.
taught-bombs = Only systems of an enemy can be bombed, and those in a free fire zone.
taught-spies = A spy needs no war, and only an ally is safe from one.
taught-missions = A mission needs officers of the types that it shows.
taught-repair = Each damage costs 3 credits to repair.
taught-capital = Your capital starts on your home planet; losing it costs you more than a system.
taught-sequence = A turn has eight phases: what is missed in one can be done in the next turn.

# How another order compares: each of these follows "that", as in "an order that leaves 2 materials fewer in stock".
more-in-stock = leaves { $more } more in stock
less-in-stock = leaves { $less } fewer in stock
stays-idle = leaves { THE($craft) } where it is, and movement that is not used is lost
takes-away = takes { THE($craft) } away from { THE($at) }
leaves-behind = leaves behind what { THE($craft) } was to take
keeps-aboard = keeps aboard { THE($craft) } what is wanted outside
is-farther = has { $sectors } sectors to go instead of { $own }
misses-agenda = leaves it to the others what the council votes on
misses-balloting = leaves your votes unused
misses-chairing = leaves the offices to chance
misses-declaring = brings you no partner
misses-answering = leaves the offers unanswered
misses-researching = lets the points go to waste
misses-repairing = repairs nothing

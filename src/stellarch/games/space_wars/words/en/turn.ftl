## Labels

aim-title-flag = Plant your flag on two worlds
    .step = Plant your flag
    .why = A warship or an outpost that enters a free world claims it. Worlds pay, house laboratories and vote.
    .lesson = A free world is yours as soon as your flag flies there; nobody has to fight for it.
aim-title-science = Learn two technologies
    .step = Learn something
    .why = Every technology adds its level to your development value, and that is what wins.
    .lesson = Points that are not spent are lost, so science is done every turn.
aim-title-works = Build on two new worlds
    .step = Build on your worlds
    .why = A laboratory brings a research point each turn, a city a credit. What is built first pays longest.
    .lesson = What you build takes material that lies on the same world; freighters bring it there.
aim-title-council = Sit in the council
    .step = Cast a vote
    .why = Cities are votes. A motion passes with more votes for than against, and a law binds everybody.
    .lesson = Abstaining costs nothing: vote where you gain or lose.
aim-title-treaty = Sign a treaty
    .step = Sign a treaty
    .why = Commercial and scientific agreements pay both sides every turn. Who signs none falls behind.
    .lesson = Every treaty pays as long as it lasts; a pact of non-aggression keeps a neighbour off your back.
aim-title-defence = Guard three worlds
    .step = Hold what is yours
    .why = Whoever lands on a world without a legion takes it. One legion makes it a fight.
    .lesson = A guarded world is a fight, an empty one a gift.
may-come = { $seat } has signed nothing that keeps the peace with you, and may attack from turn { $turn } on. A world without a legion falls to whoever lands there; one legion makes it a fight.
hold = Hold { THE($at) }
landing = { $seat } is at war with you and could land there { $turns ->
    [1] this turn
   *[other] within { $turns } turns
  } with a strength of { $strength }; { $defence ->
    [0] nothing of yours
   *[other] only a strength of { $defence }
  } would meet it. Bring legions, or a warship to stop the transport. From the second turn on you can end the war alone.
aim-title-race = Be the first to reach the goal
    .step = Win
    .why = The levels of all you know are your value. Laboratories bring it, cities and treaties pay for them.
    .lesson = The race is won by what grows early.
aim-title-cities = Hold enough cities to win
    .step = Win
    .why = A council opens every turn: who holds the winning share of all cities then has won. New worlds, building and conquest bring cities.
    .lesson = Cities win this game, and pay for everything else.
aim-title-last = Be the last power standing
    .step = Win
    .why = This game is won by outliving all others. Hold what is yours, then take what they hold.
    .lesson = A world that is held pays for the next one.
how-far = { $so_far } of { $wanted } so far
locked-council = Opens in turn 4. Until then nothing is proposed for you, and your votes are cast as your adviser would.
locked-declaration = Opens in turn 5. Until then no treaty is offered or signed for you, and no war declared.
locked-income-extraction = Opens in turn 3. Until then your workshops make what your next works ask for.
locked-research = Opens in turn 2. Until then your points are spent as your adviser would.
locked-construction-repair = Opens in turn 3. Until then your adviser builds for you.
technology-chosen = { UPPER($technology) }
offers-wait = { $count ->
    [one] One offer waits for your answer.
   *[other] { $count } offers wait for your answer.
  }
craft-wait = { $count ->
    [one] One craft has no order yet.
   *[other] { $count } craft have no order yet.
  }
credits-wait = { $credits ->
    [one] One credit is unspent.
   *[other] { $credits } credits are unspent.
  }
runs-council = { $standing ->
    [0] Votes are filled in as your adviser would cast them.
    [one] One vote is cast as you have said, the others as your adviser would.
   *[other] { $standing } votes are cast as you have said, the others as your adviser would.
  }
runs-extraction = { $is_wanted ->
    [yes] Workshops make what your next works ask for.
   *[no] Workshops rest, as you have said.
  }
runs-routes = { $count ->
    [one] One freighter goes its route.
   *[other] { $count } freighters go their routes.
  }
runs-research = { $points ->
    [0] No research points to spend.
    [one] One research point to spend.
   *[other] { $points } research points to spend.
  }
runs-begun = { $points ->
    [one] One research point to spend
   *[other] { $points } research points to spend
  }; { $missing } more for { $technology }.
done-events = { $count ->
    [0] No event drifts through the galaxy.
    [one] One event drifts through the galaxy.
   *[other] { $count } events drift through the galaxy.
  }
done-council = { $laws ->
    [0] No law is in force
    [one] One law is in force
   *[other] { $laws } laws are in force
  }, { $protocols ->
    [0] no protocol this turn.
    [one] one protocol this turn.
   *[other] { $protocols } protocols this turn.
  }
done-declarations = { $treaties ->
    [0] You have no treaty
    [one] You have one treaty
   *[other] You have { $treaties } treaties
  }{ $wars ->
    [0] {" "}and no war.
    [one] {" "}and are at war with one power.
   *[other] {" "}and are at war with { $wars } powers.
  }
ends-offers = { $count ->
    [one] One offer stays unanswered.
   *[other] { $count } offers stay unanswered.
  }
ends-craft = { $count ->
    [one] One craft stays where it is.
   *[other] { $count } craft stay where they are.
  }
ends-credits = { $credits ->
    [one] What is left of your credit is kept, not lost.
   *[other] What is left of your { $credits } credits is kept, not lost.
  }
ends-forms = Science and works are sent as they are filled in.

way-why-research-center = A research point in every turn to come, and what you learn stays.
way-why-city = A credit in every turn to come, and a vote in the council.
way-why-workshop = A material in every turn to come: without it the next works wait.
way-why-business-center = Every city there pays a credit more in each turn to come.
way-why-recycling-center = It makes materials of what nobody needs any more.
way-why-space-academy = Officers come from there: some missions ask for them.
way-why-shipyard = Craft and legions are built there.
way-why-freight = It carries materials to the worlds where you want to build.
way-why-outpost = Supply reaches further, so that your craft do.
way-why-corvette = It plants a flag on one free world after the other, and can fight.
way-why-scientific-starship = It finds research points where there is something to be found.
way-why-consular-starship = It earns credits with the Guild of Traders.
way-why-warship = It guards a world, or takes one.

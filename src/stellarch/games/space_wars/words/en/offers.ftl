# What an offer may hold, and who gives it

ballot-for = for
ballot-against = against
ballot-abstain = abstain
thing-word-permission = permission to enter
thing-word-nothing = nothing
thing-word-no-war = no declaration of war

paid = { $phases ->
    [1] credits in the next income phase: { $amount }
   *[other] credits over { $phases } turns: { $amount } each
  }
aboard = { $what } aboard { $craft }
on-surface = { $what } on { $at }
flag-of = the flag of { $at }
keeping-out = keeping out of { $at }
for-turns = { $promise } for { $turns ->
    [1] 1 turn
   *[other] { $turns } turns
  }
vote-on = a vote ({ $ballot }) on: { $motion }
repeal-of = repeal of { $law }
release-from = release from pledge { $pledge }
unnumbered = { PLURAL($things) }
all-told = { $things }

credits-in = { $phases ->
    [1] Credits, in the next income phase
   *[other] Credits, in each of { $phases } turns
  }
turns-of-peace = Turns without a declaration of war
turns-out = Turns of keeping out of { $at }
thing-heading = { UPPER($thing) }

gives = { $by ->
    [you] you give
   *[other] { $by } gives
  } { $to } { $things }
promises = { $by ->
    [you] you promise
   *[other] { $by } promises
  } { $to }: { $things }

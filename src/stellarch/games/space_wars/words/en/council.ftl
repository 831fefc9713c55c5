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

## Lessons

lesson-words-fly = Fly and settle
    .about = one ship, one line, one system
lesson-words-pieces = Colony or Trade Station
    .about = many of the one, few of the other
lesson-words-nebulae = Nebulae in threes
    .about = 2, 5, 8 points for one colour
lesson-words-wormholes = Wormholes
    .about = leave beside one, arrive beside another
lesson-words-door = Shut the door
    .about = a system claimed is a wall
lesson-words-last-moves = The last moves
    .about = count who runs out first

task-words-settle = Fly one ship in a straight line to a system with planets, and place a Colony there.
    .hint = Click your homeworld, where all your ships stand, then one of the lit systems. A Colony is the piece that is chosen already.
    .done = That is a whole turn: one ship flies, and the system it lands on is yours. Every planet there is a point.
task-words-richest = Find the system with three planets that a ship can reach, and take it.
    .hint = Look straight down from your homeworld: the line is free for a long way.
    .done = Three points with one move. A ship flies as far as the line is free, so far is as cheap as near.
task-words-fly-on = One of your ships has already left home. Fly on with that one.
    .hint = It stands on the system with your Colony.
    .done = A ship stays where it lands, so each move also decides where you can fly next.
task-words-trade = Place a Trade Station where it earns at least three points from its neighbours.
    .hint = It earns a point for each system beside it that belongs to your rival. Look where Green is crowded; a wormhole may help you there.
    .done = Your rival settles, you collect: every rival system beside it counts, also those that are claimed later.
task-words-save-a-station = The same three planets again, but nobody lives beside them. Take them without spending a Trade Station.
    .hint = Choose the Colony before you confirm.
    .done = Both pieces hold a system and count its planets. You have sixteen Colonies and only four Trade Stations: keep these for a crowd.
task-words-second-nebula = You hold one blue nebula: 2 points. Make it 5 with a second one.
    .hint = There is another blue nebula on the row of your homeworld, far to the right.
    .done = One of a colour is worth 2 points, two are worth 5.
task-words-third-nebula = Two blue nebulae are yours. The third makes 8 points: take it.
    .hint = It lies in the lower right, and a ship of yours has a free line to it.
    .done = Three of a colour are worth 8, and there are no more than three. The first alone is worth only 2, so collect one colour, not three.
task-words-jump = One ship stands beside a wormhole. Leave through it.
    .hint = Pick the ship on the green nebula. What lights up far away is beside another wormhole.
    .done = A ship that begins its turn beside a wormhole may go to any free system beside another. The jump is the whole move.
task-words-jump-for-three = Jump again, and land on three planets.
    .hint = One such system lies beside the wormhole in the lower right, another beside the one in the lower left.
    .done = You are deep in your rival's quarter in two moves. Watch out for the same from the other side.
task-words-shut = Green still reaches many systems. Make one move that takes at least five of them away.
    .hint = No ship flies over a system that belongs to somebody else. Look for the gap that Green's ships fly through.
    .done = Shut. What Green cannot reach stays free for you until the end.
task-words-only-move = Near the end, exactly one of your moves wins. Find it.
    .hint = Count the moves that each side still has, and who gets the last free systems.
    .done = Proven: every answer was played to the end, and you win against all of them.

## Themes of the puzzles

theme-jump = wormhole
    .about = The move goes through a wormhole. Ships that stand beside one reach more than their lines show.
theme-station = Trade Station
    .about = A Trade Station decides: count the rival systems beside it, and those that will still come.
theme-nebula = last nebula
    .about = A nebula decides: the second and third of a colour are worth more than any system.
theme-shut-the-door = shut the door
    .about = A claimed system is a wall. The move takes away what your rival could still reach.
theme-count-out = count out
    .about = When little is free, count the moves that each side still has. Who runs out first leaves the rest to the other.
theme-patience = patience
    .about = Another move brings more at once, and loses. What you would get anyway can wait.
theme-territory = territory
    .about = The largest territory is worth points of its own: the move wins it, or ends a tie for it.
theme-last-worlds = last worlds
    .about = Few systems are left, and their order matters: take first what you could lose.

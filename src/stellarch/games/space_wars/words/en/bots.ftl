# Levels and characters of bots

rank-governor = Governor
    .about = Knows what is good for an empire, but lives from one turn to the next and builds one thing at a time.
rank-steward = Steward
    .about = Thinks of the next turn; in the council and among neighbours it only answers.
rank-minister = Minister
    .about = Saves up for what is far better, seeks treaties and votes, and takes what others leave undefended.
rank-chancellor = Chancellor
    .about = Plans its economy for what wins the game, and reckons with what the others will answer.
rank-archon = Archon
    .about = Saves up for the best, plans for the turn that decides the game, and drives hard bargains.

nature-trader = Trader
    .about = Lives by agreements and cities, and keeps out of wars.
nature-scholar = Scholar
    .about = Builds laboratories before all else and seeks partners in science.
nature-settler = Settler
    .about = Plants flags wherever there is room, and brings workshops and cities after them.
nature-warlord = Warlord
    .about = Keeps a large fleet, and a treaty only as long as it serves.
nature-diplomat = Diplomat
    .about = Keeps every promise, and turns the council against whoever leads.

## Labels

battles-why-led = The computer leads battles as well as anybody.

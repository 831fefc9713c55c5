"""Every word of the report, in English and in French."""

from stellarch.core import Text

ARENA = Text("Arena", "Arène")
TITLE = Text("{game}: {bots} bots, {games} games", "{game} : {bots} robots, {games} parties")
PLAYERS = Text("players at a table", "joueurs par table")
DEALS = Text("deals", "donnes")
SEED = Text("seed", "graine")
MOVE_SECONDS = Text("seconds for a move", "secondes par coup")
FAULT_COUNT = Text("faults", "fautes")
NOT_ENDED = Text("games broken off after {most} actions", "parties interrompues après {most} coups")

STANDINGS = Text("Ratings and wins", "Classement et victoires")
STANDINGS_READ = Text(
    "The dot is the figure; its true value lies on the line 95 times in 100. A rating lead of 6.5 is about three wins"
    " out of four between two players.",
    "Le point est la valeur trouvée ; la vraie est sur le trait 95 fois sur 100. Une avance de 6,5 au classement, c'est"
    " environ trois victoires sur quatre à deux joueurs.",
)
BOT = Text("Bot", "Robot")
RATING = Text("Rating", "Classement")
WIN_SHARE = Text("Wins", "Victoires")
GAMES = Text("Games", "Parties")

LADDER = Text("Each beats the one below by", "Chacun bat le suivant de")
LADDER_READ = Text(
    "How often it finishes ahead of the one below, and by how many points, compared within each deal, where both have"
    " sat on every seat. The tick marks one half; clear means that the whole interval lies above it.",
    "Combien de fois il finit devant le suivant, et de combien de points, en comparant dans chaque donne, où les deux"
    " ont occupé toutes les places. Le repère marque la moitié ; net veut dire que tout l'intervalle est au-dessus.",
)
AHEAD = Text("Finishes ahead", "Finit devant")
BY_POINTS = Text("By points", "Écart de points")
OVER_DEALS = Text("Deals", "Donnes")
CLEAR = Text("clear", "net")
NOT_CLEAR = Text("not clear", "pas net")

MATRIX = Text("Who beats whom", "Qui bat qui")
MATRIX_READ = Text(
    "How often, in per cent, the bot of the row finishes ahead of that of the column; a tie counts half.",
    "Combien de fois, en pour cent, le robot de la ligne finit devant celui de la colonne ; l'égalité vaut la moitié.",
)

POINTS_BY = Text("Points by category", "Points par catégorie")

LENGTHS = Text("Length of games", "Durée des parties")
LENGTHS_READ = Text("Plies: {mean} on average, {least} to {most}.", "Coups : {mean} en moyenne, de {least} à {most}.")
ROUNDS_READ = Text("Rounds: {mean} on average, {least} to {most}.", "Manches : {mean} en moyenne, de {least} à {most}.")
ROUNDS_OF = Text("{plies} rounds: {games} games", "{plies} manches : {games} parties")
ENDINGS = Text("How games were decided", "Comment les parties se décident")
ENDING = Text("Ending", "Fin")
LENGTH_OF = Text("{plies} plies: {games} games", "{plies} coups : {games} parties")

TIMES = Text("Thinking time", "Temps de réflexion")
TIMES_READ = Text(
    "For one move: the dot is the mean, the line ends at the slowest. The scale is logarithmic.",
    "Pour un coup : le point est la moyenne, le trait va jusqu'au plus lent. L'échelle est logarithmique.",
)
MEAN = Text("Mean", "Moyenne")
SLOWEST = Text("Slowest", "Plus lent")

LUCK = Text("The luck of the seat and of moving first", "La chance due à la place et au fait de commencer")
LUCK_READ = Text(
    "Each bot sits everywhere equally often, so only the place can make the difference. The tick is an even share.",
    "Chaque robot occupe chaque place aussi souvent : seule la place fait la différence. Le repère est la part égale.",
)
SEAT = Text("Seat", "Place")
TURN = Text("Turn", "Tour")

FAULTS = Text("Faults", "Fautes")
FAULTS_READ = Text(
    "A bot that crashes, gives an illegal answer or thinks too long is last in that game; from there on its seat"
    " plays the game's default. The records are in the folder faults: stellarch replay FILE plays one back.",
    "Un robot qui échoue, répond par un coup interdit ou réfléchit trop est dernier de cette partie ; sa place joue"
    " ensuite le coup par défaut. Les parties sont dans le dossier faults : stellarch replay FICHIER les raconte.",
)
GAME = Text("Game", "Partie")
DEAL_SEED = Text("Seed", "Graine")
PLY = Text("Ply", "Coup")
FAULT_KIND = Text("Fault", "Faute")
WHAT = Text("What happened", "Ce qui s'est passé")
KINDS = {
    "crash": Text("crash", "échec"),
    "illegal": Text("illegal answer", "coup interdit"),
    "timeout": Text("too slow", "trop lent"),
}

MADE_BY = Text(
    "Made by Stellarch {version}. Every deal was played once in each rotation of its bots round the table. The same"
    " seed gives the same games on any number of workers.",
    "Fait par Stellarch {version}. Chaque donne a été jouée une fois dans chaque rotation de ses robots autour de la"
    " table. La même graine donne les mêmes parties quel que soit le nombre de processus.",
)

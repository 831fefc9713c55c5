"""Every word the command line says to a person, in English and in French."""

from stellarch.core import Text

# Anywhere
YES = Text("yes", "oui")
NO = Text("no", "non")
NOT_PROVED = Text("?", "?")
OR = Text("or", "ou")
SEAT = Text("Seat", "Place")
WIN = Text("{who} wins.", "{who} gagne.")
SHARED_WIN = Text("{who} share the win.", "{who} partagent la victoire.")

# Games and rules
PLAYERS_AND_RULES = Text(
    "{least} to {most} players. Version {version} of the rules.",
    "De {least} à {most} joueurs. Version {version} des règles.",
)
OURS = Text("Comes with Stellarch.", "Fourni avec Stellarch.")
FROM_PACKAGE = Text("From the package {package} ({where}).", "Vient du paquet {package} ({where}).")
OPTIONS_FOLLOW = Text(
    "Options, given as -o name=value, or -o name where the value is true:",
    "Options, à donner ainsi : -o nom=valeur, ou -o nom quand la valeur est true :",
)
BY_ITSELF = Text("(default: {value})", "(par défaut : {value})")
ONLY_WITH = Text("Only with {option}.", "Seulement avec {option}.")
NO_SUCH_RULE = Text("There is no rule {rule}.", "Il n'y a pas de règle {rule}.")
NO_SUCH_RULE_BUT = Text(
    "There is no rule {rule}. The closest are {near}.", "Il n'y a pas de règle {rule}. Les plus proches : {near}."
)
NO_RULE_WITH = Text("No rule contains: {words}.", "Aucune règle ne contient : {words}.")

# Simulation
GAMES_PLAYED = Text("Games", "Parties")
MOVES_WEIGHED = Text("Moves", "Coups")
HELP_IS_NEAR = Text(
    "Type moves for the list of moves, help for all commands.",
    "Tapez coups pour la liste des coups, aide pour toutes les commandes.",
)
SIMULATED = Text(
    "{games} games, {plies} plies, {each} a game, {choices} legal moves a ply, {seconds} s. Seed: {seed}",
    "{games} parties, {plies} coups, {each} par partie, {choices} coups possibles à chaque fois, {seconds} s."
    " Graine : {seed}",
)
NOT_ALL_ENDED = Text(
    "{count} of {games} games had no end after {most} actions and were broken off.",
    "{count} parties sur {games}, sans fin après {most} coups, ont été interrompues.",
)
WINS = Text("Wins", "Victoires")
WIN_SHARE = Text("Share", "Part")
BOT_OR_BOTS = Text("Give --bot or --bots, not both.", "Donnez --bot ou --bots, pas les deux.")
BOTS_AND_PLAYERS = Text("There are {bots} bots for {players} players.", "Il y a {bots} robots pour {players} joueurs.")

# Records
NO_SUCH_ACTION = Text(
    "There is no position after {at} actions: the record has {last}.",
    "Pas de position après {at} coups : la partie en a {last}.",
)
NOT_OVER = Text("The game is not over. The score so far:", "La partie n'est pas terminée. Les points pour l'instant :")

# Seats at the table
PERSON_OR_BOT = Text(
    "{given!r} is not a seat: write NAME=KIND, where KIND is one of {kinds}.",
    "{given!r} n'est pas une place : écrivez NOM=GENRE, où GENRE est l'un de {kinds}.",
)
BAD_NAME = Text("A name has 1 to {most} visible characters.", "Un nom a de 1 à {most} caractères visibles.")
SEATS_AND_PLAYERS = Text(
    "There are {seats} seats for {players} players.", "Il y a {seats} places pour {players} joueurs."
)
SEATS_OR_PEOPLE = Text("Give --seat or --people, not both.", "Donnez --seat ou --people, pas les deux.")
TOO_MANY_PEOPLE = Text(
    "There cannot be {people} people among {players} players.",
    "Il ne peut pas y avoir {people} personnes parmi {players} joueurs.",
)
RESUME_ALONE = Text(
    "A resumed game keeps its players, options and seed: leave them out.",
    "Une partie reprise garde ses joueurs, ses options et sa graine : ne les donnez pas.",
)

# Playing
WELCOME = Text(
    "{game}. You are {who}. Type a move, its number, or help.",
    "{game}. Vous êtes {who}. Tapez un coup, son numéro, ou aide.",
)
WELCOME_ALL = Text(
    "{game}: {who}. Type a move, its number, or help.", "{game} : {who}. Tapez un coup, son numéro, ou aide."
)
WATCH = Text("{game}: {who}. Only bots play.", "{game} : {who}. Seuls des robots jouent.")
TURN = Text("Turn {number}: {who}", "Coup {number} : {who}")
NOW = Text("{heading}: {who}", "{heading} : {who}")
ENTER = Text("Enter → {order}", "Entrée → {order}")
SEALED = Text("Nobody sees it until all have answered.", "Personne ne le voit avant que tous aient répondu.")
AT_ANY_TIME = Text("At any time:", "À tout moment :")
NO_MOVES_AT = Text("No move begins or ends at {at}.", "Aucun coup ne part de {at} ni n'y arrive.")
NO_SUCH_NUMBER = Text("The list goes from 1 to {last}.", "La liste va de 1 à {last}.")
NO_SUCH_PIECE = Text("Number {number} can be played as {moves}.", "Le numéro {number} peut se jouer {moves}.")
SEVERAL_MOVES = Text("That could be {moves}. Which one?", "Cela peut être {moves}. Lequel ?")
IS_LEGAL = Text("{move} is a legal move.", "{move} est un coup permis.")
WHY_WHAT = Text("Say which move, as in: why {example}", "Dites quel coup, par exemple : pourquoi {example}")
HINT = Text("You could play {move}: type {number}.", "Vous pourriez jouer {move} : tapez {number}.")
FIGURES = Text("The figures:", "Les chiffres :")
WHY_PLAYED = Text("Why {who} played {move}:", "Pourquoi {who} a joué {move} :")
NO_REASONS = Text(
    "The bot {bot} does not think ahead. A bot that does finds:",
    "Le robot {bot} ne réfléchit pas. Un robot qui réfléchit trouve :",
)
SECRET_REASONS = Text("The reasons of {who} would give secrets away.", "Les raisons de {who} trahiraient des secrets.")
TAKEN_BACK = Text("Taken back: {moves}.", "Repris : {moves}.")
NOTHING_TO_TAKE_BACK = Text("You have nothing to take back.", "Vous n'avez rien à reprendre.")
REVEALED = Text(
    "That cannot be taken back: something was revealed since.",
    "Impossible de reprendre : quelque chose a été révélé depuis.",
)
CANNOT_RESIGN = Text("You cannot resign now.", "Impossible d'abandonner maintenant.")
SAVE_WHERE = Text("Say where to, as in: save game.json", "Dites où, par exemple : sauver partie.json")
SAVED = Text("Saved in {file}.", "Enregistré dans {file}.")
GAME_OVER = Text("The game is over.", "La partie est terminée.")
RECORD_AT = Text("The record is in {file}", "La partie est enregistrée dans {file}")
GO_ON_WITH = Text(
    "You left the game. To resume it: stellarch play --resume {file}",
    "Vous avez quitté la partie. Pour la reprendre : stellarch play --resume {file}",
)
LEFT = Text("You left the game.", "Vous avez quitté la partie.")
NOT_SAVED = Text("The record is not saved. {why}", "La partie n'est pas enregistrée. {why}")
INPUT_ENDED = Text("End of input.", "Fin de l'entrée.")

REFUSED_AT = Text("In {where}:", "Dans {where} :")
FILL_IN = Text(
    "{what}: an empty line takes the least, cancel leaves it.",
    "{what} : une ligne vide prend le minimum, annuler abandonne la saisie.",
)
ASKED = Text("{what}:", "{what} :")
CANCEL = Text("cancel", "annuler")
CANCELLED = Text("Left as it was.", "Rien n'est changé.")
AMOUNT = Text("{least} to {most}", "{least} à {most}")
AMOUNT_IN_STEPS = Text("{least} to {most}, in steps of {step}", "{least} à {most}, par pas de {step}")
OR_NOTHING_FOR = Text("{said} [{value}]", "{said} [{value}]")
NO_SUCH_AMOUNT = Text("Type a whole number: {said}.", "Tapez un nombre entier : {said}.")
ONE_NUMBER = Text("a number", "un numéro")
ONE_NUMBER_OR_NONE = Text("a number, or nothing to leave it out", "un numéro, ou rien pour l'omettre")
SEVERAL_NUMBERS = Text("{least} to {most} numbers, with spaces", "{least} à {most} numéros, séparés par des espaces")
SO_MANY_NUMBERS = Text("{most} of them, with spaces", "{most} d'entre eux, séparés par des espaces")
SO_MANY = Text("Type {said}, each once.", "Tapez {said}, chacun une fois.")
RANKED_NUMBERS = Text("all the numbers, the first first", "tous les numéros, le premier d'abord")
ALL_IN_ORDER = Text(
    "Type every number once, in the order you want.", "Tapez chaque numéro une fois, dans l'ordre voulu."
)
TOGETHER = Text("{most} in all", "{most} en tout")
ORDER_NUMBER = Text("number {number}", "n° {number}")
ORDER_OR_END = Text("number {number}, or an empty line to end", "n° {number}, ou une ligne vide pour finir")
SOME_WORDS = Text("at most {most} characters", "{most} caractères au plus")
AT_LEAST_WORDS = Text("{least} to {most} characters", "{least} à {most} caractères")
NO_SUCH_WORDS = Text("That does not fit: {said}.", "Cela ne convient pas : {said}.")

HELP = Text(
    """\
moves [PLACE]  the moves again, or those of one place
why MOVE       what a move may meet, or which rule forbids it
why [NAME]     why a bot played as it did, the last one or the one named
hint           a good move, and the reasons for it
board          the board again
report         again what has happened since you last decided
score          the score sheet, as if the game ended now
rules WORDS    a rule by its id, or all rules with some words
undo           take your last move back, unless something was revealed since
save FILE      write the record of the game so far to a file
resign         give up
quit           leave; the game is kept and can be resumed""",
    """\
coups [LIEU]      les coups, ou ceux d'un lieu
pourquoi COUP     ce que risque un coup, ou quelle règle l'interdit
pourquoi [NOM]    pourquoi un robot a joué ainsi, le dernier ou celui nommé
suggestion        un bon coup, et ses raisons
plateau           dessiner de nouveau le plateau
rapport           ce qui s'est passé depuis votre dernière décision
score             la feuille de points, comme si la partie finissait là
règles MOTS       une règle par son numéro, ou celles qui ont ces mots
annuler           reprendre son dernier coup, si rien n'a été révélé depuis
sauver FICHIER    écrire la partie dans un fichier
abandonner        abandonner
quitter           partir ; la partie est gardée et peut être reprise""",
)

NOT_A_LANGUAGE = Text(
    "{given!r} is not the code of a language, such as fr, de or pt-BR.",
    "{given!r} n'est pas le code d'une langue, comme fr, de ou pt-BR.",
)

COMMANDS: dict[str, Text] = {
    "help": Text("help", "aide"),
    "moves": Text("moves", "coups"),
    "why": Text("why", "pourquoi"),
    "hint": Text("hint", "suggestion"),
    "board": Text("board", "plateau"),
    "report": Text("report", "rapport"),
    "score": Text("score", "score"),
    "rules": Text("rules", "règles"),
    "undo": Text("undo", "annuler"),
    "save": Text("save", "sauver"),
    "resign": Text("resign", "abandonner"),
    "quit": Text("quit", "quitter"),
}
"""What can be typed at the prompt beside a move; both languages are understood, whichever is spoken."""

# Arena
CONTEST = Text(
    "{games} games on {deals} deals, {players} at a table, {seconds} s. Seed: {seed}",
    "{games} parties sur {deals} donnes, {players} par table, {seconds} s. Graine : {seed}",
)
BOT = Text("Bot", "Robot")
RATING = Text("Rating (95 %)", "Classement (95 %)")
WIN_SHARES = Text("Wins (95 %)", "Victoires (95 %)")
POINTS = Text("Points", "Points")
A_MOVE = Text("A move", "Un coup")
FAULTS = Text("Faults", "Fautes")
BEATS = Text("Each beats the one below by", "Chacun bat le suivant de")
AHEAD = Text("Before it (95 %)", "Devant lui (95 %)")
BY_POINTS = Text("By points (95 %)", "Écart (95 %)")
DEALS = Text("Deals", "Donnes")
CLEAR = Text("clear", "net")
NOT_CLEAR = Text("not clear", "pas net")
FAULT = Text(
    "Fault in game {game} (seed {seed}), after {ply} plies: {bot}, {kind}: {what}",
    "Faute dans la partie {game} (graine {seed}), après {ply} coups : {bot}, {kind} : {what}",
)
FAULTS_KEPT = Text(
    "Their records are in {folder}; stellarch replay shows one.",
    "Ces parties sont dans {folder} ; stellarch replay en raconte une.",
)
FAULTS_NOT_KEPT = Text("With --out their records are kept.", "Avec --out, ces parties sont gardées.")
MORE_FAULTS = Text("And {more} more faults.", "Et {more} fautes de plus.")
RESULTS_AT = Text(
    "Results: {results}. Report: {report}.",
    "Résultats : {results}. Rapport : {report}.",
)
RESUME_WHERE = Text(
    "Name the folder to resume: --out FOLDER --resume.", "Donnez le dossier à reprendre : --out DOSSIER --resume."
)
COMPILING = Text(
    "The bots are being compiled, once; this takes a minute or so.",
    "Compilation des robots, une fois pour toutes : une minute environ.",
)

PREPARED = Text("The bots are ready.", "Les robots sont prêts.")
PREPARING = Text(
    "Compiling the bots (once, a minute or two):", "Compilation des robots (une fois, une minute ou deux) :"
)

# Analysis
BAD_SPAN = Text(
    "{given!r} is not a range of moves: write 12, 10-20 or 10-, between 1 and {last}.",
    "{given!r} ne désigne pas de coups : écrivez 12, 10-20 ou 10-, entre 1 et {last}.",
)
NOTHING_PLAYED = Text("This record has no moves.", "Aucun coup n'a été joué dans cette partie.")
ANALYSED = Text("{game}: {players}. Analysed by {bot}.", "{game} : {players}. Analysé par {bot}.")
PAGE_AT = Text("The page is in {file}", "La page est dans {file}")

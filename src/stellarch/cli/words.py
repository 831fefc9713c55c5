"""Every word the command line says to a person, in English and in French."""

from stellarch.core import Text

# Anywhere
YES = Text("yes", "oui")
NO = Text("no", "non")
NOT_PROVED = Text("?", "?")
AND = Text("and", "et")
OR = Text("or", "ou")
SEAT = Text("Seat", "Place")
WIN = Text("{who} wins.", "{who} gagne.")
SHARED_WIN = Text("{who} share the win.", "{who} partagent la victoire.")

# Games and rules
PLAYERS_AND_RULES = Text(
    "{least} to {most} players. Version {version} of the rules.",
    "De {least} à {most} joueurs. Version {version} des règles.",
)
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

# Boards
DEALT = Text("Boards dealt: {tried}. Seed: {seed}", "Plateaux tirés : {tried}. Graine : {seed}")
FAIRNESS = Text("Fairness {figure}. Prospects: {prospects}.", "Équité {figure}. Perspectives : {prospects}.")
FAIRNESS_MEASURES = Text(
    "It compares the value within reach of each seat, by number of moves: 1 is perfectly even.",
    "Elle compare ce que chaque place peut atteindre, selon le nombre de coups : 1 est l'égalité parfaite.",
)
ERROR = Text("error", "erreur")
WARNING = Text("warning", "avertissement")
VALID_BOARD = Text("The board is valid.", "Le plateau est valable.")
INVALID_BOARD = Text("The board is not valid.", "Le plateau n'est pas valable.")
NO_BOARD = Text(
    "{given!r} is neither a board (p. or r. and its tiles), nor a position (sse1~), nor a file.",
    "{given!r} n'est ni un plateau (p. ou r. et ses tuiles), ni une position (sse1~), ni un fichier.",
)
NO_TILE = Text("There is no tile on {at}.", "Il n'y a pas de tuile en {at}.")
NOTHING_TO_TURN = Text(
    "The tile at {at} is a single system and cannot be turned.",
    "La tuile en {at} est un système isolé : elle ne se tourne pas.",
)
BAD_TURN = Text(
    "{given!r} is not a rotation: write a hex and a number of sixths, as in g7:2.",
    "{given!r} n'est pas une rotation : il faut un hexagone et un nombre de sixièmes, comme g7:2.",
)
BAD_TOKEN = Text("{token!r} cannot be placed. {why}", "{token!r} ne peut pas être posé. {why}")
NO_GAMES = Text("The number of games cannot be negative.", "Le nombre de parties ne peut pas être négatif.")
PLAYED_ON = Text(
    "In {games} games between equal bots ({bot}), with each seat going first equally often:",
    "En {games} parties entre robots de même force ({bot}), chaque place commençant aussi souvent que les autres :",
)
INTERVAL = Text("95 % interval", "intervalle à 95 %")
EVEN = Text("These games are compatible with even chances.", "Ces parties sont compatibles avec des chances égales.")
UNEVEN = Text("Chances are not even on this board.", "Les chances ne sont pas égales sur ce plateau.")

# Simulation
GAMES_PLAYED = Text("Games", "Parties")
MOVES_WEIGHED = Text("Moves", "Coups")
LOOKING_FOR_A_FAIR_BOARD = Text("Looking for a fair board", "Recherche d'un plateau équitable")
HELP_IS_NEAR = Text(
    "Type moves for the list of moves, help for all commands.",
    "Tapez coups pour la liste des coups, aide pour toutes les commandes.",
)
SIMULATED = Text(
    "{games} games, {plies} plies, {each} a game, {choices} legal moves a ply, {seconds} s. Seed: {seed}",
    "{games} parties, {plies} coups, {each} par partie, {choices} coups possibles à chaque fois, {seconds} s."
    " Graine : {seed}",
)
NOT_ALL_ENDED = Text("Some games did not finish.", "Certaines parties ne se sont pas terminées.")
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
YOUR_MOVES = Text(
    "Moves by ship: number, target (~ by wormhole), what is there. Type 1, 1s for a Trade Station, or {example}.",
    "Coups par vaisseau : numéro, arrivée (~ par trou de ver), nature. Tapez 1, 1s pour un comptoir, ou {example}.",
)
YOUR_ORDERS = Text(
    "What you can do, by number. Type a number, or the order itself, such as {example}.",
    "Ce que vous pouvez faire, par numéro. Tapez un numéro, ou l'ordre lui-même, comme {example}.",
)
ALSO_TYPED = Text(
    "You can also type, as the guide to the game explains: {what}.",
    "Vous pouvez aussi taper, comme l'explique le guide du jeu : {what}.",
)
NO_MOVES_AT = Text("No move begins or ends at {at}.", "Aucun coup ne part de {at} ni n'y arrive.")
NO_SUCH_NUMBER = Text("The list goes from 1 to {last}.", "La liste va de 1 à {last}.")
NO_SUCH_PIECE = Text("Number {number} can be played as {moves}.", "Le numéro {number} peut se jouer {moves}.")
SEVERAL_MOVES = Text("That could be {moves}. Which one?", "Cela peut être {moves}. Lequel ?")
NONE_ENDS_THERE = Text("No move of yours ends at {at}.", "Aucun de vos coups ne finit en {at}.")
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

HELP_MOVES = Text(
    """\
A move         d6>d9:c  from d6 in a line to d9, placing a Colony
               d6~h4:s  by wormhole to h4, placing a Trade Station
               or d6 d9 c, or d9 where only one ship can go there
A number       12 plays number 12 of the list with a Colony, 12s with a Station
               In the list, -1 is a toll of one Colony; c, s or r after a
               system means that nothing else can be placed there""",
    """\
Un coup           d6>d9:c  de d6 tout droit en d9, avec une colonie
                  d6~h4:s  par trou de ver en h4, avec un comptoir
                  ou d6 d9 c, ou d9 si un seul vaisseau peut y aller
Un numéro         12 joue le numéro 12 avec une colonie, 12s avec un comptoir
                  Dans la liste, -1 est un péage d'une colonie ; c, s ou r
                  après un système : on ne peut y placer rien d'autre""",
)
HELP_ORDERS = Text(
    """\
An order       written as in the list; for what is not listed, see the guide
               to the game
A number       12 plays number 12 of the list""",
    """\
Un ordre          écrit comme dans la liste ; ce qui n'y est pas, comme dans le
                  guide du jeu
Un numéro         12 joue le numéro 12 de la liste""",
)
HELP = Text(
    """\
moves [PLACE]  the moves again, or those of one place
why MOVE       is this move allowed, and if not, by which rule?
why [NAME]     why a bot played as it did, the last one or the one named
hint           a good move, and the reasons for it
board          the board again
score          the score sheet, as if the game ended now
rules WORDS    a rule by its id, or all rules with some words
undo           take your last move back, unless something was revealed since
save FILE      write the record of the game so far to a file
resign         give up
quit           leave; the game is kept and can be resumed""",
    """\
coups [LIEU]      les coups, ou ceux d'un lieu
pourquoi COUP     ce coup est-il permis, et sinon quelle règle l'interdit ?
pourquoi [NOM]    pourquoi un robot a joué ainsi, le dernier ou celui nommé
conseil           un bon coup, et ses raisons
plateau           dessiner de nouveau le plateau
score             la feuille de points, comme si la partie finissait là
règles MOTS       une règle par son numéro, ou celles qui ont ces mots
annuler           reprendre son dernier coup, si rien n'a été révélé depuis
sauver FICHIER    écrire la partie dans un fichier
abandonner        abandonner
quitter           partir ; la partie est gardée et peut être reprise""",
)

COMMANDS: dict[str, Text] = {
    "help": Text("help", "aide"),
    "moves": Text("moves", "coups"),
    "why": Text("why", "pourquoi"),
    "hint": Text("hint", "conseil"),
    "board": Text("board", "plateau"),
    "score": Text("score", "score"),
    "rules": Text("rules", "règles"),
    "undo": Text("undo", "annuler"),
    "save": Text("save", "sauver"),
    "resign": Text("resign", "abandonner"),
    "quit": Text("quit", "quitter"),
}
"""What can be typed at the prompt beside a move; both languages are understood, whichever is spoken."""

PIECE_WORDS = {
    "colony": "c",
    "col": "c",
    "colonie": "c",
    "station": "s",
    "sta": "s",
    "comptoir": "s",
    "repair": "r",
    "réparer": "r",
    "reparer": "r",
}
"""Words for what is placed, beside its letter."""

# Certificates of fairness
CONFIRMED = Text(
    "Confirmed: the games ended as the certificate says.",
    "Confirmé : les parties finissent comme le dit le certificat.",
)
REFUTED = Text(
    "Refuted: the games do not end as the certificate says.",
    "Réfuté : les parties ne finissent pas comme le dit le certificat.",
)
OTHER_VERSION = Text(
    "It was made with version {theirs} of the program, and its bot may have played otherwise; this is version {ours}.",
    "Il a été fait avec la version {theirs} du programme, dont le robot jouait peut-être autrement ; voici la {ours}.",
)

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

"""What `stellarch board` says, in both languages."""

from stellarch.core import Text

LOOKING_FOR_A_FAIR_BOARD = Text("Looking for a fair board", "Recherche d'un plateau équitable")
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

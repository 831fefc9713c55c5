"""Every word of a chronicle, in English and in French."""

from stellarch.core import Text

CHRONICLE = Text("Chronicle", "Chronique")
TITLE = Text("{game}: {players}", "{game} : {players}")
ACTIONS = Text("actions", "actions")
RESULT = Text("won by", "victoire")
UNFINISHED = Text("not finished", "inachevée")
COMMITMENT = Text("commitment", "engagement")
MAPS = Text("Turn by turn", "Tour par tour")
MAPS_READ = Text(
    "The board as anybody could see it, and what happened until then. Choose a turn; the arrow keys go on and back.",
    "Le plateau tel que chacun pouvait le voir, et ce qui s'était passé jusque-là. Choisissez un tour ; les flèches du"
    " clavier avancent et reculent.",
)
START = Text("Start", "Début")
NUMBERED = Text("{number}", "{number}")
MORE = Text("and {count} more", "et {count} de plus")
PLOTS = Text("Seat by seat", "Place par place")
PLOTS_READ = Text(
    "Each row of the score sheet over the game: a line for each seat, with dashes of its own.",
    "Chaque ligne de la feuille de score au fil de la partie : un trait par place, avec ses propres tirets.",
)
RELATIONS = Text("Between the players", "Entre les joueurs")
RELATIONS_READ = Text(
    "What was in force at the end of each turn and how long it lasted, wars first.",
    "Ce qui était en vigueur à la fin de chaque tour, et combien de temps cela a duré ; les guerres d'abord.",
)
BETWEEN = Text("Between", "Entre")
RELATION = Text("What", "Quoi")
IN_FORCE = Text("From the start to the end", "Du début à la fin")
TURNS = Text("Turns", "Tours")
UNTIL = Text("{first} to {last}", "{first} à {last}")
SINCE = Text("{first} to the end", "{first} à la fin")
TIME_LINE = Text("Time line", "Frise")
TIME_LINE_READ = Text("What changed the course of the game.", "Ce qui a changé le cours de la partie.")
TURN = Text("Turn", "Tour")
EVENT = Text("What happened", "Ce qui s'est passé")
SCORES = Text("{label}: {values}", "{label} : {values}")
MADE_BY = Text("Made by Stellarch {version}", "Produit par Stellarch {version}")

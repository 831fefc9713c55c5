"""The sentences that remarks on orders are made of."""

from stellarch.core import Text


def _counted(number: int, en: tuple[str, str], fr: tuple[str, str]) -> Text:
    """So many of something: in French nothing is in the singular."""
    return Text(f"{number} {en[0] if number == 1 else en[1]}", f"{number} {fr[0] if number < 2 else fr[1]}")


def workshops(number: int) -> Text:
    return _counted(number, ("workshop", "workshops"), ("atelier", "ateliers"))


def natives(number: int) -> Text:
    return _counted(number, ("native", "natives"), ("autochtone", "autochtones"))


def rounds(number: int) -> Text:
    return _counted(number, ("round", "rounds"), ("manche", "manches"))


# Works


# Extraction and repair


# Research


# The council


# Treaties, exchanges, war and peace


def laboratories(number: int) -> Text:
    return _counted(number, ("laboratory", "laboratories"), ("laboratoire", "laboratoires"))


def units(number: int) -> Text:
    return _counted(number, ("unit", "units"), ("unité", "unités"))


# Battles

WINS_BATTLE = Text(
    "As things stand {who} wins this battle {chance} times in 100, in about {rounds}.",
    "En l'état, {who} gagne cette bataille {chance} fois sur 100, en {rounds} environ.",
)
COSTS_OF_BATTLE = Text(
    "On average it costs {who} {own} in materials and credits, and {player} {theirs}.",
    "En moyenne, elle coûte {own} à {who} en matériaux et crédits, et {theirs} à {player}.",
)
WITHDRAWS = Text(
    "{craft} would otherwise be lost {danger} times in 100.",
    "{craft} serait sinon perdu {danger} fois sur 100.",
)
LETS_PASS = Text("A battle would be won {chance} times in 100.", "Une bataille se gagnerait {chance} fois sur 100.")
BOMBS = Text(
    "Each of {units} on the surface is lost {chance} times in 100, about {lost} in all.",
    "Chacune des {units} à la surface est perdue {chance} fois sur 100, soit environ {lost} en tout.",
)
CONTAMINATES = Text(
    "It leaves {counters} contamination counters behind.", "Elle laisse {counters} pions de contamination."
)
LANDING = Text("The landing succeeds {chance} times in 100.", "Le débarquement réussit {chance} fois sur 100.")
ON_THE_GROUND = Text(
    "{who} wins this ground battle {chance} times in 100.", "{who} gagne ce combat au sol {chance} fois sur 100."
)
CONQUERS = Text(
    "{place} has {laboratories}, {workshops} and {natives} to be won.",
    "{place} offre {laboratories}, {workshops} et {natives} à gagner.",
)
SPIES = Text(
    "It succeeds on {good} of the 6 faces of the die, and the spy is caught on {bad}.",
    "Cela réussit sur {good} des 6 faces du dé, et l'espion est pris sur {bad}.",
)

# How another compares

STRENGTHS = Text(
    "In round {round} {who} has a strength of {own} left, against {theirs}.",
    "À la manche {round}, il reste à {who} une force de {own}, contre {theirs}.",
)

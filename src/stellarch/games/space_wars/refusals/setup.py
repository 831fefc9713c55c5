"""Refusals of SW-2, SW-3 and SW-21."""

from stellarch.core import Reason

MAP_DOES_NOT_FIT = Reason(
    "SW-21.1.2", "This map is not made for {players} players.", "Cette carte n'est pas faite pour {players} joueurs."
)
NO_SUCH_TECHNOLOGY = Reason(
    "SW-3.1.5", "There is no technology {technology}.", "Il n'y a pas de technologie {technology}."
)
WRONG_LEVEL = Reason(
    "SW-3.1.5",
    "You start with one technology of level 3 and two of level 2; {technology} is of level {level}.",
    "On commence avec une technologie de niveau 3 et deux de niveau 2 ; {technology} est de niveau {level}.",
)
NOT_TWO = Reason(
    "SW-3.1.5", "Choose two different technologies of level 2.", "Choisissez deux technologies différentes de niveau 2."
)

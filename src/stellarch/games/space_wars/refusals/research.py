"""Refusals of SW-15."""

from stellarch.core import Reason

NO_SUCH_BRANCH = Reason("SW-15.2.1", "There is no branch {branch}.", "Il n'y a pas de branche {branch}.")
ROW_COMPLETE = Reason(
    "SW-15.2.3",
    "You know all technologies of {branch} already.",
    "Vous connaissez déjà toutes les technologies de la branche {branch}.",
)
NOT_ENOUGH_POINTS = Reason(
    "SW-15.2.3",
    "The next square of {technology} costs {cost} research points; you have {left} left.",
    "La prochaine case de {technology} coûte {cost} points de recherche ; il vous en reste {left}.",
)
ONE_A_TURN = Reason(
    "SW-15.2.5",
    "One technology of {branch} has become known this turn; the last square of {technology} waits until the next.",
    "Une technologie de la branche {branch} a abouti ce tour-ci ; la dernière case de {technology} attendra.",
)

"""Refusals of SW-8."""

from stellarch.core import Reason

NO_SUCH_SYSTEM = Reason("SW-8.2.1", "There is no system {system}.", "Il n'y a pas de système {system}.")
NOT_MANAGED = Reason("SW-8.2.1", "You do not manage {system}.", "Vous ne gérez pas {system}.")
BLOCKED = Reason(
    "SW-1.4.10", "{system} is blocked: nothing is made there.", "{system} est bloqué : rien n'y est produit."
)
NO_SUCH_WORKSHOP = Reason("SW-8.2.1", "There is no workshop {workshop}.", "Il n'y a pas d'atelier {workshop}.")
NO_LEVEL_LEFT = Reason(
    "SW-8.2.1",
    "The {workshop} of {system} can make {left} more tokens this turn, not {tokens}.",
    "{system}, {workshop} : encore {left} jetons possibles ce tour-ci, pas {tokens}.",
)
SLAVES_MISSING = Reason(
    "SW-8.2.4",
    "{system} has {left} slaves that have not worked this turn, not {slaves}.",
    "{system} a {left} esclaves qui n'ont pas encore travaillé ce tour-ci, pas {slaves}.",
)
SLAVES_IN_VAIN = Reason(
    "SW-8.2.4",
    "{slaves} slaves would save more than the {cost} credits this costs.",
    "{slaves} esclaves épargneraient plus que les {cost} crédits que cela coûte.",
)
SLAVERY_BANNED = Reason(
    "SW-6.3.9", "By law, slaves no longer save credits.", "La loi interdit désormais le travail des esclaves."
)
CREDITS_MISSING = Reason(
    "SW-8.2.1",
    "This costs you {cost} credits, and you have {credits}.",
    "Cela vous coûte {cost} crédits, et vous en avez {credits}.",
)
NO_REFINERY = Reason("SW-8.2.5", "{system} has no fuel refinery.", "{system} n'a pas de raffinerie.")
REFINED_ALREADY = Reason(
    "SW-8.2.5",
    "The refinery of {system} has already made its fuel this turn.",
    "La raffinerie de {system} a déjà produit ce tour-ci.",
)
NO_CRYSTAL = Reason("SW-8.2.5", "There is no crystal D at {system}.", "Il n'y a pas de cristal D à {system}.")
NOTHING_TO_RECYCLE = Reason(
    "SW-8.2.6",
    "{system} can recycle nothing more this turn: it takes a recycling center, and a city of level 3 (1) or 4 (2).",
    "{system} ne peut plus rien recycler ce tour-ci : il faut un centre et une ville de niveau 3 (1) ou 4 (2).",
)
NOT_RAW = Reason(
    "SW-8.2.6", "A recycling center gives raw materials only.", "Un centre ne recycle que des matériaux bruts."
)

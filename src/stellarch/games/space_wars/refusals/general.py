"""Refusals that belong to no chapter."""

from stellarch.core import Reason

NOT_YOUR_TURN = Reason(
    "SW-23.1.2", "You are not the one who decides now.", "Ce n'est pas à vous de décider en ce moment."
)
NOT_ASKED = Reason("SW-23.1.1", "You are not being asked for that now.", "On ne vous demande pas cela pour l'instant.")
ELIMINATED = Reason("SW-19.4.1", "You are out of the game.", "Vous êtes éliminé.")
NOTHING_SEALED = Reason(
    "SW-23.3.7", "You have given no order that could be taken back.", "Vous n'avez donné aucun ordre à reprendre."
)
DICE_ROLLED = Reason(
    "SW-23.3.7",
    "Dice have been rolled for your orders, so they stand.",
    "Des dés ont été lancés pour vos ordres : ils ne se reprennent plus.",
)
DICE_FIRST = Reason(
    "SW-23.3.5",
    "What dice decide is ordered by itself, before the form, so that you know how they fell.",
    "Ce que décident les dés s'ordonne à part, avant le formulaire : vous en connaissez alors le résultat.",
)
WEAPON_OF_NO_USE = Reason(
    "SW-29.7",
    "By the rules of this game a special weapon does not help with this roll.",
    "Selon les règles de cette partie, une arme spéciale n'aide pas à ce jet.",
)
GALAXY_AT_PEACE = Reason(
    "SW-V.1",
    "This game began under rules without war and spies, and is played to its end by them.",
    "Cette partie a commencé avec des règles sans guerre ni espions, et se joue avec elles jusqu'au bout.",
)

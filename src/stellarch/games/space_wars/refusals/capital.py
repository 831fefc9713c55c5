"""Refusals of SW-14.2.2 and SW-17.3.6."""

from stellarch.core import Reason

NO_SUCH_PLANET = Reason("SW-14.2.2", "There is no planet called {planet}.", "Il n'y a pas de planète nommée {planet}.")
NOT_HELD = Reason(
    "SW-14.2.2",
    "A capital goes to a planet that you own and control; {planet} is not one.",
    "Une capitale va sur une planète que vous possédez et contrôlez ; ce n'est pas le cas de {planet}.",
)
CAPITAL_ALREADY = Reason("SW-14.2.2", "{planet} is your capital.", "{planet} est votre capitale.")
CUT_OFF = Reason(
    "SW-14.2.2",
    "Both the old and the new capital must be in supply; {planet} is not.",
    "L'ancienne et la nouvelle capitale doivent être ravitaillées ; {planet} ne l'est pas.",
)
NO_STATION = Reason(
    "SW-17.3.6", "You do not know the technology {technology}.", "Vous ne connaissez pas la technologie {technology}."
)
NOT_A_STARSHIP = Reason(
    "SW-17.3.6",
    "Damage control is for capital starships.",
    "Le contrôle des avaries est pour les grands vaisseaux.",
)
UNDAMAGED = Reason("SW-17.3.6", "{craft} has no damage.", "{craft} n'a pas d'avarie.")
NO_WEAPON_THERE = Reason(
    "SW-17.3.6",
    "You have no special weapon in the sector of {craft}.",
    "Vous n'avez pas d'arme spéciale dans le secteur de {craft}.",
)

"""What the versions of the rules changed. A game keeps the version it began under, so the chapters ask here.

Version 2 (SW-V.2 in RULES.md) brings war; by version 1 the galaxy stays at peace.
"""

from stellarch.games.space_wars.refusals import Bar, bar
from stellarch.games.space_wars.refusals import general as refusals
from stellarch.games.space_wars.state import State


def has_war(state: State) -> bool:
    """SW-7.3, SW-12 to SW-14, SW-17: wars, aliens and spies are part of the game."""
    return state.rules >= 2


def bars_in_peace(state: State) -> Bar | None:
    """Why wars and spies have no place in a game; None where they have."""
    return None if has_war(state) else bar(refusals.GALAXY_AT_PEACE)

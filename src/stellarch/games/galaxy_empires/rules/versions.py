"""What the versions of the rules changed. A game keeps the version it began under, so the chapters ask here.

Version 2 (GE-V.2 in RULES.md) mends five things that version 1 did otherwise, version 3 (GE-V.3) bounds what can be
promised; each has a name below.
"""

from stellarch.games.galaxy_empires.state import State


def leaving_waits_for_war_and_deal_alone(state: State) -> bool:
    """GE-R.42: who concedes while a miner comes home is gone at once, and who is leaving wins nothing meanwhile."""
    return state.rules >= 2


def offers_have_names_of_their_own(state: State) -> bool:
    """GE-17.11: the name of an offer is never used again, so that an old name cannot stand for new terms."""
    return state.rules >= 2


def sold_fleets_make_room(state: State) -> bool:
    """GE-12.7: the tile that a sold fleet leaves is open to a fleet that comes in the same deal."""
    return state.rules >= 2


def unrest_is_told_by_seat(state: State) -> bool:
    """GE-5.5: a capital is at peace for a new holder whose own last income came after the war."""
    return state.rules >= 2


def contracts_end_at_home(state: State) -> bool:
    """GE-11.6: a contract is completed, and pays its mission, when the fleet has come home."""
    return state.rules >= 2


def promises_are_covered(state: State) -> bool:
    """GE-12.20, GE-12.21: nobody promises more than comes in, and what is not paid in full stays due."""
    return state.rules >= 3

"""What the versions of the rules changed. A game keeps the version it began under, so the chapters ask here.

Version 2 (SW-V.2 in RULES.md) brings war; by version 1 the galaxy stays at peace. Version 3 (SW-V.3) mends three things
in which version 2 did not follow its own words. Version 4 (SW-29) follows the rulebook where our additions did not.
Version 5 (SW-30) bounds what can be promised.
"""

from stellarch.core import Refusal
from stellarch.games.space_wars.chapter import Bar, State, bar

# Refusals


class WeaponOfNoUse(Refusal, frozen=True):
    rule = "SW-29.7"


class GalaxyAtPeace(Refusal, frozen=True):
    rule = "SW-V.1"


# Rules


def has_war(state: State) -> bool:
    """SW-7.3, SW-12 to SW-14, SW-17: wars, aliens and spies are part of the game."""
    return state.rules >= 2


def keeps_guests_apart(state: State) -> bool:
    """SW-7.1.8: legions of two enemies do not meet as guests of a third player either."""
    return state.rules >= 3


def never_leaves_spoils(state: State) -> bool:
    """SW-17.3.5: special weapons that were won come aboard, though nobody has said where."""
    return state.rules >= 3


def weighs_whole_sides(state: State) -> bool:
    """SW-D.34, SW-24.3.2: the power of two players is that of their craft as one group."""
    return state.rules >= 3


def follows_the_letter(state: State) -> bool:
    """SW-29: what second readings of the rulebook found is mended."""
    return state.rules >= 4


def asks_for_fighters(state: State) -> bool:
    """SW-29.15: the owner of fighters that have to leave a sector says where they go."""
    return state.rules >= 4


def counts_yards_at_once(state: State) -> bool:
    """SW-29.14: a shipyard that is built or raised has its points in the same phase."""
    return state.rules >= 4


def asks_both_sides(state: State) -> bool:
    """SW-29.6: a player who is attacked leads the defence, unless the software is to; before, only who opens it may
    choose to."""
    return state.rules >= 4


def fills_in_with_care(state: State) -> bool:
    """SW-29.16: what is ordered for a seat completes technologies, and votes for its own motions."""
    return state.rules >= 4


def returns_proposals(state: State) -> bool:
    """SW-29.11: a player who has proposed what others had names another."""
    return state.rules >= 4


def fires_when_blocked(state: State) -> bool:
    """SW-29.1: a blockade silences neither orbital defence nor the shield generator."""
    return follows_the_letter(state)


def repairs_when_blocked(state: State) -> bool:
    """SW-29.18: a blockade stops what the rulebook says, and repair is not among it."""
    return follows_the_letter(state)


def blockades_after_withdrawing(state: State) -> bool:
    """SW-29.18: craft that withdrew neither bomb nor land, but they are there."""
    return follows_the_letter(state)


def fights_from_surfaces(state: State) -> bool:
    """SW-29.2, SW-29.3: fighters and pods on a surface fight, can be attacked, and fly up and down by themselves."""
    return follows_the_letter(state)


def stops_small_craft(state: State) -> bool:
    """SW-29.4: fighters and pods that were intercepted and have not won pass no further gate."""
    return follows_the_letter(state)


def counts_captured_weapons(state: State) -> bool:
    """SW-29.5: special weapons aboard a captured craft count against the limit."""
    return follows_the_letter(state)


def helps_any_roll(state: State) -> bool:
    """SW-29.7: a special weapon can be spent on any roll, and several on the damage of one craft (SW-10.3.4)."""
    return follows_the_letter(state)


def weakens_everything(state: State) -> bool:
    """SW-29.8: out of supply, what a craft bombs with and what it is boarded and shot at by count less too."""
    return follows_the_letter(state)


def learns_from_aliens(state: State) -> bool:
    """SW-29.9: legions that fought landing aliens may be upgraded."""
    return follows_the_letter(state)


def reads_winner_first(state: State) -> bool:
    """SW-10.3.6: who has won is read before fighters and pods of the zone go anywhere."""
    return follows_the_letter(state)


def bars_new_help(state: State, *about: str) -> Bar | None:
    """Why a special weapon cannot be spent on a roll that it helps with only since version 4; None when it can."""
    return None if helps_any_roll(state) else bar(WeaponOfNoUse, *about)


def offers_wait(state: State) -> bool:
    """SW-29.12, SW-29.13: anybody makes offers at any time, and they wait for their answer from phase to phase."""
    return state.rules >= 4


def gives_units(state: State) -> bool:
    """SW-29.10: a peace may give legions, officers and fighters."""
    return state.rules >= 4


def covers_payments(state: State) -> bool:
    """SW-30: nobody promises more than comes in, and not to pay has its price."""
    return state.rules >= 5


def bars_in_peace(state: State) -> Bar | None:
    """Why wars and spies have no place in a game; None where they have."""
    return None if has_war(state) else bar(GalaxyAtPeace)

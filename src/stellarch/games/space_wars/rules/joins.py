"""SW-9.5.1 to SW-9.5.4: which sectors gates join."""

from collections.abc import Mapping

from stellarch.core import Seat
from stellarch.games.space_wars.chapter import State
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.rules.entry import bars_entry
from stellarch.games.space_wars.state import remembered

Joins = Mapping[At, tuple[At, ...]]
"""Where one can get from a sector by gates, at no cost."""


def joins(state: State, seat: Seat) -> Joins:
    """The sectors joined by pairs of gates that are open to a player (SW-9.5.3)."""
    others = (state.politics, state.happenings, state.empires[seat].known)
    return remembered(state.sectors, f"joins of {seat}", others, lambda: _joins(state, seat))


def _joins(state: State, seat: Seat) -> Joins:
    found: dict[At, tuple[At, ...]] = {}
    for net in nets(state, seat):
        ends = [at for at in net if bars_entry(state, seat, at) is None]
        for at in ends:
            reached = (other for other in ends if other != at)
            found[at] = tuple(dict.fromkeys((*found.get(at, ()), *reached)))
    return found


def nets(state: State, seat: Seat) -> list[tuple[At, ...]]:
    """Gates that are joined for a player, whether or not their sectors may be entered: those of a letter with the
    technology (SW-9.5.1), and the artificial gates of each friend (SW-9.5.4)."""
    letters = state.galaxy.gates.values() if state.empires[seat].knows("star_gates_navigation") else ()
    built = (
        gates for owner, gates in state.sectors.artificial_gates.items() if state.politics.are_friends(seat, owner)
    )
    return [net for net in (*letters, *built) if len(net) > 1]

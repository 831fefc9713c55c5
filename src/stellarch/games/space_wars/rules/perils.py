"""SW-5.3: events that craft keep out of, for whatever moves them by itself: routes and bots."""

from collections.abc import Mapping

from stellarch.core import Seat
from stellarch.games.space_wars.chapter import State
from stellarch.games.space_wars.geometry import At

_HARMS: Mapping[str, str | None] = {
    "black_hole": None,
    "berilan_gap": None,
    "plasma_blast": "plasma_blast_shield",
    "pulsar_interference": "pulsar_interference_wrapper",
    "space_warp": "space_warp_propulsion",
}
"""Events that do harm to craft which come to them, or hold or throw them; and the technology against it, if any."""
_SPOILS = ("neutronic_cloud", "tachyons_collapse")
"""Events in which cargo is lost."""


def perils(state: State, seat: Seat) -> frozenset[At]:
    """Sectors with an event that harms, holds or throws this player's craft."""
    knows = state.empires[seat].knows
    return frozenset(
        event.at
        for event in state.happenings.events
        if event.kind in _HARMS and ((counter := _HARMS[event.kind]) is None or not knows(counter))
    )


def perils_to_cargo(state: State) -> frozenset[At]:
    """Sectors with an event in which cargo is lost."""
    return frozenset(event.at for event in state.happenings.events if event.kind in _SPOILS)

"""Ships as they are drawn: those of one seat on one system together."""

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from stellarch.core import Hex, Seat
from stellarch.games.small_star_empires.view import SseView


class Fleet(NamedTuple):
    seat: Seat
    ships: int
    damaged: int


def fleets(view: SseView) -> Mapping[Hex, tuple[Fleet, ...]]:
    """Where ships stand, and whose: seat by seat."""
    found: dict[Hex, tuple[Fleet, ...]] = {}
    for seat, player in enumerate(view.players):
        ships = Counter(ship.at for ship in player.ships)
        damaged = Counter(ship.at for ship in player.ships if ship.damaged)
        for at, count in ships.items():
            found[at] = (*found.get(at, ()), Fleet(Seat(seat), count, damaged[at]))
    return found

"""Empires at the council and at declarations, as tests of what bots do about each other want them."""

from typing import Any

from stellarch.games.space_wars.state import Levels, State, System
from stellarch.games.space_wars.tables.technologies import TECHNOLOGIES
from tests.rules.space_wars.given import A, B, C, D, E, F, Player, Side, begin, given

SEATS = (A, B, C, D, E, F)


def empire(player: Player, cities: int = 3, laboratories: int = 2, **said: Any) -> Side:
    """A player with a number of cities and laboratories at home."""
    home = System(Levels(city=min(cities, 4), research_center=laboratories), orbital_cities=max(0, cities - 4))
    return player(systems={player.home: home}, **said)


def at_council(*sides: Side, **said: Any) -> State:
    return begin(given(*sides, **said), "council")


def at_declaration(*sides: Side, **said: Any) -> State:
    return begin(given(*sides, **said), "declaration")


def equals(count: int, **said: Any) -> tuple[Side, ...]:
    return tuple(empire(player, **said) for player in SEATS[:count])


def advanced(value: int) -> str:
    """Technologies that come to this development value, or nearly so."""
    known = []
    for technology in TECHNOLOGIES.values():
        if technology.level <= value:
            known.append(technology.id)
            value -= technology.level
    return " ".join(known)

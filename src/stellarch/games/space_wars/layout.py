"""SW-2.3.10, SW-3.1: natives on free planets, and every player's pieces on his home."""

from stellarch.core import Chance, Seat
from stellarch.games.space_wars.galaxy import Galaxy
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.options import Options
from stellarch.games.space_wars.state import (
    NEWEST_RULES,
    Craft,
    Empire,
    Fleets,
    Happenings,
    Legions,
    Levels,
    Officers,
    Sector,
    Sectors,
    Small,
    State,
    System,
    Tokens,
)
from stellarch.games.space_wars.state.politics import at_peace
from stellarch.games.space_wars.tables.craft import SMALL
from stellarch.games.space_wars.tables.game import INITIAL
from stellarch.games.space_wars.tables.politics import START_LAWS
from stellarch.games.space_wars.tables.tiles import SystemTile


def lay_out(options: Options, galaxy: Galaxy, chance: Chance, rules: int = NEWEST_RULES) -> State:
    """The position on this deal before anybody has decided anything."""
    seats = [Seat(seat) for seat in range(len(galaxy.homes))]
    seat_order = tuple(chance.shuffled(seats, "seat order"))
    return State(
        rules=rules,
        options=options,
        chance=chance,
        galaxy=galaxy,
        seat_order=seat_order,
        sectors=Sectors(tuple(_sector(galaxy, at) for at in galaxy.board.sectors)),
        fleets=_fleets(galaxy),
        officers=Officers(),
        happenings=Happenings(),
        empires=tuple(Empire(INITIAL.credits, home, home) for home in galaxy.homes),
        politics=at_peace(len(seats), START_LAWS),
        order=seat_order,
    )


def with_galaxy(state: State, galaxy: Galaxy) -> State:
    """The same game on another deal, before it has begun."""
    fresh = lay_out(state.options, galaxy, state.chance, state.rules)
    return fresh.changed(phase=state.phase, stage=state.stage)


def _sector(galaxy: Galaxy, at: At) -> Sector:
    tile = galaxy.systems.get(at)
    if at in galaxy.homes:
        seat = Seat(galaxy.homes.index(at))
        return Sector(seat, Tokens(**INITIAL.materials), system=_home(seat))
    return Sector(system=None if tile is None else _free_system(tile))


def _free_system(tile: SystemTile) -> System:
    return System(natives=tile.natives if tile.is_planet else 0)


def _home(seat: Seat) -> System:
    """Structures, legions and fighters of a home (SW-3.1.1, SW-3.1.2)."""
    fighters = {craft: count for craft, count in INITIAL.craft.items() if craft in SMALL}
    return System(
        Levels(**INITIAL.structures), legions={seat: Legions(**INITIAL.legions)}, small={seat: Small(**fighters)}
    )


def _fleets(galaxy: Galaxy) -> Fleets:
    fleets = Fleets({})
    for seat, home in enumerate(galaxy.homes):
        for kind, count in INITIAL.craft.items():
            for _ in range(0 if kind in SMALL else count):
                fleets, _name = fleets.with_new(Craft(kind, Seat(seat), home))
    return fleets

"""Where each point comes from: for every row of the score sheet, the systems and what each adds."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from stellarch.core import Hex, Seat
from stellarch.games.small_star_empires.data import NEBULAE, TILES, Tile, nebula_points
from stellarch.games.small_star_empires.scoring import (
    Score,
    best_nebula_points,
    customers,
    territories,
    tile_bonus,
    trade_posts,
)
from stellarch.games.small_star_empires.state import State


class Source(NamedTuple):
    """A system and the points it adds to a row."""

    at: Hex
    points: int


def sources(state: State, seat: Seat, score: Score) -> Mapping[str, tuple[Source, ...]]:
    """The sources of each row that has any; but for the territory, their points add up to the row."""
    mine = state.controlled(seat)
    found = {
        "planets": ((at, state.planets(at)) for at in mine),
        "nebulae": _nebulae(state, mine),
        "stations": _stations(state, seat),
        "territory": _territory(state, seat, score.territory) if score.territory else (),
        "tiles": ((at, tile_bonus(state, at)) for at in mine if at in state.face_up),
    }
    kept = {row: tuple(Source(at, points) for at, points in each if points) for row, each in found.items()}
    return {row: each for row, each in kept.items() if each}


def _nebulae(state: State, mine: Iterable[Hex]) -> Iterator[tuple[Hex, int]]:
    """What each nebula adds to those before it; a set is worth more than its parts."""
    counts, chromatic, before = [0] * len(NEBULAE), 0, 0
    for at in mine:
        kind = state.board.systems[at]
        if kind in NEBULAE:
            counts[NEBULAE.index(kind)] += 1
        elif state.face_up.get(at) is Tile.CHROMATIC_NEBULA:
            chromatic += 1
        else:
            continue
        total = best_nebula_points(tuple(counts), chromatic, nebula_points(state.board.edition))
        yield at, total - before
        before = total


def _stations(state: State, seat: Seat) -> Iterator[tuple[Hex, int]]:
    each = TILES.scoring.both.trade_station_per_adjacent_rival
    return ((at, each * len(customers(state, at))) for at in trade_posts(state, seat))


def _territory(state: State, seat: Seat, bonus: int) -> Iterator[tuple[Hex, int]]:
    """Each system of the largest territory shares in the bonus, so each shows all of it."""
    largest = min(territories(state, seat), key=lambda group: (-len(group), min((at.r, at.q) for at in group)))
    return ((at, bonus) for at in state.controlled(seat) if at in largest)

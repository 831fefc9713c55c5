"""Where each point comes from: for every row of the score sheet, the systems and what each adds."""

from collections.abc import Mapping
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
    mine = [at for at in state.board.systems if state.holder(at) == seat]
    found = {
        "planets": [Source(at, state.planets(at)) for at in mine],
        "nebulae": _nebulae(state, mine),
        "stations": _stations(state, seat),
        "territory": _territory(state, seat, score.territory) if score.territory else [],
        "tiles": [Source(at, tile_bonus(state, at)) for at in mine],
    }
    return {row: kept for row, each in found.items() if (kept := tuple(source for source in each if source.points))}


def _nebulae(state: State, mine: list[Hex]) -> list[Source]:
    """What each nebula adds to those before it; a set is worth more than its parts."""
    counts, chromatic, before = [0] * len(NEBULAE), 0, 0
    found = []
    for at in mine:
        kind = state.board.systems[at]
        if kind in NEBULAE:
            counts[NEBULAE.index(kind)] += 1
        elif state.face_up.get(at) is Tile.CHROMATIC_NEBULA:
            chromatic += 1
        total = best_nebula_points(tuple(counts), chromatic, nebula_points(state.board.edition))
        found.append(Source(at, total - before))
        before = total
    return found


def _stations(state: State, seat: Seat) -> list[Source]:
    each = TILES.scoring.both.trade_station_per_adjacent_rival
    posts = set(trade_posts(state, seat))
    return [Source(at, each * len(customers(state, at))) for at in state.board.systems if at in posts]


def _territory(state: State, seat: Seat, bonus: int) -> list[Source]:
    """Each system of the largest territory shares in the bonus, so each shows all of it."""
    largest = min(territories(state, seat), key=lambda group: (-len(group), min((at.r, at.q) for at in group)))
    return [Source(at, bonus) for at in state.board.systems if at in largest]

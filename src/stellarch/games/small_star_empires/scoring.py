"""Scoring (SSE-6): one function for each row of the score sheet."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Any

import msgspec

from stellarch.core import Hex, Row, Seat, Standings
from stellarch.core.once import asked_once
from stellarch.games.small_star_empires.actions import Piece
from stellarch.games.small_star_empires.data import NEBULAE, TILES, Tile, nebula_points
from stellarch.games.small_star_empires.sheet import LABELS
from stellarch.games.small_star_empires.state import Standing, State

_POINTS = TILES.scoring.both
_TILE_BONUS = {
    Tile.ABANDONED_TRADE_STATION: _POINTS.abandoned_trade_station_bonus,
    Tile.REFUELING_STATION: _POINTS.refueling_station_bonus,
}
_FULL_SET = 3
"""No colour ever counts more than three nebulae (SSE-7.7, SSE-R4)."""


class Score(msgspec.Struct, frozen=True):
    """One player's column of the score sheet; the bonus is itemised (SSE-6.8)."""

    planets: int
    nebulae: int
    stations: int
    territory: int
    tiles: int
    tolls: int

    @property
    def bonus(self) -> int:
        return self.territory + self.tiles + self.tolls

    @property
    def total(self) -> int:
        return self.planets + self.nebulae + self.stations + self.bonus


@asked_once
def scores(state: State) -> tuple[Score, ...]:
    """The score of every seat, as if the game ended now."""
    largest = territory_bonus(state)
    return tuple(
        Score(
            planets(state, seat),
            nebulae(state, seat),
            stations(state, seat),
            largest[seat],
            tiles(state, seat),
            tolls(state, seat),
        )
        for seat in state.seats
    )


def planets(state: State, seat: Seat) -> int:
    """One point per planet in the controlled star systems; homeworlds give none (SSE-6.1, SSE-R2)."""
    return sum(map(state.planets, state.controlled(seat)))


def nebulae(state: State, seat: Seat) -> int:
    """Points for the nebulae of each colour (SSE-6.2); chromatic ones count as what gives most (SSE-7.7)."""
    mine = state.controlled(seat)
    kinds = [state.board.systems[at] for at in mine]
    counts = tuple(kinds.count(colour) for colour in NEBULAE)
    chromatic = [state.face_up.get(at) for at in mine].count(Tile.CHROMATIC_NEBULA)
    return best_nebula_points(counts, chromatic, nebula_points(state.board.edition))


@lru_cache(maxsize=4096)
def best_nebula_points(counts: tuple[int, ...], chromatic: int, points: tuple[int, ...]) -> int:
    """The most that nebulae of each colour are worth together with some chromatic ones."""
    return max(
        sum(points[min(count + wild.count(colour), _FULL_SET)] for colour, count in enumerate(counts))
        for wild in combinations_with_replacement(range(len(counts)), chromatic)
    )


def stations(state: State, seat: Seat) -> int:
    """Each Trade Station counts the adjacent systems that other players control (SSE-6.3)."""
    return sum(len(customers(state, at)) for at in trade_posts(state, seat)) * _POINTS.trade_station_per_adjacent_rival


def trade_posts(state: State, seat: Seat) -> list[Hex]:
    """What counts as a Trade Station of the seat: a Colony at an abandoned trade station does too (SSE-7.8)."""
    station, abandoned = Piece.STATION, Tile.ABANDONED_TRADE_STATION
    return [
        at for at in state.controlled(seat) if state.claims[at].piece is station or state.face_up.get(at) is abandoned
    ]


def customers(state: State, at: Hex) -> list[Hex]:
    """The systems beside a Trade Station that pay its owner."""
    own, claims = state.claims[at], state.claims
    return [near for near in state.board.neighbours[at] if claims.get(near, own).seat != own.seat]


def territories(state: State, seat: Seat) -> Iterator[frozenset[Hex]]:
    """The seat's systems in groups joined by adjacency, homeworld included; wormholes join nothing (SSE-6.4)."""
    left, neighbours = set(state.controlled(seat)), state.board.neighbours
    while left:
        group = [left.pop()]
        for at in group:  # which grows on the way
            joined = left.intersection(neighbours[at])
            left -= joined
            group += joined
        yield frozenset(group)


def largest_territory(state: State, seat: Seat) -> int:
    return max(map(len, territories(state, seat)))


def territory_bonus(state: State) -> tuple[int, ...]:
    """Three points for the largest territory, to each of those tied for it (SSE-6.5, SSE-R3)."""
    sizes = [largest_territory(state, seat) for seat in state.seats]
    return tuple(_POINTS.largest_territory if size == max(sizes) else 0 for size in sizes)


def tiles(state: State, seat: Seat) -> int:
    """Bonus of the unexplored tiles a seat controls (SSE-6.6)."""
    return sum(tile_bonus(state, at) for at in state.face_up if state.holder(at) == seat)


def tile_bonus(state: State, at: Hex) -> int:
    """Bonus of the tile turned up on a system (SSE-7.8, SSE-7.9)."""
    tile = state.face_up.get(at)
    return 0 if tile is None else _TILE_BONUS.get(tile, 0)


def tolls(state: State, seat: Seat) -> int:
    """Two points for each Colony received in open borders (SSE-8.8)."""
    return state.supplies[seat].received * _POINTS.open_borders_per_received_colony


def ranks(state: State, sheet: Sequence[Score]) -> tuple[int, ...]:
    """The rank of each seat: points, then the tie-breaks (SSE-6.7); who resigned is below all others (SSE-5.3)."""
    merits = [
        (standing is not Standing.RESIGNED, score.total, supply.colonies, supply.stations, score.planets)
        for standing, score, supply in zip(state.standing, sheet, state.supplies, strict=True)
    ]
    return _ranked(merits)


def _ranked(merits: Sequence[Any]) -> tuple[int, ...]:
    """1 for the greatest merit; equal merits share a rank."""
    return tuple(1 + sum(other > mine for other in merits) for mine in merits)


def winners(state: State, sheet: Sequence[Score]) -> tuple[Seat, ...]:
    """The seats that win if the game, or the round, ends now."""
    return tuple(seat for seat, rank in zip(state.seats, ranks(state, sheet), strict=True) if rank == 1)


def standings(state: State) -> Standings:
    """Ranks and the score sheet; in a campaign the win piles decide (SSE-8.3)."""
    sheet = scores(state)
    rows = [
        _row("planets", [score.planets for score in sheet]),
        _row("nebulae", [score.nebulae for score in sheet]),
        _row("stations", [score.stations for score in sheet]),
        _row(
            "bonus",
            [score.bonus for score in sheet],
            _row("territory", [score.territory for score in sheet]),
            _row("tiles", [score.tiles for score in sheet]),
            _row("tolls", [score.tolls for score in sheet]),
        ),
        _row("total", [score.total for score in sheet]),
    ]
    if state.campaign is None:
        return Standings(state.over, ranks(state, sheet), tuple(rows))
    wins = state.campaign.wins
    return Standings(state.over, _ranked(wins), (*rows, _row("wins", wins)), counts="wins")


def _row(key: str, values: "list[int] | tuple[int, ...]", *parts: Row) -> Row:
    return Row(key, LABELS[key], tuple(values), parts)

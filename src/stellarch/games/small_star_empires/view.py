"""What each seat may see: everything but what lies under the face-down tiles (SSE-7.10), and the seed."""

from collections.abc import Mapping
from enum import StrEnum

import msgspec

from stellarch.core import Hex, Seat, View
from stellarch.core.once import asked_once
from stellarch.games.small_star_empires.actions import Piece
from stellarch.games.small_star_empires.board import Board
from stellarch.games.small_star_empires.data import TILES, Edition, Kind, Tile, nebula_points
from stellarch.games.small_star_empires.names import name
from stellarch.games.small_star_empires.position import write_position
from stellarch.games.small_star_empires.scoring import Score, scores
from stellarch.games.small_star_empires.sources import Source, sources
from stellarch.games.small_star_empires.state import Campaign, Ship, Standing, State, Supply


class TileSeen(StrEnum):
    """An unexplored tile as it lies: face down, or what was turned up."""

    FACE_DOWN = "face_down"
    THREE_PLANETS = Tile.THREE_PLANETS.value
    TWO_PLANETS = Tile.TWO_PLANETS.value
    CHROMATIC_NEBULA = Tile.CHROMATIC_NEBULA.value
    ASTEROID_FIELD = Tile.ASTEROID_FIELD.value
    ABANDONED_TRADE_STATION = Tile.ABANDONED_TRADE_STATION.value
    REFUELING_STATION = Tile.REFUELING_STATION.value


class SystemSeen(msgspec.Struct, frozen=True):
    """One system: what it is, which sector tile it lies on, who controls it and by what."""

    at: Hex
    name: str
    kind: Kind
    sector: int
    tile: TileSeen | None = None
    holder: Seat | None = None
    piece: Piece | None = None

    @property
    def looks_like(self) -> Kind | TileSeen:
        """What it is, as far as may be seen."""
        return self.tile or self.kind


class PlayerSeen(msgspec.Struct, frozen=True):
    ships: tuple[Ship, ...]
    supply: Supply
    standing: Standing
    score: Score
    sources: Mapping[str, tuple[Source, ...]]
    """Where the points of each row come from."""


class Worth(msgspec.Struct, frozen=True):
    """What things are worth at the end, for the sentences of a page."""

    nebulae: tuple[int, ...]
    """One, two and three of a colour."""
    rival: int
    """Each rival system beside a Trade Station."""
    territory: int
    toll: int
    """Each Colony that others have paid."""


class SseView(View, frozen=True):
    """A position as a seat (`you`) or a spectator sees it; `position` is the same in one line of text."""

    position: str
    edition: Edition
    systems: tuple[SystemSeen, ...]
    players: tuple[PlayerSeen, ...]
    turn: Seat | None
    refueling: Hex | None
    over: bool
    campaign: Campaign | None
    worth: Worth


def view(state: State, seat: Seat | None) -> SseView:
    """The position as a seat sees it. All seats see the same; nothing hidden is ever put in."""
    seen = _seen_by_all(state)
    return seen if seat is None else msgspec.structs.replace(seen, you=seat)


@asked_once
def _seen_by_all(state: State) -> SseView:
    return SseView(
        you=None,
        position=write_position(state),
        edition=state.board.edition,
        systems=_systems(state),
        players=_players(state),
        turn=None if state.over else state.turn,
        refueling=state.refueling,
        over=state.over,
        campaign=state.campaign,
        worth=_worth(state.board.edition),
    )


def _worth(edition: Edition) -> Worth:
    points = TILES.scoring.both
    return Worth(
        nebulae=nebula_points(edition)[1:],
        rival=points.trade_station_per_adjacent_rival,
        territory=points.largest_territory,
        toll=points.open_borders_per_received_colony,
    )


def _players(state: State) -> tuple[PlayerSeen, ...]:
    sheet = scores(state)
    return tuple(
        PlayerSeen(
            state.ships[seat],
            state.supplies[seat],
            state.standing[seat],
            sheet[seat],
            sources(state, seat, sheet[seat]),
        )
        for seat in state.seats
    )


def board_view(board: Board) -> SseView:
    """A bare board, before any ship is on it: for drawing."""
    systems = tuple(
        SystemSeen(at, name(at), kind, board.sectors[at], holder=_home_of(board, at))
        for at, kind in board.systems.items()
    )
    return SseView(None, str(board), board.edition, systems, (), None, None, False, None, _worth(board.edition))


@asked_once
def _as_printed(board: Board) -> tuple[SystemSeen, ...]:
    return tuple(SystemSeen(at, name(at), kind, board.sectors[at]) for at, kind in board.systems.items())


def _systems(state: State) -> tuple[SystemSeen, ...]:
    """What is on a system is put on it as it is printed; on many there is nothing."""
    there = state.claims.keys() | state.face_down.keys() | state.face_up.keys()
    return tuple([_system(state, seen) if seen.at in there else seen for seen in _as_printed(state.board)])


def _system(state: State, printed: SystemSeen) -> SystemSeen:
    at, kind, sector = printed.at, printed.kind, printed.sector
    turned_up = state.face_up.get(at)
    tile = TileSeen.FACE_DOWN if at in state.face_down else TileSeen(turned_up) if turned_up else None
    holder, piece = state.claims.get(at) or (None, None)
    return SystemSeen(at, printed.name, kind, sector, tile, holder, piece)


def _home_of(board: Board, at: Hex) -> Seat | None:
    return next((seat for seat, home in board.homes.items() if home == at), None)

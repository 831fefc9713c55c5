"""A position: data, and questions about it that need no rule."""

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from typing import NamedTuple, TypeVar

import msgspec

from stellarch.core import Chance, Hex, Seat
from stellarch.core.once import asked_once
from stellarch.games.small_star_empires.actions import Piece
from stellarch.games.small_star_empires.board import Board
from stellarch.games.small_star_empires.data import PLANETS, Kind, Tile
from stellarch.games.small_star_empires.options import Options

T = TypeVar("T")

NEWEST_RULES = 3
"""The version of the rules that a new game follows; RULES.md says what each version changed."""

_TILE_PLANETS: Mapping[Tile, int] = {Tile.THREE_PLANETS: 3, Tile.TWO_PLANETS: 2}


class Ship(NamedTuple):
    at: Hex
    damaged: bool = False


class Claim(NamedTuple):
    """Who controls a system, and by what. A homeworld is a claim from the start."""

    seat: Seat
    piece: Piece


class Supply(NamedTuple):
    """What a player has not placed, and the Colonies received from others in open borders (SSE-8.8)."""

    colonies: int
    stations: int
    received: int = 0

    @property
    def unplaced(self) -> int:
        return self.colonies + self.stations

    def without(self, piece: Piece) -> "Supply":
        """What is left when a piece has been placed or paid."""
        colonies, stations, received = self
        if piece is Piece.COLONY:
            return Supply(colonies - 1, stations, received)
        return Supply(colonies, stations - 1, received)


class Standing(StrEnum):
    """Whether a player still takes turns."""

    PLAYING = "playing"
    PASSED = "passed"
    RESIGNED = "resigned"


class Campaign(NamedTuple):
    """A series of rounds: which round this is, who began the first, and each seat's win pile."""

    round: int
    first: Seat
    wins: tuple[int, ...]


class State(msgspec.Struct, frozen=True, dict=True):  # the dict has room for what is `asked_once`
    """Everything about a game at one moment. `face_down` and `chance` are secrets; all else is open."""

    options: Options
    board: Board
    claims: Mapping[Hex, Claim]
    ships: tuple[tuple[Ship, ...], ...]
    supplies: tuple[Supply, ...]
    standing: tuple[Standing, ...]
    turn: Seat
    chance: Chance
    over: bool = False
    refueling: Hex | None = None
    """The refueling station whose ship may still take a step (SSE-7.9)."""
    face_down: Mapping[Hex, Tile] = {}
    face_up: Mapping[Hex, Tile] = {}
    campaign: Campaign | None = None
    rules: int = NEWEST_RULES
    """The version of the rules that the game began under."""

    @property
    def players(self) -> int:
        return len(self.supplies)

    @property
    def seats(self) -> tuple[Seat, ...]:
        return _seats(len(self.supplies))

    def holder(self, at: Hex) -> Seat | None:
        """The seat that controls a system."""
        claim = self.claims.get(at)
        return None if claim is None else claim.seat

    def controlled(self, seat: Seat) -> tuple[Hex, ...]:
        """The systems a seat controls, its homeworld included, row by row."""
        return _empires(self)[seat]

    def ship_at(self, seat: Seat, at: Hex) -> Ship | None:
        """A ship of the seat on this system; ships on one system are interchangeable (SSE-3.12)."""
        for ship in self.ships[seat]:
            if ship.at == at:
                return ship
        return None

    def planets(self, at: Hex) -> int:
        """Planets in a system, or on the tile turned up there."""
        tile = self.face_up.get(at)
        return PLANETS.get(self.board.systems[at], 0) if tile is None else _TILE_PLANETS.get(tile, 0)

    def is_asteroid_field(self, at: Hex) -> bool:
        return self.face_up.get(at) is Tile.ASTEROID_FIELD

    def is_wormhole(self, at: Hex) -> bool:
        return self.board.systems[at] is Kind.WORMHOLE

    def with_ship(self, seat: Seat, before: Ship, after: Ship) -> "State":
        """A ship of the seat moved, damaged or repaired."""
        fleet = list(self.ships[seat])
        fleet[fleet.index(before)] = after
        return msgspec.structs.replace(self, ships=_replaced(self.ships, seat, tuple(sorted(fleet))))

    def with_claim(self, at: Hex, claim: Claim) -> "State":
        """The system claimed with a piece from the supply of the claim's seat."""
        supplies = _replaced(self.supplies, claim.seat, self.supplies[claim.seat].without(claim.piece))
        return msgspec.structs.replace(self, claims={**self.claims, at: claim}, supplies=supplies)

    def with_toll(self, payer: Seat, payee: Seat) -> "State":
        """One unplaced Colony handed over (SSE-8.6)."""
        paid, got = self.supplies[payer], self.supplies[payee]
        supplies = _replaced(self.supplies, payer, paid.without(Piece.COLONY))
        supplies = _replaced(supplies, payee, got._replace(received=got.received + 1))
        return msgspec.structs.replace(self, supplies=supplies)

    def with_tile_up(self, at: Hex) -> "State":
        """The unexplored tile on a system turned up for all (SSE-7.3)."""
        face_down = {hidden: tile for hidden, tile in self.face_down.items() if hidden != at}
        face_up = {**self.face_up, at: self.face_down[at]}
        return msgspec.structs.replace(self, face_down=face_down, face_up=face_up)

    def with_standing(self, seat: Seat, standing: Standing) -> "State":
        return msgspec.structs.replace(self, standing=_replaced(self.standing, seat, standing))

    def with_turn(self, seat: Seat) -> "State":
        return msgspec.structs.replace(self, turn=seat, refueling=None)

    def with_refueling(self, at: Hex) -> "State":
        return msgspec.structs.replace(self, refueling=at)

    def ended(self) -> "State":
        # Nobody is on turn any more; seat 0 stands for that, so that equal endings are equal states.
        return msgspec.structs.replace(self, over=True, turn=Seat(0), refueling=None)

    def __hash__(self) -> int:
        return hash((self.board, frozenset(self.claims.items()), self.ships, self.supplies, self.standing, self.turn))

    def __str__(self) -> str:
        from stellarch.games.small_star_empires.position import write_position

        return write_position(self)

    def __repr__(self) -> str:
        return f"read_position({str(self)!r})"


@asked_once
def _empires(state: State) -> tuple[tuple[Hex, ...], ...]:
    """The systems that each seat controls, all seats in one go."""
    empires: list[list[Hex]] = [[] for _ in state.supplies]
    for at in state.board.systems:
        if at in state.claims:
            empires[state.claims[at].seat].append(at)
    return tuple(map(tuple, empires))


@cache
def _seats(players: int) -> tuple[Seat, ...]:
    return tuple(map(Seat, range(players)))


def _replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])

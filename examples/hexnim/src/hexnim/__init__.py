"""Hex-Nim: a hexagon of stones; take one to three in a row; the last stone wins. The rules stand in RULES.md."""

import re
from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from stellarch.core import (
    CLOCKWISE,
    Action,
    BadNotation,
    Direction,
    Event,
    Fact,
    Game,
    GameOver,
    Hex,
    HexMap,
    Language,
    MapHex,
    MapPiece,
    Message,
    NotYourTurn,
    Page,
    Phrase,
    Players,
    Refusal,
    Row,
    Seat,
    Setting,
    Spelt,
    Standings,
    Step,
    Text,
    View,
    said,
    verbatim,
)

_TAKE = re.compile(r"(?P<first>[a-g][1-7])(?:-(?P<last>[a-g][1-7]))?")
_MOST = 3
"""Stones in one turn (NIM-2.1)."""
_REACH = range(-3, 4)
"""Of the largest board."""


def name(at: Hex) -> str:
    """A letter for the row and a number for the column; the middle of every board is d4. A hex off every board keeps
    its coordinates."""
    if not (at.q in _REACH and at.r in _REACH):
        return str(at)
    return f"{'abcdefg'[at.r + 3]}{at.q + 4}"


def named(text: str) -> Hex:
    return Hex(int(text[1]) - 4, "abcdefg".index(text[0]) - 3)


At = Annotated[Hex, Spelt(name)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    radius: Annotated[Literal[1, 2, 3], Setting(rule="NIM-1.1")] = 2


class Take(Action, frozen=True):
    """Take the stones from one hex to another; a single stone is its own row."""

    first: At
    last: At

    @property
    def row(self) -> tuple[Hex, ...]:
        """The hexes from the first to the last; none where these are too far apart or not in line (NIM-2.1)."""
        if self.first == self.last:
            return (self.first,)
        length, direction = self.first.distance(self.last) + 1, self.first.direction_to(self.last)
        if direction is None or length > _MOST:
            return ()
        return tuple(self.first.to(direction, steps) for steps in range(length))

    @Fact
    def stones(self) -> int:
        return len(self.row)

    def __str__(self) -> str:
        return name(self.first) if self.first == self.last else f"{name(self.first)}-{name(self.last)}"


class Taken(Event, frozen=True):
    seat: Seat
    first: At
    last: At
    stones: int


class GameIsOver(Message, frozen=True):
    pass


class NotYourTurnYet(Message, frozen=True):
    pass


class NotATake(Message, frozen=True):
    pass


class NotARow(Refusal, frozen=True):
    rule = "NIM-2.1"


class NoStoneThere(Refusal, frozen=True):
    rule = "NIM-2.2"
    at: At


class Player(Phrase):
    FIRST = 1
    SECOND = 2


class Piece(Phrase):
    STONE = 1


class Score(Phrase):
    WON = 1


class State(msgspec.Struct, frozen=True):
    radius: int
    stones: frozenset[Hex]
    turn: Seat = Seat(0)


class NimView(View, frozen=True):
    radius: int
    stones: tuple[Hex, ...]
    turn: Seat


class NimPage(Page):
    views = HexMap
    lists_choices = True

    def shown(self, view: NimView) -> HexMap:
        board = tuple(MapHex(at, name(at)) for at in _board(view.radius))
        return HexMap(view.you, board, tuple(MapPiece(at, said(Piece.STONE)) for at in view.stones))


class HexNim(Game[State, Take]):
    id = "hex-nim"
    name = verbatim("Hex-Nim")
    rules_version = 1
    players = Players(2, 2, tuple(map(said, Player)), rule="NIM-1.1")
    options = Options
    states = State
    actions = Take
    events = Taken
    views = NimView
    page = NimPage()

    def set_up(self, options: Options, players: int, seed: str, rules: int) -> Step[State]:
        return Step(State(options.radius, frozenset(_board(options.radius))))

    def waiting_on(self, state: State) -> frozenset[Seat]:
        return frozenset({state.turn}) if state.stones else frozenset()

    def legal(self, state: State, seat: Seat) -> list[Take]:
        return _takes(state) if seat in self.waiting_on(state) else []

    def apply(self, state: State, seat: Seat, action: Take) -> Step[State]:
        if not state.stones:
            raise GameOver(GameIsOver(), rule="NIM-3.1")
        if seat != state.turn:
            raise NotYourTurn(NotYourTurnYet(), rule="NIM-2.1")
        if not action.row:
            raise NotARow().illegal()
        for at in action.row:
            if at not in state.stones:
                raise NoStoneThere(at).illegal(name(at))
        left = State(state.radius, state.stones - {*action.row}, Seat(1 - seat))
        return Step(left, (Taken(seat, action.first, action.last, len(action.row)),))

    def view(self, state: State, seat: Seat | None) -> NimView:
        return NimView(seat, state.radius, tuple(sorted(state.stones)), state.turn)

    def imagine(self, view: NimView, seed: str) -> State:
        return State(view.radius, frozenset(view.stones), view.turn)

    def standings(self, state: State) -> Standings:
        over = not state.stones
        won = tuple(int(over and seat != state.turn) for seat in range(2))
        return Standings(over, tuple(1 + over - each for each in won), (Row("total", said(Score.WON), won),))

    def read_action(self, text: str) -> Take:
        found = _TAKE.fullmatch(text)
        if found is None:
            raise BadNotation(NotATake(), text)
        return Take(named(found["first"]), named(found["last"] or found["first"]))

    def in_words(self, view: NimView, action: Take, names: Sequence[str]) -> Text:
        return said(action, names)

    def picture(self, view: NimView, language: Language = "en", colour: bool = False) -> str:
        return "\n".join(_drawn(view, r) for r in range(-view.radius, view.radius + 1))


def _board(radius: int) -> Sequence[Hex]:
    reach = range(-radius, radius + 1)
    return [Hex(q, r) for r in reach for q in reach if abs(q + r) <= radius]


def _takes(state: State) -> list[Take]:
    """Every row once, from its first stone in the order of the board."""
    found = []
    for first in _board(state.radius):
        if first in state.stones:
            found.append(Take(first, first))
            found += [Take(first, last) for direction in CLOCKWISE[:3] for last in _ends(state, first, direction)]
    return found


def _ends(state: State, first: Hex, direction: Direction) -> list[Hex]:
    """Where a row of two or more from this stone may end."""
    ends: list[Hex] = []
    while len(ends) < _MOST - 1 and (at := first.to(direction, len(ends) + 1)) in state.stones:
        ends.append(at)
    return ends


def _drawn(view: NimView, r: int) -> str:
    """One row of the board: stones by their names, empty hexes as dots."""
    row = (at for at in _board(view.radius) if at.r == r)
    return "  " * abs(r) + "  ".join(name(at) if at in view.stones else " ." for at in row)


HEX_NIM = HexNim()

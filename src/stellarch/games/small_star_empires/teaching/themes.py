"""What a puzzle is about, worked out from its solution."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from stellarch.core import Phrase, Seat
from stellarch.core.teaching import read_moves
from stellarch.games.small_star_empires import scoring
from stellarch.games.small_star_empires.actions import How, Move, Piece, read_action
from stellarch.games.small_star_empires.data import NEBULAE
from stellarch.games.small_star_empires.rules import choices, play
from stellarch.games.small_star_empires.state import Standing, State
from stellarch.games.small_star_empires.teaching.proof import Proof

_A_WALL = 2
"""So many fewer systems within a rival's reach are a door shut."""
_A_SACRIFICE = 2
"""So many points less at once than another move brings are a price."""
_OVERTIME = 1
"""More moves in a row than this show who ran out."""


class Theme(Phrase):
    """What a puzzle can be about, the most telling first; the entry's part `about` says it in a sentence."""

    JUMP = 1
    STATION = 2
    NEBULA = 3
    SHUT_THE_DOOR = 4
    COUNT_OUT = 5
    PATIENCE = 6
    TERRITORY = 7
    LAST_WORLDS = 8


class _Solution(NamedTuple):
    """The best move, and the position before and after it."""

    before: State
    move: Move
    after: State
    proof: Proof

    @property
    def seat(self) -> Seat:
        return self.before.turn

    @property
    def rival(self) -> Seat:
        return Seat(1 - self.seat)


def themes(before: State, proof: Proof) -> tuple[Theme, ...]:
    """The themes of a proven position; where there is no other, it is about the last worlds."""
    move = read_action(proof.best.moves.split()[1])
    assert isinstance(move, Move), "the basic game knows no other move"
    solution = _Solution(before, move, play.apply(before, before.turn, move).state, proof)
    found = tuple(theme for theme, holds in _HOLDS.items() if holds(solution))
    return found or (Theme.LAST_WORLDS,)


def _is_jump(one: _Solution) -> bool:
    return one.move.how is How.JUMP


def _is_station(one: _Solution) -> bool:
    return one.move.place is Piece.STATION


def _is_nebula(one: _Solution) -> bool:
    return one.before.board.systems[one.move.target] in NEBULAE


def _shuts_the_door(one: _Solution) -> bool:
    return len(ends(one.before, one.rival)) - len(ends(one.after, one.rival)) >= _A_WALL


def _counts_out(one: _Solution) -> bool:
    """The rival has no move left while there are several still to be made."""
    seats = [played.seat for played in read_moves(one.proof.best.moves)]
    last = max((number for number, seat in enumerate(seats) if seat == one.rival), default=-1)
    return len(seats) - 1 - last > _OVERTIME


def _is_patient(one: _Solution) -> bool:
    """Another move would bring more at once."""
    gains = [
        _lead(play.apply(one.before, one.seat, move).state, one.seat) for move in choices.legal(one.before, one.seat)
    ]
    return max(gains) - _lead(one.after, one.seat) >= _A_SACRIFICE


def _wins_territory(one: _Solution) -> bool:
    """The largest territory changes hands, or is shared no more."""
    before, after = (scoring.territory_bonus(state)[one.seat] for state in (one.before, one.after))
    return after > before


_HOLDS: Mapping[Theme, Callable[[_Solution], bool]] = {
    Theme.JUMP: _is_jump,
    Theme.STATION: _is_station,
    Theme.NEBULA: _is_nebula,
    Theme.SHUT_THE_DOOR: _shuts_the_door,
    Theme.COUNT_OUT: _counts_out,
    Theme.PATIENCE: _is_patient,
    Theme.TERRITORY: _wins_territory,
}


def ends(state: State, seat: Seat) -> set[object]:
    """The systems where a seat could settle, were it on turn."""
    if state.over or state.standing[seat] is not Standing.PLAYING:
        return set()
    return {move.target for move in _moves(state.with_turn(seat), seat)}


def _moves(state: State, seat: Seat) -> Iterator[Move]:
    return (move for move in choices.legal(state, seat) if isinstance(move, Move))


def _lead(state: State, seat: Seat) -> int:
    mine, theirs = (scoring.scores(state)[one].total for one in (seat, 1 - seat))
    return mine - theirs

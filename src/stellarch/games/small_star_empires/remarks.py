"""What is to be said of a move: what it brings, what it keeps from the others or opens, and how another compares.

Every number comes from the score sheet, before and after a move that could be made: here, by a rival whose turn it is
thought to be, or by the same player next.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

import msgspec

from stellarch.core import Hex, Remarks, Seat, Text
from stellarch.core.text import listed
from stellarch.games.small_star_empires import remark_words as words
from stellarch.games.small_star_empires.actions import AnyAction, Move, Pass, Piece, Refuel, Repair, Resign, Stop
from stellarch.games.small_star_empires.data import NEBULAE, Tile
from stellarch.games.small_star_empires.names import name
from stellarch.games.small_star_empires.rules import choices, play
from stellarch.games.small_star_empires.scoring import customers, largest_territory, scores
from stellarch.games.small_star_empires.state import Standing, State
from stellarch.games.small_star_empires.words import KINDS, TILES

_WORTH_SAYING = 2
"""What brings a rival, or the next move, fewer points than this is not spoken of."""

_Reach = Mapping[Hex, int]
"""The systems that a seat could take if it moved now, and the most points each would bring at once."""


class Loss(NamedTuple):
    """What a rival could have taken with its next move, and no longer can."""

    rival: Seat
    at: Hex
    points: int


def remarks(state: State, seat: Seat, action: AnyAction, other: AnyAction | None, names: Sequence[str]) -> Remarks:
    """What is to be said of an action of the seat on turn, and how another compares with it."""
    move = _Weighed(state, seat, action, names)
    if other is None:
        return Remarks(tuple(move.told()))
    pros, cons = _compared(_Weighed(state, seat, other, names), move)
    return Remarks(tuple(move.told()), tuple(pros), tuple(cons))


class _Weighed:
    """An action, and the positions before and after it."""

    def __init__(self, state: State, seat: Seat, action: AnyAction, names: Sequence[str]) -> None:
        self.before = msgspec.structs.replace(state, campaign=None)  # the end of a round would clear the board
        self.seat, self.action, self.names = seat, action, names
        self.target = action.target if isinstance(action, Move | Refuel) else None
        self.is_known = self.target not in self.before.face_down
        self.after = play.apply(self.before, seat, action).state if self.is_known else self.before

    def gain(self, seat: Seat | None = None) -> int:
        """The points that a seat has more at once, by default the one that moves."""
        who = self.seat if seat is None else seat
        return scores(self.after)[who].total - scores(self.before)[who].total

    @cached_property
    def losses(self) -> list[Loss]:
        """What the move takes out of each rival's reach: the system itself and what lies behind; the worst first."""
        losses = []
        for rival in _rivals(self.before, self.seat):
            then, now = reach(self.before, rival), reach(self.after, rival)
            losses += [Loss(rival, at, points) for at, points in then.items() if at not in now]
        return sorted(losses, key=lambda loss: -loss.points)

    @cached_property
    def opened(self) -> tuple[Hex, int] | None:
        """The best system that the seat can take next and could not have taken now, where it is worth speaking of."""
        then, now = reach(self.before, self.seat), reach(self.after, self.seat)
        new = [(at, points) for at, points in now.items() if at not in then and points >= _WORTH_SAYING]
        return max(new, key=lambda found: found[1], default=None)

    def told(self) -> Iterator[Text]:
        yield from _TOLD[type(self.action)](self)

    def claiming(self) -> Iterator[Text]:
        """Of a move that takes a system."""
        assert self.target is not None
        if not self.is_known:
            yield words.UNKNOWN.format(at=name(self.target))
            return
        yield self._gains()
        if prevented := self._prevents():
            yield prevented
        if self.opened is not None:
            at, points = self.opened
            yield words.OPENS.format(at=_place(self.after, at), points=words.points(points))
        yield from self._gives()

    def _gains(self) -> Text:
        parts, gain = list(self._parts()), words.points(self.gain())
        if not parts:
            size, largest = largest_territory(self.after, self.seat), self._largest_of_others()
            return words.GROWS.format(who=self.names[self.seat], size=words.systems(size), largest=largest)
        if len(parts) == 1 and self.gain() > 0:
            return words.GAINS.format(points=gain, what=parts[0][1])
        told = words.GAINS_SEVERAL if all(number > 0 for number, _ in parts) else words.BALANCE
        by_row = [words.PART.format(number=words.number(number), what=what) for number, what in parts]
        return told.format(points=gain, parts=listed(by_row))

    def _largest_of_others(self) -> int:
        return max(largest_territory(self.after, other) for other in self.after.seats if other != self.seat)

    def _parts(self) -> Iterator[tuple[int, Text]]:
        """What the points are for, row by row of the score sheet."""
        assert self.target is not None
        then, now = scores(self.before)[self.seat], scores(self.after)[self.seat]
        if planets := now.planets - then.planets:
            yield planets, words.PLANET if planets == 1 else words.PLANETS
        if nebulae := now.nebulae - then.nebulae:
            yield nebulae, words.NEBULA.format(which=self._which_nebula())
        if trade := now.stations - then.stations:
            yield trade, words.TRADE.format(who=self._customers())
        if tiles := now.tiles - then.tiles:
            yield tiles, words.TILE.format(tile=TILES[self.after.face_up[self.target]])
        if territory := now.territory - then.territory:
            told = words.LARGEST if territory > 0 else words.NOT_LARGEST
            yield territory, told.format(size=words.systems(largest_territory(self.after, self.seat)))

    def _which_nebula(self) -> Text:
        assert self.target is not None
        kind = self.after.board.systems[self.target]
        if kind not in NEBULAE or self.after.face_up.get(self.target) is Tile.CHROMATIC_NEBULA:
            return words.CHROMATIC
        count = [self.after.board.systems[at] for at in self.after.controlled(self.seat)].count(kind)
        return words.NTH[min(count, len(words.NTH)) - 1].format(kind=KINDS[kind])

    def _customers(self) -> Text:
        """Whose systems the new Trade Station has beside it."""
        assert self.target is not None
        near = [self.after.claims[at].seat for at in customers(self.after, self.target)]
        count = {other: near.count(other) for other in self.after.seats if other in near}
        return listed([words.CUSTOMER.format(systems=words.systems(n), who=self.names[at]) for at, n in count.items()])

    def _prevents(self) -> Text | None:
        losses = self.losses
        if not losses or losses[0].points < _WORTH_SAYING:
            return None
        rival, at, points = losses[0]
        facts = {"who": self.names[rival], "points": words.points(points)}
        count = sum(loss.rival == rival for loss in losses)
        if count > 1:
            return words.KEEPS_SEVERAL.format(systems=words.systems(count), at=_place(self.before, at), **facts)
        return (
            words.TAKES_FIRST.format(**facts)
            if at == self.target
            else words.SHUTS_OUT.format(at=_place(self.before, at), **facts)
        )

    def _gives(self) -> Iterator[Text]:
        """What rivals gain or lose by it at once: trade with the new system, the largest territory, a toll."""
        for other in self.before.seats:
            if other != self.seat and (gain := self.gain(other)):
                told = words.RIVAL_GAINS if gain > 0 else words.RIVAL_LOSES
                yield told.format(who=self.names[other], points=words.points(abs(gain)))

    def repairing(self) -> Iterator[Text]:
        yield words.REPAIRED.format(number=len(reach(self.before, self.seat)), then=len(reach(self.after, self.seat)))

    def stopping(self) -> Iterator[Text]:
        at = self.before.refueling
        assert at is not None
        yield words.STOPPED.format(at=name(at))

    def passing(self) -> Iterator[Text]:
        yield words.PASSED.format(number=self.before.supplies[self.seat].colonies)

    def resigning(self) -> Iterator[Text]:
        yield words.RESIGNED


_TOLD: Mapping[type, Callable[[_Weighed], Iterator[Text]]] = {
    Move: _Weighed.claiming,
    Refuel: _Weighed.claiming,
    Repair: _Weighed.repairing,
    Stop: _Weighed.stopping,
    Pass: _Weighed.passing,
    Resign: _Weighed.resigning,
}


def reach(state: State, seat: Seat) -> _Reach:
    """What a seat could take if it were its turn, with the most it gains there at once. What lies on unexplored
    systems nobody knows, so they are left out."""
    if state.over or state.standing[seat] is not Standing.PLAYING:
        return {}
    turn, points = state.with_turn(seat), scores(state)[seat].total
    found: dict[Hex, int] = {}
    for move in choices.moves(turn, seat):
        if isinstance(move, Move) and move.target not in state.face_down:
            gain = scores(play.apply(turn, seat, move).state)[seat].total - points
            found[move.target] = max(gain, found.get(move.target, gain))
    return found


def _rivals(state: State, seat: Seat) -> Iterator[Seat]:
    """Those who will move, the next first."""
    for step in range(1, state.players):
        other = state.seats[(seat + step) % state.players]
        if state.standing[other] is Standing.PLAYING:
            yield other


def _compared(other: _Weighed, move: _Weighed) -> tuple[Iterator[Text], Iterator[Text]]:
    """What another action has for it, and against it."""
    return _sides(other, move, is_for=True), _sides(other, move, is_for=False)


def _sides(other: _Weighed, move: _Weighed, *, is_for: bool) -> Iterator[Text]:
    if other.is_known and move.is_known:
        difference = other.gain() - move.gain()
        if difference and (difference > 0) is is_for:
            told = words.MORE_AT_ONCE if is_for else words.FEWER_AT_ONCE
            yield told.format(points=words.points(abs(difference)))
    kept, missed = (other, move) if is_for else (move, other)
    if kept.is_known and (loss := _kept_only(kept, missed)):
        told = words.KEEPS if is_for else words.LEAVES
        yield told.format(at=name(loss.at), who=move.names[loss.rival], points=words.points(loss.points))
    elif not is_for and (opened := move.opened) and other.is_known and opened[0] not in reach(other.after, other.seat):
        yield words.DOES_NOT_OPEN.format(at=name(opened[0]), points=words.points(opened[1]))
    if not is_for and _places_station(other) and not _places_station(move):
        left = other.before.supplies[other.seat].stations
        yield words.SPENDS_LAST if left == 1 else words.SPENDS_STATION.format(number=left)


def _kept_only(kept: _Weighed, missed: _Weighed) -> Loss | None:
    """The worst that one action keeps from a rival and the other does not."""
    taken = {(loss.rival, loss.at) for loss in missed.losses} if missed.is_known else set()
    if missed.target is not None:
        taken |= {(rival, missed.target) for rival in missed.before.seats}
    losses = [loss for loss in kept.losses if loss.points >= _WORTH_SAYING and (loss.rival, loss.at) not in taken]
    return losses[0] if losses else None


def _places_station(weighed: _Weighed) -> bool:
    return isinstance(weighed.action, Move | Refuel) and weighed.action.place is Piece.STATION


def _place(state: State, at: Hex) -> Text:
    """A system by its name and what is there."""
    tile: Any = state.face_up.get(at)
    what = words.TILE_LABELS[tile] if tile else KINDS[state.board.systems[at]]
    return Text("{name} ({what})", "{name} ({what})").format(name=name(at), what=what)

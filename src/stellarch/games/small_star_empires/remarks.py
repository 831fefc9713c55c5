"""What is to be said of a move: what it brings, what it keeps from the others or opens, and how another compares.

Every number comes from the score sheet, before and after a move that could be made: here, by a rival whose turn it is
thought to be, or by the same player next.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

import msgspec

from stellarch.core import Hex, Message, Remarks, Seat, said
from stellarch.games.small_star_empires import findings
from stellarch.games.small_star_empires.actions import AnyAction, Move, Pass, Piece, Refuel, Repair, Resign, Stop
from stellarch.games.small_star_empires.data import NEBULAE, Tile
from stellarch.games.small_star_empires.findings import Points, Systems
from stellarch.games.small_star_empires.rules import choices, play
from stellarch.games.small_star_empires.scoring import customers, largest_territory, scores
from stellarch.games.small_star_empires.site import Site
from stellarch.games.small_star_empires.state import Standing, State

WORTH_SAYING = 2
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
    move = Weighed(state, seat, action)
    sides = () if other is None else _compared(Weighed(state, seat, other), move)
    return Remarks(*(tuple(said(finding, names) for finding in found) for found in (move.found(), *sides)))


class Weighed:
    """An action, and the positions before and after it."""

    def __init__(self, state: State, seat: Seat, action: AnyAction) -> None:
        self.before = msgspec.structs.replace(state, campaign=None)  # the end of a round would clear the board
        self.seat, self.action = seat, action
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
        for rival in rivals(self.before, self.seat):
            then, now = reach(self.before, rival), reach(self.after, rival)
            losses += [Loss(rival, at, points) for at, points in then.items() if at not in now]
        return sorted(losses, key=lambda loss: -loss.points)

    @cached_property
    def opened(self) -> tuple[Hex, int] | None:
        """The best system that the seat can take next and could not have taken now, where it is worth speaking of."""
        then, now = reach(self.before, self.seat), reach(self.after, self.seat)
        new = [(at, points) for at, points in now.items() if at not in then and points >= WORTH_SAYING]
        return max(new, key=lambda found: found[1], default=None)

    def found(self) -> Iterator[Message]:
        yield from _FOUND[type(self.action)](self)

    def claiming(self) -> Iterator[Message]:
        """Of a move that takes a system."""
        assert self.target is not None
        if not self.is_known:
            yield findings.Unknown(self.target)
            return
        yield self._gains()
        if prevented := self._prevents():
            yield prevented
        if self.opened is not None:
            at, points = self.opened
            yield findings.Opens(site_of(self.after, at), Points(points))
        yield from self._gives()

    def _gains(self) -> Message:
        parts, gain = tuple(self._parts()), Points(self.gain())
        if not parts:
            size = Systems(largest_territory(self.after, self.seat))
            return findings.Grows(self.seat, size, self._largest_of_others())
        if len(parts) == 1 and gain.number > 0:
            return findings.Gains(gain, parts[0].what)
        if all(part.number > 0 for part in parts):
            return findings.GainsSeveral(gain, parts)
        return findings.Balance(gain, parts)

    def _largest_of_others(self) -> int:
        return max(largest_territory(self.after, other) for other in self.after.seats if other != self.seat)

    def _parts(self) -> Iterator[findings.Part]:
        """What the points are for, row by row of the score sheet."""
        assert self.target is not None
        then, now = scores(self.before)[self.seat], scores(self.after)[self.seat]
        if planets := now.planets - then.planets:
            yield findings.Part(planets, findings.ForPlanets(planets))
        if nebulae := now.nebulae - then.nebulae:
            yield findings.Part(nebulae, self._which_nebula())
        if trade := now.stations - then.stations:
            yield findings.Part(trade, findings.ForTrade(self._customers()))
        if tiles := now.tiles - then.tiles:
            yield findings.Part(tiles, findings.ForTile(self.after.face_up[self.target]))
        if territory := now.territory - then.territory:
            told = findings.ForLargest if territory > 0 else findings.NoLongerLargest
            yield findings.Part(territory, told(Systems(largest_territory(self.after, self.seat))))

    def _which_nebula(self) -> Message:
        assert self.target is not None
        kind = self.after.board.systems[self.target]
        if kind not in NEBULAE or self.after.face_up.get(self.target) is Tile.CHROMATIC_NEBULA:
            return findings.ForNebula(Tile.CHROMATIC_NEBULA, 1)
        count = [self.after.board.systems[at] for at in self.after.controlled(self.seat)].count(kind)
        return findings.ForNebula(kind, count)

    def _customers(self) -> tuple[findings.Customer, ...]:
        """Whose systems the new Trade Station has beside it."""
        assert self.target is not None
        near = [self.after.claims[at].seat for at in customers(self.after, self.target)]
        count = {other: near.count(other) for other in self.after.seats if other in near}
        return tuple(findings.Customer(seat, Systems(number)) for seat, number in count.items())

    def _prevents(self) -> Message | None:
        losses = self.losses
        if not losses or losses[0].points < WORTH_SAYING:
            return None
        rival, at, points = losses[0]
        count = sum(loss.rival == rival for loss in losses)
        if count > 1:
            return findings.KeepsSeveral(Systems(count), rival, site_of(self.before, at), Points(points))
        if at == self.target:
            return findings.TakesFirst(rival, Points(points))
        return findings.ShutsOut(rival, site_of(self.before, at), Points(points))

    def _gives(self) -> Iterator[Message]:
        """What rivals gain or lose by it at once: trade with the new system, the largest territory, a toll."""
        for other in self.before.seats:
            if other != self.seat and (gain := self.gain(other)):
                told = findings.RivalGains if gain > 0 else findings.RivalLoses
                yield told(other, Points(abs(gain)))

    def repairing(self) -> Iterator[Message]:
        yield findings.IsRepaired(len(reach(self.before, self.seat)), len(reach(self.after, self.seat)))

    def stopping(self) -> Iterator[Message]:
        at = self.before.refueling
        assert at is not None
        yield findings.Stays(at)

    def passing(self) -> Iterator[Message]:
        yield findings.Passes(self.before.supplies[self.seat].colonies)

    def resigning(self) -> Iterator[Message]:
        yield findings.Leaves()


_FOUND: Mapping[type, Callable[[Weighed], Iterator[Message]]] = {
    Move: Weighed.claiming,
    Refuel: Weighed.claiming,
    Repair: Weighed.repairing,
    Stop: Weighed.stopping,
    Pass: Weighed.passing,
    Resign: Weighed.resigning,
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


def rivals(state: State, seat: Seat) -> Iterator[Seat]:
    """Those who will move, the next first."""
    for step in range(1, state.players):
        other = state.seats[(seat + step) % state.players]
        if state.standing[other] is Standing.PLAYING:
            yield other


def _compared(other: Weighed, move: Weighed) -> tuple[Iterator[Message], Iterator[Message]]:
    """What another action has for it, and against it."""
    return _sides(other, move, is_for=True), _sides(other, move, is_for=False)


def _sides(other: Weighed, move: Weighed, *, is_for: bool) -> Iterator[Message]:
    if other.is_known and move.is_known:
        difference = other.gain() - move.gain()
        if difference and (difference > 0) is is_for:
            yield (findings.MoreAtOnce if is_for else findings.FewerAtOnce)(Points(abs(difference)))
    kept, missed = (other, move) if is_for else (move, other)
    if kept.is_known and (loss := _kept_only(kept, missed)):
        yield (findings.KeepsFrom if is_for else findings.LeavesTo)(loss.rival, loss.at, Points(loss.points))
    elif not is_for and (opened := move.opened) and other.is_known and opened[0] not in reach(other.after, other.seat):
        yield findings.DoesNotOpen(opened[0], Points(opened[1]))
    if not is_for and _places_station(other) and not _places_station(move):
        yield findings.SpendsStation(other.before.supplies[other.seat].stations)


def _kept_only(kept: Weighed, missed: Weighed) -> Loss | None:
    """The worst that one action keeps from a rival and the other does not."""
    taken = {(loss.rival, loss.at) for loss in missed.losses} if missed.is_known else set()
    if missed.target is not None:
        taken |= {(rival, missed.target) for rival in missed.before.seats}
    losses = [loss for loss in kept.losses if loss.points >= WORTH_SAYING and (loss.rival, loss.at) not in taken]
    return losses[0] if losses else None


def _places_station(weighed: Weighed) -> bool:
    return isinstance(weighed.action, Move | Refuel) and weighed.action.place is Piece.STATION


def site_of(state: State, at: Hex) -> Site:
    """A system, and what is there."""
    return Site(at, state.face_up.get(at) or state.board.systems[at])

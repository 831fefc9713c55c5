"""What a coach says of a turn: what it is for and why, who wins at this pace, what threatens, what is to be learned.

Every number is one of the score sheet, of a move that somebody could make, or of what the search expects of the end.
"""

from collections.abc import Mapping, Sequence
from math import ceil

from stellarch.core import Coaching, Forecast, Hex, Lesson, Message, Phrase, Seat, said
from stellarch.core.coaching import Coach
from stellarch.games.small_star_empires import position
from stellarch.games.small_star_empires.actions import AnyAction, How, Move, Pass, Repair, Resign, Stop
from stellarch.games.small_star_empires.findings import Points, Systems
from stellarch.games.small_star_empires.remarks import WORTH_SAYING, Loss, Weighed, reach, rivals, site_of
from stellarch.games.small_star_empires.rules.movement import bars
from stellarch.games.small_star_empires.scoring import Score, scores
from stellarch.games.small_star_empires.site import Site
from stellarch.games.small_star_empires.state import Standing, State
from stellarch.games.small_star_empires.view import SseView

_MANY = 3
"""Who loses the way to as many systems as this is being fenced in."""
_CLOSE = 1
"""Points that decide nothing yet."""


# What a turn is for


class Fence(Message, frozen=True):
    seat: Seat
    systems: Systems


class BeFirst(Message, frozen=True):
    seat: Seat


class OpenUp(Message, frozen=True):
    at: Site
    points: Points


class TakeBest(Message, frozen=True):
    most: Points


class Aim(Phrase):
    """The other aims, by what brings most of the points, or by the order."""

    PLANETS = "planets"
    NEBULAE = "nebulae"
    STATIONS = "stations"
    TERRITORY = "territory"
    TILES = "tiles"
    ROOM = "room"
    EXPLORE = "explore"
    FINISH = "finish"
    REPAIR = "repair"
    STAY = "stay"
    PASS = "pass"
    LEAVE = "leave"


# The race, and what threatens


class Leads(Message, frozen=True):
    """The seat with most points at the end, as it is expected; the reader beside it, or else the next."""

    seat: Seat
    points: Points
    next: Seat
    lead: int
    rounds: int


class NeckAndNeck(Message, frozen=True):
    """Two who cannot be told apart at the end, the reader first."""

    seat: Seat
    other: Seat
    points: Points
    rounds: int


class Answers(Message, frozen=True):
    """The best that a rival can do next."""

    seat: Seat
    at: Site
    points: Points


class Calm(Phrase):
    NOBODY_MOVES = 1
    NOTHING_MUCH = 2


# What is to be learned


class Taught(Phrase):
    SHARED_REACH = "shared reach"
    LINES = "lines"
    NEBULAE = "nebulae"
    STATIONS = "stations"
    TERRITORY = "territory"
    PLANETS = "planets"
    WORMHOLES = "wormholes"
    UNEXPLORED = "unexplored"
    DAMAGED = "damaged"
    REFUELING = "refueling"
    TOLLS = "tolls"
    PASSING = "passing"
    RESIGNING = "resigning"


RULES: Mapping[Taught, str] = {
    Taught.SHARED_REACH: "SSE-4.2",
    Taught.LINES: "SSE-3.7",
    Taught.NEBULAE: "SSE-6.2",
    Taught.STATIONS: "SSE-6.3",
    Taught.TERRITORY: "SSE-6.5",
    Taught.PLANETS: "SSE-6.1",
    Taught.WORMHOLES: "SSE-3.10",
    Taught.UNEXPLORED: "SSE-7.3",
    Taught.DAMAGED: "SSE-7.6",
    Taught.REFUELING: "SSE-7.9",
    Taught.TOLLS: "SSE-8.9",
    Taught.PASSING: "SSE-5.1",
    Taught.RESIGNING: "SSE-5.3",
}
"""The rule that each lesson is written in."""

_BESIDES: Mapping[type, tuple[Aim, Taught]] = {
    Repair: (Aim.REPAIR, Taught.DAMAGED),
    Stop: (Aim.STAY, Taught.REFUELING),
    Pass: (Aim.PASS, Taught.TOLLS),
    Resign: (Aim.LEAVE, Taught.RESIGNING),
}
"""Orders that take no system."""


def coaching(state: State, seat: Seat, action: AnyAction, expected: Forecast, names: Sequence[str]) -> Coaching:
    move = Weighed(state, seat, action)
    aim, taught = _purpose(move)
    race = _race(state, expected)
    return Coaching(
        said(aim, names),
        None if race is None else said(race, names),
        said(_threat(move), names),
        Lesson(said(taught), RULES[taught]),
    )


def _purpose(move: Weighed) -> tuple[Message | Aim, Taught]:
    """What a move is for, by what weighs most in it, and what can be learned from it."""
    if besides := _BESIDES.get(type(move.action)):
        return besides
    if not move.is_known:
        return Aim.EXPLORE, Taught.UNEXPLORED
    if next(rivals(move.before, move.seat), None) is None:
        return Aim.FINISH, Taught.PASSING
    gain, part = _richest_part(move)
    worst, opened = _worst_loss(move), move.opened
    fenced = sum(loss.rival == worst.rival for loss in move.losses) if worst else 0
    if worst and fenced >= _MANY and worst.points >= gain:
        return Fence(worst.rival, Systems(fenced)), Taught.LINES
    most = max(reach(move.before, move.seat).values(), default=0)
    if opened and opened[1] > most:
        return OpenUp(site_of(move.after, opened[0]), Points(opened[1])), Taught.LINES
    if worst and worst.at == move.target and part == "planets":
        return BeFirst(worst.rival), Taught.SHARED_REACH
    if part == "planets":
        is_best = move.target is not None and reach(move.before, move.seat).get(move.target, 0) >= most
        taught = Taught.WORMHOLES if _jumps(move) else Taught.PLANETS
        return TakeBest(Points(most)) if is_best else Aim.PLANETS, taught
    aim = Aim(part) if gain > 0 else Aim.ROOM
    return aim, {Aim.NEBULAE: Taught.NEBULAE, Aim.STATIONS: Taught.STATIONS}.get(aim, Taught.TERRITORY)


def _richest_part(move: Weighed) -> tuple[int, str]:
    """The row of the score sheet that gains most, and how much."""
    then, now = (scores(state)[move.seat] for state in (move.before, move.after))
    return max((getattr(now, row) - getattr(then, row), row) for row in Score.__struct_fields__ if row != "tolls")


def _worst_loss(move: Weighed) -> Loss | None:
    return next(iter(move.losses), None)


def _jumps(move: Weighed) -> bool:
    return isinstance(move.action, Move) and move.action.how is How.JUMP


def _race(state: State, expected: Forecast) -> Message | None:
    """Who has most points at the end, as the search expects it, and how long that is away at most."""
    if not (expected.rows and expected.adds_up) or state.over:
        return None
    totals = {seat: round(expected.total(seat)) for seat in state.seats}
    first, second = sorted(totals, key=lambda seat: -totals[seat])[:2]
    lead, points, rounds = totals[first] - totals[second], Points(totals[first]), rounds_left(state)
    if lead > _CLOSE:
        other = second if first == state.turn else state.turn
        return Leads(first, points, other, totals[first] - totals[other], rounds)
    seat, other = sorted((first, second), key=lambda seat: seat != state.turn)
    return NeckAndNeck(seat, other, points, rounds)


def rounds_left(state: State) -> int:
    """The rounds that there are at most: every move takes a system that is free."""
    playing = state.standing.count(Standing.PLAYING)
    return max(1, ceil(len(_free(state)) / max(1, playing)))


def _free(state: State) -> list[Hex]:
    return [at for at in state.board.systems if bars(state, at, state.turn).ending is None]


def _threat(move: Weighed) -> Message | Calm:
    """The most that a rival could gain with its next move."""
    state, found = move.after, list(rivals(move.after, move.seat))
    if not found or state.over:
        return Calm.NOBODY_MOVES
    best = [(points, rival, at) for rival in found for at, points in reach(state, rival).items()]
    points, rival, at = max(best, default=(0, found[0], None))
    if at is None or points < WORTH_SAYING:
        return Calm.NOTHING_MUCH
    return Answers(rival, site_of(state, at), Points(points))


class SseCoach(Coach):
    def besides(self, view: SseView, action: AnyAction, expected: Forecast, names: Sequence[str]) -> Coaching:
        assert view.you is not None
        imagined = position.read_position(view.position, "coach", study=True)
        return coaching(imagined, view.you, action, expected, names)

"""SW-25.5: freighters carry what is spare in one system to where the next works want it, again and again.

A freighter has two ways to go on: to bring what it has aboard to somebody, or to fetch something more before. It takes
whichever gives most for the time it takes, and decides anew wherever it has arrived with points left.
"""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from stellarch.core import Message
from stellarch.core.grammar import Counted
from stellarch.games.space_wars.chapters.loading import Load, Unload
from stellarch.games.space_wars.chapters.losses import capacity
from stellarch.games.space_wars.chapters.movement import bars_stepping, points
from stellarch.games.space_wars.geometry import At, distance
from stellarch.games.space_wars.mind.line import Line
from stellarch.games.space_wars.mind.moves.guild import trade
from stellarch.games.space_wars.mind.moves.passengers import put_down, take_along
from stellarch.games.space_wars.mind.moves.traffic import Goods, Traffic
from stellarch.games.space_wars.mind.moves.walking import walk
from stellarch.games.space_wars.mind.moves.ways import Journey, Ways
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.nouns import Piece, Place, cargo

_PATIENCE = 0.75
"""What comes a turn later is worth so much of it."""
_SHOT = 0.3
"""What is left of the worth of a way on which a freighter rests where an enemy can come."""
_LEGS = 6
"""Of this many parts a freighter's way in a turn consists at most: load, go, unload, go on."""


class Leg(NamedTuple):
    """The way to a source, to fetch something for a target; or straight to the target."""

    score: float
    source: At | None
    target: At


def run_freights(line: Line, survey: Survey, ways: Ways, kept: Collection[str]) -> None:
    """Laden ones first, since what they bring need not be fetched."""
    traffic = Traffic(survey)
    free = [name for name in survey.realm.of_kind("freight") if name not in kept]
    for freight in sorted(free, key=lambda name: -line.state.fleets[name].load):
        if not line.is_closed():
            trade(line, survey, freight)
            _run(line, traffic, ways, freight)


def _run(line: Line, traffic: Traffic, ways: Ways, freight: str) -> None:
    for _ in range(_LEGS):
        _unload(line, traffic, freight)
        if line.is_closed():
            return
        can_go_on = bars_stepping(line.state, freight) is None
        if not can_go_on and not _aboard(line, freight):
            return
        journey = ways.journey(line.state, freight)
        legs = [
            (leg.score * _risk(line, ways, freight, journey, leg), leg)
            for leg in _legs(line, traffic, freight, journey)
        ]
        leg = traffic.survey.pick(legs, "freight", freight) if legs else None
        if not can_go_on:
            if leg is not None and leg.source is None:
                traffic.bring(leg.target, _useful(line, traffic, freight, leg.target))
            return
        if leg is None:
            _store(line, traffic, freight, journey)
            return
        if not _go(line, traffic, freight, journey, leg):
            return


def _aboard(line: Line, freight: str) -> dict[str, int]:
    return {kind: count for kind, count in line.state.fleets[freight].tokens._asdict().items() if count}


def _room(line: Line, freight: str) -> int:
    return capacity(line.state.fleets[freight]) - line.state.fleets[freight].load


def _useful(line: Line, traffic: Traffic, freight: str, target: At) -> dict[str, int]:
    aboard = _aboard(line, freight)
    return traffic.useful(aboard, target, sum(aboard.values()))


# Where to go


def _legs(line: Line, traffic: Traffic, freight: str, journey: Journey) -> Iterator[Leg]:
    """All ways to go on that bring somebody something, by what they bring for the time they take."""
    aboard, room = _aboard(line, freight), _room(line, freight)
    speed = max(1, points(line.state, freight))
    for target in traffic.wanted:
        if target not in journey.turns:
            continue
        has = _useful(line, traffic, freight, target)
        if has:
            yield Leg(traffic.value(target, has) * _PATIENCE ** journey.turns[target], None, target)
        for source, stored in traffic.spare.items():
            if source == target or source not in journey.turns:
                continue
            both = {kind: aboard.get(kind, 0) + stored.get(kind, 0) for kind in stored}
            brings = traffic.useful(both, target, room + sum(has.values()))
            if brings != has and any(brings.get(kind, 0) > has.get(kind, 0) for kind in brings):
                turns = journey.turns[source] + distance(source, target) / speed
                yield Leg(traffic.value(target, brings) * _PATIENCE**turns, source, target)


def _risk(line: Line, ways: Ways, freight: str, journey: Journey, leg: Leg) -> float:
    goal = leg.target if leg.source is None else leg.source
    rest = journey.rest(line.state.fleets[freight].at, goal)
    return _SHOT if ways.is_hunted(line.state, rest) else 1.0


def _go(line: Line, traffic: Traffic, freight: str, journey: Journey, leg: Leg) -> bool:
    """The next part of the way; whether the freighter is where it wanted to be, and may go on."""
    here = line.state.fleets[freight].at
    if leg.source == here:
        return _load(line, traffic, freight, leg)
    goal = leg.target if leg.source is None else leg.source
    brings = _useful(line, traffic, freight, leg.target)
    take_along(line, traffic.survey, freight, goal)
    is_there = walk(line, traffic.survey, freight, journey, goal)
    _tell(line, freight, leg, brings)
    if not is_there and freight in line.state.fleets:  # it may have been lost on the way
        _reserve(line, traffic, freight, leg)
    return is_there


def _reserve(line: Line, traffic: Traffic, freight: str, leg: Leg) -> None:
    """What a freighter is under way with, or goes for, no other need care about."""
    brings = _useful(line, traffic, freight, leg.target)
    traffic.bring(leg.target, brings)
    if leg.source is not None:
        fetched = traffic.useful(traffic.spare[leg.source], leg.target, _room(line, freight))
        traffic.take(leg.source, fetched)
        traffic.bring(leg.target, fetched)


# Loading and unloading


def _load(line: Line, traffic: Traffic, freight: str, leg: Leg) -> bool:
    """What the target wants; then what others want near it, as long as there is room."""
    assert leg.source is not None
    take_along(line, traffic.survey, freight, leg.target)
    room, stored = _room(line, freight), dict(traffic.spare[leg.source])
    on_board, taken = _aboard(line, freight), dict.fromkeys(stored, 0)
    for target in traffic.targets_from(leg.target):
        if target == leg.source:
            continue
        has = traffic.useful(on_board, target, sum(on_board.values()))
        on_board = {kind: count - has.get(kind, 0) for kind, count in on_board.items()}
        lacks = {kind: count - has.get(kind, 0) for kind, count in traffic.wanted[target].items()}
        for kind in sorted(lacks, key=lambda kind: -traffic.survey.works.prices[kind]):
            count = min(lacks[kind], stored.get(kind, 0), room)
            if count > 0:
                taken[kind] += count
                stored[kind] -= count
                room -= count
    pieces = {kind: count for kind, count in taken.items() if count}
    if not pieces or not line.add(Load(freight, pieces)):
        return False
    traffic.take(leg.source, pieces)
    return True


def _unload(line: Line, traffic: Traffic, freight: str) -> None:
    """Put down what is wanted where the freighter is."""
    put_down(line, traffic.survey, freight)
    at = line.state.fleets[freight].at
    useful = _useful(line, traffic, freight, at)
    if useful and line.add(Unload(freight, useful)):
        traffic.bring(at, useful)


def _store(line: Line, traffic: Traffic, freight: str, journey: Journey) -> None:
    """Nobody wants what is aboard: it is put down in the nearest system of one's own."""
    survey = traffic.survey
    near = [at for at in survey.realm.systems if at in journey.turns]
    if not _aboard(line, freight) or not near:
        return
    if walk(line, survey, freight, journey, min(near, key=lambda at: (journey.turns[at], at))):
        line.add(Unload(freight, _aboard(line, freight)))


# Reasons


def _tell(line: Line, freight: str, leg: Leg, brings: Goods) -> None:
    galaxy = line.state.galaxy
    to = galaxy.name(leg.target)
    if leg.source is not None:
        line.because(FetchesGoods(freight, galaxy.name(leg.source), to), 1.2)
    elif brings:
        line.because(BringsGoods(freight, to, cargo(brings)), 2.5)


class BringsGoods(Message, frozen=True):
    freight: Piece
    to: Place
    goods: tuple[Counted, ...]


class FetchesGoods(Message, frozen=True):
    freight: Piece
    source: Place
    to: Place

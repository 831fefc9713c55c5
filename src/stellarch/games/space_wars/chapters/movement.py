"""SW-9.3: craft move, a step at a time, alone or in groups."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Literal

from msgspec.structs import replace

from stellarch.core import Pick, Refusal, Seat, Several, Template, Weight, said
from stellarch.games.space_wars.chapter import Bar, Course, Doing, Order, State, SwEvent, bar, bar_because, require
from stellarch.games.space_wars.chapters.arrival import arrive
from stellarch.games.space_wars.chapters.losses import drop_gate_without_base
from stellarch.games.space_wars.geometry import At, distance
from stellarch.games.space_wars.nouns import Anything, Piece, Place, Sector, Technology, sector_noun
from stellarch.games.space_wars.rules.cargo import aboard, contents
from stellarch.games.space_wars.rules.entry import EntryNoSuchSector, bars_entry, papers
from stellarch.games.space_wars.rules.headings import Heading
from stellarch.games.space_wars.rules.supply import is_in_supply, reach_of, steps_to_base
from stellarch.games.space_wars.state.fleets import Moves, Stop

# Orders


class Move(Order, frozen=True):
    """Craft in one sector go to the next one together (SW-D.19).

    A free sector is flagged on the way unless the order says no (SW-D.23).
    """

    word = "move"

    craft: tuple[Piece, ...]
    to: Place
    flag: bool = True


# Events


How = Literal["step", "gate", "jump", "warp"]


class CraftMoved(SwEvent, frozen=True):
    """Craft went from one sector to another, with all that is aboard."""

    weight = Weight.ROUTINE

    seat: Seat
    craft: tuple[Piece, ...]
    origin: Place
    to: Place
    how: How = "step"


# Refusals


class NoCraft(Refusal, frozen=True):
    rule = "SW-9.3.4"


class MovesNoSuchCraft(Refusal, frozen=True):
    rule = "SW-9.3.4"
    craft: Anything


class NotYourCraft(Refusal, frozen=True):
    rule = "SW-9.3.4"
    craft: Piece


class Twice(Refusal, frozen=True):
    rule = "SW-9.3.4"
    craft: Piece


class NotTogether(Refusal, frozen=True):
    rule = "SW-9.3.4"
    craft: Piece
    here: Place
    other: Piece
    there: Place


class NotAdjacent(Refusal, frozen=True):
    rule = "SW-9.3.2"
    origin: Sector
    to: Sector
    steps: int


class MovesNoPoints(Refusal, frozen=True):
    rule = "SW-9.3.1"
    craft: Piece


class PointsSpent(Refusal, frozen=True):
    rule = "SW-9.3.2"
    craft: Piece
    points: int


class OutOfSupply(Refusal, frozen=True):
    rule = "SW-9.2.10"
    craft: Piece
    here: Place
    steps: int | None
    """To the nearest base, if any reaches it."""
    range: int


class InAsteroids(Refusal, frozen=True):
    rule = "SW-2.2.7"
    craft: Piece


class Jumped(Refusal, frozen=True):
    rule = "SW-9.6.4"
    craft: Piece


class WasThrown(Refusal, frozen=True):
    rule = "SW-5.3.19"
    craft: Piece


class WasIntercepted(Refusal, frozen=True):
    rule = "SW-9.9.2"
    craft: Piece


class Worked(Refusal, frozen=True):
    rule = "SW-9.7.1"
    craft: Piece


class Pulsar(Refusal, frozen=True):
    rule = "SW-5.3.17"
    craft: Piece
    here: Place
    technology: Technology


class Gap(Refusal, frozen=True):
    rule = "SW-5.3.8"
    craft: Piece
    here: Place


class Relayed(Refusal, frozen=True):
    rule = "SW-9.8.6"
    craft: Piece


# Rules


_STOPS: Mapping[Stop, type[Refusal]] = {
    "asteroids": InAsteroids,
    "jump": Jumped,
    "thrown": WasThrown,
    "work": Worked,
    "fought": WasIntercepted,
}

# What a craft can do


def points(state: State, craft: str) -> int:
    """The movement points of a craft in a turn (SW-9.3.1)."""
    sheet, owner = state.fleets[craft].sheet, state.fleets[craft].owner
    if sheet.group != "capital":
        return sheet.move
    has_engineer = any(state.officers[officer].kind == "engineer" for officer in state.officers.at(craft))
    return sheet.move + int(state.empires[owner].knows("advanced_propulsion")) + int(has_engineer)


def points_left(state: State, craft: str) -> int:
    return points(state, craft) - state.fleets.moves_of(craft).points


def bars_leaving(state: State, craft: str) -> Bar | None:
    """Why a craft may not leave its sector, in whatever way; None when it may."""
    moves, here = state.fleets.moves_of(craft), state.fleets[craft].at
    stopped = moves.stopped
    if stopped == "supply":
        return _bar_without_supply(state, craft)
    if stopped is not None:
        return _because(state, craft, _STOPS[stopped])
    if any(aboard(state.fleets[craft], piece) for piece in moves.passed_on):
        return _because(state, craft, Relayed)
    for event in state.happenings.at(here):
        knows = state.empires[state.fleets[craft].owner].knows
        if event.kind == "pulsar_interference" and not knows("pulsar_interference_wrapper"):
            return _because(state, craft, Pulsar)
        if event.kind == "berilan_gap":
            return _because(state, craft, Gap)
    return None


def _because(state: State, craft: str, reason: type[Refusal]) -> Bar:
    def facts() -> dict[str, object]:
        here = state.galaxy.name(state.fleets[craft].at)
        return {"craft": craft, "here": here, "points": points(state, craft), "technology": _WRAPPER}

    return bar_because(reason, (craft,), facts)


_WRAPPER = "pulsar_interference_wrapper"


def _bar_without_supply(state: State, craft: str) -> Bar:
    """How far away the next base is."""
    owner, here = state.fleets[craft].owner, state.fleets[craft].at

    def facts() -> dict[str, object]:
        steps, reach = steps_to_base(state, owner, here), reach_of(state, owner)
        return {"craft": craft, "here": state.galaxy.name(here), "steps": steps, "range": reach}

    return bar_because(OutOfSupply, (craft,), facts)


def bars_stepping(state: State, craft: str) -> Bar | None:
    """Why a craft cannot make a step, wherever to; None when it can."""
    if barred := bars_leaving(state, craft):
        return barred
    if points_left(state, craft) > 0:
        return None
    return _because(state, craft, PointsSpent if points(state, craft) else MovesNoPoints)


def bars_group(state: State, seat: Seat, craft: tuple[str, ...]) -> Bar | None:
    """Why these cannot be moved together by a player, whatever they can do; None when they can (SW-9.3.4)."""
    if not craft:
        return bar(NoCraft)
    for each in craft:
        if barred := bars_commanding(state, seat, each):
            return barred
        if craft.count(each) > 1:
            return bar(Twice, each, craft=each)
        if state.fleets[each].at != state.fleets[craft[0]].at:
            here, there = (state.galaxy.name(state.fleets[one].at) for one in (craft[0], each))
            facts = {"craft": craft[0], "here": here, "other": each, "there": there}
            return bar(NotTogether, craft[0], each, **facts)
    return None


def bars_commanding(state: State, seat: Seat, craft: str) -> Bar | None:
    """Why a player cannot give orders to a craft: there is none of this name, or it is another player's."""
    if craft not in state.fleets:
        return bar(MovesNoSuchCraft, craft, craft=craft)
    if state.fleets[craft].owner != seat:
        return bar(NotYourCraft, craft, craft=craft)
    return None


def bars_move(state: State, seat: Seat, craft: tuple[str, ...], to: At | None, named: str) -> Bar | None:
    """Why a group cannot make a step to a sector; None when it can."""
    if barred := bars_group(state, seat, craft):
        return barred
    if to is None:
        return bar(EntryNoSuchSector, named, at=named)
    origin = state.fleets[craft[0]].at
    if distance(origin, to) != 1:
        names = {"origin": sector_noun(state.galaxy, origin), "to": sector_noun(state.galaxy, to)}
        return bar(NotAdjacent, named, steps=distance(origin, to), **names)
    for each in craft:
        if barred := bars_stepping(state, each) or bars_entry(state, seat, to, papers(state, each)):
            return barred
    return None


# Moving


def travel(
    course: Course, seat: Seat, craft: tuple[str, ...], to: At, how: How, changed: Callable[[Moves], Moves]
) -> None:
    """Craft are in another sector, and remember what they have done; supply is checked as they begin (SW-9.2.9)."""
    state = course.state
    origin = state.fleets[craft[0]].at
    moves = {}
    for each in craft:
        before = state.fleets.moves_of(each)
        stopped: Stop | None = before.stopped
        if not before.begun and not is_in_supply(state, each):
            stopped = "supply"
        rode = contents(state.fleets[each])
        moves[each] = changed(replace(before, begun=True, stopped=stopped, at_warp=False, rode=rode))
    fleets = state.fleets.with_journey(craft, to, moves)
    course.go(state.changed(fleets=fleets), CraftMoved(seat, craft, course.named(origin), course.named(to), how))
    drop_gate_without_base(course, origin)


def _move(course: Course, seat: Seat, order: Move) -> None:
    to = course.state.galaxy.find(order.to)
    require(bars_move(course.state, seat, order.craft, to, order.to))
    assert to is not None
    travel(course, seat, order.craft, to, "step", lambda moves: replace(moves, points=moves.points + 1))
    arrive(course, seat, order.craft, to, flag=order.flag)


# Choices


def by_place(state: State, craft: Iterable[str]) -> Mapping[At, list[str]]:
    found: dict[At, list[str]] = {}
    for each in craft:
        found.setdefault(state.fleets[each].at, []).append(each)
    return found


def _choices(state: State, seat: Seat) -> Iterator[Order | Template]:
    """Each craft alone and all together, for every step that can be made (SW-23.1.5); other groups by a template."""
    for here, crew in by_place(state, state.fleets.of(seat)).items():
        group = [craft for craft in crew if bars_stepping(state, craft) is None]
        carried = {craft: papers(state, craft) for craft in group}
        reached = []
        for to in state.galaxy.board.neighbours[here]:
            is_open = {carrying: bars_entry(state, seat, to, carrying) is None for carrying in set(carried.values())}
            able = tuple(craft for craft in group if is_open[carried[craft]])
            named = state.galaxy.name(to)
            yield from (Move((craft,), named) for craft in able)
            if len(able) > 1:
                yield Move(able, named)
            if able:
                reached.append(named)
        if len(group) > 2 and reached:
            yield Template("move", said(Heading.GROUP), {"craft": Several(tuple(group), 2), "to": Pick(tuple(reached))})


MOVING = Doing(_choices, {Move: _move})

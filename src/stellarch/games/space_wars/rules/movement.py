"""SW-9.3: craft move, a step at a time, alone or in groups."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from msgspec.structs import replace

from stellarch.core import Pick, Refusal, Seat, Several, Template, said
from stellarch.games.space_wars.actions import AnyAction
from stellarch.games.space_wars.actions.moves import Move
from stellarch.games.space_wars.events.moves import CraftMoved, How
from stellarch.games.space_wars.geometry import At, distance
from stellarch.games.space_wars.nouns import sector_noun
from stellarch.games.space_wars.refusals import Bar, bar, bar_because
from stellarch.games.space_wars.refusals import entry as entry_refusals
from stellarch.games.space_wars.refusals import moves as refusals
from stellarch.games.space_wars.rules.arrival import arrive
from stellarch.games.space_wars.rules.cargo import aboard, contents
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.rules.doings import Doing
from stellarch.games.space_wars.rules.entry import bars_entry, papers
from stellarch.games.space_wars.rules.headings import Heading
from stellarch.games.space_wars.rules.losses import drop_gate_without_base
from stellarch.games.space_wars.rules.supply import is_in_supply, reach_of, steps_to_base
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.fleets import Moves, Stop

_STOPS: Mapping[Stop, type[Refusal]] = {
    "asteroids": refusals.InAsteroids,
    "jump": refusals.Jumped,
    "thrown": refusals.WasThrown,
    "work": refusals.Worked,
    "fought": refusals.WasIntercepted,
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
        return _because(state, craft, refusals.Relayed)
    for event in state.happenings.at(here):
        knows = state.empires[state.fleets[craft].owner].knows
        if event.kind == "pulsar_interference" and not knows("pulsar_interference_wrapper"):
            return _because(state, craft, refusals.Pulsar)
        if event.kind == "berilan_gap":
            return _because(state, craft, refusals.Gap)
    return None


def _because(state: State, craft: str, reason: type[Refusal]) -> Bar:
    def facts() -> dict[str, object]:
        here = state.galaxy.name(state.fleets[craft].at)
        return {"craft": craft, "here": here, "points": points(state, craft), "technology": _WRAPPER}

    return bar_because(reason, (craft,), facts)


_WRAPPER = "pulsar_interference_wrapper"


def _bar_without_supply(state: State, craft: str) -> Bar:
    """How far away the next base is, for whoever wonders."""
    owner, here = state.fleets[craft].owner, state.fleets[craft].at

    def facts() -> dict[str, object]:
        steps, reach = steps_to_base(state, owner, here), reach_of(state, owner)
        return {"craft": craft, "here": state.galaxy.name(here), "steps": steps, "range": reach}

    return bar_because(refusals.OutOfSupply, (craft,), facts)


def bars_stepping(state: State, craft: str) -> Bar | None:
    """Why a craft cannot make a step, wherever to; None when it can."""
    if barred := bars_leaving(state, craft):
        return barred
    if points_left(state, craft) > 0:
        return None
    return _because(state, craft, refusals.PointsSpent if points(state, craft) else refusals.MovesNoPoints)


def bars_group(state: State, seat: Seat, craft: tuple[str, ...]) -> Bar | None:
    """Why these cannot be moved together by a player, whatever they can do; None when they can (SW-9.3.4)."""
    if not craft:
        return bar(refusals.NoCraft)
    for each in craft:
        if barred := bars_commanding(state, seat, each):
            return barred
        if craft.count(each) > 1:
            return bar(refusals.Twice, each, craft=each)
        if state.fleets[each].at != state.fleets[craft[0]].at:
            here, there = (state.galaxy.name(state.fleets[one].at) for one in (craft[0], each))
            facts = {"craft": craft[0], "here": here, "other": each, "there": there}
            return bar(refusals.NotTogether, craft[0], each, **facts)
    return None


def bars_commanding(state: State, seat: Seat, craft: str) -> Bar | None:
    """Why a player cannot give orders to a craft: there is none of this name, or it is another player's."""
    if craft not in state.fleets:
        return bar(refusals.MovesNoSuchCraft, craft, craft=craft)
    if state.fleets[craft].owner != seat:
        return bar(refusals.NotYourCraft, craft, craft=craft)
    return None


def bars_move(state: State, seat: Seat, craft: tuple[str, ...], to: At | None, named: str) -> Bar | None:
    """Why a group cannot make a step to a sector; None when it can."""
    if barred := bars_group(state, seat, craft):
        return barred
    if to is None:
        return bar(entry_refusals.EntryNoSuchSector, named, at=named)
    origin = state.fleets[craft[0]].at
    if distance(origin, to) != 1:
        names = {"origin": sector_noun(state.galaxy, origin), "to": sector_noun(state.galaxy, to)}
        return bar(refusals.NotAdjacent, named, steps=distance(origin, to), **names)
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
    if barred := bars_move(course.state, seat, order.craft, to, order.to):
        raise barred.illegal()
    assert to is not None
    travel(course, seat, order.craft, to, "step", lambda moves: replace(moves, points=moves.points + 1))
    arrive(course, seat, order.craft, to, flag=order.flag)


# Choices


def by_place(state: State, craft: Iterable[str]) -> Mapping[At, list[str]]:
    found: dict[At, list[str]] = {}
    for each in craft:
        found.setdefault(state.fleets[each].at, []).append(each)
    return found


def _choices(state: State, seat: Seat) -> Iterator[AnyAction | Template]:
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

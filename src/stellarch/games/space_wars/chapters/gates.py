"""SW-9.5: passing through gates, which costs no movement points."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from stellarch.core import Refusal, Seat, Weight
from stellarch.games.space_wars.chapter import Bar, Course, Doing, Order, State, SwEvent, bar, bar_because, require
from stellarch.games.space_wars.chapters.arrival import arrive
from stellarch.games.space_wars.chapters.movement import bars_group, bars_leaving, by_place, travel
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Cargo, CargoKind, Piece, Place, Sector, Technology, sector_noun
from stellarch.games.space_wars.rules.entry import NO_PAPERS, EntryNoSuchSector, Papers, bars_entry, papers
from stellarch.games.space_wars.rules.joins import nets
from stellarch.games.space_wars.rules.supply import in_supply_at
from stellarch.games.space_wars.state.counts import NO_SMALL, Small, minus, plus
from stellarch.games.space_wars.state.fleets import Passed
from stellarch.games.space_wars.tables.craft import SMALL

# Orders


class Gate(Order, frozen=True):
    """Craft in one sector pass through a gate together (SW-D.19)."""

    word = "gate"

    craft: tuple[Piece, ...]
    to: Place
    flag: bool = True


class GateSmall(Order, frozen=True):
    """Fighters and pods in space pass through a gate (SW-D.19)."""

    word = "gate_small"

    origin: Place
    small: Cargo
    to: Place
    flag: bool = True


# Events


class SmallPassed(SwEvent, frozen=True):
    """Fighters and pods passed a gate."""

    weight = Weight.ROUTINE

    seat: Seat
    small: Cargo
    origin: Place
    to: Place


# Refusals


class NoGate(Refusal, frozen=True):
    rule = "SW-9.5.4"
    origin: Sector
    to: Sector


class NoNavigation(Refusal, frozen=True):
    rule = "SW-9.5.1"
    technology: Technology


class OtherLetter(Refusal, frozen=True):
    rule = "SW-9.5.2"
    one: str
    to: Sector
    other: str


class TwiceByGate(Refusal, frozen=True):
    rule = "SW-9.5.5"
    craft: Piece
    to: Sector


class SmallTwice(Refusal, frozen=True):
    rule = "SW-9.5.5"
    piece: CargoKind
    able: int
    count: int


class NotSmall(Refusal, frozen=True):
    rule = "SW-9.3.3"


# Rules


_NAVIGATION = "star_gates_navigation"


def passes_all_letters(state: State, craft: str) -> bool:
    """A capital starship with a two-star scientist aboard (SW-9.5.2)."""
    if state.fleets[craft].sheet.group != "capital":
        return False
    aboard = (state.officers[officer] for officer in state.officers.at(craft))
    return any(officer.kind == "scientist" and officer.stars == 2 for officer in aboard)


def bars_passage(
    state: State, seat: Seat, origin: At, to: At, carrying: Papers = NO_PAPERS, all_letters: bool = False
) -> Bar | None:
    """Why one cannot pass by gates from a sector to another; None when one can."""
    is_joined = to != origin and any(origin in net and to in net for net in nets(state, seat))
    if not is_joined and (barred := _bars_letters(state, seat, origin, to, all_letters)):
        return barred
    return bars_entry(state, seat, origin, carrying) or bars_entry(state, seat, to, carrying)


def _bars_letters(state: State, seat: Seat, origin: At, to: At, all_letters: bool) -> Bar | None:
    """Between two star gates, without a net that joins them."""
    galaxy = state.galaxy
    one, other, named = galaxy.gate_letter(origin), galaxy.gate_letter(to), (galaxy.name(to),)

    def facts() -> dict[str, object]:
        places = {"origin": sector_noun(galaxy, origin), "to": sector_noun(galaxy, to)}
        return {**places, "one": one, "other": other, "technology": _NAVIGATION}

    if one is None or other is None or to == origin:
        return bar_because(NoGate, named, facts)
    if not state.empires[seat].knows(_NAVIGATION):
        return bar_because(NoNavigation, named, facts)
    return None if all_letters else bar_because(OtherLetter, named, facts)


def bars_gate(state: State, seat: Seat, craft: tuple[str, ...], to: At | None, named: str) -> Bar | None:
    """Why craft cannot pass by a gate to a sector; None when they can."""
    if barred := bars_group(state, seat, craft):
        return barred
    if to is None:
        return bar(EntryNoSuchSector, named, at=named)
    for each in craft:
        if barred := bars_leaving(state, each) or _bars_passing(state, seat, each, to):
            return barred
    return None


def _bars_passing(state: State, seat: Seat, craft: str, to: At) -> Bar | None:
    """Why a craft that can leave cannot pass to a sector."""
    origin = state.fleets[craft].at
    if barred := bars_passage(state, seat, origin, to, papers(state, craft), passes_all_letters(state, craft)):
        return barred
    if to in state.fleets.moves_of(craft).gated:
        facts = {"craft": craft, "to": sector_noun(state.galaxy, to)}
        return bar(TwiceByGate, craft, **facts)
    return None


def _gate(course: Course, seat: Seat, order: Gate) -> None:
    to = course.state.galaxy.find(order.to)
    require(bars_gate(course.state, seat, order.craft, to, order.to))
    assert to is not None
    travel(course, seat, order.craft, to, "gate", lambda moves: replace(moves, gated=(*moves.gated, to)))
    arrive(course, seat, order.craft, to, flag=order.flag)


# Fighters and pods, which are counted: of those in a sector, who has passed no gate yet goes first


def _groups(state: State, seat: Seat, at: At, kind: str) -> list[Passed]:
    """The fighters or pods of a kind in space there, by the gates they have passed this turn."""
    passed = [each for each in state.fleets.passed if (each.seat, each.at, each.kind) == (seat, at, kind)]
    there = getattr(state.sectors.small_in_space(at, seat), kind)
    fresh = max(0, there - sum(each.count for each in passed))
    rested = Passed(seat, at, kind, (), in_supply_at(state, seat, at), fresh)
    return [rested, *passed] if fresh else passed


def _can_pass(group: Passed, to: At) -> bool:
    if group.fought:  # SW-29.4
        return False
    return to not in group.gated and (group.supplied or not group.gated)  # SW-9.5.5, SW-9.2.10


def _able(state: State, seat: Seat, origin: At, kind: str, to: At) -> int:
    there: int = getattr(state.sectors.small_in_space(origin, seat), kind)
    return min(there, sum(group.count for group in _groups(state, seat, origin, kind) if _can_pass(group, to)))


def bars_gate_small(state: State, seat: Seat, origin: At, small: Mapping[str, int], to: At) -> Bar | None:
    if not small or min(small.values()) < 1 or not set(small) <= set(SMALL):
        return bar(NotSmall)
    if barred := bars_passage(state, seat, origin, to):
        return barred
    for kind, count in small.items():
        able = _able(state, seat, origin, kind, to)
        if count > able:
            return bar(SmallTwice, state.galaxy.name(origin), piece=kind, able=able, count=count)
    return None


def _gate_small(course: Course, seat: Seat, order: GateSmall) -> None:
    state = course.state
    origin, to = state.galaxy.find(order.origin), state.galaxy.find(order.to)
    for at, named in ((origin, order.origin), (to, order.to)):
        if at is None:
            raise EntryNoSuchSector(at=named).illegal(named)
    assert origin is not None
    assert to is not None
    require(bars_gate_small(state, seat, origin, order.small, to))
    passed = state.fleets.passed
    for kind, count in order.small.items():
        passed = _with_passed(state, passed, seat, origin, kind, count, to)
    going = Small(**order.small)
    sectors = state.sectors.with_small_in_space(origin, seat, minus(state.sectors.small_in_space(origin, seat), going))
    sectors = sectors.with_small_in_space(to, seat, plus(sectors.small_in_space(to, seat), going))
    state = state.changed(sectors=sectors, fleets=replace(state.fleets, passed=passed))
    course.go(state, SmallPassed(seat, order.small, course.named(origin), course.named(to)))
    arrive(course, seat, (), to, going, flag=order.flag)


def _with_passed(
    state: State, passed: tuple[Passed, ...], seat: Seat, origin: At, kind: str, count: int, to: At
) -> tuple[Passed, ...]:
    for group in _groups(state, seat, origin, kind):
        going = min(count, group.count) if _can_pass(group, to) else 0
        if going:
            count -= going
            staying = replace(group, count=group.count - going)
            passed = tuple(each for each in passed if each is not group)
            if group.gated and staying.count:
                passed = (*passed, staying)
            passed = (*passed, replace(group, at=to, gated=(*group.gated, to), count=going))
    return passed


# Choices


def _choices(state: State, seat: Seat) -> Iterator[Gate | GateSmall]:
    """Each craft alone and all together, as for steps; fighters and pods of a kind one by one or all."""
    joined = {at for net in nets(state, seat) for at in net}
    if not joined:
        return
    near = [craft for craft in state.fleets.of(seat) if state.fleets[craft].at in joined]
    for here, group in by_place(state, near).items():
        ready = [craft for craft in group if bars_leaving(state, craft) is None]
        if not ready:
            continue
        for to in _ends(state, seat, here, any(passes_all_letters(state, craft) for craft in ready)):
            able = tuple(craft for craft in ready if _bars_passing(state, seat, craft, to) is None)
            yield from (Gate((craft,), state.galaxy.name(to)) for craft in able)
            if len(able) > 1:
                yield Gate(able, state.galaxy.name(to))
    for here in sorted(joined):
        small = state.sectors.small_in_space(here, seat)
        if small is not NO_SMALL:
            yield from _small_choices(state, seat, here, small)


def _small_choices(state: State, seat: Seat, here: At, small: Small) -> Iterator[GateSmall]:
    for to in _ends(state, seat, here, all_letters=False):
        if bars_passage(state, seat, here, to) is None:
            for kind in (kind for kind, count in zip(SMALL, small, strict=True) if count):
                for count in sorted({1, _able(state, seat, here, kind, to)} - {0}):
                    if bars_gate_small(state, seat, here, {kind: count}, to) is None:
                        yield GateSmall(state.galaxy.name(here), {kind: count}, state.galaxy.name(to))


def _ends(state: State, seat: Seat, here: At, all_letters: bool) -> list[At]:
    """The sectors to which gates could lead from here."""
    letters = state.galaxy.gates.values() if all_letters and state.galaxy.gate_letter(here) is not None else ()
    reached = (at for net in (*nets(state, seat), *letters) if here in net or net in letters for at in net)
    return [at for at in dict.fromkeys(reached) if at != here]


GATING = Doing(_choices, {Gate: _gate, GateSmall: _gate_small})

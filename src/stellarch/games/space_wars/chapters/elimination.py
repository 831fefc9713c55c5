"""SW-19.4: a player without a world is out of the game."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from stellarch.core import Seat, Weight
from stellarch.games.space_wars.chapter import Course, GameEvent, State
from stellarch.games.space_wars.chapters.losses import drop_gate_without_base
from stellarch.games.space_wars.chapters.offices import fall_into_anarchy
from stellarch.games.space_wars.chapters.winning import win
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.rules.control import managed_systems, manager
from stellarch.games.space_wars.rules.votes import has_council
from stellarch.games.space_wars.state import Politics, Sector, Sectors
from stellarch.games.space_wars.state.politics import Relation

# Events


class PlayerEliminated(GameEvent, frozen=True):
    weight = Weight.HEADLINE

    seat: Seat


# Rules


def check_elimination(course: Course) -> None:
    """At the end of a sub-phase or turn: who has lost is out, and the only one left has won (SW-19.4.4). Of
    two who are left nobody keeps an office or a law (SW-19.5.1)."""
    if course.state.over:
        return
    for seat in [seat for seat in course.state.living if is_lost(course.state, seat)]:
        if len(course.state.living) > 1:
            _eliminate(course, seat)
    if len(course.state.living) == 1:
        win(course, course.state.living, "long")
    elif not has_council(course.state):
        fall_into_anarchy(course)


def is_lost(state: State, seat: Seat) -> bool:
    """Who manages no system; or only infested ones, and has no legion anywhere (SW-19.4.1)."""
    mine = managed_systems(state, seat)
    return all(state.sectors.system(at).aliens for at in mine) and (not mine or not _has_legions(state, seat))


def _has_legions(state: State, seat: Seat) -> bool:
    aboard = any(any(state.fleets[name].legions) for name in state.fleets.of(seat))
    return aboard or any(seat in state.sectors.system(at).legions for at in state.sectors.systems)


def _eliminate(course: Course, seat: Seat) -> None:
    """All that is his goes; structures, people and tokens stay where they are (SW-19.4.2, SW-19.4.3)."""
    state = course.state
    was_his = state.sectors.owned_by(seat)
    bases = {state.fleets[name].at for name in state.fleets.of(seat)}
    officers = state.officers.without(tuple(state.officers.of(seat)))
    state = state.changed(officers=officers, fleets=state.fleets.without(state.fleets.of(seat)))
    state = state.changed(
        sectors=_without_pieces(state.sectors, seat), politics=_without_treaties(state.politics, seat)
    )
    out = 1 + sum(not empire.alive for empire in state.empires)
    state = state.with_empire(seat, credits=0, capital=None, out=out)
    filed = {other: theirs for other, theirs in state.filed.items() if other != seat}
    course.go(state.changed(sealed={other: each for other, each in state.sealed.items() if other != seat}, filed=filed))
    course.tell(PlayerEliminated(seat))
    for at in bases:
        drop_gate_without_base(course, at)
    for at in was_his:
        _flag_by_controller(course, at)


def _without_pieces(sectors: Sectors, seat: Seat) -> Sectors:
    """No flag, mine, gate, legion, fighter or pod of his is left."""
    return Sectors(tuple(_without(sector, seat) for sector in sectors.each))


def _without(sector: Sector, seat: Seat) -> Sector:
    system = sector.system
    if system is not None:
        system = replace(system, legions=_others(system.legions, seat), small=_others(system.small, seat))
        system = replace(system, project=None) if _has_laid_down(sector, seat) else system
    changed = replace(sector, system=system, small=_others(sector.small, seat))
    if changed.gate == seat:
        changed = replace(changed, gate=None)
    return replace(changed, owner=None, mines=0) if sector.owner == seat else changed


def _has_laid_down(sector: Sector, seat: Seat) -> bool:
    """What a conqueror has laid down in the system stays his (SW-16.2.5)."""
    project = sector.system.project if sector.system is not None else None
    by = project.by if project is not None else None
    return seat == (sector.owner if by is None else by)


def _others(counts: Mapping[Seat, Any], seat: Seat) -> Mapping[Seat, Any]:
    return {other: count for other, count in counts.items() if other != seat} if seat in counts else counts


def _without_treaties(politics: Politics, seat: Seat) -> Politics:
    """His relations, offers and pledges end, his offices are empty until the next council (SW-19.4.3)."""
    pairs = {politics.pair(seat, other) for other in politics.others(seat)}
    relations = tuple(Relation() if at in pairs else relation for at, relation in enumerate(politics.relations))
    offices = {office: holder for office, holder in politics.offices.items() if holder != seat}
    permissions = frozenset(pair for pair in politics.permissions if seat not in pair)
    kept = replace(politics, relations=relations, offices=offices, permissions=permissions)
    return kept.without_party(seat)


def _flag_by_controller(course: Course, at: At) -> None:
    """A player who controls a sector that has lost its flag puts his own there (SW-19.4.2)."""
    controller = manager(course.state, at)
    if controller is not None:
        course.go(course.state.with_sector(at, owner=controller))

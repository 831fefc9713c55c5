"""SW-13.1, SW-D.48: the phase player invades systems, one after the other."""

from collections.abc import Iterator

from stellarch.core import Refusal, Seat
from stellarch.games.space_wars.chapter import Bar, BattleEvent, Course, Doing, Order, State, bar, require
from stellarch.games.space_wars.chapters.battle.power import threshold
from stellarch.games.space_wars.chapters.command import led_by_software, may_say_to_command
from stellarch.games.space_wars.chapters.ground.forces import commander_at, defence, landing_force
from stellarch.games.space_wars.chapters.ground.reckoning import strength
from stellarch.games.space_wars.chapters.hostilities import could_attack_anything, may_attack_system
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Place, Technology
from stellarch.games.space_wars.rules.entry import EntryNoSuchSector
from stellarch.games.space_wars.rules.versions import has_war
from stellarch.games.space_wars.state.counts import strength_of
from stellarch.games.space_wars.state.ground import GroundBattle
from stellarch.games.space_wars.state.matters import SubPhases
from stellarch.games.space_wars.tables.game import NUMBERS
from stellarch.games.space_wars.tables.ground import POPULACE

# Orders


class Invade(Order, frozen=True):
    """Land legions on a system (SW-D.48)."""

    word = "invade"

    system: Place
    command: bool = False
    """Command it oneself, where the software would (SW-21.1.14)."""


# Events


class InvasionBegun(BattleEvent, frozen=True):
    """Legions land on a system (SW-13.1); without a defender's name nobody or only aliens are there."""

    seat: Seat
    at: Place
    loser: Seat | None


# Refusals


class GroundNoSystem(Refusal, frozen=True):
    rule = "SW-13.1.1"
    at: Place


class NoLegions(Refusal, frozen=True):
    rule = "SW-13.1.1"
    at: Place


class GroundNotATarget(Refusal, frozen=True):
    rule = "SW-13.1.2"


class GroundNobodyThere(Refusal, frozen=True):
    rule = "SW-13.1.2"
    at: Place


class GroundStar(Refusal, frozen=True):
    rule = "SW-13.1.3"
    technology: Technology


class RaidedAlready(Refusal, frozen=True):
    rule = "SW-6.4.14"
    at: Place


# Rules


_GEAR = "personal_radiation_gear"


def bars_invasion(state: State, seat: Seat, at: At) -> Bar | None:
    """Why a player cannot invade the system of a sector; None when he can."""
    about = state.galaxy.name(at)
    if state.sectors[at].system is None:
        return bar(GroundNoSystem, about, at=about)
    if not has_war(state) or not may_attack_system(state, seat, at):
        return bar(GroundNotATarget, about)
    if not state.sectors.system(at).aliens and commander_at(state, at) is None:
        return bar(GroundNobodyThere, about, at=about)
    if state.galaxy.systems[at].is_star and not state.empires[seat].knows(_GEAR):
        return bar(GroundStar, about, technology=_GEAR)
    if not any(landing_force(state, seat, at)):
        return bar(NoLegions, about, at=about)
    stage = state.stage
    if isinstance(stage, SubPhases) and (at, seat) in stage.raided:
        return bar(RaidedAlready, about, at=about)
    return None


def invasions(state: State, seat: Seat) -> Iterator[At]:
    """The sectors whose systems a player can invade."""
    if not has_war(state) or not could_attack_anything(state, seat):
        return
    aboard = {state.fleets[craft].at for craft in state.fleets.of(seat) if any(state.fleets[craft].legions)}
    yield from (at for at in sorted(aboard) if bars_invasion(state, seat, at) is None)


def defending_strength(state: State, at: At) -> int:
    """The strength that would meet an invasion of a system: aliens, or the legions of its defence."""
    aliens = state.sectors.system(at).aliens
    if aliens:
        return aliens * POPULACE["alien"].strength
    return strength(defence(state, at, commander_at(state, at)))


def _usual(state: State, seat: Seat) -> Iterator[Invade]:
    """Invasions that the software would begin: with 1.3 times the defence (SW-D.48)."""
    for at in invasions(state, seat):
        own = strength_of(landing_force(state, seat, at))
        if own >= threshold(state, seat, NUMBERS.invasion_ratio) * defending_strength(state, at):
            yield Invade(state.galaxy.name(at))


def begin_invasion(course: Course, seat: Seat, at: At, *, command: bool) -> None:
    """Legions land: there is a battle, or, where nobody defends, the system is won (SW-13.1.4)."""
    state = course.state
    holder = None if state.sectors.system(at).aliens else commander_at(state, at)
    is_defended = defending_strength(state, at) > 0
    seats = frozenset(who for who in (seat, holder) if who is not None)
    entrusted = led_by_software(state, seats, is_even=is_defended, commanding=seat if command else None)
    battle = GroundBattle(at, seat, holder, entrusted, step="defence" if is_defended else "garrison")
    course.go(state.with_pending(battle), InvasionBegun(seat, course.named(at), holder))


def _invade(course: Course, seat: Seat, order: Invade) -> None:
    at = course.state.galaxy.find(order.system)
    if at is None:
        raise EntryNoSuchSector(at=order.system).illegal(order.system)
    require(bars_invasion(course.state, seat, at))
    begin_invasion(course, seat, at, command=order.command)


def _choices(state: State, seat: Seat) -> Iterator[Order]:
    for at in invasions(state, seat):
        yield Invade(state.galaxy.name(at))
        if may_say_to_command(state, seat, is_even=defending_strength(state, at) > 0):
            yield Invade(state.galaxy.name(at), command=True)


INVADING = Doing(_choices, {Invade: _invade}, ("ground_battle",), _usual, invasions)

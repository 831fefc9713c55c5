"""What an order would start or enter, with its odds in words: battles, bombardments, landings, a withdrawal, a posture.

Asked of a state that was imagined from a view: what is sealed or filed is not in it, and both sides are led as the
software leads them.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from stellarch.core import Caveat, Message, Seat, said
from stellarch.core.grammar import Counted
from stellarch.games.space_wars.chapters.battle.engaging import craft_for, is_grounded
from stellarch.games.space_wars.chapters.battle.interception import Intercept
from stellarch.games.space_wars.chapters.battle.mustering import Join
from stellarch.games.space_wars.chapters.battle.orders import Withdraw
from stellarch.games.space_wars.chapters.battle.power import power_at, threshold
from stellarch.games.space_wars.chapters.battle.starting import Engage, battles
from stellarch.games.space_wars.chapters.battle.steps import opposite
from stellarch.games.space_wars.chapters.battle.wings import small_craft
from stellarch.games.space_wars.chapters.battle.withdraw import WITHDRAWING
from stellarch.games.space_wars.chapters.bombardment import Bombard, bombers, raid_on
from stellarch.games.space_wars.chapters.command import Entrust
from stellarch.games.space_wars.chapters.ground.ending import PressOn, Stop
from stellarch.games.space_wars.chapters.ground.forces import commander_at, defence
from stellarch.games.space_wars.chapters.ground.invading import Invade
from stellarch.games.space_wars.chapters.ground.reckoning import total
from stellarch.games.space_wars.chapters.standing import SetPosture
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.notation import Order
from stellarch.games.space_wars.nouns import Place, Units, some_craft
from stellarch.games.space_wars.odds import (
    BattleOdds,
    Force,
    battle_odds,
    bombardment_at,
    force_at,
    invasion_at,
    odds_at,
    odds_of,
    odds_of_ground,
)
from stellarch.games.space_wars.odds.told import (
    BattleTold,
    InvasionTold,
    Percent,
    battle_told,
    bombardment_told,
    invasion_told,
    percent,
)
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.battles import Battle, Intercepting, Mustering, SideNumber
from stellarch.games.space_wars.state.ground import GroundBattle
from stellarch.games.space_wars.tables.craft import SMALL
from stellarch.games.space_wars.tables.game import NUMBERS
from stellarch.games.space_wars.tables.ground import LEGIONS

Names = Sequence[str]
_MOST_PLACES = 3
"""How many places of a posture are told."""


def fights(state: State, seat: Seat, order: Order, names: Names) -> Iterator[Caveat]:
    """What an order of a seat would start or enter."""
    told = _TOLD.get(type(order))
    if told is not None:
        yield from told(state, seat, order, names)


# Battles


class BattleAgainst(Message, frozen=True):
    """A battle with all that an enemy has in a sector."""

    enemy: Seat
    here: Place
    force: tuple[Counted, ...]
    odds: BattleTold


class MayStayDown(Message, frozen=True):
    enemy: Seat


def against(state: State, at: At, enemy: Seat, odds: BattleOdds, side: SideNumber) -> BattleAgainst:
    return BattleAgainst(enemy, state.galaxy.name(at), force_told(state, enemy, at), battle_told(odds, side, enemy))


def force_told(state: State, seat: Seat, at: At) -> tuple[Counted, ...]:
    """All that a player would fight with in a sector."""
    small = small_craft(state, seat, at)
    kinds = [state.fleets[craft].kind for craft in craft_for(state, seat, at)]
    return some_craft([*kinds, *(kind for kind, count in zip(SMALL, small, strict=True) for _ in range(count))])


def _engage(state: State, seat: Seat, order: Engage, names: Names) -> Iterator[Caveat]:
    at = state.galaxy.find(order.sector)
    if at is not None:
        odds = odds_at(state, at, seat, order.player)
        yield _caveat("SW-10.3.6", against(state, at, order.player, odds, 0), names, order.sector)
        if is_grounded(state, seat, at, order.player):
            yield _caveat("SW-29.2", MayStayDown(order.player), names, order.sector)


def _intercept(state: State, seat: Seat, order: Intercept, names: Names) -> Iterator[Caveat]:
    """The side that comes in is the attacker (SW-9.9.2)."""
    matter = state.matter
    if isinstance(matter, Intercepting):
        odds = odds_at(state, matter.at, matter.seat, seat)
        yield _caveat("SW-9.9.1", against(state, matter.at, matter.seat, odds, 1), names, *_at(state, matter.at))


def _join(state: State, seat: Seat, order: Join, names: Names) -> Iterator[Caveat]:
    matter = state.matter
    if isinstance(matter, Mustering):
        is_attacker = seat in (matter.attacker, state.politics.ally_of(matter.attacker))
        side: SideNumber = 0 if is_attacker else 1
        own, enemy = (matter.attacker, matter.defender) if is_attacker else (matter.defender, matter.attacker)
        ours, theirs = _together(state, matter.at, own, seat), force_at(state, enemy, matter.at)
        attackers, defenders = (ours, theirs) if is_attacker else (theirs, ours)
        odds = battle_odds(state, matter.at, attackers, defenders)
        yield _caveat("SW-10.1.3", against(state, matter.at, enemy, odds, side), names, *_at(state, matter.at))


def _together(state: State, at: At, commander: Seat, ally: Seat) -> Force:
    seats = tuple(dict.fromkeys((commander, ally)))
    return Force(seats, tuple(craft for seat in seats for craft in force_at(state, seat, at).craft))


# In a battle


class FightingOn(Message, frozen=True):
    odds: BattleTold


class IfAllStay(Message, frozen=True):
    odds: BattleTold


class WhoStays(Message, frozen=True):
    odds: BattleTold


class AllGetAway(Message, frozen=True):
    pass


def _fight_on(state: State, seat: Seat, order: Entrust, names: Names) -> Iterator[Caveat]:
    if isinstance(state.matter, GroundBattle):
        yield from _on_the_ground(state, seat, order, names)
    elif isinstance(state.matter, Battle):
        yield _of_battle(state, state.matter, seat, names, FightingOn)


def _withdraw(state: State, seat: Seat, order: Withdraw, names: Names) -> Iterator[Caveat]:
    """What staying would come to; and of those who leave others behind, what becomes of these."""
    battle = state.matter
    if not isinstance(battle, Battle):
        return
    yield _of_battle(state, battle, seat, names, IfAllStay)
    side = battle.side_of(seat)
    if not order.craft or battle.sides[opposite(side)].beyond:  # from there it takes a die to get away
        return
    course = Course(state)
    WITHDRAWING.carry_out(course, side, order)
    left = course.state.at_hand(Battle)
    if left.is_on_board(side):
        yield _of_battle(course.state, left, seat, names, WhoStays)
    else:
        yield _caveat("SW-10.7.1", AllGetAway(), names, *_at(state, battle.at))


def _of_battle(state: State, battle: Battle, seat: Seat, names: Names, then: Callable[[BattleTold], Message]) -> Caveat:
    side = battle.side_of(seat)
    told = battle_told(odds_of(state, battle), side, battle.sides[opposite(side)].commander)
    return _caveat("SW-10.3.6", then(told), names, *_at(state, battle.at))


# A posture


class OfPosture(Message, frozen=True):
    """Whether one's captains would attack by themselves, and what that would come to."""

    attacks: bool
    ratio: float | None
    """Their power beside that of the others; None: there is nothing that fights."""
    asked: float
    battle: BattleAgainst


def _posture(state: State, seat: Seat, order: SetPosture, names: Names) -> Iterator[Caveat]:
    """Where it counts now: whether one's captains would attack by themselves, and what that would come to."""
    standing = replace(state.empires[seat].standing, posture=order.posture)
    then = state.with_empire(seat, standing=standing)
    asked = threshold(then, seat, NUMBERS.battle_ratio)
    for at, enemy in list(battles(state, seat))[:_MOST_PLACES]:
        own, theirs = (power_at(state, at, each, craft_for(state, each, at)) for each in (seat, enemy))
        battle = against(state, at, enemy, odds_at(state, at, seat, enemy), 0)
        ratio = float(own / theirs) if theirs else None
        told = OfPosture(own >= asked * theirs, ratio, float(asked), battle)
        yield _caveat("SW-24.3.8", told, names, *_at(state, at))


# Surfaces


class BombsOn(Message, frozen=True):
    where: Place
    odds: tuple[Message, ...]


class BombsHelped(Message, frozen=True):
    units: Units
    chance: Percent


class LandingOn(Message, frozen=True):
    where: Place
    force: Units
    odds: InvasionTold


class InvasionGoesOn(Message, frozen=True):
    odds: InvasionTold


def _bombard(state: State, seat: Seat, order: Bombard, names: Names) -> Iterator[Caveat]:
    at = state.galaxy.find(order.sector)
    if at is not None and state.sectors[at].system is not None:
        odds = bombardment_at(state, seat, at, order.bombing, order.craft)
        yield _caveat("SW-12.1.7", BombsOn(order.sector, bombardment_told(odds)), names, order.sector)
        if order.special:
            raid = raid_on(state, seat, at, order.bombing, order.craft or bombers(state, seat, at))
            helped = BombsHelped(order.special, percent(raid.chance_helped))
            yield _caveat("SW-29.7", helped, names, order.sector)


def _invade(state: State, seat: Seat, order: Invade, names: Names) -> Iterator[Caveat]:
    at = state.galaxy.find(order.system)
    if at is None or state.sectors[at].system is None:
        return
    holder = None if state.sectors.system(at).aliens else commander_at(state, at)
    odds = invasion_told(invasion_at(state, seat, at), 0, holder)
    yield _caveat("SW-13.2.7", LandingOn(order.system, _defenders(state, at, holder), odds), names, order.system)


def _defenders(state: State, at: At, holder: Seat | None) -> tuple[str, ...]:
    aliens = state.sectors.system(at).aliens
    legions = total(defence(state, at, holder))
    kinds = [kind for kind, count in zip(LEGIONS, legions, strict=True) for _ in range(count)]
    return ("alien",) * aliens if aliens else tuple(kinds)


def _on_the_ground(state: State, seat: Seat, order: Any, names: Names) -> Iterator[Caveat]:
    """A landing that is under way, from its next round on."""
    battle = state.matter
    if not isinstance(battle, GroundBattle):
        return
    side: SideNumber = 0 if battle.attacker == seat else 1
    odds = invasion_told(odds_of_ground(state, battle), side, battle.commanders[opposite(side)])
    yield _caveat("SW-13.2.7", InvasionGoesOn(odds), names, *_at(state, battle.at))


def _at(state: State, at: At) -> tuple[str]:
    return (state.galaxy.name(at),)


def _caveat(rule: str, told: Message, names: Names, *about: str) -> Caveat:
    return Caveat(said(told, names), rule, about)


_TOLD: Mapping[type, Callable[[State, Seat, Any, Names], Iterator[Caveat]]] = {
    Engage: _engage,
    Intercept: _intercept,
    Join: _join,
    Withdraw: _withdraw,
    Entrust: _fight_on,
    SetPosture: _posture,
    Bombard: _bombard,
    Invade: _invade,
    PressOn: _on_the_ground,
    Stop: _on_the_ground,
}

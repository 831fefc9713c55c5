"""SW-9.9 to SW-13, SW-17: what is said of battles, bombardment, landings and spies."""

from collections.abc import Callable, Iterator, Mapping

from stellarch.core import Message, Seat
from stellarch.games.space_wars.chapters.battle.interception import Intercept, LetPass
from stellarch.games.space_wars.chapters.battle.mustering import Join, StayOut
from stellarch.games.space_wars.chapters.battle.orders import (
    BreakThrough,
    Cloak,
    Dispose,
    Hold,
    Patch,
    Return,
    Run,
    Target,
    Withdraw,
)
from stellarch.games.space_wars.chapters.battle.preparing import Shield
from stellarch.games.space_wars.chapters.battle.starting import Engage
from stellarch.games.space_wars.chapters.bombardment import Bombard, bombers, raid_on
from stellarch.games.space_wars.chapters.command import Entrust
from stellarch.games.space_wars.chapters.extraction import MAKES
from stellarch.games.space_wars.chapters.general import Auto
from stellarch.games.space_wars.chapters.ground.committing import Commit
from stellarch.games.space_wars.chapters.ground.ending import Garrison, PressOn, Stop
from stellarch.games.space_wars.chapters.ground.forces import army, landing_force
from stellarch.games.space_wars.chapters.ground.invading import Invade, defending_strength
from stellarch.games.space_wars.chapters.ground.losing import Lose, Upgrade
from stellarch.games.space_wars.chapters.ground.reckoning import strength
from stellarch.games.space_wars.chapters.spying import Spy, attempt, host
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Piece, Place
from stellarch.games.space_wars.odds import BattleOdds, Force, SideOdds, battle_odds, force_at, odds_of
from stellarch.games.space_wars.odds.ground import invasion_at, odds_of_ground
from stellarch.games.space_wars.remarks.fleets import EFFORT, LegionsAboard
from stellarch.games.space_wars.remarks.weighed import Weighed
from stellarch.games.space_wars.rules.bombing import struck
from stellarch.games.space_wars.state.battles import Battle, Intercepting, Mustering
from stellarch.games.space_wars.state.counts import strength_of
from stellarch.games.space_wars.state.ground import GroundBattle
from stellarch.games.space_wars.tables.ground import POPULACE

_FACES = range(1, 7)
_DECIDING = ("defence", "attack", "press_on")
"""Steps of a ground battle at which nothing of a round is under way, or only what is to be sent into it."""


# Space battles


class WinsBattle(Message, frozen=True):
    seat: Seat
    chance: int
    """In a hundred, as everywhere below."""
    rounds: int


class BattleCosts(Message, frozen=True):
    seat: Seat
    own: int
    player: Seat
    theirs: int


class CraftAtRisk(Message, frozen=True):
    craft: Piece
    danger: int


class WouldWin(Message, frozen=True):
    chance: int


def fighting(given: Weighed) -> Iterator[Message]:
    """How the battle at hand is likely to end, and what it costs both sides."""
    matter = given.state.matter
    if not isinstance(matter, Battle):
        return
    side = matter.side_of(given.seat)
    odds = odds_of(given.state, matter, EFFORT)
    own, theirs = _sides(odds, is_attacker=side == 0)
    enemy = matter.sides[1 - side].commander
    yield from _odds(given, odds, own, theirs, enemy)
    for order in given.of_kind(Withdraw):
        assert isinstance(order, Withdraw)
        at_risk = {craft: own.dangers.get(craft, 0.0) for craft in order.craft}
        if at_risk:
            worst = max(at_risk, key=lambda craft: at_risk[craft])
            yield CraftAtRisk(worst, round(100 * at_risk[worst]))


def _sides(odds: BattleOdds, *, is_attacker: bool) -> tuple[SideOdds, SideOdds]:
    return (odds.attacker, odds.defender) if is_attacker else (odds.defender, odds.attacker)


def _odds(given: Weighed, odds: BattleOdds, own: SideOdds, theirs: SideOdds, enemy: Seat) -> Iterator[Message]:
    yield WinsBattle(given.seat, round(100 * own.wins.share), max(1, round(odds.rounds)))
    yield BattleCosts(given.seat, round(own.worth_lost), enemy, round(theirs.worth_lost))


def engaging(given: Weighed) -> Iterator[Message]:
    """The odds of a battle that could begin."""
    found = _meeting(given)
    if found is None:
        return
    at, attackers, defenders = found
    odds = battle_odds(given.state, at, attackers, defenders, EFFORT)
    is_attacker = given.seat in attackers.seats
    own, theirs = _sides(odds, is_attacker=is_attacker)
    if isinstance(given.orders[0], LetPass | StayOut):
        yield WouldWin(round(100 * own.wins.share))
        return
    enemy = (defenders if is_attacker else attackers).seats[0]
    yield from _odds(given, odds, own, theirs, enemy)


def _meeting(given: Weighed) -> tuple[At, Force, Force] | None:
    state, matter, order = given.state, given.state.matter, given.orders[0]
    if isinstance(order, Engage):
        at = state.galaxy.find(order.sector)
        return None if at is None else (at, force_at(state, given.seat, at), force_at(state, order.player, at))
    if isinstance(matter, Intercepting):
        return matter.at, force_at(state, given.seat, matter.at), Force((matter.seat,), matter.craft)
    if isinstance(matter, Mustering):
        sides = (force_at(state, seat, matter.at) for seat in (matter.attacker, matter.defender))
        return matter.at, *sides  # type: ignore[return-value]
    return None


# Bombardment


class BombsStrike(Message, frozen=True):
    units: int
    chance: int
    lost: int


class BombsContaminate(Message, frozen=True):
    counters: int


def bombarding(given: Weighed) -> Iterator[Message]:
    order, state = given.orders[0], given.state
    assert isinstance(order, Bombard)
    at = state.galaxy.find(order.sector)
    if at is None:
        return
    raid = raid_on(state, given.seat, at, order.bombing, order.craft or bombers(state, given.seat, at))
    there = len(struck(state.sectors.system(at), order.bombing))
    yield BombsStrike(there, round(100 * raid.chance), round(there * raid.chance))
    if raid.counters:
        yield BombsContaminate(raid.counters)


# On the ground


class LandingSucceeds(Message, frozen=True):
    chance: int


class SystemOffers(Message, frozen=True):
    place: Place
    laboratories: int
    workshops: int
    natives: int


class StrengthsLeft(Message, frozen=True):
    seat: Seat
    own: int
    theirs: int
    round: int


class WinsOnTheGround(Message, frozen=True):
    seat: Seat
    chance: int


def invading(given: Weighed) -> Iterator[Message]:
    """Strengths, and what there is to be won."""
    order, state = given.orders[0], given.state
    assert isinstance(order, Invade)
    at = state.galaxy.find(order.system)
    if at is None:
        return
    own = strength_of(landing_force(state, given.seat, at))
    yield LegionsAboard(own, defending_strength(state, at))
    yield LandingSucceeds(round(100 * invasion_at(state, given.seat, at, EFFORT).wins.share))
    system = state.sectors.system(at)
    workshops = sum(getattr(system.levels, workshop) for workshop in MAKES)
    yield SystemOffers(order.system, system.laboratories, workshops, system.natives + system.cities)


def on_the_ground(given: Weighed) -> Iterator[Message]:
    matter = given.state.matter
    if isinstance(matter, GroundBattle):
        own, theirs = (_strength(given, matter, side) for side in _ground_sides(matter, given.seat))
        yield StrengthsLeft(given.seat, own, theirs, matter.round)
        if matter.step in _DECIDING:
            taken = odds_of_ground(given.state, matter, EFFORT).wins.share
            chance = taken if matter.attacker == given.seat else 1 - taken
            yield WinsOnTheGround(given.seat, round(100 * chance))


def _ground_sides(matter: GroundBattle, seat: Seat) -> tuple[int, int]:
    return (0, 1) if matter.attacker == seat else (1, 0)


def _strength(given: Weighed, matter: GroundBattle, side: int) -> int:
    if matter.commanders[side] is None:
        return given.state.sectors.system(matter.at).aliens * POPULACE["alien"].strength
    return strength(army(given.state, matter, 0 if side == 0 else 1))


# Spies


class SpyRolls(Message, frozen=True):
    good: int
    bad: int


def spying(given: Weighed) -> Iterator[Message]:
    order, state = given.orders[0], given.state
    assert isinstance(order, Spy)
    at = state.place_of_officer(order.officer)
    victim = (
        state.officers[order.target].owner if order.activity == "kill_officer" and order.target else host(state, at)
    )
    if victim is None:
        return
    tried = attempt(state, order.officer, order.activity, victim, order.special)
    good, bad = sum(map(tried.succeeds, _FACES)), sum(map(tried.is_caught, _FACES))
    yield SpyRolls(good, bad)


_IN_BATTLE = (
    Dispose,
    Shield,
    Cloak,
    Patch,
    Target,
    Run,
    BreakThrough,
    Return,
    Withdraw,
    Hold,
    Entrust,
    Auto,
    Battle,
)
_ON_THE_GROUND = (Commit, Lose, Upgrade, PressOn, Stop, Garrison)
TELLERS: Mapping[type, Callable[[Weighed], Iterator[Message]]] = {
    **dict.fromkeys(_IN_BATTLE, fighting),
    **dict.fromkeys((Engage, Intercept, LetPass, Join, StayOut), engaging),
    Bombard: bombarding,
    Invade: invading,
    **dict.fromkeys(_ON_THE_GROUND, on_the_ground),
    Spy: spying,
}

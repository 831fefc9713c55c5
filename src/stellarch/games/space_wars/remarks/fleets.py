"""SW-5, SW-9: what is said of moves, cargo, visits and missions."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from stellarch.core import Fact, Message, Phrase, Sayable, Seat
from stellarch.core.grammar import Counted
from stellarch.games.space_wars.chapters.cleaning import Decontaminate
from stellarch.games.space_wars.chapters.flags import Flag
from stellarch.games.space_wars.chapters.gates import Gate
from stellarch.games.space_wars.chapters.general import End
from stellarch.games.space_wars.chapters.ground.invading import defending_strength
from stellarch.games.space_wars.chapters.jumps import Jump
from stellarch.games.space_wars.chapters.loading import Load, Unload
from stellarch.games.space_wars.chapters.losses import capacity
from stellarch.games.space_wars.chapters.missions import Mission, solving
from stellarch.games.space_wars.chapters.movement import Move, bars_stepping, points, points_left
from stellarch.games.space_wars.chapters.relocation import Relocate
from stellarch.games.space_wars.chapters.standing import SetPosture
from stellarch.games.space_wars.chapters.visits import Trade
from stellarch.games.space_wars.chapters.warp import Warp
from stellarch.games.space_wars.geometry import At, distance
from stellarch.games.space_wars.mind.war.reasons import TakesPosture
from stellarch.games.space_wars.nouns import Piece, Place, TileKind, gains, room_for
from stellarch.games.space_wars.odds import Effort, Force, battle_odds, force_at
from stellarch.games.space_wars.remarks.weighed import Weighed
from stellarch.games.space_wars.rules.entry import bars_entry
from stellarch.games.space_wars.rules.supply import in_supply_at
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.counts import strength_of
from stellarch.games.space_wars.state.matters import SubPhases
from stellarch.games.space_wars.tables.happenings import MISSIONS

EFFORT = Effort(200, 500)
"""What odds in a sentence are worth: the same number of battles however they run, so that they come out the same."""
_NEAR = 2
"""Craft of others within this many sectors are a danger to what stands alone."""
_A_WAY = 5
"""What is farther off is no reason to go."""
_MOVEMENT = "movement"
_FACES = range(1, 7)
_ABROAD = (Move, Gate, Jump, Warp)


class MoveRemark(Phrase):
    OUT_OF_SUPPLY = 1


class SystemClaimed(Message, frozen=True):
    at: Place
    kind: TileKind
    cities: int
    workshops: int

    @Fact
    def room(self) -> tuple[Counted, ...]:
        return room_for(self.cities, self.workshops)


class SectorClaimed(Message, frozen=True):
    at: Place
    sectors: int
    then: int


class OtherwiseClaimed(Message, frozen=True):
    seat: Seat
    craft: Piece
    sectors: int


class NativesLive(Message, frozen=True):
    count: int


class MeetsEnemies(Message, frozen=True):
    seat: Seat
    warships: int
    chance: int


class MeetsUnarmed(Message, frozen=True):
    seat: Seat


class LegionsAboard(Message, frozen=True):
    strength: int
    defence: int


class LeavesExposed(Message, frozen=True):
    at: Place
    seat: Seat
    craft: Piece
    sectors: int


class CanGoOn(Message, frozen=True):
    sectors: int


class NearestFree(Message, frozen=True):
    at: Place
    sectors: int


class LegionsNear(Message, frozen=True):
    strength: int
    at: Place
    sectors: int


class CarriesThen(Message, frozen=True):
    craft: Piece
    load: int
    most: int


class CouldStillMove(Message, frozen=True):
    number: int
    first: Piece


class FromCapital(Message, frozen=True):
    home: Place
    sectors: int


class MissionSucceeds(Message, frozen=True):
    chance: int


class MissionBrings(Message, frozen=True):
    reward: tuple[Counted, ...]


class MissionRisks(Message, frozen=True):
    faces: int


class LeavesCredits(Message, frozen=True):
    credits: int


class CleansCounters(Message, frozen=True):
    at: Place
    counters: int
    there: int
    credits: int


class Claimant(NamedTuple):
    """Somebody else who could put a flag on a sector next."""

    seat: Seat
    craft: str
    sectors: int


# Moves


def moving(given: Weighed) -> Iterator[Sayable]:
    order = given.orders[0]
    to = destination(given)
    if to is None:
        return
    if is_claimed(given, to):
        yield claim(given, to)
        yield from _natives(given, to)
        if rival := claimant(given.before, given.seat, to):
            yield OtherwiseClaimed(rival.seat, rival.craft, rival.sectors)
    if isinstance(order, _ABROAD):
        craft = travellers(order)
        yield from _met(given, craft, to)
        yield from _left_behind(given, craft)
        yield from _supplied(given, craft, to)
        if not is_claimed(given, to):
            yield from _onwards(given, craft, to)


def destination(given: Weighed) -> At | None:
    """Where a move goes to, or a flag is put up."""
    order = given.orders[0] if given.orders else None
    if isinstance(order, _ABROAD):
        return given.before.galaxy.find(order.to)
    return given.before.galaxy.find(order.sector) if isinstance(order, Flag) else None


def travellers(order: object) -> tuple[str, ...]:
    if isinstance(order, Move | Gate):
        return order.craft
    return (order.craft,) if isinstance(order, Jump | Warp) else ()


def is_claimed(given: Weighed, to: At) -> bool:
    return given.before.sectors[to].owner is None and given.after.sectors[to].owner == given.seat


def claim(given: Weighed, to: At) -> Message:
    tile, where = given.before.galaxy.systems.get(to), given.before.galaxy.name(to)
    if tile is not None:
        return SystemClaimed(where, tile.kind, tile.cities, tile.workshops)
    then, now = (len(state.sectors.owned_by(given.seat)) for state in (given.before, given.after))
    return SectorClaimed(where, now, then)


def _natives(given: Weighed, to: At) -> Iterator[Sayable]:
    count = given.before.sectors.system(to).natives if to in given.before.galaxy.systems else 0
    if count:
        yield NativesLive(count)


def claimant(state: State, but: Seat, to: At) -> Claimant | None:
    """Who else could come and flag a sector in a turn: the nearest craft of anybody who may enter it."""
    found = [
        Claimant(craft.owner, piece, apart)
        for piece, craft in state.fleets.craft.items()
        if craft.owner != but
        and craft.sheet.conquers
        and craft.kind != "outpost"
        and 0 < (apart := distance(craft.at, to)) <= points(state, piece)
        and bars_entry(state, craft.owner, to) is None
    ]
    return min(found, key=lambda each: (each.sectors, each.seat, each.craft), default=None)


def _met(given: Weighed, craft: tuple[str, ...], to: At) -> Iterator[Sayable]:
    """Enemies who stand there, and the odds against them; the legions aboard, and those in the system."""
    state, seat = given.before, given.seat
    for enemy in (other for other in state.living if state.politics.are_enemies(seat, other)):
        theirs = force_at(state, enemy, to)
        if not theirs.craft:
            continue
        armed = sum(state.fleets[each].sheet.battle for each in theirs.craft)
        if not armed:
            yield MeetsUnarmed(enemy)
            continue
        odds = battle_odds(state, to, Force((seat,), craft), theirs, EFFORT)
        yield MeetsEnemies(enemy, armed, round(100 * odds.attacker.wins.share))
    strength = sum(strength_of(state.fleets[each].legions) for each in craft)
    holder = state.sectors[to].owner
    if strength and to in state.galaxy.systems and holder is not None and state.politics.are_enemies(seat, holder):
        yield LegionsAboard(strength, defending_strength(state, to))


def _left_behind(given: Weighed, craft: tuple[str, ...]) -> Iterator[Sayable]:
    """A system that is left without warships, and who is near."""
    state, seat = given.before, given.seat
    here = state.fleets[craft[0]].at
    is_left = here in state.galaxy.systems and state.sectors[here].owner == seat
    if not is_left or not _guards(state, seat, here) or _guards(given.after, seat, here):
        return
    near = [
        (distance(other.at, here), piece)
        for piece, other in state.fleets.craft.items()
        if other.sheet.battle
        and not state.politics.are_friends(seat, other.owner)
        and state.politics.between(seat, other.owner).military == "none"
        and distance(other.at, here) <= _NEAR
    ]
    if near:
        apart, piece = min(near)
        yield LeavesExposed(state.galaxy.name(here), state.fleets[piece].owner, piece, apart)


def _guards(state: State, seat: Seat, at: At) -> int:
    return sum(state.fleets[craft].sheet.battle for craft in state.fleets.here(seat, at))


def _supplied(given: Weighed, craft: tuple[str, ...], to: At) -> Iterator[Sayable]:
    was_supplied = in_supply_at(given.before, given.seat, given.before.fleets[craft[0]].at)
    if was_supplied and not in_supply_at(given.after, given.seat, to):
        yield MoveRemark.OUT_OF_SUPPLY


def _onwards(given: Weighed, craft: tuple[str, ...], to: At) -> Iterator[Sayable]:
    """What lies before a craft that has not arrived."""
    state = given.after
    left = points_left(state, craft[0]) if craft[0] in state.fleets and state.fleets[craft[0]].at == to else 0
    if left > 0:
        yield CanGoOn(left)
    if strength := sum(strength_of(given.before.fleets[each].legions) for each in craft):
        yield from _within_reach(given, strength, to)
    free = [at for at in state.galaxy.systems if state.sectors[at].owner is None and at != to]
    if free and all(given.before.fleets[each].sheet.conquers for each in craft):
        near = min(free, key=lambda at: (distance(at, to), at))
        if distance(near, to) > _A_WAY:
            return
        yield NearestFree(state.galaxy.name(near), distance(near, to))


def _within_reach(given: Weighed, strength: int, to: At) -> Iterator[Sayable]:
    """How far the legions aboard are from the nearest system of somebody who is no friend."""
    state, seat = given.after, given.seat
    strangers = [
        at
        for at in state.galaxy.systems
        if (owner := state.sectors[at].owner) not in (None, seat)
        and state.politics.between(seat, owner).military in ("none", "war")
    ]
    if strangers:
        near = min(strangers, key=lambda at: (distance(at, to), at))
        yield LegionsNear(strength, state.galaxy.name(near), distance(near, to))


# Cargo


def loading(given: Weighed) -> Iterator[Sayable]:
    order = given.orders[0]
    assert isinstance(order, Load | Unload)
    craft = given.after.fleets[order.carrier]
    yield CarriesThen(order.carrier, craft.load, capacity(craft))


def ending(given: Weighed) -> Iterator[Sayable]:
    """Who stays behind, where a sub-phase is ended."""
    matter = given.before.matter
    if not isinstance(matter, SubPhases) or matter.step != _MOVEMENT:
        return
    able = [
        craft
        for craft in given.before.fleets.of(given.seat)
        if points_left(given.before, craft) > 0 and bars_stepping(given.before, craft) is None
    ]
    if able:
        yield CouldStillMove(len(able), able[0])


def relocating(given: Weighed) -> Iterator[Sayable]:
    """How far the way back would be."""
    order, state = given.orders[0], given.before
    assert isinstance(order, Relocate)
    at, home = state.galaxy.find(order.sector), state.empires[given.seat].capital
    if at is not None and home is not None:
        yield FromCapital(state.galaxy.name(home), distance(at, home))
        if not in_supply_at(state, given.seat, at):
            yield MoveRemark.OUT_OF_SUPPLY


# Visits and missions


def attempting(given: Weighed) -> Iterator[Sayable]:
    order, state = given.orders[0], given.before
    assert isinstance(order, Mission)
    tried = solving(state, given.seat, order)
    yield MissionSucceeds(round(100 * sum(map(tried.succeeds, _FACES)) / len(_FACES)))
    reward = MISSIONS[order.mission].reward
    yield MissionBrings(gains({_NAMED.get(thing, thing): count for thing, count in reward.items()}))
    if tried.lost_on > 0:
        yield MissionRisks(tried.lost_on)


_NAMED = {"cr": "credits", "rp": "research_point"}
"""Of a reward, what goes by another name elsewhere."""


def trading(given: Weighed) -> Iterator[Sayable]:
    yield LeavesCredits(given.empires[1].credits)


def cleaning(given: Weighed) -> Iterator[Sayable]:
    order, state = given.orders[0], given.before
    assert isinstance(order, Decontaminate)
    at = state.fleets[order.craft].at
    there, left = state.sectors.system(at).contamination, given.empires[1].credits
    yield CleansCounters(state.galaxy.name(at), order.counters, there, left)


def posing(given: Weighed) -> Iterator[Sayable]:
    order = given.orders[0]
    assert isinstance(order, SetPosture)
    yield TakesPosture(order.posture)


TELLERS: Mapping[type, Callable[[Weighed], Iterator[Sayable]]] = {
    **dict.fromkeys((*_ABROAD, Flag), moving),
    Load: loading,
    Unload: loading,
    End: ending,
    Relocate: relocating,
    Mission: attempting,
    Trade: trading,
    Decontaminate: cleaning,
    SetPosture: posing,
}

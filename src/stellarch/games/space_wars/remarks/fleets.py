"""SW-5, SW-9: what is said of moves, cargo, visits and missions."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from stellarch.core import Seat, Text
from stellarch.core.text import listed
from stellarch.games.space_wars import french
from stellarch.games.space_wars.actions import moves, visits
from stellarch.games.space_wars.actions.declarations import Relocate
from stellarch.games.space_wars.actions.general import End
from stellarch.games.space_wars.geometry import At, distance
from stellarch.games.space_wars.odds import Effort, Force, battle_odds, force_at
from stellarch.games.space_wars.remarks import words
from stellarch.games.space_wars.remarks.weighed import Weighed
from stellarch.games.space_wars.rules.entry import bars_entry
from stellarch.games.space_wars.rules.ground.invading import defending_strength
from stellarch.games.space_wars.rules.losses import capacity
from stellarch.games.space_wars.rules.missions import solving
from stellarch.games.space_wars.rules.movement import bars_stepping, points, points_left
from stellarch.games.space_wars.rules.supply import in_supply_at
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.counts import strength_of
from stellarch.games.space_wars.state.matters import SubPhases
from stellarch.games.space_wars.tables.happenings import MISSIONS
from stellarch.games.space_wars.tables.tiles import SystemTile
from stellarch.games.space_wars.words import capitalised, name, piece_name, place, the_place

EFFORT = Effort(200, 500)
"""What odds in a sentence are worth: the same number of battles however they run, so that they come out the same."""
_NEAR = 2
"""Craft of others within so many sectors are a danger to what stands alone."""
_MOVEMENT = "movement"
_FACES = range(1, 7)
_ABROAD = (moves.Move, moves.Gate, moves.Jump, moves.Warp)


class Claimant(NamedTuple):
    """Somebody else who could put a flag on a sector next."""

    seat: Seat
    craft: str
    sectors: int


# Moves


def moving(given: Weighed) -> Iterator[Text]:
    order = given.orders[0]
    to = destination(given)
    if to is None:
        return
    if is_claimed(given, to):
        yield claim(given, to)
        yield from _natives(given, to)
        if rival := claimant(given.before, given.seat, to):
            yield words.OTHERWISE_CLAIMED.format(**_told(given, rival))
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
    return given.before.galaxy.find(order.sector) if isinstance(order, moves.Flag) else None


def travellers(order: object) -> tuple[str, ...]:
    if isinstance(order, moves.Move | moves.Gate):
        return order.craft
    return (order.craft,) if isinstance(order, moves.Jump | moves.Warp) else ()


def is_claimed(given: Weighed, to: At) -> bool:
    return given.before.sectors[to].owner is None and given.after.sectors[to].owner == given.seat


def claim(given: Weighed, to: At) -> Text:
    tile, where = given.before.galaxy.systems.get(to), place(given.before.galaxy.name(to))
    if tile is not None:
        return described(tile, where)
    then, now = (len(state.sectors.owned_by(given.seat)) for state in (given.before, given.after))
    return words.CLAIMS_SPACE.format(place=where, sectors=words.sectors(now), then=then)


def described(tile: SystemTile, where: Text) -> Text:
    kind = name("tile", tile.kind)
    room = [
        counted(count) for counted, count in ((words.cities, tile.cities), (words.workshops, tile.workshops)) if count
    ]
    if not room:
        return words.CLAIMS_BARE.format(place=where, kind=kind)
    return words.CLAIMS.format(place=where, kind=kind, room=listed(room))


def _natives(given: Weighed, to: At) -> Iterator[Text]:
    count = given.before.sectors.system(to).natives if to in given.before.galaxy.systems else 0
    if count:
        told = words.ONE_NATIVE_LIVES if count == 1 else words.NATIVES_LIVE
        yield told.format(natives=words.natives(count))


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


def _told(given: Weighed, rival: Claimant) -> dict[str, object]:
    return {"who": given.names[rival.seat], "craft": _the(rival.craft), "sectors": words.sectors(rival.sectors)}


def _the(craft: str) -> Text:
    called = piece_name(craft)
    return Text(called.en, french.the(called.fr))


def _met(given: Weighed, craft: tuple[str, ...], to: At) -> Iterator[Text]:
    """Enemies who stand there, and the odds against them; the legions aboard, and those in the system."""
    state, seat = given.before, given.seat
    for enemy in (other for other in state.living if state.politics.are_enemies(seat, other)):
        theirs = force_at(state, enemy, to)
        if not theirs.craft:
            continue
        armed = sum(state.fleets[each].sheet.battle for each in theirs.craft)
        if not armed:
            yield words.MEETS_UNARMED.format(who=given.names[enemy])
            continue
        odds = battle_odds(state, to, Force((seat,), craft), theirs, EFFORT)
        facts = {"enemies": words.warships(armed), "who": given.names[enemy]}
        yield words.MEETS.format(**facts, chance=round(100 * odds.attacker.wins.share))
    strength = sum(strength_of(state.fleets[each].legions) for each in craft)
    holder = state.sectors[to].owner
    if strength and to in state.galaxy.systems and holder is not None and state.politics.are_enemies(seat, holder):
        yield words.LANDS.format(strength=strength, defence=defending_strength(state, to))


def _left_behind(given: Weighed, craft: tuple[str, ...]) -> Iterator[Text]:
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
        facts = {"place": place(state.galaxy.name(here)), "sectors": words.sectors(apart), "craft": _the(piece)}
        yield words.EXPOSES.format(**facts, who=given.names[state.fleets[piece].owner])


def _guards(state: State, seat: Seat, at: At) -> int:
    return sum(state.fleets[craft].sheet.battle for craft in state.fleets.here(seat, at))


def _supplied(given: Weighed, craft: tuple[str, ...], to: At) -> Iterator[Text]:
    was_supplied = in_supply_at(given.before, given.seat, given.before.fleets[craft[0]].at)
    if was_supplied and not in_supply_at(given.after, given.seat, to):
        yield words.OUT_OF_SUPPLY


def _onwards(given: Weighed, craft: tuple[str, ...], to: At) -> Iterator[Text]:
    """What lies before a craft that has not arrived."""
    state = given.after
    left = points_left(state, craft[0]) if craft[0] in state.fleets and state.fleets[craft[0]].at == to else 0
    if left > 0:
        yield words.GOES_ON.format(sectors=words.sectors(left))
    free = [at for at in state.galaxy.systems if state.sectors[at].owner is None and at != to]
    if free and all(given.before.fleets[each].sheet.conquers for each in craft):
        near = min(free, key=lambda at: (distance(at, to), at))
        facts = {"place": the_place(state.galaxy.name(near)), "sectors": words.sectors(distance(near, to))}
        yield words.NEARBY.format(**facts)


# Cargo


def loading(given: Weighed) -> Iterator[Text]:
    order = given.orders[0]
    assert isinstance(order, moves.Load | moves.Unload)
    craft = given.after.fleets[order.carrier]
    facts = {"craft": capitalised(_the(order.carrier)), "load": craft.load, "most": capacity(craft)}
    yield words.CARRIES.format(**facts)


def ending(given: Weighed) -> Iterator[Text]:
    """Who stays behind, where a sub-phase is ended."""
    matter = given.before.matter
    if not isinstance(matter, SubPhases) or matter.step != _MOVEMENT:
        return
    able = [
        craft
        for craft in given.before.fleets.of(given.seat)
        if points_left(given.before, craft) > 0 and bars_stepping(given.before, craft) is None
    ]
    if len(able) == 1:
        yield words.ENDS_ONE.format(first=capitalised(_the(able[0])))
    elif able:
        yield words.ENDS.format(number=len(able), first=_the(able[0]))


def relocating(given: Weighed) -> Iterator[Text]:
    """How far the way back would be."""
    order, state = given.orders[0], given.before
    assert isinstance(order, Relocate)
    at, home = state.galaxy.find(order.sector), state.empires[given.seat].capital
    if at is not None and home is not None:
        facts = {"sectors": words.sectors(distance(at, home)), "home": the_place(state.galaxy.name(home))}
        yield words.FROM_HOME.format(**facts)
        if not in_supply_at(state, given.seat, at):
            yield words.OUT_OF_SUPPLY


# Visits and missions


def attempting(given: Weighed) -> Iterator[Text]:
    order, state = given.orders[0], given.before
    assert isinstance(order, visits.Mission)
    tried = solving(state, given.seat, order)
    yield words.TRIES.format(chance=round(100 * sum(map(tried.succeeds, _FACES)) / len(_FACES)))
    sheet = MISSIONS[order.mission]
    yield words.REWARD.format(reward=listed([_won(thing, count) for thing, count in sheet.reward.items() if count]))
    if tried.lost_on > 0:
        yield words.RISK.format(faces=tried.lost_on)


def _won(thing: str, count: int) -> Text:
    if thing == "cr":
        return words.credits(count)
    if thing == "rp":
        return words.research_points(count)
    called = name("resource", thing)
    return called if count == 1 else Text(f"{called.en} ({count})", f"{called.fr} ({count})")


def trading(given: Weighed) -> Iterator[Text]:
    yield words.TRADED.format(credits=words.credits(given.empires[1].credits))


def cleaning(given: Weighed) -> Iterator[Text]:
    order, state = given.orders[0], given.before
    assert isinstance(order, visits.Decontaminate)
    at = state.fleets[order.craft].at
    facts = {"counters": order.counters, "there": state.sectors.system(at).contamination}
    left = words.credits(given.empires[1].credits)
    yield words.CLEANS.format(**facts, place=place(state.galaxy.name(at)), credits=left)


TELLERS: Mapping[type, Callable[[Weighed], Iterator[Text]]] = {
    **dict.fromkeys((*_ABROAD, moves.Flag), moving),
    moves.Load: loading,
    moves.Unload: loading,
    End: ending,
    Relocate: relocating,
    visits.Mission: attempting,
    visits.Trade: trading,
    visits.Decontaminate: cleaning,
}

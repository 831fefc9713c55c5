"""SW-13.1.1, SW-13.1.5, SW-13.2: who fights for a system, and with what."""

from stellarch.core import Seat
from stellarch.games.space_wars.chapter import State
from stellarch.games.space_wars.chapters.battle.engaging import withdrawn
from stellarch.games.space_wars.chapters.ground.reckoning import Arms, Force, general_bonus, total
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.rules.bombing import shield_of
from stellarch.games.space_wars.rules.control import manager
from stellarch.games.space_wars.rules.counters import legions_in_play
from stellarch.games.space_wars.rules.versions import learns_from_aliens
from stellarch.games.space_wars.state.battles import SURFACE, SideNumber
from stellarch.games.space_wars.state.counts import NO_LEGIONS, Legions, minus, plus
from stellarch.games.space_wars.state.ground import Army, GroundBattle, Line
from stellarch.games.space_wars.tables.combat import SPECIAL_WEAPON_USE
from stellarch.games.space_wars.tables.ground import LEGIONS

ATTACKER: SideNumber = 0
DEFENDER: SideNumber = 1

# Legions


def carriers(state: State, seat: Seat, at: At) -> tuple[str, ...]:
    """A player's transports and moons in a sector that did not withdraw (SW-13.1.1)."""
    fleets, gone = state.fleets, withdrawn(state)
    return tuple(
        name
        for name in fleets.here(seat, at)
        if fleets[name].sheet.mode == "active" and "legion" in fleets[name].sheet.cargo and name not in gone
    )


def landing_force(state: State, seat: Seat, at: At) -> Legions:
    """The legions that a player could land in a sector."""
    found = NO_LEGIONS
    for name in carriers(state, seat, at):
        found = plus(found, state.fleets[name].legions)
    return found


def commander_at(state: State, at: At) -> Seat | None:
    """Who leads the legions on a surface: its manager (SW-13.1.5); where there is none, the owner or who has most."""
    manages = manager(state, at)
    if manages is not None:
        return manages
    sector = state.sectors[at]
    assert sector.system is not None
    legions = sector.system.legions
    if sector.owner is not None and (sector.owner in legions or not legions):
        return sector.owner
    return max(legions, key=lambda seat: (sum(legions[seat]), -state.order.index(seat)), default=None)


def defence(state: State, at: At, commander: Seat | None) -> Army:
    """The legions of a commander on a surface and of his friends there, his own first (SW-13.1.5)."""
    legions = state.sectors.system(at).legions
    if commander is None:
        return {}
    side = (seat for seat in legions if state.politics.are_friends(seat, commander))
    return {seat: legions[seat] for seat in sorted(side, key=lambda seat: (seat != commander, seat))}


def army(state: State, battle: GroundBattle, side: SideNumber) -> Army:
    """What a side of a battle has left; nothing for aliens."""
    commander = battle.commanders[side]
    if commander is None:
        return {}
    if side == ATTACKER:
        force = landing_force(state, commander, battle.at)
        return {commander: force} if any(force) else {}
    if battle.attacker is None:  # aliens attack everybody there (SW-13.4.2)
        everybody = state.sectors.system(battle.at).legions
        return dict(sorted(everybody.items(), key=lambda entry: (entry[0] != commander, entry[0])))
    return defence(state, battle.at, commander)


def is_gone(state: State, battle: GroundBattle, side: SideNumber) -> bool:
    """Whether a side has nobody left."""
    if battle.commanders[side] is None:
        return not state.sectors.system(battle.at).aliens
    return not army(state, battle, side)


# Officers and special weapons


def generals(state: State, battle: GroundBattle, side: SideNumber) -> tuple[str, ...]:
    """Generals of a side in the sector, the best first: on the surface if they defend, and aboard (SW-17.1.3). Those of
    the commander count though all the legions be his guests'."""
    seats = {*army(state, battle, side), battle.commanders[side]}
    gone = withdrawn(state)
    places: list[At | str] = [name for name in state.fleets.at(battle.at) if name not in gone]
    if side == DEFENDER:
        places.append(battle.at)
    each = state.officers.each
    found = [
        name
        for place in places
        for name in state.officers.at(place)
        if each[name].kind == "general" and each[name].owner in seats
    ]
    return tuple(sorted(found, key=lambda name: (-each[name].stars, name)))


def armoury(state: State, battle: GroundBattle, side: SideNumber, officer: str | None) -> str | None:
    """Where the special weapon comes from that a side could spend: it is with its legions, or with the general
    (SW-17.3.2)."""
    commander = battle.commanders[side]
    if commander is None:
        return None
    if side == DEFENDER and state.sectors.system(battle.at).weapons:
        return SURFACE
    landing = carriers(state, commander, battle.at) if side == ATTACKER else ()
    places = [name for name in landing if any(state.fleets[name].legions)]
    aboard = None if officer is None else state.officers[officer].place
    if isinstance(aboard, str):
        places.append(aboard)
    return next((name for name in places if state.fleets[name].weapons), None)


# What is added to the roll


def arms(state: State, battle: GroundBattle, side: SideNumber) -> Arms:
    """What a side adds to the roll of this round; against aliens only its general and weapon (SW-13.4.3)."""
    commander, line = battle.commanders[side], battle.lines[side]
    if commander is None:
        return Arms()
    officer = 0 if line.officer is None else general_bonus(state.officers[line.officer].stars)
    special = SPECIAL_WEAPON_USE.roll_bonus if line.weapon else 0
    if battle.is_with_aliens:
        return Arms(officer=officer, special=special)
    series = state.empires[commander].series
    planetary = series("planet_scanner") if side == ATTACKER else shield_of(state.sectors.system(battle.at))
    return Arms(series("personal_weapons"), series("personal_armors"), officer, special, planetary)


def force_of(state: State, battle: GroundBattle, side: SideNumber) -> Force:
    """A side in figures, for `reckoning.fought`: guests count as the commander's."""
    commander = battle.commanders[side]
    if commander is None:
        return Force(aliens=state.sectors.system(battle.at).aliens)
    legions = total(army(state, battle, side))
    plain = arms(state, battle.with_line(side, Line()), side)
    bonuses = tuple(general_bonus(state.officers[name].stars) for name in generals(state, battle, side))
    in_play = Legions(*(legions_in_play(state, commander, grade) for grade in LEGIONS))
    own = army(state, battle, side).get(commander, NO_LEGIONS)
    others, learns = minus(in_play, own), learns_from_aliens(state)
    return Force(legions, 0, plain.weapons, plain.armors, bonuses, plain.planetary, others, learns)

"""A second reading of control, blockade, income and research, as plain as the rules read, and as slow as it likes.

It shares nothing with the rules but the position and the printed tables.
"""

from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.state import Relation, State
from stellarch.games.space_wars.tables.craft import CRAFT, SMALL

STEPS = ((37, 9), (29, 8), (22, 7), (16, 6), (11, 5), (7, 4), (4, 3), (2, 2), (1, 1), (0, 0))
BLOCKADE_LIMIT = {"small": 8, "medium": 12, "large": 16}
TRADING = ("trading_ability_5", "trading_ability_4", "trading_ability_3", "trading_ability_2")


def step_value(count: int) -> int:
    """SW-8.1.3, SW-15.1.2."""
    return next(value for least, value in STEPS if count >= least)


def relation(state: State, one: int, other: int) -> Relation:
    low, high = min(one, other), max(one, other)
    return state.politics.relations[high * (high - 1) // 2 + low]


def at_war(state: State, one: int, other: int) -> bool:
    return one != other and relation(state, one, other).military == "war"


def presence(state: State, at: int) -> set[int]:
    """SW-1.4.2: legions in a system, battle craft elsewhere."""
    sector = state.sectors.each[at]
    if sector.system is not None:
        return {seat for seat, legions in sector.system.legions.items() if sum(legions)}
    here = {craft.owner for craft in state.fleets.craft.values() if craft.at == at and CRAFT[craft.kind].battle}
    for seat, small in sector.small.items():
        if sum(count for kind, count in zip(SMALL, small, strict=True) if CRAFT[kind].battle):
            here.add(seat)
    return set(here)


def manager(state: State, at: int) -> int | None:
    """Of several who are not at war with each other, and whom the rules let manage a world, the first in seat order."""
    return next((seat for seat in state.seat_order if may_manage(state, seat, at)), None)


def may_manage(state: State, seat: int, at: int) -> bool:
    """SW-1.4.3 to SW-1.4.7: owned and controlled, or merely controlled."""
    owner, here = state.sectors.each[at].owner, presence(state, at)
    if owner == seat:
        return not any(at_war(state, other, seat) for other in here)
    if seat not in here or (owner is not None and not at_war(state, seat, owner)):
        return False
    return not any(at_war(state, other, seat) for other in here)


def is_blocked(state: State, seat: int, at: int) -> bool:
    """SW-1.4.9, of a system that this player manages."""
    system = state.sectors.each[at].system
    assert system is not None
    if system.aliens:
        return True
    for event in state.happenings.events:
        if event.at == at and event.kind == "berilan_gap":
            return True
        if event.at == at and event.kind == "plasma_blast" and "plasma_blast_shield" not in state.empires[seat].known:
            return True
    points = 0.0
    for name, craft in state.fleets.craft.items():
        moved = state.fleets.moves.get(name)
        if craft.at == at and at_war(state, craft.owner, seat) and not (moved is not None and moved.withdrew):
            points += CRAFT[craft.kind].blockade
            if CRAFT[craft.kind].mode == "active":
                points += 0.5 * sum(craft.small[:3])
    for other, small in state.sectors.each[at].small.items():
        if at_war(state, other, seat):
            points += 0.5 * sum(small[:3])
    return points >= BLOCKADE_LIMIT[state.galaxy.systems[At(at)].size]


def open_worlds(state: State, seat: int) -> list[int]:
    worlds = [at for at, sector in enumerate(state.sectors.each) if sector.system is not None]
    return [at for at in worlds if manager(state, at) == seat and not is_blocked(state, seat, at)]


def cities(state: State, seat: int) -> int:
    systems = [state.sectors.each[at].system for at in open_worlds(state, seat)]
    return sum(system.levels.city + system.orbital_cities for system in systems if system is not None)


def laboratories(state: State, seat: int) -> int:
    systems = [state.sectors.each[at].system for at in open_worlds(state, seat)]
    return sum(system.levels.research_center for system in systems if system is not None)


def is_under(state: State, protocol: str, *seats: int) -> bool:
    return any(active.id == protocol and set(active.players) & set(seats) for active in state.politics.protocols)


def income(state: State, seat: int) -> int:
    """SW-8.1, with the free trade act (SW-6.3.14) and embargoes (SW-6.4.3)."""
    total = 0
    for at in open_worlds(state, seat):
        system = state.sectors.each[at].system
        assert system is not None
        pays = system.levels.city + system.orbital_cities
        total += 2 * pays if "business_center" in system.singles else pays
    trading = next((int(tech[-1]) for tech in TRADING if tech in state.empires[seat].known), 1)
    for other in range(len(state.empires)):
        if other == seat or not relation(state, seat, other).commercial:
            continue
        if is_under(state, "embargo", seat, other):
            continue
        total += trading * step_value(cities(state, other))
        if "free_trade" in state.politics.laws and cities(state, seat) <= cities(state, other):
            total += 1
    return total


def research(state: State, seat: int) -> int:
    """SW-15.1.1, SW-15.1.2, with the charter (SW-6.3.15), boycotts (SW-6.4.4) and the fair (SW-6.4.10)."""
    total = laboratories(state, seat)
    for other in range(len(state.empires)):
        if other == seat or not relation(state, seat, other).scientific:
            continue
        if is_under(state, "science_boycott", seat, other):
            continue
        total += step_value(laboratories(state, other))
        if "science_charter" in state.politics.laws and laboratories(state, seat) <= laboratories(state, other):
            total += 1
    if any(active.id == "science_fair" for active in state.politics.protocols) and laboratories(state, seat):
        total += 1
    return total

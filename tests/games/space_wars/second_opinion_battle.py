"""A second reading of a battle round: hits, shields, damage, screens and laser ranges, as plain as the rules read.

It shares nothing with the rules but the position and the printed tables.
"""

from collections.abc import Iterable

from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.battles import Battle
from stellarch.games.space_wars.tables.craft import CRAFT

BOARDING = {1: 3, 2: 4, 3: 5, 4: 6, 5: 6, 6: 7, 7: 7, 8: 8}
SKIRMISH_SCREEN = {"star_fighter": 2, "heavy_star_fighter": 1, "advanced_star_fighter": 3}
"""In halves (SW-10.5.2)."""
LINE_SCREEN = {"corvette": 1, "cruiser": 2, "advanced_cruiser": 3, "carrier": 1, "dreadnought": 4}
"""In halves (SW-10.6.4)."""
ABLE = ("corvette", "cruiser", "advanced_cruiser", "carrier", "dreadnought", "stealth_starship")


def kind_of(state: State, battle: Battle, unit: str) -> str:
    return battle.wings[unit].kind if unit in battle.wings else state.fleets.craft[unit].kind


def owner_of(state: State, battle: Battle, unit: str) -> int:
    return battle.wings[unit].owner if unit in battle.wings else state.fleets.craft[unit].owner


def level(state: State, seat: int, series: str) -> int:
    """SW-11.1.6: 1 without research."""
    return max([1, *(number for number in (2, 3, 4, 5) if f"{series}_{number}" in state.empires[seat].known)])


def stars(state: State, craft: str, kind: str) -> int:
    """The stars of the best officer of a kind aboard."""
    aboard = (officer for officer in state.officers.each.values() if officer.place == craft and officer.kind == kind)
    return max((officer.stars for officer in aboard), default=0)


def need(state: State, battle: Battle, by: str, weapon: str, target: str) -> int:
    """SW-11.1.3, with SW-9.2.10, SW-11.2.2 and SW-11.4.1."""
    strength: int = getattr(CRAFT[kind_of(state, battle, by)], weapon)[1]
    if by not in battle.wings:
        strength = max(1, strength - state.fleets.craft[by].damage)
    if by in battle.unsupplied:
        strength = max(1, strength - 1)
    defence = CRAFT[kind_of(state, battle, target)].defence
    if target in battle.unsupplied:
        defence = max(1, defence - 1)
    if target in battle.cloaked:
        defence += 1
    return min(6, max(2, 4 + defence - strength))


def modifier(state: State, battle: Battle, by: str, weapon: str, target: str) -> int:
    """SW-11.1.5, SW-11.1.7, but for special weapons."""
    attack = level(state, owner_of(state, battle, by), f"{weapon}_attack")
    edge = attack - level(state, owner_of(state, battle, target), f"{weapon}_defense")
    return min(1, max(-1, edge)) + stars(state, by, "admiral")


def is_hit(die: int, must: int, added: int) -> bool:
    """SW-11.1.4."""
    if die == 1:
        return False
    return die == 6 or die + added >= must


def after_hits(state: State, battle: Battle, hits: Iterable[str]) -> tuple[dict[str, int], dict[str, int], set[str]]:
    """Damage of craft that were hit, shields left, and who is destroyed (SW-11.2.1, SW-11.3.5): hit by hit."""
    shields, damage, lost = dict(battle.shields), dict[str, int](), set[str]()
    for unit in hits:
        if shields.get(unit, 0) > 0:
            shields[unit] -= 1
            continue
        before = 0 if unit in battle.wings else state.fleets.craft[unit].damage
        damage[unit] = damage.get(unit, before) + 1
        if damage[unit] >= CRAFT[kind_of(state, battle, unit)].defence:
            lost.add(unit)
    return damage, {unit: left for unit, left in shields.items() if left and unit not in lost}, lost


def runners(state: State, battle: Battle, side: int) -> int:
    """SW-10.5.1."""
    mine, theirs = battle.sides[side].seats, battle.sides[1 - side].seats
    own = sum(wing.place == "zone" and wing.owner in mine for wing in battle.wings.values())
    screen = sum(
        SKIRMISH_SCREEN.get(wing.kind, 0)
        for wing in battle.wings.values()
        if wing.place == "zone" and wing.owner in theirs
    )
    return max(0, -((screen - 2 * own) // 2))


def through(state: State, battle: Battle, side: int) -> int:
    """SW-10.6.3."""
    mine, theirs = battle.sides[side], battle.sides[1 - side]
    own = sum(state.fleets.craft[name].kind in ABLE and name not in mine.taken for name in mine.line)
    screen = sum(LINE_SCREEN.get(state.fleets.craft[name].kind, 0) for name in theirs.line if name not in theirs.taken)
    return max(0, -((screen - 2 * own) // 2))


def laser_reaches(state: State, battle: Battle, craft: str, target: str) -> bool:
    """SW-10.5.4: the same row, one place away, or two for orbital base and moon."""
    reach = 2 if state.fleets.craft[craft].kind in ("orbital_base", "artificial_moon") else 1
    for side in battle.sides:
        for row in (side.line, side.core, side.beyond):
            if craft in row and target in row:
                return abs(row.index(craft) - row.index(target)) <= reach
    return False

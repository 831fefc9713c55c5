"""SW-11: attacks, shields and damage in a battle."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from stellarch.core import Fact, Message, Seat, Weight
from stellarch.games.space_wars.chapter import BattleEvent, Course, State
from stellarch.games.space_wars.chapters.battle.orders import Target, Weapon
from stellarch.games.space_wars.chapters.battle.wings import lose_wings, without_wings_aboard
from stellarch.games.space_wars.chapters.losses import capacity, destroy, jettison_by_default
from stellarch.games.space_wars.nouns import BattleStep, Piece, Place
from stellarch.games.space_wars.state.battles import Battle, SideNumber
from stellarch.games.space_wars.state.matters import Overloaded
from stellarch.games.space_wars.tables.combat import DAMAGE, SPACE, SPECIAL_WEAPON_USE
from stellarch.games.space_wars.tables.craft import CRAFT, CraftSheet
from stellarch.games.space_wars.tables.craft import Weapon as Guns
from stellarch.games.space_wars.tables.ground import OFFICERS

# Events


class Shot(msgspec.Struct, frozen=True):
    """One attack: who fired with what at whom, the die, the number to reach, and what was added."""

    by: str
    weapon: str
    target: str
    die: int
    need: int
    modifier: int
    hit: bool


class Volley(BattleEvent, frozen=True):
    """All attacks of a step; their results apply together (SW-10.6.2)."""

    weight = Weight.NOTE
    reveals = True

    step: BattleStep
    at: Place
    shots: tuple[Shot, ...]

    @Fact
    def fired(self) -> int:
        return len(self.shots)

    @Fact
    def hits(self) -> int:
        return sum(shot.hit for shot in self.shots)


class Struck(BattleEvent, frozen=True):
    """What the hits came to (SW-11.2.1, SW-11.3.5)."""

    weight = Weight.NOTE

    hits: Mapping[str, int]
    destroyed: tuple[Piece, ...]

    @Fact
    def struck(self) -> tuple["UnitStruck", ...]:
        return tuple(UnitStruck(unit, count) for unit, count in self.hits.items())


class UnitStruck(Message, frozen=True):
    unit: Piece
    hits: int


# Rules


class Attack(NamedTuple):
    """One attack that a craft can make."""

    craft: str
    weapon: Weapon
    number: int


def sheet_of(state: State, battle: Battle, unit: str) -> CraftSheet:
    """What is printed on a craft, fighter or pod."""
    wing = battle.wings.get(unit)
    return CRAFT[wing.kind] if wing is not None else state.fleets[unit].sheet


def owner_of(state: State, battle: Battle, unit: str) -> Seat:
    wing = battle.wings.get(unit)
    return wing.owner if wing is not None else state.fleets[unit].owner


def guns(state: State, battle: Battle, unit: str, weapon: Weapon) -> Guns:
    """Its attacks with a weapon and their strength: 1 less for each damage point and out of supply, but not below 1
    (SW-11.2.2, SW-9.2.10)."""
    printed: Guns = getattr(sheet_of(state, battle, unit), weapon)
    if not printed.attacks:
        return printed
    lowered = 0 if unit in battle.wings else DAMAGE.weapon_loss_per_damage * state.fleets[unit].damage
    lowered += unit in battle.unsupplied
    return Guns(printed.attacks, max(DAMAGE.weapon_floor, printed.strength - lowered))


def defence(state: State, battle: Battle, unit: str) -> int:
    """How hard it is to hit: less by 1 out of supply, more by 1 behind a cloak (SW-9.2.10, SW-11.4.1)."""
    printed = sheet_of(state, battle, unit).defence
    if unit in battle.unsupplied:
        printed = max(1, printed - 1)
    return printed + SPECIAL_WEAPON_USE.cloak_defence if unit in battle.cloaked else printed


def points_left(state: State, battle: Battle, unit: str) -> int:
    """The hits that destroy it, shields apart."""
    return 1 if unit in battle.wings else state.fleets[unit].sheet.defence - state.fleets[unit].damage


def officer_bonus(state: State, craft: str, kind: str, bonus: str) -> int:
    """What the best officer of a kind aboard adds; one of a type at most (SW-11.1.8)."""
    named = state.officers.at(craft)
    if not named:
        return 0
    aboard = (state.officers[name] for name in named)
    return max(
        (getattr(OFFICERS[kind], bonus)[officer.stars - 1] for officer in aboard if officer.kind == kind), default=0
    )


def technology_modifier(state: State, by: Seat, weapon: Weapon, against: Seat) -> int:
    """Attack level minus defence level, one at most either way (SW-11.1.5)."""
    cap = SPACE.tech_modifier_cap
    edge = state.empires[by].series(f"{weapon}_attack") - state.empires[against].series(f"{weapon}_defense")
    return max(-cap, min(cap, edge))


def modifier(state: State, battle: Battle, attack: Attack, target: str) -> int:
    """Technology and admiral (SW-11.1.5, SW-11.1.7)."""
    by, against = owner_of(state, battle, attack.craft), owner_of(state, battle, target)
    return technology_modifier(state, by, attack.weapon, against) + officer_bonus(
        state, attack.craft, "admiral", "attack_bonus"
    )


def need(state: State, battle: Battle, attack: Attack, target: str) -> int:
    strength = guns(state, battle, attack.craft, attack.weapon).strength
    return SPACE.need(strength, defence(state, battle, target))


def attacks(state: State, battle: Battle, units: Sequence[str], *weapons: Weapon) -> list[Attack]:
    """All attacks that units can make with these weapons; captured craft make none (SW-10.5.10)."""
    idle = battle.sides[0].taken | battle.sides[1].taken
    sheets = ((unit, sheet_of(state, battle, unit)) for unit in units if unit not in idle)
    return [
        Attack(unit, weapon, number)
        for unit, sheet in sheets
        for weapon in weapons
        for number in range(1, getattr(sheet, weapon).attacks + 1)
    ]


# What a volley does


def fire(course: Course, step: str, aims: Sequence[Target]) -> None:
    """Every attack is rolled for, and all results apply together (SW-10.6.2)."""
    battle = course.state.at_hand(Battle)
    chances: dict[tuple[str, Weapon, str], tuple[int, int]] = {}  # nothing that is rolled changes them
    for aim in aims:
        if (aim.craft, aim.weapon, aim.target) not in chances:
            chances[aim.craft, aim.weapon, aim.target] = _chances(course.state, battle, aim)
    shots = tuple(_roll(course, aim, *chances[aim.craft, aim.weapon, aim.target]) for aim in aims)
    battle = course.state.at_hand(Battle)
    course.go(course.state.with_matter(replace(battle, attacked=True)), Volley(step, course.named(battle.at), shots))
    hits: dict[str, int] = {}
    for shot in shots:
        if shot.hit:
            hits[shot.target] = hits.get(shot.target, 0) + 1
    strike(course, hits)


def _chances(state: State, battle: Battle, aim: Target) -> tuple[int, int]:
    """The number that an attack must reach, and what is added to its die."""
    attack = Attack(aim.craft, aim.weapon, aim.number)
    return need(state, battle, attack, aim.target), modifier(state, battle, attack, aim.target)


def _roll(course: Course, aim: Target, must: int, bonus: int) -> Shot:
    if aim.special:
        spend_weapon(course, aim.craft)
        bonus += SPECIAL_WEAPON_USE.roll_bonus
    die = course.die()
    return Shot(aim.craft, aim.weapon, aim.target, die, must, bonus, SPACE.hits(die, must, bonus))


def spend_weapon(course: Course, craft: str) -> None:
    fleets = course.state.fleets
    course.go(course.state.changed(fleets=fleets.with_craft(craft, weapons=fleets[craft].weapons - 1)))


def strike(course: Course, hits: Mapping[str, int]) -> None:
    """Hits take shields first, then damage; who has as much as its defence is destroyed (SW-11.2.1, SW-11.3.5)."""
    state = course.state
    battle = state.at_hand(Battle)
    shields, damaged, lost = dict(battle.shields), {}, []
    for unit, count in hits.items():
        stopped = min(count, shields.get(unit, 0))
        if stopped:
            shields[unit] -= stopped
            if not shields[unit]:
                del shields[unit]
        through = count - stopped
        if through >= points_left(state, battle, unit):
            lost.append(unit)
        elif through:
            damaged[unit] = state.fleets[unit].damage + through
    fleets = state.fleets
    for unit, total in damaged.items():
        fleets = fleets.with_craft(unit, damage=total)
    course.go(state.changed(fleets=fleets).with_matter(replace(battle, shields=shields)))
    if hits:
        course.tell(Struck(dict(hits), tuple(lost)))
    remove(course, tuple(lost))
    for unit in damaged:
        _make_fit(course, unit)


def remove(course: Course, lost: tuple[str, ...]) -> None:
    """Craft are destroyed with all aboard, fighters and pods of the zone too; special weapons go to the other side
    (SW-9.8.7, SW-17.3.5)."""
    wings = tuple(unit for unit in lost if unit in course.state.at_hand(Battle).wings)
    craft = tuple(unit for unit in lost if unit not in wings)
    if wings:
        lose_wings(course, wings)
    if craft:
        _take_spoils(course, craft)
        save_riders(course, craft)
        without_wings_aboard(course, craft)
        off_the_board(course, craft)
        destroy(course, *craft)


def _take_spoils(course: Course, craft: tuple[str, ...]) -> None:
    battle = course.state.at_hand(Battle)
    for name in craft:
        if weapons := course.state.fleets[name].weapons:
            winner: SideNumber = 1 if battle.side_of(course.state.fleets[name].owner) == 0 else 0
            battle = battle.with_side(winner, spoils=battle.sides[winner].spoils + weapons)
    course.go(course.state.with_matter(battle))


def save_riders(course: Course, craft: tuple[str, ...]) -> None:
    """Generals who ride in pods are not aboard the craft they came from: they go to another of their player's."""
    state = course.state
    battle = state.at_hand(Battle)
    riding = {run.general for run in battle.runs if run.unit in battle.wings}
    for general in [officer for name in craft for officer in state.officers.at(name) if officer in riding]:
        owner = state.officers[general].owner
        left = (name for name in battle.sides[battle.side_of(owner)].craft if name not in craft)
        new = next((name for name in left if state.fleets[name].owner == owner), None)
        if new is not None:
            state = state.changed(officers=state.officers.with_officer(general, place=new))
    course.go(state)


def off_the_board(course: Course, craft: tuple[str, ...]) -> None:
    """Craft leave their rows, which close up (SW-10.2.7); shields and cloaks go."""
    battle, gone = course.state.at_hand(Battle), set(craft)
    course.go(
        course.state.with_matter(
            replace(
                battle,
                sides=(battle.sides[0].without(gone), battle.sides[1].without(gone)),
                shields={unit: left for unit, left in battle.shields.items() if unit not in gone},
            )
        )
    )


def _make_fit(course: Course, craft: str) -> None:
    """Cargo that a damaged craft has no room for any more goes overboard (SW-9.8.8): what, its owner says, or the
    software where it leads his side."""
    state = course.state
    if state.fleets[craft].load <= capacity(state.fleets[craft]):
        return
    battle = next(matter for matter in reversed(state.pending) if isinstance(matter, Battle))
    if battle.sides[battle.side_of(state.fleets[craft].owner)].commander in battle.entrusted:
        jettison_by_default(course, craft)
    else:
        course.go(state.with_pending(Overloaded(craft)))

"""SW-10.3.4, SW-11.3.4, SW-11.4.1: the orbital shield generator, cloaks, and repairs between rounds."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from stellarch.core import Refusal, Seat, Template, Weight
from stellarch.games.space_wars.chapter import Bar, BattleEvent, Course, Order, State, bar
from stellarch.games.space_wars.chapters.battle.blanks import one_of, some_of
from stellarch.games.space_wars.chapters.battle.labels import BattleLabel
from stellarch.games.space_wars.chapters.battle.orders import Cloak, Patch
from stellarch.games.space_wars.chapters.battle.policy import worth
from stellarch.games.space_wars.chapters.battle.steps import BattleStep, NotYourUnit
from stellarch.games.space_wars.chapters.battle.weapons import spend_weapon
from stellarch.games.space_wars.labels import label
from stellarch.games.space_wars.nouns import Anything, Piece, Technology
from stellarch.games.space_wars.rules.control import is_blocked, manager
from stellarch.games.space_wars.rules.versions import fires_when_blocked, helps_any_roll
from stellarch.games.space_wars.state.battles import Battle, SideNumber
from stellarch.games.space_wars.tables.combat import SPECIAL_WEAPON_USE

# Orders


class Shield(Order, frozen=True):
    """What the orbital shield generator protects: up to four capital starships, or one base (SW-D.36)."""

    word = "shield"

    craft: tuple[Piece, ...]


# Events


class Shielded(BattleEvent, frozen=True):
    """What the orbital shield generator protects (SW-11.3.4)."""

    weight = Weight.NOTE

    seat: Seat
    craft: tuple[Piece, ...]


class WeaponSpent(BattleEvent, frozen=True):
    """A special weapon cloaks its carrier, or repairs it (SW-11.4.1, SW-17.3.3)."""

    weight = Weight.NOTE

    seat: Seat
    craft: Piece
    cloaks: bool


# Refusals


class NoCloak(Refusal, frozen=True):
    rule = "SW-11.4.1"
    unit: Anything
    technology: Technology


class NoPatch(Refusal, frozen=True):
    rule = "SW-10.3.4"
    unit: Anything


class BadShielding(Refusal, frozen=True):
    rule = "SW-11.3.4"


# Rules


_GENERATOR = "orbital_shield_generator"
_SHIPS, _SHIELDS_OF_BASE = 4, 2


def generator_owner(state: State, battle: Battle) -> Seat | None:
    """Who manages the system whose generator can shield craft here."""
    system = state.sectors[battle.at].system
    if system is None or _GENERATOR not in system.singles:
        return None
    return manager(state, battle.at) if fires_when_blocked(state) or not is_blocked(state, battle.at) else None


class Shielding(BattleStep):
    """What the generator protects (SW-D.36)."""

    name = "shield"
    asks = BattleLabel.SHIELD
    orders = (Shield,)

    def decides(self, state: State, battle: Battle, side: SideNumber) -> bool:
        return generator_owner(state, battle) in battle.sides[side].seats and bool(battle.sides[side].craft)

    def decider(self, state: State, battle: Battle, side: SideNumber) -> Seat:
        owner = generator_owner(state, battle)
        return owner if owner in battle.sides[side].seats else battle.sides[side].commander

    def choices(self, state: State, battle: Battle, side: SideNumber) -> Iterator[Order | Template]:
        craft = battle.sides[side].craft
        capitals = tuple(name for name in craft if state.fleets[name].sheet.group == "capital")
        yield from (Shield((name,)) for name in craft)
        if len(capitals) > 1:
            (usual,) = self.policy(state, battle, side)
            most = min(_SHIPS, len(capitals))
            shielded = some_of(
                capitals, BattleLabel.STARSHIPS, 1, most, [name for name in usual.craft if name in capitals]
            )
            yield Template("shield", label(self.asks), {"craft": shielded})

    def bars(self, state: State, battle: Battle, side: SideNumber, order: Shield) -> Bar | None:
        craft = order.craft
        if any(name not in battle.sides[side].craft for name in craft) or len(set(craft)) != len(craft):
            return bar(BadShielding, *craft)
        has_base = any(state.fleets[name].sheet.group == "base" for name in craft)
        if len(craft) > (1 if has_base else _SHIPS):
            return bar(BadShielding, *craft)
        return None

    def carry_out(self, course: Course, side: SideNumber, order: Shield) -> None:
        if not order.craft:
            return
        state = course.state
        battle = state.at_hand(Battle)
        is_base = state.fleets[order.craft[0]].sheet.group == "base"
        more = _SHIELDS_OF_BASE if is_base else 1
        shields = {**battle.shields, **{name: battle.shields.get(name, 0) + more for name in order.craft}}
        owner = self.decider(state, battle, side)
        course.go(state.with_matter(replace(battle, shields=shields)), Shielded(owner, order.craft))

    def policy(self, state: State, battle: Battle, side: SideNumber) -> Sequence[Shield]:
        """The four largest capital starships, or a base if there are fewer than three."""
        fleets = state.fleets
        craft = sorted(battle.sides[side].craft, key=lambda name: -worth(fleets[name].sheet))
        capitals = tuple(name for name in craft if fleets[name].sheet.group == "capital")
        bases = tuple(name for name in craft if fleets[name].sheet.group == "base")
        return (Shield(bases[:1] if bases and len(capitals) < 3 else capitals[:_SHIPS]),)


class Preparing(BattleStep):
    """As a round begins: cloaks, and repairs from the second on (SW-D.37)."""

    name = "prepare"
    asks = BattleLabel.PREPARE
    orders = (Cloak, Patch)
    is_single = False

    def decides(self, state: State, battle: Battle, side: SideNumber) -> bool:
        armed = any(state.fleets[name].weapons for name in battle.sides[side].craft)
        return armed and next(self.choices(state, battle, side), None) is not None

    def choices(self, state: State, battle: Battle, side: SideNumber) -> Iterator[Order | Template]:
        for name in battle.sides[side].craft:
            orders: tuple[Cloak | Patch, ...] = (Cloak(name), Patch(name))
            yield from (order for order in orders if self.bars(state, battle, side, order) is None)

    def templates(self, state: State, battle: Battle, side: SideNumber) -> Iterator[Template]:
        craft = battle.sides[side].craft
        cloaks = [name for name in craft if self.bars(state, battle, side, Cloak(name)) is None]
        patches = [name for name in craft if self.bars(state, battle, side, Patch(name)) is None]
        if cloaks:
            yield Template("cloak", label(BattleLabel.CLOAK), {"craft": one_of(cloaks, BattleLabel.CRAFT)})
        if patches:
            yield Template("patch", label(BattleLabel.PATCH), {"craft": one_of(patches, BattleLabel.CRAFT)})

    def bars(self, state: State, battle: Battle, side: SideNumber, order: Cloak | Patch) -> Bar | None:
        unit = order.craft
        if unit not in battle.sides[side].craft:
            return bar(NotYourUnit, unit, unit=unit)
        craft = state.fleets[unit]
        if isinstance(order, Patch):
            is_done = unit in battle.patched and not helps_any_roll(state)  # once a round, before version 4
            is_able = battle.round > 1 and craft.damage and craft.weapons and not is_done
            return None if is_able else bar(NoPatch, unit, unit=unit)
        knows = state.empires[craft.owner].knows("cloaking_technology")
        is_whole = craft.sheet.group == "capital" and not craft.damage
        if knows and is_whole and craft.weapons and unit not in battle.cloaked:
            return None
        return bar(NoCloak, unit, unit=unit, technology="cloaking_technology")

    def carry_out(self, course: Course, side: SideNumber, order: Cloak | Patch) -> None:
        spend_weapon(course, order.craft)
        state = course.state
        battle = state.at_hand(Battle)
        told = WeaponSpent(state.fleets[order.craft].owner, order.craft, isinstance(order, Cloak))
        if isinstance(order, Cloak):
            course.go(state.with_matter(replace(battle, cloaked=battle.cloaked | {order.craft})), told)
            return
        mended = state.fleets[order.craft].damage - SPECIAL_WEAPON_USE.repair_points
        state = state.changed(fleets=state.fleets.with_craft(order.craft, damage=mended))
        course.go(state.with_matter(replace(battle, patched=battle.patched | {order.craft})), told)

    def policy(self, state: State, battle: Battle, side: SideNumber) -> Sequence[Order]:
        """Repair what is damaged, but not with the last weapon."""
        patches = (Patch(name) for name in battle.sides[side].craft if state.fleets[name].weapons > 1)
        able = [patch for patch in patches if self.bars(state, battle, side, patch) is None]
        return tuple(patch for each in able for patch in (each,) * _spared(state, each.craft))


def _spared(state: State, craft: str) -> int:
    """How many special weapons the software has a craft repaired with: one a round, before version 4."""
    each = state.fleets[craft]
    return min(each.damage, each.weapons - 1) if helps_any_roll(state) else 1


STEPS: tuple[BattleStep, ...] = (Shielding(), Preparing())

"""SW-10.4: fighters and pods of the zone fight each other."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from stellarch.core import Refusal, Template
from stellarch.games.space_wars.chapter import Bar, Course, Order, State, bar
from stellarch.games.space_wars.chapters.battle.blanks import aims
from stellarch.games.space_wars.chapters.battle.labels import BattleLabel
from stellarch.games.space_wars.chapters.battle.orders import Target
from stellarch.games.space_wars.chapters.battle.policy import assigned
from stellarch.games.space_wars.chapters.battle.steps import BattleStep, opposite
from stellarch.games.space_wars.chapters.battle.weapons import Attack, attacks, fire
from stellarch.games.space_wars.nouns import Anything
from stellarch.games.space_wars.state.battles import Battle, SideNumber

# Refusals


class NoSuchAttack(Refusal, frozen=True):
    rule = "SW-11.1.2"
    unit: Anything


class AimedAlready(Refusal, frozen=True):
    rule = "SW-11.1.2"


class BattleNotATarget(Refusal, frozen=True):
    rule = "SW-11.1.1"
    target: Anything


class OthersFirst(Refusal, frozen=True):
    rule = "SW-10.4.2"


class BattleNoSpecialWeapon(Refusal, frozen=True):
    rule = "SW-17.3.2"
    unit: Anything


# Rules


class Aiming(BattleStep):
    """Attacks are given their targets one by one; all results apply together."""

    orders = (Target,)
    is_single = False

    def attacks(self, state: State, battle: Battle, side: SideNumber) -> list[Attack]:
        """All attacks that a side can make in this step."""
        raise NotImplementedError

    def targets(self, state: State, battle: Battle, side: SideNumber, attack: Attack) -> Sequence[str]:
        """Whom an attack can be aimed at, whatever else is aimed."""
        raise NotImplementedError

    def bars_target(self, state: State, battle: Battle, side: SideNumber, attack: Attack, target: str) -> Bar | None:
        """Why an attack cannot go to a target."""
        if target in self.targets(state, battle, side, attack):
            return None
        return bar(BattleNotATarget, target, target=target)

    def open_attacks(self, state: State, battle: Battle, side: SideNumber) -> list[Attack]:
        """Those that have no target yet."""
        aimed = {(aim.craft, aim.weapon, aim.number) for aim in battle.aims}
        return [attack for attack in self.attacks(state, battle, side) if attack not in aimed]

    def decides(self, state: State, battle: Battle, side: SideNumber) -> bool:
        return any(self.targets(state, battle, side, attack) for attack in self.open_attacks(state, battle, side))

    def choices(self, state: State, battle: Battle, side: SideNumber) -> Iterator[Order | Template]:
        for attack in self.open_attacks(state, battle, side):
            for target in self.targets(state, battle, side, attack):
                if self.bars_target(state, battle, side, attack, target) is None:
                    yield Target(*attack, target)
                    if weapons_left(state, battle, attack.craft):
                        yield Target(*attack, target, special=True)

    def templates(self, state: State, battle: Battle, side: SideNumber) -> Iterator[Template]:
        left = self.open_attacks(state, battle, side)
        armed = [name for name in battle.sides[side].craft if weapons_left(state, battle, name)]
        return aims(self.asks, left, lambda attack: self.targets(state, battle, side, attack), armed)

    def bars(self, state: State, battle: Battle, side: SideNumber, order: Target) -> Bar | None:
        attack = Attack(order.craft, order.weapon, order.number)
        if attack not in self.attacks(state, battle, side):
            return bar(NoSuchAttack, order.craft, unit=order.craft)
        if attack not in self.open_attacks(state, battle, side):
            return bar(AimedAlready, order.craft)
        if order.special and not weapons_left(state, battle, order.craft):
            return bar(BattleNoSpecialWeapon, order.craft, unit=order.craft)
        return self.bars_target(state, battle, side, attack, order.target)

    def carry_out(self, course: Course, side: SideNumber, order: Target) -> None:
        self.carry_out_all(course, side, (order,))

    def carry_out_all(self, course: Course, side: SideNumber, orders: Sequence[Target]) -> None:
        battle = course.state.at_hand(Battle)
        course.go(course.state.with_matter(replace(battle, aims=(*battle.aims, *orders))))

    def policy(self, state: State, battle: Battle, side: SideNumber) -> Sequence[Order]:
        left = self.open_attacks(state, battle, side)
        return assigned(state, battle, left, lambda attack: self.targets(state, battle, side, attack))

    def is_about(self, state: State, battle: Battle, side: SideNumber, order: Order) -> bool:
        return isinstance(order, Target) and Attack(order.craft, order.weapon, order.number) in self.attacks(
            state, battle, side
        )


def weapons_left(state: State, battle: Battle, craft: str) -> int:
    """Special weapons of a craft that are not meant for a roll of this step yet."""
    if craft not in state.fleets:
        return 0
    meant = sum(aim.craft == craft and aim.special for aim in battle.aims)
    return state.fleets[craft].weapons - meant - sum(run.special == craft for run in battle.runs)


class Skirmish(Aiming):
    """Lasers of fighters at fighters and pods of the zone (SW-D.38)."""

    name = "skirmish"
    asks = BattleLabel.AIM_IN_SKIRMISH

    def attacks(self, state: State, battle: Battle, side: SideNumber) -> list[Attack]:
        return attacks(state, battle, battle.in_zone(side), "laser")

    def targets(self, state: State, battle: Battle, side: SideNumber, attack: Attack) -> Sequence[str]:
        return battle.in_zone(opposite(side))

    def templates_ahead(self, state: State, battle: Battle, side: SideNumber) -> Iterator[Template]:
        mine, theirs = battle.wings_of(side), battle.wings_of(opposite(side))
        return aims(self.asks, attacks(state, battle, mine, "laser"), lambda _: theirs)

    def bars_target(self, state: State, battle: Battle, side: SideNumber, attack: Attack, target: str) -> Bar | None:
        if barred := super().bars_target(state, battle, side, attack, target):
            return barred
        unmet = _unmet(battle, side)
        return bar(OthersFirst, target) if unmet and target not in unmet else None

    def policy(self, state: State, battle: Battle, side: SideNumber) -> Sequence[Order]:
        """By SW-24.3.3, but each enemy once before any twice (SW-10.4.2)."""
        left, enemies = self.open_attacks(state, battle, side), battle.in_zone(opposite(side))
        return assigned(state, battle, left, lambda _: enemies, _unmet(battle, side))

    def resolve(self, course: Course, battle: Battle) -> None:
        if battle.aims:
            fire(course, "skirmish", battle.aims)


def _unmet(battle: Battle, side: SideNumber) -> list[str]:
    """The enemies in the zone that nobody aims at yet."""
    aimed = {aim.target for aim in battle.aims}
    return [enemy for enemy in battle.in_zone(opposite(side)) if enemy not in aimed]


STEPS: tuple[BattleStep, ...] = (Skirmish(),)

"""SW-10.6.1, SW-10.6.2, SW-10.6.6, SW-10.6.9: ions and torpedoes, line against line and in each core."""

from collections.abc import Iterator, Sequence

from stellarch.core import Template
from stellarch.games.space_wars.chapter import Course, State
from stellarch.games.space_wars.chapters.battle.blanks import aims
from stellarch.games.space_wars.chapters.battle.labels import BattleLabel
from stellarch.games.space_wars.chapters.battle.skirmish import Aiming, weapons_left
from stellarch.games.space_wars.chapters.battle.steps import ATTACKER, DEFENDER, BattleStep, opposite
from stellarch.games.space_wars.chapters.battle.weapons import Attack, attacks, fire
from stellarch.games.space_wars.state.battles import Battle, SideNumber


class Fire(Aiming):
    """One fight between two rows (SW-D.42)."""

    def row(self, battle: Battle, side: SideNumber) -> tuple[str, ...]:
        raise NotImplementedError

    def attacks(self, state: State, battle: Battle, side: SideNumber) -> list[Attack]:
        return attacks(state, battle, self.row(battle, side), "ion", "torpedo")

    def targets(self, state: State, battle: Battle, side: SideNumber, attack: Attack) -> Sequence[str]:
        return self.row(battle, opposite(side))

    def templates_ahead(self, state: State, battle: Battle, side: SideNumber) -> Iterator[Template]:
        """Any craft at any, whatever the row: where each will stand by then, nobody knows yet."""
        mine, theirs = battle.sides[side].craft, battle.sides[opposite(side)].craft
        armed = [name for name in mine if weapons_left(state, battle, name)]
        return aims(BattleLabel.AIM, attacks(state, battle, mine, "ion", "torpedo"), lambda _: theirs, armed)

    def resolve(self, course: Course, battle: Battle) -> None:
        if battle.aims:
            fire(course, "line_fire" if self.name == "line" else "core_fire", battle.aims)


class LineFire(Fire):
    name = "line"
    asks = BattleLabel.AIM_IN_LINE

    def row(self, battle: Battle, side: SideNumber) -> tuple[str, ...]:
        return battle.sides[side].line


class CoreFire(Fire):
    """In the core of one side; the other, which broke through, declares first (SW-10.6.6)."""

    asks = BattleLabel.AIM_IN_CORE
    host: SideNumber

    def row(self, battle: Battle, side: SideNumber) -> tuple[str, ...]:
        return battle.sides[side].core if side == self.host else battle.sides[side].beyond


class DefendersCore(CoreFire):
    name = "core_of_defender"
    ordered_with = "line"
    host = DEFENDER
    first = ATTACKER


class AttackersCore(CoreFire):
    name = "core_of_attacker"
    ordered_with = "core_of_defender"
    host = ATTACKER
    first = DEFENDER


STEPS: tuple[BattleStep, ...] = (LineFire(), DefendersCore(), AttackersCore())

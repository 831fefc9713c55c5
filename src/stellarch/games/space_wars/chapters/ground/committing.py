"""SW-13.2.1 to SW-13.2.7: what each side sends into a round, and the roll."""

from collections.abc import Iterator

from msgspec.structs import replace

from stellarch.core import Fact, Refusal, Weight
from stellarch.games.space_wars.chapter import Bar, BattleEvent, Course, Order, State, bar
from stellarch.games.space_wars.chapters.ground.forces import ATTACKER, DEFENDER, armoury, arms, army, generals
from stellarch.games.space_wars.chapters.ground.labels import GroundLabel
from stellarch.games.space_wars.chapters.ground.legions import LegionCounts
from stellarch.games.space_wars.chapters.ground.reckoning import (
    PER_ROUND,
    count,
    losses,
    modifier,
    picks,
    strength,
    strongest,
)
from stellarch.games.space_wars.chapters.ground.steps import GroundStep, bars_naming, battle_of, read, written
from stellarch.games.space_wars.chapters.transfers import with_weapons
from stellarch.games.space_wars.nouns import Anything, Piece, Place
from stellarch.games.space_wars.state.battles import SideNumber
from stellarch.games.space_wars.state.ground import GroundBattle, Line
from stellarch.games.space_wars.tables.combat import GROUND
from stellarch.games.space_wars.tables.ground import POPULACE

# Orders


class Commit(Order, frozen=True):
    """What one's side sends into this round (SW-D.49)."""

    word = "commit"

    legions: LegionCounts
    officer: Piece | None = None
    weapon: bool = False
    """Whether a special weapon is spent on the roll."""


# Events


class GroundRound(BattleEvent, frozen=True):
    """One round: strengths and their column, the die, what was added, and what both sides lose (SW-13.2)."""

    weight = Weight.NOTE
    reveals = True

    at: Place
    round: int
    strengths: tuple[int, int]
    column: str
    die: int
    modifier: int
    lost: tuple[int, int]

    @Fact
    def attack(self) -> int:
        return self.strengths[0]

    @Fact
    def defence(self) -> int:
        return self.strengths[1]

    @Fact
    def rolled(self) -> str:
        return (
            f"{self.die} {'+' if self.modifier > 0 else '-'} {abs(self.modifier)}" if self.modifier else f"{self.die}"
        )

    @Fact
    def attacker_loses(self) -> int:
        return self.lost[0]

    @Fact
    def defender_loses(self) -> int:
        return self.lost[1]


# Refusals


class ThreeLegions(Refusal, frozen=True):
    rule = "SW-13.2.1"
    count: int


class GroundNoGeneral(Refusal, frozen=True):
    rule = "SW-13.2.4"
    officer: Anything


class GroundNoSpecialWeapon(Refusal, frozen=True):
    rule = "SW-13.2.5"


# Rules


class Committing(GroundStep):
    """Three legions, or all if there are fewer; at most one general and one special weapon (SW-D.49)."""

    asks = GroundLabel.COMMIT
    orders = (Commit,)

    def choices(self, state: State, battle: GroundBattle) -> Iterator[Order]:
        there, commander = army(state, battle, self.side), self.commander(battle)
        usual, best = strongest(there), generals(state, battle, self.side)
        first = Commit(written(usual, commander), best[0] if best else None)
        yield first
        for pick in picks(there, min(PER_ROUND, count(there))):
            legions = written(pick, commander)
            for officer in (*best, None):
                has_weapon = armoury(state, battle, self.side, officer) is not None
                orders = (Commit(legions, officer, weapon) for weapon in ((False, True) if has_weapon else (False,)))
                yield from (order for order in orders if order != first)

    def bars(self, state: State, battle: GroundBattle, order: Commit) -> Bar | None:
        there, commander = army(state, battle, self.side), self.commander(battle)
        if barred := bars_naming(order.legions, there, commander):
            return barred
        must = min(PER_ROUND, count(there))
        if sum(order.legions.values()) != must:
            return bar(ThreeLegions, count=must)
        if order.officer is not None and order.officer not in generals(state, battle, self.side):
            return bar(GroundNoGeneral, order.officer, officer=order.officer)
        if order.weapon and armoury(state, battle, self.side, order.officer) is None:
            return bar(GroundNoSpecialWeapon)
        return None

    def carry_out(self, course: Course, order: Commit) -> None:
        """A special weapon that is used is discarded (SW-13.2.10)."""
        battle, state = battle_of(course), course.state
        if order.weapon:
            place = armoury(state, battle, self.side, order.officer)
            assert place is not None
            state = with_weapons(state, battle.at, place, -1)
        line = Line(read(order.legions, self.commander(battle)), order.officer, order.weapon)
        course.go(state.with_matter(battle.with_line(self.side, line)))


class Defending(Committing):
    name = "defence"
    side = DEFENDER


class Attacking(Committing):
    name = "attack"
    side = ATTACKER


def roll(course: Course) -> None:
    """The die of a round, and what it costs each side (SW-13.2.7)."""
    die = course.die()
    state, battle = course.state, battle_of(course)
    ours, theirs = _strength(state, battle, ATTACKER), _strength(state, battle, DEFENDER)
    added = modifier(arms(state, battle, ATTACKER), arms(state, battle, DEFENDER))
    due = losses(ours, theirs, die, added)
    lost = min(due[0], _numbers(state, battle, ATTACKER)), min(due[1], _numbers(state, battle, DEFENDER))
    column = ":".join(map(str, GROUND.columns[GROUND.column(ours, theirs)]))
    told = GroundRound(course.named(battle.at), battle.round, (ours, theirs), column, die, added, lost)
    course.go(state.with_matter(replace(battle, due=lost)), told)


def _strength(state: State, battle: GroundBattle, side: SideNumber) -> int:
    if battle.commanders[side] is None:
        return state.sectors.system(battle.at).aliens * POPULACE["alien"].strength
    return strength(battle.lines[side].legions)


def _numbers(state: State, battle: GroundBattle, side: SideNumber) -> int:
    if battle.commanders[side] is None:
        return state.sectors.system(battle.at).aliens
    return count(battle.lines[side].legions)

"""SW-13.2.8 to SW-13.2.11: who falls in a round, and who rises after it."""

from collections.abc import Iterator

from msgspec.structs import replace

from stellarch.core import Refusal, Seat, Weight
from stellarch.games.space_wars.chapter import Bar, BattleEvent, Course, Order, State, bar
from stellarch.games.space_wars.chapters.ground.forces import ATTACKER, DEFENDER, carriers
from stellarch.games.space_wars.chapters.ground.labels import GroundLabel
from stellarch.games.space_wars.chapters.ground.legions import LegionCounts, LegionName, legion_key, read_legion
from stellarch.games.space_wars.chapters.ground.reckoning import picks, raised, rising_grade, turned, weakest, without
from stellarch.games.space_wars.chapters.ground.steps import GroundStep, bars_naming, battle_of, read, written
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Cargo, LegionKind, Piece, Place
from stellarch.games.space_wars.rules.counters import bars_legion
from stellarch.games.space_wars.rules.versions import learns_from_aliens
from stellarch.games.space_wars.state.battles import SideNumber
from stellarch.games.space_wars.state.counts import Legions, minus
from stellarch.games.space_wars.state.ground import Army, GroundBattle
from stellarch.games.space_wars.tables.ground import LEGIONS

# Orders


class Lose(Order, frozen=True):
    """Which legions of the round are lost (SW-D.50)."""

    word = "lose"

    legions: LegionCounts


class Upgrade(Order, frozen=True):
    """Which survivor of the round gains a grade; none, if nothing is named (SW-D.51)."""

    word = "upgrade"

    legion: LegionName | None = None
    """By the grade it has."""


# Events


class LegionsLost(BattleEvent, frozen=True):
    """Which legions fell in a round (SW-13.2.8)."""

    seat: Seat
    at: Place
    legions: Cargo


class LegionUpgraded(BattleEvent, frozen=True):
    """A survivor of a round gains a grade (SW-13.2.11)."""

    weight = Weight.NOTE

    seat: Seat
    at: Place
    legion: LegionKind
    """The grade it has now."""


class OfficerFell(BattleEvent, frozen=True):
    """An officer dies with all legions of the round (SW-13.2.9)."""

    seat: Seat
    officer: Piece


# Refusals


class LossesDue(Refusal, frozen=True):
    rule = "SW-13.2.8"
    count: int


class NoUpgrade(Refusal, frozen=True):
    rule = "SW-13.2.11"


# Rules


class Losing(GroundStep):
    """The commander of a side names its losses among the legions of the round (SW-D.50)."""

    asks = GroundLabel.LOSE
    orders = (Lose,)

    def choices(self, state: State, battle: GroundBattle) -> Iterator[Order]:
        due, line, commander = battle.due[self.side], battle.lines[self.side].legions, self.commander(battle)
        if not due:
            return
        usual = Lose(written(weakest(line, due), commander))
        yield usual
        for pick in picks(line, due):
            order = Lose(written(pick, commander))
            if order != usual:
                yield order

    def bars(self, state: State, battle: GroundBattle, order: Lose) -> Bar | None:
        if barred := bars_naming(order.legions, battle.lines[self.side].legions, self.commander(battle)):
            return barred
        due = battle.due[self.side]
        return None if sum(order.legions.values()) == due else bar(LossesDue, count=due)

    def carry_out(self, course: Course, order: Lose) -> None:
        battle = battle_of(course)
        gone = read(order.legions, self.commander(battle))
        line = battle.lines[self.side]
        fallen = battle.fallen + (turned(gone) if battle.is_with_aliens else 0)
        state = _without_legions(course.state, battle.at, self.side, gone)
        left = battle.with_line(self.side, replace(line, legions=without(line.legions, gone)), fallen=fallen)
        course.go(state.with_matter(left))
        for seat, legions in gone.items():
            named = {grade: number for grade, number in legions._asdict().items() if number}
            course.tell(LegionsLost(seat, course.named(battle.at), named))


class LosingDefence(Losing):
    name = "losses_of_defence"
    side = DEFENDER


class LosingAttack(Losing):
    name = "losses_of_attack"
    side = ATTACKER


def bury_officers(course: Course) -> None:
    """An officer used in the round dies if all legions of his side in the round are gone (SW-13.2.9)."""
    battle = battle_of(course)
    for line in battle.lines:
        if line.officer is not None and not line.legions:
            owner = course.state.officers[line.officer].owner
            officers = course.state.officers.without((line.officer,))
            course.go(course.state.changed(officers=officers), OfficerFell(owner, line.officer))


def _without_legions(state: State, at: At, side: SideNumber, gone: Army) -> State:
    """The attacker's are aboard, the others on the surface."""
    for seat, legions in gone.items():
        if side == ATTACKER:
            state = _with_fewer_aboard(state, at, seat, legions)
        else:
            left = minus(state.sectors.system(at).legions_of(seat), legions)
            state = state.changed(sectors=state.sectors.with_legions(at, seat, left))
    return state


def _with_fewer_aboard(state: State, at: At, seat: Seat, gone: Legions) -> State:
    fleets = state.fleets
    for name in carriers(state, seat, at):
        taken = Legions(*map(min, gone, fleets[name].legions))
        if any(taken):
            fleets = fleets.with_craft(name, legions=minus(fleets[name].legions, taken))
            gone = minus(gone, taken)
    assert not any(gone), f"{gone} are not aboard"
    return state.changed(fleets=fleets)


class Upgrading(GroundStep):
    """A side may raise one survivor of the round (SW-D.51)."""

    asks = GroundLabel.UPGRADE
    orders = (Upgrade,)

    def choices(self, state: State, battle: GroundBattle) -> Iterator[Order]:
        """The commander's own first, then his guests', then nobody."""
        survivors, commander = battle.lines[self.side].legions, self.commander(battle)
        grade = rising_grade(survivors)
        is_barred = battle.attacker is None and not learns_from_aliens(state)  # nobody rose, before version 4
        if grade is None or is_barred:
            return
        able = [seat for seat in survivors if _can_rise(state, survivors, seat, grade)]
        yield from (Upgrade(legion_key(grade, seat, commander)) for seat in able)
        if able:
            yield Upgrade()

    def bars(self, state: State, battle: GroundBattle, order: Upgrade) -> Bar | None:
        if order.legion is None:
            return None
        survivors = battle.lines[self.side].legions
        grade, owner = read_legion(order.legion, self.commander(battle))
        is_able = owner is not None and grade == rising_grade(survivors) and _can_rise(state, survivors, owner, grade)
        return None if is_able else bar(NoUpgrade, order.legion)

    def carry_out(self, course: Course, order: Upgrade) -> None:
        if order.legion is None:
            return
        battle, state = battle_of(course), course.state
        grade, seat = read_legion(order.legion, self.commander(battle))
        assert seat is not None
        if self.side == DEFENDER:
            legions = raised(state.sectors.system(battle.at).legions_of(seat), grade)
            state = state.changed(sectors=state.sectors.with_legions(battle.at, seat, legions))
        else:
            ships = carriers(state, seat, battle.at)
            ship = next(name for name in ships if getattr(state.fleets[name].legions, grade))
            legions = raised(state.fleets[ship].legions, grade)
            state = state.changed(fleets=state.fleets.with_craft(ship, legions=legions))
        course.go(state, LegionUpgraded(seat, course.named(battle.at), LEGIONS[grade].upgrade_to))


class UpgradingDefence(Upgrading):
    name = "upgrade_of_defence"
    side = DEFENDER


class UpgradingAttack(Upgrading):
    name = "upgrade_of_attack"
    side = ATTACKER


def _can_rise(state: State, survivors: Army, seat: Seat, grade: str) -> bool:
    """Whether a player has a survivor of a grade, and a counter of the next (SW-1.2.10)."""
    has_one = seat in survivors and getattr(survivors[seat], grade) > 0
    return has_one and bars_legion(state, seat, LEGIONS[grade].upgrade_to) is None

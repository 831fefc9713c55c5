"""SW-13.3: whether the attacker goes on, how a ground battle ends, and who stays."""

from collections.abc import Iterator

from stellarch.core import Amount, Amounts, Refusal, Seat, Template
from stellarch.games.space_wars.chapter import Bar, BattleEvent, Course, Order, State, bar
from stellarch.games.space_wars.chapters import conquest
from stellarch.games.space_wars.chapters.ground import aliens
from stellarch.games.space_wars.chapters.ground.forces import ATTACKER, DEFENDER, army, carriers, is_gone
from stellarch.games.space_wars.chapters.ground.labels import GroundLabel
from stellarch.games.space_wars.chapters.ground.legions import LegionCounts
from stellarch.games.space_wars.chapters.ground.reckoning import PRESS_ON_AT, count, strength, strongest
from stellarch.games.space_wars.chapters.ground.steps import GroundStep, bars_naming, battle_of, read, written
from stellarch.games.space_wars.chapters.losses import telling_of_project
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.labels import NameOf, label
from stellarch.games.space_wars.nouns import Cargo, Place, noun
from stellarch.games.space_wars.rules.hold import with_unloaded
from stellarch.games.space_wars.rules.surface import with_heir
from stellarch.games.space_wars.state.counts import Legions
from stellarch.games.space_wars.state.ground import Army, GroundBattle
from stellarch.games.space_wars.tables.ground import LEGIONS, POPULACE

# Orders


class PressOn(Order, frozen=True):
    """Fight another round (SW-D.52)."""

    word = "press_on"


class Stop(Order, frozen=True):
    """Break the invasion off: the legions are back aboard (SW-D.52)."""

    word = "stop"


class Garrison(Order, frozen=True):
    """Which legions stay in a system that was won; the others go back aboard (SW-D.53)."""

    word = "garrison"

    legions: LegionCounts = {}  # noqa: RUF012 - of a frozen struct


# Events


class InvasionStopped(BattleEvent, frozen=True):
    """The attacker breaks off, and the legions are back aboard (SW-13.3.1)."""

    ends_fight = True

    seat: Seat
    at: Place


class SystemHeld(BattleEvent, frozen=True):
    """The attacker has no legion left (SW-13.3.2); without a name aliens hold the system."""

    ends_fight = True

    seat: Seat | None
    at: Place
    attacker: Seat


class LegionsStayed(BattleEvent, frozen=True):
    """Which legions stay in a system that was won (SW-13.3.3)."""

    seat: Seat
    at: Place
    legions: Cargo


class AliensBeaten(BattleEvent, frozen=True):
    """The last alien of a system is dead (SW-13.4.8)."""

    at: Place


# Refusals


class OneStays(Refusal, frozen=True):
    rule = "SW-13.3.3"


# Rules


class Pressing(GroundStep):
    """After a round the attacker goes on or stops (SW-D.52)."""

    name = "press_on"
    asks = GroundLabel.GO_ON
    side = ATTACKER
    orders = (PressOn, Stop)

    def choices(self, state: State, battle: GroundBattle) -> Iterator[Order]:
        """On while the ratio is at least 1:1."""
        there = strength(army(state, battle, DEFENDER))
        if battle.defender is None:
            there = state.sectors.system(battle.at).aliens * POPULACE["alien"].strength
        presses = strength(army(state, battle, ATTACKER)) >= PRESS_ON_AT * there
        yield from (PressOn(), Stop()) if presses else (Stop(), PressOn())


class Garrisoning(GroundStep):
    """The winner says which legions stay (SW-D.53)."""

    name = "garrison"
    asks = GroundLabel.GARRISON
    side = ATTACKER
    orders = (Garrison,)

    def choices(self, state: State, battle: GroundBattle) -> Iterator[Order | Template]:
        """What is usual, all, and any number of each grade."""
        seat, there = self.commander(battle), army(state, battle, ATTACKER)
        if not conquest.may_stay(state, seat, battle.at, battle.defender):
            return
        usual, every = (written(each, seat) for each in (_usual(state, battle, there), there))
        yield Garrison(usual)
        if every != usual:
            yield Garrison(every)
        if count(there) > _least(state, battle):
            amounts = {
                grade: Amount(0, number, label=label(NameOf(noun("legion", grade)))) for grade, number in every.items()
            }
            called = {grade: label(NameOf(noun("legion", grade))) for grade in every}
            staying = Amounts(
                amounts, called=called, label=label(GroundLabel.LEGIONS), usual={**dict.fromkeys(every, 0), **usual}
            )
            yield Template("garrison", label(self.asks), {"legions": staying})

    def bars(self, state: State, battle: GroundBattle, order: Garrison) -> Bar | None:
        if barred := bars_naming(order.legions, army(state, battle, ATTACKER), self.commander(battle)):
            return barred
        stay = sum(order.legions.values())
        return None if stay >= _least(state, battle) else bar(OneStays)

    def carry_out(self, course: Course, order: Garrison) -> None:
        battle, seat = battle_of(course), self.commander(battle_of(course))
        staying = read(order.legions, seat).get(seat)
        if staying is not None:
            course.go(_ashore(course.state, seat, battle.at, staying))
            named = {grade: number for grade, number in staying._asdict().items() if number}
            course.tell(LegionsStayed(seat, course.named(battle.at), named))


def _least(state: State, battle: GroundBattle) -> int:
    """A player who is to control a system leaves one legion at least (SW-13.3.3)."""
    assert battle.attacker is not None
    return int(conquest.terms(state, battle.attacker, battle.at, battle.defender) == "kept")


def _usual(state: State, battle: GroundBattle, there: Army) -> Army:
    """All but one of each carrier's load, one at least (SW-D.53); with a standing order, this many (SW-23.3.8)."""
    assert battle.attacker is not None
    ordered = state.empires[battle.attacker].standing.garrison
    loads = [sum(state.fleets[name].legions) for name in carriers(state, battle.attacker, battle.at)]
    usual = sum(max(0, load - 1) for load in loads) if ordered is None else ordered
    return strongest(there, min(count(there), max(1, usual)))


def _ashore(state: State, seat: Seat, at: At, staying: Legions) -> State:
    for name in carriers(state, seat, at):
        for grade in LEGIONS:
            already = getattr(staying, grade)
            number = min(already, getattr(state.fleets[name].legions, grade))
            if number:
                state = with_unloaded(state, seat, name, grade, number)
                staying = staying._replace(**{grade: already - number})
    return state


# The end


def is_won(state: State, battle: GroundBattle) -> bool:
    """The defence has nobody left, and the attacker has (SW-13.3.2)."""
    return is_gone(state, battle, DEFENDER) and not is_gone(state, battle, ATTACKER)


def is_over(state: State, battle: GroundBattle) -> bool:
    return is_gone(state, battle, DEFENDER) or is_gone(state, battle, ATTACKER)


def stop(course: Course) -> None:
    """The legions are back aboard (SW-13.3.1)."""
    battle = battle_of(course)
    assert battle.attacker is not None
    course.go(course.state.without_pending(), InvasionStopped(battle.attacker, course.named(battle.at)))


def finish(course: Course) -> None:
    """One side is gone, and those who stay are ashore: the battle is off the table."""
    battle, state = battle_of(course), course.state
    at, named = battle.at, course.named(battle.at)
    course.go(state.without_pending())
    are_beaten = battle.is_with_aliens and not state.sectors.system(at).aliens
    if are_beaten:
        course.tell(AliensBeaten(named))
    if battle.attacker is not None and battle.step == "garrison":
        conquest.win(course, battle.attacker, at, battle.defender)
        return
    if battle.attacker is None:
        if not state.sectors.system(at).legions and not are_beaten:  # cyborgs may take the last alien with them
            aliens.infest(course, at)
    elif not are_beaten:
        course.tell(SystemHeld(battle.defender, named, battle.attacker))
    if battle.defender is not None:
        with telling_of_project(course, at):
            course.go(with_heir(course.state, at, battle.defender))

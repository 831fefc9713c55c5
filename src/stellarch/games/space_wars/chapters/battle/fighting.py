"""SW-10.3: the rounds of a battle, step by step.

Each side decides for itself, by the orders it has filed for the round, or leaves it to the software: all three give the
same orders to the same functions, so that they come to the same.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import get_args

from msgspec import to_builtins
from msgspec.structs import replace

from stellarch.core import Phrase, Pick, Refusal, Refused, Sayable, Seat, Start, Step, Template, Text, Weight
from stellarch.core.forms import Line, line_by_line
from stellarch.games.space_wars.chapter import BattleEvent, Course, Order, State, require
from stellarch.games.space_wars.chapters.battle import (
    breakthrough,
    ending,
    fire,
    preparing,
    run,
    skirmish,
    withdraw,
    zones,
)
from stellarch.games.space_wars.chapters.battle.blanks import sheet
from stellarch.games.space_wars.chapters.battle.labels import BattleLabel
from stellarch.games.space_wars.chapters.battle.orders import BattleOrders, Dispose, Hold, RoundOrder
from stellarch.games.space_wars.chapters.battle.steps import BattleStep, opposite
from stellarch.games.space_wars.chapters.battle.wings import reconciled
from stellarch.games.space_wars.chapters.command import Entrust
from stellarch.games.space_wars.chapters.general import End, Form, OrdersSealed, orders_of
from stellarch.games.space_wars.labels import label
from stellarch.games.space_wars.rules.moments import Moment
from stellarch.games.space_wars.rules.versions import asks_both_sides
from stellarch.games.space_wars.state.battles import Battle, SideNumber, StepName

# Events


class BattleOrderSkipped(BattleEvent, frozen=True):
    """A battle order could not be carried out any more when its step came (SW-23.3.4)."""

    weight = Weight.NOTE

    seat: Seat
    order: str


# Refusals


class BattleNotThisStep(Refusal, frozen=True):
    rule = "SW-10.3.1"


# Rules


_CHAPTERS = (zones, preparing, skirmish, run, fire, breakthrough, withdraw, ending)
STEPS: Mapping[StepName, BattleStep] = {step.name: step for chapter in _CHAPTERS for step in chapter.STEPS}
_CORES: tuple[StepName, ...] = ("core_of_defender", "core_of_attacker")
_FIRST_ROUND: tuple[StepName, ...] = (
    *("dispose", "shield", "prepare", "skirmish", "run", "lasers", "boarding", "line", "breakthrough"),
    *_CORES,
    "withdraw",
)
_LATER_ROUND: tuple[StepName, ...] = (
    *("prepare", "zone", "skirmish", "run", "lasers", "boarding", "rearrange", "breakthrough", "return", "line"),
    *_CORES,
    "withdraw",
)
_SIDES: tuple[SideNumber, SideNumber] = (0, 1)


def steps_of(round_: int) -> tuple[StepName, ...]:
    """The steps of a round, in their order (SW-10.3.1, SW-10.3.2)."""
    return _FIRST_ROUND if round_ == 1 else _LATER_ROUND


class FightingMoment(Moment[Battle]):
    matter = Battle
    kind = "battle"

    def heading(self, matter: Battle) -> Sayable:
        return STEPS[matter.step].asks

    def waiting_on(self, state: State, matter: Battle) -> frozenset[Seat]:
        step = STEPS[matter.step]
        if not step.is_ready(matter):
            return frozenset()
        return frozenset(
            step.decider(state, matter, side) for side in _open_sides(matter) if _is_asked(state, matter, side)
        )

    def choices(self, state: State, matter: Battle, seat: Seat) -> Iterator[Order | Template]:
        step, side = STEPS[matter.step], matter.side_of(seat)
        usual = self.default(state, matter, seat)
        yield usual
        if not step.is_single and usual != End():
            yield End()
        yield from (choice for choice in step.choices(state, matter, side) if choice != usual)
        yield Entrust()

    def default(self, state: State, matter: Battle, seat: Seat) -> Order:
        """What the software would order: one order, or all that is left of several."""
        step, side = STEPS[matter.step], matter.side_of(seat)
        orders = tuple(step.policy(state, matter, side))
        if step.is_single:
            return orders[0]
        return Form(orders) if orders else End()

    def forms(self, state: State, seat: Seat, choices: Iterable[Order | Template]) -> tuple[Template, ...]:
        """The orders of this step at once, where it takes several; and a commander's for the rest of the round."""
        battle = state.at_hand(Battle)
        step, side = STEPS[battle.step], battle.side_of(seat)
        usual = next(choice for choice in choices if not isinstance(choice, Template))
        found = () if step.is_single else _step_form(state, battle, side, usual)
        if battle.step == "settle" or seat != battle.sides[side].commander:
            return found
        return (*found, _round_form(state, battle, side, usual))

    def lines(self, state: State, seat: Seat, form: Order) -> tuple[Line, ...]:
        if not isinstance(form, Form):
            return ()

        def carry(drawn_up: State, order: Order) -> Step[State]:
            course = Course(drawn_up)
            _order(course, drawn_up.at_hand(Battle).side_of(seat), order)
            return course.step

        return line_by_line(state, form.orders, carry, lambda _before, _after: (None, None))

    def takes(self, order: Order) -> bool:
        return True  # which orders a step asks for is the step's own affair

    def apply(self, course: Course, seat: Seat, order: Order) -> None:
        battle = course.state.at_hand(Battle)
        side = battle.side_of(seat)
        if isinstance(order, BattleOrders):
            _file(course, side, order)
        elif isinstance(order, Form):
            for place, each in enumerate(order.orders):
                try:
                    _order(course, side, each)
                except Refused as refusal:
                    raise refusal.inside("orders", place, stands=place) from None
            _done(course, side)
        elif isinstance(order, End):
            if STEPS[battle.step].is_single:
                raise BattleNotThisStep().illegal()
            _done(course, side)
        else:
            _order(course, side, order)
            if STEPS[battle.step].is_single:
                _done(course, side)

    def go_on(self, course: Course, matter: Battle) -> None:
        """A player who is not asked has decided; when both have, the step is resolved."""
        battle = reconciled(course.state, matter)
        if battle is not matter:
            course.go(course.state.with_matter(battle))
        if _settles_already(course, battle):
            return
        if not STEPS[battle.step].is_ready(battle):
            STEPS[battle.step].enter(course)
            return
        left = [side for side in _open_sides(battle) if not _has_decided(battle, side)]
        if left:
            _decide_for(course, left[0])
        else:
            _resolve(course)


FightingMoment.orders = {}
FIGHTING = FightingMoment()


# Who decides


def _open_sides(battle: Battle) -> tuple[SideNumber, ...]:
    """The sides that have still to decide and whose turn it is: both in a secret step, else one after the other."""
    step = STEPS[battle.step]
    if step.is_secret:
        return tuple(side for side in _SIDES if not _has_decided(battle, side))
    if battle.acted == 2:
        return ()
    return (step.first if battle.acted == 0 else opposite(step.first),)


def _has_decided(battle: Battle, side: SideNumber) -> bool:
    return STEPS[battle.step].is_secret and battle.sides[side].commander in battle.sealed


def _is_asked(state: State, battle: Battle, side: SideNumber) -> bool:
    step, commander = STEPS[battle.step], battle.sides[side].commander
    leader = step.decider(state, battle, side) if asks_both_sides(state) else commander
    if leader in battle.entrusted or commander in battle.filed:
        return False
    if battle.step != "settle" and ending.is_over(battle, after_round=False) and battle.step != "dispose":
        return False
    return step.decides(state, battle, side)


def _done(course: Course, side: SideNumber) -> None:
    """A side has decided all that this step asks."""
    battle = course.state.at_hand(Battle)
    if not STEPS[battle.step].is_secret:
        course.go(course.state.with_matter(replace(battle, acted=battle.acted + 1)))


def _order(course: Course, side: SideNumber, order: Order) -> None:
    """One order of the step that is under way."""
    state = course.state
    battle = state.at_hand(Battle)
    step = STEPS[battle.step]
    if not isinstance(order, step.orders):
        raise BattleNotThisStep().illegal()
    require(step.bars(state, battle, side, order))
    if isinstance(order, Dispose):
        _seal(course, side, order)
        course.tell(OrdersSealed(battle.sides[side].commander, battle.step))
    else:
        step.carry_out(course, side, order)


def _seal(course: Course, side: SideNumber, order: Dispose) -> None:
    battle = course.state.at_hand(Battle)
    sealed = {**battle.sealed, battle.sides[side].commander: order}
    course.go(course.state.with_matter(replace(battle, sealed=sealed)))


def _decide_for(course: Course, side: SideNumber) -> None:
    """By the orders filed for the round; else as the software would; else, with nothing to decide, nothing."""
    state = course.state
    battle = state.at_hand(Battle)
    step, commander = STEPS[battle.step], battle.sides[side].commander
    if step.decides(state, battle, side) or step.is_secret:
        filed = battle.filed.get(commander)
        if filed is None or not _follow(course, side, filed):
            orders = step.policy(state, battle, side)
            if step.is_secret:
                (disposition,) = orders
                assert isinstance(disposition, Dispose)
                _seal(course, side, disposition)
            else:
                step.carry_out_all(course, side, orders)
    _done(course, side)


# Orders all at once


def _step_form(state: State, battle: Battle, side: SideNumber, usual: Order) -> tuple[Template, ...]:
    """The orders of the step that is under way, to be filled in together."""
    step = STEPS[battle.step]
    among = list(step.templates(state, battle, side))
    return (sheet("form", step.asks, among, _starts(BattleLabel.AS_USUAL, usual)),) if among else ()


def _round_form(state: State, battle: Battle, side: SideNumber, usual: Order) -> Template:
    """The orders for the rest of the round, to be filled in (SW-23.3.1)."""
    order = steps_of(battle.round)
    now, *later = order[order.index(battle.step) :]
    among = [each for each in STEPS[now].templates(state, battle, side) if each.type in _OF_A_ROUND]
    for step in (STEPS[name] for name in later):
        if step.ordered_with not in later:
            among += step.templates_ahead(state, battle, side)
    holds = tuple(name for name in (now, *later) if name in _CAN_HOLD)
    among.append(
        Template(
            "hold", label(BattleLabel.HOLD), {"step": Pick(holds, called=_CAN_HOLD, label=label(BattleLabel.STEP))}
        )
    )
    return sheet(BattleOrders.word, BattleLabel.REST_OF_ROUND, among, _starts(BattleLabel.STEP_AS_USUAL, usual))


def _starts(title: Phrase, usual: Order) -> tuple[Start, ...]:
    """Beginning with what the software would order in this step."""
    orders = [each for each in orders_of(usual) if each.word in _OF_A_ROUND]
    return (Start(label(title), {"orders": [to_builtins(each) for each in orders]}),) if orders else ()


_OF_A_ROUND = frozenset(order.word for order in get_args(RoundOrder))
_CAN_HOLD: Mapping[str, Text] = {
    name: label(step.asks) for name, step in STEPS.items() if step.orders and not step.is_secret and name != "settle"
}


def _file(course: Course, side: SideNumber, order: BattleOrders) -> None:
    """They hold from this step to the end of the round (SW-23.3.1)."""
    battle = course.state.at_hand(Battle)
    commander = battle.sides[side].commander
    course.go(course.state.with_matter(replace(battle, filed={**battle.filed, commander: order.orders})))


def _follow(course: Course, side: SideNumber, filed: tuple[Order, ...]) -> bool:
    """Carry out what the orders for the round say of this step; False where they say nothing of it."""
    state = course.state
    battle = state.at_hand(Battle)
    step = STEPS[battle.step]
    if any(isinstance(order, Hold) and order.step == battle.step for order in filed):
        return not step.is_secret
    mine = [order for order in filed if step.is_about(state, battle, side, order)]
    for order in mine[:1] if step.is_single else mine:
        now = course.state.at_hand(Battle)
        if step.bars(course.state, now, side, order) is not None:
            course.tell(BattleOrderSkipped(now.sides[side].commander, order.alike()))
            if step.is_single:
                return False
        elif isinstance(order, Dispose):
            _seal(course, side, order)
        else:
            step.carry_out(course, side, order)
    return bool(mine)


# From step to step


def _resolve(course: Course) -> None:
    """Both sides have decided: the battle goes on to its next step, and this one's results apply."""
    battle = course.state.at_hand(Battle)
    step = STEPS[battle.step]
    if battle.step == "settle":
        step.resolve(course, battle)
        return
    if battle.step == "withdraw":
        _end_round(course)
        return
    order = steps_of(battle.round)
    following = order[order.index(battle.step) + 1]
    course.go(course.state.with_matter(_in_step(battle, following)))
    step.resolve(course, battle)


def _in_step(battle: Battle, step: StepName) -> Battle:
    """At the beginning of a step, with nothing declared; runs last until pods have boarded."""
    return replace(battle, step=step, acted=0, sealed={}, aims=(), able=None)


def _end_round(course: Course) -> None:
    battle = course.state.at_hand(Battle)
    if ending.is_over(battle, after_round=True):
        course.go(course.state.with_matter(_in_step(ending.settling(battle), "settle")))
        return
    one, other = (replace(side, taken=frozenset()) for side in battle.sides)
    fresh = replace(
        battle,
        sides=(one, other),
        round=battle.round + 1,
        filed={},
        cloaked=frozenset(),
        patched=frozenset(),
        attacked=False,
    )
    course.go(course.state.with_matter(_in_step(fresh, steps_of(fresh.round)[0])))


def _settles_already(course: Course, battle: Battle) -> bool:
    """A side with nothing on the board ends the battle in mid-round (SW-10.3.5)."""
    if battle.step in ("dispose", "boarding", "settle") or not ending.is_over(battle, after_round=False):
        return False
    course.go(course.state.with_matter(_in_step(ending.settling(battle), "settle")))
    return True

"""SW-13.2, SW-13.3: ground battles from step to step.

Each side decides for itself or leaves it to the software: both give the same orders to the same functions, so that they
come to the same.
"""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from stellarch.core import Refusal, Sayable, Seat, Template
from stellarch.games.space_wars.chapter import Course, Order, State, require
from stellarch.games.space_wars.chapters.command import Entrust
from stellarch.games.space_wars.chapters.ground import committing, ending, losing
from stellarch.games.space_wars.chapters.ground.aliens import with_aliens
from stellarch.games.space_wars.chapters.ground.ending import Stop
from stellarch.games.space_wars.chapters.ground.steps import GroundStep, battle_of
from stellarch.games.space_wars.rules.moments import Moment
from stellarch.games.space_wars.state.ground import GroundBattle, GroundStepName, Line

# Refusals


class GroundNotThisStep(Refusal, frozen=True):
    rule = "SW-13.2.1"


# Rules


_ORDER: tuple[GroundStep, ...] = (
    committing.Defending(),
    committing.Attacking(),
    losing.LosingDefence(),
    losing.LosingAttack(),
    losing.UpgradingDefence(),
    losing.UpgradingAttack(),
    ending.Pressing(),
    ending.Garrisoning(),
)
STEPS: Mapping[GroundStepName, GroundStep] = {step.name: step for step in _ORDER}


class GroundMoment(Moment[GroundBattle]):
    matter = GroundBattle
    kind = "groundbattle"

    def heading(self, matter: GroundBattle) -> Sayable:
        return STEPS[matter.step].asks

    def waiting_on(self, state: State, matter: GroundBattle) -> frozenset[Seat]:
        step = STEPS[matter.step]
        commander = matter.commanders[step.side]
        if commander is None or commander in matter.entrusted:
            return frozenset()
        choices = step.choices(state, matter)
        is_asked = next(choices, None) is not None and next(choices, None) is not None
        return frozenset({commander}) if is_asked else frozenset()

    def choices(self, state: State, matter: GroundBattle, seat: Seat) -> Iterator[Order | Template]:
        yield from STEPS[matter.step].choices(state, matter)
        yield Entrust()

    def takes(self, order: Order) -> bool:
        return True  # which orders a step asks for is the step's own affair

    def apply(self, course: Course, seat: Seat, order: Order) -> None:
        battle = battle_of(course)
        step = STEPS[battle.step]
        if not isinstance(order, step.orders):
            raise GroundNotThisStep().illegal()
        require(step.bars(course.state, battle, order))
        _carry_out(course, step, order)

    def go_on(self, course: Course, matter: GroundBattle) -> None:
        """A player who is not asked decides as the software would; aliens have nothing to decide."""
        step = STEPS[matter.step]
        has_commander = matter.commanders[step.side] is not None
        usual = next(step.choices(course.state, matter), None) if has_commander else None
        if usual is None:
            _go_further(course)
        else:
            _carry_out(course, step, usual)  # type: ignore[arg-type]


GroundMoment.orders = {}
GROUND_FIGHTING = GroundMoment()


def _carry_out(course: Course, step: GroundStep, order: Order) -> None:
    step.carry_out(course, order)
    if isinstance(order, Stop):
        ending.stop(course)
    else:
        _go_further(course)


def _go_further(course: Course) -> None:
    """A step is done: what comes of it, and the next."""
    battle = battle_of(course)
    match battle.step:
        case "attack":
            committing.roll(course)
        case "losses_of_attack":
            _settle_losses(course)
        case "upgrade_of_attack":
            _end_round(course)
            return
        case "press_on":
            _next_round(course)
            return
        case "garrison":
            ending.finish(course)
            return
    order = list(STEPS)
    _step(course, order[order.index(battle.step) + 1])


def _step(course: Course, step: GroundStepName) -> None:
    course.go(course.state.with_matter(replace(battle_of(course), step=step)))


def _settle_losses(course: Course) -> None:
    """Aliens fall, then legions that fell are aliens (SW-13.4.9); officers die with their legions."""
    battle, state = battle_of(course), course.state
    if battle.is_with_aliens:
        lost = battle.due[0 if battle.attacker is None else 1]
        system = state.sectors.system(battle.at)
        state = state.with_system(battle.at, aliens=system.aliens - lost)
        course.go(with_aliens(state, battle.at, battle.fallen))
    losing.bury_officers(course)


def _end_round(course: Course) -> None:
    battle = battle_of(course)
    if battle.attacker is not None and ending.is_won(course.state, battle):
        _step(course, "garrison")
    elif ending.is_over(course.state, battle):
        ending.finish(course)
    elif battle.attacker is None:
        _next_round(course)
    else:
        _step(course, "press_on")


def _next_round(course: Course) -> None:
    battle = battle_of(course)
    fresh = replace(battle, round=battle.round + 1, step="defence", lines=(Line(), Line()), due=(0, 0), fallen=0)
    course.go(course.state.with_matter(fresh))

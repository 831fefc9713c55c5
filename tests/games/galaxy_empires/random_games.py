"""Games played by chance, with wars, deals, clauses, standing offers and talk: what the laws are checked on."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

import msgspec

from stellarch.core import Chance, Depending, Refused, Seat, Step, Template
from stellarch.games.galaxy_empires import GALAXY_EMPIRES
from stellarch.games.galaxy_empires.actions import AnyAction, Concede
from stellarch.games.galaxy_empires.options import Options
from stellarch.games.galaxy_empires.state import State

FREE = 5
"""One action in this number is one that nobody waits for."""
FILLINGS = 6
"""How often a template is filled in before something listed is played instead."""


class Moment(NamedTuple):
    """One action of a game: the state it was played in, and what came of it."""

    state: State
    seat: Seat
    action: AnyAction
    step: Step[State]


class Case(NamedTuple):
    players: int
    options: Options
    seed: str = "laws"
    longest: int = 180

    def __str__(self) -> str:
        changed = msgspec.to_builtins(self.options).items() - msgspec.to_builtins(Options()).items()
        return "-".join([str(self.players), *sorted(name for name, _ in changed)])


VARIANTS = (
    Options(),
    Options(war_mode="live"),
    Options(clause_mode="honour", defender_auto_surrender="when_outnumbered"),
    Options(asymmetric_powers=True, seat_compensation_step=100, round_limit=40),
    Options(domination_timing="next_turn", bounty_timing="end_of_round", defender_auto_surrender="never"),
    Options(mission_trading=False, pp_trading=False, war_mode="live", clause_mode="honour"),
)
CASES = tuple(
    Case(players, options, f"laws {number}") for number, (players, options) in enumerate(product((2, 3, 4), VARIANTS))
)


@cache
def moments(case: Case) -> tuple[Moment, ...]:
    return tuple(played(case))


def played(case: Case) -> Iterator[Moment]:
    """A number of actions, of as many games as it takes."""
    state = GALAXY_EMPIRES.start(case.options, case.players, case.seed).state
    for number in range(case.longest):
        if state.over:
            state = GALAXY_EMPIRES.start(case.options, case.players, f"{case.seed} {number}").state
        moment = next_moment(state, Chance(case.seed).fork("players", number))
        yield moment
        state = moment.step.state


def next_moment(state: State, chance: Chance) -> Moment:
    """An action by chance: now and then one out of turn, else an answer to what is asked."""
    if not chance.below(FREE, "free") and (moment := _out_of_turn(state, chance.fork("free"))):
        return moment
    seat = chance.choice(sorted(GALAXY_EMPIRES.waiting_on(state)), "who")
    choices = GALAXY_EMPIRES.legal(state, seat)
    for attempt in range(FILLINGS):
        if moment := _tried(state, seat, _by_kind(choices, chance, attempt), chance.fork(attempt)):
            return moment
    default = GALAXY_EMPIRES.default(state, seat)
    return Moment(state, seat, default, GALAXY_EMPIRES.apply(state, seat, default))


def _out_of_turn(state: State, chance: Chance) -> Moment | None:
    seat = chance.choice(state.seats, "who")
    leaves = len(state.living) > 2 and not chance.below(40, "leaves")
    free = [choice for choice in GALAXY_EMPIRES.free(state, seat) if isinstance(choice, Concede) is leaves]
    attempts = range(FILLINGS if free else 0)
    tries = (_tried(state, seat, chance.choice(free, number), chance.fork(number)) for number in attempts)
    return next((moment for moment in tries if moment), None)


LIKELY = {"Move": 6, "Invade": 12, "Disrupt": 12, "Deploy": 2, "RollPp": 2, "Accept": 3}
"""How much likelier than others some kinds of action are, so that fleets meet before anybody is rich."""


def _by_kind(choices: Sequence[AnyAction | Template], chance: Chance, attempt: int) -> AnyAction | Template:
    """A choice of any kind, whatever the number of choices of it: there are many moves and few wars."""
    kinds = [kind for kind in sorted({_kind(choice) for choice in choices}) for _ in range(LIKELY.get(kind, 1))]
    kind = chance.choice(kinds, "kind", attempt)
    return chance.choice([choice for choice in choices if _kind(choice) == kind], "choice", attempt)


def _kind(choice: AnyAction | Template) -> str:
    return choice.type if isinstance(choice, Template) else type(choice).__name__


def _tried(state: State, seat: Seat, choice: AnyAction | Template, chance: Chance) -> Moment | None:
    action = _filled(choice, chance) if isinstance(choice, Template) else choice
    try:
        return Moment(state, seat, action, GALAXY_EMPIRES.apply(state, seat, action))
    except Refused:
        assert isinstance(choice, Template), f"{action} was listed and is refused"
        return None


def _filled(template: Template, chance: Chance) -> AnyAction:
    """Some of the blanks filled in, and for a deal sometimes clauses."""
    values = {
        name: blank.drawn(chance, name)
        for name, blank in template.blanks.items()
        if not isinstance(blank, Depending) and ("." not in name or not chance.below(4, name, "filled"))
    }
    return GALAXY_EMPIRES.read_plain(template.filled(**values))

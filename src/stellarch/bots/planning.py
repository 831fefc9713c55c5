"""What is to be thought of a plan: a game that knows what to do compares nothing, but it can say why."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from stellarch.bots.outcomes import Tally, outcome
from stellarch.core import Action, Candidate, Game, Plan, Refused, Seat, Text, Thought, steps_of, with_names

PLANNED = "plan"
"""The method of a thought that came of a plan, not of a search."""


def thought_behind(game: Game[Any, Any], view: Any, plan: Plan, seed: str) -> Thought:
    """The reasons of a plan, and what is expected where it leads, judged at a glance."""
    seat, state = Seat(view.you), game.imagine(view, seed)
    with suppress(Refused):  # in this deal of what is hidden it does not even begin
        for _, step in steps_of(game, state, seat, plan):
            state = step.state
    reached = Tally()
    reached.add(outcome(game, state))
    line = tuple(map(str, plan.actions))
    forecast = replace(reached.forecast(), adds_up=False)  # as things stand then, not at the end
    expected = Candidate(line[0], forecast.chances[seat], 0.0, 1.0, 1, forecast, line)
    instead = None if plan.instead is None else str(plan.instead)
    return Thought(seat, PLANNED, 0, (expected,), plan.reasons, plan.causes, instead)


def causes_of(thought: Thought, names: Sequence[str]) -> Mapping[str, Text]:
    """The reasons of their own that the actions of a plan have; the last one's, where an action comes twice."""
    if len(thought.causes) != len(thought.best.line):
        return {}
    each = zip(thought.best.line, thought.causes, strict=True)
    return {action: with_names(cause, names) for action, cause in each if cause is not None}


def further_orders(game: Game[Any, Any], view: Any, thought: Thought, seed: str) -> tuple[Action, ...]:
    """What a plan goes on with after its first order, as far as one can tell before it is begun; nothing where the
    thought came of a search, whose line has the moves of others in it."""
    if thought.method != PLANNED:
        return ()
    plan, state = Plan(tuple(map(game.read_action, thought.best.line))), game.imagine(view, seed)
    with suppress(Refused):
        return tuple(action for action, _ in steps_of(game, state, Seat(view.you), plan))[1:]
    return ()

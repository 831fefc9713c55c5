"""Bots for the orchard that answer with plans, good and bad ones."""

from collections.abc import Sequence
from typing import Any

from stellarch.core import Action, Game, Plan, Seat
from tests.bots.orchard import ORCHARD, Hand, OrchardView, Pick, Plant, Rest


class Farmer:
    """Does as its game plans."""

    name = "farmer"

    def choose(self, game: Game[Any, Any], view: OrchardView, choices: Sequence[Action], seed: str) -> Action | Plan:
        return ORCHARD.plan(view, seed) or choices[0]


class StepByStep(Farmer):
    """Plans just so, but answers with one action at a time."""

    def __init__(self) -> None:
        self.planned: list[Action] = []

    def choose(self, game: Game[Any, Any], view: OrchardView, choices: Sequence[Action], seed: str) -> Action | Plan:
        if not self.planned:
            answer = super().choose(game, view, choices, seed)
            self.planned = list(answer.actions) if isinstance(answer, Plan) else [answer]
        return self.planned.pop(0)


class Greedy(Farmer):
    """Plans for more than there can be."""

    def choose(self, game: Game[Any, Any], view: OrchardView, choices: Sequence[Action], seed: str) -> Action | Plan:
        more = (Plant(0),) * 9 if isinstance(choices[0], Plant) else (Pick(0),) * 9
        return Plan((choices[0], *more, Rest()))


class Dreaming(Farmer):
    """Begins with what cannot be."""

    def choose(self, game: Game[Any, Any], view: OrchardView, choices: Sequence[Action], seed: str) -> Action | Plan:
        if isinstance(choices[0], Plant):
            return super().choose(game, view, choices, seed)
        return Plan((Hand(Seat(8)), Rest()))


class Muddled(Farmer):
    """Goes on with what is no action at all."""

    def choose(self, game: Game[Any, Any], view: OrchardView, choices: Sequence[Action], seed: str) -> Action | Plan:
        if isinstance(choices[0], Plant):
            return super().choose(game, view, choices, seed)
        return Plan((Pick(1), "rest"))  # type: ignore[arg-type]

"""A hint for who plays: what to do, why, and what a coach would say besides. Table and command line give the same."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from stellarch.bots.bot import Choices
from stellarch.bots.explain import Reasons, advisable, explained
from stellarch.bots.planning import causes_of, further_orders
from stellarch.bots.thinker import Thinker
from stellarch.core import YOU, Chance, Game, Part, Text, Thought

ADVISER = Thinker().name
"""Who is asked for a hint."""


class Order(msgspec.Struct, frozen=True):
    """An action in its short form, and in words."""

    text: str
    words: Text
    why: Text | None = None


class Advice(msgspec.Struct, frozen=True):
    """What a bot would play, and what it expects of it."""

    text: str
    why: Reasons
    further: tuple[Order, ...] = ()
    """What it would go on with, where it is asked what to play and plans ahead."""
    parts: tuple[Part, ...] = ()
    """What the action holds, each with its reason."""


def advice(game: Game[Any, Any], view: Any, choices: Choices, seed: str, names: Sequence[str]) -> Advice:
    """A hint for the player of a view: the same view and seed give the same, figure by figure."""
    return advice_from(game, view, Thinker().think(game, view, choices, seed), seed, names)


def advice_from(game: Game[Any, Any], view: Any, thought: Thought, seed: str, names: Sequence[str]) -> Advice:
    """The hint that a thought makes."""
    thought = advisable(game, view, thought)
    why = explained(game, view, thought, names, to_its_player=True)
    called = [YOU if seat == view.you else name for seat, name in enumerate(names)]
    causes = causes_of(thought, called)
    further = tuple(
        Order(str(order), game.in_words(view, order, called), causes.get(str(order)))
        for order in further_orders(game, view, thought, seed)
    )
    parts = game.coach.parts(view, game.read_action(thought.best.action), called)
    return Advice(thought.best.action, why, further, tuple(parts))


def thinking_seed(seed: str, who: Literal["bot", "hint"], seat: int, number: int) -> str:
    """What a thought about a decision follows from: known again to who knows the seed of the game and the number of
    actions that came before, and to nobody else, since no way leads back from it."""
    return Chance(seed).fork(who, seat, number).seed

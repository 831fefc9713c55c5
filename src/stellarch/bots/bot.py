"""What a bot is."""

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from stellarch.bots.planning import thought_behind
from stellarch.core import Action, Game, Plan, Template, Thought

Choices = Sequence[Action | Template]


class Bot(Protocol):
    """A player that is a program: the same view, choices and seed always give the same answer."""

    @property
    def name(self) -> str: ...

    def choose(self, game: Game[Any, Any], view: Any, choices: Choices, seed: str) -> Action | Plan:
        """One of the choices, or a template filled in; or a plan that begins with one, of which as much is played as
        nothing comes in between. `seed` is the bot's own, not the game's."""


@runtime_checkable
class ThinkingBot(Bot, Protocol):
    """A bot that can say what it makes of a decision."""

    def think(self, game: Game[Any, Any], view: Any, choices: Choices, seed: str) -> Thought:
        """What it thinks of the choices; the same seed gives the thought that `choose` goes by."""


def thought_of(
    bot: Bot, game: Game[Any, Any], view: Any, choices: Choices, seed: str, played: str | None = None
) -> Thought | None:
    """What a bot makes of a decision, or of what it played there; None from one that does not think."""
    left = None if played is None else game.live.leaves(view)
    if left is not None and str(left.actions[0]) == played:
        return thought_behind(game, view, left, seed)
    return bot.think(game, view, choices, seed) if isinstance(bot, ThinkingBot) else None


def plan_of(bot: Bot, game: Game[Any, Any], view: Any, choices: Choices, seed: str) -> Plan:
    """What a bot answers, as a plan: mostly of one action."""
    answer = bot.choose(game, view, choices, seed)
    return answer if isinstance(answer, Plan) else Plan((answer,))

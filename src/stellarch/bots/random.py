"""The simplest player: any choice, each as likely as the other."""

from typing import Any

from stellarch.bots.bot import Choices
from stellarch.core import Action, Chance, Game, Refused, Seat, Template, drawn_action


class RandomBot:
    name = "random"

    def choose(self, game: Game[Any, Any], view: Any, choices: Choices, seed: str) -> Action:
        chance = Chance(seed)
        for attempt in range(_FILLINGS):
            choice = chance.choice(choices, attempt, "choice")
            action: Action = drawn_action(game, choice, chance, attempt, "blanks")
            if action is choice or _is_accepted(game, view, action):
                return action
        return chance.choice([choice for choice in choices if not isinstance(choice, Template)], "listed")


_FILLINGS = 20
"""How many fillings of templates a random player tries before it takes what is listed."""


def _is_accepted(game: Game[Any, Any], view: Any, action: Action) -> bool:
    """Whether the game takes a filled-in template, as far as the view tells."""
    try:
        game.apply(game.imagine(view, ""), Seat(view.you), action)
    except Refused:
        return False
    return True

"""The simplest player: any choice, each as likely as the other."""

from typing import Any

from stellarch.bots.bot import Choices
from stellarch.core import Action, Chance, Game, Refused, Seat, Template
from stellarch.core.chance import Key


class RandomBot:
    name = "random"

    def choose(self, game: Game[Any, Any], view: Any, choices: Choices, seed: str) -> Action:
        chance = Chance(seed)
        for attempt in range(_FILLINGS):
            choice = chance.choice(choices, attempt, "choice")
            if not isinstance(choice, Template):
                return choice
            action = filled(game, choice, chance, attempt, "blanks")
            if _is_accepted(game, view, action):
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


def drawn(game: Game[Any, Any], choices: Choices, chance: Chance, *key: Key) -> Action:
    """One of the choices; a template is filled in at random."""
    choice = chance.choice(choices, *key, "choice")
    return filled(game, choice, chance, *key, "blanks") if isinstance(choice, Template) else choice


def filled(game: Game[Any, Any], template: Template, chance: Chance, *key: Key) -> Action:
    """The action that a template becomes with its blanks filled in at random."""
    action: Action = game.read_plain(template.drawn(chance, *key))
    return action

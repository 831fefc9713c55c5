"""The simplest player: any choice, each as likely as the other."""

from typing import Any

from stellarch.bots.bot import Choices
from stellarch.core import Action, Chance, Game, Template
from stellarch.core.chance import Key


class RandomBot:
    name = "random"

    def choose(self, game: Game[Any, Any], view: Any, choices: Choices, seed: str) -> Action:
        return drawn(game, choices, Chance(seed))


def drawn(game: Game[Any, Any], choices: Choices, chance: Chance, *key: Key) -> Action:
    """One of the choices; a template is filled in at random."""
    choice = chance.choice(choices, *key, "choice")
    return filled(game, choice, chance, *key, "blanks") if isinstance(choice, Template) else choice


def filled(game: Game[Any, Any], template: Template, chance: Chance, *key: Key) -> Action:
    """The action that a template becomes with its blanks filled in at random."""
    action: Action = game.read_plain(template.drawn(chance, *key))
    return action

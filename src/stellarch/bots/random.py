"""The simplest player: any choice, each as likely as the other."""

from typing import Any

from stellarch.bots.bot import Choices
from stellarch.core import Action, Chance, Game, Template


class RandomBot:
    name = "random"

    def choose(self, game: Game[Any, Any], view: Any, choices: Choices, seed: str) -> Action:
        chance = Chance(seed)
        choice = chance.choice(choices, "choice")
        if isinstance(choice, Template):
            filled: Action = game.read_plain(choice.drawn(chance, "blanks"))
            return filled
        return choice

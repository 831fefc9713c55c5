"""A player that looks one action ahead and takes what leaves it best off."""

from typing import Any

from stellarch.bots.bot import Choices
from stellarch.bots.random import RandomBot
from stellarch.core import Action, Chance, Game, Plan, Seat, Template


class GreedyBot:
    """Tries every choice on a state dealt afresh from its view, and keeps the one its game values most.

    Ties go to chance, so that it does not always open the same way. Choices with blanks are left to others.
    """

    name = "greedy"

    def choose(self, game: Game[Any, Any], view: Any, choices: Choices, seed: str) -> Action | Plan:
        if (left := game.live.leaves(view)) is not None:
            return left
        listed = [choice for choice in choices if not isinstance(choice, Template)]
        if not listed:
            return RandomBot().choose(game, view, choices, seed)
        state = game.imagine(view, seed)
        worth = [game.evaluate(game.apply(state, view.you, choice).state, Seat(view.you)) for choice in listed]
        best = [choice for choice, value in zip(listed, worth, strict=True) if value == max(worth)]
        return Chance(seed).choice(best, "tie")

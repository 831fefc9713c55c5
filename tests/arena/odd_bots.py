"""Bots as they should not be, for the referee to deal with. Each plays at random until it does what it is named for."""

import os
import sys
import time
from typing import Any

from stellarch.bots import Choices, RandomBot
from stellarch.core import Action, Game
from stellarch.games.small_star_empires.actions import read_action

WHEN = 3
"""The decision at which they go wrong."""


class _OddBot:
    name = "odd"

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, game: Game[Any, Any], view: Any, choices: Choices, seed: str) -> Action:
        self.asked += 1
        chosen = RandomBot().choose(game, view, choices, seed)
        return chosen if self.asked < WHEN else self.odd(chosen)

    def odd(self, chosen: Action) -> Any:
        raise NotImplementedError


class Crashing(_OddBot):
    def odd(self, chosen: Action) -> Any:
        raise ValueError("I have lost my way")


class Leaving(_OddBot):
    def odd(self, chosen: Action) -> Any:
        sys.exit("I am off")


class Cheating(_OddBot):
    """Moves from nowhere to nowhere."""

    def odd(self, chosen: Action) -> Any:
        return read_action("z1>z2:c")


class Mute(_OddBot):
    def odd(self, chosen: Action) -> Any:
        return None


class Sleeping(_OddBot):
    def odd(self, chosen: Action) -> Any:
        time.sleep(600)
        return chosen


class Stubborn(_OddBot):
    """Will not be told that time is up."""

    def odd(self, chosen: Action) -> Any:
        try:
            time.sleep(600)
        except Exception:
            time.sleep(600)
        return chosen


class Dying(_OddBot):
    """Takes the whole process with it."""

    def odd(self, chosen: Action) -> Any:
        os._exit(1)

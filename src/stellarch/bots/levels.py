"""Opponents of every strength, for people to choose from."""

from typing import Any

from stellarch.bots.bot import Choices
from stellarch.bots.names import level_name, no_such_bot
from stellarch.bots.random import RandomBot
from stellarch.bots.thinker import Budget, Thinker
from stellarch.bots.winning import certain_win
from stellarch.core import Action, Chance, Game, Level, Plan, Thought

_FINE = 1_000_000
"""How finely the share of slips is told apart."""


class LevelBot:
    """Plays as well as one of its game's levels, counted from 1, which is the weakest; and in character, if it is given
    one of its game's."""

    def __init__(self, number: int, character: str | None = None) -> None:
        self.number = number
        self.character = character

    @property
    def name(self) -> str:
        return level_name(self.number, self.character)

    def level(self, game: Game[Any, Any]) -> Level:
        """What this level is in a game; raises BadOptions where it has no such level, or no such character."""
        has_character = self.character is None or self.character in game.characters
        if not 1 <= self.number <= len(game.levels) or not has_character:
            raise no_such_bot(self.name, game)
        return game.levels[self.number - 1]

    def think(self, game: Game[Any, Any], view: Any, choices: Choices, seed: str) -> Thought:
        return self._thinker(game).think(game, view, choices, seed)

    def choose(self, game: Game[Any, Any], view: Any, choices: Choices, seed: str) -> Action | Plan:
        """What it thinks best, or anything careless where it slips; past a win only the weakest level slips."""
        if (left := game.live.leaves(view)) is not None:
            return left
        if Chance(seed).below(_FINE, "slip") >= self.level(game).slips * _FINE:
            return self._thinker(game).choose(game, view, choices, seed)
        win = certain_win(game, view, choices, seed) if self.number > 1 else None
        return win or RandomBot().choose(game, view, game.careless(choices) or choices, seed)

    def _thinker(self, game: Game[Any, Any]) -> Thinker:
        level = self.level(game)
        return Thinker(level.method, Budget(nodes=level.nodes), level=level, character=self.character)

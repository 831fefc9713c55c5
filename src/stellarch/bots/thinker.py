"""A player that thinks before it acts, for a number of nodes or seconds."""

import re
from collections.abc import Callable
from time import monotonic
from typing import Any

import msgspec

from stellarch.bots.bot import Choices
from stellarch.bots.calibrated import calibrated
from stellarch.bots.names import BEST, methods_of, no_such_bot
from stellarch.bots.planning import thought_behind
from stellarch.bots.tree import CONTRACT, TreeSearch
from stellarch.bots.winning import certain_win, certainty
from stellarch.core import Action, Game, Level, Plan, Search, Template, Thought

Clock = Callable[[], float]

_BUDGET = re.compile(r"(?:(?P<nodes>[1-9]\d{0,9})(?:/(?=.)|$))?(?:(?P<seconds>\d{1,5}(?:\.\d{1,6})?)s)?")
_SLICES = 32
"""About how often the clock is read while a budget of seconds is spent."""
_ENDLESS = 1 << 62
_HINT = "hint"
"""How a budget is called that is what a hint is worth."""


class Budget(msgspec.Struct, frozen=True):
    """How much thinking there may be: nodes, seconds, or whichever is spent first; by default as much as a hint takes
    in the game."""

    nodes: int | None = None
    seconds: float | None = None

    @classmethod
    def read(cls, text: str) -> "Budget | None":
        """From 2000, 0.5s, 2000/0.5s or hint; None from anything else, or if it comes to nothing."""
        if text == _HINT:
            return ADVICE
        found = _BUDGET.fullmatch(text)
        nodes, seconds = found.groups() if found else (None, None)
        budget = cls(int(nodes) if nodes else None, float(seconds) if seconds else None)
        return None if budget == cls() or budget.seconds == 0 else budget

    def __str__(self) -> str:
        nodes = [] if self.nodes is None else [str(self.nodes)]
        seconds = [] if self.seconds is None else [f"{self.seconds:g}s"]
        return "/".join(nodes + seconds) or _HINT

    def spend(self, search: Search, clock: Clock = monotonic) -> None:
        """Run a search until this is spent, or there is nothing left to find out."""
        if self.seconds is None:
            search.run(self.nodes or search.hint_nodes)
            return
        is_done = search.run(1)  # time counts from the second node on: at the first, a search may still be compiled
        left = _ENDLESS if self.nodes is None else self.nodes - 1
        now = began = clock()
        portion = 1  # a node may cost a microsecond or a second: that shows as it goes
        while not is_done and left > 0 and now - began < self.seconds:
            is_done = search.run(min(portion, left))
            left -= portion
            before, now = now, clock()
            if now - before < self.seconds / _SLICES:
                portion *= 2


ADVICE = Budget()
"""What a hint, or a word on somebody else's move, is worth thinking."""


class Thinker:
    """Takes what its game plans, or searches by one method, or by the best there is, within a budget, and takes what it
    thinks best. Who names a method wants a search; a level of the game wants whatever the game has for it."""

    def __init__(
        self,
        method: str | None = None,
        budget: Budget = ADVICE,
        clock: Clock = monotonic,
        level: Level | None = None,
        character: str | None = None,
    ) -> None:
        self.method = None if method == BEST else method
        self.budget = budget
        self._clock = clock
        self._level = level
        self._character = character

    @property
    def name(self) -> str:
        return f"{self.method or BEST}@{self.budget}"

    def method_for(self, game: Game[Any, Any]) -> str:
        """The method a game is searched by; raises BadOptions where it has none of this name."""
        best, *_ = methods_of(game)
        if self.method is not None and self.method not in methods_of(game):
            raise no_such_bot(self.name, game)
        return self.method or best

    def think(self, game: Game[Any, Any], view: Any, choices: Choices, seed: str) -> Thought:
        if (win := certain_win(game, view, choices, seed)) is not None:
            return certainty(game, view, win, seed, self.method_for(game))
        if (plan := self._plan(game, view, seed)) is not None:
            return thought_behind(game, view, plan, seed)
        return calibrated(game, view, self.searched(game, view, seed), seed)

    def choose(self, game: Game[Any, Any], view: Any, choices: Choices, seed: str) -> Action | Plan:
        listed = {str(choice): choice for choice in choices if not isinstance(choice, Template)}
        if len(listed) == len(choices) == 1:
            return next(iter(listed.values()))
        if (left := game.live.leaves(view)) is not None:
            return left
        known = certain_win(game, view, choices, seed) or self._plan(game, view, seed)
        if known is not None:
            return known
        best = self.searched(game, view, seed).best.action
        action: Action = listed.get(best) or game.read_action(best)  # what is not listed is a template filled in
        return action

    def searched(self, game: Game[Any, Any], view: Any, seed: str) -> Thought:
        """What a search comes to, before its chances are mended (`calibrated`)."""
        search, budget = self._search(game, view, seed)
        if search.slow and budget.nodes is not None:  # people wait for it, and it is no clock that ends it
            budget = msgspec.structs.replace(budget, nodes=min(budget.nodes, search.hint_nodes))
        budget.spend(search, self._clock)
        return search.thought()

    def _plan(self, game: Game[Any, Any], view: Any, seed: str) -> Plan | None:
        if self.method is not None and self._level is None:
            return None
        return game.plan(view, seed, self._level, self._character)

    def _search(self, game: Game[Any, Any], view: Any, seed: str) -> tuple[Search, Budget]:
        method = self.method_for(game)
        if method == CONTRACT:
            return TreeSearch(game, view, seed), self.budget
        search = game.search(view, seed, method, self._character)
        if search is None:  # the nodes of this budget were meant for a far faster one than this
            return TreeSearch(game, view, seed), ADVICE
        return search, self.budget

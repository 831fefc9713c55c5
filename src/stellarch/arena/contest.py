"""Who plays whom, on which deal and at which seat: a match, or a tournament where there are more bots than seats.

A *deal* is one seed: the board, what is hidden on it, and who begins. Every group of bots plays every deal, once in
each rotation round the table, so that each bot has sat on each seat of the same deal and the luck of seat and board
cancels out. These games together are a *round*: one task for a worker, and the pair that results are compared in.
From deal to deal the order round the table changes too, so that nobody always plays after the same neighbour.
"""

from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from itertools import combinations, islice, permutations
from math import factorial
from typing import Any, NamedTuple

import msgspec

from stellarch.arena.refusals import TooFewBots, Why
from stellarch.arena.simulate import players
from stellarch.bots import make_entrant
from stellarch.core import BadOptions, Game, Table, read_options, require_players
from stellarch.games import find_game


class Sitting(NamedTuple):
    """One game of a contest: its number, its deal, and who sits at each seat."""

    game: int
    deal: int
    entrants: tuple[str, ...]
    bots: tuple[str, ...]


class Contest(msgspec.Struct, frozen=True, dict=True):
    """What is to be played. The same contest gives the same games, however it is shared out or broken off."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    """How many at least: as many are played as give each group and each seat the same number."""
    seed: str
    options: Mapping[str, Any] = {}
    move_seconds: float | None = None

    @cached_property
    def entrants(self) -> tuple[str, ...]:
        """The name each bot goes by: its own, and a number where one of that name has entered before."""
        seen: Counter[str] = Counter()
        seen_as = []
        for bot in self.bots:
            seen[bot] += 1
            seen_as.append(bot if seen[bot] == 1 else f"{bot} ({seen[bot]})")
        return tuple(seen_as)

    @cached_property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        """Everyone who meets at one table, as numbers of entrants: each possible choice of them once."""
        return tuple(combinations(range(len(self.bots)), self.players))

    @property
    def deals(self) -> int:
        return -(-self.games // (len(self.groups) * self.players))

    @property
    def rounds(self) -> range:
        return range(self.deals * len(self.groups))

    @property
    def total(self) -> int:
        """How many games are played in all."""
        return len(self.rounds) * self.players

    def sittings(self, number: int) -> list[Sitting]:
        """The games of a round: one deal, one group, every rotation."""
        deal, group = divmod(number, len(self.groups))
        first, *others = self.groups[group]
        order = (first, *_nth_order(others, deal))
        return [
            self._sitting(number * self.players + turn, deal, _rotated(order, turn)) for turn in range(self.players)
        ]

    def table(self, sitting: Sitting) -> Table[Any, Any]:
        game = find_game(self.game)
        options = read_options(game.options, self.options)
        return Table(game, self.players, f"{self.seed}/{sitting.deal}", options, players(game, sitting.entrants))

    def check(self) -> None:
        """Raises BadOptions where the contest cannot be played."""
        if self.games < 1:
            raise BadOptions(Why.AT_LEAST_ONE_GAME, about=("games",))
        if self.move_seconds is not None and self.move_seconds <= 0:
            raise BadOptions(Why.NO_TIME, about=("move_seconds",))
        game = find_game(self.game)
        require_players(game, self.players)
        if len(self.bots) < self.players:
            raise BadOptions(TooFewBots(len(self.bots), self.players), about=("bots",))
        for bot in self.bots:
            make_entrant(bot, game)
        self.table(self.sittings(0)[0])

    def _sitting(self, game: int, deal: int, seated: tuple[int, ...]) -> Sitting:
        entrants, bots = (tuple(names[who] for who in seated) for names in (self.entrants, self.bots))
        return Sitting(game, deal, entrants, bots)


def usual_players(game: Game[Any, Any], bots: int) -> int:
    """How many sit at a table when nobody says: all the bots where the game allows it, else as few as it allows."""
    return bots if bots in game.players.numbers else game.players.least


def _nth_order(others: list[int], number: int) -> tuple[int, ...]:
    """The orders in turn in which the others can follow the first round a table."""
    return next(islice(permutations(others), number % factorial(len(others)), None))


def _rotated(order: tuple[int, ...], turn: int) -> tuple[int, ...]:
    return order[-turn:] + order[:-turn] if turn else order

"""The gauntlet: each exploit of a game at a table of strong bots, and whether it wins more than its fair share.

A trial is one exploit among equal bots of one level, for one number of players. How many games it takes is settled
before the first: every deal is played once from each seat. An exploit beats the bots where the 95 % interval of its
share of wins (Wilson's) lies above what each seat would win among equals.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from fractions import Fraction
from functools import partial
from types import MappingProxyType
from typing import Any

import msgspec

from stellarch.arena.contest import Contest
from stellarch.arena.referee import GamePlayed, play_round
from stellarch.arena.simulate import Progress
from stellarch.arena.statistics import Interval, share_of
from stellarch.arena.workers import spread
from stellarch.bots.exploiting import ExploitName
from stellarch.bots.names import level_name
from stellarch.games import find_game


class Trial(msgspec.Struct, frozen=True):
    """One exploit, and the contest in which it is tried."""

    exploit: str
    is_held_out: bool
    level: int
    contest: Contest


class Held(msgspec.Struct, frozen=True):
    """What came of a trial: the share of wins of the exploit, and what would be fair."""

    exploit: str
    is_held_out: bool
    level: int
    players: int
    games: int
    wins: float
    share: Interval
    fair: float
    faults: int
    """In how many games a bot of the table, the exploit's or another, had to be replaced."""

    @property
    def is_beaten(self) -> bool:
        """Whether the bots are: the exploit wins more than its share, as far as these games can prove it."""
        return self.share.low is not None and self.share.low > self.fair


def trials(
    game: str,
    players: Sequence[int],
    games: int,
    seed: str,
    *,
    level: int | None = None,
    only: Sequence[str] = (),
    options: Mapping[str, Any] = MappingProxyType({}),
) -> tuple[Trial, ...]:
    """Every exploit of a game, or only some, for each number of players; raises BadOptions."""
    found = find_game(game)
    held_by = len(found.levels) if level is None else level
    names = only or tuple(found.exploits)
    contests = (
        (name, Contest(found.id, _bots(name, held_by, count), count, games, f"{seed}/{name}", options))
        for count in players
        for name in names
    )
    made = []
    for name, contest in contests:
        contest.check()
        made.append(Trial(name, found.exploits[name].is_held_out, held_by, contest))
    return tuple(made)


def _bots(exploit: str, level: int, players: int) -> tuple[str, ...]:
    return (str(ExploitName(exploit, level)), *[level_name(level)] * (players - 1))


def run(given: Sequence[Trial], workers: int = 1, on_progress: Progress | None = None) -> Iterator[Held]:
    """What came of each trial, as it is over."""
    before = 0
    for trial in given:
        played: list[GamePlayed] = []
        with closing(spread(partial(play_round, trial.contest), trial.contest.rounds, workers)) as rounds:
            for games in rounds:
                played += games
                if on_progress:
                    on_progress(before + len(played))
        before += len(played)
        yield held(trial, played)


def held(trial: Trial, played: Sequence[GamePlayed]) -> Held:
    """The figures of a trial's games."""
    name = trial.contest.entrants[0]
    won = sum(
        Fraction(seat.share).limit_denominator() for game in played for seat in game.seats if seat.entrant == name
    )
    wins = round(float(won), 4)
    return Held(
        exploit=trial.exploit,
        is_held_out=trial.is_held_out,
        level=trial.level,
        players=trial.contest.players,
        games=len(played),
        wins=wins,
        share=share_of(wins, len(played)),
        fair=round(1 / trial.contest.players, 4),
        faults=sum(any(seat.fault for seat in game.seats) for game in played),
    )

"""Many games between bots. The same plan gives the same games, whatever the number of processes.

Game `i` has the seed "{seed}/{i}". A bot's seed follows from that by a keyed hash, so that no bot can work its way
back to the seed of the game and to what it hides.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from fractions import Fraction
from functools import partial
from itertools import cycle
from time import perf_counter
from typing import Any

import msgspec

from stellarch.arena.refusals import Why
from stellarch.arena.workers import spread
from stellarch.bots import make_entrant, plan_of
from stellarch.core import BadOptions, Chance, Game, Player, Row, Seat, Table, Text, read_options
from stellarch.games import find_game

Progress = Callable[[int], None]
"""Told how many games have been played so far."""

LONGEST_NAME = 80


class Plan(msgspec.Struct, frozen=True):
    """What to play: the game, a bot for each seat, how often, and the seed everything follows from."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: Mapping[str, Any] = {}
    rotate: str | None = None
    """An option that holds a seat, such as the one that begins, and goes round from game to game."""
    keep_records: bool = False
    rules: int | None = None
    """The version of the rules to play by; None is the newest."""


class Outcome(msgspec.Struct, frozen=True):
    """How one game went; `choices` is the number of legal actions, added up over its decisions. A bot that answers with
    a plan decides once for all that is played of it."""

    plies: int
    decisions: int
    choices: int
    ended: bool
    winners: tuple[Seat, ...]
    rows: tuple[Row, ...]
    record: str | None = None


class SeatInfo(msgspec.Struct, frozen=True):
    name: Text
    bot: str


class Summary(msgspec.Struct, frozen=True):
    """What the games come to: means per seat, and wins, of which a shared one is split."""

    game: str
    games: int
    plies: int
    plies_per_game: float
    legal_moves_per_ply: float
    """A ply at which somebody was asked."""
    scores: Mapping[str, tuple[float, ...]]
    labels: Mapping[str, Text]
    parts: Mapping[str, tuple[str, ...]]
    """The scores that are already in another one: the bonus, and what it is the sum of."""
    wins: tuple[float, ...]
    seats: tuple[SeatInfo, ...]
    options: Mapping[str, Any]
    seed: str
    seconds: float
    ended: bool
    unfinished: int
    """How many games were broken off after `most_actions` actions."""
    most_actions: int


def simulate(
    plan: Plan,
    workers: int = 1,
    on_progress: Progress | None = None,
    on_record: Callable[[int, str], None] | None = None,
) -> Summary:
    """Play every game of the plan and sum it up; raises BadOptions before the first game if it cannot be played."""
    began = perf_counter()
    played = outcomes(plan, workers, on_progress, on_record)
    return summed_up(plan, played, perf_counter() - began)


def outcomes(
    plan: Plan,
    workers: int = 1,
    on_progress: Progress | None = None,
    on_record: Callable[[int, str], None] | None = None,
) -> list[Outcome]:
    """How every game of the plan went, in order; raises BadOptions before the first if it cannot be played."""
    _check(plan)
    played: dict[int, Outcome] = {}
    with closing(spread(partial(_numbered, plan), range(plan.games), workers)) as games:
        for number, outcome in games:
            if on_record and outcome.record is not None:
                on_record(number, outcome.record)
            played[number] = msgspec.structs.replace(outcome, record=None)
            if on_progress:
                on_progress(len(played))
    return [outcome for _, outcome in sorted(played.items())]


def play_game(plan: Plan, number: int) -> Outcome:
    """One game of a plan, from the first action to the last."""
    table = _table(plan, number)
    decisions, choices = play_out(table, plan.bots)
    standings = table.standings
    rows = tuple(with_parts(standings.rows))
    record = table.record().to_json() if plan.keep_records else None
    return Outcome(len(table.log), decisions, choices, table.is_over, standings.winners, rows, record)


def play_out(table: Table[Any, Any], names: Sequence[str]) -> tuple[int, int]:
    """Lets a bot at each seat play on to the end; how many decisions they made, among how many choices in all."""
    bots = [make_entrant(name, table.game) for name in names]
    choices = decisions = 0
    while (seat := table.turn) is not None and len(table.log) < table.game.most_actions:
        legal = table.legal
        choices, decisions = choices + len(legal), decisions + 1
        bound = table.game.live.bound_to(table.state, seat, range(len(bots)))
        if bound is not None:
            table.play(bound, seat)
            continue
        seed = bot_seed(table.seed, seat, len(table.log))
        answer = plan_of(bots[seat], table.game, table.view(seat), legal, seed)
        table.play_plan(answer, seat, range(len(bots)))
    return decisions, choices


def bot_seed(game_seed: str, seat: int, ply: int) -> str:
    """The seed a bot is given for one decision: its own, and no way back to the game's."""
    return Chance(game_seed).fork("bot", seat, ply).seed


def _table(plan: Plan, number: int) -> Table[Any, Any]:
    game = find_game(plan.game)
    turning = {plan.rotate: number % len(plan.bots)} if plan.rotate else {}
    options = read_options(game.options, {**plan.options, **turning})
    return Table(game, len(plan.bots), f"{plan.seed}/{number}", options, players(game, plan.bots), plan.rules)


def players(game: Game[Any, Any], bots: Sequence[str]) -> list[Player]:
    """Who sits at the table, each by the name of the seat and of the bot, as far as a record has room for it."""
    seats = cycle(map(str, game.players.names))
    return [Player(f"{seat} ({bot})"[:LONGEST_NAME], "bot") for seat, bot in zip(seats, bots, strict=False)]


def _numbered(plan: Plan, number: int) -> tuple[int, Outcome]:
    return number, play_game(plan, number)


def _check(plan: Plan) -> None:
    if plan.games < 1:
        raise BadOptions(Why.AT_LEAST_ONE_GAME, about=("games",))
    for name in plan.bots:
        make_entrant(name, find_game(plan.game))
    _table(plan, 0)


def with_parts(rows: Sequence[Row]) -> Iterator[Row]:
    """Every row of a score sheet, each followed by those it is the sum of."""
    for row in rows:
        yield row
        yield from with_parts(row.parts)


def summed_up(plan: Plan, outcomes: Sequence[Outcome], seconds: float) -> Summary:
    """What some games of a plan come to."""
    game, count = find_game(plan.game), len(outcomes)
    plies, decisions, choices, ended = (
        sum(counts)
        for counts in zip(*((one.plies, one.decisions, one.choices, one.ended) for one in outcomes), strict=True)
    )
    return Summary(
        game=game.id,
        games=count,
        plies=plies,
        plies_per_game=round(plies / count, 4),
        legal_moves_per_ply=round(choices / max(decisions, 1), 4),
        scores=_means(outcomes),
        labels={row.key: row.label for row in outcomes[0].rows},
        parts={row.key: tuple(part.key for part in row.parts) for row in outcomes[0].rows if row.parts},
        wins=wins_of(outcomes, len(plan.bots)),
        seats=tuple(SeatInfo(*seat) for seat in zip(game.players.names, plan.bots, strict=False)),
        options=msgspec.to_builtins(read_options(game.options, plan.options)),
        seed=plan.seed,
        seconds=round(seconds, 3),
        ended=ended == count,
        unfinished=count - ended,
        most_actions=game.most_actions,
    )


def _means(outcomes: Sequence[Outcome]) -> dict[str, tuple[float, ...]]:
    """The mean of every row of the score sheet, seat by seat."""
    sheets = zip(*(outcome.rows for outcome in outcomes), strict=True)
    return {
        rows[0].key: tuple(_mean(values) for values in zip(*(row.values for row in rows), strict=True))
        for rows in sheets
    }


def _mean(values: Sequence[int]) -> float:
    return round(sum(values) / len(values), 4)


def wins_of(outcomes: Sequence[Outcome], seats: int) -> tuple[float, ...]:
    """The wins of each seat; one that is shared counts as its fraction (SSE-6.7)."""
    wins = [Fraction(0)] * seats
    for outcome in outcomes:
        for seat in outcome.winners:
            wins[seat] += Fraction(1, len(outcome.winners))
    return tuple(round(float(won), 4) for won in wins)

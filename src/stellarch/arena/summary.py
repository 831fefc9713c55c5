"""What the results of a contest come to: ratings, shares, who beats whom and by how much, and the luck of the seat."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

import msgspec
import polars as pl
from openskill.models import PlackettLuce

from stellarch import __version__
from stellarch.arena.contest import Contest
from stellarch.arena.results import POINTS
from stellarch.arena.simulate import with_parts
from stellarch.arena.statistics import Interval, normal, paired_difference, paired_share, share_of
from stellarch.core import Text
from stellarch.games import find_game


class Standing(msgspec.Struct, frozen=True):
    """How one bot did: its rating, its share of wins, its mean points row by row, and its time."""

    bot: str
    rating: Interval
    games: int
    wins: float
    share: Interval
    points: Mapping[str, float]
    seconds_per_move: float
    slowest_move: float
    faults: int


class Lead(msgspec.Struct, frozen=True):
    """How far a bot is ahead of the next one, deal by deal: how often it finishes before it, and by how many points.

    `clear` is whether the whole interval of `ahead` lies above one half.
    """

    bot: str
    below: str
    games: int
    deals: int
    ahead: Interval
    points: Interval
    clear: bool


class Meeting(msgspec.Struct, frozen=True):
    """How often one bot finished before another, a tie counting half."""

    bot: str
    other: str
    games: int
    ahead: float


class FaultTold(msgspec.Struct, frozen=True):
    """One fault, with all that is needed to see it again."""

    game: int
    seed: str
    bot: str
    seat: int
    ply: int
    kind: str
    what: str


class ContestSummary(msgspec.Struct, frozen=True):
    """What a contest came to; the bots stand in the order of their ratings."""

    game: str
    players: int
    games: int
    deals: int
    seed: str
    options: Mapping[str, Any]
    move_seconds: float | None
    version: str
    standings: tuple[Standing, ...]
    ladder: tuple[Lead, ...]
    meetings: tuple[Meeting, ...]
    seats: tuple[Interval, ...]
    """The share of wins of each seat."""
    turns: tuple[Interval, ...]
    """The share of wins of the seat that begins, of the next one, and so on."""
    plies: Mapping[int, int]
    """How many games had each length."""
    rounds: Mapping[int, int]
    """How many games ended in each round, in a game that counts them."""
    endings: Mapping[str, Interval]
    """How often a game was decided in each way, in a game that has several."""
    labels: Mapping[str, Text]
    parts: Mapping[str, tuple[str, ...]]
    """The points that are already in others: the bonus, and what it is the sum of."""
    total: str
    """The key of the points that decide."""
    ended: bool
    unfinished: int
    """How many games were broken off after `most_actions` actions."""
    most_actions: int
    faults: tuple[FaultTold, ...]


def contest_summary(contest: Contest, table: pl.DataFrame) -> ContestSummary:
    """What the results of a contest come to."""
    opening = contest.table(contest.sittings(0)[0]).standings
    sheet, total = opening.rows, opening.counts
    standings = sorted(_standings(table, contest.players), key=lambda standing: -standing.rating.value)
    met = _met(table, f"{POINTS}{total}")
    first_seats = table.filter(pl.col("seat") == 0)
    return ContestSummary(
        game=contest.game,
        players=contest.players,
        games=len(first_seats),
        deals=table["deal"].n_unique(),
        seed=contest.seed,
        options=contest.options,
        move_seconds=contest.move_seconds,
        version=__version__,
        standings=tuple(standings),
        ladder=tuple(_lead(met, above.bot, below.bot) for above, below in pairwise(standings)),
        meetings=tuple(_meetings(met)),
        seats=_shares_by(table, pl.col("seat")),
        turns=_shares_by(table, pl.col("place")),
        plies=_counted(first_seats, "plies"),
        rounds=_counted(first_seats, "round"),
        endings=_endings(first_seats),
        labels={row.key: row.label for row in with_parts(sheet)},
        parts={row.key: tuple(part.key for part in row.parts) for row in sheet if row.parts},
        total=total,
        ended=bool(first_seats["ended"].all()),
        unfinished=int((~first_seats["ended"]).sum()),
        most_actions=find_game(contest.game).most_actions,
        faults=tuple(_faults(table)),
    )


def ratings(table: pl.DataFrame, players: int) -> dict[str, Interval]:
    """The rating of every bot by Plackett and Luce's model, from the games in their order.

    Bots neither learn nor tire, so a rating may only grow surer with time (tau is 0).
    """
    model = PlackettLuce(tau=0.0)
    bots, ranks = table["bot"].to_list(), table["rank"].to_list()
    rated = {bot: model.rating() for bot in sorted(set(bots))}
    for start in range(0, len(bots), players):
        seats = slice(start, start + players)
        after = model.rate([[rated[bot]] for bot in bots[seats]], ranks=ranks[seats])
        rated |= {bot: rating for bot, (rating,) in zip(bots[seats], after, strict=True)}
    return {bot: normal(rating.mu, rating.sigma) for bot, rating in rated.items()}


def _standings(table: pl.DataFrame, players: int) -> Iterator[Standing]:
    rated = ratings(table, players)
    points = [column for column in table.columns if column.startswith(POINTS)]
    figures = table.group_by("bot").agg(
        pl.len().alias("games"),
        pl.col("share").sum().alias("wins"),
        pl.col(points).mean(),
        pl.col("seconds", "decisions").sum(),
        pl.col("slowest").max(),
        pl.col("fault").count().alias("faults"),
    )
    for row in figures.sort("bot").iter_rows(named=True):
        yield Standing(
            bot=row["bot"],
            rating=rated[row["bot"]],
            games=row["games"],
            wins=round(row["wins"], 4),
            share=share_of(row["wins"], row["games"]),
            points={column.removeprefix(POINTS): round(row[column], 4) for column in points},
            seconds_per_move=row["seconds"] / max(row["decisions"], 1),
            slowest_move=row["slowest"],
            faults=row["faults"],
        )


def _met(table: pl.DataFrame, total: str) -> pl.DataFrame:
    """Every two bots at one table, both ways round: who finished before whom, and by how many points."""
    one = table.select("game", "deal", "bot", "rank", pl.col(total).alias("points"))
    two = one.select("game", pl.col("bot", "rank", "points").name.prefix("other_"))
    before = (pl.col("rank") < pl.col("other_rank")).cast(pl.Float64)
    level = (pl.col("rank") == pl.col("other_rank")).cast(pl.Float64)
    return (
        one.join(two, on="game", maintain_order="left_right")
        .filter(pl.col("bot") != pl.col("other_bot"))
        .with_columns(ahead=before + level / 2, lead=pl.col("points") - pl.col("other_points"))
    )


def _lead(met: pl.DataFrame, bot: str, below: str) -> Lead:
    """Compared within each deal, where both have sat on every seat."""
    games = met.filter((pl.col("bot") == bot) & (pl.col("other_bot") == below))
    deals = games.group_by("deal", maintain_order=True).agg(pl.col("ahead", "lead").mean())
    ahead = paired_share(deals["ahead"].to_list())
    points = paired_difference(deals["lead"].to_list())
    return Lead(bot, below, len(games), len(deals), ahead, points, clear=ahead.low is not None and ahead.low > 0.5)


def _meetings(met: pl.DataFrame) -> Iterator[Meeting]:
    counted = met.group_by("bot", "other_bot").agg(pl.len(), pl.col("ahead").mean())
    for bot, other, games, ahead in counted.sort("bot", "other_bot").iter_rows():
        yield Meeting(bot, other, games, round(ahead, 4))


def _shares_by(table: pl.DataFrame, place: pl.Expr) -> tuple[Interval, ...]:
    counted = table.group_by(place.alias("place")).agg(pl.col("share").sum(), pl.len()).sort("place")
    return tuple(share_of(wins, games) for _, wins, games in counted.iter_rows())


def _counted(games: pl.DataFrame, column: str) -> dict[int, int]:
    return dict(games.drop_nulls(column).group_by(column).len().sort(column).iter_rows())


def _endings(games: pl.DataFrame) -> dict[str, Interval]:
    known = games.drop_nulls("ending")
    counted = known.group_by("ending").len().sort("len", "ending", descending=[True, False])
    return {ending: share_of(count, len(known)) for ending, count in counted.iter_rows()}


def _faults(table: pl.DataFrame) -> Iterator[FaultTold]:
    columns = ("game", "seed", "bot", "seat", "fault_ply", "fault", "fault_what")
    for row in table.filter(pl.col("fault").is_not_null()).select(columns).iter_rows():
        yield FaultTold(*row)

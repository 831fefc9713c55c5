"""What was played, as a table with a row for each seat of each game, in memory or in a folder.

In a folder it is written part by part: a run that is killed keeps what it had, and one that is resumed plays only
what is missing. The folder holds

    plan.json        the contest, and the versions it was begun with
    parts/*.parquet  what has been played while the run goes on
    results.parquet  the whole table, once it is over
    faults/*.json    the record of every game in which a bot committed a fault
"""

import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
import polars as pl

from stellarch import __version__
from stellarch.arena.contest import Contest
from stellarch.arena.referee import GamePlayed
from stellarch.arena.refusals import AnotherContest, FolderInUse, NotAPlan
from stellarch.core import BadOptions
from stellarch.games import find_game

PART_SECONDS = 10.0
"""How much play a killed run may lose."""

PLAN, PARTS, RESULTS, FAULTS = "plan.json", "parts", "results.parquet", "faults"
POINTS = "points_"
"""What the columns of the score sheet begin with."""

COLUMNS: Mapping[str, type[pl.DataType]] = {
    "game": pl.Int64,
    "deal": pl.Int64,
    "seed": pl.String,
    "options": pl.String,
    "bot": pl.String,
    "seat": pl.Int8,
    "place": pl.Int8,
    "rank": pl.Int8,
    "share": pl.Float64,
    "plies": pl.Int32,
    "ended": pl.Boolean,
    "ending": pl.String,
    "round": pl.Int32,
    "decisions": pl.Int32,
    "seconds": pl.Float64,
    "slowest": pl.Float64,
    "fault": pl.String,
    "fault_ply": pl.Int32,
    "fault_what": pl.String,
}
"""Every column but those of the score sheet, which hang on the game."""

TIMES = ("seconds", "slowest")
"""The columns that differ from run to run."""


class Plan(msgspec.Struct, frozen=True):
    """What a folder was begun with: results of another contest or another version are never mixed with it."""

    contest: Contest
    version: str
    rules: int


class Book:
    """The results of a contest so far; with a folder, what is added is also written there."""

    def __init__(self, contest: Contest, folder: Path | None = None, part_seconds: float = PART_SECONDS) -> None:
        contest.check()
        self.contest = contest
        self.folder = folder
        self._part_seconds = part_seconds
        self._written_at = monotonic()
        self._new: list[dict[str, Any]] = []
        self._frames = [pl.read_parquet(part) for part in _parts(folder)] if folder else []

    @classmethod
    def open(cls, contest: Contest, folder: Path, *, resume: bool, part_seconds: float = PART_SECONDS) -> "Book":
        """The book of a folder, new or gone on with; raises BadOptions where it holds something else."""
        plan = Plan(contest, __version__, find_game(contest.game).rules_version)
        if (folder / PLAN).exists():
            if not resume:
                raise BadOptions(FolderInUse(folder), about=("out",))
            _require_same(folder, _read_plan(folder / PLAN), plan)
        book = cls(contest, folder, part_seconds)
        (folder / PARTS).mkdir(parents=True, exist_ok=True)
        _write(folder / PLAN, lambda file: file.write_bytes(msgspec.json.format(msgspec.json.encode(plan))))
        return book

    def missing(self) -> list[int]:
        """The rounds that are still to be played."""
        games = set[int]().union(*(frame["game"] for frame in self._frames))
        return [number for number in self.contest.rounds if number * self.contest.players not in games]

    def add(self, games: Sequence[GamePlayed]) -> None:
        """Takes the games of one round in."""
        self._new += [row for game in games for row in _rows(self.contest, game)]
        for game in games:
            if self.folder and game.record:
                (self.folder / FAULTS).mkdir(exist_ok=True)
                fault_record(self.folder, game.number).write_text(game.record, "utf-8")
        if monotonic() - self._written_at >= self._part_seconds:
            self.write()

    def write(self) -> None:
        """Writes down what was added since the last time."""
        self._written_at = monotonic()
        if not self._new:
            return
        frame = _frame(self._new)
        if self.folder:
            _write_parquet(frame, self.folder / PARTS / f"{self._new[0]['game']:09}.parquet")
        self._frames.append(frame)
        self._new = []

    def table(self) -> pl.DataFrame:
        """All results, by game and seat; of a folder they are put together in one file."""
        self.write()
        table = pl.concat(self._frames, how="diagonal").unique(["game", "seat"]).sort("game", "seat")
        if self.folder:
            _write_parquet(table, self.folder / RESULTS)
            shutil.rmtree(self.folder / PARTS, ignore_errors=True)
        return table


def fault_record(folder: Path, game: int) -> Path:
    """Where the record of a game with a fault is kept."""
    return folder / FAULTS / f"game-{game:06}.json"


def _rows(contest: Contest, game: GamePlayed) -> Iterator[dict[str, Any]]:
    options = msgspec.json.encode(contest.options, order="sorted").decode()
    for seat, played in enumerate(game.seats):
        yield {
            "game": game.number,
            "deal": game.deal,
            "seed": game.seed,
            "options": options,
            "bot": played.entrant,
            "seat": seat,
            "place": game.order.index(seat),
            "rank": played.rank,
            "share": played.share,
            **{f"{POINTS}{key}": value for key, value in played.points.items()},
            "plies": game.plies,
            "ended": game.ended,
            "ending": game.ending,
            "round": game.round,
            "decisions": played.decisions,
            "seconds": played.seconds,
            "slowest": played.slowest,
            "fault": played.fault and played.fault.kind,
            "fault_ply": played.fault and played.fault.ply,
            "fault_what": played.fault and played.fault.what,
        }


def _frame(rows: Sequence[Mapping[str, Any]]) -> pl.DataFrame:
    keys = dict.fromkeys(key for row in rows for key in row)
    return pl.DataFrame(rows, schema={key: COLUMNS.get(key, pl.Int32) for key in keys}, strict=False)


def _parts(folder: Path) -> list[Path]:
    """Every file that holds results; after a run that was stopped while tidying up, some rows stand in two."""
    return [*folder.glob(RESULTS), *sorted((folder / PARTS).glob("*.parquet"))]


def _read_plan(file: Path) -> Plan:
    try:
        return msgspec.json.decode(file.read_bytes(), type=Plan)
    except msgspec.DecodeError as fault:
        raise BadOptions(NotAPlan(file, str(fault)), about=("out",)) from None


def _require_same(folder: Path, kept: Plan, given: Plan) -> None:
    """Raises BadOptions unless both are about the same games; there may be more of them now, but not fewer."""
    ours, theirs = _facts(given), _facts(kept)
    if given.contest.games > kept.contest.games:
        theirs["games"] = ours["games"]
    for field, value in ours.items():
        if value != theirs[field]:
            why = AnotherContest(folder, field, str(theirs[field]), str(value))
            raise BadOptions(why, about=("out", field))


def _facts(plan: Plan) -> dict[str, Any]:
    return {**msgspec.to_builtins(plan.contest), "version": plan.version, "rules": plan.rules}


def _write_parquet(frame: pl.DataFrame, path: Path) -> None:
    _write(path, lambda file: frame.write_parquet(file, compression="zstd"))


def _write(path: Path, write: Callable[[Path], object]) -> None:
    """Writes beside the file and then puts it in its place, so that no half of one is ever seen."""
    beside = path.with_name(f"{path.name}.new")
    write(beside)
    beside.replace(path)

"""What was seen in games of equal bots: positions on the way, what was forecast of them, and how the games ended.

A file of sightings has a line that says of which games they are, and a line for each game. It is written game by game:
a run that is stopped goes on where it was.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from stellarch.arena.refusals import AnotherContest, NotAPlan
from stellarch.arena.simulate import Progress, bot_seed, play_out, players
from stellarch.arena.workers import spread
from stellarch.bots import Thinker
from stellarch.core import BadOptions, Chance, Game, Seat, Table, read_options
from stellarch.games import find_game

POSITIONS = 12
"""Positions looked at in each game, one in each twelfth of it."""
THOUGHTS = 4
"""One position in so many is also thought about, for as long as a hint is worth."""


class Sitting(msgspec.Struct, frozen=True):
    """Of which games the sightings are; a deal follows from the seed, the number of seats and that of the game."""

    game: str
    bot: str
    seats: int
    seed: str
    version: str
    rules: int
    options: dict[str, Any] = {}

    def table(self, number: int) -> Table[Any, Any]:
        game = find_game(self.game)
        names = players(game, (self.bot,) * self.seats)
        options = read_options(game.options, self.options)
        return Table(game, self.seats, f"{self.seed}/{self.seats}/{number}", options, names, self.rules)


class Sighting(msgspec.Struct, frozen=True, array_like=True):
    """A position: the share of the game's actions that had been played, and what could be known of it."""

    played: float
    progress: float
    facts: tuple[tuple[float, ...] | None, ...]
    forecast: tuple[float, ...] | None = None
    """Each seat's chance by the best search, as it came out of it."""


class GameSeen(msgspec.Struct, frozen=True):
    """A game that was played to its end; each seat's share of the win."""

    number: int
    shares: tuple[float, ...]
    sightings: tuple[Sighting, ...]


def seen(
    sitting: Sitting,
    games: int,
    file: Path | None = None,
    workers: int = 1,
    on_progress: Progress | None = None,
) -> list[GameSeen]:
    """So many games of a sitting: those a file holds already, and the others, which are written to it as they end."""
    known = {} if file is None else _kept(sitting, file)
    missing = [number for number in range(games) if number not in known]
    with closing(spread(partial(watched, sitting), missing, workers)) as played:
        for game in played:
            known[game.number] = game
            if file is not None:
                _append(file, msgspec.json.encode(game))
            if on_progress:
                on_progress(len(known))
    return [known[number] for number in range(games)]


def watched(sitting: Sitting, number: int) -> GameSeen:
    """One game, played to its end and looked back at; one that was broken off shows nothing."""
    table = sitting.table(number)
    play_out(table, (sitting.bot,) * sitting.seats)
    winners = table.standings.winners
    shares = tuple((seat in winners) / max(1, len(winners)) for seat in range(sitting.seats))
    return GameSeen(number, shares, tuple(_looked_back_at(table)) if table.is_over else ())


def _looked_back_at(table: Table[Any, Any]) -> Iterator[Sighting]:
    chance = Chance(table.seed).fork("sightings")
    length = len(table.log)
    for part in range(POSITIONS):
        number = (part * length + chance.below(length, part)) // POSITIONS
        is_thought_about = chance.below(THOUGHTS, "thought", part) == 0
        yield _sighting(table, number, is_thought_about)


def _sighting(table: Table[Any, Any], number: int, is_thought_about: bool) -> Sighting:
    """A position as the seat that acted in it could imagine it."""
    game, seat = table.game, table.log[number].seat
    state, seed = table.state_at(number), bot_seed(table.seed, seat, number)
    imagined = game.imagine(game.view(state, seat), seed)
    facts = tuple(None if one is None else tuple(one) for one in game.outlook.facts(imagined))
    forecast = _forecast(game, state, seat, seed) if is_thought_about else None
    return Sighting(round(number / len(table.log), 4), round(game.outlook.progress(imagined), 4), facts, forecast)


def _forecast(game: Game[Any, Any], state: Any, seat: Seat, seed: str) -> tuple[float, ...] | None:
    """What the best search forecasts; nothing where there is none, or the end is proven."""
    if not game.methods or seat not in game.waiting_on(state):
        return None
    best = Thinker().searched(game, game.view(state, seat), seed).best
    return None if best.proven else best.forecast.chances


def _kept(sitting: Sitting, file: Path) -> dict[int, GameSeen]:
    """The games of a file, which is begun where there is none; raises BadOptions where it has other games."""
    if not file.exists():
        _append(file, msgspec.json.encode(sitting))
        return {}
    head, *lines = file.read_bytes().splitlines()
    try:
        _require_same(file, msgspec.to_builtins(msgspec.json.decode(head, type=Sitting)), msgspec.to_builtins(sitting))
        games = [msgspec.json.decode(line, type=GameSeen) for line in lines]
    except msgspec.DecodeError as fault:
        raise BadOptions(NotAPlan(file, str(fault)), about=("out",)) from None
    return {game.number: game for game in games}


def _require_same(file: Path, kept: Mapping[str, Any], given: Mapping[str, Any]) -> None:
    for field, value in given.items():
        if kept[field] != value:
            raise BadOptions(AnotherContest(file, field, str(kept[field]), str(value)), about=("out", field))


def _append(file: Path, line: bytes) -> None:
    with file.open("ab") as lines:
        lines.write(line + b"\n")


def of_searches(games: Sequence[GameSeen]) -> Iterator[tuple[GameSeen, Sighting]]:
    """The sightings that were thought about."""
    for game in games:
        yield from ((game, one) for one in game.sightings if one.forecast is not None)


def of_positions(games: Sequence[GameSeen]) -> Iterator[tuple[GameSeen, Sighting]]:
    for game in games:
        yield from ((game, one) for one in game.sightings)

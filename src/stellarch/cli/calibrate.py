"""`stellarch calibrate`: what positions and forecasts are worth as chances to win, fitted to games of bots."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from cyclopts import Parameter

from stellarch import __version__
from stellarch.arena.sightings import GameSeen, Sitting, seen
from stellarch.bots import make_entrant
from stellarch.bots.names import level_name
from stellarch.cli import DOES_NOT_HOLD, FINE, messages
from stellarch.cli.arguments import BOT_NAMES, GAME, GivenOptions, Json, Speech, Workers, command, look_in_this_folder
from stellarch.cli.files import make_folder, write_file
from stellarch.cli.messages import Says
from stellarch.cli.output import Screen, print_json
from stellarch.cli.prepare import prepare_first
from stellarch.core import BadOptions, Game, parse_options, require_players, usual_options
from stellarch.core.chances import KEPT, Chances
from stellarch.core.options import changed
from stellarch.games import find_game

if TYPE_CHECKING:
    from stellarch.arena.reliability import Reliability

app = command(
    "calibrate",
    "Fit the chances of winning that are shown to games of equal bots, and keep them with the program; or check those"
    " that are kept on fresh deals. A run that was stopped goes on where it was.",
    f"stellarch calibrate {GAME} --games 400 --out sightings",
    f"stellarch calibrate {GAME} --check --games 200",
    f"stellarch calibrate {GAME} --check --players 2 --json",
)

_FIT, _CHECK = "fit", "check"
"""Seeds: what is checked was not fitted to."""
_MOST_NODES = 5_000
"""Stronger bots think too long to play hundreds of games."""


@app.default
def calibrate(
    game: Annotated[str, Parameter(help="The game; the beginning of its name will do.")] = GAME,
    /,
    *,
    check: Annotated[bool, Parameter(negative=(), help="Fit nothing: say how true the chances are that are kept.")] = (
        False
    ),
    games: Annotated[int, Parameter(help="How many games for each number of players.")] = 200,
    players: Annotated[
        str | None, Parameter(help="For how many players, joined by commas; by default up to four, and the usual.")
    ] = None,
    bot: Annotated[
        str | None, Parameter(help=f"The bot at every seat: {BOT_NAMES}. [default: a level that is strong and quick]")
    ] = None,
    option: GivenOptions = None,
    seed: Annotated[
        str | None, Parameter(help="The seed of the games; one to fit and another to check by default.")
    ] = (None),
    workers: Workers = None,
    out: Annotated[Path | None, Parameter(help="Keep what was seen of the games in this folder, and go on there.")] = (
        None
    ),
    to: Annotated[Path | None, Parameter(help="Write the chances to this file; by default, into the program.")] = None,
    json: Json = False,
    language: Speech = "en",
) -> int:
    look_in_this_folder()
    found, screen = find_game(game), Screen(language)
    if check and not found.outlook.chances.seats:
        screen.complain(messages.NothingKept(found.name))
        return DOES_NOT_HOLD
    sittings = [
        Sitting(
            found.id,
            bot or _strong_and_quick(found),
            seats,
            seed or (_CHECK if check else _FIT),
            __version__,
            found.rules_version,
            changed(parse_options(found.options, option or [], usual_options(found.options))),
        )
        for seats in _numbers(found, players)
    ]
    make_entrant(sittings[0].bot, found)
    if found.methods:
        prepare_first(screen, found)
    played = _played(sittings, games, out, workers or 1, screen)
    if check:
        return _checked(found, played, json, screen)
    return _fitted(found, played, _command(sittings[0], games), to or _kept(found), json, screen)


def _strong_and_quick(game: Game[Any, Any]) -> str:
    return level_name(max(number for number, level in enumerate(game.levels, 1) if level.nodes <= _MOST_NODES))


def _numbers(game: Game[Any, Any], given: str | None) -> list[int]:
    """For how many players; raises BadOptions."""
    if given is None:
        return [number for number in game.players.numbers if number <= 4 or number == game.players.usual]
    if not all(number.strip().isdigit() for number in given.split(",")):
        raise BadOptions(Says.NUMBERS_WITH_COMMAS, about=("players",))
    numbers = [int(number) for number in given.split(",")]
    for number in numbers:
        require_players(game, number)
    return numbers


def _played(
    sittings: Sequence[Sitting], games: int, out: Path | None, workers: int, screen: Screen
) -> dict[int, list[GameSeen]]:
    if out is not None:
        make_folder(out)
    played = {}
    with screen.progress(len(sittings) * games) as on_progress:
        for before, sitting in enumerate(sittings):

            def told(done: int, before: int = before * games) -> None:
                if on_progress:
                    on_progress(before + done)

            file = out and out / f"{sitting.game}-{sitting.seed}-{sitting.seats}.jsonl"
            played[sitting.seats] = seen(sitting, games, file, workers, told)
    return played


def _command(sitting: Sitting, games: int) -> str:
    options = "".join(f" -o {name}={value}" for name, value in sitting.options.items())
    return f"stellarch calibrate {sitting.game} --games {games} --bot {sitting.bot} --seed {sitting.seed}{options}"


def _kept(game: Game[Any, Any]) -> Path:
    return Path(str(files(type(game).__module__))) / "data" / KEPT


def _fitted(
    game: Game[Any, Any],
    played: Mapping[int, Sequence[GameSeen]],
    made_by: str,
    file: Path,
    json: bool,
    screen: Screen,
) -> int:
    """Fits and keeps, beside what is kept for other numbers of players; says how true that is on other games."""
    from stellarch.arena.calibration import fitted  # brings NumPy along
    from stellarch.arena.reliability import left_out

    chances = Chances({**game.outlook.chances.seats, **fitted(played, made_by).seats})
    write_file(file, msgspec.json.format(msgspec.json.encode(chances), indent=1).decode() + "\n")
    if json:
        print_json(chances, screen.language)
        return FINE
    screen.say(messages.Calibrated(sum(map(len, played.values())), file))
    screen.say(Says.OF_GAMES_LEFT_OUT)
    _show(left_out(played, partial(fitted, command=made_by)), screen)
    return FINE


def _checked(game: Game[Any, Any], played: Mapping[int, Sequence[GameSeen]], json: bool, screen: Screen) -> int:
    """Tables of what was said and what came, in Markdown; whether all of it is as true as it should be."""
    from stellarch.arena.reliability import reliability

    found = reliability(game.outlook.chances, played)
    if json:
        print_json(found, screen.language)
    else:
        _show(found, screen)
    return FINE if all(one.holds for one in found) else DOES_NOT_HOLD


def _show(found: Sequence["Reliability"], screen: Screen) -> None:
    for one in found:
        for line in _table(one, screen):
            screen.line(line)


def _table(one: "Reliability", screen: Screen) -> Iterator[str]:
    heading = messages.ReliabilityOf(
        one.kind,
        one.seats,
        one.games,
        one.chances,
        f"{one.brier:.3f}",
        f"{one.constant:.3f}",
        round(100 * one.gain),
        f"{one.error:.3f}",
        one.holds,
    )
    yield screen.put(heading) + "\n"
    heads = (Says.CHANCE_SAID, Says.HOW_OFTEN, Says.MEAN_SAID, Says.WHAT_CAME)
    yield f"| {' | '.join(map(screen.put, heads))} |"
    yield "|---|---:|---:|---:|"
    for bin in one.bins:
        between = f"{100 * bin.low:.0f}-{100 * bin.high:.0f} %"
        yield f"| {between} | {bin.count} | {100 * bin.said:.0f} % | {100 * bin.came:.0f} % |"
    yield ""

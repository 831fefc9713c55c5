"""`stellarch arena GAME --gauntlet`: exploits against the bots of a game, each held to its fair share."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from stellarch.arena import gauntlet
from stellarch.bots.names import level_name
from stellarch.cli import DOES_NOT_HOLD, FINE, messages
from stellarch.cli.files import make_folder, write_file
from stellarch.cli.messages import Says
from stellarch.cli.output import Screen, new_grid, print_json
from stellarch.cli.prepare import prepare_first
from stellarch.core import BadOptions, Game

USUAL_GAMES = 12
_TRIED = (2, 3, 4, 6)
"""For how many players, where nobody says."""
TABLE = "gauntlet.md"


class Asked(NamedTuple):
    """What the command was asked for."""

    exploits: Sequence[str]
    players: int | None
    games: int | None
    level: int | None
    seed: str
    options: Mapping[str, Any]
    workers: int
    out: Path | None
    json: bool


def run_gauntlet(game: Game[Any, Any], asked: Asked, screen: Screen) -> int:
    """Every trial; fine where no exploit is proved to win more than its share."""
    given = _trials(game, asked)
    if asked.out is not None:
        make_folder(asked.out)
    if game.methods:
        prepare_first(screen, game)
    with screen.progress(sum(trial.contest.total for trial in given)) as on_progress:
        found = list(gauntlet.run(given, asked.workers, on_progress))
    if asked.out is not None:
        write_file(asked.out / TABLE, _table(found))
    if asked.json:
        print_json(found, screen.language)
    else:
        _show(found, asked.seed, screen)
    return DOES_NOT_HOLD if any(each.is_beaten for each in found) else FINE


def _trials(game: Game[Any, Any], asked: Asked) -> tuple[gauntlet.Trial, ...]:
    """Raises BadOptions where there is nothing of the kind to try."""
    if not game.exploits:
        raise BadOptions(Says.NO_EXPLOITS, about=("gauntlet",))
    if unknown := [name for name in asked.exploits if name not in game.exploits]:
        raise BadOptions(messages.NoSuchExploit(unknown[0], tuple(game.exploits)), about=tuple(unknown))
    counts = [count for count in _TRIED if count in game.players.numbers] if asked.players is None else [asked.players]
    games, only = asked.games or USUAL_GAMES, asked.exploits
    return gauntlet.trials(game.id, counts, games, asked.seed, level=asked.level, only=only, options=asked.options)


def _show(found: Sequence[gauntlet.Held], seed: str, screen: Screen) -> None:
    screen.say(messages.Gauntlet(level_name(found[0].level), sum(each.games for each in found), seed))
    grid = new_grid()
    grid.add_column(screen.put(Says.EXPLOIT))
    for label in (Says.AT_TABLE, Says.GAMES_PLAYED, Says.WIN_SHARES, Says.FAIR_SHARE):
        grid.add_column(screen.put(label), justify="right")
    grid.add_column("")
    for each in found:
        verdict = screen.put(Says.BEATS_THE_BOTS if each.is_beaten else Says.HELD)
        name = f"{each.exploit} *" if each.is_held_out else each.exploit
        grid.add_row(name, str(each.players), str(each.games), _share(each), f"{each.fair:.0%}", verdict)
    screen.grid(grid)
    screen.say(Says.HELD_OUT)
    if faults := sum(each.faults for each in found):
        screen.say(messages.GauntletFaults(faults))


def _share(held: gauntlet.Held) -> str:
    assert held.share.low is not None
    assert held.share.high is not None
    return f"{held.share.value:.0%} ({held.share.low:.0%}-{held.share.high:.0%})"


def _table(found: Sequence[gauntlet.Held]) -> str:
    """The table as it stands in the documentation: a row for each exploit, a column for each number of players."""
    counts = sorted({each.players for each in found})
    by_name = {name: {each.players: each for each in found if each.exploit == name} for name in _names(found)}
    head = ["exploit", *(f"{count} players ({1 / count:.0%})" for count in counts)]
    rows = [[_marked(name, held), *(_cell(held.get(count)) for count in counts)] for name, held in by_name.items()]
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _names(found: Sequence[gauntlet.Held]) -> list[str]:
    return list(dict.fromkeys(each.exploit for each in found))


def _marked(name: str, held: dict[int, gauntlet.Held]) -> str:
    return f"`{name}` *" if next(iter(held.values())).is_held_out else f"`{name}`"


def _cell(held: gauntlet.Held | None) -> str:
    if held is None:
        return ""
    figures = f"{held.wins:g} of {held.games}, {_share(held).partition(' ')[2]}"
    return f"**{figures}**" if held.is_beaten else figures

"""`stellarch simulate`: many games between bots."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from stellarch.arena import Plan, Summary, simulate
from stellarch.bots import ThinkingBot, default_bot, make_entrant
from stellarch.cli import messages
from stellarch.cli.arguments import (
    BOT_NAMES,
    GAME,
    GivenOptions,
    Json,
    Players,
    Seed,
    Speech,
    Workers,
    command,
    look_in_this_folder,
    workers_for,
)
from stellarch.cli.files import make_folder, write_file
from stellarch.cli.messages import Says
from stellarch.cli.output import Screen, new_grid, print_json
from stellarch.cli.prepare import prepare_first
from stellarch.core import BadOptions, Game, new_seed, parse_options, usual_options
from stellarch.games import find_game

app = command(
    "simulate",
    "Let bots play many games and sum them up. The same seed gives the same games, on any number of processes.",
    f"stellarch simulate {GAME} --games 500 --seed 1",
    f"stellarch simulate {GAME} --players 3 --bots greedy,random,random -o unexplored",
    f"stellarch simulate {GAME} --json --records games/",
)


@app.default
def simulate_games(
    game: Annotated[str, Parameter(help="The game; the beginning of its name will do.")] = GAME,
    /,
    *,
    players: Players = None,
    games: Annotated[int, Parameter(help="How many games to play.")] = 100,
    seed: Seed = None,
    bot: Annotated[
        str | None, Parameter(help=f"The bot at every seat: {BOT_NAMES}. [default: a level in the middle]")
    ] = None,
    bots: Annotated[str | None, Parameter(help="The bot at each seat, joined by commas: level-3,greedy.")] = None,
    option: GivenOptions = None,
    workers: Workers = None,
    json: Json = False,
    records: Annotated[Path | None, Parameter(help="Keep the record of every game in this folder.")] = None,
    language: Speech = "en",
) -> None:
    look_in_this_folder()
    found = find_game(game)
    options = parse_options(found.options, option or [], usual_options(found.options))
    seated = seated_bots(
        found, bot, bots, found.players.least if players is None else players, asked=players is not None
    )
    plan = Plan(
        found.id,
        seated,
        games,
        new_seed() if seed is None else seed,
        msgspec.to_builtins(options),
        keep_records=records is not None,
    )
    if records is not None:
        make_folder(records)
    screen = Screen(language)
    if any(isinstance(make_entrant(name, found), ThinkingBot) for name in seated):
        prepare_first(screen, found)

    def keep(number: int, record: str) -> None:
        assert records is not None
        write_file(records / f"{found.id}-{number:05d}.json", record)

    with screen.progress(games) as on_progress:
        summary = simulate(plan, workers_for(workers, games), on_progress, keep)
    if json:
        print_json(summary, language)
    else:
        _show(summary, screen)


def seated_bots(
    game: Game[Any, Any], bot: str | None, bots: str | None, players: int, *, asked: bool
) -> tuple[str, ...]:
    """A bot for each seat; the list of bots may also say how many seats there are."""
    if bots is None:
        return ((bot or default_bot(game)).strip(),) * players
    names = tuple(name.strip() for name in bots.split(","))
    if bot is not None:
        raise BadOptions(Says.BOT_OR_BOTS, about=("bot", "bots"))
    if asked and len(names) != players:
        raise BadOptions(messages.BotsAndPlayers(len(names), players), about=("bots",))
    return names


def _show(summary: Summary, screen: Screen) -> None:
    screen.say(
        messages.Simulated(
            games=summary.games,
            plies=summary.plies,
            each=f"{summary.plies_per_game:.1f}",
            choices=f"{summary.legal_moves_per_ply:.1f}",
            seconds=f"{summary.seconds:.1f}",
            seed=summary.seed,
        )
    )
    if not summary.ended:
        screen.say(messages.NotAllEnded(summary.unfinished, summary.games, summary.most_actions))
    grid = new_grid()
    grid.add_column("")
    for seat in summary.seats:
        grid.add_column(f"{seat.name.to(screen.language)} ({seat.bot})", justify="right")
    within = {part for parts in summary.parts.values() for part in parts}
    for key, values in summary.scores.items():
        if key in within and not any(values):
            continue
        label = screen.put(summary.labels[key])
        grid.add_row(f"  {label}" if key in within else label, *(f"{value:.2f}" for value in values))
    grid.add_section()
    grid.add_row(screen.put(Says.WINS), *(f"{wins:g}" for wins in summary.wins))
    grid.add_row(screen.put(Says.WIN_SHARE), *(f"{100 * wins / summary.games:.1f} %" for wins in summary.wins))
    screen.grid(grid)

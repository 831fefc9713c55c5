"""`stellarch play`: a game in the terminal, against bots or with others at the same keyboard."""

import os
import re
import sys
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from platformdirs import user_data_path

from stellarch.bots import default_bot
from stellarch.cli import messages
from stellarch.cli.arguments import (
    BOT_NAMES,
    GAME,
    Colour,
    GivenOptions,
    Players,
    Seed,
    Speech,
    command,
    look_in_this_folder,
)
from stellarch.cli.files import STDIN, BadFile, make_folder
from stellarch.cli.messages import Says
from stellarch.cli.output import Screen
from stellarch.cli.records import load
from stellarch.cli.seats import PERSON, Sitter, seated
from stellarch.cli.sitting import Sitting, write_record
from stellarch.core import BadOptions, FirstGame, Game, Table, parse_options, read_options, usual_options
from stellarch.games import find_game

app = command(
    "play",
    "Play in this terminal; by default, you against one bot of medium strength. At the prompt, help shows what can be "
    "typed. The record is kept after every move; the end of the input leaves the game, with exit code 0.",
    "stellarch play",
    "stellarch play --first",
    "stellarch play --players 3 --people 2 -o unexplored -o open_borders",
    "stellarch play --seat Ada=person --seat Bob=person --record game.json",
    "stellarch play --seat Ada=person --seat level-3",
    "stellarch play --resume game.json --language fr",
)


@app.default
def play(
    game: Annotated[
        str | None, Parameter(help=f"The game; the beginning of its name will do. [default: {GAME}]")
    ] = None,
    /,
    *,
    terminal: Annotated[
        bool, Parameter(negative=(), help="Play in this terminal, as now happens anyway.", show_default=False)
    ] = False,
    players: Players = None,
    seat: Annotated[
        list[str] | None,
        Parameter(
            negative=(), help=f"Who sits at the next seat: NAME=KIND, or either; KIND is {PERSON} or a bot as below."
        ),
    ] = None,
    first: Annotated[
        bool, Parameter(negative=(), help="The game as it is best played for the first time.", show_default=False)
    ] = False,
    people: Annotated[int | None, Parameter(help="How many people play; bots take the other seats.")] = None,
    bot: Annotated[
        str | None,
        Parameter(help=f"The bot at the seats that nobody takes: {BOT_NAMES}. [default: a middle level, else greedy]"),
    ] = None,
    option: GivenOptions = None,
    seed: Seed = None,
    resume: Annotated[str | None, Parameter(help="Go on with the game in this record.")] = None,
    record: Annotated[
        Path | None, Parameter(help="Keep the record in this file: text if it ends in .txt, else JSON.")
    ] = None,
    language: Speech = "en",
    colour: Colour = None,
) -> None:
    screen = Screen(language, colour)
    if resume is not None:
        if any(given is not None for given in (game, players, seat, people, option, seed)) or first:
            raise BadOptions(Says.RESUME_ALONE, about=("resume",))
        table = load(resume)
        sitters = [Sitter.of(player, table.game) for player in table.players]
        keep_in = Path(resume) if record is None and resume != STDIN else record
    else:
        look_in_this_folder()
        found = find_game(game or GAME)
        advised = _advised(found, first, any(given is not None for given in (players, seat, people, option)))
        if advised and players is None:
            players = advised.players or found.players.usual
        sitters = seated(found, players, seat or [], people, bot or default_bot(found), language)
        standard = read_options(found.options, advised.options) if advised else usual_options(found.options)
        options = parse_options(found.options, option or [], standard)
        table = Table(found, len(sitters), seed, options, [sitter.player for sitter in sitters])
        keep_in = record
    if record is not None:
        write_record(record, table.record())  # better now than after the last move, if it cannot be written
    Sitting(table, sitters, screen, asker(screen), keep_in or _kept_by_itself(table, screen)).run()


def _advised(game: Game[Any, Any], first: bool, anything_said: bool) -> FirstGame | None:
    """What a game advises for a first game: for who asks for one, and where it says how many play it, for who says
    nothing of players and options."""
    advised = game.first_game
    return advised if advised and (first or (advised.players and not anything_said)) else None


def asker(screen: Screen) -> Callable[[str], str | None]:
    """Reads the next line typed, with a history of lines where somebody types; shows what it read where nobody does."""
    typing = sys.stdin.isatty()
    if typing:
        with suppress(ImportError):
            import readline  # noqa: F401 - being imported is all it takes to edit the line and recall earlier ones

    def ask(prompt: str) -> str | None:
        try:
            line = input(_unprinted(prompt) if typing else prompt)
        except EOFError:
            return None
        if not typing:
            screen.line(line)
        return line

    return ask


def _unprinted(prompt: str) -> str:
    """Marks colour codes as taking no room, so that the line editor knows where the line begins."""
    return re.sub(r"\x1b\[[\d;]*m", lambda code: f"\x01{code[0]}\x02", prompt)


def _kept_by_itself(table: Table[Any, Any], screen: Screen) -> Path | None:
    """Where a game is kept when nobody says where: among the user's own data."""
    folder = user_data_path("stellarch", appauthor=False) / "records"
    try:
        make_folder(folder)
    except BadFile as fault:
        screen.say(messages.NotSaved(fault.why))
        return None
    return folder / f"{table.game.id}-{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}.json"

"""Arguments that several commands share, so that each is spelt and explained the same everywhere."""

import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any

from cyclopts import App, Parameter

from stellarch.bots import known_bots
from stellarch.cli import EXIT_CODES
from stellarch.core import LANGUAGES, Game, Language, require_players, tell
from stellarch.games import GAMES

GAME = next(iter(GAMES))
"""The game that is meant when none is named."""

BOT_NAMES = f"{tell(known_bots())}; one of your own is module:Class"
"""What may be given for a bot, for the help of a command."""

Json = Annotated[bool, Parameter(name="--json", negative=(), help="Print JSON, for programs.", show_default=False)]
Speech = Annotated[Language, Parameter(name="--language", env_var="STELLARCH_LANGUAGE", help="The language spoken.")]
Colour = Annotated[
    bool | None, Parameter(name="--colour", help="Draw in colour or not; by default, only in a terminal.")
]
Players = Annotated[int | None, Parameter(help="How many players; the fewest by default.", show_default=False)]
GivenOptions = Annotated[
    list[str] | None,
    Parameter(
        name=["--option", "-o"],
        negative=(),
        help="An option of the game, as name=value, or just name for yes. May be given many times.",
    ),
]
Seed = Annotated[str | None, Parameter(help="The seed everything follows from; a new secret one by default.")]
Workers = Annotated[int | None, Parameter(help="Processes that share the work; by default, one per processor.")]


def command(name: str, what: str, *examples: str) -> App:
    """A command with its examples below its help."""
    return App(name=name, help=what, help_format="plaintext", help_epilogue=epilogue(*examples))


def epilogue(*examples: str) -> str:
    return "\n".join(["Examples:", *(f"  {example}" for example in examples), "", EXIT_CODES])


def given(what: str) -> Parameter:
    """What a command is about: a hyphen is standard input, and anything else that begins with one is refused."""
    return Parameter(help=what, allow_leading_hyphen=True, validator=_no_option)


def language_of(words: Sequence[str]) -> Language:
    """The language a command line asks for, found before the line is understood: for telling what is wrong with it."""
    given = [after for word, after in zip(words, [*words[1:], ""], strict=True) if word == "--language"]
    given += [word.partition("=")[2] for word in words if word.startswith("--language=")]
    asked = [os.environ.get("STELLARCH_LANGUAGE"), *given][-1]
    return next((language for language in LANGUAGES if language == asked), "en")


def _no_option(type_: object, value: str) -> None:
    if value.startswith("-") and value != "-":
        raise ValueError("There is no such option.")


def look_in_this_folder() -> None:
    """A bot of one's own, module:Class, is looked for in the current folder first."""
    if "" not in sys.path:
        sys.path.insert(0, "")


def players_of(game: Game[Any, Any], players: int | None) -> int:
    """The number of players asked for, or the fewest; raises BadOptions."""
    wanted = game.players.least if players is None else players
    require_players(game, wanted)
    return wanted


def workers_for(workers: int | None, games: int) -> int:
    """As many processes as asked for, or as are worth their start."""
    return max(1, min(os.cpu_count() or 1, games // 16)) if workers is None else workers

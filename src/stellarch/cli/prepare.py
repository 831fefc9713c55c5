"""`stellarch prepare`: compile the bots ahead."""

import sys
from typing import Any

from stellarch.bots.prepare import is_prepared, prepare, prepare_in_background, waits_for_code
from stellarch.cli import FINE
from stellarch.cli.arguments import Speech, command
from stellarch.cli.messages import Says
from stellarch.cli.output import Screen
from stellarch.core import Game

app = command(
    "prepare",
    "Compile what the bots think with, once for this machine; else it is done beside the first game.",
    "stellarch prepare",
    "stellarch prepare --language fr",
)


@app.default
def prepare_bots(*, language: Speech = "en") -> int:
    screen = Screen(language)
    if is_prepared():
        screen.say(Says.PREPARED)
        return FINE
    screen.say(Says.PREPARING)
    for part in prepare():
        screen.line(f"  {part}")
    screen.say(Says.PREPARED)
    return FINE


def prepare_first(screen: Screen, game: Game[Any, Any]) -> None:
    """Many thoughts are many times faster compiled: where a game has still to be, it is worth waiting for, once."""
    if waits_for_code(game) and (preparing := prepare_in_background()):
        print(screen.put(Says.COMPILING), file=sys.stderr)
        with preparing:  # closes its input too
            preparing.wait()

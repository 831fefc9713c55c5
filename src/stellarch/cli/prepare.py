"""`stellarch prepare`: compile the bots ahead."""

import sys

from stellarch.bots.prepare import is_prepared, prepare, prepare_in_background
from stellarch.cli import FINE, words
from stellarch.cli.arguments import Speech, command
from stellarch.cli.output import Screen

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
        screen.say(words.PREPARED)
        return FINE
    screen.say(words.PREPARING)
    for part in prepare():
        screen.line(f"  {part}")
    screen.say(words.PREPARED)
    return FINE


def prepare_first(screen: Screen) -> None:
    """Many thoughts are many times faster compiled: where that is still to be done, it is worth waiting for, once."""
    if preparing := prepare_in_background():
        print(screen.put(words.COMPILING), file=sys.stderr)
        preparing.communicate()

"""Compiling ahead what bots need, in a process of its own: `python -m stellarch.bots.prepare`.

Bots answer all the while, from interpreted kernels, and go over to the compiled ones when these are ready. Progress is
printed a line at a time: parts done, parts in all, name.
"""

import os
import subprocess
import sys
from collections.abc import Iterator

from stellarch.games import GAMES
from stellarch.jit import cache


def is_prepared() -> bool:
    return cache.mode() is cache.Mode.COMPILED or not cache.can_compile()


def prepare() -> Iterator[str]:
    """Compile the kernels of all games in this process, yielding the name of each part when it is done."""
    os.environ[cache.CHOICE] = cache.Mode.COMPILED
    for game in GAMES.values():
        for part in game.prepare():
            yield f"{game.name}: {part}"
    cache.mark_ready()


def prepare_in_background() -> "subprocess.Popen[str] | None":
    """Start preparing in another process, unless there is nothing to prepare. Its output is the progress."""
    if is_prepared():
        return None
    return subprocess.Popen(
        [sys.executable, "-m", "stellarch.bots.prepare"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )


if __name__ == "__main__":
    for done in prepare():
        print(done, flush=True)

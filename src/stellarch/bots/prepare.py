"""Compiling ahead what bots need, in a process of its own: `stellarch prepare`.

Bots answer all the while, from interpreted kernels, and go over to the compiled ones when these are ready.
"""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from typing import Any

from stellarch.core import Game
from stellarch.games import GAMES
from stellarch.jit import cache

_FOR_ANOTHER = "STELLARCH_PREPARE_FOR_ANOTHER"
"""Set where another process asked for it."""
_STEP_BACK = 10
"""How far compiling steps back behind people at the table, where the system knows priorities."""


def is_prepared() -> bool:
    """Whether there is nothing to compile, or no way to."""
    return not cache.can_compile() or not cache.missing()


def waits_for_code(game: Game[Any, Any]) -> bool:
    """Whether bots of this game would think with code that is still to be compiled."""
    return not is_prepared() and _kernel(game) in cache.missing()


def _kernel(game: Game[Any, Any]) -> str:
    """What the compiled code of a game goes by: the folder of the game."""
    return type(game).__module__.rpartition(".")[2]


def prepare() -> Iterator[str]:
    """Compile in this process what is missing, yielding the name of each part when it is done."""
    if os.environ.get(_FOR_ANOTHER):
        threading.Thread(target=_end_with_who_asked, daemon=True).start()
    os.environ[cache.CHOICE] = cache.Mode.COMPILED
    missing = cache.missing()
    games = {_kernel(game): game for game in GAMES.values()}
    for kernel in missing:
        cache.mark_under_way(kernel)
    for kernel in missing:
        if game := games.get(kernel):  # one that is not at the table yet is compiled when it is used
            for part in game.prepare():
                yield f"{game.name}: {part}"
        cache.mark_ready(kernel)


def _end_with_who_asked() -> None:
    """In the process: its parent holds the other end of its input, and closes it when the parent ends."""
    sys.stdin.buffer.read()
    _give_up()
    os._exit(0)


def _give_up() -> None:
    """What is not compiled by now is not under way any more."""
    for kernel in cache.missing():
        (cache.folder(kernel) / "begun").unlink(missing_ok=True)


def call_off(preparing: "subprocess.Popen[bytes]") -> None:
    """End what was begun in the background; the next call begins anew."""
    preparing.kill()
    preparing.communicate()
    _give_up()


def prepare_in_background() -> "subprocess.Popen[bytes] | None":
    """Start preparing in another process, as a kind neighbour; None where that is done or under way. It ends with this
    process, however that ends, or when what is returned is let go of."""
    if is_prepared() or all(map(cache.is_under_way, cache.missing())):
        return None
    quiet = subprocess.DEVNULL
    preparing = subprocess.Popen(
        [sys.executable, "-m", "stellarch", "prepare"],
        stdin=subprocess.PIPE,
        stdout=quiet,
        stderr=quiet,
        env={**os.environ, _FOR_ANOTHER: "1"},
    )
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, preparing.pid, _STEP_BACK)
    return preparing

"""A process that answers one question at a time. It can be ended at any moment."""

import os
import signal
import threading
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from typing import Any

from stellarch.bots import offer
from stellarch.core.installed import Entry
from stellarch.core.readers import build_readers
from stellarch.games import load_games

_SECONDS_TO_DIE = 5


class Lost(Exception):
    """The process ended before it had answered."""


class Failed(Exception):
    """What was asked of the process raised: its trace."""


class Worker:
    """A process of its own. It loads the games as it starts, and a first question waits for that. It knows the bots of
    its own that it is given, but imports none before it is asked for one."""

    def __init__(self, own_bots: Sequence[Entry] = ()) -> None:
        context = get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, tuple(own_bots)), daemon=True)
        with _deaf_to_interrupts():
            self._process.start()
        theirs.close()  # so that the line breaks with the process

    def ask(self, work: Callable[[Any], Any], given: Any) -> Any:
        """Run `work(given)` in the process; raises Failed or Lost. Waits for the answer, or until `end`."""
        try:
            self._line.send((work, given))
            is_answer, found = self._line.recv()
        except (EOFError, OSError):
            raise Lost from None
        if not is_answer:
            raise Failed(found)
        return found

    def end(self) -> None:
        """Kill it at once, even if it hangs; `ask` then raises Lost."""
        self._process.kill()
        self._process.join(_SECONDS_TO_DIE)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started inside never hear of Ctrl-C, which goes to all at once: it is for the server to end them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker  # not on every system

    resource_tracker.ensure_running()  # starting it inside would open the ears again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(line: "Connection[Any, Any]", own_bots: Sequence[Entry]) -> None:
    """In the process: answer until the line is closed."""
    load_games()
    offer(own_bots)
    build_readers()
    _end_with_the_server()
    with suppress(EOFError, OSError):
        while True:
            work, given = line.recv()
            try:
                answer = True, work(given)
            except Exception:
                answer = False, traceback.format_exc()
            line.send(answer)


def _end_with_the_server() -> None:
    """Wait for the server's end in a thread, and exit too. A killed server cannot stop its workers."""

    def wait() -> None:
        server = parent_process()
        assert server is not None
        server.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()

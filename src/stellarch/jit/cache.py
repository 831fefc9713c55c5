"""Where compiled kernels are kept, and whether they are ready.

Numba's own cache looks at one file at a time and serves old code when a function in another file has changed, which
would be deadly for rules. So each state of a kernel's sources has a folder of its own, named by their hash, and Numba
is told to keep its files there. A folder counts as ready once every function of its kernel has been compiled into it.

Each game has its kernel, and each kernel its folder: an edit in one leaves the others compiled. They run alike all the
same (see `loading`), so a process runs compiled code once no kernel is missing.
"""

import hashlib
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from enum import StrEnum
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from threading import Lock
from time import time

from platformdirs import user_cache_path

PACKAGE = Path(__file__).parent.parent
CHOICE = "STELLARCH_KERNEL"
"""compiled, interpreted, or auto: compiled as soon as that needs no waiting."""


_LONGEST = 900
"""Seconds after which another process that began to compile must have given up."""
_TELLING = Lock()
"""Numba keeps the place of its files in one variable, which belongs to one kernel at a time."""


class Mode(StrEnum):
    COMPILED = "compiled"
    INTERPRETED = "interpreted"


def mode() -> Mode:
    """How kernels are to run in this process, now."""
    if not can_compile():
        return Mode.INTERPRETED
    if os.environ.get(CHOICE) != Mode.COMPILED and missing():
        return Mode.INTERPRETED
    return Mode.COMPILED


def can_compile() -> bool:
    return find_spec("numba") is not None and os.environ.get(CHOICE) != Mode.INTERPRETED


def kernels() -> list[str]:
    """Every kernel there is, by the folder of its game."""
    return sorted(path.parent.name for path in (PACKAGE / "games").glob("*/kernel"))


def missing() -> list[str]:
    """The kernels that are not compiled and kept, as they are now."""
    return [kernel for kernel in kernels() if not (folder(kernel) / "ready").exists()]


def mark_ready(kernel: str) -> None:
    folder(kernel).mkdir(parents=True, exist_ok=True)
    (folder(kernel) / "ready").touch()


def is_under_way(kernel: str) -> bool:
    """Whether another process has begun to compile it not long ago."""
    begun = folder(kernel) / "begun"
    return begun.exists() and time() - begun.stat().st_mtime < _LONGEST


def mark_under_way(kernel: str) -> None:
    folder(kernel).mkdir(parents=True, exist_ok=True)
    (folder(kernel) / "begun").touch()


@cache
def folder(kernel: str) -> Path:
    """The folder for a kernel as its sources are now, this Python, this processor."""
    return _root() / f"{kernel}-{_fingerprint(kernel)}"


def sources(kernel: str) -> list[Path]:
    """Every file that the compiled code of a kernel follows from."""
    return sorted([*(PACKAGE / "jit").glob("*.py"), *(PACKAGE / "games" / kernel / "kernel").glob("**/*.py")])


@contextmanager
def keeping(module: str) -> Iterator[None]:
    """What Numba begins to cache in here is kept in the folder of the kernel that a module belongs to."""
    import numba

    game = module.split(".")[2]  # stellarch.games.GAME.kernel...
    with _TELLING:
        os.environ["NUMBA_CACHE_DIR"] = str(folder(game))  # Numba reads it anew whenever it compiles
        numba.config.CACHE_DIR = str(folder(game))  # type: ignore[attr-defined]
        yield


def _fingerprint(kernel: str) -> str:
    digest = hashlib.sha256(f"{sys.version} {version('numba')} {os.environ.get('STELLARCH_PDEP')}".encode())
    for path in sources(kernel):
        # Numba looks its files up by the place and the time of the source, so these are part of the name as well.
        digest.update(f"{path} {path.stat().st_mtime_ns}".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def _root() -> Path:
    """A folder that can be written: the one given, the user's cache, or else a temporary one that nobody else knows.

    What is kept there is run, so a folder in a place where others can write would not do.
    """
    root = Path(os.environ.get("STELLARCH_CACHE") or user_cache_path("stellarch", appauthor=False))
    with suppress(OSError):
        root.mkdir(parents=True, exist_ok=True)
        if os.access(root, os.W_OK):
            return root
    root = Path(tempfile.mkdtemp(prefix="stellarch-"))
    os.environ["STELLARCH_CACHE"] = str(root)  # the processes that are started from here look there too
    return root

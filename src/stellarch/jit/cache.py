"""Where compiled kernels are kept, and whether they are ready.

Numba's own cache looks at one file at a time and serves old code when a function in another file has changed, which
would be deadly for rules. So each state of the sources has a folder of its own, named by their hash, and Numba is told
to keep its files there. The folder counts as ready once every function of every kernel has been compiled into it.
"""

import hashlib
import os
import sys
import tempfile
from contextlib import suppress
from enum import StrEnum
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from time import time

from platformdirs import user_cache_path

PACKAGE = Path(__file__).parent.parent
CHOICE = "STELLARCH_KERNEL"
"""compiled, interpreted, or auto: compiled as soon as that needs no waiting."""


_LONGEST = 900
"""Seconds after which whoever began to compile must have given up."""


class Mode(StrEnum):
    COMPILED = "compiled"
    INTERPRETED = "interpreted"


def mode() -> Mode:
    """How kernels are to run in this process, now."""
    if not can_compile():
        return Mode.INTERPRETED
    if os.environ.get(CHOICE) != Mode.COMPILED and not is_ready():
        return Mode.INTERPRETED
    _tell_numba()
    return Mode.COMPILED


def can_compile() -> bool:
    return find_spec("numba") is not None and os.environ.get(CHOICE) != Mode.INTERPRETED


def is_ready() -> bool:
    """Whether everything is compiled and kept."""
    return (folder() / "ready").exists()


def mark_ready() -> None:
    (folder() / "ready").touch()


def is_under_way() -> bool:
    """Whether another process has begun to compile not long ago."""
    begun = folder() / "begun"
    return begun.exists() and time() - begun.stat().st_mtime < _LONGEST


def mark_under_way() -> None:
    folder().mkdir(parents=True, exist_ok=True)
    (folder() / "begun").touch()


@cache
def folder() -> Path:
    """The folder for the sources as they are now, this Python, this processor."""
    return _root() / f"kernel-{_fingerprint()}"


def sources() -> list[Path]:
    """Every file that compiled code follows from."""
    return sorted([*(PACKAGE / "jit").glob("*.py"), *(PACKAGE / "games").glob("*/kernel/**/*.py")])


def _fingerprint() -> str:
    digest = hashlib.sha256(f"{sys.version} {version('numba')} {os.environ.get('STELLARCH_PDEP')}".encode())
    for path in sources():
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


def _tell_numba() -> None:
    os.environ["NUMBA_CACHE_DIR"] = str(folder())
    if "numba" in sys.modules:
        import numba

        numba.config.CACHE_DIR = str(folder())  # type: ignore[attr-defined]

"""A process may begin with interpreted kernels and go over to compiled ones as soon as they are ready.

There is one `stellarch.jit` for the kernels of all games, so they go over together: to a kernel that stayed behind it
would hand words of the other kind.
"""

import importlib
import sys
from collections.abc import Sequence

import stellarch.jit
from stellarch.jit.cache import Mode, mode

_KERNELS: dict[str, Sequence[str]] = {}
_BEHIND: set[str] = set()
"""Packages of kernels, and which of them have modules that were loaded to be interpreted."""


def add_kernel(package: str, modules: Sequence[str]) -> None:
    """Each kernel says which of its modules hold compiled functions, in the order they build on one another."""
    _KERNELS[package] = modules
    if not stellarch.jit.COMPILED:
        _BEHIND.add(package)


def refresh() -> None:
    """Load every kernel anew that has been compiled since it was loaded."""
    if not _BEHIND or mode() is Mode.INTERPRETED:
        return
    if not stellarch.jit.COMPILED:
        importlib.reload(stellarch.jit)
    for package in sorted(_BEHIND):
        for module in _KERNELS[package]:
            if loaded := sys.modules.get(f"{package}.{module}"):
                importlib.reload(loaded)
        _BEHIND.discard(package)  # only now: one whose loading fails is loaded again, not left half done

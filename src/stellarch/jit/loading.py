"""A process may begin with interpreted kernels and go over to compiled ones as soon as they are ready."""

import importlib
import sys
from collections.abc import Sequence

import stellarch.jit
from stellarch.jit.cache import Mode, mode


def refresh(package: str, modules: Sequence[str]) -> None:
    """Load a kernel anew if it has been compiled meanwhile. Its modules are named in the order they build on."""
    if stellarch.jit.COMPILED or mode() is Mode.INTERPRETED:
        return
    importlib.reload(stellarch.jit)
    for module in modules:
        if loaded := sys.modules.get(f"{package}.{module}"):
            importlib.reload(loaded)

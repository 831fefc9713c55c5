"""Libraries that only some need: they are installed as extras, and asked for when they are used."""

from collections.abc import Iterator
from contextlib import contextmanager

from stellarch.arena.refusals import ExtraMissing
from stellarch.core import StellarchError


class MissingExtra(StellarchError):
    """A library is not installed; `why` says how to install it."""


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """Inside, libraries of this extra are imported; raises MissingExtra where one is not there."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("stellarch"):
            raise
        library = (missing.name or extra).partition(".")[0]
        raise MissingExtra(ExtraMissing(library, extra)) from None

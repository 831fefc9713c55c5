"""Libraries that only some need: they are installed as extras, and asked for when they are used."""

from collections.abc import Iterator
from contextlib import contextmanager

from stellarch.core import StellarchError, Text


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
        why = Text(
            "This needs {library}, which is not installed. Install it with: pip install 'stellarch[{extra}]'",
            "Il faut {library}, qui n'est pas installé. Pour l'installer : pip install 'stellarch[{extra}]'",
        )
        raise MissingExtra(why.format(library=library, extra=extra)) from None

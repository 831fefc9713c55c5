"""What installed packages add to Stellarch, by entry points:

    [project.entry-points."stellarch.games"]
    hex-nim = "hexnim:HEX_NIM"

Reading their metadata imports none of them; each is imported when it is used.
"""

from importlib import import_module
from operator import attrgetter
from typing import Any, NamedTuple

OURS = "stellarch"
"""The package that this is."""


class Entry(NamedTuple):
    """Something that a package has, by name; not imported yet."""

    name: str
    where: str
    """The module and the name in it: "hexnim:HEX_NIM"."""
    package: str = OURS

    def loaded(self) -> Any:
        """Raises whatever importing it raises."""
        module, _, attribute = self.where.partition(":")
        return attrgetter(attribute)(import_module(module))


def entries(group: str) -> list[Entry]:
    """The entries of a group, always in the same order."""
    from importlib.metadata import entry_points  # takes a while to import, and most programs need none

    found = entry_points(group=group)
    return sorted(Entry(each.name, each.value, each.dist.name if each.dist else "?") for each in found)


def in_one_line(fault: BaseException) -> str:
    """What another package raised, for the end of a sentence: it may say anything, on many lines."""
    said = " ".join(f"{type(fault).__name__}: {fault}".split())
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in said).rstrip(":. ")

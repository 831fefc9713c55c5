"""SW-8: orders of the extraction phase. Systems are named."""

from stellarch.games.space_wars.actions.general import Secret
from stellarch.games.space_wars.nouns import Place, Resource, Structure


class Extract(Secret, frozen=True):
    """Have a workshop make so many tokens, so many slaves saving a credit each (SW-D.16)."""

    word = "extract"

    system: Place
    workshop: Structure
    tokens: int
    slaves: int = 0


class Refine(Secret, frozen=True):
    """Turn one crystal D into fuel (SW-D.17)."""

    word = "refine"

    system: Place


class Recycle(Secret, frozen=True):
    """Take one raw material from a recycling center (SW-D.18)."""

    word = "recycle"

    system: Place
    material: Resource

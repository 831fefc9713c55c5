"""SW-15: orders of the research phase."""

from stellarch.games.space_wars.actions.general import Secret
from stellarch.games.space_wars.nouns import Branch


class Research(Secret, frozen=True):
    """Buy the next square of a row (SW-D.57)."""

    word = "research"

    branch: Branch

"""SW-15: orders of the research phase."""

from stellarch.games.space_wars.actions.general import Secret


class Research(Secret, frozen=True):
    """Buy the next square of a row (SW-D.57)."""

    word = "research"

    branch: str

"""Figures as the language of the screen writes them."""

from stellarch.cli.output import Screen
from stellarch.games.space_wars.commands import words
from stellarch.games.space_wars.odds import Share


def number(value: float, screen: Screen) -> str:
    return f"{value:.1f}".replace(".", "," if screen.language == "fr" else ".")


def percent(share: float, screen: Screen) -> str:
    return f"{number(100 * share, screen)} %"


def shares(share: Share, screen: Screen) -> str:
    """A share, and between what it lies where it was found by chance."""
    figures = [percent(each, screen) for each in share]
    if share.low == share.high:
        return figures[0]
    return screen.put(words.BETWEEN, share=figures[0], low=figures[1], high=figures[2])

"""From choices to actions: templates filled in at random, for bots that do not know the game."""

from collections.abc import Iterable, Iterator
from typing import Any

from stellarch.core.chance import Chance, Key
from stellarch.core.rules import Rules
from stellarch.core.templates import Template
from stellarch.core.values import A


def drawn_action(game: Rules[Any, A], choice: A | Template, chance: Chance, *key: Key) -> A:
    """A choice as an action: the blanks of a template are filled in at random."""
    return game.read_plain(choice.drawn(chance, *key)) if isinstance(choice, Template) else choice


def drawn_actions(
    game: Rules[Any, A], choices: Iterable[A | Template], chance: Chance, fillings: int = 3
) -> Iterator[A]:
    """All choices as actions: each template is filled in at random, this many times.

    The game may refuse a filled-in template, since some values of its blanks do not go together.
    """
    for place, choice in enumerate(choices):
        for filling in range(fillings if isinstance(choice, Template) else 1):
            yield drawn_action(game, choice, chance, place, filling)

"""How many sequences of actions of a given length a position has. One wrong choice anywhere, and the number is another.

`node_counts.txt` in the folder of a game holds a position, a depth and a count on each line, below a remark that says
what it shows. Only what is listed counts, not what has blanks; of several seats that are waited on, the first acts.
Sequences that end before the depth is reached are not counted.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from stellarch.core import Game, Template

SEED = "perft"
"""What is hidden, and the dice, follow from it."""


class NodeCount(NamedTuple):
    what: str
    position: str
    depth: int
    nodes: int


def each_count(beside: str) -> pytest.MarkDecorator:
    """The counts that stand beside a test, one after the other."""
    counts = [pytest.param(found, id=f"{found.what}, {found.depth}") for found in node_counts(beside)]
    return pytest.mark.parametrize("expected", counts)


def node_counts(beside: str) -> Iterator[NodeCount]:
    what = ""
    for line in Path(beside).with_name("node_counts.txt").read_text("utf-8").splitlines():
        if line.startswith("# "):
            what = line.removeprefix("# ")
        elif line:
            position, depth, nodes = line.split()
            yield NodeCount(what, position, int(depth), int(nodes))


def leaves(game: Game[Any, Any], state: Any, depth: int) -> int:
    """The number of sequences of exactly that many actions."""
    seat = min(game.waiting_on(state), default=None)
    if seat is None:
        return 0
    choices = [choice for choice in game.legal(state, seat) if not isinstance(choice, Template)]
    if depth == 1:
        return len(choices)
    return sum(leaves(game, game.apply(state, seat, action).state, depth - 1) for action in choices)

"""How many sequences of so many actions a position has. One wrong move anywhere, and the number is another.

`node_counts.txt` holds a position, a depth and a count on each line, below a remark that says what it shows. Hidden
tiles are dealt from the seed "perft". Sequences that end before the depth is reached are not counted.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES
from stellarch.games.small_star_empires.position import read_position
from stellarch.games.small_star_empires.state import State

SEED = "perft"


class NodeCount(NamedTuple):
    what: str
    position: str
    depth: int
    nodes: int


def node_counts() -> Iterator[NodeCount]:
    what = ""
    for line in Path(__file__).with_name("node_counts.txt").read_text("utf-8").splitlines():
        if line.startswith("# "):
            what = line.removeprefix("# ")
        elif line:
            position, depth, nodes = line.split()
            yield NodeCount(what, position, int(depth), int(nodes))


def leaves(state: State, depth: int) -> int:
    """The number of sequences of exactly so many actions."""
    choices = SMALL_STAR_EMPIRES.legal(state, state.turn)
    if depth == 1:
        return len(choices)
    return sum(leaves(SMALL_STAR_EMPIRES.apply(state, state.turn, action).state, depth - 1) for action in choices)


@pytest.mark.parametrize(
    "expected", [pytest.param(found, id=f"{found.what}, {found.depth}") for found in node_counts()]
)
def test_node_count(expected: NodeCount) -> None:
    assert leaves(read_position(expected.position, SEED, study=True), expected.depth) == expected.nodes

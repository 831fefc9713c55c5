"""Node counts of Small Star Empires: hidden tiles are dealt from the seed."""

from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES
from stellarch.games.small_star_empires.position import read_position
from tests.games.node_counts import SEED, NodeCount, each_count, leaves


@each_count(__file__)
def test_node_count(expected: NodeCount) -> None:
    state = read_position(expected.position, SEED, study=True)
    assert leaves(SMALL_STAR_EMPIRES, state, expected.depth) == expected.nodes

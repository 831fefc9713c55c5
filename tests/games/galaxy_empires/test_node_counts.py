"""Node counts of Galaxy Empires: in a live war the attacker rolls first."""

from stellarch.games.galaxy_empires import GALAXY_EMPIRES
from stellarch.games.galaxy_empires.position import read_position
from tests.games.node_counts import SEED, NodeCount, each_count, leaves


@each_count(__file__)
def test_node_count(expected: NodeCount) -> None:
    assert leaves(GALAXY_EMPIRES, read_position(expected.position, SEED), expected.depth) == expected.nodes

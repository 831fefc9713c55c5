"""Five levels, from a recruit to the strongest there is."""

from stellarch.core import Level, Phrase, said
from stellarch.core.telling import label_of


class Rank(Phrase):
    """What a level is called, and in its part `about`, how it plays."""

    RECRUIT = 1
    LIEUTENANT = 2
    CAPTAIN = 3
    ADMIRAL = 4
    GRAND_ADMIRAL = 5


def _level(rank: Rank, method: str, nodes: int, slips: float = 0.0) -> Level:
    return Level(said(rank), said(label_of(rank)._replace(part="about")), method, nodes, slips)


LEVELS: tuple[Level, ...] = (
    _level(Rank.RECRUIT, "heuristic", 1, 0.7),
    _level(Rank.LIEUTENANT, "heuristic", 1, 0.4),
    _level(Rank.CAPTAIN, "heuristic", 1),
    _level(Rank.ADMIRAL, "search", 150),
    _level(Rank.GRAND_ADMIRAL, "search", 1_500),
)

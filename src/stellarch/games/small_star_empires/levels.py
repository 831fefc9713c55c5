"""Ten levels, from a first game to the strongest there is. Each beats the one below: see docs/performance.md."""

from stellarch.core import Level, Phrase, said
from stellarch.core.telling import label_of


class Rank(Phrase):
    """What a level is called, and in its part `about`, how it plays."""

    FIRST_GAME = 1
    CADET = 2
    PILOT = 3
    SCOUT = 4
    NAVIGATOR = 5
    TRADER = 6
    CAPTAIN = 7
    ADMIRAL = 8
    GOVERNOR = 9
    EMPEROR = 10


def _level(rank: Rank, nodes: int, slips: float = 0.0) -> Level:
    return Level(said(rank), said(label_of(rank)._replace(part="about")), "tree", nodes, slips)


LEVELS: tuple[Level, ...] = (
    _level(Rank.FIRST_GAME, 16, 0.5),
    _level(Rank.CADET, 24, 0.25),
    _level(Rank.PILOT, 40, 0.1),
    _level(Rank.SCOUT, 80),
    _level(Rank.NAVIGATOR, 250),
    _level(Rank.TRADER, 1_000),
    _level(Rank.CAPTAIN, 4_000),
    _level(Rank.ADMIRAL, 16_000),
    _level(Rank.GOVERNOR, 80_000),
    _level(Rank.EMPEROR, 400_000),
)

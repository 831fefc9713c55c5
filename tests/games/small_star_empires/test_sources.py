"""Where each point comes from: the sources of a row add up to the row."""

import pytest

import stellarch
from stellarch.bots import RandomBot
from stellarch.games.small_star_empires.scoring import scores
from stellarch.games.small_star_empires.sources import sources
from tests.positions import SEAT_A, position


@pytest.mark.parametrize("seed", range(8))
def test_sources_add_up_to_their_rows(seed: int) -> None:
    table = stellarch.start("small-star-empires", players=2 + seed % 3, seed=seed, unexplored=True)
    bot = RandomBot()
    while not table.is_over:
        table.play(bot.choose(table.game, table.view(table.turn), table.legal, f"{seed} {len(table.log)}"))
    for seat, score in zip(table.state.seats, scores(table.state), strict=True):
        found = sources(table.state, seat, score)
        for row in ("planets", "nebulae", "stations", "tiles"):
            assert sum(source.points for source in found.get(row, ())) == getattr(score, row)


def test_the_largest_territory_shows_all_its_systems() -> None:
    given = position("Ha  1a  1   1a  Hb")
    assert [source.at.q for source in sources(given, SEAT_A, scores(given)[SEAT_A])["territory"]] == [0, 1]

"""SW-V: what the versions of the rules changed. A game ends by the rules it began by."""

import pytest

from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.options import Options

both = pytest.mark.parametrize("rules", [1, 2])


@both
@pytest.mark.rule("SW-V.1", "SW-V.2")
def test_a_game_keeps_the_version_it_began_under(rules: int) -> None:
    begun = SPACE_WARS.start(Options(), 4, "versions", rules).state
    seat = min(SPACE_WARS.waiting_on(begun))
    later = SPACE_WARS.apply(begun, seat, SPACE_WARS.default(begun, seat)).state
    assert begun.rules == later.rules == rules
    assert SPACE_WARS.imagine(SPACE_WARS.view(begun, None), "seed").rules == rules
    assert SPACE_WARS.restore(SPACE_WARS.save(begun)) == begun


@pytest.mark.rule("SW-V.2")
def test_a_new_game_follows_the_newest_version() -> None:
    assert SPACE_WARS.start(Options(), 4, "versions").state.rules == SPACE_WARS.rules_version == 2

"""A screen in the middle of the table shows what everybody may see, though a player's device asks for it."""

import httpx
import pytest

from tests.server.running import BOT, ME, new_table, table


@pytest.mark.parametrize("game", ["galaxy-empires", "space-wars"])
def test_a_player_who_asks_for_the_public_board_is_told_what_a_stranger_is(
    ada: httpx.Client, ben: httpx.Client, game: str
) -> None:
    id_ = str(new_table(ada, ME, BOT, game=game)["id"])
    for _ in range(5):  # the bot may move between two looks
        told, strange = (client.get(f"/api/tables/{id_}/public").json() for client in (ada, ben))
        if told["now"]["number"] == strange["now"]["number"]:
            break
    assert told == strange
    assert (told["seat"], told["choices"], told["decision"]) == (None, [], None)
    assert table(ada, id_)["now"]["view"] != told["now"]["view"], "where she sees more herself"

"""Names at a table: shown as they are, and nobody else's."""

import httpx
import pytest

from stellarch.server.tables.player_names import BadName, require_own, tidied
from tests.server.running import FRIEND, ME, new_table, table


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Zoe\u0308", "Zoë"),
        ("Łukasz", "Łukasz"),
        ("李雷", "李雷"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("R2-D2", "R2-D2"),
    ],
)
def test_a_name_is_kept_composed_and_without_gaps_around(given: str, kept: str) -> None:
    assert tidied(given) == kept


@pytest.mark.parametrize(
    "given",
    [
        "Ada\u202e",
        "\u2066Ada\u2069",
        "A\u200bda",
        "Ada\u200d",
        "\ufeffAda",
        "\u3164",
        "   ",
        "\u200d",
        "A\u00adda",
        "\u0301",
    ],
)
def test_a_name_shows_all_that_is_in_it(given: str) -> None:
    with pytest.raises(BadName):
        tidied(given)


@pytest.mark.parametrize(
    "copy", ["Ada", "ada", "ADA", "Аda", "A d a", "Áda", "A.da", "Ａda", "αda", "ᴀᴅᴀ", "Ɑda", "Ađa", "Adⱥ"]
)
def test_no_name_is_taken_that_looks_like_anothers(copy: str) -> None:
    with pytest.raises(BadName, match="already called Ada"):
        require_own(copy, ["Ben", "Ada"])


@pytest.mark.parametrize("copy", ["Bi11", "B!|l", "Biłł", "ʙɪʟʟ"])
def test_nor_one_that_only_a_second_look_tells_apart(copy: str) -> None:
    with pytest.raises(BadName, match="already called Bill"):
        require_own(copy, ["Bill"])


@pytest.mark.parametrize("other", ["Adam", "Ida", "Ada 2", "阿达"])
def test_names_that_differ_are_fine(other: str) -> None:
    require_own(other, ["Ben", "Ada"])


def test_players_with_numbers_are_told_apart() -> None:
    require_own("Player 3", ["Player 1", "Player 2", "Player 5", "Player 8"])


def test_a_stranger_cannot_sit_down_as_somebody_who_is_there(ada: httpx.Client, ben: httpx.Client) -> None:
    made = new_table(ada, ME, FRIEND, listed=True)["id"]
    refused = ben.post(f"/api/tables/{made}/sit", json={"name": "АDA"})  # the first letter is Cyrillic
    assert (refused.status_code, refused.json()["type"]) == (422, "name/refused")
    assert refused.json()["why"] == ("Somebody at this table is already called Ada. Please choose another name.")
    assert ben.post(f"/api/tables/{made}/sit", json={"name": " Bea  B "}).status_code == 200
    assert table(ben, made)["table"]["seats"][1]["name"] == "Bea B"


def test_who_makes_a_table_gives_names_that_show(ada: httpx.Client) -> None:
    order = {"game": "small-star-empires", "players": [{"name": "Eve\u202e", "yours": True}, FRIEND]}
    assert ada.post("/api/tables", json=order).status_code == 422

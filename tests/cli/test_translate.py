"""`stellarch words`: what a language lacks."""

import json

from stellarch.core.translating import gaps
from tests.cli.conftest import Command


def test_a_language_that_is_done_lacks_nothing(stellarch: Command) -> None:
    ran = stellarch("words", "fr")
    assert ran.code == 0
    assert "lacking" not in ran.out


def test_without_a_language_all_are_shown_room_by_room(stellarch: Command) -> None:
    told = json.loads(stellarch("words", "--json").out)
    assert told["fr"] == told["en"]
    rooms = ("core", "bots", "arena", "server", "cli", "games.small_star_empires", "games.space_wars.commands")
    assert {room: told["de"][f"stellarch.{room}"] for room in rooms} == {
        room: told["en"][f"stellarch.{room}"] for room in rooms
    }
    assert f"stellarch.bots {told['de']['stellarch.bots']}" in " ".join(stellarch("words").out.split())


def test_a_language_that_nobody_has_begun_lacks_everything(stellarch: Command) -> None:
    ran = stellarch("words", "eo", "--json")
    told = json.loads(ran.out)
    assert (ran.code, told["spoken"]) == (1, False)
    assert all(len(each["lacking"]) >= each["entries"] > 0 for each in told["catalogues"])


def test_what_is_no_language_is_refused(stellarch: Command) -> None:
    ran = stellarch("words", "../secret")
    assert (ran.code, ran.out) == (2, "")
    assert "not the code of a language" in ran.err


def test_every_kind_of_mistake_is_named() -> None:
    english = "won = { $seat } wins.\n    .help = Who wins.\n-ship = ship\ngone = Gone.\n"
    other = "won = { $siege } gagne.\n-ship = vaisseau\n    .gender = m\nold = Vieux.\nold = { SHOUT() }\nbroken\n"
    found = gaps("here", english, other)
    assert found.lacking == ("won.help", "gone")
    assert found.left_over == ("old",)
    assert found.faults == (
        "unreadable: broken",
        "twice: old",
        "old: there is no SHOUT",
        "won: English has no blank $siege",
    )

"""`stellarch games` and `stellarch schema`."""

import json

import pytest

from stellarch.core import describe, parse_options
from stellarch.games import GAMES, find_game
from tests.cli.conftest import Command

OPTIONS = [info.name for info in describe(find_game("small").options)]


def test_every_game_is_named(stellarch: Command) -> None:
    ran = stellarch("games")
    assert ran.code == 0
    assert all(game in ran.out for game in GAMES)


@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_is_shown(stellarch: Command, option: str) -> None:
    assert f"\n  {option}  (" in stellarch("games", "small").out


def test_values_defaults_and_dependencies_are_shown(stellarch: Command) -> None:
    shown = stellarch("games", "small-star").out
    assert "edition  (default: retail)" in shown
    assert "print_and_play" in shown
    assert "Only with edition=retail." in shown


CHOICES = [(info.name, choice.value) for info in describe(find_game("small").options) for choice in info.choices]


@pytest.mark.parametrize(("option", "value"), CHOICES)
def test_every_value_shown_can_be_given(stellarch: Command, option: str, value: object) -> None:
    shown = "none" if value is None else str(value)
    assert f"        {shown} " in stellarch("games").out
    parse_options(find_game("small").options, [f"{option}={shown}"])


def test_in_french(stellarch: Command) -> None:
    shown = stellarch("games", "--language", "fr").out
    assert "De 2 à 4 joueurs" in shown
    assert "Frontières ouvertes" in shown


def test_as_json(stellarch: Command) -> None:
    (game,) = json.loads(stellarch("games", "small", "--json").out)
    assert game["id"] == "small-star-empires"
    assert game["package"] == "stellarch"
    assert game["players"] == {"least": 2, "most": 4}
    assert [option["name"] for option in game["options"]] == OPTIONS


def test_schema_in_outline(stellarch: Command) -> None:
    assert "Move(origin, target, how, place)" in stellarch("schema", "small").out


def test_schema_as_json(stellarch: Command) -> None:
    schemas = json.loads(stellarch("schema", "small", "--json").out)
    assert set(schemas) == {"options", "action", "event", "view"}

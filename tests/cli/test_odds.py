"""`stellarch odds`: what a battle would come to, from the command line."""

import json
from pathlib import Path

import pytest

from stellarch.core import Table
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.odds import battle_odds, meeting
from stellarch.games.space_wars.odds.reading import BadForce, read_force, read_technologies
from tests.cli.conftest import Command


@pytest.mark.parametrize(
    ("words", "force"),
    [
        ("3 cruisers, 2 corvettes", {"cruiser": 3, "corvette": 2}),
        ("a dreadnought and 2 star fighters", {"dreadnought": 1, "star_fighter": 2}),
        ("2 croiseurs avancés et une corvette", {"advanced_cruiser": 2, "corvette": 1}),
        ("orbital_base + 1 cruiser + cruiser", {"orbital_base": 1, "cruiser": 2}),
    ],
)
def test_forces_are_read_as_people_write_them(words: str, force: dict[str, int]) -> None:
    assert read_force(words) == force


@pytest.mark.parametrize("words", ["", "3 destroyers", "99 cruisers", "cruisers 3", "0 cruisers", "-2 cruisers"])
def test_what_names_no_force_is_refused(words: str) -> None:
    with pytest.raises(BadForce):
        read_force(words)


def test_technologies_go_by_id_or_name() -> None:
    assert read_technologies("capital_shield_1, Space scanner") == ("capital_shield_1", "space_scanner")


def test_it_prints_what_the_calculator_says(stellarch: Command) -> None:
    ran = stellarch("odds", "1 cruiser", "1 freight", "--json")
    assert ran.code == 0
    odds = battle_odds(*meeting({"cruiser": 1}, {"freight": 1}))
    assert json.loads(ran.out)["rounds"] == odds.rounds


def test_it_speaks_both_languages(stellarch: Command) -> None:
    assert "Attacker wins: 100.0 %" in stellarch("odds", "cruiser", "freight").out
    assert "L'attaquant l'emporte : 100,0 %" in stellarch("odds", "croiseur", "freight", "--language", "fr").out


@pytest.mark.parametrize(
    "words", [["3 destroyers", "1 cruiser"], ["1 cruiser"], ["1 cruiser", "1 cruiser", "--attacker-knows", "magic"]]
)
def test_bad_input_is_told(stellarch: Command, words: list[str]) -> None:
    ran = stellarch("odds", *words)
    assert ran.code == 2
    assert ran.err.startswith("stellarch: ")


def test_where_nobody_could_fight_it_says_so(stellarch: Command, tmp_path: Path) -> None:
    table = Table(SPACE_WARS, 2, "odds", SPACE_WARS.options())
    file = tmp_path / "game.sw"
    file.write_text(table.record().to_text(), "utf-8")
    ran = stellarch("odds", "--record", str(file), "--place", "arcadia_prime")
    assert ran.code == 2
    assert "two players" in ran.err
    assert stellarch("odds", "--record", str(file), "--place", "nowhere").code == 2

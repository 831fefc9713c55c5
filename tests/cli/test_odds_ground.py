"""`stellarch odds invade` and `stellarch odds bombard`, and odds of fights that a record has."""

import json
from pathlib import Path

import pytest

from stellarch.games.space_wars.odds import bombardment_odds, invasion_odds
from stellarch.games.space_wars.odds.reading import BadForce, read_army, read_surface
from stellarch.games.space_wars.odds.surfaces import army, raid
from stellarch.games.space_wars.state import Legions
from tests.cli.conftest import Command

RECORD = str(Path(__file__).parent.parent / "records" / "version_2_standard_four_players.sw")
BATTLE = ("--record", RECORD, "--at", "636", "--place", "nereid_16")
LANDING = ("--record", RECORD, "--at", "705", "--place", "rubra_53")


@pytest.mark.parametrize(
    ("words", "legions"),
    [
        ("3 regulars, 1 veteran", {"regular": 3, "veteran": 1}),
        ("2 regular legions and an elite legion", {"regular": 2, "elite": 1}),
        ("2 légions régulières et une légion de vétérans", {"regular": 2, "veteran": 1}),
        ("4 aliens", {"alien": 4}),
    ],
)
def test_armies_are_read_as_people_write_them(words: str, legions: dict[str, int]) -> None:
    assert read_army(words) == legions


@pytest.mark.parametrize("words", ["", "3 infantry", "99 regulars", "0 regulars", "2 regulars, 1 alien", "3"])
def test_what_names_no_army_is_refused(words: str) -> None:
    with pytest.raises(BadForce):
        read_army(words)


def test_a_surface_is_read_with_all_that_stands_and_lives_on_it() -> None:
    system = read_surface("3 cities, a research center, 2 natives, planetary shield class b et 2 légions régulières")
    assert (system.levels.city, system.levels.research_center, system.natives) == (3, 1, 2)
    assert system.singles == {"planetary_shield_b"}
    assert [*system.legions.values()] == [Legions(regular=2)]


@pytest.mark.parametrize("words", ["", "3 militia", "0 cities"])
def test_what_is_on_no_surface_is_refused(words: str) -> None:
    with pytest.raises(BadForce):
        read_surface(words)


def test_a_landing_is_told_as_the_calculator_has_it(stellarch: Command) -> None:
    ran = stellarch("odds", "invade", "3 regulars", "2 regulars", "--json")
    assert ran.code == 0
    odds = invasion_odds(army({"regular": 3}), army({"regular": 2}))
    assert json.loads(ran.out)["wins"] == [*odds.wins]


def test_generals_shields_and_technologies_count(stellarch: Command) -> None:
    def won(*more: str) -> float:
        found = json.loads(stellarch("odds", "invade", "4 regulars", "4 regulars", "--json", *more).out)
        return float(found["wins"][0])

    assert won("--attacker-general", "2") > won() > won("--shield", "c")
    assert won("--attacker-knows", "personal_weapons_3") > won()


def test_bombs_are_told_as_the_calculator_has_them(stellarch: Command) -> None:
    ran = stellarch("odds", "bombard", "2 dreadnoughts", "3 cities", "--how", "antimatter", "--json")
    system = read_surface("3 cities")
    assert (
        json.loads(ran.out)["chance"] == bombardment_odds(raid("antimatter", {"dreadnought": 2}, system), system).chance
    )


def test_both_languages_are_spoken(stellarch: Command) -> None:
    assert "The system is taken: 66.7 %" in stellarch("odds", "invade", "3 regulars", "2 regulars").out
    assert (
        "Le système est pris : 66,7 %"
        in stellarch("odds", "invade", "3 regulars", "2 regulars", "--language", "fr").out
    )
    assert (
        "Niveaux de ville détruits, 1 : "
        in stellarch("odds", "bombard", "3 cruisers", "1 ville", "--language", "fr").out
    )


@pytest.mark.parametrize(
    "words",
    [
        ["invade", "3 infantry", "2 regulars"],
        ["invade", "3 regulars"],
        ["invade", "3 regulars", "2 regulars", "--attacker-general", "7"],
        ["bombard", "2 dreadnoughts"],
        ["bombard", "2 dreadnoughts", "3 militia"],
        ["bombard", "2 dreadnoughts", "3 cities", "--how", "harsh"],
    ],
)
def test_bad_input_is_told(stellarch: Command, words: list[str]) -> None:
    ran = stellarch("odds", *words)
    assert ran.code == 2
    assert ran.err


def test_a_battle_of_a_record_is_reckoned_from_what_stood_there(stellarch: Command) -> None:
    found = json.loads(stellarch("odds", *BATTLE, "--json").out)
    assert found["attacker"]["lost"]
    assert found["defender"]["lost"]
    assert stellarch("odds", *BATTLE, "--attacker", "9").code == 2


def test_a_landing_of_a_record_is_reckoned_from_what_was_aboard(stellarch: Command) -> None:
    found = json.loads(stellarch("odds", "invade", *LANDING, "--json").out)
    assert sum(found["wins"][:1] + found["loses"][:1] + found["stops"][:1]) == pytest.approx(1, abs=1e-5)


def test_where_nobody_could_attack_it_says_so(stellarch: Command) -> None:
    ran = stellarch("odds", "invade", *BATTLE[:4], "--place", "1-0")
    assert ran.code == 2
    assert "There is no system in 1-0" in ran.err
    assert "legions aboard" in stellarch("odds", "invade", "--record", RECORD, "--at", "1", "--place", "rubra_53").err
    assert "could bombard" in stellarch("odds", "bombard", "--record", RECORD, "--at", "1", "--place", "rubra_53").err

"""What a move may meet is said before it is sent, from what its player sees."""

import re
from typing import Any

import pytest

from stellarch.core import Caveat
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.contents import read_action
from stellarch.games.space_wars.state import System
from tests.rules.space_wars.given import A, B, begin, given

WAR = {(A, B): {"military": "war"}}
NAMES = ("Ines", "Suri")


def met(
    order: str, craft: str, enemies: str = "", known: str = "unlimited_movement_range", **said: Any
) -> list[Caveat]:
    """What an order of A meets, who is at war with B."""
    sides = (A(craft=craft, known=known), B(craft=enemies, **said.pop("b", {})))
    state = begin(given(*sides, relations=WAR, **said), "player_subphases")
    return list(SPACE_WARS.caveats(SPACE_WARS.view(state, A.seat), read_action(order), NAMES))


def test_an_order_that_meets_nothing_says_nothing() -> None:
    assert met("move:cruiser1/4-0", "cruiser1@3-0") == []
    assert met("end", "cruiser1@3-0") == []


def test_enemies_who_may_engage_are_told_with_the_odds() -> None:
    (caveat,) = met("move:dreadnought1/4-0", "dreadnought1@3-0", "corvette2@4-0 corvette3@4-0")
    assert (caveat.rule, caveat.about, caveat.line) == ("SW-9.9.1", ("4-0",), None)
    assert "Suri may engage you in sector 4-0. Forces there: 2 corvettes" in caveat.text.en
    assert "Suri peut vous engager dans le secteur 4-0" in caveat.text.fr
    weak, strong = (
        met("move:corvette1/4-0", "corvette1@3-0", enemies) for enemies in ("corvette2@4-0", "dreadnought2@4-0")
    )
    assert _won(weak) > _won(strong)


def _won(caveats: list[Caveat]) -> int:
    found = re.search(r"(\d+) %", caveats[0].text.en)
    assert found is not None, caveats
    return int(found[1])


MEETINGS = [
    ("SW-2.2.7", {"tiles": {"4-0": "asteroid_field"}}),
    ("SW-9.7.3", {"sectors": {"4-0": {"owner": B.seat, "mines": 2}}}),
    ("SW-5.3.15", {"events": "plasma_blast@4-0"}),
    ("SW-5.3.17", {"events": "pulsar_interference@4-0"}),
    ("SW-5.3.8", {"events": "berilan_gap@4-0"}),
    ("SW-5.3.19", {"events": "space_warp@4-0"}),
    ("SW-9.2.10", {"known": ""}),
]


@pytest.mark.parametrize(("rule", "said"), MEETINGS, ids=[rule for rule, _ in MEETINGS])
def test_what_lies_in_a_sector_is_told_with_its_rule(rule: str, said: dict[str, Any]) -> None:
    assert [caveat.rule for caveat in met("move:cruiser1/4-0", "cruiser1@3-0", **said)] == [rule]


def test_orbital_defence_fires_at_capital_starships() -> None:
    world = System(singles=frozenset({"orbital_defense_project"}))
    said: dict[str, Any] = {"tiles": {"4-0": "draconis_31"}, "b": {"systems": {"draconis_31": world}}}
    (caveat,) = met("move:cruiser1+cruiser2/draconis_31", "cruiser1@3-0 cruiser2@3-0", **said)
    assert caveat.rule == "SW-9.9.5"
    assert "4 torpedoes" in caveat.text.en


def test_only_who_is_not_immune_is_warned() -> None:
    known = "unlimited_movement_range plasma_blast_shield"
    assert met("move:cruiser1/4-0", "cruiser1@3-0", known=known, events="plasma_blast@4-0") == []


def test_a_plan_says_which_of_its_orders_meets_what() -> None:
    plan = "file:plan/-/move:corvette1/2-0,move:corvette1/1-0"
    mined = {"1-0": {"owner": B.seat, "mines": 1}}
    (caveat,) = met(plan, "corvette1@3-0", sectors=mined)
    assert (caveat.rule, caveat.line) == ("SW-9.7.3", 1)
    assert "17 %" in caveat.text.en


def test_a_spectator_is_told_nothing() -> None:
    state = begin(given(A(craft="cruiser1@3-0"), B()), "player_subphases")
    assert list(SPACE_WARS.caveats(SPACE_WARS.view(state, None), read_action("move:cruiser1/4-0"), NAMES)) == []

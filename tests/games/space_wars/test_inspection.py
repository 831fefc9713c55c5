"""What an inspector says of sectors, worlds and craft: why not, with the rule."""

from typing import Any

import pytest

from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.shown.inspection import Inspection
from stellarch.games.space_wars.state import Levels, State, System
from tests.rules.space_wars.given import A, B, Player, at, begin, given, play, refused

WAR = {(A, B): {"military": "war"}}


def inspected(state: State, player: Player | None = A) -> Inspection:
    found: Inspection = SPACE_WARS.page.boards["inspection"].draw(
        SPACE_WARS.view(state, None if player is None else player.seat)
    )
    return found


def moving(a: Any = None, b: Any = None, **said: Any) -> State:
    return begin(given(a or A(craft="cruiser1@3-0"), b or B(), **said), "player_subphases")


CLOSED: list[tuple[str, dict[str, Any]]] = [
    ("4-0", {"tiles": {"4-0": "nebula_red"}}),
    ("4-0", {"events": "space_storm@4-0"}),
    ("4-0", {"events": "black_hole@4-0"}),
    ("4-0", {"b": B(holds="4-0")}),
]


@pytest.mark.parametrize(("sector", "said"), CLOSED)
def test_why_a_sector_may_not_be_entered_is_what_a_move_is_refused_for(sector: str, said: dict[str, Any]) -> None:
    state = moving(**said)
    closed = inspected(state).closed[at(state, sector)]
    assert closed.rule == refused(state, f"A move:cruiser1/{sector}")
    assert at(state, "4-1") not in inspected(state).closed


BLOCKED: list[tuple[str, dict[str, Any]]] = [
    ("SW-1.4.9", {"a": A(systems={A.home: System(aliens=2)})}),
    ("SW-1.4.9", {"events": f"berilan_gap@{A.home}"}),
    ("SW-14.3.1", {"b": B(craft=" ".join(f"dreadnought{n}@{A.home}" for n in range(1, 6))), "relations": WAR}),
]


@pytest.mark.parametrize(("rule", "said"), BLOCKED)
def test_why_a_world_brings_nothing_is_open_to_all(rule: str, said: dict[str, Any]) -> None:
    state = moving(**said)
    for looker in (A, B, None):
        assert [why.rule for why in inspected(state, looker).blocked[at(state, A.home)]] == [rule]


def test_what_a_world_lacks_is_told_to_its_manager() -> None:
    whole = System(Levels(city=1, shipyard=1), singles=frozenset({"space_academy"}))
    state = moving(A(systems={A.home: whole, "draconis_31": System(Levels(city=9))}), tiles={"2-3": "draconis_31"})
    lacks = inspected(state).lacks
    assert lacks[at(state, A.home)] == ()
    assert [why.rule for why in lacks[at(state, "draconis_31")]] == ["SW-16.1.4", "SW-16.2.1", "SW-16.3.1"]
    assert not set(inspected(state, B).lacks) & set(lacks)


def test_what_hinders_a_craft_is_told_to_its_owner() -> None:
    state = moving(A(craft=f"cruiser1@{A.home} freight1@{A.home} cruiser2@0-0"))
    state = state.changed(fleets=state.fleets.with_craft("cruiser1", damage=1))
    rules = {craft: [why.rule for why in reasons] for craft, reasons in inspected(state).hindered.items()}
    assert rules["cruiser1"] == ["SW-16.4.2"]
    assert rules["freight1"] == ["SW-9.4.2"]
    assert "SW-9.2.10" in rules["cruiser2"]
    assert not inspected(state, B).hindered
    beside = state.galaxy.name(state.galaxy.board.neighbours[at(state, A.home)][0])
    moved = play(state, f"A move:freight1/{beside}", f"A move:freight1/{A.home}")
    assert [why.rule for why in inspected(moved).hindered["freight1"]][1:] == ["SW-9.4.2"]

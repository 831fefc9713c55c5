"""SW-V: what the versions of the rules changed. A game ends by the rules it began by."""

from collections.abc import Mapping

import pytest

from stellarch.core import Seat
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.options import Options
from stellarch.games.space_wars.state import Legions, Levels, State, System
from tests.rules.space_wars.battles import HERE, battle, here, idle, meeting
from tests.rules.space_wars.given import A, B, C, begin, by_hand, given, play, refused, system

versions = pytest.mark.parametrize("rules", [1, 2, 3, 4, 5])
with_war = pytest.mark.parametrize("rules", [2, 3, 4, 5])


@versions
@pytest.mark.rule("SW-V.1", "SW-V.2", "SW-V.3", "SW-V.4", "SW-V.5")
def test_a_game_keeps_the_version_it_began_under(rules: int) -> None:
    begun = SPACE_WARS.start(Options(), 4, "versions", rules).state
    seat = min(SPACE_WARS.waiting_on(begun))
    later = SPACE_WARS.apply(begun, seat, SPACE_WARS.default(begun, seat)).state
    assert begun.rules == later.rules == rules
    assert SPACE_WARS.imagine(SPACE_WARS.view(begun, None), "seed").rules == rules
    assert SPACE_WARS.restore(SPACE_WARS.save(begun)) == begun


@pytest.mark.rule("SW-V.5")
def test_a_new_game_follows_the_newest_version() -> None:
    assert SPACE_WARS.start(Options(), 4, "versions").state.rules == SPACE_WARS.rules_version == 5


# Two enemies as guests of a third


def host(legions: Mapping[Seat, Legions], military: str, rules: int) -> State:
    """A and B may put legions down on a planet of C, over which A has a transport with a legion."""
    welcome = {"military": "cooperation"}
    state = given(
        A(craft="transport1@draconis_31"),
        B(),
        C(systems={"draconis_31": System(Levels(city=1), legions=legions)}),
        tiles={"4-7": "draconis_31"},
        relations={(A, C): welcome, (B, C): welcome, (A, B): {"military": military}},
        turn=5,
    )
    fleets = state.fleets.with_craft("transport1", legions=Legions(1))
    return state.changed(rules=rules, fleets=fleets)


@with_war
@pytest.mark.rule("SW-7.1.8", "SW-V.2", "SW-V.3")
def test_a_player_who_declares_war_on_another_guest_leaves(rules: int) -> None:
    both = {A.seat: Legions(2), B.seat: Legions(1)}
    state = play(begin(host(both, "none", rules), "declaration"), "A declare_war:1", "A end", "B end", "C end")
    assert state.politics.are_enemies(A.seat, B.seat)
    assert system(state, "draconis_31").legions == (both if rules == 2 else {B.seat: Legions(1)})
    assert state.fleets["transport1"].legions == (Legions(1) if rules == 2 else Legions(3))


@with_war
@pytest.mark.rule("SW-7.1.8", "SW-V.2", "SW-V.3")
def test_nobody_lands_beside_an_enemy_who_is_a_guest(rules: int) -> None:
    state = begin(host({B.seat: Legions(1)}, "war", rules), "player_subphases")
    assert refused(state, "A unload:transport1/regular=1") == (None if rules == 2 else "SW-7.1.8")
    alone = begin(host({C.seat: Legions(1)}, "war", rules), "player_subphases")
    assert refused(alone, "A unload:transport1/regular=1") is None


# Special weapons that nobody claims


@with_war
@pytest.mark.rule("SW-17.3.5", "SW-V.2", "SW-V.3")
def test_weapons_that_were_won_come_aboard_the_largest_craft_by_themselves(rules: int) -> None:
    said = {"corvette1": {"damage": 1, "weapons": 2}}
    state = battle("cruiser1 corvette2", "corvette1", craft=said, dice=(6,)).changed(rules=rules)
    state = play(idle(state, "line"), "A target:cruiser1/ion/1/corvette1", "A end", "B end", "A end")
    assert state.fleets["cruiser1"].weapons == (0 if rules == 2 else 2)
    assert state.fleets["corvette2"].weapons == 0


# The power of a side


@with_war
@pytest.mark.rule("SW-D.34", "SW-24.3.2", "SW-V.2", "SW-V.3")
def test_an_ally_weighs_both_as_one_group(rules: int) -> None:
    """Two cruisers are 6 x 3 each, so 36, and 12 x 6 as a group; an advanced cruiser with a freight is 12 x 5."""
    relations = {(B, C): {"military": "alliance"}, (A, C): {"military": "war"}}
    state = meeting("advanced_cruiser1 freight1", "cruiser2", relations=relations, others=(C(craft=here("cruiser3")),))
    state = play(by_hand(state.changed(rules=rules)), f"A battle:{HERE}/1")
    assert str(SPACE_WARS.default(state, C.seat)) == ("stay_out" if rules == 2 else "join")

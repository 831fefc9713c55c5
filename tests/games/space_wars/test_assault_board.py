"""What a page is shown of bombardments and ground battles: the same figures as the rules use."""

import pytest

from stellarch.core.wire import kept, read
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.chapters.bombardment import Bombarded
from stellarch.games.space_wars.chapters.ground.committing import GroundRound
from stellarch.games.space_wars.shown.assault_board import AssaultBoard
from stellarch.games.space_wars.state import Legions, Levels, State, System
from tests.rules.space_wars.battles import meeting
from tests.rules.space_wars.given import A, B, Player, begin, given, play, told
from tests.rules.space_wars.grounds import PLANET, invasion, landing


def board(state: State, player: Player = A) -> AssaultBoard:
    shown = SPACE_WARS.page.shown(SPACE_WARS.view(state, player.seat)).assault
    assert shown is not None
    return read(kept(shown), AssaultBoard)


def test_in_peace_there_is_nothing_to_show() -> None:
    begun = SPACE_WARS.start(SPACE_WARS.options(), 2, "assault").state
    assert SPACE_WARS.page.shown(SPACE_WARS.view(begun, A.seat)).assault is None


def test_a_battle_that_could_be_started_has_its_odds() -> None:
    state = meeting("dreadnought1 cruiser1", "corvette1")
    odds = board(state).battles["3-5/1"]
    assert odds.attacker > 80
    assert SPACE_WARS.page.shown(SPACE_WARS.view(state, B.seat)).assault is None


def test_a_landing_that_could_be_made_has_its_odds() -> None:
    assert board(landing(Legions(elite=6), Legions(regular=1))).landings[PLANET].wins > 90


@pytest.mark.parametrize("die", [1, 3, 6])
def test_what_a_die_costs_is_what_is_lost(die: int) -> None:
    known = ("personal_weapons_2 planet_scanner_a", "")
    state = invasion(
        Legions(veteran=3), Legions(regular=3), dice=(die,), known=known, officers=("general1@transport1", "")
    )
    order = "commit:veteran=3/general1/no"
    shown = board(state).ground
    assert shown is not None
    expected = shown.rounds[str(SPACE_WARS.read_action(order))]
    _, events = told(state, f"A {order}")
    (fought,) = (event for event in events if isinstance(event, GroundRound))
    assert expected.strengths == fought.strengths
    assert expected.column == fought.column
    assert sum(expected.modifiers.values()) == fought.modifier
    assert expected.results[die - 1] == fought.lost
    assert {"weapons", "armors", "general", "scanner"} <= set(expected.modifiers)


def test_who_does_not_choose_is_shown_no_choices() -> None:
    shown = board(invasion(Legions(veteran=3), Legions(regular=3, veteran=1)), A).ground
    assert shown is not None
    assert not shown.rounds
    assert shown.armies[1][B.seat] == Legions(regular=3, veteran=1)


def test_a_bombardment_is_shown_as_it_will_be_rolled() -> None:
    surface = System(Levels(city=2), singles=frozenset({"planetary_shield_a"}))
    state = given(
        A(craft=f"cruiser1@{PLANET} cruiser2@{PLANET}", known="planet_scanner_b"),
        B(systems={PLANET: surface}),
        tiles={"3-5": PLANET},
        relations={(A, B): {"military": "war"}},
        dice=(1, 1, 1),
    )
    state = play(begin(state, "player_subphases"), "A end")
    (raid,) = board(state).raids
    _, events = told(state, f"A bombard:{PLANET}")
    (bombed,) = (event for event in events if isinstance(event, Bombarded))
    assert (raid.value, raid.need) == (bombed.value, bombed.need)
    assert raid.scanner + raid.shield + raid.attenuation == bombed.modifier == 1
    assert raid.struck == {"city": 2, "planetary_shield_a": 1}

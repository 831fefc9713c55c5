"""What a page is shown of a battle: figures that follow from the view, the same as the rules use."""

import pytest

from stellarch.core import Seat
from stellarch.core.wire import kept, read
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.chapters.battle.weapons import Volley
from stellarch.games.space_wars.shown.battle_board import BattleBoard, battle_board
from stellarch.games.space_wars.state import Legions, Small, State
from stellarch.games.space_wars.state.battles import Battle
from stellarch.games.space_wars.state.matters import Overloaded
from tests.rules.space_wars.battles import battle, both, idle, meeting
from tests.rules.space_wars.given import A, B, Player, play, told


def board(state: State, player: Player = A) -> BattleBoard:
    shown = SPACE_WARS.page.shown(SPACE_WARS.view(state, player.seat)).battle
    assert shown is not None
    return read(kept(shown), BattleBoard)


def in_line(dice: tuple[int, ...] = ()) -> State:
    hurt = {"cruiser1": {"damage": 1}}
    state = battle("cruiser1 cruiser2", "dreadnought1 corvette1", dice=dice, craft=hurt, known=("ion_attack_2", ""))
    return idle(both(state, ("cruiser1 cruiser2", ""), ("dreadnought1 corvette1", "")), "line")


def test_without_a_battle_there_is_no_board() -> None:
    assert battle_board(meeting("cruiser1", "cruiser2"), A.seat) is None


def test_damage_shows_in_hull_and_weapons() -> None:
    units = board(in_line()).units
    assert (units["cruiser1"].points, units["cruiser1"].most) == (2, 3)
    assert units["cruiser1"].arms["ion"].strength == units["cruiser2"].arms["ion"].strength - 1
    assert "ion" in units["corvette1"].arms


def test_what_a_die_must_show_is_what_the_volley_needs() -> None:
    state = in_line(dice=(6, 6, 6, 6))
    rolls = board(state).rolls["cruiser2/ion"]
    orders = ["A target:cruiser2/ion/1/dreadnought1", "A target:cruiser2/ion/2/corvette1", "A end", "B end"]
    _, events = told(state, *orders)
    (volley,) = (event for event in events if isinstance(event, Volley))
    assert {shot.target: (shot.need, shot.modifier) for shot in volley.shots} == {
        target: (rolls[target].need, rolls[target].modifier) for target in ("dreadnought1", "corvette1")
    }


def test_each_side_is_shown_its_own_rolls_and_a_spectator_none() -> None:
    state = in_line()
    assert {key.split("/")[0] for key in board(state, A).rolls} == {"cruiser1", "cruiser2"}
    assert {key.split("/")[0] for key in board(state, B).rolls} == {"dreadnought1", "corvette1"}
    spectator = SPACE_WARS.page.shown(SPACE_WARS.view(state, None)).battle
    assert spectator is not None
    assert spectator.rolls == {}
    assert spectator.outlook is not None


def test_runners_are_counted_and_pods_board_by_their_own_table() -> None:
    state = battle("carrier1", "cruiser1", small={A: Small(2, 0, 0, 1), B: Small(1, 0, 0, 0)})
    state = idle(play(state, "A dispose:carrier1/-/star_fighter1+star_fighter2+boarding_pod1/-"), "run")
    shown = board(state)
    assert shown.sides[0].runners > 0
    assert set(shown.rolls) == {"star_fighter1", "star_fighter2", "boarding_pod1"}
    assert shown.rolls["boarding_pod1"]["cruiser1"].need != shown.rolls["star_fighter1"]["cruiser1"].need


def test_a_disposition_that_is_sealed_does_not_show_in_the_figures_of_the_enemy() -> None:
    state = battle("cruiser1 cruiser2", "cruiser3 cruiser4")
    one = play(state, "A dispose:cruiser1/cruiser2/-/-")
    other = play(state, "A dispose:cruiser2+cruiser1/-/-/-")
    assert board(one, B) == board(other, B)


def test_a_form_is_weighed_order_by_order() -> None:
    form = SPACE_WARS.read_action("form:target:cruiser2/ion/1/corvette1,target:cruiser2/ion/1/corvette1")
    first, second = SPACE_WARS.forms.lines(in_line(), Seat(0), form)
    assert first.stands
    assert not second.stands
    assert second.rule


@pytest.mark.rule("SW-10.5.8")
def test_a_craft_that_is_hit_by_runners_gives_up_legions_while_the_battle_waits_for_boarding() -> None:
    full = {"transport1": {"legions": Legions(5, 1)}}
    state = battle("carrier1", "transport1 cruiser1", dice=(6, 1, 6, 6), small={A: Small(2, 0, 0, 0)}, craft=full)
    state = idle(both(state, ("carrier1", ""), ("transport1 cruiser1", "")), "run")
    runs = "A run:star_fighter1/transport1", "A run:star_fighter2/transport1"
    state = play(state, *runs, "B target:cruiser1/laser/1/star_fighter1")
    assert isinstance(state.matter, Overloaded)
    below = state.pending[0]
    assert isinstance(below, Battle)
    assert {run.unit for run in below.runs} - below.wings.keys() == {"star_fighter1"}
    assert board(state, B).outlook is not None

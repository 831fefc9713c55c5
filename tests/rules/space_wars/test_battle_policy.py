"""SW-24.3: what the software decides in a battle."""

import pytest

from stellarch.games.space_wars.chapters.battle.orders import Dispose, Run, Target, Withdraw
from stellarch.games.space_wars.chapters.battle.power import power_in, wants_out
from stellarch.games.space_wars.chapters.general import Form
from stellarch.games.space_wars.kernel import moving as kernel
from stellarch.games.space_wars.kernel.packing import packed
from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.state import Levels, Small, State, System
from stellarch.games.space_wars.state.empires import Posture, StandingOrders
from tests.rules.space_wars.battles import HERE, battle, both, fight, idle, meeting, side
from tests.rules.space_wars.given import A, B, Player, offered, play


def usual(state: State, player: Player = A) -> object:
    return rules.default(state, player.seat)


def aims(state: State, player: Player = A) -> list[str]:
    order = usual(state, player)
    assert isinstance(order, Form)
    return [aim.target for aim in order.orders if isinstance(aim, Target)]


@pytest.mark.rule("SW-24.3.1")
def test_unarmed_and_damaged_craft_go_to_core() -> None:
    said = {"craft": {"cruiser2": {"damage": 1}}}
    state = battle("corvette1 dreadnought1 cruiser1 cruiser2 freight1 outpost1", "cruiser9 cruiser8", **said)
    order = usual(state)
    assert isinstance(order, Dispose)
    assert order.core == ("freight1", "cruiser2")
    assert "dreadnought1" in order.line[1:3]  # the strongest in the middle
    assert "outpost1" in order.line


@pytest.mark.rule("SW-24.3.1")
def test_fighters_skirmish_and_pods_stay_aboard_in_round_one() -> None:
    said = {"craft": {"carrier1": {"small": Small(star_fighter=2, boarding_pod=2)}}}
    state = battle("carrier1 cruiser1", "cruiser9", **said)
    order = usual(state)
    assert isinstance(order, Dispose)
    assert order.skirmish == ("star_fighter1", "star_fighter2")


@pytest.mark.rule("SW-24.3.1")
@pytest.mark.rule("SW-24.3.6")
def test_a_side_that_wants_out_saves_what_is_dear() -> None:
    state = battle("corvette1 cruiser1", "dreadnought1 dreadnought2")
    assert wants_out(state, fight(state), 0)
    order = usual(state)
    assert isinstance(order, Dispose)
    assert order.core == ("cruiser1",)


@pytest.mark.rule("SW-24.3.2")
def test_power_is_fire_times_what_is_withstood() -> None:
    """A cruiser fires 2x2 and 1x2, a fighter counts 1; 3 points and 1, and a shield."""
    state = battle("cruiser1", "cruiser2", known=("capital_shield_1", ""), small={A: Small(star_fighter=1)})
    state = idle(state, "run")
    assert power_in(state, fight(state), 0) == (4 + 2 + 1) * (3 + 1 + 1)
    assert power_in(state, fight(state), 1) == 6 * 3


@pytest.mark.rule("SW-24.3.2")
@pytest.mark.rule("SW-9.2.10")
def test_power_counts_the_shields_of_fighters_and_what_weapons_lose_out_of_supply() -> None:
    """Two ions and a torpedo of strength 1, a fighter; 3 points and 1, and the fighter's shield."""
    small = {A: Small(advanced_star_fighter=1)}
    state = battle("cruiser1", "cruiser2", known=("pod_fighter_shield", ""), small=small, is_supplied=False)
    state = idle(state, "run")
    on_kernel = packed(state, fight(state))
    assert power_in(state, fight(state), 0) == (2 + 1 + 1) * (3 + 1 + 1)
    assert kernel.power(on_kernel.start, on_kernel.table, 0) == 20


@pytest.mark.rule("SW-24.3.3")
def test_attacks_go_where_they_hit_best_and_finish_what_is_begun() -> None:
    said = {"craft": {"corvette9": {"damage": 1}}}
    state = battle("dreadnought1", "cruiser7 corvette8 corvette9", **said)
    state = idle(both(state, ("dreadnought1", ""), ("cruiser7 corvette8 corvette9", "")), "line")
    targets = aims(state)
    assert targets[0] == targets[1] == "corvette9"  # one point left, two in three to hit: the second may be needed
    assert set(targets) == {"corvette9", "corvette8"}  # the cruiser is harder to hit


@pytest.mark.rule("SW-24.3.4")
def test_runs_are_not_made_into_twice_as_many_lasers() -> None:
    few = idle(battle("cruiser1", "carrier9", small={A: Small(star_fighter=1)}), "run")
    assert str(usual(few)) == "end"  # three lasers against one
    more = idle(battle("cruiser1", "carrier9", small={A: Small(star_fighter=2)}), "run")
    order = usual(more)
    assert isinstance(order, Form)
    assert [run for run in order.orders if isinstance(run, Run)] == [
        Run("star_fighter1", "carrier9"),
        Run("star_fighter2", "carrier9"),
    ]


@pytest.mark.rule("SW-24.3.4")
def test_pods_go_for_what_has_no_shield_with_a_general_in_the_first() -> None:
    said = {"small": {A: Small(boarding_pod=2)}, "officers": ("general1@cruiser1", "")}
    state = idle(battle("cruiser1", "corvette9", **said), "run")
    order = usual(state)
    assert isinstance(order, Form)
    assert order.orders == (Run("boarding_pod1", "corvette9", "general1"), Run("boarding_pod2", "corvette9"))
    shielded = idle(battle("cruiser1", "corvette9", known=("", "capital_shield_1"), **said), "run")
    assert str(usual(shielded)) == "end"


@pytest.mark.rule("SW-24.3.5")
def test_breaking_through_only_at_craft_in_core() -> None:
    state = battle("cruiser1 cruiser2 cruiser3", "corvette9 freight9", dice=(1,), craft={"cruiser1": {"damage": 1}})
    state = both(state, ("cruiser1 cruiser2 cruiser3", ""), ("corvette9", "freight9"))
    state = play(idle(state, "line"), "A target:cruiser1/ion/1/corvette9", "A end", "B end")
    assert str(usual(state)) == "break_through:cruiser2+cruiser3"  # the damaged one stays
    empty = battle("cruiser1 cruiser2 cruiser3", "corvette9 corvette8", dice=(1,))
    empty = both(empty, ("cruiser1 cruiser2 cruiser3", ""), ("corvette9 corvette8", ""))
    empty = play(idle(empty, "line"), "A target:cruiser1/ion/1/corvette9", "A end", "B end")
    assert str(usual(empty)) == "break_through"


@pytest.mark.rule("SW-24.3.6")
def test_who_is_far_weaker_withdraws_all_that_can() -> None:
    state = battle("dreadnought1 dreadnought2", "cruiser8 cruiser9", dice=(1,))
    state = both(state, ("dreadnought1 dreadnought2", ""), ("cruiser8", "cruiser9"))
    state = play(idle(state, "line"), "A target:dreadnought1/ion/1/cruiser8", "A end", "B end", "A break_through")
    assert usual(state, B) == Withdraw(("cruiser9",))


@pytest.mark.rule("SW-24.3.8")
@pytest.mark.parametrize(("posture", "leaves"), [("bold", False), ("steady", True), ("careful", True)])
def test_the_bold_stay_longer(posture: Posture, leaves: bool) -> None:
    """A cruiser and a corvette (power 45) against four corvettes (96): under a half, over a half divided by 1.3."""
    state = battle("cruiser1 corvette1", "corvette6 corvette7 corvette8 corvette9")
    assert power_in(state, fight(state), 0) / power_in(state, fight(state), 1) == 45 / 96
    state = state.with_empire(A.seat, standing=StandingOrders(posture=posture))
    assert wants_out(state, fight(state), 0) == leaves


AT_THE_LIMIT: dict[Posture, tuple[str, str]] = {
    "bold": ("cruiser1 corvette1", "cruiser2 corvette2 carrier2"),  # 45 : 117 = 0.5 / 1.3
    "steady": ("cruiser1", "advanced_cruiser2"),  # 18 : 36
    "careful": ("cruiser1 corvette1 carrier1", "cruiser2 cruiser3 corvette2 corvette3"),  # 117 : 180 = 0.5 x 1.3
}


@pytest.mark.rule("SW-24.3.6")
@pytest.mark.rule("SW-24.3.8")
@pytest.mark.parametrize("posture", AT_THE_LIMIT)
def test_who_is_just_strong_enough_stays(posture: Posture) -> None:
    """Below the threshold, not at it; the rules and the kernel alike, though no number with a point is 5/13."""
    state = idle(battle(*AT_THE_LIMIT[posture]), "line")
    state = state.with_empire(A.seat, standing=StandingOrders(posture=posture))
    weaker = state.changed(fleets=state.fleets.with_craft("cruiser1", damage=1))
    for each, leaves in ((state, False), (weaker, True)):
        on_kernel = packed(each, fight(each))
        assert wants_out(each, fight(each), 0) == leaves
        assert bool(kernel.wants_out(on_kernel.start, on_kernel.table, 0)) == leaves


@pytest.mark.rule("SW-24.3.6")
def test_a_capital_is_held() -> None:
    said = {
        "tiles": {HERE: "draconis_31"},
        "sectors": {"draconis_31": {"owner": B.seat, "system": System(Levels(city=1))}},
    }
    state = battle("dreadnought1 dreadnought2", "cruiser8 cruiser9", **said)
    assert wants_out(state, fight(state), 1)
    held = state.with_empire(B.seat, capital=fight(state).at)
    assert not wants_out(held, fight(held), 1)


@pytest.mark.rule("SW-24.3.7")
def test_badly_damaged_craft_go_back_while_half_stay() -> None:
    said = {"craft": {"cruiser1": {"damage": 2}, "cruiser2": {"damage": 2}}, "dice": (1,)}
    state = battle("cruiser1 cruiser2 cruiser3", "cruiser7 cruiser8 cruiser9", **said)
    state = both(state, ("cruiser1 cruiser2 cruiser3", ""), ("cruiser7 cruiser8 cruiser9", ""))
    state = play(idle(state, "line"), "A target:cruiser3/ion/1/cruiser7", "A end", "B end")
    order = usual(idle(state, "rearrange", 2))
    assert isinstance(order, Dispose)
    assert (order.line, order.core) == (("cruiser2", "cruiser3"), ("cruiser1",))


@pytest.mark.rule("SW-24.3.7")
def test_against_an_empty_line_all_come_forward_and_from_an_empty_core_all_return() -> None:
    state = battle("cruiser1 cruiser2", "corvette9 corvette8", dice=(6, 6, 1))
    state = both(state, ("cruiser1", "cruiser2"), ("corvette9", "corvette8"))
    state = idle(state, "line")
    state = play(state, "A target:cruiser1/ion/1/corvette9", "A target:cruiser1/ion/2/corvette9", "A end", "B end")
    state = play(idle(state, "rearrange", 2), "B dispose:-/corvette8")
    order = usual(state)
    assert isinstance(order, Dispose)
    assert set(order.line) == {"cruiser1", "cruiser2"}
    state = play(state, "A auto", "A break_through:cruiser1+cruiser2")
    assert str(usual(state)) == "return"  # there is something to fire at in that core
    assert side(state, A).beyond == ("cruiser1", "cruiser2")


@pytest.mark.rule("SW-24.2.2")
def test_a_battle_can_be_left_to_the_software_at_any_step() -> None:
    state = battle("cruiser1 corvette1", "cruiser2 corvette2", dice=[6] * 60)
    assert "entrust" in offered(state, A)
    state = idle(state, "line")
    after = play(state, "A entrust")
    assert rules.waiting_on(after) == {B.seat}
    assert fight(after).aims
    assert not play(after, "B entrust").pending


@pytest.mark.rule("SW-21.1.14")
def test_manual_battles_ask_both_commanders() -> None:
    state = meeting("cruiser1 corvette1", "cruiser2 corvette2", battle_control="manual")
    assert offered(state, A) == [f"battle:{HERE}/1", "end"]
    state = play(state, f"A battle:{HERE}/1")
    assert rules.waiting_on(state) == {A.seat, B.seat}

"""SW-29.6: a player who is attacked is asked; the lead is left to the software, and taken back."""

import pytest

from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.chapters.command import Entrust, leads
from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.state import Legions, State, System
from stellarch.games.space_wars.state.battles import Battle, Intercepting, Mustering
from stellarch.games.space_wars.state.ground import GroundBattle
from tests.rules.space_wars.battles import HERE, WAR, here, idle, meeting
from tests.rules.space_wars.given import A, B, C, Player, begin, given, offered, play, refused
from tests.rules.space_wars.grounds import PLANET, landing

BATTLE, INVADE = f"A battle:{HERE}/1", f"A invade:{PLANET}"
SIXES = [6] * 99


def leading(state: State, *players: Player) -> State:
    """With these players in command of their battles; the others have left theirs to the software."""
    for player in players:
        state = state.with_empire(player.seat, leads_from=0)
    return state


def free(state: State, player: Player) -> list[str]:
    return [
        str(choice) for choice in rules.free(state, player.seat) if str(choice).partition(":")[0] in ("entrust", "lead")
    ]


@pytest.mark.rule("SW-29.6", "SW-21.1.14", "SW-24.1.2")
def test_a_player_who_is_attacked_draws_up_the_own_side_unseen() -> None:
    state = play(leading(meeting("cruiser1 corvette1", "cruiser2 corvette2"), B), BATTLE)
    assert rules.waiting_on(state) == {B.seat}  # A's side is led by the software
    both = play(leading(meeting("cruiser1 corvette1", "cruiser2 corvette2"), A, B), BATTLE)
    assert rules.waiting_on(both) == {A.seat, B.seat}
    drawn = play(both, "B dispose:corvette2/cruiser2")
    assert rules.waiting_on(drawn) == {A.seat}
    seen = SPACE_WARS.view(drawn, A.seat).pending[-1]
    assert isinstance(seen, Battle)
    assert seen.sealed == {B.seat: None}
    assert play(drawn, "A dispose:cruiser1/corvette1").at_hand(Battle).sides[1].core == ("cruiser2",)


@pytest.mark.rule("SW-29.6")
@pytest.mark.parametrize(("ours", "theirs"), [("cruiser1", "freight2"), ("cruiser1 freight1", "transport2 freight3")])
def test_a_battle_in_which_one_side_is_harmless_is_led_by_the_player_who_opens_it_if_at_all(
    ours: str, theirs: str
) -> None:
    state = leading(meeting(ours, theirs, dice=SIXES), A, B)
    assert offered(state, A) == [BATTLE[2:], f"{BATTLE[2:]}/yes", "end"]
    assert not isinstance(play(state, BATTLE).matter, Battle)
    assert rules.waiting_on(play(state, f"{BATTLE}/yes")) == {A.seat}
    assert offered(leading(meeting("cruiser1", "cruiser2"), A), A) == [BATTLE[2:], "end"]


@pytest.mark.rule("SW-29.6", "SW-D.49")
def test_a_player_who_is_invaded_chooses_who_fights() -> None:
    state = leading(landing(Legions(regular=4), Legions(regular=3, veteran=1), dice=[1] * 9), B)
    fought = play(state, INVADE)
    assert rules.waiting_on(fought) == {B.seat}
    assert "commit:regular=3" in offered(fought, B)
    empty = leading(landing(Legions(regular=4)), A, B)
    assert not isinstance(play(empty, INVADE).matter, GroundBattle)


@pytest.mark.rule("SW-29.6", "SW-9.9.1")
def test_a_player_who_is_intercepted_leads_the_own_side() -> None:
    state = given(
        A(craft="corvette1@3-4", leads_from=0), B(craft=here("cruiser2")), relations={(A, B): WAR}, dice=[1] * 60
    )
    state = play(begin(state, "player_subphases"), f"A move:corvette1/{HERE}")
    assert isinstance(state.matter, Intercepting)
    assert rules.waiting_on(play(state, "B intercept")) == {A.seat}


@pytest.mark.rule("SW-29.6", "SW-D.34")
def test_an_ally_is_asked_unless_he_has_left_it_to_the_software() -> None:
    relations = {(B, C): {"military": "alliance"}, (A, C): WAR}
    state = meeting("cruiser1", "cruiser2", relations=relations, others=(C(craft=here("cruiser3")),), dice=SIXES)
    asked = play(leading(state, C), BATTLE)
    assert isinstance(asked.matter, Mustering)
    assert rules.waiting_on(asked) == {C.seat}
    assert not play(state, BATTLE).pending


@pytest.mark.rule("SW-29.6", "SW-24.2.2")
def test_the_lead_is_left_for_a_battle_a_turn_or_the_game_and_taken_back() -> None:
    state = play(leading(meeting("cruiser1 corvette1", "cruiser2 corvette2", dice=SIXES), A, B), BATTLE)
    for order, leads_on in (
        ("entrust", (True, True)),
        ("entrust:turn", (False, True)),
        ("entrust:game", (False, False)),
    ):
        left = play(state, f"B {order}")
        assert rules.waiting_on(left) == {A.seat}
        assert (leads(left, B.seat), leads(left.changed(turn=left.turn + 1), B.seat)) == leads_on
        again = play(left, "B lead")
        assert rules.waiting_on(again) == {A.seat, B.seat}
        assert leads(again, B.seat)
        assert refused(again, "B lead") == "SW-29.6"
        assert play(left, "A entrust").pending == ()
    assert free(state, B) == ["entrust:turn", "entrust:game"]
    assert free(play(state, "B entrust"), B) == ["lead", "entrust:turn", "entrust:game"]
    assert free(play(state, "B entrust:game"), B) == ["lead"]
    over = idle(play(state, "A entrust"))
    assert refused(over, "B entrust") == "SW-29.6"
    assert refused(over, "B entrust:game") is None


@pytest.mark.rule("SW-29.6", "SW-D.36")
def test_an_ally_who_leaves_the_shield_to_the_software_leaves_the_command_to_the_commander() -> None:
    relations = {(B, C): {"military": "alliance"}, (A, C): WAR}
    system = System(singles=frozenset({"orbital_shield_generator"}), levels=System().levels._replace(city=1))
    state = meeting(
        "cruiser1 corvette1",
        "cruiser2 cruiser3 cruiser4",
        relations=relations,
        others=(C(craft=here("corvette3")),),
        tiles={HERE: PLANET},
        sectors={PLANET: {"owner": C.seat, "system": system}},
    )
    state = play(leading(state, B, C), BATTLE, "C join", "B auto")
    assert state.at_hand(Battle).step == "shield"
    assert rules.waiting_on(state) == {C.seat}
    state = play(state, "C entrust")
    assert state.at_hand(Battle).shields
    assert rules.waiting_on(state) == {B.seat}


@pytest.mark.rule("SW-29.6")
def test_by_the_default_every_battle_comes_to_what_the_software_makes_of_it() -> None:
    dice = [4, 2, 6, 1, 5, 3] * 30
    state = meeting("cruiser1 corvette1 corvette2", "cruiser2 corvette3", dice=dice)
    asked = play(leading(state, A, B), BATTLE)
    while isinstance(asked.matter, Battle):
        seat = min(rules.waiting_on(asked))
        asked = play(asked, f"{'AB'[seat]} auto")
    by_itself = play(state, BATTLE)
    assert (asked.fleets, asked.rolls) == (by_itself.fleets, by_itself.rolls)


@pytest.mark.rule("SW-29.6", "SW-24.2.1")
def test_programs_leave_their_battles_to_the_software_and_people_are_not_told_to() -> None:
    """A bot speaks once in a game; a hint is an order for the step."""
    state = play(leading(meeting("cruiser1 corvette1", "cruiser2 corvette2"), A, B), BATTLE)
    view = SPACE_WARS.view(state, B.seat)
    left = SPACE_WARS.live.leaves(view)
    assert left is not None
    assert left.actions == (Entrust("game"),)
    assert SPACE_WARS.live.leaves(SPACE_WARS.view(play(state, "B entrust:game"), B.seat)) is None
    assert SPACE_WARS.plan(view, "hint").actions[0] == rules.default(state, B.seat)


@pytest.mark.rule("SW-29.6", "SW-V.3")
def test_before_version_4_only_the_player_who_opens_a_battle_may_have_it_led() -> None:
    state = leading(meeting("cruiser1 corvette1", "cruiser2 corvette2", dice=SIXES), A, B).changed(rules=3)
    assert offered(state, A) == [BATTLE[2:], f"{BATTLE[2:]}/yes", "end"]
    assert not isinstance(play(state, BATTLE).matter, Battle)
    both = play(state, f"{BATTLE}/yes")
    assert rules.waiting_on(both) == {A.seat, B.seat}
    assert refused(both, "B entrust:game") == "SW-V.3"
    assert refused(both, "B lead") == "SW-V.3"
    assert not free(both, B)

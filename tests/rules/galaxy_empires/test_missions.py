"""GE-14: missions, drawn in secret, tested by themselves, paid at once; and every card of the deck."""

import pytest

from stellarch.core import Seat
from stellarch.games.galaxy_empires.data import MISSIONS
from stellarch.games.galaxy_empires.events import (
    IncomePaid,
    MissionCompleted,
    MissionDiscarded,
    MissionDrawn,
    TurnStarted,
)
from stellarch.games.galaxy_empires.rules.missions import EVENT_PREDICATES, STATE_PREDICATES
from stellarch.games.galaxy_empires.state import Discard, State
from stellarch.games.galaxy_empires.view import view
from tests.cases import for_each
from tests.rules.galaxy_empires.given import (
    C,
    G,
    H,
    Side,
    V,
    actions,
    cash,
    given,
    hand,
    happens,
    offered,
    play,
    refused,
    to_decide,
    winner,
)

LONE_STATION = H(fleets="I1 E2")


def completed(state: State, *orders: str) -> list[str]:
    """The missions that these orders complete, in order."""
    return [event.mission for event in happens(state, *orders) if isinstance(event, MissionCompleted)]


def next_turn(side: Side, *others: Side) -> State:
    """A position in which G ends its turn and C's begins."""
    return given(side, *others, turn=G)


# Drawing


@pytest.mark.rule("GE-14.1")
def test_the_top_card_is_drawn() -> None:
    state = given(top="M05 M06")
    after = play(state, "draw")
    assert (hand(after, C), after.deck[0], actions(after)) == ("M05", "M06", 1)


@pytest.mark.rule("GE-14.1", "GE-14.9")
def test_only_the_drawer_sees_the_card() -> None:  # GE-X.74
    state = given(top="M05")
    (drawn,) = happens(state, "draw")
    assert drawn == MissionDrawn(Seat(0), 1, "M05") == drawn.seen_by(Seat(0))
    for other in (Seat(1), None):
        assert drawn.seen_by(other) == MissionDrawn(Seat(0), 1, None)
        seen = view(play(state, "draw"), other)
        assert (len(seen.players[0].cards), seen.hand) == (1, ())
        assert "M05" not in str(seen)


@pytest.mark.rule("GE-14.2", "GE-R.26")
def test_with_two_in_hand_one_is_given_up_first() -> None:  # GE-X.63
    state = given(C(hand="M08 M22"), top="M01")
    assert refused(state, "draw") == "GE-14.2"
    assert hand(play(state, "draw/1"), C) == "M22 M01"


@pytest.mark.rule("GE-14.2", "GE-R.26")
def test_the_card_is_given_up_before_the_new_one_is_seen() -> None:
    state = given(C(hand="M08 M22"), top="M01")
    discarded, drawn = happens(state, "draw/1")
    assert (discarded, drawn) == (MissionDiscarded(Seat(0), 1, "M08"), MissionDrawn(Seat(0), 3, "M01"))
    assert refused(state, "draw/3") == "GE-14.2"


@pytest.mark.rule("GE-14.2", "GE-R.28")
def test_a_card_given_up_stays_unseen() -> None:
    state = given(C(hand="M08 M22"))
    after = play(state, "draw/1")
    assert after.discards == (Discard("M08", shown=False),)
    assert happens(state, "draw/1")[0].seen_by(Seat(1)) == MissionDiscarded(Seat(0), 1, None)
    assert view(after, Seat(1)).discards == (None,)


@pytest.mark.rule("GE-14.2")
def test_with_room_in_hand_nothing_is_given_up() -> None:
    assert refused(given(C(hand="M08")), "draw/1") == "GE-14.2"


IN_HANDS = ["M01", "M02", "M03", "M04", "M05", "M06"]
IN_THE_PILE = " ".join(card for card in MISSIONS if card not in IN_HANDS)


@pytest.mark.rule("GE-14.3", "GE-R.27")
def test_an_empty_deck_is_made_of_the_discards() -> None:  # GE-X.64
    state = given(H(hand="M01 M02"), V(hand="M03 M04"), G(hand="M05 M06"), discards=IN_THE_PILE)
    after = play(state, "draw")
    assert (len(state.deck), len(state.discards)) == (0, 26)
    assert (len(after.hands[0]), len(after.deck), len(after.discards)) == (1, 25, 0)
    assert list(after.deck) != sorted(after.deck)
    (drawn,) = happens(state, "draw")
    assert isinstance(drawn, MissionDrawn)
    assert drawn.shuffled


@pytest.mark.rule("GE-14.3")
def test_without_any_card_drawing_is_refused() -> None:
    state = given(H(hand="M01 M02")).changed(deck=())
    assert refused(state, "draw") == "GE-14.3"


# Completion


@pytest.mark.rule("GE-14.4", "GE-14.7", "GE-R.28")
def test_a_completed_mission_is_shown_and_pays_at_once() -> None:
    state = given(C(hand="M31", cash=0), pp=[6])
    after = play(state, "roll")
    assert (cash(after, C), hand(after, C)) == (200, "")
    assert after.discards == (Discard("M31", shown=True),)
    assert view(after, Seat(2)).discards == ("M31",)
    assert MissionCompleted(Seat(0), "M31", 200) in happens(state, "roll")


STATIONS = "st_n st_w"


@pytest.mark.rule("GE-14.5")
def test_a_state_mission_waits_for_the_next_turn_and_comes_before_income() -> None:  # GE-X.66
    state = given(C(holds=STATIONS, cash=0), top="M04")
    drawn = play(state, "draw", "end", "end", "end")
    assert cash(drawn, C) == 0
    assert [type(event) for event in happens(drawn, "end")][1:4] == [TurnStarted, MissionCompleted, IncomePaid]
    assert cash(play(drawn, "end"), C) == 300 + 100 + 200


@pytest.mark.rule("GE-14.5")
def test_a_state_mission_that_no_longer_holds_stays_in_hand() -> None:  # GE-X.67
    state = given(C(holds=STATIONS, hand="M04", fleets="A1"), H(fleets="I1 G1"))
    lost = play(state, "end", "G1>F1", "end", "end")
    assert completed(lost, "end") == []
    assert hand(play(lost, "end"), C) == "M04"


@pytest.mark.rule("GE-14.6")
def test_only_what_is_done_after_the_draw_counts() -> None:  # GE-X.68
    state = given(C(fleets="A1 C2 A2 D1"), actions=3, top="M16")
    after = play(state, "C2>D2", "A2>B2", "draw", "D1>E2")
    assert (hand(after, C), after.hands[0][0].progress) == ("M16", 1)


@pytest.mark.rule("GE-14.6")
def test_an_event_mission_is_completed_in_another_players_turn() -> None:
    state = given(C(fleets="A1 D1", pp=7), H(fleets="I1 E2", hand="M23"), war="1+2/5+2")
    assert completed(state, "D1xst_n") == ["M23"]


@pytest.mark.rule("GE-14.6")
def test_a_card_does_not_count_the_deal_that_brought_it() -> None:
    state = given(C(hand="M28", pp=15), H(pp=15))
    assert completed(state, "propose@1:#1:-:-", "accept") == []
    assert completed(state, "propose@1:#1:-:-", "accept", "propose@1:$50:-:-", "accept") == ["M28"]


@pytest.mark.rule("GE-14.7")
def test_nobody_is_asked_whether_to_complete_a_mission() -> None:
    after = play(given(C(hand="M31"), pp=[5]), "roll")
    assert (to_decide(after), hand(after, C)) == ({C}, "")


@pytest.mark.rule("GE-14.8")
def test_two_missions_at_once_both_pay_in_order() -> None:  # GE-X.65
    state = given(C(fleets="A1 D1", hand="M27 M22", pp=7, cash=0), LONE_STATION, war="3+4/1+1")
    assert completed(state, "D1xst_n", "place:D1>E2") == ["M22", "M27"]
    assert cash(play(state, "D1xst_n", "place:D1>E2"), C) == 400 + 800


@pytest.mark.rule("GE-14.9")
def test_the_number_of_cards_is_public() -> None:
    seen = view(given(H(hand="M01 M02")), Seat(0))
    assert [len(player.cards) for player in seen.players] == [0, 2, 0, 0]


@pytest.mark.rule("GE-14.9")
def test_an_offer_of_a_card_does_not_say_what_it_is() -> None:
    state = play(given(C(hand="M05")), "propose@1:#1:$50:-")
    assert "M05" not in str(view(state, Seat(1)))


# The deck: state missions. C's next turn begins; is the card paid?

# fmt: off
STATE_MISSIONS = [
    # card   C has                                                                    paid
    ("M01", C(holds="fr_nw_n fr_nw_w"),                                               True),
    ("M01", C(holds="fr_nw_n fr_ne_n"),                                               False),
    ("M02", C(holds="fr_sw_w"),                                                       True),
    ("M02", C(holds="fr_nw_n fr_nw_w st_n"),                                          False),
    ("M03", C(holds="fr_nw_n fr_nw_w fr_ne_n fr_sw_w"),                               True),
    ("M03", C(holds="fr_nw_n fr_nw_w fr_ne_n st_n"),                                  False),
    ("M04", C(holds="st_n st_s"),                                                     True),
    ("M04", C(holds="st_n pc_w pc_e"),                                                False),
    ("M05", C(holds="st_n st_s st_w"),                                                True),
    ("M05", C(holds="st_n st_s"),                                                     False),
    ("M06", C(holds="pc_e"),                                                          True),
    ("M06", C(holds="wormhole"),                                                      False),
    ("M07", C(holds="pc_w pc_e"),                                                     True),
    ("M07", C(holds="pc_w"),                                                          False),
    ("M08", C(holds="wormhole"),                                                      True),
    ("M08", C(holds="pc_w pc_e"),                                                     False),
    ("M09", C(holds="fr_nw_n fr_nw_w st_n pc_w wormhole"),                            True),   # with the capital
    ("M09", C(holds="fr_nw_n fr_nw_w st_n pc_w"),                                     False),
    ("M10", C(holds="fr_nw_n fr_nw_w st_n st_w pc_w pc_e wormhole"),                  True),
    ("M10", C(holds="fr_nw_n fr_nw_w st_n st_w pc_w pc_e", fleets="A1 D3 C4"),        False),  # no zone is held
    ("M11", C(fleets="A1 A2 B1 C1 C2 D1", mining="F2 D4"),                            True),   # planets included
    ("M11", C(fleets="A1 A2 B1 C1 C2 D1", mining="F2"),                               False),
    ("M12", C(fleets="A1 A2 B1 C1"),                                                  True),
    ("M12", C(fleets="A1 A2 B1 D1 D2"),                                               False),
    ("M13", C(fleets="A1 D3 C4"),                                                     True),
    ("M13", C(fleets="A1 D3 E3"),                                                     False),  # the same zone twice
    ("M14", C(pp=12),                                                                 True),
    ("M14", C(pp=11, holds="pc_w"),                                                   False),  # before income
    ("M15", C(fleets="A1", mining="F2 D4"),                                           True),
    ("M15", C(fleets="A1", mining="F2"),                                              False),
]
# fmt: on


@for_each(("card", "side", "paid"), STATE_MISSIONS)
@pytest.mark.rule("GE-14.5")
def test_what_must_be_so_at_the_start_of_a_turn(card: str, side: Side, paid: bool) -> None:
    fields = {name: getattr(side, name) for name in ("fleets", "holds", "mining", "pp")}
    assert completed(next_turn(C(hand=card, **fields)), "end") == [card] * paid


@pytest.mark.rule("GE-10.6")
def test_four_fleets_in_a_captured_capital_are_no_home_guard() -> None:
    state = next_turn(C(fleets="A1 I1 I2 J1 K1", hand="M12"), H(out=1))
    assert completed(state, "end") == []


def test_frontiers_of_empty_corners_are_foreign() -> None:
    state = given(C(holds="fr_ne_n", hand="M02"), among=(C, V), turn=V)
    assert completed(state, "end") == ["M02"]


# The deck: event missions. C (or who is named) has the card and does this; is it paid?

RAID = "3+4/1+1"
REPELLED = "1+2/5+2"
EVENT_MISSIONS = {
    "M16 three claims": (given(C(fleets="A1 C2 A2 E3", hand="M16")), "C2>D1 A2>B2 E3>E4", True),
    "M16 captures in war count": (
        given(C(fleets="A1 C2 A2 E3", hand="M16", pp=7), LONE_STATION, war=RAID),
        "C2>D1 A2>B2 E3xst_n place:E3>E2",
        True,
    ),
    "M16 not over two turns": (given(C(fleets="A1 C2 A2 E3", hand="M16")), "C2>D1 A2>B2 end end end end E3>E4", False),
    "M17 an empty station": (given(C(fleets="A1 E1", hand="M17"), H(holds="st_n")), "E1>F1", True),
    "M17 not an unclaimed one": (given(C(fleets="A1 E1", hand="M17")), "E1>F1", False),
    "M17 not by war": (
        given(C(fleets="A1 D1", hand="M17", pp=7), LONE_STATION, war=RAID),
        "D1xst_n place:D1>E2",
        False,
    ),
    "M18 a passage": (given(C(fleets="A1 E4", hand="M18")), "E4>G4", True),
    "M18 not a stop": (given(C(fleets="A1 E4", hand="M18")), "E4>F4 F4>G4!", False),
    "M18 a war won by the passage": (
        given(C(fleets="A1 E4", hand="M18", pp=7), H(fleets="I1 G4"), war=RAID),
        "E4xpc_e place:E4>G5",
        True,
    ),
    "M18 not a war lost": (
        given(C(fleets="A1 E4", hand="M18", pp=7), H(fleets="I1 G4"), war=REPELLED),
        "E4xpc_e",
        False,
    ),
    "M19 a delivery": (given(C(fleets="A1", mining="F2", hand="M19"), turn=G), "end", True),
    "M19 not a landing": (given(C(fleets="A1 E3", hand="M19")), "E3>F2", False),
    "M20 a contract completed": (given(C(fleets="A1 A2 B1 C1", mining="F2:0", hand="M20")), "end", True),
    "M20 though the fleet's way home is a choice": (
        given(C(fleets="A1", mining="F2:0", hand="M20")),
        "end return:F2>B1",
        True,
    ),
    "M20 not two deliveries": (given(C(fleets="A1", mining="F2:1", hand="M20")), "end", False),
    "M21 a disruption": (
        given(C(fleets="A1 E2 E3", hand="M21"), H(fleets="I1", mining="F2")),
        "disrupt:pl_n",
        True,
    ),
    "M22 as attacker": (
        given(C(fleets="A1 D1", hand="M22", pp=7), LONE_STATION, war=RAID),
        "D1xst_n place:D1>E2",
        True,
    ),
    "M22 not as defender": (
        given(C(fleets="A1 D1", pp=7), H(fleets="I1 E2", hand="M22"), war=REPELLED),
        "D1xst_n",
        False,
    ),
    "M22 by surrender": (
        given(C(fleets="A1 D1 D2", hand="M22", pp=7), H(fleets="I1 I2 J1 K1 E2 F1"), war=RAID),
        "D1+D2xst_n surrender place:D1>E2 place:D2>F1",
        True,
    ),
    "M23 as defender": (
        given(C(fleets="A1 D1", pp=7), H(fleets="I1 E2", hand="M23"), war=REPELLED),
        "D1xst_n",
        True,
    ),
    "M23 not if both fall": (
        given(C(fleets="A1 D1", pp=7), H(fleets="I1 E2", hand="M23"), war="3+4/3+4"),
        "D1xst_n",
        False,
    ),
    "M24 one against two": (
        given(C(fleets="A1 D1", hand="M24", pp=7), H(fleets="I1 E2 F1"), war="3+4/1+1 3+4/1+1"),
        "D1xst_n fight place:D1>E2",
        True,
    ),
    "M24 the outnumbered defender": (
        given(C(fleets="A1 D1 D2", pp=7), H(fleets="I1 E2", hand="M24"), war="1+2/5+2 1+2/5+2"),
        "D1+D2xst_n",
        True,
    ),
    "M24 not one against one": (
        given(C(fleets="A1 D1", hand="M24", pp=7), LONE_STATION, war=RAID),
        "D1xst_n place:D1>E2",
        False,
    ),
    "M25 a surrender": (
        given(C(fleets="A1 D1 D2", hand="M25", pp=7), H(fleets="I1 I2 J1 K1 E2 F1"), war=RAID),
        "D1+D2xst_n surrender place:D1>E2 place:D2>F1",
        True,
    ),
    "M25 not a fight to the end": (
        given(C(fleets="A1 D1", hand="M25", pp=7), LONE_STATION, war=RAID),
        "D1xst_n place:D1>E2",
        False,
    ),
    "M26 three in a war and one on a planet": (
        given(
            C(fleets="A1 D1 E3 D2", hand="M26", pp=7, cash=500),
            H(fleets="I1 E2 F1 G2", mining="F2"),
            war="3+4/1+1 3+4/1+1 3+4/1+1",
        ),
        "D1+D2xst_n fight fight place:D1>E2 place:D2>F1 disrupt:pl_n",
        True,
    ),
    "M26 not three": (
        given(C(fleets="A1 D1", hand="M26", pp=7), H(fleets="I1 E2 F1 G2"), war="3+4/1+1 3+4/1+1 3+4/1+1"),
        "D1xst_n fight fight place:D1>E2",
        False,
    ),
    "M26 four invaders": (
        given(
            C(fleets="A1 D1 D2 E1 E3", pp=7),
            H(fleets="I1 E2", hand="M26"),
            war="1+1/3+4 1+1/3+4 1+1/3+4 1+1/3+4",
        ),
        "D1+D2+E1+E3xst_n/2",
        True,
    ),
    "M27 over a station": (
        given(C(fleets="A1 D1", hand="M27", pp=7), LONE_STATION, war=RAID),
        "D1xst_n place:D1>E2",
        True,
    ),
    "M27 over a political center": (
        given(C(fleets="A1 E3", hand="M27", pp=7), H(fleets="I1 E4"), war=RAID),
        "E3xpc_w place:E3>E4",
        True,
    ),
    "M27 not over a frontier": (
        given(C(fleets="A1 D3", hand="M27", pp=7), H(fleets="I1 D1"), war=RAID),
        "D3xfr_nw_n place:D3>D2",
        False,
    ),
    "M28 a deal": (given(C(hand="M28")), "propose@1:$50:-:- accept", True),
    "M28 a deal in another's turn": (given(H(hand="M28")), "propose@1:$50:-:- accept", True),
    "M28 not an offer": (given(C(hand="M28")), "propose@1:$50:-:- decline", False),
    "M29 two partners": (
        given(C(hand="M29", pp=15)),
        "propose@1:$50:-:- accept propose@2:$50:-:- accept",
        True,
    ),
    "M29 not the same twice": (
        given(C(hand="M29", pp=15), H(pp=15)),
        "propose@1:$50:-:- accept propose@1:$50:-:- accept",
        False,
    ),
    "M30 two fleets": (given(C(fleets="A1", hand="M30")), "+A2 +B1", True),
    "M30 in two actions": (given(C(fleets="A1", hand="M30")), "+A2 +B1!", True),
    "M30 not in two turns": (given(C(fleets="A1", hand="M30", cash=900)), "+A2 end end end end +B1", False),
    "M31 a five": (given(C(hand="M31"), pp=[5]), "roll", True),
    "M31 not a four": (given(C(hand="M31"), pp=[4]), "roll", False),
    "M31 the die, before any bonus": (
        given(V(hand="M31"), turn=V, pp=[4], asymmetric_powers=True),
        "roll",
        False,
    ),
    "M31 at fifteen too": (given(C(hand="M31", pp=15), pp=[6]), "roll", True),
    "M32 by war": (
        given(C(fleets="A1 H2", hand="M32", pp=7), H(fleets="I1"), war=RAID),
        "H2xcap_ne place:H2>I2",
        True,
    ),
    "M32 by walking in": (given(C(fleets="A1 H2", hand="M32"), H(fleets="", holds="")), "H2>I2", True),
    "M32 not a capital that was taken before": (
        given(C(fleets="A1 H2", hand="M32", pp=7), H(out=1), G(fleets="A7 I2"), war=RAID),
        "H2xcap_ne place:H2>I1",
        False,
    ),
}


@for_each("name", EVENT_MISSIONS)
@pytest.mark.rule("GE-14.6")
def test_what_must_be_done(name: str) -> None:
    state, orders, paid = EVENT_MISSIONS[name]
    card = name.split()[0]
    assert completed(state, *orders.split()) == [card] * paid


def test_every_card_is_tried() -> None:
    tried = {card for card, _, paid in STATE_MISSIONS if paid}
    tried |= {name.split()[0] for name, (_, _, paid) in EVENT_MISSIONS.items() if paid}
    assert tried == set(MISSIONS)


@for_each("card", MISSIONS)
def test_every_card_pays_its_bounty(card: str) -> None:
    name = next((name for name, (_, _, paid) in EVENT_MISSIONS.items() if paid and name.startswith(card)), None)
    if name is None:
        side = next(side for known, side, paid in STATE_MISSIONS if paid and known == card)
        fields = {field: getattr(side, field) for field in ("fleets", "holds", "mining", "pp")}
        events = happens(next_turn(C(hand=card, **fields)), "end")
    else:
        state, orders, _ = EVENT_MISSIONS[name]
        events = happens(state, *orders.split())
    (paid,) = (event for event in events if isinstance(event, MissionCompleted))
    assert (paid.mission, paid.bounty) == (card, MISSIONS[card].bounty)


def test_every_predicate_of_the_deck_is_known() -> None:
    assert {card.predicate for card in MISSIONS.values()} == {*STATE_PREDICATES, *EVENT_PREDICATES}


def test_a_mission_may_win_the_game() -> None:
    state = given(C(hand="M31", cash=6800), pp=[6])
    assert winner(play(state, "roll")) == (C, "bounty")


def test_draws_are_offered_by_card() -> None:
    assert {"draw/1", "draw/2"} <= offered(given(C(hand="M01 M02")))
    assert "draw" in offered(given(C(hand="M01")))

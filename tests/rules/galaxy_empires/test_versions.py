"""GE-V: what the versions of the rules changed. A game ends by the rules it began by."""

import pytest
from msgspec.structs import replace

from stellarch.core import Event, Record, Table
from stellarch.games.galaxy_empires import GALAXY_EMPIRES
from stellarch.games.galaxy_empires.events import (
    Conceding,
    ContractCompleted,
    Eliminated,
    FleetReturned,
    IncomePaid,
    MissionCompleted,
)
from stellarch.games.galaxy_empires.options import Options
from stellarch.games.galaxy_empires.position import read_position, write_position
from tests.rules.galaxy_empires.given import (
    C,
    G,
    H,
    V,
    active,
    alive,
    cash,
    fleets,
    given,
    happens,
    offered,
    play,
    refused,
    to_decide,
    winner,
)

every = pytest.mark.parametrize("rules", [1, 2, 3])
both = pytest.mark.parametrize("rules", [1, 2])


@every
@pytest.mark.rule("GE-V.1", "GE-V.2", "GE-V.3")
def test_a_game_keeps_the_version_it_began_under(rules: int) -> None:
    begun = GALAXY_EMPIRES.start(Options(), 4, "versions", rules).state
    assert begun.rules == play(begun, "roll", "roll").rules == rules
    assert GALAXY_EMPIRES.imagine(GALAXY_EMPIRES.view(begun, None), "seed").rules == rules
    assert GALAXY_EMPIRES.restore(GALAXY_EMPIRES.save(begun)) == begun
    assert read_position(write_position(begun)).rules == rules


@pytest.mark.rule("GE-V.3")
def test_a_new_game_follows_the_newest_version() -> None:
    assert GALAXY_EMPIRES.start(Options(), 4, "versions").state.rules == GALAXY_EMPIRES.rules_version == 3


@both
@pytest.mark.rule("GE-V.1", "GE-V.2")
def test_a_record_names_the_version_it_is_replayed_by(rules: int) -> None:
    """A name used twice is a name only by version 1: the same orders are a record of it, and none of the other."""
    table = Table(GALAXY_EMPIRES, 2, "names", rules=1)
    taker, maker = (0, 1) if table.turn == 0 else (1, 0)
    name = f"{maker}-{taker}-1"
    for seat, order in (
        (maker, f"post@{taker}:$500:-:-"),
        (maker, f"withdraw@{name}"),
        (maker, f"post@{taker}:-:$500:-"),
        (taker, f"take@{name}"),
    ):
        table.play(order, seat)
    record = replace(Record.read(table.record().to_text()), rules=rules)
    if rules == 1:
        assert Table.from_record(GALAXY_EMPIRES, record).state == table.state
    else:
        with pytest.raises(Exception, match=r"action 4 .* cannot be played"):
            Table.from_record(GALAXY_EMPIRES, record)


# GE-R.42: conceding while a miner comes home


def returning(rules: int, **helion: int) -> list[Event]:
    """C's miner looks for its place at home at the end of C's turn; H, whose turn is next, concedes meanwhile."""
    state = given(C(fleets="A1 A2 B1", mining="F2:0"), H(**helion), actions=1, rules=rules)
    asked = play(state, "end")
    assert to_decide(asked) == {C}
    return happens(asked, "H concede", "return:F2>C1")


@pytest.mark.rule("GE-R.42", "GE-V.2")
def test_who_concedes_while_a_miner_comes_home_is_gone_at_once() -> None:
    told = [type(event) for event in returning(2, cash=6950)]
    assert told[0] is Eliminated
    assert Conceding not in told
    state = given(C(fleets="A1 A2 B1", mining="F2:0"), H(cash=6950), actions=1)
    after = play(state, "end", "H concede", "return:F2>C1")
    assert (alive(after, H), winner(after), active(after)) == (False, None, V)


@pytest.mark.rule("GE-V.1")
def test_by_version_1_he_waited_was_paid_and_could_win() -> None:
    told = returning(1, cash=6950)
    assert isinstance(told[0], Conceding)
    assert any(isinstance(event, IncomePaid) for event in told)
    state = given(C(fleets="A1 A2 B1", mining="F2:0"), H(cash=6950), actions=1, rules=1)
    assert winner(play(state, "end", "H concede", "return:F2>C1")) == (H, "bounty")


@pytest.mark.rule("GE-R.42")
def test_who_concedes_while_his_own_miner_comes_home_ends_his_turn() -> None:
    asked = play(given(C(fleets="A1 A2 B1", mining="F2:0"), actions=1), "end")
    after = play(asked, "C concede")
    assert (alive(after, C), fleets(after, C), after.pending, active(after)) == (False, "", None, H)


@both
@pytest.mark.rule("GE-R.42", "GE-V.2")
def test_who_is_leaving_wins_no_bounty_in_the_war_that_holds_him_up(rules: int) -> None:
    """H, asked whether to go on, concedes with $6750; the war is then won for it, which pays $300."""
    dice = "6+1/3+3 1+1/6+1 1+1/6+1"
    state = given(C(fleets="A1 D1 D2", pp=7), H(fleets="I1 E2 F1", cash=6750), war=dice, rules=rules)
    after = play(state, "D1+D2xst_n", "H concede")
    assert winner(after) == ((H, "bounty") if rules == 1 else None)
    assert alive(after, H) == (rules == 1)


# GE-17.11: the names of offers


@both
@pytest.mark.rule("GE-17.11", "GE-V.2")
def test_the_name_of_an_offer_is_never_used_again(rules: int) -> None:
    state = play(given(rules=rules), "H post@0:$500:-:-", "H withdraw@1-0-1", "H post@0:-:$900:-")
    if rules == 1:
        assert "take@1-0-1" in offered(state)
    else:
        assert refused(state, "take@1-0-1") == "GE-17.6"
        assert "take@1-0-2" in offered(state)


@pytest.mark.rule("GE-17.11", "GE-R.32")
def test_offers_are_counted_for_each_pair_by_itself() -> None:
    """The name of an offer tells nobody how many were made between others."""
    state = play(given(), "H post@2:$50:-:-", "H withdraw@1-2-1", "H post@2:$50:-:-", "H post@0:$50:-:-")
    assert [offer.name for offer in state.offers] == ["1-2-2", "1-0-1"]
    glacier = GALAXY_EMPIRES.view(state, G.seat(state))
    assert (glacier.offers, glacier.offered) == ((), {})
    carmine = GALAXY_EMPIRES.view(state, C.seat(state))
    assert carmine.offered == {"1-0": 1}


@pytest.mark.rule("GE-17.11")
def test_a_bot_goes_on_counting_where_the_table_is() -> None:
    state = play(given(), "C post@1:$50:-:-", "C withdraw@0-1-1")
    imagined = GALAXY_EMPIRES.imagine(GALAXY_EMPIRES.view(state, C.seat(state)), "seed")
    assert [offer.name for offer in play(imagined, "C post@1:$50:-:-").offers] == ["0-1-2"]


# GE-12.7: a fleet for a fleet, with no tile open on either side

FULL = given(C(fleets="A1 A2 B1 C1 C2", pp=9), H(fleets="I1 I2 J1 K1 K2", pp=9))
SWAP = "propose@1:carmine-1:helion-1:-"


@pytest.mark.rule("GE-12.7", "GE-V.2")
def test_each_of_two_swapped_fleets_leaves_a_tile_for_the_other() -> None:
    after = play(FULL, SWAP, "accept")
    assert (after.fleets["I1"].name, after.fleets["A1"].name) == ("carmine-1", "helion-1")
    assert (fleets(after, C), fleets(after, H)) == ("A1 A2 B1 C1 C2", "I1 I2 J1 K1 K2")
    moved = [event for event in happens(FULL, SWAP, "accept") if isinstance(event, FleetReturned)]
    assert [(event.fleet, event.target) for event in moved] == [("carmine-1", "I1"), ("helion-1", "A1")]


@pytest.mark.rule("GE-V.1")
def test_by_version_1_full_ground_was_full() -> None:
    assert refused(FULL.changed(rules=1), SWAP) == "GE-12.7"


@pytest.mark.rule("GE-12.7")
def test_two_for_one_need_one_more_tile() -> None:
    assert refused(FULL, "propose@1:carmine-1+carmine-2:helion-1:-") == "GE-12.7"


@pytest.mark.rule("GE-12.7")
def test_a_sold_fleet_waits_for_the_tile_that_another_leaves() -> None:
    """C's ground is full, H's is not: carmine-2 can go at once, and helion-1 then takes its tile."""
    state = given(C(fleets="A1#2 A2#3 B1#4 C1#5 C2#6", pp=9), H(fleets="I1#1 I2#2 J1#3 K1#4", pp=9))
    after = play(state, "propose@1:carmine-2:helion-1:-", "accept")
    assert (after.fleets["A1"].name, after.fleets["K2"].name) == ("helion-1", "carmine-2")


# GE-5.5: peace is since the holder's own last income


@both
@pytest.mark.rule("GE-5.5", "GE-R.6", "GE-V.2")
def test_a_capital_is_at_peace_for_a_holder_paid_since_the_war(rules: int) -> None:
    """H and C wiped each other out in C's capital; V, paid since, walks in and is paid for it in the next turn."""
    sides = C(fleets="A1"), H(fleets="I1 D1", pp=7), V(fleets="K7 B2", cash=0)
    fought = play(given(*sides, turn=H, war="3+4/3+4", rules=rules), "D1xcap_nw", "end")
    taken = play(fought, "B2>A2", "end", "end", "end")
    assert active(taken) == V
    home, frontier, captured = 100, 50, 100 if rules == 2 else 0
    assert cash(taken, V) - cash(fought, V) == home + frontier + captured


@both
@pytest.mark.rule("GE-5.5", "GE-R.6")
def test_who_takes_a_capital_in_war_goes_without_once(rules: int) -> None:
    war = given(C(fleets="A1"), H(fleets="I1 B2", pp=7, cash=0), turn=H, war="3+4/1+1", rules=rules)
    taken = play(war, "B2xcap_nw", "place:B2>A1", "end", "end", "end")
    assert active(taken) == H
    assert cash(taken, H) == 400 + 100 + 50
    assert cash(play(taken, "end", "end", "end"), H) == 550 + 250


# GE-11.6: a contract is completed when its fleet is home


@pytest.mark.rule("GE-11.6", "GE-V.2")
def test_a_contract_is_completed_when_the_fleet_is_home() -> None:
    state = given(C(fleets="A1 A2 B1", mining="F2:0", hand="M20", cash=0), actions=1)
    asked = play(state, "end")
    assert cash(asked, C) == 0
    after = happens(asked, "return:F2>C1")
    assert [type(event) for event in after[:3]] == [FleetReturned, ContractCompleted, MissionCompleted]
    assert cash(play(asked, "return:F2>C1"), C) == 500


@pytest.mark.rule("GE-V.1")
def test_by_version_1_it_was_completed_before_the_choice() -> None:
    asked = play(given(C(fleets="A1 A2 B1", mining="F2:0", hand="M20", cash=0), actions=1, rules=1), "end")
    assert cash(asked, C) == 500


@pytest.mark.rule("GE-11.6")
def test_each_of_two_contracts_is_completed_by_its_own_fleet() -> None:
    state = given(C(fleets="A1 A2 B1", mining="F2:0 D4:0", hand="M20"), actions=0)
    asked = play(state.with_turn(actions=1), "end")
    events = happens(asked, "return:F2>C1")
    assert [type(event) for event in events if isinstance(event, FleetReturned | ContractCompleted)] == [
        FleetReturned,
        ContractCompleted,
        FleetReturned,
        ContractCompleted,
    ]

"""SW-6, SW-4.1.2: votes, offices, motions, laws and protocols."""

from typing import Any

import pytest
from msgspec.structs import replace

from stellarch.games.space_wars.chapters.motions import MotionDropped, VoteCast
from stellarch.games.space_wars.chapters.research import points
from stellarch.games.space_wars.chapters.turn import end
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.rules.entry import bars_entry
from stellarch.games.space_wars.rules.play import waiting_on
from stellarch.games.space_wars.rules.votes import proposals, ranking, votes
from stellarch.games.space_wars.state import Levels, State, System, Tokens
from stellarch.games.space_wars.state.politics import ActiveProtocol
from tests.cases import for_each
from tests.rules.space_wars.given import (
    A,
    B,
    C,
    D,
    Player,
    Side,
    at,
    begin,
    given,
    offered,
    play,
    refused,
    system,
    told,
)

DRACONIS = {"2-0": "draconis_31"}


def cities(player: Player, count: int, slaves: int = 0, **said: Any) -> Side:
    """A player with a number of cities at home."""
    return player(systems={player.home: System(Levels(city=count), slaves=slaves)}, **said)


def council(*sides: Side, **said: Any) -> State:
    return begin(given(*sides, **said), "council")


def four(**said: Any) -> State:
    """A council of four, A presiding, with 12, 9, 9 and 4 votes."""
    return council(cities(A, 12), cities(B, 9, slaves=2), cities(C, 9), cities(D, 4), **said)


NOTHING_PROPOSED = tuple(f"{player} end" for player in (A, B, C, D))
CHIEFS = ("A appoint:security/1", "A appoint:relationships/2", "A appoint:trade/3")


def balloting(*motions: str, **said: Any) -> State:
    """The council of four with ballots on these motions: `A law/free_trade/-/-`."""
    proposed = (f"{motion[0]} propose:{motion[2:]}" for motion in motions)
    return play(four(**said), *proposed, *NOTHING_PROPOSED, *CHIEFS, "A end")


def voted(state: State, *ballots: str) -> State:
    """After these ballots; who says nothing abstains."""
    return play(state, *ballots, *(f"{player} end" for player in (A, B, C, D)))


# Votes


@pytest.mark.rule("SW-R.30")
@pytest.mark.rule("SW-6.1.1")
@pytest.mark.example("SW-T.86")
def test_cities_and_orbital_cities_vote_even_if_blocked() -> None:
    mine = {A.home: System(Levels(city=3), aliens=1), "draconis_31": System(Levels(city=1), orbital_cities=2)}
    assert votes(given(A(systems=mine), B(), C(), tiles=DRACONIS))[A.seat] == 6


@pytest.mark.rule("SW-6.1.2")
@pytest.mark.example("SW-T.50")
@pytest.mark.parametrize(
    ("of_b", "of_c", "expected"), [("consul1", "consul2**", (0, 0, 4)), ("consul1", "consul2", (4, 0, 0))]
)
def test_the_better_consul_takes_the_votes_of_a_system(of_b: str, of_c: str, expected: tuple[int, ...]) -> None:
    sides = cities(A, 4), B(officers=f"{of_b}@{A.home}"), C(officers=f"{of_c}@{A.home}")
    assert tuple(votes(given(*sides)).values()) == expected


@pytest.mark.rule("SW-6.1.2")
def test_a_consul_aboard_takes_votes_too() -> None:
    state = given(cities(A, 4), B(craft=f"cruiser1@{A.home}", officers="consul1@cruiser1"), C())
    assert votes(state) == {A.seat: 0, B.seat: 4, C.seat: 0}


@pytest.mark.rule("SW-R.31")
@pytest.mark.rule("SW-6.1.3")
@pytest.mark.rule("SW-4.1.2")
@pytest.mark.example("SW-T.92")
def test_who_lost_the_capital_takes_no_part() -> None:
    state = council(cities(A, 9, absent=True), cities(B, 3), cities(C, 5, absent=True), cities(D, 2))
    assert state.order == (B.seat, D.seat, A.seat, C.seat)
    assert votes(state) == {B.seat: 3, D.seat: 2}
    state = play(state, "B end", "D end", "B appoint:trade/3", "B end")
    assert state.politics.offices == {"president": B.seat, "trade": D.seat}
    assert [empire.credits for empire in state.empires] == [20, 25, 20, 25]
    assert not any(empire.absent for empire in state.empires)  # they may come to the next one


@pytest.mark.rule("SW-R.31")
@pytest.mark.rule("SW-6.1.3")
def test_a_consul_takes_the_votes_of_an_absent_player() -> None:
    state = given(cities(A, 9, absent=True), B(officers=f"consul1@{A.home}"), C())
    assert votes(state) == {B.seat: 9, C.seat: 0}


@pytest.mark.rule("SW-R.14")
@pytest.mark.rule("SW-6.1.4")
@pytest.mark.rule("SW-4.1.2")
@pytest.mark.parametrize(
    ("sides", "first"),
    [
        ((cities(A, 3), cities(B, 4), cities(C, 3)), B),
        ((cities(A, 3, presidencies=2), cities(B, 3, presidencies=1), cities(C, 3, presidencies=2)), B),
        ((cities(A, 3, credits=5), cities(B, 3, credits=6), cities(C, 3, credits=5)), B),
        ((cities(A, 3), cities(B, 3), cities(C, 3)), C),
    ],
)
def test_most_votes_preside_then_fewer_presidencies_then_credits_then_seat_order(
    sides: tuple[Side, ...], first: Player
) -> None:
    state = given(*sides, order=(C, A, B))
    assert ranking(state)[0] == first.seat
    after = begin(state, "council")
    assert after.politics.president == first.seat
    assert after.order == ranking(state)
    assert after.empires[first.seat].presidencies == state.empires[first.seat].presidencies + 1


@pytest.mark.rule("SW-R.30")
@pytest.mark.rule("SW-6.2.1")
@pytest.mark.example("SW-T.48")
@pytest.mark.parametrize(("count", "most"), [(0, 0), (1, 1), (10, 1), (11, 2), (21, 3)])
def test_one_proposal_for_every_ten_cities_begun(count: int, most: int) -> None:
    state = given(cities(A, count), B(officers=f"consul1@{A.home}"), C())
    assert (proposals(state, A.seat), proposals(state, B.seat)) == (most, 0)


# Offices


@pytest.mark.rule("SW-6.1.5")
@pytest.mark.rule("SW-6.1.6")
@pytest.mark.rule("SW-6.1.7")
@pytest.mark.example("SW-T.52")
def test_the_president_fills_three_offices() -> None:
    state = play(four(), *NOTHING_PROPOSED)
    assert refused(state, "A end") == "SW-6.1.5"
    assert refused(state, "A appoint:security/0") == "SW-6.1.5"
    assert refused(state, "A appoint:president/1") == "SW-6.1.5"
    state = play(state, CHIEFS[0])
    assert refused(state, "A appoint:security/2") == "SW-6.1.5"
    assert refused(state, "A appoint:trade/1") == "SW-6.1.5"
    state = play(state, *CHIEFS[1:])
    assert [empire.credits for empire in state.empires] == [25, 25, 25, 25]
    lent = {(craft.kind, craft.owner, craft.at) for craft in state.fleets.craft.values()}
    assert lent == {
        ("corvette", A.seat, at(state, A.home)),
        ("cruiser", B.seat, at(state, B.home)),
        ("consular_starship", C.seat, at(state, C.home)),
        ("freight", D.seat, at(state, D.home)),
    }


@pytest.mark.rule("SW-6.1.5")
def test_the_usual_chiefs_are_the_next_three_by_votes() -> None:
    state = play(four(), *NOTHING_PROPOSED, "A auto", "A auto", "A auto")
    assert state.politics.offices == {
        "president": A.seat, "security": B.seat, "relationships": C.seat, "trade": D.seat
    }  # fmt: skip


def next_council(state: State) -> State:
    course = Course(state)
    end(course)
    return begin(course.state, "council")


@pytest.mark.rule("SW-R.32")
@pytest.mark.rule("SW-6.1.7")
def test_a_council_craft_stays_with_a_holder_and_is_placed_anew_with_the_next() -> None:
    state = play(four(), *NOTHING_PROPOSED, *CHIEFS, "A end")
    cruiser = "cruiser1"
    state = state.changed(fleets=state.fleets.with_moved((cruiser,), at(state, "2-0")).with_craft(cruiser, damage=1))
    same = play(next_council(state), *NOTHING_PROPOSED, *CHIEFS)
    assert (same.fleets[cruiser].at, same.fleets[cruiser].damage) == (at(state, "2-0"), 1)
    other = play(next_council(state), *NOTHING_PROPOSED, "A appoint:security/2", "A auto", "A auto")
    (craft,) = (craft for craft in other.fleets.craft.values() if craft.office == "security")
    assert (craft.owner, craft.at, craft.damage) == (C.seat, at(state, C.home), 0)


@pytest.mark.rule("SW-6.1.7")
def test_a_council_craft_that_was_lost_is_replaced() -> None:
    state = play(four(), *NOTHING_PROPOSED, *CHIEFS, "A end").without_craft("cruiser1")
    state = play(next_council(state), *NOTHING_PROPOSED, *CHIEFS)
    (craft,) = (craft for craft in state.fleets.craft.values() if craft.office == "security")
    assert (craft.owner, craft.at) == (B.seat, at(state, B.home))


def with_loaded_freight(place: str) -> State:
    """D's council freight stands somewhere with two tokens, a slave and an officer aboard."""
    from stellarch.games.space_wars.state import Officer

    state = play(four(), *NOTHING_PROPOSED, *CHIEFS, "A end")
    fleets = state.fleets.with_craft("freight1", at=at(state, place), tokens=Tokens(2), slaves=1, weapons=1)
    officers, _ = state.officers.with_new(Officer("spy", D.seat, "freight1"))
    return state.changed(fleets=fleets, officers=officers)


def taken_away(state: State) -> State:
    return play(next_council(state), *NOTHING_PROPOSED, "A appoint:trade/1", "A auto", "A auto")


@pytest.mark.rule("SW-6.1.8")
def test_the_load_of_a_council_craft_stays_where_its_holder_manages() -> None:
    state = taken_away(with_loaded_freight(D.home))
    home = system(state, D.home)
    assert state.sectors[at(state, D.home)].tokens == Tokens(2)
    assert (home.slaves, home.weapons, state.officers["spy1"].place) == (1, 1, at(state, D.home))


@pytest.mark.rule("SW-6.1.8")
def test_elsewhere_it_goes_aboard_the_holders_other_craft_or_is_lost() -> None:
    from stellarch.games.space_wars.state import Craft

    state = with_loaded_freight("2-0")
    fleets, other = state.fleets.with_new(Craft("freight", D.seat, at(state, "2-0"), tokens=Tokens(0, 4)))
    after = taken_away(state.changed(fleets=fleets))
    assert after.fleets[other].tokens == Tokens(2, 4)  # six places: the slave finds none
    assert (after.fleets[other].slaves, after.fleets[other].weapons) == (0, 1)
    assert after.officers["spy1"].place == other
    lost = taken_away(state)
    assert "spy1" not in lost.officers
    assert lost.sectors[at(state, "2-0")].tokens == Tokens()


@pytest.mark.rule("SW-R.32")
@pytest.mark.rule("SW-6.1.9")
def test_council_craft_do_not_count_against_limits() -> None:
    state = play(four(), *NOTHING_PROPOSED, *CHIEFS)
    assert state.fleets.count(A.seat, "corvette") == 0


@pytest.mark.rule("SW-R.88")
@pytest.mark.rule("SW-6.1.10")
def test_a_council_without_participants_is_skipped() -> None:
    sides = (cities(player, 3, absent=True) for player in (A, B, C))
    state = council(*sides, laws="free_trade", politics={"offices": {"president": A.seat}})
    assert state.stage is None
    assert not state.politics.offices
    assert state.politics.laws == {"free_trade"}


@pytest.mark.rule("SW-R.88")
@pytest.mark.rule("SW-6.1.10")
def test_a_player_who_is_alone_presides_without_being_asked() -> None:
    state = council(cities(A, 0), cities(B, 3, absent=True), cities(C, 3, absent=True))
    assert (state.stage, state.politics.offices) == (None, {"president": A.seat})


@pytest.mark.rule("SW-R.88")
@pytest.mark.rule("SW-6.1.11")
def test_a_holder_without_a_capital_has_no_council_craft() -> None:
    state = play(council(cities(A, 12), cities(B, 9), cities(C, 3, capital=None)), "A end", "B end", "C end")
    state = play(state, "A appoint:security/2", "A appoint:trade/1")
    assert {craft.office for craft in state.fleets.craft.values()} == {"president", "trade"}


@pytest.mark.rule("SW-6.2.12")
@pytest.mark.rule("SW-19.5.1")
@pytest.mark.example("SW-T.82")
def test_two_players_have_neither_council_nor_laws() -> None:
    state = council(cities(A, 3), cities(B, 4), laws="free_trade no_veto")
    assert (state.stage, state.politics.laws, state.order) == (None, frozenset(), (B.seat, A.seat))


# Proposals


@pytest.mark.rule("SW-6.2.2")
@for_each(
    ("order", "rule"),
    [
        ("law/free_trade/-/-", None),
        ("law/free_lunch/-/-", "SW-6.2.2"),
        ("law/no_veto/-/-", "SW-6.2.2"),
        ("repeal/no_veto/-/-", None),
        ("repeal/free_trade/-/-", "SW-6.2.2"),
        ("protocol/embargo/1/-", None),
        ("protocol/embargo/-/-", "SW-6.2.2"),
        ("protocol/embargo/7/-", "SW-6.2.2"),
        ("protocol/embargo/1+1/-", "SW-6.2.2"),
        ("protocol/quarantine/-/2-0", None),
        ("protocol/quarantine/-/9-99", "SW-6.2.2"),
        ("protocol/galactic_truce/-/-", None),
        ("protocol/galactic_truce/1/-", "SW-6.2.2"),
        ("protocol/sanction/1/-", "SW-6.2.11"),
        ("protocol/imposed_peace/0+1/-", "SW-6.4.8"),
        ("protocol/imposed_peace/1+2/-", None),
    ],
)
def test_what_may_be_proposed(order: str, rule: str | None) -> None:
    state = four(
        laws="no_veto", politics={"protocols_before": frozenset({"sanction"})}, relations={(B, C): {"military": "war"}}
    )
    assert refused(state, f"A propose:{order}") == rule


@pytest.mark.rule("SW-6.2.1")
def test_nobody_proposes_more_than_his_cities_allow() -> None:
    state = play(four(), "B propose:law/free_trade/-/-")
    assert refused(state, "B propose:law/no_veto/-/-") == "SW-6.2.1"


@pytest.mark.rule("SW-R.89")
@pytest.mark.rule("SW-6.2.9")
@pytest.mark.rule("SW-6.2.13")
@pytest.mark.example("SW-T.94")
def test_the_same_is_voted_on_once_a_turn_whatever_its_target() -> None:
    state = play(four(), "A propose:protocol/embargo/1/-")
    assert refused(state, "A propose:protocol/embargo/2/-") == "SW-6.2.9"
    state, events = told(state, "B propose:protocol/embargo/3/-", *NOTHING_PROPOSED)
    assert [event.by for event in events if isinstance(event, MotionDropped)] == [B.seat]
    assert [motion.players for motion in state.stage.docket] == [(B.seat,)]  # type: ignore[union-attr]


@pytest.mark.rule("SW-29.11")
@pytest.mark.parametrize("pace", ["guided", "digest"])
def test_a_player_who_has_proposed_what_others_had_names_another(pace: str) -> None:
    same = "A propose:law/free_trade/-/-", "B propose:law/free_trade/-/-", "C propose:law/free_trade/-/-"
    state = play(four(pace=pace), *same, *NOTHING_PROPOSED)
    assert waiting_on(state) == {B.seat, C.seat}
    assert refused(state, "A propose:law/no_veto/-/-") is not None
    assert refused(state, "B propose:law/free_trade/-/-") == "SW-6.2.9"
    again = play(state, "B propose:law/no_veto/-/-", "C propose:law/no_veto/-/-", "B end", "C end")
    assert waiting_on(again) == {C.seat}
    done = play(again, "C end", *CHIEFS)
    assert [(motion.by, motion.card) for motion in done.stage.docket] == [  # type: ignore[union-attr]
        (A.seat, "free_trade"),
        (B.seat, "no_veto"),
    ]
    before = play(four(pace=pace).changed(rules=3), *same, *NOTHING_PROPOSED)
    assert waiting_on(before) == {A.seat}  # by version 3 it falls away, and A presides


@pytest.mark.rule("SW-29.11")
@pytest.mark.rule("SW-6.2.3")
def test_the_president_sets_the_order() -> None:
    state = play(four(), "A propose:law/free_trade/-/-", "B propose:law/no_veto/-/-", *NOTHING_PROPOSED, *CHIEFS)
    assert refused(state, "A set_order:0+1+2/0+1+2+3") == "SW-6.2.3"
    state, _ = told(state, "A set_order:1+0+2+3/3+2+1+0")
    assert [motion.card for motion in state.stage.docket] == ["no_veto", "free_trade"]  # type: ignore[union-attr]
    _, events = told(state, "A end", *NOTHING_PROPOSED)
    assert [event.seat for event in events if isinstance(event, VoteCast)][:4] == [3, 2, 1, 0]


# Veto and votes


@pytest.mark.rule("SW-6.2.8")
@pytest.mark.example("SW-T.51")
def test_the_president_vetoes_once() -> None:
    motions = "A propose:law/free_trade/-/-", "B propose:law/no_veto/-/-"
    state = play(four(), *motions, *NOTHING_PROPOSED, *CHIEFS, "A veto:2")
    assert refused(state, "A veto:1") == "SW-6.2.8"
    state = play(state, "A end")
    assert refused(state, "B vote:2/for/-") == "SW-6.2.8"
    after = voted(state, "B vote:1/for/-")
    assert after.politics.laws == {"free_trade"}


@pytest.mark.rule("SW-6.3.4")
@pytest.mark.example("SW-T.51")
def test_there_is_no_veto_where_it_is_abolished() -> None:
    state = play(four(laws="no_veto"), "A propose:law/free_trade/-/-", *NOTHING_PROPOSED, *CHIEFS)
    assert refused(state, "A veto:1") == "SW-6.3.4"
    assert not any(choice.startswith("veto") for choice in offered(state, A))


@pytest.mark.rule("SW-R.33")
@pytest.mark.rule("SW-6.2.4")
@pytest.mark.rule("SW-6.2.5")
@pytest.mark.rule("SW-6.2.6")
@pytest.mark.rule("SW-6.2.7")
@pytest.mark.example("SW-T.49")
def test_a_motion_passes_with_more_votes_for_than_against() -> None:
    state = balloting("A law/free_trade/-/-", "B law/open_gates/-/-")
    tie = "B vote:1/for/-", "C vote:1/against/-"
    assert voted(state, *tie).politics.laws == frozenset()
    freed = voted(state, f"B vote:1/for/{B.home}=1", "C vote:1/against/-", "B vote:2/for/-", "C vote:2/against/-")
    assert freed.politics.laws == {"free_trade"}  # 10 to 9, and then 9 to 9 again
    assert system(freed, B.home).slaves == 1


@pytest.mark.rule("SW-6.2.6")
def test_only_slaves_that_are_there_can_be_freed_and_each_once() -> None:
    state = balloting("A law/free_trade/-/-", "A law/open_gates/-/-")
    assert refused(state, f"B vote:1/for/{B.home}=3") == "SW-6.2.6"
    assert refused(state, f"A vote:1/for/{B.home}=1") == "SW-6.2.6"
    assert refused(state, "B vote:1/for/nowhere=0") == refused(state, "B vote:1/for/3-3=0") == "SW-6.2.6"
    state = play(state, f"B vote:1/for/{B.home}=2")
    assert refused(state, f"B vote:2/for/{B.home}=1") == "SW-6.2.6"
    assert refused(state, "B vote:1/against/-") == "SW-6.2.5"


@pytest.mark.rule("SW-6.2.10")
def test_a_law_stands_until_it_is_repealed() -> None:
    state = voted(balloting("A law/free_trade/-/-"), "A vote:1/for/-")
    assert next_council(state).politics.laws == {"free_trade"}
    state = voted(balloting("A repeal/free_trade/-/-", laws="free_trade"), "A vote:1/for/-")
    assert state.politics.laws == frozenset()


@pytest.mark.rule("SW-6.2.11")
def test_a_protocol_lasts_until_the_turn_ends_and_waits_a_turn() -> None:
    state = voted(balloting("A protocol/galactic_truce/-/-"), "A vote:1/for/-")
    assert state.politics.protocol("galactic_truce") is not None
    again = next_council(state)
    assert again.politics.protocol("galactic_truce") is None
    assert refused(again, "A propose:protocol/galactic_truce/-/-") == "SW-6.2.11"
    later = next_council(play(again, *NOTHING_PROPOSED, *CHIEFS, "A end"))
    assert refused(later, "A propose:protocol/galactic_truce/-/-") is None


@pytest.mark.rule("SW-23.3.3")
def test_ballots_are_not_told_before_all_are_in() -> None:
    state, events = told(balloting("A law/free_trade/-/-"), "A vote:1/for/-", "B vote:1/against/-")
    assert events == ()
    _, events = told(state, *NOTHING_PROPOSED)
    assert not any(isinstance(event, VoteCast) for event in events[:4])
    assert [event.value for event in events if isinstance(event, VoteCast)] == [
        "for", "against", "abstain", "abstain"
    ]  # fmt: skip


# At the pace live


@pytest.mark.rule("SW-23.3.3")
@pytest.mark.rule("SW-4.3.2")
def test_live_each_motion_is_voted_on_at_once() -> None:
    state = play(four(pace="live"), *CHIEFS, "A end", "A propose:law/free_trade/-/-")
    assert offered(state, A) == ["no_veto", "veto:1"]
    state = play(state, "no_veto", "A vote:1/abstain/-", "B vote:1/for/-")
    assert refused(state, "C vote:2/for/-") == "SW-6.2.4"
    state = play(state, "C vote:1/abstain/-", "D vote:1/against/-")
    assert state.politics.laws == {"free_trade"}
    assert refused(state, "A propose:repeal/free_trade/-/-") is None
    assert refused(state, "A propose:law/free_trade/-/-") == "SW-6.2.2"


@pytest.mark.rule("SW-6.2.8")
def test_live_a_motion_that_is_vetoed_is_used_up() -> None:
    state = play(four(pace="live"), *CHIEFS, "A end", "A pass_proposal", "B propose:law/free_trade/-/-", "A veto:1")
    assert refused(state, "C propose:law/free_trade/-/-") == "SW-6.2.9"
    state = play(state, "C propose:law/no_veto/-/-")
    assert offered(state, A) == ["vote:2/abstain", "vote:2/against", "vote:2/for"]  # no second veto


# Protocols


@pytest.mark.rule("SW-6.4.5")
@pytest.mark.rule("SW-6.4.6")
@pytest.mark.parametrize(("card", "credits", "left"), [("aid", 20, 33), ("sanction", 20, 17), ("sanction", 1, 0)])
def test_aid_and_sanction(card: str, credits: int, left: int) -> None:
    """B is Chief of Security besides, and has 5 credits for it."""
    state = balloting(f"A protocol/{card}/1/-")
    state = voted(state.with_empire(B.seat, credits=credits + 5 if credits == 20 else credits), "A vote:1/for/-")
    assert state.empires[B.seat].credits == left


@pytest.mark.rule("SW-6.4.11")
def test_the_industrial_plan_brings_a_raw_material_to_each_capital() -> None:
    state = voted(balloting("A protocol/industrial_plan/-/-", "A protocol/aid/3/-"), "A vote:1/for/-", "A vote:2/for/-")
    assert refused(state, "A plan:crystal_d") == "SW-6.4.11"
    state = play(state, "A plan:chemical", "B plan:electronic", "C auto", "D auto")
    found = [state.sectors[at(state, player.home)].tokens for player in (A, B, C, D)]
    assert found == [Tokens(chemical=1), Tokens(electronic=1), Tokens(1), Tokens(1)]
    assert state.empires[D.seat].credits == 33  # the second motion was read out too
    assert state.matter is None


@pytest.mark.rule("SW-6.4.11")
def test_who_has_no_capital_is_given_nothing() -> None:
    state = council(cities(A, 12), cities(B, 9, capital=None), cities(C, 3))
    state = play(
        state, "A propose:protocol/industrial_plan/-/-", "A end", "B end", "C end", "A auto", "A auto", "A end"
    )
    state = play(state, "A vote:1/for/-", "A end", "B end", "C end", "A auto", "C auto")
    assert state.matter is None


@pytest.mark.rule("SW-6.4.12")
@pytest.mark.rule("SW-6.4.1")
def test_a_protocol_about_a_sector_takes_effect_there() -> None:
    state = voted(balloting("A protocol/quarantine/-/2-0", "B protocol/free_fire_zone/-/2-1"), "A vote:1/for/-")
    barred = bars_entry(state, B.seat, at(state, "2-0"))
    assert barred is not None
    assert barred.reason.rule == "SW-6.4.12"
    assert bars_entry(state, B.seat, at(state, "2-1")) is None


@pytest.mark.rule("SW-6.4.4")
def test_under_a_science_boycott_agreements_give_nobody_points() -> None:
    sides = [player(systems={player.home: System(Levels(city=4, research_center=3))}) for player in (A, B, C, D)]
    partners = {(A, B): {"scientific": True}, (A, C): {"scientific": True}}
    state = given(*sides, relations=partners)
    boycott = state.changed(politics=replace(state.politics, protocols=(ActiveProtocol("science_boycott", (B.seat,)),)))
    alone, each = 3, points(state, B.seat) - 3
    assert each > 0
    assert [points(state, player.seat) for player in (A, B, C, D)] == [
        alone + 2 * each,
        alone + each,
        alone + each,
        alone,
    ]
    assert [points(boycott, player.seat) for player in (A, B, C, D)] == [alone + each, alone, alone + each, alone]


@pytest.mark.rule("SW-6.4.9")
@pytest.mark.parametrize(
    ("order", "rule"),
    [
        ("order:{home}/corvette", "SW-6.4.9"),
        ("order:{home}/star_fighter", "SW-6.4.9"),
        ("order:{home}/regular", "SW-6.4.9"),
        ("train:{home}/regular", "SW-6.4.9"),
        ("order:{home}/freight", None),
        ("train:{home}/consul", None),
    ],
)
def test_under_an_arms_embargo_neither_battle_craft_nor_legions_are_begun(order: str, rule: str | None) -> None:
    yard = System(Levels(city=2, shipyard=2), singles=frozenset({"space_academy"}))
    rich = {player.home: {"tokens": Tokens(20, 20, 20)} for player in (A, B)}
    embargo = {"protocols": (ActiveProtocol("arms_embargo", (A.seat,)),)}
    sides = [player(credits=90, systems={player.home: yard}) for player in (A, B)]
    state = begin(given(*sides, C(), sectors=rich, politics=embargo), "construction_repair")
    assert refused(state, f"A {order.format(home=A.home)}") == rule
    assert refused(state, f"B {order.format(home=B.home)}") is None


@pytest.mark.rule("SW-6.4.10")
def test_a_science_fair_gives_a_point_to_who_has_a_laboratory() -> None:
    state = given(A(systems={A.home: System(Levels(research_center=2))}), B(), C())
    fair = state.changed(politics=replace(state.politics, protocols=(ActiveProtocol("science_fair"),)))
    assert [points(state, player.seat) for player in (A, B)] == [2, 0]
    assert [points(fair, player.seat) for player in (A, B)] == [3, 0]

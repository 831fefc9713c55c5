"""The text of a position: it reads back, keeps secrets, and refuses what no game could come to."""

import re

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from stellarch.core import BadNotation, Seat, Template
from stellarch.games.galaxy_empires import GALAXY_EMPIRES
from stellarch.games.galaxy_empires.actions import Concede
from stellarch.games.galaxy_empires.data import MISSIONS
from stellarch.games.galaxy_empires.offers import Instalment, KeepOut, NoDisrupt, Note, Terms, Truce
from stellarch.games.galaxy_empires.options import Options
from stellarch.games.galaxy_empires.position import read_position, write_position
from stellarch.games.galaxy_empires.rules import promises
from stellarch.games.galaxy_empires.rules.course import Course
from stellarch.games.galaxy_empires.state import Discard, Errands, Offer, Proposal, State, War
from stellarch.testing import contract
from tests.cases import for_each

CASES = [  # with seeds of which some come to a war
    contract.Case(GALAXY_EMPIRES, 2, Options(round_limit=30), "a", out_of_turn=1000),
    contract.Case(GALAXY_EMPIRES, 3, Options(asymmetric_powers=True, clause_mode="honour"), "k", out_of_turn=1000),
    contract.Case(GALAXY_EMPIRES, 4, Options(), "c", out_of_turn=1000),
    contract.Case(GALAXY_EMPIRES, 4, Options(war_mode="live"), "a", out_of_turn=1000),
]
STATES: list[State] = [moment.state for case in CASES for moment in contract.moments(case)]
STATES += [contract.moments(case)[-1].step.state for case in CASES]
START = GALAXY_EMPIRES.start(Options(), 4, "1").state


def with_promises() -> State:
    """A position in which one clause of each kind was agreed."""
    clauses = (
        Truce(3),
        NoDisrupt("pl_n", Seat(1), 2),
        KeepOut(Seat(0), ("st_n", "nz_nw"), 5),
        Instalment(Seat(1), 100, 3, "each_delivery"),
        Note("On se voit à 8 ~ ou * plus - tôt."),
    )
    course = Course(START)
    for clause in clauses:
        promises.agree(course, Offer("", Seat(0), Seat(1), Terms(), 1), clause)
    return course.state


@pytest.mark.parametrize("kind", [War, Proposal, Errands, type(None)])
def test_the_games_played_here_come_to_every_kind_of_decision(kind: type) -> None:
    assert any(isinstance(state.pending, kind) for state in STATES)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_positions_read_back(case: contract.Case) -> None:
    for moment in contract.moments(case):
        text = write_position(moment.step.state)
        assert write_position(read_position(text, "another seed")) == text


def test_promises_read_back() -> None:
    state = with_promises()
    assert read_position(write_position(state), "seed").promises == state.promises


def test_a_position_is_safe_in_a_link() -> None:
    for state in (*STATES[::5], with_promises()):
        assert re.fullmatch(r"[A-Za-z0-9~*._-]+", write_position(state))


def test_what_is_read_shows_everybody_the_same_board() -> None:
    for state in STATES[::20]:
        seen, read = (GALAXY_EMPIRES.view(one, None) for one in (state, read_position(write_position(state), "seed")))
        assert read == seen


def test_hands_deck_offers_and_terms_are_not_in_it() -> None:
    for state in STATES[::5]:
        pending = state.pending
        secret = state.changed(
            hands=tuple(tuple(replace(card, mission="M01", progress=1) for card in hand) for hand in state.hands),
            deck=tuple(reversed(state.deck)),
            discards=tuple(card if card.shown else Discard("M01", shown=False) for card in state.discards),
            offers=(),
            pending=replace(pending, offer=replace(pending.offer, terms=Terms()))
            if isinstance(pending, Proposal)
            else pending,
        )
        assert write_position(secret) == write_position(state)


def test_the_seed_decides_the_cards_that_nobody_sees() -> None:
    text = write_position(START)
    assert read_position(text, "1") == read_position(text, "1")
    assert read_position(text, "1").deck != read_position(text, "2").deck


def test_all_cards_are_dealt_once() -> None:
    for state in STATES[::20]:
        read = read_position(write_position(state), "seed")
        held = [card.mission for hand in read.hands for card in hand]
        dealt = [*read.deck, *held, *(card.mission for card in read.discards)]
        assert sorted(dealt) == sorted(card.id for card in MISSIONS.values() if card.min_players <= len(read.players))


def test_a_player_who_leaves_after_the_war_is_in_it() -> None:
    leaving = next(
        after
        for state in STATES
        if isinstance(state.pending, War) and state.pending.asked
        for after in [GALAXY_EMPIRES.apply(state, state.pending.attacker, Concede()).state]
        if after.conceding
    )
    assert read_position(write_position(leaving), "seed").conceding == leaving.conceding


# What is refused

FIELD_OF_START = write_position(START).split("~")


def changed(**fields: str) -> str:
    """The first position with some of its fields (f2 to f13) written otherwise."""
    written = list(FIELD_OF_START)
    for name, value in fields.items():
        written[int(name[1:]) - 1] = value
    return "~".join(written)


BAD = {
    "": "13 fields",
    "sse1~-": "13 fields",
    changed(f2="war_mode.peace"): "simulated, live",
    changed(f3="c-1000-5-5-0-0.c-1000-5-5-0-0"): "each once",
    changed(f3=FIELD_OF_START[2].replace("-5-5-", "-16-5-", 1)): "more than 15 PP",
    changed(f4="-" * 19): "lost its home",
    changed(f5="-.-.-"): "fleets of each seat",
    changed(f5="A1c99.-.-.-"): "never built",
    changed(f6="st_n"): "Only a capital",
    changed(f7="1.-.-.-"): "never drawn",
    changed(f8="M99"): "M99",
    changed(f9="1-1-0-0-2"): "Field 9",
    changed(f11="01r1.3-3.truce.3*nonsense"): "promise",
    changed(f11="01r1.4-3.truce.3"): "bind",
    changed(f11="01r1.3-3.note.hm"): "bind",
    changed(f12="lunch"): "under way",
    changed(f12="war.0.1.st_n.A1.B1.1-1.0-0.-"): "no such war",
    changed(f12="fleets.A1h.-.deal.0.1.3.nothing"): "clause or deal",
    changed(f13="0.luck"): "Field 13",
}


@for_each(("text", "reason"), BAD.items())
def test_what_is_no_position_is_refused_in_words(text: str, reason: str) -> None:
    with pytest.raises(BadNotation) as fault:
        read_position(text, "seed")
    assert reason in fault.value.why.en
    assert fault.value.why.fr
    assert 0 <= fault.value.at <= len(text)


def test_a_turn_that_is_spent_is_no_decision() -> None:
    spent = START.with_turn(actions=0)
    with pytest.raises(BadNotation, match="Nobody has a decision"):
        read_position(write_position(spent), "seed")


def test_a_game_somebody_has_won_is_over() -> None:
    with pytest.raises(BadNotation, match="Nobody has a decision"):
        read_position(write_position(START.with_player(Seat(0), cash=7000)), "seed")


@pytest.mark.parametrize("filler", ["a", "~", "ge1~", "-", "1" * 9, "\n", "é"])
def test_long_texts_are_refused_in_a_few_words(filler: str) -> None:
    with pytest.raises(BadNotation) as fault:
        read_position(filler * 150_000)
    assert len(str(fault.value)) < 500


SLIPS = st.text("chvgmdrkbvxulpa0123456789-.~*_ABCDEFGHIJK", max_size=3)


@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(st.sampled_from(STATES[::7]), st.floats(0, 1, exclude_max=True), st.integers(0, 3), SLIPS)
@example(with_promises(), 0.0, 0, "")
def test_a_slip_of_the_pen_is_refused_or_can_be_played(state: State, where: float, length: int, slip: str) -> None:
    text = write_position(state)
    place = int(where * len(text))
    try:
        found = read_position(text[:place] + slip + text[place + length :], "seed")
    except BadNotation:
        return
    assert read_position(write_position(found), "seed") == found
    for seat in GALAXY_EMPIRES.waiting_on(found):
        for choice in GALAXY_EMPIRES.legal(found, seat):
            if not isinstance(choice, Template):
                GALAXY_EMPIRES.apply(found, seat, choice)
        GALAXY_EMPIRES.view(found, seat)
    GALAXY_EMPIRES.standings(found)

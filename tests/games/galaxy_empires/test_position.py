"""The text of a position: it reads back, keeps secrets, and anything else is refused."""

import re

import pytest
from msgspec.structs import replace

from stellarch.core import BadNotation, Seat
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
        assert re.fullmatch(r"[A-Za-z0-9~_-]+", write_position(state))


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


NO_POSITIONS = ("", "sse1~-", "ge~", "ge~nonsense", write_position(START)[:-9], "ge~" + "é" * 150_000)


@pytest.mark.parametrize("text", NO_POSITIONS, ids=range(len(NO_POSITIONS)))
def test_what_is_no_position_is_refused_in_a_few_words(text: str) -> None:
    with pytest.raises(BadNotation) as fault:
        read_position(text, "seed")
    assert len(str(fault.value)) < 500

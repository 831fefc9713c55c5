"""No view, choice, default or event of a game tells what is sealed, what others offer each other, or a future die.

Each secret is changed, and to everybody else everything must look the same.
"""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from stellarch.core import Chance, Refused, Seat, Text
from stellarch.games.space_wars.chapters.construction import CONSTRUCTION
from stellarch.games.space_wars.chapters.general import End
from stellarch.games.space_wars.chapters.offers import OfferDeclined, OfferMade, OfferVoid
from stellarch.games.space_wars.contents import read_action
from stellarch.games.space_wars.notation import Order
from stellarch.games.space_wars.rules import play
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.state import Filed, Sealed, State, System
from stellarch.games.space_wars.state.empires import StandingOrders
from stellarch.games.space_wars.state.matters import FormName
from stellarch.games.space_wars.view import SwView, imagine, view
from tests.games.space_wars.random_games import Turned, late_game, random_game
from tests.rules.space_wars.given import A, B, at, begin
from tests.rules.space_wars.given import given as position
from tests.sent import sent

NAMES = [f"Player {seat}" for seat in range(1, 10)]
games = st.tuples(st.integers(0, 10**6), st.integers(2, 9))


def seen_by(state: State, seat: Seat | None) -> bytes:
    """All that a seat is sent: the view, what it may do, and what is done for it."""
    seen: SwView = view(state, seat)
    if seat is None:
        return sent(seen)
    asked = seat in play.waiting_on(state)
    usual = play.default(state, seat) if asked else None
    return sent((seen, list(play.legal(state, seat)), list(play.free(state, seat)), usual))


def others(state: State, *seats: Seat) -> Iterator[Seat | None]:
    yield None
    yield from (seat for seat in state.seats if seat not in seats)


def some(turns: Iterator[Turned], every: int) -> Iterator[Turned]:
    """One turn in this number: what is shown to all is long."""
    return (turned for number, turned in enumerate(turns) if number % every == 0)


@pytest.mark.rule("SW-24.1.5")
@settings(max_examples=5, deadline=None)
@given(game=games)
def test_nobody_sees_how_dice_will_fall(game: tuple[int, int]) -> None:
    for turned in some(late_game(*game, orders=60), every=10):
        other = turned.state.changed(chance=Chance("other dice"), sealed={})
        state = turned.state.changed(sealed={})
        for seat in others(state):
            assert seen_by(state, seat) == seen_by(other, seat)


@pytest.mark.rule("SW-24.1.3", "SW-24.1.1")
@settings(max_examples=3, deadline=None)
@given(game=games)
def test_nobody_sees_what_others_have_sealed(game: tuple[int, int]) -> None:
    for turned in some(late_game(*game, orders=100), every=5):
        state = turned.state
        for seat, sealed in state.sealed.items():
            if sealed.orders:
                empty = state.changed(sealed={**state.sealed, seat: Sealed(done=sealed.done)})
                for other in others(state, seat):
                    assert seen_by(state, other) == seen_by(empty, other)


@pytest.mark.rule("SW-24.1.4")
@settings(max_examples=5, deadline=None)
@given(game=games)
def test_nobody_sees_what_others_offer_each_other(game: tuple[int, int]) -> None:
    for turned in random_game(str(game[0]), max(3, game[1]), 30 * game[1], pace="live" if game[0] % 2 else "guided"):
        state = turned.state
        for offer in state.politics.offers[-1:]:
            without = replace(state.politics, offers=tuple(each for each in state.politics.offers if each != offer))
            for other in others(state, offer.by, offer.to):
                assert sent(view(state, other)) == sent(view(state.changed(politics=without), other))
        for event in turned.events:
            if isinstance(event, (OfferMade, OfferDeclined, OfferVoid)):
                for other in others(state, event.by, event.to):
                    assert event.seen_by(other) is None


@pytest.mark.rule("SW-23.1.1")
@settings(max_examples=4, deadline=None)
@given(game=games)
def test_a_refusal_tells_nothing_that_is_sealed(game: tuple[int, int]) -> None:
    """Whatever somebody tries, the answer is the same whatever the others have sealed."""

    def answer(state: State, seat: Seat, order: str) -> tuple[str | None, Text] | None:
        try:
            play.apply(state, seat, read_action(order))
        except Refused as refusal:
            return refusal.rule, refusal.why
        return None

    for turned in some(late_game(*game, orders=80), every=8):
        state = turned.state
        bare = state.changed(sealed={seat: Sealed(done=each.done) for seat, each in state.sealed.items()})
        for seat in state.seats:
            if seat not in state.sealed and len(play.waiting_on(state)) > 1:
                for order in ("research:robotic", "offer_treaty:0/alliance", "build:veridia_11/city", "vote:1/for/-"):
                    assert answer(state, seat, order) == answer(bare, seat, order)


ORDERED = (
    StandingOrders(passes_until=99),
    StandingOrders(posture="bold"),
    StandingOrders(posture="careful", garrison=1),
)
FILED: dict[FormName, Filed] = {"extraction": Filed(()), "works": Filed(()), "plan": Filed((End(),))}
"""What somebody may have ordered, or handed in, without anybody's knowing."""


@pytest.mark.rule("SW-23.3.8", "SW-24.1.6")
def test_what_others_have_ordered_ahead_comes_out_only_where_nothing_can_be_taken_back() -> None:
    """Else one could look, take one's order back, and know."""
    came_out = 0
    for turned in some(late_game(0, 3, orders=120), every=2):
        state, seat = turned.before, turned.seat
        order = End() if End() in play.legal(state, seat) else turned.order
        for other in (each for each in state.seats if each != seat):
            usual = learnt(state.with_empire(other, standing=StandingOrders()), seat, order)
            filed = [state.with_filed(other, form, orders) for form, orders in FILED.items()]
            for ordered in (*(state.with_empire(other, standing=each) for each in ORDERED), *filed):
                known = learnt(ordered, seat, order)
                came_out += known is None and usual is not None
                assert known is None or known == usual
    assert came_out > 3


def learnt(state: State, seat: Seat, order: Order) -> bytes | None:
    """What a seat is told and shown by an order; None where that cannot be taken back."""
    after, events = play.apply(state, seat, order)
    if any(event.reveals for event in events):
        return None
    return sent(([event for event in events if event.seen_by(seat)], view(after, seat)))


@pytest.mark.rule("SW-23.3.5")
@pytest.mark.rule("SW-24.1.5")
@pytest.mark.parametrize("die", [1, 4, 6])
def test_a_player_remembers_the_dice_he_has_seen_and_knows_none_that_are_to_come(die: int) -> None:
    """A bot is asked again after each die, in a state made from its view: there it fell as it fell."""
    lived_in = {"veridia_11": System(natives=2)}
    state = position(A(systems=lived_in, dice=(die, 3)), B(), tiles={"4-7": "veridia_11"})
    state = play.apply(begin(state, "construction_repair"), A.seat, read_action("convert:veridia_11/roll")).state
    seen = view(state, A.seat)
    assert seen.dice == (die,)
    assert view(state, B.seat).dice == view(state, None).dice == ()
    imagined = [CONSTRUCTION.draft(imagine(seen, seed), A.seat) for seed in "abcdefgh"]
    surface = CONSTRUCTION.draft(state, A.seat).sectors.system(at(state, "veridia_11"))
    assert all(draft.sectors.system(at(state, "veridia_11")) == surface for draft in imagined)
    assert len({Course(draft).die(A.seat) for draft in imagined}) > 1

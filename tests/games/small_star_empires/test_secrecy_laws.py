"""What is hidden stays hidden: change each secret, and nothing that anybody is shown changes (SSE-7.10)."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from stellarch.core import Chance, Event, Refused, Seat
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES
from stellarch.games.small_star_empires.data import deck
from stellarch.games.small_star_empires.state import State
from tests.games.small_star_empires.random_games import RandomGame, conceivable, games, law, moments, turns
from tests.sent import sent

legal, apply, view = SMALL_STAR_EMPIRES.legal, SMALL_STAR_EMPIRES.apply, SMALL_STAR_EMPIRES.view


def with_other_secrets(state: State, seed: str) -> State:
    """The same position to all who play, with other tiles face down and another seed."""
    tiles = Chance(seed).shuffled(deck(15), "secrets")
    return replace(state, chance=Chance(seed), face_down=dict(zip(state.face_down, tiles, strict=False)))


def refusals(state: State) -> list[tuple[type, str | None, str, str, tuple[str, ...]]]:
    """What every conceivable order that is refused is refused with."""
    found = []
    for action in conceivable(state):
        try:
            apply(state, state.turn, action)
        except Refused as refused:
            found.append((type(refused), refused.rule, str(refused), refused.why.fr, refused.about))
    return found


@pytest.mark.rule("SSE-7.10")
@law
@given(moments, st.integers())
def test_no_secret_shows_in_a_view_a_text_a_choice_or_a_refusal(state: State, seed: int) -> None:
    other = with_other_secrets(state, str(seed))
    for seat in (*state.seats, None):
        assert sent(view(other, seat)) == sent(view(state, seat))
    assert (str(other), repr(other)) == (str(state), repr(state))
    assert sent(list(legal(other, state.turn))) == sent(list(legal(state, state.turn)))
    assert sent(SMALL_STAR_EMPIRES.standings(other)) == sent(SMALL_STAR_EMPIRES.standings(state))
    assert refusals(other) == refusals(state)


def as_seen(events: tuple[Event, ...], seat: Seat | None) -> list[Event | None]:
    return [event.seen_by(seat) for event in events]


@pytest.mark.rule("SSE-7.10")
@law
@given(games(), st.integers())
def test_no_event_tells_of_a_tile_that_stays_face_down(game: RandomGame, seed: int) -> None:
    for turn in turns(game):
        if not any(event.reveals for event in turn.events):
            other = apply(with_other_secrets(turn.before, str(seed)), turn.seat, turn.action)
            for seat in (*turn.before.seats, None):
                assert sent(as_seen(other.events, seat)) == sent(as_seen(turn.events, seat))


@law
@given(moments, st.integers())
def test_an_imagined_state_looks_the_same_and_holds_tiles_of_the_same_deck(state: State, seed: int) -> None:
    for seat in (*state.seats, None):
        imagined = SMALL_STAR_EMPIRES.imagine(view(state, seat), str(seed))
        assert view(imagined, seat) == view(state, seat)
        assert legal(imagined, state.turn) == legal(state, state.turn)
        assert imagined.face_down.keys() == state.face_down.keys()
        tiles = Counter([*imagined.face_down.values(), *imagined.face_up.values()])
        assert tiles <= Counter(deck(state.options.deck))


@law
@given(moments, st.integers())
def test_an_imagined_game_can_be_played_to_its_end(state: State, seed: int) -> None:
    imagined = SMALL_STAR_EMPIRES.imagine(view(state, None), str(seed))
    while not imagined.over:
        imagined = apply(imagined, imagined.turn, SMALL_STAR_EMPIRES.default(imagined, imagined.turn)).state
    assert SMALL_STAR_EMPIRES.standings(imagined).winners

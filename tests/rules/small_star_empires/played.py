"""Orders of the player on turn, in their short form, and what comes of them."""

import pytest

from stellarch.core import Event, Illegal
from stellarch.games.small_star_empires.actions import read_action as order
from stellarch.games.small_star_empires.rules.choices import legal
from stellarch.games.small_star_empires.rules.play import apply
from stellarch.games.small_star_empires.state import State


def after(state: State, *actions: str) -> State:
    """The state after actions of the player on turn."""
    for action in actions:
        state = apply(state, state.turn, order(action)).state
    return state


def events_of(state: State, action: str) -> tuple[Event, ...]:
    return apply(state, state.turn, order(action)).events


def choices(state: State) -> set[str]:
    """What the seat on turn may do."""
    return set(map(str, legal(state, state.turn)))


def refusal(state: State, action: str) -> Illegal:
    with pytest.raises(Illegal) as refused:
        apply(state, state.turn, order(action))
    return refused.value

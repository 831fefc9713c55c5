"""GE-3: who goes first, and who comes next."""

import re

import pytest

from stellarch.core import Seat
from stellarch.games.galaxy_empires import GALAXY_EMPIRES
from stellarch.games.galaxy_empires.events import GameStarted
from stellarch.games.galaxy_empires.options import Options
from stellarch.games.galaxy_empires.setup import Rolls, opening_rolls
from tests.cases import for_each
from tests.rules.galaxy_empires.given import LETTERS, C, Empire, G, H, Key, Loaded, V, active, given, play

SEATS = tuple(map(Seat, range(4)))


def opening(words: str) -> Rolls:
    """The opening rolls of C, H, V and G, round by round: "C4 H6 V6 G2, H3 V5"."""
    falls: dict[Key, int] = {
        ("order", number, "CHVG".index(who)): int(roll) - 1
        for number, rolls in enumerate(words.split(", "))
        for who, roll in re.findall(r"([CHVG])(\d)", rolls)
    }
    return opening_rolls(Loaded("test", falls), SEATS)


def first_of(rolls: Rolls) -> Empire:
    ((seat, _),) = [roll for roll in rolls[-1] if roll[1] == max(number for _, number in rolls[-1])]
    return list(LETTERS.values())[seat]


def order_from(empire: Empire, *among: Empire) -> list[Empire]:
    """Whose turn it is, one after the other, from a position in which it is the turn of `empire`."""
    state = given(turn=empire, first=empire, among=among or (C, H, V, G))
    order = []
    for _ in state.players:
        order.append(active(state))
        state = play(state, "end")
    return order


@pytest.mark.rule("GE-3.1")
def test_the_highest_roll_goes_first() -> None:
    assert first_of(opening("C4 H6 V5 G2")) == H


@pytest.mark.rule("GE-3.2", "GE-R.4")
def test_those_tied_for_highest_roll_again() -> None:  # GE-X.2
    rolls = opening("C4 H6 V6 G2, H3 V5")
    assert first_of(rolls) == V
    assert order_from(V) == [V, G, C, H]


@pytest.mark.rule("GE-3.2", "GE-R.4")
def test_the_others_keep_waiting() -> None:  # GE-X.3
    rolls = opening("C5 H5 V5 G1, C2 H6 V6, H1 V4")
    assert first_of(rolls) == V
    assert [[seat for seat, _ in again] for again in rolls] == [[0, 1, 2, 3], [0, 1, 2], [1, 2]]


@pytest.mark.rule("GE-3.1", "GE-3.2")
@for_each("seed", [str(number) for number in range(20)])
def test_a_game_begins_with_the_player_who_rolled_highest(seed: str) -> None:
    state, events = GALAXY_EMPIRES.start(Options(), 4, seed)
    (begun,) = [event for event in events if isinstance(event, GameStarted)]
    assert sorted(seat for seat, _ in begun.rolls[0]) == [0, 1, 2, 3]
    for rolls, again in zip(begun.rolls, begun.rolls[1:], strict=False):
        highest = max(roll for _, roll in rolls)
        assert [seat for seat, roll in rolls if roll == highest] == [seat for seat, _ in again]
    last = begun.rolls[-1]
    assert [seat for seat, roll in last if roll == max(roll for _, roll in last)] == [state.turn.seat] == [begun.first]


@pytest.mark.rule("GE-3.3")
@pytest.mark.parametrize(("first", "order"), [(C, "CHVG"), (H, "HVGC"), (V, "VGCH"), (G, "GCHV")])
def test_play_goes_clockwise(first: Empire, order: str) -> None:
    assert order_from(first) == [LETTERS[letter] for letter in order]


@pytest.mark.rule("GE-R.35")
def test_the_corners_are_the_seats_at_the_table() -> None:
    assert order_from(C, V, G, C, H) == [C, H, V, G]


@pytest.mark.rule("GE-3.3")
def test_an_eliminated_player_is_skipped() -> None:
    assert active(play(given(H(out=1)), "end")) == V


@pytest.mark.rule("GE-3.4")
def test_a_round_ends_when_play_comes_back_to_the_first_player() -> None:
    state = given(turn=H, first=V)
    assert state.turn.round == 1
    assert play(state, "end").turn.round == 2
    assert play(state, "end", "end", "end", "end").turn.round == 2


@pytest.mark.rule("GE-3.4")
def test_a_round_ends_also_when_the_first_player_is_passed_over() -> None:
    state = given(V(out=1), turn=H, first=V)
    after = play(state, "end")
    assert (active(after), after.turn.round) == (G, 2)

"""Space Wars as the other rooms see it."""

from typing import Any

import pytest

from stellarch.bots import RandomBot
from stellarch.core import LANGUAGES, Language, Seat, Table
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.notation import Order
from stellarch.games.space_wars.options import Options
from stellarch.games.space_wars.state import State


def table_after(actions: int, players: int = 4, seed: str = "game") -> Table[State, Order]:
    """A table at which a number of actions were played at random."""
    table: Table[Any, Any] = Table(SPACE_WARS, players, seed, Options())
    for number in range(actions):
        seat = table.turn
        assert seat is not None
        table.play(RandomBot().choose(SPACE_WARS, table.view(seat), table.legal, str(number)), seat)
    return table


@pytest.mark.parametrize("players", SPACE_WARS.players.numbers)
def test_a_state_is_saved_and_restored(players: int) -> None:
    state = table_after(60, players).state
    assert SPACE_WARS.restore(SPACE_WARS.save(state)) == state


def test_what_is_imagined_from_a_view_gives_the_same_view() -> None:
    state = table_after(150).state
    for seat in (None, *map(Seat, range(4))):
        seen = SPACE_WARS.view(state, seat)
        assert SPACE_WARS.view(SPACE_WARS.imagine(seen, "another seed"), seat) == seen


@pytest.mark.rule("SW-24.1.3")
def test_nobody_sees_what_others_have_sealed() -> None:
    """A has chosen technologies; to the others it looks the same whichever they are."""
    table = Table(SPACE_WARS, 3, "sealed", Options(redeal="off"))
    first, *others = sorted(table.waiting_on)
    choices = ("trading_ability_2+movement_range_2", "trading_ability_2+orbital_base")
    states = [
        SPACE_WARS.apply(
            table.state, first, SPACE_WARS.read_action(f"choose_technologies:level_3_buildings/{two}")
        ).state
        for two in choices
    ]
    for other in (None, *others):
        one, another = (SPACE_WARS.view(state, other) for state in states)
        assert one == another
        assert one.done[first]
    assert SPACE_WARS.view(states[0], first) != SPACE_WARS.view(states[1], first)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("colour", [False, True])
def test_the_picture_fits_a_terminal_of_a_hundred_columns(language: Language, colour: bool) -> None:
    table = table_after(300, players=9)
    picture = SPACE_WARS.picture(table.view(0), language, colour=False)
    *map_lines, _ = picture.split("\n\n!")[0].split("\n")
    assert max(map(len, map_lines)) <= 100
    inked = SPACE_WARS.picture(table.view(0), language, colour)
    assert ("\x1b[" in inked) == colour


def test_a_decision_is_told_in_words_and_says_whether_it_is_sealed() -> None:
    table = Table(SPACE_WARS, 3, "asked", Options(redeal="off"))
    for seat in sorted(table.waiting_on):
        asked = SPACE_WARS.decision(table.state, seat)
        assert asked is not None
        assert (asked.kind, asked.sealed, asked.together) == ("choosing", True, True)
        table.play(asked.default, seat)
    assert table.state.turn == 1

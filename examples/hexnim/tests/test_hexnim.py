"""Hex-Nim: the contract that every game keeps, and the rules one by one."""

from typing import Literal

import pytest
from hexnim import HEX_NIM, Options, State, Take
from hexnim.bots import Finisher

from stellarch.core import GameOver, Illegal, Seat, Table
from stellarch.testing import Case, check_game


def table(*takes: str, radius: Literal[1, 2, 3] = 1) -> Table[State, Take]:
    """A game after these turns."""
    begun = Table(HEX_NIM, 2, "1", Options(radius))
    for take in takes:
        begun.play(take)
    return begun


def test_the_contract() -> None:
    check_game(HEX_NIM, Case(HEX_NIM, 2, Options(1)), Case(HEX_NIM, 2, Options()), Case(HEX_NIM, 2, Options(3)))


@pytest.mark.parametrize(("radius", "stones"), [(1, 7), (2, 19), (3, 37)])
def test_the_board_is_a_hexagon_of_stones(radius: Literal[1, 2, 3], stones: int) -> None:
    assert len(table(radius=radius).state.stones) == stones


@pytest.mark.parametrize(
    ("rule", "take"),
    [
        ("NIM-2.1", "c4-d5"),  # not in line
        ("NIM-2.1", "d2-d5"),  # four
        ("NIM-2.2", "d4"),  # taken before
        ("NIM-2.2", "d3-d5"),  # across the gap
        ("NIM-2.2", "a1"),  # off the board
    ],
)
def test_a_refusal_names_its_rule(rule: str, take: str) -> None:
    with pytest.raises(Illegal) as refusal:
        table("d4").play(take)
    assert refusal.value.rule == rule


def test_a_hex_that_no_board_has_is_refused_too() -> None:
    far = HEX_NIM.read_plain({"type": "take", "first": [0, 0], "last": [10**9, 0]})
    with pytest.raises(Illegal):
        table().play(far)


def test_a_row_may_be_written_from_either_end() -> None:
    assert table("d3-d5").state == table("d5-d3").state


def test_the_last_stone_wins() -> None:
    over = table("d3-d5", "c4-c5", "e3-e4")
    assert over.standings.winners == (0,)
    assert [event.told(["Ann", "Ben"]).en for event in over.log[0].events] == ["Ann takes 3 stones, d3 to d5."]
    with pytest.raises(GameOver):
        over.play("d4", 1)


def test_the_board_is_drawn() -> None:
    assert HEX_NIM.picture(table("d4").view()) == "  c4  c5\nd3   .  d5\n  e3  e4"


def test_the_finisher_finishes() -> None:
    left = table("d3-d5", "c4-c5")
    assert str(Finisher().choose(HEX_NIM, left.view(0), HEX_NIM.legal(left.state, Seat(0)), "1")) == "e3-e4"

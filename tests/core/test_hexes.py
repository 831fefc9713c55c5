"""Hexagons: directions, neighbours, lines, turning."""

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stellarch.core import CLOCKWISE, Direction, Hex

HEXES = st.builds(Hex, st.integers(-50, 50), st.integers(-50, 50))
DIRECTIONS = st.sampled_from(CLOCKWISE)
TURNS = st.integers(-12, 12)
MIDDLE = Hex(0, 0)


@pytest.mark.parametrize(
    ("direction", "reached"),
    [("E", (1, 0)), ("SE", (0, 1)), ("SW", (-1, 1)), ("W", (-1, 0)), ("NW", (0, -1)), ("NE", (1, -1))],
)
def test_one_step_in_each_direction(direction: str, reached: tuple[int, int]) -> None:
    assert MIDDLE.to(Direction(direction)) == reached


def test_a_hex_is_written_as_its_coordinates() -> None:
    assert str(Hex(3, -2)) == "3,-2"


def test_neighbours_go_clockwise_from_east() -> None:
    assert Hex(2, 1).neighbours() == ((3, 1), (2, 2), (1, 2), (1, 1), (2, 0), (3, 0))


def test_a_line_goes_straight_on() -> None:
    assert list(islice(Hex(1, -3).line(Direction.SW), 3)) == [(0, -2), (-1, -1), (-2, 0)]


def test_a_move_adds_to_both_coordinates() -> None:
    assert Hex(1, -3).moved(2, 5) == (3, 2)


def test_hexes_off_every_line_have_no_direction() -> None:
    assert MIDDLE.direction_to(Hex(1, 1)) is None
    assert MIDDLE.direction_to(Hex(-3, 1)) is None


def test_a_hex_has_no_direction_to_itself() -> None:
    assert MIDDLE.direction_to(MIDDLE) is None


@given(HEXES, DIRECTIONS, st.integers(1, 20))
def test_the_direction_and_distance_of_a_straight_line(at: Hex, direction: Direction, steps: int) -> None:
    assert at.direction_to(at.to(direction, steps)) is direction
    assert at.distance(at.to(direction, steps)) == steps


@given(HEXES, DIRECTIONS)
def test_there_and_back(at: Hex, direction: Direction) -> None:
    assert at.to(direction).to(direction.turned(3)) == at


@given(HEXES)
def test_six_neighbours_each_one_step_away_and_neighbours_of_each_other(at: Hex) -> None:
    near = at.neighbours()
    assert len(set(near)) == 6
    assert {at.distance(other) for other in near} == {1}
    assert all(at in other.neighbours() for other in near)
    assert all(one.distance(other) == 1 for one, other in zip(near, (*near[1:], near[0]), strict=True))


@given(HEXES, HEXES)
def test_distance_is_the_same_both_ways_and_counts_the_steps(one: Hex, other: Hex) -> None:
    assert one.distance(other) == other.distance(one)
    assert (one.distance(other) == 0) == (one == other)
    if one != other:
        assert min(near.distance(other) for near in one.neighbours()) == one.distance(other) - 1


@given(HEXES, HEXES, TURNS)
def test_turning_keeps_distances(one: Hex, other: Hex, sixths: int) -> None:
    assert one.turned(sixths).distance(other.turned(sixths)) == one.distance(other)


@given(HEXES, DIRECTIONS, TURNS)
def test_turning_a_step_turns_its_direction(at: Hex, direction: Direction, sixths: int) -> None:
    assert at.to(direction).turned(sixths) == at.turned(sixths).to(direction.turned(sixths))


@given(HEXES, TURNS)
def test_six_sixths_are_a_whole_turn(at: Hex, sixths: int) -> None:
    assert at.turned(sixths).turned(-sixths) == at
    assert at.turned(sixths + 6) == at.turned(sixths)


def test_turning_goes_clockwise() -> None:
    assert Hex(1, 0).turned(1) == MIDDLE.to(Direction.SE)
    assert Direction.E.turned(1) is Direction.SE
    assert Direction.E.turned(-1) is Direction.NE

"""SW-20.14.4, SW-21.1.10: how many turns the short version takes, by a plain model of a steady player.

One new system every second turn, with room for two cities, two workshops and as many laboratories as the level of
buildings; at most three jobs a turn; partners two cities and two laboratories behind; no war, event, mission or spy;
no point is lost between squares. It shows the order of magnitude, not games played.
"""

from collections.abc import Iterator

import pytest

from stellarch.games.space_wars.tables.politics import TREATIES, value_of
from stellarch.games.space_wars.tables.structures import STRUCTURES
from stellarch.games.space_wars.tables.technologies import SQUARES, TECHNOLOGIES

CHOSEN = {2: 2, 3: 1}
"""What a player knows at the start, by level."""


class Steady:
    """An empire that always builds what it lacks most."""

    def __init__(self, agreements: int) -> None:
        self.agreements = agreements
        self.credits, self.cities, self.laboratories = 20, 3, 2
        self.workshops, self.tokens = {"m": 1, "e": 1, "c": 0}, {"m": 10, "e": 8, "c": 8}
        self.researched = 0

    def turn(self, number: int) -> int:
        """Income, extraction, research, three jobs; gives the research points of the turn."""
        trading = 1 + (self.researched >= 12) + (self.researched >= 90)
        self.credits += self.cities + self.agreements * trading * value_of(max(3, self.cities - 2))
        for material, levels in self.workshops.items():
            made = min(levels, self.credits)
            self.tokens[material] += made
            self.credits -= made
        buildings = 1 + (self.researched >= 6) + (self.researched >= 60)
        points = self.laboratories + self.agreements * value_of(max(2, self.laboratories - 2))
        self.researched += points
        for _ in range(3):
            self._job(number, 1 + number // 2, buildings)
        return points

    def _job(self, number: int, systems: int, buildings: int) -> None:
        scarce = min(self.workshops, key=lambda material: self.tokens[material] + 3 * self.workshops[material])
        even = self.workshops[scarce] <= min(self.workshops.values())
        laboratory, city = STRUCTURES["research_center"].cost, STRUCTURES["city"].cost
        assert laboratory is not None
        assert city is not None
        if (
            even
            and sum(self.workshops.values()) < min(4 + 2 * (systems - 1), 2 + number)
            and self._pays(4, {scarce: 3})
        ):
            self.workshops[scarce] += 1
        elif self.laboratories < 2 + (systems - 1) * buildings and self._pays(
            laboratory.cr + 2 * (buildings - 1), {"e": 2, "c": 1}
        ):
            self.laboratories += 1
        elif self.cities < 3 + 2 * (systems - 1) and self._pays(city.cr + 1, dict.fromkeys("mec", 1)):
            self.cities += 1

    def _pays(self, credits: int, tokens: dict[str, int]) -> bool:
        if self.credits < credits or any(self.tokens[material] < count for material, count in tokens.items()):
            return False
        self.credits -= credits
        for material, count in tokens.items():
            self.tokens[material] -= count
        return True


def value(points: int) -> int:
    """What a number of points has brought in all, the cheapest technologies first."""
    worth = sum(level * count for level, count in CHOSEN.items())
    for level, squares in sorted(SQUARES.items()):
        there = sum(each.level == level for each in TECHNOLOGIES.values()) - CHOSEN.get(level, 0)
        learned = min(there, points // sum(squares))
        worth, points = worth + learned * level, points - learned * sum(squares)
        if learned < there:
            break
    return worth


def race(players: int, goal: int) -> Iterator[int]:
    """The research points of each turn, until the goal is reached."""
    empire = Steady(TREATIES["scientific"].counters[players])
    for number in range(1, 60):
        yield empire.turn(number)
        if value(empire.researched) >= goal:
            return


@pytest.mark.rule("SW-20.14.4")
@pytest.mark.parametrize(
    ("players", "points", "total"),
    [
        (8, [8, 8, 10, 10, 11, 15, 16, 17, 21, 22, 23, 24, 28, 29, 30, 31], 303),
        (6, [6, 6, 8, 8, 9, 12, 13, 14, 17, 18, 19, 20, 23, 24, 25, 26, 27, 30], 305),
    ],
)
def test_the_points_of_a_steady_player(players: int, points: list[int], total: int) -> None:
    assert list(race(players, 90)) == points
    assert sum(points) == total


@pytest.mark.rule("SW-21.1.10")
@pytest.mark.parametrize(
    ("goal", "first", "last"), [(45, 9, 11), (60, 12, 13), (90, 16, 18), (120, 19, 22), (200, 28, 31)]
)
def test_the_expected_length_is_about_that_of_the_model(goal: int, first: int, last: int) -> None:
    for players in (6, 8):
        assert first - 2 <= len(list(race(players, goal))) <= last + 2

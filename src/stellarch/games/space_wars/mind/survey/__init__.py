"""What a bot knows of its position, reckoned once for a decision and shared by all its planners.

Everything follows from the seat's view: the state in here was imagined from it, so dice fall as nobody knows and what
others have sealed is not in it.

    nature          what its level and its temper make of the player
    realm           what it has: systems, stocks, income, craft
    outlook         what its economy will come to
    money           what credits and research points are worth
    works           what is to be built, and the materials that it takes
    surroundings    what is to be found around, and what is to be avoided
    forces          who could bring how much to a battle
"""

from collections.abc import Sequence
from functools import cached_property
from typing import TypeVar

from stellarch.core import Chance, Seat
from stellarch.games.space_wars.chapters import research
from stellarch.games.space_wars.chapters.winning import raced
from stellarch.games.space_wars.mind.levels import Skill
from stellarch.games.space_wars.mind.survey.forces import Forces
from stellarch.games.space_wars.mind.survey.money import Money
from stellarch.games.space_wars.mind.survey.nature import Nature
from stellarch.games.space_wars.mind.survey.outlook import Outlook
from stellarch.games.space_wars.mind.survey.realm import Realm
from stellarch.games.space_wars.mind.survey.surroundings import Surroundings
from stellarch.games.space_wars.mind.survey.works import Works
from stellarch.games.space_wars.mind.temper import Temper
from stellarch.games.space_wars.state import State

T = TypeVar("T")

_LONG = 25.0
"""No game is expected to last longer than this many turns."""
_GROWTH = 1.2
"""Research points that an empire gains a turn, about."""
POINTS_A_LEVEL = 3.35
"""Research points that a point of development value costs, about."""
_BEST = 3
"""A careless player takes one of this many."""


class Survey:
    def __init__(self, state: State, seat: Seat, temper: Temper, skill: Skill, chance: Chance) -> None:
        self.state = state
        self.seat = seat
        self.temper = temper
        self.skill = skill
        self.chance = chance
        self.picks: list[tuple[object, object]] = []
        """What was chosen in this decision, each with the next best there was."""
        self.nature = Nature(self)
        self.realm = Realm(self)
        self.outlook = Outlook(self)
        self.money = Money(self)
        self.works = Works(self)
        self.surroundings = Surroundings(self)
        self.forces = Forces(self)

    def pick(self, options: Sequence[tuple[float, T]], *key: str | int) -> T:
        """The option with the highest score, the first of equal ones; who is careless takes any of the three best."""
        ranked = sorted(options, key=lambda option: -option[0])
        if self.skill is Skill.CARELESS:
            return self.chance.choice(ranked[:_BEST], "pick", *key)[1]
        if len(ranked) > 1:
            self.picks.append((ranked[0][1], ranked[1][1]))
        return ranked[0][1]

    @cached_property
    def turns_left(self) -> float:
        """How long the game will go on, at the pace of the fastest player; laboratories grow by about one a turn."""
        options = self.state.options
        if options.victory != "short":
            return float(max(1, (options.last_turn or 3 * _LONG) - self.state.turn))
        return min(self._turns_to_win(seat) for seat in self.state.living)

    def _turns_to_win(self, seat: Seat) -> float:
        missing = max(1, self.state.options.victory_value - self.state.empires[seat].value)
        points = max(1, research.giveable(self.state, seat))
        return float(
            max(1.0, min(_LONG, (points**2 + 2 * _GROWTH * POINTS_A_LEVEL * missing) ** 0.5 - points) / _GROWTH)
        )

    @cached_property
    def rivals(self) -> tuple[Seat, ...]:
        """Those who play on, the most advanced first."""
        others = [seat for seat in self.state.living if seat != self.seat]
        return tuple(sorted(others, key=lambda seat: -raced(self.state, seat)))

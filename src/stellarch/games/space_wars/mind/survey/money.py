"""What credits and research points are worth to the player of a survey."""

from functools import cached_property

from stellarch.core import Seat
from stellarch.games.space_wars.chapters import income
from stellarch.games.space_wars.mind.survey.part import Part
from stellarch.games.space_wars.mind.wishes import LAB_PRICE

POINT = 2.0
"""Credits that a research point is worth, to who does not reckon it anew."""
_DEAREST_POINT = 8.0
_LEAST = 0.01
"""Research points that a credit brings at least."""
_PURSE, _EASIEST = 1.5, 3.0
"""Credits pile up from this many turns' income on; and the least that one is worth then, as a divisor."""


class Money(Part):
    @cached_property
    def ease(self) -> float:
        """How easily credits are had: where they pile up, one is worth only a part of what it was."""
        return _ease(self.survey.realm.credits, self.survey.realm.income)

    @property
    def is_flush(self) -> bool:
        """Whether there are far more credits than can be spent."""
        return self.ease >= _EASIEST

    def points_for(self, credits: float) -> float:
        """The research points that this many credits would bring by the end, spent on laboratories."""
        return credits / self.ease / LAB_PRICE * self.survey.turns_left

    @cached_property
    def point(self) -> float:
        """Credits that a research point is worth; who sees the end knows that one is dearer with every turn by which a
        laboratory would bring it too late, and who reckons ahead what a credit will bring by then."""
        if self.survey.outlook.knows_enough:
            return 0.0
        if self.survey.nature.reckons and self.survey.outlook.has_room:
            return self._is_rivals_too * min(_DEAREST_POINT, 1 / max(_LEAST, self.survey.outlook.credit))
        return self._point(self.ease, self.survey.temper.science)

    def point_to(self, seat: Seat) -> float:
        """What one is worth to another, as everybody can reckon who reckons like oneself."""
        earned = income.from_cities(self.state, seat) + income.from_trade(self.state, seat)
        return self._point(_ease(self.state.empires[seat].credits, earned), 1.0)

    def _point(self, ease: float, science: float) -> float:
        if not self.survey.nature.sees_the_end or self.state.options.victory != "short":
            return POINT * (0.6 + 0.4 * science)
        return self._is_rivals_too * min(_DEAREST_POINT, LAB_PRICE * ease / self.survey.turns_left)

    @property
    def _is_rivals_too(self) -> float:
        """What one of so many rivals gives away, he lacks."""
        return 1 + 1 / max(1, len(self.survey.rivals))


def _ease(credits: int, earned: int) -> float:
    return min(_EASIEST, max(1.0, credits / (_PURSE * max(5, earned))))

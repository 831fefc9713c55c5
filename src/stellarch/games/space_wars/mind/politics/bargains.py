"""SW-25.3: which exchanges are good, and which ones to offer since they help both."""

from collections.abc import Iterator, Mapping
from math import ceil

from stellarch.core import Seat
from stellarch.games.space_wars.actions.declarations import MakeOffer
from stellarch.games.space_wars.mind.politics.prices import POOR, RICH, is_neighbour, worth
from stellarch.games.space_wars.mind.politics.standing import bonds, is_about_to_win, leaders
from stellarch.games.space_wars.mind.survey import POINT, RESERVE, Survey
from stellarch.games.space_wars.rules.research import giveable

_MARGIN = 0.5
"""A bargain brings at least so many credits more than it costs."""
_TRADED = 2
"""Research points that change hands at once."""
_LATE = 4.0
"""When so few turns are left, points are bought rather than laboratories built."""
_SPENDABLE, _EAGERNESS = 0.65, (1.1, 1.25, 1.5)
"""What a credit is worth to who has many; and how much more than a fair price is offered."""
_PEACE, _PRICE_OF_PEACE = 3, 4
"""Turns of peace that are bought, and for how many credits."""


def is_good(survey: Survey, partner: Seat, gets: Mapping[str, int], gives: Mapping[str, int]) -> bool:
    """Whether an exchange brings more than it costs, and helps nobody to win."""
    buys_points = survey.sees_the_end and set(gets) == {"research"} and set(gives) == {"credits"}
    if is_about_to_win(survey.state, partner) and not buys_points:
        return False
    if "research" in gives and partner in leaders(survey.state):
        return False
    return _gain(survey, partner, gets, gives) >= _MARGIN


def _gain(survey: Survey, partner: Seat, gets: Mapping[str, int], gives: Mapping[str, int]) -> float:
    return worth(survey, partner, gets, received=True) - worth(survey, partner, gives, received=False)


def offers_worth_making(survey: Survey) -> list[MakeOffer]:
    """Exchanges that are good for both sides, by what everybody can see of them; the most valuable first, since no
    more than three are made in a phase (SW-4.2.8, SW-24.2.4)."""
    points = _points_before_the_end if survey.sees_the_end else _points_for_credits
    offers = (*points(survey), *_peace(survey), *_passages(survey))
    good = (offer for offer in offers if is_good(survey, offer.player, offer.asks, offer.gives))
    return sorted(good, key=lambda offer: -_gain(survey, offer.player, offer.asks, offer.gives))


def _points_for_credits(survey: Survey) -> Iterator[MakeOffer]:
    """Who has more credits than he can use buys research points of who is short of them, and the other way round."""
    state, seat = survey.state, survey.seat
    fair = round(_TRADED * POINT * 1.3)
    for other in survey.rivals:
        theirs = state.empires[other].credits
        if survey.credits >= RICH and theirs <= POOR and giveable(state, other) > _TRADED:
            yield MakeOffer(other, {"credits": fair}, {"research": _TRADED})
        elif survey.credits <= POOR and theirs >= RICH and giveable(state, seat) > _TRADED:
            yield MakeOffer(other, {"research": _TRADED}, {"credits": fair})


def _points_before_the_end(survey: Survey) -> Iterator[MakeOffer]:
    """Credits that no work waits for buy the points of others, the most advanced first. Nobody knows what another
    takes for one, so what is offered changes from turn to turn."""
    if survey.state.options.victory != "short":
        yield from _points_for_credits(survey)
        return
    works = sum(wish.cost.cr for wish in survey.programme) if survey.turns_left > _LATE else 0
    spare = min(survey.credits - RESERVE, survey.credits + 2 * survey.income - works)
    for other in survey.rivals:
        each = POINT / (_SPENDABLE if survey.state.empires[other].credits >= RICH else 1.0)
        each *= survey.chance.choice(_EAGERNESS, "points", other)
        points = min(giveable(survey.state, other), int(spare / min(2, len(survey.rivals)) / each))
        if points >= _TRADED and each < survey.point:
            yield MakeOffer(other, {"credits": ceil(points * each)}, {"research": points})


def _peace(survey: Survey) -> Iterator[MakeOffer]:
    """A rich and weak player pays a strong neighbour, with whom there is no treaty, for some turns of peace."""
    state, seat = survey.state, survey.seat
    for other in survey.rivals:
        is_strong = survey.powers[other] > survey.powers[seat]
        is_bare = state.politics.between(seat, other).military == "none"
        if survey.credits >= RICH and is_strong and is_bare and is_neighbour(state, seat, other):
            yield MakeOffer(other, {"credits": _PRICE_OF_PEACE}, {"no_war": _PEACE})


def _passages(survey: Survey) -> Iterator[MakeOffer]:
    """Neighbours with a treaty open their borders to each other for the turn."""
    state, seat = survey.state, survey.seat
    for other in survey.rivals:
        is_open = state.politics.are_friends(seat, other) or (other, seat) in state.politics.permissions
        if not is_open and bonds(state, seat, other) and is_neighbour(state, seat, other):
            yield MakeOffer(other, {"permission": 1}, {"permission": 1})

"""SW-25.3: what the things are worth that are exchanged, and which exchanges help both."""

from collections.abc import Iterator, Mapping

from stellarch.core import Seat
from stellarch.games.space_wars.actions.declarations import MakeOffer
from stellarch.games.space_wars.geometry import distance
from stellarch.games.space_wars.mind.politics.motions import POINT
from stellarch.games.space_wars.mind.politics.standing import bonds, is_about_to_win, leaders
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.rules.research import giveable
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.things import PAYMENTS, of_sort

_FADES = 0.85
"""What is paid a turn later is worth so much of it."""
_RICH, _POOR = 24, 7
"""Credits from which one has more than can be spent well, and up to which one is short of them."""
_TRADED = 2
"""Research points that change hands at once."""
_PRICELESS = 1000.0
"""What a bot does not put a price on, such as its sectors, it does not give."""
_MARGIN = 0.5
"""A bargain brings at least so many credits more than it costs."""


def price_of_credit(credits: int) -> float:
    """What a credit is worth to who has so many."""
    return 0.65 if credits >= _RICH else 1.25 if credits <= _POOR else 1.0


def price_of_point(science: float = 1.0) -> float:
    return POINT * (0.6 + 0.4 * science)


def value(survey: Survey, partner: Seat, given: Mapping[str, int], *, received: bool) -> float:
    """What a bundle of things is worth to the bot when it gets it, or costs when it gives it."""
    total = 0.0
    for thing, amount in given.items():
        if thing == "credits":
            total += amount * price_of_credit(survey.credits)
        elif thing == "research":
            total += amount * price_of_point(survey.temper.science)
        elif thing == "permission":
            total += _passage(survey, partner) if received else _opening(survey, partner)
        elif thing in PAYMENTS:
            total += sum(amount * _FADES**turn for turn in range(1, PAYMENTS[thing] + 1))
        elif not received:
            total += _PRICELESS
    return total


def _passage(survey: Survey, partner: Seat) -> float:
    """To pass through a neighbour's sectors saves ways."""
    return 1.0 if _is_neighbour(survey.state, survey.seat, partner) else 0.2


def _opening(survey: Survey, partner: Seat) -> float:
    """To be passed through costs little among friends."""
    return 0.3 if bonds(survey.state, survey.seat, partner) else 0.9


def _is_neighbour(state: State, one: Seat, other: Seat) -> bool:
    """Whether sectors of two players lie next to each other."""
    theirs = state.sectors.owned_by(other)
    return any(distance(mine, at) <= 2 for mine in state.sectors.owned_by(one) for at in theirs)


def is_good(survey: Survey, partner: Seat, gets: Mapping[str, int], gives: Mapping[str, int]) -> bool:
    """Whether an exchange brings more than it costs, and neither helps somebody to win nor binds by treaty."""
    if of_sort((*gets, *gives), "treaty"):
        return False
    if "research" in gives and (partner in leaders(survey.state) or is_about_to_win(survey.state, partner)):
        return False
    gain = value(survey, partner, gets, received=True) - value(survey, partner, gives, received=False)
    return gain >= _MARGIN


def offers_worth_making(survey: Survey) -> Iterator[MakeOffer]:
    """Exchanges that are good for both sides, by what everybody can see of them."""
    yield from _points_for_credits(survey)
    yield from _passages(survey)


def _points_for_credits(survey: Survey) -> Iterator[MakeOffer]:
    """Who has more credits than he can use buys research points of who is short of them, and the other way round."""
    state, seat = survey.state, survey.seat
    fair = round(_TRADED * POINT * 1.3)
    for other in survey.rivals:
        theirs = state.empires[other].credits
        if survey.credits >= _RICH and theirs <= _POOR and giveable(state, other) > _TRADED:
            offer = MakeOffer(other, {"credits": fair}, {"research": _TRADED})
        elif survey.credits <= _POOR and theirs >= _RICH and giveable(state, seat) > _TRADED:
            offer = MakeOffer(other, {"research": _TRADED}, {"credits": fair})
        else:
            continue
        if is_good(survey, other, offer.asks, offer.gives):
            yield offer


def _passages(survey: Survey) -> Iterator[MakeOffer]:
    """Neighbours with a treaty open their borders to each other for the turn."""
    state, seat = survey.state, survey.seat
    for other in survey.rivals:
        is_open = state.politics.are_friends(seat, other) or (other, seat) in state.politics.permissions
        if not is_open and bonds(state, seat, other) and _is_neighbour(state, seat, other):
            yield MakeOffer(other, {"permission": 1}, {"permission": 1})

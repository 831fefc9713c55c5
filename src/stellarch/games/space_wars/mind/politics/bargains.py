"""SW-25.3: which exchanges are good, and which ones to offer since they help both."""

from collections.abc import Iterator, Mapping
from math import ceil, floor

from stellarch.core import Seat
from stellarch.games.space_wars.chapters.exchanges import MakeOffer
from stellarch.games.space_wars.chapters.offers import about
from stellarch.games.space_wars.chapters.research import giveable
from stellarch.games.space_wars.chapters.winning import raced
from stellarch.games.space_wars.mind.politics.asking import is_turn_to_ask, may_be_asked
from stellarch.games.space_wars.mind.politics.prices import POOR, RICH, credit_to, is_neighbour, worth
from stellarch.games.space_wars.mind.politics.standing import NEARLY, bonds, is_about_to_win, leaders
from stellarch.games.space_wars.mind.survey import POINTS_A_LEVEL, Survey
from stellarch.games.space_wars.mind.survey.money import POINT
from stellarch.games.space_wars.mind.survey.works import RESERVE
from stellarch.games.space_wars.state.politics import Offer, Payment
from stellarch.games.space_wars.tables.game import NUMBERS
from stellarch.games.space_wars.things import of_sort

_MARGIN = 0.5
"""A bargain brings at least this many credits more than it costs."""
_TRADED = 2
"""Research points that change hands at once."""
_LATE = 4.0
"""When so few turns are left, points are bought rather than laboratories built."""
_AT_ONCE, _MINE = NUMBERS.offers_per_phase, 2 / 3
"""Of who trades: how many are offered something at once, and share it; and what the trader keeps of what both gain."""
_LOAN, _BACK = 8, ("pay_3", 3)
"""Credits that are lent, and what is paid back in each of some turns."""
_SPENDABLE, _EAGERNESS = 0.65, 0.5
"""What a credit is worth to who has many; and how much more than a fair price is offered at the very end."""
_PROMISES = ("payment", "no_war", "keep_out", "vote")
_PEACE, _PRICE_OF_PEACE = 3, 4
"""Turns of peace that are bought, and for how many credits."""


def is_good(survey: Survey, partner: Seat, gets: Mapping[str, int], gives: Mapping[str, int]) -> bool:
    """Whether an exchange brings more than it costs, and helps nobody to win."""
    buys_points = survey.nature.sees_the_end and set(gets) == {"research"} and set(gives) == {"credits"}
    if is_about_to_win(survey.state, partner) and not buys_points:
        return False
    if "research" in gives and (survey.nature.studies or partner in leaders(survey.state)):
        return False
    if _lets_win(survey, partner, gives) and any(of_sort(gets, sort) for sort in _PROMISES):
        return False
    return _gain(survey, partner, gets, gives) >= _MARGIN


def _lets_win(survey: Survey, partner: Seat, gives: Mapping[str, int]) -> bool:
    """Whether research points bring a player close to victory: what he promises for them would be worth nothing."""
    options = survey.state.options
    reached = raced(survey.state, partner) + gives.get("research", 0) / POINTS_A_LEVEL
    return options.victory == "short" and "research" in gives and reached >= NEARLY * options.victory_value


def _gain(survey: Survey, partner: Seat, gets: Mapping[str, int], gives: Mapping[str, int]) -> float:
    return worth(survey, partner, gets, received=True) - worth(survey, partner, gives, received=False)


def offers_worth_making(survey: Survey) -> list[MakeOffer]:
    """Exchanges that are good for both sides, by what everybody can see of them; the most valuable first, since no
    more than three are made in a phase (SW-4.2.8, SW-24.2.4)."""
    asked = (offer for offer in _asked(survey) if is_turn_to_ask(survey.state, survey.seat, offer.player))
    offers = (*_points_before_the_end(survey), *asked)
    heard = (each for each in offers if may_be_asked(survey.state, survey.seat, each.player, _about(survey, each)))
    good = (offer for offer in heard if is_good(survey, offer.player, offer.asks, offer.gives))
    return sorted(good, key=lambda offer: -_gain(survey, offer.player, offer.asks, offer.gives))


def _about(survey: Survey, order: MakeOffer) -> str:
    return about(Offer(survey.seat, order.player, 0, gives=order.gives, asks=order.asks))


def _asked(survey: Survey) -> Iterator[MakeOffer]:
    """What is offered on the same terms for some time, so that it is not to be offered every turn."""
    if survey.nature.trades:
        yield from _sold(survey)
        yield from _loans(survey)
    if not _races(survey):
        yield from _bought(survey) if survey.nature.trades else _points_for_credits(survey)
    yield from _peace(survey)
    yield from _passages(survey)


def _races(survey: Survey) -> bool:
    """Whether a bot knows that points win the game, and what they are worth as the end draws near."""
    return survey.nature.sees_the_end and survey.state.options.victory == "short"


def _points_for_credits(survey: Survey) -> Iterator[MakeOffer]:
    """Who has more credits than he can use buys research points of who is short of them, and the other way round."""
    state, seat = survey.state, survey.seat
    fair = round(_TRADED * POINT * 1.3)
    for other in survey.rivals:
        theirs = state.empires[other].credits
        if survey.realm.credits >= RICH and theirs <= POOR and giveable(state, other) > _TRADED:
            yield MakeOffer(other, {"credits": fair}, {"research": _TRADED})
        elif survey.realm.credits <= POOR and theirs >= RICH and giveable(state, seat) > _TRADED:
            yield MakeOffer(other, {"research": _TRADED}, {"credits": fair})


def _points_before_the_end(survey: Survey) -> Iterator[MakeOffer]:
    """Credits that no work waits for buy the points of others, the most advanced first. Nobody knows what another
    takes for one, so more is offered from turn to turn."""
    if not _races(survey):
        return
    if survey.nature.trades:
        yield from _bought(survey)
        return
    spare = _spare(survey)
    for other in survey.rivals:
        each = POINT / (_SPENDABLE if survey.state.empires[other].credits >= RICH else 1.0)
        each *= 1 + _EAGERNESS / survey.turns_left**0.5
        points = min(giveable(survey.state, other), int(spare / min(2, len(survey.rivals)) / each))
        if points >= _TRADED and each < survey.money.point:
            yield MakeOffer(other, {"credits": ceil(points * each)}, {"research": points})


def _spare(survey: Survey) -> int:
    """Credits that no work waits for; in the last turns no work is worth waiting for."""
    works = sum(wish.cost.cr for wish in survey.works.programme) if survey.turns_left > _LATE else 0
    return min(survey.realm.credits - RESERVE, survey.realm.credits + 2 * survey.realm.income - works)


# Who trades


def _price(survey: Survey, seat: Seat) -> float:
    """Credits that a player would give for a research point, as far as everybody can reckon."""
    point = survey.money.point if seat == survey.seat else survey.money.point_to(seat)
    return point / credit_to(survey.state.empires[seat].credits)


def _bought(survey: Survey) -> Iterator[MakeOffer]:
    """Points of those to whom they are worth less, for a little more than that."""
    mine, spare = _price(survey, survey.seat), _spare(survey)
    for other in survey.rivals:
        theirs = _price(survey, other)
        each = mine - _MINE * (mine - theirs)
        points = min(giveable(survey.state, other), int(spare / _AT_ONCE / each))
        if points >= _TRADED and _pleases(survey, other, ceil(points * each) - points * theirs):
            yield MakeOffer(other, {"credits": ceil(points * each)}, {"research": points})


def _sold(survey: Survey) -> Iterator[MakeOffer]:
    """Points for those to whom they are worth more, for a little less than that; as long as credits are short, since
    they win nothing by themselves."""
    if survey.realm.credits > POOR:
        return
    mine = _price(survey, survey.seat)
    for other in survey.rivals:
        theirs = _price(survey, other)
        each = mine + _MINE * (theirs - mine)
        points = min(giveable(survey.state, survey.seat) // _AT_ONCE, int(survey.state.empires[other].credits / each))
        if points >= _TRADED and _pleases(survey, other, points * theirs - floor(points * each)):
            yield MakeOffer(other, {"research": points}, {"credits": floor(points * each)})


def _pleases(survey: Survey, other: Seat, credits: float) -> bool:
    """Whether another thinks it worth while to gain this many credits."""
    return credits * credit_to(survey.state.empires[other].credits) >= _MARGIN


def _loans(survey: Survey) -> Iterator[MakeOffer]:
    """Credits that lie idle are lent to who can use them; and borrowed, by who has paid his debts."""
    state, seat = survey.state, survey.seat
    owing = {pledge.by for pledge in state.politics.pledges if isinstance(pledge, Payment)}
    if survey.turns_left <= _LATE:
        return
    for other in survey.rivals:
        theirs, back = state.empires[other].credits, dict((_BACK,))
        if survey.realm.credits >= RICH > theirs and other not in owing:
            yield MakeOffer(other, {"credits": _LOAN}, back)
        elif survey.realm.credits < RICH <= theirs and seat not in owing:
            yield MakeOffer(other, back, {"credits": _LOAN})


# Peace and open borders


def _peace(survey: Survey) -> Iterator[MakeOffer]:
    """A rich and weak player pays a strong neighbour, with whom there is no treaty, for some turns of peace."""
    state, seat = survey.state, survey.seat
    for other in survey.rivals:
        is_strong = survey.forces.powers[other] > survey.forces.powers[seat]
        is_bare = state.politics.between(seat, other).military == "none"
        if survey.realm.credits >= RICH and is_strong and is_bare and is_neighbour(state, seat, other):
            yield MakeOffer(other, {"credits": _PRICE_OF_PEACE}, {"no_war": _PEACE})


def _passages(survey: Survey) -> Iterator[MakeOffer]:
    """Neighbours with a treaty open their borders to each other for the turn."""
    state, seat = survey.state, survey.seat
    for other in survey.rivals:
        is_open = state.politics.are_friends(seat, other) or (other, seat) in state.politics.permissions
        if not is_open and bonds(state, seat, other) and is_neighbour(state, seat, other):
            yield MakeOffer(other, {"permission": 1}, {"permission": 1})

"""Dealings with the others as a page shows them: the offers that wait for an answer, and usual ones to make.

What something is worth is reckoned as a sober bot would at either seat, from what everybody can see. A player is {0} or
{1} in these sentences, by the number of the seat: what they are called, the page knows.
"""

from bisect import bisect_left
from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec

from stellarch.core import Chance, Fact, Message, Seat, Text, said
from stellarch.games.space_wars.chapters.baskets import goods
from stellarch.games.space_wars.chapters.exchanges import (
    MOST,
    MakeOffer,
    bars_exchange,
    bars_making,
    offer_of,
    offers_left,
)
from stellarch.games.space_wars.chapters.general import End
from stellarch.games.space_wars.chapters.goals import goal, with_goal
from stellarch.games.space_wars.chapters.offers import is_bargaining
from stellarch.games.space_wars.chapters.treaties import counters_left
from stellarch.games.space_wars.chapters.winning import cities_to_win, raced
from stellarch.games.space_wars.mind.levels import Skill
from stellarch.games.space_wars.mind.politics.bargains import is_good
from stellarch.games.space_wars.mind.politics.prices import POOR, PRICELESS, RICH, is_neighbour, worth
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.temper import Temper
from stellarch.games.space_wars.nouns import Treaty as TreatyName
from stellarch.games.space_wars.remarks import politics as remarks
from stellarch.games.space_wars.remarks.weighed import Weighed
from stellarch.games.space_wars.rules.bargaining import deciding
from stellarch.games.space_wars.shown.by_seat import all_by_seat
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.matters import Declaring, Speaking
from stellarch.games.space_wars.state.politics import Offer
from stellarch.games.space_wars.terms import OfferTerms, TreatyTerms, WinningValue, offer_terms, peace_terms
from stellarch.games.space_wars.things import AllTold, Things, of_sort, thing

_EVEN = 0.5
"""What differs by less than this many credits is worth the same."""
_POINTS, _TURNS = 2, 3
"""Research points that usually change hands at once, and turns without war."""


class OfferShown(msgspec.Struct, frozen=True):
    """An offer to the player, in words."""

    by: Seat
    number: int
    gets: Text
    gives: Text
    worth: Text
    why: Text
    """Why the other makes it, as far as one can see."""


class OfferTold(msgspec.Struct, frozen=True):
    """An offer that the player has made, or has answered, in words."""

    by: Seat
    to: Seat
    number: int
    what: Text


class UsualOffer(msgspec.Struct, frozen=True):
    """An offer that can be made as it stands, or changed: at a price that is fair to both."""

    to: Seat
    gives: Mapping[str, int]
    asks: Mapping[str, int]
    label: Text
    brings: str
    """What one gets by it: `credits`, `research`, a kind of cargo."""


class UsualOffers(msgspec.Struct, frozen=True):
    """What could be offered to others now. Each price takes many judgements, so it is worked out for who asks."""

    offers: tuple[UsualOffer, ...] = ()


class Dealings(msgspec.Struct, frozen=True, omit_defaults=True):
    offers: tuple[OfferShown, ...] = ()
    """What waits for an answer, the most valuable first."""
    told: tuple[OfferTold, ...] = ()
    """The other offers of this phase that the player has a part in."""


def dealings(state: State, you: Seat | None) -> Dealings | None:
    """None where there is nothing to answer and nothing was offered."""
    if you is None or you not in state.living:
        return None
    offers = state.politics.offers_to(you)
    mine = (offer for offer in state.politics.as_seen_by(you).offers if offer not in offers)
    told = tuple(_told(state, offer) for offer in mine)
    if not offers and not told:
        return None
    survey = _sober(state, you)
    ranked = sorted(offers, key=lambda offer: -_gain(survey, offer))
    return Dealings(tuple(_shown(survey, offer) for offer in ranked), told)


def _sober(state: State, seat: Seat) -> Survey:
    return Survey(state, seat, Temper(), Skill.FARSIGHTED, Chance("sober"))


# Offers to answer


def _gain(survey: Survey, offer: Offer) -> float:
    """What an offer brings more than it costs, in credits; peace is worth more than goods."""
    if offer.peace is not None:
        return PRICELESS
    if offer.ends:
        return -worth(survey, offer.by, {str(offer.treaty): 1}, received=True)
    gets: Mapping[str, int] = {str(offer.treaty): 1} if offer.treaty else offer.gives
    return worth(survey, offer.by, gets, received=True) - worth(survey, offer.by, offer.asks, received=False)


def _shown(survey: Survey, offer: Offer) -> OfferShown:
    names = all_by_seat(survey.state)
    gets, gives = (said(side, names) for side in _sides(survey.state, offer))
    worth, why = said(_worth(survey, offer), names), said(_why(survey, offer), names)
    return OfferShown(offer.by, offer.number, gets, gives, worth, why)


def _sides(state: State, offer: Offer) -> tuple[Message, Message]:
    """What the player gets and gives."""
    if offer.peace is not None:
        return _peace(offer)
    if offer.goal:
        return WinningValue(offer.goal, offer.is_share), WinningValue(goal(state.options), offer.is_share)
    if offer.treaty is None:
        return AllTold(offer.gives), AllTold(offer.asks)
    if offer.ends:
        return FreeHand(offer.treaty), TreatyTerms(offer.treaty)
    return TreatyTerms(offer.treaty), TreatyPlace(counters_left(state, offer.to, offer.treaty))


def _peace(offer: Offer) -> tuple[Message, Message]:
    """What changes hands does so between the first of each side: an ally of theirs is told of it, and gives nothing."""
    assert offer.peace is not None, offer
    if offer.to != offer.peace.theirs[0]:
        return peace_terms(offer.to, offer.peace, offer.gives, offer.asks), AllTold({})
    got = PeaceWith(offer.peace.forced, offer.peace.turns, offer.gives, bool(offer.gives))
    return got, GivenTo(offer.asks, offer.by) if offer.asks else AllTold({})


class PeaceWith(Message, frozen=True):
    """Peace, for how long, and what comes with it."""

    forced: bool
    turns: int
    things: Things
    has_things: bool


class GivenTo(Message, frozen=True):
    things: Things
    player: Seat


class FreeHand(Message, frozen=True):
    treaty: TreatyName


class TreatyPlace(Message, frozen=True):
    """One of the places for a treaty that a player has left."""

    left: int


def _told(state: State, offer: Offer) -> OfferTold:
    terms = offer_terms(
        offer.to, offer.treaty, offer.ends, offer.gives, offer.asks, offer.peace, offer.goal, offer.is_share
    )
    what = said(OfferHeading(terms), all_by_seat(state))
    return OfferTold(offer.by, offer.to, offer.number, what)


class OfferHeading(Message, frozen=True):
    terms: OfferTerms


class SoberReckoning(Message, frozen=True):
    """What an offer is worth more than it costs, or less, in credits."""

    gain: int

    @Fact
    def amount(self) -> int:
        return abs(self.gain)

    @Fact
    def sign(self) -> Literal["more", "less", "same"]:
        return "same" if not self.gain else "more" if self.gain > 0 else "less"


class Irreplaceable(Message, frozen=True):
    pass


class ShareAndUs(Message, frozen=True):
    mine: int
    best: int
    needed: int
    total: int


class GoalAndUs(Message, frozen=True):
    mine: int
    best: int
    value: int


def _worth(survey: Survey, offer: Offer) -> Message:
    state = survey.state
    told = next(remarks.of_offer(Weighed(state, survey.seat, End(), all_by_seat(state), state, state), offer), None)
    if told is not None:
        return told
    if offer.goal:
        return _worth_of_goal(survey, offer.goal)
    gain = _gain(survey, offer)
    if gain <= -PRICELESS / 2:
        return Irreplaceable()
    if abs(gain) < _EVEN:
        return SoberReckoning(0)
    amount = max(1, round(abs(gain)))
    return SoberReckoning(amount if gain > 0 else -amount)


def _worth_of_goal(survey: Survey, value: int) -> ShareAndUs | GoalAndUs:
    state = survey.state
    reached = {seat: raced(state, seat) for seat in state.living}
    mine, best = reached[survey.seat], max(reached.values())
    if state.options.victory == "standard":
        total = sum(reached.values())
        agreed = state.changed(options=with_goal(state.options, value))
        return ShareAndUs(mine, best, cities_to_win(agreed, total), total)
    return GoalAndUs(mine, best, value)


class TiredOfWar(Message, frozen=True):
    player: Seat


class WantsGame(Message, frozen=True):
    """Shorter or longer than it would be."""

    player: Seat
    shorter: bool


class TreatyMotive(Message, frozen=True):
    """Why a treaty is offered, or its end."""

    player: Seat
    treaty: TreatyName
    ends: bool


class Rich(Message, frozen=True):
    player: Seat
    credits: int


class Poor(Message, frozen=True):
    player: Seat
    credits: int


class ThingMotive(Message, frozen=True):
    """Why something is asked for."""

    player: Seat
    asked: str


def _why(survey: Survey, offer: Offer) -> Message:
    state, player = survey.state, offer.by
    if offer.peace is not None:
        return TiredOfWar(player)
    if offer.goal:
        return WantsGame(player, offer.goal < goal(state.options))
    if offer.treaty is not None:
        return TreatyMotive(player, offer.treaty, offer.ends)
    purse = state.empires[player].credits
    asked = next((found.sort for word in offer.asks if (found := thing(word))), "")
    if asked == "research" and purse >= RICH:
        return Rich(player, purse)
    return Poor(player, purse) if asked == "credits" and purse <= POOR else ThingMotive(player, asked)


# Offers to make


def _may_offer(state: State, you: Seat) -> bool:
    is_open = is_bargaining(state) or isinstance(state.matter, Declaring | Speaking)
    return is_open and you in deciding(state) and offers_left(state, you) > 0


def usual_offers(state: State, you: Seat | None) -> UsualOffers:
    """None for who cannot make an offer now."""
    if you is None or you not in state.living or not _may_offer(state, you):
        return UsualOffers()
    return UsualOffers(tuple(_with_each(state, you)))


def _with_each(state: State, you: Seat) -> Iterator[UsualOffer]:
    """With each of the others: what can be bought, what can be sold, and what one gives for the same."""
    mine = _sober(state, you)
    for other in state.living:
        if other == you:
            continue
        theirs = _sober(state, other)
        offers = (*_bought(mine, theirs), *_sold(mine, theirs), *_in_kind(mine, theirs))
        yield from (_usual(offer) for offer in offers if _is_possible(state, you, offer))


def _is_possible(state: State, you: Seat, offer: MakeOffer) -> bool:
    return (bars_making(state, you, offer) or bars_exchange(state, offer_of(state, you, offer))) is None


class UsualLabel(Message, frozen=True):
    gets: Things
    gives: Things


def _usual(offer: MakeOffer) -> UsualOffer:
    found = thing(next(iter(offer.asks)))
    assert found is not None, offer
    brings = found.what if found.sort == "cargo" else found.sort
    return UsualOffer(offer.player, offer.gives, offer.asks, said(UsualLabel(offer.asks, offer.gives)), brings)


def _bought(mine: Survey, theirs: Survey) -> Iterator[MakeOffer]:
    state, purse = mine.state, min(MOST, mine.realm.credits)
    wanted: list[dict[str, int]] = [{"research": _POINTS}]
    if is_neighbour(state, mine.seat, theirs.seat) and not _are_bound(mine, theirs):
        wanted.append({"no_war": _TURNS})
    wanted += ({word: count} for word, count in goods(state, theirs.seat, mine.seat) if of_sort((word,), "cargo"))
    for things in wanted:
        least = least_taken(mine, theirs, things)
        if least <= purse:
            own = worth(mine, theirs.seat, things, received=True)
            price = max(least, _half_way(least, own))
            yield MakeOffer(theirs.seat, {"credits": min(purse, price)}, things)


def _sold(mine: Survey, theirs: Survey) -> Iterator[MakeOffer]:
    state = mine.state
    sold: list[dict[str, int]] = [{"research": _POINTS}]
    sold += ({word: count} for word, count in goods(state, mine.seat, theirs.seat) if of_sort((word,), "cargo"))
    for things in sold:
        most = most_paid(mine, theirs, things)
        if most:
            own = worth(mine, theirs.seat, things, received=False)
            yield MakeOffer(theirs.seat, things, {"credits": min(most, _half_way(most, own))})


def least_taken(mine: Survey, theirs: Survey, things: Mapping[str, int]) -> int:
    """The fewest credits that the other takes for something; more than one has where that is not enough. The more he
    is paid the better, so the interval is halved."""
    prices = range(1, min(MOST, mine.realm.credits) + 1)
    return 1 + bisect_left(prices, True, key=lambda price: _is_welcome(mine, theirs, {"credits": price}, things))


def most_paid(mine: Survey, theirs: Survey, things: Mapping[str, int]) -> int:
    """The most credits that the other gives for something; 0 where he does not want it."""
    prices = range(1, min(MOST, theirs.realm.credits) + 1)
    return bisect_left(prices, True, key=lambda price: not _is_welcome(mine, theirs, things, {"credits": price}))


def _in_kind(mine: Survey, theirs: Survey) -> Iterator[MakeOffer]:
    """Neighbours let each other pass."""
    state, passage = mine.state, {"permission": 1}
    is_open = state.politics.are_friends(mine.seat, theirs.seat)
    if not is_open and is_neighbour(state, mine.seat, theirs.seat) and _is_welcome(mine, theirs, passage, passage):
        yield MakeOffer(theirs.seat, passage, passage)


def _are_bound(mine: Survey, theirs: Survey) -> bool:
    return mine.state.politics.between(mine.seat, theirs.seat).military != "none"


def _is_welcome(mine: Survey, theirs: Survey, gives: Mapping[str, int], asks: Mapping[str, int]) -> bool:
    return is_good(theirs, mine.seat, gives, asks)


def _half_way(theirs: int, own: float) -> int:
    """A fair price lies half way between what the one would just take, or give, and what it is worth to the other."""
    return round((theirs + own) / 2)

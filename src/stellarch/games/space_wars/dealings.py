"""Dealings with the others as a page shows them: the offers that wait for an answer, and usual ones to make.

What something is worth is reckoned as a sober bot would at either seat, from what everybody can see. A player is {0} or
{1} in these sentences, by the number of the seat: what they are called, the page knows.
"""

from bisect import bisect_left
from collections.abc import Iterator, Mapping

import msgspec

from stellarch.core import Chance, Seat, Text, said
from stellarch.games.space_wars.actions.declarations import MakeOffer
from stellarch.games.space_wars.actions.general import End
from stellarch.games.space_wars.mind.levels import Skill
from stellarch.games.space_wars.mind.politics.bargains import is_good
from stellarch.games.space_wars.mind.politics.prices import POOR, PRICELESS, RICH, is_neighbour, worth
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.temper import Temper
from stellarch.games.space_wars.remarks import politics as remarks
from stellarch.games.space_wars.remarks.weighed import Weighed
from stellarch.games.space_wars.remarks.words import credits
from stellarch.games.space_wars.rules.bargaining import deciding
from stellarch.games.space_wars.rules.baskets import goods
from stellarch.games.space_wars.rules.exchanges import MOST, bars_exchange, bars_making, offer_of, offers_left
from stellarch.games.space_wars.rules.goals import goal, with_goal
from stellarch.games.space_wars.rules.offers import is_bargaining
from stellarch.games.space_wars.rules.treaties import counters_left
from stellarch.games.space_wars.rules.winning import cities_to_win, raced
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.matters import Declaring, Speaking
from stellarch.games.space_wars.state.politics import Offer
from stellarch.games.space_wars.tables.politics import Treaty
from stellarch.games.space_wars.terms import WinningValue, offer_terms, peace_terms
from stellarch.games.space_wars.things import all_told, of_sort, thing
from stellarch.games.space_wars.words import capitalised, name

_EVEN = 0.5
"""What differs by less than so many credits is worth the same."""
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


def _player(seat: Seat) -> str:
    return f"{{{seat}}}"


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
    gets, gives = _sides(survey.state, offer)
    return OfferShown(offer.by, offer.number, gets, gives, _worth(survey, offer), _why(survey, offer))


def _sides(state: State, offer: Offer) -> tuple[Text, Text]:
    """What the player gets and gives."""
    if offer.peace is not None:
        return _peace(state, offer)
    if offer.goal:
        goals = (offer.goal, goal(state.options))
        proposed, now = (said(WinningValue(value, offer.is_share)) for value in goals)
        return proposed, now
    if offer.treaty is None:
        return all_told(offer.gives), all_told(offer.asks)
    treaty = name("treaty", offer.treaty)
    if offer.ends:
        return _AN_END.format(treaty=treaty), treaty
    left = counters_left(state, offer.to, offer.treaty)
    return treaty, _ONE_OF.format(left=left) if left > 1 else _THE_LAST


def _peace(state: State, offer: Offer) -> tuple[Text, Text]:
    """What changes hands does so between the first of each side: an ally of theirs is told of it, and gives nothing."""
    assert offer.peace is not None, offer
    names = [_player(seat) for seat in state.seats]
    if offer.to != offer.peace.theirs[0]:
        return said(peace_terms(offer.to, offer.peace, offer.gives, offer.asks), names), all_told({})
    asked = all_told(offer.asks)
    return _with_peace(offer), _GIVEN_TO.format(what=asked, player=_player(offer.by)) if offer.asks else asked


def _with_peace(offer: Offer) -> Text:
    """Peace, for how long, and what comes with it."""
    assert offer.peace is not None, offer
    turns, what = offer.peace.turns, all_told(offer.gives)
    peace = Text("forced peace", "paix forcée") if offer.peace.forced else Text("peace", "paix")
    lasting = Text(f" for {turns} turn{'s' * (turns > 1)}", f" pour {turns} tour{'s' * (turns > 1)}")
    along = Text(f", with {what.en}", f", avec {what.fr}")
    parts = [peace, *([lasting] if turns else []), *([along] if offer.gives else [])]
    return Text("".join(part.en for part in parts), "".join(part.fr for part in parts))


def _told(state: State, offer: Offer) -> OfferTold:
    terms = offer_terms(
        offer.to, offer.treaty, offer.ends, offer.gives, offer.asks, offer.peace, offer.goal, offer.is_share
    )
    what = capitalised(said(terms, [_player(seat) for seat in state.seats]))
    return OfferTold(offer.by, offer.to, offer.number, what)


_GIVEN_TO = Text("{what}, to {player}", "{what}, à {player}")
_AN_END = Text("a free hand, without the {treaty}", "les mains libres, sans ceci : {treaty}")
_ONE_OF = Text("one of your {left} places for such a treaty", "l'une de vos {left} places pour un tel traité")
_THE_LAST = Text("your last place for such a treaty", "votre dernière place pour un tel traité")


def _worth(survey: Survey, offer: Offer) -> Text:
    state, names = survey.state, [_player(seat) for seat in survey.state.seats]
    told = next(remarks.of_offer(Weighed(state, survey.seat, End(), names, state, state), offer), None)
    if told is not None:
        return told
    if offer.goal:
        return _worth_of_goal(survey, offer.goal)
    gain = _gain(survey, offer)
    if gain <= -PRICELESS / 2:
        return _DEAR
    if abs(gain) < _EVEN:
        return _THE_SAME
    amount = credits(max(1, round(abs(gain))))
    return (_MORE if gain > 0 else _LESS).format(amount=amount)


def _worth_of_goal(survey: Survey, value: int) -> Text:
    state = survey.state
    reached = {seat: raced(state, seat) for seat in state.living}
    facts = {"mine": reached[survey.seat], "best": max(reached.values())}
    if state.options.victory == "standard":
        total = sum(reached.values())
        agreed = state.changed(options=with_goal(state.options, value))
        return _SHARE_AND_US.format(**facts, needed=cities_to_win(agreed, total), total=total)
    return _GOAL_AND_US.format(**facts, value=value)


_SHARE_AND_US = Text(
    "Your cities: {mine}; those of the largest empire: {best}. To win it would take {needed} of all {total}.",
    "Vos villes : {mine} ; celles du plus grand empire : {best}. Il en faudrait {needed} sur {total} pour gagner.",
)
_GOAL_AND_US = Text(
    "You have {mine}, the best developed player has {best}; {value} would win.",
    "Vous en êtes à {mine}, le joueur le plus développé à {best} ; {value} suffirait pour gagner.",
)
_MORE = Text(
    "By a sober reckoning it is worth {amount} more to you than it costs.",
    "À tête reposée, l'échange vous rapporte {amount} de plus qu'il ne vous coûte.",
)
_LESS = Text(
    "By a sober reckoning it costs you {amount} more than it brings.",
    "À tête reposée, l'échange vous coûte {amount} de plus qu'il ne rapporte.",
)
_THE_SAME = Text(
    "What you give and what you get are worth about the same to you.",
    "Ce que vous donnez et ce que vous recevez se valent à peu près.",
)
_DEAR = Text("You would part with what can hardly be replaced.", "Vous céderiez ce qui se remplace difficilement.")


def _why(survey: Survey, offer: Offer) -> Text:
    state, player = survey.state, _player(offer.by)
    if offer.peace is not None:
        return _TIRED.format(player=player)
    if offer.goal:
        is_shorter = offer.goal < goal(state.options)
        return (_SHORTER if is_shorter else _LONGER).format(player=player)
    if offer.treaty is not None:
        return (_ELSEWHERE if offer.ends else _FOR_TREATY[offer.treaty]).format(player=player)
    purse = state.empires[offer.by].credits
    asked = next((found.sort for word in offer.asks if (found := thing(word))), "")
    if asked == "research" and purse >= RICH:
        return _RICH.format(player=player, credits=credits(purse))
    if asked == "credits" and purse <= POOR:
        return _POOR.format(player=player, credits=credits(purse))
    return _FOR_THING.get(asked, _GAINS).format(player=player)


_TIRED = Text(
    "{player} would rather spend on something else than this war.", "{player} veut mieux employer ses moyens."
)
_SHORTER = Text("{player} wants a shorter game.", "{player} souhaite une partie plus courte.")
_LONGER = Text("{player} wants a longer game.", "{player} souhaite une partie plus longue.")
_ELSEWHERE = Text("{player} could make this treaty with another.", "{player} pourrait conclure ce traité ailleurs.")
_FOR_TREATY: Mapping[Treaty, Text] = {
    "commercial": Text(
        "Trade pays both sides, and {player} still has room for an agreement.",
        "Le commerce paie les deux parties, et {player} peut encore conclure un accord.",
    ),
    "scientific": Text(
        "Laboratories are worth more together, and {player} still has room for an agreement.",
        "Les laboratoires valent davantage ensemble, et {player} peut encore conclure un accord.",
    ),
    "non_aggression": Text(
        "{player} would rather not have to watch the border with you.",
        "{player} préfère ne pas avoir à surveiller votre frontière.",
    ),
    "cooperation": Text(
        "You deal with each other already: {player} wants open borders and bases.",
        "Vous traitez déjà ensemble : {player} souhaite ouvrir frontières et bases.",
    ),
    "alliance": Text("{player} does not want to fight alone.", "{player} ne veut pas combattre sans appui."),
}
_RICH = Text(
    "{player} has {credits}, more than can be put to use, and wants to learn faster.",
    "{player} dispose de {credits}, plus qu'il n'en faut, et veut apprendre plus vite.",
)
_POOR = Text("{player} is down to {credits}.", "Il ne reste que {credits} à {player}.")
_GAINS = Text("{player} gains by it too, as far as one can see.", "{player} y gagne aussi, pour autant qu'on sache.")
_FOR_THING: Mapping[str, Text] = {
    "research": Text("{player} wants to learn faster.", "{player} veut apprendre plus vite."),
    "credits": Text("{player} has more use for credits.", "{player} a davantage besoin de crédits."),
    "payment": Text("{player} has more use for credits.", "{player} a davantage besoin de crédits."),
    "permission": Text("{player}'s routes lead through your sectors.", "Les routes de {player} passent par chez vous."),
    "no_war": Text("{player} would rather be left in peace.", "{player} préfère qu'on lui laisse la paix."),
    "vote": Text("{player} needs votes in this council.", "{player} a besoin de voix dans ce Conseil."),
    "cargo": Text("{player} is short of this.", "{player} en manque."),
}


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


def _usual(offer: MakeOffer) -> UsualOffer:
    gives, gets = all_told(offer.gives), all_told(offer.asks)
    label = Text(f"{gets.en} for {gives.en}", f"{gets.fr} contre {gives.fr}")
    found = thing(next(iter(offer.asks)))
    assert found is not None, offer
    brings = found.what if found.sort == "cargo" else found.sort
    return UsualOffer(offer.player, offer.gives, offer.asks, capitalised(label), brings)


def _bought(mine: Survey, theirs: Survey) -> Iterator[MakeOffer]:
    state, purse = mine.state, min(MOST, mine.credits)
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
    prices = range(1, min(MOST, mine.credits) + 1)
    return 1 + bisect_left(prices, True, key=lambda price: _is_welcome(mine, theirs, {"credits": price}, things))


def most_paid(mine: Survey, theirs: Survey, things: Mapping[str, int]) -> int:
    """The most credits that the other gives for something; 0 where he does not want it."""
    prices = range(1, min(MOST, theirs.credits) + 1)
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

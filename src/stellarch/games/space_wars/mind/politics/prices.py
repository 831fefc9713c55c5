"""SW-25.3: what the things are worth to a bot that an offer may hold, in credits."""

from collections.abc import Callable, Mapping
from typing import cast

from stellarch.core import Seat
from stellarch.games.space_wars.chapters.exchanges import MOST
from stellarch.games.space_wars.chapters.pledges import named, payments, turns_of_peace
from stellarch.games.space_wars.chapters.promising import income, promisable
from stellarch.games.space_wars.geometry import distance
from stellarch.games.space_wars.mind.politics import partners
from stellarch.games.space_wars.mind.politics.asking import trust
from stellarch.games.space_wars.mind.politics.motions import MATERIAL, leaning
from stellarch.games.space_wars.mind.politics.standing import bonds
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.war.prey import quarry
from stellarch.games.space_wars.rules.paying import materials
from stellarch.games.space_wars.rules.versions import covers_payments
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.matters import Council
from stellarch.games.space_wars.state.politics import Payment
from stellarch.games.space_wars.tables.craft import CRAFT
from stellarch.games.space_wars.tables.game import NUMBERS
from stellarch.games.space_wars.tables.ground import LEGIONS
from stellarch.games.space_wars.tables.politics import Treaty
from stellarch.games.space_wars.things import Thing, thing

RICH, POOR = 24, 7
"""Credits from which one has more than can be spent well, and up to which one is short of them."""
PRICELESS = 1000.0
"""What a bot gives for nothing in the world."""
_FADES = 0.85
"""What is paid a turn later is worth so much of it."""
_BELIEVED = 1 / NUMBERS.offers_per_phase
"""The part of a player's means that is expected to be there for a promise: the rest may be promised to others in the
same phase, who see no more of it."""
_REAPED = 3
"""A treaty is reckoned with for this many turns."""
_SLAVE = 3.0
_WEAPON, _OFFICER = 6.0, 9.0
"""What a special weapon and a star of an officer are worth: about what they cost to make."""
_NEARBY = 2
"""Sectors from which craft come in a turn."""
_LEVEL = 5.0
"""What a level of a structure is worth to who gets the system it stands in."""

Price = Callable[[Survey, Seat, Thing, int], float]


def worth(survey: Survey, partner: Seat, bundle: Mapping[str, int], *, received: bool) -> float:
    """What a bundle is worth to the bot when it gets it from a partner, or costs when it gives it to him."""
    prices, total = GOT if received else GIVEN, 0.0
    for word, amount in bundle.items():
        found = thing(word)
        assert found is not None, word
        total += prices[found.sort](survey, partner, found, amount)
    return total


# Both ways alike


def _credits(survey: Survey, partner: Seat, found: Thing, amount: int) -> float:
    return amount * credit_to(survey.realm.credits)


def credit_to(has: int) -> float:
    """What a credit is worth to a player who has this many."""
    return 0.65 if has >= RICH else 1.25 if has <= POOR else 1.0


def _research(survey: Survey, partner: Seat, found: Thing, amount: int) -> float:
    return amount * survey.money.point


def _cargo(survey: Survey, partner: Seat, found: Thing, amount: int) -> float:
    return amount * survey.works.prices.get(found.what, _SLAVE)


def _faded(amount: float, turns: int) -> float:
    """What it is worth to have an amount in each of some turns to come."""
    return sum(amount * _FADES**turn for turn in range(1, turns + 1))


def _payment_got(survey: Survey, partner: Seat, found: Thing, amount: int) -> float:
    """A promise is worth what its maker can pay: what is missing when it is due stays owed (SW-4.2.11). What comes when
    the game is over buys nothing."""
    turns = int(found.what)
    means = _means(survey.state, partner, turns)
    paid = _faded(min(amount, means), min(turns, int(survey.turns_left) - 1))
    return paid * trust(survey.state, survey.seat, partner)


def _means(state: State, seat: Seat, turns: int) -> float:
    """What a player can be believed to pay in each of some turns beyond what is owed to others already: what he may
    promise, or by earlier rules a part of what comes in and lies there, since he may promise it to others as well."""
    if covers_payments(state):
        return promisable(state, seat, MOST)
    pledges = list(payments(state, seat))
    earned = income(state, seat) - sum(pledge.credits for pledge in pledges)
    saved = state.empires[seat].credits - sum(pledge.owed for pledge in pledges)
    return _BELIEVED * max(0.0, earned + saved / turns)


def _payment_given(survey: Survey, partner: Seat, found: Thing, amount: int) -> float:
    return _faded(amount, int(found.what))


def _craft(survey: Survey, partner: Seat, found: Thing, amount: int) -> float:
    cost = survey.state.fleets[found.of].sheet.cost
    return cost.cr + MATERIAL * sum(materials(cost))


def _weapon(survey: Survey, partner: Seat, found: Thing, amount: int) -> float:
    return _WEAPON * amount


def _unit(survey: Survey, partner: Seat, found: Thing, amount: int) -> float:
    cost = LEGIONS[found.what].cost if found.what in LEGIONS else CRAFT[found.what].cost
    return amount * (cost.cr + MATERIAL * sum(materials(cost)))


def _officer(survey: Survey, partner: Seat, found: Thing, amount: int) -> float:
    return _OFFICER * survey.state.officers[found.of].stars


# By who gives


def _passage(survey: Survey, partner: Seat, found: Thing, amount: int) -> float:
    """To pass through a neighbour's sectors saves ways."""
    return 1.0 if is_neighbour(survey.state, survey.seat, partner) else 0.2


def _opening(survey: Survey, partner: Seat, found: Thing, amount: int) -> float:
    """To be passed through costs little among friends."""
    return 0.3 if bonds(survey.state, survey.seat, partner) else 0.9


def is_neighbour(state: State, one: Seat, other: Seat) -> bool:
    """Whether sectors of two players lie next to each other, or nearly so."""
    theirs = state.sectors.owned_by(other)
    return any(distance(mine, at) <= 2 for mine in state.sectors.owned_by(one) for at in theirs)


def _treaty_got(survey: Survey, partner: Seat, found: Thing, amount: int) -> float:
    """A treaty binds both, no matter who asked for it."""
    gain = partners.worth(survey, partner, cast(Treaty, found.what))
    return _REAPED * gain if gain else -PRICELESS


def _treaty_given(survey: Survey, partner: Seat, found: Thing, amount: int) -> float:
    return -_treaty_got(survey, partner, found, amount)


def _flag_got(survey: Survey, partner: Seat, found: Thing, amount: int) -> float:
    state, at = survey.state, survey.state.galaxy.find(found.of)
    assert at is not None
    system = state.sectors[at].system
    return (
        survey.surroundings.worth(at)
        if system is None
        else 2 * survey.surroundings.worth(at) + _LEVEL * sum(system.levels)
    )


def _flag_given(survey: Survey, partner: Seat, found: Thing, amount: int) -> float:
    """Systems are not for sale; empty space is, if no system of one's own lies next to it."""
    state, at = survey.state, survey.state.galaxy.find(found.of)
    assert at is not None
    is_inner = any(near in survey.realm.managed for near in state.galaxy.board.neighbours[at])
    return PRICELESS if at in state.galaxy.systems or is_inner else 2.0 + survey.surroundings.worth(at)


def _no_war_got(survey: Survey, partner: Seat, found: Thing, amount: int) -> float:
    """The stronger the other is, the more it is worth to be left alone, as long as he has not promised it already."""
    mine, theirs = survey.forces.powers[survey.seat], survey.forces.powers[partner]
    is_safe = survey.state.politics.between(survey.seat, partner).military != "none"
    more = amount - turns_of_peace(survey.state, partner, survey.seat)
    return 0.0 if is_safe else max(0, more) * min(1.5, theirs / max(1.0, mine))


def _no_war_given(survey: Survey, partner: Seat, found: Thing, amount: int) -> float:
    """Who has to conquer sells no peace to whom he means to conquer."""
    has_to = survey.nature.arms or survey.nature.raids
    return PRICELESS if has_to and partner == quarry(survey) else amount * 0.6 * survey.temper.war


def _keep_out_got(survey: Survey, partner: Seat, found: Thing, amount: int) -> float:
    """Nothing from who may not enter anyway, or has nothing nearby to enter with."""
    state, at = survey.state, survey.state.galaxy.find(found.of)
    assert at is not None
    politics = state.politics
    may_enter = politics.are_friends(survey.seat, partner) or politics.are_enemies(survey.seat, partner)
    is_near = any(distance(state.fleets[name].at, at) <= _NEARBY for name in state.fleets.of(partner))
    return 0.3 * amount if may_enter and is_near else 0.0


def _keep_out_given(survey: Survey, partner: Seat, found: Thing, amount: int) -> float:
    return 0.5 * amount


def _leaning(survey: Survey, found: Thing) -> float:
    """What a vote on a motion is worth as it is pledged: below zero where it goes against the bot. Nothing when the
    council is over: an offer may wait longer (SW-29.13)."""
    council = survey.state.stage
    docket = council.docket if isinstance(council, Council) else ()
    motion = next((each for each in docket if named(each) == found.of), None)
    if motion is None or found.what == "abstain":
        return 0.0
    leans = leaning(survey.state, survey.seat, motion, survey.temper.honour)
    return leans if found.what == "for" else -leans


def _vote_got(survey: Survey, partner: Seat, found: Thing, amount: int) -> float:
    """One vote among several seldom decides."""
    return 0.5 * max(0.0, _leaning(survey, found))


def _vote_given(survey: Survey, partner: Seat, found: Thing, amount: int) -> float:
    return 0.2 + max(0.0, -_leaning(survey, found))


def _pledge(survey: Survey, found: Thing) -> float:
    """What is still to come of a pledge that would be given up."""
    pledge = next(each for each in survey.state.politics.pledges if each.number == int(found.of))
    if not isinstance(pledge, Payment):
        return 1.0
    return pledge.owed + _faded(pledge.credits, pledge.phases)


def _release(survey: Survey, partner: Seat, found: Thing, amount: int) -> float:
    return _pledge(survey, found)


def _dearer(price: Price) -> Price:
    """What one parts with is worth more than what one gets."""
    return lambda survey, partner, found, amount: 1.4 * price(survey, partner, found, amount)


_ALIKE: Mapping[str, Price] = {
    "credits": _credits,
    "research": _research,
    "cargo": _cargo,
    "weapon": _weapon,
    "release": _release,
}
GOT: Mapping[str, Price] = {
    **_ALIKE,
    "payment": _payment_got,
    "permission": _passage,
    "treaty": _treaty_got,
    "unit": _unit,
    "craft": _craft,
    "officer": _officer,
    "flag": _flag_got,
    "no_war": _no_war_got,
    "keep_out": _keep_out_got,
    "vote": _vote_got,
}
GIVEN: Mapping[str, Price] = {
    **_ALIKE,
    "payment": _payment_given,
    "permission": _opening,
    "treaty": _treaty_given,
    "unit": _dearer(_unit),
    "craft": _dearer(_craft),
    "officer": _dearer(_officer),
    "flag": _flag_given,
    "no_war": _no_war_given,
    "keep_out": _keep_out_given,
    "vote": _vote_given,
}
"""A test holds both to the sorts of things there are."""

"""GE-12: what an offer can be filled in with: the baskets of both sides, and clauses; and where one usually begins."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple, get_args

from stellarch.core import (
    Amount,
    Blank,
    Depending,
    Later,
    Message,
    Orders,
    Phrase,
    Pick,
    Seat,
    Several,
    Start,
    Template,
    Words,
    said,
)
from stellarch.core.grammar import Noun
from stellarch.core.once import asked_once
from stellarch.games.galaxy_empires.data import AREAS, NUMBERS, Kind
from stellarch.games.galaxy_empires.galaxy import AREA_OF, PLANETS
from stellarch.games.galaxy_empires.names import AreaName, area_noun, fleet
from stellarch.games.galaxy_empires.offers import LONGEST_NOTE, Trigger
from stellarch.games.galaxy_empires.rules.income import covered, of_area
from stellarch.games.galaxy_empires.rules.trade import bars_selling, bars_selling_fleet
from stellarch.games.galaxy_empires.rules.versions import promises_are_covered
from stellarch.games.galaxy_empires.state import State

_TRADE = NUMBERS.trade
_MOST_CLAUSES = 6
"""How many a form has room for."""
_MOST_PAID = 40 * _TRADE.cash_step
_USUAL_TURNS = 3
_USUAL_INSTALMENT = 2 * _TRADE.cash_step
_TURNS_OF_INCOME = 5
"""How many turns of its income a territory is first offered for, and the least price."""
_LEAST_PRICE = 300
_PP_IN_CASH = 50
_MOST_OF_A_KIND = 2


class OfferForm(Phrase):
    """The offers that can be filled in; the values are the names of the actions."""

    PROPOSE = "propose"
    COUNTER = "counter"
    POST_OFFER = "post_offer"


class ClauseForm(Phrase):
    TRUCE = 1
    NO_DISRUPT = 2
    KEEP_OUT = 3
    INSTALMENT = 4
    NOTE = 5


class OfferBlank(Phrase):
    PROMISES = 1
    TURNS = 2
    PLANET = 3
    WHOSE_FLEET = 4
    WHO_KEEPS_OUT = 5
    AREAS = 6
    WHO_PAYS = 7
    EACH_TIME = 8
    WHEN = 9
    HOW_OFTEN = 10
    WORDS = 11


class PaidWhen(Phrase):
    EACH_TURN = "each_turn"
    EACH_DELIVERY = "each_delivery"


class Side(Phrase):
    GIVE = "give"
    GET = "get"


class SortOfGoods(Phrase):
    CASH = "cash"
    PP = "pp"
    TERRITORIES = "territories"
    FLEETS = "fleets"
    MISSIONS = "missions"


class InBasket(Message, frozen=True):
    """What one of the sides gives of one sort."""

    side: Side
    goods: SortOfGoods


class Buy(Message, frozen=True):
    what: Message | Noun | str


class Sell(Message, frozen=True):
    what: Message | Noun | str


class TruceOf(Message, frozen=True):
    turns: int


class LeaveAlone(Message, frozen=True):
    planet: AreaName


_IN_BASKET = {(side.value, sort.value): said(InBasket(side, sort)) for side in Side for sort in SortOfGoods}


def offer_template(state: State, form: OfferForm, seat: Seat, other: Seat) -> Template:
    """An offer to one player: what each could put in its basket, and what they could promise each other."""
    given = {} if form is OfferForm.COUNTER else {"to": other}

    def terms() -> _Terms:
        known = _terms_by_pair(state)
        if (seat, other) not in known:
            known[seat, other] = _terms(state, seat, other)
        return known[seat, other]

    return Template(form.value, said(form), Later(lambda: terms().blanks, lambda: terms().starts), given)


@asked_once
def _terms_by_pair(_state: State) -> dict[tuple[Seat, Seat], "_Terms"]:
    """The same may be proposed, answered and left as an offer."""
    return {}


class _Terms(NamedTuple):
    blanks: dict[str, Blank]
    starts: tuple[Start, ...]


def _terms(state: State, seat: Seat, other: Seat) -> _Terms:
    given, got = dict(_basket(state, "give", seat, other)), dict(_basket(state, "get", other, seat))
    mined = next((AREA_OF[tile] for tile in state.contracts_of(seat)), None)
    *others, note = _clauses((seat, other), state.galaxy.dormant, state.players[seat].home, mined)
    clauses = (*others, _instalment(state, (seat, other)), note)
    promises = Orders(clauses, _MOST_CLAUSES, label=said(OfferBlank.PROMISES))
    starts = tuple(_starts(state, seat, other, {**given, **got}, mined))
    return _Terms({**given, **got, "clauses": promises}, starts)


def _starts(state: State, seat: Seat, other: Seat, baskets: dict[str, Blank], mined: str | None) -> Iterator[Start]:
    """Usual deals with sensible figures in them: a truce, territories and a fleet for money, a miner left alone."""
    yield Start(said(TruceOf(_USUAL_TURNS)), {"clauses": [{"type": "truce", "turns": _USUAL_TURNS}]})
    for area in _dearest(state, other, baskets["get.territories"]):
        price = _price(state, other, area, baskets["give.cash"])
        yield Start(said(Buy(area_noun(area))), {"get.territories": [area], "give.cash": price})
    for area in _dearest(state, seat, baskets["give.territories"]):
        price = _price(state, seat, area, baskets["get.cash"])
        yield Start(said(Sell(area_noun(area))), {"give.territories": [area], "get.cash": price})
    for name in _among(baskets["get.fleets"])[:1]:
        price = _affordable(NUMBERS.costs.fleet, baskets["give.cash"])
        yield Start(said(Buy(fleet(name))), {"get.fleets": [name], "give.cash": price})
    if mined is not None:
        spared = {"type": "no_disrupt", "planet": mined, "protected": seat, "turns": _USUAL_TURNS}
        yield Start(said(LeaveAlone(mined)), {"clauses": [spared]})


def _among(blank: Blank) -> tuple[str, ...]:
    assert isinstance(blank, Several)
    return tuple(map(str, blank.among))


def _dearest(state: State, holder: Seat, territories: Blank) -> list[str]:
    """Of the territories that are for sale, those that pay most."""

    def worth(area: str) -> int:
        cash, points = of_area(state, holder, area)
        return cash + _PP_IN_CASH * points

    return sorted(_among(territories), key=worth, reverse=True)[:_MOST_OF_A_KIND]


def _price(state: State, holder: Seat, area: str, purse: Blank) -> int:
    return _affordable(max(_LEAST_PRICE, of_area(state, holder, area).cash * _TURNS_OF_INCOME), purse)


def _affordable(price: int, purse: Blank) -> int:
    """A price, or all that the buyer has."""
    assert isinstance(purse, Amount)
    return min(price, purse.most)


def _basket(state: State, side: str, giver: Seat, taker: Seat) -> Iterator[tuple[str, Blank]]:
    player, step = state.players[giver], _TRADE.cash_step
    yield f"{side}.cash", Amount(0, player.cash // step * step, step, label=_IN_BASKET[side, "cash"])
    if state.options.pp_trading:
        spare = max(0, player.pp - NUMBERS.costs.trade_pp_each)
        yield f"{side}.pp", Amount(0, spare, label=_IN_BASKET[side, "pp"])
    sold = tuple(area for area in state.territories(giver) if bars_selling(state, giver, taker, area) is None)
    yield f"{side}.territories", Several(sold, label=_IN_BASKET[side, "territories"])
    tiles = [tile for tile in state.fleets_of(giver) if bars_selling_fleet(state, giver, tile) is None]
    fleets = tuple(state.fleets[tile].name for tile in tiles)
    yield f"{side}.fleets", Several(fleets, label=_IN_BASKET[side, "fleets"])
    if state.options.mission_trading:
        cards = tuple(card.number for card in state.hands[giver])
        yield f"{side}.missions", Several(cards, label=_IN_BASKET[side, "missions"])


@cache
def _clauses(parties: tuple[Seat, Seat], closed: frozenset[str], home: str, mined: str | None) -> tuple[Template, ...]:
    """GE-12.11 to GE-12.13 and GE-12.15. Areas that are closed at this table are nothing to promise about. A clause
    usually begins with what serves the first party, who writes it: a home to keep out of, a planet that is mined."""
    writer, partner = parties
    turns = Amount(1, _TRADE.clause_turns_max, label=said(OfferBlank.TURNS), usual=_USUAL_TURNS)
    areas = tuple(area for area in AREAS if AREAS[area].kind is not Kind.BLACK_HOLE and area not in closed)
    planets = tuple(planet for planet in PLANETS if planet in areas)
    return (
        Template("truce", said(ClauseForm.TRUCE), {"turns": turns}),
        Template(
            "no_disrupt",
            said(ClauseForm.NO_DISRUPT),
            {
                "planet": Pick(planets, label=said(OfferBlank.PLANET), usual=mined),
                "protected": _party(parties, OfferBlank.WHOSE_FLEET, writer),
                "turns": turns,
            },
        ),
        Template(
            "keep_out",
            said(ClauseForm.KEEP_OUT),
            {
                "who": _party(parties, OfferBlank.WHO_KEEPS_OUT, partner),
                "areas": Several(areas, 1, label=said(OfferBlank.AREAS), usual=[home]),
                "turns": turns,
            },
        ),
        Template("note", said(ClauseForm.NOTE), {"text": Words(LONGEST_NOTE, 1, label=said(OfferBlank.WORDS))}),
    )


def _party(parties: tuple[Seat, Seat], label: OfferBlank, usual: Seat) -> Pick:
    return Pick(parties, label=said(label), seats=True, usual=usual)


def _instalment(state: State, parties: tuple[Seat, Seat]) -> Template:
    """GE-12.14: how much can be promised hangs on who pays, and when (GE-12.20)."""
    called = {when.value: said(when) for when in PaidWhen}
    amounts = {str(payer): Depending("trigger", dict(_payments(state, payer))) for payer in parties}
    return Template(
        "instalment",
        said(ClauseForm.INSTALMENT),
        {
            "payer": _party(parties, OfferBlank.WHO_PAYS, parties[0]),
            "trigger": Pick(tuple(called), label=said(OfferBlank.WHEN), called=called),
            "amount": Depending("payer", amounts, label=said(OfferBlank.EACH_TIME)),
            "times": Amount(1, _TRADE.clause_turns_max, label=said(OfferBlank.HOW_OFTEN), usual=_USUAL_TURNS),
        },
    )


def _payments(state: State, payer: Seat) -> Iterator[tuple[str, Blank]]:
    step = _TRADE.cash_step
    for trigger in get_args(Trigger):
        most = covered(state, payer, trigger) // step * step if promises_are_covered(state) else _MOST_PAID
        if most:
            usual = min(most, _USUAL_INSTALMENT)
            yield trigger, Amount(step, most, step, label=said(OfferBlank.EACH_TIME), usual=usual)

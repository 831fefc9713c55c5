"""GE-12: what an offer can be filled in with: the baskets of both sides, and clauses; and where one usually begins."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from stellarch.core import Amount, Blank, Orders, Pick, Seat, Several, Start, Template, Text, Words
from stellarch.core.once import asked_once
from stellarch.games.galaxy_empires.data import AREAS, NUMBERS, Kind
from stellarch.games.galaxy_empires.galaxy import AREA_OF, PLANETS
from stellarch.games.galaxy_empires.offers import LONGEST_NOTE
from stellarch.games.galaxy_empires.rules.income import of_area
from stellarch.games.galaxy_empires.rules.trade import bars_selling, bars_selling_fleet
from stellarch.games.galaxy_empires.state import State
from stellarch.games.galaxy_empires.words import area_in_sentence, fleet_name

_TRADE = NUMBERS.trade
_MOST_CLAUSES = 6
"""So many a form has room for."""
_MOST_PAID = 40 * _TRADE.cash_step
_TRIGGERS = {
    "each_turn": Text("each turn", "à chaque tour"),
    "each_delivery": Text("each delivery", "à chaque livraison"),
}
_SIDES = {"give": Text("You give", "Vous donnez"), "get": Text("You get", "Vous recevez")}
_GOODS = {
    "cash": Text("money", "argent"),
    "pp": Text("political points", "points politiques"),
    "territories": Text("territories", "territoires"),
    "fleets": Text("fleets", "flottes"),
    "missions": Text("missions", "missions"),
}
_IN_BASKET = {
    (side, kind): Text(f"{whose.en}, {what.en}", f"{whose.fr}, {what.fr}")
    for side, whose in _SIDES.items()
    for kind, what in _GOODS.items()
}
_USUAL_TURNS = 3
_USUAL_INSTALMENT = 2 * _TRADE.cash_step
_TURNS_OF_INCOME = 5
"""A territory is first offered at so many turns of what it pays, and never at less than the least price."""
_LEAST_PRICE = 300
_PP_IN_CASH = 50
_MOST_OF_A_KIND = 2
_BUY = Text("Buy {thing}", "Acheter {thing}")
_SELL = Text("Sell {thing}", "Vendre {thing}")
_TRUCE = Text(f"Truce of {_USUAL_TURNS} turns", f"Trêve de {_USUAL_TURNS} tours")
_LEAVE_ALONE = Text("Leave my fleet on {planet} alone", "Épargner ma flotte sur {planet}")
_RECORDED = Text("Your words (recorded, not enforced)", "Vos paroles (notées, mais sans contrainte)")


def offer_template(state: State, kind: str, label: Text, seat: Seat, other: Seat) -> Template:
    """An offer to one player: what each could put in its basket, and what they could promise each other."""
    known = _terms_by_pair(state)
    if (seat, other) not in known:
        known[seat, other] = _terms(state, seat, other)
    blanks, starts = known[seat, other]
    return Template(kind, label, blanks, {} if kind == "counter" else {"to": other}, starts)


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
    clauses = _clauses((seat, other), state.galaxy.dormant, state.players[seat].home, mined)
    promises = Orders(clauses, _MOST_CLAUSES, label=Text("Promises", "Promesses"))
    starts = tuple(_starts(state, seat, other, {**given, **got}, mined))
    return _Terms({**given, **got, "clauses": promises}, starts)


def _starts(state: State, seat: Seat, other: Seat, baskets: dict[str, Blank], mined: str | None) -> Iterator[Start]:
    """Usual deals with sensible figures in them: a truce, territories and a fleet for money, a miner left alone."""
    yield Start(_TRUCE, {"clauses": [{"type": "truce", "turns": _USUAL_TURNS}]})
    for area in _dearest(state, other, baskets["get.territories"]):
        price = _price(state, other, area, baskets["give.cash"])
        yield Start(_BUY.format(thing=area_in_sentence(area)), {"get.territories": [area], "give.cash": price})
    for area in _dearest(state, seat, baskets["give.territories"]):
        price = _price(state, seat, area, baskets["get.cash"])
        yield Start(_SELL.format(thing=area_in_sentence(area)), {"give.territories": [area], "get.cash": price})
    for fleet in _among(baskets["get.fleets"])[:1]:
        price = _affordable(NUMBERS.costs.fleet, baskets["give.cash"])
        yield Start(_BUY.format(thing=fleet_name(fleet)), {"get.fleets": [fleet], "give.cash": price})
    if mined is not None:
        spared = {"type": "no_disrupt", "planet": mined, "protected": seat, "turns": _USUAL_TURNS}
        yield Start(_LEAVE_ALONE.format(planet=area_in_sentence(mined)), {"clauses": [spared]})


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
    """GE-12.11 to GE-12.15. Areas that are closed at this table are nothing to promise about. A clause usually begins
    with what serves the first party, who writes it: a home to keep out of, a planet that is mined."""
    writer, partner = parties
    turns = Amount(1, _TRADE.clause_turns_max, label=Text("Turns", "Tours"), usual=_USUAL_TURNS)
    areas = tuple(area for area in AREAS if AREAS[area].kind is not Kind.BLACK_HOLE and area not in closed)
    planets = tuple(planet for planet in PLANETS if planet in areas)

    def party(label: Text, usual: Seat) -> Pick:
        return Pick(parties, label=label, seats=True, usual=usual)

    return (
        Template("truce", Text("Truce", "Trêve"), {"turns": turns}),
        Template(
            "no_disrupt",
            Text("No disruption", "Pas de bombardement"),
            {
                "planet": Pick(planets, label=Text("Planet", "Planète"), usual=mined),
                "protected": party(Text("Whose fleet", "La flotte de"), writer),
                "turns": turns,
            },
        ),
        Template(
            "keep_out",
            Text("Keep out", "Rester dehors"),
            {
                "who": party(Text("Who keeps out", "Qui reste dehors"), partner),
                "areas": Several(areas, 1, label=Text("Areas", "Zones"), usual=[home]),
                "turns": turns,
            },
        ),
        Template(
            "instalment",
            Text("Instalments", "Versements"),
            {
                "payer": party(Text("Who pays", "Qui paie"), writer),
                "amount": Amount(
                    _TRADE.cash_step,
                    _MOST_PAID,
                    _TRADE.cash_step,
                    label=Text("Each time", "À chaque fois"),
                    usual=_USUAL_INSTALMENT,
                ),
                "trigger": Pick(tuple(_TRIGGERS), label=Text("When", "Quand"), called=_TRIGGERS),
                "times": Amount(
                    1, _TRADE.clause_turns_max, label=Text("How often", "Combien de fois"), usual=_USUAL_TURNS
                ),
            },
        ),
        Template("note", Text("In words", "En paroles"), {"text": Words(LONGEST_NOTE, 1, label=_RECORDED)}),
    )

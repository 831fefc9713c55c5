"""GE-12: what an offer can be filled in with: the baskets of both sides, and clauses."""

from collections.abc import Iterator
from functools import cache
from itertools import chain

from stellarch.core import Amount, Blank, Orders, Pick, Seat, Several, Template, Text, Words
from stellarch.games.galaxy_empires.data import AREAS, NUMBERS, Kind
from stellarch.games.galaxy_empires.galaxy import PLANETS
from stellarch.games.galaxy_empires.offers import LONGEST_NOTE
from stellarch.games.galaxy_empires.rules.trade import bars_selling, bars_selling_fleet
from stellarch.games.galaxy_empires.state import State

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
_RECORDED = Text("Your words (recorded, not enforced)", "Vos paroles (notées, mais sans contrainte)")


def offer_template(state: State, kind: str, label: Text, seat: Seat, other: Seat) -> Template:
    """An offer to one player: what each could put in its basket, and what they could promise each other."""
    baskets = chain(_basket(state, "give", seat, other), _basket(state, "get", other, seat))
    clauses = Orders(_clauses((seat, other), state.galaxy.dormant), _MOST_CLAUSES, label=Text("Promises", "Promesses"))
    return Template(kind, label, {**dict(baskets), "clauses": clauses}, {} if kind == "counter" else {"to": other})


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
def _clauses(parties: tuple[Seat, Seat], closed: frozenset[str]) -> tuple[Template, ...]:
    """GE-12.11 to GE-12.15. Areas that are closed at this table are nothing to promise about."""
    turns = Amount(1, _TRADE.clause_turns_max, label=Text("Turns", "Tours"))
    areas = tuple(area for area in AREAS if AREAS[area].kind is not Kind.BLACK_HOLE and area not in closed)
    planets = tuple(planet for planet in PLANETS if planet in areas)

    def party(label: Text) -> Pick:
        return Pick(parties, label=label, seats=True)

    return (
        Template("truce", Text("Truce", "Trêve"), {"turns": turns}),
        Template(
            "no_disrupt",
            Text("No disruption", "Pas de bombardement"),
            {
                "planet": Pick(planets, label=Text("Planet", "Planète")),
                "protected": party(Text("Whose fleet", "La flotte de")),
                "turns": turns,
            },
        ),
        Template(
            "keep_out",
            Text("Keep out", "Rester dehors"),
            {
                "who": party(Text("Who keeps out", "Qui reste dehors")),
                "areas": Several(areas, 1, label=Text("Areas", "Zones")),
                "turns": turns,
            },
        ),
        Template(
            "instalment",
            Text("Instalments", "Versements"),
            {
                "payer": party(Text("Who pays", "Qui paie")),
                "amount": Amount(
                    _TRADE.cash_step, _MOST_PAID, _TRADE.cash_step, label=Text("Each time", "À chaque fois")
                ),
                "trigger": Pick(tuple(_TRIGGERS), label=Text("When", "Quand"), called=_TRIGGERS),
                "times": Amount(1, _TRADE.clause_turns_max, label=Text("How often", "Combien de fois")),
            },
        ),
        Template("note", Text("In words", "En paroles"), {"text": Words(LONGEST_NOTE, 1, label=_RECORDED)}),
    )

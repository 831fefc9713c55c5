"""Which deals bots propose, and what they answer: whatever is good for both, as far as one can tell (see `trading`)."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from stellarch.core import Seat
from stellarch.games.galaxy_empires.actions import Accept, AnyAction, Counter, Decline, Propose
from stellarch.games.galaxy_empires.data import NUMBERS
from stellarch.games.galaxy_empires.galaxy import PLANETS, TILES_OF
from stellarch.games.galaxy_empires.offers import Basket, Clause, Instalment, NoDisrupt, Terms, Truce
from stellarch.games.galaxy_empires.rules.income import covered
from stellarch.games.galaxy_empires.rules.trade import about, bars_proposing, is_doable
from stellarch.games.galaxy_empires.state import Offer, Proposal, State
from stellarch.games.galaxy_empires.trading import ENORMOUS, gain, is_leader

MOST_OFFERS = 5
_MARGIN = 25
"""A deal that gains less than this is not worth the talk."""
_TIMES = 3
"""How many instalments a price is paid in that is more than the buyer has."""
_TIRES = 2
"""Who has declined a deal so often is not asked again."""
_HAND = NUMBERS.limits.missions_in_hand
_COST, _STEP = NUMBERS.costs.trade_pp_each, NUMBERS.trade.cash_step


# Answering


def answer(state: State, seat: Seat, least: int = 0) -> AnyAction:
    """Accept what gains more than the least; else ask, once, for the money that would make it worth while to both; else
    decline."""
    proposal = state.pending
    assert isinstance(proposal, Proposal), "a proposal is on the table"
    offer = proposal.offer
    if is_doable(state, offer) and gain(state, seat, offer) > least:
        return Accept()
    if not proposal.counters and NUMBERS.trade.max_counters:
        better = _settled(state, seat, offer.maker, _turned(offer.terms))
        if better is not None:
            return Counter(better.terms.give, better.terms.get, better.terms.clauses)
    return Decline()


def _turned(terms: Terms) -> Terms:
    """The same deal seen from the other side."""
    return Terms(terms.get, terms.give, terms.clauses)


# Prices


class _Settled(NamedTuple):
    """Terms with their price, and what they are worth to who proposes them."""

    terms: Terms
    worth: float


def _settled(state: State, maker: Seat, to: Seat, terms: Terms) -> _Settled | None:
    """These terms with a price such that both gain about as much, as far as the maker can tell; None where none is."""
    mine, theirs = _gains(state, maker, to, terms)
    if mine + theirs < 2 * _MARGIN or max(abs(mine), abs(theirs)) > ENORMOUS / 2:
        return None
    if min(mine, theirs) < _MARGIN:
        terms = _with_payment(state, maker, to, terms, round((mine - theirs) / 2 / _STEP) * _STEP)
        mine, theirs = _gains(state, maker, to, terms)
    both_gain = min(mine, theirs) >= _MARGIN / 2
    return _Settled(terms, mine) if both_gain and is_doable(state, _offer(state, maker, to, terms)) else None


def _gains(state: State, maker: Seat, to: Seat, terms: Terms) -> tuple[float, float]:
    """What the two gain by these terms in the eyes of the maker, who does not know the other's missions."""
    offer = _offer(state, maker, to, terms)
    return gain(state, maker, offer, maker), gain(state, to, offer, maker)


def _with_payment(state: State, maker: Seat, to: Seat, terms: Terms, paid: int) -> Terms:
    """Terms in which the maker pays so much more, or (below zero) gets it: what the payer lacks in instalments."""
    net = terms.give.cash - terms.get.cash + paid
    payer, price = (maker, net) if net > 0 else (to, -net)
    at_once = min(price, state.players[payer].cash // _STEP * _STEP)
    later = _in_instalments(state, payer, price - at_once)
    give, get = (at_once, 0) if payer == maker else (0, at_once)
    return Terms(replace(terms.give, cash=give), replace(terms.get, cash=get), (*terms.clauses, *later))


def _in_instalments(state: State, payer: Seat, sum_left: int) -> tuple[Clause, ...]:
    """A debt paid off turn by turn, no faster than the payer's territories pay beyond what is owed already."""
    amount = -(-sum_left // (_TIMES * _STEP)) * _STEP
    if not sum_left or amount > covered(state, payer, "each_turn"):
        return ()
    return (Instalment(payer, amount, _TIMES, "each_turn"),)


def _offer(state: State, maker: Seat, to: Seat, terms: Terms) -> Offer:
    return Offer("", maker, to, terms, state.turn.number)


# Offering


def offers(state: State, seat: Seat) -> list[tuple[float, Propose]]:
    """A few deals that are good for the seat on turn and, as far as one can tell, for the other; the best first.

    As many as were proposed in this turn already are passed over: they were not wanted.
    """
    if bars_proposing(state) is not None or state.players[seat].pp < _COST:
        return []
    ideas = (idea for idea in _worth_proposing(state, seat) if _may_be_asked(state, seat, idea[1]))
    found = {str(propose): (value, propose) for value, propose in ideas}
    ranked = sorted(found.values(), key=lambda pair: (-pair[0], str(pair[1])))
    return ranked[state.turn.proposals :][:MOST_OFFERS]


def _may_be_asked(state: State, seat: Seat, deal: Propose) -> bool:
    """Whether it was not declined too often to be asked again."""
    return state.declined.get(about(_offer(state, seat, deal.to, deal.terms)), 0) < _TIRES


def _worth_proposing(state: State, seat: Seat) -> Iterator[tuple[float, Propose]]:
    for other in state.living:
        if other != seat and state.players[other].pp >= _COST:
            plain = [found for idea in _ideas(state, seat, other) if (found := _priced(state, seat, other, idea))]
            yield from plain
            if plain:
                _, best = max(plain, key=lambda found: (found[0], str(found[1])))
                yield from _with_a_card(state, seat, best)


def _with_a_card(state: State, seat: Seat, deal: Propose) -> Iterator[tuple[float, Propose]]:
    """The same deal, with a mission that is of little use to oneself for a part of the price."""
    if not deal.give.missions:
        for card in _cards_for_sale(state, seat, deal.to):
            give, get = replace(deal.give, cash=0, missions=(card,)), replace(deal.get, cash=0)
            clauses = tuple(clause for clause in deal.clauses if not isinstance(clause, Instalment))
            if found := _priced(state, seat, deal.to, Terms(give, get, clauses)):
                yield found


def _priced(state: State, seat: Seat, other: Seat, idea: Terms) -> tuple[float, Propose] | None:
    """An idea with its price, and what it is worth to the seat; None where it does not suit both."""
    settled = _settled(state, seat, other, idea)
    if settled is None:
        return None
    terms, worth = settled
    return worth, Propose(terms.give, terms.get, terms.clauses, to=other)


def _ideas(state: State, seat: Seat, other: Seat) -> Iterator[Terms]:
    """What two players could agree on, the price left open."""
    if not is_leader(state, seat) and not is_leader(state, other):
        yield Terms(clauses=(Truce(3),))
    yield from (Terms(get=goods) for goods in _for_sale(state, other, seat))
    yield from (Terms(give=goods) for goods in _for_sale(state, seat, other))
    yield from (Terms(give=Basket(missions=(card,))) for card in _cards_for_sale(state, seat, other))
    for mine in _territories_for_sale(state, seat, other):
        for theirs in _territories_for_sale(state, other, seat):
            yield Terms(Basket(territories=(mine,)), Basket(territories=(theirs,)))
    for planet in PLANETS:
        (tile,) = TILES_OF[planet]
        miner = state.fleets.get(tile)
        if miner is not None and miner.owner in (seat, other) and state.contracts[tile]:
            yield Terms(clauses=(NoDisrupt(planet, miner.owner, state.contracts[tile]),))


def _for_sale(state: State, giver: Seat, taker: Seat) -> Iterator[Basket]:
    """Territories, with and without the fleets that guard them; fleets; political points."""
    for area in _territories_for_sale(state, giver, taker):
        yield Basket(territories=(area,))
        if guards := tuple(state.fleets[tile].name for tile in state.fleets_in(area)):
            yield Basket(territories=(area,), fleets=guards)
    free = _fleets_for_sale(state, giver)
    yield from (Basket(fleets=free[:number]) for number in (1, 2) if len(free) >= number)
    if points := _points_for_sale(state, giver, taker):
        yield Basket(pp=points)


def _territories_for_sale(state: State, giver: Seat, taker: Seat) -> Iterator[str]:
    """What lies next to the buyer (GE-12.5)."""
    home = state.players[giver].home
    for area in state.territories(giver):
        if area != home and any(state.holders.get(near) == taker for near in state.galaxy.touches[area]):
            yield area


def _fleets_for_sale(state: State, giver: Seat) -> tuple[str, ...]:
    """Those that guard nothing alone: all but the last of each territory."""
    held = [state.in_order(state.fleets_in(area))[1:] for area in state.territories(giver)]
    return tuple(state.fleets[tile].name for tiles in held for tile in tiles)


def _points_for_sale(state: State, giver: Seat, taker: Seat) -> int:
    """Political points that a player with more than a war costs can spare for one with less."""
    war = NUMBERS.costs.war_pp
    spare, short = state.players[giver].pp - _COST - war, war + _COST - state.players[taker].pp
    return max(min(spare, short), 0) if state.options.pp_trading else 0


def _cards_for_sale(state: State, giver: Seat, taker: Seat) -> Iterator[int]:
    if state.options.mission_trading and len(state.hands[taker]) < _HAND:
        yield from (card.number for card in state.hands[giver])

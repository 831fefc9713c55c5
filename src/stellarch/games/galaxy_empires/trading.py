"""How a deal is judged, in dollars, and which deals are worth proposing: for bots (section 22, points 1, 9 and 10).

Everything here reads what a seat may know. A state that was imagined from a view will do, and gives no secret away:
of hands only the card that is given is looked at, by its own giver.

A gain counts what changes hands and the political points a deal costs; not the action it takes, which whoever proposes
weighs against what else could be done with it.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from stellarch.core import Seat
from stellarch.games.galaxy_empires.actions import Accept, AnyAction, Counter, Decline, Propose
from stellarch.games.galaxy_empires.data import AREAS, MISSIONS, NUMBERS, Kind
from stellarch.games.galaxy_empires.galaxy import AREA_OF, PLANETS, TILES_OF
from stellarch.games.galaxy_empires.offers import Basket, Clause, Instalment, KeepOut, NoDisrupt, Note, Terms, Truce
from stellarch.games.galaxy_empires.rules import promises
from stellarch.games.galaxy_empires.rules.income import income_of, of_area
from stellarch.games.galaxy_empires.rules.missions import standing_of
from stellarch.games.galaxy_empires.rules.planets import besiegers
from stellarch.games.galaxy_empires.rules.trade import bars_proposing, is_doable
from stellarch.games.galaxy_empires.rules.war import war_cost
from stellarch.games.galaxy_empires.rules.winning import territories_to_win
from stellarch.games.galaxy_empires.state import Offer, Proposal, State

MOST_OFFERS = 5
_MARGIN = 50
"""A deal that gains less than this is not worth the talk."""
_USUAL_ROUNDS, _LEAST_ROUNDS = 12, 3
_FLAG, _CENTER_WHEN_SHORT = 120, 120
_FLEET, _CARD, _PP = 400, 150, 40
_READY, _MIDDLE_GAME = 320, 4
"""What it is worth to be able to make war, and from which round on (section 22, point 4)."""
_PLENTY = 11
"""From so many on, political points are of little use."""
_WIN = 20_000
_TIMES_ITS_INCOME = 9
"""The usual price of a territory."""
_LEADER_CASH, _LEADER_SHORT_OF = 5000, 2
_AGAINST_LEADER = 350
_CLAIMS_IN_A_TURN = 2
_PEACE = 110
"""What it is worth that a neighbour's fleets look elsewhere, where there is a third who would gain by a quarrel."""
_MOST_FEARED = 300
"""However many fleets stand at the border, somebody who is warned does not lose more than this in a turn or two."""
_OTHER_PLANS = 0.4
"""How much of a chance to attack somebody is lost with it: there are others to attack, and other things to do."""
_ON_HONOUR = 0.5
"""What a promise is worth that can be broken."""
_COST, _STEP = NUMBERS.costs.trade_pp_each, NUMBERS.trade.cash_step


# Judging


def gain(state: State, seat: Seat, offer: Offer) -> float:
    """What a deal is worth to one of its parties; far below zero where it would help the other one win."""
    other = offer.to if seat == offer.maker else offer.maker
    mine, theirs = _balance(state, seat, offer), _balance(state, other, offer)
    after = _after(state, offer)
    if _has_won(after, seat):
        return mine + _WIN
    if is_near_winning(after, other) and (theirs > 0 or _is_further(state, after, other)):
        return mine - _WIN
    if is_leader(state, other) and theirs > 0:
        return mine - max(_AGAINST_LEADER, theirs)
    return mine


def _is_further(before: State, after: State, seat: Seat) -> bool:
    """Whether a seat has come nearer to winning, whatever it paid for that."""
    has_more_money = after.players[seat].cash > before.players[seat].cash
    return has_more_money or len(after.territories(seat)) > len(before.territories(seat))


def _balance(state: State, seat: Seat, offer: Offer) -> float:
    """What a party gets, less what it gives, less the price of any deal."""
    terms = offer.terms
    given, got = (terms.give, terms.get) if seat == offer.maker else (terms.get, terms.give)
    other = offer.to if seat == offer.maker else offer.maker
    pp = state.players[seat].pp
    return (
        got.cash
        - given.cash
        + _worth_of_pp(state, pp - _COST - given.pp + got.pp)
        - _worth_of_pp(state, pp)
        + sum(_worth_when_bought(state, seat, area) for area in got.territories)
        - sum(worth(state, seat, area) for area in given.territories)
        + _FLEET * (len(got.fleets) - len(given.fleets))
        + _CARD * len(got.missions)
        - sum(_worth_of_card(state, seat, number) for number in given.missions)
        + sum(_worth_of_clause(state, seat, other, clause) for clause in terms.clauses)
    )


def _after(state: State, offer: Offer) -> State:
    """The state with money and flags as they are after the deal: what winning depends on."""
    for seat, given, got in (
        (offer.maker, offer.terms.give, offer.terms.get),
        (offer.to, offer.terms.get, offer.terms.give),
    ):
        state = state.paid(seat, got.cash - given.cash)
        for area in got.territories:
            state = state.with_holder(area, seat)
    return state


def _has_won(state: State, seat: Seat) -> bool:
    is_rich = state.players[seat].cash >= NUMBERS.win.bounty_cash
    return is_rich or len(state.territories(seat)) >= territories_to_win(state)


def is_near_winning(state: State, seat: Seat) -> bool:
    """Whether a seat could win with the next turn it takes: by its income, or by what it can claim in a turn."""
    mining = NUMBERS.mining.delivery * sum(state.contracts[tile] > 0 for tile in state.contracts_of(seat))
    cash = state.players[seat].cash + income_of(state, seat).cash + mining
    held = len(state.territories(seat))
    return cash >= NUMBERS.win.bounty_cash or held + _CLAIMS_IN_A_TURN >= territories_to_win(state)


def is_leader(state: State, seat: Seat) -> bool:
    """Whether a seat is to be watched (section 22, point 9)."""
    is_wide = len(state.territories(seat)) >= territories_to_win(state) - _LEADER_SHORT_OF
    return is_wide or state.players[seat].cash >= _LEADER_CASH


# What things are worth


def rounds_left(state: State) -> int:
    """The rounds a game is expected to go on."""
    return max(_LEAST_ROUNDS, _USUAL_ROUNDS - (state.turn.round - 1))


def _worth_of_pp(state: State, points: int) -> float:
    """So many political points: enough of them for a war are kept in reserve, those near the limit are worth least."""
    points = min(points, NUMBERS.limits.pp_max)
    beyond = max(0, points - _PLENTY)
    is_ready = points >= NUMBERS.costs.war_pp and state.turn.round >= _MIDDLE_GAME
    return _PP * (points - 0.4 * beyond) + _READY * is_ready


def _worth_in_peace(state: State, seat: Seat, area: str) -> float:
    """A territory, if nobody takes it away: income and flag."""
    cash, pp = of_area(state, seat, area)
    is_late = len(state.territories(seat)) >= territories_to_win(state) - _LEADER_SHORT_OF
    is_short = AREAS[area].kind is Kind.CENTER and state.players[seat].pp < NUMBERS.costs.war_pp
    return (cash + _PP * pp) * rounds_left(state) + _FLAG * (1 + is_late) + _CENTER_WHEN_SHORT * is_short


def worth(state: State, seat: Seat, area: str) -> float:
    """A territory to the seat that holds it, as safe as it is."""
    return _worth_in_peace(state, seat, area) * _safety(state, seat, area, len(state.fleets_in(area)))


def _worth_when_bought(state: State, seat: Seat, area: str) -> float:
    """A territory to a seat that would have to guard it with what it has nearby."""
    return _worth_in_peace(state, seat, area) * _safety(state, seat, area, int(_pressure(state, seat, area)))


def _safety(state: State, seat: Seat, area: str, guards: int) -> float:
    safety = 1.0
    for rival in state.living:
        if rival != seat:
            safety *= 1 - _risk(state, rival, area, guards)
    return safety


def _risk(state: State, attacker: Seat, area: str, guards: int) -> float:
    """How likely an attacker takes a territory within a turn or two: an empty one by walking in (GE-7.10)."""
    near = _pressure(state, attacker, area)
    if not guards:
        return min(0.6, 0.25 * near)
    can_pay = state.players[attacker].pp >= war_cost(state, attacker)
    return min(0.5, 0.15 * max(0.0, near - guards + 1)) * (1 if can_pay else 0.5) if near else 0.0


def _pressure(state: State, seat: Seat, area: str) -> float:
    """A seat's free fleets next to an area, and a quarter of those one area further off."""
    beside = state.galaxy.touches[area]
    further = {far for near in beside for far in state.galaxy.touches[near]} - beside - {area}
    free = [AREA_OF[tile] for tile in state.fleets_of(seat) if tile not in state.contracts]
    return sum(ground in beside for ground in free) + 0.25 * sum(ground in further for ground in free)


def _worth_of_card(state: State, seat: Seat, number: int) -> float:
    """A mission of one's own: its bounty, the more likely the further it has come."""
    card = next((card for card in state.hands[seat] if card.number == number), None)
    if card is None:
        return _CARD
    mission = MISSIONS[card.mission]
    return mission.bounty * (0.2 + 0.7 * min(1.0, standing_of(state, seat, card) / mission.count))


# What promises are worth


def _worth_of_clause(state: State, seat: Seat, other: Seat, clause: Clause) -> float:
    """What a clause spares a seat, less what it costs it."""
    trust = _ON_HONOUR if state.options.clause_mode == "honour" else 1.0
    match clause:
        case Truce(turns):
            return trust * _worth_of_truce(state, seat, other, turns)
        case NoDisrupt(planet, protected, turns):
            if protected == seat:
                return trust * _peril_of_mine(state, seat, other, planet, turns)
            return -trust * _joy_of_disrupting(state, seat, other, planet)
        case KeepOut(who, areas, turns):
            return trust * _worth_of_distance(state, seat, who, areas) * _turns_that_matter(turns)
        case Instalment(payer, amount, times, trigger):
            due = amount * times * (0.9 if trigger == "each_turn" else _share_of_deliveries(state, payer, times))
            return -due if payer == seat else 0.9 * due
        case Note():
            return 0.0


def _turns_that_matter(turns: int) -> float:
    """A threat lasts a while, not for ever: the first turns of a promise are worth most."""
    return min(turns, 4) / 2


def _worth_of_truce(state: State, seat: Seat, other: Seat, turns: int) -> float:
    if _is_bound(state, other, promises.against(other, seat)):
        return 0.0
    mine, theirs = state.territories(seat), state.territories(other)
    spared, missed = _threat(state, other, mine), _threat(state, seat, theirs)
    if not spared and not missed:
        return 0.0
    if len(state.living) == 2:  # nobody else to attack, and nobody who would gain by a quarrel
        return (spared - missed) * _turns_that_matter(turns)
    return _PEACE + (spared - _OTHER_PLANS * missed) * _turns_that_matter(turns)


def _is_bound(state: State, seat: Seat, *kinds: promises.Forbids) -> bool:
    """Whether a promise forbids something to a seat already."""
    return any(promise.binds(seat) and forbids(promise) for promise in state.promises for forbids in kinds)


def _worth_of_distance(state: State, seat: Seat, who: Seat, areas: tuple[str, ...]) -> float:
    """What it spares a seat that another keeps out of its areas, or what it costs to keep out oneself."""
    if who != seat:
        return _threat(state, who, tuple(area for area in areas if state.holders.get(area) == seat))
    wanted = tuple(area for area in areas if state.holders.get(area) not in (None, seat))
    return -_OTHER_PLANS * _threat(state, seat, wanted)


def _threat(state: State, attacker: Seat, areas: tuple[str, ...]) -> float:
    """What an attacker can be expected to take of these territories, by what they are worth to who holds them."""
    expected = sum(
        _worth_in_peace(state, holder, area) * _risk(state, attacker, area, len(state.fleets_in(area)))
        for area in areas
        if (holder := state.holders.get(area)) is not None
    )
    return min(expected, _MOST_FEARED)


def _peril_of_mine(state: State, seat: Seat, other: Seat, planet: str, turns: int) -> float:
    """What a miner stands to lose on a planet while a promise lasts: its deliveries and itself."""
    (tile,) = TILES_OF[planet]
    miner = state.fleets.get(tile)
    if miner is None or miner.owner != seat:
        return 0.0
    if _is_bound(state, other, promises.disrupting(other, planet, seat), promises.against(other, seat)):
        return 0.0
    loss = NUMBERS.mining.delivery * min(turns, state.contracts[tile]) + _FLEET
    return loss * _will_to_disrupt(state, other, planet)


def _will_to_disrupt(state: State, seat: Seat, planet: str) -> float:
    if state.players[seat].cash < NUMBERS.costs.disrupt_cash:
        return 0.0
    near = len(besiegers(state, seat, planet))
    if near >= NUMBERS.limits.disrupt_adjacent_fleets:
        return 0.5
    return min(0.3, 0.1 * (near + _pressure(state, seat, planet)))


def _joy_of_disrupting(state: State, seat: Seat, victim: Seat, planet: str) -> float:
    """What it is worth to be able to destroy a rival's miner: little, unless the rival is in front."""
    (tile,) = TILES_OF[planet]
    miner = state.fleets.get(tile)
    if miner is None or miner.owner != victim:
        return 0.0
    reward = _AGAINST_LEADER if is_leader(state, victim) else _FLEET / 4
    return reward * _will_to_disrupt(state, seat, planet) * 2


def _share_of_deliveries(state: State, payer: Seat, times: int) -> float:
    """How much of what is owed for each delivery will fall due."""
    coming = sum(state.contracts[tile] for tile in state.contracts_of(payer))
    return min(coming, times) / times


# Answering


def answer(state: State, seat: Seat) -> AnyAction:
    """Accept what gains; else ask, once, for the money that would make it worth while to both; else decline."""
    proposal = state.pending
    assert isinstance(proposal, Proposal), "a proposal is on the table"
    offer = proposal.offer
    if is_doable(state, offer) and gain(state, seat, offer) > 0:
        return Accept()
    if not proposal.counters and NUMBERS.trade.max_counters:
        better = _settled(state, seat, offer.maker, _turned(offer.terms))
        if better is not None:
            return Counter(better.give, better.get, better.clauses)
    return Decline()


def _turned(terms: Terms) -> Terms:
    """The same deal seen from the other side."""
    return Terms(terms.get, terms.give, terms.clauses)


def _settled(state: State, maker: Seat, to: Seat, terms: Terms) -> Terms | None:
    """These terms with money added so that both gain about as much; None where that cannot be."""
    mine, theirs = (gain(state, seat, _offer(state, maker, to, terms)) for seat in (maker, to))
    if mine + theirs < 2 * _MARGIN or max(abs(mine), abs(theirs)) > _WIN / 2:
        return None
    paid = 0 if min(mine, theirs) >= _MARGIN else round((mine - theirs) / 2 / _STEP) * _STEP
    settled = _with_payment(terms, paid)
    offer = _offer(state, maker, to, settled)
    both_gain = all(gain(state, seat, offer) >= _MARGIN / 2 for seat in (maker, to))
    return settled if both_gain and is_doable(state, offer) else None


def _with_payment(terms: Terms, paid: int) -> Terms:
    """Terms in which the maker pays so much more, or (below zero) gets it."""
    net = terms.give.cash - terms.get.cash + paid
    return replace(terms, give=replace(terms.give, cash=max(net, 0)), get=replace(terms.get, cash=max(-net, 0)))


def _offer(state: State, maker: Seat, to: Seat, terms: Terms) -> Offer:
    return Offer("", maker, to, terms, state.turn.number)


# Offering


def offers(state: State, seat: Seat) -> list[tuple[float, Propose]]:
    """A few deals that are good for the seat on turn and, as far as one can tell, for the other; the best first.

    As many as were proposed in this turn already are passed over: they were not wanted.
    """
    if bars_proposing(state) is not None or state.players[seat].pp < _COST:
        return []
    found = {str(propose): (value, propose) for value, propose in _worth_proposing(state, seat)}
    ranked = sorted(found.values(), key=lambda pair: (-pair[0], str(pair[1])))
    return ranked[state.turn.proposals :][:MOST_OFFERS]


def _worth_proposing(state: State, seat: Seat) -> Iterator[tuple[float, Propose]]:
    for other in state.living:
        if other == seat or state.players[other].pp < _COST:
            continue
        for idea in _ideas(state, seat, other):
            terms = _settled(state, seat, other, idea)
            if terms is not None:
                value = gain(state, seat, _offer(state, seat, other, terms))
                yield value, Propose(terms.give, terms.get, terms.clauses, to=other)


def _ideas(state: State, seat: Seat, other: Seat) -> Iterator[Terms]:
    """What two players could agree on, the price left open."""
    if not is_leader(state, other):
        yield Terms(clauses=(Truce(3),))
    for goods, price in (*_territories_for_sale(state, other, seat), *_points_for_sale(state, other, seat)):
        yield Terms(give=price, get=goods)
    for goods, price in (*_territories_for_sale(state, seat, other), *_points_for_sale(state, seat, other)):
        yield Terms(give=goods, get=price)
    for planet in PLANETS:
        (tile,) = TILES_OF[planet]
        miner = state.fleets.get(tile)
        if miner is not None and miner.owner in (seat, other) and state.contracts[tile]:
            yield Terms(clauses=(NoDisrupt(planet, miner.owner, state.contracts[tile]),))


def _territories_for_sale(state: State, giver: Seat, taker: Seat) -> Iterator[tuple[Basket, Basket]]:
    """What lies next to the buyer (GE-12.5), and a price to begin with."""
    for area in state.territories(giver):
        if any(state.holders.get(near) == taker for near in state.galaxy.touches[area]):
            yield Basket(territories=(area,)), Basket(cash=_TIMES_ITS_INCOME * of_area(state, giver, area).cash)


def _points_for_sale(state: State, giver: Seat, taker: Seat) -> Iterator[tuple[Basket, Basket]]:
    """Political points from who has more than a war costs to who has less, and a price to begin with."""
    war = NUMBERS.costs.war_pp
    spare, short = state.players[giver].pp - _COST - war, war + _COST - state.players[taker].pp
    if state.options.pp_trading and min(spare, short) > 0:
        yield Basket(pp=min(spare, short)), Basket(cash=min(spare, short) * _PP // _STEP * _STEP)

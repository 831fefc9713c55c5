"""GE-12: deals. What may be offered, how an offer is answered, and what a deal does."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from stellarch.core import Illegal, Refusal, Seat, within
from stellarch.games.galaxy_empires import refusals
from stellarch.games.galaxy_empires.actions import CallOffer, Counter, PostOffer, Propose, TakeOffer, WithdrawOffer
from stellarch.games.galaxy_empires.bargains import Dollars, MissionCard, PoliticalPoints
from stellarch.games.galaxy_empires.data import AREAS, NUMBERS, Kind
from stellarch.games.galaxy_empires.events import CardPassed, DealMade, OfferEnded, OfferMade
from stellarch.games.galaxy_empires.galaxy import AREA_OF, is_territory
from stellarch.games.galaxy_empires.names import area_noun, fleet
from stellarch.games.galaxy_empires.offers import (
    LONGEST_NOTE,
    Basket,
    Clause,
    Instalment,
    KeepOut,
    NoDisrupt,
    Note,
    Terms,
    Truce,
)
from stellarch.games.galaxy_empires.rules import promises, versions
from stellarch.games.galaxy_empires.rules.actions_left import bars_acting, spend
from stellarch.games.galaxy_empires.rules.course import Course
from stellarch.games.galaxy_empires.rules.income import covered
from stellarch.games.galaxy_empires.rules.missions import count_events
from stellarch.games.galaxy_empires.rules.winning import settle
from stellarch.games.galaxy_empires.state import Card, Errand, Errands, Offer, Proposal, State, War

_TRADE = NUMBERS.trade
_COST = NUMBERS.costs.trade_pp_each


# What an offer may say at all


def check_form(state: State, maker: Seat, to: Seat, terms: Terms) -> None:
    """Raises Illegal unless the terms make sense between these two, whatever they have (GE-12.3, GE-12.11 to 12.19)."""
    if to not in state.living or maker not in state.living or to == maker:
        raise refusals.NoSuchPartner().illegal()
    if terms.is_empty:
        raise refusals.EmptyDeal().illegal()
    for side, basket in (("give", terms.give), ("get", terms.get)):
        with within(side):
            _check_basket(state, basket)
    for place, clause in enumerate(terms.clauses):
        with within("clauses", place):
            _check_clause(clause, (maker, to))


def _check_basket(state: State, basket: Basket) -> None:
    _check_sum(basket.cash)
    if not basket.has_short_form:
        raise refusals.NotTheirsToGive(refusals.NoGoods.UNKNOWN).illegal()
    if basket.pp < 0:
        raise refusals.NotTheirsToGive(PoliticalPoints(basket.pp)).illegal()
    if basket.pp and not state.options.pp_trading:
        raise refusals.PpNotTraded().illegal()
    if basket.missions and not state.options.mission_trading:
        raise refusals.CardsNotTraded().illegal()
    for things in (basket.territories, basket.fleets, basket.missions):
        if len(set(things)) < len(things):
            raise refusals.NotTheirsToGive(refusals.NoGoods.TWICE).illegal(*things)
    for area in basket.territories:
        if area not in AREAS or not is_territory(area):
            raise refusals.NotTheirsToGive(area).illegal(area)


def _check_sum(amount: int) -> None:
    if amount < 0 or amount % _TRADE.cash_step:
        raise refusals.NotInSteps(_TRADE.cash_step).illegal()


def _check_clause(clause: Clause, parties: tuple[Seat, Seat]) -> None:
    match clause:
        case Truce(turns):
            _check_turns(turns)
        case NoDisrupt(planet, protected, turns):
            _check_turns(turns)
            if planet not in AREAS or AREAS[planet].kind is not Kind.PLANET:
                raise refusals.BadClause(refusals.ClauseFault.NO_SUCH_PLANET).illegal(planet)
            _check_party(protected, parties)
        case KeepOut(who, areas, turns):
            _check_turns(turns)
            _check_party(who, parties)
            known = [area for area in areas if area in AREAS and AREAS[area].kind is not Kind.BLACK_HOLE]
            if not areas or len(known) < len(areas) or len(set(areas)) < len(areas):
                raise refusals.BadClause(refusals.ClauseFault.AREAS).illegal(*areas)
        case Instalment(payer, amount, times, _):
            _check_turns(times)
            _check_party(payer, parties)
            _check_sum(amount)
            if not amount:
                raise refusals.BadClause(refusals.ClauseFault.NOTHING_TO_PAY).illegal()
        case Note(text):
            if not 0 < len(text) <= LONGEST_NOTE:
                raise refusals.WrongLength(LONGEST_NOTE).illegal()


def _check_turns(turns: int) -> None:
    if not 1 <= turns <= _TRADE.clause_turns_max:
        raise refusals.WrongTurns(_TRADE.clause_turns_max).illegal()


def _check_party(seat: Seat, parties: tuple[Seat, Seat]) -> None:
    if seat not in parties:
        raise refusals.BadClause(refusals.ClauseFault.THIRD_PARTY).illegal()


# What can be done now


def check_deal(state: State, offer: Offer) -> None:
    """Raises Illegal unless both have what they give, and the goods have a place to go (GE-12.2 to GE-12.10)."""
    check_form(state, offer.maker, offer.to, offer.terms)
    sides = ((offer.maker, offer.to, offer.terms.give), (offer.to, offer.maker, offer.terms.get))
    for giver, taker, basket in sides:
        _check_means(state, giver, basket)
        _check_goods(state, giver, taker, basket)
        _check_instalments(state, giver, offer.terms.clauses)
    for (giver, _, basket), (_, _, other) in (sides, sides[::-1]):
        after = len(state.hands[giver]) - len(basket.missions) + len(other.missions)
        if after > NUMBERS.limits.missions_in_hand:
            raise refusals.HandFull(NUMBERS.limits.missions_in_hand).illegal()
    _check_room(state, offer)


def _check_means(state: State, giver: Seat, basket: Basket) -> None:
    player = state.players[giver]
    if basket.cash > player.cash:
        raise refusals.NotTheirsToGive(Dollars(basket.cash)).illegal()
    if player.pp - basket.pp < _COST:
        raise _too_few_points(state, giver)


def _check_instalments(state: State, payer: Seat, clauses: Iterable[Clause]) -> None:
    """Nobody promises more than what comes in to pay it with (GE-12.20)."""
    if not versions.promises_are_covered(state):
        return
    own = [clause for clause in clauses if isinstance(clause, Instalment) and clause.payer == payer]
    for trigger in dict.fromkeys(clause.trigger for clause in own):
        left = covered(state, payer, trigger)
        if sum(clause.amount for clause in own if clause.trigger == trigger) > left:
            raise refusals.PromisesTooMuch(state.players[payer].faction, left, trigger).illegal()


def _too_few_points(state: State, seat: Seat) -> Illegal:
    return refusals.CannotPayForDeal(_COST, state.players[seat].faction).illegal()


def _check_goods(state: State, giver: Seat, taker: Seat, basket: Basket) -> None:
    for area in basket.territories:
        if reason := bars_selling(state, giver, taker, area):
            raise reason.of(what=area_noun(area), area=area).illegal(area)
    for name in basket.fleets:
        tile = tile_of(state, name)
        if reason := bars_selling_fleet(state, giver, tile):
            raise reason.of(what=fleet(name)).illegal(name)
    for number in basket.missions:
        if all(card.number != number for card in state.hands[giver]):
            raise refusals.NotTheirsToGive(MissionCard(number)).illegal()


def bars_selling(state: State, giver: Seat, taker: Seat, area: str) -> type[Refusal] | None:
    """Why a territory cannot pass from one seat to another; None when it can (GE-12.4, GE-12.5)."""
    if state.holders.get(area) != giver:
        return refusals.NotTheirsToGive
    if area in state.homes:
        return refusals.HomeNotTraded
    borders = taker in [state.holders.get(near) for near in state.galaxy.touches[area]]
    return None if borders else refusals.NotNextToBuyer


def bars_selling_fleet(state: State, giver: Seat, tile: str | None) -> type[Refusal] | None:
    """Why the fleet on a tile, if there is one, is not a seat's to give; None when it is (GE-12.6)."""
    own = tile is not None and state.fleets[tile].owner == giver and tile not in state.contracts
    return None if own else refusals.NotTheirsToGive


def _check_room(state: State, offer: Offer) -> None:
    """A fleet sold needs an open tile of the buyer's, after the deal (GE-12.7)."""
    after = _with_flags(state, offer)
    give, get = offer.terms.give, offer.terms.get
    for taker, bought, sold in ((offer.to, give, get), (offer.maker, get, give)):
        homeless = [tile for tile in _tiles(state, bought.fleets) if after.holders.get(AREA_OF[tile]) != taker]
        room = sum(len(after.open_tiles(area)) for area in after.territories(taker))
        if versions.sold_fleets_make_room(state):
            room += sum(after.holders.get(AREA_OF[tile]) == taker for tile in _tiles(state, sold.fleets))
        if len(homeless) > room:
            raise refusals.NoRoomForFleet().illegal(*homeless)


def tile_of(state: State, name: str) -> str | None:
    """Where the fleet of this name stands."""
    return next((tile for tile, fleet in state.fleets.items() if fleet.name == name), None)


def _tiles(state: State, names: tuple[str, ...]) -> tuple[str, ...]:
    found = (tile_of(state, name) for name in names)
    return state.in_order(tuple(tile for tile in found if tile is not None))


def _with_flags(state: State, offer: Offer) -> State:
    for taker, basket in ((offer.to, offer.terms.give), (offer.maker, offer.terms.get)):
        for area in basket.territories:
            state = state.with_holder(area, taker)
    return state


# Offering and answering


def _name(course: Course, maker: Seat, to: Seat) -> str:
    """A name for an offer, by version 2 one that was never used. Offers between two seats are counted by themselves,
    so that a name tells a third nothing (GE-R.32)."""
    state, pair = course.state, f"{maker}-{to}"
    if versions.offers_have_names_of_their_own(state):
        number = state.offered.get(pair, 0) + 1
        course.go(state.changed(offered={**state.offered, pair: number}))
    else:
        made = [int(offer.name.split("-")[2]) for offer in state.offers if (offer.maker, offer.to) == (maker, to)]
        number = max(made, default=0) + 1
    return f"{pair}-{number}"


def _named(course: Course, maker: Seat, to: Seat, terms: Terms, *, standing: bool = False) -> Offer:
    lasts = _TRADE.standing_offer_rounds if standing else 0
    return Offer(_name(course, maker, to), maker, to, terms, course.state.turn.number, lasts)


def bars_proposing(state: State) -> type[Refusal] | None:
    """Why the active player may put no deal to anybody now; None when one may (GE-17.4)."""
    if reason := bars_acting(state):
        return reason
    if state.turn.proposals >= _TRADE.max_proposals_per_turn:
        return refusals.TooManyProposals
    return None


def stops_proposing(state: State, seat: Seat) -> Illegal | None:
    """Why the active player can put no deal to anybody now; None when one can (GE-12.2, GE-17.4)."""
    if reason := bars_proposing(state):
        return reason.of(most=_TRADE.max_proposals_per_turn).illegal()
    if state.players[seat].pp < _COST:
        return _too_few_points(state, seat)
    others = [other for other in state.living if other != seat]
    return None if partners(state, seat) else _too_few_points(state, others[0])


def partners(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Those with whom a seat has the points for a deal (GE-12.2)."""
    able = [other for other in state.living if state.players[other].pp >= _COST]
    return tuple(other for other in able if other != seat) if seat in able else ()


def _require_proposing(state: State) -> None:
    reason = bars_proposing(state)
    if reason is not None:
        raise reason.of(most=_TRADE.max_proposals_per_turn).illegal()


def propose(course: Course, seat: Seat, order: Propose) -> None:
    _require_proposing(course.state)
    _put(course, _named(course, seat, order.to, order.terms))


def call(course: Course, seat: Seat, order: CallOffer) -> None:
    """One's own standing offer becomes a proposal, and stands no longer (GE-17, D7)."""
    offer = check_calling(course.state, seat, order.offer)
    _put(course, offer)
    course.go(_without(course.state, offer))


def check_calling(state: State, seat: Seat, name: str) -> Offer:
    """The offer that is put to its addressee; raises Illegal unless it may be."""
    _require_proposing(state)
    offer = own_offer(state, seat, name)
    check_deal(state, offer)
    return offer


def _put(course: Course, offer: Offer) -> None:
    check_deal(course.state, offer)
    offer = replace(offer, turn=course.state.turn.number)
    state = course.state.with_turn(proposals=course.state.turn.proposals + 1)
    course.go(state.changed(pending=Proposal(offer)), OfferMade(offer.maker, offer.to, "proposed", offer.terms))


def counter(course: Course, seat: Seat, order: Counter) -> None:
    """Other terms instead; roles swap (GE-17, D11 and D12)."""
    proposal = course.state.pending
    assert isinstance(proposal, Proposal)
    if reason := bars_countering(proposal):
        raise reason.of(most=_TRADE.max_counters).illegal()
    offer = _named(course, seat, proposal.offer.maker, order.terms)
    check_deal(course.state, offer)
    after = Proposal(offer, proposal.counters + 1)
    course.go(course.state.changed(pending=after), OfferMade(offer.maker, offer.to, "countered", offer.terms))


def bars_countering(proposal: Proposal) -> type[Refusal] | None:
    """Why a proposal cannot be answered with other terms; None when it can (GE-17.5)."""
    return refusals.TooManyCounters if proposal.counters >= _TRADE.max_counters else None


def decline(course: Course) -> None:
    """Nothing is spent (GE-12.1)."""
    proposal = course.state.pending
    assert isinstance(proposal, Proposal)
    offer = proposal.offer
    declined = {**course.state.declined, (deal := about(offer)): course.state.declined.get(deal, 0) + 1}
    course.go(
        course.state.changed(pending=None, declined=declined),
        OfferEnded(offer.maker, offer.to, "declined", standing=False),
    )


def about(offer: Offer) -> str:
    """Who offers whom what, as it is remembered: whatever the price, a deal is about the same."""
    terms = offer.terms
    goods = (goods for basket in (terms.give, terms.get) for goods in (basket.territories, basket.fleets))
    kinds = sorted({type(clause).__name__ for clause in terms.clauses})
    return f"{offer.maker}-{offer.to}-{'/'.join([*('+'.join(each) for each in goods), *kinds])}"


def accept(course: Course) -> None:
    proposal = course.state.pending
    assert isinstance(proposal, Proposal)
    _execute(course, proposal.offer)


def take(course: Course, seat: Seat, order: TakeOffer) -> None:
    """A standing offer to the active player is a deal at once (GE-17, D6)."""
    offer = check_taking(course.state, seat, order.offer)
    course.go(_without(course.state, offer))
    _execute(course, offer)


def check_taking(state: State, seat: Seat, name: str) -> Offer:
    """The offer that is taken; raises Illegal unless it may be."""
    offer = standing_offer(state, name)
    if offer is None or offer.to != seat:
        raise refusals.NoSuchOffer().illegal()
    if reason := bars_acting(state):
        raise reason().illegal()
    check_deal(state, offer)
    return offer


def standing_offer(state: State, name: str) -> Offer | None:
    return next((offer for offer in state.offers if offer.name == name), None)


def own_offer(state: State, seat: Seat, name: str) -> Offer:
    """A standing offer of a seat; raises Illegal where it made none of this name."""
    offer = standing_offer(state, name)
    if offer is None or offer.maker != seat:
        raise refusals.NoSuchOffer().illegal()
    return offer


def _without(state: State, offer: Offer) -> State:
    return state.changed(offers=tuple(kept for kept in state.offers if kept.name != offer.name))


def is_doable(state: State, offer: Offer) -> bool:
    try:
        check_deal(state, offer)
    except Illegal:
        return False
    return True


# Standing offers


def post(course: Course, seat: Seat, order: PostOffer) -> None:
    state = course.state
    if reason := bars_posting(state, seat):
        raise reason.of(most=_TRADE.standing_offers_per_seat).illegal()
    check_form(state, seat, order.to, order.terms)
    offer = _named(course, seat, order.to, order.terms, standing=True)
    offers = (*course.state.offers, offer)
    course.go(course.state.changed(offers=offers), OfferMade(seat, order.to, "posted", order.terms))


def bars_posting(state: State, seat: Seat) -> type[Refusal] | None:
    """Why a seat can leave no more offers now; None when it can (GE-17, F1)."""
    if isinstance(state.pending, War):
        return refusals.NoOfferInWar
    mine = sum(offer.maker == seat for offer in state.offers)
    return refusals.TooManyOffers if mine >= _TRADE.standing_offers_per_seat else None


def withdraw(course: Course, seat: Seat, order: WithdrawOffer) -> None:
    offer = own_offer(course.state, seat, order.offer)
    course.go(_without(course.state, offer), OfferEnded(seat, offer.to, "withdrawn", standing=True))


def lapse(course: Course, seat: Seat) -> None:
    """The end of a seat's turn: its standing offers grow older, but not those made in it (GE-17, F1)."""
    for offer in course.state.offers:
        if offer.maker != seat or offer.turn == course.state.turn.number:
            continue
        if offer.turns_left > 1:
            older = replace(offer, turns_left=offer.turns_left - 1)
            offers = tuple(older if kept.name == offer.name else kept for kept in course.state.offers)
            course.go(course.state.changed(offers=offers))
        else:
            course.go(_without(course.state, offer), OfferEnded(seat, offer.to, "lapsed", standing=True))


# The deal


def _execute(course: Course, offer: Offer) -> None:
    """In the order of GE-12.8, up to where fleets may need a choice; `complete` does the rest."""
    state = course.state
    check_deal(state, offer)
    fact = DealMade(offer.maker, offer.to, offer.terms, _COST)
    give, get = offer.terms.give, offer.terms.get
    sold = (*_tiles(state, give.fleets), *_tiles(state, get.fleets))
    state = spend(state).paid(offer.maker, pp=-_COST).paid(offer.to, pp=-_COST)
    state = state.paid(offer.maker, -give.cash, -give.pp).paid(offer.to, -get.cash, -get.pp)
    state = state.paid(offer.maker, get.cash, get.pp).paid(offer.to, give.cash, give.pp)
    state = _with_flags(state, offer)
    for taker, basket in ((offer.to, give), (offer.maker, get)):
        for tile in _tiles(state, basket.fleets):
            state = state.with_fleet(tile, state.fleets[tile]._replace(owner=taker))
    state = state.changed(declined={deal: often for deal, often in state.declined.items() if deal != about(offer)})
    errands = Errands(tuple(_errands(state, offer, sold)), (), fact)
    course.go(state.changed(pending=errands), fact)


def _errands(state: State, offer: Offer, sold: tuple[str, ...]) -> Iterator[Errand]:
    """Fleets sold go to ground of their new owner; then those left behind on ground that was sold (GE-12.6, 12.7)."""
    for tile in state.in_order(sold):
        if state.holders.get(AREA_OF[tile]) != state.fleets[tile].owner:
            yield Errand(tile, "nearest")
    areas = (*offer.terms.give.territories, *offer.terms.get.territories)
    behind = tuple(tile for area in areas for tile in state.fleets_in(area) if tile not in sold)
    for tile in state.in_order(behind):
        if state.holders.get(AREA_OF[tile]) != state.fleets[tile].owner:
            yield Errand(tile, "nearest")


def complete(course: Course, deal: DealMade) -> None:
    """Mission cards, then clauses; then victory is tested (GE-12.8, GE-12.18)."""
    offer = Offer("", deal.maker, deal.to, deal.terms, course.state.turn.number)
    passing = _taken_from_hands(course, deal)
    # A card on its way is in nobody's hand: the deal that brings it does not count for it (GE-14.6).
    count_events(course, (*course.unsettled(), *(() if deal in course.events else (deal,))))
    for giver, taker, card in passing:
        _pass_card(course, giver, taker, card)
    for clause in deal.terms.clauses:
        promises.agree(course, offer, clause)
    settle(course)


def _taken_from_hands(course: Course, deal: DealMade) -> list[tuple[Seat, Seat, Card]]:
    """The cards that pass, each with its giver and its taker."""
    sides = ((deal.maker, deal.to, deal.terms.give), (deal.to, deal.maker, deal.terms.get))
    passing = [
        (giver, taker, card)
        for giver, taker, basket in sides
        for card in course.state.hands[giver]
        if card.number in basket.missions
    ]
    for giver, _, card in passing:
        kept = tuple(other for other in course.state.hands[giver] if other is not card)
        course.go(course.state.with_hand(giver, kept))
    return passing


def _pass_card(course: Course, giver: Seat, taker: Seat, card: Card) -> None:
    """It becomes the newest in its new hand, with nothing done for it yet (GE-12.10, GE-14.6)."""
    number = course.state.players[taker].drawn + 1
    state = course.state.with_player(taker, drawn=number)
    state = state.with_hand(taker, (*state.hands[taker], Card(number, card.mission)))
    course.go(state, CardPassed(giver, taker, card.mission))

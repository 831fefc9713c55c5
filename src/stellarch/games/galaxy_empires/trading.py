"""How a deal is judged, in dollars: for bots (section 22, points 1, 9 and 10). Who proposes what: see `bargaining`.

Everything here reads what a seat may know. A state that was imagined from a view will do, and gives no secret away:
of hands only that of the seat that judges (`knowing`) is looked at.

A gain counts what changes hands and the political points a deal costs; not the action it takes, which the proposer
weighs against what else could be done with it.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import get_args

from msgspec.structs import replace

from stellarch.core import Seat
from stellarch.games.galaxy_empires.data import AREAS, MISSIONS, NUMBERS, Kind
from stellarch.games.galaxy_empires.galaxy import AREA_OF, TILES_OF
from stellarch.games.galaxy_empires.offers import Basket, Clause, Instalment, KeepOut, NoDisrupt, Note, Trigger, Truce
from stellarch.games.galaxy_empires.rules import promises
from stellarch.games.galaxy_empires.rules.income import covered, income_of, of_area
from stellarch.games.galaxy_empires.rules.missions import standing_of
from stellarch.games.galaxy_empires.rules.planets import besiegers
from stellarch.games.galaxy_empires.rules.war import war_cost
from stellarch.games.galaxy_empires.rules.winning import territories_to_win
from stellarch.games.galaxy_empires.state import Card, Offer, State

_USUAL_ROUNDS, _LEAST_ROUNDS = 12, 3
_FLAG, _CENTER_WHEN_SHORT = 120, 120
_CARD = 150
_FLEET, _FLEET_IN_TIME, _FLEET_MORE, _FLEET_AT_HOME = 330, 15, 40, 200
"""A fleet: at the end; more for each round to come; less for each beyond five; more where the capital is in danger."""
_HOME, _BARE_HOME = 3000, 600
"""What is lost with the home capital beside its income, and what it is worth that it is not left without a guard."""
_PP, _PP_MORE = 25, 10
"""A political point: of those that a war costs, and of those beyond."""
_READY, _MIDDLE_GAME = 200, 4
"""What it is worth to be able to make war, and from which round on (section 22, point 4)."""
ENORMOUS = 20_000
"""What a deal is worth that wins the game, or loses it."""
_LEADER_CASH, _LEADER_SHORT_OF = 5000, 2
_AGAINST_LEADER = 350
_LEAD, _OF_THE_FRONT_RUNNER = 200, 0.7
"""From which lead on somebody is in front, and how much of what they gain by a deal is lost to their partner:
only one wins, so what one gains the other loses in part."""
_CLAIMS_IN_A_TURN = 2
_PEACE = 60
"""What it is worth that a neighbour's fleets look elsewhere, where there is a third who would gain by a quarrel."""
_WARLIKE = ("claim_from_opponent", "wars_won", "wars_won_in_kind", "enemy_fleets_destroyed", "capitals_captured")
_FREE_HAND = 0.3
"""The part of a mission's pay that is lost with a neighbour to fight, where it asks for a fight."""
_MOST_FEARED = 300
"""However many fleets stand at the border, somebody who is warned does not lose more than this in a turn or two."""
_OTHER_PLANS = 0.4
"""How much of a chance to attack somebody is lost with it: there are others to attack, and other things to do."""
_CLAIMED, _UNGUARDED = 0.5, 0.25
"""How much of a territory that nobody holds is lost to who has to keep out of it; and of an own one that cannot be
reinforced."""
_ON_HONOUR = 0.5
"""What a promise is worth that can be broken."""
_DOUBTED = 0.8
"""What is left of a word's worth with each one that was broken."""
_IN_TIME = 0.9
"""The part of its worth that a later payment keeps."""
_COST = NUMBERS.costs.trade_pp_each


# Judging


def gain(state: State, seat: Seat, offer: Offer, knowing: Seat | None = None) -> float:
    """What a deal is worth to one of its parties, as far as `knowing` can tell: by default, the party.

    Far below zero where it would help the other one win, or keep one from hindering that.
    """
    judge = seat if knowing is None else knowing
    other = offer.to if seat == offer.maker else offer.maker
    mine, theirs = _balance(state, seat, offer, judge), _balance(state, other, offer, judge)
    after = _after(state, offer)
    if _has_won(after, seat):
        return mine + ENORMOUS
    if is_near_winning(after, other) and (theirs > 0 or _is_further(state, after, other)):
        return mine - ENORMOUS
    leads = is_leader(state, other) or is_leader(after, other)
    if leads and any(_ties_hands(clause, seat, other) for clause in offer.terms.clauses):
        return mine - ENORMOUS
    if is_leader(state, other) and theirs > 0:
        return mine - max(_AGAINST_LEADER, theirs)
    if theirs > 0 and is_in_front(state, other):
        return mine - _OF_THE_FRONT_RUNNER * theirs
    return mine


def _ties_hands(clause: Clause, seat: Seat, other: Seat) -> bool:
    """Whether a clause keeps a seat from doing something against the other."""
    match clause:
        case Truce():
            return True
        case NoDisrupt(_, protected, _):
            return protected == other
        case KeepOut(who, _, _):
            return who == seat
        case _:
            return False


def _is_further(before: State, after: State, seat: Seat) -> bool:
    """Whether a seat has come nearer to winning, whatever it paid for that."""
    has_more_money = after.players[seat].cash > before.players[seat].cash
    return has_more_money or len(after.territories(seat)) > len(before.territories(seat))


def _balance(state: State, seat: Seat, offer: Offer, judge: Seat) -> float:
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
        + _worth_of_fleets(state, seat, len(got.fleets) - len(given.fleets))
        - _worth_of_guards(state, seat, given)
        + _CARD * len(got.missions)
        - sum(_worth_of_card(state, seat, number, judge) for number in given.missions)
        + (_progress_of_hand(state, seat, offer, given.missions) if seat == judge else 0.0)
        + sum(_worth_of_clause(state, seat, other, clause, judge) for clause in _together(terms.clauses))
        + _worth_of_instalments(state, seat, other, terms.clauses)
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


def is_in_front(state: State, seat: Seat) -> bool:
    """Whether a seat has more than each of at least two others, and by enough to tell."""
    rivals = [_wealth(state, rival) for rival in state.living if rival != seat]
    return len(rivals) > 1 and _wealth(state, seat) >= max(rivals) + _LEAD


def _wealth(state: State, seat: Seat) -> float:
    """All that somebody has, in dollars: money, territories and fleets."""
    territories = sum(_worth_in_peace(state, seat, area) for area in state.territories(seat))
    return state.players[seat].cash + territories + _FLEET * len(state.fleets_of(seat))


# What things are worth


def rounds_left(state: State) -> int:
    """The rounds a game is expected to go on."""
    return max(_LEAST_ROUNDS, _USUAL_ROUNDS - (state.turn.round - 1))


def _worth_of_pp(state: State, points: int) -> float:
    """Political points: enough for a war are kept in reserve, those near the limit are worth least."""
    points = min(points, NUMBERS.limits.pp_max)
    beyond = max(0, points - NUMBERS.costs.war_pp)
    is_ready = points >= NUMBERS.costs.war_pp and state.turn.round >= _MIDDLE_GAME
    return _PP * (points - beyond) + _PP_MORE * beyond + _READY * is_ready


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
    beside, further = state.galaxy.touches[area], state.galaxy.two_off[area]
    free = [AREA_OF[tile] for tile in state.fleets_of(seat) if tile not in state.contracts]
    return sum(ground in beside for ground in free) + 0.25 * sum(ground in further for ground in free)


def _worth_of_fleets(state: State, seat: Seat, more: int) -> float:
    """More fleets, or (below zero) fewer: each one is worth less than the one before."""
    if not more:
        return 0.0
    has, home = len(state.fleets_of(seat)), state.players[seat].home
    first, last = sorted((has, has + more))
    each = _FLEET + _FLEET_IN_TIME * rounds_left(state)
    worth = sum(each - _FLEET_MORE * (number - NUMBERS.setup.start_fleets) for number in range(first, last))
    guards = len(state.fleets_in(home))
    danger = max(_risk(state, rival, home, guards) for rival in state.living if rival != seat)
    return (worth + _FLEET_AT_HOME * (danger > 0) * (last - first)) * (1 if more > 0 else -1)


def _worth_of_guards(state: State, seat: Seat, given: Basket) -> float:
    """What the territories that one keeps lose in safety by the fleets that leave them. What comes in for those flies
    to the nearest open tile (GE-12.7), not to where a guard is missing."""
    leaving = Counter(AREA_OF[tile] for tile in state.fleets_of(seat) if state.fleets[tile].name in given.fleets)
    kept = (area for area in leaving if state.holders.get(area) == seat and area not in given.territories)
    return sum(_worth_of_guard(state, seat, area, leaving[area]) for area in kept)


def _worth_of_guard(state: State, seat: Seat, area: str, leaving: int) -> float:
    """What some of the fleets in a territory do for its safety."""
    guards, is_home = len(state.fleets_in(area)), area == state.players[seat].home
    safer = _safety(state, seat, area, guards) - _safety(state, seat, area, guards - leaving)
    return (_worth_in_peace(state, seat, area) + _HOME * is_home) * safer + _BARE_HOME * (is_home and guards == leaving)


def _worth_of_card(state: State, seat: Seat, number: int, judge: Seat) -> float:
    """A mission in hand: to its holder what it pays, the more likely the further it has come; to others, any card."""
    card = next((card for card in state.hands[seat] if card.number == number), None)
    return _CARD if card is None or seat != judge else _hope_of(state, seat, card)


def _hope_of(state: State, seat: Seat, card: Card) -> float:
    mission = MISSIONS[card.mission]
    cash, points = mission.pays(state.options.mission_pay)
    return (cash + _PP * points) * (0.2 + 0.7 * min(1.0, standing_of(state, seat, card) / mission.count))


def _progress_of_hand(state: State, seat: Seat, offer: Offer, given: tuple[int, ...]) -> float:
    """How much nearer the missions that one keeps come by a deal."""
    after, partner = _after(state, offer), offer.to if seat == offer.maker else offer.maker
    kept = [card for card in state.hands[seat] if card.number not in given]
    return sum(_hope_of(after, seat, _traded(card, partner)) - _hope_of(state, seat, card) for card in kept)


def _traded(card: Card, partner: Seat) -> Card:
    """A card after one deal more."""
    match MISSIONS[card.mission].predicate:
        case "trades":
            return replace(card, progress=card.progress + 1)
        case "trades_distinct_partners" if partner not in card.partners:
            return replace(card, partners=(*card.partners, partner))
        case _:
            return card


# What promises are worth


def _together(clauses: Sequence[Clause]) -> Iterator[Clause]:
    """What is promised twice is promised once. Who makes a truce has no need of a word to keep out as well."""
    truces = [clause.turns for clause in clauses if isinstance(clause, Truce)]
    spared = {(clause.planet, clause.protected): clause for clause in clauses if isinstance(clause, NoDisrupt)}
    kept = [clause for clause in clauses if isinstance(clause, KeepOut)]
    if truces:
        yield Truce(max(truces))
    yield from spared.values()
    for who in sorted({clause.who for clause in kept}):
        own = [clause for clause in kept if clause.who == who]
        areas = sorted({area for clause in own for area in clause.areas})
        yield KeepOut(who, tuple(areas), max(clause.turns for clause in own))


def _worth_of_clause(state: State, seat: Seat, other: Seat, clause: Clause, judge: Seat) -> float:
    """What a clause spares a seat, less what it costs it."""
    trust = _ON_HONOUR * _trust(state, seat, other) if state.options.clause_mode == "honour" else 1.0
    match clause:
        case Truce(turns):
            return trust * _worth_of_truce(state, seat, other, turns, judge)
        case NoDisrupt(planet, protected, turns):
            if protected == seat:
                return trust * _peril_of_mine(state, seat, other, planet, turns)
            return -trust * _joy_of_disrupting(state, seat, other, planet)
        case KeepOut(who, areas, turns):
            if who == seat:
                return -trust * _price_of_distance(state, seat, areas, turns)
            return trust * _worth_of_distance(state, seat, who, areas) * _turns_that_matter(turns)
        case Instalment() | Note():  # instalments are judged together, since one purse has to pay them all
            return 0.0


def _worth_of_instalments(state: State, seat: Seat, other: Seat, clauses: Sequence[Clause]) -> float:
    """What one owes costs its price. What is promised is worth what the other can pay: what is not there when it is
    due lapses (GE-12.14), and a purse can be emptied before, so that only what comes in each turn counts, less what is
    owed to others already."""
    instalments = [clause for clause in clauses if isinstance(clause, Instalment)]
    cost = sum(_due(state, clause) * clause.amount for clause in instalments if clause.payer == seat)
    comes_in: dict[Trigger, int] = {trigger: covered(state, other, trigger) for trigger in get_args(Trigger)}
    worth = 0.0
    for clause in instalments:
        if clause.payer == other:
            paid = min(clause.amount, comes_in[clause.trigger])
            comes_in[clause.trigger] -= paid
            worth += _IN_TIME * _due(state, clause) * paid
    return worth * _trust(state, seat, other) - cost


def _trust(state: State, seat: Seat, other: Seat) -> float:
    """What another's word is worth: less with every promise that was not kept, and twice as much less if to oneself."""
    broken = sum(often for pair, often in state.broken.items() if pair.split("-")[0] == str(other))
    return float(_DOUBTED ** (broken + state.broken.get(f"{other}-{seat}", 0)))


def _due(state: State, clause: Instalment) -> float:
    """How many of the payments will fall due before the game is likely to end."""
    if clause.trigger == "each_turn":
        return _IN_TIME * min(clause.times, rounds_left(state))
    coming = sum(state.contracts[tile] for tile in state.contracts_of(clause.payer))
    return min(coming, clause.times)


def _turns_that_matter(turns: int) -> float:
    """A threat lasts a while, not for ever: the first turns of a promise are worth most."""
    return min(turns, 4) / 4


def _worth_of_truce(state: State, seat: Seat, other: Seat, turns: int, judge: Seat) -> float:
    if _is_bound(state, other, promises.against(other, seat)):
        return 0.0
    mine, theirs = state.territories(seat), state.territories(other)
    spared, missed = _threat(state, other, mine), _threat(state, seat, theirs)
    if not spared and not missed:
        return 0.0
    if len(state.living) == 2:  # nobody else to attack, and nobody who would gain by a quarrel
        return (spared - missed) * _turns_that_matter(turns)
    free_hand = _worth_of_free_hand(state, seat) if seat == judge else 0.0
    return _PEACE + (spared - _OTHER_PLANS * missed) * _turns_that_matter(turns) - free_hand


def _worth_of_free_hand(state: State, seat: Seat) -> float:
    """What it is worth to be free to fight a neighbour, for the missions in hand that ask for a fight."""
    warlike = (card for card in state.hands[seat] if MISSIONS[card.mission].predicate in _WARLIKE)
    return sum(_FREE_HAND * MISSIONS[card.mission].bounty for card in warlike)


def _is_bound(state: State, seat: Seat, *kinds: promises.Forbids) -> bool:
    """Whether a promise forbids something to a seat already."""
    return any(promise.binds(seat) and forbids(promise) for promise in state.promises for forbids in kinds)


def _worth_of_distance(state: State, seat: Seat, who: Seat, areas: Sequence[str]) -> float:
    """What it spares a seat that another keeps out of its areas, as far as he does not have to already."""
    mine = [area for area in areas if state.holders.get(area) == seat]
    return _threat(state, who, [area for area in mine if not _is_barred(state, who, seat, area)])


def _is_barred(state: State, who: Seat, seat: Seat, area: str) -> bool:
    return _is_bound(state, who, promises.against(who, seat), promises.into(area))


def _price_of_distance(state: State, seat: Seat, areas: Sequence[str], turns: int) -> float:
    """What it costs to keep out: what could be taken there or claimed, and to guard what is one's own."""
    free = [area for area in areas if not _is_bound(state, seat, promises.into(area))]
    theirs = [area for area in free if state.holders.get(area) not in (None, seat)]
    claims = sorted((_hope_of_claim(state, seat, area) for area in free if area not in state.holders), reverse=True)
    guarded = sum(_UNGUARDED * worth(state, seat, area) for area in free if state.holders.get(area) == seat)
    attacks = _OTHER_PLANS * _threat(state, seat, theirs) * _turns_that_matter(turns)
    return attacks + sum(claims[: _CLAIMS_IN_A_TURN * turns]) + guarded


def _hope_of_claim(state: State, seat: Seat, area: str) -> float:
    """What a territory is worth that nobody holds, as near as the own fleets are."""
    if area not in state.galaxy.territories:
        return 0.0
    return _worth_in_peace(state, seat, area) * min(_CLAIMED, _pressure(state, seat, area))


def _threat(state: State, attacker: Seat, areas: Sequence[str]) -> float:
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
    loss = NUMBERS.mining.delivery * min(turns, state.contracts[tile]) + _worth_of_fleets(state, seat, 1)
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
    reward = _AGAINST_LEADER if is_leader(state, victim) else _FLEET / 3
    return reward * _will_to_disrupt(state, seat, planet) * 2

"""GE-14: missions, drawn, counted and paid."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from msgspec.structs import replace

from stellarch.core import Event, Illegal, Refusal, Seat
from stellarch.games.galaxy_empires import refusals
from stellarch.games.galaxy_empires.actions import DrawMission
from stellarch.games.galaxy_empires.data import AREAS, FACTIONS, MISSIONS, NUMBERS, Kind, Mission
from stellarch.games.galaxy_empires.events import (
    Claimed,
    ContractCompleted,
    DealMade,
    Delivered,
    Deployed,
    Disrupted,
    Eliminated,
    FleetMoved,
    MissionCompleted,
    MissionDiscarded,
    MissionDrawn,
    PpRolled,
    WarEnded,
)
from stellarch.games.galaxy_empires.galaxy import AREA_OF
from stellarch.games.galaxy_empires.rules.actions_left import bars_acting
from stellarch.games.galaxy_empires.rules.course import Course
from stellarch.games.galaxy_empires.state import Card, Discard, State

_HAND = NUMBERS.limits.missions_in_hand


# State missions: what must be so when the holder's turn begins (GE-14.5)


def _held(state: State, seat: Seat, kind: str) -> int:
    return sum(kind in ("any", AREAS[area].kind) for area in state.territories(seat))


def _frontiers(state: State, seat: Seat, *, home: bool) -> int:
    corner = FACTIONS[state.players[seat].faction].corner
    held = (AREAS[area] for area in state.territories(seat))
    return sum(area.kind is Kind.FRONTIER and (area.corner == corner) is home for area in held)


def _areas_of_kind(state: State, seat: Seat, kind: str) -> int:
    areas = {AREA_OF[tile] for tile in state.fleets_of(seat)}
    return sum(AREAS[area].kind == kind for area in areas)


def _home_guard(state: State, seat: Seat) -> int:
    home = state.players[seat].home
    return sum(state.fleets[tile].owner == seat for tile in state.fleets_in(home))


STATE_PREDICATES: Mapping[str, Callable[[State, Seat, Mission], int]] = {
    "hold_count": lambda state, seat, mission: _held(state, seat, mission.kind),
    "hold_home_frontiers": lambda state, seat, mission: _frontiers(state, seat, home=True),
    "hold_foreign_frontier": lambda state, seat, mission: _frontiers(state, seat, home=False),
    "fleet_count": lambda state, seat, mission: len(state.fleets_of(seat)),
    "fleets_in_home_capital": lambda state, seat, mission: _home_guard(state, seat),
    "fleets_in_distinct": lambda state, seat, mission: _areas_of_kind(state, seat, mission.kind),
    "pp_at_least": lambda state, seat, mission: state.players[seat].pp,
    "mining_contracts": lambda state, seat, mission: len(state.contracts_of(seat)),
}


def standing_of(state: State, seat: Seat, card: Card) -> int:
    """How far a mission has come, of its `count`: what is so now, or what was done since it was drawn."""
    mission = MISSIONS[card.mission]
    if mission.check == "state":
        return STATE_PREDICATES[mission.predicate](state, seat, mission)
    return len(card.partners) if mission.predicate == "trades_distinct_partners" else card.progress


# Event missions: what must be done once the card is in hand (GE-14.6)


def _wars_won(event: WarEnded, seat: Seat) -> str | None:
    """In which role the seat won the war; a surrender counts as a win of the attacker."""
    if event.outcome in ("won", "surrendered") and event.attacker == seat:
        return "attacker"
    return "defender" if event.outcome == "lost" and event.defender == seat else None


def _claims(event: Event, seat: Seat) -> int:
    if isinstance(event, WarEnded):
        return _wars_won(event, seat) == "attacker"
    return isinstance(event, Claimed) and event.seat == seat


def _outnumbered(event: Event, seat: Seat) -> bool:
    if not isinstance(event, WarEnded):
        return False
    attack, defence = event.strength
    role = _wars_won(event, seat)
    return (role == "attacker" and attack < defence) or (role == "defender" and defence < attack)


def _destroyed(event: Event, seat: Seat) -> int:
    if isinstance(event, Disrupted):
        return event.seat == seat
    if not isinstance(event, WarEnded) or seat not in (event.attacker, event.defender):
        return 0
    return event.lost[1] if seat == event.attacker else event.lost[0]


def _wormhole(event: Event, seat: Seat) -> bool:
    if isinstance(event, WarEnded):
        return event.passage and _wars_won(event, seat) == "attacker"
    return isinstance(event, FleetMoved) and event.passage and event.seat == seat


def _deals(event: Event, seat: Seat) -> bool:
    return isinstance(event, DealMade) and seat in (event.maker, event.to)


EVENT_PREDICATES: Mapping[str, Callable[[Event, Seat, Mission], int]] = {
    "claims_in_one_turn": lambda event, seat, mission: _claims(event, seat),
    "claim_from_opponent": lambda event, seat, mission: (
        isinstance(event, Claimed) and event.seat == seat and event.loser is not None
    ),
    "wormhole_transit": lambda event, seat, mission: _wormhole(event, seat),
    "mining_deliveries": lambda event, seat, mission: isinstance(event, Delivered) and event.seat == seat,
    "mining_contracts_completed": lambda event, seat, mission: (
        isinstance(event, ContractCompleted) and event.seat == seat
    ),
    "disruptions": lambda event, seat, mission: isinstance(event, Disrupted) and event.seat == seat,
    "wars_won": lambda event, seat, mission: isinstance(event, WarEnded) and _wars_won(event, seat) == mission.role,
    "wars_won_outnumbered": lambda event, seat, mission: _outnumbered(event, seat),
    "wars_won_in_kind": lambda event, seat, mission: (
        isinstance(event, WarEnded)
        and _wars_won(event, seat) == mission.role
        and AREAS[event.area].kind in mission.kinds
    ),
    "surrenders_received": lambda event, seat, mission: (
        isinstance(event, WarEnded) and event.outcome == "surrendered" and event.attacker == seat
    ),
    "enemy_fleets_destroyed": lambda event, seat, mission: _destroyed(event, seat),
    "trades": lambda event, seat, mission: _deals(event, seat),
    "trades_distinct_partners": lambda event, seat, mission: 0,  # counted by partner, not by number
    "fleets_deployed_in_one_turn": lambda event, seat, mission: isinstance(event, Deployed) and event.seat == seat,
    "pp_roll_at_least": lambda event, seat, mission: (
        isinstance(event, PpRolled) and event.seat == seat and event.die >= mission.value
    ),
    "capitals_captured": lambda event, seat, mission: isinstance(event, Eliminated) and event.captor == seat,
}
_IN_ONE_TURN = ("claims_in_one_turn", "fleets_deployed_in_one_turn")


def _advanced(card: Card, seat: Seat, event: Event) -> Card:
    mission = MISSIONS[card.mission]
    if mission.check == "state":
        return card
    if mission.predicate == "trades_distinct_partners":
        if not isinstance(event, DealMade) or not _deals(event, seat):
            return card
        partner = event.to if event.maker == seat else event.maker
        return card if partner in card.partners else replace(card, partners=(*card.partners, partner))
    more = EVENT_PREDICATES[mission.predicate](event, seat, mission)
    return replace(card, progress=card.progress + more) if more else card


def count_events(course: Course, events: Iterable[Event]) -> None:
    """Every event counts for every hand; what is fulfilled is paid, in the order of the cards (GE-14.6 to GE-14.8)."""
    if not any(course.state.hands):
        return
    happened = tuple(events)
    for seat in course.state.living:
        hand = course.state.hands[seat]
        for event in happened:
            hand = tuple(_advanced(card, seat, event) for card in hand)
        if hand != course.state.hands[seat]:
            course.go(course.state.with_hand(seat, hand))
        _pay(course, seat, "event")


def complete_state_missions(course: Course, seat: Seat) -> None:
    """GE-4.1: what has held through a round is paid."""
    _pay(course, seat, "state")


def _pay(course: Course, seat: Seat, check: str) -> None:
    for card in sorted(course.state.hands[seat], key=lambda card: card.mission):
        mission = MISSIONS[card.mission]
        if mission.check != check or standing_of(course.state, seat, card) < mission.count:
            continue
        hand = tuple(kept for kept in course.state.hands[seat] if kept is not card)
        cash, pp = mission.pays(course.state.options.mission_pay)
        state = course.state.with_hand(seat, hand).paid(seat, cash, pp)
        discards = (*state.discards, Discard(card.mission, shown=True))
        course.go(state.changed(discards=discards), MissionCompleted(seat, card.mission, cash, pp))


def begin_counting_turn(state: State) -> State:
    """What is to be done within one turn is counted from its start, or from the draw."""
    if not any(MISSIONS[card.mission].predicate in _IN_ONE_TURN for hand in state.hands for card in hand):
        return state
    hands = tuple(
        tuple(replace(card, progress=0) if MISSIONS[card.mission].predicate in _IN_ONE_TURN else card for card in hand)
        for hand in state.hands
    )
    return state.changed(hands=hands)


# Drawing


def bars_drawing(state: State, seat: Seat, discard: int | None) -> type[Refusal] | None:
    """Why a mission may not be drawn so; None when it may (GE-14.2, GE-14.3)."""
    hand = state.hands[seat]
    if not state.deck and not state.discards and discard is None:
        return refusals.NoCards
    if len(hand) >= _HAND and discard is None:
        return refusals.DiscardFirst
    if discard is not None and len(hand) < _HAND:
        return refusals.NoDiscard
    if discard is not None and all(card.number != discard for card in hand):
        return refusals.NoSuchCard
    return None


def stops_drawing(state: State, seat: Seat) -> Illegal | None:
    """Why no mission can be drawn now, whatever is given up for it; None when one can."""
    if reason := bars_acting(state):
        return reason().illegal()
    return None if any(draws(state, seat)) else refusals.NoCards().illegal()


def draws(state: State, seat: Seat) -> Iterator[DrawMission]:
    """Every way to draw a mission, actions left aside: with room in the hand, or for one of its cards."""
    for discard in (None, *(card.number for card in state.hands[seat])):
        if bars_drawing(state, seat, discard) is None:
            yield DrawMission(discard)


def draw(course: Course, seat: Seat, discard: int | None) -> None:
    if discard is not None:
        _give_up(course, seat, discard)
    state, shuffled = course.state, not course.state.deck
    if shuffled:
        state = _shuffled(state)
    top, *rest = state.deck
    number = state.players[seat].drawn + 1
    state = state.with_player(seat, drawn=number).changed(deck=tuple(rest))
    state = state.with_hand(seat, (*state.hands[seat], Card(number, top)))
    course.go(state, MissionDrawn(seat, number, top, shuffled))


def _give_up(course: Course, seat: Seat, number: int) -> None:
    """One of the cards goes face down to the discard pile before the new one is seen (GE-14.2, GE-R.26)."""
    hand = course.state.hands[seat]
    card = next(card for card in hand if card.number == number)
    state = course.state.with_hand(seat, tuple(kept for kept in hand if kept is not card))
    state = state.changed(discards=(*state.discards, Discard(card.mission, shown=False)))
    course.go(state, MissionDiscarded(seat, number, card.mission))


def _shuffled(state: State) -> State:
    """The discard pile, completed cards included, becomes the new deck (GE-14.3, GE-R.27)."""
    cards = sorted(discard.mission for discard in state.discards)
    deck = state.chance.shuffled(cards, "deck", state.counts.shuffles)
    return state.changed(deck=tuple(deck), discards=()).counted(shuffles=1)

"""What is hidden stays hidden (GE-R.32): change each secret, and nothing changes that a third is shown or told."""

import re
from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from stellarch.core import Action, Chance, Event, Refused, Seat
from stellarch.games.galaxy_empires import GALAXY_EMPIRES
from stellarch.games.galaxy_empires.actions import (
    AnyAction,
    CallOffer,
    Counter,
    DrawMission,
    PostOffer,
    Propose,
    Say,
    TakeOffer,
    WithdrawOffer,
)
from stellarch.games.galaxy_empires.events import MissionCompleted
from stellarch.games.galaxy_empires.offers import Basket, Terms
from stellarch.games.galaxy_empires.state import Discard, Offer, Proposal, State
from tests.cases import for_each
from tests.games.galaxy_empires.random_games import CASES, Case, Moment, moments
from tests.sent import sent

GAMES = [case._replace(longest=120) for case in CASES[::2]]
every_game = for_each("case", GAMES)
OTHER_TERMS = Terms(give=Basket(cash=950), get=Basket(pp=7))


# The secrets, and what they might as well be


def other_hands(state: State, viewer: Seat | None) -> State:
    """The cards that others hold, and how far they have come, exchanged for cards of the deck."""
    deck = list(state.deck)
    hands = []
    for seat, hand in enumerate(state.hands):
        if seat != viewer:
            for place, card in enumerate(hand):
                if deck:
                    deck.append(card.mission)
                    hand = (*hand[:place], replace(card, mission=deck.pop(0)), *hand[place + 1 :])
        hands.append(hand)
    return state.changed(hands=tuple(hands), deck=tuple(deck))


def other_deck(state: State, viewer: Seat | None) -> State:
    return state.changed(deck=state.deck[::-1])


def other_discards(state: State, viewer: Seat | None) -> State:
    """What lies face down in the pile, exchanged for cards of the deck."""
    deck, discards = list(state.deck), []
    for discard in state.discards:
        if not discard.shown and deck:
            deck.append(discard.mission)
            discard = Discard(deck.pop(0), shown=False)
        discards.append(discard)
    return state.changed(deck=tuple(deck), discards=tuple(discards))


def other_seed(state: State, viewer: Seat | None) -> State:
    return state.changed(chance=Chance("another seed"))


def other_offers(state: State, viewer: Seat | None) -> State:
    """Offers between two others: those that stand are gone, and others stand instead."""
    others = [seat for seat in state.living if seat != viewer]
    mine = tuple(offer for offer in state.offers if viewer in offer.parties)
    if len(others) < 2:
        return state
    maker, to = others[-1], others[0]
    posted = Offer(f"{maker}-{to}-1", maker, to, OTHER_TERMS, state.turn.number, 2)
    return state.changed(offers=(*mine, posted) if posted not in state.offers else mine)


def other_counts(state: State, viewer: Seat | None) -> State:
    """How many offers two others have made one another."""
    others = [f"{maker}-{to}" for maker in state.seats for to in state.seats if viewer not in (maker, to)]
    return state.changed(offered={**state.offered, **{pair: state.offered.get(pair, 0) + 1 for pair in others}})


def other_terms(state: State, viewer: Seat | None) -> State:
    """The terms, and the name, of a proposal between two others."""
    if not isinstance(state.pending, Proposal) or viewer in state.pending.offer.parties:
        return state
    offer = state.pending.offer
    changed = replace(offer, name=f"{offer.maker}-{offer.to}-9", terms=OTHER_TERMS)
    return state.changed(pending=replace(state.pending, offer=changed))


SECRETS: dict[str, Callable[[State, Seat | None], State]] = {
    "hands": other_hands,
    "deck": other_deck,
    "discards": other_discards,
    "seed": other_seed,
    "offers": other_offers,
    "counts of offers": other_counts,
    "terms": other_terms,
}
each_secret = pytest.mark.parametrize("secret", SECRETS)


def tainted(case: Case, secret: str, every: int = 1) -> Iterator[tuple[Moment, State, Seat | None]]:
    """Moments of a game with the state as it might as well be, for everybody who may not know the difference."""
    for moment in moments(case)[::every]:
        for viewer in (*moment.state.seats, None):
            changed = SECRETS[secret](moment.state, viewer)
            if changed != moment.state:
                yield moment, changed, viewer


# What is shown and listed


@each_secret
@every_game
@pytest.mark.rule("GE-R.32", "GE-14.9")
def test_no_view_and_no_choice_shows_a_secret(case: Case, secret: str) -> None:
    for moment, changed, viewer in tainted(case, secret, every=4):
        state = moment.state
        assert sent(GALAXY_EMPIRES.view(changed, viewer)) == sent(GALAXY_EMPIRES.view(state, viewer))
        assert GALAXY_EMPIRES.waiting_on(changed) == GALAXY_EMPIRES.waiting_on(state)
        assert sent(GALAXY_EMPIRES.standings(changed)) == sent(GALAXY_EMPIRES.standings(state))
        if viewer is not None:
            assert sent(list(GALAXY_EMPIRES.legal(changed, viewer))) == sent(list(GALAXY_EMPIRES.legal(state, viewer)))
            assert sent(list(GALAXY_EMPIRES.free(changed, viewer))) == sent(list(GALAXY_EMPIRES.free(state, viewer)))


@each_secret
def test_there_is_something_to_hide(secret: str) -> None:
    """In the games of three and four every secret comes up, so that these laws say something."""
    assert any(True for case in GAMES if case.players > 2 for _ in tainted(case, secret))


# What is told


@each_secret
@every_game
@pytest.mark.rule("GE-R.32")
def test_no_event_tells_a_secret(case: Case, secret: str) -> None:
    """The same action in the state as it might as well be: a third is told the same, unless a secret comes out."""
    for moment, changed, viewer in tainted(case, secret, every=3):
        if is_about_the_secret(moment, viewer):
            continue
        told = told_to(changed, moment.seat, moment.action, viewer)
        was_told = as_seen(moment.step.events, viewer)
        if told is not None and was_told is not None:
            assert sent(told) == sent(was_told)


def is_about_the_secret(moment: Moment, viewer: Seat | None) -> bool:
    """Whether the action itself is one that the viewer may not know, or answers one (and so becomes a deal or not)."""
    deal = isinstance(moment.state.pending, Proposal) and viewer not in moment.state.pending.offer.parties
    return deal or moment.action.seen_by(moment.seat, viewer) is None


def told_to(state: State, seat: Seat, action: AnyAction, viewer: Seat | None) -> list[Event] | None:
    """What a viewer is told of an action; None where its actor, who knows the secret, could not have done it."""
    try:
        return as_seen(GALAXY_EMPIRES.apply(state, seat, action).events, viewer)
    except Refused:
        return None


def as_seen(events: tuple[Event, ...], viewer: Seat | None) -> list[Event] | None:
    """What a viewer is told; None where something comes out by the rules (dice, a card that is shown)."""
    if any(event.reveals for event in events):
        return None
    return [seen for event in events if (seen := event.seen_by(viewer)) is not None]


@every_game
@pytest.mark.rule("GE-14.9", "GE-R.41")
def test_no_event_names_the_card_of_another(case: Case) -> None:
    """All that a seat is told, from beginning to end, names only its own cards and those that were shown."""
    for moment in moments(case):
        for viewer in (*moment.state.seats, None):
            told = str([event.seen_by(viewer) for event in moment.step.events])
            assert set(re.findall(r"M\d\d", told)) <= known(moment, viewer)


def known(moment: Moment, viewer: Seat | None) -> set[str]:
    """The missions a seat may know of: its own, before and after, what it gave away, and what was ever shown."""
    states = (moment.state, moment.step.state)
    shown = {discard.mission for state in states for discard in state.discards if discard.shown}
    mine = {card.mission for state in states for card in state.hands[viewer]} if viewer is not None else set()
    now = {event.mission for event in moment.step.events if isinstance(event, MissionCompleted)}
    return shown | mine | now


# What is refused


def tries(state: State) -> Iterator[AnyAction]:
    """Orders about cards and offers, which might be refused for a reason that nobody should know."""
    for maker in state.seats:
        for to in state.seats:
            for number in (1, 2, 9):
                name = f"{maker}-{to}-{number}"
                yield from (TakeOffer(name), CallOffer(name), WithdrawOffer(name))
    yield from (DrawMission(discard) for discard in (None, 1, 2, 3, 4))
    for to in state.seats:
        for number in (1, 2, 3):
            card = Basket(missions=(number,))
            yield from (Propose(to=to, give=card), Propose(to=to, get=card), PostOffer(to=to, get=card))
    yield Counter(give=Basket(cash=50))


@each_secret
@every_game
@pytest.mark.rule("GE-R.32")
def test_no_refusal_tells_a_secret(case: Case, secret: str) -> None:
    for moment, changed, viewer in tainted(case, secret, every=15):
        if viewer is not None:
            for order in tries(moment.state):
                assert refusal(changed, viewer, order) == refusal(moment.state, viewer, order)


def refusal(state: State, seat: Seat, order: AnyAction) -> object:
    try:
        GALAXY_EMPIRES.apply(state, seat, order)
    except Refused as refused:
        return type(refused), refused.code, refused.rule, refused.why, refused.about
    return None


# What is known of an order


@every_game
@pytest.mark.rule("GE-R.32", "GE-R.41")
def test_orders_that_are_for_two_are_not_shown_to_a_third(case: Case) -> None:
    for moment in moments(case):
        for viewer in (*moment.state.seats, None):
            seen: Action | None = moment.action.seen_by(moment.seat, viewer)
            if viewer not in audience(moment):
                assert seen is None
            elif viewer == moment.seat:
                assert seen == moment.action


def audience(moment: Moment) -> set[Seat | None]:
    """Who may know of an order: all, the actor alone, or the two it is between."""
    match moment.action:
        case Propose(to=to) | PostOffer(to=to) | Say(to=int(to)):
            return {moment.seat, to}
        case TakeOffer(name) | CallOffer(name) | WithdrawOffer(name):
            return {Seat(int(seat)) for seat in name.split("-")[:2]}
        case Counter():
            return {moment.seat}
    return {*moment.state.seats, None}


@every_game
def test_no_order_names_a_mission(case: Case) -> None:
    assert not [moment.action for moment in moments(case) if re.search(r"M\d\d", str(moment.action))]


@every_game
def test_the_seed_is_in_no_view_and_no_event(case: Case) -> None:
    for moment in moments(case)[::10]:
        seed = moment.state.chance.seed
        for viewer in (Seat(0), None):
            assert f"'{seed}'" not in str(GALAXY_EMPIRES.view(moment.state, viewer))
            assert seed not in str([event.seen_by(viewer) for event in moment.step.events])

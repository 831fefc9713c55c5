"""GE-17: what a seat may decide, and what it may do besides.

Whatever is listed here is asked of the same functions by which the chapters refuse it.
"""

from collections.abc import Callable, Iterator

from stellarch.core import Illegal, Phrase, Pick, Seat, Template, Words, said
from stellarch.games.galaxy_empires.actions import (
    LONGEST_SPEECH,
    Accept,
    AnyAction,
    CallOffer,
    Concede,
    Decline,
    EndTurn,
    FightOn,
    RollPp,
    Simulate,
    Surrender,
    TakeOffer,
    WarRoll,
    WithdrawOffer,
)
from stellarch.games.galaxy_empires.rules import deploying, errands, missions, movement, planets, trade, war
from stellarch.games.galaxy_empires.rules.actions_left import bars_acting
from stellarch.games.galaxy_empires.rules.offering import OfferForm, offer_template
from stellarch.games.galaxy_empires.rules.play import bars_leaving, waiting_on
from stellarch.games.galaxy_empires.state import Errands, Proposal, State, War


class Talk(Phrase):
    TO_ALL = 1
    TO_ONE = 2


def legal(state: State, seat: Seat) -> list[AnyAction | Template]:
    """Every answer to the decision a seat owes; deals and subsets of invaders too many to list are checked instead."""
    return list(_choices(state, seat)) if seat in waiting_on(state) else []


def _choices(state: State, seat: Seat) -> Iterator[AnyAction | Template]:
    pending = state.pending
    if isinstance(pending, War):
        return _in_war(state, pending, seat)
    if isinstance(pending, Proposal):
        return _answers(state, pending)
    if isinstance(pending, Errands):
        return iter(errands.choices(state, pending))
    return _in_turn(state, seat)


def default(state: State, seat: Seat) -> AnyAction:
    """What is played for a seat that does not answer: end of turn, decline, go on, the first place (GE-17.9)."""
    if state.pending is None:
        return EndTurn()
    return next(choice for choice in _choices(state, seat) if not isinstance(choice, Template))


def _in_war(state: State, pending: War, seat: Seat) -> Iterator[AnyAction]:
    yield WarRoll() if pending.live else FightOn()
    if war.bars_surrendering(state, pending, seat) is None:
        yield Surrender()


def _answers(state: State, pending: Proposal) -> Iterator[AnyAction | Template]:
    offer = pending.offer
    yield Decline()
    if trade.is_doable(state, offer):
        yield Accept()
    if trade.bars_countering(pending) is None:
        yield offer_template(state, OfferForm.COUNTER, offer.to, offer.maker)


def _in_turn(state: State, seat: Seat) -> Iterator[AnyAction | Template]:
    """D1 to D10."""
    yield from movement.moves(state, seat)
    yield from deploying.deployments(state, seat)
    if bars_acting(state) is None:
        yield from war.invasions(state, seat)
        yield from planets.disruptions(state, seat)
        yield RollPp()
        yield from missions.draws(state, seat)
        yield from _deals(state, seat)
    yield EndTurn()


def _deals(state: State, seat: Seat) -> Iterator[AnyAction | Template]:
    names = [offer.name for offer in state.offers if seat in offer.parties]
    yield from (TakeOffer(name) for name in names if _passes(trade.check_taking, state, seat, name))
    yield from (CallOffer(name) for name in names if _passes(trade.check_calling, state, seat, name))
    if trade.bars_proposing(state) is None:
        for other in trade.partners(state, seat):
            yield offer_template(state, OfferForm.PROPOSE, seat, other)


def _passes(check: Callable[..., object], *given: object) -> bool:
    """Whether a check that raises where something may not be done lets it pass."""
    try:
        check(*given)
    except Illegal:
        return False
    return True


def free(state: State, seat: Seat) -> list[AnyAction | Template]:
    """F1 to F5: offers, talk, leaving, in or out of turn; the word that a live war may be simulated."""
    if state.over:
        return []
    if bars_leaving(state, seat) is not None:
        return list(_talk(state, seat))
    hurry = [Simulate()] if war.bars_simulating(state, seat) is None else []
    return [*_standing(state, seat), *hurry, *_talk(state, seat), Concede()]


def _standing(state: State, seat: Seat) -> Iterator[AnyAction | Template]:
    yield from (WithdrawOffer(offer.name) for offer in state.offers if offer.maker == seat)
    if trade.bars_posting(state, seat) is None:
        for other in state.living:
            if other != seat:
                yield offer_template(state, OfferForm.POST_OFFER, seat, other)


def _talk(state: State, seat: Seat) -> Iterator[Template]:
    others = tuple(other for other in state.seats if other != seat)
    yield Template("say", said(Talk.TO_ALL), {"text": Words(LONGEST_SPEECH, 1)}, {"to": None})
    yield Template(
        "say",
        said(Talk.TO_ONE),
        {"text": Words(LONGEST_SPEECH, 1), "to": Pick(others, seats=True)},
    )

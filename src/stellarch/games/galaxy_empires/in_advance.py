"""What an empire may leave standing: pass until somebody trades, attacks or takes something; decline every offer."""

from stellarch.core import Event, InAdvance, Phrase, Seat
from stellarch.games.galaxy_empires.actions import AnyAction, Decline, EndTurn
from stellarch.games.galaxy_empires.events import Claimed, Disrupted, OfferMade, PromiseBroken, WarDeclared
from stellarch.games.galaxy_empires.rules.play import waiting_on
from stellarch.games.galaxy_empires.state import Proposal, State


class Occasion(Phrase):
    """The values are their names."""

    OFFER = "offer"
    WAR = "war"
    LOSS = "loss"
    PROMISE = "promise"


class GeInAdvance(InAdvance):
    occasions = {occasion.value: occasion for occasion in Occasion}  # noqa: RUF012 - never changed
    has_offers = True

    def is_met(self, occasion: str, event: Event, seat: Seat) -> bool:
        match Occasion(occasion):
            case Occasion.OFFER:
                return isinstance(event, OfferMade) and event.to == seat
            case Occasion.WAR:
                return isinstance(event, WarDeclared) and event.defender == seat
            case Occasion.LOSS:
                lost = isinstance(event, Claimed) and event.loser == seat
                return lost or (isinstance(event, Disrupted) and event.victim == seat)
            case Occasion.PROMISE:
                return isinstance(event, PromiseBroken) and event.to == seat

    def passes(self, state: State, seat: Seat) -> AnyAction | None:
        """The turn ends; in a war, and where fleets look for a place, nobody passes."""
        if seat not in waiting_on(state):
            return None
        return EndTurn() if state.pending is None else self.declines(state, seat)

    def declines(self, state: State, seat: Seat) -> AnyAction | None:
        pending = state.pending
        return Decline() if isinstance(pending, Proposal) and seat in waiting_on(state) else None

"""GE-17: what a seat is asked."""

from stellarch.core import Decision, Phrase, Seat, said
from stellarch.games.galaxy_empires.rules import war
from stellarch.games.galaxy_empires.rules.choices import default
from stellarch.games.galaxy_empires.rules.play import waiting_on
from stellarch.games.galaxy_empires.state import Errands, Proposal, State, War


class Asked(Phrase):
    """What is to be decided; the values are the kinds of decisions."""

    TURN = "turn"
    ANSWER = "answer"
    WAR_ROLL = "war_roll"
    FIGHT = "fight"
    SURRENDER = "surrender"
    RETURN = "return"
    WITHDRAW = "withdraw"
    PLACE = "place"


def decision(state: State, seat: Seat) -> Decision | None:
    waited = waiting_on(state)
    if seat not in waited:
        return None
    asked = _asked(state, seat)
    return Decision(asked.value, said(asked), default(state, seat), together=len(waited) > 1)


def _asked(state: State, seat: Seat) -> Asked:
    match state.pending:
        case War(live=True):
            return Asked.WAR_ROLL
        case War() as pending:
            return Asked.SURRENDER if seat == pending.defender and war.may_surrender(state, pending) else Asked.FIGHT
        case Proposal():
            return Asked.ANSWER
        case Errands(returning=(errand, *_)):
            return Asked.RETURN if errand.way == "home" else Asked.WITHDRAW
        case Errands():
            return Asked.PLACE
    return Asked.TURN

"""GE-17: what a seat is asked, in words."""

from stellarch.core import Decision, Seat, Text
from stellarch.games.galaxy_empires.rules import war
from stellarch.games.galaxy_empires.rules.choices import default
from stellarch.games.galaxy_empires.rules.play import waiting_on
from stellarch.games.galaxy_empires.state import Errands, Proposal, State, War

_LABELS = {
    "turn": Text("Play your turn", "Jouez votre tour"),
    "answer": Text("Answer the offer", "Répondez à l'offre"),
    "war_roll": Text("Roll the dice", "Lancez les dés"),
    "fight": Text("Fight on", "Continuez le combat"),
    "surrender": Text("Fight on or surrender", "Continuez le combat ou rendez-vous"),
    "return": Text("Choose where your fleet returns to", "Choisissez où revient votre flotte"),
    "withdraw": Text("Choose where your fleet moves to", "Choisissez où va votre flotte"),
    "place": Text("Place your fleets", "Placez vos flottes"),
}


def decision(state: State, seat: Seat) -> Decision | None:
    waited = waiting_on(state)
    if seat not in waited:
        return None
    kind = _kind(state, seat)
    return Decision(kind, _LABELS[kind], default(state, seat), together=len(waited) > 1)


def _kind(state: State, seat: Seat) -> str:
    match state.pending:
        case War(live=True):
            return "war_roll"
        case War() as pending:
            return "surrender" if seat == pending.defender and war.may_surrender(state, pending) else "fight"
        case Proposal():
            return "answer"
        case Errands(returning=(errand, *_)):
            return "return" if errand.way == "home" else "withdraw"
        case Errands():
            return "place"
    return "turn"

"""SW-25.2: offices, agenda, veto and ballots."""

from collections.abc import Callable, Iterator, Mapping
from itertools import islice

from stellarch.core import Message, Phrase, Plan, Seat, said
from stellarch.games.space_wars.chapters.floor import NoVeto, PassProposal
from stellarch.games.space_wars.chapters.general import End
from stellarch.games.space_wars.chapters.motions import (
    Propose,
    Veto,
    Vote,
    bars_proposal,
    bars_veto,
    motion_of,
    proposals_left,
    sitting,
    slaves_of,
)
from stellarch.games.space_wars.chapters.offices import Appoint, appointments, offices_left
from stellarch.games.space_wars.chapters.pledges import pledged_vote
from stellarch.games.space_wars.mind.drafting import Draft
from stellarch.games.space_wars.mind.line import Line
from stellarch.games.space_wars.mind.politics.motions import UNDECIDED, expected_vote, leaning
from stellarch.games.space_wars.mind.politics.standing import bonds, leaders, weight
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.nouns import Card, Office
from stellarch.games.space_wars.rules.votes import votes
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.matters import (
    Agenda,
    Balloting,
    Chairing,
    Motion,
    Proposing,
    Vetoing,
    Voting,
)
from stellarch.games.space_wars.state.politics import Ballot
from stellarch.games.space_wars.tables.politics import COUNCIL, LAWS

_SLAVE = 3.0
"""Credits that a slave is worth who would be freed for a vote."""
_WORTH_A_VETO = 1.5
_AGAINST_LEADERS = ("embargo", "sanction", "science_boycott", "arms_embargo")
_FOR_EVERYBODY = ("science_fair", "industrial_plan")
_OF_TRADE, _OF_SCIENCE = ("free_trade", "industrial_plan"), ("science_charter", "science_fair")
_DEAR = 3.0
"""What a motion about what one is fond of counts beside others."""


# Proposals


def proposals_worth_making(survey: Survey, state: State) -> list[tuple[float, Propose]]:
    """What could be put to the council, with what it would bring, the best first."""
    if not survey.nature.seeks:
        return []
    found = []
    for order in _ideas(survey, state):
        if bars_proposal(state, survey.seat, order) is None:
            gain = leaning(state, survey.seat, motion_of(state, survey.seat, order), survey.temper.honour)
            if gain > UNDECIDED:
                found.append((gain * _fondness(survey, order), order))
    found.sort(key=lambda each: -each[0])
    return _with_a_chance(survey, state, found)


def _fondness(survey: Survey, order: Propose) -> float:
    """Of what is good for a bot it puts first what it is fond of."""
    is_dear = (survey.nature.trades and order.card in _OF_TRADE) or (
        survey.nature.studies and order.card in _OF_SCIENCE
    )
    return _DEAR if is_dear else 1.0


def _with_a_chance(survey: Survey, state: State, found: list[tuple[float, Propose]]) -> list[tuple[float, Propose]]:
    """Who looks ahead takes the best that will pass (SW-25.9); others only see that nobody votes for aid."""
    if not survey.nature.looks_ahead:
        return [each for each in found if each[1].card != "aid"]
    will_pass = (each for each in found if expected_vote(state, motion_of(state, survey.seat, each[1])).passes)
    return list(islice(will_pass, 1))


def _ideas(survey: Survey, state: State) -> Iterator[Propose]:
    for law in LAWS:
        yield Propose("repeal" if state.politics.has_law(law) else "law", law)
    for card in _FOR_EVERYBODY:
        yield Propose("protocol", card)
    yield Propose("protocol", "aid", (survey.seat,))
    for leader in sorted(leaders(state) - {survey.seat}):
        yield from (Propose("protocol", card, (leader,)) for card in _AGAINST_LEADERS)


class ProposalWhy(Message, frozen=True):
    """Why something is put to the council: for oneself, against somebody, or for its own sake."""

    card: Card
    is_own: bool = False
    player: Seat | None = None
    is_repeal: bool = False


class CouncilWhy(Phrase):
    NOTHING_TO_PROPOSE = 1


def _proposed(survey: Survey, order: Propose) -> ProposalWhy:
    if order.players == (survey.seat,):
        return ProposalWhy(order.card, is_own=True)
    if order.players:
        return ProposalWhy(order.card, player=order.players[0])
    return ProposalWhy(order.card, is_repeal=order.kind == "repeal")


def agenda(survey: Survey) -> Plan:
    """All of one's proposals, in a form."""
    draft = Draft(survey)
    reasons = []
    while proposals_left(draft.state, survey.seat):
        worth_it = proposals_worth_making(survey, draft.state)
        if not worth_it:
            break
        order = survey.pick(worth_it, "proposal", len(draft.orders))
        draft.write(order)
        reasons.append(_proposed(survey, order))
    return draft.plan(reasons or (CouncilWhy.NOTHING_TO_PROPOSE,))


def proposing(survey: Survey) -> Plan:
    """One proposal, which is voted on at once."""
    worth_it = proposals_worth_making(survey, survey.state)
    if not worth_it:
        return Plan((PassProposal(),), (said(CouncilWhy.NOTHING_TO_PROPOSE),))
    order = survey.pick(worth_it, "proposal")
    return Plan((order,), (said(_proposed(survey, order)),))


# The chair


def chairing(survey: Survey) -> Plan | None:
    """Friends and weak players get the offices; then what would do harm is vetoed."""
    line = Line(survey.state, survey.seat)
    matter = survey.state.at_hand(Chairing)
    while not line.is_closed() and offices_left(line.state, matter):
        office = next(order.office for order in appointments(line.state))
        able = [order for order in appointments(line.state) if order.office == office]
        order = survey.pick([(_deserves(survey, order), order) for order in able], "office", office)
        if not line.add(order):
            break
        is_friend = bonds(survey.state, survey.seat, order.player) > 0
        line.because(AppointmentWhy(order.player, office, is_friend))
    worst = _most_harmful(survey, line.state, range(1, len(matter.docket) + 1))
    if worst is not None and line.add(Veto(worst)):
        line.because(_vetoed(line.state, worst))
    line.add(End())
    return line.plan()


def _deserves(survey: Survey, order: Appoint) -> float:
    """An office pays: it goes to those one has treaties with, and to those who are behind."""
    state = survey.state
    mean = sum(weight(state, seat) for seat in state.living) / len(state.living)
    friendship = bonds(state, survey.seat, order.player) * (0.5 + 0.5 * survey.temper.honour)
    return friendship - weight(state, order.player) / mean - (2.0 if order.player in leaders(state) else 0.0)


class AppointmentWhy(Message, frozen=True):
    player: Seat
    office: Office
    is_friend: bool


def _most_harmful(survey: Survey, state: State, numbers: range) -> int | None:
    """The motion that would cost most, if it is likely to pass; None where none is worth a veto."""
    harm = {}
    for number in numbers:
        motion = sitting(state).docket[number - 1]
        loss = -leaning(state, survey.seat, motion, survey.temper.honour)
        is_harmful = loss >= _WORTH_A_VETO and bars_veto(state, number) is None
        if is_harmful and (not survey.nature.looks_ahead or expected_vote(state, motion).passes):
            harm[number] = loss
    return max(harm, key=lambda number: harm[number], default=None)


class VetoWhy(Message, frozen=True):
    card: Card
    is_vetoed: bool


def _vetoed(state: State, number: int, *, is_vetoed: bool = True) -> VetoWhy:
    return VetoWhy(sitting(state).docket[number - 1].card, is_vetoed)


def vetoing(survey: Survey) -> Plan:
    number = len(survey.state.at_hand(Vetoing).docket)
    if _most_harmful(survey, survey.state, range(number, number + 1)) is not None:
        return Plan((Veto(number),), (said(_vetoed(survey.state, number)),))
    return Plan((NoVeto(),), (said(_vetoed(survey.state, number, is_vetoed=False)),))


# Votes


def ballot(survey: Survey, state: State, number: int) -> Vote:
    """For what brings more than it brings the average player; slaves are freed only where they turn the vote."""
    motion = sitting(state).docket[number - 1]
    promised = pledged_vote(state, survey.seat, motion)
    if promised is not None:
        return Vote(number, promised)
    leans = leaning(state, survey.seat, motion, survey.temper.honour)
    if motion.by == survey.seat and leans <= UNDECIDED:
        return Vote(number, "for")  # a player who asks for a hint may have had reasons of their own
    if abs(leans) <= UNDECIDED:
        return Vote(number, "abstain")
    value: Ballot = "for" if leans > 0 else "against"
    return Vote(number, value, _freed(survey, state, motion, leans) if survey.nature.looks_ahead else {})


def _freed(survey: Survey, state: State, motion: Motion, leans: float) -> Mapping[str, int]:
    """As few slaves as turn the vote, if what it decides is worth them."""
    expected = expected_vote(state, motion, without=survey.seat)
    own = votes(state).get(survey.seat, 0)
    missing = 1 - expected.lead - own if leans > 0 else expected.lead - own
    slaves = slaves_of(state, survey.seat)
    needed = -(-missing // COUNCIL.votes_per_freed_slave)
    if not 0 < needed <= sum(slaves.values()) or needed * _SLAVE >= abs(leans):
        return {}
    freed: dict[str, int] = {}
    for at, there in slaves.items():
        going = min(there, needed - sum(freed.values()))
        if going:
            freed[state.galaxy.name(at)] = going
    return freed


class VoteWhy(Message, frozen=True):
    card: Card
    value: Ballot


class OwnMotionWhy(Message, frozen=True):
    card: Card


class PromisedVoteWhy(Message, frozen=True):
    card: Card


class FreedWhy(Message, frozen=True):
    card: Card
    slaves: int


def _voted(survey: Survey, order: Vote) -> Message:
    motion = sitting(survey.state).docket[order.motion - 1]
    if pledged_vote(survey.state, survey.seat, motion) is not None:
        return PromisedVoteWhy(motion.card)
    if motion.by == survey.seat and order.value == "for" and not order.freed:
        return OwnMotionWhy(motion.card)
    if order.freed:
        return FreedWhy(motion.card, sum(order.freed.values()))
    return VoteWhy(motion.card, order.value)


def balloting(survey: Survey) -> Plan:
    """A line for every motion that is put to the vote."""
    draft = Draft(survey)
    reasons = []
    for number, motion in enumerate(survey.state.at_hand(Balloting).docket, 1):
        if not motion.vetoed:
            order = ballot(survey, draft.state, number)
            if draft.write(order):
                reasons.append(_voted(survey, order))
    return draft.plan(reasons[:4])


def voting(survey: Survey) -> Plan:
    order = ballot(survey, survey.state, len(survey.state.at_hand(Voting).docket))
    return Plan((order,), (said(_voted(survey, order)),))


PLANNERS: Mapping[type, Callable[[Survey], Plan | None]] = {
    Agenda: agenda,
    Chairing: chairing,
    Balloting: balloting,
    Proposing: proposing,
    Vetoing: vetoing,
    Voting: voting,
}

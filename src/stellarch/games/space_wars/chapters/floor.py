"""SW-6.2 at the pace live: players propose one after the other, and each motion is voted on at once."""

from collections.abc import Iterator

from msgspec.structs import replace

from stellarch.core import Refusal, Seat, Template, said
from stellarch.games.space_wars.chapter import Bar, Course, Order, State, bar, require
from stellarch.games.space_wars.chapters.council import close
from stellarch.games.space_wars.chapters.motions import (
    Propose,
    Veto,
    Vote,
    bars_veto,
    bars_vote,
    cast,
    decide,
    proposals_left,
    proposals_open,
    table,
    veto,
    votes_open,
)
from stellarch.games.space_wars.chapters.pledges import pledged_vote
from stellarch.games.space_wars.nouns import Anything
from stellarch.games.space_wars.rules.headings import Heading, MotionNumber
from stellarch.games.space_wars.rules.moments import Moment
from stellarch.games.space_wars.rules.versions import fills_in_with_care
from stellarch.games.space_wars.state.matters import Proposing, Vetoing, Voting

# Orders


class PassProposal(Order, frozen=True):
    """Propose nothing more in this council (SW-D.7)."""

    word = "pass_proposal"


class NoVeto(Order, frozen=True):
    """The President lets the motion be voted on (SW-D.8)."""

    word = "no_veto"


# Refusals


class NotNow(Refusal, frozen=True):
    rule = "SW-6.2.4"
    motion: Anything


# Rules


class ProposingMoment(Moment[Proposing]):
    """Everybody may use all his proposals, in the President's order (SW-6.2.4)."""

    matter = Proposing
    kind = "proposing"
    asks = Heading.PROPOSE

    def waiting_on(self, state: State, matter: Proposing) -> frozenset[Seat]:
        return frozenset(seat for seat in matter.left[:1] if proposals_left(state, seat))

    def choices(self, state: State, matter: Proposing, seat: Seat) -> Iterator[Order | Template]:
        yield PassProposal()
        yield from proposals_open(state, seat)

    def go_on(self, course: Course, matter: Proposing) -> None:
        if matter.left:
            course.go(course.state.with_stage(replace(matter, left=matter.left[1:])))
        else:
            close(course)


def _propose(course: Course, seat: Seat, order: Propose) -> None:
    table(course, seat, order)
    matter = course.state.at_hand(Proposing)
    course.go(course.state.with_stage(Vetoing(matter.proposers, matter.voters, matter.docket, matter.left)))


def _pass(course: Course, seat: Seat, order: PassProposal) -> None:
    matter = course.state.at_hand(Proposing)
    course.go(course.state.with_stage(replace(matter, left=matter.left[1:])))


class VetoingMoment(Moment[Vetoing]):
    """The President may veto the motion before it is voted on (SW-6.2.8)."""

    matter = Vetoing
    kind = "vetoing"
    asks = Heading.VETO

    def waiting_on(self, state: State, matter: Vetoing) -> frozenset[Seat]:
        president = state.politics.president
        assert president is not None
        is_asked = len(matter.voters) > 1 and bars_veto(state, len(matter.docket)) is None
        return frozenset({president}) if is_asked else frozenset()

    def choices(self, state: State, matter: Vetoing, seat: Seat) -> tuple[Order, ...]:
        return NoVeto(), Veto(len(matter.docket))

    def go_on(self, course: Course, matter: Vetoing) -> None:
        _put_to_the_vote(course)


def _put_to_the_vote(course: Course) -> None:
    matter = course.state.at_hand(Vetoing)
    stage = Voting(matter.proposers, matter.voters, matter.docket, matter.left, to_vote=matter.voters)
    course.go(course.state.with_stage(stage))


def _let_it(course: Course, seat: Seat, order: NoVeto) -> None:
    _put_to_the_vote(course)


def _bars_last(order: Veto | Vote, matter: Vetoing | Voting) -> Bar | None:
    if order.motion == len(matter.docket):
        return None
    return bar(NotNow, str(order.motion), motion=order.motion)


def _veto(course: Course, seat: Seat, order: Veto) -> None:
    require(_bars_last(order, course.state.at_hand(Vetoing)))
    veto(course, seat, order)
    _go_on_proposing(course, course.state.at_hand(Vetoing))


def _go_on_proposing(course: Course, matter: Vetoing | Voting) -> None:
    course.go(course.state.with_stage(Proposing(matter.proposers, matter.voters, matter.docket, matter.left)))


class VotingMoment(Moment[Voting]):
    """Everybody is asked, in the President's order, and hears those before (SW-6.2.4)."""

    matter = Voting
    kind = "voting"
    asks = Heading.VOTE

    def waiting_on(self, state: State, matter: Voting) -> frozenset[Seat]:
        """A vote that is promised is cast without a question (SW-4.2.11)."""
        motion = matter.docket[-1]
        return frozenset(seat for seat in matter.to_vote[:1] if pledged_vote(state, seat, motion) is None)

    def choices(self, state: State, matter: Voting, seat: Seat) -> Iterator[Order | Template]:
        number = len(matter.docket)
        return votes_open(state, seat, number, said(MotionNumber(number)))

    def default(self, state: State, matter: Voting, seat: Seat) -> Order:
        """For one's own motion; else one abstains (SW-29.16)."""
        own = Vote(len(matter.docket), "for")
        is_own = matter.docket[-1].by == seat and fills_in_with_care(state)
        return own if is_own and bars_vote(state, seat, own) is None else super().default(state, matter, seat)

    def go_on(self, course: Course, matter: Voting) -> None:
        if matter.to_vote:
            seat = matter.to_vote[0]
            value = pledged_vote(course.state, seat, matter.docket[-1])
            assert value is not None, f"seat {seat} has been asked"
            _vote(course, seat, Vote(len(matter.docket), value))
            return
        decide(course, len(matter.docket), matter.ayes, matter.noes)
        _go_on_proposing(course, matter)


def _vote(course: Course, seat: Seat, order: Vote) -> None:
    matter = course.state.at_hand(Voting)
    require(_bars_last(order, matter) or bars_vote(course.state, seat, order))
    count = cast(course, seat, order)
    ayes = matter.ayes + (count if order.value == "for" else 0)
    noes = matter.noes + (count if order.value == "against" else 0)
    course.go(course.state.with_stage(replace(matter, to_vote=matter.to_vote[1:], ayes=ayes, noes=noes)))


ProposingMoment.orders = {Propose: _propose, PassProposal: _pass}
VetoingMoment.orders = {NoVeto: _let_it, Veto: _veto}
VotingMoment.orders = {Vote: _vote}
PROPOSING = ProposingMoment()
VETOING = VetoingMoment()
VOTING = VotingMoment()

"""SW-6: the council meets. Sealed agendas, the President's chair, sealed ballots (SW-23.3.3); at the pace live the
chair comes first, and `floor` has the rest."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from stellarch.core import Fact, Ranking, Refusal, Seat, Template, Weight, said
from stellarch.games.space_wars.chapter import Bar, CouncilEvent, Course, Order, State, bar, require
from stellarch.games.space_wars.chapters.general import End
from stellarch.games.space_wars.chapters.motions import (
    MotionDropped,
    NoSuchMotion,
    Propose,
    Veto,
    Vote,
    bars_veto,
    bars_vote,
    cast,
    decide,
    facts_of,
    free_slaves,
    is_tabled,
    motion_of,
    proposals_left,
    proposals_open,
    sitting,
    table,
    veto,
    votes_open,
)
from stellarch.games.space_wars.chapters.offices import (
    Appoint,
    appoint,
    appointments,
    clear_offices,
    fall_into_anarchy,
    offices_left,
    seat_holders,
)
from stellarch.games.space_wars.chapters.pledges import forget_votes, pledged_vote
from stellarch.games.space_wars.chapters.winning import check_standard_victory
from stellarch.games.space_wars.nouns import Anything
from stellarch.games.space_wars.rules.headings import Heading, MotionNumber
from stellarch.games.space_wars.rules.labels import FieldLabel, OrderLabel
from stellarch.games.space_wars.rules.moments import Moment, Phase, Together, sealed_by
from stellarch.games.space_wars.rules.versions import fills_in_with_care, returns_proposals
from stellarch.games.space_wars.rules.votes import has_council, participants, ranking, votes
from stellarch.games.space_wars.state import Sealed
from stellarch.games.space_wars.state.matters import Agenda, Balloting, Chairing, Matter, Motion, Proposing
from stellarch.games.space_wars.state.politics import Ballot

# Orders


class SetOrder(Order, frozen=True):
    """The President says in which order people propose and vote (SW-D.6)."""

    word = "set_order"

    proposers: tuple[Seat, ...]
    voters: tuple[Seat, ...]


# Events


class _OfAll(CouncilEvent, frozen=True):
    """It names players, but is about all of them alike."""

    @property
    def about(self) -> frozenset[Seat]:
        return frozenset()


class CouncilMet(_OfAll, frozen=True):
    """Votes are counted, and with them the turn order is fixed (SW-6.1)."""

    weight = Weight.ANNALS

    president: Seat
    votes: tuple[int, ...]
    order: tuple[Seat, ...]

    @Fact
    def count(self) -> int:
        return self.votes[self.president]


class CouncilSkipped(CouncilEvent, frozen=True):
    """Nobody can take part (SW-6.1.10)."""


class OrderSet(_OfAll, frozen=True):
    proposers: tuple[Seat, ...]
    voters: tuple[Seat, ...]


# Refusals


class OfficesFirst(Refusal, frozen=True):
    rule = "SW-6.1.5"


class NotAll(Refusal, frozen=True):
    rule = "SW-6.2.3"


class Vetoed(Refusal, frozen=True):
    rule = "SW-6.2.8"
    motion: Anything


class VotedAlready(Refusal, frozen=True):
    rule = "SW-6.2.5"
    motion: Anything


# Rules


class CouncilPhase(Phase[Matter]):
    """Votes are counted, which fixes the President and the turn order (SW-4.3.2); then the council goes to work."""

    name = "council"
    matter = Matter

    def enter(self, course: Course) -> None:
        check_standard_victory(course)
        if course.state.over:
            return
        course.go(course.state.changed(order=ranking(course.state)))
        if not has_council(course.state):
            fall_into_anarchy(course)
            close(course)
        elif not participants(course.state):
            clear_offices(course)
            course.tell(CouncilSkipped())
            close(course)
        else:
            _open(course)

    def waiting_on(self, state: State, matter: Matter) -> frozenset[Seat]:
        return frozenset()

    def choices(self, state: State, matter: Matter, seat: Seat) -> tuple[()]:
        return ()


def _open(course: Course) -> None:
    state, counted = course.state, votes(course.state)
    meeting = _meeting(state)
    president = meeting[0]
    state = state.with_empire(president, presidencies=state.empires[president].presidencies + 1)
    state = state.changed(politics=replace(state.politics, offices={"president": president}))
    course.go(state, CouncilMet(president, tuple(counted.get(seat, 0) for seat in state.seats), state.order))
    if state.options.pace == "live":
        course.go(state.with_stage(Chairing(meeting, meeting)))
    else:
        AGENDA.enter(course)


def _meeting(state: State) -> tuple[Seat, ...]:
    """Those who take part, in turn order."""
    present = participants(state)
    return tuple(seat for seat in state.order if seat in present)


def close(course: Course) -> None:
    """The council is over; who was absent may come to the next (SW-6.1.3)."""
    empires = tuple(replace(empire, absent=False) if empire.absent else empire for empire in course.state.empires)
    politics = forget_votes(course.state.politics)
    course.go(course.state.changed(empires=empires, politics=politics).with_stage(None))


# Agendas


class AgendaMoment(Together[Agenda]):
    """Everybody writes down all that he proposes; agendas are opened together (SW-6.2.4, SW-23.3.3)."""

    name = "council"
    matter = Agenda
    kind = "agenda"
    asks = Heading.AGENDA

    def enter(self, course: Course) -> None:
        meeting = _meeting(course.state)
        course.go(course.state.with_stage(Agenda(meeting, meeting)))

    def taking_part(self, state: State) -> tuple[Seat, ...]:
        council = sitting(state)
        asked = council.again if isinstance(council, Agenda) and council.again else council.proposers
        return tuple(seat for seat in asked if proposals_left(state, seat))

    def heading(self, matter: Agenda) -> Heading:
        return Heading.AGENDA_AGAIN if matter.again else Heading.AGENDA

    def choices(self, state: State, matter: Agenda, seat: Seat) -> Iterator[Order | Template]:
        yield End()
        yield from proposals_open(self.draft(state, seat), seat)

    def leave(self, course: Course) -> None:
        """What two have proposed is voted on once (SW-6.2.9); the later of them may name something else."""
        sealed = course.state.sealed
        course.go(course.state.changed(sealed={}))
        twice = [seat for seat in self.taking_part(course.state) if _open_agenda(course, seat, sealed[seat])]
        again = tuple(seat for seat in twice if proposals_left(course.state, seat))
        matter = sitting(course.state)
        if again and returns_proposals(course.state):
            course.go(course.state.with_stage(Agenda(matter.proposers, matter.voters, matter.docket, again)))
        else:
            docket = by_proposer(matter.docket, matter.proposers)
            course.go(course.state.with_stage(Chairing(matter.proposers, matter.voters, docket)))


def _open_agenda(course: Course, seat: Seat, sealed: Sealed) -> bool:
    """Put what a player has sealed to the council; whether some of it was before it already."""
    has_twice = False
    for order in sealed.orders:
        assert isinstance(order, Propose)
        if is_tabled(course.state, order):
            number = len(sitting(course.state).docket)
            motion = motion_of(course.state, seat, order)
            course.tell(MotionDropped(**facts_of(course.state, number, motion)))
            has_twice = True
        else:
            table(course, seat, order)
    return has_twice


def by_proposer(docket: Sequence[Motion], proposers: Sequence[Seat]) -> tuple[Motion, ...]:
    """Motions in the order of those who proposed them (SW-6.2.3)."""
    return tuple(sorted(docket, key=lambda motion: proposers.index(motion.by)))


# The President's chair


class ChairingMoment(Moment[Chairing]):
    """The President fills the offices, may set the order, and may veto what is on the list (SW-D.5, SW-D.6, SW-D.8)."""

    matter = Chairing
    kind = "chairing"
    asks = Heading.CHAIR

    def waiting_on(self, state: State, matter: Chairing) -> frozenset[Seat]:
        president = state.politics.president
        assert president is not None
        return frozenset({president}) if len(matter.voters) > 1 else frozenset()

    def choices(self, state: State, matter: Chairing, seat: Seat) -> Iterator[Order | Template]:
        if offices_left(state, matter):
            yield from appointments(state)
            return
        yield End()
        numbers = range(1, len(matter.docket) + 1)
        yield from (Veto(number) for number in numbers if bars_veto(state, number) is None)
        among = tuple(map(int, matter.voters))
        orders = {
            "proposers": Ranking(among, seats=True, label=said(FieldLabel.PROPOSERS)),
            "voters": Ranking(among, seats=True, label=said(FieldLabel.VOTERS)),
        }
        yield Template("set_order", said(OrderLabel.SET_ORDER), orders)

    def go_on(self, course: Course, matter: Chairing) -> None:
        """A player who is alone in the council has nobody to name, and no reason to veto."""
        seat_holders(course)
        _leave_chair(course)


def _appoint(course: Course, seat: Seat, order: Appoint) -> None:
    appoint(course, seat, order)
    if not offices_left(course.state, course.state.at_hand(Chairing)):
        seat_holders(course)


def _bars_order(state: State, order: SetOrder) -> Bar | None:
    everybody = sorted(sitting(state).voters)
    if sorted(order.proposers) == everybody == sorted(order.voters):
        return None
    return bar(NotAll)


def _set_order(course: Course, seat: Seat, order: SetOrder) -> None:
    """Motions that are on the list are put in the order of those who proposed them (SW-6.2.3)."""
    _require_offices(course.state)
    require(_bars_order(course.state, order))
    docket = by_proposer(sitting(course.state).docket, order.proposers)
    stage = Chairing(order.proposers, order.voters, docket)
    course.go(course.state.with_stage(stage), OrderSet(order.proposers, order.voters))


def _veto(course: Course, seat: Seat, order: Veto) -> None:
    _require_offices(course.state)
    veto(course, seat, order)


def _end_chairing(course: Course, seat: Seat, order: End) -> None:
    _require_offices(course.state)
    _leave_chair(course)


def _require_offices(state: State) -> None:
    if offices_left(state, state.at_hand(Chairing)):
        raise OfficesFirst().illegal()


def _leave_chair(course: Course) -> None:
    """On to the vote; at the pace live, to the first who has something to propose."""
    matter = sitting(course.state)
    if course.state.options.pace == "live":
        course.go(course.state.with_stage(Proposing(matter.proposers, matter.voters, left=matter.proposers)))
    else:
        BALLOTING.enter(course)


# Ballots


class BallotingMoment(Together[Balloting]):
    """Everybody writes down how he votes on each motion; ballots are read out motion by motion (SW-23.3.3)."""

    name = "council"
    matter = Balloting
    kind = "ballot"
    asks = Heading.BALLOT

    def enter(self, course: Course) -> None:
        council = sitting(course.state)
        course.go(course.state.with_stage(Balloting(council.proposers, council.voters, council.docket)))

    def taking_part(self, state: State) -> tuple[Seat, ...]:
        council = sitting(state)
        has_motions = any(not motion.vetoed for motion in council.docket)
        return council.voters if has_motions else ()

    def choices(self, state: State, matter: Balloting, seat: Seat) -> Iterator[Order | Template]:
        yield End()
        draft = self.draft(state, seat)
        for number in range(1, len(matter.docket) + 1):
            if _bars_motion(draft, number) is None:
                yield from votes_open(draft, seat, number, said(MotionNumber(number)))

    def usual(self, draft: State, seat: Seat) -> Order | None:
        """As standing orders say; of what they do not name one votes for one's own motions, and abstains on the rest
        (SW-23.3.8, SW-29.16)."""
        votes = (
            Vote(number, value)
            for number, motion in enumerate(sitting(draft).docket, 1)
            if (value := _usual_vote(draft, seat, motion)) is not None
        )
        able = (vote for vote in votes if (_bars_motion(draft, vote.motion) or bars_vote(draft, seat, vote)) is None)
        return next(able, None)

    def leave(self, course: Course) -> None:
        ballots = {
            (seat, order.motion): order
            for seat in sitting(course.state).voters
            for order in sealed_by(course.state, seat).orders
            if isinstance(order, Vote)
        }
        course.go(course.state.changed(sealed={}))
        council = sitting(course.state)
        for number, motion in enumerate(council.docket, 1):
            if motion.vetoed:
                continue
            counted = dict.fromkeys(("for", "against", "abstain"), 0)
            for seat in council.voters:
                order = ballots.get((seat, number), Vote(number, pledged_vote(course.state, seat, motion) or "abstain"))
                counted[order.value] += cast(course, seat, order)
            decide(course, number, counted["for"], counted["against"])
        close(course)


_OPPOSITE: Mapping[Ballot, Ballot] = {"for": "against", "against": "for", "abstain": "abstain"}


def _usual_vote(state: State, seat: Seat, motion: Motion) -> Ballot | None:
    """A vote for a law is a vote against its repeal."""
    wish = state.empires[seat].standing.ballots.get(motion.card)
    if wish is not None:
        return _OPPOSITE[wish] if motion.kind == "repeal" else wish
    return "for" if motion.by == seat and fills_in_with_care(state) else None


def _bars_motion(state: State, number: int) -> Bar | None:
    """Why there is nothing to vote on under a number, in the draft of a seat; None when there is."""
    matter = state.at_hand(Balloting)
    if not 1 <= number <= len(matter.docket):
        return bar(NoSuchMotion, str(number), motion=number)
    if matter.docket[number - 1].vetoed:
        return bar(Vetoed, str(number), motion=number)
    return bar(VotedAlready, str(number), motion=number) if number in matter.voted else None


def _fill_in(course: Course, seat: Seat, order: Vote) -> None:
    """One line of a ballot, in the draft of a seat: slaves that are freed for it are not there for another."""
    require(_bars_motion(course.state, order.motion) or bars_vote(course.state, seat, order))
    free_slaves(course, seat, order.freed)
    matter = course.state.at_hand(Balloting)
    course.go(course.state.with_stage(replace(matter, voted=matter.voted | {order.motion})))


AgendaMoment.orders = {Propose: table}
ChairingMoment.orders = {Appoint: _appoint, SetOrder: _set_order, Veto: _veto, End: _end_chairing}
BallotingMoment.orders = {Vote: _fill_in}
COUNCIL = CouncilPhase()
AGENDA = AgendaMoment()
CHAIRING = ChairingMoment()
BALLOTING = BallotingMoment()

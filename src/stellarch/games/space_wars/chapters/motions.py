"""SW-6.2: what may be put to a council; veto, votes, and what comes of a motion."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from stellarch.core import Amount, Amounts, Fact, Message, Pick, Refusal, Seat, Template, Text, Weight
from stellarch.games.space_wars.chapter import Bar, CouncilEvent, Course, Order, Secret, State, bar, require
from stellarch.games.space_wars.chapters.laws import enact
from stellarch.games.space_wars.chapters.pledges import bars_vote_by_pledge
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.labels import NameOf, label
from stellarch.games.space_wars.nouns import Anything, Card, Place, noun, sector_noun
from stellarch.games.space_wars.rules.control import managed_systems
from stellarch.games.space_wars.rules.votes import own_cities, proposals, votes
from stellarch.games.space_wars.state.matters import (
    Agenda,
    Balloting,
    Chairing,
    Council,
    Motion,
    MotionKind,
    Proposing,
    Vetoing,
    Voting,
)
from stellarch.games.space_wars.state.politics import Ballot
from stellarch.games.space_wars.tables.politics import COUNCIL, LAWS, PROTOCOLS

if TYPE_CHECKING:
    from stellarch.games.space_wars.view import SwView

# Orders


class Proposal(Message, frozen=True):
    """What is proposed, in a few words."""

    kind: MotionKind
    card: Card
    players: tuple[Seat, ...] = ()
    sector: Place | None = None


class Propose(Secret, frozen=True):
    """Put a law, the repeal of one, or a protocol with its target to the council (SW-D.7)."""

    word = "propose"
    in_forms = True

    kind: MotionKind
    card: Card
    players: tuple[Seat, ...] = ()
    sector: Place | None = None

    @Fact
    def motion(self) -> Proposal:
        return Proposal(self.kind, self.card, self.players, self.sector)


class MotionBefore(Message, frozen=True):
    """A motion of this council by its number, with what it is about."""

    number: int
    motion: Proposal | None

    @classmethod
    def of(cls, view: "SwView", number: int) -> "MotionBefore":
        docket = view.stage.docket if isinstance(view.stage, Council) else ()
        if not 1 <= number <= len(docket):
            return cls(number, None)
        found = docket[number - 1]
        sector = None if found.sector is None else view.galaxy.name(found.sector)
        return cls(number, Proposal(found.kind, found.card, found.players, sector))


class OrderVeto(Message, frozen=True):
    motion: MotionBefore


class Veto(Order, frozen=True):
    """The President strikes a motion off the list (SW-D.8)."""

    word = "veto"

    motion: int

    def in_words(self, view: "SwView") -> OrderVeto:
        return OrderVeto(MotionBefore.of(view, self.motion))


class OrderVote(Message, frozen=True):
    motion: MotionBefore
    value: Ballot
    freed: int


class Vote(Secret, frozen=True):
    """Vote on a motion; each slave that is freed for it adds a vote (SW-D.9)."""

    word = "vote"
    in_forms = True

    motion: int
    value: Ballot
    freed: Mapping[str, int] = {}
    """How many slaves of which system."""

    def in_words(self, view: "SwView") -> OrderVote:
        return OrderVote(MotionBefore.of(view, self.motion), self.value, sum(self.freed.values()))


# Events


class _AboutMotion(CouncilEvent, frozen=True):
    """A fact about one motion of this council."""

    number: int
    by: Seat
    kind: MotionKind
    card: Card
    players: tuple[Seat, ...] = ()
    sector: Place | None = None

    @Fact
    def motion(self) -> Proposal:
        return Proposal(self.kind, self.card, self.players, self.sector)


class MotionTabled(_AboutMotion, frozen=True):
    reveals = True


class MotionDropped(_AboutMotion, frozen=True):
    """Somebody has proposed the same already (SW-6.2.9)."""

    weight = Weight.DETAIL


class _MotionClosed(_AboutMotion, frozen=True):
    weight = Weight.ANNALS

    @property
    def about(self) -> frozenset[Seat]:
        """Those whom the motion is about, and no longer the one who made it."""
        return frozenset(self.players)


class MotionVetoed(_MotionClosed, frozen=True):
    pass


class MotionDecided(_MotionClosed, frozen=True):
    ayes: int = 0
    noes: int = 0
    passed: bool = False


class VoteCast(CouncilEvent, frozen=True):
    weight = Weight.DETAIL

    seat: Seat
    number: int
    value: Ballot
    votes: int
    freed: int = 0
    reveals = True


# Refusals


class NoSuchLaw(Refusal, frozen=True):
    rule = "SW-6.2.2"
    card: Anything


class NoSuchProtocol(Refusal, frozen=True):
    rule = "SW-6.2.2"
    card: Anything


class InForce(Refusal, frozen=True):
    rule = "SW-6.2.2"
    card: Card


class NotInForce(Refusal, frozen=True):
    rule = "SW-6.2.2"
    card: Card


class UsedLastTurn(Refusal, frozen=True):
    rule = "SW-6.2.11"
    card: Card


class TabledAlready(Refusal, frozen=True):
    rule = "SW-6.2.9"
    card: Card


class NoProposalLeft(Refusal, frozen=True):
    rule = "SW-6.2.1"
    most: int


class NeedsPlayer(Refusal, frozen=True):
    rule = "SW-6.2.2"
    card: Card


class NeedsSector(Refusal, frozen=True):
    rule = "SW-6.2.2"
    card: Card


class NeedsNobody(Refusal, frozen=True):
    rule = "SW-6.2.2"
    card: Card


class NeedsWar(Refusal, frozen=True):
    rule = "SW-6.4.8"


class NoSuchMotion(Refusal, frozen=True):
    rule = "SW-6.2.4"
    motion: Anything


class VetoUsed(Refusal, frozen=True):
    rule = "SW-6.2.8"


class VetoAbolished(Refusal, frozen=True):
    rule = "SW-6.3.4"


class NoSlaves(Refusal, frozen=True):
    rule = "SW-6.2.6"
    slaves: int
    system: Anything
    freed: int


# Rules


AnyCouncil = Agenda | Chairing | Balloting | Proposing | Vetoing | Voting
_BALLOTS: tuple[Ballot, ...] = ("for", "against", "abstain")


def sitting(state: State) -> AnyCouncil:
    """The council that is meeting; a decision that one of its protocols brings may lie on top."""
    assert isinstance(state.stage, Council), f"{state.stage} is no council"
    return state.stage


# Proposals


def proposals_left(state: State, seat: Seat) -> int:
    """How many a player may still make in this council."""
    made = sum(motion.by == seat for motion in sitting(state).docket)
    return max(0, proposals(state, seat) - made)


def is_tabled(state: State, order: Propose) -> bool:
    """Whether the same was put to this council; a protocol is the same whatever its target (SW-6.2.13)."""
    return any((motion.kind, motion.card) == (order.kind, order.card) for motion in sitting(state).docket)


def bars_proposal(state: State, seat: Seat, order: Propose) -> Bar | None:
    """Why a motion cannot be put to the council; None when it can."""
    if barred := _bars_card(state, order) or _bars_target(state, order):
        return barred
    if is_tabled(state, order):
        return bar(TabledAlready, order.card, card=order.card)
    if not proposals_left(state, seat):
        facts = {"cities": own_cities(state, seat), "most": proposals(state, seat)}
        return bar(NoProposalLeft, order.card, **facts)
    return None


def _bars_card(state: State, order: Propose) -> Bar | None:
    """A law that is not in force, the repeal of one that is, or a protocol that was not of the turn before."""
    if order.card not in (PROTOCOLS if order.kind == "protocol" else LAWS):
        reason = NoSuchProtocol if order.kind == "protocol" else NoSuchLaw
        return bar(reason, order.card, card=order.card)
    politics, card = state.politics, order.card
    if order.kind == "law" and politics.has_law(order.card):
        return bar(InForce, order.card, card=card)
    if order.kind == "repeal" and not politics.has_law(order.card):
        return bar(NotInForce, order.card, card=card)
    if order.kind == "protocol" and order.card in politics.protocols_before:
        return bar(UsedLastTurn, order.card, card=card)
    return None


def _bars_target(state: State, order: Propose) -> Bar | None:
    """A protocol names the player, the sector, the two at war that it is about; nothing else names anything."""
    target, card = PROTOCOLS[order.card].target if order.kind == "protocol" else "none", order.card
    players = {seat for seat in order.players if seat in state.living}
    has_sector = order.sector is not None and state.galaxy.find(order.sector) is not None
    if target == "sector" and (not has_sector or order.players):
        return bar(NeedsSector, order.card, card=card)
    if target == "player" and (len(players) != 1 or len(order.players) != 1 or order.sector is not None):
        return bar(NeedsPlayer, order.card, card=card)
    if target == "players2":
        is_pair = len(players) == 2 == len(order.players) and order.sector is None
        if not is_pair or not state.politics.are_enemies(*order.players):
            return bar(NeedsWar, order.card)
    if target == "none" and (order.players or order.sector is not None):
        return bar(NeedsNobody, order.card, card=card)
    return None


def proposals_open(state: State, seat: Seat) -> Iterator[Order | Template]:
    """What a player may put to the council now; where the target is a sector, as a template."""
    if not proposals_left(state, seat):
        return
    each = (
        *(Propose("law" if law not in state.politics.laws else "repeal", law) for law in LAWS),
        *(Propose("protocol", card) for card, sheet in PROTOCOLS.items() if sheet.target == "none"),
        *(
            Propose("protocol", card, (target,))
            for card, sheet in PROTOCOLS.items()
            if sheet.target == "player"
            for target in state.living
        ),
        *(Propose("protocol", "imposed_peace", pair) for pair in _at_war(state)),
    )
    yield from (order for order in each if bars_proposal(state, seat, order) is None)
    sectors = tuple(state.galaxy.name(at) for at in state.galaxy.board.sectors)
    for card, sheet in PROTOCOLS.items():
        order = Propose("protocol", card, sector=sectors[0])
        if sheet.target == "sector" and bars_proposal(state, seat, order) is None:
            given = {"kind": "protocol", "card": card}
            yield Template("propose", label(NameOf(noun("protocol", card))), {"sector": Pick(sectors)}, given)


def _at_war(state: State) -> Iterator[tuple[Seat, Seat]]:
    living = sorted(state.living)
    return (
        (one, other) for one in living for other in living if one < other and state.politics.are_enemies(one, other)
    )


def motion_of(state: State, seat: Seat, order: Propose) -> Motion:
    sector = None if order.sector is None else state.galaxy.find(order.sector)
    return Motion(seat, order.kind, order.card, order.players, sector)


def facts_of(state: State, number: int, motion: Motion) -> dict[str, Any]:
    """A motion as events name it."""
    return {
        "number": number,
        "by": motion.by,
        "kind": motion.kind,
        "card": motion.card,
        "players": motion.players,
        "sector": None if motion.sector is None else state.galaxy.name(motion.sector),
    }


def table(course: Course, seat: Seat, order: Propose) -> None:
    """Put a motion on the list; raises Refused."""
    require(bars_proposal(course.state, seat, order))
    matter, motion = sitting(course.state), motion_of(course.state, seat, order)
    docket = (*matter.docket, motion)
    course.go(
        course.state.with_stage(replace(matter, docket=docket)),
        MotionTabled(**facts_of(course.state, len(docket), motion)),
    )


# Veto


def bars_veto(state: State, number: int) -> Bar | None:
    """Why the President cannot veto a motion; None when he can (SW-6.2.8)."""
    docket = sitting(state).docket
    if state.politics.has_law("no_veto"):
        return bar(VetoAbolished)
    if not 1 <= number <= len(docket):
        return bar(NoSuchMotion, str(number), motion=number)
    if sum(motion.vetoed for motion in docket) >= COUNCIL.vetoes_per_council:
        return bar(VetoUsed)
    return None


def veto(course: Course, seat: Seat, order: Veto) -> None:
    state = course.state
    require(bars_veto(state, order.motion))
    matter, place = sitting(state), order.motion - 1
    motion = replace(matter.docket[place], vetoed=True)
    docket = (*matter.docket[:place], motion, *matter.docket[place + 1 :])
    course.go(
        state.with_stage(replace(matter, docket=docket)),
        MotionVetoed(**facts_of(state, order.motion, motion)),
    )


# Votes


def slaves_of(state: State, seat: Seat) -> Mapping[At, int]:
    """The slaves that a player may free, by their systems (SW-6.2.6)."""
    counts = {at: state.sectors.system(at).slaves for at in managed_systems(state, seat)}
    return {at: slaves for at, slaves in counts.items() if slaves}


def bars_vote(state: State, seat: Seat, order: Vote) -> Bar | None:
    """Why a player cannot vote like this on a motion that is put to the vote; None when he can."""
    slaves = slaves_of(state, seat)
    for system, freed in order.freed.items():
        at = state.galaxy.find(system)
        there = 0 if at is None else slaves.get(at, 0)
        if at not in state.galaxy.systems or not 0 <= freed <= there:
            where = system if at is None else sector_noun(state.galaxy, at)
            return bar(NoSlaves, system, system=where, slaves=there, freed=freed)
    return bars_vote_by_pledge(state, seat, sitting(state).docket[order.motion - 1], order.value)


def votes_open(state: State, seat: Seat, number: int, label: Text) -> Iterator[Order | Template]:
    """The ways to vote on a motion; where there are slaves to free, also a template."""
    values = tuple(value for value in _BALLOTS if bars_vote(state, seat, Vote(number, value)) is None)
    yield from (Vote(number, value) for value in reversed(values))
    if slaves := slaves_of(state, seat):
        amounts = Amounts({state.galaxy.name(at): Amount(0, count) for at, count in slaves.items()})
        yield Template("vote", label, {"value": Pick(values), "freed": amounts}, {"motion": number})


def cast(course: Course, seat: Seat, order: Vote) -> int:
    """Free the slaves and count the votes: all of a player's, and one for each slave (SW-6.2.5, SW-6.2.6)."""
    freed = free_slaves(course, seat, order.freed)
    count = votes(course.state).get(seat, 0) + COUNCIL.votes_per_freed_slave * freed
    course.tell(VoteCast(seat, order.motion, order.value, count, freed))
    return count


def free_slaves(course: Course, seat: Seat, freed: Mapping[str, int]) -> int:
    """As many of them as are still there; each is out of the game."""
    total = 0
    for system, asked in freed.items():
        at = course.state.galaxy.find(system)
        assert at is not None
        going = min(asked, slaves_of(course.state, seat).get(at, 0))
        left = course.state.sectors.system(at).slaves - going
        course.go(course.state.with_system(at, slaves=left))
        total += going
    return total


def decide(course: Course, number: int, ayes: int, noes: int) -> None:
    """A motion passes if more votes are for it than against, and takes effect at once (SW-6.2.7, SW-6.2.10)."""
    motion, has_passed = sitting(course.state).docket[number - 1], ayes > noes
    facts = facts_of(course.state, number, motion)
    course.tell(MotionDecided(**facts, ayes=ayes, noes=noes, passed=has_passed))
    if has_passed:
        enact(course, motion)

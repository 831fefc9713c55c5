"""SW-4.2.9 to SW-4.2.12: what an accepted offer promises for later, and the game keeps."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from msgspec.structs import replace

from stellarch.core import Refusal, Seat
from stellarch.games.space_wars.chapter import Bar, Course, DealEvent, State, bar
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Anything, sector_noun
from stellarch.games.space_wars.rules.versions import covers_payments
from stellarch.games.space_wars.state.matters import Balloting, Chairing, Council, Motion, Vetoing, Voting
from stellarch.games.space_wars.state.politics import Ballot, KeepOut, NoWar, Payment, Pledge, PledgedVote, Politics
from stellarch.games.space_wars.tables.game import NUMBERS
from stellarch.games.space_wars.things import Ballot as BallotWord
from stellarch.games.space_wars.things import motion_noun

# Events


class PledgePaid(DealEvent, frozen=True):
    """A payment that was promised; what it lacks is due in the next income phase (SW-4.2.11)."""

    by: Seat
    to: Seat
    credits: int
    owed: int = 0


# Refusals


class NoVoteToPromise(Refusal, frozen=True):
    rule = "SW-4.2.10"
    motion: Anything


class VotePromised(Refusal, frozen=True):
    rule = "SW-4.2.10"
    motion: Anything


class VoteForsworn(Refusal, frozen=True):
    rule = "SW-4.2.11"
    value: Anything
    motion: Anything


class WarForsworn(Refusal, frozen=True):
    rule = "SW-4.2.11"
    until: int


class EntryForsworn(Refusal, frozen=True):
    rule = "SW-4.2.11"
    at: Anything
    until: int


# Rules


P = TypeVar("P", Payment, NoWar, KeepOut, PledgedVote)


def _made(politics: Politics, kind: type[P], seat: Seat) -> Iterable[P]:
    return (pledge for pledge in politics.pledges if isinstance(pledge, kind) and pledge.by == seat)


# Payments


def payments(state: State, seat: Seat) -> Iterable[Payment]:
    """What a player has promised to pay."""
    return _made(state.politics, Payment, seat)


def is_in_default(state: State, seat: Seat) -> bool:
    """Whether a player has not paid all that was due (SW-30.2)."""
    return any(pledge.owed for pledge in payments(state, seat))


def pay_pledges(course: Course) -> None:
    """In the income phase, in the order in which they were made."""
    pledges = course.state.politics.pledges
    left = [_pay(course, pledge) if isinstance(pledge, Payment) else pledge for pledge in pledges]
    kept = tuple(pledge for pledge in left if not isinstance(pledge, Payment) or pledge.phases or pledge.owed)
    if kept != pledges:
        course.go(course.state.changed(politics=replace(course.state.politics, pledges=kept)))


def _pay(course: Course, pledge: Payment) -> Payment:
    """What is due, as far as the treasury goes (SW-4.2.11); what it lacks costs more by the next time (SW-30.2)."""
    due = pledge.owed + (pledge.credits if pledge.phases else 0)
    paid = min(due, course.state.empires[pledge.by].credits)
    owed = due - paid
    if owed and covers_payments(course.state):
        owed += NUMBERS.default_interest
    state = course.state.paid(pledge.by, -paid).paid(pledge.to, paid)
    if owed:
        memory = state.politics.memory.with_breach(pledge.by, pledge.to)
        state = state.changed(politics=replace(state.politics, memory=memory))
    course.go(state, PledgePaid(pledge.by, pledge.to, paid, owed))
    return replace(pledge, phases=max(0, pledge.phases - 1), owed=owed)


# What is refused


def turns_of_peace(state: State, seat: Seat, player: Seat) -> int:
    """For how many turns more a player's own word keeps him from declaring war on another."""
    return max(0, _peaceful_until(state, seat, player) - state.turn)


def _peaceful_until(state: State, seat: Seat, player: Seat) -> int:
    return max((pledge.until for pledge in _made(state.politics, NoWar, seat) if pledge.to == player), default=0)


def bars_war_by_pledge(state: State, seat: Seat, player: Seat) -> Bar | None:
    """Why a player's own word keeps him from declaring war on another; None when it does not."""
    until = _peaceful_until(state, seat, player)
    return bar(WarForsworn, until=until) if until >= state.turn else None


def bars_entry_by_pledge(state: State, seat: Seat, at: At) -> Bar | None:
    """Why a player's own word keeps his craft out of a sector; None when it does not."""
    owner = state.sectors[at].owner
    for pledge in _made(state.politics, KeepOut, seat):
        if (pledge.to, pledge.sector) == (owner, at) and pledge.until >= state.turn:
            where = sector_noun(state.galaxy, at)
            return bar(EntryForsworn, state.galaxy.name(at), at=where, until=pledge.until)
    return None


# Votes


def named(motion: Motion) -> str:
    """A motion as a pledge names it: there is one of a kind in a council (SW-6.2.9, SW-6.2.13)."""
    return f"{motion.kind}.{motion.card}"


def pledged_vote(state: State, seat: Seat, motion: Motion) -> Ballot | None:
    """How a player has promised to vote on a motion; None where he has promised nothing."""
    found = (pledge.value for pledge in _made(state.politics, PledgedVote, seat) if pledge.motion == named(motion))
    return next(found, None)


def bars_vote_by_pledge(state: State, seat: Seat, motion: Motion, value: Ballot) -> Bar | None:
    """Why a player's own word keeps him from voting like this; None when it does not."""
    promised = pledged_vote(state, seat, motion)
    if promised is None or promised == value:
        return None
    return bar(VoteForsworn, motion.card, value=BallotWord(promised), motion=motion_noun(named(motion)))


def bars_pledging_vote(state: State, seat: Seat, motion: str) -> Bar | None:
    """Why a player cannot promise his vote on a motion of this council; None when he can."""
    found = next((each for each in votable(state, seat) if named(each) == motion), None)
    if found is None:
        return bar(NoVoteToPromise, motion, motion=motion_noun(motion))
    if pledged_vote(state, seat, found) is not None:
        return bar(VotePromised, motion, motion=motion_noun(motion))
    return None


def votable(state: State, seat: Seat) -> tuple[Motion, ...]:
    """The motions of this council on which a player is still to vote."""
    council = state.stage
    if not isinstance(council, Council) or seat not in council.voters:
        return ()
    if isinstance(council, (Chairing, Balloting)):
        return tuple(motion for motion in council.docket if not motion.vetoed)
    has_voted = isinstance(council, Voting) and seat not in council.to_vote
    return council.docket[-1:] if isinstance(council, (Vetoing, Voting)) and not has_voted else ()


# Terms


def forget_votes(politics: Politics) -> Politics:
    """When the council is over."""
    return _keeping(politics, lambda pledge: not isinstance(pledge, PledgedVote))


def forget_expired(politics: Politics, turn: int) -> Politics:
    """When a turn is over: what lasts until its end."""
    return _keeping(politics, lambda pledge: not isinstance(pledge, (NoWar, KeepOut)) or pledge.until > turn)


def _keeping(politics: Politics, is_kept: Callable[[Pledge], bool]) -> Politics:
    kept = tuple(filter(is_kept, politics.pledges))
    return politics if len(kept) == len(politics.pledges) else replace(politics, pledges=kept)

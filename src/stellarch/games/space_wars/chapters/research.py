"""SW-15: research points, and the squares they buy."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from stellarch.core import Message, Refusal, Seat, Weight, said
from stellarch.core.forms import Rest
from stellarch.games.space_wars.chapter import Bar, Course, Order, Secret, State, SwEvent, bar, require
from stellarch.games.space_wars.chapters.general import End, Form
from stellarch.games.space_wars.chapters.winning import check_short_victory
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Anything, Branch, Technology, noun
from stellarch.games.space_wars.rules.control import open_systems
from stellarch.games.space_wars.rules.forms import counted
from stellarch.games.space_wars.rules.headings import Heading
from stellarch.games.space_wars.rules.moments import Together
from stellarch.games.space_wars.rules.versions import fills_in_with_care
from stellarch.games.space_wars.state.matters import Researching
from stellarch.games.space_wars.tables.politics import value_of
from stellarch.games.space_wars.tables.technologies import BRANCHES, ROWS, TECHNOLOGIES

if TYPE_CHECKING:
    from stellarch.games.space_wars.view import SwView

# Orders


class OrderResearch(Message, frozen=True):
    """The row, and the technology that comes next in it."""

    branch: Branch
    technology: Technology | None


class Research(Secret, frozen=True):
    """Buy the next square of a row (SW-D.57)."""

    word = "research"
    in_forms = True

    branch: Branch

    def in_words(self, view: "SwView") -> OrderResearch:
        following = None if view.you is None or self.branch not in ROWS else view.empires[view.you].next_in(self.branch)
        return OrderResearch(self.branch, None if following is None else following.id)


# Events


class PointsCounted(SwEvent, frozen=True):
    """The research points of a player in this phase (SW-4.3.6)."""

    weight = Weight.NOTE

    seat: Seat
    points: int


class SquareBought(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    technology: Technology
    cost: int
    square: int
    """Which square of the technology it is, from 1."""


class TechnologyLearned(SwEvent, frozen=True):
    weight = Weight.ANNALS

    seat: Seat
    technology: Technology
    value: int
    """The development value that the player has now (SW-15.2.7)."""


# Refusals


class NoSuchBranch(Refusal, frozen=True):
    rule = "SW-15.2.1"
    branch: Anything


class RowComplete(Refusal, frozen=True):
    rule = "SW-15.2.3"
    branch: Anything


class NotEnoughPoints(Refusal, frozen=True):
    rule = "SW-15.2.3"
    technology: Anything
    cost: int
    left: int


class OneATurn(Refusal, frozen=True):
    rule = "SW-15.2.5"
    branch: Anything
    technology: Anything


# Rules


# Points


def laboratories(state: State, seat: Seat) -> int:
    """Those in managed, unblocked systems (SW-15.1.1)."""
    return _laboratories_in(state, open_systems(state, seat))


def _laboratories_in(state: State, systems: tuple[At, ...]) -> int:
    return sum(state.sectors.system(at).laboratories for at in systems)


def points_by_source(state: State, seat: Seat) -> Mapping[str, int]:
    """The research points of a player in this turn's phase, by where they come from (SW-15.1)."""
    mine, this_turn = open_systems(state, seat), state.empires[seat].this_turn
    stolen = {at for empire in state.empires for at in empire.this_turn.stolen}  # mostly nothing
    lost = tuple(at for at in mine if at in stolen)
    others = [other for other in state.living if other != seat] if this_turn.stolen else []
    gained = tuple(at for other in others for at in open_systems(state, other) if at in this_turn.stolen)
    has_fair = state.politics.protocol("science_fair") is not None and laboratories(state, seat) > 0
    return {
        "laboratories": laboratories(state, seat),
        "agreements": sum(_agreement(state, seat, other) for other in state.politics.partners(seat, "scientific")),
        "spies": _laboratories_in(state, gained) - _laboratories_in(state, lost),
        "science_fair": int(has_fair),
        "gifts": _gifts_net(state, seat),
        **this_turn.research,
    }


def giveable(state: State, seat: Seat) -> int:
    """The points that a player may give away: those of laboratories and agreements (SW-4.2.5)."""
    partners = state.politics.partners(seat, "scientific")
    return laboratories(state, seat) + sum(_agreement(state, seat, other) for other in partners)


def _gifts_of(state: State, seat: Seat) -> Mapping[Seat, int]:
    """What a player gives to whom; what goes beyond his points is void."""
    gifts, given = state.empires[seat].this_turn.gifts, {}
    left = giveable(state, seat) if gifts else 0
    for other, points_promised in gifts.items():
        given[other] = min(left, points_promised)
        left -= given[other]
    return given


def _gifts_net(state: State, seat: Seat) -> int:
    received = sum(_gifts_of(state, other).get(seat, 0) for other in state.living if other != seat)
    return received - sum(_gifts_of(state, seat).values())


def points(state: State, seat: Seat) -> int:
    return max(0, sum(points_by_source(state, seat).values()))


def _agreement(state: State, seat: Seat, partner: Seat) -> int:
    """By the partner's laboratories (SW-15.1.2); more for the smaller one under the charter (SW-6.3.15)."""
    politics = state.politics
    if politics.is_target("science_boycott", seat) or politics.is_target("science_boycott", partner):
        return 0
    mine, theirs = laboratories(state, seat), laboratories(state, partner)
    return value_of(theirs) + int(politics.has_law("science_charter") and mine <= theirs)


# The phase


class ResearchPhase(Together[Researching]):
    """Pools are fixed for all, then all spend, then the short version may be won (SW-4.3.6)."""

    name = "research"
    matter = Researching
    kind = "research"
    asks = Heading.RESEARCH

    def enter(self, course: Course) -> None:
        pools = {seat: points(course.state, seat) for seat in course.state.living}
        course.go(course.state.with_stage(Researching(pools)))
        course.tell(*(PointsCounted(seat, pool) for seat, pool in pools.items()))

    def choices(self, state: State, matter: Researching, seat: Seat) -> Iterator[Order]:
        yield from map(Research, _open_rows(self.draft(state, seat), seat))
        yield End()

    def usual(self, draft: State, seat: Seat) -> Order | None:
        """The next square towards the first wish that can be bought; without one, towards what can be known this turn
        and counts most for its price (SW-29.16)."""
        wished, comes_first = wished_rows(draft, seat), _comes_first if fills_in_with_care(draft) else _next_cost
        best = min(
            _open_rows(draft, seat),
            key=lambda row: (wished.get(row, len(wished)), comes_first(draft, seat, row)),
            default=None,
        )
        return None if best is None else Research(best)

    def rest(self, state: State, seat: Seat, form: Form) -> Rest:
        after = self.after(state, seat, form)
        left, further = after.at_hand(Researching).pools[seat], tuple(map(Research, _open_rows(after, seat)))
        before, value = state.empires[seat].value, after.empires[seat].value
        brings = None if value == before else said(ValueBrought(before, value))
        return Rest(counted("points", left), further, brings)

    def leave(self, course: Course) -> None:
        super().leave(course)
        check_short_victory(course)


class ValueBrought(Message, frozen=True):
    before: int
    after: int


def _open_rows(state: State, seat: Seat) -> list[str]:
    """The rows whose next square can be bought."""
    return [branch for branch in BRANCHES if bars_research(state, seat, branch) is None]


def wished_rows(state: State, seat: Seat) -> Mapping[str, int]:
    """The rows that lead to technologies wished for, the most wanted first (SW-23.3.8)."""
    empire = state.empires[seat]
    wishes = (TECHNOLOGIES[wish].branch for wish in empire.standing.research if wish not in empire.known)
    return {row: place for place, row in enumerate(dict.fromkeys(wishes))}


def _next_cost(state: State, seat: Seat, row: str) -> int:
    """What the next square of a row costs that is not complete."""
    empire = state.empires[seat]
    technology = empire.next_in(row)
    assert technology is not None, row
    return technology.squares[empire.squares.get(row, 0)]


def _comes_first(state: State, seat: Seat, row: str) -> tuple[bool, float]:
    """Sorts first the rows whose next technology can be complete this turn, then those that count most for a point."""
    empire = state.empires[seat]
    technology = empire.next_in(row)
    assert technology is not None, row
    lacking = sum(technology.squares[empire.squares.get(row, 0) :])
    is_for_later = lacking > state.at_hand(Researching).pools[seat] or row in empire.this_turn.learned
    return is_for_later, lacking / technology.level


def bars_research(state: State, seat: Seat, branch: str) -> Bar | None:
    """Why the next square of a row cannot be bought; None when it can."""
    if branch not in BRANCHES:
        return bar(NoSuchBranch, branch, branch=branch)
    empire = state.empires[seat]
    technology = empire.next_in(branch)
    if technology is None:
        return bar(RowComplete, branch, branch=noun("branch", branch))
    cost, left = _next_cost(state, seat, branch), state.at_hand(Researching).pools[seat]
    named = noun("technology", technology.id)
    if cost > left:
        return bar(NotEnoughPoints, technology.id, technology=named, cost=cost, left=left)
    is_last = empire.squares.get(branch, 0) == len(technology.squares) - 1
    if is_last and branch in empire.this_turn.learned:
        return bar(OneATurn, technology.id, technology=named, branch=noun("branch", branch))
    return None


def _research(course: Course, seat: Seat, order: Research) -> None:
    """The leftmost unchecked square of a row; with its last square a technology is known at once (SW-15.2.4)."""
    require(bars_research(course.state, seat, order.branch))
    state, row = course.state, order.branch
    empire, matter = state.empires[seat], state.at_hand(Researching)
    technology = empire.next_in(row)
    assert technology is not None
    bought, cost = empire.squares.get(row, 0) + 1, _next_cost(state, seat, row)
    pools = {**matter.pools, seat: matter.pools[seat] - cost}
    state = state.with_matter(replace(matter, pools=pools))
    if bought < len(technology.squares):
        course.go(
            state.with_empire(seat, squares={**empire.squares, row: bought}),
            SquareBought(seat, technology.id, cost, bought),
        )
        return
    squares = {other: checked for other, checked in empire.squares.items() if other != row}
    state = state.with_empire(seat, squares=squares, known=empire.known | {technology.id})
    state = state.with_this_turn(seat, learned=empire.this_turn.learned | {row})
    course.go(state, TechnologyLearned(seat, technology.id, state.empires[seat].value))


ResearchPhase.orders = {Research: _research}
RESEARCH = ResearchPhase()

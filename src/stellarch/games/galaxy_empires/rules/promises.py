"""GE-12.11 to GE-12.16: what clauses forbid, and what becomes of them."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from stellarch.core import Refusal, Seat
from stellarch.games.galaxy_empires import refusals
from stellarch.games.galaxy_empires.events import PromiseBroken, PromiseEnded
from stellarch.games.galaxy_empires.offers import Clause, Instalment, KeepOut, NoDisrupt, Note, Truce
from stellarch.games.galaxy_empires.rules.course import Course
from stellarch.games.galaxy_empires.state import Offer, Promise, State, replaced

Forbids = Callable[[Promise], bool]
"""Whether a promise forbids some act."""


def against(seat: Seat, other: Seat) -> Forbids:
    """Whether a promise forbids a seat to take from another, or to fight it."""
    return lambda promise: isinstance(promise.clause, Truce) and promise.other(seat) == other


def into(area: str) -> Forbids:
    """Whether a promise keeps its party out of an area."""
    return lambda promise: isinstance(promise.clause, KeepOut) and area in promise.clause.areas


def disrupting(seat: Seat, planet: str, victim: Seat) -> Forbids:
    """Whether a promise protects a fleet on a planet."""
    return lambda promise: (
        isinstance(promise.clause, NoDisrupt)
        and promise.clause.planet == planet
        and promise.clause.protected == victim
        and promise.other(seat) == victim
    )


_RULES: dict[type, type[Refusal]] = {
    Truce: refusals.TruceForbids,
    KeepOut: refusals.MustKeepOut,
    NoDisrupt: refusals.MayNotDisrupt,
}


def _forbidding(state: State, seat: Seat, *kinds: Forbids) -> Iterator[tuple[int, Promise]]:
    for index, promise in enumerate(state.promises):
        if promise.binds(seat) and any(forbids(promise) for forbids in kinds):
            yield index, promise


def bars(state: State, seat: Seat, *kinds: Forbids) -> type[Refusal] | None:
    """Why a promise forbids an act, where promises are binding (GE-12.16); None where it does not."""
    if not state.promises or state.options.clause_mode == "honour":
        return None
    return next((_RULES[type(promise.clause)] for _, promise in _forbidding(state, seat, *kinds)), None)


def note_breach(course: Course, seat: Seat, *kinds: Forbids) -> None:
    """An act that was done though a promise forbade it, on honour: all are told (GE-R.25)."""
    for index, promise in list(_forbidding(course.state, seat, *kinds)):
        broken = replace(promise, fate="broken")
        state = course.state.changed(promises=replaced(course.state.promises, index, broken))
        course.go(
            state.with_breach(seat, promise.other(seat)), PromiseBroken(seat, promise.other(seat), promise.clause)
        )


def agree(course: Course, offer: Offer, clause: Clause) -> None:
    """A clause of a deal takes effect (GE-12.8)."""
    left = dict(_bound(offer, clause))
    fate = "kept" if isinstance(clause, Note) else "running"
    promise = Promise(offer.parties, clause, course.state.turn.number, left, fate)  # type: ignore[arg-type]
    course.go(course.state.changed(promises=(*course.state.promises, promise)))


def _bound(offer: Offer, clause: Clause) -> Iterator[tuple[Seat, int]]:
    """The seats a clause binds, and how many of their turns, or payments."""
    match clause:
        case Truce(turns):
            yield from ((seat, turns) for seat in offer.parties)
        case NoDisrupt(_, protected, turns):
            yield from ((seat, turns) for seat in offer.parties if seat != protected)
        case KeepOut(who, _, turns):
            yield who, turns
        case Instalment(payer, _, times, _):
            yield payer, times


def tick(course: Course, seat: Seat) -> None:
    """The end of a seat's turn: what is counted in its turns runs down, but not what was agreed in it (GE-4.6)."""
    for index, promise in enumerate(course.state.promises):
        if (
            not promise.binds(seat)
            or isinstance(promise.clause, Instalment)
            or promise.turn == course.state.turn.number
        ):
            continue
        left = {**promise.left, seat: promise.left[seat] - 1}
        over = not any(left.values())
        after = replace(promise, left=left, fate="kept" if over else "running")
        course.go(course.state.changed(promises=replaced(course.state.promises, index, after)))
        if over:
            course.tell(PromiseEnded(promise.parties, promise.clause, kept=True))


def end_all(course: Course, seat: Seat) -> None:
    """A clause ends with either party (GE-R.25)."""
    for index, promise in enumerate(course.state.promises):
        if seat in promise.parties and promise.fate == "running":
            void = replace(promise, fate="void", left=dict.fromkeys(promise.left, 0))
            course.go(
                course.state.changed(promises=replaced(course.state.promises, index, void)),
                PromiseEnded(promise.parties, promise.clause, kept=False),
            )

"""GE-10: a home capital falls, or a player leaves."""

from stellarch.core import Seat
from stellarch.games.galaxy_empires.events import Eliminated
from stellarch.games.galaxy_empires.rules import promises, versions
from stellarch.games.galaxy_empires.rules.course import Course
from stellarch.games.galaxy_empires.state import Discard, Errands, State


def owner_of_home(course: Course, area: str) -> Seat | None:
    """The living player whose home capital an area is."""
    return next((seat for seat in course.state.living if course.state.players[seat].home == area), None)


def may_leave(state: State) -> bool:
    """Whether a concession takes effect now: only a war or a deal holds it up (GE-R.42)."""
    pending = state.pending
    ends_turn = isinstance(pending, Errands) and pending.fact is None
    return pending is None or (ends_turn and versions.leaving_waits_for_war_and_deal_alone(state))


def eliminate(course: Course, seat: Seat, captor: Seat | None) -> None:
    """Fleets and flags leave the board, money goes to the bank, missions face down to the pile (GE-10.2 to GE-10.4)."""
    promises.end_all(course, seat)
    state = course.state
    gone = 1 + sum(not player.alive for player in state.players)
    hidden = tuple(Discard(card.mission, shown=False) for card in state.hands[seat])
    state = (
        state.without_fleets(*state.fleets_of(seat))
        .with_player(seat, cash=0, pp=0, out=gone)
        .with_hand(seat, ())
        .changed(
            holders={area: holder for area, holder in state.holders.items() if holder != seat},
            discards=(*state.discards, *hidden),
            offers=tuple(offer for offer in state.offers if seat not in offer.parties),
            conceding=state.conceding - {seat},
        )
    )
    course.go(state, Eliminated(seat, captor))

"""SW-4.1, SW-4.3.8: a turn begins and ends."""

from msgspec.structs import replace

from stellarch.games.space_wars.chapter import Course, GalaxyEvent, State
from stellarch.games.space_wars.chapters.elimination import check_elimination
from stellarch.games.space_wars.chapters.pledges import forget_expired
from stellarch.games.space_wars.chapters.relocation import send_guests_home
from stellarch.games.space_wars.chapters.winning import check_turn_limit
from stellarch.games.space_wars.state import Sectors, ThisTurn

# Events


class TurnBegun(GalaxyEvent, frozen=True):
    turn: int


# Rules


def begin(course: Course) -> None:
    state = course.state
    course.go(state.changed(turn=state.turn + 1), TurnBegun(state.turn + 1))


def end(course: Course) -> None:
    """Who has lost is out; protocols, permissions, pledges at their term and all that is remembered for a turn only are
    cleared; guests whose permission has lapsed leave; the last turn may be over."""
    check_elimination(course)
    state = course.state
    politics = replace(
        forget_expired(state.politics, state.turn),
        permissions=frozenset(),
        protocols=(),
        protocols_before=frozenset(protocol.id for protocol in state.politics.protocols),
    )
    course.go(
        state.changed(
            politics=politics,
            sectors=_with_slaves_rested(state),
            fleets=state.fleets.rested(),
            officers=state.officers.rested(),
            empires=tuple(replace(empire, this_turn=ThisTurn()) for empire in state.empires),
        )
    )
    send_guests_home(course)
    check_turn_limit(course)


def _with_slaves_rested(state: State) -> Sectors:
    sectors = state.sectors
    for at in sectors.systems:
        if sectors.system(at).slaves_used:
            sectors = sectors.with_system(at, slaves_used=0)
    return sectors

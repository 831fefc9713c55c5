"""SW-9.4: flags on free sectors."""

from collections.abc import Iterator

from stellarch.core import Seat
from stellarch.games.space_wars.actions.moves import Flag
from stellarch.games.space_wars.events.moves import SectorFlagged
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import sector_noun
from stellarch.games.space_wars.refusals import Bar, bar_because
from stellarch.games.space_wars.refusals import entry as entry_refusals
from stellarch.games.space_wars.refusals import moves as refusals
from stellarch.games.space_wars.rules.control import presence
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.rules.doings import Doing
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.tables.craft import CRAFT, SMALL

_CONQUERS = {kind: sheet.conquers for kind, sheet in CRAFT.items()}


def bars_flag(state: State, seat: Seat, at: At) -> Bar | None:
    """Why a player cannot flag a sector; None when he can."""
    named = state.galaxy.name(at)
    if state.galaxy.is_closed(at):
        return bar_because(refusals.ClosedToFlags, (named,), lambda: {"at": sector_noun(state.galaxy, at)})
    if state.sectors[at].owner is not None:
        facts = lambda: {"at": sector_noun(state.galaxy, at)}  # noqa: E731
        return bar_because(refusals.Flagged, (named,), facts)
    if not _has_craft_to_flag(state, seat, at):
        return bar_because(refusals.NoCraftToFlag, (named,), lambda: {"at": sector_noun(state.galaxy, at)})
    if any(state.politics.are_enemies(seat, other) for other in presence(state, at)):
        return bar_because(refusals.EnemyHolds, (named,), lambda: {"at": sector_noun(state.galaxy, at)})
    return None


def _has_craft_to_flag(state: State, seat: Seat, at: At) -> bool:
    if any(_CONQUERS[state.fleets[craft].kind] for craft in state.fleets.here(seat, at)):
        return True
    small = state.sectors.small_in_space(at, seat)
    return any(count and _CONQUERS[kind] for kind, count in zip(SMALL, small, strict=True))


def put_flag(course: Course, seat: Seat, at: At) -> None:
    course.go(course.state.with_sector(at, owner=seat), SectorFlagged(seat, course.named(at)))


def _flag(course: Course, seat: Seat, order: Flag) -> None:
    at = course.state.galaxy.find(order.sector)
    if at is None:
        raise entry_refusals.EntryNoSuchSector(at=order.sector).illegal(order.sector)
    if barred := bars_flag(course.state, seat, at):
        raise barred.illegal()
    put_flag(course, seat, at)


def _choices(state: State, seat: Seat) -> Iterator[Flag]:
    standing = {state.fleets[craft].at for craft in state.fleets.of(seat)}
    fighting = {at for at, sector in state.sectors.items() if seat in sector.small}
    free = (at for at in sorted(standing | fighting) if state.sectors[at].owner is None)
    return (Flag(state.galaxy.name(at)) for at in free if bars_flag(state, seat, at) is None)


FLAGGING = Doing(_choices, {Flag: _flag})

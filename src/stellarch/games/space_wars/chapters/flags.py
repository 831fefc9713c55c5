"""SW-9.4: flags on free sectors."""

from collections.abc import Iterator

from stellarch.core import Refusal, Seat, Weight
from stellarch.games.space_wars.chapter import Bar, Course, Doing, Order, State, SwEvent, bar_because, require
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Place, Sector, sector_noun
from stellarch.games.space_wars.rules.control import presence
from stellarch.games.space_wars.rules.entry import EntryNoSuchSector
from stellarch.games.space_wars.tables.craft import CRAFT, SMALL

# Orders


class Flag(Order, frozen=True):
    """Put a flag on a free sector in which one's craft stand (SW-D.23)."""

    word = "flag"

    sector: Place


# Events


class SectorFlagged(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    at: Place


# Refusals


class Flagged(Refusal, frozen=True):
    rule = "SW-9.4.1"
    at: Sector


class ClosedToFlags(Refusal, frozen=True):
    rule = "SW-2.2.6"
    at: Sector


class NoCraftToFlag(Refusal, frozen=True):
    rule = "SW-9.4.2"
    at: Sector


class EnemyHolds(Refusal, frozen=True):
    rule = "SW-9.4.3"
    at: Sector


# Rules


_CONQUERS = {kind: sheet.conquers for kind, sheet in CRAFT.items()}


def bars_flag(state: State, seat: Seat, at: At) -> Bar | None:
    """Why a player cannot flag a sector; None when he can."""
    named = state.galaxy.name(at)
    if state.galaxy.is_closed(at):
        return bar_because(ClosedToFlags, (named,), lambda: {"at": sector_noun(state.galaxy, at)})
    if state.sectors[at].owner is not None:
        facts = lambda: {"at": sector_noun(state.galaxy, at)}  # noqa: E731
        return bar_because(Flagged, (named,), facts)
    if not _has_craft_to_flag(state, seat, at):
        return bar_because(NoCraftToFlag, (named,), lambda: {"at": sector_noun(state.galaxy, at)})
    if any(state.politics.are_enemies(seat, other) for other in presence(state, at)):
        return bar_because(EnemyHolds, (named,), lambda: {"at": sector_noun(state.galaxy, at)})
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
        raise EntryNoSuchSector(at=order.sector).illegal(order.sector)
    require(bars_flag(course.state, seat, at))
    put_flag(course, seat, at)


def _choices(state: State, seat: Seat) -> Iterator[Flag]:
    standing = {state.fleets[craft].at for craft in state.fleets.of(seat)}
    fighting = {at for at, sector in state.sectors.items() if seat in sector.small}
    free = (at for at in sorted(standing | fighting) if state.sectors[at].owner is None)
    return (Flag(state.galaxy.name(at)) for at in free if bars_flag(state, seat, at) is None)


FLAGGING = Doing(_choices, {Flag: _flag})

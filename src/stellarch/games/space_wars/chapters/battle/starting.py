"""SW-D.33: the phase player starts battles, one sector after the other."""

from collections.abc import Iterator

from stellarch.core import Refusal, Seat
from stellarch.games.space_wars.chapter import Bar, Course, Doing, Order, State, bar, require
from stellarch.games.space_wars.chapters.battle.engaging import bars_battle, craft_for, is_even, is_grounded
from stellarch.games.space_wars.chapters.battle.mustering import muster
from stellarch.games.space_wars.chapters.battle.power import power_at, threshold
from stellarch.games.space_wars.chapters.command import may_say_to_command
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Place
from stellarch.games.space_wars.rules.entry import EntryNoSuchSector
from stellarch.games.space_wars.state import Sector
from stellarch.games.space_wars.state.battles import Mustering
from stellarch.games.space_wars.tables.game import NUMBERS

# Orders


class Engage(Order, frozen=True):
    """Start a battle against a player (SW-D.33)."""

    word = "battle"

    sector: Place
    player: Seat
    command: bool = False
    """Command it oneself, where the software would (SW-21.1.14)."""


# Refusals


class BattleNoSuchPlayer(Refusal, frozen=True):
    rule = "SW-10.1.1"


# Rules


def battles(state: State, seat: Seat) -> Iterator[tuple[At, Seat]]:
    """Where a player can start a battle, and against whom."""
    if not _could_fight_anybody(state, seat):
        return
    standing = {state.fleets[craft].at for craft in state.fleets.of(seat)}
    flying = {at for at, sector in state.sectors.items() if seat in _with_small_craft(sector)}
    for at in sorted(standing | flying):
        others = {state.fleets[craft].owner for craft in state.fleets.at(at)} | _with_small_craft(state.sectors[at])
        for other in sorted(others - {seat}):
            if bars_battle(state, seat, at, other) is None:
                yield at, other


def _with_small_craft(sector: Sector) -> set[Seat]:
    """Who has fighters or pods in space, or on the surface."""
    return {*sector.small, *(() if sector.system is None else sector.system.small)}


def _could_fight_anybody(state: State, seat: Seat) -> bool:
    """In peace without free fire zones nobody need look at the map."""
    politics = state.politics
    has_zones = politics.protocol("free_fire_zone") is not None or politics.has_law("free_fire_space")
    return has_zones or any(politics.are_enemies(seat, other) for other in politics.others(seat))


def _usual(state: State, seat: Seat) -> Iterator[Engage]:
    """Battles that the software would start: with 1.3 times the enemy's power, but not against fighters on the
    ground, who would not come up (SW-D.33)."""
    for at, other in battles(state, seat):
        if is_grounded(state, seat, at, other):
            continue
        own = power_at(state, at, seat, craft_for(state, seat, at))
        theirs = power_at(state, at, other, craft_for(state, other, at))
        if own >= threshold(state, seat, NUMBERS.battle_ratio) * theirs:
            yield Engage(state.galaxy.name(at), other)


def _bars(state: State, seat: Seat, order: Engage) -> Bar | None:
    at = state.galaxy.find(order.sector)
    if at is None:
        return bar(EntryNoSuchSector, order.sector, at=order.sector)
    if order.player not in state.living or order.player == seat:
        return bar(BattleNoSuchPlayer)
    return bars_battle(state, seat, at, order.player)


def _engage(course: Course, seat: Seat, order: Engage) -> None:
    require(_bars(course.state, seat, order))
    at = course.state.galaxy.find(order.sector)
    assert at is not None
    muster(course, Mustering(at, seat, order.player, command=order.command))


def _choices(state: State, seat: Seat) -> Iterator[Order]:
    for at, other in battles(state, seat):
        yield Engage(state.galaxy.name(at), other)
        if may_say_to_command(state, seat, is_even=is_even(state, at, (seat,), (other,))):
            yield Engage(state.galaxy.name(at), other, command=True)


STARTING = Doing(_choices, {Engage: _engage}, ("space_battle",), _usual, battles)

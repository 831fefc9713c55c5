"""What a move may meet, in words before it is sent: what ends it, mines, orbital defence, events, enemies who may
engage and what that battle would come to; and the fights that other orders begin. Worked out from a view, so that
nothing hidden comes in."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from stellarch.core import Caveat, Message, Seat, said
from stellarch.core.grammar import Counted
from stellarch.games.space_wars.chapters.battle.engaging import bars_engaging
from stellarch.games.space_wars.chapters.battle.interception import (
    gunner_against,
    is_fired_at,
    is_struck,
    mines_against,
)
from stellarch.games.space_wars.chapters.gates import Gate
from stellarch.games.space_wars.chapters.general import File, orders_of
from stellarch.games.space_wars.chapters.jumps import Jump
from stellarch.games.space_wars.chapters.movement import Move
from stellarch.games.space_wars.chapters.warp import Warp
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.notation import Order
from stellarch.games.space_wars.nouns import Place
from stellarch.games.space_wars.odds import odds_at
from stellarch.games.space_wars.odds.told import BattleTold, battle_told
from stellarch.games.space_wars.rules.cargo import aboard
from stellarch.games.space_wars.rules.supply import is_in_supply
from stellarch.games.space_wars.shown.fights import fights, force_told
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.tables.combat import MINES, ORBITAL_DEFENSE, PLASMA_BLAST
from stellarch.games.space_wars.view import SwView, imagine


class _Arrival(NamedTuple):
    """Craft that have come into a sector; the state has them there."""

    state: State
    seat: Seat
    craft: tuple[str, ...]
    at: At
    names: Sequence[str]

    @property
    def here(self) -> str:
        return self.state.galaxy.name(self.at)

    def knows(self, technology: str) -> bool:
        return self.state.empires[self.seat].knows(technology)

    def carries(self, *pieces: str) -> bool:
        return any(aboard(self.state.fleets[craft], piece) for craft in self.craft for piece in pieces)

    def caveat(self, rule: str, ahead: Message) -> Caveat:
        return Caveat(said(ahead, self.names), rule, (self.here,))


class _Ahead(Message, frozen=True):
    here: Place


class AsteroidsAhead(_Ahead, frozen=True):
    pass


class DefenceAhead(_Ahead, frozen=True):
    player: Seat
    shots: int


class MinesAhead(_Ahead, frozen=True):
    percent: int
    struck: int


class GapAhead(_Ahead, frozen=True):
    is_attenuated: bool


class PlasmaAhead(_Ahead, frozen=True):
    attacks: int
    strength: int


class PulsarAhead(_Ahead, frozen=True):
    pass


class CollapseAhead(_Ahead, frozen=True):
    pass


class CloudAhead(_Ahead, frozen=True):
    pass


class WarpAhead(_Ahead, frozen=True):
    pass


class EnemyAhead(_Ahead, frozen=True):
    player: Seat
    force: tuple[Counted, ...]
    odds: BattleTold


class NoSupplyAhead(_Ahead, frozen=True):
    pass


def caveats(view: SwView, action: Order, names: Sequence[str]) -> Iterator[Caveat]:
    """What an order would start; and what the moves of an order, or of a plan, may meet one after the other, if each
    gets to its end."""
    if view.you is None:
        return
    is_plan = isinstance(action, File)
    state, last = imagine(view, "foresight"), None
    for place, order in enumerate(orders_of(action)):
        yield from (_in_line(caveat, place if is_plan else None) for caveat in fights(state, view.you, order, names))
        arrival = _arrival(state, view.you, order, names)
        if arrival is not None:
            state, last = arrival.state, (arrival, place)
            yield from (_in_line(caveat, place if is_plan else None) for caveat in _awaiting(arrival))
    if last is not None:
        arrival, place = last
        yield from (_in_line(caveat, place if is_plan else None) for caveat in _supply(arrival))


def _in_line(caveat: Caveat, line: int | None) -> Caveat:
    return Caveat(caveat.text, caveat.rule, caveat.about, line)


def _arrival(state: State, seat: Seat, order: Order, names: Sequence[str]) -> _Arrival | None:
    """Craft as they have gone where an order sends them; None for an order that is no move, or no sound one."""
    if not isinstance(order, Move | Gate | Jump | Warp):
        return None
    named = order.craft if isinstance(order.craft, tuple) else (order.craft,)
    craft = tuple(each for each in named if each in state.fleets and state.fleets[each].owner == seat)
    to = state.galaxy.find(order.to)
    if to is None or not craft:
        return None
    return _Arrival(state.changed(fleets=state.fleets.with_journey(craft, to, {})), seat, craft, to, names)


def _awaiting(arrival: _Arrival) -> Iterator[Caveat]:
    """In the order of the rules (SW-9.9.6)."""
    yield from _defence(arrival)
    yield from _mines(arrival)
    for event in arrival.state.happenings.at(arrival.at):
        if event.kind in _EVENTS and (caveat := _EVENTS[event.kind](arrival)) is not None:
            yield caveat
    yield from _enemies(arrival)
    if arrival.state.galaxy.stops(arrival.at):
        yield arrival.caveat("SW-2.2.7", AsteroidsAhead(arrival.here))


def _defence(arrival: _Arrival) -> Iterator[Caveat]:
    state = arrival.state
    gunner = gunner_against(state, arrival.seat, arrival.at)
    targets = sum(is_fired_at(state, craft) for craft in arrival.craft)
    if gunner is not None and targets:
        yield arrival.caveat("SW-9.9.5", DefenceAhead(arrival.here, gunner, ORBITAL_DEFENSE.attacks * targets))


def _mines(arrival: _Arrival) -> Iterator[Caveat]:
    fields = mines_against(arrival.state, arrival.seat, arrival.at)
    struck = sum(is_struck(arrival.state, craft) for craft in arrival.craft)
    if fields and struck:
        yield arrival.caveat("SW-9.7.3", MinesAhead(arrival.here, round(100 * (7 - MINES.need[fields]) / 6), struck))


# Events


def _gap(arrival: _Arrival) -> Caveat | None:
    return arrival.caveat("SW-5.3.8", GapAhead(arrival.here, arrival.knows("berilan_gap_attenuation")))


def _plasma(arrival: _Arrival) -> Caveat | None:
    if arrival.knows("plasma_blast_shield"):
        return None
    return arrival.caveat(
        "SW-5.3.15", PlasmaAhead(arrival.here, PLASMA_BLAST.craft_attacks, PLASMA_BLAST.craft_strength)
    )


def _pulsar(arrival: _Arrival) -> Caveat | None:
    if arrival.knows("pulsar_interference_wrapper"):
        return None
    return arrival.caveat("SW-5.3.17", PulsarAhead(arrival.here))


def _collapse(arrival: _Arrival) -> Caveat | None:
    if not arrival.carries("crystal_d", "fuel"):
        return None
    return arrival.caveat("SW-5.3.11", CollapseAhead(arrival.here))


def _cloud(arrival: _Arrival) -> Caveat | None:
    if not arrival.carries("electronic"):
        return None
    return arrival.caveat("SW-5.3.13", CloudAhead(arrival.here))


def _warp(arrival: _Arrival) -> Caveat | None:
    has_capital = any(arrival.state.fleets[craft].sheet.group == "capital" for craft in arrival.craft)
    if not has_capital or arrival.knows("space_warp_propulsion"):
        return None
    return arrival.caveat("SW-5.3.19", WarpAhead(arrival.here))


_EVENTS: Mapping[str, Callable[[_Arrival], Caveat | None]] = {
    "berilan_gap": _gap,
    "plasma_blast": _plasma,
    "pulsar_interference": _pulsar,
    "tachyons_collapse": _collapse,
    "neutronic_cloud": _cloud,
    "space_warp": _warp,
}


# Enemies and supply


def _enemies(arrival: _Arrival) -> Iterator[Caveat]:
    """Everybody who may engage, and what the battle with all that both have there would come to (SW-9.9.1)."""
    state, seat, at = arrival.state, arrival.seat, arrival.at
    for other in state.living:
        if bars_engaging(state, other, at, seat) is not None:
            continue
        odds = battle_told(odds_at(state, at, seat, other), 0, other)
        yield arrival.caveat("SW-9.9.1", EnemyAhead(arrival.here, other, force_told(state, other, at), odds))


def _supply(arrival: _Arrival) -> Iterator[Caveat]:
    if not all(is_in_supply(arrival.state, craft) for craft in arrival.craft):
        yield arrival.caveat("SW-9.2.10", NoSupplyAhead(arrival.here))

"""What a move may meet, in words before it is sent: what ends it, mines, orbital defence, events, enemies who may
engage and what that battle would come to; and the fights that other orders begin. Worked out from a view, so that
nothing hidden comes in."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from stellarch.core import Caveat, Seat, Text
from stellarch.games.space_wars.actions import AnyAction, File, orders_of
from stellarch.games.space_wars.actions.moves import Gate, Jump, Move, Warp
from stellarch.games.space_wars.fights import fights, force_in_words
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.odds import odds_at
from stellarch.games.space_wars.odds.told import battle_told
from stellarch.games.space_wars.rules.battle.engaging import bars_engaging
from stellarch.games.space_wars.rules.battle.interception import gunner_against, is_fired_at, is_struck, mines_against
from stellarch.games.space_wars.rules.cargo import aboard
from stellarch.games.space_wars.rules.supply import is_in_supply
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.tables.combat import MINES, ORBITAL_DEFENSE, PLASMA_BLAST
from stellarch.games.space_wars.view import SwView, imagine
from stellarch.games.space_wars.words import at_place, capitalised


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

    def caveat(self, rule: str, en: str, fr: str, **facts: object) -> Caveat:
        return Caveat(Text(en, fr).format(here=at_place(self.here), **facts), rule, (self.here,))


def caveats(view: SwView, action: AnyAction, names: Sequence[str]) -> Iterator[Caveat]:
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


def _arrival(state: State, seat: Seat, order: AnyAction, names: Sequence[str]) -> _Arrival | None:
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
        yield arrival.caveat(
            "SW-2.2.7",
            "Asteroids {here}: the movement ends there.",
            "Champ d'astéroïdes {here} : le mouvement s'y arrête.",
        )


def _defence(arrival: _Arrival) -> Iterator[Caveat]:
    state = arrival.state
    gunner = gunner_against(state, arrival.seat, arrival.at)
    targets = sum(is_fired_at(state, craft) for craft in arrival.craft)
    if gunner is not None and targets:
        yield arrival.caveat(
            "SW-9.9.5",
            "The orbital defence of {name} fires {here}: {shots} torpedoes, which ignore shields.",
            "La défense orbitale de {name} tire {here} : {shots} torpilles, qui ignorent les boucliers.",
            name=arrival.names[gunner],
            shots=ORBITAL_DEFENSE.attacks * targets,
        )


def _mines(arrival: _Arrival) -> Iterator[Caveat]:
    fields = mines_against(arrival.state, arrival.seat, arrival.at)
    struck = sum(is_struck(arrival.state, craft) for craft in arrival.craft)
    if fields and struck:
        yield arrival.caveat(
            "SW-9.7.3",
            "Mines {here}: every craft that enters has a {percent} % chance of damage (craft at risk: {struck}).",
            "Mines {here} : chaque engin qui entre a {percent} % de risques de dégâts (engins exposés : {struck}).",
            struck=struck,
            percent=round(100 * (7 - MINES.need[fields]) / 6),
        )


# Events


def _gap(arrival: _Arrival) -> Caveat | None:
    if arrival.knows("berilan_gap_attenuation"):
        return arrival.caveat(
            "SW-5.3.8",
            "The Berilan gap {here} holds your craft as long as it stays.",
            "La faille de Berilan {here} retient vos engins tant qu'elle y reste.",
        )
    return arrival.caveat(
        "SW-5.3.8",
        "The Berilan gap {here} destroys every craft that comes.",
        "La faille de Berilan {here} détruit tout engin qui arrive.",
    )


def _plasma(arrival: _Arrival) -> Caveat | None:
    if arrival.knows("plasma_blast_shield"):
        return None
    return arrival.caveat(
        "SW-5.3.15",
        "The plasma blast {here} attacks each craft {attacks} times with strength {strength}.",
        "La déflagration de plasma {here} attaque chaque engin {attacks} fois, avec une force de {strength}.",
        attacks=PLASMA_BLAST.craft_attacks,
        strength=PLASMA_BLAST.craft_strength,
    )


def _pulsar(arrival: _Arrival) -> Caveat | None:
    if arrival.knows("pulsar_interference_wrapper"):
        return None
    return arrival.caveat(
        "SW-5.3.17",
        "The pulsar interference {here} holds your craft as long as it stays.",
        "L'interférence de pulsar {here} retient vos engins tant qu'elle y reste.",
    )


def _collapse(arrival: _Arrival) -> Caveat | None:
    if not arrival.carries("crystal_d", "fuel"):
        return None
    return arrival.caveat(
        "SW-5.3.11",
        "The tachyon collapse {here} destroys crystal D and fuel aboard.",
        "L'effondrement tachyonique {here} détruit le cristal D et le carburant à bord.",
    )


def _cloud(arrival: _Arrival) -> Caveat | None:
    if not arrival.carries("electronic"):
        return None
    return arrival.caveat(
        "SW-5.3.13",
        "The neutronic cloud {here} destroys electronic material aboard.",
        "Le nuage neutronique {here} détruit les matériaux électroniques à bord.",
    )


def _warp(arrival: _Arrival) -> Caveat | None:
    has_capital = any(arrival.state.fleets[craft].sheet.group == "capital" for craft in arrival.craft)
    if not has_capital or arrival.knows("space_warp_propulsion"):
        return None
    return arrival.caveat(
        "SW-5.3.19",
        "The space warp {here} throws capital starships: direction and distance fall by dice.",
        "La distorsion spatiale {here} projette les grands vaisseaux : les dés disent où et jusqu'où.",
    )


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
        yield arrival.caveat(
            "SW-9.9.1",
            "{name} may engage you {here}. Forces there: {force}. {odds}",
            "{name} peut vous engager {here}. Forces sur place : {force}. {odds}",
            name=arrival.names[other],
            force=force_in_words(state, other, at),
            odds=capitalised(battle_told(odds_at(state, at, seat, other), 0, arrival.names[other])),
        )


def _supply(arrival: _Arrival) -> Iterator[Caveat]:
    if not all(is_in_supply(arrival.state, craft) for craft in arrival.craft):
        yield arrival.caveat(
            "SW-9.2.10",
            "Out of supply {here}: one step a turn, no jump, and weaker in battle.",
            "Sans ravitaillement {here} : un pas par tour, pas de saut, et moins de force au combat.",
        )

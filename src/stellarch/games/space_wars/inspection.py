"""What a sector, a world or a craft lacks and why, with the rule: for whoever looks into a sector."""

from collections.abc import Iterator, Mapping

import msgspec

from stellarch.core import Seat, Text
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.glossary import Explained
from stellarch.games.space_wars.rules.building import city_capacity, workshop_capacity
from stellarch.games.space_wars.rules.control import blockade, is_blocked, managed_systems
from stellarch.games.space_wars.rules.entry import bars_entry
from stellarch.games.space_wars.rules.extraction import MAKES
from stellarch.games.space_wars.rules.movement import bars_stepping
from stellarch.games.space_wars.rules.plans import as_own_sub_phase
from stellarch.games.space_wars.rules.supply import is_in_supply
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.words import name


class Inspection(msgspec.Struct, frozen=True, omit_defaults=True):
    closed: Mapping[At, Explained] = {}
    """Why one's craft may not enter a sector by choice; those with papers of their own may."""
    blocked: Mapping[At, tuple[Explained, ...]] = {}
    """Why a system brings nothing to whoever manages it."""
    lacks: Mapping[At, tuple[Explained, ...]] = {}
    """What cannot be done in a system of one's own, and why."""
    hindered: Mapping[str, tuple[Explained, ...]] = {}
    """What one's own craft cannot do, and why."""


def inspection(state: State, you: Seat | None) -> Inspection:
    blocked = {at: tuple(_blocks(state, at)) for at in state.sectors.systems if is_blocked(state, at)}
    if you is None:
        return Inspection(blocked=blocked)
    closed = ((at, bars_entry(state, you, at)) for at, _ in state.sectors.items())
    moving = as_own_sub_phase(state, you)
    hindered = {craft: tuple(_hinders(state, moving, craft)) for craft in state.fleets.of(you)}
    return Inspection(
        closed={at: Explained.why_not(bar) for at, bar in closed if bar is not None},
        blocked=blocked,
        lacks={at: tuple(_lacks(state, you, at)) for at in managed_systems(state, you)},
        hindered={craft: reasons for craft, reasons in hindered.items() if reasons},
    )


# Systems


def _blocks(state: State, at: At) -> Iterator[Explained]:
    if aliens := state.sectors.system(at).aliens:
        yield Explained("SW-1.4.9", _ALIENS.format(count=aliens))
    for event in state.happenings.at(at):
        if event.kind in ("berilan_gap", "plasma_blast"):
            yield Explained("SW-1.4.9", _EVENT.format(event=name("event", event.kind)))
    points, enough = blockade(state, at)
    if points >= enough:
        yield Explained("SW-14.3.1", _BLOCKADE.format(points=f"{points:g}", enough=enough))


def _lacks(state: State, you: Seat, at: At) -> Iterator[Explained]:
    system, tile = state.sectors.system(at), state.galaxy.systems[at]
    workshops = sum(getattr(system.levels, workshop) for workshop in MAKES if workshop != "crystal_workshop")
    if not tile.is_star:
        most = tile.limits.max_level
        if system.levels.city >= (room := city_capacity(state, you, at)):
            yield Explained("SW-16.1.4", _FULL_OF_CITIES if room < most else _NEVER_LARGER)
        if workshops >= (room := workshop_capacity(state, you, at)):
            yield Explained("SW-16.1.4", _FULL_OF_WORKSHOPS if room < most else _NEVER_MORE)
    if not system.levels.shipyard:
        yield Explained("SW-16.2.1", _NO_YARD)
    if "space_academy" not in system.singles:
        yield Explained("SW-16.3.1", _NO_ACADEMY)


_ALIENS = Text(
    "Infested by aliens ({count}): no income, research or building.",
    "Infesté par des aliens ({count}) : ni revenu, ni recherche, ni construction.",
)
_EVENT = Text(
    "In the midst of an event ({event}): no income, research or building.",
    "Au milieu d'un événement ({event}) : ni revenu, ni recherche, ni construction.",
)
_BLOCKADE = Text(
    "Under blockade: enemies have {points} points here, and {enough} are enough.",
    "Sous blocus : des ennemis y ont {points} points, et {enough} suffisent.",
)
_FULL_OF_CITIES = Text(
    "No room for a larger city; terraforming makes room.",
    "Pas de place pour une ville plus grande ; la terraformation en donne.",
)
_FULL_OF_WORKSHOPS = Text(
    "No room for more workshops; terraforming makes room.",
    "Pas de place pour d'autres ateliers ; la terraformation en donne.",
)
_NEVER_LARGER = Text(
    "Its city is as large as this planet allows.", "Sa ville est aussi grande que le permet cette planète."
)
_NEVER_MORE = Text("It has all the workshops this planet allows.", "Elle a tous les ateliers que permet cette planète.")
_NO_YARD = Text("No shipyard: no craft are built here.", "Pas de chantier spatial : aucun engin n'est construit ici.")
_NO_ACADEMY = Text(
    "No space academy: no officers are trained here.", "Pas d'académie spatiale : aucun officier n'est formé ici."
)


# Craft


def _hinders(state: State, moving: State, craft: str) -> Iterator[Explained]:
    """As it stands now, and as it could move in its player's own sub-phase."""
    if craft in moving.fleets and (barred := bars_stepping(moving, craft)):
        yield Explained.why_not(barred)
    if not is_in_supply(state, craft):
        yield Explained("SW-9.2.10", _OUT_OF_SUPPLY)
    if damage := state.fleets[craft].damage:
        yield Explained("SW-16.4.2", _DAMAGED.format(points=damage))
    if state.fleets[craft].sheet.group == "capital" and not state.fleets[craft].sheet.conquers:
        yield Explained("SW-9.4.2", _NO_FLAG)


_OUT_OF_SUPPLY = Text(
    "Out of supply: one step a turn, no jump, and weaker in battle.",
    "Sans ravitaillement : un pas par tour, pas de saut, et moins de force au combat.",
)
_DAMAGED = Text(
    "Damaged ({points}): a shipyard, a construction starship or an orbital base repairs it.",
    "Endommagé ({points}) : un chantier, un vaisseau de construction ou une base orbitale le répare.",
)
_NO_FLAG = Text("It puts up no flag where it goes.", "Il ne plante pas de drapeau là où il va.")

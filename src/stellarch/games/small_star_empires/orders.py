"""Actions told as orders, in a sentence for people: what to do and where, with what is there."""

from collections.abc import Callable, Mapping
from typing import Any

from stellarch.core import Hex, Text
from stellarch.games.small_star_empires.actions import AnyAction, How, Move, Pass, Refuel, Repair, Resign, Stop
from stellarch.games.small_star_empires.drawing.labels import system_label
from stellarch.games.small_star_empires.names import name
from stellarch.games.small_star_empires.view import SseView
from stellarch.games.small_star_empires.words import PIECES

_FLY = Text(
    "Fly from {origin} to {target} and place a {piece} there", "Volez de {origin} à {target} et placez-y {piece}"
)
_JUMP = Text(
    "Jump through the wormhole from {origin} to {target} and place a {piece} there",
    "Passez par le trou de ver de {origin} à {target} et placez-y {piece}",
)
_REPAIR = Text(
    "Bring the damaged ship from {origin} home to {target} for repair",
    "Ramenez le vaisseau endommagé de {origin} à sa planète mère en {target} pour le réparer",
)
_GO_ON = Text(
    "Go one step further, to {target}, and place a {piece} there",
    "Avancez d'un pas jusqu'à {target} et placez-y {piece}",
)
_STAY = Text("Stay at the refueling station", "Restez à la station de ravitaillement")
_PASS = Text("Pass for good", "Passez définitivement")
_RESIGN = Text("Resign", "Abandonnez la partie")


def in_words(view: SseView, action: AnyAction) -> Text:
    """An action as an order, without its full stop."""
    return _TOLD[type(action)](view, action)


def _move(view: SseView, move: Move) -> Text:
    told = _JUMP if move.how is How.JUMP else _FLY
    return told.format(origin=name(move.origin), target=_place(view, move.target), piece=PIECES[move.place])


def _repair(view: SseView, repair: Repair) -> Text:
    return _REPAIR.format(origin=name(repair.origin), target=name(repair.target))


def _refuel(view: SseView, refuel: Refuel) -> Text:
    return _GO_ON.format(target=_place(view, refuel.target), piece=PIECES[refuel.place])


def _place(view: SseView, at: Hex) -> Text:
    """A hex by its name, and what is there."""
    system = next((system for system in view.systems if system.at == at), None)
    if system is None:
        return Text(name(at), name(at))
    return Text("{name} ({what})", "{name} ({what})").format(name=system.name, what=system_label(system))


_TOLD: Mapping[type, Callable[[SseView, Any], Text]] = {
    Move: _move,
    Repair: _repair,
    Refuel: _refuel,
    Stop: lambda view, action: _STAY,
    Pass: lambda view, action: _PASS,
    Resign: lambda view, action: _RESIGN,
}

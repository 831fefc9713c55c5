"""Moves for somebody who types them: a list ship by ship, and what is understood beside the short forms."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from stellarch.core import BadNotation, Group, Item, Message, Phrase, Sayable, Speaker, Typing, verbatim
from stellarch.games.small_star_empires.actions import AnyAction, How, Move, Refuel, Repair
from stellarch.games.small_star_empires.drawing.signs import sign
from stellarch.games.small_star_empires.names import NAME, name
from stellarch.games.small_star_empires.position import read_position
from stellarch.games.small_star_empires.rules import play
from stellarch.games.small_star_empires.rules.movement import passed_over
from stellarch.games.small_star_empires.state import State
from stellarch.games.small_star_empires.view import SseView


class SseTypingNote(Message, frozen=True):
    example: str


class SseTyping(Phrase):
    HELP = 1


class NoneEndsThere(Message, frozen=True):
    at: str


class TypedMoves(Typing):
    synonyms: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(("colony", "col", "colonie"), "c"),
        **dict.fromkeys(("station", "sta", "comptoir"), "s"),
        **dict.fromkeys(("repair", "réparer", "reparer"), "r"),
    }

    def note(self, example: str) -> Sayable:
        return SseTypingNote(example)

    def help(self, example: str) -> Sayable:
        return SseTyping.HELP

    def grouped(
        self, game: Speaker, view: SseView, choices: Sequence[AnyAction], names: Sequence[str]
    ) -> Sequence[Group]:
        return grouped(view, read_position(view.position, "list", study=True), choices)

    def spelt(self, typed: str) -> str:
        return spelt(typed)


_Flight = tuple[str, str, str]
"""From where, how and where to; only what to do, for what is no flight."""


def grouped(view: SseView, state: State, choices: Sequence[AnyAction]) -> list[Group]:
    """A group for each ship, and in it an item for each place it can go, whatever is placed there."""
    flights: dict[_Flight, list[AnyAction]] = {}
    for action in choices:
        flights.setdefault(_flight(action), []).append(action)
    _leave_out_jumps(flights, state)
    signs = {system.name: sign(system) for system in view.systems}
    usual = max((_pieces(actions) for actions in flights.values()), key=len, default=())
    ships: dict[str, list[Item]] = {}
    for flight, actions in flights.items():
        ships.setdefault(flight[0], []).append(_item(flight, actions, signs, usual, state))
    return [Group(verbatim(origin), tuple(items)) for origin, items in ships.items()]


def spelt(typed: str) -> str:
    """Hexes and a piece in any writing, as the move they would be; raises BadNotation for a single hex."""
    text = typed.strip().lower()
    hexes = re.findall(NAME, text)
    if len(hexes) == 1 and "+" not in text:
        raise BadNotation(NoneEndsThere(hexes[0]), typed[:80])
    if len(hexes) != 2:
        return "".join(text.split())
    *_, last = re.split(r"[^\w]+|(?<=\d)(?=[^\W\d])", text)
    piece = TypedMoves.synonyms.get(last, last)
    return f"{hexes[0]}{'~' if '~' in text else '>'}{hexes[1]}:{piece if piece in ('c', 's', 'r') else 'c'}"


def _flight(action: AnyAction) -> _Flight:
    if isinstance(action, Move | Repair):
        return name(action.origin), action.how, name(action.target)
    if isinstance(action, Refuel):
        return "", "+", name(action.target)
    return "", "", str(action)


def _leave_out_jumps(flights: dict[_Flight, list[AnyAction]], state: State) -> None:
    """A jump to where the ship can fly as well, to the same end, is left out of the list."""
    for origin, how, target in list(flights):
        straight = flights.get((origin, How.LINE, target))
        if how == How.JUMP and straight and _come_to_the_same(state, straight[0], flights[origin, how, target][0]):
            del flights[origin, how, target]


def _come_to_the_same(state: State, one: AnyAction, other: AnyAction) -> bool:
    return play.apply(state, state.turn, one).state == play.apply(state, state.turn, other).state


def _item(
    flight: _Flight, actions: Sequence[AnyAction], signs: Mapping[str, str], usual: Sequence[str], state: State
) -> Item:
    origin, how, target = flight
    if not how:
        return Item(verbatim(target), tuple(actions))
    pieces = _pieces(actions)
    marks = [signs.get(target, ""), *(pieces if pieces != usual else ()), *_toll(actions[0], state)]
    label = f"{target if how == How.LINE else how + target:<4} {' '.join(marks)}".rstrip()
    places = (origin, target) if origin else (target,)
    return Item(verbatim(label), tuple(actions), pieces, places)


def _pieces(actions: Sequence[AnyAction]) -> tuple[str, ...]:
    """The letters of what may be placed."""
    return tuple(str(action)[-1] for action in actions if isinstance(action, Move | Repair | Refuel))


def _toll(action: AnyAction, state: State) -> Iterator[str]:
    """The Colonies that a move costs in open borders (SSE-8.6)."""
    if isinstance(action, Move | Repair):
        ship = next(ship for ship in state.ships[state.turn] if ship.at == action.origin)
        if passed := passed_over(state, state.turn, ship, action.target, action.how):
            yield f"-{len(passed)}"

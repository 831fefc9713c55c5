"""The list of moves as it is shown: ship by ship, a cell for each place it can go."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from stellarch.cli import words
from stellarch.cli.moves import Choice
from stellarch.cli.output import Screen
from stellarch.core import Table, Template
from stellarch.games.small_star_empires.drawing.signs import sign
from stellarch.games.small_star_empires.events import TollPaid
from stellarch.games.small_star_empires.view import SseView

_INDENT = 6


def show_moves(listed: Sequence[Choice], table: Table[Any, Any], screen: Screen) -> None:
    """Every choice, in as few lines as will do."""
    cells = list(_cells(listed, table))
    width = max(map(len, cells)) + 2
    columns = max(1, (screen.width - _INDENT) // width)
    for origin, group in groupby(zip(listed, cells, strict=True), key=lambda pair: pair[0].origin):
        of_ship = [_painted(cell.ljust(width), screen) for _, cell in group]
        for start in range(0, len(of_ship), columns):
            label = screen.paint(f"{'' if start else origin:>{_INDENT - 2}}", "bold")
            screen.line(f"{label}  {''.join(of_ship[start : start + columns])}".rstrip())


def show_templates(table: Table[Any, Any], screen: Screen) -> None:
    """What can be done besides, and has blanks to be filled in."""
    labels = dict.fromkeys(screen.put(choice.label) for choice in table.legal if isinstance(choice, Template))
    if labels:
        screen.paragraph(screen.put(words.ALSO_TYPED, what=", ".join(labels)))


def _painted(cell: str, screen: Screen) -> str:
    """A cell with its number in the background."""
    number, bracket, rest = cell.partition(")")
    return screen.paint(number + bracket, "dim") + rest


def example(listed: Sequence[Choice]) -> str:
    """A move of the list as one may type it."""
    flight = next((choice for choice in listed if choice.origin), None)
    if flight is None:
        return str(listed[-1].actions[0])
    return f"{flight.origin} {flight.target} {flight.pieces[-1]}"


def _cells(listed: Sequence[Choice], table: Table[Any, Any]) -> Iterator[str]:
    """For each choice its number, where it leads, what is there, and what is out of the ordinary about it."""
    signs = _signs(table)
    usual = max((choice.pieces for choice in listed), key=len)
    digits = len(str(listed[-1].number))
    for choice in listed:
        target = choice.target if choice.how == ">" else choice.how + choice.target
        marks = [signs.get(choice.target, "")]
        if choice.pieces != usual:
            marks += choice.pieces
        if toll := _toll(choice, table):
            marks.append(f"-{toll}")
        yield f"{choice.number:>{digits}}) {target:<4} {' '.join(marks)}".rstrip()


def _signs(table: Table[Any, Any]) -> Mapping[str, str]:
    """What lies where, as the board shows it, in a game whose board is known here."""
    view = table.view(table.turn)
    return {system.name: sign(system) for system in view.systems} if isinstance(view, SseView) else {}


def _toll(choice: Choice, table: Table[Any, Any]) -> int:
    """The Colonies a move costs in open borders (SSE-8.6)."""
    if not getattr(table.options, "open_borders", False) or not choice.how:
        return 0
    assert table.turn is not None
    events = table.game.apply(table.state, table.turn, choice.actions[0]).events
    return sum(isinstance(event, TollPaid) for event in events)

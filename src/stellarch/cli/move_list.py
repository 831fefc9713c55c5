"""The list of moves as it is shown: group by group, a cell for each item."""

from collections.abc import Sequence
from itertools import groupby
from textwrap import wrap

from stellarch.cli.messages import Says
from stellarch.cli.moves import Choice
from stellarch.cli.output import Screen
from stellarch.core import Template

_NO_BREAK = "\N{NO-BREAK SPACE}"
"""A blank at which a line is not to be broken; it is printed like any other."""
_SHORTEST_LABEL, _LONGEST_LABEL = 4, 16


def show_moves(listed: Sequence[Choice], screen: Screen) -> None:
    """Every choice, in as few lines as will do; what may be done at any time comes last, under a heading."""
    for free, choices in groupby(listed, key=lambda choice: choice.free):
        if free:
            screen.line(f"  {screen.put(Says.AT_ANY_TIME)}")
        _show_groups(list(choices), screen, len(str(listed[-1].number)))


def _show_groups(choices: Sequence[Choice], screen: Screen, digits: int) -> None:
    longest = max(len(screen.put(choice.group)) for choice in choices)
    room = max(_SHORTEST_LABEL, min(longest, _LONGEST_LABEL))
    for label, group in groupby(choices, key=lambda choice: screen.put(choice.group)):
        cells = [f"{choice.number:>{digits}}) {screen.put(choice.item.label)}" for choice in group]
        _show_cells(label[:_LONGEST_LABEL], cells, room, screen)


def _show_cells(label: str, cells: Sequence[str], room: int, screen: Screen) -> None:
    width, space = max(map(len, cells)) + 2, screen.width - room - 2
    columns = max(1, space // width)
    for start in range(0, len(cells), columns):
        some = cells[start : start + columns]
        first, *others = [_side_by_side(some, width, screen)] if columns > 1 else _wrapped(some[0], space, screen)
        before = "" if start else label
        screen.line(f"{screen.paint(before.rjust(room), 'bold')}  {first}".rstrip())
        for line in others:
            screen.line(f"{' ' * room}  {line}")


def _side_by_side(cells: Sequence[str], width: int, screen: Screen) -> str:
    return "".join(_painted(cell.ljust(width), screen) for cell in cells)


def _wrapped(cell: str, space: int, screen: Screen) -> list[str]:
    """A cell that has the width of the screen to itself, on as many lines as it takes."""
    indent = " " * (cell.index(")") + 2)
    first, *others = wrap(cell, space, subsequent_indent=indent, break_on_hyphens=False)
    return [_painted(first, screen), *(line.replace(_NO_BREAK, " ") for line in others)]


def _painted(cell: str, screen: Screen) -> str:
    """A cell with its number in the background."""
    number, bracket, rest = cell.replace(_NO_BREAK, " ").partition(")")
    return screen.paint(number + bracket, "dim") + rest


def example(listed: Sequence[Choice]) -> str:
    """A move of the list as one may type it."""
    for choice in listed:
        if len(choice.item.places) > 1:
            return " ".join([*choice.item.places, *choice.item.letters[-1:]])
    typed = [choice.item.choices[0] for choice in listed if not isinstance(choice.item.choices[0], Template)]
    return str(typed[-1]) if typed else listed[0].short

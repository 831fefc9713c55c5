"""What a command prints: sentences in the language asked for, tables, and JSON."""

import os
import shutil
import sys
import textwrap
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import msgspec

from stellarch.cli import messages
from stellarch.cli.messages import Says
from stellarch.core import LANGUAGES, Event, Language, Row, Sayable, Standings, written
from stellarch.core.record import SEAT_LETTERS
from stellarch.core.telling import as_text

if TYPE_CHECKING:
    from rich.table import Table as Grid

    from stellarch.arena import Progress

# Nine colours between light and dark, which can be read on a black screen and on a white one: red, green, blue, yellow,
# ice, orange, violet, lilac, magenta.
SEAT_COLOURS = (167, 36, 33, 178, 80, 208, 99, 176, 162)
_ANSI = {
    "red": "91",
    "green": "92",
    "blue": "94",
    "yellow": "93",
    "magenta": "95",
    "cyan": "96",
    "bold": "1",
    "dim": "2",
}
_BETWEEN_COLUMNS = 3
NARROWEST, WIDEST = 60, 120


def print_json(value: Any, language: Language = "en") -> None:
    """A value as JSON, in the language asked for."""
    print(msgspec.json.format(written(value, language), indent=2).decode())


class Screen:
    """Where a command speaks to a person: in one language, in colour or not."""

    def __init__(self, language: Language = "en", colour: bool | None = None) -> None:
        self.language = language
        self.colour = _wants_colour() if colour is None else colour

    @property
    def width(self) -> int:
        return max(NARROWEST, min(WIDEST, shutil.get_terminal_size().columns - 1))

    def say(self, what: Sayable) -> None:
        """One sentence."""
        self.line(self.put(what))

    def complain(self, what: Sayable) -> None:
        """One sentence on stderr: what was asked about does not hold."""
        print(f"stellarch: {self.put(what)}", file=sys.stderr)

    def put(self, what: Sayable) -> str:
        return as_text(what).to(self.language)

    def line(self, words: str = "") -> None:
        print(words, flush=True)

    def paragraph(self, words: str, indent: int = 0) -> None:
        """Words that may be long: broken into lines for a terminal, one line for a file or a program."""
        if sys.stdout.isatty():
            words = textwrap.fill(words, self.width, subsequent_indent=" " * indent, break_on_hyphens=False)
        self.line(words)

    def paint(self, words: str, *colours: str) -> str:
        """Words in a colour, by its name or its code, where there is colour."""
        codes = ";".join(_ANSI.get(colour, colour) for colour in colours)
        return f"\x1b[{codes}m{words}\x1b[0m" if self.colour and codes else words

    def named(self, seat: int, name: str) -> str:
        """A name, or whatever is a seat's, in its colour."""
        return self.paint(name, f"38;5;{SEAT_COLOURS[seat]}", "bold")

    def rule(self, title: str) -> None:
        """A line across the screen with a title in it."""
        self.line(self.paint(f"── {title} {'─' * max(3, self.width - len(title) - 4)}", "dim"))

    def grid(self, grid: "Grid") -> None:
        from rich.console import Console

        console = Console(width=self.width, force_terminal=self.colour, no_color=not self.colour, highlight=False)
        with console.capture() as drawn:
            console.print(grid)
        self.line("\n".join(line.rstrip() for line in drawn.get().splitlines() if line.strip()))

    def told(self, events: Sequence[Event], names: Sequence[str], seat: Any = None) -> str:
        """What came of an action, as a seat may know it (None: anybody)."""
        seen = [event.seen_by(seat) for event in events]
        return " ".join(event.told(names).to(self.language) for event in seen if event is not None)

    def score_sheet(self, standings: Standings, names: Sequence[str]) -> None:
        """The score by category, a column for each seat: under its name or, where names leave no room, its letter."""
        rows = [("  " * depth + row.label.to(self.language), row, depth) for row, depth in _rows(standings.rows)]
        heads = names if self._have_room(names, [label for label, *_ in rows]) else SEAT_LETTERS[: len(names)]
        grid = new_grid()
        grid.add_column("")
        for seat, head in enumerate(heads):
            grid.add_column(head, justify="right", header_style=f"bold color({SEAT_COLOURS[seat]})")
        for label, row, depth in rows:
            style = "dim" if depth else "bold" if row.key == standings.counts else None
            grid.add_row(label, *map(str, row.values), style=style)
        self.grid(grid)
        if heads is not names:
            self.paragraph("  ".join(self.named(seat, f"{heads[seat]} {name}") for seat, name in enumerate(names)))

    def _have_room(self, names: Sequence[str], labels: Sequence[str]) -> bool:
        columns = [max(map(len, labels), default=0), *map(len, names)]
        return sum(columns) + _BETWEEN_COLUMNS * len(columns) <= self.width

    def winners(self, standings: Standings, names: Sequence[str]) -> None:
        self.say(messages.Winners(tuple(self.named(seat, names[seat]) for seat in standings.winners)))

    @contextmanager
    def progress(self, total: int, what: Sayable = Says.GAMES_PLAYED) -> Iterator["Progress | None"]:
        """A bar with the time left on stderr, while work goes on; nothing where nobody watches."""
        if not sys.stderr.isatty():
            yield None
            return
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task(self.put(what), total=total)
            yield lambda done: bar.update(task, completed=done)

    @contextmanager
    def working(self, what: Sayable) -> Iterator[None]:
        """A sign on stderr that work goes on whose length nobody knows; nothing where nobody watches."""
        if not sys.stderr.isatty():
            yield
            return
        from rich.console import Console

        with Console(stderr=True).status(self.put(what)):
            yield


def spoken(word: Sayable) -> set[str]:
    """A word that can be typed, as it is in each language."""
    return {as_text(word).to(language) for language in LANGUAGES}


def new_grid(title: str | None = None) -> "Grid":
    from rich.box import SIMPLE_HEAD
    from rich.table import Table as Grid

    return Grid(title=title, box=SIMPLE_HEAD, pad_edge=False, title_justify="left", title_style="bold")


def _rows(rows: Sequence[Row], depth: int = 0) -> Iterator[tuple[Row, int]]:
    for row in rows:
        yield row, depth
        yield from _rows([part for part in row.parts if any(part.values)], depth + 1)


def _wants_colour() -> bool:
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"

"""What our reports have in common: one HTML file in the look of the table that opens without network or script."""

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from typing import Any

from stellarch.core import Language, Message, Sayable
from stellarch.core.telling import as_text

_PAGE = """\
<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<link rel="icon" href="data:,">
<title>{title}</title>
<style>
{style}</style>
<header>
<p class="mark"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 2l8.7 5v10L12 22l-8.7-5V7z"/>\
<path d="M12 7l1.3 3.7L17 12l-3.7 1.3L12 17l-1.3-3.7L7 12l3.7-1.3z"/></svg>Stellarch · {room}</p>
<h1>{title}</h1>
<ul class="facts">{facts}</ul>
</header>
<main>
{sections}
</main>
<footer><p>{footer}</p></footer>
</html>
"""

_SEAT_COLOURS = 9
"""How many seats have a colour of their own in report.css."""
_DASHES = ("none", "9 4", "2 4", "12 4 2 4", "6 2", "1 3", "14 3", "8 3 2 3 2 3", "4 4")
"""How the line of each seat is drawn: its colour is not its only sign."""


def hue(seat: int) -> str:
    """The style of what belongs to a seat."""
    return f"--hue:var(--seat-{seat % _SEAT_COLOURS})"


def seat_line(seat: int, points: str) -> str:
    """A line of a graph that belongs to a seat."""
    return f'<polyline style="{hue(seat)}" stroke-dasharray="{_DASHES[seat % len(_DASHES)]}" points="{points}"/>'


class GameAndPlayers(Message, frozen=True):
    game: Sayable
    players: tuple[str, ...]


class MadeBy(Message, frozen=True):
    version: str


Fact = tuple[Sayable | str, Any]
"""A label of the page's head, and what belongs to it: words, a name or a number."""


class Page:
    """A page under construction, in one language; every word of people or files in it is escaped."""

    def __init__(self, language: Language, *styles: str) -> None:
        self.language = language
        self.styles = ("report.css", *styles)

    def put(self, what: Sayable | str) -> str:
        return escape(what if isinstance(what, str) else as_text(what).to(self.language))

    def legend(self, names: Sequence[str]) -> str:
        """Which colour is whose."""
        seats = "".join(f'<li style="{hue(seat)}">{self.put(name)}</li>' for seat, name in enumerate(names))
        return f'<ul class="legend">{seats}</ul>'

    def framed(
        self,
        room: Sayable,
        title: Sayable,
        facts: Iterable[Fact],
        footer: Sayable,
        body: str,
        warnings: Iterable[Fact] = (),
    ) -> str:
        return _PAGE.format(
            language=self.language,
            title=self.put(title),
            style="".join(files("stellarch.arena").joinpath(style).read_text("utf-8") for style in self.styles),
            room=self.put(room),
            facts=self._listed(facts) + self._listed(warnings, ' class="bad"'),
            sections=body,
            footer=self.put(footer),
        )

    def section(self, title: Sayable, read: Sayable | None, body: str) -> str:
        explained = f"<p>{self.put(read)}</p>" if read else ""
        return f'<section class="wide"><h2>{self.put(title)}</h2>{explained}{body}</section>'

    def table(self, columns: Sequence[Sayable | str], rows: Iterable[str], kind: str = "") -> str:
        head = "".join(f"<th>{self.put(column)}</th>" for column in columns)
        table = f'<table class="{kind}"><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table>'
        return f'<div class="scroll" tabindex="0">{table}</div>'

    def _listed(self, facts: Iterable[Fact], kind: str = "") -> str:
        return "".join(f"<li{kind}>{self.put(name)} <b>{self._fact(value)}</b></li>" for name, value in facts)

    def _fact(self, value: Any) -> str:
        return self.put(value if isinstance(value, Sayable) else str(value))

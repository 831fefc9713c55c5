"""A template filled in at the prompt, blank by blank."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from stellarch.cli import messages
from stellarch.cli.blanks import place_of, reader_of, shown_values
from stellarch.cli.messages import Says
from stellarch.cli.moves import NotUnderstood
from stellarch.cli.output import Screen, spoken
from stellarch.core import Amounts, Blank, Depending, Orders, Pairs, Plain, Sayable, Template, Variant

Answer = TypeVar("Answer")

_INDENT = "  "


class Cancelled(Exception):
    """The player cancelled, or there is nothing more to read."""


class Filling(NamedTuple):
    """Somebody at the prompt who fills in blanks; raises Cancelled where that is not brought to an end."""

    screen: Screen
    ask: Callable[[str], str | None]
    names: Sequence[str]
    depth: int = 0
    """How far inside other templates this is."""

    def fill(self, template: Template) -> dict[str, Plain]:
        """The plain form of the action."""
        self._line(self.screen.put(template.label if self.depth else messages.FillIn(template.label)))
        inside = self._replace(depth=self.depth + 1)
        values: dict[str, Plain] = {}
        for name, blank in template.blanks.items():
            here: Blank | None = blank
            while isinstance(here, Depending):
                here = here.case(values)
            if here is not None:
                label = here.label or blank.label
                values[name] = inside._filled(self.screen.put(label) if label else _called(name), here)
        return template.filled(**values)

    def _filled(self, label: str, blank: Blank) -> Plain:
        if isinstance(blank, Variant):
            return self._variant(label, blank)
        if isinstance(blank, Orders):
            return self._orders(label, blank)
        if isinstance(blank, Amounts):
            return self._amounts(label, blank)
        if isinstance(blank, Pairs):
            return self._pairs(label, blank)
        return self._by_a_line(label, blank)

    def _by_a_line(self, label: str, blank: Blank) -> Plain:
        reader = reader_of(blank, self.names, self.screen.language)
        if reader.only is not None:
            if reader.only != []:
                self._line(f"{label}: {', '.join(reader.listed) or reader.only}")
            return reader.only
        self._list(reader.listed)
        return self._asked(f"{label} ({self.screen.put(reader.range)})", reader.read)

    def _amounts(self, label: str, blank: Amounts) -> Plain:
        """Each in turn, as far as the others leave room."""
        self._line(label if blank.most is None else f"{label} ({self.screen.put(messages.Together(blank.most))})")
        found = {name: amount.least for name, amount in blank.each.items()}
        for name, amount in blank.each.items():
            called = self.screen.put(amount.label) if amount.label else _called(name)
            value = self._by_a_line(called, replace(amount, most=blank.room(name, found)))
            assert isinstance(value, int)
            found[name] = value
        return dict(found)

    def _pairs(self, label: str, blank: Pairs) -> Plain:
        """Each in turn; an empty line leaves one out."""
        self._line(label)
        found: dict[str, Plain] = {}
        for key, values in blank.each.items():
            (called,), shown = (
                shown_values(among, blank, self.names, self.screen.language) for among in ((key,), values)
            )
            self._list(shown)

            def read(typed: str, values: Sequence[str | int] = values, shown: Sequence[str] = shown) -> Plain:
                return values[place_of(typed, shown)] if typed else None

            value = self._asked(f"{called} ({self.screen.put(Says.ONE_NUMBER_OR_NONE)})", read)
            if value is not None:
                found[key] = value
        return found

    def _variant(self, label: str, blank: Variant) -> Plain:
        chosen = self._which(label, Says.ONE_NUMBER, blank.among)
        assert chosen is not None
        return self.fill(chosen)

    def _orders(self, label: str, blank: Orders) -> Plain:
        """One after the other, until an empty line, or until there is no room for more."""
        given: list[Plain] = []
        while blank.among and len(given) < blank.most:
            may_end = len(given) >= blank.least
            said = messages.OrderNumber(len(given) + 1, may_end)
            chosen = self._which(label, said, blank.among, may_end=may_end)
            if chosen is None:
                break
            given.append(self.fill(chosen))
        return given

    def _which(self, label: str, said: Sayable, among: Sequence[Template], may_end: bool = False) -> Template | None:
        shown = [self.screen.put(template.label) for template in among]
        self._list(shown)

        def read(typed: str) -> Template | None:
            return None if may_end and not typed else among[place_of(typed, shown)]

        return self._asked(f"{label} ({self.screen.put(said)})", read)

    def _asked(self, prompt: str, read: Callable[[str], Answer]) -> Answer:
        """What a line means, asked for until one is understood."""
        while True:
            typed = self.ask(f"{_INDENT * self.depth}{self.screen.put(messages.Asked(prompt))} ")
            if typed is None or typed.strip().lower() in spoken(Says.CANCEL):
                raise Cancelled
            try:
                return read(typed.strip())
            except NotUnderstood as fault:
                self._line(self.screen.put(fault.why))

    def _list(self, shown: Sequence[str]) -> None:
        if shown:
            cells = _INDENT.join(f"{number}) {value}" for number, value in enumerate(shown, 1))
            self.screen.paragraph(f"{_INDENT * (self.depth + 1)}{cells}", indent=2 * self.depth + 2)

    def _line(self, said: str) -> None:
        self.screen.line(_INDENT * self.depth + said)


def _called(name: str) -> str:
    return name.replace(".", ", ").replace("_", " ")

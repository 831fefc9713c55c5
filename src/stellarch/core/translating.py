"""What a catalogue lacks beside the English one, for those who translate."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from stellarch.core.catalogue import words_of
from stellarch.core.grammar import FUNCTIONS

GRAMMAR = {"number", "case", "gender", "numbered"}
"""The blanks of nouns and articles, which choose a form."""


class Written:
    """A whole file as it stands, read by Fluent's own parser."""

    def __init__(self, text: str) -> None:
        from fluent.syntax import FluentParser

        self._body: list[Any] = FluentParser(with_spans=False).parse(text).body

    @cached_property
    def entries(self) -> Mapping[str, Any]:
        return {_name(entry): entry for entry in self._body if _is_entry(entry)}

    @cached_property
    def faults(self) -> tuple[str, ...]:
        """What cannot be read, stands there twice, or calls a function that there is not."""
        names = [_name(entry) for entry in self._body if _is_entry(entry)]
        junk = [f"unreadable: {entry.content.strip().splitlines()[0]}" for entry in self._body if _is_junk(entry)]
        twice = [f"twice: {name}" for name in dict.fromkeys(names) if names.count(name) > 1]
        calls = [(name, node.id.name) for name in self.entries for node in self.nodes(name, "FunctionReference")]
        return (*junk, *twice, *(f"{name}: there is no {called}" for name, called in calls if called not in FUNCTIONS))

    def parts(self, name: str) -> tuple[str, ...]:
        return tuple(part.id.name for part in self.entries[name].attributes)

    def blanks(self, name: str) -> set[str]:
        return {node.id.name for node in self.nodes(name, "VariableReference")}

    def nodes(self, name: str, kind: str) -> Iterator[Any]:
        """Every node of a kind in an entry, by the name of Fluent's class."""
        return _nodes(self.entries[name], kind)


class Gaps(msgspec.Struct, frozen=True):
    """How far a catalogue has got."""

    package: str
    entries: int
    """How many English has."""
    lacking: tuple[str, ...]
    """Entries, or parts of one, that are told in English."""
    left_over: tuple[str, ...]
    """Those that English does not have: nobody will hear them."""
    faults: tuple[str, ...]
    """What is wrong with the file, entry by entry."""

    @property
    def there(self) -> int:
        """How many of the entries there are."""
        return self.entries - sum("." not in name for name in self.lacking)


def speakers(source: Path) -> list[str]:
    """The packages in a folder of sources that have catalogues, by their full names."""
    found = {*source.rglob("words/en.ftl"), *source.rglob("words/en")}
    return sorted(".".join(english.parent.parent.relative_to(source.parent).parts) for english in found)


def gaps_in(package: str, language: str) -> Gaps:
    """What the catalogue of a language lacks beside the English one, and what is wrong with it."""
    return gaps(package, words_of(package, "en") or "", words_of(package, language) or "")


def gaps(package: str, english: str, translated: str) -> Gaps:
    en, other = Written(english), Written(translated)
    wanted, there = list(_names(en)), list(_names(other))
    return Gaps(
        package,
        len(en.entries),
        tuple(name for name in wanted if name not in there),
        tuple(name for name in there if name not in wanted),
        (*other.faults, *_wrong_blanks(en, other)),
    )


def _names(written: Written) -> Iterator[str]:
    """Entries and their parts; the parts of a noun, such as its gender, are each language's own matter."""
    for name in written.entries:
        yield name
        if not name.startswith("-"):
            yield from (f"{name}.{part}" for part in written.parts(name))


def _wrong_blanks(en: Written, other: Written) -> Iterator[str]:
    for name in other.entries:
        known = GRAMMAR if name.startswith("-") else en.blanks(name) if name in en.entries else set()
        if unknown := sorted(other.blanks(name) - known):
            yield f"{name}: English has no blank ${', $'.join(unknown)}"


def _is_entry(node: Any) -> bool:
    return type(node).__name__ in ("Message", "Term")


def _is_junk(node: Any) -> bool:
    return type(node).__name__ == "Junk"


def _name(entry: Any) -> str:
    return f"-{entry.id.name}" if type(entry).__name__ == "Term" else str(entry.id.name)


def _nodes(node: Any, kind: str) -> Iterator[Any]:
    if type(node).__name__ == kind:
        yield node
    if isinstance(node, list):
        for each in node:
            yield from _nodes(each, kind)
    elif hasattr(node, "__dict__"):
        for part in vars(node).values():
            yield from _nodes(part, kind)

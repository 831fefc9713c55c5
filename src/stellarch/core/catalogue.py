"""Catalogues of words: files in Project Fluent's format, `words/en.ftl` and its siblings in a package.

A large one may be several files, `words/en/battle.ftl` and the like: together they are the catalogue.

A file may hold thousands of entries of which a game needs a few, and parsing one takes a tenth of a millisecond. So
a catalogue is first only cut into entries; each is parsed, and made a function, when it is first told.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, NamedTuple

from stellarch.core.grammar import Noun

Facts = Mapping[str, Any]
Say = Callable[[Facts, Any], str]
"""A pattern: from facts and a speaker (`telling.Speech`) to words."""
Find = Callable[[Facts, Any], Any]
"""An expression: from the same to a fact."""

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


class Entry(NamedTuple):
    """A sentence, a label or a noun, and its parts, which Fluent calls attributes: a gender, the help of an option."""

    value: Say | None
    parts: Mapping[str, Say]

    def part(self, name: str) -> Say | None:
        return self.parts.get(name) if name else self.value


class Catalogue:
    """The entries of one file."""

    def __init__(self, text: str) -> None:
        starts = [(found[1], found.start()) for found in _ENTRY.finditer(text)]
        ends = [start for _, start in starts[1:]] + [len(text)]
        self._written = {name: text[start:end] for (name, start), end in zip(starts, ends, strict=True)}
        self._read: dict[str, Entry] = {}

    def __iter__(self) -> Iterator[str]:
        return iter(self._written)

    def entry(self, name: str) -> Entry | None:
        if name not in self._read and name in self._written:
            self._read[name] = _entry(self.parsed(name))
        return self._read.get(name)

    def parsed(self, name: str) -> Any:
        """An entry as Fluent's own parser reads it; raises ValueError."""
        from fluent.syntax import FluentParser  # not before words are needed: programs that play need none

        entry: Any = FluentParser(with_spans=False).parse_entry(self._written[name])
        if type(entry).__name__ == "Junk":
            raise ValueError(f"{name}: {', '.join(str(fault.message) for fault in entry.annotations)}")
        return entry


@cache
def catalogue(package: str, language: str) -> Catalogue | None:
    """What a package can say in a language; None where it has no such file."""
    text = words_of(package, language)
    return Catalogue(text) if text is not None else None


def words_of(package: str, language: str) -> str | None:
    """The catalogue of a package as it is written; None where it has none."""
    words = files(package).joinpath("words")
    file, folder = words.joinpath(f"{language}.ftl"), words.joinpath(language)
    if file.is_file():
        return file.read_text("utf-8")
    if folder.is_dir():
        parts = sorted((part for part in folder.iterdir() if part.name.endswith(".ftl")), key=lambda part: part.name)
        return "\n".join(part.read_text("utf-8") for part in parts)
    return None


@cache
def home_of(module: str) -> str | None:
    """The package whose catalogues have the words of a module: the nearest around it with English ones."""
    while module:
        if _has_words(module):
            return module
        module = module.rpartition(".")[0]
    return None


def _has_words(module: str) -> bool:
    try:
        is_package = hasattr(import_module(module), "__path__")  # from Python 3.12 on, any module has `files`
    except ModuleNotFoundError:  # a program run by its file
        return False
    return is_package and catalogue(module, "en") is not None


def _entry(parsed: Any) -> Entry:
    value = _pattern(parsed.value) if parsed.value else None
    return Entry(value, {part.id.name: _pattern(part.value) for part in parsed.attributes})


def _pattern(pattern: Any) -> Say:
    parts = [_element(element) for element in pattern.elements]
    if all(isinstance(part, str) for part in parts):
        words = "".join(map(str, parts))
        return lambda facts, speech: words
    return lambda facts, speech: "".join([part if isinstance(part, str) else part(facts, speech) for part in parts])


def _element(element: Any) -> Say | str:
    if hasattr(element, "value"):
        return str(element.value)
    find = _expression(element.expression)

    def say(facts: Facts, speech: Any) -> str:
        fact = find(facts, speech)
        return fact if fact.__class__ is str else str(speech.shown(fact))

    return say


def _expression(node: Any) -> Find:
    return _EXPRESSIONS[type(node).__name__](node)


def _literal(node: Any) -> Find:
    value = _value(node)
    return lambda facts, speech: value


def _value(literal: Any) -> Any:
    parsed = literal.parse()
    return int(parsed["value"]) if parsed.get("precision") == 0 else parsed["value"]


def _variable(node: Any) -> Find:
    name = node.id.name
    return lambda facts, speech: facts[name]


def _term(node: Any) -> Find:
    name, part = f"-{node.id.name}", node.attribute.name if node.attribute else ""
    _, named = _arguments(node.arguments)
    return lambda facts, speech: speech.term(name, part, **named)


def _message(node: Any) -> Find:
    name, part = node.id.name, node.attribute.name if node.attribute else ""
    return lambda facts, speech: speech.sentence(name, part)(facts, speech)


def _function(node: Any) -> Find:
    name = node.id.name
    given, named = _arguments(node.arguments)
    return lambda facts, speech: speech.functions[name](speech, *(find(facts, speech) for find in given), **named)


def _arguments(node: Any) -> tuple[list[Find], dict[str, Any]]:
    if node is None:
        return [], {}
    named = {argument.name.name: _value(argument.value) for argument in node.named}
    return [_argument(argument) for argument in node.positional], named


def _argument(node: Any) -> Find:
    """A noun is handed over as such, so that its form can be chosen: COUNT($toll, -colony)."""
    if type(node).__name__ != "TermReference":
        return _expression(node)
    noun = Noun(f"-{node.id.name}")
    return lambda facts, speech: noun


def _select(node: Any) -> Find:
    find = _expression(node.selector)
    variants = {_key(variant.key): _pattern(variant.value) for variant in node.variants}
    default = next(_pattern(variant.value) for variant in node.variants if variant.default)

    def chosen(facts: Facts, speech: Any) -> str:
        for key in speech.keys(find(facts, speech)):
            if key in variants:
                return variants[key](facts, speech)
        return default(facts, speech)

    return chosen


def _key(key: Any) -> str:
    return str(key.name if hasattr(key, "name") else key.value)


_EXPRESSIONS: Mapping[str, Callable[[Any], Find]] = {
    "StringLiteral": _literal,
    "NumberLiteral": _literal,
    "VariableReference": _variable,
    "TermReference": _term,
    "MessageReference": _message,
    "FunctionReference": _function,
    "SelectExpression": _select,
    "Placeable": lambda node: _expression(node.expression),
}
"""By the names of Fluent's classes, so that its parser is loaded only with the first words."""

"""From values to words: `tell` is the only door.

What happens, what is refused, what is advised is a value: its class says what it is, its fields are facts. The words
are in catalogues, a file for each language, which translators can edit without knowing Python:

    class ShipMoved(Event): ...        ship-moved = { $seat } flies from { $origin } to { $target }.
    class Heading(Phrase): MOVE = 1    heading-move = Move a ship
    Piece.COLONY                       -colony = Colony

A value is told by the catalogues of its package (`words/fr.ftl`, else `words/en.ftl`), which may use those of core.
Where there is none, as in a game that brings no words, its name and its facts are shown.
"""

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from enum import Enum
from functools import cache, lru_cache
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec

from stellarch.core.catalogue import Say, catalogue, home_of
from stellarch.core.grammar import FUNCTIONS, GRAMMARS, Counted, Grammar, Noun
from stellarch.core.once import asked_once_of_equals
from stellarch.core.seats import Seat
from stellarch.core.text import Language, LazyText, Text

_CORE = "stellarch.core"
_MOST_KEPT = 10_000
FALLBACK: Language = "en"
"""What is told where a language has no words for something."""
YOU = "\N{UNIT SEPARATOR}you"
"""Stands among the names for the reader, who is called so: sentences can choose a variant `[you]`. It is nobody's name,
since names hold no control characters."""


class Message(msgspec.Struct, frozen=True):
    """Something to say: the class is the entry of the catalogues, the fields are its blanks."""


class Phrase(Enum):
    """Headings and labels without blanks; the entry is named by class and member: `heading-move`."""


class Label(NamedTuple):
    """An entry that is named otherwise, as an option is by its field; and which part of it."""

    module: str
    entry: str
    part: str = ""


class Spelt(NamedTuple):
    """How a fact is written in every language: `Annotated[Hex, Spelt(name)]` is a hex by its name."""

    write: Callable[[Any], str]


class Named(NamedTuple):
    """How a fact is named in each language: `Annotated[str, Named(piece)]`, where `piece("cruiser5")` is the noun with
    its number. What is found may be a noun, several of a thing, anything that can be told, or a tuple of these."""

    find: Callable[[Any], Any]
    among: Collection[Any] = ()
    """All that are named so, where they can be listed: each must have its words."""


class Fact(property):
    """A property that sentences may speak of as they do of fields: what follows from these."""


Sayable = Text | Message | Phrase | Label
"""What there are words for."""


def tell(value: Any, names: Sequence[str] = (), language: Language = "en") -> str:
    """A value in words; seats go by these names."""
    if isinstance(value, msgspec.Struct):
        return _told_before(value, tuple(names), language)
    return _told(value, names, language)


def _told(value: Any, names: Sequence[str], language: Language) -> str:
    found = _voice(value.__class__ if isinstance(value, msgspec.Struct) else label_of(value), language)
    if found is None:
        return _bare(value, names, language)
    say, speech = found
    return say(_facts(value, names, speech.language), speech)


_told_before = asked_once_of_equals(_MOST_KEPT)(_told)
"""The same choices are told look after look."""


@cache
def _voice(what: "type[msgspec.Struct] | Label", language: Language) -> "tuple[Say, Speech] | None":
    """The words for a class or a label, and who says them."""
    module, entry, part = what if isinstance(what, Label) else _label_of_class(what)
    home = home_of(module)
    for spoken in (language, FALLBACK) if home else ():
        speech = _speech(home, spoken)
        if say := speech.find(entry, part):
            return say, speech
    return None


def as_text(value: Sayable) -> Text:
    """What the contract has as a Text: a value that is none is told when it is looked at."""
    return value if isinstance(value, Text) else said(value)


def said(value: Any, names: Sequence[str] = ()) -> Text:
    """A value where the contract has a Text: it is told when it is looked at, once for each language, and kept."""
    return _said_once(value) if isinstance(value, Phrase) else _Said(value, names)


@lru_cache(maxsize=None, typed=True)  # members of two enumerations may be equal, where both are texts
def _said_once(phrase: Phrase) -> Text:
    """A phrase speaks of nobody: it is told once for all."""
    return _Said(phrase, ())


@cache
def kebab(name: str) -> str:
    """The entry for a name in Python: ShipMoved is ship-moved, BLACK_HOLE is black-hole."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "-", name).replace("_", "-").lower()


def label_of(value: Any) -> Label:
    """The entry that has the words of a value."""
    if isinstance(value, Label):
        return value
    return _label_of_member(value) if isinstance(value, Enum) else _label_of_class(value.__class__)


def _label_of_class(kind: type[Any]) -> Label:
    return Label(kind.__module__, getattr(kind, "entry_prefix", "") + kebab(kind.__name__))


@lru_cache(maxsize=None, typed=True)  # members of two enumerations may be equal, where both are texts
def _label_of_member(member: Enum) -> Label:
    kind = _label_of_class(type(member))
    entry = f"{kind.entry}-{kebab(member.name)}" if isinstance(member, Phrase) else f"-{kebab(member.name)}"
    return Label(kind.module, entry)


class Speech:
    """One package speaking one language: what the entries of a catalogue ask for."""

    functions = FUNCTIONS

    def __init__(self, home: str, language: Language) -> None:
        self.home, self.language = home, language
        self.term = cache(self._term)
        self.plural, self.joined = GRAMMARS.get(language, Grammar())

    def find(self, entry: str, part: str = "") -> Say | None:
        for package in (self.home, _CORE):
            words = catalogue(package, self.language)
            found = words.entry(entry) if words else None
            if found and (say := found.part(part)):
                return say
        return None

    def sentence(self, entry: str, part: str = "") -> Say:
        say = self.find(entry, part)
        if say is None:
            raise LookupError(f"{self.home}/words/{self.language}.ftl has no {entry}{'.' if part else ''}{part}")
        return say

    def _term(self, entry: str, part: str = "", **forms: object) -> str:
        """A noun, an article or a preposition, in one of its forms; nothing where it has no such part."""
        if say := self.find(entry, part):
            return say(_Forms(forms), self)
        return "" if part or self.language == FALLBACK else _speech(self.home, FALLBACK).term(entry, "", **forms)

    def shown(self, fact: Any) -> str:
        if isinstance(fact, str):
            return fact
        if isinstance(fact, Noun):
            called = self.term(fact.term)
            return f"{called} {fact.after}" if fact.after else called
        if isinstance(fact, Counted):
            return self.functions["COUNT"](self, fact.number, fact.what)
        if isinstance(fact, tuple):
            return self.listed([self.shown(each) for each in fact])
        return "" if fact is None else str(fact)

    def keys(self, fact: Any) -> Sequence[str]:
        """What a fact may be called among the variants of a choice, the most exact first."""
        if isinstance(fact, str):
            return () if isinstance(fact, _PlayerName) else (fact,)
        if isinstance(fact, bool):
            return ("yes" if fact else "no",)
        if isinstance(fact, int | float):
            return str(fact), self.plural(fact)
        if isinstance(fact, Noun):
            return (fact.key,)
        if isinstance(fact, Counted):
            return self.keys(fact.number)
        return ("none",) if fact is None else (str(len(fact)), self.plural(len(fact)))

    def listed(self, words: Sequence[str], conjunction: str = "and") -> str:
        """One, two and three."""
        *most, last = words
        return f"{', '.join(most)} {self.term(f'-{conjunction}')} {last}" if most else last


class _Forms(dict[str, Any]):
    """What is not asked for in a form of its own has none."""

    def __missing__(self, name: str) -> None:
        return None


@cache
def _speech(home: str, language: Language) -> Speech:
    return Speech(home, language)


class _Said(LazyText):
    """A value that will be told."""

    __slots__ = ("_kept", "_names", "_value")

    def __init__(self, value: Any, names: Sequence[str]) -> None:
        self._value, self._names, self._kept = value, names, dict[str, str]()

    def to(self, language: Language) -> str:
        if language not in self._kept:
            self._kept[language] = tell(self._value, self._names, language)
        return self._kept[language]

    def __repr__(self) -> str:
        return f"said({self._value!r})"


_Read = Callable[[Any, Sequence[str], Language], Any]


def _facts(value: Any, names: Sequence[str], language: Language) -> Mapping[str, Any]:
    if not isinstance(value, msgspec.Struct):
        return _Forms()
    return {name: read(getattr(value, name), names, language) for name, read in _fields(value.__class__)}


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[tuple[str, _Read], ...]:
    """The blanks that a value of a class fills, and how each is read."""
    return tuple((name, _reader(hint)) for name, hint in blanks(kind).items())


def blanks(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """What a sentence about a value of a class can speak of, each with its type: its fields, then its facts."""
    hints = get_type_hints(kind, include_extras=True)
    return {**{name: hints[name] for name in kind.__struct_fields__}, **dict(_derived(kind))}


def _derived(kind: type[msgspec.Struct]) -> Iterator[tuple[str, Any]]:
    for base in reversed(kind.__mro__):
        for name, found in vars(base).items():
            if isinstance(found, Fact):
                yield name, get_type_hints(found.fget, include_extras=True)["return"]


def _reader(hint: Any) -> _Read:
    """How a field is read, where its type says more than its value: seats are numbers, a hex has a name."""
    parts = get_args(hint)
    if hint is Seat:
        return _name
    if get_origin(hint) is Annotated:
        if spelt := next((note for note in parts[1:] if isinstance(note, Spelt)), None):
            return lambda value, names, language: spelt.write(value)
        if named := next((note for note in parts[1:] if isinstance(note, Named)), None):
            return lambda value, names, language: _found(named.find(value), names, language)
        return _reader(parts[0])
    if get_origin(hint) is tuple:
        each = _reader(parts[0])
        return lambda value, names, language: tuple(each(one, names, language) for one in value)
    if get_origin(hint) in (Union, UnionType) and NoneType in parts and len(parts) == 2:
        there = _reader(next(part for part in parts if part is not NoneType))
        return lambda value, names, language: None if value is None else there(value, names, language)
    return _fact


_PLAIN = {int, str, bool, float, NoneType}


class _PlayerName(str):
    """What somebody is called. It chooses no variant, even where somebody is called "none"."""

    __slots__ = ()


def _name(seat: Seat, names: Sequence[str], language: Language) -> str | Noun:
    if seat < len(names) and names[seat] == YOU:
        return Noun("-you")
    return _PlayerName(names[seat] if seat < len(names) else f"⟨{seat}⟩")  # to be put in later: see core.plans


def name_in(name: str, language: Language) -> str:
    """What stands among the names, as a sentence shows it."""
    return _speech(_CORE, language).term("-you") if name == YOU else name


def _found(value: Any, names: Sequence[str], language: Language) -> Any:
    if isinstance(value, tuple) and not isinstance(value, Label):
        return tuple(_fact(each, names, language) for each in value)
    return _fact(value, names, language)


def _fact(value: Any, names: Sequence[str], language: Language) -> Any:
    if value.__class__ in _PLAIN:
        return value
    if isinstance(value, Text):
        return value.to(language)
    if isinstance(value, Noun | Counted):
        return value
    if isinstance(value, msgspec.Struct | Phrase | Label):
        return tell(value, names, language)
    if isinstance(value, Enum):
        return Noun(label_of(value).entry)
    return value


def _bare(value: Any, names: Sequence[str], language: Language) -> str:
    """What can be said of a value that nobody has words for: stones taken: Ann, 3."""
    what = label_of(value).entry.strip("-").replace("-", " ")
    facts = [fact.key if isinstance(fact, Noun) else str(fact) for fact in _facts(value, names, language).values()]
    return f"{what}: {', '.join(facts)}" if facts else what

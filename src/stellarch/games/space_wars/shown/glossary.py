"""What things are for, in a sentence or two with the rule that says it in full: for readers who meet a word on a page.

Laws, protocols, treaties, technologies and events are explained by their own rules, each of which begins with a name:
`SW-6.3.4 Abolition of the veto: the President has no veto.` For the rest data/glossary.toml names the rule, and the
words are in `words/*/glossary.ftl`.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from stellarch.core import LANGUAGES, BadData, Label, Text, said, tell
from stellarch.core.rulebook import Rule, Rulebook
from stellarch.core.text import translated
from stellarch.games.space_wars.chapter import Bar
from stellarch.games.space_wars.nouns import kinds
from stellarch.games.space_wars.tables.happenings import EVENTS
from stellarch.games.space_wars.tables.politics import LAWS, PROTOCOLS, TREATIES
from stellarch.games.space_wars.tables.reading import read
from stellarch.games.space_wars.tables.technologies import ROWS

_FILE = "glossary.toml"
_CITED = re.compile(r"\s*\(SW-[^)]*\)")  # where to read on is said by the rule's id
_COLON = re.compile(r"\s*:\s")  # French has a blank before it too
_NUMBERED: Mapping[str, tuple[str, Sequence[str]]] = {
    "law": ("SW-6.3", tuple(LAWS)),
    "protocol": ("SW-6.4", tuple(PROTOCOLS)),
    "treaty": ("SW-7.2", tuple(TREATIES)),
}
"""Chapters in which each has one rule, in the order of the tables."""


class Explained(msgspec.Struct, frozen=True):
    rule: str
    text: Text

    @classmethod
    def why_not(cls, bar: Bar) -> "Explained":
        """What stands in the way."""
        refusal = bar.illegal()
        assert refusal.rule is not None
        return cls(refusal.rule, refusal.why)


Glossary = Mapping[str, Mapping[str, Explained]]


def glossary(book: Rulebook) -> Glossary:
    """Everything that is explained, by kind and id, as names are."""
    rules = {rule.id: rule for rule in book}
    found = {kind: dict(_each(kind, entries, rules)) for kind, entries in _written().items()}
    for kind, (chapter, ids) in _NUMBERED.items():
        found[kind] = {one: _of_rules([rules[f"{chapter}.{n}"]]) for n, one in enumerate(ids, 1)}
    found["technology"] = {
        technology.id: _of_rules([rules[f"SW-20.{row}.{n}"]])
        for row, technologies in enumerate(ROWS.values(), 1)
        for n, technology in enumerate(technologies, 1)
    }
    found["event"] = {event: _of_rules(_named(book, "SW-5.3", Label(__name__, f"-event-{event}"))) for event in EVENTS}
    found["relation"] |= {treaty: found["treaty"][treaty] for treaty in kinds()["relation"] if treaty in TREATIES}
    return found


def _written() -> Mapping[str, Mapping[str, str]]:
    """The rules that explain things, by kind and id."""
    return read(_FILE, dict[str, dict[str, str]])


def _each(kind: str, entries: Mapping[str, str], rules: Mapping[str, Rule]) -> Iterator[tuple[str, Explained]]:
    for of, rule in entries.items():
        if of not in kinds().get(kind, ()):
            raise BadData(_FILE, f"{kind}.{of}", "has no name")
        if rule not in rules:
            raise BadData(_FILE, f"{kind}.{of}", f"there is no rule {rule}")
        yield of, Explained(rule, said(Label(__name__, f"about-{kind}-{of}")))


def _named(book: Rulebook, chapter: str, name: Label) -> list[Rule]:
    """The rules of a chapter that begin with a name."""
    called = tell(name)
    begins = f"{called[:1].upper()}{called[1:]}:"
    found = [rule for rule in book if rule.id.startswith(f"{chapter}.") and rule.text.en.startswith(begins)]
    if not found:
        raise BadData("RULES", chapter, f"no rule begins with {begins!r}")
    return found


def _of_rules(rules: Iterable[Rule]) -> Explained:
    """What rules say after the name they begin with."""
    first, *_ = rules = tuple(rules)
    told = {language: " ".join(_said(rule, rule.text.to(language)) for rule in rules) for language in LANGUAGES}
    return Explained(first.id, translated(told))


def _said(rule: Rule, sentence: str) -> str:
    """What stands after the colon, as a sentence of its own."""
    _, *rest = _COLON.split(sentence, maxsplit=1)
    if not rest:
        raise BadData("RULES", rule.id, "does not begin with a name")
    told = _CITED.sub("", rest[0])
    return told[:1].upper() + told[1:]

"""The rules of a game as people look them up: by id, or by words.

A game keeps its rules in Markdown, one file a language (RULES.md in English, RULES.fr.md), a rule a line:
`- SSE-3.5 It may not end on ...`. Where a language has no page, the rules are in English.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from itertools import zip_longest

import msgspec

from stellarch.core.errors import BadData
from stellarch.core.text import LANGUAGES, Language, Text, translated

_PAGES: Mapping[Language, str] = {lang: "RULES.md" if lang == "en" else f"RULES.{lang}.md" for lang in LANGUAGES}
_HEADING = re.compile(r"^## (?P<title>.+)$")
_RULE = re.compile(r"^- (?P<id>[A-Z]+-[A-Z]?\.?\d+(?:\.\d+)*) (?P<text>.+)$")

_WORD = re.compile(r"\w+(?:[-.]\w+)*")
_SHORT = 3
"""A word this short keeps its s: it may be no plural."""


class Rule(msgspec.Struct, frozen=True):
    id: str
    chapter: Text
    text: Text


class Rulebook(msgspec.Struct, frozen=True):
    """The rules of one game in the order of the book."""

    rules: tuple[Rule, ...]

    @classmethod
    def read(cls, pages: Mapping[Language, str]) -> "Rulebook":
        """From the Markdown of English and of other languages; they must hold the same ids in the same order."""
        read = {language: list(_rules(page)) for language, page in pages.items()}
        ids = [rule[0] for rule in read["en"]]
        if twice := [rule for rule in ids if ids.count(rule) > 1]:
            raise BadData("RULES", twice[0], "stands twice")
        for language, rules in read.items():
            _require_same(ids, [rule[0] for rule in rules], language)
        return cls(
            tuple(
                Rule(
                    rule_id,
                    translated({language: rules[number][1] for language, rules in read.items()}),
                    translated({language: rules[number][2] for language, rules in read.items()}),
                )
                for number, rule_id in enumerate(ids)
            ),
        )

    @classmethod
    def beside(cls, package: str) -> "Rulebook":
        """From the pages in the folder of a package."""
        pages = {language: files(package).joinpath(page) for language, page in _PAGES.items()}
        return cls.read({language: page.read_text("utf-8") for language, page in pages.items() if page.is_file()})

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules)

    def get(self, rule_id: str) -> Rule | None:
        wanted = rule_id.strip().upper()
        return next((rule for rule in self.rules if rule.id == wanted), None)

    def search(self, words: str, language: Language = "en") -> tuple[Rule, ...]:
        """The rules that have, for every one of the words, a word that begins with it: in this language, or else in
        another. Accents and capitals do not matter, nor does a plural s."""
        wanted = [_without_plural(word) for word in _plain_words(words)]
        others = (other for other in LANGUAGES if other != language)
        found = (self._with_words(wanted, each) for each in (language, *others))
        return next(filter(None, found), ())

    def _with_words(self, wanted: Sequence[str], language: Language) -> tuple[Rule, ...]:
        return tuple(rule for rule in self.rules if _holds(rule, wanted, language))


def _require_same(english: Sequence[str], others: Sequence[str], language: Language) -> None:
    for there, here in zip_longest(english, others):
        if there != here:
            raise BadData("RULES", str(there), f"stands where the page in {language!r} has {here}")


def _rules(page: str) -> Iterator[tuple[str, str, str]]:
    chapter = ""
    for line in page.splitlines():
        if heading := _HEADING.match(line):
            chapter = heading["title"]
        elif rule := _RULE.match(line):
            yield rule["id"], chapter, rule["text"]


def _holds(rule: Rule, wanted: Sequence[str], language: Language) -> bool:
    there = set(_plain_words(f"{rule.id} {rule.chapter.to(language)} {rule.text.to(language)}"))
    there |= {part for word in there for part in re.split(r"[-.]", word)}
    return all(any(word.startswith(each) for word in there) for each in wanted)


def _plain_words(text: str) -> list[str]:
    """The words of a text in small letters and without accents; ids such as SSE-3.5 are words."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return _WORD.findall("".join(letter for letter in plain if not unicodedata.combining(letter)))


def _without_plural(word: str) -> str:
    return word[:-1] if len(word) > _SHORT and word.endswith("s") else word

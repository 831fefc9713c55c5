"""The rules of a game as people look them up: by id, or by words.

A game keeps its rules in Markdown, one file a language, a rule a line: `- SSE-3.5 It may not end on ...`.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files

import msgspec

from stellarch.core.errors import BadData
from stellarch.core.text import LANGUAGES, Language, Text

_PAGES = {"en": "RULES.md", "fr": "RULES.fr.md"}
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
    def read(cls, pages: Mapping[str, str]) -> "Rulebook":
        """From the Markdown of each language; they must hold the same ids in the same order. English is enough: a
        language without a page has the English one."""
        read = [list(_rules(pages.get(language, pages["en"]))) for language in LANGUAGES]
        for english, french in zip(*read, strict=False):
            if english[0] != french[0]:
                raise BadData("RULES", english[0], f"stands where the French page has {french[0]}")
        ids = [rule[0] for rule in read[0]]
        if twice := [rule for rule in ids if ids.count(rule) > 1]:
            raise BadData("RULES", twice[0], "stands twice")
        if len({len(rules) for rules in read}) > 1:
            raise BadData("RULES", "length", "the pages of the two languages do not have the same rules")
        return cls(
            tuple(Rule(en[0], Text(en[1], fr[1]), Text(en[2], fr[2])) for en, fr in zip(*read, strict=True)),
        )

    @classmethod
    def beside(cls, package: str) -> "Rulebook":
        """From the pages in the folder of a package."""
        folder = files(package)
        pages = {language: folder.joinpath(page) for language, page in _PAGES.items()}
        return cls.read(
            {lang: page.read_text("utf-8") for lang, page in pages.items() if lang == "en" or page.is_file()}
        )

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

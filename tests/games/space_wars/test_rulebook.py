"""The rules pages of Space Wars: every id once and in order, in two languages that keep to the same names."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files

import pytest

from stellarch.core import Label, Language, Rulebook, tell
from stellarch.games.space_wars.nouns import kinds, system_name
from stellarch.games.space_wars.tables.tiles import SYSTEMS
from tests.cases import for_each

HERE = files("stellarch.games") / "space_wars"
PAGES: dict[Language, str] = {
    "en": (HERE / "RULES.md").read_text(encoding="utf-8"),
    "fr": (HERE / "RULES.fr.md").read_text(encoding="utf-8"),
}
BOOK = Rulebook.read(PAGES)

SECTIONS = {
    1: (5, 11, 7, 10),
    2: (4, 8, 10),
    3: (9,),
    4: (4, 12, 8),
    5: (8, 7, 28, 7),
    6: (11, 13, 16, 14),
    7: (8, 7, 7, 6),
    8: (4, 7),
    9: (4, 10, 9, 5, 6, 4, 7, 10, 8),
    10: (7, 7, 7, 3, 11, 10, 5),
    11: (8, 3, 6, 1),
    12: (13,),
    13: (7, 11, 5, 10),
    14: (8, 6, 4),
    15: (4, 7),
    16: (12, 7, 5, 4),
    17: (12, 9, 6),
    18: (3, 4),
    19: (2, 2, 2, 4, 3),
    20: (12, 12, 8, 9, 8, 9, 7, 7, 8, 9, 4, 10, 5, 5),
    21: (19,),
    22: (3,),
    23: (5, 0, 8),
    24: (6, 5, 8),
}
"""How many rules each section of a chapter has. What was SW-23.2, the names of actions, is no rule."""

WITHOUT_SECTIONS = {"SW-25.": 10, "SW-29.": 18, "SW-30.": 3, "SW-D.": 65, "SW-R.": 104, "SW-V.": 5}

REFERENCE = re.compile(r"SW-(?:[A-Z]\.)?\d+(?:\.\d+)*")
HEADING = re.compile(r"^##+ (SW-[\d.]+) ", re.MULTILINE)
IDENTIFIER = re.compile(r"\w*[a-z]_[a-z\d]\w*")


def told(entry: str) -> dict[str, str]:
    languages: tuple[Language, ...] = ("en", "fr")
    return {language: tell(Label("stellarch.games.space_wars", entry), (), language) for language in languages}


NAMES: dict[str, dict[str, dict[str, str]]] = {
    **{kind: {of: told(f"-{kind}-{of}") for of in ids} for kind, ids in kinds().items()},
    "system": {system: dict.fromkeys(("en", "fr"), system_name(system)) for system in SYSTEMS},
}
KINDS = {"kind": "tile"}
"""What a list of the figures is called among the names, where the two differ."""


def numbered() -> Iterator[str]:
    """Every id that the rules have."""
    for chapter, sections in SECTIONS.items():
        for section, rules in enumerate(sections, 1):
            yield from (f"SW-{chapter}.{section}.{rule}" for rule in range(1, rules + 1))
    for start, rules in WITHOUT_SECTIONS.items():
        yield from (f"{start}{rule}" for rule in range(1, rules + 1))


def prose(page: str) -> Iterator[str]:
    """The lines of a page that are no rows of a table."""
    return (line for line in page.splitlines() if not line.startswith("|"))


def ids_of_the_figures() -> Iterator[tuple[str, str]]:
    """The ids that the tables of figures give to things, each with its kind."""
    for file in (each for each in (HERE / "data").iterdir() if each.name.endswith(".toml")):
        for kind, records in tomllib.loads(file.read_text(encoding="utf-8")).items():
            if isinstance(records, list):
                yield from ((KINDS.get(kind, kind), record["id"]) for record in records if "id" in record)


def test_every_rule_ruling_and_decision_is_there_once() -> None:
    assert Counter(rule.id for rule in BOOK) == Counter(numbered())


def test_both_pages_have_the_same_ids_in_the_same_order() -> None:
    english, french = (re.findall(r"^- (SW-\S+) ", page, re.MULTILINE) for page in PAGES.values())
    assert english == french


def test_the_rules_of_a_section_stand_in_the_order_of_their_numbers() -> None:
    for chapter in SECTIONS:
        numbers = [tuple(map(int, rule.id[3:].split("."))) for rule in BOOK if rule.id.startswith(f"SW-{chapter}.")]
        assert numbers == sorted(numbers)


def test_both_pages_have_the_same_chapters_and_sections() -> None:
    assert HEADING.findall(PAGES["en"]) == HEADING.findall(PAGES["fr"])


@pytest.mark.parametrize("language", PAGES)
def test_a_reference_names_a_rule_or_a_section_that_there_is(language: Language) -> None:
    page = PAGES[language]
    known = {rule.id for rule in BOOK} | set(HEADING.findall(page))
    assert set(REFERENCE.findall(page)) <= known


def test_both_languages_refer_to_the_same_rules() -> None:
    for rule in BOOK:
        english, french = REFERENCE.findall(rule.text.en), REFERENCE.findall(rule.text.fr)
        assert sorted(english) == sorted(french), rule.id


def test_both_languages_have_the_same_figures() -> None:
    for rule in BOOK:
        english, french = (re.findall(r"\d+", REFERENCE.sub("", text)) for text in (rule.text.en, rule.text.fr))
        assert sorted(english) == sorted(french), rule.id


@pytest.mark.parametrize("language", PAGES)
def test_the_prose_has_no_identifiers(language: Language) -> None:
    assert [found for line in prose(PAGES[language]) for found in IDENTIFIER.findall(line)] == []


@for_each("kind", NAMES)
def test_everything_has_a_name_of_its_own_in_both_languages(kind: str) -> None:
    for named in NAMES[kind].values():
        assert all(text and text == text.strip() for text in named.values())
    for language in ("en", "fr"):
        texts = [named[language] for named in NAMES[kind].values()]
        assert len(set(texts)) == len(texts)


def test_everything_the_figures_speak_of_has_a_name() -> None:
    spoken_of = list(ids_of_the_figures())
    assert {kind for kind, _ in spoken_of} > {"craft", "structure", "technology", "law", "event", "mission"}
    assert [(kind, each) for kind, each in spoken_of if each not in NAMES.get(kind, {})] == []


def test_the_technologies_of_the_page_are_those_that_have_names() -> None:
    """A rule of SW-20.1 to SW-20.13 begins with the name of its technology."""
    for language in ("en", "fr"):
        chart = [rule.text.to(language) for rule in BOOK if re.match(r"SW-20\.(?!14)", rule.id)]
        written = {text.split("(")[0].strip().casefold() for text in chart}
        assert written == {named[language].casefold() for named in NAMES["technology"].values()}

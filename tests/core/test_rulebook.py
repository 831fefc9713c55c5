"""The rulebook: rules by id and by words, in two languages that must agree."""

import re

import pytest

from stellarch.core import LANGUAGES, BadData, Rulebook, Text
from stellarch.games import GAMES

ENGLISH = """# Rules
Words before the first chapter, SSE-1.1 among them.
## SSE-1 The board
- SSE-1.1 Two to four players.
- a line that is no rule
- SSE-1.10 A hex with no system is a gap.
## Rulings
- SSE-R1 The text holds.
"""
FRENCH = """# Règles
## SSE-1 Le plateau
- SSE-1.1 Deux à quatre joueurs.
- SSE-1.10 Un hexagone sans système est un vide.
## Décisions
- SSE-R1 Le texte fait foi.
"""
BOOK = Rulebook.read({"en": ENGLISH, "fr": FRENCH})


def test_a_language_without_a_page_has_the_english_one() -> None:
    (rule, *_) = Rulebook.read({"en": ENGLISH})
    assert rule.text == Text("Two to four players.", "Two to four players.")


def ids(words: str) -> list[str]:
    return [rule.id for rule in BOOK.search(words)]


def test_rules_come_in_the_order_of_the_book() -> None:
    assert [rule.id for rule in BOOK] == ["SSE-1.1", "SSE-1.10", "SSE-R1"]


def test_a_rule_has_its_chapter_and_its_text_in_both_languages() -> None:
    first = next(iter(BOOK))
    assert first.chapter == Text("SSE-1 The board", "SSE-1 Le plateau")
    assert first.text == Text("Two to four players.", "Deux à quatre joueurs.")


def test_a_language_without_a_page_reads_english() -> None:
    english = Rulebook.read({"en": ENGLISH})
    assert [rule.text.to("de") for rule in english] == [rule.text.en for rule in BOOK]


@pytest.mark.parametrize("written", ["SSE-1.1", "sse-1.1", " sse-1.1 "])
def test_a_rule_is_found_by_its_id(written: str) -> None:
    rule = BOOK.get(written)
    assert rule is not None
    assert rule.id == "SSE-1.1"


@pytest.mark.parametrize("unknown", ["SSE-1", "SSE-9.9", "", "players"])
def test_an_id_that_is_none_finds_nothing(unknown: str) -> None:
    assert BOOK.get(unknown) is None


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("players", ["SSE-1.1"]),
        ("JOUEURS quatre", ["SSE-1.1"]),
        ("sse-1.1", ["SSE-1.1", "SSE-1.10"]),
        ("board", ["SSE-1.1", "SSE-1.10"]),
        ("board players", ["SSE-1.1"]),
        ("dragon", []),
        ("", ["SSE-1.1", "SSE-1.10", "SSE-R1"]),
    ],
)
def test_rules_are_found_by_all_of_the_words_in_either_language(words: str, found: list[str]) -> None:
    assert ids(words) == found


@pytest.mark.parametrize("written", ["SSE-3.12", "SSE-R15", "GE-17.10", "SW-D.35", "SW-24.3.1", "TOY-1"])
def test_the_ids_of_every_game_are_read(written: str) -> None:
    page = f"- {written} Text."
    assert [rule.id for rule in Rulebook.read({"en": page, "fr": page})] == [written]


@pytest.mark.parametrize(
    "french",
    [
        FRENCH.replace("SSE-1.10", "SSE-1.2"),
        FRENCH.replace("- SSE-R1 Le texte fait foi.\n", ""),
        FRENCH + "- SSE-R2 Encore.\n",
    ],
)
def test_pages_that_do_not_hold_the_same_rules_are_bad_data(french: str) -> None:
    with pytest.raises(BadData):
        Rulebook.read({"en": ENGLISH, "fr": french})


def test_a_rule_that_stands_twice_is_bad_data() -> None:
    twice = "- SSE-1.1 Two to four players."
    with pytest.raises(BadData):
        Rulebook.read({"en": ENGLISH + twice, "fr": FRENCH + twice})


def test_small_star_empires_has_the_same_facts_in_every_language() -> None:
    """The rules that a rule cites, its figures and the names of layouts."""
    fact = re.compile(r"SSE-[A-Z]?\d+(?:\.\d+)?|\d+|`\w+`")
    for rule in GAMES["small-star-empires"].rulebook:
        english, *others = (sorted(fact.findall(rule.text.to(language))) for language in LANGUAGES)
        assert others == [english] * len(others), rule.id
        assert len({rule.text.to(language) for language in LANGUAGES}) == len(LANGUAGES), rule.id


@pytest.mark.parametrize("game_id", GAMES)
def test_the_rulebook_of_every_game_names_each_rule_once(game_id: str) -> None:
    named = [rule.id for rule in GAMES[game_id].rulebook]
    assert named
    assert len(set(named)) == len(named)

"""`stellarch rules`."""

import json
import re

import pytest

from stellarch.games import find_game
from tests.cli.conftest import Command

BOOK = find_game("small").rulebook


def test_a_rule_by_its_id(stellarch: Command) -> None:
    ran = stellarch("rules", "sse-3.5")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("SSE-3.5") == 1
    assert "black hole" in ran.out


def test_an_id_is_not_the_beginning_of_another(stellarch: Command) -> None:
    assert "SSE-3.10" not in stellarch("rules", "SSE-3.1").out


def test_a_chapter(stellarch: Command) -> None:
    rules = json.loads(stellarch("rules", "SSE-5", "--json").out)
    assert [rule["id"] for rule in rules] == [rule.id for rule in BOOK if rule.id.startswith("SSE-5.")]


def test_several_ids(stellarch: Command) -> None:
    rules = json.loads(stellarch("rules", "SSE-9.8", "SSE-R14", "--json").out)
    assert [rule["id"] for rule in rules] == ["SSE-9.8", "SSE-R14"]


def test_by_words_in_any_order(stellarch: Command) -> None:
    assert stellarch("rules", "hole", "black", "--json") == stellarch("rules", "black", "hole", "--json")


@pytest.mark.parametrize(("language", "words"), [("fr", "trou noir"), ("de", "Schwarzen Loch")])
def test_in_another_language(stellarch: Command, language: str, words: str) -> None:
    assert words in stellarch("rules", "SSE-3.5", "--language", language).out


def test_a_rulebook_without_a_german_page_is_shown_in_english(stellarch: Command) -> None:
    assert stellarch("rules", "GE-1.1", "--language", "de") == stellarch("rules", "GE-1.1")


def test_the_whole_book(stellarch: Command) -> None:
    shown = stellarch("rules").out
    assert all(rule.text.en in shown for rule in BOOK)


def test_an_unknown_id_names_those_near_it(stellarch: Command) -> None:
    ran = stellarch("rules", "SSE-3.55")
    assert (ran.code, ran.out) == (1, "")
    assert "SSE-3.5" in ran.err.removeprefix("stellarch: There is no rule SSE-3.55.")


@pytest.mark.parametrize("sought", ["zeppelin", "SSE-99"])
def test_nothing_found(stellarch: Command, sought: str) -> None:
    ran = stellarch("rules", sought)
    assert (ran.code, ran.out) == (1, "")
    assert sought in ran.err


def test_known_ids_are_shown_beside_an_unknown_one(stellarch: Command) -> None:
    ran = stellarch("rules", "SSE-3.5", "SSE-3.55")
    assert ran.code == 1
    assert "SSE-3.5  " in ran.out


def test_a_word_is_found_where_a_word_begins_with_it(stellarch: Command) -> None:
    """Not in the middle of another: "partie" is no tie."""
    found = json.loads(stellarch("rules", "tie", "--json").out)
    assert found
    assert all(re.search(r"\btie", f"{rule['text']} {rule['chapter']}", re.IGNORECASE) for rule in found)


def test_accents_capitals_and_a_plural_do_not_matter(stellarch: Command) -> None:
    assert stellarch("rules", "Nébuleuses", "--json").out == stellarch("rules", "nebuleuse", "--json").out != "[]\n"

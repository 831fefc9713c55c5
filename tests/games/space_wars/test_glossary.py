"""What things are for: everything a page names is explained, in both languages, by a rule that is there."""

import pytest

from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.nouns import NAMES
from stellarch.games.space_wars.shown.glossary import glossary
from stellarch.games.space_wars.tables.technologies import SQUARES, TECHNOLOGIES
from tests.cases import for_each

BOOK = SPACE_WARS.rulebook
GLOSSARY = glossary(BOOK)
WHOLE = (
    "craft structure resource counter legion populace officer office relation law protocol treaty technology event term"
)


@for_each("kind", WHOLE.split())
def test_all_of_a_kind_are_explained(kind: str) -> None:
    assert set(GLOSSARY[kind]) == set(NAMES[kind])


@pytest.mark.parametrize("kind", ["law", "protocol"])
def test_a_card_is_explained_by_the_rule_that_bears_its_name(kind: str) -> None:
    for card, explained in GLOSSARY[kind].items():
        rule = BOOK.get(explained.rule)
        assert rule is not None
        assert rule.text.en.lower().startswith(NAMES[kind][card].en.lower())
        assert rule.text.fr.lower().startswith(NAMES[kind][card].fr.lower())


def test_a_technology_is_explained_by_the_rule_that_has_its_price() -> None:
    for technology, explained in GLOSSARY["technology"].items():
        rule = BOOK.get(explained.rule)
        assert rule is not None
        assert f"{sum(SQUARES[TECHNOLOGIES[technology].level])} points" in rule.text.en


def test_an_event_is_explained_by_all_its_rules() -> None:
    told = GLOSSARY["event"]["black_hole"].text.en
    assert told.startswith("Everything in each sector it enters is removed")
    assert "A craft that comes into its sector is destroyed." in told


def test_every_explanation_is_a_sentence_in_both_languages() -> None:
    for kind, each in GLOSSARY.items():
        for of, explained in each.items():
            for text in (explained.text.en, explained.text.fr):
                assert text[0].upper() == text[0], (kind, of, text)
                assert text.endswith("."), (kind, of, text)
                assert "(SW-" not in text, (kind, of, text)

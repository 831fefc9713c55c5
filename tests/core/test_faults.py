"""What is wrong with what was sent is said in both languages."""

from typing import Any

import pytest

from stellarch.core import BadNotation, BadOptions
from stellarch.core.faults import fault_in_words
from stellarch.core.options import read_options
from stellarch.games.space_wars import SPACE_WARS

WRONG: dict[str, tuple[Any, str, str]] = {
    "a text for a number": (
        {"type": "accept", "player": 0, "offer": "one"},
        "expected a whole number, got a text (offer)",
        "attendu : un nombre entier ; reçu : un texte (offer)",
    ),
    "a field that is missing": (
        {"type": "accept", "player": 0},
        "the field offer is missing",
        "il manque le champ offer",
    ),
    "an order that there is not": ({"type": "sing"}, "'sing' is not known here (type)", "'sing' n'est pas connu ici"),
    "no order at all": (3, "expected an object, got a whole number", "attendu : un objet ; reçu : un nombre entier"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_malformed_order_is_refused_in_the_words_of_each_language(case: str) -> None:
    plain, english, french = WRONG[case]
    with pytest.raises(BadNotation) as refused:
        SPACE_WARS.read_plain(plain)
    assert english in refused.value.why.en
    assert french in refused.value.why.fr


def test_a_short_form_that_cannot_be_read_says_why_in_both_languages() -> None:
    with pytest.raises(BadNotation) as refused:
        SPACE_WARS.read_action("accept:0/one")
    assert "reçu : un texte" in refused.value.why.fr
    assert "Expected" not in refused.value.why.fr
    with pytest.raises(BadNotation, match="it has 2 parts"):
        SPACE_WARS.read_action("accept:0")


def test_a_fault_of_another_kind_is_not_repeated_in_english() -> None:
    assert fault_in_words("JSON is malformed: invalid character (byte 3)").fr == "la forme est incorrecte"


@pytest.mark.rule("SW-21.1.9", "SW-21.1.15")
def test_an_impossible_value_of_an_option_names_its_rule() -> None:
    for option, value, rule in (("victory_value", 7, "SW-21.1.9"), ("pace", "slow", "SW-21.1.15")):
        with pytest.raises(BadOptions) as refused:
            read_options(SPACE_WARS.options, {option: value})
        assert refused.value.rule == rule

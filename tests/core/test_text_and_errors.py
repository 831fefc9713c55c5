"""Words in two languages, and the verdicts that carry them."""

import pickle
import re
from inspect import getdoc

import pytest

from stellarch.core import (
    LANGUAGES,
    TEXT_LANGUAGES,
    BadData,
    BadNotation,
    BadOptions,
    BadRecord,
    GameOver,
    Illegal,
    NotYourTurn,
    Refusal,
    Refused,
    StaleState,
    StellarchError,
    Text,
    errors,
    within,
)

HELLO = Text("Hello.", "Bonjour.")


class InABlackHole(Refusal, frozen=True):
    rule = "SSE-3.5"
    at: str


def test_a_text_speaks_both_languages() -> None:
    assert [HELLO.to(language) for language in TEXT_LANGUAGES] == ["Hello.", "Bonjour."]


def test_a_text_has_english_for_every_other_language() -> None:
    assert {HELLO.to(language) for language in LANGUAGES if language not in TEXT_LANGUAGES} == {HELLO.en}


def test_a_text_is_english_by_itself() -> None:
    assert str(HELLO) == "Hello."


def test_a_refusal_has_its_rule_and_what_it_is_about() -> None:
    refusal = InABlackHole("g8").illegal("g8")
    assert str(refusal) == "SSE-3.5: g8 is a black hole."
    assert (refusal.rule, refusal.code, refusal.about) == ("SSE-3.5", "action/illegal", ("g8",))
    assert refusal.why == Text("g8 is a black hole.", "g8 est un trou noir.")


def test_braces_in_a_fact_are_no_blanks() -> None:
    assert InABlackHole("{ $at }{0}").illegal().why.fr == "{ $at }{0} est un trou noir."


def test_a_rule_can_forbid_options() -> None:
    refusal = InABlackHole("g8").impossible("board")
    assert isinstance(refusal, BadOptions)
    assert (refusal.rule, refusal.code, refusal.about) == ("SSE-3.5", "options/impossible", ("board",))


def test_a_refusal_without_a_rule_is_just_its_sentence() -> None:
    assert str(NotYourTurn(Text("Wait.", "Attendez."))) == "Wait."


@pytest.mark.parametrize(
    ("verdict", "code"),
    [
        (NotYourTurn, "action/not-your-turn"),
        (GameOver, "action/game-over"),
        (StaleState, "action/stale-state"),
        (Illegal, "action/illegal"),
        (BadOptions, "options/impossible"),
    ],
)
def test_a_code_is_stable(verdict: type[Refused], code: str) -> None:
    assert verdict.code == code


def test_bad_notation_shows_the_text_and_the_place() -> None:
    fault = BadNotation(Text("No hex.", "Pas un hexagone."), "g77x", 3)
    assert (fault.text, fault.at) == ("g77x", 3)
    assert fault.why == Text("No hex. In 'g77x', at 3.", "Pas un hexagone. Dans 'g77x', position 3.")


def test_bad_notation_shows_of_a_long_text_only_what_is_around_the_place() -> None:
    fault = BadNotation(Text("No.", "Non."), "x" * 500 + "here" + "x" * 500, 500)
    assert "here" in str(fault)
    assert len(str(fault)) < 100


def test_bad_data_names_file_and_key() -> None:
    fault = BadData("tiles.toml", "retail.Ga", "seven systems are due")
    assert fault.why.en == "tiles.toml, retail.Ga: seven systems are due"
    assert fault.why.fr == "tiles.toml, retail.Ga : seven systems are due"


def test_an_error_arrives_whole_from_another_process() -> None:
    arrived = pickle.loads(pickle.dumps(BadOptions(Text("No.", "Non."), rule="SSE-1.1", about=("players",))))
    assert (arrived.why.fr, arrived.rule, arrived.about) == ("Non.", "SSE-1.1", ("players",))


def test_every_error_is_in_the_tree_that_the_page_on_errors_draws() -> None:
    drawn = {
        line.split()[0]: indent(line)
        for line in (getdoc(errors) or "").splitlines()
        if re.match(r" *[A-Z]\w+ {2,}", line)
    }
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, StellarchError)]
    assert {kind.__name__: kind.__mro__.index(StellarchError) * 2 for kind in kinds} == drawn
    assert set(drawn) >= {BadNotation.__name__, BadRecord.__name__}


def indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def test_a_refusal_of_a_part_says_which_part_of_the_whole() -> None:
    refusal = InABlackHole("g8").illegal("g8")
    in_the_list = Illegal(refusal.why, at=("price",)).inside("orders", 3, stands=3)
    assert (refusal.at, refusal.stands) == ((), None)
    assert (in_the_list.at, in_the_list.stands) == (("orders", 3, "price"), 3)


def test_a_refusal_of_a_part_is_otherwise_the_same() -> None:
    refusal = StaleState(7).inside(2)
    assert (type(refusal), refusal.number, refusal.at, str(refusal)) == (StaleState, 7, (2,), str(StaleState(7)))


def test_what_else_stands_in_the_way_is_in_the_same_part() -> None:
    refusal = BadOptions(HELLO, besides=(BadOptions(HELLO, at=("b",)),), at=("a",)).inside(1)
    assert [one.at for one in (refusal, *refusal.besides)] == [(1, "a"), (1, "b")]


def test_parts_lie_within_parts() -> None:
    with pytest.raises(Illegal) as raised, within("orders", 4), within("clauses", 0):
        raise InABlackHole("g8").illegal()
    assert raised.value.at == ("orders", 4, "clauses", 0)
    assert raised.value.rule == "SSE-3.5"

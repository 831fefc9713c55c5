"""Templates filled in at the prompt: every kind of blank, and what happens to a line that does not fit."""

from collections.abc import Sequence

import pytest

from stellarch.cli.filling import Cancelled, Filling
from stellarch.cli.output import Screen
from stellarch.core import (
    Amount,
    Amounts,
    Blank,
    Depending,
    Language,
    Orders,
    Pairs,
    Pick,
    Plain,
    Ranking,
    Several,
    Template,
    Text,
    Variant,
    Words,
)
from tests.cases import for_each

LABEL = Text("Do", "Faire")
BUILD = Template("build", Text("Build", "Bâtir"), {"where": Pick(("mine", "port"))})
SELL = Template("sell", Text("Sell", "Vendre"), {"goods": Ranking((1, 2))}, {"to": "bank"})
REST = Template("rest", Text("Rest", "Se reposer"), {})
SEAT = Pick((0, 2), seats=True, label=Text("To whom", "À qui"))
NAMED = Several(("st_n", "st_s"), called={"st_n": Text("North", "Nord")})


def filled(blanks: dict[str, Blank], lines: Sequence[str], language: Language = "en") -> dict[str, Plain]:
    """What comes of typing these lines; more of them than are asked for would be left."""
    left = iter(lines)
    found = Filling(Screen(language), lambda prompt: next(left, None), ("Ada", "Bob", "Cid")).fill(
        Template("do", LABEL, blanks)
    )
    assert list(left) == []
    assert found.pop("type") == "do"
    return found


@for_each(
    ("blank", "lines", "value"),
    [
        (Amount(2, 10, 4), ["6"], 6),
        (Amount(2, 10, 4), [""], 2),
        (Amount(2, 10, 4), ["1", "4", "12", "many", "10"], 10),
        (Amount(-3, 3), ["-2"], -2),
        (Amount(5, 5), [], 5),
        (Pick(("red", 7)), ["", "3", "2"], 7),
        (Pick(("red", 7)), ["RED"], "red"),
        (Pick(("red",)), [], "red"),
        (SEAT, ["Bob", "cid"], 2),
        (NAMED, ["north st_s"], ["st_n", "st_s"]),
        (Several(()), [], []),
        (Several((4, 5, 6), 1, 2), ["", "1 2 3", "2 2", "3, 1"], [6, 4]),
        (Pairs({"cat": ("mat", "bed"), "dog": ("lawn",)}), ["3", "2", ""], {"cat": "bed"}),
        (Ranking(("a", "b", "c")), ["1 2", "1 1 2", "3 1 2"], ["c", "a", "b"]),
        (Ranking(("a",)), [], ["a"]),
        (Words(5), ["too long", "short"], "short"),
        (Words(5), [""], ""),
        (Words(5, 1), ["", "a"], "a"),
        (Amounts({"ore": Amount(0, 9), "gas": Amount(1, 9)}, 6), ["6", "5"], {"ore": 5, "gas": 1}),
        (Amounts({"ore": Amount(0, 9), "gas": Amount(1, 9)}, 6), ["4", "3", ""], {"ore": 4, "gas": 1}),
        (Amounts({"ore": Amount(0, 9), "gas": Amount(0, 9)}), ["9", "9"], {"ore": 9, "gas": 9}),
        (Variant((BUILD, SELL)), ["build", "2"], {"type": "build", "where": "port"}),
        (Variant((BUILD, SELL)), ["2", "2 1"], {"type": "sell", "to": "bank", "goods": [2, 1]}),
        (Orders((BUILD, REST), 3), [""], []),
        (Orders((BUILD, REST), 3), ["2", "1", "1", ""], [{"type": "rest"}, {"type": "build", "where": "mine"}]),
        (Orders((REST,), 2, 2), ["", "1", "", "rest"], [{"type": "rest"}, {"type": "rest"}]),
        (Orders((), 2), [], []),
    ],
)
def test_a_blank_holds_what_was_typed(blank: Blank, lines: list[str], value: Plain) -> None:
    assert filled({"x": blank}, lines) == {"x": value}


@pytest.mark.parametrize(("lines", "values"), [(["1", "4"], {"pay": True, "sum": 4}), (["2"], {"pay": False})])
def test_what_is_asked_may_hang_on_an_earlier_answer(lines: list[str], values: dict[str, Plain]) -> None:
    blanks: dict[str, Blank] = {"pay": Pick((True, False)), "sum": Depending("pay", {"True": Amount(0, 9)})}
    assert filled(blanks, lines) == values


def test_parts_of_an_action_are_filled_in_by_their_way() -> None:
    assert filled({"give.cash": Amount(0, 9), "give.pp": Amount(0, 9)}, ["1", "2"]) == {"give": {"cash": 1, "pp": 2}}


@pytest.mark.parametrize(("language", "asked"), [("en", "To whom (a number): "), ("fr", "À qui (un numéro) : ")])
def test_a_blank_goes_by_its_label(language: Language, asked: str, capsys: pytest.CaptureFixture[str]) -> None:
    prompts: list[str] = []

    def ask(prompt: str) -> str:
        prompts.append(prompt)
        return "1"

    Filling(Screen(language), ask, ("Ada", "Bob", "Cid")).fill(Template("do", LABEL, {"to": SEAT}))
    assert prompts == [f"  {asked}"]
    assert "1) Ada  2) Cid" in capsys.readouterr().out


@pytest.mark.parametrize("lines", [["cancel"], ["2", "1", "Annuler"], []])
def test_a_form_may_be_left(lines: list[str]) -> None:
    with pytest.raises(Cancelled):
        filled({"x": Orders((BUILD, REST), 3)}, lines)

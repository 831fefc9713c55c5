"""SW-30: nobody promises more than comes in, and not to pay has its price."""

from typing import cast

import pytest

from stellarch.core import Amounts, Chance, Depending, Refused, Template
from stellarch.games.space_wars.chapters.pledges import PledgePaid, is_in_default
from stellarch.games.space_wars.chapters.promising import bars_promising
from stellarch.games.space_wars.chapters.treaties import price_of_breaking
from stellarch.games.space_wars.contents import read_action
from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.state import Levels, State, System
from stellarch.games.space_wars.state.politics import Military, Payment
from tests.rules.space_wars.given import A, B, C, at, begin, given, happened, play, refused

CITIES = Levels(city=5)


def earning(phase: str = "player_subphases", *, rules: int = 5, credits: int = 20) -> State:
    """A earns 5 credits a turn."""
    sides = A(systems={A.home: System(CITIES)}, credits=credits), B(), C()
    return begin(given(*sides, turn=3).changed(rules=rules), phase)


@pytest.mark.rule("SW-30.1", "SW-R.104", "SW-V.4")
@pytest.mark.parametrize(
    ("gives", "rule"),
    [("pay_5=5", None), ("pay_1=6", "SW-30.1"), ("pay_2=3+pay_5=3", "SW-30.1"), ("pay_2=3+pay_5=2+credits=20", None)],
)
def test_no_more_is_promised_than_comes_in(gives: str, rule: str | None) -> None:
    assert refused(earning(), f"A offer:1/{gives}/-") == rule
    assert refused(earning(rules=4), f"A offer:1/{gives}/-") is None


@pytest.mark.rule("SW-30.1")
def test_what_is_promised_to_one_is_promised_to_nobody_else() -> None:
    """Both offers can be made, but only the first that is accepted is carried out."""
    offered = play(earning("declaration"), "A offer:1/pay_5=4/-", "A offer:2/pay_5=4/-", "A end", "B end", "C end")
    after = play(offered, "B accept:0/1", "B end", "C accept:0/1", "C end")
    assert after.politics.pledges == (Payment(1, A.seat, B.seat, 4, 5),)
    assert refused(begin(after, "player_subphases"), "A offer:2/pay_1=2/-") == "SW-30.1"
    assert refused(begin(after, "player_subphases"), "A offer:2/pay_1=1/-") is None


@pytest.mark.rule("SW-30.1")
def test_nobody_accepts_to_pay_more_either() -> None:
    asked = play(earning("declaration"), "B offer:0/credits=1/pay_2=6", "A end", "B end", "C end")
    assert refused(asked, "A accept:1/1") == "SW-30.1"


@pytest.mark.rule("SW-30.1")
def test_the_refusal_says_how_much_could_be_promised() -> None:
    with pytest.raises(Refused) as refusal:
        rules.apply(earning(), A.seat, read_action("offer:1/pay_3=9/-"))
    assert refusal.value.why.en.startswith("At most 5 credits a turn can be promised")
    assert refusal.value.why.fr.startswith("On peut promettre au plus 5 crédits par tour")


def both_earning(military: Military = "none") -> State:
    state = earning("declaration")
    rich = state.with_system(at(state, B.home), levels=CITIES)
    return rich.changed(politics=rich.politics.with_relation(A.seat, B.seat, military=military))


@pytest.mark.rule("SW-30.1", "SW-D.13")
@pytest.mark.parametrize(("state", "type_"), [(both_earning(), "make_offer"), (both_earning("war"), "offer_peace")])
def test_what_a_form_lets_one_promise_is_accepted(state: State, type_: str) -> None:
    """Instalments of several lengths share one income, whoever is asked for them."""
    (form,) = [each for each in rules.legal(state, A.seat) if isinstance(each, Template) and each.type == type_]
    for side, payer in (("gives", A.seat), ("asks", B.seat)):
        blank = form.blanks[side]
        assert isinstance(blank, Depending)
        basket = blank.cases["1"]
        assert isinstance(basket, Amounts)
        most = {word: amount.most for word, amount in basket.each.items() if word.startswith("pay_")}
        assert bars_promising(state, payer, most) is not None
        for draw in range(30):
            filled = cast(dict[str, int], basket.drawn(Chance(str(draw)), "fill"))
            assert bars_promising(state, payer, {word: filled[word] for word in most}) is None, filled


def owing(rules: int = 5) -> State:
    """A has promised B 4 credits a turn for two turns, and has lost all cities but one, and all credits."""
    state = earning(rules=rules, credits=0)
    state = state.with_system(at(state, A.home), levels=Levels(city=1))
    return state.changed(politics=state.politics.with_pledge(Payment, A.seat, B.seat, 4, 2))


@pytest.mark.rule("SW-30.2", "SW-4.2.11", "SW-V.4")
@pytest.mark.parametrize(("rules", "owed"), [(4, 3), (5, 4)])
def test_what_is_not_paid_costs_a_credit_more(rules: int, owed: int) -> None:
    after, events = happened(owing(rules), "income_extraction")
    assert PledgePaid(A.seat, B.seat, 1, owed) in events
    assert after.politics.pledges == (Payment(1, A.seat, B.seat, 4, 1, owed),)


@pytest.mark.rule("SW-30.3")
def test_who_is_in_default_promises_no_payments_and_can_be_left_free_of_charge() -> None:
    state = earning()
    debt = state.politics.with_pledge(Payment, A.seat, B.seat, 1, 0, 2)
    state = state.changed(politics=debt.with_relation(A.seat, C.seat, commercial=True))
    assert is_in_default(state, A.seat)
    assert refused(state, "A offer:2/pay_1=1/-") == "SW-30.3"
    assert refused(state, "A offer:2/no_war=1/-") is None
    assert price_of_breaking(state, A.seat, "commercial") == 0
    assert price_of_breaking(state, C.seat, "commercial") == 10
    assert price_of_breaking(state.changed(rules=4), A.seat, "commercial") == 10

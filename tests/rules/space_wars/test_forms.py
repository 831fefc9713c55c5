"""SW-23.3: forms. One action that holds many orders: offered to be filled in, weighed line by line, refused by line."""

from contextlib import suppress
from typing import Any

import msgspec
import pytest

from stellarch.core import Chance, Orders, Refused, Template, Text
from stellarch.games.space_wars.chapters.general import Form
from stellarch.games.space_wars.chapters.research import Research
from stellarch.games.space_wars.contents import AnyAction, read_action
from stellarch.games.space_wars.notation import Order
from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.rules.forms import counted
from stellarch.games.space_wars.state import Levels, State, System, Tokens
from stellarch.games.space_wars.state.matters import Researching
from tests.rules.space_wars.given import A, B, C, Player, begin, given, play, tokens, told

HOME = A.home
WORKS = System(
    Levels(city=3, mechanical_workshop=2, electronic_workshop=1, shipyard=2, research_center=2),
    singles=frozenset({"recycling_center"}),
)
STORES = {HOME: {"tokens": Tokens(9, 9, 9, 2)}}


def at_work(phase: str, **options: Any) -> State:
    return begin(given(A(credits=12, systems={HOME: WORKS}), B(), C(), sectors=STORES, **options), phase)


def form_of(state: State, player: Player) -> Template:
    """The form that a player is offered to fill in."""
    (form,) = (each for each in rules.legal(state, player.seat) if isinstance(each, Template) and each.type == "form")
    return form


def kinds(form: Template) -> list[str]:
    orders = form.blanks["orders"]
    assert isinstance(orders, Orders)
    return [template.type for template in orders.among]


def lines(state: State, player: Player, form: str) -> list[tuple[bool, str | None, str | None]]:
    """Of each line, whether it stands; the rule by which it does not, or what it costs; what it leaves."""
    return [
        (line.stands, line.rule or (line.costs.en if line.costs else None), line.leaves.en if line.leaves else None)
        for line in rules.lines(state, player.seat, read_action(form))
    ]


PHASES = [
    # phase                  its form        what may stand in it
    ("council", "agenda", {"propose"}),
    ("declaration", "declarations", {"offer_treaty", "make_offer"}),
    ("income_extraction", "extraction", {"extract", "recycle"}),
    ("research", "research", {"research"}),
    ("construction_repair", "works", {"build", "commission"}),
]


@pytest.mark.rule("SW-23.3.1")
@pytest.mark.parametrize(("phase", "form", "holds"), PHASES)
def test_every_phase_decided_together_has_its_form(phase: str, form: str, holds: set[str]) -> None:
    state = at_work(phase)
    asked = rules.decision(state, A.seat)
    assert asked is not None
    assert (asked.kind, asked.sealed) == (form, True)
    assert holds <= set(kinds(form_of(state, A)))


@pytest.mark.rule("SW-23.3.1")
def test_a_ballot_has_a_line_for_every_motion_and_answers_one_for_every_offer() -> None:
    agenda = play(at_work("council"), "A form:propose:law/free_trade")
    ballots = play(agenda, "A auto", "A auto", "A auto")
    asked = rules.decision(ballots, B.seat)
    assert asked is not None
    assert asked.kind == "ballot"
    after = play(ballots, "A form:vote:1/for", "B end", "C end")
    assert after.politics.has_law("free_trade")
    declared = play(
        at_work("declaration"), "A form:offer_treaty:1/commercial,offer_treaty:1/scientific", "B end", "C end"
    )
    assert set(kinds(form_of(declared, B))) == {"accept", "decline"}
    after = play(declared, "B form:accept:0/1,decline:0/2")
    relation = after.politics.between(A.seat, B.seat)
    assert (relation.commercial, relation.scientific) == (True, False)


@pytest.mark.rule("SW-23.3.1")
@pytest.mark.parametrize(("phase", "form", "holds"), PHASES)
def test_a_form_that_is_filled_in_reads_as_an_order_of_the_game(phase: str, form: str, holds: set[str]) -> None:
    """Whatever its blanks hold; and sooner or later one stands."""
    state, stood = at_work(phase), 0
    blank = form_of(state, A)
    for number in range(30):
        order: Order = msgspec.convert(blank.drawn(Chance(f"form {number}")), AnyAction)
        assert isinstance(order, Form)
        assert read_action(str(order)) == order
        with suppress(Refused):
            rules.apply(state, A.seat, order)
            stood += 1
    assert stood


@pytest.mark.rule("SW-23.3.2")
def test_a_form_is_weighed_line_by_line() -> None:
    state = at_work("income_extraction")
    assert state.empires[A.seat].credits == 15
    extract = f"extract:{HOME}/mechanical_workshop"
    assert lines(
        state, A, f"form:{extract}/2,{extract}/1,recycle:{HOME}/chemical,extract:{HOME}/electronic_workshop/1"
    ) == [
        (True, "2 credits", "13 credits"),
        (False, "SW-8.2.1", None),
        (True, None, None),
        (True, "1 credit", "12 credits"),
    ]


@pytest.mark.rule("SW-23.3.2")
def test_a_line_of_works_costs_materials_and_credits() -> None:
    state = at_work("construction_repair")
    ((stands, costs, leaves),) = lines(state, A, f"form:order:{HOME}/corvette")
    assert stands
    after = play(state, f"A form:order:{HOME}/corvette", "B end", "C end")
    spent = 12 - after.empires[A.seat].credits
    assert (costs or "").startswith(f"{spent} credits, ")
    assert (leaves or "").startswith(f"{12 - spent} credits, ")
    assert str(9 - tokens(after, HOME).mechanical) in (costs or "")


@pytest.mark.rule("SW-23.3.2")
def test_a_form_of_research_says_what_is_left_and_what_could_come_next() -> None:
    state = at_work("research")
    pool = state.at_hand(Researching).pools[A.seat]
    nothing_yet = rules.rest(state, A.seat, read_action("form:"))
    assert nothing_yet.left == counted("points", pool)
    assert nothing_yet.further == tuple(choice for choice in rules.legal(state, A.seat) if isinstance(choice, Research))
    spent = rules.rest(state, A.seat, rules.default(state, A.seat))
    assert spent.left != nothing_yet.left
    assert set(spent.further) < set(nothing_yet.further)
    assert nothing_yet.brings is None
    three_squares = read_action("form:" + ",".join(["research:propulsion"] * 3))
    learned = rules.rest(state.with_matter(Researching({A.seat: 7})), A.seat, three_squares)
    assert learned.brings == Text("value 0 to 2", "valeur de 0 à 2")


@pytest.mark.rule("SW-23.3.2")
def test_a_form_that_is_paid_for_says_how_many_credits_it_leaves() -> None:
    state = at_work("construction_repair")
    unpaid, paid = (rules.rest(state, A.seat, read_action(f"form:{order}")) for order in ("", f"order:{HOME}/corvette"))
    assert (unpaid.left, paid.left) == (counted("credits", 12), counted("credits", 8))


@pytest.mark.rule("SW-23.3.2")
def test_a_refused_form_names_the_line_and_how_far_it_stands() -> None:
    state = at_work("construction_repair")
    with pytest.raises(Refused) as refusal:
        play(state, f"A form:build:{HOME}/research_center,order:{HOME}/corvette,build:{HOME}/palace")
    assert refusal.value.at == ("orders", refusal.value.stands)
    place = refusal.value.stands
    assert place is not None
    assert [
        line.stands
        for line in rules.lines(state, A.seat, read_action(f"form:build:{HOME}/research_center,order:{HOME}/corvette"))
    ].count(True) >= place
    assert A.seat not in state.sealed


@pytest.mark.rule("SW-23.3.7")
def test_a_sealed_form_is_replaced_by_another_until_the_last_one_is_in() -> None:
    state = at_work("income_extraction")
    state, events = told(
        state, f"A form:extract:{HOME}/mechanical_workshop/2", f"A form:extract:{HOME}/electronic_workshop/1"
    )
    assert [type(event).__name__ for event in events] == ["OrdersSealed"]
    after = play(state, "B end", "C end")
    assert tokens(after, HOME) == Tokens(9, 10, 9, 2)


@pytest.mark.rule("SW-23.3.7")
def test_so_is_the_choice_of_technologies() -> None:
    state = begin(given(A(), B()), "technologies")
    first = "A choose_technologies:level_3_buildings/trading_ability_2+movement_range_2"
    other = "A choose_technologies:level_3_buildings/orbital_base+movement_range_2"
    after = play(play(state, first, other), "B auto")
    assert after.empires[A.seat].known == {"level_3_buildings", "orbital_base", "movement_range_2"}


@pytest.mark.rule("SW-24.2.3")
@pytest.mark.rule("SW-23.3.8")
def test_a_form_comes_with_what_the_software_would_do_filled_in() -> None:
    """What one has ordered by oneself already stands before it."""
    state = at_work("income_extraction")
    asked = rules.decision(state, A.seat)
    assert asked is not None
    assert len(asked.default.orders) == 4
    begun = play(state, f"A recycle:{HOME}/mechanical")
    asked = rules.decision(begun, A.seat)
    assert asked is not None
    assert str(asked.default.orders[0]) == f"recycle:{HOME}/mechanical"
    assert len(asked.default.orders) == 4


@pytest.mark.rule("SW-24.1.3")
def test_nobody_is_told_how_a_form_was_given() -> None:
    """Not even that it was empty."""
    for order in ("end", "auto", "form:", f"form:extract:{HOME}/mechanical_workshop/1"):
        assert read_action(order).seen_by(A.seat, B.seat) is None
        assert read_action(order).seen_by(A.seat, None) is None


@pytest.mark.parametrize(
    ("resource", "count", "french"),
    [
        ("electronic", 1, "1 matériau électronique"),
        ("chemical", 3, "3 matériaux chimiques"),
        ("crystal_d", 2, "2 cristaux D"),
    ],
)
def test_what_a_line_costs_is_in_the_plural_in_french(resource: str, count: int, french: str) -> None:
    assert counted(resource, count).fr == french

"""SW-8.1: income."""

from typing import Any

import pytest

from stellarch.games.space_wars.chapters.income import IncomePaid, from_cities, from_trade, population
from stellarch.games.space_wars.state import Levels, State, System, Tokens
from stellarch.games.space_wars.state.politics import ActiveProtocol
from tests.rules.space_wars.given import A, B, C, Player, Side, begin, given, happened, play, refused, tokens

TRADE = {(A, B): {"commercial": True}}


def cities(player: Player, count: int, **said: Any) -> Side:
    """A player with a number of cities at home."""
    return player(systems={player.home: System(Levels(city=count))}, **said)


def income(state: State, player: Player) -> int:
    """The credits that a phase brings."""
    after = begin(state, "income_extraction")
    return after.empires[player.seat].credits - state.empires[player.seat].credits


@pytest.mark.rule("SW-8.1.1")
@pytest.mark.rule("SW-8.1.2")
@pytest.mark.example("SW-T.36")
def test_cities_and_agreements_pay() -> None:
    mine = {A.home: System(Levels(city=3)), "draconis_31": System(Levels(city=1))}
    state = given(
        A(systems=mine, known="trading_ability_2"), cities(B, 7), tiles={"2-0": "draconis_31"}, relations=TRADE
    )
    assert income(state, A) == 4 + 2 * 4
    assert income(state, B) == 7 + 1 * 3


@pytest.mark.rule("SW-8.1.1")
@pytest.mark.rule("SW-1.4.10")
@pytest.mark.example("SW-T.37")
def test_a_business_center_doubles_its_system_and_a_blocked_one_pays_nothing() -> None:
    rich = System(Levels(city=3), singles=frozenset({"business_center"}), orbital_cities=1)
    assert income(given(A(systems={A.home: rich}), B()), A) == 8
    assert income(given(A(systems={A.home: rich}), B(), events="berilan_gap@arcadia_prime"), A) == 0


@pytest.mark.rule("SW-8.1.3")
@pytest.mark.example("SW-T.38")
@pytest.mark.parametrize(("theirs", "value"), [(0, 0), (1, 1), (3, 2), (4, 3), (21, 6), (22, 7), (37, 9)])
def test_the_value_of_a_population(theirs: int, value: int) -> None:
    assert from_trade(given(A(), cities(B, theirs), relations=TRADE), A.seat) == value


@pytest.mark.rule("SW-8.1.3")
def test_blocked_cities_are_not_counted_for_partners() -> None:
    blocked = B(systems={B.home: System(Levels(city=3), aliens=1)})
    state = given(cities(A, 1), blocked, relations=TRADE)
    assert (population(state, B.seat), from_trade(state, A.seat), from_trade(state, B.seat)) == (0, 0, 1)


@pytest.mark.rule("SW-6.3.14")
@pytest.mark.parametrize(("mine", "theirs", "more"), [(2, 3, (1, 0)), (3, 2, (0, 1)), (3, 3, (1, 1))])
def test_free_trade_helps_the_smaller_partner(mine: int, theirs: int, more: tuple[int, int]) -> None:
    sides = cities(A, mine), cities(B, theirs)
    before, after = (given(*sides, relations=TRADE, laws=laws) for laws in ("", "free_trade"))
    assert tuple(from_trade(after, player.seat) - from_trade(before, player.seat) for player in (A, B)) == more


@pytest.mark.rule("SW-6.4.3")
def test_under_an_embargo_agreements_pay_nobody() -> None:
    embargo = {"protocols": (ActiveProtocol("embargo", players=(B.seat,)),)}
    state = given(cities(A, 3), cities(B, 3), relations=TRADE, politics=embargo)
    assert (from_trade(state, A.seat), from_trade(state, B.seat)) == (0, 0)


@pytest.mark.rule("SW-1.4.7")
def test_a_player_who_controls_a_system_earns_there() -> None:
    from stellarch.games.space_wars.state import Legions

    taken = System(Levels(city=2), legions={B.seat: Legions(1)})
    war = {(A, B): {"military": "war"}}
    state = given(A(systems={A.home: taken}), B(), C(), relations=war)
    assert (from_cities(state, A.seat), from_cities(state, B.seat)) == (0, 2)
    assert from_cities(given(A(systems={A.home: taken}), B(), C()), A.seat) == 2  # guests take nothing


@pytest.mark.rule("SW-8.1.4")
def test_populations_are_those_at_the_start_of_the_phase() -> None:
    """A city that changes hands in the phase has paid its old owner, and counts for no agreement of the new one."""
    world = {"draconis_31": System(Levels(city=3))}
    state = given(A(credits=0, systems=world), B(), C(credits=0), tiles={"2-0": "draconis_31"}, relations=TRADE)
    state = begin(state, "income_extraction")
    paid = [empire.credits for empire in state.empires]
    assert paid == [3, 20 + 2, 0]
    after = play(state, "A offer:2/flag@draconis_31=1/-", "C accept:0/1", "A end", "B end", "C end")
    assert [empire.credits for empire in after.empires] == paid
    assert (population(after, A.seat), population(after, C.seat)) == (0, 3)


@pytest.mark.rule("SW-4.3.4")
def test_income_comes_to_all_before_anybody_extracts_and_extraction_before_refining() -> None:
    """A has no credit but what the cities pay; the crystal is refined in the phase in which it is made."""
    rich = System(Levels(city=15, crystal_workshop=1), singles=frozenset({"fuel_refinery"}))
    state = given(A(credits=0, systems={"spark_77": rich}), B(credits=0), C(), tiles={"2-0": "spark_77"})
    state, events = happened(state, "income_extraction")
    assert [event.seat for event in events if isinstance(event, IncomePaid)] == [A.seat, B.seat, C.seat]
    assert refused(state, "A refine:spark_77") is not None
    after = play(state, "A extract:spark_77/crystal_workshop/1", "A refine:spark_77", "A end", "B end", "C end")
    assert tokens(after, "spark_77") == Tokens(fuel=1)

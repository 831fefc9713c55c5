"""SW-25.1: what traders and scholars do that others do not."""

import pytest

from stellarch.core import Level
from stellarch.games.space_wars.mind.levels import skill_of
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.temper import Temper
from stellarch.games.space_wars.state import Levels, State, System, Tokens
from tests.rules.space_wars.given import A, B, C, begin, given, play

from .asked import HARD, MASTER, NORMAL, SOBER, asked, orders, said
from .empires import SEATS, at_council, at_declaration, empire, equals

TRADER, SCHOLAR = Temper(trade=2.0, science=0.9), Temper(science=2.0)
UPPER = pytest.mark.parametrize("level", [NORMAL, HARD, MASTER])


def answered(state: State, offer: str) -> list[str]:
    """What B says to an offer of A."""
    return orders(asked(play(state, f"A {offer}", *(f"{player} end" for player in SEATS[: len(state.seats)])), B))


# Traders


@UPPER
@pytest.mark.rule("SW-25.1")
def test_a_trader_lends_idle_credits_to_who_is_short_of_them(level: Level) -> None:
    loan = "offer:1/credits=8/pay_3=3"
    state = at_declaration(empire(A, credits=40), empire(B, credits=3))
    plan = asked(state, A, TRADER, level)
    assert loan in orders(plan)
    assert "what is lent" in said(plan)
    assert loan not in orders(asked(state, A, SOBER, level))
    assert answered(state, loan) == ["accept:0/1"]


@UPPER
@pytest.mark.rule("SW-25.1")
def test_a_trader_borrows_what_lies_idle_with_others_one_loan_at_a_time(level: Level) -> None:
    loan = "offer:1/pay_3=3/credits=8"
    state = at_declaration(empire(A, credits=3), empire(B, credits=40))
    plan = asked(state, A, TRADER, level)
    assert loan in orders(plan)
    assert "a loan" in said(plan)
    assert answered(state, loan) == ["accept:0/1"]
    after = play(state, f"A {loan}", "A end", "B end", "B accept:0/1")
    again = begin(after.changed(empires=state.empires), "declaration")
    assert not any("pay_3" in order for order in orders(asked(again, A, TRADER, level)))


@UPPER
@pytest.mark.rule("SW-25.1")
def test_a_trader_sells_points_to_who_is_rich_when_credits_are_short(level: Level) -> None:
    state = at_declaration(empire(A, credits=3, laboratories=6), empire(B, credits=60), *equals(4)[2:])
    (sold,) = (order for order in orders(asked(state, A, TRADER, level)) if order.startswith("offer:1/research="))
    assert answered(state, sold) == ["accept:0/1"]


@pytest.mark.rule("SW-25.7")
def test_a_trader_has_one_freighter_more() -> None:
    assert not orders_freight(SOBER)
    assert orders_freight(TRADER)


def orders_freight(temper: Temper) -> bool:
    return f"order:{A.home}/freight" in orders(asked(at_works(), A, temper._replace(war=0.0)))


@pytest.mark.rule("SW-5.3.23")
def test_a_trader_has_a_consular_starship_for_the_guild_where_it_is_near() -> None:
    starship = f"order:{A.home}/consular_starship"
    assert starship in orders(asked(at_works("gilda_of_traders@4-1"), A, TRADER))
    assert starship not in orders(asked(at_works("gilda_of_traders@4-1"), A, SOBER))
    assert starship not in orders(asked(at_works(), A, TRADER))


def at_works(events: str = "") -> State:
    """A has a shipyard, materials and a freighter at home."""
    home = System(Levels(city=4, shipyard=2, research_center=4, electronic_workshop=2))
    known = "consular_starship scientific_starship level_3_buildings"
    state = given(
        A(systems={A.home: home}, craft=f"freight1@{A.home}", credits=60, known=known), empire(B), events=events
    )
    at = state.empires[A.seat].home
    return begin(state.with_sector(at, tokens=Tokens(9, 9, 9)), "construction_repair")


# Scholars


@UPPER
@pytest.mark.rule("SW-25.1")
def test_a_scholar_parts_with_no_points(level: Level) -> None:
    state = at_declaration(empire(A, credits=60), empire(B, credits=2, laboratories=4), *equals(4)[2:])
    after = play(state, "A offer:1/credits=20/research=2", *(f"{player} end" for player in SEATS[:4]))
    assert orders(asked(after, B, SOBER, level)) == ["accept:0/1"]
    assert orders(asked(after, B, SCHOLAR, level)) == ["decline:0/1"]


@UPPER
@pytest.mark.rule("SW-25.1")
@pytest.mark.parametrize(("temper", "card"), [(TRADER, "free_trade"), (SCHOLAR, "science_charter")])
def test_both_put_their_own_matter_to_the_council(level: Level, temper: Temper, card: str) -> None:
    both = {"commercial": True, "scientific": True}
    state = at_council(*equals(4), relations={(A, B): both, (A, C): both})
    assert orders(asked(state, A, temper, level)) == [f"propose:law/{card}"]


@pytest.mark.rule("SW-25.6")
def test_a_scholar_has_a_scientific_starship_ready_before_there_is_anything_to_find() -> None:
    starship = f"order:{A.home}/scientific_starship"
    assert starship in orders(asked(at_works(), A, SCHOLAR))
    assert starship not in orders(asked(at_works(), A, SOBER))


@pytest.mark.rule("SW-25.5")
@pytest.mark.parametrize(("anomaly", "scholars_only"), [("2-3", False), ("2-6", True)])
def test_a_scholar_goes_further_for_an_anomaly(anomaly: str, scholars_only: bool) -> None:
    """Three sectors from home, or five."""
    side = A(systems={A.home: System(Levels(city=3))}, craft=f"scientific_starship1@{A.home}")
    state = begin(given(side, *equals(3)[1:], events=f"space_anomaly@{anomaly}"), "player_subphases")
    assert _sets_out(state, SCHOLAR)
    assert _sets_out(state, SOBER) != scholars_only


def _sets_out(state: State, temper: Temper) -> bool:
    return any(order.startswith("move:scientific_starship1") for order in orders(asked(state, A, temper)))


# Warlords


@pytest.mark.rule("SW-25.1")
@pytest.mark.parametrize(("victory", "fleet_first"), [("short", False), ("long", True)])
def test_a_warlord_builds_laboratories_before_a_fleet_in_a_short_game(victory: str, fleet_first: bool) -> None:
    state = begin(given(A(), B(), turn=6, victory=victory), "construction_repair")
    taste = Survey(state, A.seat, Temper(war=2.0), skill_of(MASTER), state.chance).nature.taste
    assert (taste.war > SOBER.war) == fleet_first

"""The calculator on the ground: what an invasion and a bombardment would come to."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from stellarch.core import Chance
from stellarch.games.space_wars.chapters.ground.reckoning import Force, fought
from stellarch.games.space_wars.odds import (
    COARSE,
    Effort,
    InvasionOdds,
    bombardment_at,
    bombardment_odds,
    invasion_at,
    invasion_odds,
    odds_of_ground,
)
from stellarch.games.space_wars.rules.bombing import Raid, struck
from stellarch.games.space_wars.rules.surface import unit_names
from stellarch.games.space_wars.state import Legions, Levels, System
from stellarch.games.space_wars.state.ground import GroundBattle
from tests.rules.space_wars.given import A, B, at
from tests.rules.space_wars.grounds import PLANET, landing

EXACT, MANY = Effort(0, 100_000), Effort(1000, 0)


def regulars(count: int, **more: Any) -> Force:
    return Force(Legions(regular=count), **more)


# Invasions


@pytest.mark.rule("SW-13.2.7")
def test_one_against_one_is_what_the_table_says() -> None:
    """By hand: every fall of the first dice, each as the rules let it end."""
    ends: Counter[bool | None] = Counter()
    for dice in product(range(1, 7), repeat=4):
        ends[fought(regulars(1), regulars(1), iter((*dice, *[6] * 50)).__next__).won] += 1
    odds = invasion_odds(regulars(1), regulars(1), EXACT)
    assert odds.is_exact
    assert odds.wins.share == pytest.approx(ends[True] / 6**4, abs=0.01)
    assert odds.loses.share == pytest.approx(ends[False] / 6**4, abs=0.01)


FORCES = [
    (regulars(3), regulars(2)),
    (regulars(5, weapons=2, generals=(1,)), regulars(5, planetary=1)),
    (Force(Legions(2, 2, 1)), Force(Legions(4, 1), generals=(2,))),
    (regulars(5), Force(aliens=3)),
    (Force(Legions(cyborg=2)), Force(aliens=5)),
]


@pytest.mark.parametrize(("attacker", "defender"), FORCES)
def test_battles_by_chance_come_to_what_is_exact(attacker: Force, defender: Force) -> None:
    exact, drawn = (invasion_odds(attacker, defender, effort) for effort in (EXACT, MANY))
    assert (exact.battles, drawn.battles) == (0, 1000)
    for one, other in zip(shares(exact), shares(drawn), strict=True):
        assert other.low - 0.02 < one.share < other.high + 0.02
    assert exact.rounds == pytest.approx(drawn.rounds, rel=0.08)
    assert exact.attacker.lost == pytest.approx(drawn.attacker.lost, abs=0.2)
    assert exact.defender.lost == pytest.approx(drawn.defender.lost, abs=0.2)


def shares(odds: InvasionOdds) -> tuple[Any, Any, Any]:
    return odds.wins, odds.loses, odds.stops


@pytest.mark.parametrize(("attacker", "defender"), FORCES)
def test_shares_of_all_endings_make_one_and_nobody_is_lost_twice(attacker: Force, defender: Force) -> None:
    odds = invasion_odds(attacker, defender)
    assert sum(each.share for each in shares(odds)) == pytest.approx(1, abs=1e-5)
    assert sum(odds.attacker.left.values()) == pytest.approx(attacker.size - odds.attacker.lost, abs=0.01)
    assert odds.attacker.lost <= attacker.size


@pytest.mark.rule("SW-13.1.4")
def test_where_nobody_defends_the_system_is_won_without_a_round() -> None:
    odds = invasion_odds(regulars(1), Force())
    assert (odds.wins.share, odds.rounds, odds.attacker.lost) == (1, 0, 0)


def test_generals_shields_and_better_grades_count() -> None:
    plain = invasion_odds(regulars(4), regulars(4)).wins.share
    assert invasion_odds(regulars(4, generals=(2,)), regulars(4)).wins.share > plain
    assert invasion_odds(regulars(4), regulars(4, planetary=2)).wins.share < plain
    assert invasion_odds(Force(Legions(veteran=4)), regulars(4)).wins.share > plain


def test_large_armies_are_fought_with_an_interval() -> None:
    """In the little time that bots have."""
    large = Force(Legions(12, 6, 3))
    odds = invasion_odds(large, large, COARSE, "one")
    assert odds.battles == COARSE.battles
    assert odds.wins.low < odds.wins.share < odds.wins.high
    assert odds == invasion_odds(large, large, COARSE, "one") != invasion_odds(large, large, COARSE, "another")


def test_an_invasion_is_reckoned_from_the_position() -> None:
    """Four regulars aboard, two on the planet, without officers or weapons."""
    state = landing(Legions(regular=4), Legions(regular=2))
    assert invasion_at(state, A.seat, at(state, PLANET)) == invasion_odds(regulars(4), regulars(2))
    battle = GroundBattle(at(state, PLANET), A.seat, B.seat)
    assert odds_of_ground(state, battle) == invasion_at(state, A.seat, at(state, PLANET))


# Bombardments


TOWN = System(
    Levels(city=3, research_center=1),
    natives=2,
    legions={B.seat: Legions(regular=1, cyborg=1)},
    singles=frozenset({"planetary_shield_a"}),
)


@pytest.mark.rule("SW-12.1.7")
def test_every_unit_falls_by_a_die_of_its_own() -> None:
    raid = Raid("conventional", value=20, shield=1)
    odds = bombardment_odds(raid, TOWN)
    assert odds.lost == {kind: round(count * raid.chance, 3) for kind, count in _counts(raid).items()}
    assert odds.shield_falls == odds.chance == raid.chance > 0
    assert odds.undefended == pytest.approx(raid.chance**2, abs=1e-5)
    assert odds.nothing == pytest.approx((1 - raid.chance) ** 9, abs=1e-5)


def _counts(raid: Raid) -> Counter[str]:
    return Counter(unit_names(struck(TOWN, raid.bombing)))


def test_how_many_city_levels_fall_is_what_dice_come_to() -> None:
    raid, chance, fallen = Raid("conventional", value=20), Chance("bombs"), Counter[int]()
    units = struck(TOWN, raid.bombing)
    for number in range(3000):
        dice = [1 + chance.below(6, number, place) for place in range(len(units))]
        fallen[unit_names(raid.hit(units, dice)).count("city")] += 1
    odds = bombardment_odds(raid, TOWN)
    assert sum(odds.cities) == pytest.approx(1, abs=1e-5)
    assert odds.any_city == pytest.approx(1 - odds.cities[0])
    for count, share in enumerate(odds.cities):
        assert fallen[count] / 3000 == pytest.approx(share, abs=0.03)


@pytest.mark.rule("SW-12.1.11")
def test_biological_bombs_leave_what_does_not_live() -> None:
    """A cyborg defends on, whatever falls; the shield stands."""
    odds = bombardment_odds(Raid("biological", value=20), TOWN)
    assert set(odds.lost) == {"city", "native", "regular"}
    assert (odds.undefended, odds.shield_falls) == (0, 0)


@pytest.mark.rule("SW-12.1.9")
def test_antimatter_contaminates_besides() -> None:
    assert bombardment_odds(Raid("antimatter", value=12), TOWN).counters == Raid("antimatter", value=12).counters > 0


def test_a_bombardment_is_reckoned_from_the_position() -> None:
    state = landing(Legions(regular=1), Legions(regular=2), craft=(f"dreadnought1@{PLANET} dreadnought2@{PLANET}", ""))
    all_, one = (bombardment_at(state, A.seat, at(state, PLANET), craft=craft) for craft in ((), ("dreadnought1",)))
    assert all_.chance >= one.chance
    assert all_.lost["regular"] == round(2 * all_.chance, 3)

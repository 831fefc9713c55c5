"""SW-25.4, SW-25.6, SW-25.7: what bots extract, research and build."""

from typing import Any

import pytest

from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.mind.levels import Skill
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.temper import Temper
from stellarch.games.space_wars.mind.wishes import good_enough, wishes_at
from stellarch.games.space_wars.state import Levels, State, System, Tokens
from stellarch.games.space_wars.state.matters import Overloaded
from stellarch.games.space_wars.tables.technologies import TECHNOLOGIES
from tests.rules.space_wars.given import A, B, Player, Side, at, begin, given, play

from .asked import EASY, MASTER, NORMAL, SOBER, asked, orders, said

START = Levels(city=3, mechanical_workshop=1, electronic_workshop=1, shipyard=2, research_center=2)
"""What a home holds at the start (SW-3.1.1)."""


def home(player: Player, levels: Levels = START, **said: Any) -> Side:
    return player(systems={player.home: System(levels)}, **said)


def lying(tokens: Tokens, where: str = A.home) -> dict[str, dict[str, Any]]:
    return {where: {"tokens": tokens}}


def surveyed(state: State, player: Player, temper: Temper = SOBER, skill: Skill = Skill.FARSIGHTED) -> Survey:
    return Survey(state, player.seat, temper, skill, state.chance)


# Prices


def test_what_is_short_is_dear() -> None:
    poor_in_electronics = given(home(A), B(), sectors=lying(Tokens(mechanical=10, electronic=0, chemical=10)))
    rich_in_electronics = given(home(A), B(), sectors=lying(Tokens(mechanical=10, electronic=20, chemical=10)))
    if_poor, if_rich = (surveyed(state, A).works.prices for state in (poor_in_electronics, rich_in_electronics))
    assert if_poor["electronic"] > if_rich["electronic"]
    assert if_poor["electronic"] > if_poor["mechanical"]


@pytest.mark.rule("SW-25.9")
def test_the_upper_levels_alone_ask_what_will_be_short() -> None:
    state = given(home(A), B(), sectors=lying(Tokens(mechanical=10, electronic=0, chemical=10)))
    prices = {skill: surveyed(state, A, skill=skill).works.prices for skill in Skill}
    dearer = {skill for skill, each in prices.items() if each["electronic"] > each["mechanical"]}
    assert dearer == {Skill.FARSIGHTED, Skill.MASTERLY}


@pytest.mark.rule("SW-25.9")
def test_the_middle_level_waits_for_works_that_are_far_better_and_the_highest_for_better_ones() -> None:
    state = given(home(A), B())
    waits = {skill: _least_share(surveyed(state, A, skill=skill)) for skill in Skill}
    assert waits[Skill.CARELESS] == waits[Skill.DILIGENT] == waits[Skill.FARSIGHTED] == 0
    assert 0 < waits[Skill.ENTERPRISING] < waits[Skill.MASTERLY] < 1


def _least_share(survey: Survey) -> float:
    """What a work must be worth, beside the best, to be built at once."""
    wishes = list(wishes_at(survey, survey.state, at(survey.state, A.home), survey.works.prices))
    return good_enough(survey, wishes) / max(wish.score for wish in wishes)


def test_what_is_wanted_elsewhere_is_missing_there_and_spare_at_home() -> None:
    colony = {A.home: System(START), "draconis_31": System()}
    state = given(
        A(systems=colony, credits=40),
        B(),
        tiles={"4-4": "draconis_31"},
        sectors=lying(Tokens(9, 9, 9)),
        victory_value=45,
    )
    survey = surveyed(state, A)
    colony_at, home_at = at(state, "draconis_31"), at(state, A.home)
    assert any(survey.works.missing[colony_at])
    assert all(spare <= there for spare, there in zip(survey.works.spare[home_at], (9, 9, 9, 0, 0), strict=True))
    assert any(survey.works.spare[home_at])


# Extraction


@pytest.mark.rule("SW-25.4")
def test_four_credits_are_kept() -> None:
    many = System(Levels(city=3, electronic_workshop=3, chemical_workshop=3, mechanical_workshop=3))
    state = begin(given(A(credits=5, systems={A.home: many}), B()), "income_extraction")
    left = state.empires[A.seat].credits
    plan = asked(state, A)
    assert left - len(orders(plan)) >= 4 or left - sum(int(order.split("/")[2]) for order in orders(plan)) >= 4
    assert "4 credits should stay in reserve" in said(plan)


@pytest.mark.rule("SW-25.4")
def test_what_is_not_needed_is_not_extracted() -> None:
    state = given(home(A), B(), sectors=lying(Tokens(mechanical=30, electronic=0, chemical=30)))
    plan = asked(begin(state, "income_extraction"), A)
    assert not any("mechanical_workshop" in order for order in orders(plan))
    assert any("electronic_workshop" in order for order in orders(plan))


@pytest.mark.rule("SW-25.4")
def test_who_has_all_saves_the_credits() -> None:
    state = given(home(A), B(), sectors=lying(Tokens(30, 30, 30)))
    plan = asked(begin(state, "income_extraction"), A)
    assert orders(plan) == []
    assert said(plan) == "What lies in store will do for the next works, so the credits are better saved."


@pytest.mark.rule("SW-25.4")
def test_slaves_work_first() -> None:
    toiling = System(START, slaves=1)
    state = begin(given(A(systems={A.home: toiling}), B()), "income_extraction")
    assert any(order.endswith("/1/1") for order in orders(asked(state, A)))


# Research


def with_points(state: State, points: int) -> State:
    """The research phase, with a number of points for A."""
    return begin(state.with_this_turn(A.seat, research={"anomaly": points}), "research")


@pytest.mark.rule("SW-25.6")
def test_points_are_spent_to_the_last_square_that_can_be_bought() -> None:
    plan = asked(with_points(given(home(A), B()), 30), A)
    state = begin(given(home(A), B()), "research")
    assert 2 + 30 - sum(_cost_of(state, orders(plan))) < 2


def _cost_of(state: State, bought: list[str]) -> list[int]:
    """What squares cost, each row from its beginning."""
    costs, checked = [], dict[str, int]()
    for row in (order.partition(":")[2] for order in bought):
        squares = [cost for each in _row(state, row) for cost in each.squares]
        costs.append(squares[checked.get(row, 0)])
        checked[row] = checked.get(row, 0) + 1
    return costs


def _row(state: State, row: str) -> list[Any]:
    known = state.empires[A.seat].known
    mine = [technology for technology in TECHNOLOGIES.values() if technology.branch == row]
    return sorted((each for each in mine if each.id not in known), key=lambda each: each.order)


@pytest.mark.rule("SW-25.6")
def test_trade_is_studied_where_there_is_a_partner_to_trade_with() -> None:
    partners = {(A, B): {"commercial": True}}
    trading = given(home(A), home(B), relations=partners)
    assert "research:relationship" in orders(asked(with_points(trading, 0), A))
    assert "research:relationship" not in orders(asked(with_points(given(home(A), home(B)), 0), A))


@pytest.mark.rule("SW-25.6")
def test_who_can_win_this_turn_does() -> None:
    """Two technologies of level 2 are missing; what pays better in the long run can wait."""
    known = " ".join(technology.id for technology in TECHNOLOGIES.values() if technology.branch == "ship_attack")
    state = given(home(A, known=known), B(), victory_value=45)
    assert state.empires[A.seat].value == 42
    plan = asked(with_points(state, 12), A)
    assert "wins the game" in said(plan)


@pytest.mark.rule("SW-25.9")
def test_who_looks_ahead_sees_a_win_next_turn() -> None:
    """Three technologies of level 2 are missing: 21 points, of which 12 are there now and 12 will be next turn."""
    known = " ".join(technology.id for technology in TECHNOLOGIES.values() if technology.branch == "ship_attack")
    levels = START._replace(research_center=4)
    colonies = {tile: System(Levels(research_center=4)) for tile in ("veridia_11", "silvana_12")}
    side = A(systems={A.home: System(levels), **colonies}, known=known)
    tiles = {"3-3": "veridia_11", "3-5": "silvana_12"}
    state = begin(given(side, B(), tiles=tiles, victory_value=48), "research")
    assert "win next turn" in said(asked(state, A, level=MASTER))
    assert "win next turn" not in said(asked(state, A, level=NORMAL))


@pytest.mark.rule("SW-25.9")
def test_who_looks_ahead_puts_laboratories_before_cities_in_a_race_for_development() -> None:
    state = given(home(A), B())
    fond_of_cities = Temper(trade=2.0, science=0.0)
    normal, hard = (
        Survey(state, A.seat, fond_of_cities, skill, state.chance) for skill in (Skill.ENTERPRISING, Skill.MASTERLY)
    )
    assert normal.nature.taste == fond_of_cities
    assert hard.nature.taste.science > hard.nature.taste.trade


# Works


@pytest.mark.rule("SW-25.7")
@pytest.mark.parametrize(
    ("levels", "workshop"),
    [(START, "chemical_workshop"), (START._replace(chemical_workshop=1), "electronic_workshop")],
)
def test_at_home_the_chemical_workshop_comes_first_then_a_second_electronic_one(levels: Levels, workshop: str) -> None:
    state = given(home(A, levels, known="level_3_buildings"), B(), sectors=lying(Tokens(10, 5, 6)))
    works = orders(asked(begin(state, "construction_repair"), A))
    assert [work for work in works if "workshop" in work][:1] == [f"build:{A.home}/{workshop}"]


@pytest.mark.rule("SW-25.7")
def test_a_new_planet_gets_a_research_center() -> None:
    colony = {A.home: System(START), "draconis_31": System()}
    many = {**lying(Tokens(20, 20, 20)), **lying(Tokens(0, 2, 1), "draconis_31")}
    state = given(A(systems=colony), B(), tiles={"4-7": "draconis_31"}, sectors=many)
    plan = asked(begin(state, "construction_repair"), A)
    assert "build:draconis_31/research_center" in orders(plan)
    assert "research center at Draconis 31" in said(plan)


@pytest.mark.rule("SW-25.7")
@pytest.mark.rule("SW-23.3.5")
def test_natives_are_asked_before_anything_is_built() -> None:
    lived_in = {A.home: System(START), "veridia_11": System(natives=2)}
    state = given(A(systems=lived_in), B(), tiles={"4-7": "veridia_11"}, sectors=lying(Tokens(9, 9, 9)))
    assert orders(asked(begin(state, "construction_repair"), A)) == ["convert:veridia_11/roll"]


@pytest.mark.rule("SW-14.1.7")
def test_natives_are_not_asked_where_their_player_has_ordered_the_last_city_there_is_room_for() -> None:
    crowded = {A.home: System(START), "crystara_64": System(Levels(city=2), natives=2)}
    stores = lying(Tokens(9, 9, 9), "4-7")
    mine = A(systems=crowded, credits=90, known="level_2_buildings level_3_buildings")
    state = given(mine, B(), tiles={"4-7": "crystara_64"}, sectors=stores)
    state = begin(state, "construction_repair")
    assert orders(asked(state, A)) == ["convert:crystara_64/roll"]
    state = SPACE_WARS.apply(state, A.seat, SPACE_WARS.read_action("build:crystara_64/city")).state
    assert "convert:crystara_64/roll" not in orders(asked(state, A))


@pytest.mark.rule("SW-25.7")
def test_warships_take_a_fifth_of_the_income_at_most_and_more_in_war() -> None:
    """A warlord with a fine income, materials in plenty, and nothing else to build."""
    full = Levels(city=4, mechanical_workshop=2, electronic_workshop=2, shipyard=3, research_center=4)
    stores = lying(Tokens(30, 30, 30))

    def warships(cruisers: int, war: str) -> int:
        named = ["freight1", *(f"cruiser{number}" for number in range(1, cruisers + 1))]
        fleet = " ".join(f"{craft}@{A.home}" for craft in named)
        side = A(systems={A.home: System(full, orbital_cities=4)}, credits=60, craft=fleet)
        state = given(side, B(), sectors=stores, turn=10, relations={(A, B): {"military": war}})
        works = orders(asked(begin(state, "construction_repair"), A, Temper(war=2.0, expansion=0.0)))
        return works.count(f"order:{A.home}/cruiser")

    assert warships(0, "none") >= 1
    assert warships(3, "none") == 0
    assert warships(3, "war") >= 1


@pytest.mark.rule("SW-25.7")
def test_an_academy_trains_whom_a_mission_calls_for() -> None:
    schooled = System(START, singles=frozenset({"space_academy"}))
    state = given(A(systems={A.home: schooled}, credits=60), B(), missions="m03@4-4")
    plan = asked(begin(state, "construction_repair"), A)
    assert f"train:{A.home}/medic" in orders(plan)
    assert "medic" in said(plan)


@pytest.mark.rule("SW-25.5")
@pytest.mark.parametrize(("where", "is_near"), [("4-5", True), ("4-14", False)])
def test_a_scientific_starship_is_built_for_an_anomaly_that_is_near(where: str, is_near: bool) -> None:
    side = home(A, known="scientific_starship", credits=60)
    state = given(side, B(), sectors=lying(Tokens(20, 20, 20)), events=f"space_anomaly@{where}")
    works = orders(asked(begin(state, "construction_repair"), A))
    assert (f"order:{A.home}/scientific_starship" in works) == is_near


@pytest.mark.rule("SW-25.9")
def test_an_easy_bot_takes_any_of_the_three_best() -> None:
    state = given(home(A), B())
    easy = Survey(state, A.seat, SOBER, Skill.CARELESS, state.chance)
    options = [(float(score), score) for score in (1, 5, 2, 4, 3)]
    assert {easy.pick(options, number) for number in range(40)} == {5, 4, 3}
    assert surveyed(state, A).pick(options) == 5
    assert orders(asked(with_points(state, 5), A, level=EASY))


@pytest.mark.rule("SW-25.9")
def test_an_easy_bot_builds_one_thing_a_turn_and_others_all_that_pays() -> None:
    state = given(home(A, credits=60), B(), sectors=lying(Tokens(20, 20, 20)))
    building = begin(state, "construction_repair")
    assert len(orders(asked(building, A, level=EASY))) == 1
    assert len(orders(asked(building, A, level=NORMAL))) > 1


@pytest.mark.rule("SW-25.7")
@pytest.mark.parametrize(("chemical", "made"), [(2.1, True), (0.6, False)])
def test_in_a_long_game_the_highest_level_makes_whatever_is_not_plentiful(chemical: float, made: bool) -> None:
    survey = surveyed(given(home(A), B(), victory="standard"), A, skill=Skill.MASTERLY)
    prices = {"mechanical": 3.4, "electronic": 2.6, "chemical": chemical, "crystal_d": 0.5, "fuel": 0.5}
    wished = [str(wish.order) for wish in wishes_at(survey, survey.state, at(survey.state, A.home), prices)]
    assert (f"build:{A.home}/chemical_workshop" in wished) == made


# Losses


@pytest.mark.rule("SW-25.7")
def test_damaged_craft_are_repaired_while_credits_last() -> None:
    state = given(home(A, craft=f"cruiser1@{A.home}", credits=13), B())
    damaged = state.changed(fleets=state.fleets.with_craft("cruiser1", damage=2))
    building = begin(damaged, "construction_repair")
    repairing = _all_done(building)
    plan = asked(repairing, A)
    assert orders(plan) == [f"repair:{A.home}/cruiser1"] * 2
    assert said(plan).startswith("Cruiser 1 should be repaired")


def _all_done(state: State) -> State:
    return play(state, "A end", "B end")


def test_what_is_missed_least_goes_overboard() -> None:
    state = given(home(A, craft=f"freight1@{A.home}"), B(), sectors=lying(Tokens(mechanical=20)))
    full = state.fleets.with_craft("freight1", damage=1, tokens=Tokens(mechanical=2, electronic=3))
    loaded = begin(state.changed(fleets=full), "research").with_pending(Overloaded("freight1"))
    plan = asked(loaded, A)
    assert orders(plan) == ["jettison:mechanical"]

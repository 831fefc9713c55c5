"""SW-18: contamination and revolts."""

import pytest

from stellarch.games.space_wars.chapters.contamination import revolt_need
from stellarch.games.space_wars.state import Legions, Levels, Project, State, System
from stellarch.games.space_wars.tables.tiles import SYSTEMS
from tests.rules.space_wars.given import A, B, at, begin, given, system

WORLD = "draconis_31"


def after(on: System, *dice: int, tile: str = WORLD, **options: object) -> State:
    """The end of a turn for a system of A's with these dice."""
    state = given(A(systems={tile: on}), B(), tiles={"2-3": tile}, dice=dice, **options)  # type: ignore[arg-type]
    return begin(state, "contamination_slave")


def planet(size: str) -> str:
    return next(name for name, tile in SYSTEMS.items() if tile.is_planet and tile.size == size)


@pytest.mark.rule("SW-1.3.3")
@pytest.mark.rule("SW-18.1.1")
@pytest.mark.example("SW-T.30")
def test_each_unit_is_lost_on_the_number_of_the_table_or_less() -> None:
    medium = planet("medium")
    state = after(System(Levels(city=2), contamination=3), 2, 3, tile=medium)
    assert system(state, medium).levels.city == 1
    assert system(state, medium).contamination == 3


@pytest.mark.rule("SW-18.1.1")
def test_a_die_is_rolled_for_everything_on_the_surface() -> None:
    on = System(
        Levels(city=1), frozenset({"space_academy"}), 1, natives=1, slaves=1, contamination=1,
        legions={A.seat: Legions(regular=1)},
    )  # fmt: skip
    state = after(on, 1, 1, 1, 1, 1, 1)
    assert system(state, WORLD) == System(contamination=1)


@pytest.mark.rule("SW-18.1.1")
@pytest.mark.rule("SW-16.2.5")
@pytest.mark.parametrize(("die", "is_left"), [(1, False), (6, True)])
def test_with_an_enemys_garrison_goes_the_craft_it_has_laid_down(die: int, is_left: bool) -> None:
    on = System(Levels(shipyard=1), contamination=1, legions={B.seat: Legions(1)}, project=Project("cruiser", 1))
    state = after(on, 6, die, relations={(A, B): {"military": "war"}})
    assert (system(state, WORLD).project is not None) == is_left


@pytest.mark.rule("SW-18.1.2")
@pytest.mark.rule("SW-18.1.3")
def test_counters_stay_unless_the_option_lets_them_fade() -> None:
    assert system(after(System(contamination=2)), WORLD).contamination == 2
    assert system(after(System(contamination=2), contamination_decay=1), WORLD).contamination == 1


@pytest.mark.rule("SW-18.2.1")
@pytest.mark.rule("SW-18.2.2")
@pytest.mark.example("SW-T.32")
@pytest.mark.parametrize(
    ("slaves", "legions", "need"),
    [
        (2, Legions(regular=2), 7),
        (3, Legions(regular=2), 6),
        (4, Legions(regular=2), 5),
        (3, Legions(regular=1), 4),
        (4, Legions(regular=1), 3),
        (1, Legions(), 2),
        (3, Legions(elite=1), 7),
    ],
)
def test_slaves_revolt_by_their_number_and_the_strength_of_the_legions(
    slaves: int, legions: Legions, need: int
) -> None:
    on = System(slaves=slaves, legions={A.seat: legions} if any(legions) else {})
    assert revolt_need(on) == need


@pytest.mark.rule("SW-18.2.2")
@pytest.mark.example("SW-T.32")
def test_a_lower_roll_brings_no_revolt() -> None:
    state = after(System(Levels(city=1), slaves=3, legions={A.seat: Legions(regular=2)}), 5)
    assert (system(state, WORLD).slaves, system(state, WORLD).levels.city) == (3, 1)


@pytest.mark.rule("SW-18.2.3")
@pytest.mark.example("SW-T.33")
def test_a_revolt_destroys_structures_and_leaves_as_many_slaves_as_legions() -> None:
    on = System(Levels(city=1, mechanical_workshop=1), slaves=4, legions={A.seat: Legions(regular=1)})
    state = after(on, 3, 5, 4)
    assert system(state, WORLD).levels == Levels(mechanical_workshop=1)
    assert system(state, WORLD).slaves == 1


@pytest.mark.rule("SW-18.2.4")
def test_contamination_comes_before_the_revolt() -> None:
    """The last slave dies of it, so there is nobody left to revolt."""
    state = after(System(slaves=1, contamination=1), 1)
    assert system(state, WORLD).slaves == 0


@pytest.mark.rule("SW-16.1.12")
@pytest.mark.rule("SW-R.96")
def test_no_die_is_rolled_for_an_artificial_gate() -> None:
    """Neither in contamination nor in a revolt: two dice for the slave, one for the city."""
    on = System(Levels(city=1), slaves=1, contamination=1)
    side = A(systems={WORLD: on}, craft=f"outpost1@{WORLD}")
    state = given(side, B(), tiles={"2-3": WORLD}, sectors={"2-3": {"gate": A.seat}}, dice=(6, 6, 6, 6))
    state = begin(state, "contamination_slave")
    assert (state.rolls, state.sectors[at(state, WORLD)].gate, system(state, WORLD).levels.city) == (4, A.seat, 0)


@pytest.mark.rule("SW-16.2.5")
@pytest.mark.rule("SW-R.70")
@pytest.mark.parametrize(("level", "kept"), [(1, False), (2, True)])
def test_a_craft_laid_down_is_lost_with_the_last_level_of_its_shipyard(level: int, kept: bool) -> None:
    on = System(Levels(shipyard=level), contamination=1, project=Project("cruiser", 1))
    state = after(on, 1, 6)
    assert system(state, WORLD).levels.shipyard == level - 1
    assert (system(state, WORLD).project is not None) == kept

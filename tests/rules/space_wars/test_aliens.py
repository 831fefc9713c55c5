"""SW-13.4: aliens land, fight, and infest systems."""

from typing import Any

import pytest

from stellarch.core import Chance
from stellarch.games.space_wars.chapters.ground.aliens import SystemInfested, land_aliens
from stellarch.games.space_wars.chapters.ground.committing import GroundRound
from stellarch.games.space_wars.chapters.ground.ending import AliensBeaten, SystemHeld
from stellarch.games.space_wars.chapters.ground.forces import force_of
from stellarch.games.space_wars.chapters.ground.reckoning import fought
from stellarch.games.space_wars.geometry import coordinates
from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.rules.control import is_blocked, manager
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.rules.flow import go_through_phase
from stellarch.games.space_wars.state import NEWEST_RULES, Legions, Levels, Small, State, System, Tokens
from stellarch.games.space_wars.state.ground import GroundBattle
from stellarch.games.space_wars.state.sectors import Project
from tests.cases import for_each
from tests.rules.space_wars.given import A, B, at, begin, given, offered, play, refused, system, told
from tests.rules.space_wars.grounds import PLANET, aboard, ashore, fight, invasion, landing

QUIET = "gilda_of_traders@1-1 space_storm@1-4"
"""With these two near the core a 6 brings nothing new; they move last, by these dice."""
STILL = (3, 1, 5, 1)
NORTH = (6, 1, 1)
"""Nothing new; then the event moves north by one."""


def infested(
    planet: System, count: int, dice: tuple[int, ...] = (), version: int = NEWEST_RULES, **said: Any
) -> tuple[State, tuple[Any, ...]]:
    """A die of aliens has landed on a planet of A."""
    state = given(A(systems={PLANET: planet}, **said.pop("side", {})), B(), tiles={"3-5": PLANET}, dice=dice, **said)
    course = Course(state.changed(rules=version))
    land_aliens(course, at(state, PLANET), count)
    go_through_phase(course)
    return course.state, tuple(course.events)


@pytest.mark.rule("SW-13.4.1")
@pytest.mark.rule("SW-13.4.2")
@pytest.mark.rule("SW-13.4.4")
@pytest.mark.rule("SW-13.4.5")
@pytest.mark.rule("SW-R.62")
@pytest.mark.rule("SW-13.2.11", "SW-29.9", "SW-V.3")
@pytest.mark.example("SW-T.71")
@pytest.mark.parametrize(
    ("version", "second"), [(3, ((5, 1), "4:1", (1, 1))), (4, ((5, 2), "2:1", (1, 1)))], ids=["version 3", "version 4"]
)
def test_aliens_fight_at_once_to_the_end_and_grow_by_those_they_kill(version: int, second: object) -> None:
    """The last regular rises to a veteran after the first round, from version 4 on."""
    planet = System(Levels(city=3), natives=1, legions={A.seat: Legions(regular=3)})
    state, events = infested(planet, 4, dice=(5, 2), version=version)
    rounds = [event for event in events if isinstance(event, GroundRound)]
    assert [(each.strengths, each.column, each.lost) for each in rounds] == [((4, 3), "1:1", (1, 2)), second]
    after = system(state, PLANET)
    assert (after.aliens, after.legions, after.levels.city, after.natives) == (9, {}, 0, 0)
    assert is_blocked(state, at(state, PLANET))
    assert manager(state, at(state, PLANET)) == A.seat  # the flag stays, and nobody else is there


@pytest.mark.rule("SW-13.4.9")
@pytest.mark.rule("SW-R.62")
@pytest.mark.example("SW-T.96")
def test_a_fight_that_empties_both_sides_leaves_the_last_legions_as_aliens() -> None:
    state, _ = infested(System(Levels(city=1), legions={A.seat: Legions(regular=1)}), 1, dice=(4,))
    assert (system(state, PLANET).aliens, system(state, PLANET).legions) == (2, {})
    assert is_blocked(state, at(state, PLANET))


@pytest.mark.rule("SW-13.4.4")
def test_cyborgs_do_not_become_aliens() -> None:
    state, _ = infested(System(legions={A.seat: Legions(cyborg=1)}), 6, dice=(6,))  # 6 : 4 = 3:2, 0/3
    assert system(state, PLANET).aliens == 6


@pytest.mark.rule("SW-13.3.2")
@pytest.mark.rule("SW-13.4.8")
@pytest.mark.rule("SW-13.4.9")
def test_a_cyborg_that_falls_with_the_last_alien_leaves_nobody_to_infest_the_system() -> None:
    planet = System(Levels(city=2), natives=1, legions={A.seat: Legions(cyborg=1)})
    side = {"officers": f"consul1@{PLANET}"}
    state, events = infested(planet, 1, dice=(6,), side=side)  # 1 : 4 = 1:3, 2/1
    after = system(state, PLANET)
    assert [type(event) for event in events if isinstance(event, AliensBeaten | SystemInfested)] == [AliensBeaten]
    assert (after.aliens, after.legions, after.levels.city, after.natives) == (0, {}, 2, 1)
    assert "consul1" in state.officers
    assert not is_blocked(state, at(state, PLANET))


@pytest.mark.rule("SW-13.4.8")
def test_nobody_holds_a_system_whose_last_alien_falls_with_the_last_invader() -> None:
    state = landing(Legions(cyborg=1), planet=System(aliens=1), owner=A, dice=(1,))  # 4:1, 1/2
    state, events = told(state, f"A invade:{PLANET}")
    assert (system(state, PLANET).aliens, sum(aboard(state))) == (0, 0)
    assert [type(event) for event in events if isinstance(event, AliensBeaten | SystemHeld)] == [AliensBeaten]


@pytest.mark.rule("SW-16.2.5")
@pytest.mark.rule("SW-13.4.5")
def test_a_craft_laid_down_by_a_garrison_is_lost_with_it() -> None:
    planet = System(Levels(shipyard=2), legions={B.seat: Legions(regular=1)}, project=Project("cruiser", 2))
    state, _ = infested(planet, 6, dice=(6,), relations={(A, B): {"military": "war"}})
    assert manager(state, at(state, PLANET)) == A.seat
    assert system(state, PLANET).project is None


@pytest.mark.rule("SW-13.4.1")
@pytest.mark.rule("SW-13.4.8")
def test_legions_that_beat_the_aliens_keep_the_system() -> None:
    planet = System(Levels(city=2), legions={A.seat: Legions(cyborg=3)})
    state, events = infested(planet, 2, dice=(1,))  # 2 : 12 = 1:3, 3/0
    assert any(isinstance(event, AliensBeaten) for event in events)
    after = system(state, PLANET)
    assert (after.aliens, after.levels.city, after.legions) == (0, 2, {A.seat: Legions(cyborg=3)})


@pytest.mark.rule("SW-13.4.2")
@pytest.mark.rule("SW-D.49")
def test_the_manager_chooses_three_of_all_legions_there() -> None:
    planet = System(legions={A.seat: Legions(regular=2), B.seat: Legions(veteran=2)})
    state, _ = infested(planet, 5, battle_control="manual", relations={(A, B): {"military": "cooperation"}})
    assert rules.waiting_on(state) == {A.seat}
    assert offered(state, A)[0] == "commit:regular=1+veteran@1=2"
    assert offered(state, A)[-2] == "commit:regular=2+veteran@1=1"


@pytest.mark.rule("SW-13.4.3")
@pytest.mark.rule("SW-13.4.7")
@pytest.mark.rule("SW-R.62")
def test_only_officers_and_special_weapons_count_against_aliens() -> None:
    every = "personal_weapons_5 personal_armors_5 planet_scanner_c planetary_shield_c"
    shielded = System(weapons=1, singles=frozenset({"planetary_shield_c"}), legions={A.seat: Legions(regular=4)})
    side = {"known": every, "officers": f"general1**@{PLANET}"}
    state, _ = infested(shielded, 4, dice=(6,), side=side, battle_control="manual")
    _, events = told(state, "A commit:regular=3/general1/yes")
    assert next(event.modifier for event in events if isinstance(event, GroundRound)) == -3
    aliens = System(aliens=4, singles=frozenset({"planetary_shield_c"}))
    said: dict[str, Any] = {"known": (every, ""), "officers": ("general1@transport1", ""), "weapons": 1}
    state = invasion(Legions(regular=4), planet=aliens, owner=A, dice=(3,), **said)
    _, events = told(state, "A commit:regular=3/general1/yes")
    (fallen,) = (event for event in events if isinstance(event, GroundRound))
    assert (fallen.strengths, fallen.modifier) == ((3, 4), 2)  # all aliens together


@pytest.mark.rule("SW-13.4.5")
@pytest.mark.rule("SW-13.4.10")
@pytest.mark.rule("SW-5.3.26")
def test_where_no_legion_is_all_who_live_there_become_aliens() -> None:
    planet = System(
        Levels(city=2, shipyard=2, research_center=1),
        frozenset({"space_academy"}),
        orbital_cities=1,
        natives=2,
        slaves=3,
        small={A.seat: Small(star_fighter=2)},
    )
    side = {"officers": f"general1@{PLANET} admiral1@cruiser1", "craft": f"cruiser1@{PLANET}"}
    sectors = {PLANET: {"tokens": Tokens(mechanical=3)}}
    state, events = infested(planet, 3, side=side, sectors=sectors)
    after = system(state, PLANET)
    assert (after.aliens, after.levels.city, after.orbital_cities, after.natives, after.slaves) == (11, 0, 0, 0, 0)
    assert (after.levels.shipyard, after.levels.research_center, after.singles) == (2, 1, frozenset({"space_academy"}))
    assert after.small == {}
    assert set(state.officers.each) == {"admiral1"}
    assert "cruiser1" in state.fleets
    assert state.sectors[at(state, PLANET)].tokens.mechanical == 3
    assert next(event.aliens for event in events if isinstance(event, SystemInfested)) == 11


def test_there_are_forty_aliens_in_all() -> None:
    state, _ = infested(System(Levels(city=4), natives=3), 5, systems={B.home: System(aliens=38)})
    assert (system(state, PLANET).aliens, system(state, PLANET).natives) == (2, 0)


@pytest.mark.rule("SW-5.3.14")
@pytest.mark.rule("SW-13.4.1")
def test_an_alien_creature_brings_them_and_the_event_phase_goes_on_when_the_fight_is_over() -> None:
    planet = System(legions={A.seat: Legions(regular=3, veteran=1)})
    state = given(
        A(systems={PLANET: planet}),
        B(),
        tiles={"2-0": PLANET},
        events=f"alien_creature@1-0 {QUIET}",
        battle_control="manual",
        dice=(*NORTH, 2, 1, *STILL),
    )
    state = begin(state, "event")
    assert isinstance(state.matter, GroundBattle)
    assert rules.waiting_on(state) == {A.seat}
    state = play(state, "A auto", "A upgrade:regular")
    assert state.stage is None  # the phase is over
    assert not system(state, PLANET).aliens
    assert system(state, PLANET).legions == {A.seat: Legions(regular=2, veteran=2)}  # SW-29.9
    assert state.happenings.is_at("alien_creature", at(state, PLANET))


# Cleansing


@pytest.mark.rule("SW-13.4.7")
@pytest.mark.rule("SW-13.4.8")
@pytest.mark.parametrize("owner", [A, B, None])
def test_who_kills_the_last_alien_controls_the_system(owner: Any) -> None:
    state = landing(Legions(cyborg=3), planet=System(aliens=2), owner=owner, dice=(3,))  # 12 : 2 = 4:1, 0/3
    state, events = told(state, f"A invade:{PLANET}")
    assert any(isinstance(event, AliensBeaten) for event in events)
    assert manager(state, at(state, PLANET)) == A.seat
    assert sum(ashore(state, A)) + sum(aboard(state)) == 3
    assert not is_blocked(state, at(state, PLANET))


@pytest.mark.rule("SW-13.4.8")
@pytest.mark.rule("SW-13.3.5")
def test_an_owner_at_peace_who_let_it_be_cleansed_has_it_back() -> None:
    said: dict[str, Any] = {"politics": {"permissions": frozenset({(B.seat, A.seat)})}}
    state = landing(
        Legions(cyborg=3), planet=System(aliens=2), relations={(A, B): {"military": "none"}}, dice=(3,), **said
    )
    state = play(state, f"A invade:{PLANET}")
    assert manager(state, at(state, PLANET)) == B.seat
    assert aboard(state) == Legions(cyborg=3)


@pytest.mark.rule("SW-13.4.4")
@pytest.mark.rule("SW-13.4.7")
def test_invaders_who_fall_to_aliens_become_aliens() -> None:
    state = landing(Legions(regular=3), planet=System(aliens=9), owner=A, dice=(1,))  # 3 : 9 = 1:3, 3/0
    state = play(state, f"A invade:{PLANET}")
    assert (system(state, PLANET).aliens, sum(aboard(state))) == (12, 0)


@pytest.mark.rule("SW-13.4.9")
def test_the_last_alien_is_replaced_by_those_it_has_killed() -> None:
    state = invasion(Legions(regular=3), planet=System(aliens=1), owner=A, dice=(2,))  # 3:1, 1/2
    assert (system(state, PLANET).aliens, aboard(state)) == (1, Legions(regular=2))
    assert fight(state).step == "upgrade_of_attack"


@pytest.mark.rule("SW-13.4.7")
def test_legions_come_down_to_aliens_only_by_an_invasion() -> None:
    state = given(A(systems={PLANET: System(aliens=1)}, craft=f"transport1@{PLANET}"), B(), tiles={"3-5": PLANET})
    state = state.changed(fleets=state.fleets.with_craft("transport1", legions=Legions(regular=1)))
    state = begin(state, "player_subphases")
    assert refused(state, "A unload:transport1/regular=1") == "SW-13.4.7"
    peaceful = begin(state.changed(rules=1), "player_subphases")
    assert refused(peaceful, "A unload:transport1/regular=1") is None


@pytest.mark.rule("SW-13.4.6")
@pytest.mark.rule("SW-14.2.6")
@pytest.mark.rule("SW-R.31")
def test_a_capital_lost_to_aliens_costs_nothing_else() -> None:
    state = given(A(credits=17, systems={A.home: System(Levels(city=3))}), B())
    course = Course(state)
    land_aliens(course, at(state, A.home), 2)
    empire = course.state.empires[A.seat]
    assert (system(course.state, A.home).aliens, empire.credits, empire.absent) == (5, 17, False)
    assert empire.capital == at(state, A.home)
    assert not course.state.pending


@pytest.mark.rule("SW-14.2.6")
def test_nor_does_a_meteor_on_it() -> None:
    home = at(given(A(), B()), A.home)
    north_of = given(A(), B()).galaxy.board
    start = next(near for near in north_of.neighbours[home] if north_of.beyond(near, 1) == home)
    meteor = f"meteor@{coordinates(start)} {QUIET}"
    state = given(A(credits=17, systems={A.home: System(Levels(city=3))}), B(), events=meteor, dice=(*NORTH, *STILL))
    after = begin(state, "event")
    empire = after.empires[A.seat]
    assert system(after, A.home) == System()
    assert (empire.credits, empire.absent, empire.capital) == (17, False, home)


def test_in_games_of_version_1_aliens_only_stay() -> None:
    planet = System(Levels(city=2), legions={A.seat: Legions(regular=1)})
    state = given(A(systems={PLANET: planet}), B(), tiles={"3-5": PLANET}).changed(rules=1)
    course = Course(state)
    land_aliens(course, at(state, PLANET), 3)
    after = system(course.state, PLANET)
    assert (after.aliens, after.levels.city, after.legions) == (3, 2, planet.legions)
    assert not course.state.pending


# In figures


@pytest.mark.rule("SW-13.4.1")
@for_each("seed", range(20))
def test_a_fight_with_aliens_comes_to_the_same_in_figures(seed: int) -> None:
    chance = Chance(f"aliens {seed}")
    dice = tuple(1 + chance.below(6, "die", number) for number in range(60))
    legions = Legions(*(chance.below(3, "legions", grade) for grade in range(4)))._replace(regular=1)
    state = given(A(systems={PLANET: System(legions={A.seat: legions})}), B(), tiles={"3-5": PLANET}, dice=dice)
    course = Course(state)
    land_aliens(course, at(state, PLANET), 1 + chance.below(6, "aliens"))
    battle = fight(course.state)
    figures = fought(force_of(course.state, battle, 0), force_of(course.state, battle, 1), iter(dice).__next__)
    go_through_phase(course)
    after = system(course.state, PLANET)
    assert (after.aliens, after.legions_of(A.seat)) == (figures.attacker.aliens, figures.defender.legions)

"""SW-14.1, SW-14.2: what becomes of a conquered system, and of a lost capital."""

from typing import Any

import pytest

from stellarch.games.space_wars.chapters.capital import CapitalLost
from stellarch.games.space_wars.chapters.conquest import SystemConquered, SystemRaided
from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.rules.control import is_held, manager
from stellarch.games.space_wars.state import Legions, Levels, Small, State, System, Tokens
from stellarch.games.space_wars.state.matters import Refounding
from stellarch.games.space_wars.state.politics import ActiveProtocol
from stellarch.games.space_wars.state.sectors import Project
from tests.rules.space_wars.given import A, B, C, at, begin, given, offered, play, system, told
from tests.rules.space_wars.grounds import PLANET, WAR, aboard, ashore, landing

INVADE = f"A invade:{PLANET}"
ONE = Legions(regular=1)
TWO = Legions(regular=2)


def at_capital(credits: int, **said: Any) -> State:
    """A stands with a legion over the capital of B, which nobody defends."""
    state = given(
        A(craft=f"transport1@{B.home}"),
        B(credits=credits, systems={B.home: System(Levels(city=3)), **said.pop("systems", {})}),
        *said.pop("others", ()),
        relations={(A, B): WAR},
        **said,
    )
    state = state.changed(fleets=state.fleets.with_craft("transport1", legions=TWO))
    return play(begin(state, "player_subphases"), "A end")


@pytest.mark.rule("SW-14.1.1")
@pytest.mark.rule("SW-14.1.2")
@pytest.mark.rule("SW-14.1.4")
@pytest.mark.rule("SW-R.63")
@pytest.mark.example("SW-T.80")
def test_cities_become_natives_and_the_rest_serves_the_winner() -> None:
    planet = System(Levels(city=3, shipyard=2), orbital_cities=2, slaves=1, natives=1)
    state = landing(ONE, planet=planet)
    state, events = told(state, INVADE)
    after = system(state, PLANET)
    assert (after.natives, after.orbital_cities, after.slaves) == (4, 0, 1)
    assert (after.levels.city, after.levels.shipyard) == (0, 2)
    sector = state.sectors[at(state, PLANET)]
    assert sector.owner == B.seat  # the flag stays
    assert manager(state, at(state, PLANET)) == A.seat
    assert not is_held(state, at(state, PLANET), A.seat)
    (told_of,) = (event for event in events if isinstance(event, SystemConquered))
    assert (told_of.natives, told_of.orbital_cities, told_of.loser) == (3, 2, B.seat)


@pytest.mark.rule("SW-14.1.3")
def test_officers_and_grounded_craft_are_gone_and_craft_in_space_are_untouched() -> None:
    planet = System(small={B.seat: Small(star_fighter=2, boarding_pod=1)})
    craft = ("", f"cruiser1@{PLANET}")
    officers = ("general1@transport1", f"consul1@{PLANET} admiral1@cruiser1")
    state, events = told(landing(ONE, planet=planet, craft=craft, officers=officers), INVADE)
    assert system(state, PLANET).small == {}
    assert set(state.officers.each) == {"general1", "admiral1"}
    assert "cruiser1" in state.fleets
    (told_of,) = (event for event in events if isinstance(event, SystemConquered))
    assert (told_of.officers, told_of.small) == (("consul1",), 3)


@pytest.mark.rule("SW-14.1.4")
@pytest.mark.rule("SW-16.2.5")
def test_tokens_stay_and_a_craft_that_was_laid_down_is_lost() -> None:
    planet = System(Levels(shipyard=2), project=Project("cruiser", 2))
    state = landing(ONE, planet=planet)
    state = state.with_sector(at(state, PLANET), tokens=Tokens(mechanical=2, fuel=1))
    state = play(state, INVADE)
    assert state.sectors[at(state, PLANET)].tokens == Tokens(mechanical=2, fuel=1)
    assert system(state, PLANET).project is None


@pytest.mark.rule("SW-16.2.5")
@pytest.mark.rule("SW-6.4.14")
def test_a_raid_leaves_a_craft_that_was_laid_down_to_the_manager_who_keeps_the_system() -> None:
    zone = (ActiveProtocol("free_fire_zone", sector=at(landing(ONE), PLANET)),)
    planet = System(Levels(city=1, shipyard=2), project=Project("cruiser", 2))
    peace: dict[str, Any] = {"relations": {(A, B): {"military": "none"}}, "politics": {"protocols": zone}}
    state = play(landing(ONE, planet=planet, **peace), INVADE)
    assert (system(state, PLANET).natives, system(state, PLANET).project) == (1, Project("cruiser", 2))


@pytest.mark.rule("SW-16.2.5")
@pytest.mark.parametrize(("owner", "is_left"), [(A, True), (B, False)])
def test_who_frees_a_system_from_aliens_finds_the_own_craft_laid_down_but_no_others(owner: Any, is_left: bool) -> None:
    planet = System(Levels(shipyard=2), aliens=1, project=Project("cruiser", 2))
    state = play(landing(Legions(cyborg=3), planet=planet, owner=owner, dice=(6,)), INVADE)
    assert manager(state, at(state, PLANET)) == A.seat
    assert (system(state, PLANET).project is not None) == is_left


@pytest.mark.rule("SW-16.2.5")
@pytest.mark.rule("SW-9.8.4")
def test_who_takes_the_last_legion_aboard_leaves_no_craft_laid_down_to_the_owner() -> None:
    planet = System(Levels(shipyard=2), legions={A.seat: ONE}, project=Project("cruiser", 2))
    state = given(
        A(craft=f"transport1@{PLANET}"),
        B(),
        tiles={"3-5": PLANET},
        sectors={PLANET: {"system": planet, "owner": B.seat}},
        relations={(A, B): WAR},
    )
    state = play(begin(state, "player_subphases"), "A load:transport1/regular=1")
    assert manager(state, at(state, PLANET)) == B.seat
    assert system(state, PLANET).project is None


@pytest.mark.rule("SW-14.1.5")
@pytest.mark.rule("SW-R.63")
def test_an_owner_who_recaptures_conquers_again() -> None:
    state = landing(ONE, planet=System(Levels(city=2), legions={B.seat: ONE}), owner=A, dice=(6,))
    assert manager(state, at(state, PLANET)) == B.seat
    state = state.changed(fleets=state.fleets.with_craft("transport1", legions=Legions(cyborg=2)))
    state = play(state, INVADE)
    assert is_held(state, at(state, PLANET), A.seat)
    assert (system(state, PLANET).natives, system(state, PLANET).levels.city) == (2, 0)


@pytest.mark.rule("SW-6.4.14")
@pytest.mark.rule("SW-R.34")
@pytest.mark.rule("SW-R.90")
@pytest.mark.example("SW-T.98")
def test_in_a_free_fire_zone_without_war_a_victory_is_only_a_raid() -> None:
    zone = (ActiveProtocol("free_fire_zone", sector=at(given(A(), B()), B.home)),)
    state = given(
        A(craft=f"transport1@{B.home}"),
        B(credits=17, systems={B.home: System(Levels(city=3), orbital_cities=1, weapons=2)}),
        politics={"protocols": zone},
    )
    state = state.changed(fleets=state.fleets.with_craft("transport1", legions=TWO))
    state = play(begin(state, "player_subphases"), "A end")
    state, events = told(state, f"A invade:{B.home}")
    after = system(state, B.home)
    assert (after.natives, after.levels.city, after.orbital_cities, after.legions) == (3, 0, 0, {})
    assert aboard(state) == TWO
    assert is_held(state, at(state, B.home), B.seat)
    empire = state.empires[B.seat]
    assert (empire.credits, empire.capital, empire.absent) == (17, at(state, B.home), False)
    assert state.fleets["transport1"].weapons == 2  # unused ones go to the winner (SW-13.3.4)
    assert any(isinstance(event, SystemRaided) for event in events)
    assert rules.waiting_on(state) == {B.seat}  # once a sub-phase: there is nothing more to be had


@pytest.mark.rule("SW-6.4.13")
def test_a_free_system_is_kept_also_by_who_wins_it_without_war() -> None:
    """B's legions hold it without a flag, in free fire space: who beats them has it, as nobody else could."""
    planet = System(Levels(city=2))
    peace = {(A, B): {"military": "none"}}
    state = landing(TWO, ONE, planet=planet, owner=None, relations=peace, laws="free_fire_space", dice=(6,))
    state = state.changed(fleets=state.fleets.with_craft("transport1", legions=Legions(cyborg=2)))
    assert manager(state, at(state, PLANET)) == B.seat
    state, events = told(state, INVADE)
    assert any(isinstance(event, SystemConquered) for event in events)
    assert manager(state, at(state, PLANET)) == A.seat
    assert (system(state, PLANET).natives, system(state, PLANET).levels.city) == (2, 0)


# The capital


@pytest.mark.rule("SW-14.2.3")
@pytest.mark.rule("SW-14.2.4")
@pytest.mark.rule("SW-14.2.5")
@pytest.mark.rule("SW-D.55")
@pytest.mark.example("SW-T.57")
def test_the_conqueror_of_a_capital_takes_half_of_the_treasury() -> None:
    state = at_capital(17, systems={PLANET: System(Levels(city=1))}, tiles={"3-5": PLANET})
    state, events = told(state, f"A invade:{B.home}")
    assert (state.empires[A.seat].credits, state.empires[B.seat].credits) == (29, 0)
    assert state.empires[B.seat].absent
    assert isinstance(state.matter, Refounding)
    assert rules.waiting_on(state) == {B.seat}
    assert offered(state, B) == [f"move_capital:{PLANET}"]
    (lost,) = (event for event in events if isinstance(event, CapitalLost))
    assert (lost.loser, lost.seat, lost.loot) == (B.seat, A.seat, 9)
    state = play(state, f"B move_capital:{PLANET}")
    assert state.empires[B.seat].capital == at(state, PLANET)


@pytest.mark.rule("SW-14.2.5")
def test_without_a_planet_there_is_no_capital() -> None:
    state = play(at_capital(0), f"A invade:{B.home}")
    assert state.empires[B.seat].capital is None
    assert not state.pending


@pytest.mark.rule("SW-19.4.1")
@pytest.mark.example("SW-T.81")
def test_who_loses_his_last_system_is_out_when_the_sub_phase_ends() -> None:
    state = play(at_capital(5, others=(C(),)), f"A invade:{B.home}")
    assert not state.empires[B.seat].alive
    assert state.sectors[at(state, B.home)].owner == A.seat


@pytest.mark.rule("SW-14.2.3")
def test_who_takes_back_what_an_enemy_held_pays_nothing() -> None:
    """The capital of A has moved elsewhere by then."""
    state = landing(Legions(cyborg=3), Legions(regular=1), owner=A, dice=(6,))
    before = [empire.credits for empire in state.empires]
    state = play(state, INVADE)
    assert [empire.credits for empire in state.empires] == before
    assert ashore(state, A) != Legions()

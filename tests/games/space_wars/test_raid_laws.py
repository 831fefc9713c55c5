"""What holds of every bombardment and of all that spies, security officers and medics do, in positions at random."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import get_args

import pytest
from msgspec.structs import replace

from stellarch.core import Chance, Event, Seat, Template
from stellarch.games.space_wars.chapters.bombardment import Bombard, Bombarded
from stellarch.games.space_wars.chapters.officers import Infest, Search, SpiesSought
from stellarch.games.space_wars.chapters.research import points
from stellarch.games.space_wars.chapters.spying import Spied, Spy
from stellarch.games.space_wars.notation import Order
from stellarch.games.space_wars.rules import play
from stellarch.games.space_wars.rules.bombing import Raid
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.rules.surface import Unit, unit_names, units
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.matters import SubPhases
from stellarch.games.space_wars.tables.combat import Bombing
from stellarch.games.space_wars.view import view
from tests.games.space_wars.test_laws import assert_sound
from tests.rules.space_wars.scattered import scattered

SEEDS = range(8)
PHASE = "player_subphases"
BOMBS = {"antimatter_bombing", "biological_bombing"}


def crowded(seed: int) -> State:
    """A position at random in which all craft meet over a few systems, with weapons and bombs for everybody."""
    state = scattered(seed, 2 + seed % 8, craft_each=12)
    meeting = Random(seed).sample(state.sectors.systems, 5)
    craft = {
        name: replace(each, at=meeting[number % len(meeting)], weapons=2)
        for number, (name, each) in enumerate(state.fleets.craft.items())
    }
    officers = {name: replace(each, stars=2) for name, each in state.officers.each.items()}
    state = state.changed(
        fleets=replace(state.fleets, craft=craft), officers=replace(state.officers, each=officers), phase=PHASE
    )
    for seat in state.seats:
        state = state.with_empire(seat, known=state.empires[seat].known | BOMBS)
    return state


def acting(seed: int, step: str) -> Iterator[tuple[State, Seat]]:
    """Each player in turn in a step of his sub-phase."""
    state = crowded(seed)
    for seat in state.seats:
        yield state.with_stage(SubPhases(((seat,),), step)), seat


def orders(state: State, seat: Seat, *kinds: type) -> list[Order]:
    if seat not in play.waiting_on(state):
        return []
    return [order for order in play.legal(state, seat) if isinstance(order, kinds) and not isinstance(order, Template)]


def carried(state: State, seat: Seat, order: Order) -> tuple[State, tuple[Event, ...]]:
    """The order alone, without what follows it."""
    course = Course(state)
    play.carry_out(course, seat, order)
    return course.state, tuple(course.events)


def on_surfaces(state: State) -> Counter[str]:
    return Counter(name for at in state.sectors.systems for name in unit_names(units(state.sectors.system(at))))


@pytest.mark.rule("SW-12.1.7", "SW-12.1.12")
def test_a_bombardment_takes_what_it_says_and_nothing_else() -> None:
    bombings = set()
    for seed in SEEDS:
        for state, seat in acting(seed, "bombardment"):
            for order in orders(state, seat, Bombard):
                after, events = carried(state, seat, order)
                (told,) = (event for event in events if isinstance(event, Bombarded))
                bombings.add(told.bombing)
                assert_sound(after)
                assert on_surfaces(state) - on_surfaces(after) == Counter(told.lost)
                assert not on_surfaces(after) - on_surfaces(state)
                assert after.rolls - state.rolls == len(told.dice) >= len(told.lost)
                assert (after.fleets, after.officers, after.empires) == (state.fleets, state.officers, state.empires)
                assert [sector.tokens for sector in after.sectors.each] == [each.tokens for each in state.sectors.each]
    assert bombings == set(get_args(Bombing))


@pytest.mark.rule("SW-12.1.6", "SW-12.1.7", "SW-12.1.8")
def test_the_least_die_is_what_a_naive_reading_says() -> None:
    native = (Unit("native"),)
    for bombing in get_args(Bombing):
        for value in range(1, 40):
            for scanner, shield in ((0, 0), (1, 3), (3, 0), (2, 2), (0, 3)):
                raid = Raid(bombing, value, scanner, shield)
                hits = [die != 1 and die + scanner - shield >= raid.need for die in range(1, 7)]
                assert [raid.hit(native, (die,)) == native for die in range(1, 7)] == hits
                assert raid.chance == sum(hits) / 6
                assert raid.chance <= Raid(bombing, value + 1, scanner, shield).chance


@pytest.mark.rule("SW-17.2.5", "SW-17.2.6", "SW-17.2.7")
def test_a_spy_takes_one_thing_at_most() -> None:
    activities = set[str]()
    for seed in SEEDS:
        for state, seat in acting(seed, "movement"):
            for order in orders(state, seat, Spy):
                after, events = carried(state, seat, order)
                (told,) = (event for event in events if isinstance(event, Spied))
                assert_sound(after)
                lost = set(state.officers.each) - set(after.officers.each)
                killed = {told.target} if told.success and told.activity == "kill_officer" else set()
                assert lost == killed | ({told.spy} if told.caught else set())
                gone = on_surfaces(state) - on_surfaces(after)
                is_blown_up = told.success and told.activity == "destroy_structure" and told.target != "artificial_gate"
                assert gone == Counter([told.target] if is_blown_up else [])
                if told.activity == "steal_research" and told.success:
                    gains = points(after, seat) - points(state, seat)
                    assert gains >= 0
                    assert points(after, told.player) <= points(state, told.player)
                activities.add(told.activity)
    assert activities == {"steal_research", "destroy_structure", "kill_officer"}


@pytest.mark.rule("SW-17.1.7", "SW-17.1.12")
def test_searches_take_foreign_spies_and_medics_make_aliens() -> None:
    found = Counter[str]()
    for seed in SEEDS:
        for state, seat in acting(seed, "movement"):
            for order in orders(state, seat, Search, Infest):
                after, events = carried(state, seat, order)
                assert_sound(after)
                found[type(order).__name__] += 1
                for event in events:
                    if isinstance(event, SpiesSought):
                        assert set(state.officers.each) - set(after.officers.each) == set(event.caught)
                        assert all(state.officers[spy].owner in event.owners for spy in event.caught)
    assert min(found["Search"], found["Infest"]) > 0


@pytest.mark.rule("SW-24.1.5")
@pytest.mark.parametrize("step", ["movement", "bombardment"])
def test_nothing_that_is_listed_tells_how_dice_will_fall(step: str) -> None:
    for seed in SEEDS[:4]:
        for state, seat in acting(seed, step):
            other = state.changed(chance=Chance("other dice"))
            for observer in (None, *state.seats):
                assert view(state, observer) == view(other, observer)
            if seat in play.waiting_on(state):
                assert play.legal(state, seat) == play.legal(other, seat)
                assert play.default(state, seat) == play.default(other, seat)

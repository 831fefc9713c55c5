"""What holds in every ground battle, between armies drawn by lot."""

from collections.abc import Mapping

import pytest

from stellarch.core import Chance, Seat, Template
from stellarch.games.space_wars.chapters.command import Entrust
from stellarch.games.space_wars.chapters.conquest import SystemConquered
from stellarch.games.space_wars.chapters.general import Auto
from stellarch.games.space_wars.chapters.ground.committing import Commit, GroundRound
from stellarch.games.space_wars.chapters.ground.ending import SystemHeld
from stellarch.games.space_wars.chapters.ground.invading import Invade
from stellarch.games.space_wars.chapters.ground.losing import LegionsLost
from stellarch.games.space_wars.chapters.losses import capacity
from stellarch.games.space_wars.rules import play
from stellarch.games.space_wars.rules.control import manager
from stellarch.games.space_wars.state import Legions, Levels, State, System
from stellarch.games.space_wars.state.ground import GroundBattle
from stellarch.games.space_wars.tables.technologies import TECHNOLOGIES
from tests.games.space_wars.random_games import restored, saved
from tests.games.space_wars.second_opinion_ground import read_modifier, read_round
from tests.rules.space_wars.given import A, B, Side, at, begin, by_hand, given, system
from tests.rules.space_wars.given import play as ordered

PLANET = "draconis_31"
_USEFUL = [tech for tech in TECHNOLOGIES if tech.startswith(("personal_weapons", "personal_armors", "planet_scanner"))]
_STRENGTHS = (1, 2, 3, 4)
Drawn = tuple[State, dict[str, int], dict[str, int]]


def drawn(seed: str) -> Drawn:
    """A is about to invade a planet of B; and what both sides know and have built, for a second reader."""
    chance = Chance(f"ground {seed}")
    shield = chance.below(4, "shield")
    singles = frozenset({f"planetary_shield_{'abc'[shield - 1]}"} if shield else ())
    theirs = Legions(*(chance.below(4, "theirs", grade) for grade in range(4)))
    planet = System(
        Levels(city=chance.below(4, "city"), shipyard=1),
        singles,
        natives=chance.below(3, "natives"),
        weapons=chance.below(3, "stored"),
        legions={B.seat: theirs} if any(theirs) else {},
    )
    sides: list[Side] = []
    for player, place in ((A, "transport1"), (B, PLANET)):
        known = chance.shuffled(_USEFUL, "known", player.seat)[: chance.below(6, "techs", player.seat)]
        stars = "*" * (1 + chance.below(2, "stars", player.seat))
        officers = f"general{1 + player.seat}{stars}@{place}" if chance.below(2, "officer", player.seat) else ""
        more = {"craft": f"transport1@{PLANET} transport2@{PLANET}"} if player is A else {"systems": {PLANET: planet}}
        sides.append(player(known=" ".join(known), officers=officers, **more))
    state = given(*sides, tiles={"3-5": PLANET}, relations={(A, B): {"military": "war"}})
    fleets = state.fleets
    for name in ("transport1", "transport2"):
        legions = Legions(*(chance.below(2, name, grade) for grade in range(4)))._replace(regular=1)
        fleets = fleets.with_craft(name, legions=legions, weapons=chance.below(2, name, "weapons"))
    state = ordered(begin(state.changed(fleets=fleets, chance=Chance(seed)), "player_subphases"), "A end")
    facts = [
        {
            "weapons": state.empires[seat].series("personal_weapons"),
            "armors": state.empires[seat].series("personal_armors"),
        }
        for seat in (0, 1)
    ]
    return state, {**facts[0], "scanner": state.empires[0].series("planet_scanner")}, {**facts[1], "shield": shield}


def legions_of(state: State, seat: Seat) -> int:
    aboard = sum(sum(state.fleets[name].legions) for name in state.fleets.of(seat))
    return aboard + sum(sum(state.sectors.system(there).legions_of(seat)) for there in state.sectors.systems)


def strengths(legions: Mapping[str, int]) -> list[int]:
    grades = dict(zip(Legions._fields, _STRENGTHS, strict=True))
    return [grades[grade] for grade, number in legions.items() for _ in range(number)]


@pytest.mark.rule("SW-13.3.2")
@pytest.mark.rule("SW-22.1.3")
@pytest.mark.parametrize("batch", range(6))
def test_every_battle_ends_and_no_legion_comes_from_nowhere(batch: int) -> None:
    for number in range(25):
        state, _, _ = drawn(f"end {batch} {number}")
        before = [legions_of(state, seat) for seat in (A.seat, B.seat)]
        step = play.apply(state, A.seat, Invade(PLANET))
        after, events = step.state, step.events
        assert not any(isinstance(matter, GroundBattle) for matter in after.pending)
        lost = [
            sum(
                sum(event.legions.values()) for event in events if isinstance(event, LegionsLost) and event.seat == seat
            )
            for seat in (A.seat, B.seat)
        ]
        assert [legions_of(after, seat) for seat in (A.seat, B.seat)] == [
            there - gone for there, gone in zip(before, lost, strict=True)
        ]
        assert all(craft.load <= capacity(craft) for craft in after.fleets.craft.values())
        has_won = any(isinstance(event, SystemConquered) for event in events)
        assert (manager(after, at(after, PLANET)) == A.seat) == has_won
        assert not has_won or after.sectors[at(after, PLANET)].owner == B.seat
        people = system(state, PLANET).natives + system(state, PLANET).levels.city
        assert system(after, PLANET).natives + system(after, PLANET).levels.city == people
        if any(isinstance(event, SystemHeld) for event in events):
            assert not any(any(after.fleets[name].legions) for name in after.fleets.of(A.seat))
        assert all(event.told(["Ann", "Bob"]) for event in events)


@pytest.mark.rule("SW-24.2.2")
@pytest.mark.rule("SW-21.1.14")
@pytest.mark.parametrize("seed", range(12))
def test_a_battle_comes_to_the_same_by_itself_and_step_by_step(seed: int) -> None:
    state, _, _ = drawn(f"same {seed}")
    by_itself = play.apply(state, A.seat, Invade(PLANET)).state
    after = play.apply(by_hand(state), A.seat, Invade(PLANET)).state
    while isinstance(after.matter, GroundBattle):
        assert restored(saved(after)) == after
        after = play.apply(after, min(play.waiting_on(after)), Auto()).state
    assert (after.fleets, after.sectors, after.officers, after.rolls) == (
        by_itself.fleets,
        by_itself.sectors,
        by_itself.officers,
        by_itself.rolls,
    )


@pytest.mark.rule("SW-13.2.2")
@pytest.mark.rule("SW-13.2.7")
def test_every_round_is_as_a_second_reader_has_it() -> None:
    """Both commanders choose by lot what is offered; where both had a choice, the roll is held against the plain
    reading."""
    assert sum(_rounds_read(seed) for seed in range(60)) > 60


def _rounds_read(seed: int) -> int:
    state, ours, theirs = drawn(f"reading {seed}")
    chance, asked, read = Chance(f"choices {seed}"), 0, 0
    state = play.apply(by_hand(state), A.seat, Invade(PLANET)).state
    committed: dict[int, Commit] = {}
    while isinstance(battle := state.matter, GroundBattle):
        seat, asked = min(play.waiting_on(state)), asked + 1
        listed = [choice for choice in play.legal(state, seat) if not isinstance(choice, Template | Entrust)]
        order = chance.choice(listed, asked)
        step = play.apply(state, seat, order)
        if isinstance(order, Commit):
            committed[0 if battle.step == "attack" else 1] = order
        for event in (event for event in step.events if isinstance(event, GroundRound)):
            if set(committed) == {0, 1}:
                modifier = read_modifier(
                    {**ours, **_bonus(state, committed[0])}, {**theirs, **_bonus(state, committed[1])}
                )
                lines = [strengths(committed[side].legions) for side in (0, 1)]
                assert event.modifier == modifier
                assert (event.column, event.lost) == read_round(lines[0], lines[1], event.die, modifier)
                read += 1
            committed = {}
        state = step.state
    return read


def _bonus(state: State, order: Commit) -> dict[str, int]:
    general = 0 if order.officer is None else state.officers[order.officer].stars
    return {"general": general, "special": int(order.weapon)}

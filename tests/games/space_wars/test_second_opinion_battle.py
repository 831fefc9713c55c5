"""Rounds of battles between fleets drawn by lot, judged by a second reading step by step."""

import pytest

from stellarch.core import Chance, Event, Template
from stellarch.games.space_wars.chapters.battle.boarding import Boarded
from stellarch.games.space_wars.chapters.battle.breakthrough import most_through
from stellarch.games.space_wars.chapters.battle.run import covers, runners_allowed
from stellarch.games.space_wars.chapters.battle.weapons import Struck, Volley
from stellarch.games.space_wars.chapters.command import Entrust
from stellarch.games.space_wars.rules import play
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.battles import Battle
from stellarch.games.space_wars.tables.craft import CRAFT
from tests.games.space_wars import second_opinion_battle as naive
from tests.games.space_wars.random_battles import drawn_battle, opened


def assert_volley(before: State, after: State, events: tuple[Event, ...]) -> int:
    """The first volley of an order, from the position it was fired in; how many shots it had."""
    volley = next((event for event in events if isinstance(event, Volley)), None)
    battle = before.matter
    if volley is None or not isinstance(battle, Battle):
        return 0
    for shot in volley.shots:
        assert shot.need == naive.need(before, battle, shot.by, shot.weapon, shot.target)
        specials = shot.modifier - naive.modifier(before, battle, shot.by, shot.weapon, shot.target)
        assert specials in (0, 1)
        assert shot.hit == naive.is_hit(shot.die, shot.need, shot.modifier)
    hits = [shot.target for shot in volley.shots if shot.hit]
    damage, shields, lost = naive.after_hits(before, battle, hits)
    struck = next((event for event in events if isinstance(event, Struck)), None)
    assert set(struck.destroyed if struck else ()) == lost
    if sum(isinstance(event, Volley | Boarded) for event in events) == 1 and isinstance(after.matter, Battle):
        for unit, total in damage.items():
            if unit not in lost:
                assert after.fleets[unit].damage == total
        if after.matter.step != "settle" and after.matter.round == battle.round:
            left = {unit for side in after.matter.sides for unit in side.craft} | set(after.matter.wings)
            assert after.matter.shields == {unit: count for unit, count in shields.items() if unit in left}
    return len(volley.shots)


@pytest.mark.rule("SW-10.6.2")
@pytest.mark.rule("SW-11.1.3")
@pytest.mark.rule("SW-11.1.4")
@pytest.mark.rule("SW-11.1.5")
@pytest.mark.rule("SW-11.3.5")
@pytest.mark.parametrize("seed", range(16))
def test_every_step_of_a_battle_is_read_twice(seed: int) -> None:
    state, chance, shots = opened(drawn_battle(f"twice {seed}", 8)), Chance(f"twice {seed}"), 0
    for number in range(250):
        battle = state.matter
        if not isinstance(battle, Battle):
            if not state.pending:
                break
            state = play.apply(
                state, min(play.waiting_on(state)), play.default(state, min(play.waiting_on(state)))
            ).state
            continue
        for side in (0, 1):
            assert runners_allowed(battle, side) == naive.runners(state, battle, side)
            assert most_through(state, battle, side) == naive.through(state, battle, side)
            for craft in battle.sides[side].craft:
                for target in battle.sides[side].craft:
                    assert covers(state, battle, side, craft, target) == naive.laser_reaches(
                        state, battle, craft, target
                    )
        seat = min(play.waiting_on(state))
        choices = [choice for choice in play.legal(state, seat) if not isinstance(choice, Template | Entrust)]
        choice = choices[0] if chance.below(3, "usual", number) else chance.choice(choices, "choice", number)
        step = play.apply(state, seat, choice)
        if battle.step in ("line", "core_of_defender", "core_of_attacker", "skirmish"):
            shots += assert_volley(state, step.state, step.events)
        state = step.state
    assert shots


@pytest.mark.rule("SW-10.5.8")
def test_boarding_is_read_twice() -> None:
    tried = 0
    for seed in range(40):
        state = opened(drawn_battle(f"board {seed}", 6))
        while state.pending:
            seat = min(play.waiting_on(state))
            unsupplied = state.at_hand(Battle).unsupplied
            step = play.apply(state, seat, play.default(state, seat))
            for event in step.events:
                if isinstance(event, Boarded):
                    tried += 1
                    kind = event.target.rstrip("0123456789")
                    assert event.need == naive.BOARDING[max(1, CRAFT[kind].defence - (event.target in unsupplied))]
                    assert event.success == (event.die + event.modifier >= event.need)
            state = step.state
    assert tried

"""What holds of every sub-phase, in positions at random that play would take long to reach."""

from collections import Counter
from random import Random

import pytest

from stellarch.core import Seat, Template
from stellarch.games.space_wars.chapters.general import End
from stellarch.games.space_wars.chapters.losses import capacity
from stellarch.games.space_wars.chapters.movement import points
from stellarch.games.space_wars.chapters.turn import TurnBegun
from stellarch.games.space_wars.contents import read_action
from stellarch.games.space_wars.notation import Order
from stellarch.games.space_wars.rules import play
from stellarch.games.space_wars.rules.cargo import HOLDS, aboard
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.counts import Legions, Small, Tokens
from stellarch.games.space_wars.state.matters import SubPhases
from tests.rules.space_wars.given import begin
from tests.rules.space_wars.scattered import scattered

NAMES = [f"Player {seat}" for seat in range(1, 10)]


def moving(seed: int, players: int) -> State:
    return begin(scattered(seed, players, craft_each=14), "player_subphases")


def pieces(state: State) -> Counter[str]:
    """Everything that is counted, wherever it is."""
    found: Counter[str] = Counter()
    for craft in state.fleets.craft.values():
        found += Counter({piece: aboard(craft, piece) for piece in HOLDS})
        found["weapons"] += craft.weapons
    for sector in state.sectors.each:
        found += Counter(dict(zip(Tokens._fields, sector.tokens, strict=True)))
        for small in sector.small.values():
            found += Counter(dict(zip(Small._fields, small, strict=True)))
        if sector.system is not None:
            found["slave"] += sector.system.slaves
            found["weapons"] += sector.system.weapons
            for legions in sector.system.legions.values():
                found += Counter(dict(zip(Legions._fields, legions, strict=True)))
            for small in sector.system.small.values():
                found += Counter(dict(zip(Small._fields, small, strict=True)))
    return found


QUIET = ("move", "gate", "gate_small", "load", "unload", "transfer", "pass_weapons", "flag", "end", "warp", "lay_mine")
"""Orders that neither make nor use pieces, where no event lies in wait."""


def assert_sound(state: State) -> None:
    for name, craft in state.fleets.craft.items():
        assert craft.at not in state.galaxy.closed, name
        assert state.pending or craft.load <= capacity(craft), name
        assert 0 <= state.fleets.moves_of(name).points <= max(3, points(state, name)), name
    for name, officer in state.officers.each.items():
        assert officer.place in (state.fleets if isinstance(officer.place, str) else state.sectors.systems), name
    assert set(state.fleets.moves) <= set(state.fleets.craft)
    assert all(sector.mines <= 3 for sector in state.sectors.each)
    assert all(empire.credits >= 0 for empire in state.empires)


def chosen(state: State, seat: Seat, random: Random) -> Order:
    """Any kind of order that is listed, and any of the kind."""
    listed: dict[str, list[Order]] = {}
    for choice in play.legal(state, seat):
        if not isinstance(choice, Template):
            listed.setdefault(type(choice).__name__, []).append(choice)
    kinds = sorted(listed) if random.random() < 0.05 else sorted(set(listed) - {"End"}) or ["End"]
    return random.choice(listed[random.choice(kinds)])


@pytest.mark.rule("SW-22.1.3")
@pytest.mark.rule("SW-9.8.2")
@pytest.mark.parametrize("seed", range(8))
def test_walks_at_random_keep_every_piece_in_one_place(seed: int) -> None:
    random, state = Random(seed), moving(seed, (2, 4, 6, 9)[seed % 4])
    for _ in range(120):
        if state.phase != "player_subphases":
            break
        seat = random.choice(sorted(play.waiting_on(state)))
        order = chosen(state, seat, random)
        assert read_action(str(order)) == order
        before, step = pieces(state), play.apply(state, seat, order)
        state = step.state
        assert_sound(state)
        if order.word in QUIET and not any(type(event).__name__ in _LOSSES for event in step.events):
            assert pieces(state) == before, order
        assert all(event.told(NAMES) for event in step.events)
        assert TurnBegun(state.turn + 1) not in step.events


_LOSSES = (
    *("CraftSwallowed", "PlasmaStruck", "ResourcesLost", "SectorEmptied", "PlayerEliminated", "PointsCounted"),
    *("MinesStruck", "DefenceFired", "Struck", "Boarded"),
)


@pytest.mark.rule("SW-23.1.1")
@pytest.mark.parametrize("seed", range(8, 12))
def test_whatever_is_listed_can_be_done(seed: int) -> None:
    state = moving(seed, (2, 4, 6, 9)[seed % 4])
    (seat,) = play.waiting_on(state)
    choices = play.legal(state, seat)
    assert len({str(choice) for choice in choices if not isinstance(choice, Template)}) == sum(
        not isinstance(choice, Template) for choice in choices
    )
    for choice in choices:
        if not isinstance(choice, Template):
            play.apply(state, seat, choice)


@pytest.mark.rule("SW-23.1.2")
@pytest.mark.parametrize("seed", range(12, 16))
def test_a_phase_of_ends_comes_to_its_end(seed: int) -> None:
    state = moving(seed, (2, 4, 6, 9)[seed % 4])
    asked: list[Seat] = []
    while isinstance(state.matter, SubPhases):
        (seat,) = play.waiting_on(state)
        if state.matter.step == "movement":
            asked.append(seat)
        state = play.apply(state, seat, End()).state
    assert sorted(asked) == sorted(set(asked))
    assert set(asked) >= set(state.living)

"""SW-9.3, SW-9.5: how far craft can come in a turn, over several steps and gates, for planning a way.

Each step is still an order of its own. A way leads around what could cost craft or stop them: such a sector is an end
and never on the way to another.
"""

from collections import deque
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cache, partial
from typing import NamedTuple

from stellarch.core import Seat
from stellarch.games.space_wars.chapter import State
from stellarch.games.space_wars.chapters.battle.engaging import has_battle_craft, may_fight
from stellarch.games.space_wars.chapters.battle.interception import mines_against
from stellarch.games.space_wars.chapters.gates import bars_passage, passes_all_letters
from stellarch.games.space_wars.chapters.movement import bars_leaving, points_left
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.rules.entry import Papers, bars_entry, papers
from stellarch.games.space_wars.rules.joins import nets
from stellarch.games.space_wars.rules.perils import perils
from stellarch.games.space_wars.rules.supply import cut_off


class Step(NamedTuple):
    """How one comes into a sector on the shortest way."""

    origin: At
    by_gate: bool


class Journeys(NamedTuple):
    """Craft in one sector that can do the same, and every sector they can come to with its last step."""

    craft: tuple[str, ...]
    steps: Mapping[At, Step]


class _Surroundings(NamedTuple):
    """What is the same for all of a player's craft, found where one of them comes."""

    ends_at: Callable[[At], bool]
    is_open: Callable[[At, Papers], bool]
    nets: Sequence[tuple[At, ...]]


class _Means(NamedTuple):
    """What decides how far a craft comes."""

    at: At
    points: int
    may_go_on: bool
    """After its first step or passage: it has begun in supply (SW-9.2.10)."""
    carrying: Papers
    gated: tuple[At, ...]
    all_letters: bool


def journeys(state: State, seat: Seat) -> Iterator[Journeys]:
    """How far each of a player's craft can come now; who cannot leave its sector is left out."""
    able: dict[_Means, list[str]] = {}
    unsupplied = set(cut_off(state, seat))
    for craft in state.fleets.of(seat):
        if state.fleets[craft].sheet.move and bars_leaving(state, craft) is None:
            able.setdefault(_means(state, craft, craft not in unsupplied), []).append(craft)
    surroundings = _Surroundings(
        ends_at=cache(partial(_is_end, state, seat, perils(state, seat))),
        is_open=cache(lambda to, carrying: bars_entry(state, seat, to, carrying) is None),
        nets=nets(state, seat),
    )
    for means, crew in able.items():
        if steps := _steps(state, seat, means, surroundings):
            yield Journeys(tuple(crew), steps)


def _means(state: State, craft: str, in_supply: bool) -> _Means:
    moves = state.fleets.moves_of(craft)
    return _Means(
        state.fleets[craft].at,
        points_left(state, craft),
        moves.begun or in_supply,
        papers(state, craft),
        moves.gated,
        passes_all_letters(state, craft),
    )


def _is_end(state: State, seat: Seat, harmful: Collection[At], at: At) -> bool:
    """Whether movement ends in a sector, or somebody or something there may end it (SW-2.2.7, SW-9.7.3, SW-9.9.1)."""
    if state.galaxy.stops(at) or mines_against(state, seat, at) or at in harmful:
        return True
    sector = state.sectors[at]
    there = {state.fleets[name].owner for name in state.fleets.at(at)}
    there.update(sector.small, () if sector.system is None else sector.system.small)
    return any(may_fight(state, other, seat, at) and has_battle_craft(state, other, at) for other in there)


def _steps(state: State, seat: Seat, means: _Means, around: _Surroundings) -> dict[At, Step]:
    """Sectors in the order of the points they cost; a passage costs none, so it is looked at first (SW-9.5.5)."""
    found: dict[At, Step] = {}
    spent = {means.at: 0}
    edge = deque([means.at])
    while edge:
        here = edge.popleft()
        if here != means.at and (not means.may_go_on or around.ends_at(here)):
            continue
        for to in _gates_from(state, seat, here, means, around.nets):
            if to not in spent:
                spent[to], found[to] = spent[here], Step(here, True)
                edge.appendleft(to)
        if spent[here] == means.points:
            continue
        for to in state.galaxy.board.neighbours[here]:
            if to not in spent and around.is_open(to, means.carrying):
                spent[to], found[to] = spent[here] + 1, Step(here, False)
                edge.append(to)
    return found


def _gates_from(state: State, seat: Seat, here: At, means: _Means, nets: Sequence[tuple[At, ...]]) -> Iterator[At]:
    joined = [to for net in nets if here in net for to in net]
    if means.all_letters and state.galaxy.gate_letter(here) is not None:
        joined += [to for net in state.galaxy.gates.values() for to in net]
    for to in dict.fromkeys(joined):
        if to not in means.gated and bars_passage(state, seat, here, to, means.carrying, means.all_letters) is None:
            yield to

"""SW-9.2: how far supply reaches."""

from collections.abc import Mapping
from typing import NamedTuple

from stellarch.core import Seat
from stellarch.games.space_wars.chapter import State
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.rules.control import is_held
from stellarch.games.space_wars.rules.joins import joins
from stellarch.games.space_wars.rules.versions import weakens_everything
from stellarch.games.space_wars.state import remembered
from stellarch.games.space_wars.state.fleets import Base
from stellarch.games.space_wars.tables.technologies import TECHNOLOGIES

MOON = "artificial_moon"
LONGEST_RANGE = max(tech.value or 0 for tech in TECHNOLOGIES.values() if tech.series == "movement_range")
"""With the last of these technologies: everywhere on the board."""


class Supply(NamedTuple):
    """What a player's craft can count on."""

    left: tuple[int, ...]
    """For each sector the steps that supply could still go on from there; below zero where it does not come."""
    sources: tuple[At, ...]
    linked: tuple[str, ...]
    """Outposts and orbital bases that pass supply on."""
    reached: tuple[At, ...]
    """All sectors to which it comes."""

    def reaches(self, at: At) -> bool:
        return self.left[at] >= 0


def supply(state: State, seat: Seat) -> Supply:
    """It follows from where the bases are, not from where other craft are, and from few things of the empires."""
    empires = [part for empire in state.empires for part in (empire.known, empire.capital)]
    others = (state.fleets.bases, state.politics, state.happenings, *empires)
    return remembered(state.sectors, f"supply of {seat}", others, lambda: _supply(state, seat))


def reach_of(state: State, seat: Seat) -> int:
    """How many sectors supply goes from a source or node of a player (SW-9.2.4)."""
    return state.empires[seat].series("movement_range")


def source(state: State, seat: Seat) -> At | None:
    """A player's home; while it is not owned and controlled, the capital instead (SW-9.2.1, SW-9.2.2)."""
    empire = state.empires[seat]
    return empire.home if is_held(state, empire.home, seat) else empire.capital


def barriers(state: State) -> frozenset[At]:
    """What supply goes around: core, supernovas and black holes (SW-9.2.5)."""
    holes = (event.at for event in state.happenings.events if event.kind == "black_hole")
    return state.galaxy.closed.union(holes)


def _supply(state: State, seat: Seat) -> Supply:
    """Supply flows out from the sources; each node that it comes to sends it on with the range of its owner."""
    reach = {friend: reach_of(state, friend) for friend in state.seats if state.politics.are_friends(seat, friend)}
    starts = {friend: source(state, friend) for friend in reach}
    sources = [(at, reach[friend]) for friend, at in starts.items() if at is not None]
    nodes: list[Base] = []
    ranges: dict[At, int] = {}
    for base in state.fleets.bases:
        if base.owner in reach and base.kind == MOON:
            sources.append((base.at, reach[base.owner]))
        elif base.owner in reach:
            nodes.append(base)
            ranges[base.at] = max(reach[base.owner], ranges.get(base.at, 0))
    left = _flood(state, seat, sources, ranges)
    linked = tuple(base.name for base in nodes if left[base.at] >= 0)
    reached = tuple([At(at) for at, steps in enumerate(left) if steps >= 0])
    return Supply(tuple(left), tuple(at for at, _ in sources), linked, reached)


def _flood(state: State, seat: Seat, sources: list[tuple[At, int]], nodes: Mapping[At, int]) -> list[int]:
    """The steps that are left of supply in each sector, below zero where it does not come."""
    around, gates = state.galaxy.board.neighbours, joins(state, seat)
    left = [-1] * len(around)
    flows: list[list[At]] = [[] for _ in range(LONGEST_RANGE + 1)]
    for at in barriers(state):
        left[at] = LONGEST_RANGE + 1  # taken already, so that nothing flows there
    for at, steps in sources:
        flows[steps].append(at)
    steps = LONGEST_RANGE
    while steps >= 0:
        if not flows[steps]:
            steps -= 1
            continue
        at = flows[steps].pop()
        if left[at] >= steps:
            continue
        sent_on = nodes.get(at, 0)
        if left[at] < 0 and sent_on > steps:  # a node, reached for the first time
            flows[sent_on].append(at)
            steps = sent_on
            continue
        left[at] = steps
        flows[steps] += gates.get(at, ())
        if steps:
            flows[steps - 1] += [near for near in around[at] if left[near] < steps - 1]
    for at in barriers(state):
        left[at] = -1
    return left


def in_supply_at(state: State, seat: Seat, at: At) -> bool:
    """Whether a player's craft are in supply in a sector (SW-9.2.7, SW-9.2.8)."""
    return state.empires[seat].knows("unlimited_movement_range") or supply(state, seat).reaches(at)


def sectors_in_supply(state: State, seat: Seat) -> tuple[At, ...]:
    """All sectors in which a player's craft are in supply."""
    if state.empires[seat].knows("unlimited_movement_range"):
        return tuple(map(At, range(len(state.sectors))))
    return supply(state, seat).reached


def is_in_supply(state: State, name: str) -> bool:
    """Whether a craft is in supply; a moon always is."""
    craft = state.fleets[name]
    return craft.kind == MOON or in_supply_at(state, craft.owner, craft.at)


def cut_off(state: State, seat: Seat) -> tuple[str, ...]:
    """A player's craft that are out of supply."""
    if state.empires[seat].knows("unlimited_movement_range"):
        return ()
    craft, left = state.fleets.craft, supply(state, seat).left
    return tuple(name for name in state.fleets.of(seat) if left[craft[name].at] < 0 and craft[name].kind != MOON)


def defence_at(state: State, name: str) -> int:
    """How hard a craft is to hit outside battles: less by 1 out of supply, but not below 1 (SW-29.8)."""
    printed = state.fleets[name].sheet.defence
    return max(1, printed - 1) if weakens_everything(state) and not is_in_supply(state, name) else printed


def steps_to_base(state: State, seat: Seat, at: At) -> int | None:
    """How far a sector is from the nearest source or linked node, as supply goes; None where there is no way."""
    found = supply(state, seat)
    bases = {*found.sources, *(state.fleets[name].at for name in found.linked)}
    closed, around, gates = barriers(state), state.galaxy.board.neighbours, joins(state, seat)
    seen, steps, edge = {at}, 0, [at]
    while edge:
        for here in edge:  # grows by what gates join
            joined = [far for far in gates.get(here, ()) if far not in seen]
            seen.update(joined)
            edge += joined
        if not bases.isdisjoint(edge):
            return steps
        edge = list(dict.fromkeys(near for here in edge for near in around[here] if near not in closed | seen))
        seen.update(edge)
        steps += 1
    return None

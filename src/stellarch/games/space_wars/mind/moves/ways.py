"""How craft get from here to there: which sectors they may and dare enter, and how many turns it takes."""

from collections.abc import Collection, Mapping, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from stellarch.core import Seat
from stellarch.games.space_wars.chapters.battle.engaging import craft_for, has_battle_craft
from stellarch.games.space_wars.chapters.battle.power import power_at
from stellarch.games.space_wars.chapters.movement import bars_leaving, points
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.mind.danger import hunted
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.rules.entry import Papers, bars_entry, papers
from stellarch.games.space_wars.rules.joins import joins
from stellarch.games.space_wars.rules.perils import perils, perils_to_cargo
from stellarch.games.space_wars.rules.supply import is_in_supply, supply
from stellarch.games.space_wars.state import State

_GATE = 0.01
"""A gate costs nothing; yet a way without one is taken rather, where it is as short."""
_RISK = 0.8
_LONGEST = 9.0
"""Nobody plans a journey of more turns."""


class Journey(NamedTuple):
    """Where a craft can get, in how many turns, and from which sector it comes to each."""

    turns: Mapping[At, float]
    """A sector that is reached this turn is less than or just 1 away."""
    before: Mapping[At, At]

    def rest(self, here: At, to: At) -> At:
        """Where a craft ends this turn that goes there from here."""
        return next((at for at in reversed(self.way(to)) if self.turns[at] <= 1), here)

    def way(self, to: At) -> list[At]:
        """The sectors on the way, the next one first."""
        found = []
        while to in self.before:
            found.append(to)
            to = self.before[to]
        return found[::-1]


class Ways:
    """The ways of one player's craft, in one sub-phase."""

    def __init__(self, survey: Survey) -> None:
        self._survey = survey
        self._risk: Mapping[At, float] | None = None
        self._hunted: dict[At, bool] = {}
        self._open: dict[tuple[Papers, bool, float], tuple[bool, ...]] = {}

    def open_to(self, state: State, craft: str, company: Sequence[str] = ()) -> tuple[bool, ...]:
        """For each sector, whether a craft may enter it, and is not harmed there (SW-25.5), with others beside it."""
        is_laden = bool(sum(state.fleets[craft].tokens))
        kind = papers(state, craft), is_laden, self._strength(state, {craft, *company})
        if kind not in self._open:
            self._open[kind] = self._find_open(state, *kind)
        return self._open[kind]

    def _strength(self, state: State, group: Collection[str]) -> float:
        """What a group has against enemies; in peace nobody need ask."""
        politics, seat = state.politics, self._survey.seat
        if not any(politics.are_enemies(seat, other) for other in state.living):
            return 0.0
        return self._survey.forces.power(sorted(craft for craft in group if state.fleets[craft].sheet.battle))

    def _find_open(self, state: State, carrying: Papers, is_laden: bool, strength: float) -> tuple[bool, ...]:
        seat = self._survey.seat
        avoided = perils(state, seat) | self._guarded(state, strength)
        if is_laden:
            avoided |= perils_to_cargo(state)
        return tuple(
            at not in avoided and bars_entry(state, seat, at, carrying) is None for at in state.galaxy.board.sectors
        )

    def _guarded(self, state: State, strength: float) -> frozenset[At]:
        """Sectors in which stronger enemies stand; unarmed craft keep away from any."""
        politics, fleets, seat = state.politics, state.fleets, self._survey.seat
        enemies = [other for other in state.living if politics.are_enemies(seat, other)]
        standing = {at for at in fleets.by_sector for other in enemies if self._power(state, other, at) > strength}
        landed = {
            at
            for at in state.sectors.systems
            for other in enemies
            if other in state.sectors.system(at).small and self._with_fighters(state, other, at) > strength
        }
        return frozenset(standing | landed)

    def is_hunted(self, state: State, at: At) -> bool:
        """Whether an enemy could come to a sector in his next turn whom one's own warships there do not keep away."""
        if at not in self._hunted:
            politics, seat = state.politics, self._survey.seat
            enemies = [other for other in self._survey.rivals if politics.are_enemies(seat, other)]
            self._hunted[at] = hunted(self._survey, state, at, enemies) > self._power(state, seat, at)
        return self._hunted[at]

    def _power(self, state: State, seat: Seat, at: At) -> float:
        return self._survey.forces.power(state.fleets.here(seat, at))

    def _with_fighters(self, state: State, seat: Seat, at: At) -> float:
        """What somebody has against intruders with those on the surface (SW-29.2)."""
        return power_at(state, at, seat, craft_for(state, seat, at)) if has_battle_craft(state, seat, at) else 0.0

    def _risks(self, state: State) -> Mapping[At, float]:
        """Where nobody rests without need, since what drifts by could swallow him; in turns that one would lose."""
        if self._risk is None:
            around, knows = state.galaxy.board.neighbours, state.empires[self._survey.seat].knows
            drifting = [event.at for event in state.happenings.events if event.kind == "black_hole"]
            if not knows("berilan_gap_attenuation"):
                drifting += [event.at for event in state.happenings.events if event.kind == "berilan_gap"]
            self._risk = {near: _RISK for at in drifting for near in around[at]}
        return self._risk

    def _rests(self, state: State) -> tuple[bool, ...]:
        """For each sector, whether craft that begin a turn there are in supply."""
        seat = self._survey.seat
        if state.empires[seat].knows("unlimited_movement_range"):
            return (True,) * len(state.sectors)
        return tuple(left >= 0 for left in supply(state, seat).left)

    def journey(self, state: State, craft: str, company: Sequence[str] = ()) -> Journey:
        """The quickest ways of a craft to everywhere, by steps and gates, with rests between the turns; those in its
        company, who are not slower, make enemies give way."""
        is_open, gates = self.open_to(state, craft, company), joins(state, self._survey.seat)
        around, most, stops = state.galaxy.board.neighbours, points(state, craft), _stops(state)
        here, risk, rests = state.fleets[craft].at, self._risks(state), self._rests(state)
        used, limit = _spent(state, craft, most)
        best: dict[At, float] = {here: 0.0}
        before: dict[At, At] = {}
        edge: list[tuple[float, At, float, int, int]] = [(0.0, here, 0.0, used, limit)]
        while edge:
            cost, at, dawn, used, limit = heappop(edge)  # dawn: when the turn began that it is reached in
            if cost > best[at]:
                continue
            if used >= limit:
                dawn, used = dawn + 1.0 + risk.get(at, 0.0), 0
                limit = most if rests[at] else min(most, 1)
            if not limit or dawn >= _LONGEST:
                continue
            for near in around[at]:
                if is_open[near]:
                    entered = limit if near in stops else used + 1
                    reached = dawn + entered / limit
                    if reached < best.get(near, _LONGEST):
                        best[near], before[near] = reached, at
                        heappush(edge, (reached, near, dawn, entered, limit))
            for far in gates.get(at, ()):
                reached = dawn + used / limit + _GATE
                if is_open[far] and reached < best.get(far, _LONGEST):
                    best[far], before[far] = reached, at
                    heappush(edge, (reached, far, dawn + _GATE, used, limit))
        return Journey(best, before)


def _stops(state: State) -> frozenset[At]:
    """Asteroid fields, where the movement of a turn ends."""
    return frozenset(at for at in state.galaxy.board.sectors if state.galaxy.stops(at))


def _spent(state: State, craft: str, most: int) -> tuple[int, int]:
    """How many points a craft has used of how many, this turn; as many as it has, where it can move no more."""
    moves = state.fleets.moves_of(craft)
    if bars_leaving(state, craft) is not None:
        return most, most
    if not moves.begun and not is_in_supply(state, craft):
        return 0, min(most, 1)
    return min(moves.points, most), most

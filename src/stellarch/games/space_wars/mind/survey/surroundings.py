"""What is to be found around the realm of a survey, and what is to be avoided."""

from collections.abc import Mapping
from functools import cached_property
from typing import NamedTuple

from stellarch.games.space_wars.geometry import At, distance
from stellarch.games.space_wars.mind.survey.part import Part
from stellarch.games.space_wars.rules.perils import perils
from stellarch.games.space_wars.tables.ground import OFFICERS, OfficerKind
from stellarch.games.space_wars.tables.happenings import MISSIONS

_FINDS, _GUILD = ("space_anomaly", "alien_artifact"), "gilda_of_traders"
_NEAR, _FAR = 4, 6
"""Sectors within which something is worth the way (SW-25.5); to who looks for it, further."""


class Prospect(NamedTuple):
    """A sector without a flag: what it would be worth to have, and how far it is from what one has."""

    worth: float
    at: At
    distance: int


class Surroundings(Part):
    @cached_property
    def perils(self) -> frozenset[At]:
        """Sectors that craft keep out of: closed ones, and those in which an event does harm (SW-25.5)."""
        return self.state.galaxy.closed | perils(self.state, self.seat)

    @property
    def reach(self) -> int:
        """How far scientists go for an anomaly or artifact, and officers for a mission."""
        return _FAR if self.survey.nature.studies else _NEAR

    @cached_property
    def finds(self) -> int:
        """Anomalies and artifacts near enough for scientists to go there (SW-25.5)."""
        return self._near(self.reach, *_FINDS)

    @cached_property
    def guilds(self) -> int:
        """Guilds of Traders near enough for consuls to go there."""
        return self._near(_FAR, _GUILD)

    def _near(self, reach: int, *kinds: str) -> int:
        events = (event for event in self.state.happenings.events if event.kind in kinds)
        return sum(distance(event.at, self.survey.realm.hub) <= reach for event in events)

    @cached_property
    def calls(self) -> Mapping[OfficerKind, int]:
        """How many officers of each kind the missions near by ask for, beyond those one has; scientists go to what is
        to be found as well."""
        missions = self.state.happenings.missions
        near = [mission for mission, at in missions.items() if distance(at, self.survey.realm.hub) <= self.reach]
        needed = [need for mission in near for need in MISSIONS[mission].needs] + ["scientist"] * self.finds
        mine = [self.state.officers[officer].kind for officer in self.state.officers.of(self.seat)]
        lacking = {sheet.id: needed.count(sheet.id) - mine.count(sheet.id) for sheet in OFFICERS.values()}
        return {kind: count for kind, count in lacking.items() if count > 0}

    def worth(self, at: At) -> float:
        """What a flag on a sector is worth: planets first, then what lies next to them (SW-25.5)."""
        tile = self.state.galaxy.systems.get(at)
        if tile is None:
            around = self.state.galaxy.board.neighbours[at]
            return 0.3 + 0.2 * sum(near in self.state.galaxy.systems for near in around)
        natives = self.state.sectors.system(at).natives
        return 1.0 + 2.0 * tile.cities + 1.5 * tile.workshops + 1.0 * tile.crystal + 1.0 * natives

    @cached_property
    def frontier(self) -> tuple[Prospect, ...]:
        """Free sectors that one may go to, the best first: worth much, and near."""
        free = (at for at, sector in self.state.sectors.items() if sector.owner is None and at not in self.perils)
        found = [Prospect(self.worth(at), at, self.survey.realm.distance_to_own(at)) for at in free]
        return tuple(sorted(found, key=lambda each: (-each.worth / (1 + each.distance), each.at)))

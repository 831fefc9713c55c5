"""SW-5: the sixteen events, the missions, and every table that is rolled on for them."""

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from stellarch.core import BadData
from stellarch.games.space_wars.tables.craft import CRAFT
from stellarch.games.space_wars.tables.ground import OFFICERS, RESOURCES
from stellarch.games.space_wars.tables.reading import by_id, read, require
from stellarch.games.space_wars.tables.technologies import TECHNOLOGIES
from stellarch.games.space_wars.tables.tiles import NEBULAS

_FILE = "events.toml"

Outcome = Literal["event", "mission1", "mission2", "mission3", "none"]
Numbers = tuple[int, int, int, int, int, int]
"""One for each face of a die."""


class Drift(msgspec.Struct, frozen=True):
    """How events move (SW-5.2)."""

    speed: Numbers
    extra_move_on: int
    max_extra_moves: int


class EventSheet(msgspec.Struct, frozen=True):
    id: str
    limit: int
    cells: tuple[int, ...]
    """The pairs of dice that bring it, read as first die then second (SW-5.1.2)."""
    tech: str
    """The technology that counters it, if any."""
    blocks: bool


class Mission(msgspec.Struct, frozen=True):
    id: str
    level: int
    needs: tuple[str, ...]
    """Officer types, and possibly `craft:` and a type of craft."""
    reward: Mapping[str, int]
    """Credits (cr), research points (rp) and tokens."""


class MissionSolution(msgspec.Struct, frozen=True):
    two_star_bonus: int
    natural_fail: int
    level_1: tuple[int, ...] = msgspec.field(name="1")
    level_2: tuple[int, ...] = msgspec.field(name="2")
    level_3: tuple[int, ...] = msgspec.field(name="3")

    def need(self, level: int, unmet: int) -> int:
        """The number to reach, by the level and how many needs are unmet (SW-5.4.4)."""
        return (self.level_1, self.level_2, self.level_3)[level - 1][unmet]


class FailedMission(msgspec.Struct, frozen=True):
    level_1: int = msgspec.field(name="1")
    level_2: int = msgspec.field(name="2")
    level_3: int = msgspec.field(name="3")
    medic_bonus: tuple[int, int]

    def lost_on(self, level: int) -> int:
        """An officer is lost on this number or less (SW-5.4.6)."""
        return (self.level_1, self.level_2, self.level_3)[level - 1]


class Anomaly(msgspec.Struct, frozen=True):
    scientist1: Numbers
    scientific_starship: Numbers
    scientist2: Numbers


class Artifact(msgspec.Struct, frozen=True):
    """Pairs of research points and special weapons."""

    scientist1: tuple[tuple[int, int], ...]
    scientific_starship: tuple[tuple[int, int], ...]
    scientist2: tuple[tuple[int, int], ...]


class Gilda(msgspec.Struct, frozen=True):
    consul1: Numbers
    consular_starship: Numbers
    consul2: Numbers


class Warp(msgspec.Struct, frozen=True):
    distance: Numbers
    free_jump_range: int


class NebulaExtraction(msgspec.Struct, frozen=True):
    """The resource that a die brings, by the colour of the nebula (SW-9.7.5)."""

    nebula_blue: tuple[str, ...]
    nebula_red: tuple[str, ...]
    nebula_green: tuple[str, ...]
    nebula_yellow: tuple[str, ...]


class EventTable(msgspec.Struct, frozen=True):
    none: tuple[Outcome, ...] = msgspec.field(name="0")
    one: tuple[Outcome, ...] = msgspec.field(name="1")
    two: tuple[Outcome, ...] = msgspec.field(name="2")
    three: tuple[Outcome, ...] = msgspec.field(name="3")

    def outcome(self, events_near: int, die: int) -> Outcome:
        """What a die brings, by the number of events near the place it is rolled for (SW-5.1.1)."""
        columns: Sequence[tuple[Outcome, ...]] = (self.none, self.one, self.two, self.three)
        return columns[min(events_near, len(columns) - 1)][die - 1]


class Events(msgspec.Struct, frozen=True):
    event_table: EventTable
    event_movement: Drift
    event: tuple[EventSheet, ...]
    mission: tuple[Mission, ...]
    mission_solution: MissionSolution
    failed_mission: FailedMission
    space_anomaly: Anomaly
    alien_artifact: Artifact
    gilda: Gilda
    nebula_extraction: NebulaExtraction
    space_warp: Warp


_EVENTS = read(_FILE, Events)

EVENT_TABLE = _EVENTS.event_table
DRIFT = _EVENTS.event_movement
EVENTS = by_id(_FILE, _EVENTS.event)
MISSIONS = by_id(_FILE, _EVENTS.mission)
MISSION_SOLUTION = _EVENTS.mission_solution
FAILED_MISSION = _EVENTS.failed_mission
ANOMALY = _EVENTS.space_anomaly
ARTIFACT = _EVENTS.alien_artifact
GILDA = _EVENTS.gilda
NEBULA_EXTRACTION: Mapping[str, tuple[str, ...]] = msgspec.structs.asdict(_EVENTS.nebula_extraction)
WARP = _EVENTS.space_warp
TYPOLOGY: Mapping[int, str] = {cell: event.id for event in EVENTS.values() for cell in event.cells}
"""The event that two dice bring, read as first die then second (SW-5.1.2)."""

require(_FILE, "event.tech", (event.tech for event in EVENTS.values() if event.tech), TECHNOLOGIES)
require(_FILE, "nebula_extraction", NEBULAS, NEBULA_EXTRACTION)
for _mission in MISSIONS.values():
    require(_FILE, _mission.id, _mission.needs, (*OFFICERS, *(f"craft:{craft}" for craft in CRAFT)))
    require(_FILE, _mission.id, _mission.reward, ("cr", "rp", *RESOURCES))
    if len(_mission.needs) != _mission.level:
        raise BadData(_FILE, _mission.id, "has not as many needs as its level")
if sorted(TYPOLOGY) != [10 * first + second for first in range(1, 7) for second in range(1, 7)]:
    raise BadData(_FILE, "event.cells", "the 36 pairs of dice do not each bring one event")

"""Events and missions in play (SW-5)."""

from collections import Counter
from collections.abc import Mapping
from functools import cached_property

import msgspec
from msgspec.structs import replace

from stellarch.games.space_wars.geometry import At


class Happening(msgspec.Struct, frozen=True):
    """An event in play; the rulebook's word, but ours for what is told of an action."""

    number: int
    """Counted from 1 as they appear: the lowest is the oldest."""
    kind: str
    at: At


class Happenings(msgspec.Struct, frozen=True, dict=True):
    events: tuple[Happening, ...] = ()
    """In order of age, the oldest first."""
    made: int = 0
    """How many events there have been."""
    missions: Mapping[str, At] = {}
    """Where each mission in play lies."""
    solved: frozenset[str] = frozenset()
    """Missions that are out of the game."""

    @cached_property
    def by_sector(self) -> Mapping[At, tuple[Happening, ...]]:
        found: dict[At, list[Happening]] = {}
        for event in self.events:
            found.setdefault(event.at, []).append(event)
        return {at: tuple(events) for at, events in found.items()}

    def at(self, at: At) -> tuple[Happening, ...]:
        """The events in a sector, the oldest first."""
        return self.by_sector.get(at, ())

    def is_at(self, kind: str, at: At) -> bool:
        """Whether an event of this kind is in a sector."""
        return any(event.kind == kind for event in self.at(at))

    def find(self, number: int) -> Happening | None:
        return next((event for event in self.events if event.number == number), None)

    @cached_property
    def _counts(self) -> Mapping[str, int]:
        return Counter(event.kind for event in self.events)

    def count(self, kind: str) -> int:
        return self._counts.get(kind, 0)

    def missions_at(self, at: At) -> tuple[str, ...]:
        return tuple(mission for mission, place in self.missions.items() if place == at)

    # Changes

    def with_new(self, kind: str, at: At) -> tuple["Happenings", Happening]:
        event = Happening(self.made + 1, kind, at)
        return replace(self, events=(*self.events, event), made=event.number), event

    def with_moved(self, number: int, at: At) -> "Happenings":
        moved = tuple(replace(event, at=at) if event.number == number else event for event in self.events)
        return replace(self, events=moved)

    def without(self, *numbers: int) -> "Happenings":
        return replace(self, events=tuple(event for event in self.events if event.number not in numbers))

    def with_mission(self, mission: str, at: At) -> "Happenings":
        return replace(self, missions={**self.missions, mission: at})

    def without_missions(self, *missions: str) -> "Happenings":
        """Missions that go back to the supply."""
        left = {mission: at for mission, at in self.missions.items() if mission not in missions}
        return replace(self, missions=left)

    def with_solved(self, mission: str) -> "Happenings":
        return replace(self.without_missions(mission), solved=self.solved | {mission})

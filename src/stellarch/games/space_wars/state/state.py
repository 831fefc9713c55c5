"""A position of the game: data, no rules. Everything is frozen; a change gives another state.

The state is a few parts that change at different times. What follows from one part alone is worked out once and
kept with that part (`Sectors.owned`, `Fleets.by_sector`); what follows from several is kept by `remembered`.
"""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from stellarch.core import Chance, Seat
from stellarch.games.space_wars.galaxy import Galaxy
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.options import Options
from stellarch.games.space_wars.state.empires import Empire, Ending
from stellarch.games.space_wars.state.fleets import Craft, Fleets, Officers
from stellarch.games.space_wars.state.happenings import Happenings
from stellarch.games.space_wars.state.matters import AnyMatter, Filed, FormName, Matter, Sealed
from stellarch.games.space_wars.state.politics import Politics
from stellarch.games.space_wars.state.sectors import Sectors

T = TypeVar("T")
M = TypeVar("M", bound=Matter)

NEWEST_RULES = 5
"""The version of the rules that a new game follows; RULES.md says what each version changed."""


class State(msgspec.Struct, frozen=True, omit_defaults=True, dict=True):
    rules: int
    """The version of the rules that the game began under and is played to its end by."""
    options: Options
    chance: Chance
    galaxy: Galaxy
    seat_order: tuple[Seat, ...]
    """Fixed for the whole game; it breaks ties (SW-3.1.9)."""
    sectors: Sectors
    fleets: Fleets
    officers: Officers
    happenings: Happenings
    empires: tuple[Empire, ...]
    politics: Politics
    order: tuple[Seat, ...]
    """The turn order (SW-4.1.2)."""
    turn: int = 0
    phase: str = ""
    """The phase that is under way, or was last."""
    stage: AnyMatter | None = None
    """What that phase has on the table; None between two phases."""
    pending: tuple[AnyMatter, ...] = ()
    """Decisions that came up, the newest last: it goes first."""
    sealed: Mapping[Seat, Sealed] = {}
    filed: Mapping[Seat, Mapping[FormName, Filed]] = {}
    """Forms that were handed in before their phase."""
    rolls: int = 0
    """How many dice were rolled for all: these name them."""
    ending: Ending | None = None

    @property
    def over(self) -> bool:
        return self.ending is not None

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(map(Seat, range(len(self.empires))))

    @cached_property
    def living(self) -> tuple[Seat, ...]:
        """The players who are in the game, in turn order."""
        return tuple(seat for seat in self.order if self.empires[seat].alive)

    @property
    def matter(self) -> AnyMatter | None:
        """What is on top of the table."""
        return self.pending[-1] if self.pending else self.stage

    def at_hand(self, kind: type[M]) -> M:
        """What is on top of the table, which is of this kind."""
        matter = self.matter
        assert isinstance(matter, kind), f"{matter} is on the table, not {kind.__name__}"
        return matter

    def place_of_officer(self, name: str) -> At:
        """The sector in which an officer is, aboard or on the surface."""
        place = self.officers[name].place
        return self.fleets[place].at if isinstance(place, str) else place

    # Changes

    def changed(self, **changes: Any) -> "State":
        return replace(self, **changes)

    def with_sector(self, at: At, **changes: Any) -> "State":
        return replace(self, sectors=self.sectors.with_sector(at, **changes))

    def with_system(self, at: At, **changes: Any) -> "State":
        return replace(self, sectors=self.sectors.with_system(at, **changes))

    def with_empire(self, seat: Seat, **changes: Any) -> "State":
        empires = self.empires
        changed = replace(empires[seat], **changes)
        return replace(self, empires=(*empires[:seat], changed, *empires[seat + 1 :]))

    def with_this_turn(self, seat: Seat, **changes: Any) -> "State":
        """With something more to be remembered of a player until the turn ends."""
        return self.with_empire(seat, this_turn=replace(self.empires[seat].this_turn, **changes))

    def paid(self, seat: Seat, credits: int) -> "State":
        """Credits gained or, below zero, spent."""
        left = self.empires[seat].credits + credits
        assert left >= 0, f"seat {seat} has not {-credits} credits"
        return self.with_empire(seat, credits=left)

    def with_new_craft(self, craft: Craft) -> "State":
        return replace(self, fleets=self.fleets.with_new(craft)[0])

    def without_craft(self, *names: str) -> "State":
        """Craft that are destroyed, with cargo and officers (SW-9.8.7)."""
        aboard = tuple(officer for name in names for officer in self.officers.at(name))
        officers = self.officers.without(aboard) if aboard else self.officers
        return replace(self, fleets=self.fleets.without(names), officers=officers)

    def with_filed(self, seat: Seat, form: FormName, filed: Filed | None) -> "State":
        """With a form of a seat handed in or, with none, taken back or done."""
        mine = {other: kept for other, kept in self.filed.get(seat, {}).items() if other != form}
        if filed is not None:
            mine[form] = filed
        others = {other: kept for other, kept in self.filed.items() if other != seat}
        return replace(self, filed=dict(sorted({**others, seat: mine}.items())) if mine else others)

    def with_stage(self, stage: AnyMatter | None) -> "State":
        return replace(self, stage=stage)

    def with_matter(self, matter: AnyMatter) -> "State":
        """With what is on top of the table as it is now."""
        if self.pending:
            return replace(self, pending=(*self.pending[:-1], matter))
        return replace(self, stage=matter)

    def with_pending(self, matter: AnyMatter) -> "State":
        """With one more decision on top of the others."""
        return replace(self, pending=(*self.pending, matter))

    def without_pending(self) -> "State":
        """With the decision on top done."""
        return replace(self, pending=self.pending[:-1])


def remembered(part: Any, name: str, others: tuple[object, ...], find: Callable[[], T]) -> T:
    """What follows from several parts of a state, worked out once for just these parts.

    It is kept with the part that changes most often, under a name; a change of any other part makes it be found anew.

        remembered(state.fleets, f"supply of {seat}", (state.sectors, state.politics), lambda: ...)
    """
    kept = part.__dict__.get(name)
    if kept is not None:
        for old, new in zip(kept[0], others, strict=True):  # a loop, since it is gone through thousands of times a turn
            if old is not new:
                break
        else:
            return kept[1]  # type: ignore[no-any-return]
    found = find()
    part.__dict__[name] = (others, found)
    return found

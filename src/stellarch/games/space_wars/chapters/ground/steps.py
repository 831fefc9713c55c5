"""What a step of a ground battle is: what one side decides in it, and what the software would."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from stellarch.core import Phrase, Refusal, Seat, Template
from stellarch.games.space_wars.chapter import Bar, Course, Order, State, bar
from stellarch.games.space_wars.chapters.ground.legions import legion_key, read_legion
from stellarch.games.space_wars.nouns import Anything
from stellarch.games.space_wars.state.battles import SideNumber
from stellarch.games.space_wars.state.counts import NO_LEGIONS, Legions
from stellarch.games.space_wars.state.ground import Army, GroundBattle, GroundStepName
from stellarch.games.space_wars.tables.ground import LEGIONS

# Refusals


class GroundNoSuchLegion(Refusal, frozen=True):
    rule = "SW-13.2.1"
    legion: Anything


class NotEnough(Refusal, frozen=True):
    rule = "SW-13.2.1"
    there: int
    count: int


# Rules


class GroundStep:
    """One decision of one side."""

    name: ClassVar[GroundStepName]
    asks: ClassVar[Phrase]
    side: ClassVar[SideNumber]
    orders: ClassVar[tuple[type[Order], ...]]

    def commander(self, battle: GroundBattle) -> Seat:
        """Who decides; aliens never do."""
        commander = battle.commanders[self.side]
        assert commander is not None
        return commander

    def choices(self, state: State, battle: GroundBattle) -> Iterator[Order | Template]:
        """All that may be ordered, what the software would first; nothing where there is nothing to decide."""
        raise NotImplementedError

    def bars(self, state: State, battle: GroundBattle, order: Any) -> Bar | None:
        """Why an order of this step cannot be carried out; None when it can."""
        return None

    def carry_out(self, course: Course, order: Any) -> None:
        """An order that nothing bars."""


def battle_of(course: Course) -> GroundBattle:
    return course.state.at_hand(GroundBattle)


# Legions in orders


def written(army: Army, commander: Seat) -> Mapping[str, int]:
    """Legions as an order names them."""
    return {
        legion_key(grade, seat, commander): number
        for seat, legions in army.items()
        for grade, number in zip(LEGIONS, legions, strict=True)
        if number
    }


def read(named: Mapping[str, int], commander: Seat) -> Army:
    """The legions that an order names, which nothing bars."""
    found: dict[Seat, Legions] = {}
    for key, number in named.items():
        grade, owner = read_legion(key, commander)
        assert owner is not None
        legions = found.get(owner, NO_LEGIONS)
        found[owner] = legions._replace(**{grade: getattr(legions, grade) + number})
    return {seat: legions for seat, legions in found.items() if any(legions)}


def bars_naming(named: Mapping[str, int], among: Army, commander: Seat) -> Bar | None:
    """Why an order does not name legions that are there; None when it does."""
    for key, number in named.items():
        grade, owner = read_legion(key, commander)
        if grade not in LEGIONS or owner is None or owner not in among:
            return bar(GroundNoSuchLegion, key, legion=key)
        there = getattr(among[owner], grade)
        if not 0 <= number <= there:
            return bar(NotEnough, key, there=there, count=number)
    return None

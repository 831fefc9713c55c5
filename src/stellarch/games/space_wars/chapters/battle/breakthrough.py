"""SW-10.6.3 to SW-10.6.8: craft break through into the enemy core, and come back."""

from collections.abc import Iterator, Sequence
from math import ceil

from msgspec.structs import replace

from stellarch.core import Refusal, Seat, Template, Weight
from stellarch.games.space_wars.chapter import Bar, BattleEvent, Course, Order, State, bar
from stellarch.games.space_wars.chapters.battle.blanks import some_of
from stellarch.games.space_wars.chapters.battle.labels import BattleLabel
from stellarch.games.space_wars.chapters.battle.orders import BreakThrough, Return
from stellarch.games.space_wars.chapters.battle.policy import firepower
from stellarch.games.space_wars.chapters.battle.steps import BattleStep, opposite
from stellarch.games.space_wars.labels import label
from stellarch.games.space_wars.nouns import Anything, Piece
from stellarch.games.space_wars.state.battles import Battle, SideNumber

# Events


class BrokeThrough(BattleEvent, frozen=True):
    """Craft went into the enemy core, or came back from there (SW-10.6.3, SW-10.6.8)."""

    weight = Weight.NOTE

    seat: Seat
    craft: tuple[Piece, ...]
    back: bool = False


# Refusals


class BattleTooMany(Refusal, frozen=True):
    rule = "SW-10.6.3"
    most: int


class CannotBreak(Refusal, frozen=True):
    rule = "SW-10.6.3"
    unit: Anything


class NotBeyond(Refusal, frozen=True):
    rule = "SW-10.6.8"
    unit: Anything


# Rules


def able(state: State, battle: Battle, side: SideNumber) -> tuple[str, ...]:
    """The craft of a line that can break through."""
    mine = battle.sides[side]
    return tuple(name for name in mine.line if state.fleets[name].sheet.breakthrough and name not in mine.taken)


def most_through(state: State, battle: Battle, side: SideNumber) -> int:
    """Own able craft in line minus the screening of the enemy line, rounded up (SW-10.6.3, SW-10.6.4)."""
    theirs = battle.sides[opposite(side)]
    screen = sum(state.fleets[name].sheet.screen_line for name in theirs.line if name not in theirs.taken)
    return max(0, ceil(len(able(state, battle, side)) - screen))


def _limit(battle: Battle, side: SideNumber) -> int:
    assert battle.able is not None
    return battle.able[side]


class BreakingThrough(BattleStep):
    """Which craft break through, none to all that can (SW-D.43)."""

    name = "breakthrough"
    asks = BattleLabel.BREAK_THROUGH
    orders = (BreakThrough,)

    def is_ready(self, battle: Battle) -> bool:
        return battle.able is not None

    def enter(self, course: Course) -> None:
        """How many can is counted for both before either moves (SW-10.6.5)."""
        state = course.state
        battle = state.at_hand(Battle)
        most = (most_through(state, battle, 0), most_through(state, battle, 1))
        course.go(state.with_matter(replace(battle, able=most)))

    def decides(self, state: State, battle: Battle, side: SideNumber) -> bool:
        return _limit(battle, side) > 0

    def choices(self, state: State, battle: Battle, side: SideNumber) -> Iterator[Order | Template]:
        yield BreakThrough()
        craft = able(state, battle, side)
        yield from (BreakThrough((name,)) for name in craft)
        yield from self.templates(state, battle, side)

    def templates(self, state: State, battle: Battle, side: SideNumber) -> Iterator[Template]:
        craft, most = able(state, battle, side), _limit(battle, side)
        if len(craft) > 1 and most > 1:
            (usual,) = self.policy(state, battle, side)
            chosen = some_of(craft, BattleLabel.STARSHIPS, 0, min(most, len(craft)), usual.craft)
            yield Template("break_through", label(self.asks), {"craft": chosen})

    def templates_ahead(self, state: State, battle: Battle, side: SideNumber) -> Iterator[Template]:
        """Any that could, from either row: how many may, is counted when it comes to it."""
        rows = (*battle.sides[side].line, *battle.sides[side].core)
        craft = [name for name in rows if state.fleets[name].sheet.breakthrough]
        if craft:
            yield Template("break_through", label(self.asks), {"craft": some_of(craft, BattleLabel.STARSHIPS)})

    def bars(self, state: State, battle: Battle, side: SideNumber, order: BreakThrough) -> Bar | None:
        craft = able(state, battle, side)
        for place, name in enumerate(order.craft):
            if name not in craft or name in order.craft[:place]:
                return bar(CannotBreak, name, unit=name)
        if len(order.craft) > _limit(battle, side):
            return bar(BattleTooMany, *order.craft, most=_limit(battle, side))
        return None

    def carry_out(self, course: Course, side: SideNumber, order: BreakThrough) -> None:
        if not order.craft:
            return
        battle = course.state.at_hand(Battle)
        mine = battle.sides[side]
        line = tuple(name for name in mine.line if name not in order.craft)
        battle = battle.with_side(side, line=line, beyond=(*mine.beyond, *order.craft))
        course.go(course.state.with_matter(battle), BrokeThrough(mine.commander, order.craft))

    def policy(self, state: State, battle: Battle, side: SideNumber) -> Sequence[BreakThrough]:
        """Only at craft in the enemy core; undamaged ones, strongest first, and the last of the line stays while there
        is an enemy line; against none, all that may (SW-24.3.5)."""
        theirs, mine = battle.sides[opposite(side)], battle.sides[side]
        if not theirs.core:
            return (BreakThrough(),)
        craft = sorted(able(state, battle, side), key=lambda name: -firepower(state, battle, name))
        most = _limit(battle, side)
        if theirs.line:
            craft = [name for name in craft if not state.fleets[name].damage]
            most = min(most, len(mine.line) - 1)
        return (BreakThrough(tuple(craft[:most])),)


class Returning(BattleStep):
    """Craft in the enemy core come back to the line (SW-D.45)."""

    name = "return"
    asks = BattleLabel.RETURN
    orders = (Return,)

    def decides(self, state: State, battle: Battle, side: SideNumber) -> bool:
        return bool(battle.sides[side].beyond)

    def choices(self, state: State, battle: Battle, side: SideNumber) -> Iterator[Order | Template]:
        beyond = battle.sides[side].beyond
        yield Return()
        yield from (Return((name,)) for name in beyond)
        if len(beyond) > 1:
            yield from self.templates(state, battle, side)

    def templates(self, state: State, battle: Battle, side: SideNumber) -> Iterator[Template]:
        if beyond := battle.sides[side].beyond:
            (usual,) = self.policy(state, battle, side)
            yield Template(
                "return", label(self.asks), {"craft": some_of(beyond, BattleLabel.STARSHIPS, usual=usual.craft)}
            )

    def bars(self, state: State, battle: Battle, side: SideNumber, order: Return) -> Bar | None:
        for place, name in enumerate(order.craft):
            if name not in battle.sides[side].beyond or name in order.craft[:place]:
                return bar(NotBeyond, name, unit=name)
        return None

    def carry_out(self, course: Course, side: SideNumber, order: Return) -> None:
        if not order.craft:
            return
        battle = course.state.at_hand(Battle)
        mine = battle.sides[side]
        beyond = tuple(name for name in mine.beyond if name not in order.craft)
        battle = battle.with_side(side, line=(*mine.line, *order.craft), beyond=beyond)
        course.go(course.state.with_matter(battle), BrokeThrough(mine.commander, order.craft, back=True))

    def policy(self, state: State, battle: Battle, side: SideNumber) -> Sequence[Return]:
        """From a core that is empty (SW-24.3.7)."""
        is_empty = not battle.sides[opposite(side)].core
        return (Return(battle.sides[side].beyond if is_empty else ()),)


STEPS: tuple[BattleStep, ...] = (BreakingThrough(), Returning())

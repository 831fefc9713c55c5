"""SW-10.7: craft leave the battle."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from stellarch.core import Fact, Refusal, Seat, Template
from stellarch.games.space_wars.chapter import Bar, BattleEvent, Course, Order, State, bar
from stellarch.games.space_wars.chapters.battle.blanks import aboard, some_of
from stellarch.games.space_wars.chapters.battle.labels import BattleLabel
from stellarch.games.space_wars.chapters.battle.orders import Withdraw, die_with
from stellarch.games.space_wars.chapters.battle.power import wants_out
from stellarch.games.space_wars.chapters.battle.steps import DEFENDER, BattleStep, opposite
from stellarch.games.space_wars.chapters.battle.weapons import off_the_board, spend_weapon
from stellarch.games.space_wars.chapters.battle.wings import carries, put, room, without_wings_aboard
from stellarch.games.space_wars.labels import label
from stellarch.games.space_wars.nouns import Anything, Piece
from stellarch.games.space_wars.rules.versions import bars_new_help, helps_any_roll
from stellarch.games.space_wars.state.battles import Battle, SideNumber
from stellarch.games.space_wars.state.matters import SubPhases
from stellarch.games.space_wars.tables.combat import SPECIAL_WEAPON_USE
from stellarch.games.space_wars.tables.ground import OFFICERS

# Events


class Withdrew(BattleEvent, frozen=True):
    """Craft left the battle (SW-10.7); an admiral may have rolled for his."""

    seat: Seat
    craft: tuple[Piece, ...]


class WithdrawalRolled(BattleEvent, frozen=True):
    """An admiral tries to leave a core with enemies in it (SW-10.7.2)."""

    reveals = True

    seat: Seat
    craft: Piece
    die: int
    need: int
    modifier: int = 0
    """1 where a special weapon was spent (SW-29.7)."""

    @Fact
    def success(self) -> bool:
        return self.die + self.modifier >= self.need

    @Fact
    def rolled(self) -> str:
        return die_with(self.die, self.modifier)


# Refusals


class NoSpecialRoll(Refusal, frozen=True):
    rule = "SW-29.7"
    unit: Anything


class NotInCore(Refusal, frozen=True):
    rule = "SW-10.7.1"
    unit: Anything


class BasesNever(Refusal, frozen=True):
    rule = "SW-10.7.3"
    unit: Anything


class EnemyInCore(Refusal, frozen=True):
    rule = "SW-10.7.2"
    unit: Anything


class BattleNotAboard(Refusal, frozen=True):
    rule = "SW-10.7.3"
    unit: Anything


# Rules


def bars_withdrawing(state: State, battle: Battle, side: SideNumber, craft: str) -> Bar | None:
    """Why a craft cannot withdraw, or try to; None when it can."""
    if craft in battle.sides[side].craft and state.fleets[craft].sheet.group == "base":
        return bar(BasesNever, craft, unit=craft)
    if craft not in battle.sides[side].core:
        return bar(NotInCore, craft, unit=craft)
    if battle.sides[opposite(side)].beyond and not _admiral_need(state, craft):
        return bar(EnemyInCore, craft, unit=craft)
    return None


def _admiral_need(state: State, craft: str) -> int:
    """The number that the best admiral aboard must reach; 0 without one (SW-10.7.2)."""
    stars = [state.officers[name].stars for name in state.officers.at(craft) if state.officers[name].kind == "admiral"]
    return OFFICERS["admiral"].withdraw_need[max(stars) - 1] if stars else 0


class Withdrawing(BattleStep):
    """Who leaves; the defender decides first (SW-D.46, SW-10.7.5)."""

    name = "withdraw"
    asks = BattleLabel.WITHDRAW
    orders = (Withdraw,)
    first = DEFENDER

    def decides(self, state: State, battle: Battle, side: SideNumber) -> bool:
        return bool(_leavers(state, battle, side))

    def choices(self, state: State, battle: Battle, side: SideNumber) -> Iterator[Order | Template]:
        craft = _leavers(state, battle, side)
        yield Withdraw()
        yield from (Withdraw((name,)) for name in craft)
        yield from (Withdraw((name,), special=(name,)) for name in _armed(state, battle, side, craft))
        if len(craft) > 1:
            yield with_small_craft(state, battle, side, craft)
            yield from self.templates(state, battle, side)

    def templates(self, state: State, battle: Battle, side: SideNumber) -> Iterator[Template]:
        if craft := _leavers(state, battle, side):
            (usual,) = self.policy(state, battle, side)
            yield self._blank(state, battle, side, craft, usual.craft)

    def templates_ahead(self, state: State, battle: Battle, side: SideNumber) -> Iterator[Template]:
        """Any starship: whether it will stand in a core without enemies, the round says."""
        craft = [name for name in battle.sides[side].craft if state.fleets[name].sheet.group != "base"]
        if craft:
            yield self._blank(state, battle, side, craft)

    def _blank(
        self, state: State, battle: Battle, side: SideNumber, craft: Sequence[str], usual: Sequence[str] = ()
    ) -> Template:
        small = {
            unit: tuple(name for name in craft if carries(state.fleets[name], battle.wings[unit]))
            for unit in battle.in_zone(side)
        }
        armed = _armed(state, battle, side, craft)
        weapons = {"special": some_of(armed, BattleLabel.WITH_WEAPON)} if armed else {}
        return Template(
            "withdraw",
            label(self.asks),
            {"craft": some_of(craft, BattleLabel.STARSHIPS, usual=usual), **aboard(small), **weapons},
        )

    def bars(self, state: State, battle: Battle, side: SideNumber, order: Withdraw) -> Bar | None:
        for place, name in enumerate(order.craft):
            if barred := bars_withdrawing(state, battle, side, name):
                return barred
            if name in order.craft[:place]:
                return bar(NotInCore, name, unit=name)
        rooms = {name: room(state.fleets[name]) for name in order.craft}
        for unit, carrier in order.aboard.items():
            fits = unit in battle.in_zone(side) and carrier in rooms
            if not fits or not carries(state.fleets[carrier], battle.wings[unit]) or rooms[carrier] <= 0:
                return bar(BattleNotAboard, unit, unit=unit)
            rooms[carrier] -= 1
        return _bars_special(state, battle, side, order)

    def carry_out(self, course: Course, side: SideNumber, order: Withdraw) -> None:
        commander = course.state.at_hand(Battle).sides[side].commander
        gone = tuple(name for name in order.craft if _gets_away(course, side, name, name in order.special))
        if not gone:
            return
        put(course, {unit: carrier for unit, carrier in order.aboard.items() if carrier in gone})
        course.tell(Withdrew(commander, gone))
        leave_board(course, gone)

    def policy(self, state: State, battle: Battle, side: SideNumber) -> Sequence[Withdraw]:
        """All that can, of a side that is far weaker (SW-24.3.6)."""
        craft = _leavers(state, battle, side)
        if not craft or not wants_out(state, battle, side):
            return (Withdraw(),)
        return (with_small_craft(state, battle, side, craft),)


def with_small_craft(state: State, battle: Battle, side: SideNumber, craft: tuple[str, ...]) -> Withdraw:
    """These, with as many fighters and pods of the zone as they can take."""
    rooms, aboard = {name: room(state.fleets[name]) for name in craft}, {}
    for unit in battle.in_zone(side):
        for name in craft:
            if rooms[name] > 0 and carries(state.fleets[name], battle.wings[unit]):
                rooms[name] -= 1
                aboard[unit] = name
                break
    return Withdraw(craft, aboard)


def _leavers(state: State, battle: Battle, side: SideNumber) -> tuple[str, ...]:
    return tuple(name for name in battle.sides[side].core if bars_withdrawing(state, battle, side, name) is None)


def _armed(state: State, battle: Battle, side: SideNumber, craft: Sequence[str]) -> list[str]:
    """Those whose admirals have to roll, and have a special weapon for it (SW-29.7)."""
    if not battle.sides[opposite(side)].beyond or not helps_any_roll(state):
        return []
    return [name for name in craft if state.fleets[name].weapons and _admiral_need(state, name)]


def _bars_special(state: State, battle: Battle, side: SideNumber, order: Withdraw) -> Bar | None:
    """Why a special weapon cannot be spent on a withdrawal."""
    if order.special and (barred := bars_new_help(state, *order.special)):
        return barred
    armed = _armed(state, battle, side, order.craft)
    for place, name in enumerate(order.special):
        if name not in armed or name in order.special[:place]:
            return bar(NoSpecialRoll, name, unit=name)
    return None


def _gets_away(course: Course, side: SideNumber, craft: str, special: bool) -> bool:
    """At once from a core without enemies, else by the admiral's roll."""
    battle = course.state.at_hand(Battle)
    if not battle.sides[opposite(side)].beyond:
        return True
    if special:
        spend_weapon(course, craft)
    must, die, more = _admiral_need(course.state, craft), course.die(), SPECIAL_WEAPON_USE.roll_bonus * special
    course.tell(WithdrawalRolled(course.state.fleets[craft].owner, craft, die, must, more))
    return die + more >= must


def leave_board(course: Course, craft: tuple[str, ...]) -> None:
    """They stay in the sector, but neither fight nor are fought again in this sub-phase (SW-10.7.1, SW-10.7.4)."""
    off_the_board(course, craft)
    without_wings_aboard(course, craft)
    state = course.state
    fleets = state.fleets
    for name in craft:
        fleets = fleets.with_moves(name, withdrew=True)
    stage = state.stage
    if isinstance(stage, SubPhases):
        stage = replace(stage, withdrawn=stage.withdrawn.union(craft))
    course.go(state.changed(fleets=fleets, stage=stage))


WITHDRAWING = Withdrawing()
STEPS: tuple[BattleStep, ...] = (WITHDRAWING,)

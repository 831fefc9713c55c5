"""SW-10.5.8 to SW-10.5.11: pods board craft and take them."""

from msgspec.structs import replace

from stellarch.core import Fact, Seat, Weight
from stellarch.core.grammar import Counted, Noun
from stellarch.games.space_wars.chapter import BattleEvent, Course, State
from stellarch.games.space_wars.chapters.battle.orders import Run, die_with
from stellarch.games.space_wars.chapters.battle.weapons import (
    off_the_board,
    officer_bonus,
    remove,
    save_riders,
    spend_weapon,
)
from stellarch.games.space_wars.chapters.battle.wings import lose_wings
from stellarch.games.space_wars.nouns import Piece, noun, piece, some_craft
from stellarch.games.space_wars.rules.counters import craft_in_play, special_weapons_left
from stellarch.games.space_wars.rules.versions import counts_captured_weapons, weakens_everything
from stellarch.games.space_wars.state.battles import Battle
from stellarch.games.space_wars.state.counts import NO_LEGIONS
from stellarch.games.space_wars.tables.combat import BOARDING, SPECIAL_WEAPON_USE
from stellarch.games.space_wars.tables.craft import CRAFT
from stellarch.games.space_wars.tables.ground import OFFICERS

# Events


class Boarded(BattleEvent, frozen=True):
    """A pod boards a craft, or tries to (SW-10.5.8)."""

    weight = Weight.NOTE
    reveals = True

    seat: Seat
    pod: Piece
    target: Piece
    die: int
    need: int
    modifier: int
    success: bool

    @Fact
    def rolled(self) -> str:
        return die_with(self.die, self.modifier)


class CrewLost(BattleEvent, frozen=True):
    """Officers and legions aboard a captured craft are eliminated (SW-10.5.10)."""

    seat: Seat
    craft: Piece
    officers: tuple[str, ...] = ()
    legions: int = 0

    @Fact
    def lost(self) -> tuple[Noun | Counted, ...]:
        legions = [Counted(self.legions, Noun("-legion"))] if self.legions else []
        return (*map(piece, self.officers), *legions)


class PrizeRemoved(BattleEvent, frozen=True):
    """What a captor has no counters for is removed: the craft itself, or some of what is aboard (SW-1.2.10)."""

    seat: Seat
    craft: Piece
    small: tuple[str, ...] = ()
    weapons: int = 0

    @Fact
    def aboard(self) -> tuple[Counted, ...]:
        weapons = [Counted(self.weapons, noun("counter", "special_weapon"))] if self.weapons else []
        return (*some_craft(self.small), *weapons)


class OfficerLost(BattleEvent, frozen=True):
    """A general shares the fate of his pod (SW-10.5.9)."""

    seat: Seat
    officer: Piece


# Rules


_POD = "boarding_pod"


def can_board(state: State, battle: Battle, run: Run) -> bool:
    """Whether a pod that came through finds its target in enemy hands and without a shield."""
    pod = battle.wings.get(run.unit)
    if pod is None or pod.kind != _POD:
        return False
    theirs = battle.sides[1 if battle.side_of(pod.owner) == 0 else 0]
    return run.target in theirs.craft and not battle.shields.get(run.target)


def boarding_need(state: State, battle: Battle, target: str) -> int:
    """The number that a pod must reach, by the defence of its target; out of supply that is less (SW-29.8)."""
    printed = state.fleets[target].sheet.defence
    is_weaker = target in battle.unsupplied and weakens_everything(state)
    return BOARDING.need[max(1, printed - is_weaker)]


def board(course: Course, run: Run) -> None:
    state = course.state
    battle = state.at_hand(Battle)
    if not can_board(state, battle, run):
        return
    owner = battle.wings[run.unit].owner
    must = boarding_need(state, battle, run.target)
    bonus = -officer_bonus(state, run.target, "security", "boarding_malus")
    if run.general is not None and run.general in state.officers:
        bonus += OFFICERS["general"].boarding_bonus[state.officers[run.general].stars - 1]
    if run.special is not None and _is_at_hand(state, owner, run.special):
        spend_weapon(course, run.special)
        bonus += SPECIAL_WEAPON_USE.roll_bonus
    die = course.die()
    is_taken = die + bonus >= must
    course.tell(Boarded(owner, run.unit, run.target, die, must, bonus, is_taken))
    course.go(course.state.with_matter(replace(course.state.at_hand(Battle), attacked=True)))
    if is_taken:
        _capture(course, run.target, owner)


def _is_at_hand(state: State, owner: Seat, craft: str) -> bool:
    """Whether the craft that was to give a special weapon still can: it may be lost or captured by now."""
    return craft in state.fleets and state.fleets[craft].owner == owner and state.fleets[craft].weapons > 0


def _capture(course: Course, name: str, captor: Seat) -> None:
    """It is the captor's with its damage, tokens, slaves, fighters and pods; legions and officers are gone; what is
    over a limit is removed (SW-10.5.10, SW-1.2.10)."""
    state = course.state
    craft = state.fleets[name]
    if craft_in_play(state, captor, craft.kind) >= craft.sheet.limit:
        course.tell(PrizeRemoved(captor, name))
        remove(course, (name,))
        return
    save_riders(course, (name,))
    state = course.state
    crew = tuple(state.officers.at(name))
    officers = state.officers.without(crew)
    if crew or any(craft.legions):
        course.tell(CrewLost(craft.owner, name, crew, sum(craft.legions)))
    weapons = craft.weapons
    if counts_captured_weapons(state):
        weapons = min(weapons, special_weapons_left(state, captor))
    fleets = state.fleets.with_craft(name, owner=captor, legions=NO_LEGIONS, office=None, weapons=weapons)
    fleets = fleets.with_moves(name, stopped="fought")
    course.go(state.changed(fleets=fleets, officers=officers))
    off_the_board(course, (name,))
    battle = course.state.at_hand(Battle)
    side = battle.side_of(captor)
    mine = battle.sides[side]
    battle = battle.with_side(side, core=(*mine.core, name), taken=mine.taken | {name})
    wings = {unit: replace(wing, owner=captor) if wing.place == name else wing for unit, wing in battle.wings.items()}
    course.go(course.state.with_matter(replace(battle, wings=wings)))
    small = _drop_small_over_limits(course, name, captor)
    if small or weapons < craft.weapons:
        course.tell(PrizeRemoved(captor, name, small, craft.weapons - weapons))


def _drop_small_over_limits(course: Course, name: str, captor: Seat) -> tuple[str, ...]:
    """The kinds of the fighters and pods aboard that the captor has no counters for."""
    dropped = []
    for unit, wing in course.state.at_hand(Battle).wings.items():
        if wing.place == name and craft_in_play(course.state, captor, wing.kind) > CRAFT[wing.kind].limit:
            lose_wings(course, (unit,))
            dropped.append(wing.kind)
    return tuple(dropped)


def lose_riders(course: Course, run: Run) -> None:
    """A general shares the fate of his pod (SW-10.5.9)."""
    if run.general is None or run.general not in course.state.officers:
        return
    owner = course.state.officers[run.general].owner
    officers = course.state.officers.without((run.general,))
    course.go(course.state.changed(officers=officers), OfficerLost(owner, run.general))

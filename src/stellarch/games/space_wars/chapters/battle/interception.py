"""SW-9.7.3, SW-9.9: what craft meet that come into a sector: orbital defence, mines, and enemies who engage them."""

from collections.abc import Iterator, Mapping
from functools import reduce

from msgspec.structs import replace

from stellarch.core import Fact, Message, Seat
from stellarch.core.grammar import Noun
from stellarch.games.space_wars.chapter import BattleEvent, Course, Order, State
from stellarch.games.space_wars.chapters.battle.engaging import bars_engaging, craft_for, is_even
from stellarch.games.space_wars.chapters.battle.labels import BattleLabel
from stellarch.games.space_wars.chapters.battle.mustering import muster
from stellarch.games.space_wars.chapters.battle.power import power_at, threshold
from stellarch.games.space_wars.chapters.battle.weapons import Shot, technology_modifier
from stellarch.games.space_wars.chapters.command import may_say_to_command
from stellarch.games.space_wars.chapters.halting import stop_plan
from stellarch.games.space_wars.chapters.losses import damage
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Piece, Place, piece
from stellarch.games.space_wars.rules.control import is_blocked, manager
from stellarch.games.space_wars.rules.moments import Moment
from stellarch.games.space_wars.rules.supply import defence_at
from stellarch.games.space_wars.rules.versions import fires_when_blocked
from stellarch.games.space_wars.state.battles import Intercepting, Mustering
from stellarch.games.space_wars.state.counts import NO_SMALL, Small, minus, plus
from stellarch.games.space_wars.state.matters import Arriving
from stellarch.games.space_wars.tables.combat import MINES, ORBITAL_DEFENSE, SPACE
from stellarch.games.space_wars.tables.game import NUMBERS

# Orders


class Intercept(Order, frozen=True):
    """Engage craft that have just come in (SW-D.31)."""

    word = "intercept"

    command: bool = False


class LetPass(Order, frozen=True):
    """Let craft that have just come in be (SW-D.31)."""

    word = "let_pass"


# Events


class LetThrough(BattleEvent, frozen=True):
    """Nobody engages craft that have come in (SW-9.9.1)."""

    seat: Seat
    at: Place


class MinesStruck(BattleEvent, frozen=True):
    """Craft came into mine fields (SW-9.7.3)."""

    reveals = True

    seat: Seat
    at: Place
    dice: Mapping[str, int]
    """What each craft rolled."""
    need: int
    small_lost: int = 0
    """Fighters and pods that were destroyed."""

    @Fact
    def hit(self) -> tuple["Noun | SmallCraftMined", ...]:
        small = [SmallCraftMined(self.small_lost)] if self.small_lost else []
        return (*(piece(craft) for craft, die in self.dice.items() if die >= self.need), *small)


class SmallCraftMined(Message, frozen=True):
    count: int


class DefenceFired(BattleEvent, frozen=True):
    """An orbital defense project fires at craft that come in (SW-9.9.5)."""

    reveals = True

    seat: Seat
    """Whose craft."""
    at: Place
    shots: tuple[Shot, ...]

    @Fact
    def hit(self) -> tuple[Piece, ...]:
        return tuple(dict.fromkeys(shot.target for shot in self.shots if shot.hit))


# Rules


_DEFENCE = "orbital_defense_project"
_SWEEPERS = ("consular_starship", "scientific_starship", "construction_starship")


def still_there(state: State, arrival: Arriving | Intercepting) -> tuple[str, ...]:
    """The craft that came and have neither been lost nor thrown on."""
    fleets = state.fleets
    return tuple(
        craft
        for craft in arrival.craft
        if craft in fleets and fleets[craft].at == arrival.at and fleets[craft].owner == arrival.seat
    )


# Orbital defence


def meet_defence(course: Course, arrival: Arriving) -> None:
    """Two torpedo attacks on each enemy capital starship and moon, which ignore shields (SW-9.9.5); who comes out of
    supply is easier to hit (SW-29.8)."""
    state, at = course.state, arrival.at
    gunner = gunner_against(state, arrival.seat, at)
    if gunner is None:
        return
    bonus = technology_modifier(state, gunner, "torpedo", arrival.seat)
    shots: list[Shot] = []
    for craft in still_there(state, arrival):
        if not is_fired_at(state, craft):
            continue
        must = SPACE.need(ORBITAL_DEFENSE.strength, defence_at(state, craft))
        dice = course.dice(ORBITAL_DEFENSE.attacks)
        shots += (Shot(_DEFENCE, "torpedo", craft, die, must, bonus, SPACE.hits(die, must, bonus)) for die in dice)
    if not shots:
        return
    course.tell(DefenceFired(arrival.seat, course.named(at), tuple(shots)))
    for craft in dict.fromkeys(shot.target for shot in shots):
        if hits := sum(shot.hit for shot in shots if shot.target == craft):
            damage(course, craft, hits)


def is_fired_at(state: State, craft: str) -> bool:
    """Whether orbital defence fires at a craft: at capital starships and moons."""
    return state.fleets[craft].sheet.group == "capital" or state.fleets[craft].kind == "artificial_moon"


def gunner_against(state: State, seat: Seat, at: At) -> Seat | None:
    """The enemy of a player whose orbital defense project fires at craft that come into a sector; None without one."""
    gunner = _gunner(state, at)
    return gunner if gunner is not None and state.politics.are_enemies(gunner, seat) else None


def _gunner(state: State, at: At) -> Seat | None:
    """Whose orbital defense project guards a sector; before version 4 a blocked one did not fire (SW-29.1)."""
    system = state.sectors[at].system
    if system is None or _DEFENCE not in system.singles:
        return None
    return manager(state, at) if fires_when_blocked(state) or not is_blocked(state, at) else None


# Mines


def meet_mines(course: Course, arrival: Arriving) -> None:
    """Each craft rolls: 1 damage on 6, 5 or 4 by the number of fields, shields or not (SW-9.7.3)."""
    state, at = course.state, arrival.at
    fields = mines_against(state, arrival.seat, at)
    if not fields:
        return
    must = MINES.need[fields]
    rolling = [craft for craft in still_there(state, arrival) if is_struck(state, craft)]
    dice = {craft: course.die() for craft in rolling}
    lost = [sum(die >= must for die in course.dice(count)) for count in arrival.small]
    if not rolling and not any(arrival.small):
        return
    course.tell(MinesStruck(arrival.seat, course.named(at), dice, must, sum(lost)))
    if any(lost):
        _lose_small(course, arrival, Small(*lost))
    for craft, die in dice.items():
        if die >= must:
            damage(course, craft, MINES.damage)


def is_struck(state: State, craft: str) -> bool:
    """Whether a craft rolls for mines: those that know their way through them do not."""
    return state.fleets[craft].kind not in _SWEEPERS


def mines_against(state: State, seat: Seat, at: At) -> int:
    """How many mine fields in a sector strike a player's craft."""
    fields, owner = state.sectors[at].mines, state.sectors[at].owner
    return 0 if not fields or owner is None or _is_let_through(state, owner, seat) else fields


def _is_let_through(state: State, owner: Seat, seat: Seat) -> bool:
    """The owner, his friends, and those who have his permission (SW-9.7.4)."""
    return state.politics.are_friends(owner, seat) or (owner, seat) in state.politics.permissions


def _lose_small(course: Course, arrival: Arriving, lost: Small) -> None:
    sectors = course.state.sectors
    left = minus(sectors.small_in_space(arrival.at, arrival.seat), lost)
    state = course.state.changed(sectors=sectors.with_small_in_space(arrival.at, arrival.seat, left))
    course.go(state.with_matter(replace(state.at_hand(Arriving), small=minus(arrival.small, lost))))


# Interception


def meet_enemies(course: Course, arrival: Arriving) -> None:
    """Enemies with battle craft here may engage, one after the other in turn order (SW-9.9.1)."""
    state = course.state
    left = tuple(seat for seat in state.living if bars_engaging(state, seat, arrival.at, arrival.seat) is None)
    if left and (still_there(state, arrival) or any(arrival.small)):
        course.go(state.with_pending(Intercepting(arrival.seat, arrival.craft, arrival.at, left, arrival.small)))


class InterceptingMoment(Moment[Intercepting]):
    matter = Intercepting
    kind = "intercepting"
    asks = BattleLabel.INTERCEPT

    def waiting_on(self, state: State, matter: Intercepting) -> frozenset[Seat]:
        if not matter.left or bars_engaging(state, matter.left[0], matter.at, matter.seat) is not None:
            return frozenset()
        return frozenset({matter.left[0]})

    def choices(self, state: State, matter: Intercepting, seat: Seat) -> Iterator[Order]:
        yield Intercept()
        if may_say_to_command(state, seat, is_even=is_even(state, matter.at, (matter.seat,), (seat,))):
            yield Intercept(command=True)
        yield LetPass()

    def default(self, state: State, matter: Intercepting, seat: Seat) -> Order:
        """Engage with 1.2 times the intruder's power (SW-D.31), but not where standing orders let everybody pass."""
        if matter.at in state.empires[seat].standing.lets_pass:
            return LetPass()
        own = power_at(state, matter.at, seat, craft_for(state, seat, matter.at))
        theirs = power_at(state, matter.at, matter.seat, craft_for(state, matter.seat, matter.at))
        return Intercept() if own >= threshold(state, seat, NUMBERS.interception_ratio) * theirs else LetPass()

    def go_on(self, course: Course, matter: Intercepting) -> None:
        if matter.left:
            course.go(course.state.with_matter(replace(matter, left=matter.left[1:])))
        else:
            course.go(course.state.without_pending())


def _intercept(course: Course, seat: Seat, order: Intercept) -> None:
    matter = course.state.at_hand(Intercepting)
    course.go(course.state.with_matter(replace(matter, left=matter.left[1:])))
    entered = still_there(course.state, matter)
    stop_plan(course, matter.seat, "intercepted")
    mustering = Mustering(
        matter.at,
        matter.seat,
        seat,
        is_interception=True,
        entered=entered,
        entered_small=matter.small,
        carried=_carried(course.state, entered),
        command=order.command,
    )
    muster(course, mustering)


def _carried(state: State, craft: tuple[str, ...]) -> Small:
    """The fighters and pods aboard some craft that could fight."""
    active = (state.fleets[name].small for name in craft if state.fleets[name].sheet.mode == "active")
    return reduce(plus, active, NO_SMALL)


def _let_pass(course: Course, seat: Seat, order: LetPass) -> None:
    matter = course.state.at_hand(Intercepting)
    passed = LetThrough(seat, course.named(matter.at))
    course.go(course.state.with_matter(replace(matter, left=matter.left[1:])), passed)


InterceptingMoment.orders = {Intercept: _intercept, LetPass: _let_pass}
INTERCEPTING = InterceptingMoment()

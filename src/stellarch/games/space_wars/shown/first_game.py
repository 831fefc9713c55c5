"""A first game, turn by turn: one aim and why, how far it has come, and which parts of a turn are not opened yet.

Parts that are not open yet are answered as they would be for somebody who is away: legal, usual orders.
"""

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

import msgspec

from stellarch.core import Message, Phrase, Seat, Text, said
from stellarch.core.telling import label_of
from stellarch.games.space_wars.chapters.winning import goal, raced
from stellarch.games.space_wars.mind.danger import Peril, perils
from stellarch.games.space_wars.mind.war.skirmish import BEGINS, victim_of
from stellarch.games.space_wars.nouns import Place
from stellarch.games.space_wars.options import is_first_game
from stellarch.games.space_wars.rules.control import managed_systems, manager
from stellarch.games.space_wars.rules.flow import TURN
from stellarch.games.space_wars.shown.by_seat import all_by_seat
from stellarch.games.space_wars.state import State

AimId = Literal["flag", "science", "works", "council", "treaty", "defence", "hold", "race", "cities", "last"]

_CHOSEN = 3
"""The technologies that everybody begins with (SW-3.1.5)."""


class AimTitle(Phrase):
    """What an aim is called; in its part `why` the reason, in `step` what the way of a first game calls it, in `lesson`
    what one knows once its turn is over."""

    FLAG = 1
    SCIENCE = 2
    WORKS = 3
    COUNCIL = 4
    TREATY = 5
    DEFENCE = 6
    RACE = 7
    CITIES = 8
    LAST = 9


_ID: Mapping[AimTitle, AimId] = {
    AimTitle.FLAG: "flag",
    AimTitle.SCIENCE: "science",
    AimTitle.WORKS: "works",
    AimTitle.COUNCIL: "council",
    AimTitle.TREATY: "treaty",
    AimTitle.DEFENCE: "defence",
    AimTitle.RACE: "race",
    AimTitle.CITIES: "cities",
    AimTitle.LAST: "last",
}


class Locked(Phrase):
    """What is done for somebody for whom a part of the turn is not open yet."""

    COUNCIL = "council"
    DECLARATION = "declaration"
    INCOME_EXTRACTION = "income_extraction"
    RESEARCH = "research"
    CONSTRUCTION_REPAIR = "construction_repair"


class HowFar(Message, frozen=True):
    so_far: int
    wanted: int


class MayCome(Message, frozen=True):
    """Why worlds are guarded: the player who may begin the small war of a first game, and from which turn on."""

    seat: Seat
    turn: int


class Hold(Message, frozen=True):
    at: Place


class Landing(Message, frozen=True):
    """Why a world is to be held: who could land there, in how many turns, and how strong."""

    seat: Seat
    turns: int
    strength: int
    defence: int


class Aim(msgspec.Struct, frozen=True):
    id: AimId
    turn: int
    """The turn it belongs to."""
    title: Text
    why: Text
    so_far: int
    wanted: int
    told: Text
    """How far it has come, in words."""
    at: Place | None = None
    """The sector that it is about."""


class Stage(msgspec.Struct, frozen=True):
    """One of the aims of the whole way, in short."""

    id: AimId
    turn: int
    title: Text
    progress: Literal["done", "now", "later"]


class Lock(msgspec.Struct, frozen=True):
    phase: str
    turn: int
    """The turn in which the phase is opened."""
    meanwhile: Text
    """What is done in it until then."""


class Lesson(NamedTuple):
    """An aim of the way: how much of it there is, and how much is wanted."""

    title: AimTitle
    so_far: Callable[[State, Seat], int]
    wanted: int


def _worlds(state: State, seat: Seat) -> int:
    return len(managed_systems(state, seat)) - 1


def _learned(state: State, seat: Seat) -> int:
    return len(state.empires[seat].known) - _CHOSEN


def _built_on(state: State, seat: Seat) -> int:
    """Worlds besides the home where something stands."""
    home = state.empires[seat].home
    return sum(
        bool(any(state.sectors.system(at).levels) or state.sectors.system(at).cities)
        for at in managed_systems(state, seat)
        if at != home
    )


def _councils(state: State, seat: Seat) -> int:
    """Whether this turn's council is over."""
    return int(_place(state.phase) > _place("council"))


def _treaties(state: State, seat: Seat) -> int:
    return sum(len(state.politics.between(seat, other).treaties) for other in state.living if other != seat)


def _garrisons(state: State, seat: Seat) -> int:
    """Worlds on which a legion of one's own stands."""
    return sum(seat in state.sectors.system(at).legions for at in managed_systems(state, seat))


_WAY: Mapping[int, Lesson] = {
    1: Lesson(AimTitle.FLAG, _worlds, 2),
    2: Lesson(AimTitle.SCIENCE, _learned, 2),
    3: Lesson(AimTitle.WORKS, _built_on, 2),
    4: Lesson(AimTitle.COUNCIL, _councils, 1),
    5: Lesson(AimTitle.TREATY, _treaties, 1),
    6: Lesson(AimTitle.DEFENCE, _garrisons, 3),
}
"""The aim of each of the first turns; from then on the aim is to win."""

_RACES: Mapping[str, AimTitle] = {"short": AimTitle.RACE, "standard": AimTitle.CITIES, "long": AimTitle.LAST}
"""What it is to win, by the version."""

_OPENS: Mapping[Locked, int] = {
    Locked.RESEARCH: 2,
    Locked.INCOME_EXTRACTION: 3,
    Locked.CONSTRUCTION_REPAIR: 3,
    Locked.COUNCIL: 4,
    Locked.DECLARATION: 5,
}
"""The turn in which a part is opened; the movements are open from the start."""


def aim(state: State, seat: Seat) -> Aim:
    """The aim of the turn: that of the way, and where that is at its end, or no first game, to win; in a first game a
    world that an enemy could take comes before all that."""
    is_first = is_first_game(state.options)
    if is_first and (peril := next(perils(state, seat), None)) is not None:
        return _hold(state, peril)
    lesson = _WAY.get(state.turn) if is_first else None
    lesson = lesson or Lesson(_RACES[state.options.victory], raced, goal(state))
    so_far = min(lesson.so_far(state, seat), lesson.wanted)
    title, may_come = lesson.title, _may_come(state, seat)
    why = said(may_come, all_by_seat(state)) if title is AimTitle.DEFENCE and may_come else _part(title, "why")
    told = said(HowFar(so_far, lesson.wanted))
    return Aim(_ID[title], state.turn, said(title), why, so_far, lesson.wanted, told)


def _may_come(state: State, seat: Seat) -> MayCome | None:
    """Who would begin the small war with a player, unless they have signed that they do not."""
    for other in state.living:
        if victim_of(state, other) == seat and state.politics.between(seat, other).military == "none":
            return MayCome(other, BEGINS)
    return None


def _hold(state: State, peril: Peril) -> Aim:
    so_far = min(peril.defence, peril.strength)
    name = state.galaxy.name(peril.at)
    why = said(Landing(peril.by, peril.turns, peril.strength, peril.defence), all_by_seat(state))
    told = said(HowFar(so_far, peril.strength))
    return Aim("hold", state.turn, said(Hold(name)), why, so_far, peril.strength, told, name)


def has_lost_home(state: State, seat: Seat) -> bool:
    """Whether somebody else holds the home of a player in a first game."""
    return is_first_game(state.options) and manager(state, state.empires[seat].home) != seat


def way(state: State) -> tuple[Stage, ...]:
    """The aims of a first game; none where it is none."""
    if not is_first_game(state.options):
        return ()
    return tuple(
        Stage(
            _ID[lesson.title],
            turn,
            _part(lesson.title, "step"),
            "done" if turn < state.turn else "now" if turn == state.turn else "later",
        )
        for turn, lesson in _WAY.items()
    )


def locks(state: State) -> tuple[Lock, ...]:
    """The parts of the turn that a first game has not opened yet."""
    if not is_first_game(state.options):
        return ()
    return tuple(Lock(part.value, turn, said(part)) for part, turn in _OPENS.items() if state.turn < turn)


def lesson(state: State) -> Text | None:
    """What the turn before has taught."""
    past = _WAY.get(state.turn - 1) if is_first_game(state.options) else None
    return None if past is None else _part(past.title, "lesson")


def _part(title: AimTitle, part: str) -> Text:
    return said(label_of(title)._replace(part=part))


def _place(phase: str) -> int:
    return next((place for place, each in enumerate(TURN) if each.name == phase), -1)

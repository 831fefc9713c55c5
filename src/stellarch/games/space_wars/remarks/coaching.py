"""What a coach says of a turn: what it is for and why, who wins at this pace, what threatens, what is to be learned.

Every number comes from the rules' own functions, or is counted on the map.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import ceil
from typing import NamedTuple

from stellarch.core import Coaching, Lesson, Message, Phrase, Seat, said
from stellarch.games.space_wars.chapters.battle import interception, starting
from stellarch.games.space_wars.chapters.bombardment import Bombard
from stellarch.games.space_wars.chapters.command import Entrust
from stellarch.games.space_wars.chapters.flags import Flag
from stellarch.games.space_wars.chapters.general import End
from stellarch.games.space_wars.chapters.ground.invading import Invade
from stellarch.games.space_wars.chapters.loading import Load, Unload
from stellarch.games.space_wars.chapters.missions import Mission
from stellarch.games.space_wars.chapters.movement import points
from stellarch.games.space_wars.chapters.offices import Appoint
from stellarch.games.space_wars.chapters.peace import ForcePeace, OfferPeace
from stellarch.games.space_wars.chapters.people import Convert
from stellarch.games.space_wars.chapters.relocation import Relocate
from stellarch.games.space_wars.chapters.spying import Spy
from stellarch.games.space_wars.chapters.standing import SetPosture
from stellarch.games.space_wars.chapters.visits import Trade, Visit
from stellarch.games.space_wars.chapters.war import DeclareWar
from stellarch.games.space_wars.chapters.winning import cities_to_win, raced
from stellarch.games.space_wars.geometry import At, distance
from stellarch.games.space_wars.notation import Order
from stellarch.games.space_wars.nouns import Piece, Place
from stellarch.games.space_wars.remarks.fleets import destination, is_claimed, travellers
from stellarch.games.space_wars.remarks.weighed import Weighed, weighed
from stellarch.games.space_wars.rules.control import managed_systems
from stellarch.games.space_wars.rules.votes import own_cities
from stellarch.games.space_wars.state import State, matters
from stellarch.games.space_wars.state.battles import Battle
from stellarch.games.space_wars.state.counts import strength_of
from stellarch.games.space_wars.state.ground import GroundBattle

_AT_THE_START = {"short": 7, "standard": 3, "long": 1}
"""What everybody has of that which is raced for (SW-3.1): technologies, cities, sectors."""
_FAR_OFF = 30
"""A win that is more turns away than this is not in sight."""
_SETTLED = 4
"""Before this turn nobody can tell a pace."""
_SOON = 2
"""Who could be there within so many turns is a threat."""


# What a turn is for


class PlantFlag(Message, frozen=True):
    at: Place
    free: int


class Expand(Message, frozen=True):
    free: int


class GoAgainst(Message, frozen=True):
    at: Place
    seat: Seat


class LearnToWin(Message, frozen=True):
    value: int
    needed: int


class Aim(Phrase):
    """The other aims, by the order, or by what is asked."""

    CHOOSE = 1
    LEARN = 2
    BUILD = 3
    CITIZENS = 4
    EXTRACT = 5
    COUNCIL = 6
    OFFICES = 7
    VOTE = 8
    PARTNERS = 9
    WAR = 10
    PEACE = 11
    ANSWER = 12
    CARRY = 13
    GUARD = 14
    REST = 15
    BATTLE = 16
    GROUND = 17
    LAND = 18
    BOMB = 19
    SPY = 20
    MISSION = 21
    TRADE = 22
    VISIT = 23
    REPAIR = 24
    CAPITAL = 25
    LEAVE_TO_COMPUTER = 26
    MATERIAL = 27
    GATHER = 28
    BRING_LEGIONS = 29
    POSTURE = 30
    SETTLE = 31


# The race, and what threatens


class Leads(Message, frozen=True):
    """Who wins first at this pace and in which turn; and when the reader would, or where that is who leads, the next.
    None: so late that it is not in sight."""

    seat: Seat
    turn: int
    other: Seat
    then: int | None


class LeadsTogether(Message, frozen=True):
    """Two who need as long as each other, the reader first."""

    seat: Seat
    other: Seat
    turn: int


class LastTurn(Message, frozen=True):
    """Nobody wins before the last turn, in which most of what the version is won with wins."""

    turn: int
    victory: str
    seat: Seat
    has: int
    other: Seat
    them: int


class FarOff(Message, frozen=True):
    victory: str
    seat: Seat
    has: int
    other: Seat
    them: int


class Comes(Message, frozen=True):
    """The nearest craft that could do harm, and how long it takes."""

    seat: Seat
    craft: Piece
    at: Place
    turns: int
    guards: int
    at_war: bool


class Calm(Phrase):
    NOBODY_NEAR = 1


# What is to be learned


class Taught(Phrase):
    TECHNOLOGIES = 1
    SQUARES = 2
    VALUE = 3
    BUILDING = 4
    CITIES = 5
    WORKSHOPS = 6
    PROPOSALS = 7
    OFFICES = 8
    VOTES = 9
    TREATIES = 10
    WAR = 11
    PEACE = 12
    OFFERS = 13
    CARGO = 14
    SUPPLY = 15
    FLAGS = 16
    BATTLES = 17
    GROUND = 18
    LANDING = 19
    BOMBS = 20
    SPIES = 21
    MISSIONS = 22
    REPAIR = 23
    CAPITAL = 24
    SEQUENCE = 25


RULES: Mapping[Taught, str] = {
    Taught.TECHNOLOGIES: "SW-3.1.6",
    Taught.SQUARES: "SW-15.2.2",
    Taught.VALUE: "SW-15.2.7",
    Taught.BUILDING: "SW-16.1.1",
    Taught.CITIES: "SW-8.1.1",
    Taught.WORKSHOPS: "SW-8.2.1",
    Taught.PROPOSALS: "SW-6.2.1",
    Taught.OFFICES: "SW-6.1.6",
    Taught.VOTES: "SW-6.2.7",
    Taught.TREATIES: "SW-7.2.1",
    Taught.WAR: "SW-7.3.1",
    Taught.PEACE: "SW-7.4.3",
    Taught.OFFERS: "SW-4.2.3",
    Taught.CARGO: "SW-16.1.1",
    Taught.SUPPLY: "SW-9.2.1",
    Taught.FLAGS: "SW-9.4.1",
    Taught.BATTLES: "SW-10.1.1",
    Taught.GROUND: "SW-13.2.1",
    Taught.LANDING: "SW-13.1.1",
    Taught.BOMBS: "SW-12.1.2",
    Taught.SPIES: "SW-17.2.8",
    Taught.MISSIONS: "SW-5.4.1",
    Taught.REPAIR: "SW-16.4.1",
    Taught.CAPITAL: "SW-14.2.1",
    Taught.SEQUENCE: "SW-4.1.1",
}
"""The rule that each lesson is written in."""

_Purpose = tuple[Message | Aim, Taught]

_BY_ORDER: Mapping[type, _Purpose] = {
    Appoint: (Aim.OFFICES, Taught.OFFICES),
    Convert: (Aim.CITIZENS, Taught.CITIES),
    DeclareWar: (Aim.WAR, Taught.WAR),
    **dict.fromkeys((OfferPeace, ForcePeace), (Aim.PEACE, Taught.PEACE)),
    **dict.fromkeys((Load, Unload), (Aim.CARRY, Taught.CARGO)),
    **dict.fromkeys((starting.Engage, interception.Intercept), (Aim.BATTLE, Taught.BATTLES)),
    Invade: (Aim.LAND, Taught.LANDING),
    Bombard: (Aim.BOMB, Taught.BOMBS),
    Spy: (Aim.SPY, Taught.SPIES),
    Mission: (Aim.MISSION, Taught.MISSIONS),
    Trade: (Aim.TRADE, Taught.CARGO),
    Visit: (Aim.VISIT, Taught.SEQUENCE),
    Entrust: (Aim.LEAVE_TO_COMPUTER, Taught.BATTLES),
    SetPosture: (Aim.POSTURE, Taught.BATTLES),
    End: (Aim.REST, Taught.SEQUENCE),
}
"""What is told by the first order that says what it is for."""

_BY_MATTER: Mapping[type, _Purpose] = {
    matters.Choosing: (Aim.CHOOSE, Taught.TECHNOLOGIES),
    matters.Building: (Aim.BUILD, Taught.BUILDING),
    matters.Extracting: (Aim.EXTRACT, Taught.WORKSHOPS),
    matters.Planning: (Aim.MATERIAL, Taught.WORKSHOPS),
    **dict.fromkeys((matters.Agenda, matters.Proposing), (Aim.COUNCIL, Taught.PROPOSALS)),
    **dict.fromkeys((matters.Balloting, matters.Voting, matters.Vetoing), (Aim.VOTE, Taught.VOTES)),
    matters.Chairing: (Aim.OFFICES, Taught.OFFICES),
    **dict.fromkeys((matters.Declaring, matters.Speaking), (Aim.PARTNERS, Taught.TREATIES)),
    **dict.fromkeys((matters.Answering, matters.Considering), (Aim.ANSWER, Taught.OFFERS)),
    matters.Repairing: (Aim.REPAIR, Taught.REPAIR),
    **dict.fromkeys((matters.Refounding, matters.Relocating), (Aim.CAPITAL, Taught.CAPITAL)),
    Battle: (Aim.BATTLE, Taught.BATTLES),
    GroundBattle: (Aim.GROUND, Taught.GROUND),
}


def coaching(state: State, seat: Seat, action: Order, names: Sequence[str]) -> Coaching:
    aim, taught = _purpose(weighed(state, seat, action, names))
    race = _race(state, seat)
    return Coaching(
        said(aim, names),
        None if race is None else said(race, names),
        said(_threat(state, seat), names),
        Lesson(said(taught), RULES[taught]),
    )


def _purpose(given: Weighed) -> _Purpose:
    """What an order is for, and what can be learned from it."""
    if isinstance(given.state.matter, matters.Researching):
        return _of_research(given)
    to = destination(given)
    if to is not None and not isinstance(given.orders[0], Relocate):
        return _of_move(given, to)
    by_order = (_BY_ORDER[type(order)] for order in given.orders if type(order) in _BY_ORDER)
    return next(by_order, None) or _BY_MATTER.get(given.nothing, (Aim.SETTLE, Taught.SEQUENCE))


def _of_research(given: Weighed) -> _Purpose:
    options = given.state.options
    if options.victory != "short":
        return Aim.LEARN, Taught.SQUARES
    return LearnToWin(given.empires[0].value, options.victory_value), Taught.VALUE


def _of_move(given: Weighed, to: At) -> _Purpose:
    """A flag, an attack, cargo, a guard, or the way to what is free."""
    state, order = given.before, given.orders[0]
    free = sum(state.sectors[at].owner is None for at in state.galaxy.systems)
    if is_claimed(given, to):
        return PlantFlag(state.galaxy.name(to), free), Taught.FLAGS
    holder, craft = state.sectors[to].owner, [state.fleets[each] for each in travellers(order)]
    if holder is not None and state.politics.are_enemies(given.seat, holder):
        return GoAgainst(state.galaxy.name(to), holder), Taught.BATTLES
    if all(each.kind == "freight" for each in craft):
        return Aim.CARRY, Taught.CARGO
    if isinstance(order, Flag) or (free and any(each.kind in ("corvette", "outpost") for each in craft)):
        return Expand(free), Taught.FLAGS if isinstance(order, Flag) else Taught.SUPPLY
    if all(each.kind == "transport" for each in craft):
        return Aim.BRING_LEGIONS, Taught.LANDING
    if not any(each.sheet.battle for each in craft):
        return Aim.VISIT, Taught.SUPPLY
    return (Aim.GUARD if holder == given.seat else Aim.GATHER), Taught.SUPPLY


class Pace(NamedTuple):
    """When somebody wins by going on as until now: a turn, or none that is in sight."""

    turn: int | None
    has: int


def pace(state: State, seat: Seat) -> Pace:
    has = raced(state, seat)
    gained = (has - _AT_THE_START[state.options.victory]) / max(1, state.turn - 1)
    missing = max(0, _goal(state) - has)
    if gained <= 0 or state.turn < _SETTLED or missing / gained > _FAR_OFF:
        return Pace(None, has)
    turn, last = state.turn + ceil(missing / gained), state.options.last_turn
    return Pace(None if last and turn > last else turn, has)


def _goal(state: State) -> int:
    """What wins of that which is raced for; in the long version all sectors of the rest."""
    match state.options.victory:
        case "short":
            return state.options.victory_value
        case "standard":
            return cities_to_win(state, sum(own_cities(state, seat) for seat in state.living))
        case _:
            return len(state.sectors)


def _race(state: State, seat: Seat) -> Message | None:
    """Who wins first at this pace, and who else matters: the reader, or who comes next."""
    if isinstance(state.matter, matters.Choosing) or len(state.living) < 2:
        return None
    paces = {each: pace(state, each) for each in state.living}
    first, second, *_ = sorted(paces, key=lambda each: (paces[each].turn or _FAR_OFF + state.turn, -paces[each].has))
    other = second if first == seat else seat
    turn, last = paces[first].turn, state.options.last_turn
    if turn is not None and turn == paces[other].turn:
        one, two = sorted((first, other), key=lambda each: each != seat)
        return LeadsTogether(one, two, turn)
    if turn is not None:
        return Leads(first, turn, other, paces[other].turn)
    victory = state.options.victory
    if last is not None and state.turn >= _SETTLED:
        return LastTurn(last, victory, first, paces[first].has, other, paces[other].has)
    return FarOff(victory, first, paces[first].has, other, paces[other].has)


def _threat(state: State, seat: Seat) -> Message | Calm:
    """The craft with weapons or legions of somebody without a treaty that could soonest be at an own system."""
    comers = sorted(_comers(state, seat), key=lambda each: (not each.at_war, each.turns, each.guards))
    return comers[0] if comers else Calm.NOBODY_NEAR


def _comers(state: State, seat: Seat) -> Iterator[Comes]:
    mine = managed_systems(state, seat)
    for rival, name in _dangerous(state, seat) if mine else ():
        at = min(mine, key=lambda each: (distance(state.fleets[name].at, each), each))
        turns = max(1, ceil(distance(state.fleets[name].at, at) / max(1, points(state, name))))
        if turns <= _SOON:
            guards = sum(state.fleets[each].sheet.battle for each in state.fleets.here(seat, at))
            yield Comes(rival, name, state.galaxy.name(at), turns, guards, state.politics.are_enemies(seat, rival))


def _dangerous(state: State, seat: Seat) -> Iterator[tuple[Seat, str]]:
    """Craft with weapons or legions of those who have no military treaty with a seat."""
    for rival in state.living:
        if rival != seat and state.politics.between(seat, rival).military in ("none", "war"):
            for name in state.fleets.of(rival):
                craft = state.fleets[name]
                if craft.sheet.mode == "active" and (craft.sheet.battle or strength_of(craft.legions)):
                    yield rival, name

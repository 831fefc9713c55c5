"""SW-14.1, SW-13.3.5, SW-6.4.14: what becomes of a system that was won."""

from typing import Literal

from msgspec.structs import replace

from stellarch.core import Fact, Message, Seat
from stellarch.games.space_wars.chapter import BattleEvent, Course, State
from stellarch.games.space_wars.chapters.capital import lose_capital
from stellarch.games.space_wars.chapters.ground.forces import carriers
from stellarch.games.space_wars.chapters.losses import telling_of_project
from stellarch.games.space_wars.chapters.relocation import clear_surface
from stellarch.games.space_wars.chapters.transfers import SURFACE, with_weapons
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Piece, Place
from stellarch.games.space_wars.rules.counters import special_weapons_in_play, special_weapons_left
from stellarch.games.space_wars.rules.surface import with_heir
from stellarch.games.space_wars.state.matters import SubPhases
from stellarch.games.space_wars.tables.ground import SPECIAL_WEAPON

# Events


class CitiesTurnNative(Message, frozen=True):
    count: int


class OrbitalCitiesLost(Message, frozen=True):
    count: int


class ConquestOfficersLost(Message, frozen=True):
    officers: tuple[Piece, ...]


class SmallCraftLost(Message, frozen=True):
    count: int


class _SystemTaken(BattleEvent, frozen=True):
    seat: Seat
    at: Place
    loser: Seat | None
    """Who managed it before; None: nobody, or aliens."""
    natives: int = 0
    """City levels that have become natives."""
    orbital_cities: int = 0
    officers: tuple[str, ...] = ()
    small: int = 0
    """Fighters and pods that were removed."""

    @Fact
    def costs(self) -> tuple[Message, ...]:
        """What the system loses."""
        costs = {
            CitiesTurnNative(self.natives): self.natives,
            OrbitalCitiesLost(self.orbital_cities): self.orbital_cities,
            ConquestOfficersLost(self.officers): self.officers,
            SmallCraftLost(self.small): self.small,
        }
        return tuple(cost for cost, count in costs.items() if count)


class SystemConquered(_SystemTaken, frozen=True):
    """The winner controls the system; cities are natives, and everybody else who stood there is gone (SW-14.1)."""

    ends_fight = True


class SystemRaided(_SystemTaken, frozen=True):
    """Won in a free fire zone without war: ravaged, and left to its manager (SW-6.4.14)."""


class SystemGivenBack(BattleEvent, frozen=True):
    """Won by somebody who is not at war with its owner, who has control again (SW-13.3.5)."""

    seat: Seat
    at: Place
    owner: Seat


class WeaponsTaken(BattleEvent, frozen=True):
    """Special weapons of a surface go aboard with those who do not stay there (SW-13.3.4)."""

    seat: Seat
    at: Place
    craft: Piece
    count: int


# Rules


Terms = Literal["kept", "given_back", "raided"]
"""What a victory brings: control; control for the owner; or nothing but the ruins."""


def terms(state: State, winner: Seat, at: At, beaten: Seat | None) -> Terms:
    """What a victory over a player, over aliens or over nobody brings.

    A free system is the winner's, also in a free fire zone without war (SW-6.4.13). A player who is not at war with
    the owner cannot control a system (SW-1.4.5): he gives it back (SW-13.3.5), or, having fought its manager in a free
    fire zone, leaves it (SW-6.4.14).
    """
    owner, politics = state.sectors[at].owner, state.politics
    if owner is None or owner == winner or politics.are_enemies(winner, owner):
        return "kept"
    is_at_war_with_beaten = beaten is None or politics.are_enemies(winner, beaten)
    return "raided" if beaten == owner or not is_at_war_with_beaten else "given_back"


def may_stay(state: State, winner: Seat, at: At, beaten: Seat | None) -> bool:
    """Whether legions may stay on the surface at all: with a friend who is given his system back (SW-13.3.5)."""
    found = terms(state, winner, at, beaten)
    owner = state.sectors[at].owner
    is_friend = owner is not None and state.politics.are_friends(winner, owner)
    return found == "kept" or (found == "given_back" and is_friend)


def win(course: Course, winner: Seat, at: At, beaten: Seat | None) -> None:
    """A system is won, and the garrison is ashore."""
    found = terms(course.state, winner, at, beaten)
    owner, before = course.state.sectors[at].owner, course.state.sectors.system(at)
    gone = course.state.officers.at(at)
    small = sum(map(sum, before.small.values()))
    toll = (0, 0, (), 0) if beaten is None else (before.levels.city, before.orbital_cities, gone, small)
    named = course.named(at)
    with telling_of_project(course, at):
        if beaten is not None:
            course.go(_ravaged(course.state, at))
        course.go(with_heir(course.state, at, owner if beaten is None else beaten))
    if found == "kept":
        course.tell(SystemConquered(winner, named, beaten, *toll))
        _fell_capitals(course, winner, at)
        clear_surface(course, at, winner)
        _drop_weapons(course, winner, at)
        return
    _carry_weapons_off(course, winner, at)
    if found == "raided":
        course.tell(SystemRaided(winner, named, beaten, *toll))
        stage = course.state.stage
        if isinstance(stage, SubPhases):
            course.go(course.state.with_stage(replace(stage, raided=stage.raided | {(at, winner)})))
    else:
        assert owner is not None
        course.tell(SystemGivenBack(winner, named, owner))
        clear_surface(course, at, owner)


def _ravaged(state: State, at: At) -> State:
    """Cities are natives, orbital cities, officers and grounded craft are gone (SW-14.1.2, SW-14.1.3)."""
    system = state.sectors.system(at)
    sectors = state.sectors.with_system(
        at,
        levels=system.levels._replace(city=0),
        natives=system.natives + system.levels.city,
        orbital_cities=0,
        small={},
    )
    return state.changed(sectors=sectors, officers=state.officers.without(state.officers.at(at)))


def _carry_weapons_off(course: Course, winner: Seat, at: At) -> None:
    """Unused special weapons of the surface go with the winner (SW-13.3.4), as far as his counters last."""
    state = course.state
    there, craft = state.sectors.system(at).weapons, next(iter(carriers(state, winner, at)), None)
    if not there or craft is None:
        return
    taken = min(there, special_weapons_left(state, winner))
    state = with_weapons(state, at, SURFACE, -there)
    if taken:
        course.go(with_weapons(state, at, craft, taken), WeaponsTaken(winner, course.named(at), craft, taken))
    else:
        course.go(state)


def _drop_weapons(course: Course, winner: Seat, at: At) -> None:
    """Those of a surface that he has now are removed beyond his counters (SW-1.2.10)."""
    state = course.state
    beyond = min(state.sectors.system(at).weapons, special_weapons_in_play(state, winner) - SPECIAL_WEAPON.limit)
    if beyond > 0:
        course.go(with_weapons(state, at, SURFACE, -beyond))


def _fell_capitals(course: Course, winner: Seat, at: At) -> None:
    for seat in course.state.living:
        if course.state.empires[seat].capital == at and course.state.politics.are_enemies(winner, seat):
            lose_capital(course, seat, winner)

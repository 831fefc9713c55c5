"""SW-13.4: aliens land, fight those who are there, and make a system their own."""

from stellarch.core import Seat
from stellarch.games.space_wars.chapter import BattleEvent, Course, GalaxyEvent, State
from stellarch.games.space_wars.chapters.command import led_by_software
from stellarch.games.space_wars.chapters.ground.forces import commander_at
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Place
from stellarch.games.space_wars.rules.versions import has_war
from stellarch.games.space_wars.state.ground import GroundBattle
from stellarch.games.space_wars.tables.ground import POPULACE

# Events


class SystemInfested(BattleEvent, frozen=True):
    """Aliens have won a system, and all who lived there are aliens now (SW-13.4.5, SW-13.4.10)."""

    at: Place
    aliens: int
    owner: Seat | None = None
    officers: tuple[str, ...] = ()
    small: int = 0


class AliensLanded(GalaxyEvent, frozen=True):
    is_blow = True
    reveals = True

    at: Place
    die: int
    landed: int


# Rules


def land_aliens(course: Course, at: At, die: int) -> None:
    """This many aliens land on a system, and attack at once (SW-13.4.1)."""
    landed = min(die, aliens_left(course.state))
    state = with_aliens(course.state, at, die)
    course.go(state, AliensLanded(course.named(at), die, landed))
    if not has_war(state) or not state.sectors.system(at).aliens:
        return
    if state.sectors.system(at).legions:
        commander = commander_at(state, at)
        seats = frozenset() if commander is None else frozenset({commander})
        entrusted = led_by_software(state, seats, is_even=True, commanding=None)
        course.go(state.with_pending(GroundBattle(at, None, commander, entrusted)))
    else:
        infest(course, at)


def aliens_left(state: State) -> int:
    """How many alien counters are not in play (SW-27.4)."""
    return POPULACE["alien"].supply - sum(state.sectors.system(at).aliens for at in state.sectors.infested)


def with_aliens(state: State, at: At, count: int) -> State:
    """With this many more aliens on a system, as far as there are counters."""
    more = min(count, aliens_left(state))
    return state.with_system(at, aliens=state.sectors.system(at).aliens + more)


def infest(course: Course, at: At) -> None:
    """No legion is left: all who live there become aliens, and officers and grounded craft are gone (SW-13.4.5,
    SW-13.4.10)."""
    state = course.state
    system, officers = state.sectors.system(at), state.officers.at(at)
    small = sum(map(sum, system.small.values()))
    souls = system.levels.city + system.orbital_cities + system.natives + system.slaves
    sectors = state.sectors.with_system(
        at,
        levels=system.levels._replace(city=0),
        orbital_cities=0,
        natives=0,
        slaves=0,
        slaves_used=0,
        small={},
    )
    state = with_aliens(state.changed(sectors=sectors, officers=state.officers.without(officers)), at, souls)
    told = SystemInfested(course.named(at), state.sectors.system(at).aliens, state.sectors[at].owner, officers, small)
    course.go(state, told)

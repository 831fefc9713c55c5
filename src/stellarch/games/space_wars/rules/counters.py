"""SW-1.2.10: how many counters of a kind a player has in play; none is built above the limit."""

from stellarch.core import Refusal, Seat
from stellarch.games.space_wars.chapter import Bar, State, bar
from stellarch.games.space_wars.nouns import Anything, noun
from stellarch.games.space_wars.rules.control import managed_systems
from stellarch.games.space_wars.state.counts import Legions, Small
from stellarch.games.space_wars.tables.craft import CRAFT
from stellarch.games.space_wars.tables.ground import LEGIONS, OFFICERS, SPECIAL_WEAPON, OfficerKind

# Refusals


class WorksNoCounter(Refusal, frozen=True):
    rule = "SW-1.2.10"
    most: int
    what: Anything


# Rules


def small_in_play(state: State, seat: Seat, kind: str) -> int:
    """Fighters or pods of a kind: aboard, on surfaces, in space."""
    place = Small._fields.index(kind)
    surfaces = (state.sectors.system(at).small for at in state.sectors.systems)
    places = (*surfaces, *(sector.small for sector in state.sectors.each))
    aboard = sum(state.fleets[craft].small[place] for craft in state.fleets.of(seat))
    return aboard + sum(small[seat][place] for small in places if seat in small)


def legions_in_play(state: State, seat: Seat, kind: str) -> int:
    """Legions of a kind: aboard and on surfaces."""
    place = Legions._fields.index(kind)
    aboard = sum(state.fleets[craft].legions[place] for craft in state.fleets.of(seat))
    return aboard + sum(state.sectors.system(at).legions_of(seat)[place] for at in state.sectors.systems)


def craft_in_play(state: State, seat: Seat, kind: str) -> int:
    """Craft of a kind that are a player's own, with those that are laid down in yards he manages (SW-16.2.4)."""
    if CRAFT[kind].is_small:
        return small_in_play(state, seat, kind)
    projects = (state.sectors.system(at).project for at in managed_systems(state, seat))
    laid_down = (project for project in projects if project is not None and project.by in (None, seat))
    return state.fleets.count(seat, kind) + sum(project.craft == kind for project in laid_down)


def special_weapons_in_play(state: State, seat: Seat) -> int:
    aboard = sum(state.fleets[craft].weapons for craft in state.fleets.of(seat))
    return aboard + sum(state.sectors.system(at).weapons for at in managed_systems(state, seat))


def special_weapons_left(state: State, seat: Seat) -> int:
    """How many more a player may have."""
    return max(0, SPECIAL_WEAPON.limit - special_weapons_in_play(state, seat))


def bars_craft(state: State, seat: Seat, kind: str) -> Bar | None:
    return _bars("craft", kind, craft_in_play(state, seat, kind), CRAFT[kind].limit)


def bars_legion(state: State, seat: Seat, kind: str) -> Bar | None:
    return _bars("legion", kind, legions_in_play(state, seat, kind), LEGIONS[kind].limit)


def bars_officer(state: State, seat: Seat, kind: OfficerKind, stars: int = 1) -> Bar | None:
    sheet = OFFICERS[kind]
    return _bars("officer", kind, state.officers.count(seat, kind, stars), (sheet.limit1, sheet.limit2)[stars - 1])


def bars_special_weapon(state: State, seat: Seat) -> Bar | None:
    return _bars("counter", "special_weapon", special_weapons_in_play(state, seat), SPECIAL_WEAPON.limit)


def _bars(group: str, kind: str, count: int, most: int) -> Bar | None:
    return None if count < most else bar(WorksNoCounter, kind, what=noun(group, kind), most=most)

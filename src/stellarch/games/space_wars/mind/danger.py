"""SW-7.4.3, SW-25.5: what legions of others could reach before a war is over, if they declared one, and where their
warships could be next."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from stellarch.core import Seat
from stellarch.games.space_wars.chapters.ground.invading import defending_strength
from stellarch.games.space_wars.chapters.movement import points
from stellarch.games.space_wars.geometry import At, distance
from stellarch.games.space_wars.rules.control import managed_systems
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.counts import strength_of

if TYPE_CHECKING:
    from stellarch.games.space_wars.mind.survey import Survey


def war_lasts(state: State) -> int:
    """Turns that a war lasts, if the other wants it no longer (SW-7.4.3)."""
    return state.options.forced_peace_after


def turns_to(state: State, craft: str, here: At, at: At) -> int:
    """The turns that a craft takes from one sector to another, once there is war."""
    return -(-distance(here, at) // max(1, points(state, craft)))


def dangers(survey: "Survey") -> Mapping[At, int]:
    """The strength of the legions that somebody could land in each system of one's own within a war; those of a player
    who has a military treaty with one are no danger."""
    state, found = survey.state, dict[At, int]()
    for rival in survey.rivals:
        if state.politics.between(survey.seat, rival).military not in ("none", "war"):
            continue
        for craft in state.fleets.of(rival):
            legions = strength_of(state.fleets[craft].legions)
            if not legions or state.fleets[craft].sheet.mode != "active":
                continue
            for at in survey.realm.managed:
                if turns_to(state, craft, state.fleets[craft].at, at) <= war_lasts(state):
                    found[at] = max(found.get(at, 0), legions)
    return found


class Peril(NamedTuple):
    """A system that an enemy could land in: in how many turns, who, with what strength, and what would meet it."""

    turns: int
    at: At
    by: Seat
    strength: int
    defence: int


def perils(state: State, seat: Seat) -> Iterator[Peril]:
    """The systems of a player at war that an enemy could take while the war lasts, what comes first and is worth most
    first."""
    found = dict[At, Peril]()
    for peril in _landings(state, seat):
        known = found.get(peril.at)
        if peril.strength > peril.defence and (known is None or peril < known):
            found[peril.at] = peril
    return iter(sorted(found.values(), key=lambda each: (each.turns, -sum(state.sectors.system(each.at).levels), each)))


def _landings(state: State, seat: Seat) -> Iterator[Peril]:
    enemies = [other for other in state.living if state.politics.are_enemies(seat, other)]
    mine = managed_systems(state, seat) if enemies else ()
    for enemy in enemies:
        for name in state.fleets.of(enemy):
            craft = state.fleets[name]
            strength = strength_of(craft.legions)
            if not strength or craft.sheet.mode != "active":
                continue
            for at in mine:
                turns = max(1, turns_to(state, name, craft.at, at))
                if turns <= war_lasts(state):
                    yield Peril(turns, at, enemy, strength, defending_strength(state, at))


def hunted(survey: "Survey", state: State, at: At, by: Iterable[Seat]) -> float:
    """The strongest force that one of these players could send to a sector in his next turn, were there war."""
    return max((survey.forces.power(_hunters(state, seat, at)) for seat in by), default=0.0)


def _hunters(state: State, seat: Seat, at: At) -> list[str]:
    return [
        craft
        for craft in state.fleets.of(seat)
        if state.fleets[craft].sheet.battle
        and state.fleets[craft].kind != "outpost"
        and turns_to(state, craft, state.fleets[craft].at, at) <= 1
    ]

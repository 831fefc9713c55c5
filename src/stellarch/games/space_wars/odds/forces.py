"""Who would fight: the craft of a position, also where they are not yet, or plain counts in empty space."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from stellarch.core import Chance, Seat
from stellarch.games.space_wars.chapters.battle.engaging import craft_for
from stellarch.games.space_wars.chapters.battle.mustering import drawn_up
from stellarch.games.space_wars.galaxy import deal
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.layout import lay_out
from stellarch.games.space_wars.options import Options
from stellarch.games.space_wars.state import Craft, Fleets, Small, State
from stellarch.games.space_wars.state.battles import Battle, Side
from stellarch.games.space_wars.tables.craft import SMALL


class Force(NamedTuple):
    """One side: who commands, and the ally; and all craft that take part. Fighters and pods come with them."""

    seats: tuple[Seat, ...]
    craft: tuple[str, ...]


def force_at(state: State, seat: Seat, at: At) -> Force:
    """All that a player has in a sector and that would fight there."""
    return Force((seat,), craft_for(state, seat, at))


def battle_between(state: State, at: At, attackers: Force, defenders: Force) -> Battle:
    """The battle of two forces in a sector, both led by the software."""
    battle = drawn_up(state, at, (Side(*attackers), Side(*defenders)))
    return entrusted(battle)


def entrusted(battle: Battle) -> Battle:
    """With both sides led by the software from now on, and nothing written down."""
    everybody = frozenset(seat for side in battle.sides for seat in side.seats)
    return replace(battle, entrusted=everybody, sealed={}, filed={}, aims=(), acted=0)


# Plain counts

ATTACKER, DEFENDER = Seat(0), Seat(1)


class Meeting(NamedTuple):
    """Two forces somewhere in empty space."""

    state: State
    at: At
    attackers: Force
    defenders: Force


def meeting(
    attackers: Mapping[str, int],
    defenders: Mapping[str, int],
    known: tuple[Sequence[str], Sequence[str]] = ((), ()),
) -> Meeting:
    """Numbers of craft of each kind against others, with these technologies; everybody is in supply."""
    state, at = empty_space()
    sectors, fleets = state.sectors, Fleets({})
    forces = []
    for seat, counts in ((ATTACKER, attackers), (DEFENDER, defenders)):
        names = []
        for kind, count in counts.items():
            for _ in range(0 if kind in SMALL else count):
                fleets, name = fleets.with_new(Craft(kind, seat, at))
                names.append(name)
        small = Small(**{kind: count for kind, count in counts.items() if kind in SMALL})
        sectors = sectors.with_small_in_space(at, seat, small)
        state = state.with_empire(seat, known=frozenset(known[seat]) | {_EVERYWHERE})
        forces.append(Force((seat,), tuple(names)))
    return Meeting(state.changed(fleets=fleets, sectors=sectors), at, *forces)


_EVERYWHERE = "unlimited_movement_range"


@cache
def empty_space() -> tuple[State, At]:
    """A position without anything in it, and a sector of free space."""
    galaxy = deal("duel", 2, Chance("empty space"))
    at = At(galaxy.kinds.index("free_space"))
    return lay_out(Options(), galaxy, Chance("empty space")), at

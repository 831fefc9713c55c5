"""SW-1.4: who controls and manages a sector, and whether its system is blocked."""

from collections.abc import Iterator, Mapping

from stellarch.core import Seat
from stellarch.games.space_wars.chapter import State
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.rules.versions import blockades_after_withdrawing
from stellarch.games.space_wars.state import remembered
from stellarch.games.space_wars.tables.craft import CRAFT, SMALL
from stellarch.games.space_wars.tables.tiles import SYSTEMS

_BATTLE = {kind: sheet.battle for kind, sheet in CRAFT.items()}
_FIGHTERS = tuple(place for place, kind in enumerate(SMALL) if _BATTLE[kind])


def presence(state: State, at: At) -> frozenset[Seat]:
    """The players with military presence: legions in a system, battle craft elsewhere (SW-1.4.2)."""
    sector = state.sectors[at]
    if sector.system is not None:
        return frozenset(sector.system.legions)
    crews = {state.fleets[name].owner for name in state.fleets.at(at) if _BATTLE[state.fleets[name].kind]}
    fighters = {seat for seat, small in sector.small.items() if any(small[place] for place in _FIGHTERS)}
    return frozenset(crews | fighters)


def manager(state: State, at: At) -> Seat | None:
    """Who manages a sector: its owner unless an enemy is present, else its controller (SW-1.4.3 to SW-1.4.7)."""
    if state.sectors[at].system is not None:
        return _of_systems(state)[at]
    others = (state.sectors, state.politics.relations)
    known: dict[At, Seat | None] = remembered(state.fleets, "managers", others, dict)
    if at not in known:
        known[at] = _manager(state, at)
    return known[at]


def _of_systems(state: State) -> Mapping[At, Seat | None]:
    """Who manages each system: only legions count there, so craft may move without changing this."""
    others = (state.politics.relations,)
    found = lambda: {at: _manager(state, at) for at in state.sectors.systems}  # noqa: E731
    return remembered(state.sectors, "managers of systems", others, found)


def managers(state: State) -> tuple[Seat | None, ...]:
    """Who manages each of the sectors."""
    others = (state.sectors, state.politics.relations)
    return remembered(state.fleets, "all managers", others, lambda: tuple(_found_managers(state)))


def _found_managers(state: State) -> Iterator[Seat | None]:
    of_systems, occupied = _of_systems(state), state.fleets.by_sector
    for at, sector in state.sectors.items():
        if at in of_systems:
            yield of_systems[at]
        else:
            yield manager(state, at) if at in occupied or sector.small else sector.owner


def _manager(state: State, at: At) -> Seat | None:
    owner, present = state.sectors[at].owner, presence(state, at)
    if owner is not None and present <= {owner}:
        return owner
    politics = state.politics
    enemies = {seat for seat in present if owner is not None and politics.are_enemies(seat, owner)}
    if owner is not None and not enemies:
        return owner
    if owner in present:
        return None  # both are there, and nobody controls it (SW-1.4.6)
    claimants = enemies if owner is not None else present
    alone = [
        seat
        for seat in state.seat_order
        if seat in claimants and not any(politics.are_enemies(seat, other) for other in present)
    ]
    return alone[0] if alone else None


def is_held(state: State, at: At, seat: Seat) -> bool:
    """Whether a player owns and controls a sector (SW-1.4.3)."""
    return state.sectors[at].owner == seat and manager(state, at) == seat


def managed_systems(state: State, seat: Seat) -> tuple[At, ...]:
    """The systems in which a player earns, produces, researches and builds (SW-1.4.7)."""
    others = (state.politics.relations,)
    return remembered(state.sectors, "managed systems", others, lambda: _managed(state)).get(seat, ())


def _managed(state: State) -> dict[Seat, tuple[At, ...]]:
    found: dict[Seat, list[At]] = {}
    for at, manages in _of_systems(state).items():
        if manages is not None:
            found.setdefault(manages, []).append(at)
    return {seat: tuple(systems) for seat, systems in found.items()}


def open_systems(state: State, seat: Seat) -> tuple[At, ...]:
    """Those of them that are not blocked."""
    return remembered(state.sectors, f"open systems of {seat}", what_blocks(state), lambda: _open(state, seat))


def _open(state: State, seat: Seat) -> tuple[At, ...]:
    return tuple(at for at in managed_systems(state, seat) if not is_blocked(state, at))


def is_blocked(state: State, at: At) -> bool:
    """Under blockade, infested, or in a Berilan gap or plasma blast (SW-1.4.9)."""
    known: dict[At, bool] = remembered(state.sectors, "blocked", what_blocks(state), dict)
    if at not in known:
        known[at] = _is_blocked(state, at)
    return known[at]


def what_blocks(state: State) -> tuple[object, ...]:
    """What decides on blocked systems besides the sectors: craft do only where somebody is at war."""
    politics = state.politics
    fleets = state.fleets if politics.is_any_war else None
    return fleets, politics.relations, state.happenings, shields_that_count(state), state.rules


def shields_that_count(state: State) -> object:
    """What empires know decides on a blockade only while there is a plasma blast (SW-5.3.16)."""
    return state.empires if state.happenings.count("plasma_blast") else None


def _is_blocked(state: State, at: At) -> bool:
    if state.sectors.system(at).aliens or state.happenings.is_at("berilan_gap", at):
        return True
    manages = manager(state, at)
    if state.happenings.is_at("plasma_blast", at):
        is_immune = manages is not None and state.empires[manages].knows("plasma_blast_shield")  # SW-5.3.16
        if not is_immune:
            return True
    against, enough = blockade(state, at)
    return against >= enough


def blockade(state: State, at: At) -> tuple[float, int]:
    """The points of enemies around a system, and how many are enough for a blockade (SW-14.3.1)."""
    manages, enough = manager(state, at), SYSTEMS[state.galaxy.tiles[at]].limits.blockade_points
    return 0.0 if manages is None else _blockade_points(state, at, manages), enough


def _blockade_points(state: State, at: At, manages: Seat) -> float:
    """Points of all enemies of the manager in the sector (SW-14.3.2, SW-14.3.3)."""
    points = 0.0
    for name in state.fleets.at(at):
        craft = state.fleets[name]
        is_out = state.fleets.moves_of(name).withdrew and not blockades_after_withdrawing(state)
        if state.politics.are_enemies(craft.owner, manages) and not is_out:
            points += craft.sheet.blockade
            if craft.sheet.mode == "active":
                points += sum(count * CRAFT[kind].blockade for kind, count in zip(SMALL, craft.small, strict=True))
    for seat, small in state.sectors[at].small.items():
        if state.politics.are_enemies(seat, manages):
            points += sum(count * CRAFT[kind].blockade for kind, count in zip(SMALL, small, strict=True))
    return points

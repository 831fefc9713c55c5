"""SW-6.1: who takes part in a council, with how many votes; the President, and the turn order."""

from collections.abc import Collection, Mapping

from stellarch.core import Seat
from stellarch.games.space_wars.chapter import State
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.rules.control import managed_systems, manager
from stellarch.games.space_wars.state import remembered
from stellarch.games.space_wars.tables.politics import COUNCIL


def has_council(state: State) -> bool:
    """With two players left there is none (SW-6.2.12)."""
    return len(state.living) >= COUNCIL.min_players


def participants(state: State) -> frozenset[Seat]:
    """All but those whose capital was conquered since the last one (SW-6.1.3)."""
    return frozenset(seat for seat in state.living if not (has_council(state) and state.empires[seat].absent))


def own_cities(state: State, seat: Seat) -> int:
    """Cities and orbital cities in the systems a player manages, blocked or not (SW-6.1.1)."""
    return _cities(state).get(seat, 0)


def _cities(state: State) -> Mapping[Seat, int]:
    others = (state.politics.relations,)
    return remembered(state.sectors, "cities of all", others, lambda: _counted_cities(state))


def _counted_cities(state: State) -> dict[Seat, int]:
    sectors = state.sectors
    return {seat: sum(sectors.system(at).cities for at in managed_systems(state, seat)) for seat in state.seats}


def proposals(state: State, seat: Seat) -> int:
    """One for every ten cities begun (SW-6.2.1)."""
    return -(-own_cities(state, seat) // COUNCIL.cities_per_proposal)


def votes(state: State) -> Mapping[Seat, int]:
    """The votes of those who take part (SW-6.1.1, SW-6.1.2)."""
    present, others = participants(state), (state.fleets, state.officers, state.politics.relations)
    return remembered(state.sectors, f"votes of {sorted(present)}", others, lambda: _counted_votes(state, present))


def _counted_votes(state: State, present: Collection[Seat]) -> dict[Seat, int]:
    consuls = _consuls(state)
    found = dict.fromkeys(sorted(present), 0)
    for at in state.sectors.systems:
        voter = _speaker(state, at, consuls.get(at, {}))
        if voter in found:
            found[voter] += state.sectors.system(at).cities
    return found


def speaker(state: State, at: At) -> Seat | None:
    """Who has the votes of a system (SW-6.1.2)."""
    return _speaker(state, at, _consuls(state).get(at, {}))


def _consuls(state: State) -> Mapping[At, Mapping[Seat, int]]:
    """The stars of the best consul that each player who takes part has in a sector."""
    present = participants(state)
    found: dict[At, dict[Seat, int]] = {}
    for name, officer in state.officers.each.items():
        if officer.kind == "consul" and officer.owner in present:
            here = found.setdefault(state.place_of_officer(name), {})
            here[officer.owner] = max(officer.stars, here.get(officer.owner, 0))
    return found


def _speaker(state: State, at: At, consuls: Mapping[Seat, int]) -> Seat | None:
    """For whom a system votes: the best consul there; of equal ones none, and its owner keeps them (SW-6.1.2)."""
    best = [seat for seat, stars in consuls.items() if stars == max(consuls.values())]
    if len(best) == 1:
        return best[0]
    owner = state.sectors[at].owner
    return owner if best and owner is not None else manager(state, at)


def ranking(state: State) -> tuple[Seat, ...]:
    """The turn order: most votes first, the absent last (SW-4.1.2, SW-6.1.4)."""
    counted = votes(state)

    def rank(seat: Seat) -> tuple[bool, int, int, int, int]:
        empire = state.empires[seat]
        is_last = seat not in counted
        return is_last, -counted.get(seat, 0), empire.presidencies, -empire.credits, state.seat_order.index(seat)

    return tuple(sorted(state.seats, key=rank))

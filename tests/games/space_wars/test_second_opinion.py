"""The rules against a second reading of them, on positions that no game need come to."""

import pytest
from msgspec.structs import replace

from stellarch.core import Chance, Seat
from stellarch.games.space_wars import setup
from stellarch.games.space_wars.chapters.income import from_cities, from_trade
from stellarch.games.space_wars.chapters.research import points
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.options import Options
from stellarch.games.space_wars.rules.control import is_blocked, manager
from stellarch.games.space_wars.state import Craft, Legions, Levels, Politics, Small, State, System
from stellarch.games.space_wars.state.politics import ActiveProtocol
from tests.cases import for_each
from tests.games.space_wars import second_opinion

KNOWN = ("trading_ability_2", "trading_ability_3", "trading_ability_5", "plasma_blast_shield")
SHIPS = ("corvette", "cruiser", "carrier", "dreadnought", "freight", "outpost", "stealth_starship")
EVENTS = ("berilan_gap", "plasma_blast", "meteor")


def stirred(seed: int) -> State:
    """A galaxy in which anything stands anywhere."""
    chance = Chance(f"stirred {seed}")
    players = 2 + chance.below(8, "players")
    state = setup.start(Options(), players, str(seed)).state
    for at in state.galaxy.systems:
        state = state.with_sector(at, owner=_anybody(chance, players, "owner", at), system=_world(chance, players, at))
    for number in range(12 * players):
        at = chance.choice(tuple(state.galaxy.systems), "ship at", number)
        owner = Seat(chance.below(players, "ship of", number))
        small = Small(chance.below(9, "fighters", number))
        ship = Craft(chance.choice(SHIPS, "ship", number), owner, at, small=small)
        state = state.with_new_craft(ship)
    for number in range(6):
        at = chance.choice(tuple(state.galaxy.systems), "event at", number)
        happenings, _ = state.happenings.with_new(chance.choice(EVENTS, "event", number), at)
        state = state.changed(happenings=happenings)
    for seat in range(players):
        known = frozenset(tech for tech in KNOWN if chance.below(2, "knows", seat, tech))
        state = state.with_empire(Seat(seat), known=known)
    return state.changed(politics=_politics(state, chance, players))


def _anybody(chance: Chance, players: int, *key: str | int) -> Seat | None:
    drawn = chance.below(players + 1, *key)
    return None if drawn == players else Seat(drawn)


def _world(chance: Chance, players: int, at: At) -> System:
    guards = {Seat(seat): Legions(1) for seat in range(players) if not chance.below(4, "legion", at, seat)}
    levels = Levels(chance.below(5, "city", at), 0, 0, 0, 0, chance.below(5, "laboratory", at))
    return System(
        levels,
        frozenset({"business_center"}) if chance.below(2, "business", at) else frozenset(),
        chance.below(3, "orbital", at),
        aliens=int(not chance.below(6, "aliens", at)),
        legions=guards,
    )


def _politics(state: State, chance: Chance, players: int) -> Politics:
    politics = state.politics
    for one in range(players):
        for other in range(one):
            is_war = not chance.below(3, "war", one, other)
            politics = politics.with_relation(
                Seat(one),
                Seat(other),
                military="war" if is_war else "none",
                commercial=not is_war and bool(chance.below(2, "trade", one, other)),
                scientific=not is_war and bool(chance.below(2, "science", one, other)),
            )
    laws = frozenset(law for law in ("free_trade", "science_charter") if chance.below(2, law))
    target = (Seat(chance.below(players, "target")),)
    protocols = tuple(
        ActiveProtocol(each, () if each == "science_fair" else target)
        for each in ("embargo", "science_boycott", "science_fair")
        if chance.below(2, each)
    )
    return replace(politics, laws=laws, protocols=protocols)


@pytest.mark.rule("SW-1.4.5", "SW-1.4.7", "SW-1.4.9", "SW-8.1.1", "SW-8.1.2", "SW-8.1.3", "SW-15.1.1", "SW-15.1.2")
@for_each("seed", range(60))
def test_both_readings_agree(seed: int) -> None:
    state = stirred(seed)
    for at in state.galaxy.systems:
        seat = manager(state, at)
        assert seat == second_opinion.manager(state, at), at
        if seat is not None:
            assert is_blocked(state, at) == second_opinion.is_blocked(state, seat, at), at
    for seat in state.seats:
        assert from_cities(state, seat) + from_trade(state, seat) == second_opinion.income(state, seat), seat
        assert points(state, seat) == second_opinion.research(state, seat), seat

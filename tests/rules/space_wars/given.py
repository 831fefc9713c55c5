"""Positions of Space Wars in the words of the rulebook's examples, and what becomes of them.

    state = given(A(credits=29, systems={"draconis_31": System(Levels(city=1))}), B(), tiles={"4-7": "draconis_31"})
    after = play(begin(state, "research"), "A research:propulsion", "A end", "B end")
    assert after.empires[A.seat].squares == {"propulsion": 1}
    assert refused(after, "A research:astrology") == "SW-15.2.1"

A to I are the seats. Their homes lie where the map has them, and bear the names of the tiles: A's
is `arcadia_prime`. Elsewhere is free space, but for what `tiles` lays down. A side that says nothing has its flag and
its capital counter on an empty home, 20 credits, and nothing else. Dice fall as `dice` says, in this order; a die that
nobody expected is an error.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from stellarch.core import Chance, Event, Refused, Seat
from stellarch.games.space_wars.contents import read_action
from stellarch.games.space_wars.galaxy import Galaxy
from stellarch.games.space_wars.geometry import At, read_coordinates, sector
from stellarch.games.space_wars.layout import lay_out
from stellarch.games.space_wars.notation import Order
from stellarch.games.space_wars.options import Options
from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.rules.flow import OPENING, TURN, go_through_phase
from stellarch.games.space_wars.state import (
    Craft,
    Empire,
    Fleets,
    Happenings,
    Officer,
    Officers,
    Sector,
    Sectors,
    State,
    System,
    Tokens,
)
from stellarch.games.space_wars.tables.craft import PIECE
from stellarch.games.space_wars.tables.tiles import MAPS, STARTS, SYSTEMS

HOMES = tuple(system.id for system in SYSTEMS.values() if system.kind == "home_planet")


class Loaded(Chance, frozen=True):
    """Chance whose dice fall as a test says."""

    falls: tuple[int, ...] = ()
    falls_of: Mapping[int, tuple[int, ...]] = {}

    def below(self, limit: int, *key: str | int) -> int:
        if key[0] == "die":
            assert int(key[1]) < len(self.falls), f"nobody expected die {key[1]}"
            return self.falls[int(key[1])] - 1
        if key[0] == "die of":
            mine = self.falls_of.get(int(key[1]), ())
            assert int(key[2]) < len(mine), f"nobody expected die {key[2]} of seat {key[1]}"
            return mine[int(key[2])] - 1
        return super().below(limit, *key)


@dataclass(frozen=True)
class Side:
    """What an example says of one player."""

    player: "Player"
    credits: int = 20
    known: str = ""
    holds: str = ""
    """Sectors with this player's flag, besides the home and those of `systems`."""
    systems: Mapping[str, System] = field(default_factory=dict)
    """The systems of this player, and what is on them."""
    craft: str = ""
    """`cruiser1@4-7 freight2@arcadia_prime`"""
    officers: str = ""
    """`admiral1@cruiser1 consul1**@draconis_31`: aboard, or on the surface; two stars."""
    dice: tuple[int, ...] = ()
    """How the dice fall that are rolled for this player alone."""
    fields: Mapping[str, Any] = field(default_factory=dict)
    """Further fields of the `Empire`."""


@dataclass(frozen=True)
class Player:
    """A seat; called, it says how its player stands."""

    seat: Seat

    def __call__(self, **said: Any) -> Side:
        known = {name for name in Side.__dataclass_fields__ if name != "player"}
        own = {name: value for name, value in said.items() if name in known}
        return Side(self, **own, fields={name: value for name, value in said.items() if name not in known})

    @property
    def home(self) -> str:
        return HOMES[self.seat]

    def __repr__(self) -> str:
        return "ABCDEFGHI"[self.seat]


A, B, C, D, E, F, G, H, I = (Player(Seat(seat)) for seat in range(9))  # noqa: E741


def given(
    *sides: Side,
    tiles: Mapping[str, str] | None = None,
    sectors: Mapping[str, Mapping[str, Any]] | None = None,
    systems: Mapping[str, System] | None = None,
    events: str = "",
    missions: str = "",
    dice: Sequence[int] = (),
    turn: int = 1,
    order: Sequence[Player] = (),
    laws: str = "",
    relations: Mapping[tuple[Player, Player], Mapping[str, Any]] | None = None,
    politics: Mapping[str, Any] | None = None,
    **options: Any,
) -> State:
    """A position between two phases, with as many players as sides are given.

    `tiles` says what lies in a sector ("star_gate_a", "draconis_31"), `sectors` what is in it (fields of `Sector`),
    `systems` what is on free systems. `events="meteor@3-4 black_hole@0-0"` are in order of age. `relations` has fields
    of `Relation` for pairs of players. Further names are options of the game. Battles are left to the software, unless
    they are by hand: what they come to can be told in one order then.
    """
    galaxy = galaxy_of(len(sides), tiles or {})
    chosen = Options(**options)
    falls_of = {int(side.player.seat): side.dice for side in sides}
    state = lay_out(chosen, galaxy, Loaded("test", tuple(dice), falls_of))
    seat_order = tuple(player.seat for player in order) or tuple(side.player.seat for side in sides)
    state = state.changed(
        seat_order=seat_order,
        order=seat_order,
        turn=turn,
        phase="test",
        fleets=_fleets(galaxy, sides),
        officers=_officers(galaxy, sides),
        sectors=_sectors(galaxy, sides, sectors or {}, systems or {}),
        happenings=_happenings(galaxy, events, missions),
        empires=tuple(_empire(galaxy, side) for side in sides),
    )
    if chosen.battle_control == "manual":
        state = by_hand(state)
    bonds = state.politics
    for (one, other), fields in (relations or {}).items():
        bonds = bonds.with_relation(one.seat, other.seat, **fields)
    return state.changed(politics=replace(bonds, laws=frozenset(laws.split()), **(politics or {})))


def by_hand(state: State) -> State:
    """The same, with everybody in command of the own side of every battle."""
    everybody = tuple(replace(empire, leads_from=0) for empire in state.empires)
    return state.changed(empires=everybody, options=replace(state.options, battle_control="manual"))


def galaxy_of(players: int, tiles: Mapping[str, str]) -> Galaxy:
    """Free space with homes, and some tiles."""
    sheet = next(sheet for sheet in MAPS.values() if players in sheet.players)
    homes = tuple(sector(sheet.home_ring, place) for place in STARTS[sheet.id, players])
    laid = ["galaxy_core", *["free_space"] * (sum(sheet.tiles.values()) - 1)]
    for seat, home in enumerate(homes):
        laid[home] = HOMES[seat]
    for where, tile in tiles.items():
        at = read_coordinates(where)
        assert at is not None, where
        laid[at] = tile
    return Galaxy(tuple(laid), homes)


def at(state: State | Galaxy, name: str) -> At:
    """The sector of this name."""
    found = (state.galaxy if isinstance(state, State) else state).find(name)
    assert found is not None, f"there is no sector {name}"
    return found


def _empire(galaxy: Galaxy, side: Side) -> Empire:
    home = galaxy.homes[side.player.seat]
    usual = {"home": home, "capital": home, "known": frozenset(side.known.split()), "leads_from": None}
    return Empire(side.credits, **{**usual, **side.fields})


def _sectors(
    galaxy: Galaxy, sides: Sequence[Side], said: Mapping[str, Mapping[str, Any]], free: Mapping[str, System]
) -> Sectors:
    each = Sectors(tuple(Sector(system=System() if at in galaxy.systems else None) for at in galaxy.board.sectors))
    for name, system in free.items():
        each = each.with_sector(at(galaxy, name), system=system)
    for side in sides:
        for name in (side.player.home, *side.holds.split()):
            each = each.with_sector(at(galaxy, name), owner=side.player.seat)
        for name, system in side.systems.items():
            each = each.with_sector(at(galaxy, name), owner=side.player.seat, system=system)
    for name, fields in said.items():
        each = each.with_sector(at(galaxy, name), **fields)
    return each


def _words(text: str) -> list[tuple[str, str]]:
    parted = (word.partition("@") for word in text.split())
    return [(piece, place) for piece, _, place in parted]


def _kind_and_number(piece: str) -> tuple[str, int]:
    found = PIECE.fullmatch(piece)
    assert found is not None, f"{piece} is no name of a piece"
    return found[1], int(found[2])


def _fleets(galaxy: Galaxy, sides: Sequence[Side]) -> Fleets:
    craft: dict[str, Craft] = {}
    made: dict[str, int] = {}
    for side in sides:
        for piece, place in _words(side.craft):
            kind, number = _kind_and_number(piece)
            assert piece not in craft, f"{piece} is there twice"
            craft[piece] = Craft(kind, side.player.seat, at(galaxy, place))
            made[kind] = max(number, made.get(kind, 0))
    return Fleets(craft, made)


def _officers(galaxy: Galaxy, sides: Sequence[Side]) -> Officers:
    each: dict[str, Officer] = {}
    made: dict[str, int] = {}
    for side in sides:
        for word, place in _words(side.officers):
            piece = word.rstrip("*")
            kind, number = _kind_and_number(piece)
            where = galaxy.find(place)
            each[piece] = Officer(kind, side.player.seat, place if where is None else where, max(1, word.count("*")))  # type: ignore[arg-type]
            made[kind] = max(number, made.get(kind, 0))
    return Officers(each, made)


def _happenings(galaxy: Galaxy, events: str, missions: str) -> Happenings:
    happenings = Happenings(missions={mission: at(galaxy, place) for mission, place in _words(missions)})
    for kind, place in _words(events):
        happenings, _ = happenings.with_new(kind, at(galaxy, place))
    return happenings


# What becomes of them


def begin(state: State, phase: str) -> State:
    """The state with a phase under way, as far as it goes by itself."""
    return happened(state, phase)[0]


def happened(state: State, phase: str) -> tuple[State, tuple[Event, ...]]:
    """The state with a phase under way, or over if it goes by itself, and what happened in it."""
    course = Course(state.changed(phase=phase))
    next(each for each in (*OPENING, *TURN) if each.name == phase).enter(course)
    go_through_phase(course)
    return course.state, tuple(course.events)


def play(state: State, *orders: str) -> State:
    """The state after these orders: "A research:propulsion", or without a letter where just one player is asked.

    It goes on by itself to the end of the phase, and no further: the next one begins with `begin`.
    """
    return told(state, *orders)[0]


def told(state: State, *orders: str) -> tuple[State, tuple[Event, ...]]:
    """The state after these orders, and all that happened."""
    events: tuple[Event, ...] = ()
    for word in orders:
        course = Course(state)
        rules.carry_out(course, *_order(state, word))
        go_through_phase(course)
        state, events = course.state, (*events, *course.events)
    return state, events


def refused(state: State, order: str) -> str | None:
    """The rule by which an order is refused; None where it is not."""
    try:
        rules.carry_out(Course(state), *_order(state, order))
    except Refused as refusal:
        return refusal.rule
    return None


def offered(state: State, player: Player) -> list[str]:
    """The choices of a player in their short form; of a template the kind of order. The form that holds them all is
    left out."""
    words = (getattr(choice, "type", str(choice)) for choice in rules.legal(state, player.seat))
    return [word for word in words if word not in ("form", "file")]


def _order(state: State, word: str) -> tuple[Seat, Order]:
    who, _, order = word.rpartition(" ")
    if who:
        return Seat("ABCDEFGHI".index(who)), read_action(order)
    (seat,) = rules.waiting_on(state)
    return seat, read_action(order)


def tokens(state: State, name: str) -> Tokens:
    return state.sectors[at(state, name)].tokens


def system(state: State, name: str) -> System:
    return state.sectors.system(at(state, name))

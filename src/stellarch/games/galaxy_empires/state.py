"""A position of the game: data, no rules. Everything is frozen; a change gives another state."""

from collections.abc import Mapping
from functools import cached_property
from typing import Literal, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from stellarch.core import Chance, Seat
from stellarch.games.galaxy_empires.data import CORNERS, FACTIONS, NUMBERS, Condition, Power
from stellarch.games.galaxy_empires.events import DealMade, WarEnded
from stellarch.games.galaxy_empires.galaxy import TILES_OF, Galaxy, closed_planets, dormant_areas, galaxy
from stellarch.games.galaxy_empires.offers import Clause, Terms
from stellarch.games.galaxy_empires.options import Options

T = TypeVar("T")

NEWEST_RULES = 3
"""The version of the rules that a new game follows; RULES.md says what each version changed."""


class Fleet(NamedTuple):
    """A fleet: who commands it, which faction built it, and which of that faction's fleets it is."""

    owner: Seat
    faction: str
    number: int

    @property
    def name(self) -> str:
        return f"{self.faction}-{self.number}"

    @property
    def order(self) -> tuple[int, str]:
        """The lowest number goes first; between equal ones, the faction earlier in the alphabet (GE-9.11)."""
        return self.number, self.faction


class Player(msgspec.Struct, frozen=True):
    """What everybody knows of a player."""

    faction: str
    cash: int
    pp: int
    built: int
    """The number of the faction's newest fleet: a number is never used again."""
    drawn: int = 0
    """How many cards ever came into this hand: a card's number is never used again."""
    out: int = 0
    """Which player to go this was, counted from 1; 0 while the player plays on."""

    @property
    def alive(self) -> bool:
        return not self.out

    @property
    def home(self) -> str:
        """The home capital."""
        return FACTIONS[self.faction].capital


class Card(msgspec.Struct, frozen=True):
    """A mission in a hand: its number there, and how far it has come since it was drawn."""

    number: int
    mission: str
    progress: int = 0
    partners: tuple[Seat, ...] = ()


class Discard(NamedTuple):
    """A card in the discard pile; face up only if it was completed (GE-14.4)."""

    mission: str
    shown: bool


class OpenAction(msgspec.Struct, frozen=True):
    """An action under way: one more fleet may be moved or deployed with it (GE-17.1)."""

    kind: Literal["move", "deploy"]
    left: int
    used: tuple[str, ...] = ()
    """The fleets that have moved, by name (GE-7.2)."""
    wormhole: int = 0
    """How many of them used the wormhole (GE-7.9)."""


class Turn(msgspec.Struct, frozen=True):
    number: int
    """Turns begun since the start."""
    round: int
    seat: Seat
    first: Seat
    """Who went first; the round ends here (GE-3.4)."""
    actions: int
    open: OpenAction | None = None
    proposals: int = 0
    """Proposals made in this turn (GE-17.4)."""


class Counts(msgspec.Struct, frozen=True):
    """How many wars, rolls and shuffles there have been: these name the draws of chance."""

    wars: int = 0
    rolls: int = 0
    shuffles: int = 0


class War(msgspec.Struct, frozen=True, tag=True):
    """A war being fought. The fleets of both sides are named by the tiles they stand on (GE-9.24)."""

    attacker: Seat
    defender: Seat
    target: str
    invaders: tuple[str, ...]
    defenders: tuple[str, ...]
    strength: tuple[int, int]
    """With how many fleets it began, attacker's and defender's."""
    live: bool
    passage: bool = False
    """Whether a fleet invades through the wormhole from the other political center."""
    rolls: tuple[int, int] = (0, 0)
    """How often each side has rolled."""
    asked: bool = False
    """The defender is to say whether to go on (GE-9.12)."""
    willing: Seat | None = None
    """The side of a live war that would have the rest of it simulated (GE-19.8)."""

    @property
    def lost(self) -> tuple[int, int]:
        return self.strength[0] - len(self.invaders), self.strength[1] - len(self.defenders)


class Offer(msgspec.Struct, frozen=True):
    """Terms put by one seat to another; its name says who, to whom and which."""

    name: str
    maker: Seat
    to: Seat
    terms: Terms
    turn: int
    """The turn in which it was made."""
    turns_left: int = 0
    """Own turns of its maker that a standing offer still lasts."""

    @property
    def parties(self) -> tuple[Seat, Seat]:
        return self.maker, self.to


class Proposal(msgspec.Struct, frozen=True, tag=True):
    """A deal on the table: the turn waits for the answer of the seat it is put to."""

    offer: Offer
    counters: int = 0


class Promise(msgspec.Struct, frozen=True):
    """A clause that was agreed, and what has become of it."""

    parties: tuple[Seat, Seat]
    clause: Clause
    turn: int
    left: Mapping[Seat, int]
    """For each seat it binds, how many of its turns (or payments) it still binds."""
    fate: Literal["running", "kept", "broken", "void"] = "running"
    """Kept when it ran out, broken when it was (on honour only), void when a party was eliminated."""

    def binds(self, seat: Seat) -> bool:
        return self.fate == "running" and self.left.get(seat, 0) > 0

    def other(self, seat: Seat) -> Seat:
        return self.parties[1] if seat == self.parties[0] else self.parties[0]


class Errand(msgspec.Struct, frozen=True):
    """A fleet that must go somewhere: home (GE-9.19), or to the nearest ground of its owner (GE-12.6, GE-12.7)."""

    at: str
    way: Literal["home", "nearest"]


class Errands(msgspec.Struct, frozen=True, tag=True):
    """Fleets to be seen to, one after the other, and what they come of: a war, a deal, or (none) the end of a turn."""

    returning: tuple[Errand, ...] = ()
    placing: tuple[str, ...] = ()
    """Surviving invaders that are not placed yet, by tile (GE-9.20)."""
    fact: WarEnded | DealMade | None = None


class Ending(NamedTuple):
    winner: Seat
    condition: Condition


class State(msgspec.Struct, frozen=True, dict=True):
    rules: int
    """The version of the rules that the game began under and is played to its end by."""
    options: Options
    chance: Chance
    players: tuple[Player, ...]
    holders: Mapping[str, Seat]
    """Whose flag is on a territory."""
    fleets: Mapping[str, Fleet]
    """The fleet on each tile."""
    contracts: Mapping[str, int]
    """Deliveries to come, for each planet that is mined, by its tile."""
    unrest: Mapping[str, frozenset[Seat]]
    """Capitals in which a war was fought, each with the seats that have had no income since (GE-5.5)."""
    turn: Turn
    hands: tuple[tuple[Card, ...], ...]
    deck: tuple[str, ...]
    discards: tuple[Discard, ...] = ()
    offers: tuple[Offer, ...] = ()
    offered: Mapping[str, int] = {}
    """How many offers each seat has ever made another, by how their names begin: 1-0 (GE-17.11)."""
    promises: tuple[Promise, ...] = ()
    broken: Mapping[str, int] = {}
    """How often each seat has broken a promise to another, or not paid it in full: 1-0."""
    declined: Mapping[str, int] = {}
    """How often in a row a seat's deal was declined by another, by what it was about: 1-0-truce."""
    counts: Counts = Counts()
    conceding: frozenset[Seat] = frozenset()
    """Seats that leave as soon as the war or deal is over (GE-R.42)."""
    pending: War | Proposal | Errands | None = None
    ending: Ending | None = None

    @property
    def over(self) -> bool:
        return self.ending is not None

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(map(Seat, range(len(self.players))))

    @cached_property
    def living(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if self.players[seat].alive)

    @cached_property
    def galaxy(self) -> Galaxy:
        """The board, with what is closed at this number of players (GE-20.4)."""
        closing = NUMBERS.players[len(self.players)].dormant
        corners = dormant_areas((player.faction for player in self.players), closing)
        return galaxy(corners | closed_planets(self.options.planets))

    def order_of_play(self, start: Seat) -> tuple[Seat, ...]:
        """All seats, clockwise round the corners from one of them (GE-3.3)."""
        clockwise = sorted(self.seats, key=lambda seat: CORNERS.index(FACTIONS[self.players[seat].faction].corner))
        at = clockwise.index(start)
        return tuple(clockwise[at:] + clockwise[:at])

    def power(self, seat: Seat, key: str) -> int | None:
        """What the seat's faction does better, where the table plays with powers (GE-20)."""
        power: Power = FACTIONS[self.players[seat].faction].power
        return power.value if self.options.asymmetric_powers and power.key == key else None

    # Where things are

    def territories(self, seat: Seat) -> tuple[str, ...]:
        return self._territories[seat]

    @cached_property
    def _territories(self) -> tuple[tuple[str, ...], ...]:
        held = [(area, self.holders.get(area)) for area in self.galaxy.territories]
        return tuple(tuple(area for area, holder in held if holder == seat) for seat in self.seats)

    def flags(self, seat: Seat) -> int:
        """How many areas a seat holds."""
        return tuple(self.holders.values()).count(seat)

    @cached_property
    def homes(self) -> frozenset[str]:
        """The home capitals of those who are in the game."""
        return frozenset(player.home for player in self.players if player.alive)

    def fleets_of(self, seat: Seat) -> tuple[str, ...]:
        """The tiles a seat's fleets stand on, in order."""
        return self._fleets_of[seat]

    @cached_property
    def _fleets_of(self) -> tuple[tuple[str, ...], ...]:
        tiles = sorted(self.fleets)
        return tuple(tuple(tile for tile in tiles if self.fleets[tile].owner == seat) for seat in self.seats)

    def fleets_in(self, area: str) -> tuple[str, ...]:
        return tuple(tile for tile in TILES_OF[area] if tile in self.fleets)

    def open_tiles(self, area: str) -> tuple[str, ...]:
        return tuple(tile for tile in TILES_OF[area] if tile not in self.fleets)

    def contracts_of(self, seat: Seat) -> tuple[str, ...]:
        return tuple(sorted(tile for tile in self.contracts if self.fleets[tile].owner == seat))

    def in_order(self, tiles: tuple[str, ...]) -> tuple[str, ...]:
        """Tiles in the order in which their fleets are lost or come home (GE-9.11)."""
        return tuple(sorted(tiles, key=lambda tile: self.fleets[tile].order))

    # Changes

    def changed(self, **changes: object) -> "State":
        return replace(self, **changes)

    def with_player(self, seat: Seat, **changes: object) -> "State":
        return replace(self, players=replaced(self.players, seat, replace(self.players[seat], **changes)))

    def paid(self, seat: Seat, cash: int = 0, pp: int = 0) -> "State":
        """So much gained (or, below zero, spent); political points above the most are lost (GE-13.2)."""
        player = self.players[seat]
        return self.with_player(seat, cash=player.cash + cash, pp=min(player.pp + pp, NUMBERS.limits.pp_max))

    def with_fleet(self, tile: str, fleet: Fleet) -> "State":
        return replace(self, fleets={**self.fleets, tile: fleet})

    def without_fleets(self, *tiles: str) -> "State":
        fleets = {tile: fleet for tile, fleet in self.fleets.items() if tile not in tiles}
        contracts = {tile: left for tile, left in self.contracts.items() if tile not in tiles}
        return replace(self, fleets=fleets, contracts=contracts)

    def with_fleet_moved(self, origin: str, target: str) -> "State":
        fleets = {tile: fleet for tile, fleet in self.fleets.items() if tile != origin}
        fleets[target] = self.fleets[origin]
        return replace(self, fleets=fleets)

    def with_holder(self, area: str, seat: Seat | None) -> "State":
        holders = {held: holder for held, holder in self.holders.items() if held != area}
        if seat is not None:
            holders[area] = seat
        return replace(self, holders=holders)

    def with_turn(self, **changes: object) -> "State":
        return replace(self, turn=replace(self.turn, **changes))

    def with_hand(self, seat: Seat, hand: tuple[Card, ...]) -> "State":
        return replace(self, hands=replaced(self.hands, seat, hand))

    def with_breach(self, seat: Seat, other: Seat) -> "State":
        pair = f"{seat}-{other}"
        return replace(self, broken={**self.broken, pair: self.broken.get(pair, 0) + 1})

    def counted(self, **more: int) -> "State":
        counts = {name: getattr(self.counts, name) + number for name, number in more.items()}
        return replace(self, counts=replace(self.counts, **counts))


def replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])

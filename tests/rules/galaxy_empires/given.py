"""Positions of Galaxy Empires in the words of the rulebook's examples, and what becomes of them.

    state = given(C(fleets="D1 D2", pp=9, cash=500), H(fleets="F1"), war="3+4/1+1")
    after = play(state, "D1+D2xst_n", "place:D1>E2", "place:D2>F1")
    assert (holds(after, C), pp(after, C), cash(after, C)) == ("cap_nw fr_nw_n st_n", 6, 1000)
    assert refused(state, "D1>F2") == "GE-7.4"

C, H, V and G are Carmine (north-west, seat 0), Helion (north-east, 1), Verdant (south-east, 2) and Glacier (south-west,
3). A side that is not mentioned stands as at the start, with five fleets at home, $1000 and 5 PP; so does every field
that is left out. A side holds its home, what `holds` names, and every territory its fleets stand in. It is C's turn,
with both actions. An order is given by the player to decide; "H concede" is an order of H, no matter who is to decide.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from stellarch.core import Chance, Event, Refused, Seat, Template
from stellarch.games.galaxy_empires.actions import AnyAction, read_action
from stellarch.games.galaxy_empires.data import AREAS, FACTIONS, MISSIONS, NUMBERS, Kind
from stellarch.games.galaxy_empires.galaxy import AREA_OF, TILES_OF, is_territory, kind_of
from stellarch.games.galaxy_empires.options import Options
from stellarch.games.galaxy_empires.rules import choices
from stellarch.games.galaxy_empires.rules.play import apply, waiting_on
from stellarch.games.galaxy_empires.state import NEWEST_RULES, Card, Discard, Fleet, Player, State, Turn

Key = tuple[str | int, ...]


class Loaded(Chance, frozen=True):
    """Chance whose dice fall as a test says. A kind of die that it names must not be rolled oftener than it says."""

    falls: Mapping[Key, int]

    def below(self, limit: int, *key: str | int) -> int:
        if key in self.falls:
            return self.falls[key]
        assert key[0] not in {named[0] for named in self.falls}, f"nobody expected the roll {key}"
        return super().below(limit, *key)


@dataclass(frozen=True)
class Side:
    """What an example says of one player."""

    empire: "Empire"
    fleets: str | None = None
    holds: str = ""
    mining: str = ""
    cash: int = NUMBERS.setup.start_cash
    pp: int = NUMBERS.setup.start_pp
    hand: str = ""
    out: int = 0

    @property
    def stations(self) -> Iterator[tuple[str, str]]:
        """Tiles with fleets, and what the example calls each fleet."""
        named = " ".join(TILES_OF[self.empire.capital]) if self.fleets is None else self.fleets
        words = [] if self.out else [*named.split(), *(word.split(":")[0] for word in self.mining.split())]
        for word in words:
            tile, _, name = word.partition("#")
            yield tile, name

    @property
    def holdings(self) -> set[str]:
        stood_in = {AREA_OF[tile] for tile, _ in self.stations}
        home = set() if self.out else {self.empire.capital}
        return home | set(self.holds.split()) | {area for area in stood_in if is_territory(area)}


@dataclass(frozen=True)
class Empire:
    """One of the four factions; called, it says how that faction stands."""

    faction: str

    def __call__(self, **fields: Any) -> Side:
        """`fleets="D1 E2#4"` (the second is number 4; "E2#helion-4" was built by Helion), `holds="st_n pc_w"`,
        `mining="F2 D4:1"` (one delivery to come), `cash`, `pp`, `hand="M08 M22"`, `out=1` (the first to go).
        """
        return Side(self, **fields)

    @property
    def capital(self) -> str:
        return FACTIONS[self.faction].capital

    def seat(self, state: State) -> Seat:
        return next(seat for seat in state.seats if state.players[seat].faction == self.faction)

    def __repr__(self) -> str:
        return self.faction


C, H, V, G = map(Empire, ("carmine", "helion", "verdant", "glacier"))
LETTERS = {"C": C, "H": H, "V": V, "G": G}


def given(
    *sides: Side,
    among: Sequence[Empire] = (C, H, V, G),
    turn: Empire = C,
    first: Empire | None = None,
    round: int = 1,
    actions: int = NUMBERS.turn.actions,
    unrest: str = "",
    top: str = "",
    discards: str = "",
    war: str | Sequence[str] = (),
    pp: Sequence[int] = (),
    rules: int = NEWEST_RULES,
    **options: Any,
) -> State:
    """A position in which `turn` is to act.

    `war="6+1/3+3 1+1/6+1"` are the dice of the first war, attacker's and defender's, tick by tick; of several wars a
    list of such words. `pp` are the rolls for political points. `top` are the missions next to be drawn, `discards`
    those face down in the pile. `rules` is the version that is played by. Further names are options of the game.
    """
    said = {side.empire: side for side in sides}
    order = [said.get(empire, empire()) for empire in among]
    seats = {side.empire: Seat(seat) for seat, side in enumerate(order)}
    fleets = {tile: fleet for side in order for tile, fleet in _fleets(side, seats[side.empire])}
    hands = tuple(_hand(side) for side in order)
    dealt = {*discards.split(), *top.split(), *(card.mission for hand in hands for card in hand)}
    state = State(
        rules=rules,
        options=Options(**options),
        chance=Loaded("test", {**_war_dice([war] if isinstance(war, str) else war), **_pp_dice(pp)}),
        players=tuple(_player(side, fleets) for side in order),
        holders={area: seats[side.empire] for side in order for area in sorted(side.holdings)},
        fleets=fleets,
        contracts={tile: left for side in order for tile, left in _contracts(side)},
        unrest={area: frozenset(seats.values()) for area in unrest.split()},
        turn=Turn(len(order) * round, round, seats[turn], seats[first or among[0]], actions),
        hands=hands,
        deck=(*top.split(), *(card for card in _deck(len(order)) if card not in dealt)),
        discards=tuple(Discard(card, shown=False) for card in discards.split()),
    )
    assert len(fleets) == sum(len(list(side.stations)) for side in order), "two fleets on one tile"
    assert_sound(state)
    return state


def _fleets(side: Side, seat: Seat) -> Iterator[tuple[str, Fleet]]:
    for number, (tile, name) in enumerate(side.stations, 1):
        faction, _, of_it = name.rpartition("-")
        yield tile, Fleet(seat, faction or side.empire.faction, int(of_it or number))


def _contracts(side: Side) -> Iterator[tuple[str, int]]:
    for word in side.mining.split():
        tile, _, left = word.partition(":")
        yield tile, int(left or NUMBERS.mining.deliveries)


def _hand(side: Side) -> tuple[Card, ...]:
    return tuple(Card(number, mission) for number, mission in enumerate(side.hand.split(), 1))


def _player(side: Side, fleets: Mapping[str, Fleet]) -> Player:
    faction = side.empire.faction
    numbers = [fleet.number for fleet in fleets.values() if fleet.faction == faction]
    built = max([NUMBERS.setup.start_fleets, *numbers])
    cash, pp = (0, 0) if side.out else (side.cash, side.pp)
    return Player(faction, cash, pp, built, drawn=len(_hand(side)), out=side.out)


def _deck(players: int) -> list[str]:
    return [card.id for card in MISSIONS.values() if card.min_players <= players]


def _war_dice(wars: Sequence[str]) -> dict[Key, int]:
    return {
        ("war", war, side, tick, die): int(number) - 1
        for war, ticks in enumerate(wars, 1)
        for tick, rolls in enumerate(ticks.split())
        for side, dice in enumerate(rolls.split("/"))
        for die, number in enumerate(dice.split("+"))
    }


def _pp_dice(rolls: Sequence[int]) -> dict[Key, int]:
    return {("pp", number): roll - 1 for number, roll in enumerate(rolls)}


# What is done


def play(state: State, *orders: str) -> State:
    """The state after these orders."""
    for after, _ in _steps(state, orders):
        state = after
    return state


def happens(state: State, *orders: str) -> list[Event]:
    """Everything that these orders lead to."""
    return [event for _, events in _steps(state, orders) for event in events]


def refused(state: State, order: str) -> str | None:
    """The rule that an order is refused by; such an order is not among those offered."""
    seat, action = _read(state, order)
    assert action not in choices.legal(state, seat), f"{order} is offered"
    try:
        apply(state, seat, action)
    except Refused as refusal:
        return refusal.rule
    raise AssertionError(f"{order} is not refused")


def offered(state: State) -> set[str]:
    """The orders among which the player to decide may choose, templates of deals left out."""
    (seat,) = waiting_on(state)
    return {str(action) for action in choices.legal(state, seat) if not isinstance(action, Template)}


def _steps(state: State, orders: Sequence[str]) -> Iterator[tuple[State, tuple[Event, ...]]]:
    for order in orders:
        step = apply(state, *_read(state, order))
        state = step.state
        assert_sound(state)
        yield state, step.events


def _read(state: State, order: str) -> tuple[Seat, AnyAction]:
    who, _, rest = order.partition(" ")
    if who in LETTERS and rest:
        return LETTERS[who].seat(state), read_action(rest)
    (seat,) = waiting_on(state)
    return seat, read_action(order)


# What holds


def cash(state: State, empire: Empire) -> int:
    return state.players[empire.seat(state)].cash


def pp(state: State, empire: Empire) -> int:
    return state.players[empire.seat(state)].pp


def alive(state: State, empire: Empire) -> bool:
    return state.players[empire.seat(state)].alive


def holds(state: State, empire: Empire) -> str:
    """The territories of a side, in alphabetical order."""
    return " ".join(sorted(state.territories(empire.seat(state))))


def fleets(state: State, empire: Empire) -> str:
    """The tiles on which a side's fleets stand, in order."""
    return " ".join(state.fleets_of(empire.seat(state)))


def hand(state: State, empire: Empire) -> str:
    return " ".join(card.mission for card in state.hands[empire.seat(state)])


def holder(state: State, area: str) -> Empire | None:
    seat = state.holders.get(area)
    return None if seat is None else Empire(state.players[seat].faction)


def actions(state: State) -> int:
    return state.turn.actions


def active(state: State) -> Empire:
    """Whose turn it is."""
    return Empire(state.players[state.turn.seat].faction)


def to_decide(state: State) -> set[Empire]:
    return {Empire(state.players[seat].faction) for seat in waiting_on(state)}


def winner(state: State) -> tuple[Empire, str] | None:
    """Who has won, and how."""
    if state.ending is None:
        return None
    return Empire(state.players[state.ending.winner].faction), state.ending.condition


def assert_sound(state: State) -> None:
    """What holds after every order (section 18 of the rules), the moments apart in which fleets are on their way."""
    for tile, fleet in state.fleets.items():
        assert kind_of(tile) is not Kind.BLACK_HOLE
        if state.pending is None and is_territory(AREA_OF[tile]):
            assert state.holders.get(AREA_OF[tile]) == fleet.owner, f"{fleet.name} on {tile} is in foreign ground"
    assert state.contracts.keys() == {tile for tile in state.fleets if kind_of(tile) is Kind.PLANET}
    assert set(state.holders) <= set(state.galaxy.territories) <= set(AREAS)
    for seat, player in enumerate(state.players):
        assert player.cash >= 0
        assert 0 <= player.pp <= NUMBERS.limits.pp_max
        assert len(state.hands[seat]) <= NUMBERS.limits.missions_in_hand
        assert len(state.contracts_of(Seat(seat))) <= NUMBERS.limits.mining_fleets_per_player
        assert not player.alive or state.pending or state.holders[player.home] == seat
    cards = [*state.deck, *(card.mission for hand in state.hands for card in hand)]
    assert Counter([*cards, *(card.mission for card in state.discards)]) == Counter(_deck(len(state.players)))

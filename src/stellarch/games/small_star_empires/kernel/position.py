"""From the readable rules to words and back: positions, moves, tiles."""

from collections.abc import Mapping

from stellarch import jit
from stellarch.core import Hex, Seat
from stellarch.games.small_star_empires.actions import AnyAction, How, Move, Pass, Piece, Refuel, Repair, Stop
from stellarch.games.small_star_empires.data import Tile, deck
from stellarch.games.small_star_empires.kernel import layout as at
from stellarch.games.small_star_empires.kernel.tables import Places, places, tables
from stellarch.games.small_star_empires.rules.movement import Flight, flights
from stellarch.games.small_star_empires.state import Ship, Standing, State

TILES: tuple[Tile, ...] = (
    Tile.THREE_PLANETS,
    Tile.TWO_PLANETS,
    Tile.CHROMATIC_NEBULA,
    Tile.ASTEROID_FIELD,
    Tile.ABANDONED_TRADE_STATION,
    Tile.REFUELING_STATION,
)
"""The tiles in the order of the kernel."""


def has_variants(state: State) -> bool:
    """Whether the basic game's kernel would not do."""
    return state.options.unexplored or state.options.open_borders


def fleet(state: State, seat: Seat) -> list[Ship]:
    """The ships of a seat in the kernel's order: those at home last."""
    home = state.board.homes[seat]
    return sorted(state.ships[seat], key=lambda ship: ship.at == home)


def words_of(state: State) -> list[int]:
    """A position as words, as `layout` says."""
    place, made = places(state.board), [0] * at.WORDS
    made[at.FREE] = place.mask([hex_ for hex_ in place.systems if _is_free(state, hex_)])
    made[at.HIDDEN] = place.mask(list(state.face_down))
    made[at.TURN] = state.turn
    for number, tile in enumerate(TILES):
        made[at.TURNED_UP + number] = place.mask([hex_ for hex_, up in state.face_up.items() if up is tile])
        made[at.DECK + number] = _left(state, tile)
    made[at.ASTEROIDS] = made[at.TURNED_UP + at.ASTEROID]
    for seat in state.seats:
        _write_seat(state, seat, place, made)
    if state.over:
        made[at.OUT] = (1 << state.players) - 1
    return made


def _is_free(state: State, hex_: Hex) -> bool:
    return hex_ not in state.claims and not state.is_asteroid_field(hex_)


def _left(state: State, tile: Tile) -> int:
    """Such tiles that are still face down or in the box."""
    if not state.options.unexplored:
        return 0
    return deck(state.options.deck).count(tile) - sum(up is tile for up in state.face_up.values())


def _write_seat(state: State, seat: Seat, place: Places, made: list[int]) -> None:
    table = tables(state.board, state.options.open_borders)
    mine = state.controlled(seat)
    supply, standing = state.supplies[seat], state.standing[seat]
    made[at.HELD + seat] = place.mask(mine)
    made[at.STATIONS + seat] = place.mask([hex_ for hex_ in mine if state.claims[hex_].piece is Piece.STATION])
    made[at.COLONIES + seat], made[at.STATIONS_LEFT + seat] = supply.colonies, supply.stations
    made[at.RECEIVED + seat] = supply.received
    made[at.OUT] |= (standing is not Standing.PLAYING) << seat
    made[at.RESIGNED] |= (standing is Standing.RESIGNED) << seat
    rivals = table[at.ALL] & ~made[at.FREE] & ~made[at.HELD + seat]
    ships = fleet(state, seat)
    home = state.board.homes[seat]
    for number, ship in enumerate(ships):
        slot, row = seat * 4 + number, place.row[ship.at]
        made[at.SHIP + slot] = row * at.WIDTH
        made[at.DAMAGED] |= ship.damaged << slot
        made[at.REACH + slot] = _reach(table, seat, row, rivals)
        made[at.OPEN_REACH + slot] = _open_reach(table, row, made[at.ASTEROIDS])
        if seat == state.turn and ship.at == state.refueling:
            made[at.REFUELING] = number + 1
    at_home = sum(ship.at == home for ship in ships)
    made[at.ACTIVE + seat] = len(ships) - at_home + (at_home > 0)
    if not has_variants(state):
        for number in range(made[at.ACTIVE + seat], len(ships)):
            made[at.REACH + seat * 4 + number] = 0  # ships behind another at home show up when it leaves


def _reach(table: list[int], seat: Seat, row: int, rivals: int) -> int:
    reach = table[at.REACH_ALONE + seat * at.ROWS + row]
    for bit in range(1, 63):
        if rivals >> bit & 1:
            reach &= table[at.KEEP + row * at.WIDTH + bit]
    return reach


def _open_reach(table: list[int], row: int, asteroids: int) -> int:
    reach = table[at.OPEN_LINES + row]
    for bit in range(1, 63):
        if asteroids >> bit & 1:
            reach &= ~table[at.BEYOND + row * at.WIDTH + bit]
    return reach


class Moves:
    """The moves of one position, in numbers and as actions."""

    def __init__(self, state: State, words: jit.Words | None = None) -> None:
        """With the words of the same position, ships are numbered as they are there."""
        self._state, self._seat, self._place = state, state.turn, places(state.board)
        self._ships = fleet(state, state.turn) if words is None else self._fleet_in(words)
        self._ways: dict[Ship, list[Flight]] = {}

    def action(self, move: int) -> AnyAction:
        """The action a number stands for; of several that lead to the same, the first in the list of choices."""
        kind, piece = move >> at.KIND_SHIFT, Piece.STATION if move >> at.STATION_BIT & 1 else Piece.COLONY
        if kind == at.STOP:
            return Stop()
        if kind == at.PASS:
            return Pass()
        if kind == at.STEP_ON:
            return Refuel(self._place.hex[move & 255], piece)
        ship = self._ships[move >> at.SHIP_SHIFT & 15]
        pays = kind in (at.FLY_AND_PAY, at.REPAIR_AND_PAY)
        if kind in (at.REPAIR, at.REPAIR_AND_PAY):
            home = self._state.board.homes[self._seat]
            return Repair(ship.at, home, self._how(ship, home, pays))
        target = self._place.hex[move & 255]
        return Move(ship.at, target, self._how(ship, target, pays), piece)

    def number(self, action: AnyAction) -> int:
        """The number of an action."""
        if isinstance(action, Stop):
            return at.STOP << at.KIND_SHIFT
        if isinstance(action, Pass):
            return at.PASS << at.KIND_SHIFT
        if isinstance(action, Refuel):
            ship = next(number for number, ship in enumerate(self._ships) if ship.at == self._state.refueling)
            return self._number(at.STEP_ON, ship, action.target, action.place)
        assert isinstance(action, Move | Repair)
        ship = next(number for number, ship in enumerate(self._ships) if ship.at == action.origin)
        pays = self._pays(self._ships[ship], action.target, action.how)
        if isinstance(action, Repair):
            return (at.REPAIR_AND_PAY if pays else at.REPAIR) << at.KIND_SHIFT | ship << at.SHIP_SHIFT
        return self._number(at.FLY_AND_PAY if pays else at.FLY, ship, action.target, action.place)

    def _fleet_in(self, words: jit.Words) -> list[Ship]:
        ships = self._state.ships[self._seat]
        first = at.SHIP + self._seat * 4
        rows = [int(words[first + number]) // at.WIDTH for number in range(len(ships))]
        return [next(ship for ship in ships if ship.at == self._place.hex[row]) for row in rows]

    def _number(self, kind: int, ship: int, target: Hex, piece: Piece) -> int:
        station = piece is Piece.STATION
        return self._place.bit[target] | ship << at.SHIP_SHIFT | station << at.STATION_BIT | kind << at.KIND_SHIFT

    def _flights(self, ship: Ship) -> list[Flight]:
        if ship not in self._ways:
            self._ways[ship] = list(flights(self._state, self._seat, ship))
        return self._ways[ship]

    def _how(self, ship: Ship, target: Hex, pays: bool) -> How:
        return next(how for end, how, passed in self._flights(ship) if end == target and bool(passed) == pays)

    def _pays(self, ship: Ship, target: Hex, how: How) -> bool:
        return any(passed for end, by, passed in self._flights(ship) if end == target and by is how)


TILE_NUMBERS: Mapping[Tile, int] = {tile: number for number, tile in enumerate(TILES)}

"""A second, deliberately naive program for this game, written from the text of the rules and from nothing else.

Hexes are pairs of numbers, systems are single signs, pieces are letters; everything is found by trying all there is.
It shares no code with the rules it is held against, and is slow on purpose: each line should be plainly right.
"""

from dataclasses import dataclass, field
from itertools import product

Place = tuple[int, int]
Ship = tuple[Place, bool]
"""Where it is, and whether it is damaged."""
Order = tuple[object, ...]
"""("fly", from, to, "line" or "jump", "c" or "s" or "r"), ("refuel", to, "c" or "s"), or a word: ("stop",)"""

SIX_STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
NEBULA_POINTS = {"print_and_play": {0: 0, 1: 1, 2: 4, 3: 7}, "retail": {0: 0, 1: 2, 2: 5, 3: 8}}


def beside(place: Place) -> list[Place]:
    return [(place[0] + q, place[1] + r) for q, r in SIX_STEPS]


def between(start: Place, end: Place) -> list[Place] | None:
    """The hexes passed over on a straight line; None when no straight line leads there."""
    q, r = end[0] - start[0], end[1] - start[1]
    if start == end or (q != 0 and r != 0 and q + r != 0):
        return None
    steps = max(abs(q), abs(r))
    return [(start[0] + q // steps * step, start[1] + r // steps * step) for step in range(1, steps)]


@dataclass
class Naive:
    """A game on one board: systems by sign, owners with c, s or h, tiles by name, a list entry for each seat."""

    edition: str
    open_borders: bool
    board: dict[Place, str]
    homes: list[Place]
    owner: dict[Place, tuple[int, str]]
    hidden: dict[Place, str]
    shown: dict[Place, str]
    ships: list[list[Ship]]
    colonies: list[int]
    stations: list[int]
    received: list[int]
    turn: int | None
    refueling: Place | None
    passed: set[int] = field(default_factory=set)
    resigned: set[int] = field(default_factory=set)

    # What may be done

    def orders(self) -> set[Order]:
        assert self.turn is not None
        if self.refueling is not None:
            return {("stop",), *self.steps(self.turn, self.refueling)}
        priced = self.flights(self.turn)
        orders: set[Order] = set(priced)
        if self.open_borders and priced and all(price > 0 for price in priced.values()):
            orders.add(("pass",))
        return orders

    def flights(self, seat: int) -> dict[Order, int]:
        """Every flight of a seat and what it costs in Colonies."""
        found: dict[Order, int] = {}
        if self.colonies[seat] + self.stations[seat] == 0:
            return found
        for (start, damaged), end, how in product(set(self.ships[seat]), self.board, ("line", "jump")):
            takes, repairs = self.can_end(end, damaged), damaged and end == self.homes[seat]
            tolls = self.tolls(seat, start, end, damaged, how) if takes or repairs else None
            if tolls is None:
                continue
            for piece in self.pieces_for(seat, end, len(tolls)) if takes else []:
                found["fly", start, end, how, piece] = len(tolls)
            if repairs and len(tolls) <= self.colonies[seat]:
                found["fly", start, end, how, "r"] = len(tolls)
        return found

    def steps(self, seat: int, start: Place) -> set[Order]:
        near = [place for place in beside(start) if place in self.board and self.can_end(place, damaged=False)]
        return {("refuel", place, piece) for place in near for piece in self.pieces_for(seat, place, 0)}

    def tolls(self, seat: int, start: Place, end: Place, damaged: bool, how: str) -> list[int] | None:
        """The seats a flight has to pay; None when there is no such flight."""
        return self.tolls_on_line(seat, start, end, damaged) if how == "line" else self.tolls_on_jump(start, end)

    def tolls_on_line(self, seat: int, start: Place, end: Place, damaged: bool) -> list[int] | None:
        path = between(start, end)
        if path is None or (damaged and len(path) > 1):
            return None
        tolls = []
        for place in path:
            if place not in self.board or self.board[place] == "X" or self.shown.get(place) == "asteroid_field":
                return None
            if place in self.owner and self.owner[place][0] != seat:
                if not self.open_borders:
                    return None
                tolls.append(self.owner[place][0])
        return tolls

    def tolls_on_jump(self, start: Place, end: Place) -> list[int] | None:
        entered = [place for place in beside(start) if self.board.get(place) == "O"]
        left = [place for place in beside(end) if self.board.get(place) == "O"]
        return [] if any(one != other for one in entered for other in left) else None

    def can_end(self, place: Place, damaged: bool) -> bool:
        if self.board[place] in ("O", "X", "H") or place in self.owner:
            return False
        if self.shown.get(place) == "asteroid_field":
            return False
        return not (damaged and place in self.hidden)

    def pieces_for(self, seat: int, place: Place, tolls: int) -> list[str]:
        if tolls > self.colonies[seat]:
            return []
        pieces = ["c"] if self.colonies[seat] - tolls >= 1 else []
        if self.stations[seat] >= 1 and place not in self.hidden:
            pieces.append("s")
        return pieces

    # What comes of it

    def play(self, seat: int, order: Order) -> None:
        if order == ("resign",):
            self.passed.discard(seat)
            self.resigned.add(seat)
            if seat == self.turn or len(self.resigned) >= len(self.homes) - 1:
                self.end_turn()
            return
        match order:
            case ("fly", (int(q), int(r)), (int(to_q), int(to_r)), str(how), str(piece)):
                self.fly(seat, (q, r), (to_q, to_r), how, piece)
            case ("refuel", (int(q), int(r)), str(piece)):
                assert self.refueling is not None
                self.arrive(seat, self.refueling, (q, r), piece)
            case ("pass",):
                self.passed.add(seat)
                self.end_turn()
            case ("stop",):
                self.end_turn()

    def fly(self, seat: int, start: Place, end: Place, how: str, piece: str) -> None:
        damaged = (start, True) in self.ships[seat]
        for payee in self.tolls(seat, start, end, damaged, how) or []:
            self.colonies[seat] -= 1
            self.received[payee] += 1
        if piece == "r":
            self.move_ship(seat, (start, True), (end, False))
            self.end_turn()
        else:
            self.arrive(seat, start, end, piece)

    def move_ship(self, seat: int, old: Ship, new: Ship) -> None:
        self.ships[seat].remove(old)
        self.ships[seat] = sorted([*self.ships[seat], new])

    def arrive(self, seat: int, start: Place, end: Place, piece: str) -> None:
        damaged = (start, True) in self.ships[seat]
        tile = self.hidden.pop(end, None)
        if tile is not None:
            self.shown[end] = tile
        if tile == "asteroid_field":
            self.move_ship(seat, (start, damaged), (end, True))
            self.end_turn()
            return
        self.move_ship(seat, (start, damaged), (end, damaged))
        self.owner[end] = (seat, piece)
        if piece == "c":
            self.colonies[seat] -= 1
        else:
            self.stations[seat] -= 1
        if tile == "refueling_station" and self.steps(seat, end):
            self.refueling = end
        else:
            self.end_turn()

    def end_turn(self) -> None:
        """The next who can move moves; who cannot is out; when all are out, or nothing is left to place, it is over."""
        assert self.turn is not None
        seats = len(self.homes)
        self.refueling = None
        last, self.turn = self.turn, None
        if sum(self.colonies) + sum(self.stations) == 0 or len(self.resigned) >= seats - 1:
            return
        for seat in [(last + number) % seats for number in range(1, seats + 1)]:
            if seat in self.passed or seat in self.resigned:
                continue
            if self.flights(seat):
                self.turn = seat
                return
            self.passed.add(seat)

    # What it is worth

    def score(self, seat: int) -> dict[str, int]:
        return {
            "planets": self.planets(seat),
            "nebulae": self.nebulae(seat),
            "stations": self.trade(seat),
            "territory": 3 if self.territory(seat) == max(map(self.territory, range(len(self.homes)))) else 0,
            "tiles": sum(
                self.shown.get(place) in ("abandoned_trade_station", "refueling_station") for place in self.of(seat)
            ),
            "tolls": 2 * self.received[seat],
        }

    def of(self, seat: int) -> list[Place]:
        return [place for place in self.owner if self.owner[place][0] == seat]

    def planets(self, seat: int) -> int:
        stars = [int(self.board[place]) for place in self.of(seat) if self.board[place] in "123"]
        tiles = [{"three_planets": 3, "two_planets": 2}.get(self.shown.get(place, ""), 0) for place in self.of(seat)]
        return sum(stars) + sum(tiles)

    def nebulae(self, seat: int) -> int:
        """The best of every way to colour the chromatic ones."""
        printed = [self.board[place] for place in self.of(seat) if self.board[place] in "RGB"]
        chromatic = sum(self.shown.get(place) == "chromatic_nebula" for place in self.of(seat))
        best = 0
        for colours in product("RGB", repeat=chromatic):
            counts = [min(3, [*printed, *colours].count(colour)) for colour in "RGB"]
            best = max(best, sum(NEBULA_POINTS[self.edition][count] for count in counts))
        return best

    def trade(self, seat: int) -> int:
        points = 0
        for place in self.of(seat):
            if self.owner[place][1] == "s" or self.shown.get(place) == "abandoned_trade_station":
                points += sum(near in self.owner and self.owner[near][0] != seat for near in beside(place))
        return points

    def territory(self, seat: int) -> int:
        """How many systems the largest group has: each group is grown from one system until it grows no more."""
        left, largest = set(self.of(seat)), 0
        while left:
            group = {left.pop()}
            while joined := {near for place in group for near in beside(place) if near in left}:
                group |= joined
                left -= joined
            largest = max(largest, len(group))
        return largest

    def ranks(self) -> list[int]:
        """Each seat's rank: it comes after every seat that beats it."""
        seats = range(len(self.homes))
        figures = [self.figures(seat) for seat in seats]
        return [1 + sum(self.beats(figures[other], figures[seat]) for other in seats) for seat in seats]

    def figures(self, seat: int) -> list[int]:
        """What decides, in this order: not to have resigned, points, Colonies and Trade Stations left, planets."""
        stayed = 0 if seat in self.resigned else 1
        return [stayed, self.total(seat), self.colonies[seat], self.stations[seat], self.planets(seat)]

    def beats(self, one: list[int], other: list[int]) -> bool:
        for mine, yours in zip(one, other, strict=True):
            if mine != yours:
                return mine > yours
        return False

    def total(self, seat: int) -> int:
        return sum(self.score(seat).values())

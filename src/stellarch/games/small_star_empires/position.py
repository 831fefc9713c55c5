"""Positions as text: one line, complete, canonical, safe in a link. To this game what FEN is to chess.

    sse1~r.g7Ga3...Ha4.j8Hb3~-~12aB4c~-~d6d6g7.j8j8~16-4-0.15-4-0~a--

Eight fields, joined by ~ :
 1  sse1, the format
 2  the board (see `board_text`)
 3  the variants: u15 or u14 (unexplored systems and the size of the deck), o (open borders), or -
 4  who controls what, row by row, homeworlds left out: a number counts free systems, a small letter a Colony of
    that seat, a capital a Trade Station
 5  the unexplored tiles, row by row: u face down; t d n x s f turned up (three planets, two planets, chromatic nebula,
    asteroid field, abandoned trade station, refueling station); or -
 6  the ships of each seat, seats joined by dots; a damaged ship has a hyphen after it
 7  the supply of each seat: Colonies-Trade Stations-Colonies received
 8  the seat on turn (- when the game is over), then for each seat - playing, p passed, r resigned; then, after a dot,
    the system of a ship that may still refuel
and in a campaign a ninth: round, seat that began the first round, win piles, layout: 2.a.1-0.two_players

What lies under face-down tiles is not in it. A saved game adds that and the seed (`save`); to play on from a
position read from a link, the hidden tiles are dealt afresh from a seed.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import get_args

import msgspec

from stellarch.core import BadNotation, Chance, Hex, Message, Phrase, Positions, Sayable, Seat, StellarchError
from stellarch.games.small_star_empires.actions import Piece
from stellarch.games.small_star_empires.board import Board
from stellarch.games.small_star_empires.board_text import SEATS, read_board
from stellarch.games.small_star_empires.data import Kind, Tile, deck
from stellarch.games.small_star_empires.names import NAME, name, read_name
from stellarch.games.small_star_empires.options import LayoutName, Options
from stellarch.games.small_star_empires.reachable import impossible
from stellarch.games.small_star_empires.state import Campaign, Claim, Ship, Standing, State, Supply

FORMAT = "sse1"
LONGEST = 4000
_TILE_SIGNS = {
    Tile.THREE_PLANETS: "t",
    Tile.TWO_PLANETS: "d",
    Tile.CHROMATIC_NEBULA: "n",
    Tile.ASTEROID_FIELD: "x",
    Tile.ABANDONED_TRADE_STATION: "s",
    Tile.REFUELING_STATION: "f",
}
_FACE_DOWN = "u"
_STANDING_SIGNS = {Standing.PLAYING: "-", Standing.PASSED: "p", Standing.RESIGNED: "r"}
_LAYOUTS: tuple[LayoutName, ...] = get_args(LayoutName)
_NOBODY = "-"
_UNCLAIMED = re.compile("-+")


def write_position(state: State) -> str:
    """The one text of a position, without its secrets."""
    fields = [
        FORMAT,
        str(state.board),
        _variants(state.options),
        _claims(state),
        "".join(_tile_signs(state)) or "-",
        ".".join("".join(_ship(ship) for ship in sorted(fleet)) for fleet in state.ships),
        ".".join(f"{supply.colonies}-{supply.stations}-{supply.received}" for supply in state.supplies),
        _turn(state),
    ]
    if state.campaign:
        fields.append(_campaign(state.campaign, state.options))
    return "~".join(fields)


def _variants(options: Options) -> str:
    unexplored = f"u{options.deck}" if options.unexplored else ""
    return unexplored + ("o" if options.open_borders else "") or "-"


def _claims(state: State) -> str:
    """A sign for each system that can be claimed; a number for a run of unclaimed ones."""
    signs = "".join([_claim_sign(state.claims.get(at)) for at in state.board.claimable])
    return _UNCLAIMED.sub(lambda run: str(len(run[0])), signs)


def _claim_sign(claim: Claim | None) -> str:
    if claim is None:
        return "-"
    letter = SEATS[claim.seat]
    return letter.upper() if claim.piece is Piece.STATION else letter


def _tile_signs(state: State) -> Iterator[str]:
    for at in _tiled(state.board, state.options):
        yield _FACE_DOWN if at in state.face_down else _TILE_SIGNS[state.face_up[at]]


def _tiled(board: Board, options: Options) -> tuple[Hex, ...]:
    """The systems that have an unexplored tile on them (SSE-7.1)."""
    return board.of_kind(Kind.EMPTY) if options.unexplored else ()


def _ship(ship: Ship) -> str:
    return name(ship.at) + ("-" if ship.damaged else "")


def _turn(state: State) -> str:
    turn = _NOBODY if state.over else SEATS[state.turn]
    standing = "".join(_STANDING_SIGNS[standing] for standing in state.standing)
    return f"{turn}{standing}.{name(state.refueling)}" if state.refueling else turn + standing


def _campaign(campaign: Campaign, options: Options) -> str:
    wins = "-".join(map(str, campaign.wins))
    return f"{campaign.round}.{SEATS[campaign.first]}.{wins}.{options.layout or '-'}"


def save(state: State) -> str:
    """A position with its secrets and every option: for a checkpoint, never for a player."""
    hidden = "".join(_TILE_SIGNS[state.face_down[at]] for at in state.board.systems if at in state.face_down)
    options = msgspec.to_builtins(state.options)
    return json.dumps(
        {
            "position": write_position(state),
            "hidden": hidden,
            "seed": state.chance.seed,
            "options": options,
            "rules": state.rules,
        }
    )


def restore(saved: str) -> State:
    """The state that was saved."""
    parts = json.loads(saved)
    state = read_position(parts["position"], parts["seed"], study=True)
    face_down = {
        at: _tile(sign) for at, sign in zip(sorted(state.face_down, key=_by_row), parts["hidden"], strict=True)
    }
    options = msgspec.convert(parts["options"], Options)
    return msgspec.structs.replace(state, face_down=face_down, options=options, rules=parts["rules"])


def read_position(text: str, seed: str = "", *, study: bool = False) -> State:
    """The position with this text, what lies face down dealt afresh from the seed; raises BadNotation. A study may have
    any number of ships and pieces; else there must be as many as in a game."""
    return _Reader(text).state(Chance(seed), study)


class PositionFault(Phrase):
    """What can be wrong with the text of a position."""

    TOO_LONG = 1
    HOMEWORLDS = 2
    VARIANTS = 3
    TILES_OF_A_KIND = 4
    TOO_FEW_TILES = 5
    SHIPS = 6
    SUPPLIES = 7
    TURN = 8
    CAMPAIGN = 9


class PositionFields(Message, frozen=True):
    format: str


class ControlSign(Message, frozen=True):
    """A sign that cannot stand where it is said who controls what."""

    sign: str


class ControlCount(Message, frozen=True):
    systems: int
    found: int


class TileSigns(Message, frozen=True):
    count: int


class _Reader:
    """Reads one text, field by field, and knows where each field begins."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise BadNotation(PositionFault.TOO_LONG, text[:60])
        self.text = text.strip()
        self.fields = self.text.split("~")
        if self.fields[0] != FORMAT or len(self.fields) not in (8, 9):
            raise self._bad(0, PositionFields(FORMAT))

    def state(self, chance: Chance, study: bool) -> State:
        board = self._board()
        players = len(board.homes)
        options = self._options(board)
        claims = self._claims(board, players)
        signs = self._tiles(board, options)
        turn, standing, refueling = self._turn(players)
        state = State(
            options=options,
            board=board,
            claims=claims,
            ships=self._ships(players),
            supplies=self._supplies(players),
            standing=standing,
            turn=turn or Seat(0),
            chance=chance,
            over=turn is None,
            refueling=refueling,
            face_down=self._deal(signs, options, chance),
            face_up={at: _tile(sign) for at, sign in signs.items() if sign != _FACE_DOWN},
            campaign=self._campaign(players),
        )
        if fault := impossible(state, study=study):
            raise self._bad(fault.field, fault.why)
        return state

    def _board(self) -> Board:
        board = read_board(self.fields[1])
        seats = len(board.homes)
        if list(board.homes) != list(range(seats)) or not 1 <= seats <= len(SEATS) or board.overlaps:
            raise self._bad(1, PositionFault.HOMEWORLDS)
        return board

    def _options(self, board: Board) -> Options:
        read = re.fullmatch(r"-|(?:u(?P<deck>14|15))?(?P<open>o)?", self.fields[2])
        if not read or not self.fields[2]:
            raise self._bad(2, PositionFault.VARIANTS)
        campaign = self.fields[8].split(".") if len(self.fields) == 9 else None
        layout = next((layout for layout in _LAYOUTS if campaign and campaign[-1] == layout), None)
        return Options(
            edition=board.edition,
            layout=layout,
            board=None if layout else str(board),
            holes=bool(board.wormholes),
            unexplored=bool(read["deck"]),
            deck=14 if read["deck"] == "14" else 15,
            open_borders=bool(read["open"]),
            campaign=campaign is not None,
        )

    def _claims(self, board: Board, players: int) -> dict[Hex, Claim]:
        claims = {home: Claim(seat, Piece.HOMEWORLD) for seat, home in board.homes.items()}
        hexes = list(board.claimable)
        field, place = self.fields[3], 0
        for run in re.finditer(r"[0-9]{1,3}|[a-dA-D]|.", field):
            sign = run[0]
            if sign.isdecimal():
                place += int(sign)
            elif sign.lower() in SEATS[:players] and place < len(hexes):
                piece = Piece.STATION if sign.isupper() else Piece.COLONY
                claims[hexes[place]] = Claim(Seat(SEATS.index(sign.lower())), piece)
                place += 1
            else:
                raise self._bad(3, ControlSign(sign), run.start())
        if place != len(hexes):
            raise self._bad(3, ControlCount(len(hexes), place))
        return {at: claims[at] for at in board.systems if at in claims}

    def _tiles(self, board: Board, options: Options) -> Mapping[Hex, str]:
        tiled = _tiled(board, options)
        signs = "" if self.fields[4] == "-" else self.fields[4]
        if len(signs) != len(tiled) or not set(signs) <= {_FACE_DOWN, *_TILE_SIGNS.values()}:
            raise self._bad(4, TileSigns(len(tiled)))
        return dict(zip(tiled, signs, strict=True))

    def _deal(self, signs: Mapping[Hex, str], options: Options, chance: Chance) -> dict[Hex, Tile]:
        left = list(deck(options.deck))
        for sign in signs.values():
            if sign != _FACE_DOWN and _tile(sign) not in left:
                raise self._bad(4, PositionFault.TILES_OF_A_KIND)
            if sign != _FACE_DOWN:
                left.remove(_tile(sign))
        hidden = [at for at, sign in signs.items() if sign == _FACE_DOWN]
        if len(hidden) > len(left):
            raise self._bad(4, PositionFault.TOO_FEW_TILES)
        return dict(zip(hidden, chance.shuffled(left, "imagine"), strict=False))

    def _ships(self, players: int) -> tuple[tuple[Ship, ...], ...]:
        fleets = self.fields[5].split(".")
        if len(fleets) != players or not all(re.fullmatch(rf"(?:{NAME}-?)*", fleet) for fleet in fleets):
            raise self._bad(5, PositionFault.SHIPS)
        return tuple(
            tuple(sorted(Ship(read_name(ship["at"]), bool(ship["damaged"])) for ship in _each_ship(fleet)))
            for fleet in fleets
        )

    def _supplies(self, players: int) -> tuple[Supply, ...]:
        supplies = self.fields[6].split(".")
        if len(supplies) != players or not all(
            re.fullmatch(r"[0-9]{1,3}-[0-9]{1,3}-[0-9]{1,3}", supply) for supply in supplies
        ):
            raise self._bad(6, PositionFault.SUPPLIES)
        return tuple(Supply(*map(int, supply.split("-"))) for supply in supplies)

    def _turn(self, players: int) -> tuple[Seat | None, tuple[Standing, ...], Hex | None]:
        read = re.fullmatch(rf"(?P<turn>[a-d-])(?P<standing>[-pr]+)(?:\.(?P<at>{NAME}))?", self.fields[7])
        if not read or len(read["standing"]) != players or read["turn"] not in SEATS[:players] + _NOBODY:
            raise self._bad(7, PositionFault.TURN)
        signs = {sign: standing for standing, sign in _STANDING_SIGNS.items()}
        turn = None if read["turn"] == _NOBODY else Seat(SEATS.index(read["turn"]))
        at = read_name(read["at"]) if read["at"] else None
        return turn, tuple(signs[sign] for sign in read["standing"]), at

    def _campaign(self, players: int) -> Campaign | None:
        if len(self.fields) < 9:
            return None
        layouts = "|".join([*_LAYOUTS, "-"])
        read = re.fullmatch(
            rf"(?P<round>[1-9][0-9]?)\.(?P<first>[a-d])\.(?P<wins>[0-9](?:-[0-9])*)\.(?:{layouts})", self.fields[8]
        )
        if not read or len(read["wins"].split("-")) != players or read["first"] not in SEATS[:players]:
            raise self._bad(8, PositionFault.CAMPAIGN)
        return Campaign(int(read["round"]), Seat(SEATS.index(read["first"])), tuple(map(int, read["wins"].split("-"))))

    def _bad(self, field: int, why: Sayable, within: int = 0) -> StellarchError:
        place = sum(len(before) + 1 for before in self.fields[:field]) + within
        return BadNotation(why, self.text, min(place, len(self.text)))


def _each_ship(fleet: str) -> Sequence[re.Match[str]]:
    return list(re.finditer(rf"(?P<at>{NAME})(?P<damaged>-?)", fleet))


def _tile(sign: str) -> Tile:
    return next(tile for tile, found in _TILE_SIGNS.items() if found == sign)


def _by_row(at: Hex) -> tuple[int, int]:
    return at.r, at.q


class SsePositions(Positions):
    prefix = f"{FORMAT}~"

    def write(self, state: State) -> str:
        return write_position(state)

    def read(self, text: str, seed: str) -> State:
        return read_position(text, seed)

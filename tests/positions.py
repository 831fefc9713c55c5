"""Positions drawn in the tests, so that they read like the rulebook's pictures.

A row of tokens two characters to the right of the row above or below, four characters a system:

      1b  2b
    1b  1A  1a      1 2 3 planets, R G B nebulae, . empty, O wormhole, X black hole, _ a gap
      2B  Ha        then the owner: a b c d a Colony of that seat, A B C D a Trade Station; Ha its homeworld

After that * is a ship of the owner, ** two of them, and ! a damaged one. An unexplored tile is ?t face down and =t
turned up, with the sign of its kind (t three planets, d two planets, n chromatic nebula, x asteroid field, s abandoned
trade station, f refueling station) and then the owner: =na. On an asteroid field, =x!a is a damaged ship of a.
"""

import re
import textwrap
from collections.abc import Iterable, Sequence
from typing import Any

from stellarch.core import Chance, Hex, Seat
from stellarch.games.small_star_empires.actions import AnyAction, Move, Piece
from stellarch.games.small_star_empires.board import Board, LooseSystem
from stellarch.games.small_star_empires.data import Edition, Kind, Tile
from stellarch.games.small_star_empires.options import Options
from stellarch.games.small_star_empires.rules.choices import legal
from stellarch.games.small_star_empires.state import Claim, Ship, Standing, State, Supply

SEATS = "abcd"
SEAT_A, SEAT_B, SEAT_C, SEAT_D = map(Seat, range(4))
FULL = Supply(16, 4)

_TILES = {
    "t": Tile.THREE_PLANETS,
    "d": Tile.TWO_PLANETS,
    "n": Tile.CHROMATIC_NEBULA,
    "x": Tile.ASTEROID_FIELD,
    "s": Tile.ABANDONED_TRADE_STATION,
    "f": Tile.REFUELING_STATION,
}
_TOKEN = re.compile(
    r"(?P<kind>[123RGB.OXH_]|\?[tdnxsf]|=[tdnxsf])(?P<field_ship>![a-d])?(?P<owner>[a-dA-D])?(?P<ships>[*!]*)"
)


def position(
    drawing: str,
    *,
    edition: Edition = Edition.RETAIL,
    turn: Seat = SEAT_A,
    supplies: Sequence[Supply] | None = None,
    standing: Sequence[Standing] | None = None,
    seed: str = "test",
    **options: Any,
) -> State:
    """The position of a drawing. A seat without a homeworld gets a far one, so that every seat has one."""
    tokens = dict(_tokens(drawing))
    seats = _seats(tokens)
    systems: list[LooseSystem] = []
    claims: dict[Hex, Claim] = {}
    ships: list[list[Ship]] = [[] for _ in seats]
    face_down, face_up = {}, {}
    for at, token in tokens.items():
        sign, owner = token["kind"], token["owner"]
        if sign == "_":
            continue
        kind = Kind.EMPTY if sign[0] in "?=" else Kind(sign)
        seat = Seat(SEATS.index(owner.lower())) if owner else None
        systems.append(LooseSystem(at, kind, seat if kind is Kind.HOMEWORLD else None))
        if sign[0] == "?":
            face_down[at] = _TILES[sign[1]]
        elif sign[0] == "=":
            face_up[at] = _TILES[sign[1]]
        if seat is not None:
            piece = Piece.HOMEWORLD if kind is Kind.HOMEWORLD else Piece.STATION if owner.isupper() else Piece.COLONY
            claims[at] = Claim(seat, piece)
            ships[seat] += [Ship(at, damaged=mark == "!") for mark in token["ships"]]
        if token["field_ship"]:
            ships[SEATS.index(token["field_ship"][1])].append(Ship(at, damaged=True))
    for seat in seats:
        if not any(claim == (seat, Piece.HOMEWORLD) for claim in claims.values()):
            home = Hex(60 + 3 * seat, 0)
            systems.append(LooseSystem(home, Kind.HOMEWORLD, seat))
            claims[home] = Claim(seat, Piece.HOMEWORLD)
    unexplored = bool(face_down or face_up)
    return State(
        options=Options(edition=edition, **{"unexplored": unexplored, **options}),
        board=Board(edition, tuple(systems)),
        claims=claims,
        ships=tuple(tuple(sorted(fleet)) for fleet in ships),
        supplies=tuple(supplies) if supplies else (FULL,) * len(seats),
        standing=tuple(standing) if standing else (Standing.PLAYING,) * len(seats),
        turn=turn,
        chance=Chance(seed),
        face_down=face_down,
        face_up=face_up,
    )


def line(systems: str, **options: Any) -> State:
    """A row of systems from (0, 0) eastwards, with a ship of `a` on the first."""
    first, *rest = systems.split()
    row = "".join(f"{token:<4}" for token in [f"{first}*", *rest])
    return position(row, **options)


def line_ends(state: State, seat: Seat = SEAT_A) -> set[int]:
    """Where on the row a ship may end, counted from 0."""
    return {move.target.q for move in moves_of(state, seat)}


def moves_of(state: State, seat: Seat = SEAT_A) -> list[Move]:
    return [action for action in legal(state, seat) if isinstance(action, Move)]


def targets(actions: Iterable[AnyAction]) -> set[Hex]:
    return {action.target for action in actions if hasattr(action, "target")}


def marked(ends: str) -> set[int]:
    """The places of a row that are marked x."""
    return {place for place, mark in enumerate(ends.split()) if mark == "x"}


def find(drawing: str, token: str) -> Hex:
    """Where in a drawing a token first stands."""
    found = {text[0]: at for at, text in reversed(list(_tokens(drawing)))}
    return found[token]


def _tokens(drawing: str) -> Iterable[tuple[Hex, re.Match[str]]]:
    lines = [row for row in textwrap.dedent(drawing).splitlines() if row.strip()]
    # The first row is r = 0; a row that begins two characters off is half a hex over.
    first = next(re.finditer(r"\S+", lines[0])).start() if lines else 0
    for r, row in enumerate(lines):
        for word in re.finditer(r"\S+", row):
            offset = word.start() - first - 2 * r
            assert offset % 4 == 0, f"{word[0]!r} in {row!r} stands between two hexes"
            token = _TOKEN.fullmatch(word[0])
            assert token, f"{word[0]!r} is no system"
            yield Hex(offset // 4, r), token


def _seats(tokens: dict[Hex, re.Match[str]]) -> list[Seat]:
    """Every seat up to the last that is drawn; two at least."""
    drawn = [SEATS.index(token["owner"].lower()) for token in tokens.values() if token["owner"]]
    drawn += [SEATS.index(token["field_ship"][1]) for token in tokens.values() if token["field_ship"]]
    return [Seat(seat) for seat in range(max(2, *[seat + 1 for seat in drawn], 2))]

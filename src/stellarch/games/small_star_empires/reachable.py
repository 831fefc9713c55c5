"""Whether a game could come to a position that somebody wrote down. What no game could come to is not played."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from stellarch.core import Hex, Message, Phrase, Seat
from stellarch.games.small_star_empires.actions import Piece
from stellarch.games.small_star_empires.board_text import SEATS
from stellarch.games.small_star_empires.data import LAYOUTS, TILES, Tile, ships, supply
from stellarch.games.small_star_empires.names import At
from stellarch.games.small_star_empires.rules.campaign import target
from stellarch.games.small_star_empires.rules.choices import has_move
from stellarch.games.small_star_empires.state import Campaign, Standing, State

_TILES, _SHIPS, _SUPPLIES, _TURN, _CAMPAIGN = 4, 5, 6, 7, 8


class NotReached(Phrase):
    """What no game could come to."""

    LAYOUT_PLAYERS = 1
    RECEIVED_COLONIES = 2
    CAMPAIGN_WON = 3
    OTHER_COLONIES = 4
    OUT_ON_TURN = 5
    NO_SHIP_TO_REFUEL = 6
    NO_MOVE = 7


class WrongWins(Message, frozen=True):
    round: int


class WrongShips(Message, frozen=True):
    letter: str
    due: int
    found: int


class WrongPieces(Message, frozen=True):
    letter: str


class NotControlled(Message, frozen=True):
    letter: str
    at: At


class NotDamagedHere(Message, frozen=True):
    at: At


class NotToBeControlled(Message, frozen=True):
    at: At


class Fault(NamedTuple):
    """What cannot be, and in which field of the position's text it stands."""

    field: int
    why: Message | Phrase


def impossible(state: State, *, study: bool = False) -> Fault | None:
    """The first thing in a position that no game could come to; in a study, but for the number of pieces."""
    return next(_faults(state, study), None)


def _faults(state: State, study: bool) -> Iterator[Fault]:
    if not study and state.players in TILES.supply.ships_by_players:  # a board for one has no numbers to keep to
        if state.campaign:
            yield from _of_campaign(state, state.campaign)
        yield from _of_numbers(state)
    yield from _of_ships(state)
    yield from _of_tiles(state)
    if not state.over:
        yield from _of_turn(state)


def _of_campaign(state: State, campaign: Campaign) -> Iterator[Fault]:
    """Every round has a winner (SSE-8.2), and the last is the one after which somebody has enough (SSE-8.3)."""
    layout, wins = state.options.layout, campaign.wins
    if layout and LAYOUTS[layout].players != state.players:
        yield Fault(_CAMPAIGN, NotReached.LAYOUT_PLAYERS)
    before = campaign.round - 1
    most = campaign.round if state.over else before
    if max(wins) > most or sum(wins) < before:
        yield Fault(_CAMPAIGN, WrongWins(campaign.round))
    if not state.over and max(wins) >= target(state.players):
        yield Fault(_CAMPAIGN, NotReached.CAMPAIGN_WON)


def _of_numbers(state: State) -> Iterator[Fault]:
    """Nobody has more or fewer ships than at the start (SSE-1.3), nor Colonies and Trade Stations, those in supply,
    placed and paid taken together (SSE-1.4, SSE-8.1, SSE-8.6)."""
    for seat, fleet in zip(state.seats, state.ships, strict=True):
        if len(fleet) != (due := ships(state.players)):
            yield Fault(_SHIPS, WrongShips(SEATS[seat], due, len(fleet)))
    received = [left.received for left in state.supplies]
    if any(received) and not state.options.open_borders:
        yield Fault(_SUPPLIES, NotReached.RECEIVED_COLONIES)
    if state.campaign and state.over:  # the win pile has grown, and whose Colonies it took follows from the score
        return
    paid = [_paid(state, seat) for seat in state.seats]
    for seat, colonies in zip(state.seats, paid, strict=True):
        if colonies is None:
            yield Fault(_SUPPLIES, WrongPieces(SEATS[seat]))
    all_paid = sum(colonies or 0 for colonies in paid)
    if all_paid != sum(received) or any(got > all_paid - (own or 0) for got, own in zip(received, paid, strict=True)):
        yield Fault(_SUPPLIES, NotReached.OTHER_COLONIES)


def _paid(state: State, seat: Seat) -> int | None:
    """The Colonies a player must have paid to others; None where it has pieces that it never had."""
    placed = Counter(claim.piece for claim in state.claims.values() if claim.seat == seat)
    began, has = supply(state.players, campaign=state.campaign is not None), state.supplies[seat]
    won = state.campaign.wins[seat] if state.campaign else 0
    paid = began.colonies - won - has.colonies - placed[Piece.COLONY]
    has_its_stations = has.stations + placed[Piece.STATION] == began.trade_stations
    return paid if paid >= 0 and has_its_stations else None


def _of_ships(state: State) -> Iterator[Fault]:
    """Ships stand on systems of their owner, or on an asteroid field (SSE-3.9), which alone damages them (SSE-7.5)."""
    for seat, fleet in zip(state.seats, state.ships, strict=True):
        for ship in fleet:
            if state.holder(ship.at) != seat and not state.is_asteroid_field(ship.at):
                yield Fault(_SHIPS, NotControlled(SEATS[seat], ship.at))
            if ship.damaged and (not state.options.unexplored or ship.at == state.board.homes[seat]):
                yield Fault(_SHIPS, NotDamagedHere(ship.at))


def _of_tiles(state: State) -> Iterator[Fault]:
    """Nobody controls a tile that is face down (SSE-7.3), or an asteroid field (SSE-7.5)."""
    for at in (*state.face_down, *state.face_up):
        if at in state.claims and (at in state.face_down or state.is_asteroid_field(at)):
            yield Fault(_TILES, NotToBeControlled(at))


def _of_turn(state: State) -> Iterator[Fault]:
    """The seat on turn plays, and has something to do (SSE-5.1)."""
    if state.standing[state.turn] is not Standing.PLAYING:
        yield Fault(_TURN, NotReached.OUT_ON_TURN)
    if state.refueling is not None and not _may_refuel(state, state.refueling):
        yield Fault(_TURN, NotReached.NO_SHIP_TO_REFUEL)
    if state.refueling is None and not has_move(state, state.turn):
        yield Fault(_TURN, NotReached.NO_MOVE)


def _may_refuel(state: State, at: Hex) -> bool:
    is_station = state.face_up.get(at) is Tile.REFUELING_STATION
    return is_station and state.ship_at(state.turn, at) is not None

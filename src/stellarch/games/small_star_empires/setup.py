"""SSE-2: setting the game up, and SSE-8.4: laying out each round of a campaign."""

from collections.abc import Mapping

from stellarch.core import Chance, Hex, Seat, Step
from stellarch.core.options import option_label
from stellarch.games.small_star_empires import refusals
from stellarch.games.small_star_empires.actions import Piece
from stellarch.games.small_star_empires.board import Board
from stellarch.games.small_star_empires.data import Edition, Kind, Tile, deck, ships, supply
from stellarch.games.small_star_empires.dealing import deal, given_board
from stellarch.games.small_star_empires.events import GameStarted
from stellarch.games.small_star_empires.fairness import fairness
from stellarch.games.small_star_empires.options import Options
from stellarch.games.small_star_empires.state import NEWEST_RULES, Campaign, Claim, Ship, Standing, State, Supply

_BOARD_KEEPS_ITS_PROMISES = 2
"""From this version on, a board that is given must be as fair, and as free of holes, as the options say."""


def start(options: Options, players: int, seed: str, rules: int = NEWEST_RULES) -> Step[State]:
    """The first position of a game; raises BadOptions with the rule that forbids what was asked for."""
    check(options, players, rules)
    chance = Chance(seed)
    campaign = Campaign(1, first_player(options, players, chance), (0,) * players) if options.campaign else None
    return lay_out(options, players, chance, campaign, rules)


def lay_out(options: Options, players: int, chance: Chance, campaign: Campaign | None, rules: int) -> Step[State]:
    """A dealt board, ships at home, supplies full: the start of a game or of a round."""
    round_number = campaign.round if campaign else 1
    board = deal(options, players, chance, round_number, rules).board
    first = first_player(options, players, chance)
    if campaign:
        first = Seat((campaign.first + campaign.round - 1) % players)  # SSE-8.4: the first player moves on
    seats = tuple(map(Seat, range(players)))
    state = State(
        options=options,
        board=board,
        claims={at: Claim(seat, Piece.HOMEWORLD) for seat, at in board.homes.items()},
        ships=tuple((Ship(board.homes[seat]),) * ships(players) for seat in seats),  # SSE-1.3, SSE-2.5
        supplies=tuple(_supply(players, campaign, seat) for seat in seats),
        standing=(Standing.PLAYING,) * players,
        turn=first,
        chance=chance,
        face_down=_unexplored(options, board, chance, round_number),
        campaign=campaign,
        rules=rules,
    )
    return Step(state, (GameStarted(str(board), first, campaign.round if campaign else None),))


def check(options: Options, players: int, rules: int = NEWEST_RULES) -> None:
    """Raises BadOptions where options contradict each other or the number of players."""
    if options.board is not None and rules >= _BOARD_KEEPS_ITS_PROMISES:
        _check_given_board(options, given_board(options, players))
    if options.edition is Edition.PRINT_AND_PLAY:
        for variant in ("unexplored", "campaign"):
            if getattr(options, variant):
                raise refusals.RetailOnly(option_label(Options, variant)).impossible(variant, "edition")  # SSE-8.10
        if not options.holes:
            raise refusals.PrintedHoles().impossible("holes", "edition")
    if options.layout and options.board:
        raise refusals.LayoutOrBoard().impossible("layout", "board")
    if options.first_player is not None and options.first_player >= players:
        raise refusals.CannotBegin(options.first_player + 1, players).impossible("first_player")


def _check_given_board(options: Options, board: Board) -> None:
    """A board that is given must be what else is asked for (SSE-2.3, SSE-9.7)."""
    if not options.holes and (board.wormholes or board.of_kind(Kind.BLACK_HOLE)):
        raise refusals.HolesOnBoard().impossible("holes", "board")
    if options.fairness and (figure := fairness(board).figure) < options.fairness:
        raise refusals.BoardNotFair(f"{figure:.4f}", options.fairness).impossible("fairness", "board")


def first_player(options: Options, players: int, chance: Chance) -> Seat:
    """Drawn at random unless the table says who it is (SSE-2.6)."""
    if options.first_player is not None:
        return Seat(options.first_player)
    return Seat(chance.below(players, "first player"))


def _supply(players: int, campaign: Campaign | None, seat: Seat) -> Supply:
    pieces = supply(players, campaign=campaign is not None)
    won = campaign.wins[seat] if campaign else 0  # SSE-8.2: each win is one Colony fewer in later rounds
    return Supply(pieces.colonies - won, pieces.trade_stations)


def _unexplored(options: Options, board: Board, chance: Chance, round_number: int) -> Mapping[Hex, Tile]:
    """A face-down tile on every empty system (SSE-7.1)."""
    if not options.unexplored:
        return {}
    empty = board.of_kind(Kind.EMPTY)
    if len(empty) > options.deck:
        raise refusals.TooFewTiles(len(empty), options.deck).impossible("unexplored")
    tiles = chance.shuffled(deck(options.deck), "unexplored", round_number)
    return dict(zip(empty, tiles, strict=False))

"""All one needs to deal, read, edit, check and judge boards, in one place."""

from stellarch.games.small_star_empires.board import Board, HomeTile, LooseSystem, MainTile
from stellarch.games.small_star_empires.board_text import read_board, write_board
from stellarch.games.small_star_empires.data import LAYOUTS, Edition, Kind
from stellarch.games.small_star_empires.dealing import Dealt, deal
from stellarch.games.small_star_empires.fairness import Fairness, fairness
from stellarch.games.small_star_empires.options import Options
from stellarch.games.small_star_empires.validation import Fault, check

__all__ = [
    "LAYOUTS",
    "Board",
    "Dealt",
    "Edition",
    "Fairness",
    "Fault",
    "HomeTile",
    "Kind",
    "LooseSystem",
    "MainTile",
    "Options",
    "check",
    "deal",
    "fairness",
    "read_board",
    "write_board",
]

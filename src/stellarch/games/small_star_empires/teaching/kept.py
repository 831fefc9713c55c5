"""The puzzles that come with the program: one a line, as `stellarch puzzles make` writes them."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import msgspec

from stellarch.core import Seat, read_options
from stellarch.core.teaching import Opening, Puzzle, read_moves
from stellarch.games.small_star_empires import setup
from stellarch.games.small_star_empires.actions import read_action
from stellarch.games.small_star_empires.options import Options
from stellarch.games.small_star_empires.rules import play
from stellarch.games.small_star_empires.state import State


@cache
def puzzles() -> tuple[Puzzle, ...]:
    return tuple(read_puzzles(files(__package__).joinpath("puzzles.jsonl").read_text("utf-8")))


def read_puzzles(text: str) -> Iterator[Puzzle]:
    return (msgspec.json.decode(line, type=Puzzle) for line in text.splitlines())


def write_puzzle(puzzle: Puzzle) -> str:
    return msgspec.json.encode(puzzle).decode() + "\n"


def position_of(opening: Opening) -> State:
    """The position that an opening comes to."""
    options = read_options(Options, opening.options)
    state = setup.start(options, opening.players, opening.seed, opening.rules).state
    for played in read_moves(opening.moves):
        state = play.apply(state, Seat(played.seat), read_action(played.action)).state
    return state

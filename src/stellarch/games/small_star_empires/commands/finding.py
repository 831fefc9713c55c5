"""Puzzles are found in games of bots: late positions of which the solver proves that exactly one move wins."""

import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec

from stellarch.arena.simulate import play_out
from stellarch.bots import LevelBot
from stellarch.core import Chance, Played, Table, read_options
from stellarch.core.teaching import Opening, Puzzle, write_moves
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES as GAME
from stellarch.games.small_star_empires.options import LayoutName, Options
from stellarch.games.small_star_empires.placed import Placed
from stellarch.games.small_star_empires.position import write_position
from stellarch.games.small_star_empires.scoring import scores
from stellarch.games.small_star_empires.state import State
from stellarch.games.small_star_empires.teaching.proof import Proof, Screening, prove
from stellarch.games.small_star_empires.teaching.themes import themes

_LAYOUTS: tuple[LayoutName, ...] = ("two_players", "narrow_two_players", "three_galaxies_two_players")
_LEVELS = (3, 4, 5)
"""Both seats are of the same level, one or another from game to game."""
_NEAREST, _FURTHEST = 5, 11
"""How many moves are left to come: fewer are plain, more cannot be overlooked by people."""
_MOST_CHOICES = 40
_CLOSE = 8
"""A lead of more points than this is seldom lost."""
_NARROW = 3
"""A game that was decided by no more points is ended in other ways too: many of its positions hang on one move."""
_VARIATIONS, _DETOURS = 40, 5
"""In how many ways, and among how many of its moves another is played."""
_MOST_OF_A_GAME = 3
_MOST_POSITIONS = 1_500_000
"""Looked at for a proof; a position that takes more is left alone."""
_WEAKER, _TRIES = (1, 2, 3, 4, 5, 6), 4
"""The levels that are set the puzzle, and how often each: the more of them fail, the harder it is."""
_HARDER = (0.85, 0.65, 0.45, 0.25)
"""From this share of right answers down it is one step harder."""


def puzzles_in(seed: str, number: int) -> list[Puzzle]:
    """The puzzles of a game of self-play, among its positions and those that it nearly came to: one of each ending."""
    table, screening = _played(f"{seed}/{number}", number), Screening()
    shared = len(table.log) - _FURTHEST
    found: dict[str, Puzzle] = {}
    for variation in range(_VARIATIONS if _lead(table.state) <= _NARROW else 1):
        ending = _varied(table, shared, variation) if variation else table
        if puzzle := _puzzle_of(ending, shared, screening):
            found.setdefault(puzzle.best.moves.split()[1], puzzle)
    return list(found.values())[:_MOST_OF_A_GAME]


def _puzzle_of(table: Table[Any, Any], first: int, screening: Screening) -> Puzzle | None:
    """The earliest puzzle from a move on."""
    for ply in range(first, len(table.log) - _NEAREST + 1):
        state = table.state_at(ply)
        is_one = _is_worth_a_look(state) and screening.is_one_win(state, _MOST_POSITIONS)
        if is_one and (proof := prove(state, _MOST_POSITIONS)):
            return _puzzle(table, ply, state, proof)
    return None


def _played(seed: str, number: int) -> Table[Any, Any]:
    table = _dealt(seed, _LAYOUTS[number % len(_LAYOUTS)])
    play_out(table, [f"level-{_LEVELS[number // len(_LAYOUTS) % len(_LEVELS)]}"] * 2)
    return table


def _layout(table: Table[Any, Any]) -> LayoutName:
    options = table.options
    assert isinstance(options, Options)
    assert options.layout is not None
    return options.layout


def _dealt(seed: str, layout: LayoutName) -> Table[Any, Any]:
    return Table(GAME, 2, seed, read_options(GAME.options, {"layout": layout}))


def _varied(table: Table[Any, Any], shared: int, variation: int) -> Table[Any, Any]:
    """The same game up to some move; then one at random, and the greedy bot plays it to its end."""
    other = _dealt(table.seed, _layout(table))
    for entry in table.log[: shared + variation % _DETOURS]:
        other.play(entry.action, entry.seat)
    other.play(Chance(other.seed).choice(other.legal, "variation", variation))
    play_out(other, ["greedy", "greedy"])
    return other


def _is_worth_a_look(state: State) -> bool:
    placed = Placed.of(state)
    return _lead(state) <= _CLOSE and 2 < len(placed.moves()) <= _MOST_CHOICES


def _lead(state: State) -> int:
    """By how many points somebody is ahead."""
    first, second = (score.total for score in scores(state))
    return abs(first - second)


def _puzzle(table: Table[Any, Any], ply: int, state: State, proof: Proof) -> Puzzle:
    played = [Played(entry.seat, str(entry.action)) for entry in table.log[:ply]]
    opening = Opening(2, table.seed, table.rules, {"layout": _layout(table)}, write_moves(played))
    return Puzzle(
        hashlib.sha256(write_position(state).encode()).hexdigest()[:8],
        opening,
        state.turn,
        proof.best,
        proof.replies,
        proof.others,
        proof.positions,
        tuple(theme.name.lower() for theme in themes(state, proof)),
        difficulty(state, proof),
    )


def difficulty(state: State, proof: Proof) -> int:
    """How hard a puzzle is, from 1 to 5, by how many of the weaker levels find the move."""
    best = proof.best.moves.split()[1]
    tries = list(_answers(state))
    share = sum(answer == best for answer in tries) / len(tries)
    return 1 + sum(share <= limit for limit in _HARDER)


def _answers(state: State) -> Iterator[str]:
    view, legal = GAME.view(state, state.turn), GAME.legal(state, state.turn)
    for level in _WEAKER:
        for number in range(_TRIES):
            seed = Chance("puzzle").fork("level", level, number).seed
            yield str(LevelBot(level).choose(GAME, view, legal, seed))


def told(puzzle: Puzzle) -> dict[str, Any]:
    """What is said of a puzzle in a list."""
    shown = ("id", "themes", "difficulty", "positions")
    plain: dict[str, Any] = msgspec.to_builtins(puzzle)
    return {name: plain[name] for name in shown} | {"choices": len(puzzle.others) + 1, "lead": puzzle.best.lead}

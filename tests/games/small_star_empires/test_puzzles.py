"""The puzzles that come with the program: many, apart from each other, and proven."""

from collections import Counter

from stellarch.core.teaching import read_moves
from stellarch.games.small_star_empires.commands.puzzles import holds
from stellarch.games.small_star_empires.rules import choices
from stellarch.games.small_star_empires.teaching import kept
from stellarch.games.small_star_empires.teaching.themes import Theme

EASIEST = sorted(kept.puzzles(), key=lambda puzzle: puzzle.positions)


def test_the_proofs_of_some_come_out_again() -> None:
    """Of all: `stellarch puzzles prove`."""
    assert all(holds(puzzle) for puzzle in EASIEST[:3])


def test_each_is_another_position_with_a_line_for_every_move() -> None:
    puzzles = kept.puzzles()
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles[::10]:
        state = kept.position_of(puzzle.opening)
        targets = {str(move) for move in choices.legal(state, state.turn)}
        lines = [next(read_moves(line.moves)) for line in (puzzle.best, *puzzle.others)]
        assert {line.action for line in lines} <= targets
        assert puzzle.best.lead > 0 > puzzle.others[0].lead


def test_they_are_of_several_themes_and_difficulties() -> None:
    puzzles = kept.puzzles()
    assert all(Theme[theme.upper()] for puzzle in puzzles for theme in puzzle.themes)
    assert len(Counter(puzzle.themes[0] for puzzle in puzzles)) >= 4
    assert len(Counter(puzzle.difficulty for puzzle in puzzles)) >= 3

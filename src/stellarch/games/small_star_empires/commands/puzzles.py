"""`stellarch puzzles`: puzzles of Small Star Empires, found in games of bots and proven."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from stellarch.cli import DOES_NOT_HOLD, FINE
from stellarch.cli.arguments import Json, Speech, command, epilogue
from stellarch.cli.files import read_file, write_file
from stellarch.cli.output import Screen, print_json
from stellarch.cli.prepare import prepare_first
from stellarch.core import Seat
from stellarch.core.teaching import Puzzle
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES
from stellarch.games.small_star_empires.commands import messages
from stellarch.games.small_star_empires.teaching import kept
from stellarch.games.small_star_empires.teaching.proof import prove

app = command(
    "puzzles",
    "Find puzzles of Small Star Empires in games of bots, and prove them.",
    "stellarch puzzles make --games 300 --file puzzles.jsonl",
    "stellarch puzzles prove",
)


@app.command(
    help_epilogue=epilogue(
        "stellarch puzzles make",
        "stellarch puzzles make --games 300 --file puzzles.jsonl",
        "stellarch puzzles make --seed 2 --json",
    )
)
def make(
    *,
    games: Annotated[int, Parameter(help="How many games are looked through.")] = 20,
    seed: Annotated[str, Parameter(help="The seed of these games.")] = "1",
    file: Annotated[
        Path | None,
        Parameter(help="Write the puzzles to this file, one a line; where it is there already, go on behind its last."),
    ] = None,
    json: Json = False,
    language: Speech = "en",
) -> int:
    """Let bots play, and keep the positions in which exactly one move wins."""
    from stellarch.games.small_star_empires.commands import finding  # brings Numba along

    screen = Screen(language)
    prepare_first(screen, SMALL_STAR_EMPIRES)
    found = list(kept.read_puzzles(read_file(str(file)))) if file and file.exists() else []
    begin = 1 + max((number_of(puzzle) for puzzle in found), default=-1)
    with screen.progress(games) as on_progress:
        for number in range(begin, games):
            found += finding.puzzles_in(seed, number)
            if file:
                write_file(file, "".join(map(kept.write_puzzle, found)))
            if on_progress:
                on_progress(number + 1)
    if json:
        print_json([finding.told(puzzle) for puzzle in found], language)
    else:
        screen.say(messages.PuzzlesFound(len(found), games))
    return FINE


@app.command(
    name="prove", help_epilogue=epilogue("stellarch puzzles prove", "stellarch puzzles prove --file puzzles.jsonl")
)
def prove_again(
    *,
    file: Annotated[Path | None, Parameter(help="A file of puzzles; by default, those that come with it.")] = None,
    json: Json = False,
    language: Speech = "en",
) -> int:
    """Prove every puzzle again, from its seed on. Exit code 1 if one does not hold."""
    screen = Screen(language)
    prepare_first(screen, SMALL_STAR_EMPIRES)
    puzzles = tuple(kept.read_puzzles(read_file(str(file)))) if file else kept.puzzles()
    wrong = []
    with screen.progress(len(puzzles)) as on_progress:
        for number, puzzle in enumerate(puzzles, 1):
            if not holds(puzzle):
                wrong.append(puzzle.id)
            if on_progress:
                on_progress(number)
    if json:
        print_json({"puzzles": len(puzzles), "wrong": wrong}, language)
    else:
        screen.say(messages.PuzzlesProven(len(puzzles) - len(wrong), len(puzzles)))
    return DOES_NOT_HOLD if wrong else FINE


def number_of(puzzle: Puzzle) -> int:
    """Which game of self-play a puzzle is from."""
    return int(puzzle.opening.seed.rpartition("/")[2])


def holds(puzzle: Puzzle) -> bool:
    """Whether the proof comes out as it is written down: the same move, and the same points after each."""
    state = kept.position_of(puzzle.opening)
    proof = prove(state, 2 * puzzle.positions)
    if state.turn != Seat(puzzle.seat) or proof is None:
        return False
    found, told = ((one.best, *one.others) for one in (proof, puzzle))
    return {line.moves.split()[1]: line.lead for line in found} == {line.moves.split()[1]: line.lead for line in told}

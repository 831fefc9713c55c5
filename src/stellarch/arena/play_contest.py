"""Playing a contest: every round that is missing is played, wherever there are workers, and taken into the book."""

import os
from contextlib import closing
from functools import partial

from stellarch.arena.referee import play_round
from stellarch.arena.results import Book
from stellarch.arena.simulate import Progress
from stellarch.arena.workers import spread, spread_on_ray


def play_contest(
    book: Book, workers: int | None = 1, *, on_ray: bool = False, on_progress: Progress | None = None
) -> None:
    """Play the games that the book lacks, with a number of workers (None: as many as help). An interruption keeps what
    was played."""
    missing = book.missing()
    if not missing:
        return
    play = partial(play_round, book.contest)
    if on_ray:
        rounds = spread_on_ray(play, missing, workers)
    else:
        rounds = spread(play, missing, workers or min(len(missing), os.cpu_count() or 1))
    try:
        with closing(rounds):
            for done, games in enumerate(rounds, 1):
                book.add(games)
                if on_progress:
                    on_progress(done * book.contest.players)
    finally:
        book.write()

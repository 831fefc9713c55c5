"""Sharing work out: every answer comes, no matter who works it out."""

import os
import time
from multiprocessing import active_children

import pytest

from stellarch.arena import WorkerDied, spread


def doubled(number: int) -> int:
    return 2 * number


def whose(number: int) -> int:
    time.sleep(0.01)
    return os.getpid()


def deadly(number: int) -> int:
    os._exit(1)


def test_nothing_to_do() -> None:
    assert list(spread(doubled, [], 2)) == []


@pytest.mark.parametrize("workers", [1, 2])
def test_every_answer_comes(workers: int) -> None:
    assert sorted(spread(doubled, range(100), workers)) == list(range(0, 200, 2))


def test_every_worker_works() -> None:
    workers = set(spread(whose, range(100), 2))
    assert len(workers) == 2
    assert os.getpid() not in workers


def test_a_worker_that_dies_is_told_in_one_sentence() -> None:
    with pytest.raises(WorkerDied, match="--resume"):
        list(spread(deadly, range(3), 2))


def test_work_broken_off_leaves_no_worker_behind() -> None:
    answers = spread(whose, range(10_000), 2)
    next(answers)
    answers.close()
    assert active_children() == []

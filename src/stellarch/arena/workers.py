"""Who does the work: this process, several processes here, or a Ray cluster. The answers are the same.

A few tasks more than there are workers are always under way, so that no worker waits for the parent; and never all
of them, so that a plan of a million games starts at once and takes little memory. Answers come as they are ready.
"""

import logging
import os
import signal
import threading
from collections.abc import Callable, Collection, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from typing import Any, TypeVar

from stellarch.arena.extras import needed
from stellarch.arena.refusals import Why
from stellarch.core import StellarchError
from stellarch.core.readers import build_readers

Task = TypeVar("Task")
Answer = TypeVar("Answer")
Promise = TypeVar("Promise")

UNDER_WAY = 4
"""Tasks under way for each worker."""


class WorkerDied(StellarchError):
    """A worker process ended in the middle of its work: out of memory, killed, or brought down by a bot."""

    def __init__(self) -> None:
        super().__init__(Why.WORKER_DIED)


def spread(work: Callable[[Task], Answer], tasks: Iterable[Task], workers: int = 1) -> Generator[Answer, None, None]:
    """The answer to every task, in any order, computed here or by a number of processes; `close` cancels the work."""
    if workers <= 1:
        yield from map(work, tasks)
        return
    with _processes(work, workers) as pool:

        def submit(task: Task) -> Future[Answer]:
            return pool.submit(work, task)

        first = partial(wait, return_when=FIRST_COMPLETED)
        try:
            yield from _flow(submit, first, Future.result, tasks, UNDER_WAY * workers)
        except BrokenProcessPool:
            raise WorkerDied from None


def spread_on_ray(
    work: Callable[[Task], Answer], tasks: Iterable[Task], workers: int | None = None
) -> Generator[Answer, None, None]:
    """The same on the Ray cluster at RAY_ADDRESS; where that is not set, on a local one with this many workers."""
    with needed("ray"):
        ray: Any = import_module("ray")  # most of it has no types
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    if os.environ.get("RAY_ADDRESS"):
        ray.init(**quiet)
    else:
        ray.init(address="local", num_cpus=workers, include_dashboard=False, **quiet)
    try:
        at_once = UNDER_WAY * (workers or int(ray.cluster_resources().get("CPU", 1)))
        submit = partial(ray.remote(_worked_out).remote, ray.put(work))
        yield from _flow(submit, lambda promises: ray.wait(list(promises)), ray.get, tasks, at_once)
    except ray.exceptions.WorkerCrashedError:
        raise WorkerDied from None
    finally:
        ray.shutdown()


def _worked_out(work: Callable[[Task], Answer], task: Task) -> Answer:
    return work(task)


def _flow(
    submit: Callable[[Task], Promise],
    first: Callable[[Collection[Promise]], tuple[Collection[Promise], Collection[Promise]]],
    answer: Callable[[Promise], Answer],
    tasks: Iterable[Task],
    at_once: int,
) -> Iterator[Answer]:
    """Keeps a number of tasks running and yields each answer as it comes; `first` splits finished from unfinished."""
    waiting = iter(tasks)
    under_way: Collection[Promise] = [submit(task) for task in islice(waiting, at_once)]
    while under_way:
        done, rest = first(under_way)
        under_way = [*rest, *(submit(task) for task in islice(waiting, len(done)))]
        yield from map(answer, done)


@contextmanager
def _processes(work: Callable[[Any], Any], workers: int) -> Iterator[ProcessPoolExecutor]:
    """A pool of processes; when the work is broken off they end at once, in the middle of what they do."""
    others = set(active_children())
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_begin, initargs=(work,))
    try:
        with _interrupts_ignored():
            pool.submit(_here)  # the first task starts the workers, and they inherit what is ignored
        yield pool
    except BaseException:
        for worker in set(active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _here() -> None:
    """What a worker is asked first."""


def _begin(_work: Callable[[Any], Any]) -> None:
    """In a worker: what comes before its first task. Handing over the work has imported all that it needs."""
    build_readers()
    _end_with_the_parent()


def _end_with_the_parent() -> None:
    """In a worker: wait for the parent's end in a thread, and go too. A killed parent cannot send its workers home."""

    def wait_for_it() -> None:
        parent = parent_process()
        assert parent is not None
        parent.join()
        os._exit(0)

    threading.Thread(target=wait_for_it, daemon=True).start()


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Processes started inside never hear of Ctrl-C, which goes to all at once: it is for the parent to end them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)

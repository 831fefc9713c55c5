"""The processes a server starts, looked up where the system keeps them."""

import time
from pathlib import Path

import pytest

PROC = Path("/proc")
needs_proc = pytest.mark.skipif(not PROC.is_dir(), reason="this system does not list its processes as files")


def children(pid: int) -> set[int]:
    return {int(path.name) for path in PROC.glob("[0-9]*") if _parent(path) == pid}


def workers(pid: int) -> set[int]:
    """The processes that a server thinks with, without the helper that Python starts beside them."""
    return {child for child in children(pid) if b"spawn_main" in (PROC / str(child) / "cmdline").read_bytes()}


def wait_until_gone(pids: set[int]) -> None:
    """Fails where some of them are still there after a long while."""
    for _ in range(1200):
        if not (left := {pid for pid in pids if _parent(PROC / str(pid)) is not None}):
            return
        time.sleep(0.05)
    raise AssertionError(f"still running: {left}")


def _parent(process: Path) -> int | None:
    """None for a process that is not there, or has ended and waits to be counted."""
    try:
        state, parent = (process / "stat").read_text().rpartition(")")[2].split()[:2]
    except OSError:
        return None
    return None if state == "Z" else int(parent)

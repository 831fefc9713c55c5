"""Every type is made readable before there is a second thread: two that do so together bring the process down."""

import subprocess
import sys

import pytest

from stellarch.arena import spread
from tests.server.readers import not_built

ROOMS_OF_AN_ARENA = ("stellarch.core.", "stellarch.games.", "stellarch.bots.", "stellarch.arena.")


@pytest.mark.parametrize("more", [[], ["--every-module"]])
def test_a_server_begins_with_every_type_readable(more: list[str]) -> None:
    command = [sys.executable, "-m", "tests.server.readers", *more]
    found = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300)
    assert found.stdout.splitlines() == []


def test_a_worker_of_the_arena_begins_with_every_type_readable() -> None:
    for found in spread(not_built, range(2), workers=2):
        assert [name for name in found if name.startswith(ROOMS_OF_AN_ARENA)] == []

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from stellarch.server.storage import Database
from tests.server.running import Server, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def ada(server: Server) -> Iterator[httpx.Client]:
    with server.client() as client:
        yield client


@pytest.fixture
def ben(server: Server) -> Iterator[httpx.Client]:
    with server.client() as client:
        yield client


@pytest.fixture
def new_device(server: Server) -> Iterator[Callable[[], httpx.Client]]:
    """As many devices as a test wants."""
    with ExitStack() as devices:
        yield lambda: devices.enter_context(server.client())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "stellarch.db"


@pytest.fixture
def database(file: Path) -> Iterator[Database]:
    database = Database(f"sqlite:///{file}")
    database.start()
    yield database
    database.stop()

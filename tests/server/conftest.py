from collections.abc import Iterator

import httpx
import pytest

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

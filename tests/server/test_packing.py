"""Answers are compressed, and nobody waits while a large one is."""

import asyncio
import gzip
from typing import Any

import httpx
import pytest
from backports import zstd

from stellarch.server.web.packing import Packing
from tests.server.running import Server

LARGE = b"What is long takes long. " * 100_000


class Answered:
    """What was sent to somebody who asked, and how often others had a turn before that."""

    def __init__(self, body: bytes, *, asked: str = "gzip, br", **headers: str) -> None:
        self.messages: list[Any] = []
        self.turns_of_others = 0
        asyncio.run(self._ask(body, asked, [(name.encode(), value.encode()) for name, value in headers.items()]))

    async def _ask(self, body: bytes, asked: str, headers: list[tuple[bytes, bytes]]) -> None:
        async def app(_scope: Any, _receive: Any, send: Any) -> None:
            sent = [*headers, (b"content-length", str(len(body)).encode())]
            await send({"type": "http.response.start", "status": 200, "headers": sent})
            await send({"type": "http.response.body", "body": body, "more_body": False})

        async def send(message: Any) -> None:
            self.messages.append(message)

        async def receive() -> Any:
            raise AssertionError("nothing is read")

        others = asyncio.create_task(self._go_on())
        await asyncio.sleep(0)
        self.turns_of_others = 0
        scope: Any = {"type": "http", "headers": [(b"accept-encoding", asked.encode())]}
        await Packing(app)(scope, receive, send)
        others.cancel()

    async def _go_on(self) -> None:
        while not self.messages:
            self.turns_of_others += 1
            await asyncio.sleep(0)

    @property
    def body(self) -> bytes:
        return bytes(self.messages[1]["body"])

    def header(self, name: str) -> str | None:
        found = {key.decode().lower(): value.decode() for key, value in self.messages[0]["headers"]}
        return found.get(name)


def test_an_answer_is_compressed_for_those_who_can_read_it_so() -> None:
    answered = Answered(LARGE)
    assert gzip.decompress(answered.body) == LARGE
    assert answered.header("content-encoding") == "gzip"
    assert answered.header("vary") == "Accept-Encoding"
    assert answered.header("content-length") == str(len(answered.body))


@pytest.mark.parametrize("asked", ["gzip, deflate, br, zstd", "zstd;q=0.5, gzip;q=1"])
def test_where_it_can_be_read_the_quickest_way_is_taken(asked: str) -> None:
    answered = Answered(LARGE, asked=asked)
    assert zstd.decompress(answered.body) == LARGE
    assert answered.header("content-encoding") == "zstd"
    assert Answered(LARGE, asked="zstd;q=0, gzip").header("content-encoding") == "gzip"


@pytest.mark.parametrize(("body", "asked"), [(LARGE, "identity"), (b"short", "gzip"), (LARGE, "gzip;q=0")])
def test_others_and_short_ones_go_out_as_they_are(body: bytes, asked: str) -> None:
    answered = Answered(body, asked=asked)
    assert (answered.body, answered.header("content-encoding")) == (body, None)


def test_while_a_large_one_is_compressed_others_are_served() -> None:
    assert Answered(LARGE).turns_of_others > 0


def test_what_is_the_same_for_everybody_is_compressed_once() -> None:
    one, other = (Answered(LARGE, **{"cache-control": "no-cache"}).messages[1]["body"] for _ in range(2))
    assert one is other


@pytest.mark.parametrize("headers", [{}, {"cache-control": "private, no-store"}])
def test_what_may_be_meant_for_one_alone_is_not_kept(headers: dict[str, str]) -> None:
    one, other = (Answered(LARGE, **headers).messages[1]["body"] for _ in range(2))
    assert (one == other, one is other) == (True, False)


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/rules/space-wars", "/api/tables"])
def test_a_server_sends_what_it_says_it_sends(server: Server, path: str) -> None:
    plain, packed = (httpx.get(server.url + path, headers={"Accept-Encoding": way}) for way in ("identity", "gzip"))
    assert plain.status_code == packed.status_code == 200
    assert packed.content == plain.content
    assert ("content-encoding" in packed.headers) == (len(plain.content) >= 1000)

"""Who is let in: the names of the server, the cookies of devices, and requests that are not what they should be."""

import hashlib
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from stellarch.server.settings import Settings
from stellarch.server.web.hosts import Hosts, UnknownHost
from tests.server.running import BOT, GAME, ME, Server, new_table, running, table

# Names of the server


KNOWN = ["localhost", "localhost:8000", "127.0.0.1:8000", "[::1]:8000", "192.168.1.20:8000", "play.localhost"]
GIVEN = ["stars.example", "STARS.example:443", "stars.example."]
FOREIGN = [
    "elsewhere.example",
    "elsewhere.example:8000",
    "localhost.elsewhere.example",
    "127.0.0.1.elsewhere.example",
    "localhost:99999999",
    "",
]


def test_the_machine_and_all_addresses_are_known() -> None:
    for host in KNOWN:
        Hosts(Settings(database="")).require_known(host)
    Hosts(Settings(database="")).require_known()


@pytest.mark.parametrize("host", GIVEN)
def test_a_name_is_known_that_was_given(host: str) -> None:
    Hosts(Settings(database="", hosts=("stars.example",))).require_known(host)


@pytest.mark.parametrize("host", FOREIGN)
def test_other_names_are_refused_and_it_is_said_what_to_do(host: str) -> None:
    with pytest.raises(UnknownHost, match="--allow-host"):
        Hosts(Settings(database="")).require_known(host)


def test_a_name_that_leads_here_from_elsewhere_is_not_served(ada: httpx.Client) -> None:
    """Though its page asks for its own origin: that is what a name is made to lead here for."""
    foreign = {"Host": "elsewhere.example", "Origin": "http://elsewhere.example"}
    for refused in (
        ada.get("/api/tables", headers=foreign),
        ada.post("/api/preview", headers=foreign),
        ada.get("/", headers=foreign),
    ):
        assert (refused.status_code, refused.json()["type"]) == (421, "http/421")
        assert "--allow-host" in refused.json()["why"]


ODD_HOSTS = [
    (b"Host: localhost:99999999", b" 421 "),
    (b"Host: x:99999999", b" 421 "),
    (b"Host: localhost\r\nHost: elsewhere.example", b" 400 "),
    (b"Host: localhost\r\nHost: localhost", b" 400 "),
]


def test_a_host_that_is_none_or_two_is_refused_whatever_else_is_wrong(server: Server) -> None:
    before = server.log.read_text()
    for host, status in ODD_HOSTS:
        for request in (b"GET /api/tables HTTP/1.1", b"POST /api/preview HTTP/1.1", b"GET /api/nothing HTTP/1.1"):
            body = b"Content-Type: application/json\r\nContent-Length: 1\r\nConnection: close\r\n\r\n{"
            with socket.create_connection(("127.0.0.1", server.port)) as line, line.makefile("rb") as answer:
                line.sendall(request + b"\r\n" + host + b"\r\n" + body)
                assert (b" 404 " if b"nothing" in request else status) in answer.readline()
    assert server.log.read_text() == before


# Devices


def test_a_cookie_that_was_made_up_is_no_device(server: Server, ada: httpx.Client) -> None:
    made = new_table(ada, ME, BOT)["id"]
    signed = ada.cookies["stellarch_device"]
    device, _, signature = signed.partition(".")
    for forged in ("mine", "x" * 43, f"{device}x.{signature}", f"{device}.{signature[:-2]}AA", f".{signature}"):
        answer = httpx.get(f"{server.url}/api/tables", headers={"Cookie": f"stellarch_device={forged}"})
        assert "set-cookie" in answer.headers
        assert forged not in answer.headers["set-cookie"]
    assert table(ada, made)["seat"] == 0


def test_a_cookie_from_before_they_were_signed_keeps_its_seats(tmp_path: Path) -> None:
    old = "k" * 43
    with running(tmp_path) as server, server.client() as ada:
        made = new_table(ada, ME, BOT)["id"]
        with closing(sqlite3.connect(server.database)) as file, file:
            file.execute("UPDATE holders SET person = ?", (hashlib.sha256(old.encode()).hexdigest(),))
        server.stop()
        server.start()
        with server.client() as before:
            before.cookies["stellarch_device"] = old
            assert table(before, made)["seat"] == 0
        signed = httpx.get(f"{server.url}/api/tables", headers={"Cookie": f"stellarch_device={old}"})
        assert signed.headers["set-cookie"].startswith(f"stellarch_device={old}.")


def test_devices_are_known_again_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.client() as ada:
        made = new_table(ada, ME, BOT)["id"]
        server.stop()
        server.start()
        assert table(ada, made)["seat"] == 0


def test_over_tls_no_other_site_can_plant_a_cookie(tmp_path: Path) -> None:
    with running(tmp_path, "--secure-cookies") as server, server.client() as ada:
        cookie = ada.get("/api/tables").headers["set-cookie"]
    assert cookie.startswith("__Host-stellarch_device=")
    assert "Secure" in cookie
    assert "Path=/" in cookie
    assert "Domain" not in cookie


# Answers and requests


PRIVATE = ["/api/tables", "/api/tables?mine=true", "/api/tables/0000", "/api/games"]


@pytest.mark.parametrize("path", PRIVATE)
def test_what_is_meant_for_one_device_is_kept_nowhere(ada: httpx.Client, path: str) -> None:
    assert ada.get(path).headers["cache-control"] == "no-store"


NOT_TEXT = [
    b'{"game": "\xff", "players": [{}, {}]}',
    b'{"game": "small-star-empires", "players": [{"name": "\xc3\x28"}, {}]}',
    b'{"game": "small-star-empires", "players": [{"name": "\\ud800"}, {}]}',
]


@pytest.mark.parametrize("body", NOT_TEXT)
def test_bytes_that_are_no_text_are_refused_in_words(ada: httpx.Client, body: bytes) -> None:
    refused = ada.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert refused.status_code in (400, 422)
    assert refused.json()["detail"]


@pytest.fixture
def failing(tmp_path: Path) -> Iterator[Server]:
    """A server whose database is not what it should be."""
    with running(tmp_path) as server:
        with closing(sqlite3.connect(server.database)) as file, file:
            file.execute("ALTER TABLE tables RENAME COLUMN listed TO gone")
        yield server


def test_an_address_writes_no_lines_of_its_own_into_the_log(failing: Server) -> None:
    with failing.client() as eve:
        assert eve.get("/api/tables/abc%0a").status_code >= 500
        eve.get("/api/tables/abc%0aserver%20stopped", params={"after": "x\nserver stopped"})
    log = failing.log.read_text()
    assert "abc\n" not in log
    assert "\nserver stopped" not in log


def test_a_game_that_is_not_there_is_named_without_its_line_breaks(ada: httpx.Client) -> None:
    refused = ada.post("/api/tables", json={"game": "a\nb", "players": [ME, BOT]})
    assert refused.status_code == 422
    assert GAME in refused.json()["detail"]

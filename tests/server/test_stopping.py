"""Starting and stopping: politely, impatiently, and where it cannot be."""

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from stellarch.core import Record, verify
from stellarch.games import find_game
from stellarch.server.settings import Settings
from stellarch.server.web.addresses import on_this_machine
from tests.server.player import Player
from tests.server.processes import children, needs_proc, wait_until_gone
from tests.server.running import BOT, GAME, ME, Server, environment, new_table, play, table
from tests.server.watching import live, message, next_of


@pytest.fixture
def stopped(tmp_path: Path) -> Iterator[Server]:
    """A server to be started and stopped by the test."""
    server = Server(tmp_path)
    yield server
    server.kill()


def refused_start(server: Server, *flags: str) -> tuple[int, str]:
    """The exit code and all that is printed by a server that cannot start."""
    done = subprocess.run(server.command_with(*flags), capture_output=True, text=True, env=environment(), timeout=120)
    return done.returncode, done.stdout + done.stderr


def announced(server: Server) -> str:
    """What a server says when it is up."""
    while not (said := server.log.read_text()):
        server.require_up()
        time.sleep(0.05)
    return said


def test_it_answers_at_the_address_it_names(stopped: Server) -> None:
    stopped.start()
    named = re.findall(r"http://\S+", announced(stopped))[0]
    assert httpx.get(f"{named}api/health", verify=False).json()["status"] == "ok"


@pytest.mark.parametrize(
    ("host", "opened"),
    [
        ("127.0.0.1", "http://localhost:8000/"),
        ("0.0.0.0", "http://localhost:8000/"),
        ("::1", "http://[::1]:8000/"),
        ("::", "http://[::1]:8000/"),
        ("192.0.2.7", "http://192.0.2.7:8000/"),
        ("tables.example", "http://tables.example:8000/"),
    ],
)
def test_the_address_it_names_can_be_opened(host: str, opened: str) -> None:
    assert on_this_machine(Settings("sqlite://", host=host)) == opened


@pytest.mark.skipif(not socket.has_ipv6, reason="there is no IPv6 here")
def test_on_ipv6_too_it_answers_at_the_address_it_names(tmp_path: Path) -> None:
    server = Server(tmp_path, "--host=::1")
    server.begin()
    try:
        named = re.findall(r"http://\S+", announced(server))[0]
        assert named == f"http://[::1]:{server.port}/"
        assert httpx.get(f"{named}api/health", verify=False).json()["status"] == "ok"
    finally:
        server.kill()


def test_asked_to_stop_it_exits_well_and_has_no_more_to_say(stopped: Server) -> None:
    stopped.start()
    said = announced(stopped)
    assert stopped.stop() == 0
    assert stopped.log.read_text() == said


@pytest.mark.parametrize("before", [signal.SIG_DFL, signal.SIG_IGN], ids=["by hand", "in the background"])
def test_interrupted_with_all_its_workers_it_leaves_without_a_trace(stopped: Server, before: signal.Handlers) -> None:
    ours = signal.signal(signal.SIGINT, before)
    try:
        stopped.start(alone=True)
    finally:
        signal.signal(signal.SIGINT, ours)
    with stopped.client() as ada:
        new_table(ada, ME, BOT)
    os.killpg(stopped.pid, signal.SIGINT)  # what Ctrl-C does: the signal goes to the workers too
    assert stopped.wait() == 130
    assert "Traceback" not in stopped.log.read_text()


def test_open_pages_do_not_keep_it_from_stopping(stopped: Server) -> None:
    stopped.start()
    with stopped.client() as ada:
        made = new_table(ada, ME, BOT)["id"]
        with live(stopped, ada, made) as page:
            message(page)
            assert stopped.stop() == 0
            with pytest.raises(ConnectionClosed):
                next_of(page, "never")
    assert "Traceback" not in stopped.log.read_text()


def test_what_bots_had_played_is_there_after_a_stop_in_mid_game(stopped: Server) -> None:
    stopped.start()
    with stopped.client() as ada:
        made = new_table(ada, BOT, BOT, {"bot": "greedy"})["id"]
        with live(stopped, ada, made) as page:
            while next_of(page, "changed")["number"] < 10:
                pass
            before = table(ada, made)["log"]
        assert stopped.stop() == 0
        stopped.start()
        assert table(ada, made)["log"][: len(before)] == before
        Player(stopped, ada, made, "spectator").play_to_the_end()
        record = Record.read(ada.get(f"/api/tables/{made}/record").text)
    assert all(check.holds for check in verify(find_game(GAME), record))
    assert stopped.stop() == 0
    assert "Traceback" not in stopped.log.read_text()


def test_a_request_under_way_is_finished(stopped: Server) -> None:
    stopped.start()
    with stopped.client() as ada:
        made = new_table(ada, ME, {"name": "Also Ada", "yours": True}, options={"first_player": 0})["id"]
        move = table(ada, made)["choices"][0]["text"]
        body = f'{{"seat": 0, "after": 0, "action": "{move}"}}'.encode()

        def slowly() -> Iterator[bytes]:
            yield body[:10]
            os.kill(stopped.pid, signal.SIGTERM)
            yield body[10:]

        headers = {"Content-Type": "application/json", "Content-Length": str(len(body))}
        played = ada.post(f"/api/tables/{made}/actions", content=slowly(), headers=headers)
    assert (played.status_code, stopped.wait()) == (200, 0)
    file = sqlite3.connect(stopped.database)
    assert file.execute("SELECT number, text FROM log").fetchall() == [(1, move)]
    file.close()


def test_thoughts_and_half_requests_under_way_are_called_off_without_a_word(stopped: Server) -> None:
    """Nobody waits for a thought that may take long, nor for a request that may never come whole."""
    stopped.start()
    said = announced(stopped)
    with stopped.client() as ada, ThreadPoolExecutor(4) as threads:
        made = new_table(ada, ME, BOT, options={"first_player": 0})["id"]
        asked = [threads.submit(ada.post, f"/api/tables/{made}/hint", json={"seat": 0}) for _ in range(4)]
        with socket.create_connection(("127.0.0.1", stopped.port)) as half:
            half.sendall(b"POST /api/preview HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{")
            while sum(hint.running() for hint in asked) < 4 and not any(hint.done() for hint in asked):
                time.sleep(0.01)
            assert stopped.stop() == 0
        assert {_answer(hint) for hint in asked} <= {200, 503, "not heard"}
    assert stopped.log.read_text() == said


def _answer(hint: Future[httpx.Response]) -> int | str:
    """A request that was still on its way when the server closed its doors gets no answer."""
    try:
        return hint.result().status_code
    except httpx.TransportError:
        return "not heard"


@needs_proc
@pytest.mark.parametrize("end", ["stop", "kill"])
def test_no_worker_outlives_its_server(
    stopped: Server, end: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor does what compiles for the bots, where nothing is compiled yet."""
    monkeypatch.setenv("STELLARCH_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("STELLARCH_KERNEL", "auto")
    stopped.start()
    with stopped.client() as ada:
        made = new_table(ada, ME, BOT, options={"first_player": 0})["id"]
        ada.post(f"/api/tables/{made}/hint", json={"seat": 0})
    workers = children(stopped.pid)
    assert workers
    getattr(stopped, end)()
    wait_until_gone(workers)
    assert not list((tmp_path / "cache").glob("*/begun")), "nobody would compile for a quarter of an hour"


@needs_proc
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system does not tell of a parent's death")
def test_a_server_of_the_tests_does_not_outlive_them(tmp_path: Path) -> None:
    code = (
        "import pathlib, sys, time; from tests.server.running import Server; "
        "server = Server(pathlib.Path(sys.argv[1])); server.begin(); print(server.pid, flush=True); time.sleep(600)"
    )
    words = [sys.executable, "-c", code, str(tmp_path)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, cwd=Path(__file__).parents[2]) as tests:
        assert tests.stdout is not None
        server = int(tests.stdout.readline())
        tests.kill()
    wait_until_gone({server})


@needs_proc
def test_a_worker_that_dies_is_replaced_and_the_game_goes_on(stopped: Server) -> None:
    stopped.start()
    with stopped.client() as ada:
        made = new_table(ada, ME, BOT, options={"first_player": 0})["id"]
        hint = ada.post(f"/api/tables/{made}/hint", json={"seat": 0}).json()["text"]
        workers = children(stopped.pid)
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        wait_until_gone(workers)
        with live(stopped, ada, made) as page:
            assert play(ada, made, 0, 0, hint).status_code == 200
            while next_of(page, "changed")["number"] < 2:
                pass
        assert table(ada, made)["waiting_on"] == [0]


def test_a_port_in_use_is_said_in_one_line(stopped: Server) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", stopped.port))
        taken.listen()
        code, said = refused_start(stopped)
    assert code == 2
    assert len(said.splitlines()) == 1
    assert f"port {stopped.port}" in said


@pytest.mark.parametrize(
    ("flag", "about"),
    [
        ("--port=99999", "99999"),
        ("--port=0", "--port"),
        ("--host=no.such.host.invalid", "no.such.host.invalid"),
        ("--database=sqlite:////no/such/folder/x.db", "--database"),
        ("--database=nonsense", "--database"),
        ("--database=nosuch://host/name", "nosuch"),
        ("--bot-workers=0", "--bot-workers"),
        ("--requests-per-minute=0", "--requests-per-minute"),
        ("--proxy=my-proxy", "my-proxy"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(stopped: Server, flag: str, about: str) -> None:
    code, said = refused_start(stopped, flag)
    assert (code, len(said.splitlines())) == (2, 1), said
    assert about in said


def test_a_file_that_is_no_database_is_said_in_one_line(stopped: Server) -> None:
    stopped.database.write_text("This is a letter to my aunt, and no database at all. " * 50)
    code, said = refused_start(stopped)
    assert (code, len(said.splitlines())) == (2, 1), said
    assert "database" in said

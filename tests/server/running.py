"""A real server in a process of its own, on a real SQLite file, for the tests to talk to."""

import ctypes
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from weakref import WeakSet

import httpx

GAME = "small-star-empires"


STARTED: WeakSet["Server"] = WeakSet()
"""The servers that are in use: a test that fails shows the end of their logs (tests/conftest.py)."""


class Server:
    """One running server. It can be killed without warning and started again on the same file."""

    def __init__(self, folder: Path, *flags: str) -> None:
        self.folder = folder
        self.flags = flags
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def database(self) -> Path:
        return self.folder / "stellarch.db"

    @property
    def command(self) -> list[str]:
        return self.command_with(*self.flags)

    def command_with(self, *flags: str) -> list[str]:
        """The command that starts it; a flag given here, as --name=value, comes in place of its own."""
        own = {"port": self.port, "database": f"sqlite:///{self.database}", "requests-per-minute": 1_000_000}
        given = {flag.removeprefix("--").partition("=")[0] for flag in flags}
        kept = [f"--{name}={value}" for name, value in own.items() if name not in given]
        return [sys.executable, "-m", "stellarch", "serve", "--no-browser", *kept, *flags]

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self, *, alone: bool = False) -> None:
        """Start, and return once it answers; `alone` is in a process group of its own, as in a terminal of its own."""
        self.begin(alone=alone)
        self._wait_until_up()

    def begin(self, *, alone: bool = False) -> None:
        """Start without waiting for it to come up."""
        STARTED.add(self)
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self.command,
                stdout=log,
                stderr=log,
                env=environment(),
                start_new_session=alone,
                preexec_fn=end_with_parent,
            )

    def require_up(self) -> None:
        """Fails at once where the server has ended by itself; a test that waits for it calls this now and then."""
        assert self._process is not None, "the server was never started"
        assert self._process.poll() is None, f"the server has ended by itself, with {self._process.poll()}"

    def kill(self) -> None:
        """As a power cut would: no chance to finish anything."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()

    def stop(self) -> int:
        """As a person would; the exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self.wait()

    def wait(self) -> int:
        """Until it has ended; the exit code."""
        assert self._process is not None
        return self._process.wait(timeout=60)

    def end_of_log(self, lines: int = 60) -> str:
        written = self.log.read_text(errors="replace").splitlines() if self.log.exists() else []
        return "\n".join(written[-lines:])

    def client(self) -> httpx.Client:
        """A device of its own, with its own cookie."""
        return httpx.Client(base_url=self.url, timeout=60, verify=False)  # no TLS here, so no certificates to load

    def _wait_until_up(self) -> None:
        with self.client() as client:
            for _ in range(3000):
                try:
                    if client.get("/api/health").status_code == 200:
                        return
                except httpx.TransportError:
                    time.sleep(0.04)
                self.require_up()
        raise AssertionError("the server did not come up")


_LIBC = ctypes.CDLL(None, use_errno=True) if sys.platform == "linux" else None
_SIGNAL_ON_THE_PARENTS_DEATH = 1  # PR_SET_PDEATHSIG


def end_with_parent() -> None:
    """In a process that is about to begin: it ends with the tests, however these end, where the system can do that."""
    if _LIBC is not None:
        _LIBC.prctl(_SIGNAL_ON_THE_PARENTS_DEATH, signal.SIGKILL)


def environment() -> dict[str, str]:
    """For a server: plain output, and compiled modules always kept, since a start is mostly imports."""
    found = {**os.environ, "NO_COLOR": "1"}
    if found.pop("PYTHONDONTWRITEBYTECODE", None):
        found["PYTHONPYCACHEPREFIX"] = str(Path(tempfile.gettempdir()) / "stellarch-tests-bytecode")
    return found


@contextmanager
def running(folder: Path, *flags: str) -> Iterator[Server]:
    server = Server(folder, *flags)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def new_table(client: httpx.Client, *players: dict[str, Any], **given: Any) -> dict[str, Any]:
    """A table made by this device; its id and the links of the other seats."""
    made = client.post("/api/tables", json={"game": GAME, "players": list(players), **given})
    assert made.status_code == 201, made.text
    return dict(made.json())


def table(client: httpx.Client, table_id: str, **query: int) -> dict[str, Any]:
    found = client.get(f"/api/tables/{table_id}", params=query)
    assert found.status_code == 200, found.text
    return dict(found.json())


def play(client: httpx.Client, table_id: str, seat: int, after: int, action: str | dict[str, Any]) -> httpx.Response:
    return client.post(f"/api/tables/{table_id}/actions", json={"seat": seat, "after": after, "action": action})


ME = {"name": "Ada", "yours": True}
FRIEND = {"name": "Ben"}
BOT = {"bot": "random"}
QUIET_BOT = {"bot": "greedy"}
"""Makes no offers, so that nothing but the turn is asked of the person who plays against it."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])

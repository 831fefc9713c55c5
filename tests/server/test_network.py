"""Friends on other machines: a server in a network of its own, and a second host beside it.

Both are made for the test, and nothing is sent anywhere else.
"""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stellarch.server.settings import Settings
from stellarch.server.web.addresses import on_the_network
from tests.server.running import FRIEND, GAME, ME, Server, environment

SERVER, FRIENDS = "10.213.77.1", "10.213.77.2"
_ASK = """
import httpx, json, sys
method, url, body = sys.argv[1:]
try:
    answer = httpx.request(method, url, json=json.loads(body), timeout=30, verify=False)
    print(json.dumps({"status": answer.status_code, "json": answer.json()}))
except httpx.TransportError:
    print(json.dumps({"status": None}))
"""


class Host:
    """A machine of its own, as far as the network goes."""

    def __init__(self, name: str) -> None:
        self.name = name

    def command(self, *command: str) -> list[str]:
        return ["ip", "netns", "exec", self.name, *command]

    def ask(self, method: str, url: str, body: Any = None) -> dict[str, Any]:
        """What this machine is answered; the status is None where nobody answers."""
        asking = self.command(sys.executable, "-c", _ASK, method, url, json.dumps(body))
        return dict(json.loads(subprocess.run(asking, check=True, capture_output=True, text=True).stdout))


@pytest.fixture
def hosts() -> Iterator[tuple[Host, Host]]:
    """Two machines with a cable between them."""
    names = [f"stellarch-{os.getpid()}-{end}" for end in "ab"]
    if shutil.which("ip") is None or _ip(f"netns add {names[0]}").returncode:
        pytest.skip("only who may make networks (root, with iproute2) can make a second host")
    try:
        steps = [
            f"netns add {names[1]}",
            f"-n {names[0]} link add cable type veth peer name cable netns {names[1]}",
            *(f"-n {name} address add {own}/24 dev cable" for name, own in zip(names, (SERVER, FRIENDS), strict=True)),
            *(f"-n {name} link set {device} up" for name in names for device in ("lo", "cable")),
            f"-n {names[0]} route add default via {FRIENDS}",
        ]
        for step in steps:
            done = _ip(step)
            assert done.returncode == 0, (step, done.stderr)
        yield Host(names[0]), Host(names[1])
    finally:
        for name in names:
            _ip(f"netns del {name}")


def _ip(step: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["ip", *step.split()], capture_output=True, text=True, check=False)


@pytest.fixture
def serving(hosts: tuple[Host, Host], tmp_path: Path) -> Iterator[Any]:
    """Starts a server on the first machine; what it says once it is up."""
    processes: list[subprocess.Popen[bytes]] = []

    def start(*flags: str) -> str:
        server = Server(tmp_path, "--port=8000", *flags)
        with server.log.open("wb") as log:
            command = hosts[0].command(*server.command)
            processes.append(subprocess.Popen(command, stdout=log, stderr=log, env=environment()))
        while "network" not in server.log.read_text():
            assert processes[-1].poll() is None, server.log.read_text()
            time.sleep(0.05)
        return server.log.read_text()

    yield start
    for process in processes:
        process.terminate()
        process.wait(timeout=60)


def test_a_friend_at_another_machine_takes_the_seat_of_a_link(hosts: tuple[Host, Host], serving: Any) -> None:
    mine, friends = hosts
    said = serving("--lan")
    assert "http://localhost:8000/" in said
    assert f"On your network: http://{SERVER}:8000/" in said

    here = "http://localhost:8000/api"
    made = mine.ask("POST", f"{here}/tables", {"game": GAME, "players": [ME, FRIEND]})["json"]
    (network,) = mine.ask("GET", f"{here}/addresses")["json"]["network"]
    assert network == f"http://{SERVER}:8000/"
    entered = friends.ask("POST", f"{network}api/tables/{made['id']}/enter", {"key": made["links"][0]["key"]})
    assert entered["status"] == 200, entered
    assert [seat["yours"] for seat in entered["json"]["table"]["seats"]] == [False, True]


def test_by_itself_the_server_listens_to_its_own_machine_and_says_so(hosts: tuple[Host, Host], serving: Any) -> None:
    mine, friends = hosts
    assert "Only this machine can open it. To let others on your network in: stellarch serve --lan" in serving()
    assert mine.ask("GET", "http://localhost:8000/api/addresses") == {"status": 200, "json": {"network": []}}
    assert friends.ask("GET", f"http://{SERVER}:8000/api/health") == {"status": None}


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("127.0.0.1", ()),
        ("localhost", ()),
        ("::1", ()),
        ("192.0.2.7", ("http://192.0.2.7:8000/",)),
        ("2001:db8::7", ("http://[2001:db8::7]:8000/",)),
        ("tables.example", ("http://tables.example:8000/",)),
    ],
)
def test_what_others_can_open_where_one_address_is_listened_on(host: str, network: tuple[str, ...]) -> None:
    assert on_the_network(Settings("sqlite://", host=host)) == network

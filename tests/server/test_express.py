"""Looks and actions are answered without the framework, and just as it would answer them."""

import json
from typing import Any

import httpx
import pytest
from backports import zstd

from tests.server.running import ME, Server, new_table, running

OTHER = {"name": "Ben"}
SENT_ANEW = {"date", "server", "content-length"}


def asked(client: httpx.Client, method: str, path: str, body: Any = None, **headers: str) -> tuple[Any, ...]:
    """Status, headers and body of an answer."""
    content = None if body is None else json.dumps(body).encode()
    answer = client.request(method, path, content=content, headers={"Content-Type": "application/json", **headers})
    return _parts(answer)


def _parts(answer: httpx.Response) -> tuple[Any, ...]:
    kept = {name: value.lower() for name, value in answer.headers.items() if name not in SENT_ANEW}
    is_zstd = answer.headers.get("content-encoding") == "zstd"  # which the client does not know
    return answer.status_code, kept, json.loads(zstd.decompress(answer.content) if is_zstd else answer.content)


def by_the_framework(client: httpx.Client, method: str, path: str, body: Any = None, **headers: str) -> tuple[Any, ...]:
    """The same, asked in a way that is left to the framework: with a word too much, or in pieces."""
    if method == "GET":
        return asked(client, method, f"{path}{'&' if '?' in path else '?'}besides=1", **headers)
    pieces = iter([json.dumps(body).encode()])
    return _parts(client.request(method, path, content=pieces, headers={"Content-Type": "application/json", **headers}))


@pytest.fixture
def path(ada: httpx.Client) -> str:
    made = new_table(ada, ME, OTHER, options={"first_player": 0})
    return f"/api/tables/{made['id']}"


def test_a_look_is_the_same_with_and_without_the_framework(ada: httpx.Client, ben: httpx.Client, path: str) -> None:
    ben.get("/api/tables")  # which makes the device known
    for client, query in ((ada, ""), (ada, "?seat=0"), (ada, "?seat=0&after=0"), (ben, ""), (ben, "?after=-1")):
        for accepted in ("zstd", "gzip", "identity"):
            headers = {"Accept-Encoding": accepted}
            quick = asked(client, "GET", f"{path}{query}", **headers)
            assert quick[0] == 200
            assert quick == by_the_framework(client, "GET", f"{path}{query}", **headers)


FOREIGN = {"Origin": "http://elsewhere.example"}
ELSEWHERE = {"Host": "elsewhere.example", "Origin": "http://elsewhere.example"}


@pytest.mark.parametrize(
    ("body", "headers", "status"),
    [
        ({"seat": 0, "after": 0, "action": "a1>a2:c"}, {}, 422),
        ({"seat": 0, "after": 0, "action": "nonsense"}, {}, 400),
        ({"seat": 1, "after": 0, "action": "a1>a2:c"}, {}, 403),
        ({"seat": 0, "after": 9, "action": "a1>a2:c"}, {}, 409),
        ({"seat": 0, "after": 0}, {}, 400),
        ({"seat": 0, "after": 0, "action": "a1>a2:c", "besides": 1}, {}, 400),
        ({"seat": 0, "after": 0, "action": "a1>a2:c"}, FOREIGN, 403),
        ({"seat": 0, "after": 0, "action": "a1>a2:c"}, ELSEWHERE, 421),
    ],
)
def test_a_refusal_is_the_same_with_and_without_the_framework(
    ada: httpx.Client, path: str, body: dict[str, Any], headers: dict[str, str], status: int
) -> None:
    quick = asked(ada, "POST", f"{path}/actions", body, **headers)
    assert quick[0] == status
    assert quick == by_the_framework(ada, "POST", f"{path}/actions", body, **headers)


@pytest.mark.parametrize("query", ["?seat=9", "?seat=", "?after=x", "?after=-2", "?seat=1"])
def test_a_look_that_cannot_be_given_is_refused_as_ever(ada: httpx.Client, path: str, query: str) -> None:
    status, headers, _ = asked(ada, "GET", f"{path}{query}")
    assert status in (400, 403)
    assert (status, headers) == by_the_framework(ada, "GET", f"{path}{query}")[:2]


def test_a_cookie_that_nobody_signed_is_a_new_device(server: Server, path: str) -> None:
    for cookie in ("stellarch_device=made.up", "stellarch_device=caf\u00e9.x", "stellarch_device=" + "x" * 500):
        with server.client() as stranger:
            answer = stranger.get(path, headers={b"Cookie": cookie.encode("latin-1")})
            assert answer.status_code == 200
            assert answer.json()["seat"] is None
            assert "stellarch_device" in answer.headers["Set-Cookie"]


def test_who_has_asked_too_much_is_told_so(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running(tmp_path_factory.mktemp("little"), "--requests-per-minute", "30") as little, little.client() as ada:
        path = f"/api/tables/{new_table(ada, ME, OTHER)['id']}"
        answers = [ada.get(path) for _ in range(40)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert refused[0].headers["Content-Type"] == "application/problem+json"
        assert int(refused[0].headers["Retry-After"]) >= 1

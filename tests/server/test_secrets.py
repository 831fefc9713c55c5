"""What is hidden stays hidden: in answers, errors, live messages, headers, the database and the server's own log."""

import hashlib
import http.client
import json
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from stellarch.bots import RandomBot
from stellarch.core import Chance, commitment, read_options
from stellarch.games import find_game
from stellarch.games.small_star_empires.state import State
from tests.server.player import Player
from tests.server.running import BOT, FRIEND, GAME, ME, Server, new_table, play, running, table
from tests.server.watching import live, message

EVERYWHERE = {
    "content-security-policy": "default-src 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=()",
}


def rows(server: Server, question: str, *given: object) -> list[Any]:
    """Straight from the file, past the server."""
    file = sqlite3.connect(server.database)
    found = file.execute(question, given).fetchall()
    file.close()
    return found


def seed_of(server: Server, table_id: str) -> str:
    ((seed,),) = rows(server, "SELECT seed FROM tables WHERE id = ?", table_id)
    return str(seed)


def cookie_of(client: httpx.Client) -> str:
    """The device in a client's cookie, without what the server signed it with."""
    return str(client.cookies["stellarch_device"]).partition(".")[0]


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class Ears:
    """All that a device hears: status lines aside, every byte of every answer and every live message."""

    def __init__(self, client: httpx.Client) -> None:
        self.heard: list[str] = []
        client.event_hooks = {"response": [self._answer]}

    def _answer(self, answer: httpx.Response) -> None:
        answer.read()
        self.heard.append(f"{answer.request.method} {answer.request.url}\n{answer.headers}\n{answer.text}")

    def found(self, *secrets: str) -> list[str]:
        """What was heard that holds one of these."""
        return [heard for heard in self.heard if any(secret in heard for secret in secrets)]


def provoke_every_error(client: httpx.Client, table_id: str) -> None:
    """Ask for all that must be refused, on a table where it is not this device's turn or not its seat."""
    base = f"/api/tables/{table_id}"
    asked: list[tuple[str, str, Any]] = [
        ("GET", f"{base}/record", None),
        ("GET", f"{base}?seat=0&after=-1", None),
        ("GET", f"{base}?seat=8", None),
        ("GET", f"{base}/at/0", None),
        ("GET", f"{base}/at/99999", None),
        ("POST", f"{base}/hint", {"seat": 0}),
        ("GET", f"{base}/nowhere", None),
        ("GET", "/api/tables/" + "0" * 16, None),
        ("POST", f"{base}/enter", {"key": "x" * 43}),
        ("POST", f"{base}/sit", {"name": "Eve"}),
        ("POST", f"{base}/seats/0/link", None),
        ("POST", f"{base}/actions", {"seat": 0, "after": 999, "action": "resign"}),
        ("POST", f"{base}/actions", {"seat": 1, "after": 0, "action": "g7>g8:c"}),
        ("POST", f"{base}/actions", {"seat": "zero"}),
        ("POST", f"{base}/why", {"seat": 0, "action": "g7>g8:c"}),
        ("POST", f"{base}/undo", {"after": 0}),
        ("POST", f"{base}/undo/answer", {"seat": 0, "yes": True}),
        ("DELETE", base, None),
    ]
    for method, path, body in asked:
        client.request(method, path, json=body)


def test_no_secret_is_heard_by_anybody_else_before_the_game_is_over(
    server: Server, new_device: Callable[[], httpx.Client]
) -> None:
    ada, ben, eve = clients = [new_device() for _ in range(3)]
    made = new_table(ada, ME, FRIEND, BOT, options={"unexplored": True, "first_player": 0})
    (link,) = made["links"]
    renewed = ada.post(f"/api/tables/{made['id']}/seats/0/link").json()["key"]
    hears = {client: Ears(client) for client in clients}  # what came before, Ada was meant to hear
    players = [Player(server, client, made["id"], name) for client, name in ((ada, "ada"), (ben, "ben"))]
    players[1].enter(link["key"])
    with live(server, eve, made["id"]) as socket:
        for _ in range(6):
            for player in players:
                player.fetch()
                if set(player.seats) & set(player.state["waiting_on"]):
                    player.act()
            for client in clients:
                provoke_every_error(client, made["id"])
        while (told := message(socket)).get("number", 0) < players[0].known:  # of many changes the last is told
            hears[eve].heard.append(str(told))
    assert not table(eve, made["id"])["table"]["over"]

    hashes = rows(server, "SELECT key_hash FROM seats WHERE key_hash NOT NULL UNION SELECT person FROM holders")
    nobodys = [seed_of(server, made["id"]), link["key"], renewed, *(row[0] for row in hashes)]
    cookies = {client: cookie_of(client) for client in clients}
    for client, ears in hears.items():
        others = [cookie for owner, cookie in cookies.items() if owner is not client]
        assert len(ears.heard) > 100
        assert ears.found(*nobodys, *others) == []
    log = server.log.read_text()
    assert [secret for secret in (*nobodys, *cookies.values()) if secret in log] == []


def true_state(server: Server, table_id: str, until: int = 1 << 31) -> State:
    """The table rebuilt from the file, with all that is hidden, up to a line."""
    game = find_game(GAME)
    ((options, seed),) = rows(server, "SELECT options, seed FROM tables WHERE id = ?", table_id)
    ((seats,),) = rows(server, "SELECT count(*) FROM seats WHERE table_id = ?", table_id)
    state = game.start(read_options(game.options, json.loads(options)), seats, seed).state
    lines = "SELECT seat, text FROM log WHERE table_id = ? AND number <= ? ORDER BY number"
    for seat, action in rows(server, lines, table_id, until):
        state = game.apply(state, seat, game.read_action(action)).state
    assert isinstance(state, State)
    return state


def test_what_lies_face_down_is_shown_to_nobody(server: Server, ada: httpx.Client, ben: httpx.Client) -> None:
    made = new_table(ada, ME, {"name": "Also Ada", "yours": True}, options={"unexplored": True})["id"]
    player = Player(server, ada, made, "explorer")
    player.fetch()
    while not player.is_over:
        hidden = {tuple(at) for at in true_state(server, made).face_down}
        for client in (ada, ben):
            systems = table(client, made)["now"]["view"]["systems"]
            assert {tuple(system["at"]) for system in systems if system["tile"] == "face_down"} == hidden
        for _ in range(10):
            if not player.is_over:
                player.act()


# Two servers whose tables differ in nothing but what lies face down


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    with ExitStack() as both:
        one, other = (both.enter_context(running(tmp_path_factory.mktemp("twin"))) for _ in range(2))
        yield one, other


def put_table(server: Server, seed: str, options: str) -> None:
    """A table with a seed of our choice, written into the file under the server's feet."""
    file = sqlite3.connect(server.database)
    created = "2026-07-01 12:00:00.000000"
    file.execute(
        "INSERT INTO tables (id, game, rules, options, seed, listed, over, created)"
        " VALUES ('twin', ?, 1, ?, ?, 1, 0, ?)",
        (GAME, options, seed, created),
    )
    for seat in (0, 1):
        file.execute(
            "INSERT INTO seats (table_id, seat, name, key_hash) VALUES ('twin', ?, ?, ?)",
            (seat, f"Seat {seat}", hash_of(str(seat) * 43)),
        )
    file.commit()
    file.close()


_TIME = re.compile(r'"since":\s?"[^"]*"')


def told(client: httpx.Client) -> list[str]:
    """All there is to know at the table for a device that holds both seats, but for when it was played."""
    state = client.get("/api/tables/twin").json()
    seat, number = state["seat"], state["now"]["number"]
    actions = [choice["text"] for choice in state["choices"][:12]] + ["g7>g8:c", "stop", "pass", "nonsense"]
    answers = [
        client.get("/api/tables/twin", params={"seat": 1 - seat}),
        *(client.get(f"/api/tables/twin/at/{past}") for past in range(number + 1)),
        client.get("/api/tables/twin/record"),
        client.get("/api/tables"),
        *(client.post("/api/tables/twin/why", json={"seat": seat, "action": action}) for action in actions),
        play(client, "twin", seat, number, "nonsense"),
        play(client, "twin", 1 - seat, number, actions[0]),
        play(client, "twin", seat, number + 1, actions[0]),
    ]
    # A hint is thought about the view alone, but by a seed that follows from the table's: nobody can think it again.
    hint = client.post("/api/tables/twin/hint", json={"seat": seat})
    said = (json.dumps(state), str(hint.status_code), *(answer.text for answer in answers))
    return [_TIME.sub("", text) for text in said]


def quiet_choice(client: httpx.Client) -> str | None:
    """A move that turns no tile up."""
    state = client.get("/api/tables/twin").json()
    hidden = [system["at"] for system in state["now"]["view"]["systems"] if system["tile"] == "face_down"]
    return next((choice["text"] for choice in state["choices"] if choice["action"].get("target") not in hidden), None)


def test_tables_that_differ_in_hidden_tiles_only_look_the_same(twins: tuple[Server, Server]) -> None:
    with ExitStack() as devices:
        one, other = (devices.enter_context(server.client()) for server in twins)
        wanted = {"game": GAME, "players": 2, "seed": "board", "options": {"unexplored": True, "first_player": 0}}
        options = json.dumps(one.post("/api/preview", json=wanted).json()["options"])
        for server, client, seed in zip(twins, (one, other), ("first", "second"), strict=True):
            put_table(server, seed, options)
            for seat in "01":
                client.post("/api/tables/twin/enter", json={"key": seat * 43})
        assert true_state(twins[0], "twin").face_down != true_state(twins[1], "twin").face_down
        for _ in range(9):
            first, second = (
                [re.sub(rf"{commitment(seed)}\.[0-9a-f]+", "", text) for text in told(client)]
                for client, seed in ((one, "first"), (other, "second"))
            )
            assert first == second
            move = quiet_choice(one)
            if move is None:
                break
            number = table(one, "twin")["now"]["number"]
            seat = table(one, "twin")["seat"]
            assert [play(client, "twin", seat, number, move).status_code for client in (one, other)] == [200, 200]
        assert number == 8


# Seeds, keys and cookies


def test_the_seed_is_promised_before_and_shown_after_the_game(server: Server, ada: httpx.Client) -> None:
    made = new_table(ada, ME, {"name": "Also Ada", "yours": True})["id"]
    before = table(ada, made)
    assert before["seed"] is None
    refused = ada.get(f"/api/tables/{made}/record")
    assert (refused.status_code, refused.json()["type"]) == (403, "seat/forbidden")
    play(ada, made, before["waiting_on"][0], 0, "resign")
    after = table(ada, made)
    assert after["seed"] == seed_of(server, made)
    assert before["commitment"] == after["commitment"]
    assert after["commitment"].startswith(f"{commitment(after['seed'])}.")
    assert ada.get(f"/api/tables/{made}/record").json()["seed"] == after["seed"]


def test_every_table_has_a_seed_of_its_own(server: Server, ada: httpx.Client) -> None:
    seeds = {seed_of(server, new_table(ada, ME, BOT)["id"]) for _ in range(5)}
    assert len(seeds) == 5
    assert all(len(seed) >= 32 for seed in seeds)


def test_what_a_bot_chooses_follows_from_the_secret_seed_alone(server: Server, ada: httpx.Client) -> None:
    """Who knows all that is public, and even what the bot sees, cannot think its thoughts."""
    made = new_table(ada, ME, BOT)["id"]
    lines = Player(server, ada, made, "choices").play_to_the_end()["table"]["number"]
    seed, game = seed_of(server, made), find_game(GAME)
    played, guessed, known = [], [], []
    for number in range(lines):
        ((seat, text),) = rows(server, "SELECT seat, text FROM log WHERE table_id = ? AND number = ?", made, number + 1)
        if seat == 0:
            continue
        state = true_state(server, made, number)
        sight = game, game.view(state, seat), game.legal(state, seat)
        played.append(text)
        guessed.append(str(RandomBot().choose(*sight, f"bot {made} {number}")))
        known.append(str(RandomBot().choose(*sight, Chance(seed).fork("bot", seat, number).seed)))
    assert len(played) > 5
    assert played == known != guessed


def test_keys_and_cookies_are_stored_only_as_hashes(server: Server, ada: httpx.Client, ben: httpx.Client) -> None:
    made = new_table(ada, ME, FRIEND)
    (link,) = made["links"]
    ben.post(f"/api/tables/{made['id']}/enter", json={"key": link["key"]})
    renewed = ben.post(f"/api/tables/{made['id']}/seats/1/link").json()["key"]
    secrets = [link["key"], renewed, cookie_of(ada), cookie_of(ben)]
    assert all(len(secret) >= 43 for secret in secrets)
    on_disk = b"".join(path.read_bytes() for path in server.folder.glob("stellarch.db*"))
    assert [secret for secret in secrets if secret.encode() in on_disk] == []
    assert [secret for secret in (renewed, cookie_of(ada), cookie_of(ben)) if hash_of(secret).encode() in on_disk] == [
        renewed,
        cookie_of(ada),
        cookie_of(ben),
    ]


def test_a_device_is_a_cookie_that_scripts_cannot_read_and_other_sites_cannot_send(ada: httpx.Client) -> None:
    cookie = ada.get("/api/tables").headers["set-cookie"]
    parts = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= parts
    assert "secure" not in parts


def test_a_device_is_told_its_cookie_once(ada: httpx.Client) -> None:
    ada.get("/api/tables")
    assert "set-cookie" not in ada.get("/api/tables").headers


def test_a_cookie_too_long_to_be_ours_is_replaced(server: Server) -> None:
    with server.client() as eve:
        answer = eve.get("/api/tables", headers={"Cookie": f"stellarch_device={'x' * 5000}"})
        assert "set-cookie" in answer.headers


# Headers


HEADERS_EVERYWHERE = [
    # kind of answer       method  path                        status
    ("the page",           "GET",  "/",                        None),
    ("a table's page",     "GET",  "/t/0123456789abcdef",      None),
    ("a rule's page",      "GET",  "/rules/a-game/SSE-3.5",    None),
    ("no such file",       "GET",  "/nothing.js",              404),
    ("no such asset",      "GET",  "/assets/nothing.js",       404),
    ("an answer",          "GET",  "/api/health",              200),
    ("the schema",         "GET",  "/api/schema/openapi.json", 200),
    ("no such route",      "GET",  "/api/nowhere",             404),
    ("no such table",      "GET",  "/api/tables/0000",         404),
    ("a bad query",        "GET",  "/api/tables/0?after=x",    400),
    ("an empty body",      "POST", "/api/tables",              400),
    ("not that way",       "POST", "/api/health",              405),
    ("a page posted to",   "POST", "/",                        405),
    ("a strange method",   "PUT",  "/api/tables",              405),
    ("nowhere to delete",  "DELETE", "/no/such/place",         405),
]  # fmt: skip


@pytest.mark.parametrize(("method", "path", "status"), [case[1:] for case in HEADERS_EVERYWHERE])
def test_every_kind_of_answer_has_its_headers(ada: httpx.Client, method: str, path: str, status: int | None) -> None:
    answer = ada.request(method, path)
    assert status in (None, answer.status_code)
    assert [name for name, begins in EVERYWHERE.items() if not answer.headers.get(name, "").startswith(begins)] == []


def test_refusals_of_another_site_have_their_headers_too(ada: httpx.Client) -> None:
    answer = ada.post("/api/tables", json={}, headers={"Origin": "http://elsewhere.example"})
    assert answer.status_code == 403
    assert [name for name, begins in EVERYWHERE.items() if not answer.headers.get(name, "").startswith(begins)] == []


@pytest.mark.parametrize(("method", "path", "status"), [case[1:] for case in HEADERS_EVERYWHERE if case[3]])
def test_every_refusal_is_a_problem_in_json(ada: httpx.Client, method: str, path: str, status: int) -> None:
    answer = ada.request(method, path)
    if status >= 400:
        assert answer.headers["content-type"] == "application/problem+json"
        assert {"type", "title", "status", "detail"} <= answer.json().keys()


# The page's files


@pytest.mark.parametrize(
    "path",
    [
        "/../package.json",
        "/..%2fpackage.json",
        "/%2e%2e/package.json",
        "/%2e%2e%2f%2e%2e%2fpyproject.toml",
        "/assets/../../package.json",
        "/assets/..%2f..%2fpackage.json",
        "/assets%2f..%2f..%2f..%2fpyproject.toml",
        "/..%5cpackage.json",
        "/assets%5c..%5c..%5cpackage.json",
        "//etc/passwd",
        "/%2fetc%2fpasswd",
        "/./../package.json",
        "/.env",
        "/.git/config",
        "/C:%5cWindows%5cwin.ini",
        "/%00",
        "/index.html%00.js",
        "/%ff%fe",
        "/" + "a" * 300,
        "/" + "a" * 300 + ".js",
        "/" + "a/" * 2000,
    ],
)
def test_no_path_leads_out_of_the_page(server: Server, path: str) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    connection.putrequest("GET", path, skip_host=False)
    connection.endheaders()
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    assert answer.status in (200, 400, 404, 503)  # 503: the page has not been built
    assert not any(mark in body for mark in (b"[project]", b"devDependencies", b"root:", b"[core]"))
    if answer.status == 200:
        assert body.lstrip().lower().startswith(b"<!doctype html>")


# Limits


def test_a_body_too_large_is_refused_in_words(ada: httpx.Client) -> None:
    refused = ada.post("/api/tables", json={"game": "x" * 100_000, "players": []})
    assert (refused.status_code, refused.json()["type"], refused.json()["title"]) == (413, "http/413", "Too large")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("strict"), "--requests-per-minute=30", "--secure-cookies") as server:
        yield server


def test_too_many_requests_are_refused_in_words(strict: Server) -> None:
    with strict.client() as eve:
        assert "Secure" in eve.get("/api/tables").headers["set-cookie"]
        # A busy machine takes its time, and a little is allowed again meanwhile.
        answers = (eve.get("/api/health") for _ in range(2000))
        assert next(answers).status_code == 200
        refused = next(answer for answer in answers if answer.status_code != 200)
    assert refused.status_code == 429
    assert refused.json()["title"] == "Too many requests"
    assert 1 <= int(refused.headers["retry-after"]) <= 60
    assert [name for name, begins in EVERYWHERE.items() if not refused.headers.get(name, "").startswith(begins)] == []


def test_a_fault_of_the_database_puts_no_secret_into_the_log(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.client() as ada:
        file = sqlite3.connect(server.database)
        file.execute("ALTER TABLE tables RENAME COLUMN listed TO gone")
        file.commit()
        file.close()
        failed = ada.post("/api/tables", json={"game": GAME, "players": [ME, BOT]})
        assert failed.status_code == 503
        assert "listed" not in failed.text
        log = server.log.read_text()
    assert "no column named listed" in log
    assert re.findall(r"\b[0-9a-f]{32,64}\b", log) == []

"""A real HTTP server for the tests: what webhooks and pushes are sent to. It answers as it is told to, or hangs."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import NamedTuple


class Heard(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Listener:
    """What was sent, in order. `answers` are given by path; `hangs` keeps a path waiting."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.heard: list[Heard] = []
        self.answers: dict[str, tuple[int, dict[str, str]]] = {}
        self.hangs: set[str] = set()
        self.seconds = 0.0
        """How long it takes to answer, once it has heard."""
        self.end = threading.Event()

    def at(self, path: str) -> list[Heard]:
        return [one for one in self.heard if one.path == path]

    def wait_for(self, count: int, path: str) -> list[Heard]:
        for _ in range(1500):
            if len(found := self.at(path)) >= count:
                return found
            time.sleep(0.02)
        raise AssertionError(f"{len(self.at(path))} came to {path}, not {count}")


@contextmanager
def listening() -> Iterator[Listener]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"] or 0))
            listener.heard.append(Heard(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
            while self.path in listener.hangs and not listener.end.is_set():
                time.sleep(0.02)
            time.sleep(listener.seconds)
            status, headers = listener.answers.get(self.path, (204, {}))
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            return

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        server.daemon_threads = True
        listener = Listener(server.server_address[1])
        threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
        try:
            yield listener
        finally:
            listener.end.set()
            server.shutdown()

"""Connections that ask for nothing, or never to the end, do not hold the server up."""

import socket
import time

from stellarch.server.web import connections
from tests.server.running import Server

_LONG_ENOUGH = connections._SECONDS_TO_ASK + 60


def sent(server: Server, *parts: bytes) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port))
    line.settimeout(_LONG_ENOUGH)
    for part in parts:
        line.sendall(part)
    return line


def answered(line: socket.socket) -> bytes:
    try:
        return line.recv(4096)
    except ConnectionError:
        return b""


def is_ended(line: socket.socket) -> bool:
    """Waits until the other side has ended the connection."""
    while answered(line):
        pass
    return True


HEAD = b"POST /api/preview HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


def test_connections_that_do_not_ask_to_the_end_are_ended(server: Server) -> None:
    before = sent(server, b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
    before.recv(4096)  # a whole request, and then half of another
    before.sendall(b"GET /api/hea")
    lines = [
        sent(server),
        sent(server, b"GET /api/health HT"),
        sent(server, HEAD),
        sent(server, HEAD + b"Content-Length: 100\r\n\r\n", b'{"game'),
        before,
    ]
    for line in lines:
        with line:
            assert is_ended(line)


def test_a_head_without_end_is_cut_off(server: Server) -> None:
    with sent(server, HEAD) as line:
        try:
            for _ in range(1000):
                line.sendall(b"X-More: " + b"x" * 1000 + b"\r\n")
            time.sleep(0.1)
        except ConnectionError:
            return
        assert is_ended(line)


def test_one_address_holds_only_so_many_connections(server: Server) -> None:
    lines = [sent(server) for _ in range(connections._MOST_FROM_AN_ADDRESS + 20)]
    try:
        with sent(server, b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n") as late:
            assert not answered(late), "there are too many already"
    finally:
        for line in lines:
            line.close()

"""Limits on connections: a request must arrive in full within a time, and an address has a limited number of
connections."""

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from stellarch.server.budgets import network_of

if TYPE_CHECKING:
    from uvicorn.protocols.http.h11_impl import H11Protocol as HttpProtocol
else:
    HttpProtocol = AutoHTTPProtocol

_SECONDS_TO_ASK = 20.0
"""How long a connection may take to send a request, head and body."""
_LARGEST_HEAD = 64 * 1024
_MOST_FROM_AN_ADDRESS = 200


class Connection(HttpProtocol):
    """The HTTP protocol of uvicorn with these limits."""

    proxies: frozenset[str] = frozenset()
    """Addresses of proxies, which connect for any number of clients."""
    _open: Counter[str] = Counter()  # noqa: RUF012 - of all connections together
    _from: str | None = None
    _deadline: asyncio.TimerHandle | None = None
    _head = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self._from = network_of(host)
        self._open[self._from] += 1
        if self._open[self._from] > _MOST_FROM_AN_ADDRESS and host not in self.proxies:
            transport.abort()
        self._expect_a_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._left()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, *given: Any) -> None:
        """From here on another protocol has the connection; sockets are counted where they are opened."""
        self._left()
        super().handle_websocket_upgrade(*given)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._from is None:  # it has become a socket
            return
        self._head = self._head + len(data) if self._is_in_the_head() else 0
        if self._head > _LARGEST_HEAD:
            self.transport.abort()
        if not self._is_in_the_head() and not self.cycle.more_body:
            self._stop_the_clock()
        elif self._deadline is None:
            self._expect_a_request()

    @property
    def is_still_asking(self) -> bool:
        """Whether a request has begun to arrive and is not complete yet."""
        return self._is_in_the_head() or self.cycle.more_body

    def _is_in_the_head(self) -> bool:
        cycle: Any = self.cycle  # none before the first request
        # After a refusal the rest of a body may still come, and is thrown away.
        return cycle is None or (cycle.response_complete and not cycle.more_body)

    def _expect_a_request(self) -> None:
        self._stop_the_clock()
        self._deadline = asyncio.get_running_loop().call_later(_SECONDS_TO_ASK, self.transport.abort)

    def _stop_the_clock(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _left(self) -> None:
        self._stop_the_clock()
        if self._from is not None:
            self._open[self._from] -= 1
            if not self._open[self._from]:
                del self._open[self._from]
            self._from = None

"""What every request must pass, and what every answer carries."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.types import ASGIApp, BeforeMessageSendHookHandler, Guard, Message, Receive, Scope, Send

from stellarch.core import Refused
from stellarch.server.budgets import Budgets, Kind
from stellarch.server.devices import Devices
from stellarch.server.hosts import Hosts, require_own_page
from stellarch.server.secrets import new_secret

_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
_SAFE = {"GET", "HEAD", "OPTIONS"}
_POLICY_VIOLATION = 1008


class Visitor:
    """Who sends a request: from which address, and on which device where it is known."""

    def __init__(self, address: str, device: str | None) -> None:
        self.address = address
        self.device = device
        self.is_new = False


class Doorkeeper:
    """Refuses what is for another server, comes from another site's page or is too much; recognises the device."""

    def __init__(self, app: ASGIApp, hosts: Hosts, budgets: Budgets, devices: Devices) -> None:
        self._app = app
        self._hosts = hosts
        self._budgets = budgets
        self._devices = devices

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            scope["state"]["visitor"] = await self._let_in(ASGIConnection(scope))
        except Refused as refusal:
            if scope["type"] != ScopeType.WEBSOCKET:
                raise
            await send({"type": "websocket.close", "code": _POLICY_VIOLATION, "reason": refusal.code})
            return
        await self._app(scope, receive, send)

    async def _let_in(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
        hosts = connection.headers.getall("host", ())
        self._hosts.require_known(*hosts)
        origin, host = connection.headers.get("origin"), next(iter(hosts), None)
        is_unsafe = connection.scope["type"] == ScopeType.WEBSOCKET or connection.scope.get("method") not in _SAFE
        if is_unsafe:
            require_own_page(origin, host)
        cookie = self._devices.cookie_of(connection)
        address = connection.client.host if connection.client else ""
        visitor = Visitor(address, self._devices.signed_by_us(cookie))
        self._budgets.take("requests", visitor.address, visitor.device)
        if cookie is not None and visitor.device is None:
            visitor.device = await self._devices.known_from_before(cookie)
            visitor.is_new = visitor.device is not None
        return visitor


def visitor_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
    found: Visitor = connection.scope["state"]["visitor"]
    return found


def provide_device(request: Request[Any, Any, Any]) -> str:
    """The device of a request, new if need be; the answer then brings its cookie."""
    visitor = visitor_of(request)
    if visitor.device is None:
        _budgets_of(request).take("devices", visitor.address, None)
        visitor.device, visitor.is_new = new_secret(), True
    return visitor.device


def limited(kind: Kind) -> Guard:
    """For a route whose work counts by its kind too."""

    def count(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
        visitor = visitor_of(connection)
        _budgets_of(connection).take(kind, visitor.address, visitor.device)

    return count


def _budgets_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Budgets:
    found: Budgets = connection.app.state["budgets"]
    return found


def add_headers(devices: Devices) -> BeforeMessageSendHookHandler:
    """A hook that sets the headers of every answer, those of unknown routes and of refusals included."""

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            sent = MutableScopeHeaders.from_message(message)
            for name, value in _HEADERS.items():
                sent[name] = value
            if "Cache-Control" not in sent:  # what is not a built file of the page may be meant for one device alone
                sent["Cache-Control"] = "no-store"
            visitor = scope.get("state", {}).get("visitor")
            if isinstance(visitor, Visitor) and visitor.is_new and visitor.device is not None:
                sent.add("Set-Cookie", devices.set_cookie(visitor.device))

    return add

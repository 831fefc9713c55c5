"""Checks that every request must pass, and headers that every answer carries."""

import re
from collections.abc import Iterable
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.types import ASGIApp, BeforeMessageSendHookHandler, Guard, Message, Receive, Scope, Send

from stellarch.core import Refused
from stellarch.server.budgets import Budgets, Kind
from stellarch.server.errors import Forbidden, Unavailable
from stellarch.server.messages import Rights
from stellarch.server.people.accounts import Accounts
from stellarch.server.people.identities import Identities
from stellarch.server.people.refusals import No
from stellarch.server.secrets import hashed, new_secret
from stellarch.server.web.devices import Devices
from stellarch.server.web.hosts import Hosts, require_own_page

_HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        b"form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
_NOT_KEPT = (b"cache-control", b"no-store")
_SAFE = {"GET", "HEAD", "OPTIONS"}
_POLICY_VIOLATION = 1008
_LONGEST_TOKEN = 100


class Visitor:
    """The sender of a request: the address, and where they are known the device and whose it is."""

    def __init__(self, address: str, device: str | None, person: str | None = None) -> None:
        self.address = address
        self.device = device
        self.person = person
        self.is_new = False
        self.is_changing = False
        """Whether the browser has just been given another cookie than the one it sends."""


class CookieOnItsWay(Unavailable):
    """To give the browser a device now would take away the one it has just been given."""

    code = "server/cookie"

    def __init__(self) -> None:
        super().__init__(No.COOKIE_YET)


RawHeader = tuple[bytes, bytes]


class RawHeaders:
    """The raw headers of a request, of which few are looked at."""

    def __init__(self, sent: Iterable[RawHeader]) -> None:
        self._sent = sent

    def all(self, name: bytes) -> list[str]:
        """Every header of a name, which is written in small letters."""
        return [value.decode("latin-1") for key, value in self._sent if key == name]

    def get(self, name: bytes) -> str | None:
        return next(iter(self.all(name)), None)


class Door:
    """Refuses requests for another server, from another site's page or beyond the budget; recognises the device."""

    def __init__(
        self, hosts: Hosts, budgets: Budgets, devices: Devices, identities: Identities, accounts: Accounts
    ) -> None:
        self._hosts = hosts
        self._budgets = budgets
        self._devices = devices
        self._identities = identities
        self._accounts = accounts

    def device_in(self, headers: RawHeaders) -> str | None:
        """The device that sends a request, where its cookie is one of ours, and no program."""
        if headers.get(b"authorization") is not None:
            return None
        return self._devices.signed_by_us(self._devices.cookie_in(headers.all(b"cookie")))

    def require_welcome(self, scope: Scope, headers: RawHeaders, visitor: Visitor) -> None:
        """Raises a refusal unless the request is for this server, from its own page, and within what may be asked."""
        hosts = headers.all(b"host")
        self._hosts.require_known(*hosts)
        if scope["type"] == ScopeType.WEBSOCKET or scope.get("method") not in _SAFE:
            require_own_page(headers.get(b"origin"), next(iter(hosts), None))
        self._budgets.take("requests", visitor.address, visitor.device)

    async def let_in(self, scope: Scope) -> Visitor:
        """The sender of a request that may be answered; raises Refused."""
        headers = RawHeaders(scope["headers"])
        if (token := _token_in(headers)) is not None:
            return await self._let_program_in(scope, headers, token)
        cookie = self._devices.cookie_in(headers.all(b"cookie"))
        visitor = Visitor(address_of(scope), self._devices.signed_by_us(cookie))
        self.require_welcome(scope, headers, visitor)
        if cookie is not None and visitor.device is None:
            visitor.device = await self._devices.known_from_before(cookie)
            visitor.is_new = visitor.device is not None
        await self.recognise(visitor)
        return visitor

    async def _let_program_in(self, scope: Scope, headers: RawHeaders, token: str) -> Visitor:
        """A program that acts for a person; it has no cookie, and is given none."""
        visitor = Visitor(address_of(scope), token)
        self.require_welcome(scope, headers, visitor)
        row = await self._accounts.of_token(token)
        if row is None:
            raise Forbidden(No.GOOD_TOKEN)
        require_right(row.rights, scope)
        visitor.person = row.person
        return visitor

    async def recognise(self, visitor: Visitor) -> None:
        """Find out whose the visitor's device is; one that was signed out is not known any more."""
        if visitor.device is not None:
            visitor.person = await self._identities.of(visitor.device)
            if visitor.person is None:
                visitor.is_changing = self._identities.is_changing(visitor.device)
                visitor.device, visitor.is_new = None, False


_MAKES = re.compile(r"/api/tables(/[0-9a-z]+/play-from)?")
_PLAYS = re.compile(r"/api/(tables/.+|exercises(/.+)?|preview)")


def require_right(rights: Rights, scope: Scope) -> None:
    """Raises Forbidden for what a program with these rights may not do. None touches what opens the account."""
    path = scope["path"]
    if scope["type"] == ScopeType.WEBSOCKET or scope.get("method") in _SAFE:
        is_good = not path.startswith("/api/me/")
    elif _MAKES.fullmatch(path):
        is_good = rights == "host"
    else:
        is_good = rights in ("play", "host") and _PLAYS.fullmatch(path) is not None
    if not is_good:
        raise Forbidden(No.RIGHT_FOR_THIS)


def _token_in(headers: RawHeaders) -> str | None:
    scheme, _, token = (headers.get(b"authorization") or "").partition(" ")
    return token.strip()[:_LONGEST_TOKEN] if scheme.lower() == "bearer" else None


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


class Doorkeeper:
    """Middleware: the door for all that the framework answers."""

    def __init__(self, app: ASGIApp, door: Door) -> None:
        self._app = app
        self._door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            scope["state"]["visitor"] = await self._door.let_in(scope)
        except Refused as refusal:
            if scope["type"] != ScopeType.WEBSOCKET:
                raise
            await send({"type": "websocket.close", "code": _POLICY_VIOLATION, "reason": refusal.code})
            return
        await self._app(scope, receive, send)


def visitor_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
    found: Visitor = connection.scope["state"]["visitor"]
    return found


def provide_device(request: Request[Any, Any, Any]) -> str:
    """The device of a request, new if need be; the answer then brings its cookie."""
    visitor = visitor_of(request)
    if visitor.is_changing:
        raise CookieOnItsWay
    if visitor.device is None:
        _budgets_of(request).take("devices", visitor.address, None)
        visitor.device, visitor.is_new = new_secret(), True
        visitor.person = hashed(visitor.device)
    return visitor.device


def arrive(request: Request[Any, Any, Any], device: str, person: str) -> None:
    """The browser is another device from now on: the answer brings its cookie."""
    visitor = visitor_of(request)
    visitor.device, visitor.person, visitor.is_new = device, person, True


def provide_person(device: NamedDependency[str], request: Request[Any, Any, Any]) -> str:
    """Who asks: a guest, where nobody has signed in on the device."""
    person = visitor_of(request).person
    assert device, "a person comes with a device"
    assert person is not None, "whose a device is has been found out by now"
    return person


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
            sent = [*message["headers"], *_HEADERS]
            if not any(name.lower() == b"cache-control" for name, _ in sent):
                sent.append(_NOT_KEPT)  # what is not a built file of the page may be meant for one device alone
            visitor = scope.get("state", {}).get("visitor")
            if isinstance(visitor, Visitor) and visitor.is_new and visitor.device is not None:
                sent.append((b"set-cookie", devices.set_cookie(visitor.device).encode("latin-1")))
            message["headers"] = sent

    return add

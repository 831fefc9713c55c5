"""A device is a random cookie that scripts cannot read and other sites cannot send."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import Scope

from stellarch.server.secrets import new_secret

COOKIE = "stellarch_device"
_YEAR = 365 * 24 * 3600
_LONGEST = 100


def device_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The device a connection comes from; None where it has not been here before."""
    cookie = connection.cookies.get(COOKIE)
    return cookie if cookie and len(cookie) <= _LONGEST else None


def provide_device(request: Request[Any, Any, Any]) -> str:
    """The device of a request, new if need be; the guard then sends the cookie."""
    device = device_of(request)
    if device is None:
        device = new_secret()
        request.scope["state"]["new_device"] = device
    return device


def cookie_for(scope: Scope, *, secure: bool) -> str | None:
    """The Set-Cookie header that makes a new device known, where the request made one."""
    device = scope.get("state", {}).get("new_device")
    if device is None:
        return None
    cookie = Cookie(COOKIE, value=device, max_age=_YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    return cookie.to_header(header="")

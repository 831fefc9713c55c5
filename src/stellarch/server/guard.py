"""What every request must pass, and what every answer carries."""

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, BeforeMessageSendHookHandler, Message, Receive, Scope, Send

from stellarch.server.devices import cookie_for
from stellarch.server.live import is_same_origin

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


class Guard:
    """Refuses requests that come from another site's page."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers.from_scope(scope)
        unsafe = scope["type"] == ScopeType.WEBSOCKET or scope.get("method") not in _SAFE
        if unsafe and not is_same_origin(headers.get("origin"), headers.get("host")):
            await _refuse(scope, send)
        else:
            await self._app(scope, receive, send)


def add_headers(*, secure_cookies: bool) -> BeforeMessageSendHookHandler:
    """A hook that sets the headers of every answer, those of unknown routes and of refusals included."""

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            sent = MutableScopeHeaders.from_message(message)
            for name, value in _HEADERS.items():
                sent[name] = value
            if cookie := cookie_for(scope, secure=secure_cookies):
                sent.add("Set-Cookie", cookie)

    return add


async def _refuse(scope: Scope, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": "wrong origin"})
        return
    body = b'{"type":"http/403","title":"Not allowed","status":403,"detail":"This request comes from another site."}'
    kind = (b"content-type", b"application/problem+json")
    await send({"type": "http.response.start", "status": 403, "headers": [kind]})
    await send({"type": "http.response.body", "body": body, "more_body": False})

"""Every refusal and fault as an RFC 9457 answer. What a client sees never holds a trace, a path or a secret."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from msgspec.structs import replace

from stellarch.core import BadNotation, NotYourTurn, Refused, StaleState, StellarchError, said, verbatim, written
from stellarch.server.budgets import TooMuch
from stellarch.server.errors import Forbidden, NotFound, Unavailable, Unreadable
from stellarch.server.messages import Objection, Problem
from stellarch.server.refusals import Why
from stellarch.server.web.hosts import ForeignPage, SeveralHosts, UnknownHost
from stellarch.server.web.languages import headers_in, language_of

_LOG = logging.getLogger(__name__)
_STATUS: dict[type[StellarchError], int] = {
    NotFound: 404,
    Forbidden: 403,
    StaleState: 409,
    NotYourTurn: 409,
    Unreadable: 410,
    ForeignPage: 403,
    UnknownHost: 421,
    SeveralHosts: 400,
    TooMuch: 429,
}
_CANNOT_BE_DONE = 422
_SECONDS_TO_WAIT = 5
PROBLEM_JSON = "application/problem+json"
TITLES = {
    400: "The request cannot be read",
    403: "Not allowed",
    404: "Not found",
    405: "Method not allowed",
    409: "The table has moved on",
    410: "Cannot be opened any more",
    413: "Too large",
    421: "Not this server",
    422: "Refused",
    429: "Too many requests",
    503: "Not now",
}


def refused(request: Request[Any, Any, Any], fault: StellarchError) -> Response[bytes]:
    """A refusal of the rules or of the table."""
    status = next((code for kind, code in _STATUS.items() if isinstance(fault, kind)), _CANNOT_BE_DONE)
    if isinstance(fault, BadNotation):
        status = 400
    problem = Problem("text/unreadable", TITLES[status], status, fault.why, fault.why)
    if isinstance(fault, Refused):
        problem = replace(
            problem,
            type=fault.code,
            rule=fault.rule,
            about=fault.about,
            at=fault.at,
            stands=fault.stands,
            number=fault.number if isinstance(fault, StaleState) else None,
            besides=tuple(Objection(other.why, other.rule, other.about, other.at) for other in fault.besides),
        )
    return _answer(
        request,
        problem,
        {"Retry-After": str(fault.seconds)} if isinstance(fault, TooMuch) else None,
    )


def unavailable(request: Request[Any, Any, Any], fault: Unavailable) -> Response[bytes]:
    """What cannot be done now but may be possible soon."""
    problem = Problem(fault.code, TITLES[503], 503, fault.why, fault.why)
    return _answer(request, problem, {"Retry-After": str(_SECONDS_TO_WAIT)})


def http(request: Request[Any, Any, Any], fault: HTTPException) -> Response[bytes]:
    """What the framework refuses: an unknown route, a body of the wrong shape, too many requests."""
    status = fault.status_code
    detail = fault.detail
    extra = fault.extra if isinstance(fault.extra, list) else []
    messages = "; ".join(str(part.get("message", "")) for part in extra if isinstance(part, dict))
    return _answer(
        request,
        Problem(
            type=f"http/{status}",
            title=TITLES.get(status, "The request failed"),
            status=status,
            detail=verbatim(f"{detail}: {messages}" if messages else detail),
        ),
        fault.headers,
    )


def too_deep(request: Request[Any, Any, Any], _fault: RecursionError) -> Response[bytes]:
    """JSON that is nested too deeply."""
    why = said(Why.NESTED_TOO_DEEPLY)
    return _answer(request, Problem("http/400", TITLES[400], 400, why, why))


def not_utf8(request: Request[Any, Any, Any], _fault: UnicodeError) -> Response[bytes]:
    """Bytes that are not UTF-8, or text that cannot be encoded."""
    why = said(Why.NOT_UTF_8)
    return _answer(request, Problem("http/400", TITLES[400], 400, why, why))


def unexpected(request: Request[Any, Any, Any], fault: Exception) -> Response[bytes]:
    """A fault of ours: logged in full, told in one line."""
    # As a Python literal, since an address may hold line breaks, and with them whole lines made up for the log.
    # From the scope, since whatever else tells the path puts an address together first, and may fail at it again.
    _LOG.error("%s %a failed", request.method, request.scope["path"], exc_info=fault)
    why = said(Why.OUR_FAULT)
    return _answer(request, Problem("server/fault", "Server fault", 500, why, why))


def _answer(
    request: Request[Any, Any, Any], problem: Problem, headers: dict[str, str] | None = None
) -> Response[bytes]:
    language = language_of(request.scope)
    return Response(
        written(problem, language),
        status_code=problem.status,
        media_type=PROBLEM_JSON,
        headers={**(headers or {}), **headers_in(language)},
    )


HANDLERS: dict[Any, Any] = {
    Unavailable: unavailable,
    StellarchError: refused,
    HTTPException: http,
    RecursionError: too_deep,
    UnicodeError: not_utf8,
    Exception: unexpected,
}


def answer_to(request: Request[Any, Any, Any], fault: Exception) -> Response[bytes]:
    """What the framework answers where a handler raises."""
    answer: Response[bytes] = next(told for kind, told in HANDLERS.items() if isinstance(fault, kind))(request, fault)
    return answer

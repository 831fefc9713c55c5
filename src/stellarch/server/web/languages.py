"""The language of a request and of its answer: from the query `language`, where a header cannot be set, or from the
header Accept-Language. English where no language that is asked for has words."""

import re
from functools import lru_cache
from typing import Any, TypeVar, cast

from litestar import Request, Response
from litestar.response.base import ASGIResponse
from litestar.types import Scope

from stellarch.core import LANGUAGES, Language, written
from stellarch.server.web.guard import RawHeaders

T = TypeVar("T")

_MOST_KEPT = 64
DEFAULT: Language = "en"


_QUERY = re.compile(rb"(?:^|&)language=([A-Za-z-]{2,20})(?:&|$)")


def language_of(scope: Scope) -> Language:
    """The language of a request, read from the raw bytes: this must not fail where the answer is a refusal."""
    asked = _QUERY.search(scope["query_string"])
    return language_in(asked[1].decode() if asked else RawHeaders(scope["headers"]).get(b"accept-language") or "")


@lru_cache(_MOST_KEPT)
def language_in(accepted: str) -> Language:
    """The language that is wanted most of those there are, as in `de-AT, fr;q=0.8`."""
    wanted = [part.strip().lower().partition(";") for part in accepted.split(",")]
    by_weight = sorted(wanted, key=lambda part: -_weight(part[2]))
    found = (tag.strip()[:2] for tag, _, weight in by_weight if _weight(weight) > 0)
    return next((language for language in found if language in LANGUAGES), DEFAULT)


def _weight(written: str) -> float:
    name, _, value = written.replace(" ", "").partition("=")
    try:
        return float(value) if name == "q" else 1.0
    except ValueError:
        return 0.0


def headers_in(language: Language) -> dict[str, str]:
    """What an answer says of its language."""
    return {"Content-Language": language, "Vary": "Accept-Language"}


class Told(Response[T]):
    """A message as JSON, in the language in which it was asked for."""

    def to_asgi_response(self, app: Any, request: Request[Any, Any, Any], **further: Any) -> ASGIResponse:
        language = language_of(request.scope)
        self.content = cast(T, written(self.content, language))
        self.headers.update(headers_in(language))
        return super().to_asgi_response(app, request, **further)

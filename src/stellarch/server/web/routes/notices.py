"""Notices: what one wants to be told, and leaving them without signing in."""

from typing import Annotated

from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody, PathParameter

from stellarch.server import messages
from stellarch.server.notices.leaving import Leaving
from stellarch.server.notices.wishes import NoticeWishes
from stellarch.server.web.guard import limited
from stellarch.server.web.languages import language_of
from stellarch.server.web.routes.common import AnyRequest, Person, get, post

Wanted = NamedDependency[NoticeWishes]
Token = Annotated[str, PathParameter(pattern="^[0-9a-f]+$", max_length=64)]
_SOME = [limited("previews")]


@get("/me/notices")
async def notices_page(wanted: Wanted, person: Person) -> messages.NoticesPage:
    """What one is told, and by which ways."""
    return await wanted.page(person)


@post("/me/notices", guards=_SOME)
async def set_wishes(
    request: AnyRequest, data: JSONBody[messages.Wishes], wanted: Wanted, person: Person
) -> messages.NoticesPage:
    """Be told these things by these ways from now on, in the language of the request."""
    return await wanted.set(person, data, language_of(request.scope))


@post("/notices/stop/{token:str}", guards=_SOME)
async def stop_letters(token: FromPath[Token], leaving: NamedDependency[Leaving]) -> messages.LettersStopped:
    """Stop letters: what a mail program asks for when its reader wants no more, or the page that a letter links to."""
    return messages.LettersStopped(await leaving.stop(token))


ROUTES: list[HTTPRouteHandler] = [notices_page, set_wishes, stop_letters]

"""Notices: what one wants to be told, and leaving them without signing in."""

from typing import Annotated

from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody, PathParameter

from stellarch.server import messages
from stellarch.server.notices.leaving import Leaving
from stellarch.server.notices.places import Places
from stellarch.server.notices.service import Notices
from stellarch.server.notices.wishes import NoticeWishes
from stellarch.server.web.guard import limited
from stellarch.server.web.languages import language_of
from stellarch.server.web.routes.common import AnyRequest, Person, TableId, get, post

Wanted = NamedDependency[NoticeWishes]
Token = Annotated[str, PathParameter(pattern="^[0-9a-f]+$", max_length=64)]
AllPlaces = NamedDependency[Places]
_FEW = [limited("tables")]
"""For what sends something, or makes it."""
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


@get("/me/notices/preview", guards=_SOME)
async def preview_notices(request: AnyRequest, wanted: Wanted, person: Person) -> messages.NoticePreview:
    """What would come now, exactly as it comes."""
    return await wanted.preview(person, language_of(request.scope))


@post("/notices/stop/{token:str}", guards=_SOME)
async def stop_letters(token: FromPath[Token], leaving: NamedDependency[Leaving]) -> messages.LettersStopped:
    """Stop letters: what a mail program asks for when its reader wants no more, or the page that a letter links to."""
    return messages.LettersStopped(await leaving.stop(token))


@post("/me/notices/browsers", guards=_FEW)
async def add_browser(
    data: JSONBody[messages.NewBrowser], places: AllPlaces, wanted: Wanted, person: Person
) -> messages.NoticesPage:
    """Be told in this browser, also while it is closed."""
    await places.add_browser(person, data)
    return await wanted.page(person)


@post("/me/notices/browsers/remove", guards=_SOME)
async def remove_browser(
    data: JSONBody[messages.OldBrowser], places: AllPlaces, wanted: Wanted, person: Person
) -> messages.NoticesPage:
    await places.remove_browser(data.endpoint)
    return await wanted.page(person)


@post("/me/notices/try", guards=_FEW)
async def try_browsers(request: AnyRequest, places: AllPlaces, person: Person) -> messages.TrialSent:
    """Have one's browsers show a notice now."""
    return await places.try_browsers(person, language_of(request.scope))


@post("/me/notices/hooks", guards=_FEW)
async def add_own_hook(
    request: AnyRequest, data: JSONBody[messages.NewHook], places: AllPlaces, wanted: Wanted, person: Person
) -> messages.NoticesPage:
    """Have an address told what one is told."""
    await places.add_hook(None, person, data, language_of(request.scope))
    return await wanted.page(person)


@post("/me/notices/hooks/remove", guards=_SOME)
async def remove_own_hook(
    data: JSONBody[messages.WhichHook], places: AllPlaces, wanted: Wanted, person: Person
) -> messages.NoticesPage:
    await places.remove_hook(None, person, data.id)
    return await wanted.page(person)


@get("/tables/{table_id:str}/hooks")
async def hooks(table_id: TableId, places: AllPlaces, person: Person) -> messages.HooksOf:
    """The webhooks of a table, for its host."""
    return await places.hooks_at(table_id, person)


@post("/tables/{table_id:str}/hooks", guards=_FEW)
async def add_hook(
    request: AnyRequest,
    table_id: TableId,
    data: JSONBody[messages.NewHook],
    places: AllPlaces,
    notices: NamedDependency[Notices],
    person: Person,
) -> messages.HooksOf:
    """Have an address told whose turn it is at a table, and how it ended."""
    await places.add_hook(table_id, person, data, language_of(request.scope))
    notices.look_at([table_id])
    return await places.hooks_at(table_id, person)


@post("/tables/{table_id:str}/hooks/remove", guards=_SOME)
async def remove_hook(
    table_id: TableId, data: JSONBody[messages.WhichHook], places: AllPlaces, person: Person
) -> messages.HooksOf:
    await places.remove_hook(table_id, person, data.id)
    return await places.hooks_at(table_id, person)


ROUTES: list[HTTPRouteHandler] = [
    notices_page,
    set_wishes,
    preview_notices,
    stop_letters,
    add_browser,
    remove_browser,
    try_browsers,
    add_own_hook,
    remove_own_hook,
    hooks,
    add_hook,
    remove_hook,
]

"""How people have played."""

from typing import Annotated

from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from stellarch.server import messages
from stellarch.server.people.pages import Outcome, Pages, Wanted
from stellarch.server.web.guard import limited
from stellarch.server.web.routes.common import Person, get, post

Address = Annotated[str, PathParameter(pattern="^(me|[0-9a-f]{16})$", max_length=16)]
AllPages = NamedDependency[Pages]
Named = Annotated[str | None, QueryParameter(pattern="^[0-9a-z:-]+$", max_length=60)]
_SOME = [limited("previews")]


@get("/people/{address:str}", guards=_SOME)
async def person_page(address: Address, pages: AllPages, person: Person) -> messages.PersonPage:
    """Ratings, results and style of somebody, by the address of their page; `me` is who asks."""
    return await pages.page(address, person)


@get("/people/{address:str}/games", guards=_SOME)
async def games_of(
    address: Address,
    pages: AllPages,
    person: Person,
    game: Named = None,
    opponent: Named = None,
    result: FromQuery[Outcome | None] = None,
    before: Named = None,
) -> messages.History:
    """Finished games of somebody, the last ones first: all, or those of a game, against somebody, won or lost."""
    return await pages.history(address, person, Wanted(game, opponent, result, before))


@post("/me/blocks/person", guards=[limited("talk")])
async def block_person(data: JSONBody[messages.BlockPerson], pages: AllPages, person: Person) -> messages.Done:
    """Have nothing more to do with somebody, by the address of their page."""
    await pages.block(person, data.address)
    return messages.Done()


ROUTES: list[HTTPRouteHandler] = [person_page, games_of, block_person]

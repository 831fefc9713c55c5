"""The tables that who asks begins again and again."""

from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from stellarch.server import messages
from stellarch.server.people.templates import OwnTemplates
from stellarch.server.tables.player_names import tidied
from stellarch.server.web.guard import limited
from stellarch.server.web.routes.common import Person, get, post

Templates = NamedDependency[OwnTemplates]
_FEW = [limited("tables")]


@get("/me/templates")
async def templates(templates: Templates, person: Person) -> list[messages.TableTemplate]:
    """The tables one keeps, each under its name."""
    return await templates.of(person)


@post("/me/templates", guards=_FEW)
async def keep(
    data: JSONBody[messages.KeepTemplate], templates: Templates, person: Person
) -> list[messages.TableTemplate]:
    """Keep a table under a name, to begin it again."""
    return await templates.keep(person, tidied(data.name), data)


@post("/me/templates/remove", guards=_FEW)
async def remove(
    data: JSONBody[messages.WhichTemplate], templates: Templates, person: Person
) -> list[messages.TableTemplate]:
    """Keep a table no longer. Games that were begun with it go on."""
    return await templates.remove(person, data.name)


ROUTES: list[HTTPRouteHandler] = [templates, keep, remove]

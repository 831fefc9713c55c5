"""When who asks sleeps or is on holiday."""

from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from stellarch.server import messages
from stellarch.server.people.hours import PeoplesHours
from stellarch.server.web.guard import limited
from stellarch.server.web.routes.common import Person, get, post

TheirHours = NamedDependency[PeoplesHours]
_FEW = [limited("tables")]


@get("/me/hours")
async def hours(hours: TheirHours, person: Person) -> messages.Hours:
    """When one sleeps and is on holiday, as one has said."""
    return await hours.shown(person)


@post("/me/hours", guards=_FEW)
async def live_by(data: JSONBody[messages.NewHours], hours: TheirHours, person: Person) -> messages.Hours:
    """Sleep at these hours from now on: nothing is sent then, and clocks by days may stand still."""
    return await hours.live_by(person, data)


@post("/me/holiday", guards=_FEW)
async def holiday(data: JSONBody[messages.NewHoliday], hours: TheirHours, person: Person) -> messages.Hours:
    """Go on holiday for so many days, or come back: meanwhile none of one's clocks by days runs."""
    return await hours.go_on_holiday(person, data.days)


ROUTES: list[HTTPRouteHandler] = [hours, live_by, holiday]

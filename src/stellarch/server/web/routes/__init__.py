"""The routes of the API, by subject."""

from litestar.handlers import HTTPRouteHandler

from stellarch.server.web.routes import (
    agreeing,
    exercises,
    games,
    hours,
    house,
    inbox,
    memory,
    notices,
    orders,
    people,
    persons,
    tables,
    talk,
    templates,
)

ROUTES: list[HTTPRouteHandler] = [
    *house.ROUTES,
    *games.ROUTES,
    *tables.ROUTES,
    *inbox.ROUTES,
    *exercises.ROUTES,
    *memory.ROUTES,
    *orders.ROUTES,
    *people.ROUTES,
    *persons.ROUTES,
    *notices.ROUTES,
    *hours.ROUTES,
    *talk.ROUTES,
    *templates.ROUTES,
    *agreeing.ROUTES,
]

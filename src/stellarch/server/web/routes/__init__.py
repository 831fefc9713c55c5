"""The routes of the API, by subject."""

from litestar.handlers import HTTPRouteHandler

from stellarch.server.web.routes import exercises, games, house, tables

ROUTES: list[HTTPRouteHandler] = [*house.ROUTES, *games.ROUTES, *tables.ROUTES, *exercises.ROUTES]

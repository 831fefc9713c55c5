"""The server put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig

from stellarch import __version__
from stellarch.core.readers import build_readers
from stellarch.server.bot_workers import BotWorkers
from stellarch.server.devices import provide_device
from stellarch.server.guard import Guard, add_headers
from stellarch.server.live import Lines, live
from stellarch.server.page import page
from stellarch.server.problems import HANDLERS
from stellarch.server.routes import ROUTES
from stellarch.server.schema import PublishedSchema
from stellarch.server.settings import Settings
from stellarch.server.storage import Database
from stellarch.server.tables import Tables


def create_app(settings: Settings) -> Litestar:
    """The server for these settings; starting it opens the database and the bots' workers."""
    lines = Lines()
    database = Database(settings.database)
    bots = BotWorkers(settings.bot_workers)
    tables = Tables(database, bots, lines.tell)

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        database.start()
        bots.start()
        try:
            yield
        finally:
            await tables.stop()
            bots.stop()
            database.stop()

    limit = RateLimitConfig(rate_limit=("minute", settings.requests_per_minute))
    api = Router(
        "/api",
        route_handlers=ROUTES,
        dependencies={"device": Provide(provide_device, sync_to_thread=False)},
        middleware=[limit.middleware],
    )
    app = Litestar(
        route_handlers=[api, live, page],
        dependencies={
            "tables": Provide(_always(tables), sync_to_thread=False),
            "lines": Provide(_always(lines), sync_to_thread=False),
            "settings": Provide(_always(settings), sync_to_thread=False),
        },
        lifespan=[running],
        middleware=[DefineMiddleware(Guard)],
        before_send=[add_headers(secure_cookies=settings.secure_cookies)],
        exception_handlers=HANDLERS,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        request_max_body_size=settings.largest_body,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Stellarch", version=__version__, path="/api/schema", render_plugins=[PublishedSchema()]
        ),
    )
    build_readers()  # the framework has types of its own by now, and there is no second thread yet
    return app


def _always(value: Any) -> Any:
    def provide() -> Any:
        return value

    return provide

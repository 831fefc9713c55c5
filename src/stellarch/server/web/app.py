"""The server put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig

from stellarch import __version__
from stellarch.bots import offer
from stellarch.core.readers import build_readers
from stellarch.games import load_games
from stellarch.server.budgets import Budgets
from stellarch.server.mail import Mailer
from stellarch.server.memory.service import Memories
from stellarch.server.notices.service import Notices
from stellarch.server.notices.wishes import NoticeWishes
from stellarch.server.people.accounts import Accounts
from stellarch.server.people.hours import PeoplesHours
from stellarch.server.people.identities import Identities
from stellarch.server.people.pages import Pages
from stellarch.server.people.sign_in import SignIn
from stellarch.server.people.templates import OwnTemplates
from stellarch.server.settings import Settings
from stellarch.server.storage import Database
from stellarch.server.tables.lifetime import Lifetime
from stellarch.server.tables.recording import Recording
from stellarch.server.tables.service import Tables
from stellarch.server.web.addresses import on_this_machine
from stellarch.server.web.devices import Devices
from stellarch.server.web.express import Express
from stellarch.server.web.guard import Door, Doorkeeper, add_headers, provide_device, provide_person
from stellarch.server.web.hosts import Hosts
from stellarch.server.web.languages import Told
from stellarch.server.web.live import Lines, live
from stellarch.server.web.openapi import PublishedSchema, TextSchema
from stellarch.server.web.packing import Packing
from stellarch.server.web.page import page
from stellarch.server.web.problems import HANDLERS
from stellarch.server.web.routes import ROUTES
from stellarch.server.workers.bots import BotWorkers
from stellarch.server.workers.jobs import JobWorker
from stellarch.server.workers.turns import Turns


def create_app(settings: Settings, database: Database | None = None, lifetime: Lifetime | None = None) -> Litestar:
    """The server for these settings; starting it opens the database, unless it is given one, and the bots' workers."""
    lines = Lines()
    database = database or Database(settings.database)
    bots = BotWorkers(settings.bot_workers, own=settings.bots)
    previews = JobWorker()
    dealing = JobWorker()  # of its own, so that no table waits while somebody's fair board is sought
    turns = Turns(settings.bot_workers)
    lifetime = lifetime or Lifetime(database)
    tables = Tables(database, bots, turns, dealing, lines.tell, lifetime)
    hours = PeoplesHours(database, lifetime.utc)
    hours.changed = tables.timekeeping.hours_changed
    memory = Memories(tables, previews)
    tables.registry.tell_some = lines.tell
    devices = Devices(database, secure=settings.secure_cookies)
    mailer = Mailer(settings.mail)
    budgets = Budgets(settings)
    identities = Identities(database)
    recording = Recording(tables.registry)
    accounts = Accounts(database, identities, letters=mailer.is_configured)
    accounts.moved = tables.registry.reread
    ways = SignIn(database, accounts, mailer)
    base = f"{settings.address.rstrip('/')}/" if settings.address else on_this_machine(settings)
    notices = Notices(tables, mailer, settings.notices, base)
    wanted = NoticeWishes(database, notices, mailer)
    door = Door(Hosts(settings), budgets, devices, identities, accounts)

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        database.start()
        bots.start()
        previews.start()
        dealing.start()
        await devices.start()
        await ways.start()
        identities.start()
        await tables.start()
        await notices.start()
        recording.start()
        try:
            yield
        finally:
            await recording.stop()
            await notices.stop()
            await mailer.stop()
            await identities.stop()
            await tables.stop()
            bots.stop()
            previews.stop()
            dealing.stop()
            database.stop()

    def call_off() -> None:
        """Whatever might take long is not worth waiting for any more; who asked for it is told so at once."""
        tables.call_off()
        for processes in (bots, previews, dealing):
            processes.stop()

    api = Router(
        "/api",
        route_handlers=ROUTES,
        response_class=Told,
        dependencies={
            "device": Provide(provide_device, sync_to_thread=False),
            "person": Provide(provide_person, sync_to_thread=False),
        },
    )
    app = Litestar(
        route_handlers=[api, live, page],
        dependencies={
            "tables": Provide(_always(tables), sync_to_thread=False),
            "memory": Provide(_always(memory), sync_to_thread=False),
            "jobs": Provide(_always(previews), sync_to_thread=False),
            "lines": Provide(_always(lines), sync_to_thread=False),
            "accounts": Provide(_always(accounts), sync_to_thread=False),
            "hours": Provide(_always(hours), sync_to_thread=False),
            "pages": Provide(_always(Pages(database)), sync_to_thread=False),
            "templates": Provide(_always(OwnTemplates(database)), sync_to_thread=False),
            "ways": Provide(_always(ways), sync_to_thread=False),
            "mailer": Provide(_always(mailer), sync_to_thread=False),
            "wanted": Provide(_always(wanted), sync_to_thread=False),
            "notices": Provide(_always(notices), sync_to_thread=False),
            "places": Provide(_always(notices.places), sync_to_thread=False),
            "leaving": Provide(_always(notices.leaving), sync_to_thread=False),
            "settings": Provide(_always(settings), sync_to_thread=False),
            "database": Provide(_always(database), sync_to_thread=False),
        },
        lifespan=[running],
        middleware=[Packing, DefineMiddleware(Doorkeeper, door=door)],
        before_send=[add_headers(devices)],
        state=State({"budgets": budgets, "call_off": call_off}),
        exception_handlers=HANDLERS,
        request_max_body_size=settings.largest_body,
        logging_config=None,
        plugins=[TextSchema()],
        openapi_config=OpenAPIConfig(
            title="Stellarch", version=__version__, path="/api/schema", render_plugins=[PublishedSchema()]
        ),
    )
    app.asgi_handler = Express(app.asgi_handler, door, tables, settings.largest_body)
    load_games()
    offer(settings.bots)
    build_readers()  # the framework has types of its own by now, and there is no second thread yet
    return app


def _always(value: Any) -> Any:
    def provide() -> Any:
        return value

    return provide

"""Running the server until it is told to stop."""

import asyncio
import gc
import ipaddress
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterable

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from stellarch.core import BadOptions
from stellarch.server.refusals import CannotListen, DatabaseUnusable, NotAnAddress, NotBetween, Why
from stellarch.server.settings import Settings
from stellarch.server.storage import Database
from stellarch.server.storage.claim import InUse, Unfit
from stellarch.server.storage.database import WrongSchema, reason
from stellarch.server.web.app import create_app
from stellarch.server.web.connections import Connection

_SECONDS_TO_COME = 1
"""How long a request that has begun to come may take to come whole, once the server is to stop."""
_SECONDS_TO_FINISH = 2
_NEW_OBJECTS = 20_000
"""How many objects are made before the new ones are looked through for garbage."""


def serve(settings: Settings, when_up: Callable[[], None]) -> None:
    """Serve until interrupted; `when_up` is called once it answers. Running requests are finished."""
    _require_sensible(settings)
    _require_addresses(settings.proxies)
    _require_free(settings)
    database = _opened(settings)
    # Once all is finished, uvicorn raises the signal that stopped it anew; a stop that was asked for is no failure.
    signal.signal(signal.SIGTERM, lambda _signal, _frame: sys.exit(0))
    # A script that starts it in the background has it ignore interrupts; uvicorn stops for one all the same.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    Connection.proxies = frozenset(settings.proxies)
    app = create_app(settings, database)
    _spare_what_stays()
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=_SECONDS_TO_FINISH,
        ws_max_size=settings.largest_body,
        http=Connection,
        # Only a named proxy is believed when it says for whom it asks: anybody else could say anything.
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
    )
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:  # uvloop, where it is installed
        runner.run(_run(_Server(config, app.state["call_off"]), when_up))


def _spare_what_stays() -> None:
    """What is loaded by now stays: it need not be looked through for garbage again and again. Positions hold no cycles,
    so there is little to be found among the new either."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_NEW_OBJECTS, 20, 20)


class _Server(uvicorn.Server):
    """Told to stop it calls off what might take long, so that requests under way are soon finished."""

    def __init__(self, config: uvicorn.Config, call_off: Callable[[], None]) -> None:
        super().__init__(config)
        self._call_off = call_off

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        logging.getLogger("uvicorn.error").addFilter(_is_no_cancelling)
        self._call_off()
        asyncio.get_running_loop().call_later(_SECONDS_TO_COME, self._wait_for_no_more)
        await super().shutdown(sockets)

    def _wait_for_no_more(self) -> None:
        for connection in list(self.server_state.connections):
            if isinstance(connection, Connection) and connection.is_still_asking:
                connection.transport.abort()


def _is_no_cancelling(record: logging.LogRecord) -> bool:
    """That what was under way for too long is called off at the end is no fault to tell of."""
    return record.exc_info is None or not isinstance(record.exc_info[1], asyncio.CancelledError)


async def _run(server: uvicorn.Server, when_up: Callable[[], None]) -> None:
    serving = asyncio.create_task(server.serve())
    while not server.started and not serving.done():
        await asyncio.sleep(0.05)
    if server.started:
        when_up()
    await serving


def _require_sensible(settings: Settings) -> None:
    """Raises BadOptions where a number cannot be meant."""
    least_most = {"port": (1, 65535), "bot_workers": (1, 64), "requests_per_minute": (1, 1_000_000_000)}
    for name, (least, most) in least_most.items():
        if not least <= (given := getattr(settings, name)) <= most:
            option = f"--{name.replace('_', '-')}"
            raise BadOptions(
                NotBetween(option, least, most, given),
                about=(name,),
            )


def _require_addresses(proxies: Iterable[str]) -> None:
    """Raises BadOptions for a proxy that is no address: what is believed must be clear."""
    for proxy in proxies:
        try:
            ipaddress.ip_address(proxy)
        except ValueError:
            raise BadOptions(
                NotAnAddress(proxy),
                about=("proxy",),
            ) from None


def _opened(settings: Settings) -> Database:
    """The database, claimed for this server; raises BadOptions where it cannot be used."""
    try:
        database = Database(settings.database)
        database.open()
    except InUse:
        raise BadOptions(Why.DATABASE_IN_USE) from None
    except Unfit as fault:
        raise BadOptions(fault.why) from None
    except (SQLAlchemyError, WrongSchema, ImportError, OSError) as fault:
        raise BadOptions(DatabaseUnusable(reason(fault))) from None
    return database


def _require_free(settings: Settings) -> None:
    """Raises BadOptions where something else listens already: better one line now than a trace from the depths."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as fault:
            raise BadOptions(CannotListen(settings.host, settings.port, str(fault.strerror))) from None

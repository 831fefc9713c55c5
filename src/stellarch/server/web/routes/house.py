"""The server itself: whether it is up, and where it can be reached."""

import segno
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from stellarch import __version__
from stellarch.server import messages
from stellarch.server.settings import Settings
from stellarch.server.storage import Database
from stellarch.server.web.addresses import on_the_network
from stellarch.server.web.guard import limited
from stellarch.server.web.routes.common import get, post


@get("/health")
async def health(database: NamedDependency[Database]) -> messages.Health:
    """Whether the server is up and can store what is played."""
    await database.check()
    return messages.Health("ok", __version__)


@get("/addresses")
async def addresses(settings: NamedDependency[Settings]) -> messages.Addresses:
    """Where others on the network can open this server."""
    return messages.Addresses(on_the_network(settings))


@post("/qr", guards=[limited("previews")], sync_to_thread=True)
def qr(data: JSONBody[messages.Draw]) -> messages.QrCode:
    """An address as a QR code, for a telephone to read off the screen."""
    drawn = segno.make(data.address, error="m", micro=False)
    return messages.QrCode(drawn.svg_data_uri(scale=4, light="#fff"))


ROUTES: list[HTTPRouteHandler] = [
    health,
    addresses,
    qr,
]

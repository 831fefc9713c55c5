"""`python -m stellarch.server`: the server on its defaults."""

import uvicorn

from stellarch.server.app import create_app
from stellarch.server.settings import Settings, default_database


def serve(settings: Settings) -> None:
    """Run until told to stop; running requests are finished first."""
    uvicorn.run(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_level="warning",
        timeout_graceful_shutdown=5,
        ws_max_size=settings.largest_body,
    )


if __name__ == "__main__":
    serve(Settings(default_database()))

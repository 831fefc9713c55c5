"""How alembic runs: on the server's own metadata, in batches so that SQLite can alter tables too."""

from alembic import context
from sqlalchemy import create_engine

from stellarch.server.storage.schema import metadata


def run() -> None:
    url = context.config.get_main_option("sqlalchemy.url")
    assert url is not None
    engine = create_engine(url)
    with engine.connect() as connection:
        context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
        with context.begin_transaction():
            context.run_migrations()
    engine.dispose()


run()

"""How alembic runs: on the connection it is given, in batches so that SQLite can alter tables too."""

from alembic import context

from stellarch.server.storage.schema import metadata


def run() -> None:
    connection = context.config.attributes["connection"]
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


run()

"""How the server is run: one frozen value, read once."""

import os
from dataclasses import dataclass, field

from platformdirs import user_data_path

from stellarch.core.installed import Entry
from stellarch.server.mail import MailSettings
from stellarch.server.notice_settings import NoticeSettings


@dataclass(frozen=True, slots=True)
class Settings:
    """Defaults are for one person at home: localhost only, a file in the user's data folder."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    bot_workers: int = 1
    """A process each; the command line gives as many as there are processors to spare."""
    bots: tuple[Entry, ...] = ()
    """Bots offered besides ours and those of installed packages."""
    requests_per_minute: int = 1200
    socket_messages_per_minute: int = 120
    largest_body: int = 64 * 1024
    secure_cookies: bool = False
    hosts: tuple[str, ...] = ()
    """Names of this server besides those of the machine."""
    proxies: tuple[str, ...] = ()
    """Addresses whose word is taken for where a request comes from."""
    address: str = ""
    """Where people open this server, as https://play.example.org: for links in letters. Without one, this machine."""
    mail: MailSettings | None = None
    notices: NoticeSettings = field(default_factory=NoticeSettings)


def default_database() -> str:
    """A SQLite file in the folder where this system keeps a user's data."""
    folder = user_data_path("stellarch", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'stellarch.db'}"


def spare_processors() -> int:
    """How many bots can think at the same time while the server itself has a processor left; memory sets a limit.
    Two at least: one of them answers what is short while another thinks for long."""
    return max(_LEAST_WORKERS, min(_MOST_WORKERS, (os.cpu_count() or 1) - 1))


_LEAST_WORKERS, _MOST_WORKERS = 2, 4

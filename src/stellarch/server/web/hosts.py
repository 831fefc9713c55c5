"""The names under which the server is known.

A page of another site could have its own name lead to this machine, and then ask as if it were ours. An address cannot
be made to lead elsewhere, so all addresses are good; of names, only those that are known to be of this machine.
"""

import ipaddress
import re
import socket
from functools import lru_cache
from urllib.parse import urlsplit

from stellarch.core import Refused
from stellarch.server.refusals import UnknownName, Why
from stellarch.server.settings import Settings

_LAST_PORT = 65535


class UnknownHost(Refused):
    """The request is for a machine of another name."""

    code = "http/421"

    def __init__(self, name: str) -> None:
        shown = ascii(name[:100])
        super().__init__(UnknownName(shown))


class SeveralHosts(Refused):
    """What stands before the server may have looked at one of them, and the server at another."""

    code = "http/400"

    def __init__(self) -> None:
        super().__init__(Why.SEVERAL_HOSTS)


class ForeignPage(Refused):
    code = "http/403"

    def __init__(self) -> None:
        super().__init__(Why.FROM_ANOTHER_SITE)


class Hosts:
    def __init__(self, settings: Settings) -> None:
        machine = socket.gethostname().lower()
        short = machine.partition(".")[0]
        given = (name.lower().rstrip(".") for name in (settings.host, *settings.hosts))
        self._names = {"localhost", machine, short, f"{short}.local", *given} - {""}

    def require_known(self, *hosts: str) -> None:
        """Raises UnknownHost for a name that is not ours; programs that give none are no pages. Raises SeveralHosts."""
        if not hosts:
            return
        if len(hosts) > 1:
            raise SeveralHosts
        name = _name_in(hosts[0])
        if not (_is_address(name) or name in self._names or name.endswith(".localhost")):
            raise UnknownHost(name)


def require_own_page(origin: str | None, host: str | None) -> None:
    """Raises ForeignPage for a request of another site's page; programs that send no origin are not pages."""
    if origin is None:
        return
    try:
        is_ours = urlsplit(origin).netloc == host
    except ValueError:  # no browser sends an origin that is no address
        is_ours = False
    if not is_ours:
        raise ForeignPage


def name_if_any(host: str) -> str | None:
    """The name in a host; none where it is an address."""
    name = _name_in(host)
    return None if not name or _is_address(name) else name


def _name_in(host: str) -> str:
    """A host without its port, if it is one, and without the brackets of an address of version 6."""
    before, _, port = host.rpartition(":")
    name = before if re.fullmatch(r"[0-9]{1,5}", port) and int(port) <= _LAST_PORT else host
    return name.strip("[]").lower().rstrip(".")


@lru_cache(64)
def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True

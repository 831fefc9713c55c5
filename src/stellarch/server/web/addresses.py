"""Where the server can be opened: on this machine, and from others on its network."""

import ipaddress
import socket

from stellarch.server.settings import Settings

# Reserved for documentation: no machine has them, so the way there is the way out of this network.
_FAR_AWAY = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}


def on_this_machine(settings: Settings) -> str:
    """What a person at this machine can open."""
    host = {"127.0.0.1": "localhost", "0.0.0.0": "localhost", "::": "::1"}.get(settings.host, settings.host)
    return _address(host, settings.port)


def on_the_network(settings: Settings) -> tuple[str, ...]:
    """What others can open; nothing where the server listens to its own machine alone."""
    try:
        listening = ipaddress.ip_address(settings.host)
    except ValueError:  # a name
        return () if settings.host == "localhost" else (_address(settings.host, settings.port),)
    if listening.is_loopback:
        return ()
    if not listening.is_unspecified:
        return (_address(settings.host, settings.port),)
    own = _own_address(socket.AF_INET if listening.version == 4 else socket.AF_INET6)
    return () if own is None else (_address(own, settings.port),)


def _own_address(family: socket.AddressFamily) -> str | None:
    """This machine's address on the way out of its network; None where there is no such way."""
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((_FAR_AWAY[family], 9))  # of a datagram socket: looks up the way, and sends nothing
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if ipaddress.ip_address(found).is_loopback else found


def _address(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"

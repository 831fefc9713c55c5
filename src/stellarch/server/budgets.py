"""Rate limits, by device and by address.

A budget is a token bucket: it refills over time, and every request takes from it. A new client starts with a full one.
Counting takes constant time, and memory is bounded: the clients that have been idle longest are forgotten.
"""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from math import ceil
from typing import Literal

from stellarch.core import Refused
from stellarch.server.refusals import TooManyRequests
from stellarch.server.settings import Settings

Kind = Literal["requests", "tables", "previews", "advice", "devices", "talk"]
Clock = Callable[[], float]

_SHARE: dict[Kind, float] = {
    "requests": 1,
    "tables": 1 / 20,
    "previews": 1 / 5,
    "advice": 1 / 10,
    "devices": 1 / 10,
    "talk": 1 / 20,
}
"""The share of all requests a minute that may be of a kind: what costs the server more is allowed less often."""
_DEVICES_AT_AN_ADDRESS = 4
"""An address has the budget of this many devices: behind it may be a household, or a flood without cookies."""
_MOST_REMEMBERED = 20_000


class TooMuch(Refused):
    """Asked for more than a minute's budget; `seconds` until it has room again."""

    code = "http/429"

    def __init__(self, seconds: float) -> None:
        self.seconds = max(1, ceil(seconds))
        super().__init__(TooManyRequests(self.seconds))


class Budget:
    """One bucket for each client, all of one size."""

    def __init__(self, per_minute: float, clock: Clock = time.monotonic) -> None:
        self._most = max(1.0, per_minute)
        self._per_second = self._most / 60
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """What each client had left, and when; the one idle longest comes first."""

    def __len__(self) -> int:
        return len(self._left)

    def take(self, who: str) -> None:
        """Take one; raises TooMuch where there is none left."""
        self.require(who)
        self.charge(who, 1)

    def require(self, who: str) -> None:
        """Raises TooMuch where there is none left."""
        left = self._filled(who)
        if left < 1:
            raise TooMuch((1 - left) / self._per_second)

    def charge(self, who: str, amount: float) -> None:
        """Take what something turned out to cost, even where less is left."""
        self._left[who] = (self._filled(who) - amount, self._clock())
        self._left.move_to_end(who)
        if len(self._left) > _MOST_REMEMBERED:
            self._left.popitem(last=False)

    def _filled(self, who: str) -> float:
        now = self._clock()
        left, then = self._left.get(who, (self._most, now))
        return min(self._most, left + (now - then) * self._per_second)


class Budgets:
    """The budgets of devices and addresses, by kind of work."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        each = {kind: settings.requests_per_minute * share for kind, share in _SHARE.items()}
        self._device = {kind: Budget(most, clock) for kind, most in each.items()}
        self._address = {kind: Budget(most * _DEVICES_AT_AN_ADDRESS, clock) for kind, most in each.items()}

    def take(self, kind: Kind, address: str, device: str | None) -> None:
        """Count one request against its address and device; raises TooMuch."""
        self._address[kind].take(network_of(address))
        if device is not None:
            self._device[kind].take(device)


@lru_cache(_MOST_REMEMBERED)
def network_of(address: str) -> str:
    """What an address is counted as: itself, or for IPv6 its /64 network, since one machine may use all of it."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))

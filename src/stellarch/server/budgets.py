"""How much may be asked for in a minute, by each device and by each address.

A budget is a bucket that fills by itself and from which every request takes. Who asks for the first time finds it full.
Counting costs the same however much was counted, and memory has a most: who has not asked for longest is forgotten.
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

Kind = Literal["requests", "tables", "previews", "advice", "devices"]
Clock = Callable[[], float]

_SHARE: dict[Kind, float] = {"requests": 1, "tables": 1 / 20, "previews": 1 / 5, "advice": 1 / 10, "devices": 1 / 10}
"""Of so many requests a minute, how many may be of a kind: what costs the server more is allowed less often."""
_DEVICES_AT_AN_ADDRESS = 4
"""An address may ask for as much as so many devices: behind one may be a household, or a flood without cookies."""
_MOST_REMEMBERED = 20_000


class TooMuch(Refused):
    """Asked for more than a minute's budget; `seconds` until it has room again."""

    code = "http/429"

    def __init__(self, seconds: float) -> None:
        self.seconds = max(1, ceil(seconds))
        super().__init__(TooManyRequests(self.seconds))


class Budget:
    """One bucket for each who asks, all of one size."""

    def __init__(self, per_minute: float, clock: Clock = time.monotonic) -> None:
        self._most = max(1.0, per_minute)
        self._per_second = self._most / 60
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """What each had left, and when that was, from who asked longest ago to who asked last."""

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
        """Take what something turned out to cost, though there be less left."""
        self._left[who] = (self._filled(who) - amount, self._clock())
        self._left.move_to_end(who)
        if len(self._left) > _MOST_REMEMBERED:
            self._left.popitem(last=False)

    def _filled(self, who: str) -> float:
        now = self._clock()
        left, then = self._left.get(who, (self._most, now))
        return min(self._most, left + (now - then) * self._per_second)


class Budgets:
    """What devices and addresses may ask of this server, by kind of work."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        each = {kind: settings.requests_per_minute * share for kind, share in _SHARE.items()}
        self._device = {kind: Budget(most, clock) for kind, most in each.items()}
        self._address = {kind: Budget(most * _DEVICES_AT_AN_ADDRESS, clock) for kind, most in each.items()}

    def take(self, kind: Kind, address: str, device: str | None) -> None:
        """Count one request of a kind against who sends it; raises TooMuch."""
        self._address[kind].take(network_of(address))
        if device is not None:
            self._device[kind].take(device)


@lru_cache(_MOST_REMEMBERED)
def network_of(address: str) -> str:
    """Whom an address stands for: itself, or of version 6 the network, of which one machine has any number."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))

"""Who is connected to which table in this process."""

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Collection, Mapping
from typing import NamedTuple

from stellarch.server.budgets import network_of
from stellarch.server.tables.table import LiveTable


class Caller(NamedTuple):
    """A client with an open socket: the person (empty if unknown) and the address."""

    person: str
    address: str


_MOST_REMEMBERED = 10_000
_SECONDS_BETWEEN_LOOKS = 30.0
"""How often a page that is looked at says so, and a little more."""
_SECONDS_OF_A_SIGHT = 90.0


class Presence:
    """Counts open sockets by table and caller. Which seats are connected follows from who holds them now."""

    def __init__(self) -> None:
        self._callers: dict[str, Counter[Caller]] = {}
        self._people: Counter[str] = Counter()
        self._sights: OrderedDict[str, tuple[float, bool]] = OrderedDict()
        """When somebody's page last said whether it is looked at, and what it said."""
        self._last_from: dict[str, str] = {}
        """The address from which each table was created or last used."""

    def note(self, table_id: str, address: str) -> None:
        """Record the address of a client that does something at a table, with a socket or without."""
        self._last_from.pop(table_id, None)
        self._last_from[table_id] = address
        if len(self._last_from) > _MOST_REMEMBERED:
            del self._last_from[next(iter(self._last_from))]

    def join(self, table_id: str, caller: Caller) -> None:
        self._callers.setdefault(table_id, Counter())[caller] += 1
        self._people[caller.person] += 1

    def leave(self, table_id: str, caller: Caller) -> None:
        at = self._callers[table_id]
        at[caller] -= 1
        if not at[caller]:
            del at[caller]
        if not at:
            del self._callers[table_id]
        self._people[caller.person] -= 1
        if not self._people[caller.person]:
            del self._people[caller.person]

    def is_here(self, person: str) -> bool:
        """Whether somebody has a page of any table open, or another one in sight. A page that lies behind others, as
        on a computer that was left, is not looked at."""
        when, in_sight = self._sights.get(person, (-math.inf, True))
        if time.monotonic() - when < _SECONDS_OF_A_SIGHT:
            return in_sight
        return person in self._people

    def note_sight(self, person: str, *, in_sight: bool) -> None:
        """A page of somebody's says whether it is looked at. One that is, counts more than others that are not."""
        when, was = self._sights.pop(person, (-math.inf, False))
        now = time.monotonic()
        is_seen_elsewhere = was and not in_sight and now - when < _SECONDS_BETWEEN_LOOKS
        self._sights[person] = (when, True) if is_seen_elsewhere else (now, in_sight)
        if len(self._sights) > _MOST_REMEMBERED:
            self._sights.popitem(last=False)

    def is_attended(self, table_id: str) -> bool:
        return table_id in self._callers

    def seats(self, table: LiveTable) -> frozenset[int]:
        return frozenset(seat for caller in self._at(table) for seat in table.seats_of(caller.person))

    def connected(self, table_id: str, holders: Mapping[int, Collection[str]]) -> frozenset[int]:
        """The seats of a table that is not open here, given who holds them."""
        people = {caller.person for caller in self._callers.get(table_id, ())}
        return frozenset(seat for seat, holding in holders.items() if people & set(holding))

    def watching(self, table: LiveTable) -> int:
        """Open sockets of devices without a seat."""
        return sum(sockets for caller, sockets in self._at(table).items() if not table.seats_of(caller.person))

    def party(self, table: LiveTable) -> Caller:
        """The client for whom bots think at a table: a connected player, else any seat holder, else a spectator. For
        one that is not connected, the address from which the table was last used counts."""
        at = self._at(table)
        playing = [caller for caller in at if table.seats_of(caller.person)]
        last = self._last_from.get(table.id, "")
        seated = [Caller(person, last) for holding in table.holders.values() for person in holding]
        person, address = min(playing or seated or list(at) or [Caller(table.id, last)])
        return Caller(person, network_of(address) or person)

    def _at(self, table: LiveTable) -> Counter[Caller]:
        return self._callers.get(table.id, Counter())

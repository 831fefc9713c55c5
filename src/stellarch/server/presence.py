"""Who is connected to which table in this process."""

from collections import Counter

from stellarch.server.table import LiveTable


class Presence:
    """Counts open sockets, by table and device. Which seats are there follows from who holds them now."""

    def __init__(self) -> None:
        self._devices: dict[str, Counter[str]] = {}

    def join(self, table_id: str, device: str) -> None:
        self._devices.setdefault(table_id, Counter())[device] += 1

    def leave(self, table_id: str, device: str) -> None:
        left = self._devices[table_id] - Counter({device: 1})
        if left:
            self._devices[table_id] = left
        else:
            del self._devices[table_id]

    def seats(self, table: LiveTable) -> frozenset[int]:
        return frozenset(seat for device in self._at(table) for seat in table.seats_of(device))

    def watching(self, table: LiveTable) -> int:
        """Open sockets of devices without a seat."""
        return sum(sockets for device, sockets in self._at(table).items() if not table.seats_of(device))

    def _at(self, table: LiveTable) -> Counter[str]:
        return self._devices.get(table.id, Counter())

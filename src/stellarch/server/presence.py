"""Who is connected to which table in this process."""

from collections import Counter


class Presence:
    """Counts open sockets: by seat, and of spectators."""

    def __init__(self) -> None:
        self._seats: dict[str, Counter[int]] = {}
        self._watching: Counter[str] = Counter()

    def join(self, table_id: str, seats: tuple[int, ...]) -> None:
        if not seats:
            self._watching[table_id] += 1
        self._seats.setdefault(table_id, Counter()).update(seats)

    def leave(self, table_id: str, seats: tuple[int, ...]) -> None:
        if not seats:
            self._watching[table_id] -= 1
        self._seats[table_id].subtract(seats)
        if not +self._seats[table_id] and not self._watching[table_id]:
            del self._seats[table_id], self._watching[table_id]

    def seats(self, table_id: str) -> frozenset[int]:
        return frozenset(+self._seats.get(table_id, Counter()))

    def watching(self, table_id: str) -> int:
        return self._watching[table_id]

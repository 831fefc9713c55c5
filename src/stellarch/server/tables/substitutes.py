"""The bots that play seats of people at a table, now and before: what one table knows of them."""

from collections.abc import Iterable

from msgspec.structs import replace

from stellarch.server.storage import StandInRow


class Substitutes:
    """A seat that a bot plays still belongs to its person; what the bot played is known by the lines of the log."""

    def __init__(self, rows: Iterable[StandInRow] = ()) -> None:
        self.all: tuple[StandInRow, ...] = tuple(rows)
        """Each stretch of the log that a bot played, in order."""
        self.now: dict[int, StandInRow] = {row.seat: row for row in self.all if row.last is None}

    def bot(self, seat: int) -> str | None:
        """The bot that plays a person's seat now."""
        row = self.now.get(seat)
        return None if row is None else row.bot

    def played(self, seat: int, number: int) -> bool:
        """Whether a line of the log was played by a bot for the person whose seat it is."""
        return any(row.seat == seat and row.first < number <= (row.last or number) for row in self.all)

    def begin(self, row: StandInRow) -> None:
        self.all = (*self.all, row)
        self.now[row.seat] = row

    def end(self, seat: int, last: int) -> None:
        row = self.now.pop(seat)
        rest = tuple(one for one in self.all if one is not row)
        self.all = rest if row.first == last else tuple(sorted((*rest, replace(row, last=last)), key=_begun))


def _begun(row: StandInRow) -> tuple[int, int]:
    return row.first, row.seat

"""Who has their only legal answer played by itself wherever they play."""

from stellarch.server.storage import Database, Standing


class Habits:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._people: set[str] = set()

    async def reread(self) -> None:
        self._people = set(await self._database.read(lambda connection: Standing(connection).with_habit()))

    async def set(self, person: str, only: bool) -> None:
        await self._database.write(lambda connection: Standing(connection).set_habit(person, only))
        (self._people.add if only else self._people.discard)(person)

    def of(self, person: str) -> bool:
        return person in self._people

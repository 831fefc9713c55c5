"""Who somebody is: their name, what opens their account, their devices, their programs; and taking it all away."""

from collections.abc import Awaitable, Callable, Collection
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, func, select, update

from stellarch.core import Language, Refused, said
from stellarch.server import messages
from stellarch.server.errors import NotFound
from stellarch.server.people import belongings, key_rows, own_devices, persons, tokens
from stellarch.server.people.identities import Identities
from stellarch.server.people.passkeys import Stored
from stellarch.server.people.refusals import Forgotten, No, TooManyTokens
from stellarch.server.secrets import hashed, new_secret
from stellarch.server.storage import Database
from stellarch.server.storage.schema import devices, holders, people, tables


class Lost(Refused):
    """Nobody could ever come back."""

    code = "account/lost"


class Asker(NamedTuple):
    """Who asks, from which device and where."""

    person: str
    device: str
    address: str
    agent: str = ""

    @property
    def device_hash(self) -> str:
        return hashed(self.device)


class Arrived(NamedTuple):
    """Whose device the asking browser is from now on: it is given another cookie, so that nobody who knew the one it
    had before can make use of that."""

    device: str
    person: str


class Accounts:
    def __init__(self, database: Database, identities: Identities, *, letters: bool) -> None:
        self._database = database
        self._identities = identities
        self._letters = letters
        self.moved: Callable[[Collection[str]], Awaitable[None]] = _nowhere
        """Called with the tables at which somebody else sits than before, or under another name."""

    # Who

    async def me(self, asker: Asker) -> messages.Me:
        return await self._database.read(lambda connection: self._me(connection, asker))

    def _me(self, connection: Connection, asker: Asker) -> messages.Me:
        row = persons.known(connection, asker.person)
        seats = select(func.count(holders.c.table_id.distinct())).where(holders.c.person == asker.person)
        mine = key_rows.of_person(connection, asker.person)
        return messages.Me(
            name=None if row is None else row.name,
            address=None if row is None else row.address,
            account=bool(mine),
            games=connection.execute(seats).scalar() or 0,
            keys=tuple(map(_key_info, mine)),
            devices=self._devices(connection, asker),
            tokens=tuple(_token_info(row) for row in tokens.of_person(connection, asker.person)),
            letters=self._letters,
        )

    def _devices(self, connection: Connection, asker: Asker) -> tuple[messages.DeviceInfo, ...]:
        rows = own_devices.of_person(connection, asker.person)
        here = asker.device_hash
        return tuple(
            messages.DeviceInfo(
                row.id,
                row.label,
                self._identities.last_seen(row.device_hash, row.seen).isoformat(),
                row.device_hash == here,
            )
            for row in sorted(rows, key=lambda row: row.device_hash != here)
        )

    async def name_of(self, person: str) -> str | None:
        return await self._database.read(lambda connection: persons.name_of(connection, person))

    async def call(self, person: str, name: str) -> None:
        """Give somebody a name that stays."""
        await self._database.write(lambda connection: persons.call(connection, person, name))

    # Keys

    async def remove_key(self, asker: Asker, key_id: str) -> None:
        """Without a key somebody is a guest again, on the devices they have."""
        if not await self._database.write(lambda connection: key_rows.remove(connection, asker.person, key_id)):
            raise NotFound(No.SUCH_KEY)

    # Devices

    async def arrive(
        self, connection_work: Callable[[Connection], str], asker: Asker, network: str, *, take: bool
    ) -> Arrived:
        """Make the asking browser a device of whom the work finds; raises what it raises, and then nothing is done.

        What the browser has as a guest comes along if it is to: a guest has no key, so it is nobody else's. Without
        that it stays with a guest whom nobody can be any more."""
        device = new_secret()

        def store(connection: Connection) -> tuple[str, list[str]]:
            person = connection_work(connection)
            taken = _taken_along(connection, asker.person, person) if take else []
            own_devices.assign(connection, hashed(device), person, own_devices.label_for(asker.agent), network)
            own_devices.sign_out(connection, asker.device_hash)
            return person, taken

        person, taken = await self._database.write(store)
        if person != asker.person:
            self._identities.forget(asker.person)
        self._identities.change(asker.device_hash, hashed(device), person)
        await self.moved(taken)
        return Arrived(device, person)

    async def sign_out(self, asker: Asker, device_id: str | None) -> None:
        """One device of the asker's, or all but the one that asks."""

        def store(connection: Connection) -> list[str]:
            rows = own_devices.of_person(connection, asker.person)
            others = [row.device_hash for row in rows if row.device_hash != asker.device_hash]
            if device_id is None:
                gone = others
            else:
                gone = [row.device_hash for row in rows if row.id == device_id]
                if not gone:
                    raise NotFound(No.SUCH_DEVICE)
                if not others and not key_rows.has_account(connection, asker.person):
                    raise Lost(No.WAY_BACK)
            for device_hash in gone:
                own_devices.sign_out(connection, device_hash)
            return gone

        for device_hash in await self._database.write(store):
            self._identities.learn(device_hash, None)

    # Programs

    async def make_token(self, asker: Asker, label: str, rights: messages.Rights) -> messages.TokenMade:
        def store(connection: Connection) -> messages.TokenMade:
            if tokens.count(connection, asker.person) >= tokens.MOST:
                raise Refused(TooManyTokens(tokens.MOST))
            token, row = tokens.make(connection, asker.person, label, rights)
            own_devices.stays_with(connection, asker.device_hash, asker.person, own_devices.label_for(asker.agent))
            return messages.TokenMade(token, _token_info(row))

        return await self._database.write(store)

    async def withdraw(self, asker: Asker, token_id: str) -> None:
        if not await self._database.write(lambda connection: tokens.withdraw(connection, asker.person, token_id)):
            raise NotFound(No.SUCH_TOKEN)

    async def of_token(self, token: str) -> tokens.TokenRow | None:
        """Whose program sends this token, and what it may do."""
        row = await self._database.read(lambda connection: tokens.found(connection, token))
        if row is not None and tokens.is_to_note(row):
            found = row.id
            await self._database.write(lambda connection: tokens.note_use(connection, found))
        return row

    # All of it

    async def forget(self, asker: Asker, language: Language) -> None:
        """Nothing stays that names the asker: seats at finished tables go by what nobody in particular is called, those
        at running ones are free, or a bot's that sits in, and no device is theirs any more."""

        def called(number: int) -> str:
            return said(Forgotten(number)).to(language)

        def store(connection: Connection) -> tuple[list[str], list[str]]:
            at = _tables_of(connection, asker.person)
            mine = [row.device_hash for row in own_devices.of_person(connection, asker.person)]
            belongings.rename_seats(connection, asker.person, called)
            belongings.forget(connection, asker.person)
            # The device that the person began as has no row of its own where it was the only one.
            for device_hash in {asker.person, asker.device_hash, *mine}:
                own_devices.sign_out(connection, device_hash)
            return at, mine

        at, mine = await self._database.write(store)
        for device_hash in {asker.person, asker.device_hash, *mine}:
            self._identities.learn(device_hash, None)
        self._identities.forget(asker.person)
        await self.moved(at)

    async def all_of(self, asker: Asker) -> dict[str, object]:
        """All that is kept of the asker, but for what opens their account."""

        def look(connection: Connection) -> dict[str, object]:
            row = persons.known(connection, asker.person)
            rows = belongings.all_of(connection, asker.person, _WITHHELD)
            return {"name": None if row is None else row.name, **rows, "devices": _devices_of(connection, asker.person)}

        return await self._database.read(look)

    async def finished(self, asker: Asker) -> list[str]:
        """The tables at which the asker has played to the end, the newest first; not more than go into one file."""
        held = select(holders.c.table_id).where(holders.c.person == asker.person)
        over = select(tables.c.id).where(tables.c.id.in_(held), tables.c.over)
        found = over.order_by(tables.c.created.desc()).limit(_MOST_GIVEN_OUT)
        return await self._database.read(lambda connection: list(connection.execute(found).scalars()))


_MOST_GIVEN_OUT = 500
"""Finished games in the file that somebody takes along."""
_WITHHELD = ("held", "token_hash", "secret_hash", "device_hash", "network", "endpoint", "p256dh", "auth")


def _devices_of(connection: Connection, person: str) -> list[dict[str, object]]:
    rows = own_devices.of_person(connection, person)
    return [{"label": row.label, "created": row.created, "seen": row.seen} for row in rows]


async def _nowhere(_tables: Collection[str]) -> None:
    return


def _tables_of(connection: Connection, person: str) -> list[str]:
    held = select(holders.c.table_id).where(holders.c.person == person)
    made = select(tables.c.id).where(tables.c.maker == person)
    return list({*connection.execute(held).scalars(), *connection.execute(made).scalars()})


def _taken_along(connection: Connection, guest: str, into: str) -> list[str]:
    """What a guest has, made somebody else's; the tables that concerns."""
    if guest == into or key_rows.has_account(connection, guest):
        return []
    at, was = _tables_of(connection, guest), persons.name_of(connection, guest)
    if was is not None and persons.name_of(connection, into) is None:
        persons.call(connection, into, was)
    belongings.merge(connection, guest, into)
    connection.execute(update(devices).where(devices.c.person == guest).values(person=into))
    connection.execute(people.delete().where(people.c.id == guest))
    return at


def _key_info(row: key_rows.KeyRow) -> messages.KeyInfo:
    label = msgspec.json.decode(row.held, type=Stored).site if row.kind == "passkey" else row.mark
    used = None if row.used is None else row.used.isoformat()
    return messages.KeyInfo(row.id, row.kind, label, row.created.isoformat(), used)


def _token_info(row: tokens.TokenRow) -> messages.TokenInfo:
    used = None if row.used is None else row.used.isoformat()
    return messages.TokenInfo(row.id, row.label, row.rights, row.created.isoformat(), used)

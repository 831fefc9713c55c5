"""The ways to keep an account and to come back to it: a passkey, a letter, words on paper, a code from another device.

None tells whether there is an account. Whoever does not have the key learns the same, after the same time, as where
there is none.
"""

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Callable

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from stellarch.core import Language, Refused, said
from stellarch.server import messages
from stellarch.server.budgets import network_of
from stellarch.server.mail import Mailer, is_address
from stellarch.server.people import key_rows, own_devices, passkeys, persons, tickets, words_on_paper
from stellarch.server.people.accounts import Accounts, Arrived, Asker
from stellarch.server.people.guesses import Guesses
from stellarch.server.people.passkeys import BadPasskey, Site, Stored
from stellarch.server.people.refusals import LetterSubject, LetterWithLink, No
from stellarch.server.secrets import hashed, new_secret
from stellarch.server.storage import Database, Store

_CODE_SIGNS = "23456789abcdefghjkmnpqrstuvwxyz"
"""None that is taken for another."""
_CODE_LENGTH = 8
_TRIES = 5


class NotOpened(Refused):
    """The key is not right, or is good no more."""

    code = "account/not-opened"


class _Asked(msgspec.Struct, frozen=True):
    """What a letter's ticket holds."""

    address: str
    code_hash: str


class SignIn:
    def __init__(self, database: Database, accounts: Accounts, mailer: Mailer, guesses: Guesses | None = None) -> None:
        self._database = database
        self._accounts = accounts
        self._mailer = mailer
        self._guesses = guesses or Guesses()
        self._hasher = words_on_paper.Hasher()
        self._secret = b""

    async def start(self) -> None:
        secret = await self._database.write(lambda connection: Store(connection).secret("networks", new_secret()))
        self._secret = secret.encode()

    def _network(self, asker: Asker) -> str:
        """Where somebody asks from: known again, but not to be read off."""
        return hmac.new(self._secret, network_of(asker.address).encode(), hashlib.sha256).hexdigest()

    async def _arrive(self, asker: Asker, find: Callable[[Connection], str], *, take: bool = False) -> Arrived:
        return await self._accounts.arrive(find, asker, self._network(asker), take=take)

    async def _keep(self, asker: Asker, add: Callable[[Connection], None]) -> Arrived:
        """Add a key to who asks."""

        def work(connection: Connection) -> str:
            add(connection)
            return asker.person

        return await self._arrive(asker, work)

    # Passkeys

    async def ask_to_register(self, asker: Asker, site: Site) -> messages.PasskeyAsked:
        secret, challenge = new_secret(), passkeys.new_challenge()

        def store(connection: Connection) -> messages.PasskeyAsked:
            row = persons.kept(connection, asker.person)
            have = [_stored(key) for key in key_rows.of_person(connection, asker.person) if key.kind == "passkey"]
            tickets.issue(connection, "register", secret, asker.person, asker.device_hash, challenge)
            options = passkeys.to_register(site, challenge, row.address, row.name or site.name, have)
            return messages.PasskeyAsked(secret, options)

        return await self._database.write(store)

    async def register(self, asker: Asker, site: Site, done: messages.KeepPasskey) -> Arrived:
        ticket = await self._taken("register", done.ticket, asker)
        if ticket.person != asker.person:
            raise BadPasskey
        stored = await asyncio.to_thread(passkeys.registered, site, ticket.held, done.credential)

        def add(connection: Connection) -> None:
            try:
                held = msgspec.json.encode(stored).decode()
                key_rows.add(connection, asker.person, "passkey", hashed(stored.credential), held)
            except IntegrityError:  # somebody's already, though no two credentials have the same id by chance
                raise BadPasskey from None

        return await self._keep(asker, add)

    async def ask_to_open(self, asker: Asker, site: Site) -> messages.PasskeyAsked:
        secret, challenge = new_secret(), passkeys.new_challenge()
        await self._database.write(
            lambda connection: tickets.issue(connection, "open", secret, None, asker.device_hash, challenge)
        )
        return messages.PasskeyAsked(secret, passkeys.to_open(site, challenge))

    async def open_by_passkey(self, asker: Asker, site: Site, done: messages.OpenByPasskey) -> Arrived:
        ticket = await self._taken("open", done.ticket, asker)
        mark = hashed(done.credential.id.rstrip("="))
        key = await self._database.read(lambda connection: key_rows.found(connection, "passkey", mark))
        if key is None:
            raise BadPasskey
        used = await asyncio.to_thread(passkeys.opened, site, ticket.held, done.credential, _stored(key))

        def find(connection: Connection) -> str:
            again = key_rows.found(connection, "passkey", mark)
            if again is None or again.held != key.held:  # removed meanwhile, or used elsewhere: the count is another
                raise BadPasskey
            key_rows.note_use(connection, again, msgspec.json.encode(used).decode())
            return again.person

        return await self._arrive(asker, find, take=done.take)

    async def _taken(self, kind: tickets.Kind, secret: str, asker: Asker) -> tickets.Ticket:
        """A challenge is good once, for who asked for it."""
        ticket = await self._database.write(lambda connection: tickets.take(connection, kind, secret))
        if ticket is None or ticket.device_hash != asker.device_hash:
            raise BadPasskey
        return ticket

    # Words on paper

    async def write_words(self, asker: Asker) -> tuple[messages.Paper, Arrived]:
        """New words, shown this once; those before hold no more."""
        number, words = words_on_paper.draw()
        kept = msgspec.json.encode(await self._hasher.hash(words)).decode()

        def add(connection: Connection) -> None:
            nonlocal number
            while key_rows.found(connection, "words", number) is not None:
                number, _ = words_on_paper.draw()
            key_rows.remove_kind(connection, asker.person, "words")
            key_rows.add(connection, asker.person, "words", number, kept)

        arrived = await self._keep(asker, add)
        return messages.Paper(number, words), arrived

    async def open_by_words(self, asker: Asker, typed: messages.OpenByWords) -> Arrived:
        number, network = words_on_paper.digits(typed.number)[:20], self._network(asker)

        def look(connection: Connection) -> tuple[key_rows.KeyRow | None, bool]:
            key = key_rows.found(connection, "words", number)
            return key, key is not None and own_devices.is_at_home(connection, key.person, network)

        key, at_home = await self._database.read(look)
        self._guesses.count(asker.address, number, at_home=at_home)
        held = None if key is None else msgspec.json.decode(key.held, type=words_on_paper.Hash)
        if not await self._hasher.matches(typed.words, held) or key is None:
            raise NotOpened(No.RIGHT_WORDS)

        def find(connection: Connection) -> str:
            again = key_rows.found(connection, "words", number)
            if again is None or again.id != key.id:
                raise NotOpened(No.RIGHT_WORDS)
            key_rows.note_use(connection, again)
            return again.person

        return await self._arrive(asker, find, take=typed.take)

    # Letters

    async def ask_letter(self, asker: Asker, to: str, page: str, language: Language) -> messages.LetterSent:
        """Send a link to an address: to keep this account with it, or to come back to the one that has it. Which of
        these it is turns out once the link is opened, by who can read the letter."""
        if not self._mailer.is_configured:
            raise Refused(No.LETTERS)
        address = _addressed(to)

        def look(connection: Connection) -> bool:
            key = key_rows.found(connection, "mail", address)
            return key is not None and own_devices.is_at_home(connection, key.person, self._network(asker))

        at_home = await self._database.read(look)
        self._guesses.count_letter(asker.address, address, at_home=at_home)
        secret, code = new_secret(), "".join(secrets.choice(_CODE_SIGNS) for _ in range(_CODE_LENGTH))
        held = msgspec.json.encode(_Asked(address, hashed(code))).decode()
        await self._database.write(
            lambda connection: tickets.issue(connection, "letter", secret, None, asker.device_hash, held, _TRIES)
        )
        minutes = tickets.seconds_of("letter") // 60
        letter = LetterWithLink(f"{page}#letter={secret}", f"{code[:4]}-{code[4:]}", minutes)
        self._mailer.post(address, said(LetterSubject()).to(language), said(letter).to(language))
        return messages.LetterSent(minutes)

    async def open_letter(self, asker: Asker, sent: messages.OpenLetter) -> Arrived:
        """The link opens on the browser that asked for it alone: a letter that somebody else has asked for must not
        sign them in, whoever clicks on it. On another device there is the code, to be typed where it was asked for."""
        address = await self._database.write(lambda connection: _opened(connection, asker, sent))
        if isinstance(address, NotOpened):
            raise address

        def find(connection: Connection) -> str:
            key = key_rows.found(connection, "mail", address)
            if key is None:
                key_rows.add(connection, asker.person, "mail", address, "{}")
                return asker.person
            if key.person != asker.person and key_rows.has_account(connection, asker.person):
                raise NotOpened(No.ADDRESS_OF_YOURS)
            key_rows.note_use(connection, key)
            return key.person

        return await self._arrive(asker, find, take=sent.take)

    # A code for the next device

    async def make_code(self, asker: Asker) -> messages.Code:
        secret = new_secret()

        def store(connection: Connection) -> None:
            label = own_devices.label_for(asker.agent)
            own_devices.stays_with(connection, asker.device_hash, asker.person, label)
            tickets.issue(connection, "device", secret, asker.person, asker.device_hash)

        await self._database.write(store)
        return messages.Code(secret, tickets.seconds_of("device"))

    async def look_at_code(self, secret: str) -> messages.CodeOf:
        """Whose device this would become, to be asked before it does."""

        def look(connection: Connection) -> messages.CodeOf | None:
            ticket = tickets.look(connection, "device", secret)
            person = None if ticket is None else ticket.person
            return None if person is None else messages.CodeOf(persons.name_of(connection, person))

        found = await self._database.read(look)
        if found is None:
            raise NotOpened(No.GOOD_CODE)
        return found

    async def open_by_code(self, asker: Asker, sent: messages.OpenByCode) -> Arrived:
        def find(connection: Connection) -> str:
            ticket = tickets.take(connection, "device", sent.secret)
            if ticket is None or ticket.person is None or persons.known(connection, ticket.person) is None:
                raise NotOpened(No.GOOD_CODE)
            return ticket.person

        return await self._arrive(asker, find, take=sent.take)


def _opened(connection: Connection, asker: Asker, sent: messages.OpenLetter) -> str | NotOpened:
    """The address to which the letter went. Why not is returned, not raised: a failed try is counted all the same."""
    if sent.secret is not None:
        ticket = tickets.look(connection, "letter", sent.secret)
        if ticket is None:
            return NotOpened(No.GOOD_LETTER)
        if ticket.device_hash != asker.device_hash:
            return NotOpened(No.LETTER_OF_THIS_BROWSER)
        tickets.tear_up(connection, ticket)
        return msgspec.json.decode(ticket.held, type=_Asked).address
    ticket = tickets.newest(connection, "letter", asker.device_hash)
    if ticket is None:
        return NotOpened(No.GOOD_LETTER)
    asked = msgspec.json.decode(ticket.held, type=_Asked)
    typed = "".join(sign for sign in (sent.code or "").casefold() if sign.isalnum())
    if not hmac.compare_digest(hashed(typed), asked.code_hash):
        tickets.count_try(connection, ticket)
        return NotOpened(No.RIGHT_CODE)
    tickets.tear_up(connection, ticket)
    return asked.address


def _addressed(typed: str) -> str:
    """An address as it is kept: nobody means another by large letters. Raises Refused where it is none."""
    if not is_address(typed):
        raise Refused(No.ADDRESS)
    return typed.casefold()


def _stored(key: key_rows.KeyRow) -> Stored:
    return msgspec.json.decode(key.held, type=Stored)

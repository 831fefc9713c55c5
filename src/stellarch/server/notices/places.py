"""Where somebody is told besides by letter: browsers that allowed it, and webhooks of theirs or of their tables."""

import base64
import binascii
from datetime import UTC, datetime

from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import Connection
from yarl import URL

from stellarch.core import Language, Refused, said
from stellarch.server import messages
from stellarch.server.errors import Forbidden, NotFound
from stellarch.server.mail import Mailer
from stellarch.server.notices.outlets import Outlets
from stellarch.server.notices.outside import Outside, is_web_address
from stellarch.server.notices.parcels import spoken
from stellarch.server.notices.post import address_of
from stellarch.server.notices.refusals import HookOff, HookOffSubject, TooManyHooks, TrialNotice, Untold
from stellarch.server.people.persons import kept
from stellarch.server.refusals import Why
from stellarch.server.secrets import hashed, new_id
from stellarch.server.storage import Database, Store
from stellarch.server.storage.notices import HookRow, Ledger, PushRow

MOST_HOOKS, MOST_BROWSERS = 3, 12
_POINT, _AUTH = 65, 16


class Places:
    def __init__(self, database: Database, outside: Outside, outlets: Outlets, mailer: Mailer, base: str) -> None:
        self._database = database
        self._outside = outside
        self._outlets = outlets
        self._mailer = mailer
        self._base = base

    # Browsers

    async def add_browser(self, person: str, new: messages.NewBrowser) -> None:
        """Raises Refused for what is no address of a push service, or no key."""
        if self._outlets.vapid is None:
            raise Refused(Untold.PUSHES)
        if not _is_browser(new) or not is_web_address(new.endpoint, private=self._outside.private):
            raise Refused(Untold.BROWSER)
        row = PushRow(new_id(), person, hashed(new.endpoint), new.endpoint, new.p256dh, new.auth, datetime.now(UTC))

        def store(connection: Connection) -> None:
            ledger = Ledger(connection)
            kept(connection, person)
            ledger.add_push(row)
            for oldest in ledger.pushes([person])[:-MOST_BROWSERS]:
                ledger.remove_push(push_id=oldest.id)

        await self._database.write(store)

    async def remove_browser(self, endpoint: str) -> None:
        """Who knows the endpoint is that browser."""
        await self._database.write(lambda connection: Ledger(connection).remove_push(mark=hashed(endpoint)))

    async def try_browsers(self, person: str, language: Language) -> messages.TrialSent:
        """Have every browser of somebody show a notice now."""
        rows = await self._database.read(lambda connection: Ledger(connection).pushes([person]))
        told = said(TrialNotice()).to(language)
        received = [await self._outlets.try_browser(row, told, f"{self._base}notices") for row in rows]
        return messages.TrialSent(any(received))

    # Webhooks

    async def hooks_at(self, table_id: str, person: str) -> messages.HooksOf:
        def look(connection: Connection) -> messages.HooksOf:
            _require_host(connection, table_id, person)
            return hooks_told(Ledger(connection).hooks_at([table_id]))

        return await self._database.read(look)

    async def add_hook(self, table_id: str | None, person: str, new: messages.NewHook, language: Language) -> None:
        """Tell an address what happens at a table, or what its owner is told."""
        if not is_web_address(new.url, private=self._outside.private):
            raise Refused(Untold.ADDRESS)
        row = HookRow(new_id(), person, table_id, new.form, new.url, language, datetime.now(UTC))

        def store(connection: Connection) -> None:
            ledger = Ledger(connection)
            if table_id is not None:
                _require_host(connection, table_id, person)
            kept(connection, person)
            there = ledger.hooks_of([person]) if table_id is None else ledger.hooks_at([table_id])
            if len(there) >= MOST_HOOKS:
                raise Refused(TooManyHooks(MOST_HOOKS))
            ledger.add_hook(row)

        await self._database.write(store)

    async def remove_hook(self, table_id: str | None, person: str, hook_id: str) -> None:
        def store(connection: Connection) -> None:
            ledger = Ledger(connection)
            if table_id is not None:
                _require_host(connection, table_id, person)
            row = ledger.hook(hook_id)
            if row is None or row.table_id != table_id or (table_id is None and row.person != person):
                raise NotFound(Untold.SUCH_HOOK)
            ledger.remove_hook(hook_id)

        await self._database.write(store)

    async def tell_of(self, hook: HookRow) -> None:
        """That a webhook has failed too often and is switched off."""
        address = await self._database.read(lambda connection: address_of(connection, hook.person))
        if address is None or not self._mailer.is_configured:
            return
        page = f"{self._base}notices" if hook.table_id is None else f"{self._base}t/{hook.table_id}"
        host = _host(hook.url)
        language = spoken(hook.language)
        self._mailer.post(address, said(HookOffSubject(host)).to(language), said(HookOff(host, page)).to(language))


def hooks_told(rows: list[HookRow]) -> messages.HooksOf:
    told = (messages.HookInfo(row.id, row.form, _host(row.url), row.failures, row.trouble) for row in rows)
    return messages.HooksOf(tuple(told), MOST_HOOKS)


def _host(url: str) -> str:
    return URL(url).host or ""


def _require_host(connection: Connection, table_id: str, person: str) -> None:
    table = Store(connection).table(table_id)
    if table is None:
        raise NotFound(Why.NO_SUCH_TABLE)
    if table.maker != person:
        raise Forbidden(Untold.HOST_ALONE)


def _is_browser(new: messages.NewBrowser) -> bool:
    """Whether the keys are such as something can be sealed for."""
    try:
        point, auth = (base64.urlsafe_b64decode(f"{part}==") for part in (new.p256dh, new.auth))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (binascii.Error, ValueError):
        return False
    return len(point) == _POINT and len(auth) == _AUTH

"""What somebody wants to be told, as they set it on their page of notices."""

import msgspec
from sqlalchemy import Connection

from stellarch.core import Language
from stellarch.server import messages
from stellarch.server.mail import Mailer
from stellarch.server.notices.places import hooks_told
from stellarch.server.notices.post import address_of
from stellarch.server.notices.service import Notices
from stellarch.server.people.persons import kept
from stellarch.server.storage import Database, Store
from stellarch.server.storage.notices import Ledger, WishRow

_MOST_TABLES = 500


class NoticeWishes:
    def __init__(self, database: Database, notices: Notices, mailer: Mailer) -> None:
        self._database = database
        self._notices = notices
        self._mailer = mailer

    async def page(self, person: str) -> messages.NoticesPage:
        return await self._database.read(lambda connection: self._page(connection, person))

    def _page(self, connection: Connection, person: str) -> messages.NoticesPage:
        wish, vapid = Ledger(connection).wish(person), self._notices.outlets.vapid
        return messages.NoticesPage(
            wishes=messages.Wishes() if wish is None else _told(wish),
            letters=self._mailer.is_configured,
            address=address_of(connection, person),
            mail_trouble=wish is not None and wish.trouble is not None,
            push_key=None if vapid is None else vapid.public,
            browsers=len(Ledger(connection).pushes([person])),
            hooks=hooks_told(Ledger(connection).hooks_of([person])),
        )

    async def preview(self, person: str, language: Language) -> messages.NoticePreview:
        told = await self._notices.post.preview(person, language)
        return messages.NoticePreview(told.short, told.asked, told.subject, told.text, told.is_specimen)

    async def set(self, person: str, wishes: messages.Wishes, language: Language) -> messages.NoticesPage:
        """What waits already is told too, by the ways that are on now."""

        def store(connection: Connection) -> tuple[messages.NoticesPage, list[str]]:
            ledger = Ledger(connection)
            kept(connection, person)
            before = ledger.wish(person)
            ledger.set_wish(_row(person, wishes, language, before))
            return self._page(connection, person), Store(connection).running_of(person, _MOST_TABLES)

        page, at = await self._database.write(store)
        self._notices.look_at(at)
        return page


def _row(person: str, wishes: messages.Wishes, language: Language, before: WishRow | None) -> WishRow:
    return WishRow(
        person,
        language,
        msgspec.structs.asdict(wishes.kinds),  # type: ignore[arg-type]  # its fields are the ways
        wishes.mail,
        wishes.push,
        wishes.hook,
        wishes.pace,
        None if before is None else before.lettered,
        None if before is None else before.stop,
        None if before is None or wishes.mail else before.trouble,
    )


def _told(wish: WishRow) -> messages.Wishes:
    kinds = msgspec.convert(wish.kinds, messages.Matrix)
    return messages.Wishes(wish.mail, wish.push, wish.hook, kinds, wish.pace)

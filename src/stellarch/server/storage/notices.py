"""The ledger of notices: who is to be told of what, by which way. Each function runs inside one job.

A notice is decided once: what it is of is its key. From then on it is in one of these states:

    decided     to be told as soon as it is due
    claimed     somebody tells it: it may or may not have been received
    sent        it was received
    dropped     there was no need any more
    lost        it may have been received, and is not sent again
    failed      it was refused
"""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, and_, delete, exists, func, insert, select, update

from stellarch.server.storage.schema import happenings, holders, hooks, letters, notices, pushes, tables, wishes
from stellarch.server.storage.signals import Happening, Kind
from stellarch.server.storage.store import in_utc

Way = Literal["mail", "push", "hook"]
State = Literal["decided", "claimed", "sent", "dropped", "lost", "failed"]
Pace = Literal["hour", "twice", "day"]
Form = Literal["json", "discord"]
Trouble = Literal["refused", "gone", "private"]
"""Why a way was switched off: it failed too often, it is there no more, it leads into a private network."""


class NoticeRow(msgspec.Struct, frozen=True):
    person: str
    receiver: str
    """`mail`, or `push` or `hook` and an id."""
    key: str
    kind: Kind
    table_id: str | None
    seat: int | None
    due: datetime
    decided: datetime
    by: int | None = None
    state: State = "decided"
    tries: int = 0
    letter: str | None = None
    told: str | None = None
    """What is sent, word for word, from its first try on."""


class WishRow(msgspec.Struct, frozen=True):
    """What somebody wants to be told, and how."""

    person: str
    language: str
    kinds: dict[Way, tuple[Kind, ...]]
    mail: bool = False
    push: bool = False
    hook: bool = False
    pace: Pace = "hour"
    lettered: datetime | None = None
    stop: str | None = None
    """The hash of what stops letters without signing in."""
    trouble: Trouble | None = None

    def wants(self, way: Way, kind: Kind) -> bool:
        is_on = {"mail": self.mail, "push": self.push, "hook": self.hook}[way]
        return is_on and kind in self.kinds.get(way, ())


class PushRow(msgspec.Struct, frozen=True):
    """A browser that allowed to be told while it is closed."""

    id: str
    person: str
    mark: str
    endpoint: str
    p256dh: str
    auth: str
    created: datetime

    def __repr__(self) -> str:  # who has the endpoint can write there
        return f"<PushRow {self.id}>"


class HookRow(msgspec.Struct, frozen=True):
    """An address that is told by HTTP, of a table or of what concerns a person."""

    id: str
    person: str
    table_id: str | None
    form: Form
    url: str
    language: str
    created: datetime
    failures: int = 0
    trouble: Trouble | None = None

    def __repr__(self) -> str:  # who has the address can write there
        return f"<HookRow {self.id}>"


class LetterRow(msgspec.Struct, frozen=True):
    """A digest on its way."""

    id: str
    person: str
    address: str
    subject: str
    text: str
    html: str
    due: datetime
    written: datetime
    tries: int = 0

    def __repr__(self) -> str:
        return f"<LetterRow {self.id}>"


class Ledger:
    """Statements over one connection."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    # Deciding

    def happened(self, most: int) -> list[tuple[int, Happening]]:
        """What was noted, and nobody has looked at yet."""
        found = self.connection.execute(
            select(happenings).where(~happenings.c.done).order_by(happenings.c.id).limit(most)
        ).mappings()
        return [(row["id"], _happening(row)) for row in found]

    def looked_at(self, ids: Sequence[int]) -> None:
        self.connection.execute(update(happenings).where(happenings.c.id.in_(ids)).values(done=True))

    def decide(self, rows: Iterable[NoticeRow]) -> None:
        """What has been decided before stays as it is."""
        for row in rows:
            if not self.connection.execute(select(exists().where(_is(row)))).scalar():
                self.connection.execute(insert(notices).values(msgspec.structs.asdict(row)))

    def running(self) -> list[str]:
        """Tables at which somebody sits who wants to be told of something; of those that are over, too."""
        told = select(wishes.c.person)
        by_people = select(holders.c.table_id).where(holders.c.person.in_(told))
        by_tables = select(hooks.c.table_id).where(hooks.c.table_id.is_not(None))
        found = select(tables.c.id).where(tables.c.id.in_(by_people) | tables.c.id.in_(by_tables))
        return list(self.connection.execute(found).scalars())

    # Telling

    def due(self, now: datetime, most: int) -> list[NoticeRow]:
        found = select(notices).where(notices.c.state == "decided", notices.c.due <= now).order_by(notices.c.due)
        return [_notice(row) for row in self.connection.execute(found.limit(most)).mappings()]

    def next_due(self, now: datetime) -> datetime | None:
        """When something is due that is not due yet."""
        found = [
            self.connection.execute(select(func.min(when)).where(*which, when > now)).scalar()
            for when, which in ((notices.c.due, (notices.c.state == "decided",)), (letters.c.due, ()))
        ]
        return min((in_utc(one) for one in found if one is not None), default=None)

    def decided_for(self, person: str, receiver: str) -> list[NoticeRow]:
        found = select(notices).where(
            notices.c.state == "decided", notices.c.person == person, notices.c.receiver == receiver
        )
        return [_notice(row) for row in self.connection.execute(found.order_by(notices.c.decided)).mappings()]

    def of_receiver(self, person: str, receiver: str) -> list[NoticeRow]:
        """All that a receiver has not been told yet."""
        found = select(notices).where(
            notices.c.state.in_(("decided", "claimed")), notices.c.person == person, notices.c.receiver == receiver
        )
        return [_notice(row) for row in self.connection.execute(found).mappings()]

    def claimed(self) -> list[NoticeRow]:
        """What somebody was telling when the server ended."""
        found = select(notices).where(notices.c.state == "claimed", notices.c.letter.is_(None))
        return [_notice(row) for row in self.connection.execute(found).mappings()]

    def put_off(self, rows: Iterable[NoticeRow], due: datetime) -> None:
        for row in rows:
            self.connection.execute(update(notices).where(_is(row)).values(due=due))

    def claim(self, rows: Iterable[NoticeRow], told: str) -> None:
        """They are being told from now on, in these words."""
        for row in rows:
            self.connection.execute(
                update(notices).where(_is(row)).values(state="claimed", told=told, tries=row.tries + 1)
            )

    def release(self, rows: Iterable[NoticeRow], due: datetime) -> None:
        """To be told again, in the same words."""
        for row in rows:
            self.connection.execute(update(notices).where(_is(row)).values(state="decided", due=due))

    def settle(self, rows: Iterable[NoticeRow], state: State) -> None:
        for row in rows:
            self.connection.execute(update(notices).where(_is(row)).values(state=state, told=None))

    def forget_before(self, when: datetime) -> None:
        """Delete what is long settled. A turn may last longer than that: what was told of one stays."""
        is_settled = notices.c.state.not_in(("decided", "claimed"))
        self.connection.execute(delete(notices).where(is_settled, notices.c.decided < when, notices.c.kind != "turn"))
        is_over = exists().where(tables.c.id == notices.c.table_id, tables.c.over)
        self.connection.execute(delete(notices).where(is_settled, notices.c.decided < when, is_over))
        self.connection.execute(delete(happenings).where(happenings.c.done, happenings.c.at < when))

    # Letters

    def claim_letter(self, letter: LetterRow, rows: Iterable[NoticeRow], stop: str) -> None:
        """A letter is written down before it goes, with all that is told by it and the hash of what stops letters."""
        self.connection.execute(insert(letters).values(msgspec.structs.asdict(letter)))
        for row in rows:
            self.connection.execute(update(notices).where(_is(row)).values(state="claimed", letter=letter.id))
        self.connection.execute(
            update(wishes).where(wishes.c.person == letter.person).values(lettered=letter.written, stop=stop)
        )

    def letters_due(self, now: datetime) -> list[LetterRow]:
        found = select(letters).where(letters.c.due <= now).order_by(letters.c.due)
        return [_read(LetterRow, row) for row in self.connection.execute(found).mappings()]

    def letter(self, number: str) -> LetterRow | None:
        """A letter that has not gone yet, as far as is known."""
        found = self.connection.execute(select(letters).where(letters.c.id == number)).mappings().first()
        return None if found is None else _read(LetterRow, found)

    def try_letter_again(self, letter: LetterRow, due: datetime) -> None:
        mine = update(letters).where(letters.c.id == letter.id)
        self.connection.execute(mine.values(due=due, tries=letter.tries + 1))

    def settle_letter(self, letter: LetterRow, state: State) -> None:
        """Its words are not kept."""
        self.connection.execute(update(notices).where(notices.c.letter == letter.id).values(state=state))
        self.connection.execute(delete(letters).where(letters.c.id == letter.id))

    def take_letter_back(self, letter: LetterRow, due: datetime) -> None:
        """It was certainly not received: what it told is told by another, as things stand then."""
        again = update(notices).where(notices.c.letter == letter.id)
        self.connection.execute(again.values(state="decided", letter=None, due=due, tries=notices.c.tries + 1))
        self.connection.execute(update(wishes).where(wishes.c.person == letter.person).values(lettered=None))
        self.connection.execute(delete(letters).where(letters.c.id == letter.id))

    def stop_letters(self, stop: str) -> bool:
        """Whether there is somebody whose letters stop by this."""
        mine = update(wishes).where(wishes.c.stop == stop)
        return self.connection.execute(mine.values(mail=False, trouble=None)).rowcount > 0

    def trouble_with_mail(self, person: str, trouble: Trouble) -> None:
        """Letters are refused: they stop until somebody switches them on again."""
        self.connection.execute(update(wishes).where(wishes.c.person == person).values(mail=False, trouble=trouble))

    # What people want

    def wish(self, person: str) -> WishRow | None:
        return self.wishes([person]).get(person)

    def wishes(self, people: Iterable[str]) -> dict[str, WishRow]:
        found = self.connection.execute(select(wishes).where(wishes.c.person.in_(list(people)))).mappings()
        rows = (_read(WishRow, {**row, "kinds": msgspec.json.decode(row["kinds"])}) for row in found)
        return {row.person: row for row in rows}

    def set_wish(self, wish: WishRow) -> None:
        values = {**msgspec.structs.asdict(wish), "kinds": msgspec.json.encode(wish.kinds).decode()}
        self.connection.execute(delete(wishes).where(wishes.c.person == wish.person))
        self.connection.execute(insert(wishes).values(values))

    # Browsers

    def pushes(self, people: Iterable[str]) -> list[PushRow]:
        found = select(pushes).where(pushes.c.person.in_(list(people))).order_by(pushes.c.created)
        return [_read(PushRow, row) for row in self.connection.execute(found).mappings()]

    def push(self, push_id: str) -> PushRow | None:
        row = self.connection.execute(select(pushes).where(pushes.c.id == push_id)).mappings().first()
        return None if row is None else _read(PushRow, row)

    def add_push(self, row: PushRow) -> None:
        """A browser is somebody's at a time."""
        self.connection.execute(delete(pushes).where(pushes.c.mark == row.mark))
        self.connection.execute(insert(pushes).values(msgspec.structs.asdict(row)))

    def remove_push(self, *, push_id: str | None = None, mark: str | None = None) -> None:
        which = pushes.c.id == push_id if mark is None else pushes.c.mark == mark
        self.connection.execute(delete(pushes).where(which))

    # Webhooks

    def hooks(self, *which: Any) -> list[HookRow]:
        found = select(hooks).where(*which).order_by(hooks.c.created)
        return [_read(HookRow, row) for row in self.connection.execute(found).mappings()]

    def hooks_of(self, people: Iterable[str]) -> list[HookRow]:
        return self.hooks(hooks.c.person.in_(list(people)), hooks.c.table_id.is_(None))

    def hooks_at(self, table_ids: Iterable[str]) -> list[HookRow]:
        return self.hooks(hooks.c.table_id.in_(list(table_ids)))

    def hook(self, hook_id: str) -> HookRow | None:
        return next(iter(self.hooks(hooks.c.id == hook_id)), None)

    def add_hook(self, row: HookRow) -> None:
        self.connection.execute(insert(hooks).values(msgspec.structs.asdict(row)))

    def remove_hook(self, hook_id: str) -> None:
        self.connection.execute(delete(hooks).where(hooks.c.id == hook_id))

    def note_hook(self, hook_id: str, failures: int, trouble: Trouble | None = None) -> None:
        self.connection.execute(update(hooks).where(hooks.c.id == hook_id).values(failures=failures, trouble=trouble))


def _is(row: NoticeRow) -> Any:
    return and_(notices.c.person == row.person, notices.c.receiver == row.receiver, notices.c.key == row.key)


def _happening(row: Any) -> Happening:
    seats = tuple(map(int, row["seats"].split()))
    return Happening(row["kind"], row["table_id"], row["key"], seats, row["person"], row["by"], in_utc(row["at"]))


def _notice(row: Any) -> NoticeRow:
    found: NoticeRow = _read(NoticeRow, row)
    return found


def _read(kind: Any, row: Any) -> Any:
    """A row of a table, whose times are UTC."""
    values = {name: in_utc(value) if isinstance(value, datetime) else value for name, value in row.items()}
    return kind(**{name: values[name] for name in kind.__struct_fields__})

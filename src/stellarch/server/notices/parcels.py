"""What is sent to a webhook or a browser: the words for what happened at one table, and the link there.

A parcel is written once and stored before it goes. What is sent again is the same to the letter, so that a receiver
can know it: a webhook by `id`, a browser by its tag, which replaces what it shows already.
"""

import hashlib
import re
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from stellarch.core import LANGUAGES, Language, said
from stellarch.server.notices.digest import News, news_line
from stellarch.server.notices.sentences import Ended, GameWith, Waits
from stellarch.server.notices.standing import Standing
from stellarch.server.storage.notices import Form, NoticeRow

_MARKS = re.compile(r"([\\*_~`|>\[\]()#-])")
"""What a chat room would take for marks of its own."""
_LONGEST_CHAT = 1900


class Group(NamedTuple):
    """What one receiver is told at once: all of one kind at one table."""

    rows: tuple[NoticeRow, ...]
    standing: Standing

    @property
    def first(self) -> NoticeRow:
        return self.rows[0]

    @property
    def id(self) -> str:
        """Of this telling, for whoever receives it twice."""
        return hashlib.sha256(f"{self.first.receiver} {self.first.key}".encode()).hexdigest()[:24]


def groups(rows: Sequence[NoticeRow], found: dict[str, Standing]) -> list[Group]:
    by: dict[tuple[str, str, str | None], list[NoticeRow]] = {}
    for row in rows:
        by.setdefault((row.table_id or "", row.kind, row.told), []).append(row)
    return [Group(tuple(of), found[table_id]) for (table_id, _, _), of in by.items() if table_id in found]


def for_browser(group: Group, base: str, language: str, asked: str) -> str:
    """What a browser shows. Its tag is that of the table: the newest replaces what is shown of it."""
    row, standing = group.first, group.standing
    return _json(
        {
            "id": group.id,
            "tag": f"{standing.row.id} {row.kind}",
            "title": _line(group, base, language),
            "body": asked,
            "link": f"{base}t/{standing.row.id}",
        }
    )


def for_hook(group: Group, base: str, language: str, form: Form, *, of_table: bool) -> str:
    standing = group.standing
    line = _public_line(group, language) if of_table else _line(group, base, language)
    link = f"{base}t/{standing.row.id}"
    if form == "discord":
        text = _MARKS.sub(r"\\\1", line)[:_LONGEST_CHAT]
        return _json({"content": f"{text}\n{link}", "allowed_mentions": {"parse": []}})
    seats = {row.seat for row in group.rows if row.seat is not None}
    return _json(
        {
            "id": group.id,
            "kind": group.first.kind,
            "at": group.first.decided.isoformat(),
            "text": line,
            "link": link,
            "table": standing.row.id,
            "game": standing.row.game,
            "round": standing.facts.round,
            "number": standing.facts.number,
            "seats": [{"seat": seat.seat, "name": seat.name} for seat in standing.seats if seat.seat in seats],
        }
    )


def trial(told: str, link: str) -> str:
    return _json({"id": "trial", "tag": "trial", "title": "Stellarch", "body": told, "link": link})


def _line(group: Group, base: str, language: str) -> str:
    """In words, to a person."""
    standing, row = group.standing, group.first
    others = standing.others(standing.seats_of(row.person))
    news = News(row.kind, standing.game, others, standing.name_of(row.by) or "Stellarch", base)
    return news_line(news, spoken(language))


def _public_line(group: Group, language: str) -> str:
    """In words, to all who read along."""
    standing = group.standing
    game = said(GameWith(standing.game, standing.others(()))).to(spoken(language))
    if group.first.kind == "over":
        return said(Ended(game, standing.winners())).to(spoken(language))
    seats = {row.seat for row in group.rows}
    names = tuple(seat.name for seat in standing.seats if seat.seat in seats)
    return said(Waits(names, game)).to(spoken(language))


def spoken(language: str) -> Language:
    """One of the languages there are."""
    return next((one for one in LANGUAGES if one == language), "en")


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()

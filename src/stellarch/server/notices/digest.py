"""A letter with what waits for somebody, as plain text and as a page."""

from collections.abc import Sequence
from datetime import timedelta
from html import escape
from typing import NamedTuple

from stellarch.core import Language, Message, Text, said
from stellarch.games import GAMES
from stellarch.server.notices.sentences import (
    ChangeNotices,
    GamesWait,
    GameWith,
    LetterStop,
    LetterWhy,
    NewsInvitation,
    NewsLow,
    NewsNudge,
    NewsOfGames,
    NewsOver,
    NewsTalk,
    NewsTurn,
    NewsVote,
    NewsWord,
    RoundOf,
    StopLetters,
    TimeLeft,
)
from stellarch.server.storage.signals import Kind

MOST_GAMES = 8
"""Games that a letter tells in full."""


class Waiting(NamedTuple):
    """A game that waits for the reader."""

    game: Text
    others: tuple[str, ...]
    round: int | None
    asked: Text | None
    """What to decide, where the table could be opened."""
    left: timedelta | None
    link: str


def specimen(link: str) -> Waiting:
    """What a letter would tell of a game that is made up."""
    game = next(iter(GAMES.values()))
    return Waiting(game.name, ("Marek", "Suri"), 4, None, timedelta(days=1, hours=4), link)


class News(NamedTuple):
    """Something else that happened at a table."""

    kind: Kind
    game: Text
    others: tuple[str, ...]
    by: str
    link: str


class Links(NamedTuple):
    page: str
    """Of one's notices."""
    stop: str


class Written(NamedTuple):
    subject: str
    text: str
    html: str


def letter(waiting: Sequence[Waiting], count: int, news: Sequence[News], links: Links, language: Language) -> Written:
    """The letter; `count` is how many games wait in all, of which only some are told."""
    games = [_game(one, language) for one in waiting]
    happened = [(news_line(one, language), one.link) for one in news]
    subject = _tell(GamesWait(count, games[0].short), language) if games else _tell(NewsOfGames(), language)
    why, stop = _tell(LetterWhy(links.page), language), _tell(LetterStop(links.stop), language)
    head = _tell(GamesWait(count, games[0].short), language) if count > 1 else ""
    return Written(subject, _text(head, games, happened, why, stop), _html(head, games, happened, links, language))


def notice(one: Waiting, language: Language) -> tuple[str, str]:
    """What a browser shows of a game that waits: its title, and what is asked."""
    return _tell(NewsTurn(_game(one, language).short), language), asked_line(one.asked, one.left, language)


def asked_line(asked: Text | None, left: timedelta | None, language: Language) -> str:
    """What is asked and how much time is left, as far as there is either."""
    parts = asked and asked.to(language), left and _tell(time_left(left), language)
    return " · ".join(part for part in parts if part)


class _Game(NamedTuple):
    short: str
    name: str
    asked: str
    left: str
    link: str


def _game(one: Waiting, language: Language) -> _Game:
    short = _tell(GameWith(one.game, one.others), language)
    asked = "" if one.asked is None else one.asked.to(language)
    left = "" if one.left is None else _tell(time_left(one.left), language)
    return _Game(short, _tell(RoundOf(short, one.round), language), asked, left, one.link)


def time_left(left: timedelta) -> TimeLeft:
    minutes = max(0, int(left.total_seconds()) // 60)
    return TimeLeft(minutes // 1440, minutes // 60 % 24, minutes % 60)


def news_line(one: News, language: Language) -> str:
    game = _tell(GameWith(one.game, one.others), language)
    message: dict[Kind, Message] = {
        "turn": NewsTurn(game),
        "nudge": NewsNudge(one.by, game),
        "low": NewsLow(game),
        "word": NewsWord(one.by, game),
        "talk": NewsTalk(one.by, game),
        "vote": NewsVote(game),
        "over": NewsOver(game),
        "invitation": NewsInvitation(one.by, game),
    }
    return _tell(message[one.kind], language)


def _text(head: str, games: Sequence[_Game], news: Sequence[tuple[str, str]], why: str, stop: str) -> str:
    parts = [head] if head else []
    for number, game in enumerate(games, 1):
        lines = [f"{number}. {game.name}", *(f"   {line}" for line in (game.asked, game.left) if line)]
        parts.append("\n".join([*lines, f"   {game.link}"]))
    parts += [f"{line}\n{link}" for line, link in news]
    return "\n\n".join([*parts, f"--\n{why}\n{stop}"]) + "\n"


def _html(head: str, games: Sequence[_Game], news: Sequence[tuple[str, str]], links: Links, language: Language) -> str:
    """A page that needs no pictures and no styles of its own to be read."""
    rows = [_row(game.name, " · ".join(filter(None, (game.asked, game.left))), game.link) for game in games]
    rows += [_row(line, "", link) for line, link in news]
    ends = " · ".join(
        f'<a href="{escape(link)}" style="color:#555">{escape(_tell(label, language))}</a>'
        for label, link in ((ChangeNotices(), links.page), (StopLetters(), links.stop))
    )
    title = f'<h1 style="font-size:20px">{escape(head)}</h1>' if head else ""
    return (
        f'<!doctype html><html lang="{language}"><body style="margin:0;background:#f4f3ee">'
        '<div style="max-width:560px;margin:0 auto;padding:24px;font:16px/1.5 sans-serif;color:#14182b">'
        f'{title}{"".join(rows)}<p style="font-size:13px;color:#555;margin-top:32px">{ends}</p></div></body></html>'
    )


def _row(name: str, more: str, link: str) -> str:
    below = f'<br><span style="color:#444">{escape(more)}</span>' if more else ""
    return (
        f'<p style="background:#fff;border-radius:8px;padding:12px 16px;margin:0 0 12px">'
        f'<a href="{escape(link)}" style="color:#3b2f8f;font-weight:bold">{escape(name)}</a>{below}</p>'
    )


def _tell(message: Message, language: Language) -> str:
    return said(message).to(language)

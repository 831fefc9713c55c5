"""`stellarch rules`: the rulebook at hand."""

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Annotated, Any

from cyclopts import Parameter

from stellarch.cli import DOES_NOT_HOLD, FINE, messages
from stellarch.cli.arguments import GAME, Json, Speech, command
from stellarch.cli.output import Screen, print_json
from stellarch.core import Game, Language, Rule, Rulebook
from stellarch.games import GAMES, find_game

_SOME = next(iter(GAMES[GAME].rulebook)).id
"""A rule, for examples."""
_CHAPTER = _SOME.partition(".")[0]
_SOUGHT = f"Ids such as {_SOME}, a chapter such as {_CHAPTER}, or words."

app = command(
    "rules",
    "Look rules up by id or chapter, or search for all that hold every word. Without words, the whole book.",
    f"stellarch rules {_SOME}",
    f"stellarch rules {_CHAPTER}",
    "stellarch rules trade station adjacent",
    "stellarch rules trou de ver --language fr",
)

_ID = re.compile(r"[A-Z]+-[A-Z]?\d+(?:\.\d+)*", re.IGNORECASE)


@app.default
def rules(
    *sought: Annotated[str, Parameter(name="WORDS", help=_SOUGHT)],
    game: Annotated[str | None, Parameter(help="The rules of this game only.")] = None,
    json: Json = False,
    language: Speech = "en",
) -> int:
    book = Rulebook(tuple(rule for each in _games(game) for rule in each.rulebook))
    found, missing = look_up(book, sought, language)
    screen = Screen(language)
    if json:
        print_json(found, language)
    else:
        show_rules(found, screen)
    if missing or not found:
        _say_missing(missing, book, sought, screen)
        return DOES_NOT_HOLD
    return FINE


def look_up(book: Rulebook, sought: tuple[str, ...], language: Language) -> tuple[list[Rule], list[str]]:
    """The rules with these ids, or that hold all these words; and the ids there are not."""
    if not sought or not all(map(_ID.fullmatch, sought)):
        return list(book.search(" ".join(sought), language)), []
    found: list[Rule] = []
    missing: list[str] = []
    for each in sought:
        rules = _with_id(book, each.upper())
        found += rules
        if not rules:
            missing.append(each.upper())
    return found, missing


def show_rules(found: list[Rule], screen: Screen) -> None:
    chapter = None
    for rule in found:
        if rule.chapter != chapter:
            chapter = rule.chapter
            screen.line(screen.paint(screen.put(chapter), "bold"))
        screen.paragraph(f"  {screen.paint(rule.id, 'cyan')}  {screen.put(rule.text)}", indent=4)


def near_ids(book: Rulebook, wanted: str) -> tuple[str, ...]:
    """Ids that look like the one wanted, of its chapter if there is one."""
    ids = [rule.id for rule in book]
    chapter = [rule for rule in ids if rule.startswith(f"{wanted.partition('.')[0]}.")]
    return tuple(get_close_matches(wanted, chapter or ids, n=3, cutoff=0.5))


def _games(game: str | None) -> Iterable[Game[Any, Any]]:
    return GAMES.values() if game is None else [find_game(game)]


def _with_id(book: Rulebook, wanted: str) -> list[Rule]:
    """The rule with this id, or the rules of the chapter with it."""
    if rule := book.get(wanted):
        return [rule]
    return [rule for rule in book if rule.id.startswith(f"{wanted}.")]


def _say_missing(missing: list[str], book: Rulebook, sought: tuple[str, ...], screen: Screen) -> None:
    for wanted in missing:
        screen.complain(messages.NoSuchRule(wanted, near_ids(book, wanted)))
    if not missing:
        screen.complain(messages.NoRuleWith(" ".join(sought)))

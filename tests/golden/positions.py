"""What is shown and offered at positions of the stored records: questions, choices, what they may meet, score sheets,
reports, boards, pictures."""

from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from itertools import islice
from typing import Any

from stellarch.core import Action, BadNotation, Game, Language, Refused, Template
from tests.golden import doors
from tests.golden.playing import AnyGame, Moment, chosen, form, moments
from tests.golden.sentences import Limits, Sentence

_MOST_CHOICES = 30
"""Choices of one position that are put into words; of some games a position has hundreds."""
_MOST_CAVEATS = 4
_EVERY = 4
"""Of the positions, the share at which all is drawn."""
_SINCE = 120
"""How many actions are told in a report."""


def sentences(game: AnyGame, limits: Limits) -> Iterator[Sentence]:
    known: set[str] = set()
    for number, moment in enumerate(chosen(game, limits)):
        yield from _asked(moment)
        yield from _offered(moment, known)
        yield from _played(moment)
        if number % _EVERY == 0:
            yield from _shown(moment)
            yield from _reported(moment, limits)
    yield from _ended(game, limits)


def _asked(moment: Moment) -> Iterator[Sentence]:
    game, state, seat = moment.game, moment.state, moment.seat
    yield from doors.of_text("heading", game.chronicle.heading(moment.view))
    decision = game.decision(state, seat)
    if decision is not None:
        yield from doors.of_text(f"decision {decision.kind}", decision.label)
        yield from doors.of_text("default", game.in_words(moment.view, decision.default, moment.names))
    yield from doors.of_value("standings", game.standings(state))


def _offered(moment: Moment, known: set[str]) -> Iterator[Sentence]:
    game, view, names = moment.game, moment.view, moment.names
    choices = [*game.legal(moment.state, moment.seat), *game.free(moment.state, moment.seat)]
    for choice in choices:
        if isinstance(choice, Template):
            yield from doors.of_value(f"template {choice.type}", choice.whole)
    new = [choice for choice in choices if not isinstance(choice, Template) and form(choice) not in known]
    for choice in new[:_MOST_CHOICES]:
        known.add(form(choice))
        yield from doors.of_text(f"choice {type(choice).__name__}", game.in_words(view, choice, names))
    for choice in new[:_MOST_CAVEATS]:
        yield from _met(moment, choice)
    for group in game.typing.grouped(game, view, choices, names):
        yield from doors.of_text("group", group.label)
        for item in group.items[:_MOST_CHOICES]:
            yield from doors.of_text(f"item {type(item.choices[0]).__name__}", item.label)


def _met(moment: Moment, action: Action) -> Iterator[Sentence]:
    for caveat in moment.game.caveats(moment.view, action, moment.names):
        yield from doors.of_text(f"caveat {caveat.rule or ''}".strip(), caveat.text)


def _played(moment: Moment) -> Iterator[Sentence]:
    """What was played: what it might have met, and as a form that is being filled in."""
    game = moment.game
    yield from _met(moment, moment.action)
    imagined = game.imagine(moment.view, "golden")
    with suppress(Refused):
        yield from doors.of_value("lines", game.forms.lines(imagined, moment.seat, moment.action))
        rest = game.forms.rest(imagined, moment.seat, moment.action)
        yield from doors.of_value("rest", rest)


def _shown(moment: Moment) -> Iterator[Sentence]:
    game, view = moment.game, moment.view
    yield from doors.of_value("shown", game.page.shown(view))
    for name in game.page.boards:
        yield from doors.of_value(f"board {name}", game.page.boards[name].draw(view))
    yield from doors.of_value("relations", game.chronicle.relations(view))
    yield from doors.of_value("followed", game.chronicle.followed(view))
    yield from doors.of_lines("picture", lambda language: game.picture(view, language))
    for look in game.typing.looks:
        yield from doors.of_lines(f"look {look.word.en}", partial(_look, moment, look.draw))


def _look(moment: Moment, draw: Any, language: Language) -> str:
    """What is looked at: what there is without naming anything, and where its name is needed, the first sector."""
    try:
        return str(draw(moment.view, "", moment.names, language))
    except BadNotation as fault:
        return fault.why.to(language)


def _reported(moment: Moment, limits: Limits) -> Iterator[Sentence]:
    game = moment.game
    same = (each for each in moments(game, limits) if each.record is moment.record)
    since = islice(same, max(0, moment.number - _SINCE), moment.number)
    happened = [seen for each in since for event in each.events if (seen := event.seen_by(moment.seat)) is not None]
    for paragraph in game.chronicle.report(moment.view, happened, moment.names) or ():
        yield from doors.of_text("report about", paragraph.about)
        for told in paragraph.told:
            yield from doors.of_text("report", told)


def _ended(game: Game[Any, Any], limits: Limits) -> Iterator[Sentence]:
    """The last position of each record."""
    last = {id(moment.record): moment for moment in moments(game, limits)}
    for moment in last.values():
        yield from doors.of_text("heading", game.chronicle.heading(game.view(moment.after, None)))
        yield from doors.of_value("standings", game.standings(moment.after))

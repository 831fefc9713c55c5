"""What any game must keep, as functions over any Game and one of its positions; `suite.py` runs them."""

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec

from stellarch.bots import Bot, RandomBot, plan_of
from stellarch.core import LANGUAGES, Action, Chance, Event, Game, Line, Refused, Seat, Step, Table, Template
from stellarch.core import written as sent
from stellarch.core.options import changed
from stellarch.core.wire import kept, read

AnyGame = Game[Any, Any]


class Case(NamedTuple):
    """A game to be played at random; one action in `out_of_turn` is one that nobody waits for."""

    game: AnyGame
    players: int
    options: Any
    seed: str = "contract"
    out_of_turn: int = 50
    longest: int = 400

    def __str__(self) -> str:
        variants = "-".join(changed(self.options))
        return f"{self.game.id}-{self.players}{variants and '-' + variants}"


class Moment(NamedTuple):
    """One action of a game: the state it was played in, and what came of it."""

    state: Any
    seat: Seat
    action: Action
    step: Step[Any]


def played(case: Case, bot: Bot | None = None) -> Iterator[Moment]:
    """A game played at random, action by action."""
    game, chance = case.game, Chance(case.seed).fork("players")
    state = game.start(case.options, case.players, case.seed).state
    for number in range(case.longest):
        waiting = sorted(game.waiting_on(state))
        if not waiting:
            return
        seat = chance.choice(waiting, "who", number)
        choices = game.legal(state, seat)
        if not chance.below(case.out_of_turn, "out of turn", number):
            anybody = Seat(chance.below(case.players, "anybody", number))
            seat, choices = (anybody, game.free(state, anybody)) if game.free(state, anybody) else (seat, choices)
        plan = plan_of(bot or RandomBot(), game, game.view(state, seat), choices, chance.fork(number).seed)
        action = plan.actions[0]
        step = game.apply(state, seat, action)
        yield Moment(state, seat, action, step)
        state = step.state


@cache
def moments(case: Case) -> tuple[Moment, ...]:
    return tuple(played(case))


def table_of(case: Case) -> Table[Any, Any]:
    """The same game at a table."""
    table = Table(case.game, case.players, case.seed, case.options)
    for moment in moments(case):
        table.play(moment.action, moment.seat)
    return table


def seats(case: Case) -> list[Seat]:
    return [Seat(seat) for seat in range(case.players)]


def whole(choices: Iterable[Action | Template]) -> list[Action | Template]:
    """The choices with all blanks of templates, those too that a page asks for later."""
    return [choice.whole if isinstance(choice, Template) else choice for choice in choices]


def drawn(game: AnyGame, choices: Iterable[Action | Template], fillings: int = 3) -> Iterator[Action]:
    """The choices, each template filled in by chance a few times."""
    for choice in choices:
        if isinstance(choice, Template):
            yield from (game.read_plain(choice.drawn(Chance(f"filling {n}"))) for n in range(fillings))
        else:
            yield choice


def check_every_choice_is_accepted(game: AnyGame, state: Any, seat: Seat) -> None:
    """What is listed is accepted; a template filled in by chance may be refused, for its blanks know not each other."""
    for choice in [*game.legal(state, seat), *game.free(state, seat)]:
        if not isinstance(choice, Template):
            game.apply(state, seat, choice)
            continue
        for action in drawn(game, [choice]):
            with suppress(Refused):
                game.apply(state, seat, action)


def check_who_is_waited_on_can_act(game: AnyGame, state: Any, seat: Seat) -> None:
    """A seat that is waited on has a choice and a default; any other has no decision to make."""
    assert bool(game.legal(state, seat)) == (seat in game.waiting_on(state))
    if seat in game.waiting_on(state):
        game.apply(state, seat, game.default(state, seat))


def check_decision(game: AnyGame, state: Any, seat: Seat) -> None:
    """Who is waited on is told what to decide, as a heading, and what becomes of it without an answer."""
    decision = game.decision(state, seat)
    assert (decision is not None) == (seat in game.waiting_on(state))
    if decision is None:
        return
    assert re.fullmatch("[a-z][a-z0-9_]*", decision.kind)
    assert decision.default == game.default(state, seat)
    for language in LANGUAGES:
        heading = decision.label.to(language)
        assert heading == heading.strip()
        assert heading[0].isupper()
        assert heading[-1].isalnum() or heading[-1] in "?)"


def check_sealed(game: AnyGame, state: Any, seat: Seat, others: Iterable[Seat]) -> None:
    """Of a sealed form that is not the last, others learn that it is in; replaced, it counts once. Of an order that
    only goes on with one, they learn nothing."""
    decision = game.decision(state, seat)
    if decision is None or not decision.sealed or game.waiting_on(state) == {seat}:
        return
    viewers = (None, *(other for other in others if other != seat))
    tried = {str(form): form for form in drawn(game, game.legal(state, seat), 4)}.values()
    answers = [form for form in tried if refusal_of(game, state, seat, form) is None]
    forms = [form for form in answers if seat not in game.waiting_on(game.apply(state, seat, form).state)]
    for order in (order for order in answers if order not in forms):
        after, told = game.apply(state, seat, order)
        for viewer in viewers:
            assert as_seen(told, viewer) == []
            assert order.seen_by(seat, viewer) is None
            theirs = () if viewer is None else game.legal(state, viewer)
            check_hidden(game, state, after, viewer, drawn(game, theirs, 1))
    for form, other in pairwise({game.save(game.apply(state, seat, form).state): form for form in forms}.values()):
        (first, told), (second, told_too) = game.apply(state, seat, form), game.apply(state, seat, other)
        for viewer in viewers:
            assert as_seen(told, viewer) == as_seen(told_too, viewer) != []
            assert form.seen_by(seat, viewer) is None
            tries = [] if viewer is None else list(drawn(game, game.legal(first, viewer), 2))
            check_hidden(game, first, second, viewer, tries)
        replaced, again = game.apply(first, seat, other)
        assert game.save(replaced) == game.save(second)
        assert as_seen(again, None) == []


def check_form(game: AnyGame, state: Any, seat: Seat, form: Action) -> None:
    """Each line of a form is weighed as the whole is: it stands if all of them do. A refusal names the part, and how
    far the list stands: so far it is accepted."""
    lines = game.forms.lines(game.imagine(game.view(state, seat), "lines"), seat, form)
    refusal = refusal_of(game, state, seat, form)
    if refusal is None:
        assert all(line.stands for line in lines)
        return
    plain = msgspec.to_builtins(form)
    part = plain
    for step in refusal.at:
        part = part[step]
    if refusal.stands is not None:
        field, place, *_ = refusal.at
        assert place == refusal.stands
        assert not lines or [line.stands for line in lines].index(False) == place
        plain[field] = plain[field][:place]
        assert refusal_of(game, state, seat, game.read_plain(plain)) is None


def refusal_of(game: AnyGame, state: Any, seat: Seat, action: Action) -> Refused | None:
    try:
        game.apply(state, seat, action)
    except Refused as refusal:
        return refusal
    return None


def check_choices_are_in_the_same_order(game: AnyGame, state: Any, seat: Seat) -> None:
    restored = game.restore(game.save(state))
    assert list(game.legal(state, seat)) == list(game.legal(state, seat)) == list(game.legal(restored, seat))
    assert list(game.free(state, seat)) == list(game.free(restored, seat))


def check_choices_differ(game: AnyGame, state: Any, seat: Seat) -> None:
    choices = [*game.legal(state, seat), *game.free(state, seat)]
    assert len({sent(choice) for choice in whole(choices)}) == len(choices)


def check_save_and_restore(game: AnyGame, future: Sequence[Moment]) -> None:
    """A restored state saves alike, and the same actions lead it to the same states and events."""
    seat, state = future[0].seat, game.restore(game.save(future[0].state))
    assert game.view(state, seat) == game.view(future[0].state, seat)
    for moment in future:
        assert game.save(state) == game.save(moment.state)
        state, events = game.apply(state, moment.seat, moment.action)
        assert events == moment.step.events
    assert game.save(state) == game.save(future[-1].step.state)


def check_imagined(game: AnyGame, state: Any, seat: Seat) -> None:
    """A state dealt afresh from a view looks the same to that seat, and offers it the same choices."""
    view = game.view(state, seat)
    imagined = game.imagine(view, "another seed")
    assert game.view(imagined, seat) == view
    assert list(game.legal(imagined, seat)) == list(game.legal(state, seat))
    assert game.waiting_on(imagined) == game.waiting_on(state)


def check_json(value: Any, kind: Any) -> None:
    assert read(kept(value), kind) == value


def check_action_forms(game: AnyGame, action: Action) -> None:
    """The short form is one word that reads back; so does the plain form."""
    assert game.read_action(str(action)) == action
    assert not set(str(action)) & set(" \t\r\n{};"), "a record's text form would not read this back"
    assert str(action), "a record's text form would skip this"
    assert not re.fullmatch(r"\d+\.", str(action)), "a record's text form would take this for a number of its own"
    assert not Line(1, "action", 0, str(action)).takes, "the log would take this for a take-back"
    assert game.read_plain(msgspec.to_builtins(action)) == action


def check_sentences(event: Event, names: Sequence[str]) -> None:
    told = event.told(names)
    for language in LANGUAGES:
        sentence = told.to(language)
        assert sentence == sentence.strip()
        assert sentence.endswith((".", "!"))
        assert "{" not in sentence


def as_seen(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    return [seen for event in events if (seen := event.seen_by(seat)) is not None]


def check_hidden(game: AnyGame, state: Any, other: Any, seat: Seat | None, tries: Iterable[Action]) -> None:
    """Two states that differ in what a seat may not know are one and the same to it: view, choices and answers. What
    is sent of them is, byte by byte, for equal values may be sent in two ways."""
    assert game.save(state) != game.save(other)
    assert sent(game.view(state, seat)) == sent(game.view(other, seat))
    assert game.waiting_on(state) == game.waiting_on(other)
    if seat is not None:
        assert sent(game.decision(state, seat)) == sent(game.decision(other, seat))
        assert sent(whole(game.legal(state, seat))) == sent(whole(game.legal(other, seat)))
        assert sent(whole(game.free(state, seat))) == sent(whole(game.free(other, seat)))
        for action in tries:
            assert answer(game, state, seat, action) == answer(game, other, seat, action)


def answer(game: AnyGame, state: Any, seat: Seat, action: Action) -> object:
    """All that a seat learns by trying an action; where a secret comes out by the rules, no more than that it does."""
    try:
        step = game.apply(state, seat, action)
    except Refused as refusal:
        return type(refusal), refusal.code, refusal.rule, refusal.why, refusal.about, refusal.at, refusal.stands
    if any(event.reveals for event in step.events):
        return "revealed"
    return sent(as_seen(step.events, seat)), sent(game.view(step.state, seat))

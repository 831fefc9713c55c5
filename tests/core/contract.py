"""What any game must keep, as functions over any Game; test_contract.py runs them for every game there is."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from typing import Any, NamedTuple

import msgspec

from stellarch.bots import Bot, RandomBot
from stellarch.core import LANGUAGES, Action, Chance, Event, Game, Refused, Seat, Step, Table, Template
from stellarch.core.options import changed

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
        action = (bot or RandomBot()).choose(game, game.view(state, seat), choices, chance.fork(number).seed)
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


def check_choices_are_in_the_same_order(game: AnyGame, state: Any, seat: Seat) -> None:
    restored = game.restore(game.save(state))
    assert list(game.legal(state, seat)) == list(game.legal(state, seat)) == list(game.legal(restored, seat))
    assert list(game.free(state, seat)) == list(game.free(restored, seat))


def check_choices_differ(game: AnyGame, state: Any, seat: Seat) -> None:
    choices = [*game.legal(state, seat), *game.free(state, seat)]
    assert len({msgspec.json.encode(choice) for choice in choices}) == len(choices)


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
    assert msgspec.json.decode(msgspec.json.encode(value), type=kind) == value


def check_action_forms(game: AnyGame, action: Action) -> None:
    """The short form is one word that reads back; so does the plain form."""
    assert game.read_action(str(action)) == action
    assert not set(str(action)) & set(" \t\r\n{};"), "a record's text form would not read this back"
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
    """Two states that differ in what a seat may not know are one and the same to it: view, choices and answers."""
    assert game.save(state) != game.save(other)
    assert game.view(state, seat) == game.view(other, seat)
    assert game.waiting_on(state) == game.waiting_on(other)
    if seat is not None:
        assert list(game.legal(state, seat)) == list(game.legal(other, seat))
        assert list(game.free(state, seat)) == list(game.free(other, seat))
        for action in tries:
            assert answer(game, state, seat, action) == answer(game, other, seat, action)


def answer(game: AnyGame, state: Any, seat: Seat, action: Action) -> object:
    """All that a seat learns by trying an action; where a secret comes out by the rules, no more than that it does."""
    try:
        step = game.apply(state, seat, action)
    except Refused as refusal:
        return type(refusal), refusal.code, refusal.rule, refusal.why, refusal.about
    if any(event.reveals for event in step.events):
        return "revealed"
    return as_seen(step.events, seat), game.view(step.state, seat)

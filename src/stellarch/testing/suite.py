"""The contract, held to by whole games: each check plays one at random and looks at its positions."""

import os
import pickle
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from stellarch.core import LANGUAGES, Action, Chance, Record, Seat, Template, verify
from stellarch.testing import contract, schemas
from stellarch.testing.contract import AnyGame, Case, moments

_OPENING = 25
"""How many actions are played again in another process."""
_ELSEWHERE = """
import pickle, sys
from stellarch.testing.suite import openings
pickle.dump(openings(pickle.load(sys.stdin.buffer)), sys.stdout.buffer)
"""


def positions(case: Case, every: int = 1) -> Iterator[tuple[Any, Seat]]:
    """Some of the states of a game, each as one of the seats, so that every seat has its turn."""
    for number, moment in enumerate(moments(case)[::every]):
        yield moment.state, moment.seat
        yield moment.state, Seat(number % case.players)


def choices(game: AnyGame, state: Any, seat: Seat) -> list[Action | Template]:
    """All that a seat may do, in turn or not."""
    return [*game.legal(state, seat), *game.free(state, seat)]


def the_game_says_what_it_is(case: Case) -> None:
    game = case.game
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", game.id), "an id has small letters, digits and hyphens"
    assert case.players in game.players.numbers
    assert len(game.players.names) >= game.players.most, "every seat needs a name"
    assert list(game.rulebook), "there is no rule to look up"
    for language in LANGUAGES:
        assert game.name.to(language)
        assert game.picture(game.view(moments(case)[0].state, None), language)


def every_choice_is_accepted(case: Case) -> None:
    for state, seat in positions(case, every=4):
        contract.check_every_choice_is_accepted(case.game, state, seat)


def who_is_waited_on_can_act_and_nobody_else_must(case: Case) -> None:
    for state, seat in positions(case):
        contract.check_who_is_waited_on_can_act(case.game, state, seat)


def who_is_waited_on_is_told_what_to_decide(case: Case) -> None:
    for state, seat in positions(case):
        contract.check_decision(case.game, state, seat)


def everybody_has_a_rank_and_the_game_ends_when_nobody_is_waited_on(case: Case) -> None:
    for moment in moments(case):
        after = moment.step.state
        standings = case.game.standings(after)
        assert len(standings.ranks) == case.players
        assert standings.over == (not case.game.waiting_on(after))
        assert len(standings.totals) == case.players


def random_play_fills_in_every_kind_of_template(case: Case) -> None:
    tried: dict[str, bool] = {}
    for number, (state, seat) in enumerate(positions(case)):
        for choice in choices(case.game, state, seat):
            if isinstance(choice, Template) and not tried.get(choice.type):
                action = case.game.read_plain(choice.drawn(Chance(str(number))))
                tried[choice.type] = contract.refusal_of(case.game, state, seat, action) is None
    assert all(tried.values()), tried


def a_sealed_form_tells_others_nothing_and_may_be_replaced(case: Case) -> None:
    for state, seat in positions(case, every=3):
        contract.check_sealed(case.game, state, seat, contract.seats(case))


def a_form_is_weighed_line_by_line_and_refused_by_its_line(case: Case) -> None:
    for state, seat in positions(case, every=3):
        for form in contract.drawn(case.game, choices(case.game, state, seat)):
            contract.check_form(case.game, state, seat, form)


def choices_are_always_in_the_same_order(case: Case) -> None:
    for state, seat in positions(case, every=3):
        contract.check_choices_are_in_the_same_order(case.game, state, seat)


def no_choice_is_listed_twice(case: Case) -> None:
    for state, seat in positions(case, every=3):
        contract.check_choices_differ(case.game, state, seat)


def a_saved_game_goes_on_as_if_nothing_had_happened(case: Case) -> None:
    whole = moments(case)
    for start in range(len(whole)):
        contract.check_save_and_restore(case.game, whole[start : start + 2])
    contract.check_save_and_restore(case.game, whole)


def a_state_imagined_from_a_view_looks_the_same(case: Case) -> None:
    for state, seat in positions(case, every=2):
        contract.check_imagined(case.game, state, seat)


def actions_have_a_short_and_a_plain_form(case: Case) -> None:
    for state, seat in positions(case, every=5):
        for action in contract.drawn(case.game, choices(case.game, state, seat)):
            contract.check_action_forms(case.game, action)


def actions_events_and_views_travel_as_json(case: Case) -> None:
    for moment in moments(case):
        contract.check_json(moment.action, case.game.actions)
        contract.check_json(case.game.view(moment.state, moment.seat), case.game.views)
        for event in moment.step.events:
            contract.check_json(event, case.game.events)


def templates_travel_as_json(case: Case) -> None:
    for state, seat in positions(case, every=5):
        for choice in choices(case.game, state, seat):
            if isinstance(choice, Template):
                contract.check_json(choice.whole, Template)
                contract.check_json(choice.to_be_opened, Template)


def the_published_schemas_are_sound(case: Case) -> None:
    for schema in case.game.schemas().values():
        schemas.check_schema(schema)


def what_a_game_sends_fits_its_schemas(case: Case) -> None:
    published = case.game.schemas()
    assert schemas.fits(published["options"], case.options)
    for moment in moments(case)[::5]:
        assert schemas.fits(published["action"], moment.action)
        assert schemas.fits(published["view"], case.game.view(moment.state, None))
        assert all(schemas.fits(published["event"], event) for event in moment.step.events)


def every_event_tells_a_sentence_in_each_language(case: Case) -> None:
    names = [f"Player {number}" for number in range(case.players)]
    opening = case.game.start(case.options, case.players, case.seed).events
    for event in [*opening, *(event for moment in moments(case) for event in moment.step.events)]:
        contract.check_sentences(event, names)
        for seat in (None, Seat(0)):
            if seen := event.seen_by(seat):
                contract.check_sentences(seen, names)


def the_seed_is_in_no_view_and_changes_none(case: Case) -> None:
    """Dice that a seat has seen stay as they fell; whatever else falls by another seed, it cannot tell."""
    if not hasattr(moments(case)[0].state, "chance"):  # a game without chance
        return
    for moment in moments(case)[::5]:
        for seat in (None, *contract.seats(case)):
            imagined = case.game.imagine(case.game.view(moment.state, seat), "another")
            changed = replace(moment.state, chance=imagined.chance)
            contract.check_hidden(case.game, moment.state, changed, seat, [moment.action])


def a_record_of_the_game_replays(case: Case) -> None:
    record = contract.table_of(case).record()
    assert [played.action for played in record.actions] == [str(moment.action) for moment in moments(case)]
    assert all(check.holds for check in verify(case.game, record))
    assert Record.read(record.to_text()) == Record.read(record.to_json()) == record


CHECKS: tuple[Callable[[Case], None], ...] = (
    the_game_says_what_it_is,
    every_choice_is_accepted,
    who_is_waited_on_can_act_and_nobody_else_must,
    who_is_waited_on_is_told_what_to_decide,
    everybody_has_a_rank_and_the_game_ends_when_nobody_is_waited_on,
    random_play_fills_in_every_kind_of_template,
    a_sealed_form_tells_others_nothing_and_may_be_replaced,
    a_form_is_weighed_line_by_line_and_refused_by_its_line,
    choices_are_always_in_the_same_order,
    no_choice_is_listed_twice,
    a_saved_game_goes_on_as_if_nothing_had_happened,
    a_state_imagined_from_a_view_looks_the_same,
    actions_have_a_short_and_a_plain_form,
    actions_events_and_views_travel_as_json,
    templates_travel_as_json,
    the_published_schemas_are_sound,
    what_a_game_sends_fits_its_schemas,
    every_event_tells_a_sentence_in_each_language,
    the_seed_is_in_no_view_and_changes_none,
    a_record_of_the_game_replays,
)


def another_process_plays_the_same_games(cases: Sequence[Case]) -> None:
    """The same seed gives the same game, whatever the order in which sets are walked there."""
    elsewhere = subprocess.run(
        [sys.executable, "-c", _ELSEWHERE],
        input=pickle.dumps(cases),
        env={**os.environ, "PYTHONHASHSEED": "12345", "PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.PIPE,
        check=True,
    )
    assert pickle.loads(elsewhere.stdout) == openings(cases)


def openings(cases: Sequence[Case]) -> list[str]:
    """The first moves of each game, as records."""
    return [contract.table_of(case._replace(longest=_OPENING)).record().to_text() for case in cases]

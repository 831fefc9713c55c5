"""SW-25: how bots play, as the other rooms see it."""

import pytest

from stellarch.core import Chance, Seat
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.mind import CHARACTERS, LEVELS
from stellarch.games.space_wars.mind.temper import Temper, temper_of
from stellarch.games.space_wars.state import Sealed

from .bot_games import bot_game


def test_four_bots_play_some_turns() -> None:
    *_, last = bot_game("some turns", 4, turns=2)
    assert last.before.turn == 2


@pytest.mark.rule("SW-23.1.1")
def test_the_first_action_of_every_plan_is_accepted() -> None:
    for decided in bot_game("accepted", 3, turns=2):
        read = SPACE_WARS.read_action(str(decided.plan.actions[0]))
        SPACE_WARS.apply(decided.before, decided.seat, read)


def test_the_same_view_and_seed_give_the_same_plan() -> None:
    for decided in bot_game("the same", 3, turns=1):
        view = SPACE_WARS.view(decided.before, decided.seat)
        assert SPACE_WARS.plan(view, decided.seed) == decided.plan


@pytest.mark.rule("SW-25.9")
def test_a_plan_is_the_same_whatever_others_have_sealed_and_however_dice_will_fall() -> None:
    has_seen_sealed_orders = False
    for decided in bot_game("hidden", 3, turns=2):
        own = {seat: sealed for seat, sealed in decided.before.sealed.items() if seat == decided.seat}
        others = {seat: Sealed(done=sealed.done) for seat, sealed in decided.before.sealed.items()}
        has_seen_sealed_orders |= any(sealed.orders for sealed in decided.before.sealed.values())
        otherwise = decided.before.changed(sealed={**others, **own}, chance=Chance("other dice"))
        view = SPACE_WARS.view(otherwise, decided.seat)
        assert SPACE_WARS.plan(view, decided.seed) == decided.plan
    assert has_seen_sealed_orders


@pytest.mark.rule("SW-25.1")
def test_weights_run_from_nothing_to_two_and_nine_bots_differ() -> None:
    first, *_ = bot_game("tempers", 9, turns=1)
    tempers = [temper_of(None, first.before.galaxy, Seat(seat)) for seat in range(9)]
    assert len(set(tempers)) == 9
    assert all(0 <= weight <= 2 for temper in tempers for weight in temper)


@pytest.mark.rule("SW-25.1")
def test_each_character_leans_to_one_thing_above_all() -> None:
    first, *_ = bot_game("characters", 3, turns=0)
    tempers = {word: temper_of(word, first.before.galaxy, Seat(0)) for word in CHARACTERS}
    leans = {word: Temper._fields[temper.index(max(temper))] for word, temper in tempers.items()}
    assert sorted(leans.values()) == sorted(Temper._fields)


@pytest.mark.rule("SW-25.9")
def test_there_are_three_levels() -> None:
    assert SPACE_WARS.levels == LEVELS
    assert len(LEVELS) == 3

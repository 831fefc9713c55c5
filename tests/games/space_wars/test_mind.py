"""SW-25: how bots play, as the other rooms see it."""

import pytest

from stellarch.core import Chance, Seat
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.mind import CHARACTERS, LEVELS
from stellarch.games.space_wars.mind.temper import Temper, temper_of
from stellarch.games.space_wars.state import Sealed

from .bot_games import Decided, bot_game


@pytest.mark.rule("SW-19.1.1")
@pytest.mark.parametrize(("players", "level"), [(2, 1), (4, 3), (3, 5)])
def test_bots_play_a_short_game_to_its_end(players: int, level: int) -> None:
    """A first game takes ten turns, or twenty where nobody seeks partners; no order on the way is refused, and each
    has its reasons, but for those that are the usual."""
    levels = [LEVELS[level - 1]] * players
    for decided in bot_game("to the end", players, levels=levels, victory_value=45):
        assert decided.plan.reasons or len(decided.plan.actions) == 1
        _accepted(decided)
    state = decided.table.state
    assert state.ending is not None
    assert state.ending.way == "short"
    assert 7 <= state.turn <= 25


@pytest.mark.rule("SW-23.1.1")
@pytest.mark.parametrize(("players", "turns"), [(6, 3), (9, 2)])
@pytest.mark.parametrize("pace", ["guided", "live"])
def test_the_first_action_of_every_plan_is_accepted(players: int, turns: int, pace: str) -> None:
    for decided in bot_game("accepted", players, turns, pace=pace):
        _accepted(decided)


def _accepted(decided: Decided) -> None:
    """Read back from its short form, as a server does."""
    SPACE_WARS.apply(decided.before, decided.seat, SPACE_WARS.read_action(str(decided.plan.actions[0])))


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
    first = next(bot_game("tempers", 9))
    tempers = [temper_of(None, first.before.galaxy, Seat(seat)) for seat in range(9)]
    assert len(set(tempers)) == 9
    assert all(0 <= weight <= 2 for temper in tempers for weight in temper)


@pytest.mark.rule("SW-25.1")
def test_each_character_leans_to_one_thing_above_all() -> None:
    first = next(bot_game("characters", 3))
    tempers = {word: temper_of(word, first.before.galaxy, Seat(0)) for word in CHARACTERS}
    leans = {word: Temper._fields[temper.index(max(temper))] for word, temper in tempers.items()}
    assert sorted(leans.values()) == sorted(Temper._fields)


@pytest.mark.rule("SW-25.9")
def test_there_are_five_levels() -> None:
    assert SPACE_WARS.levels == LEVELS
    assert len(LEVELS) == 5

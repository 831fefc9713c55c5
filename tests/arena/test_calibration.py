"""Chances fitted to games, and how true they are."""

from collections.abc import Sequence
from functools import partial
from math import exp
from pathlib import Path
from random import Random

import msgspec
import pytest

from stellarch.arena.calibration import fitted
from stellarch.arena.reliability import judged, left_out, reliability
from stellarch.arena.sightings import GameSeen, Sighting, Sitting, seen
from stellarch.core import BadOptions
from stellarch.core.chances import Chances
from stellarch.games import GAMES, find_game

OURS = ("small-star-empires", "galaxy-empires", "space-wars")


def games_where(slope: float, seats: int, count: int, seed: str, timid: float = 1.0) -> list[GameSeen]:
    """Games in which the first fact decides with a slope that grows as they go on, and the second means nothing; a
    search knows the chances, but says them more timidly or more boldly."""
    chance = Random(seed)
    return [_game(number, slope, seats, timid, chance) for number in range(count)]


def _game(number: int, slope: float, seats: int, timid: float, chance: Random) -> GameSeen:
    leads, noise = ([chance.gauss(0, 1) for _ in range(seats)] for _ in range(2))
    progress = chance.random()
    true = _softmax([slope * progress * lead for lead in leads])
    winner = chance.choices(range(seats), true)[0]
    said = _softmax([timid * slope * progress * lead for lead in leads])
    one = Sighting(0.5, progress, tuple(zip(leads, noise, strict=True)), tuple(said))
    return GameSeen(number, tuple(float(seat == winner) for seat in range(seats)), (one,))


def _softmax(sums: Sequence[float]) -> list[float]:
    weights = [exp(one) for one in sums]
    return [weight / sum(weights) for weight in weights]


def test_what_decides_is_found_and_what_does_not_weighs_little() -> None:
    kept = fitted({3: games_where(3.0, 3, 4000, "fit")}, "test")
    (begin, *_), (end, nothing) = kept.seats[3].facts[0], kept.seats[3].facts[-1]
    assert abs(begin) < 0.5
    assert end == pytest.approx(3.0, abs=0.5)
    assert abs(nothing) < 0.2


def test_a_timid_search_is_taught_to_speak_clearly() -> None:
    kept = fitted({2: games_where(3.0, 2, 4000, "fit", timid=0.5)}, "test")
    assert kept.seats[2].search is not None
    assert kept.seats[2].search[-1] == pytest.approx(2.0, abs=0.4)


def test_the_same_games_give_the_same_map() -> None:
    games = {2: games_where(2.0, 2, 50, "a"), 4: games_where(2.0, 4, 50, "b")}
    first, second = (msgspec.to_builtins(fitted(games, "test").seats) for _ in range(2))
    assert first == second


def test_few_games_lead_nowhere_far() -> None:
    (only,) = games_where(1.0, 2, 1, "one")
    weights = fitted({2: [only]}, "test").seats[2]
    assert all(abs(weight) < 1 for row in weights.facts for weight in row)


def test_chances_that_were_fitted_are_true_on_other_games() -> None:
    kept = fitted({4: games_where(3.0, 4, 3000, "fit", timid=0.5)}, "test")
    for one in reliability(kept, {4: games_where(3.0, 4, 3000, "fresh", timid=0.5)}):
        assert one.holds, one


def test_games_are_judged_by_what_was_fitted_to_others() -> None:
    """Where nothing decides, chances that were fitted to the games themselves look better than they are."""
    games = {2: games_where(0.0, 2, 30, "noise")}
    fit = partial(fitted, command="test")
    own, others = reliability(fit(games), games)[0], left_out(games, fit)[0]
    assert own.gain > 0 > others.gain
    assert own.chances == others.chances == 60


def test_where_every_game_was_shared_nothing_is_said_better() -> None:
    assert judged("position", 2, 1, [(0.6, 0.5), (0.4, 0.5)]).gain == 0


def test_reliability_is_counted_bin_by_bin() -> None:
    pairs = [(0.25, 0.0), (0.25, 1.0), (0.75, 1.0), (0.75, 1.0)]
    found = judged("search", 2, 2, pairs)
    assert [(one.count, one.said, one.came) for one in found.bins] == [(2, 0.25, 0.5), (2, 0.75, 1.0)]
    assert found.error == 0.25
    assert (found.brier, found.constant) == (0.1875, 0.25)
    assert (found.gain, found.holds) == (0.25, False)


@pytest.mark.parametrize("game_id", OURS)
def test_every_game_keeps_chances_that_fit_its_facts(game_id: str) -> None:
    game = find_game(game_id)
    for seats in game.players.numbers:
        state = game.start(game.options(), seats, "kept").state
        facts = game.outlook.facts(state)
        weights = game.outlook.chances.for_seats(seats)
        assert weights is not None, f"{game_id} has not been calibrated"
        assert all(weight >= 0 for row in weights.facts for weight in row), "who has more has the worse chance"
        assert {len(row) for row in weights.facts} == {len(one) for one in facts if one is not None}
        said = game.outlook.chances.of_position(facts, game.outlook.progress(state))
        assert said is not None
        assert sum(said) == pytest.approx(1)
        assert weights.made.command.startswith(f"stellarch calibrate {game_id}")


def test_every_game_of_ours_is_known() -> None:
    assert set(OURS) <= set(GAMES)


def test_sightings_are_kept_and_a_run_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STELLARCH_KERNEL", "interpreted")
    sitting, file = Sitting("small-star-empires", "random", 2, "s", "1", 3, {}), tmp_path / "seen.jsonl"
    first = seen(sitting, 1, file)
    (game,) = first
    assert sum(game.shares) == 1
    assert [one.played for one in game.sightings] == sorted(one.played for one in game.sightings)
    assert game.sightings[-1].progress > game.sightings[0].progress
    before = file.read_bytes()
    assert seen(sitting, 1, file) == first
    assert file.read_bytes() == before
    with pytest.raises(BadOptions):
        seen(msgspec.structs.replace(sitting, seed="other"), 1, file)


def test_what_is_kept_reads_back() -> None:
    kept = fitted({2: games_where(1.0, 2, 20, "x")}, "test")
    assert msgspec.json.decode(msgspec.json.encode(kept), type=Chances) == kept

"""The gauntlet: exploits at a table of equal bots, and what their games prove."""

import pytest

from stellarch.arena import gauntlet
from stellarch.arena.gauntlet import Held, Trial
from stellarch.arena.statistics import share_of
from stellarch.bots import make_bot, plan_of
from stellarch.bots.exploiting import ExploitBot, ExploitName
from stellarch.core import BadOptions, Table, usual_options
from stellarch.games import GAMES, find_game
from tests.cases import for_each

DECISIONS = 8
EXPLOITS = [(game, name) for game in GAMES for name in find_game(game).exploits]


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STELLARCH_KERNEL", "interpreted")


def small() -> tuple[Trial, ...]:
    return gauntlet.trials("small", [2, 3], 4, "1")


def test_each_exploit_sits_on_every_seat_of_every_deal_for_each_number_of_players() -> None:
    made = small()
    names = list(find_game("small").exploits)
    assert [(trial.exploit, trial.contest.players) for trial in made] == [(name, n) for n in (2, 3) for name in names]
    for trial in made:
        assert trial.level == len(find_game("small").levels)
        seats = [sitting.entrants.index(trial.contest.entrants[0]) for sitting in trial.contest.sittings(0)]
        assert sorted(seats) == list(range(trial.contest.players))
        assert trial.contest.total >= 4


def won(wins: float, games: int, players: int) -> Held:
    return Held("rush", False, 5, players, games, wins, share_of(wins, games), 1 / players, 0)


@for_each(("wins", "players", "is_beaten"), [(11, 2, True), (6, 2, False), (7, 4, True), (5, 4, False), (0, 4, False)])
def test_bots_are_beaten_where_the_interval_lies_above_the_fair_share(wins: int, players: int, is_beaten: bool) -> None:
    assert won(wins, 12, players).is_beaten == is_beaten


def test_a_trial_counts_the_games_of_its_contest() -> None:
    told: list[int] = []
    (trial,) = gauntlet.trials("small", [2], 2, "1", level=1, only=["rush"])
    (found,) = gauntlet.run([trial], on_progress=told.append)
    assert (found.exploit, found.level, found.games, found.fair, found.faults, told) == ("rush", 1, 2, 0.5, 0, [2])
    assert found.share.value == found.wins / 2


@for_each(("game", "name"), EXPLOITS)
def test_what_an_exploit_plays_is_never_refused(game: str, name: str) -> None:
    """The first decisions of a game, with the exploit at every seat."""
    found = find_game(game)
    table = Table(found, found.players.least, "exploits", usual_options(found.options))
    bot = make_bot(str(ExploitName(name, 1)), found)
    assert isinstance(bot, ExploitBot)
    for number in range(DECISIONS):
        seat = table.turn
        assert seat is not None
        plan = plan_of(bot, found, table.view(seat), table.legal, str(number))
        table.play_plan(plan, seat, range(len(table.players)))


@for_each("name", ["exploit-nonsense@5", "exploit-rush@77"])
def test_only_exploits_and_levels_of_the_game_are_bots(name: str) -> None:
    with pytest.raises(BadOptions):
        make_bot(name, find_game("small"))

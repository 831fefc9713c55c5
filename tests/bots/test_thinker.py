"""A thinker keeps to its budget, and plays what it thinks best."""

from collections.abc import Callable
from typing import Any

import pytest

from stellarch.bots import ADVICE, Budget, GreedyBot, LevelBot, RandomBot, Thinker, thought_of
from stellarch.bots.bot import Choices
from stellarch.core import BadOptions, Game, Search, Seat, Table, Template
from stellarch.games.galaxy_empires import GALAXY_EMPIRES
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES
from tests.bots.pennies import HEADS, PENNIES, Foresight, Pennies, State
from tests.core import toy_auction
from tests.core.toy_auction import TOY_AUCTION
from tests.positions import SEAT_A, line

VIEW = PENNIES.view(State(), Seat(0))
CHOICES = PENNIES.legal(State(), Seat(0))


class Endless(Foresight):
    """A search that never knows enough, and how it was run."""

    def __init__(self) -> None:
        super().__init__(0)
        self.portions: list[int] = []

    def run(self, nodes: int) -> bool:
        self.portions.append(nodes)
        super().run(nodes)
        return False


def ticking(search: Search, seconds_a_node: float) -> Callable[[], float]:
    """A clock that only goes on as a search is run."""
    assert isinstance(search, Endless)
    return lambda: search.nodes * seconds_a_node


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("2000", Budget(nodes=2000)),
        ("0.5s", Budget(seconds=0.5)),
        ("3s", Budget(seconds=3.0)),
        ("2000/0.5s", Budget(2000, 0.5)),
        ("hint", ADVICE),
    ],
)
def test_a_budget_reads_back(text: str, budget: Budget) -> None:
    assert Budget.read(text) == budget
    assert str(budget) == text


@pytest.mark.parametrize(
    "text", ["", "0", "0s", "s", "-5", "1e9", "nan", "infs", "5m", "2000/", "/5s", "2000/0s", "9" * 40]
)
def test_what_is_no_budget(text: str) -> None:
    assert Budget.read(text) is None


def test_a_budget_of_nodes_is_spent_to_the_node() -> None:
    search = Endless()
    Budget(nodes=1234).spend(search)
    assert search.nodes == 1234


@pytest.mark.parametrize("seconds_a_node", [1e-6, 1e-3, 0.1])
def test_a_budget_of_seconds_is_spent_but_not_much_more(seconds_a_node: float) -> None:
    search = Endless()
    Budget(seconds=2.0).spend(search, ticking(search, seconds_a_node))
    assert 2.0 <= search.nodes * seconds_a_node < 2.3


def test_the_clock_is_looked_at_seldom_where_nodes_are_cheap() -> None:
    search = Endless()
    Budget(seconds=1.0).spend(search, ticking(search, 1e-6))
    assert len(search.portions) < 80


def test_time_counts_from_the_second_node_as_the_first_may_have_to_be_compiled() -> None:
    search = Endless()
    Budget(seconds=1.0).spend(search, lambda: 60 + 0.25 * search.nodes)
    assert search.nodes > 3


@pytest.mark.parametrize(("budget", "nodes"), [(Budget(50, 60.0), 50), (Budget(10_000, 0.1), 102)])
def test_of_two_budgets_the_one_that_is_spent_first_counts(budget: Budget, nodes: int) -> None:
    search = Endless()
    budget.spend(search, ticking(search, 1e-3))
    assert search.nodes == pytest.approx(nodes, abs=5)


def test_thinking_ends_when_there_is_nothing_left_to_find_out() -> None:
    search = Foresight(0)
    Budget(seconds=1e5).spend(search, lambda: 0.0)
    assert search.nodes < 1000


def test_a_thinker_plays_what_it_thinks_best() -> None:
    thinker = Thinker("foresight", Budget(nodes=20))
    assert thinker.think(PENNIES, VIEW, CHOICES, "seed").best.action == HEADS
    assert thinker.choose(PENNIES, VIEW, CHOICES, "seed") is CHOICES[0]


def test_a_template_comes_back_filled_in() -> None:
    bidding = TOY_AUCTION.start(toy_auction.Options(), 2, "seed").state
    choices = TOY_AUCTION.legal(bidding, SEAT_A)
    bid = Thinker("contract", Budget(nodes=10)).choose(TOY_AUCTION, TOY_AUCTION.view(bidding, SEAT_A), choices, "seed")
    assert isinstance(choices[0], Template)
    assert isinstance(bid, toy_auction.Bid)


def test_the_only_choice_is_played_without_a_thought() -> None:
    assert Thinker().choose(PENNIES, None, CHOICES[:1], "seed") is CHOICES[0]


def test_the_only_choice_is_explained_if_asked() -> None:
    state = line("Ha 1")
    choices = SMALL_STAR_EMPIRES.legal(state, SEAT_A)[:1]
    thought = Thinker("contract", Budget(nodes=5)).think(
        SMALL_STAR_EMPIRES, SMALL_STAR_EMPIRES.view(state, SEAT_A), choices, "seed"
    )
    assert thought.of(str(choices[0]))


def test_by_itself_a_thinker_searches_as_its_game_does_best() -> None:
    assert Thinker().method_for(PENNIES) == "foresight"
    assert Thinker().name == f"best@{ADVICE}"


def test_where_a_game_has_no_search_the_contract_is_searched() -> None:
    assert Thinker().method_for(TOY_AUCTION) == "contract"


def test_a_method_a_game_does_not_have_is_refused() -> None:
    with pytest.raises(BadOptions, match="contract, best"):
        Thinker("foresight", Budget(nodes=5)).method_for(TOY_AUCTION)


class TooLarge(Pennies):
    """A game whose own search does not reach every position."""

    def search(self, view: object, seed: str, method: str, character: str | None = None) -> Search | None:
        return None


def test_a_position_the_games_search_does_not_reach_is_searched_over_the_contract() -> None:
    thinker = Thinker("foresight", Budget(nodes=10**9))
    assert thinker.think(TooLarge(), VIEW, CHOICES, "seed").method == "contract"


class Slow(Endless):
    """A search that is not compiled yet."""

    slow = True
    hint_nodes = 7


class NotCompiled(Pennies):
    def search(self, view: object, seed: str, method: str, character: str | None = None) -> Search:
        return Slow()


@pytest.mark.parametrize(("budget", "nodes"), [(ADVICE, 7), (Budget(nodes=10**9), 7), (Budget(nodes=5), 5)])
def test_where_nodes_are_slow_there_are_fewer_of_them_but_always_as_many(budget: Budget, nodes: int) -> None:
    assert Thinker("foresight", budget).think(NotCompiled(), VIEW, CHOICES, "seed").nodes == nodes


@pytest.mark.parametrize("game", [SMALL_STAR_EMPIRES, GALAXY_EMPIRES], ids=lambda game: game.id)
def test_the_same_hint_gives_the_same_figures_again(game: Game[Any, Any]) -> None:
    table = Table(game, players=2, seed="1")
    asked = [Thinker().think(game, table.view(table.turn), table.legal, "hint abc 0") for _ in range(3)]
    assert asked[0] == asked[1] == asked[2]


@pytest.mark.parametrize("bot", [Thinker("contract", Budget(nodes=5)), LevelBot(3)], ids=lambda bot: bot.name)
def test_a_bot_that_thinks_can_be_asked(bot: Thinker | LevelBot) -> None:
    assert thought_of(bot, PENNIES, VIEW, CHOICES, "seed") == bot.think(PENNIES, VIEW, CHOICES, "seed")


@pytest.mark.parametrize("bot", [RandomBot(), GreedyBot()], ids=lambda bot: bot.name)
def test_a_bot_that_does_not_think_has_nothing_to_say(bot: RandomBot | GreedyBot) -> None:
    choices: Choices = CHOICES
    assert thought_of(bot, PENNIES, VIEW, choices, "seed") is None

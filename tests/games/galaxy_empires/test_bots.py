"""The bots play whole games: they finish them, guard themselves, answer deals, and say what they expect."""

from itertools import count

import pytest

from stellarch.bots.explain import explained
from stellarch.bots.from_name import make_bot
from stellarch.core import LANGUAGES, Event, Seat, usual_options
from stellarch.games.galaxy_empires import GALAXY_EMPIRES
from stellarch.games.galaxy_empires.actions import Accept, AnyAction, Propose
from stellarch.games.galaxy_empires.events import DealMade, WarDeclared
from stellarch.games.galaxy_empires.galaxy import AREA_OF
from stellarch.games.galaxy_empires.offers import Basket, Instalment, Terms
from stellarch.games.galaxy_empires.options import Options, WarMode
from stellarch.games.galaxy_empires.state import State
from stellarch.games.galaxy_empires.thinking import Board

HEURISTIC = "heuristic@1"


def chosen(name: str, state: State, seat: Seat, seed: str) -> AnyAction:
    """What a bot does in a seat's place."""
    view, choices = GALAXY_EMPIRES.view(state, seat), GALAXY_EMPIRES.legal(state, seat)
    return GALAXY_EMPIRES.read_action(str(make_bot(name, GALAXY_EMPIRES).choose(GALAXY_EMPIRES, view, choices, seed)))


def played(names: list[str], seed: str, war_mode: WarMode = "simulated") -> State:
    """A whole game of these bots, one at each seat."""
    state, number = GALAXY_EMPIRES.start(Options(war_mode=war_mode), len(names), seed).state, 0
    while waiting := GALAXY_EMPIRES.waiting_on(state):
        seat, number = min(waiting), number + 1
        state = GALAXY_EMPIRES.apply(state, seat, chosen(names[seat], state, seat, f"{seed} {number}")).state
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_heuristic_finishes_its_games(players: int) -> None:
    state = played([HEURISTIC] * players, "finish")
    assert state.ending is not None
    assert 3 <= state.turn.round <= 40


def test_the_heuristic_beats_chance() -> None:
    state = played([HEURISTIC, "random", "random"], "chance")
    assert state.ending is not None
    assert state.ending.winner == 0


def told(seed: str, name: str = "level-3") -> list[Event]:
    """All that happens in a game of four bots as a new table has them."""
    events: list[Event] = []
    state = GALAXY_EMPIRES.start(usual_options(GALAXY_EMPIRES.options), 4, f"deals {seed}").state
    for number in count(1):
        if not (waiting := GALAXY_EMPIRES.waiting_on(state)):
            return events
        seat = min(waiting)
        state, happened = GALAXY_EMPIRES.apply(state, seat, chosen(name, state, seat, f"{seed} {number}"))
        events += happened
    raise AssertionError


def deals(events: list[Event]) -> list[Terms]:
    return [event.terms for event in events if isinstance(event, DealMade)]


def test_in_a_whole_game_cards_change_hands_and_prices_are_paid_in_instalments() -> None:
    made = deals(told("11"))
    assert any(terms.give.missions or terms.get.missions for terms in made)
    assert any(isinstance(clause, Instalment) for terms in made for clause in terms.clauses)


def test_in_a_whole_game_there_is_a_war_against_two() -> None:
    wars = [event for event in told("20") if isinstance(event, WarDeclared)]
    assert max(len(war.defenders) for war in wars) >= 2


def test_weak_bots_swap_no_navies() -> None:
    """A slip of the tongue is no deal: they propose and agree to what they have thought about."""
    made = deals(told("0", "level-2"))
    assert made
    assert not [terms for terms in made if len(terms.give.fleets) > 1 and len(terms.get.fleets) > 1]


def test_live_wars_are_fought_to_the_end() -> None:
    assert played([HEURISTIC] * 2, "live", war_mode="live").over


@pytest.mark.parametrize("method", GALAXY_EMPIRES.methods)
def test_a_gift_is_accepted(method: str) -> None:
    state = GALAXY_EMPIRES.start(Options(), 2, "gift").state
    giver = state.turn.seat
    taker = Seat(1 - giver)
    state = GALAXY_EMPIRES.apply(state, giver, Propose(to=taker, give=Basket(cash=500))).state
    assert chosen(f"{method}@1", state, taker, "gift") == Accept()


@pytest.mark.parametrize("method", GALAXY_EMPIRES.methods)
def test_the_same_seed_gives_the_same_thought(method: str) -> None:
    state = GALAXY_EMPIRES.start(Options(), 4, "same").state
    view = GALAXY_EMPIRES.view(state, state.turn.seat)
    thoughts = []
    for portions in ((30,), (10, 20)):
        search = GALAXY_EMPIRES.search(view, "same", method)
        assert search is not None
        for portion in portions:
            search.run(portion)
        thoughts.append(search.thought().best)
    assert thoughts[0] == thoughts[1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_kernel_judges_positions_as_the_kept_chances_do(players: int) -> None:
    state = GALAXY_EMPIRES.start(usual_options(Options), players, "judged").state
    for number in range(60):
        seat = min(GALAXY_EMPIRES.waiting_on(state))
        state = GALAXY_EMPIRES.apply(state, seat, chosen("random", state, seat, f"judged {number}")).state
        if number % 15:
            continue
        kept = GALAXY_EMPIRES.outlook.chances_in(state)
        assert Board(state, "judged").outlook().chances == pytest.approx(kept, abs=1e-3)


def test_of_moves_that_come_to_the_same_one_is_looked_into_for_all() -> None:
    state = GALAXY_EMPIRES.start(Options(), 4, "alike").state
    search = GALAXY_EMPIRES.search(GALAXY_EMPIRES.view(state, state.turn.seat), "alike", "search")
    assert search is not None
    search.run(8)
    told: dict[tuple[str, ...], set[float]] = {}
    for one in search.thought().candidates:
        if ">" in one.action:
            told.setdefault(tuple(AREA_OF[tile] for tile in one.action.split(">")), set()).add(one.value)
    assert told
    assert all(len(values) == 1 for values in told.values())


def test_a_thought_is_told_in_both_languages() -> None:
    state = GALAXY_EMPIRES.start(Options(), 4, "told").state
    view = GALAXY_EMPIRES.view(state, state.turn.seat)
    search = GALAXY_EMPIRES.search(view, "told", "search")
    assert search is not None
    search.run(24)
    told = explained(GALAXY_EMPIRES, view, search.thought(), ["Ann", "Bob", "Cy", "Dee"])
    assert all(sentence.to(language) for sentence in (told.order, *told.sentences) for language in LANGUAGES)


def test_each_level_thinks_at_least_as_long_as_the_one_below() -> None:
    nodes = [level.nodes for level in GALAXY_EMPIRES.levels]
    assert len(nodes) == 5
    assert nodes == sorted(nodes)

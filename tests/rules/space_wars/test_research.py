"""SW-15, SW-19.1: research points, squares, technologies, and the short version."""

import pytest

from stellarch.games.space_wars.chapters.research import PointsCounted, TechnologyLearned, points, points_by_source
from stellarch.games.space_wars.state import Levels, State, System, ThisTurn
from stellarch.games.space_wars.state.matters import Researching
from stellarch.games.space_wars.tables.technologies import ROWS, TECHNOLOGIES
from tests.rules.space_wars.given import A, B, C, D, Side, begin, given, offered, play, refused, told

PARTNERS = {"scientific": True}


def labs(player: object, count: int, **said: object) -> Side:
    """A player with a number of laboratories at home."""
    return player(systems={player.home: System(Levels(research_center=count))}, **said)  # type: ignore[operator,attr-defined,no-any-return]


def with_points(count: int, known: str = "", **said: object) -> State:
    """A research phase in which A has a number of points, and B none."""
    extra = ThisTurn(research={"mission": count})
    return begin(given(A(known=known, this_turn=extra, **said), B()), "research")


@pytest.mark.rule("SW-15.1.1")
@pytest.mark.rule("SW-15.1.2")
@pytest.mark.example("SW-T.59")
def test_laboratories_and_agreements_give_points() -> None:
    sides = labs(A, 5), labs(B, 3), labs(C, 4), labs(D, 7)
    state = given(*sides, relations={(A, other): PARTNERS for other in (B, C, D)})
    assert points(state, A.seat) == 5 + 2 + 3 + 4


@pytest.mark.rule("SW-15.1.2")
@pytest.mark.parametrize(("theirs", "value"), [(0, 0), (1, 1), (3, 2), (4, 3), (21, 6), (22, 7), (37, 9)])
def test_an_agreement_goes_by_the_partners_laboratories(theirs: int, value: int) -> None:
    state = given(labs(A, 0), labs(B, theirs), relations={(A, B): PARTNERS})
    assert points(state, A.seat) == value


@pytest.mark.rule("SW-1.4.10")
@pytest.mark.rule("SW-15.1.1")
@pytest.mark.rule("SW-15.1.2")
def test_blocked_laboratories_count_for_nobody() -> None:
    state = given(labs(A, 5), labs(B, 3), relations={(A, B): PARTNERS}, events="berilan_gap@arcadia_prime")
    assert (points(state, A.seat), points(state, B.seat)) == (2, 3)


@pytest.mark.rule("SW-6.3.15")
@pytest.mark.parametrize(("mine", "theirs", "more"), [(2, 3, (1, 0)), (3, 2, (0, 1)), (3, 3, (1, 1))])
def test_the_science_charter_helps_the_smaller_partner(mine: int, theirs: int, more: tuple[int, int]) -> None:
    sides, bond = (labs(A, mine), labs(B, theirs)), {(A, B): PARTNERS}
    before, after = (given(*sides, relations=bond, laws=laws) for laws in ("", "science_charter"))
    assert tuple(points(after, player.seat) - points(before, player.seat) for player in (A, B)) == more


@pytest.mark.rule("SW-15.1.3")
@pytest.mark.rule("SW-17.2.5")
@pytest.mark.example("SW-T.72")
def test_stolen_laboratories_count_for_the_thief() -> None:
    stolen = given(labs(A, 1), labs(B, 3))
    state = stolen.with_this_turn(A.seat, stolen=frozenset({stolen.galaxy.homes[B.seat]}))
    assert (points(state, A.seat), points(state, B.seat)) == (4, 0)
    assert points_by_source(state, B.seat)["spies"] == -3


@pytest.mark.rule("SW-4.3.6")
def test_pools_are_fixed_for_all_before_anybody_spends() -> None:
    state, events = told(begin(given(labs(A, 5), labs(B, 3)), "research"))
    assert events == ()
    assert state.at_hand(Researching).pools == {A.seat: 5, B.seat: 3}


@pytest.mark.rule("SW-15.1.4")
@pytest.mark.rule("SW-15.2.2")
@pytest.mark.rule("SW-15.2.3")
@pytest.mark.rule("SW-15.2.4")
@pytest.mark.example("SW-T.60")
def test_squares_are_bought_whole_and_the_rest_is_lost() -> None:
    state = with_points(5)
    state = play(state, "A research:construction", "A research:construction")
    assert refused(state, "A research:construction") == "SW-15.2.3"
    state = play(state, "A end", "B end")
    assert state.empires[A.seat].squares == {"construction": 2}
    assert state.empires[A.seat].known == frozenset()
    extra = state.with_this_turn(A.seat, research={"mission": 3})
    after = play(begin(extra, "research"), "A research:construction", "A end", "B end")
    assert after.empires[A.seat].known == {"level_2_buildings"}
    assert after.empires[A.seat].squares == {}


@pytest.mark.rule("SW-29.16")
def test_what_is_researched_for_a_seat_completes_technologies_first() -> None:
    """By the older versions its points went to the cheapest squares, and nothing came of them."""
    state = with_points(12)
    for rules, known in ((3, 0), (4, 1)):
        after = play(state.changed(rules=rules), "A auto", "B auto").empires[A.seat]
        assert len(after.known) == known
    assert sum(after.squares.values()) == 2  # 7 points for a technology, 4 more towards the next, and 1 buys nothing


@pytest.mark.rule("SW-R.66")
@pytest.mark.rule("SW-15.2.5")
@pytest.mark.example("SW-T.61")
def test_one_technology_of_a_row_becomes_known_in_a_turn() -> None:
    state = play(with_points(40), *["A research:construction"] * 5)
    assert refused(state, "A research:construction") == "SW-15.2.5"
    assert "research:construction" not in offered(state, A)
    state = play(state, "A end", "B end")
    assert state.empires[A.seat].known == {"level_2_buildings"}
    assert state.empires[A.seat].squares == {"construction": 2}


@pytest.mark.rule("SW-R.12")
@pytest.mark.rule("SW-3.1.6")
def test_a_technology_known_already_is_skipped() -> None:
    state = play(with_points(7, known="level_2_buildings"), *["A research:construction"] * 3, "A end", "B end")
    assert state.empires[A.seat].known == {"level_2_buildings", "crystal_d_workshop"}


@pytest.mark.rule("SW-R.12")
@pytest.mark.rule("SW-15.2.6")
def test_the_best_known_member_of_a_series_counts() -> None:
    empire = given(A(known="movement_range_4 refining_cost_6 refining_cost_9"), B()).empires[A.seat]
    assert (empire.series("movement_range"), empire.series("refining"), empire.series("trading")) == (4, 6, 1)
    assert not empire.knows("movement_range_2")


@pytest.mark.rule("SW-24.1.3")
def test_what_is_bought_is_hidden_until_all_are_done() -> None:
    state, events = told(with_points(7), *["A research:construction"] * 3, "A end")
    assert state.empires[A.seat].known == frozenset()
    assert not any(isinstance(event, (TechnologyLearned, PointsCounted)) for event in events)
    state, events = told(state, "B end")
    assert [event.technology for event in events if isinstance(event, TechnologyLearned)] == ["level_2_buildings"]


@pytest.mark.rule("SW-15.2.1")
def test_there_are_thirteen_rows() -> None:
    assert len(ROWS) == 13
    assert refused(with_points(9), "A research:astrology") == "SW-15.2.1"


@pytest.mark.rule("SW-15.2.3")
def test_a_complete_row_has_nothing_left() -> None:
    known = " ".join(technology.id for technology in ROWS["planetology"])
    assert refused(with_points(9, known=known), "A research:planetology") == "SW-15.2.3"


@pytest.mark.rule("SW-D.57")
def test_wishes_are_bought_first_then_the_cheapest() -> None:
    from stellarch.games.space_wars.state.empires import StandingOrders

    wishes = StandingOrders(research=("level_3_buildings",))
    state = play(with_points(4, known="level_2_buildings", standing=wishes), "A auto", "B auto")
    assert state.empires[A.seat].squares == {"construction": 2}
    state = play(with_points(4), "A auto", "B auto")
    assert sum(state.empires[A.seat].squares.values()) == 2


@pytest.mark.rule("SW-20.14.1")
def test_the_chart() -> None:
    levels = [technology.level for technology in TECHNOLOGIES.values()]
    assert [levels.count(level) for level in (2, 3, 4, 5)] == [29, 31, 27, 21]
    assert sum(levels) == 364
    assert sum(sum(technology.squares) for technology in TECHNOLOGIES.values()) == 1200


def value(total: int, fives: int) -> str:
    """Technologies worth this much in all, a number of them of level 5."""
    by_level = {level: [t.id for t in TECHNOLOGIES.values() if t.level == level] for level in (2, 3, 4, 5)}
    chosen = by_level[5][:fives]
    left = total - 5 * fives
    threes = left % 2
    chosen += by_level[3][:threes] + by_level[2][: (left - 3 * threes) // 2]
    return " ".join(chosen)


@pytest.mark.rule("SW-19.1.1")
@pytest.mark.rule("SW-19.1.2")
@pytest.mark.example("SW-T.62")
@pytest.mark.parametrize(
    ("mine", "theirs", "winners"),
    [((45, 2), (45, 1), (0,)), ((45, 1), (47, 1), (1,)), ((45, 2), (45, 2), (0, 1)), ((44, 1), (45, 1), (1,))],
)
def test_who_wins_the_short_version(mine: tuple[int, int], theirs: tuple[int, int], winners: tuple[int, ...]) -> None:
    state = begin(given(A(known=value(*mine)), B(known=value(*theirs)), victory_value=45), "research")
    ending = play(state, "A end", "B end").ending
    assert ending is not None
    assert ending.winners == winners


@pytest.mark.rule("SW-19.1.1")
def test_nobody_wins_below_the_value() -> None:
    state = begin(given(A(known=value(44, 1)), B(), victory_value=45), "research")
    assert play(state, "A end", "B end").ending is None

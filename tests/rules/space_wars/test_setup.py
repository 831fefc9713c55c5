"""SW-3: what everybody starts with, and what is decided before the first turn."""

import pytest

from stellarch.core import BadOptions
from stellarch.games.space_wars import setup
from stellarch.games.space_wars.chapters.opening import GalaxyDealt, TechnologiesRevealed
from stellarch.games.space_wars.galaxy import wronged
from stellarch.games.space_wars.options import Options
from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.state import Legions, Levels, Small, Tokens
from stellarch.games.space_wars.state.matters import Choosing, Redealing
from tests.rules.space_wars.given import A, B, begin, given, offered, play, refused, told

UNFAIR = Options(redeal="ask")


@pytest.mark.rule("SW-3.1.1")
@pytest.mark.rule("SW-3.1.2")
@pytest.mark.rule("SW-3.1.3")
@pytest.mark.rule("SW-3.1.4")
@pytest.mark.rule("SW-14.2.1")
def test_what_each_home_holds() -> None:
    state = setup.start(Options(), 9, "start").state
    for seat in state.seats:
        empire = state.empires[seat]
        home = state.sectors[empire.home]
        system = state.sectors.system(empire.home)
        assert (empire.credits, empire.capital, home.owner) == (20, empire.home, seat)
        assert system.levels == Levels(3, 1, 1, 0, 0, research_center=2, shipyard=2)
        assert (system.legions, system.small) == ({seat: Legions(regular=4)}, {seat: Small(star_fighter=2)})
        assert home.tokens == Tokens(10, 8, 8, 2, 0)
        kinds = sorted(state.fleets[name].kind for name in state.fleets.here(seat, empire.home))
        assert kinds == ["corvette", "corvette", "cruiser", "freight", "freight", "outpost", "transport"]
    assert len(state.fleets.craft) == 9 * 7


@pytest.mark.rule("SW-1.1.5")
@pytest.mark.rule("SW-3.1.8")
def test_relations_and_laws_at_the_start() -> None:
    politics = setup.start(Options(), 6, "start").state.politics
    assert {relation.military for relation in politics.relations} == {"none"}
    assert len(politics.relations) == 15
    assert politics.laws == {"free_flight_consular", "free_flight_scientific", "consular_immunity"}


@pytest.mark.rule("SW-3.1.9")
def test_a_random_seat_order_is_the_first_turn_order() -> None:
    orders = {setup.start(Options(), 6, f"seed {number}").state.seat_order for number in range(8)}
    assert len(orders) > 1
    assert {tuple(sorted(order)) for order in orders} == {(0, 1, 2, 3, 4, 5)}


@pytest.mark.rule("SW-21.1.2")
@pytest.mark.parametrize(("players", "sectors"), [(2, 61), (3, 61), (4, 91), (5, 91), (6, 127), (9, 127)])
def test_the_map_goes_by_the_number_of_players(players: int, sectors: int) -> None:
    assert len(setup.start(Options(), players, "map").state.sectors) == sectors


@pytest.mark.rule("SW-21.1.2")
def test_a_map_without_places_for_so_many_is_refused() -> None:
    with pytest.raises(BadOptions) as refusal:
        setup.start(Options(map="duel"), 6, "map")
    assert (refusal.value.rule, refusal.value.about) == ("SW-21.1.2", ("map",))


@pytest.mark.rule("SW-21.1.12")
def test_by_default_the_map_is_mended_at_once() -> None:
    step = setup.start(Options(), 9, "mended")
    assert wronged(step.state.galaxy) == ()
    (dealt,) = (event for event in step.events if isinstance(event, GalaxyDealt))
    assert dealt.repaired
    assert isinstance(step.state.stage, Choosing)


@pytest.mark.rule("SW-2.3.9")
def test_with_redeal_off_the_first_deal_is_final() -> None:
    state = setup.start(Options(redeal="off"), 9, "mended").state
    assert wronged(state.galaxy)
    assert isinstance(state.stage, Choosing)


@pytest.mark.rule("SW-R.11")
@pytest.mark.rule("SW-2.3.7")
@pytest.mark.rule("SW-2.3.8")
@pytest.mark.example("SW-T.78")
@pytest.mark.rule("SW-D.1")
def test_a_poor_home_may_ask_for_a_new_deal_and_after_three_the_map_is_mended() -> None:
    state = setup.start(UNFAIR, 9, "asked").state
    deals = []
    for number in (1, 2, 3):
        matter = state.at_hand(Redealing)
        assert (matter.deals, set(matter.left)) == (number, set(wronged(state.galaxy)))
        (seat,) = rules.waiting_on(state)
        assert [str(choice) for choice in rules.legal(state, seat)] == ["accept_deal", "redeal"]
        deals.append(state.galaxy)
        state = play(state, "redeal")
    assert len({deal.tiles for deal in deals}) == 3
    assert wronged(state.galaxy) == ()
    assert state.matter is None  # nobody is asked again


@pytest.mark.rule("SW-2.3.7")
def test_if_all_accept_the_deal_stands() -> None:
    before = state = setup.start(UNFAIR, 9, "asked").state
    for _ in wronged(before.galaxy):
        state = play(state, "auto")
    assert state.galaxy == before.galaxy
    assert state.matter is None


FIRST = "choose_technologies:level_3_buildings/trading_ability_2+movement_range_2"
OTHER = "choose_technologies:recycling_center/space_scanner+mines_field"


@pytest.mark.rule("SW-3.1.5")
@pytest.mark.rule("SW-D.2")
@pytest.mark.rule("SW-24.1.1")
def test_technologies_are_chosen_in_secret_and_revealed_together() -> None:
    state = begin(given(A(), B()), "technologies")
    state, events = told(state, f"A {FIRST}")
    assert not any(isinstance(event, TechnologiesRevealed) for event in events)
    assert state.empires[A.seat].known == frozenset()
    state, events = told(state, f"B {OTHER}")
    revealed = [event for event in events if isinstance(event, TechnologiesRevealed)]
    assert [(event.seat, event.technologies[0]) for event in revealed] == [
        (0, "level_3_buildings"),
        (1, "recycling_center"),
    ]
    assert state.empires[A.seat].known == {"level_3_buildings", "trading_ability_2", "movement_range_2"}
    assert state.empires[A.seat].value == 7


@pytest.mark.rule("SW-23.3.7")
def test_a_choice_may_be_replaced_until_the_last_one_is_in() -> None:
    state = play(begin(given(A(), B()), "technologies"), f"A {FIRST}", "A revise", f"A {OTHER}", f"B {FIRST}")
    assert "recycling_center" in state.empires[A.seat].known
    assert "recycling_center" not in state.empires[B.seat].known


@pytest.mark.rule("SW-24.1.1")
def test_nobody_else_is_shown_the_order() -> None:
    from stellarch.games.space_wars.contents import read_action

    order = read_action(FIRST)
    assert order.seen_by(A.seat, A.seat) == order
    assert order.seen_by(A.seat, B.seat) is None
    assert order.seen_by(A.seat, None) is None


@pytest.mark.rule("SW-3.1.5")
@pytest.mark.parametrize(
    "wrong",
    [
        "choose_technologies:movement_range_2/trading_ability_2+space_scanner",
        "choose_technologies:level_3_buildings/trading_ability_2+planet_scanner_a",
        "choose_technologies:level_3_buildings/trading_ability_2+trading_ability_2",
        "choose_technologies:level_3_buildings/trading_ability_2",
        "choose_technologies:level_3_buildings/astrology+space_scanner",
    ],
)
def test_a_choice_of_other_levels_is_refused(wrong: str) -> None:
    assert refused(begin(given(A(), B()), "technologies"), f"A {wrong}") == "SW-3.1.5"


@pytest.mark.rule("SW-D.2")
def test_a_player_who_does_not_choose_gets_the_usual_ones() -> None:
    state = begin(given(A(), B()), "technologies")
    assert offered(state, A) == [FIRST, "choose_technologies"]
    assert play(state, "A auto", "B auto").empires[B.seat].known == {
        "level_3_buildings",
        "trading_ability_2",
        "movement_range_2",
    }

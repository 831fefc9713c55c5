"""What a page is shown besides the view: it follows from the view alone, and from the rules."""

from stellarch.core import Seat
from stellarch.core.wire import kept, read
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.chapters.income import from_cities
from stellarch.games.space_wars.rules.supply import is_in_supply
from stellarch.games.space_wars.shown.chart import SwShown, charted
from stellarch.games.space_wars.state import Levels, State, System, Tokens
from tests.rules.space_wars.given import A, B, at, begin, given, play


def begun(players: int = 4) -> State:
    return SPACE_WARS.start(SPACE_WARS.options(), players, "chart").state


def test_a_page_is_sent_the_view_and_what_follows_from_it() -> None:
    view = SPACE_WARS.view(begun(), Seat(0))
    shown = SPACE_WARS.page.shown(view)
    again = read(kept(shown), SwShown)
    assert again.chart == shown.chart
    assert all(getattr(shown, field) == getattr(view, field) for field in view.__struct_fields__)


def test_worlds_bring_what_their_owner_earns() -> None:
    state = begun()
    chart = charted(state, Seat(0))
    home = state.empires[0].home
    assert chart.worlds[home].credits == from_cities(state, Seat(0)) == chart.turning[0].cities
    assert not chart.worlds[home].blocked


def test_supply_is_ones_own_and_nobody_else_sees_it() -> None:
    state = begun()
    chart = charted(state, Seat(1))
    assert state.empires[1].home in chart.sources
    assert set(chart.cut_off) == {name for name in state.fleets.of(Seat(1)) if not is_in_supply(state, name)}
    spectator = charted(state, None)
    assert (spectator.supplied, spectator.sources, spectator.threats) == ((), (), {})


def test_craft_that_have_not_moved_have_all_their_points() -> None:
    points = charted(begun(), Seat(0)).points
    assert points
    assert all(left == most for left, most in points.values())


def test_prices_of_structures_are_those_that_are_paid() -> None:
    on, lying = System(Levels(city=1, mechanical_workshop=1)), Tokens(9, 9, 9, 9)
    colony = {"owner": A.seat, "system": on, "tokens": lying}
    a = A(systems={"draconis_31": on}, credits=60, known="level_2_buildings")
    state = begin(given(a, B(), tiles={"2-3": "draconis_31"}, sectors={"2-3": colony}), "construction_repair")
    world = at(state, "2-3")
    costs = charted(state, A.seat).worlds[world].costs
    for structure in ("city", "mechanical_workshop", "research_center"):
        after = play(state, f"A build:draconis_31/{structure}", "A end", "B end")
        assert costs[structure].cr == state.empires[A.seat].credits - after.empires[A.seat].credits
        assert costs[structure].m == lying.mechanical - after.sectors[world].tokens.mechanical
    assert not charted(state, B.seat).worlds[world].costs
    assert not charted(begun(), Seat(0)).worlds[begun().empires[0].home].costs  # nobody builds yet


def test_a_star_has_prices_for_what_may_stand_around_it() -> None:
    state = given(A(systems={"rigel_major": System()}), B(), tiles={"2-3": "rigel_major"})
    costs = charted(begin(state, "construction_repair"), A.seat).worlds[at(state, "rigel_major")].costs
    assert "crystal_workshop" in costs
    assert not {"city", "mechanical_workshop"} & costs.keys()

"""SW-13.1 to SW-13.3: invasions and ground battles."""

from typing import Any

import pytest

from stellarch.core import Amounts, Template
from stellarch.games.space_wars.chapters.conquest import SystemConquered
from stellarch.games.space_wars.chapters.ground.committing import GroundRound
from stellarch.games.space_wars.chapters.ground.ending import SystemHeld
from stellarch.games.space_wars.chapters.ground.forces import force_of
from stellarch.games.space_wars.chapters.ground.invading import bars_invasion
from stellarch.games.space_wars.chapters.ground.losing import LegionsLost
from stellarch.games.space_wars.chapters.ground.reckoning import Arms, Force, fought, modifier
from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.rules.control import manager
from stellarch.games.space_wars.state import Legions, State, System
from stellarch.games.space_wars.state.empires import Posture, StandingOrders
from stellarch.games.space_wars.state.ground import GroundBattle
from stellarch.games.space_wars.state.matters import SubPhases
from stellarch.games.space_wars.state.politics import ActiveProtocol
from stellarch.games.space_wars.tables.combat import GROUND
from tests.rules.space_wars.given import A, B, C, at, by_hand, offered, play, refused, system, told
from tests.rules.space_wars.grounds import PLANET, WAR, aboard, ashore, automatic, fight, invasion, landing

INVADE = f"A invade:{PLANET}"
HERE = "3-5"
REGULARS = Legions(regular=3)


def held_by(state: State) -> int | None:
    return manager(state, at(state, PLANET))


def is_in_ground_step(state: State) -> bool:
    return isinstance(state.stage, SubPhases) and state.stage.step == "ground_battle" and state.stage.groups[0] == (0,)


# Invasion


@pytest.mark.rule("SW-13.1.1")
@pytest.mark.rule("SW-13.1.2")
@pytest.mark.rule("SW-D.48")
@pytest.mark.rule("SW-9.8.5")
def test_legions_aboard_transports_may_invade_an_enemys_system() -> None:
    state = landing(REGULARS, REGULARS)
    assert is_in_ground_step(state)
    assert offered(state, A) == [f"invade:{PLANET}", f"invade:{PLANET}/yes", "end"]
    assert refused(state, "A invade:9-9") is not None
    assert refused(state, "A invade:4-4") == "SW-13.1.1"
    assert refused(state, f"A invade:{B.home}") == "SW-13.1.1"  # it is an enemy's, but no legion is there


@pytest.mark.rule("SW-13.1.1")
def test_moons_land_legions_too_but_freighters_do_not() -> None:
    state = landing(REGULARS, REGULARS, craft=(f"artificial_moon1@{PLANET} freight1@{PLANET}", ""))
    empty = state.fleets.with_craft("transport1", legions=Legions())
    for craft, may in (("artificial_moon1", True), ("freight1", False)):
        there = state.changed(fleets=empty.with_craft(craft, legions=REGULARS))
        assert (A.seat in rules.waiting_on(there)) == may


@pytest.mark.rule("SW-13.1.1")
@pytest.mark.rule("SW-10.7.4")
def test_who_withdrew_does_not_land() -> None:
    state = landing(REGULARS, REGULARS)
    assert isinstance(state.stage, SubPhases)
    stage = SubPhases(state.stage.groups, "ground_battle", withdrawn=frozenset({"transport1"}))
    assert rules.waiting_on(state.with_stage(stage)) == set()  # the step goes by


@pytest.mark.rule("SW-13.1.2")
@pytest.mark.rule("SW-7.3.4")
@pytest.mark.rule("SW-R.58")
@pytest.mark.parametrize("military", ["none", "non_aggression", "cooperation", "alliance"])
def test_without_war_nobody_invades(military: str) -> None:
    state = landing(REGULARS, REGULARS, relations={(A, B): {"military": military}})
    assert not isinstance(state.stage, SubPhases) or state.stage.step != "ground_battle"


@pytest.mark.rule("SW-13.1.2")
@pytest.mark.rule("SW-6.4.13")
@pytest.mark.parametrize(("military", "may"), [("none", True), ("non_aggression", False)])
def test_in_a_free_fire_zone_a_player_who_has_no_military_treaty_invades(military: str, may: bool) -> None:
    zone = (ActiveProtocol("free_fire_zone", sector=at(landing(REGULARS), PLANET)),)
    said: dict[str, Any] = {"relations": {(A, B): {"military": military}}, "politics": {"protocols": zone}}
    assert is_in_ground_step(landing(REGULARS, REGULARS, **said)) == may


@pytest.mark.rule("SW-13.1.2")
@pytest.mark.rule("SW-R.58")
@pytest.mark.parametrize(
    ("owner", "military", "permission", "may"),
    [
        (A, "none", False, True),
        (None, "none", False, True),
        (B, "war", False, True),
        (B, "none", False, False),
        (B, "none", True, True),
        (B, "cooperation", False, False),
    ],
)
def test_infested_systems_are_invaded_unless_an_owner_at_peace_is_against_it(
    owner: Any, military: str, permission: bool, may: bool
) -> None:
    permissions = frozenset({(B.seat, A.seat)} if permission else ())
    said: dict[str, Any] = {"relations": {(A, B): {"military": military}}, "politics": {"permissions": permissions}}
    assert is_in_ground_step(landing(REGULARS, planet=System(aliens=2), owner=owner, **said)) == may


@pytest.mark.rule("SW-13.1.3")
def test_stars_are_invaded_only_with_radiation_gear() -> None:
    state = landing(REGULARS, REGULARS, tile="wisp")
    assert rules.waiting_on(state) == {B.seat}
    with_gear = landing(REGULARS, REGULARS, tile="wisp", known=("personal_radiation_gear", ""))
    assert offered(with_gear, A)[0] == "invade:wisp"
    barred = bars_invasion(state, A.seat, at(state, "wisp"))
    assert barred is not None
    assert barred.reason.rule == "SW-13.1.3"


@pytest.mark.rule("SW-13.1.4")
@pytest.mark.rule("SW-13.1.6")
@pytest.mark.rule("SW-R.82")
@pytest.mark.example("SW-T.87")
def test_where_nobody_defends_one_legion_conquers_without_a_roll() -> None:
    state = landing(Legions(regular=1), craft=("", f"cruiser1@{PLANET}"))
    state, events = told(state, INVADE)
    assert held_by(state) == A.seat
    assert ashore(state, A) == Legions(regular=1)
    assert not any(isinstance(event, GroundRound) for event in events)
    assert any(isinstance(event, SystemConquered) for event in events)


@pytest.mark.rule("SW-13.1.5")
@pytest.mark.rule("SW-R.81")
def test_legions_of_friends_defend_with_the_managers_who_commands() -> None:
    planet = System(legions={C.seat: Legions(veteran=2)})
    said: dict[str, Any] = {"others": (C(),), "relations": {(B, C): {"military": "cooperation"}}}
    generals = ("general1@transport1", "")
    state = invasion(Legions(elite=3), Legions(regular=1), planet=planet, officers=generals, **said)
    assert rules.waiting_on(state) == {A.seat}  # B's and C's are three in all, so B need not choose
    assert fight(state).lines[1].legions == {B.seat: Legions(regular=1), C.seat: Legions(veteran=2)}
    more = System(legions={C.seat: Legions(veteran=3)})
    state = invasion(Legions(elite=3), Legions(regular=1), planet=more, dice=(1,), **said)
    assert rules.waiting_on(state) == {B.seat}
    assert offered(state, B) == ["commit:veteran@2=3", "commit:regular=1+veteran@2=2", "entrust"]
    assert refused(state, "B commit:veteran@1=3") == "SW-13.2.1"


@pytest.mark.rule("SW-13.1.5")
def test_guests_who_are_no_friends_of_the_manager_do_not_fight_and_leave_the_lost_system() -> None:
    planet = System(legions={C.seat: Legions(veteran=2)})
    state = landing(Legions(regular=1), planet=planet, others=(C(),))
    state = play(state, INVADE)
    assert held_by(state) == A.seat
    assert not any(ashore(state, C))
    assert ashore(state, C, C.home) == Legions(veteran=2)


@pytest.mark.rule("SW-13.1.7")
@pytest.mark.rule("SW-R.95")
def test_allies_invade_one_after_the_other() -> None:
    said: dict[str, Any] = {
        "others": (C(craft=f"transport2@{PLANET}"),),
        "relations": {(A, C): {"military": "alliance"}, (B, C): WAR},
    }
    state = landing(Legions(regular=1), Legions(regular=1), dice=(1, 6), **said)
    state = state.changed(fleets=state.fleets.with_craft("transport2", legions=REGULARS))
    state = play(state, INVADE)
    assert not any(aboard(state))  # A alone has fought, and lost
    assert rules.waiting_on(state) == {C.seat}
    state = play(state, f"C invade:{PLANET}")
    assert held_by(state) == C.seat


# A round


@pytest.mark.example("SW-T.1")
@pytest.mark.rule("SW-13.2.2")
@pytest.mark.rule("SW-13.2.3")
@pytest.mark.rule("SW-13.2.4")
@pytest.mark.rule("SW-13.2.6")
@pytest.mark.rule("SW-13.2.9")
@pytest.mark.rule("SW-20.3.1")
@pytest.mark.rule("SW-20.3.2")
@pytest.mark.rule("SW-R.59")
@pytest.mark.rule("SW-R.61")
def test_a_worked_round() -> None:
    state = landing(
        Legions(veteran=3),
        Legions(regular=2, veteran=1),
        planet=System(singles=frozenset({"planetary_shield_a"})),
        known=("personal_weapons_2 personal_armors_2 planet_scanner_b", "planetary_shield_c"),
        officers=("general1@transport1", f"general2@{PLANET}"),
        dice=(2,),
    )
    state, events = told(by_hand(state), INVADE, "B auto", "A auto")
    (fallen,) = (event for event in events if isinstance(event, GroundRound))
    assert (fallen.strengths, fallen.column, fallen.die, fallen.modifier) == ((6, 4), "3:2", 2, 3)
    assert fallen.lost == (1, 3)
    assert not any(ashore(state, B))
    assert "general2" not in state.officers
    assert "general1" in state.officers
    assert offered(state, A)[0] == "upgrade:veteran"
    state = play(state, "A upgrade:veteran", "A garrison:elite=1")
    assert (aboard(state), ashore(state, A)) == (Legions(veteran=1), Legions(elite=1))
    assert held_by(state) == A.seat


@pytest.mark.rule("SW-13.2.7")
@pytest.mark.parametrize(
    ("ours", "theirs", "die", "column", "lost"),
    [
        pytest.param(Legions(3), Legions(3), 3, "1:1", (2, 1), marks=pytest.mark.example("SW-T.2")),
        pytest.param(Legions(1, 2), Legions(3), 4, "3:2", (1, 2), marks=pytest.mark.example("SW-T.3")),
        pytest.param(Legions(cyborg=3), Legions(1), 1, "4:1", (1, 1), marks=pytest.mark.example("SW-T.4")),
        pytest.param(Legions(1), Legions(cyborg=3), 6, "1:3", (1, 1), marks=pytest.mark.example("SW-T.5")),
        pytest.param(Legions(1), Legions(1), 6, "1:1", (1, 1), marks=pytest.mark.example("SW-T.97")),
    ],
)
def test_strengths_and_a_die_give_the_losses(
    ours: Legions, theirs: Legions, die: int, column: str, lost: tuple[int, int]
) -> None:
    _, events = told(landing(ours, theirs, dice=(die,)), f"{INVADE}/yes")
    (fallen,) = (event for event in events if isinstance(event, GroundRound))
    assert (fallen.column, fallen.modifier, fallen.lost) == (column, 0, lost)


@pytest.mark.example("SW-T.6")
@pytest.mark.rule("SW-13.2.7")
def test_rolls_beyond_the_table_count_as_its_ends() -> None:
    assert GROUND.losses(1, 3, 14) == (0, 3)
    assert GROUND.losses(4, 1, -6) == (3, 0)


@pytest.mark.rule("SW-13.2.3")
@pytest.mark.rule("SW-R.61")
@pytest.mark.parametrize("level", range(2, 6))
@pytest.mark.rule("SW-20.3.3")
@pytest.mark.rule("SW-20.3.4")
@pytest.mark.rule("SW-20.3.5")
@pytest.mark.rule("SW-20.3.6")
@pytest.mark.rule("SW-20.3.7")
@pytest.mark.rule("SW-20.3.8")
def test_each_comparison_of_weapons_and_armour_counts_one_at_most(level: int) -> None:
    known = f"personal_weapons_{level} personal_armors_{level}"
    ahead = landing(REGULARS, REGULARS, known=(known, ""), dice=(3,))
    assert _modifier(ahead) == 2
    assert _modifier(landing(REGULARS, REGULARS, known=("", known), dice=(3,))) == -2
    assert _modifier(landing(REGULARS, REGULARS, known=(known, known), dice=(3,))) == 0
    only_weapons = landing(REGULARS, REGULARS, known=(f"personal_weapons_{level}", ""), dice=(3,))
    assert _modifier(only_weapons) == 1
    assert only_weapons.empires[A.seat].series("personal_weapons") == level


def _modifier(state: State) -> int:
    _, events = told(state, f"{INVADE}/yes")
    return next(event.modifier for event in events if isinstance(event, GroundRound))


@pytest.mark.rule("SW-13.2.3")
def test_weapons_are_held_against_armour_and_armour_against_weapons() -> None:
    assert modifier(Arms(weapons=3, armors=1), Arms(weapons=1, armors=2)) == 1
    assert modifier(Arms(weapons=2, armors=1), Arms(weapons=4, armors=2)) == -1


@pytest.mark.rule("SW-13.2.1")
@pytest.mark.rule("SW-R.60")
@pytest.mark.rule("SW-D.49")
def test_the_defender_picks_three_openly_and_the_attacker_answers() -> None:
    state = invasion(Legions(regular=2, elite=2), Legions(regular=3, veteran=1))
    assert rules.waiting_on(state) == {B.seat}
    assert offered(state, B) == ["commit:regular=2+veteran=1", "commit:regular=3", "entrust"]
    assert refused(state, "B commit:regular=2") == "SW-13.2.1"
    assert refused(state, "B commit:regular=3+veteran=1") == "SW-13.2.1"
    assert refused(state, "B commit:veteran=3") == "SW-13.2.1"
    assert refused(state, "B commit:legate=3") == "SW-13.2.1"
    assert refused(state, "B press_on") == "SW-13.2.1"
    state = play(state, "B commit:regular=3")
    assert rules.waiting_on(state) == {A.seat}
    assert fight(state).lines[1].legions == {B.seat: REGULARS}  # for all to see
    assert offered(state, A) == ["commit:regular=1+elite=2", "commit:regular=2+elite=1", "entrust"]


@pytest.mark.rule("SW-13.2.4")
def test_one_general_a_side_and_only_who_is_there() -> None:
    generals = (
        "general1@transport1 general3**@transport1 admiral1@transport1 general4@corvette1",
        f"general2@{PLANET}",
    )
    craft = (f"corvette1@{A.home}", "")
    state = invasion(REGULARS, REGULARS, officers=generals, craft=craft, dice=(3,))
    assert offered(state, B)[0] == "commit:regular=3/general2"
    state = play(state, "B commit:regular=3")
    assert offered(state, A)[:3] == ["commit:regular=3/general3", "commit:regular=3/general1", "commit:regular=3"]
    for other in ("general2", "general4", "admiral1", "general9"):
        assert refused(state, f"A commit:regular=3/{other}") == "SW-13.2.4"
    _, events = told(state, "A commit:regular=3/general3")
    assert next(event.modifier for event in events if isinstance(event, GroundRound)) == 2


@pytest.mark.rule("SW-13.2.4")
@pytest.mark.rule("SW-13.1.5")
def test_a_general_of_the_manager_leads_guests_where_no_legion_of_the_manager_is_left() -> None:
    planet = System(legions={C.seat: Legions(regular=3)})
    said: dict[str, Any] = {"others": (C(),), "relations": {(B, C): {"military": "cooperation"}}}
    state = invasion(REGULARS, planet=planet, officers=("", f"general2@{PLANET}"), dice=(3,), **said)
    assert offered(state, B)[0] == "commit:regular@2=3/general2"
    _, events = told(state, "B auto")
    assert next(event.modifier for event in events if isinstance(event, GroundRound)) == -1


@pytest.mark.rule("SW-13.2.5")
@pytest.mark.rule("SW-13.2.10")
def test_a_special_weapon_adds_one_and_is_discarded() -> None:
    state = invasion(REGULARS, REGULARS, planet=System(weapons=1), weapons=2, dice=(3,))
    assert "commit:regular=3/-/yes" in offered(state, B)
    state = play(state, "B commit:regular=3")
    state, events = told(state, "A commit:regular=3/-/yes")
    assert next(event.modifier for event in events if isinstance(event, GroundRound)) == 1
    assert state.fleets["transport1"].weapons == 1
    assert system(state, PLANET).weapons == 1
    state = invasion(REGULARS, Legions(regular=3, veteran=1))
    assert refused(state, "B commit:regular=3/-/yes") == "SW-13.2.5"


@pytest.mark.rule("SW-13.2.8")
@pytest.mark.rule("SW-D.50")
def test_owners_choose_their_losses_among_the_legions_of_the_round() -> None:
    state = invasion(Legions(regular=1, elite=3), Legions(regular=2, veteran=2), dice=(2,))
    state = play(state, "B commit:regular=1+veteran=2", "A commit:regular=1+elite=2")  # 7 : 5 = 1:1, 2/1
    assert rules.waiting_on(state) == {B.seat}
    assert offered(state, B) == ["lose:regular=1", "lose:veteran=1", "entrust"]
    assert refused(state, "B lose:regular=2") == "SW-13.2.1"
    assert refused(state, "B lose:elite=1") == "SW-13.2.1"
    assert refused(state, "B lose:-") == "SW-13.2.8"
    state, events = told(state, "B lose:veteran=1", "A lose:elite=2")
    assert [event.seat for event in events if isinstance(event, LegionsLost)] == [B.seat, A.seat]
    assert ashore(state, B) == Legions(regular=2, veteran=1)
    assert aboard(state) == Legions(regular=1, elite=1)


@pytest.mark.rule("SW-13.2.9")
def test_an_officer_survives_with_one_legion_of_the_round() -> None:
    state = invasion(REGULARS, REGULARS, officers=("", f"general2@{PLANET}"), dice=(5,))  # 5 - 1: 1/2
    state = play(state, "B commit:regular=3/general2")
    assert "general2" in state.officers
    assert ashore(state, B) == Legions(regular=1)


@pytest.mark.rule("SW-13.2.11")
@pytest.mark.rule("SW-D.51")
def test_a_regular_rises_if_one_survived_else_a_veteran() -> None:
    state = invasion(Legions(regular=1, veteran=2), Legions(veteran=3), dice=(4,))  # 5 : 6 = 2:3, 2/1
    state = play(state, "A lose:veteran=2")
    assert offered(state, B) == ["upgrade:veteran", "upgrade", "entrust"]
    assert refused(state, "B upgrade:elite") == "SW-13.2.11"
    state = play(state, "B upgrade")
    assert ashore(state, B) == Legions(veteran=2)
    assert offered(state, A) == ["upgrade:regular", "upgrade", "entrust"]
    assert refused(state, "A upgrade:veteran") == "SW-13.2.11"
    state = play(state, "A upgrade:regular")
    assert aboard(state) == Legions(veteran=1)


@pytest.mark.rule("SW-13.2.11")
@pytest.mark.rule("SW-1.2.10")
def test_nobody_rises_without_a_counter() -> None:
    state = invasion(Legions(regular=3), Legions(regular=3), craft=(f"transport2@{A.home}", ""), dice=(3,))
    fleets = state.fleets.with_craft("transport2", legions=Legions(veteran=8))
    state = play(state.changed(fleets=fleets), "B upgrade:regular")
    assert fight(state).step == "press_on"
    assert aboard(state) == Legions(regular=1)


# The end


@pytest.mark.rule("SW-13.3.1")
@pytest.mark.rule("SW-D.52")
def test_the_attacker_may_stop_after_a_round() -> None:
    state = invasion(Legions(regular=6), Legions(regular=4), dice=(3, 3))  # 2/1
    state = play(state, "B upgrade", "A upgrade")
    assert offered(state, A) == ["press_on", "stop", "entrust"]
    stopped = play(state, "A stop")
    assert aboard(stopped) == Legions(regular=4)
    assert ashore(stopped, B) == Legions(regular=3)
    assert held_by(stopped) == B.seat
    assert is_in_ground_step(stopped)
    assert fight(play(state, "A press_on")).round == 2


@pytest.mark.rule("SW-D.52")
def test_the_software_goes_on_while_the_ratio_is_one_to_one() -> None:
    weak = play(invasion(Legions(regular=4), Legions(regular=4), dice=(3,)), "B auto", "A auto")
    assert offered(weak, A) == ["stop", "press_on", "entrust"]


@pytest.mark.rule("SW-13.3.2")
@pytest.mark.rule("SW-R.60")
@pytest.mark.example("SW-T.97")
def test_if_nobody_is_left_the_defender_holds() -> None:
    state, events = told(landing(Legions(1), Legions(1), dice=(6,)), INVADE)
    assert not any(aboard(state))
    assert not any(ashore(state, B))
    assert held_by(state) == B.seat
    assert any(isinstance(event, SystemHeld) for event in events)


@pytest.mark.rule("SW-13.3.3")
@pytest.mark.rule("SW-D.53")
@pytest.mark.rule("SW-R.60")
def test_the_winner_leaves_one_legion_at_least() -> None:
    state = play(landing(Legions(regular=1, veteran=2)), f"{INVADE}/yes")
    assert offered(state, A) == ["garrison:veteran=2", "garrison:regular=1+veteran=2", "garrison", "entrust"]
    (others,) = (choice for choice in rules.legal(state, A.seat) if isinstance(choice, Template))
    legions = others.blanks["legions"]
    assert isinstance(legions, Amounts)
    assert {grade: amount.most for grade, amount in legions.each.items()} == {"regular": 1, "veteran": 2}
    assert legions.usual == {"regular": 0, "veteran": 2}
    assert refused(state, "A garrison") == "SW-13.3.3"
    assert refused(state, "A garrison:veteran=3") == "SW-13.2.1"
    state = play(state, "A garrison:regular=1")
    assert (ashore(state, A), aboard(state)) == (Legions(regular=1), Legions(veteran=2))


@pytest.mark.rule("SW-D.53")
def test_all_but_one_of_each_carriers_load_stay() -> None:
    state = landing(Legions(regular=3), craft=(f"transport2@{PLANET}", ""))
    fleets = state.fleets.with_craft("transport2", legions=Legions(regular=2))
    state = play(state.changed(fleets=fleets), INVADE)
    assert ashore(state, A) == Legions(regular=3)


@pytest.mark.rule("SW-23.3.8")
@pytest.mark.parametrize(("ordered", "stay"), [(None, 2), (0, 1), (1, 1), (3, 3), (9, 3)])
def test_a_standing_order_says_how_many_stay(ordered: int | None, stay: int) -> None:
    state = landing(REGULARS).with_empire(A.seat, standing=StandingOrders(garrison=ordered))
    assert ashore(play(state, INVADE), A) == Legions(regular=stay)


@pytest.mark.rule("SW-13.3.4")
def test_special_weapons_of_the_surface_are_the_winners() -> None:
    state = play(landing(Legions(1), planet=System(weapons=2)), INVADE)
    assert system(state, PLANET).weapons == 2
    assert held_by(state) == A.seat
    beaten = play(landing(Legions(1), Legions(cyborg=3), weapons=2, dice=(1,)), INVADE)
    assert beaten.fleets["transport1"].weapons == 2


@pytest.mark.rule("SW-13.3.4")
@pytest.mark.rule("SW-1.2.10")
@pytest.mark.parametrize(("aboard_before", "left"), [(5, 3), (6, 2), (8, 0)])
def test_weapons_that_are_won_beyond_the_counters_are_removed(aboard_before: int, left: int) -> None:
    state = play(landing(Legions(1), planet=System(weapons=3), weapons=aboard_before), INVADE)
    assert (state.fleets["transport1"].weapons, system(state, PLANET).weapons) == (aboard_before, left)


@pytest.mark.rule("SW-13.3.5")
@pytest.mark.example("SW-T.99")
@pytest.mark.rule("SW-R.95")
@pytest.mark.parametrize("military", ["cooperation", "none"])
def test_who_beats_an_enemy_in_a_third_players_system_gives_it_back(military: str) -> None:
    """B holds a system of C; A is at war with B and not with C, who gets it back."""
    said: dict[str, Any] = {"others": (C(),), "relations": {(A, C): {"military": military}, (B, C): WAR}}
    state = landing(Legions(elite=3), Legions(regular=1), owner=C, dice=(6,), **said)
    assert held_by(state) == B.seat
    state = play(state, f"{INVADE}/yes")
    if military == "cooperation":
        assert "garrison" in offered(state, A)
        state = play(state, "A garrison:elite=1")
        assert ashore(state, A) == Legions(elite=1)
    assert held_by(state) == C.seat
    assert aboard(state) == Legions(elite=2 if military == "cooperation" else 3)


# By itself, or step by step


@pytest.mark.rule("SW-D.48")
@pytest.mark.rule("SW-24.3.8")
@pytest.mark.parametrize(
    ("ours", "posture", "invades"),
    [(4, "steady", True), (3, "steady", False), (3, "bold", True), (5, "careful", False), (6, "careful", True)],
)
def test_the_software_invades_with_a_third_more_than_the_defence(ours: int, posture: Posture, invades: bool) -> None:
    state = landing(Legions(regular=ours), REGULARS, dice=(3, 3, 3, 3, 3, 3))
    state = state.with_empire(A.seat, standing=StandingOrders(posture=posture))
    assert (str(rules.default(state, A.seat)) == f"invade:{PLANET}") == invades


@pytest.mark.rule("SW-24.2.2")
@pytest.mark.rule("SW-21.1.14")
@pytest.mark.parametrize("dice", [(1, 2, 3, 4, 5, 6), (6, 5, 4, 3, 2, 1), (3, 3, 3, 3, 3, 3), (4, 4, 1, 4, 4, 1)])
def test_a_battle_comes_to_the_same_by_itself_and_step_by_step_and_in_figures(dice: tuple[int, ...]) -> None:
    state = landing(
        Legions(regular=3, veteran=2, cyborg=1),
        Legions(regular=4, elite=1),
        officers=("general1@transport1", f"general2**@{PLANET}"),
        known=("personal_weapons_3", "personal_armors_2"),
        dice=dice,
    )
    by_itself = play(state, INVADE)
    step_by_step = automatic(play(state, f"{INVADE}/yes"))
    assert by_itself == step_by_step
    battle = fight(play(state, f"{INVADE}/yes"))
    figures = fought(force_of(state, battle, 0), force_of(state, battle, 1), iter(dice).__next__)
    assert sum(figures.attacker.legions) == sum(aboard(by_itself)) + sum(ashore(by_itself, A))
    assert figures.defender.legions == ashore(by_itself, B)
    assert (held_by(by_itself) == A.seat) == (figures.won is True)


@pytest.mark.rule("SW-24.2.2")
def test_either_side_can_leave_the_rest_to_the_software() -> None:
    state = invasion(Legions(regular=6), Legions(regular=5), dice=(4,) * 9)
    state = play(state, "B entrust") if B.seat in rules.waiting_on(state) else state
    while isinstance(state.matter, GroundBattle):
        assert rules.waiting_on(state) == {A.seat}
        state = play(state, "A auto")
    assert held_by(state) == A.seat


def test_a_force_in_figures_needs_no_state() -> None:
    """As a player who weighs an invasion asks: three veterans against nobody, and against one regular."""
    assert fought(Force(Legions(veteran=3)), Force(), lambda: 1).won is True
    result = fought(Force(Legions(regular=1)), Force(Legions(cyborg=3)), lambda: 6)
    assert (result.won, result.rounds, result.defender.legions) == (False, 1, Legions(cyborg=2))

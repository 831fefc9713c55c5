"""SW-10.1, SW-9.9, SW-9.7.3: who fights whom and where; interception, mines, orbital defence."""

from typing import Any

import pytest

from stellarch.games.space_wars.chapters.battle.ending import BattleEnded
from stellarch.games.space_wars.chapters.battle.interception import DefenceFired, MinesStruck
from stellarch.games.space_wars.chapters.battle.mustering import BattleBegun
from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.state import Levels, Small, State, System
from stellarch.games.space_wars.state.battles import Battle, Intercepting, Mustering
from stellarch.games.space_wars.state.empires import Posture, StandingOrders
from stellarch.games.space_wars.state.fleets import Craft
from stellarch.games.space_wars.state.matters import SubPhases
from stellarch.games.space_wars.state.politics import ActiveProtocol
from tests.rules.space_wars.battles import HERE, WAR, battle, damage, fight, here, idle, meeting, side
from tests.rules.space_wars.given import A, B, C, D, at, begin, by_hand, given, offered, play, refused, told

ALLIED = {"military": "alliance"}
BATTLE = f"A battle:{HERE}/1"

# Starting a battle


@pytest.mark.rule("SW-10.1.1")
@pytest.mark.rule("SW-D.33")
@pytest.mark.rule("SW-R.83")
def test_a_battle_is_started_by_battle_craft_against_enemies_there() -> None:
    state = meeting("cruiser1", "freight2")
    assert offered(state, A) == [f"battle:{HERE}/1", f"battle:{HERE}/1/yes", "end"]
    assert refused(state, "A battle:4-4/1") == "SW-10.1.1"
    assert refused(state, f"A battle:{HERE}/0") == "SW-10.1.1"
    assert refused(state, "A battle:9-9/1") is not None


@pytest.mark.rule("SW-R.83")
@pytest.mark.parametrize(
    ("ours", "theirs"), [("freight1", "cruiser2"), ("cruiser1", ""), ("", "cruiser2"), ("transport1", "freight2")]
)
def test_nobody_is_asked_where_there_is_nobody_to_fight(ours: str, theirs: str) -> None:
    state = meeting(ours, theirs)
    assert isinstance(state.stage, SubPhases)
    assert state.stage.groups[0] == (B.seat,)  # it is the next player's sub-phase


@pytest.mark.rule("SW-10.1.1")
@pytest.mark.rule("SW-7.3.4")
def test_in_peace_nobody_fights() -> None:
    state = meeting("cruiser1", "cruiser2", relations={(A, B): {"military": "none"}})
    assert rules.waiting_on(state) == {B.seat}


@pytest.mark.rule("SW-6.4.13")
@pytest.mark.rule("SW-10.1.1")
@pytest.mark.parametrize(("military", "fights"), [("none", True), ("non_aggression", False)])
def test_in_a_free_fire_zone_anybody_without_a_treaty(military: str, fights: bool) -> None:
    zone = (ActiveProtocol("free_fire_zone", sector=at(meeting("", ""), HERE)),)
    said: dict[str, Any] = {"relations": {(A, B): {"military": military}}, "politics": {"protocols": zone}}
    state = meeting("cruiser1", "cruiser2", **said)
    assert rules.waiting_on(state) == {A.seat if fights else B.seat}


@pytest.mark.rule("SW-10.1.2")
def test_the_phase_side_is_the_attacker() -> None:
    state = battle("cruiser1 corvette1", "cruiser2 corvette2")
    assert [each.seats for each in fight(state).sides] == [(A.seat,), (B.seat,)]


@pytest.mark.rule("SW-10.1.3")
@pytest.mark.rule("SW-10.1.4")
@pytest.mark.rule("SW-D.34")
@pytest.mark.rule("SW-R.51")
def test_an_ally_joins_if_he_may_and_is_willing() -> None:
    relations = {(B, C): ALLIED, (A, C): WAR, (A, D): WAR}
    others = (C(craft=here("cruiser3 cruiser4")), D(craft=here("cruiser5")))
    state = meeting("dreadnought1 corvette1", "cruiser2 corvette2", relations=relations, others=others)
    state = play(by_hand(state), BATTLE)
    assert isinstance(state.matter, Mustering)
    assert rules.waiting_on(state) == {C.seat}
    out = play(state, "C stay_out")
    assert fight(out).sides[1].seats == (B.seat,)
    joined = play(state, "C join")
    assert fight(joined).sides[1].seats == (B.seat, C.seat)  # as many battle craft: the turn order decides
    assert set(side(joined, B).craft) == {"cruiser2", "corvette2", "cruiser3", "cruiser4"}  # D stays out
    assert rules.waiting_on(joined) == {A.seat, B.seat}


@pytest.mark.rule("SW-10.1.3")
def test_an_ally_who_is_at_peace_with_the_opponent_stays_out() -> None:
    state = meeting("cruiser1", "cruiser2", relations={(B, C): ALLIED}, others=(C(craft=here("cruiser3")),))
    state = play(by_hand(state), BATTLE)
    assert isinstance(state.matter, Battle)


@pytest.mark.rule("SW-10.1.4")
def test_who_has_most_battle_craft_commands_the_defence() -> None:
    relations = {(B, C): ALLIED, (A, C): WAR}
    others = (C(craft=here("cruiser3 cruiser4 cruiser5")),)
    state = meeting("dreadnought1 corvette1", "cruiser2 freight2", relations=relations, others=others)
    state = play(by_hand(state), BATTLE, "C join")
    assert fight(state).sides[1].seats == (C.seat, B.seat)


@pytest.mark.rule("SW-10.1.5")
@pytest.mark.rule("SW-9.9.4")
@pytest.mark.rule("SW-6.3.3")
@pytest.mark.parametrize(("laws", "engaged"), [("", True), ("consular_immunity", False)])
def test_immune_consuls_stay_out(laws: str, engaged: bool) -> None:
    state = meeting("cruiser1 corvette1", "consular_starship2", laws=laws)
    assert (rules.waiting_on(state) == {A.seat}) == engaged
    beside = battle("cruiser1 corvette1", "consular_starship2 cruiser2", laws=laws)
    assert ("consular_starship2" in side(beside, B).craft) == engaged


@pytest.mark.rule("SW-9.9.4")
def test_a_battle_with_an_immune_consul_alone_is_refused() -> None:
    state = meeting(
        "cruiser1",
        "consular_starship2 freight3@4-4",
        laws="consular_immunity",
        others=(C(craft=here("corvette3")),),
        relations={(A, C): WAR},
    )
    assert refused(state, BATTLE) == "SW-9.9.4"


@pytest.mark.example("SW-T.84")
@pytest.mark.rule("SW-9.9.3")
@pytest.mark.rule("SW-10.1.5")
def test_stealth_starships_are_found_by_advanced_craft() -> None:
    others, relations = (C(craft=here("corvette3")),), {(A, C): WAR}
    hidden = meeting("cruiser1 cruiser2", "stealth_starship1", others=others, relations=relations)
    assert refused(hidden, BATTLE) == "SW-9.9.3"
    found = play(by_hand(meeting("cruiser1 cruiser2 advanced_cruiser1", "stealth_starship1")), BATTLE)
    found = idle(found, "line")
    assert "target:cruiser1/ion/1/stealth_starship1" in offered(found, A)
    finder = meeting("cruiser1", "stealth_starship1", small={A: Small(advanced_star_fighter=1)})
    assert refused(finder, BATTLE) is None


@pytest.mark.rule("SW-D.34")
@pytest.mark.rule("SW-24.3.8")
@pytest.mark.parametrize("posture", ["bold", "careful"])
@pytest.mark.parametrize(("ours", "joins"), [("advanced_cruiser1", True), ("advanced_cruiser1 corvette1", False)])
def test_an_ally_joins_equals_whatever_the_posture(posture: Posture, ours: str, joins: bool) -> None:
    """Two cruisers (18 each) against an advanced cruiser (36), or against 15 x 5."""
    relations, others = {(B, C): ALLIED, (A, C): WAR}, (C(craft=here("cruiser3")),)
    state = play(by_hand(meeting(ours, "cruiser2", relations=relations, others=others)), BATTLE)
    state = state.with_empire(C.seat, standing=StandingOrders(posture=posture))
    assert str(rules.default(state, C.seat)) == ("join" if joins else "stay_out")


@pytest.mark.rule("SW-10.1.5")
@pytest.mark.rule("SW-D.34")
@pytest.mark.parametrize(("answer", "takes_part"), [("join", True), ("stay_out", False)])
def test_stealth_starships_that_are_not_found_may_stay_out(answer: str, takes_part: bool) -> None:
    state = play(by_hand(meeting("cruiser1 corvette1", "stealth_starship1 corvette2")), BATTLE)
    state = play(state, f"B {answer}")
    assert ("stealth_starship1" in side(state, B).craft) == takes_part


@pytest.mark.rule("SW-10.1.6")
def test_a_sector_sees_one_battle_between_the_same_sides() -> None:
    state = idle(battle("cruiser1 corvette1@4-4", "cruiser2 corvette2@4-4"))
    assert rules.waiting_on(state) == {A.seat}  # there is another sector to fight in
    assert refused(state, BATTLE) == "SW-10.1.6"
    assert offered(state, A)[0] == "battle:4-4/1"


@pytest.mark.rule("SW-10.1.7")
@pytest.mark.rule("SW-R.27")
@pytest.mark.parametrize("where", [{"tiles": {HERE: "nebula_green"}}, {"events": f"space_storm@{HERE}"}])
def test_no_battle_without_a_scanner_in_nebulas_and_storms(where: dict[str, Any]) -> None:
    seen = meeting("cruiser1", "cruiser2", known=("space_scanner", ""), **where)
    assert refused(seen, BATTLE) is None
    blind = meeting("cruiser1 corvette1@4-4", "cruiser2 corvette2@4-4", known=("", "space_scanner"), **where)
    assert refused(blind, BATTLE) == "SW-10.1.7"


@pytest.mark.rule("SW-D.33")
@pytest.mark.rule("SW-24.3.8")
@pytest.mark.parametrize(
    ("ours", "posture", "fights"),
    [
        ("cruiser1", "steady", False),
        ("cruiser1 corvette1", "steady", True),
        ("cruiser1", "bold", True),
        ("cruiser1 corvette1", "careful", True),
    ],
)
def test_when_the_software_attacks(ours: str, posture: Posture, fights: bool) -> None:
    state = meeting(ours, "cruiser2")
    state = state.with_empire(A.seat, standing=StandingOrders(posture=posture))
    assert (str(rules.default(state, A.seat)) == f"battle:{HERE}/1") == fights


@pytest.mark.rule("SW-D.33")
@pytest.mark.rule("SW-24.3.8")
@pytest.mark.parametrize(("hurt", "fights"), [(0, True), (1, False)])
def test_the_careful_attack_with_exactly_their_ratio(hurt: int, fights: bool) -> None:
    """26 x 13 against 20 x 10 is 1.3 x 1.3, and not a trifle less."""
    ours = "cruiser1 cruiser2 carrier1 stealth_starship1"
    state = meeting(ours, "cruiser3 carrier3 stealth_starship3", craft={"cruiser1": {"damage": hurt}})
    state = state.with_empire(A.seat, standing=StandingOrders(posture="careful"))
    assert (str(rules.default(state, A.seat)) == f"battle:{HERE}/1") == fights


# Interception


def coming(ours: str, theirs: str, **said: Any) -> State:
    """A's craft are beside the sector in which B's are, and about to move there."""
    known: tuple[str, str] = said.pop("known", ("", ""))
    state = given(
        A(craft=" ".join(f"{name}@3-4" for name in ours.split()), known=f"{known[0]} unlimited_movement_range"),
        B(craft=here(theirs), known=f"{known[1]} unlimited_movement_range"),
        *said.pop("others", ()),
        relations={(A, B): WAR, **said.pop("relations", {})},
        **said,
    )
    return begin(state, "player_subphases")


@pytest.mark.rule("SW-9.9.1")
@pytest.mark.rule("SW-D.31")
@pytest.mark.rule("SW-R.50")
def test_enemies_may_engage_craft_that_come_in() -> None:
    state = play(coming("corvette1 corvette2", "cruiser2"), f"A move:corvette1/{HERE}")
    assert isinstance(state.matter, Intercepting)
    assert rules.waiting_on(state) == {B.seat}
    assert offered(state, B) == ["intercept", "intercept:yes", "let_pass"]
    passed = play(state, "B let_pass")
    assert rules.waiting_on(passed) == {A.seat}
    assert passed.sectors[at(passed, HERE)].owner is None  # an enemy holds it (SW-9.4.3)
    state, events = told(state, "B intercept:yes")
    assert BattleBegun(HERE, (A.seat,), (B.seat,), True) in events


@pytest.mark.rule("SW-9.9.1")
def test_unarmed_craft_intercept_nobody() -> None:
    state = play(coming("corvette1", "freight2"), f"A move:corvette1/{HERE}")
    assert rules.waiting_on(state) == {A.seat}


@pytest.mark.rule("SW-9.9.1")
@pytest.mark.rule("SW-9.9.8")
def test_the_whole_phase_side_in_the_sector_fights() -> None:
    state = coming("corvette1", "cruiser2", sectors={})
    state = state.with_new_craft(Craft("corvette", A.seat, at(state, HERE)))
    state = play(by_hand(state), f"A move:corvette1/{HERE}", "B intercept")
    assert set(side(state, A).craft) == {"corvette1", "corvette2"}
    assert fight(state).entered == ("corvette1",)
    over = idle(state)
    assert over.fleets.moves_of("corvette1").stopped == "fought"
    assert over.fleets.moves_of("corvette2").stopped is None  # it had not just come in


@pytest.mark.rule("SW-9.9.2")
@pytest.mark.parametrize(("die", "goes_on"), [(6, True), (1, False)])
def test_who_wins_goes_on(die: int, goes_on: bool) -> None:
    state = coming("corvette1", "corvette2", dice=[die, 1, 1, 1])
    state = state.changed(fleets=state.fleets.with_craft("corvette2", damage=1))
    state = play(by_hand(state), f"A move:corvette1/{HERE}", "B intercept")
    state = play(idle(state, "line"), "A target:corvette1/ion/1/corvette2", "A end", "B end")
    state = idle(state) if state.pending else state
    assert any(order.startswith("move:corvette1") for order in offered(state, A)) == goes_on
    assert refused(state, "A move:corvette1/3-6") == (None if goes_on else "SW-9.9.2")


@pytest.mark.rule("SW-9.9.2")
@pytest.mark.rule("SW-10.7.4")
def test_who_withdrew_in_the_sub_phase_of_another_goes_on_after_a_victory() -> None:
    state = coming("corvette1", "corvette2", dice=[6, 1, 1, 1])
    state = state.changed(
        fleets=state.fleets.with_craft("corvette2", damage=1).with_moves("corvette1", withdrew=True),
    )
    state = play(by_hand(state), f"A move:corvette1/{HERE}", "B intercept")
    state = play(idle(state, "line"), "A target:corvette1/ion/1/corvette2", "A end", "B end")
    state = idle(state) if state.pending else state
    assert refused(state, "A move:corvette1/3-6") is None


@pytest.mark.rule("SW-D.31")
@pytest.mark.rule("SW-24.3.8")
@pytest.mark.parametrize(
    ("theirs", "answer"), [("cruiser2", "intercept"), ("corvette2", "let_pass"), ("corvette2 corvette3", "intercept")]
)
def test_when_the_software_intercepts(theirs: str, answer: str) -> None:
    state = play(coming("corvette1", theirs), f"A move:corvette1/{HERE}")
    assert str(rules.default(state, B.seat)) == answer


@pytest.mark.rule("SW-9.9.1")
@pytest.mark.rule("SW-9.9.6")
def test_several_enemies_are_asked_in_turn_order() -> None:
    state = coming(
        "dreadnought1", "corvette2", others=(C(craft=here("corvette3")),), relations={(A, C): WAR}, dice=[6] * 60
    )
    state = play(state, f"A move:dreadnought1/{HERE}")
    assert rules.waiting_on(state) == {B.seat}
    state, events = told(state, "B intercept")
    assert BattleEnded(HERE, 1, (A.seat,)) in events
    assert rules.waiting_on(state) == {C.seat}
    state = play(state, "C let_pass")
    assert rules.waiting_on(state) == {A.seat}


@pytest.mark.rule("SW-9.9.7")
def test_craft_that_begin_beside_enemies_leave_freely() -> None:
    state = begin(
        given(
            A(craft=here("corvette1"), known="unlimited_movement_range"),
            B(craft=here("cruiser2")),
            relations={(A, B): WAR},
        ),
        "player_subphases",
    )
    state = play(state, "A move:corvette1/3-4")
    assert rules.waiting_on(state) == {A.seat}


@pytest.mark.rule("SW-9.9.8")
def test_the_engaging_player_needs_the_scanner() -> None:
    storm = {"events": f"space_storm@{HERE}"}
    blind = play(coming("corvette1", "cruiser2", known=("space_scanner", ""), **storm), f"A move:corvette1/{HERE}")
    assert rules.waiting_on(blind) == {A.seat}
    seeing = play(
        coming("corvette1", "cruiser2", known=("space_scanner", "space_scanner"), **storm), f"A move:corvette1/{HERE}"
    )
    assert rules.waiting_on(seeing) == {B.seat}


@pytest.mark.rule("SW-9.9.3")
@pytest.mark.rule("SW-9.9.8")
def test_a_stealth_starship_slips_by() -> None:
    state = play(coming("stealth_starship1", "cruiser2"), f"A move:stealth_starship1/{HERE}")
    assert rules.waiting_on(state) == {A.seat}
    state = play(coming("stealth_starship1", "advanced_cruiser2"), f"A move:stealth_starship1/{HERE}")
    assert rules.waiting_on(state) == {B.seat}


# Mines and orbital defence


@pytest.mark.example("SW-T.23")
@pytest.mark.rule("SW-9.7.3")
@pytest.mark.parametrize(("die", "hurt"), [(5, 1), (4, 0)])
def test_mines_hit_craft_that_come_in(die: int, hurt: int) -> None:
    mined = {HERE: {"owner": B.seat, "mines": 2}}
    state = coming("cruiser1", "", sectors=mined, dice=(die,), known=("capital_shield_1", ""))
    state, events = told(state, f"A move:cruiser1/{HERE}")
    assert damage(state, "cruiser1") == hurt
    assert any(isinstance(event, MinesStruck) for event in events)
    assert state.sectors[at(state, HERE)].mines == 2  # they stay (SW-9.7.6)


@pytest.mark.rule("SW-9.7.3")
@pytest.mark.parametrize(("fields", "need"), [(1, 6), (2, 5), (3, 4)])
def test_more_fields_hit_more_often(fields: int, need: int) -> None:
    for die in (need - 1, need):
        state = coming("cruiser1", "", sectors={HERE: {"owner": B.seat, "mines": fields}}, dice=(die,))
        assert damage(play(state, f"A move:cruiser1/{HERE}"), "cruiser1") == (die == need)


@pytest.mark.example("SW-T.23")
@pytest.mark.rule("SW-9.7.4")
@pytest.mark.parametrize("craft", ["scientific_starship1", "construction_starship1", "consular_starship1"])
def test_some_craft_are_not_checked_for_mines(craft: str) -> None:
    state = coming(craft, "", sectors={HERE: {"owner": B.seat, "mines": 3}})
    assert damage(play(state, f"A move:{craft}/{HERE}"), craft) == 0  # no die fell


@pytest.mark.rule("SW-9.7.4")
@pytest.mark.parametrize(
    "said",
    [
        {"relations": {(A, B): {"military": "cooperation"}}},
        {"relations": {(A, B): {"military": "alliance"}}},
        {"relations": {(A, B): {"military": "none"}}, "politics": {"permissions": frozenset({(B.seat, A.seat)})}},
    ],
)
def test_friends_and_guests_pass_mines(said: dict[str, Any]) -> None:
    state = coming("cruiser1", "", sectors={HERE: {"owner": B.seat, "mines": 3}}, **said)
    assert damage(play(state, f"A move:cruiser1/{HERE}"), "cruiser1") == 0


DEFENDED: dict[str, Any] = {
    "tiles": {HERE: "draconis_31"},
    "sectors": {
        "draconis_31": {
            "owner": B.seat,
            "system": System(Levels(city=1), singles=frozenset({"orbital_defense_project"})),
        }
    },
}


@pytest.mark.example("SW-T.24")
@pytest.mark.rule("SW-9.9.5")
@pytest.mark.rule("SW-11.3.6")
def test_orbital_defence_fires_before_anything_else() -> None:
    state = coming("cruiser1", "", dice=(5, 2), known=("capital_shield_1", ""), **DEFENDED)
    state, events = told(state, "A move:cruiser1/draconis_31")
    (fired,) = (event for event in events if isinstance(event, DefenceFired))
    assert [(shot.need, shot.modifier, shot.hit) for shot in fired.shots] == [(5, 0, True), (5, 0, False)]
    assert damage(state, "cruiser1") == 1


@pytest.mark.rule("SW-9.9.5")
def test_orbital_defence_knows_friend_from_enemy() -> None:
    state = coming("cruiser1", "", relations={(A, B): {"military": "cooperation"}}, **DEFENDED)
    assert damage(play(state, "A move:cruiser1/draconis_31"), "cruiser1") == 0
    outpost = play(coming("outpost1", "", **DEFENDED), "A move:outpost1/draconis_31")  # nor does it fire at outposts
    assert damage(outpost, "outpost1") == 0


@pytest.mark.rule("SW-9.9.6")
def test_the_order_of_what_awaits_craft() -> None:
    said = {**DEFENDED, "sectors": {"draconis_31": {**DEFENDED["sectors"]["draconis_31"], "mines": 1}}}
    state = coming("dreadnought1", "cruiser2", dice=(1, 1, 1), **said)
    state, events = told(state, "A move:dreadnought1/draconis_31")
    kinds = [type(event) for event in events if isinstance(event, DefenceFired | MinesStruck)]
    assert kinds == [DefenceFired, MinesStruck]
    assert isinstance(state.matter, Intercepting)

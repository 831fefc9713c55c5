"""SW-12: bombardment."""

from typing import Any

import pytest
from msgspec.structs import replace

from stellarch.games.space_wars.chapters.bombardment import Bombarded, guns, raid_on
from stellarch.games.space_wars.chapters.hostilities import may_attack_system
from stellarch.games.space_wars.geometry import sector
from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.rules.bombing import Raid, struck
from stellarch.games.space_wars.rules.control import manager
from stellarch.games.space_wars.rules.subphases import STEPS
from stellarch.games.space_wars.rules.surface import Unit
from stellarch.games.space_wars.state import Legions, Levels, Project, Small, State, System, Tokens
from stellarch.games.space_wars.state.matters import SubPhases
from stellarch.games.space_wars.state.politics import ActiveProtocol
from stellarch.games.space_wars.tables.combat import Bombing
from stellarch.games.space_wars.tables.craft import CRAFT
from tests.rules.space_wars.given import A, B, C, at, begin, given, offered, play, refused, system, told

WORLD = "draconis_31"
"""A medium planet of B, who is at war with A."""
WAR = {"military": "war"}
CITY = System(Levels(city=1))


def over(
    craft: str,
    on: System = CITY,
    *,
    dice: tuple[int, ...] = (),
    known: tuple[str, str] = ("", ""),
    tile: str = WORLD,
    relation: dict[str, Any] | None = None,
    officers: str = "",
    **more: Any,
) -> State:
    """A's craft stand over a world of B; A has moved."""
    here = " ".join(name if "@" in name else f"{name}@{tile}" for name in craft.split())
    state = given(
        A(craft=here, known=f"{known[0]} unlimited_movement_range"),
        B(systems={tile: on}, known=known[1], officers=officers),
        C(),
        tiles={"2-3": tile},
        dice=dice,
        relations={(A, B): relation or WAR},
        **more,
    )
    return play(begin(state, "player_subphases"), "A end")


def is_asked(state: State) -> bool:
    """Whether A is asked about bombardments."""
    matter = state.matter
    return isinstance(matter, SubPhases) and matter.step == "bombardment" and rules.waiting_on(state) == {A.seat}


# When, and with what


@pytest.mark.rule("SW-12.1.1")
def test_bombardment_comes_after_the_battles_and_before_the_ground() -> None:
    steps = list(STEPS)
    assert steps.index("bombardment") == steps.index("space_battle") + 1
    state = over("dreadnought1 dreadnought2 cruiser3", dice=(1,))
    assert is_asked(state)
    assert offered(state, A) == [f"bombard:{WORLD}", "bombard", "end"]


@pytest.mark.rule("SW-12.1.1")
def test_each_system_is_bombarded_once_in_a_sub_phase() -> None:
    state = play(over("dreadnought1 dreadnought2", dice=(1,)), f"A bombard:{WORLD}")
    assert not is_asked(state)  # there is nothing else to bombard
    two = over(f"dreadnought1 dreadnought2 dreadnought3@{B.home}", dice=(1,))
    two = two.with_system(at(two, B.home), natives=1)
    done = play(two, f"A bombard:{WORLD}")
    assert refused(done, f"A bombard:{WORLD}") == "SW-12.1.1"
    assert is_asked(done)


@pytest.mark.rule("SW-12.1.1")
@pytest.mark.parametrize(
    ("order", "rule"),
    [
        ("bombard:9-99", "SW-2.1.1"),
        ("bombard:2-4", "SW-12.1.1"),
        (f"bombard:{WORLD}/conventional/transport1", "SW-12.1.1"),
        (f"bombard:{WORLD}/conventional/cruiser1+cruiser1", "SW-12.1.1"),
        (f"bombard:{WORLD}/conventional/cruiser2", "SW-12.1.1"),
    ],
)
def test_who_takes_part_stands_there_and_has_bombs(order: str, rule: str) -> None:
    state = over("dreadnought1 cruiser1 transport1")
    state = state.with_new_craft(state.fleets["cruiser1"])
    state = state.changed(fleets=state.fleets.with_craft("cruiser2", at=at(state, "2-4")))
    assert refused(state, f"A {order}") == rule


@pytest.mark.rule("SW-12.1.1", "SW-10.7.4")
def test_who_withdrew_does_not_bombard() -> None:
    state = over("dreadnought1 dreadnought2")
    assert isinstance(state.stage, SubPhases)
    gone = state.with_stage(replace(state.stage, withdrawn=frozenset({"dreadnought1"})))
    assert guns(gone, A.seat, at(state, WORLD)) == 5
    assert refused(gone, f"A bombard:{WORLD}/conventional/dreadnought1") == "SW-12.1.1"


@pytest.mark.rule("SW-10.7.4")
def test_who_withdrew_in_the_sub_phase_of_another_bombards_in_the_own() -> None:
    state = over("dreadnought1 dreadnought2")
    state = state.changed(fleets=state.fleets.with_moves("dreadnought1", withdrew=True))
    assert guns(state, A.seat, at(state, WORLD)) == 10


# Targets


@pytest.mark.rule("SW-12.1.2")
@pytest.mark.rule("SW-R.58")
@pytest.mark.parametrize(
    ("military", "aliens", "permitted", "zone", "may"),
    [
        ("war", 0, False, False, True),
        ("none", 0, False, False, False),
        ("none", 0, True, False, False),
        ("none", 0, False, True, True),
        ("non_aggression", 0, False, True, False),
        ("cooperation", 0, False, True, False),
        ("none", 2, False, False, False),
        ("none", 2, True, False, True),
        ("alliance", 2, False, False, False),
    ],
)
def test_which_systems_of_others_may_be_attacked(
    military: str, aliens: int, permitted: bool, zone: bool, may: bool
) -> None:
    protocols = (ActiveProtocol("free_fire_zone", sector=sector(2, 3)),) if zone else ()
    permissions = frozenset({(B.seat, A.seat)}) if permitted else frozenset()
    state = given(
        A(craft=f"dreadnought1@{WORLD} dreadnought2@{WORLD}"),
        B(systems={WORLD: System(Levels(city=1), aliens=aliens)}),
        tiles={"2-3": WORLD},
        relations={(A, B): {"military": military}},
        politics={"protocols": protocols, "permissions": permissions},
    )
    assert may_attack_system(state, A.seat, at(state, WORLD)) == may
    state = play(begin(state, "player_subphases"), "A end")
    assert is_asked(state) == may


@pytest.mark.rule("SW-12.1.2")
def test_aliens_on_own_and_free_worlds_are_bombed_too() -> None:
    for sides in ((A(systems={WORLD: System(aliens=1)}), B()), (A(), B())):
        state = given(*sides, tiles={"2-3": WORLD}, systems={} if sides[0].systems else {WORLD: System(aliens=1)})
        assert may_attack_system(state, A.seat, at(state, WORLD))
    peaceful = given(A(systems={WORLD: CITY}), B(), tiles={"2-3": WORLD, "2-4": "aurora"})
    assert not may_attack_system(peaceful, A.seat, at(peaceful, WORLD))
    assert not may_attack_system(peaceful, A.seat, at(peaceful, "aurora"))


@pytest.mark.rule("SW-12.1.2")
@pytest.mark.rule("SW-6.3.5")
def test_free_worlds_lie_in_free_fire_space() -> None:
    state = given(A(), B(), tiles={"2-3": WORLD}, systems={WORLD: System(natives=2)}, laws="free_fire_space")
    assert may_attack_system(state, A.seat, at(state, WORLD))


@pytest.mark.rule("SW-12.1.2")
def test_what_an_enemy_has_conquered_is_a_target_no_matter_who_owns_it() -> None:
    held = System(Levels(city=1), legions={B.seat: Legions(1)})
    state = given(
        A(),
        B(),
        C(systems={WORLD: held}),
        tiles={"2-3": WORLD},
        relations={(A, B): WAR, (B, C): WAR, (A, C): {"military": "cooperation"}},
    )
    assert may_attack_system(state, A.seat, at(state, WORLD))


@pytest.mark.rule("SW-12.1.2")
def test_peaceful_worlds_are_spared() -> None:
    state = over(f"dreadnought1 dreadnought2 dreadnought3@{C.home}")
    state = state.with_system(at(state, C.home), natives=1)
    assert refused(state, f"A bombard:{C.home}") == "SW-12.1.2"


@pytest.mark.rule("SW-12.1.3")
@pytest.mark.parametrize(
    ("event", "technology"),
    [
        ("space_storm", "space_scanner"),
        ("pulsar_interference", "pulsar_interference_wrapper"),
        ("berilan_gap", None),
    ],
)
def test_events_keep_craft_from_bombing(event: str, technology: str | None) -> None:
    craft = f"dreadnought1 dreadnought2 dreadnought3@{B.home}"
    elsewhere = {B.home: {"system": System(natives=1)}}
    state = over(craft, events=f"{event}@{WORLD}", sectors=elsewhere)
    assert refused(state, f"A bombard:{WORLD}") == "SW-12.1.3"
    if technology is not None:
        able = over("dreadnought1 dreadnought2", events=f"{event}@{WORLD}", known=(technology, ""))
        assert is_asked(able)


# How


@pytest.mark.rule("SW-12.1.4", "SW-20.8.4", "SW-20.8.6")
@pytest.mark.parametrize("bombing", ["antimatter", "biological"])
def test_two_ways_of_bombing_need_their_technology(bombing: Bombing) -> None:
    craft = "dreadnought1 dreadnought2"
    assert refused(over(craft), f"A bombard:{WORLD}/{bombing}") == "SW-12.1.4"
    able = over(craft, known=(f"{bombing}_bombing", ""))
    assert refused(able.changed(chance=over(craft, dice=(1,)).chance), f"A bombard:{WORLD}/{bombing}") is None
    assert f"bombard:{WORLD}/{bombing}" in offered(able, A)


@pytest.mark.parametrize(
    ("law", "bombing"),
    [
        pytest.param("ban_antimatter", "antimatter", marks=pytest.mark.rule("SW-6.3.6")),
        pytest.param("ban_biological", "biological", marks=pytest.mark.rule("SW-6.3.7")),
    ],
)
def test_the_council_can_ban_them(law: str, bombing: str, request: pytest.FixtureRequest) -> None:
    state = over("dreadnought1 dreadnought2", known=(f"{bombing}_bombing", ""), laws=law)
    (rule,) = next(mark.args for mark in request.node.iter_markers("rule"))
    assert refused(state, f"A bombard:{WORLD}/{bombing}") == rule
    assert offered(state, A)[0] == f"bombard:{WORLD}"


@pytest.mark.rule("SW-12.1.5")
def test_values_are_added_up_and_lowered_by_damage() -> None:
    values = {kind: sheet.bomb for kind, sheet in CRAFT.items() if sheet.bomb}
    assert values == {
        "corvette": 1,
        "cruiser": 2,
        "advanced_cruiser": 3,
        "carrier": 1,
        "dreadnought": 5,
        "stealth_starship": 2,
        "artificial_moon": 8,
    }
    state = over(" ".join(f"{kind}1" for kind in values))
    assert guns(state, A.seat, at(state, WORLD)) == 22


@pytest.mark.example("SW-T.11")
@pytest.mark.rule("SW-12.1.5")
def test_a_damaged_cruiser_bombards_with_1() -> None:
    state = over("cruiser1")
    state = state.changed(fleets=state.fleets.with_craft("cruiser1", damage=2))
    assert guns(state, A.seat, at(state, WORLD)) == 1
    state = state.changed(fleets=state.fleets.with_craft("cruiser1", damage=1))
    assert guns(state, A.seat, at(state, WORLD)) == 1


@pytest.mark.rule("SW-12.1.6")
@pytest.mark.parametrize(
    ("values", "conventional", "other"),
    [((1, 3), 7, 6), ((4, 7), 6, 5), ((8, 12), 5, 4), ((13, 18), 4, 3), ((19, 99, 250), 3, 2)],
)
def test_the_number_to_reach(values: tuple[int, ...], conventional: int, other: int) -> None:
    for value in values:
        assert Raid("conventional", value).need == conventional
        assert Raid("antimatter", value).need == Raid("biological", value).need == other


@pytest.mark.rule("SW-12.1.7")
def test_a_die_for_everything_on_the_surface() -> None:
    everything = System(
        Levels(city=2, shipyard=1),
        frozenset({"space_academy"}),
        orbital_cities=1,
        natives=1,
        slaves=1,
        aliens=1,
        legions={A.seat: Legions(regular=1), B.seat: Legions(cyborg=1)},
    )
    units = struck(everything, "conventional")
    assert len(units) == 10
    assert Raid("conventional", 8).hit(units, (5, 4, *[1] * 8)) == (Unit("level", "city"),)


@pytest.mark.rule("SW-12.1.7")
def test_a_1_never_hits_and_nothing_hits_by_itself() -> None:
    native = (Unit("native"),)
    strong, weak = Raid("antimatter", 30, scanner=3), Raid("conventional", 3, shield=3)
    assert strong.hit(native, (1,)) == ()
    assert strong.hit(native, (2,)) == native
    assert weak.hit(native, (6,)) == ()
    assert (strong.chance, weak.chance) == (5 / 6, 0)


@pytest.mark.rule("SW-12.1.7", "SW-12.1.13")
def test_what_is_hit_is_gone_and_told() -> None:
    on = System(Levels(city=2, shipyard=1), natives=1, slaves=1, legions={B.seat: Legions(regular=2)})
    state = over("dreadnought1 dreadnought2", on, dice=(5, 4, 5, 6, 1, 5, 2))
    state, events = told(state, f"A bombard:{WORLD}")
    assert system(state, WORLD) == System(Levels(city=1), slaves=1, legions={B.seat: Legions(regular=1)})
    (event,) = (event for event in events if isinstance(event, Bombarded))
    assert (event.seat, event.player, event.value, event.need, event.modifier) == (A.seat, B.seat, 10, 5, 0)
    assert event.lost == ("city", "shipyard", "native", "regular")
    assert event.told(("Ada", "Bob", "Cleo")).en == (
        "Ada bombards Draconis 31 (conventional bombing, value 10), "
        "destroying a city, a shipyard, a native and a regular legion."
    )


@pytest.mark.rule("SW-12.1.7")
@pytest.mark.rule("SW-16.2.5")
def test_bombs_may_free_a_system_from_its_conqueror() -> None:
    """C's world is held by B: without B's legion it is C's again, and what B has laid down there is lost."""
    held = System(Levels(shipyard=2), legions={B.seat: Legions(1)}, project=Project("cruiser", 1))
    state = given(
        A(craft=f"dreadnought1@{WORLD} dreadnought2@{WORLD}"),
        B(),
        C(systems={WORLD: held}),
        tiles={"2-3": WORLD},
        relations={(A, B): WAR, (B, C): WAR},
        dice=(1, 1, 6),
    )
    state = play(begin(state, "player_subphases"), "A end", f"A bombard:{WORLD}")
    assert manager(state, at(state, WORLD)) == C.seat
    assert system(state, WORLD) == System(Levels(shipyard=2))


@pytest.mark.rule("SW-12.1.8", "SW-20.7.3", "SW-20.7.5")
@pytest.mark.rule("SW-R.59")
@pytest.mark.parametrize(("letter", "size"), [("a", 1), ("b", 2), ("c", 3)])
def test_scanners_and_shields(letter: str, size: int) -> None:
    shielded = System(Levels(city=1), frozenset({f"planetary_shield_{letter}"}))
    state = over("dreadnought1", shielded, known=("", f"planetary_shield_{letter}"))
    where = at(state, WORLD)
    assert raid_on(state, A.seat, where, "conventional", ("dreadnought1",)).modifier == -size
    seeing = over("dreadnought1", known=(f"planet_scanner_{letter}", f"planetary_shield_{letter}"))  # not built
    assert raid_on(seeing, A.seat, where, "conventional", ("dreadnought1",)).modifier == size
    both = over("dreadnought1", shielded, known=("planet_scanner_b", ""))
    assert raid_on(both, A.seat, where, "conventional", ("dreadnought1",)).modifier == 2 - size


@pytest.mark.example("SW-T.25")
@pytest.mark.rule("SW-12.1.8")
@pytest.mark.parametrize(("die", "falls"), [(5, False), (6, True)])
def test_two_dreadnoughts_against_a_shield(die: int, falls: bool) -> None:
    shielded = System(Levels(city=1), frozenset({"planetary_shield_a"}))
    state = play(over("dreadnought1 dreadnought2", shielded, dice=(die, 1)), f"A bombard:{WORLD}")
    assert system(state, WORLD).levels.city == (0 if falls else 1)


@pytest.mark.rule("SW-12.1.9", "SW-20.8.6")
@pytest.mark.parametrize(("value", "due"), [(1, 1), (4, 2), (8, 3), (13, 4), (19, 5)])
def test_antimatter_contaminates(value: int, due: int) -> None:
    assert Raid("antimatter", value).counters == due
    assert Raid("conventional", value).counters == Raid("biological", value).counters == 0


@pytest.mark.example("SW-T.26")
@pytest.mark.rule("SW-12.1.9")
def test_contamination_up_to_the_cap() -> None:
    small = "moss_71"
    state = over(
        "dreadnought1 dreadnought2 cruiser1",
        System(Levels(city=1), contamination=2),
        dice=(3,),
        known=("antimatter_bombing", ""),
        tile=small,
    )
    assert state.galaxy.systems[at(state, small)].size == "small"
    state, events = told(state, f"A bombard:{small}/antimatter")
    (event,) = (event for event in events if isinstance(event, Bombarded))
    assert (event.value, event.need, event.counters) == (12, 4, 2)
    assert system(state, small).contamination == 4
    assert system(state, small).levels.city == 1


@pytest.mark.rule("SW-12.1.10", "SW-20.13.4")
@pytest.mark.parametrize(("value", "due"), [(1, 0), (4, 1), (8, 1), (13, 2), (19, 2)])
def test_attenuation_weakens_antimatter(value: int, due: int) -> None:
    raid = Raid("antimatter", value, attenuated=True)
    assert (raid.counters, raid.modifier) == (due, -1)
    assert Raid("conventional", value, attenuated=True).modifier == 0
    state = over("dreadnought1", known=("antimatter_bombing", "antimatter_attenuation"))
    assert raid_on(state, A.seat, at(state, WORLD), "antimatter", ("dreadnought1",)).modifier == -1


@pytest.mark.example("SW-T.27")
@pytest.mark.rule("SW-12.1.11", "SW-20.8.4")
def test_biological_bombs_strike_only_the_living() -> None:
    on = System(Levels(city=2, shipyard=1), legions={B.seat: Legions(regular=2, cyborg=1)})
    state = over("dreadnought1 dreadnought2", on, dice=(4, 4, 4, 4), known=("biological_bombing", ""))
    state = play(state, f"A bombard:{WORLD}/biological")
    assert system(state, WORLD) == System(Levels(shipyard=1), legions={B.seat: Legions(cyborg=1)})
    people = System(natives=1, slaves=1, aliens=1, orbital_cities=1)
    assert [unit.sort for unit in struck(people, "biological")] == ["orbital_city", "native", "slave"]


@pytest.mark.rule("SW-12.1.11", "SW-20.13.5")
def test_an_antidote_makes_immune() -> None:
    state = over("dreadnought1 dreadnought2", known=("biological_bombing", "universal_bio_antidote"))
    assert refused(state, f"A bombard:{WORLD}/biological") == "SW-12.1.11"


@pytest.mark.rule("SW-12.1.12")
@pytest.mark.rule("SW-R.58")
def test_craft_officers_and_tokens_are_safe() -> None:
    on = System(natives=1, small={B.seat: Small(2)}, weapons=1)
    state = over("dreadnought1 dreadnought2", on, dice=(6,), officers=f"general1@{WORLD}")
    state = state.with_sector(at(state, WORLD), tokens=Tokens(chemical=2))
    after = play(state, "A end", f"A bombard:{WORLD}")  # the fighters could have been attacked first
    assert system(after, WORLD) == System(small={B.seat: Small(2)}, weapons=1)
    assert after.sectors[at(after, WORLD)].tokens == Tokens(chemical=2)
    assert "general1" in after.officers


@pytest.mark.example("SW-T.28")
@pytest.mark.rule("SW-12.1.7")
def test_one_corvette_hits_nothing_without_a_scanner() -> None:
    assert Raid("conventional", 1).chance == 0
    assert Raid("conventional", 1, scanner=1).least == 6
    blind = over("corvette1")
    assert not is_asked(blind)  # nobody is asked about what cannot do any harm
    state = over("corvette1", known=("planet_scanner_a", ""), dice=(6,))
    assert system(play(state, f"A bombard:{WORLD}"), WORLD).levels.city == 0


@pytest.mark.rule("SW-12.1.1")
def test_some_of_the_craft_may_be_enough() -> None:
    state = over("dreadnought1 dreadnought2", dice=(6,))
    _, events = told(state, f"A bombard:{WORLD}/conventional/dreadnought2")
    (event,) = (event for event in events if isinstance(event, Bombarded))
    assert (event.craft, event.value) == (("dreadnought2",), 5)


# Left to the software


@pytest.mark.rule("SW-D.47")
@pytest.mark.parametrize(
    ("craft", "known", "bombs"),
    [
        ("dreadnought1", "", False),
        ("dreadnought1", "planet_scanner_a", True),
        ("dreadnought1 dreadnought2", "antimatter_bombing", True),
    ],
)
def test_when_the_software_bombards(craft: str, known: str, bombs: bool) -> None:
    state = over(craft, known=(known, ""), dice=(1,))
    assert str(rules.default(state, A.seat)) == (f"bombard:{WORLD}" if bombs else "end")


@pytest.mark.rule("SW-D.47")
def test_the_software_bombs_enemies_only() -> None:
    state = over("dreadnought1 dreadnought2", System(natives=1, aliens=2), relation={"military": "none"})
    assert not is_asked(state)
    own = given(
        A(systems={WORLD: System(Levels(shipyard=2), aliens=2)}, craft=f"dreadnought1@{WORLD} dreadnought2@{WORLD}"),
        B(),
        tiles={"2-3": WORLD},
    )
    own = play(begin(own, "player_subphases"), "A end")
    assert is_asked(own)
    assert str(rules.default(own, A.seat)) == "end"


@pytest.mark.rule("SW-12.1.1")
@pytest.mark.rule("SW-V.1")
def test_version_1_knows_no_bombardment() -> None:
    state = given(
        A(craft=f"dreadnought1@{WORLD} dreadnought2@{WORLD}"),
        B(systems={WORLD: CITY}),
        tiles={"2-3": WORLD},
        relations={(A, B): WAR},
    ).changed(rules=1)
    assert not is_asked(play(begin(state, "player_subphases"), "A end"))

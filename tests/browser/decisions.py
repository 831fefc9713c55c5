"""Every kind of decision of Space Wars, prepared: a position in which somebody is asked it.

A turn at peace, decision by decision, is played in test_peaceful_decisions.py; here is what takes a war, an accident or
a slower pace to come up. Seat A is asked, unless the name of a position says otherwise.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from stellarch.core import Seat
from stellarch.games.space_wars import setup
from stellarch.games.space_wars.chapters.capital import found_capital
from stellarch.games.space_wars.options import Options
from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.state import Legions, Levels, Small, State, System, Tokens
from tests.rules.space_wars.battles import HERE, WAR, battle, both, here, idle, meeting
from tests.rules.space_wars.given import A, B, C, D, Player, begin, by_hand, given, play
from tests.rules.space_wars.grounds import PLANET, invasion, landing

ALLIED = {"military": "alliance"}


class Asked(NamedTuple):
    state: State
    seat: Seat = A.seat


def intercepting() -> Asked:
    """A corvette comes by, and B's cruiser could engage it."""
    state = given(A(craft="corvette1@3-4"), B(craft=here("cruiser2 cruiser3")), relations={(A, B): WAR})
    return Asked(play(begin(state, "player_subphases"), f"A move:corvette1/{HERE}"), B.seat)


def joining() -> Asked:
    """A attacks B, whose ally C has craft in the sector."""
    relations = {(B, C): ALLIED, (A, C): WAR}
    state = meeting(
        "dreadnought1 corvette1",
        "cruiser2 corvette2",
        relations=relations,
        others=(C(craft=here("cruiser3 cruiser4")),),
    )
    return Asked(play(by_hand(state), f"A battle:{HERE}/1"), C.seat)


def shielding() -> Asked:
    """B's orbital generator shields a base or some starships."""
    world = System(Levels(city=1), singles=frozenset({"orbital_shield_generator"}))
    planet: dict[str, Any] = {"tiles": {HERE: PLANET}, "sectors": {PLANET: {"owner": B.seat, "system": world}}}
    return Asked(idle(battle("corvette1", "cruiser2 outpost1", **planet), "shield"), B.seat)


def cloaking() -> Asked:
    state = battle(
        "cruiser1 corvette1", "cruiser2", known=("cloaking_technology", ""), craft={"cruiser1": {"weapons": 2}}
    )
    return Asked(idle(state, "prepare"))


def in_line(**said: Any) -> State:
    state = battle("cruiser1 cruiser2", "cruiser3 cruiser4", **said)
    return idle(both(state, ("cruiser1", "cruiser2"), ("cruiser3", "cruiser4")), "line")


def breaking_through() -> Asked:
    state = battle("dreadnought1 cruiser1 cruiser2 corvette1", "cruiser3 corvette2", dice=(1,))
    state = idle(both(state, ("dreadnought1 cruiser1 cruiser2 corvette1", ""), ("cruiser3 corvette2", "")), "line")
    return Asked(play(state, "A target:cruiser1/ion/1/cruiser3", "A end", "B end"))


def firing_in_the_core() -> Asked:
    state = battle("corvette1 corvette2", "corvette3 corvette4 freight1")
    state = both(state, ("corvette1 corvette2", ""), ("corvette3 corvette4", "freight1"))
    return Asked(play(idle(state, "line"), "A end", "B end", "A break_through:corvette1", "B break_through:corvette3"))


def firing_at_home() -> Asked:
    """B has broken through to A's core, and fires first there."""
    state = battle("corvette1 corvette2 freight1", "corvette3 corvette4")
    state = both(state, ("corvette1 corvette2", "freight1"), ("corvette3 corvette4", ""))
    state = play(idle(state, "line"), "A end", "B end", "A break_through", "B break_through:corvette3")
    return Asked(state, B.seat)


def returning() -> Asked:
    """In the second round: who broke through may come back."""
    state = battle("corvette1 corvette2 outpost1", "cruiser1 freight1", dice=(1,))
    state = both(state, ("corvette1 corvette2 outpost1", ""), ("cruiser1", "freight1"))
    state = play(idle(state, "line"), "A target:corvette1/ion/1/cruiser1", "A end", "B end")
    state = play(idle(state, "rearrange", 2), "A dispose:corvette1+corvette2+outpost1", "B dispose:-/cruiser1+freight1")
    return Asked(play(state, "A break_through:corvette1+corvette2"))


def withdrawing() -> Asked:
    """The defender, B, decides first who leaves."""
    state = battle("cruiser1 freight1", "cruiser2 freight2", dice=(1,))
    state = both(state, ("cruiser1", "freight1"), ("cruiser2", "freight2"))
    return Asked(play(idle(state, "line"), "A target:cruiser1/ion/1/cruiser2", "A end", "B end"), B.seat)


def rearranging() -> Asked:
    state = play(in_line(dice=(1,)), "A target:cruiser1/ion/1/cruiser3", "A end", "B end")
    return Asked(idle(state, "rearrange", 2), B.seat)


def with_small_craft(until: str) -> Asked:
    small = {A: Small(star_fighter=2, boarding_pod=1), B: Small(star_fighter=1)}
    state = battle("cruiser1 carrier1", "cruiser2 transport2", small=small, dice=(1,) * 12)
    zone = "star_fighter1+star_fighter2+boarding_pod1"
    state = play(state, f"A dispose:cruiser1+carrier1/-/{zone}/-", "B auto")
    return Asked(idle(state, until))


def zoning() -> Asked:
    """In the second round: who of the fighters flies."""
    aboard = {"carrier1": {"small": Small(star_fighter=1)}}
    state = battle("carrier1", "cruiser2", small={A: Small(star_fighter=1)}, craft=aboard, dice=(1,))
    state = play(state, "A dispose:carrier1/-/star_fighter1/-")
    return Asked(idle(play(idle(state, "line"), "A target:carrier1/ion/1/cruiser2", "A end", "B end"), "zone", 2))


def settling() -> Asked:
    """The battle is won; there is room for one of two fighters."""
    said = {"carrier1": {"small": Small(star_fighter=7)}, "corvette1": {"damage": 1}}
    state = battle("carrier1", "corvette1", small={A: Small(star_fighter=2)}, craft=said, dice=(6,))
    state = play(state, "A dispose:carrier1/-/star_fighter1+star_fighter2/-")
    return Asked(play(idle(state, "line"), "A target:carrier1/ion/1/corvette1", "A end", "B end"))


def answering_runs() -> Asked:
    """B's lasers meet a pod on its run."""
    return Asked(play(with_small_craft("run").state, "A run:boarding_pod1/cruiser2", "A end"), B.seat)


def pressing_on() -> Asked:
    """Three rounds were drawn; the attacker goes on, or leaves."""
    state = invasion(Legions(veteran=6), Legions(veteran=4), dice=(3, 3, 3))
    return Asked(_by_the_book(state, "press_on"))


def losing() -> Asked:
    """B takes off legions of his choice."""
    state = invasion(Legions(veteran=3), Legions(regular=2, veteran=2), dice=(3,))
    return Asked(_by_the_book(state, "losses_of_defence"), B.seat)


def losing_abroad() -> Asked:
    return Asked(invasion(Legions(regular=1, veteran=2), Legions(veteran=3), dice=(4,)))


def rising() -> Asked:
    return Asked(play(losing_abroad().state, "A lose:veteran=2"), B.seat)


def rising_abroad() -> Asked:
    """The last alien is gone."""
    return Asked(invasion(Legions(regular=3), planet=System(aliens=1), owner=A, dice=(2,)))


def committing(step: str) -> State:
    """Both choose who fights."""
    state = invasion(Legions(veteran=5, regular=2), Legions(regular=6, veteran=4))
    return _by_the_book(state, step)


def _by_the_book(state: State, until: str) -> State:
    while getattr(state.matter, "step", until) != until:
        state = play(state, "auto")
    return state


def garrisoning() -> Asked:
    return Asked(play(landing(Legions(regular=1, veteran=2)), f"A invade:{PLANET}/yes"))


def _colonies() -> State:
    systems = {A.home: System(Levels(city=1)), "draconis_31": System(Levels(city=2))}
    return begin(given(A(systems=systems, craft="cruiser1@4-2"), B(), tiles={"4-3": "draconis_31"}), "player_subphases")


def refounding() -> Asked:
    course = Course(_colonies().with_empire(A.seat, capital=None))
    found_capital(course, A.seat)
    return Asked(course.state)


def relocating() -> Asked:
    """A's cooperation with B has ended, so a cruiser must leave B's sector."""
    together = {"military": "cooperation"}
    state = given(A(credits=30, craft="cruiser1@3-3"), B(holds="3-3"), C(), relations={(A, B): together})
    return Asked(play(begin(state, "declaration"), "A break_treaty:1/cooperation/no", "A end", "B end", "C end"))


def promoting() -> Asked:
    side = A(craft="cruiser1@4-3", officers="engineer1@cruiser1 admiral1@cruiser1 medic1@cruiser1")
    state = begin(given(side, B(), missions="m07@4-3", dice=(6,)), "player_subphases")
    return Asked(play(state, "mission:m07/engineer1+admiral1+medic1"))


def overloaded() -> Asked:
    """A transport was struck by plasma, and cannot carry all of its legions any more."""
    events = "plasma_blast@1-0 gilda_of_traders@1-1 space_storm@1-4"
    before = given(A(craft="transport1@2-0"), B(), events=events, dice=(6, 1, 1, 6, 1, 3, 1, 5, 1))
    before = before.changed(fleets=before.fleets.with_craft("transport1", legions=Legions(5, 1)))
    return Asked(begin(before, "event"))


def _council(**said: Any) -> State:
    def cities(player: Player, count: int) -> Any:
        return player(systems={player.home: System(Levels(city=count))})

    return begin(given(cities(A, 5), cities(B, 3), cities(C, 2), cities(D, 1), **said), "council")


def proposing() -> Asked:
    """At the pace live, one after the other."""
    return Asked(play(_council(pace="live"), "A auto", "A auto", "A auto", "A end"))


def vetoing() -> Asked:
    return Asked(play(proposing().state, "A propose:law/free_trade/-/-"))


def voting() -> Asked:
    return Asked(play(vetoing().state, "A no_veto"))


def planning() -> Asked:
    """The industrial plan was voted: a material for everybody."""
    state = play(_council(), "A propose:protocol/industrial_plan/-/-", "A end", "B end", "C end", "D end")
    state = play(state, "A auto", "A auto", "A auto", "A end")
    return Asked(play(state, *(f"{player} vote:1/for" for player in (A, B, C, D)), *(f"{p} end" for p in (A, B, C, D))))


def speaking() -> Asked:
    return Asked(begin(given(A(), B(), C(), pace="live"), "declaration"))


def considering() -> Asked:
    return Asked(play(speaking().state, "A offer_treaty:1/commercial"), B.seat)


def peace_on_terms() -> Asked:
    """B, at war, is offered peace for credits."""
    state = given(A(credits=20), B(), C(), turn=5, relations={(A, B): {**WAR, "war_since": 3}})
    offer = "A offer_peace:1/credits=7/-/3"
    return Asked(play(begin(state, "declaration"), offer, "A end", "B end", "C end"), B.seat)


def redealing() -> Asked:
    state = setup.start(Options(redeal="ask"), 9, "asked").state
    return Asked(state, min(rules.waiting_on(state)))


def choosing() -> Asked:
    return Asked(setup.start(Options(), 2, "chosen").state)


def on_the_way() -> Asked:
    """Mines and guns of B, where A could go."""
    fort = System(Levels(city=2), singles=frozenset({"orbital_defense_project"}))
    state = given(
        A(craft="cruiser1@3-4 dreadnought1@3-6"),
        B(systems={PLANET: fort}),
        tiles={HERE: PLANET},
        sectors={"3-3": {"owner": B.seat, "mines": 2}, PLANET: {"tokens": Tokens()}},
        relations={(A, B): WAR},
        dice=(1,) * 8,
    )
    return Asked(begin(state, "player_subphases"))


POSITIONS: Mapping[str, Callable[[], Asked]] = {
    "redealing": redealing,
    "choosing": choosing,
    "proposing": proposing,
    "vetoing": vetoing,
    "voting": voting,
    "planning": planning,
    "speaking": speaking,
    "considering": considering,
    "peace on terms": peace_on_terms,
    "capital moved": lambda: Asked(_colonies()),
    "refounding": refounding,
    "relocating": relocating,
    "promoting": promoting,
    "overloaded": overloaded,
    "mines and guns": on_the_way,
    "intercepting": intercepting,
    "mustering": joining,
    "battle: dispose": lambda: Asked(battle("cruiser1 cruiser2", "cruiser3 cruiser4")),
    "battle: shield": shielding,
    "battle: prepare": cloaking,
    "battle: zone": zoning,
    "battle: skirmish": lambda: with_small_craft("skirmish"),
    "battle: run": lambda: with_small_craft("run"),
    "battle: lasers": answering_runs,
    "battle: line": lambda: Asked(in_line()),
    "battle: breakthrough": breaking_through,
    "battle: core": firing_in_the_core,
    "battle: core of the attacker": firing_at_home,
    "battle: return": returning,
    "battle: withdraw": withdrawing,
    "battle: rearrange": rearranging,
    "battle: settle": settling,
    "groundbattle: defence": lambda: Asked(committing("defence"), B.seat),
    "groundbattle: attack": lambda: Asked(committing("attack")),
    "groundbattle: losses": losing,
    "groundbattle: losses of the attacker": losing_abroad,
    "groundbattle: upgrade": rising,
    "groundbattle: upgrade of the attacker": rising_abroad,
    "groundbattle: press_on": pressing_on,
    "groundbattle: garrison": garrisoning,
}

"""What an order would start or enter is said before it is given, with the odds, from what its player sees."""

from typing import Any

import pytest

from stellarch.core import Caveat
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.contents import read_action
from stellarch.games.space_wars.odds import bombardment_at, invasion_at, odds_at, odds_of
from stellarch.games.space_wars.odds.told import likely
from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.state import Legions, Levels, Small, State, System
from tests.rules.space_wars.battles import HERE, WAR, battle, both, fight, here, idle, meeting
from tests.rules.space_wars.given import A, B, C, Player, at, by_hand, play
from tests.rules.space_wars.grounds import PLANET, invasion, landing
from tests.rules.space_wars.test_battle_start import coming
from tests.rules.space_wars.test_bombardment import over

NAMES = ("Ines", "Suri", "Olaf")


def told(state: State, order: str, player: Player = A) -> list[Caveat]:
    action = read_action(order)
    rules.apply(state, player.seat, action)
    return list(SPACE_WARS.caveats(SPACE_WARS.view(state, player.seat), action, NAMES))


def percent(share: float) -> str:
    return f"{round(100 * share)} %"


# Battles


def test_a_battle_is_told_by_place_force_and_likelihood_before_its_figures() -> None:
    state = meeting("dreadnought1 dreadnought2", "corvette2")
    (caveat,) = told(state, f"battle:{HERE}/1/yes")
    odds = odds_at(state, at(state, HERE), A.seat, B.seat)
    won = percent(odds.attacker.wins.share)
    assert caveat.text.en.startswith(f"Suri in sector 3-5 with a corvette. You would almost certainly win: {won}")
    assert caveat.text.fr.startswith(
        f"Suri dans le secteur 3-5 avec une corvette. Vous gagneriez presque à coup sûr : {won}"
    )
    assert "On average you would lose: " in caveat.text.en
    assert "Suri: corvette (1.0)" in caveat.text.en
    assert (caveat.rule, caveat.about) == ("SW-10.3.6", (HERE,))


@pytest.mark.parametrize(
    ("theirs", "start"), [("corvette1", "almost certainly win"), ("dreadnought1", "almost certainly not win")]
)
def test_an_interception_is_weighed_as_the_defender_sees_it(theirs: str, start: str) -> None:
    state = play(coming(theirs, "cruiser2"), f"A move:{theirs}/{HERE}")
    (caveat,) = told(state, "intercept:yes", B)
    assert caveat.text.en.startswith(f"Ines in sector 3-5 with a {theirs[:-1]}. You would {start}")


def test_an_ally_who_joins_counts_with_the_others() -> None:
    relations = {(C, A): WAR, (C, B): {"military": "alliance"}}
    state = meeting("cruiser1", "corvette2", others=[C(craft=here("dreadnought3"))], relations=relations)
    state = play(by_hand(state), f"A battle:{HERE}/1")
    (caveat,) = told(state, "join", C)
    assert caveat.text.en.startswith("Ines in sector 3-5 with a cruiser. You would almost certainly win")


def test_craft_that_withdraw_leave_the_odds_to_those_who_stay() -> None:
    fleets = battle("cruiser1 cruiser2", "dreadnought1 dreadnought2", dice=[1] * 40)
    state = idle(both(fleets, ("cruiser1", "cruiser2"), ("dreadnought1 dreadnought2", "")), "withdraw")
    assert A.seat in rules.waiting_on(state)
    stay, rest = told(state, "withdraw:cruiser2/-")
    assert stay.text.en.startswith("If all stay: you would")
    assert percent(odds_of(state, fight(state)).attacker.wins.share) in stay.text.en
    assert rest.text.en.startswith("For those who stay: you would")
    assert len(told(state, "withdraw")) == 1


def test_who_leaves_a_battle_to_the_computer_hears_how_it_stands() -> None:
    state = battle("cruiser1", "cruiser2 cruiser3", dice=[1] * 40)
    (caveat,) = told(state, "entrust", B)
    assert caveat.text.en.startswith("As the battle stands: you would")
    assert caveat.text.fr.startswith("Au point où en est la bataille : ")


@pytest.mark.rule("SW-24.3.8")
def test_a_posture_tells_where_captains_would_attack_by_themselves() -> None:
    """As strong as the enemy is enough for the bold, not for the careful."""
    state = meeting("cruiser1", "cruiser2")
    texts = {posture: told(state, f"set_posture:{posture}")[0].text for posture in ("bold", "careful")}
    assert texts["bold"].en.startswith("Your captains would attack on their own")
    assert "Suri in sector 3-5 with a cruiser" in texts["bold"].en
    assert texts["careful"].fr.startswith("Vos capitaines n'attaqueraient pas d'eux-mêmes")


# Surfaces


TOWN = System(Levels(city=3), legions={B.seat: Legions(regular=2)}, singles=frozenset({"planetary_shield_a"}))


def test_a_landing_is_told_by_what_meets_it() -> None:
    state = landing(Legions(regular=3), planet=TOWN, dice=[3] * 20)
    (caveat,) = told(state, f"invade:{PLANET}/yes")
    odds = invasion_at(state, A.seat, at(state, PLANET))
    start = "Landing on Draconis 31, against 2 regular legions. You would"
    assert caveat.text.en.startswith(start)
    assert percent(odds.wins.share) in caveat.text.en
    assert "Legions lost on average: you" in caveat.text.en
    assert "Débarquement sur Draconis 31, contre 2 légions régulières." in caveat.text.fr
    assert caveat.rule == "SW-13.2.7"


def test_a_landing_under_way_is_weighed_by_both_sides() -> None:
    state = invasion(Legions(regular=6), Legions(regular=4), dice=[3, 3])
    (defends,) = told(state, "entrust", B)
    assert defends.text.en.startswith("If it goes on: you would")
    assert "system lost" in defends.text.en


def test_bombs_are_told_by_what_they_destroy() -> None:
    state = over("dreadnought1 dreadnought2 dreadnought3", TOWN, tile=PLANET, dice=(1,) * 20)
    (caveat,) = told(state, f"bombard:{PLANET}")
    odds = bombardment_at(state, A.seat, at(state, PLANET))
    assert caveat.text.en.startswith(f"Bombs on Draconis 31. Each unit has a {percent(odds.chance)} chance")
    assert f"The city loses a level: {percent(odds.any_city)}." in caveat.text.en
    assert f"The shield falls: {percent(odds.shield_falls)}." in caveat.text.en
    assert caveat.text.fr.startswith("Des bombes sur Draconis 31. Chaque unité a")


# Words and secrets


def test_the_likelier_the_better_it_sounds() -> None:
    said = [likely(share / 20) for share in range(21)]
    assert len(dict.fromkeys(said)) == 7
    assert said == sorted(said, key=said.index)


@pytest.mark.rule("SW-24.1.2")
def test_a_sealed_disposition_changes_nothing_that_is_said() -> None:
    state = battle("cruiser1 cruiser2", "cruiser3 cruiser4", dice=[1] * 40)
    one, other = (play(state, f"B dispose:{rows}/-/-") for rows in ("cruiser3+cruiser4/-", "cruiser4/cruiser3"))
    assert one != other
    assert told(one, "entrust") == told(other, "entrust")


@pytest.mark.rule("SW-29.2")
def test_a_player_who_attacks_fighters_on_the_ground_is_told_that_they_may_stay_there() -> None:
    surface = System(Levels(city=1), small={B.seat: Small(2)})
    said: dict[str, Any] = {
        "tiles": {HERE: "draconis_31"},
        "sectors": {"draconis_31": {"owner": B.seat, "system": surface}},
    }
    odds, stay = told(meeting("cruiser1", "", **said), "battle:draconis_31/1")
    assert "2 star fighters" in odds.text.en
    assert stay.text.en.endswith("if none of them comes up, there is no battle.")

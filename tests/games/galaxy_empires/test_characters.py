"""Characters: told apart by what they do in the same positions; without one, bots play as they always have."""

from collections import Counter
from functools import cache

import pytest

from stellarch.bots import make_bot, plan_of
from stellarch.core import LANGUAGES, usual_options
from stellarch.games.galaxy_empires import GALAXY_EMPIRES
from stellarch.games.galaxy_empires.actions import Accept, AnyAction, Disrupt, Invade, Propose
from stellarch.games.galaxy_empires.characters import CHARACTERS, TEMPERS
from stellarch.games.galaxy_empires.state import Proposal, State

SOBER = "level-3"


def chosen(name: str, state: State, seed: str) -> AnyAction:
    seat = min(GALAXY_EMPIRES.waiting_on(state))
    view, choices = GALAXY_EMPIRES.view(state, seat), GALAXY_EMPIRES.legal(state, seat)
    return GALAXY_EMPIRES.read_action(
        str(plan_of(make_bot(name, GALAXY_EMPIRES), GALAXY_EMPIRES, view, choices, seed).actions[0])
    )


@cache
def positions() -> list[State]:
    """A game of sober bots, decision by decision."""
    found: list[State] = []
    state = GALAXY_EMPIRES.start(usual_options(GALAXY_EMPIRES.options), 4, "tempers").state
    while GALAXY_EMPIRES.waiting_on(state):
        found.append(state)
        seat = min(GALAXY_EMPIRES.waiting_on(state))
        state = GALAXY_EMPIRES.apply(state, seat, chosen(SOBER, state, f"tempers {len(found)}")).state
    return found


@cache
def deeds(name: str) -> Counter[type]:
    """What a bot would do in all of these positions, by the kind of action."""
    return Counter(type(chosen(name, state, f"deed {number}")) for number, state in enumerate(positions()))


def fights(name: str) -> int:
    return deeds(name)[Invade] + deeds(name)[Disrupt]


def test_a_warlord_fights_more_and_a_trader_less_than_a_sober_bot() -> None:
    assert fights(f"{SOBER}:trader") < fights(SOBER) < fights(f"{SOBER}:warlord")


def test_a_trader_proposes_more_and_a_warlord_less_than_a_sober_bot() -> None:
    assert deeds(f"{SOBER}:warlord")[Propose] < deeds(SOBER)[Propose] < deeds(f"{SOBER}:trader")[Propose]


def test_a_hermit_proposes_nothing_and_seldom_agrees() -> None:
    assert deeds(f"{SOBER}:hermit")[Propose] == 0
    assert deeds(f"{SOBER}:hermit")[Accept] < deeds(SOBER)[Accept]
    assert deeds(f"{SOBER}:hermit")[Invade] > 0


def test_what_a_hermit_agrees_to_a_trader_agrees_to_as_well() -> None:
    asked = [number for number, state in enumerate(positions()) if isinstance(state.pending, Proposal)]
    assert asked
    for number in asked:
        answers = {name: chosen(f"{SOBER}:{name}", positions()[number], f"deed {number}") for name in CHARACTERS}
        if isinstance(answers["hermit"], Accept):
            assert isinstance(answers["trader"], Accept)


@pytest.mark.parametrize("character", CHARACTERS)
def test_every_character_has_a_temper_a_name_and_a_sentence(character: str) -> None:
    assert character in TEMPERS
    for language in LANGUAGES:
        assert CHARACTERS[character].about.to(language).endswith(".")


def test_without_a_character_nothing_is_added_to_sober_reckoning() -> None:
    assert set(TEMPERS) == {None, *CHARACTERS}
    assert TEMPERS[None] == (0, 0, 0, True)

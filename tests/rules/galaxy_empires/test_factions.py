"""GE-20.7: factions that are chosen instead of drawn."""

from typing import Any

import pytest

from stellarch.core import BadOptions
from stellarch.games.galaxy_empires import GALAXY_EMPIRES
from stellarch.games.galaxy_empires.data import FACTIONS
from stellarch.games.galaxy_empires.options import Options

SEEDS = [str(number) for number in range(20)]


def factions(players: int, seed: str = "a game", **chosen: Any) -> tuple[str, ...]:
    state = GALAXY_EMPIRES.start(Options(**chosen), players, seed).state
    return tuple(player.faction for player in state.players)


@pytest.mark.rule("GE-20.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_chooses_gets_it_and_the_others_draw_from_the_rest(players: int) -> None:
    drawn = [factions(players, seed, faction_2="glacier") for seed in SEEDS]
    assert {cards[1] for cards in drawn} == {"glacier"}
    assert all(len(set(cards)) == players for cards in drawn)


@pytest.mark.rule("GE-20.7")
def test_all_four_may_choose() -> None:
    chosen = {"faction_1": "verdant", "faction_2": "helion", "faction_3": "glacier", "faction_4": "carmine"}
    assert factions(4, **chosen) == tuple(chosen.values())


@pytest.mark.rule("GE-20.7")
def test_those_who_choose_nothing_draw_by_chance() -> None:
    drawn = {factions(3, seed, faction_1="carmine")[1:] for seed in SEEDS}
    assert len(drawn) > 3


@pytest.mark.rule("GE-20.7", "GE-20.3")
@pytest.mark.parametrize("chosen", [{"faction_1": "helion"}, {"faction_2": "glacier"}])
def test_of_two_players_one_choice_settles_both(chosen: dict[str, str]) -> None:
    assert {factions(2, seed, **chosen) for seed in SEEDS} == {("helion", "glacier")}


@pytest.mark.parametrize(
    ("rule", "players", "chosen", "about"),
    [
        ("GE-20.7", 4, {"faction_1": "helion", "faction_3": "helion"}, "faction_3"),
        ("GE-20.3", 2, {"faction_1": "helion", "faction_2": "carmine"}, "faction_2"),
        ("GE-20.7", 2, {"faction_3": "helion"}, "faction_3"),
    ],
)
def test_what_does_not_go_together_is_refused(rule: str, players: int, chosen: dict[str, str], about: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        factions(players, **chosen)
    assert (refusal.value.rule, refusal.value.about) == (rule, (about,))


@pytest.mark.rule("GE-20.7")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", SEEDS[:4])
def test_a_preview_settles_the_factions_that_will_be_played(players: int, seed: str) -> None:
    settled = GALAXY_EMPIRES.dealing.settled(Options(faction_1="verdant"), players, seed)
    played = GALAXY_EMPIRES.start(settled, players, "another seed").state
    assert tuple(player.faction for player in played.players) == settled.factions[:players]
    assert set(settled.factions[:players]) <= set(FACTIONS)
    assert settled.factions[players:] == (None,) * (4 - players)

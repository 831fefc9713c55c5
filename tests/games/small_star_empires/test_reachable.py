"""Positions that no game could come to are refused when they are read, with the place of the fault."""

from typing import Any

import pytest

from stellarch.bots import make_bot
from stellarch.core import BadNotation, Table
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES
from stellarch.games.small_star_empires.events import RoundEnded
from stellarch.games.small_star_empires.options import Options
from stellarch.games.small_star_empires.position import read_position
from tests.cases import for_each

BOARD = "r.d8Bb0O.e10Ea0X.f5Ca2X.g7Ga3.h9Fb2O.i4Db4O.j6Ab5X.d6Ha4.j8Hb1"
START = f"sse1~{BOARD}~-~49~-~d6d6d6d6.j8j8j8j8~16-4-0.16-4-0~a--"
CAMPAIGN = START.replace("16-4-0.16-4-0", "14-4-0.14-4-0")

IMPOSSIBLE = [
    # what                                  the position
    ("six ships", START.replace("d6d6d6d6.", "d6d6d6d6d6d6.")),
    ("one ship", START.replace("d6d6d6d6.", "d6.")),
    ("no ships", START.replace(".j8j8j8j8", ".")),
    ("a supply of 999", START.replace("16-4-0.", "999-4-0.")),
    ("five Trade Stations", START.replace("16-4-0.", "16-5-0.")),
    ("received without open borders", START.replace("16-4-0.", "16-4-7.")),
    ("received from nobody", START.replace("~-~49", "~o~49").replace("16-4-0.", "16-4-1.")),
    ("received from oneself", START.replace("~-~49", "~o~49").replace("16-4-0.", "15-4-1.")),
    ("more Colonies than there are", START.replace("~49~", f"~{'a' * 17}32~")),
    ("a held system and a full supply", START.replace("~49~", "~a48~")),
    ("a damaged ship without the variant", START.replace("d6d6d6d6.", "d6d6d6d6-.")),
    ("a campaign that is won", CAMPAIGN.replace("14-4-0.", "9-4-0.") + "~6.a.5-0.two_players"),
    ("wins before the first round is over", CAMPAIGN.replace("14-", "11-") + "~1.a.3-3.two_players"),
    ("rounds that nobody won", CAMPAIGN + "~3.a.0-0.two_players"),
    ("a full supply after a win", CAMPAIGN + "~2.a.1-0.two_players"),
]


def test_the_start_can_be_read() -> None:
    assert str(read_position(START)) == START


@pytest.mark.rule("SSE-8.2")
def test_a_round_after_a_win_can_be_read() -> None:
    assert read_position(CAMPAIGN.replace("14-4-0.", "13-4-0.") + "~2.a.1-0.two_players").campaign is not None


@for_each("position", [position for _, position in IMPOSSIBLE])
def test_what_no_game_could_come_to_is_refused(position: str) -> None:
    with pytest.raises(BadNotation) as fault:
        read_position(position)
    assert fault.value.why.en != fault.value.why.fr
    assert fault.value.at > len(f"sse1~{BOARD}")


@pytest.mark.rule("SSE-8.2")
def test_greedy_wins_a_round_that_it_can_win() -> None:
    """The last move of a round leads to the start of the next: what it wins is the round."""
    greedy = make_bot("greedy", SMALL_STAR_EMPIRES)
    decisions = 0
    for game in range(3):
        table = Table(SMALL_STAR_EMPIRES, players=2, seed=f"gc{game}", options=Options(campaign=True))
        while not table.is_over:
            seat = table.turn
            assert seat is not None
            chosen = greedy.choose(SMALL_STAR_EMPIRES, table.view(seat), table.legal, f"{game} {len(table.log)}")
            if wins_round(table, chosen) is not None:
                won = {str(action): wins_round(table, action) for action in table.legal}
                if None not in won.values() and len(set(won.values())) > 1:
                    decisions += 1
                    assert won[str(chosen)] == max(value for value in won.values() if value is not None)
            table.play(str(chosen))
    assert decisions


def wins_round(table: Table[Any, Any], action: Any) -> int | None:
    """By how many win piles a last move leads; None where the round goes on."""
    seat = table.turn
    assert seat is not None
    for event in table.game.apply(table.state, seat, action).events:
        if isinstance(event, RoundEnded):
            return event.wins[seat] - max(count for other, count in enumerate(event.wins) if other != seat)
    return None

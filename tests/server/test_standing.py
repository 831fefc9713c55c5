"""What a seat leaves standing: pass until something happens, decline every offer, play the only legal answer. Only its
own people know of it."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.browser.person import TINY
from tests.server.running import Server, running
from tests.server.test_if_thens import Sitting
from tests.server.test_stand_ins import until

OFFER = "post@{to}:$50:-:-"
PROPOSAL = "propose@{to}:$50:-:-"


def leaves(sitting: Sitting, seat: int, **said: Any) -> httpx.Response:
    return sitting.devices[seat].post(f"/api/tables/{sitting.id}/standing", json={"seat": seat, **said})


def standing(sitting: Sitting, seat: int) -> dict[str, Any]:
    return dict(sitting.sees(seat)["in_advance"]["standing"])


def waits_for(sitting: Sitting, seat: int) -> dict[str, Any]:
    return until(sitting.server, sitting.devices[0], sitting.id, lambda state: state["waiting_on"] == [seat])


@pytest.fixture
def traders(server: Server, new_device: Callable[[], httpx.Client]) -> Sitting:
    return Sitting(server, new_device(), new_device(), new_device(), game="galaxy-empires", options={})


def in_turn(sitting: Sitting) -> tuple[int, int, int]:
    """The seats in the order in which they play, beginning with whose turn it is."""
    (first,) = sitting.sees(0)["waiting_on"]
    second = sitting.looks((first + 1) % 3, "end")["table"]["seat"]
    return first, second, 3 - first - second


def test_who_passes_is_passed_until_somebody_makes_them_an_offer(traders: Sitting) -> None:
    first, second, third = in_turn(traders)
    shown = leaves(traders, second, until=["offer"]).json()["in_advance"]
    assert [one["name"] for one in shown["occasions"]] == ["offer", "war", "loss", "promise"]
    traders.plays(first, "end")
    waits_for(traders, third)
    (passed,) = [entry for entry in traders.sees(second)["log"] if entry["by_itself"]]
    assert (passed["text"], passed["by_itself"]) == ("end", "standing")
    assert not any(entry["by_itself"] for entry in traders.sees(first)["log"]), "others see an action like any other"

    traders.plays(third, OFFER.format(to=second))
    traders.plays(third, "end")
    traders.plays(first, "end")
    waits_for(traders, second)
    left = standing(traders, second)
    assert (left["until"], left["has_ended"], left["ended"]) == (None, True, "Somebody makes me an offer")
    assert left["at"] == 3


def test_an_offer_to_somebody_else_ends_nothing(traders: Sitting) -> None:
    first, second, third = in_turn(traders)
    leaves(traders, second, until=["offer", "war"])
    traders.plays(first, OFFER.format(to=third))
    traders.plays(first, "end")
    waits_for(traders, third)
    assert standing(traders, second)["until"] == ["offer", "war"]


def test_every_offer_is_declined_for_who_wishes_so_and_the_turn_stays_theirs(traders: Sitting) -> None:
    first, second, _ = in_turn(traders)
    leaves(traders, second, declines=True)
    traders.plays(first, PROPOSAL.format(to=second))
    state = until(traders.server, traders.devices[0], traders.id, lambda state: state["now"]["number"] == 2)
    assert state["waiting_on"] == [first]
    assert [entry["text"] for entry in traders.sees(second)["log"][1:]] == [PROPOSAL.format(to=second), "decline"]
    traders.plays(first, "end")
    assert waits_for(traders, second), "nothing else is decided for them"


def test_what_is_left_standing_is_withdrawn_at_once_and_known_to_nobody_else(traders: Sitting) -> None:
    first, second, third = in_turn(traders)
    paths = [f"/api/tables/{traders.id}", "/api/tables?mine=true"]
    before = [traders.devices[seat].get(path).content for seat in (first, third) for path in paths]
    leaves(traders, second, until=["offer"], declines=True, only=True)
    assert [traders.devices[seat].get(path).content for seat in (first, third) for path in paths] == before
    leaves(traders, second)
    traders.plays(first, "end")
    waits_for(traders, second)


def test_only_what_the_game_knows_can_be_waited_for(traders: Sitting, new_device: Callable[[], httpx.Client]) -> None:
    assert leaves(traders, 0, until=["rain"]).status_code == 422
    small = Sitting(traders.server, new_device(), new_device())
    assert leaves(small, 0, until=[]).status_code == 422
    answer = traders.devices[1].post(f"/api/tables/{traders.id}/standing", json={"seat": 0})
    assert answer.status_code == 403


def test_what_was_left_standing_is_carried_out_after_a_power_cut(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.client() as one, server.client() as two, server.client() as three:
        traders = Sitting(server, one, two, three, game="galaxy-empires", options={})
        first, second, third = in_turn(traders)
        leaves(traders, second, until=["war"])
        server.kill()
        with sqlite3.connect(server.database) as file:
            row = (traders.id, first, "2026-11-19 12:00:00.000000")
            file.execute(
                "INSERT INTO log (table_id, number, kind, seat, text, at) VALUES (?, 1, 'action', ?, 'end', ?)", row
            )
        server.start()
        waits_for(traders, third)
        assert [entry["text"] for entry in traders.sees(first)["log"][1:]] == ["end", "end"]


TO_A_LAST_WAY = ["f5>h5:s", "h9>f9:c", "h5>g5:s", "f9~h6:s", "f5>f6:s", "h6>g6:s", "f6>f7:s", "h9~h8:c"]
"""On the small board; then the first player has one ship that can move, to one system, and no Trade Station left."""
THE_LAST_WAY = "f7>g7:c"


def comes_to_a_last_way(sitting: Sitting) -> None:
    for action in TO_A_LAST_WAY:
        (seat,) = sitting.sees(0)["waiting_on"]
        sitting.plays(seat, action)


@pytest.mark.parametrize("said", [{"only": True}, {"habit": True}], ids=["at this table", "everywhere"])
def test_the_only_legal_answer_is_played_by_itself(
    server: Server, new_device: Callable[[], httpx.Client], said: dict[str, bool]
) -> None:
    sitting = Sitting(server, new_device(), new_device(), options=TINY)
    assert leaves(sitting, 0, **said).json()["in_advance"]["habit"] is said.get("habit", False)
    comes_to_a_last_way(sitting)
    state = sitting.comes_to(len(TO_A_LAST_WAY) + 1)
    (line,) = [entry for entry in state["log"] if entry["by_itself"]]
    assert (line["text"], line["by_itself"]) == (THE_LAST_WAY, "only")


def test_it_is_not_played_unless_one_wishes_so_here_or_everywhere(
    server: Server, new_device: Callable[[], httpx.Client]
) -> None:
    sitting = Sitting(server, new_device(), new_device(), options=TINY)
    leaves(sitting, 0, only=False, habit=True)
    comes_to_a_last_way(sitting)
    assert [choice["text"] for choice in sitting.sees(0)["choices"]] == [THE_LAST_WAY]


def test_after_a_take_back_nothing_is_played_by_itself_until_the_seat_has_decided(
    server: Server, new_device: Callable[[], httpx.Client]
) -> None:
    """Else what was taken back would be played again at once."""
    sitting = Sitting(server, new_device(), new_device(), options=TINY)
    leaves(sitting, 0, only=True)
    comes_to_a_last_way(sitting)
    number = len(TO_A_LAST_WAY) + 1
    sitting.comes_to(number)
    sitting.devices[0].post(f"/api/tables/{sitting.id}/undo", json={"after": number})
    sitting.devices[1].post(f"/api/tables/{sitting.id}/undo/answer", json={"seat": 1, "yes": True})
    leaves(sitting, 0, only=True)
    state = sitting.sees(0)
    assert (state["now"]["number"], state["waiting_on"]) == (number + 1, [0])
    assert sitting.plays(0, THE_LAST_WAY)["log"][-1]["by_itself"] is None

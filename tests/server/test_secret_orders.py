"""Orders that are given out of turn or in secret, at a game that has them: what others see, and who is too late."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.server.running import FRIEND, ME, new_table, play, table

OFFER = "post@{to}:$50:-:-"


class Sitting:
    """A table of three people on devices of their own."""

    def __init__(self, *devices: httpx.Client) -> None:
        self.devices = devices
        made = new_table(devices[0], ME, FRIEND, {"name": "Cleo"}, game="galaxy-empires")
        self.id = made["id"]
        for device, link in zip(devices[1:], made["links"], strict=True):
            device.post(f"/api/tables/{self.id}/enter", json={"key": link["key"]})

    def sees(self, seat: int) -> dict[str, Any]:
        return table(self.devices[seat], self.id)

    def plays(self, seat: int, after: int, action: str) -> httpx.Response:
        return play(self.devices[seat], self.id, seat, after, action)

    @property
    def active(self) -> int:
        (seat,) = self.sees(0)["waiting_on"]
        return int(seat)

    @property
    def others(self) -> tuple[int, int]:
        one, other = (seat for seat in range(3) if seat != self.active)
        return one, other


@pytest.fixture
def sitting(new_device: Callable[[], httpx.Client]) -> Sitting:
    return Sitting(*(new_device() for _ in range(3)))


def test_an_offer_between_two_is_an_empty_line_to_the_third(sitting: Sitting) -> None:
    one, other = sitting.others
    assert sitting.plays(one, 0, OFFER.format(to=other)).status_code == 200
    known = sitting.sees(other)["log"][-1]
    assert (known["seat"], known["text"]) == (one, OFFER.format(to=other))
    hidden = sitting.sees(sitting.active)["log"][-1]
    assert (hidden["seat"], hidden["text"], hidden["action"], hidden["events"], hidden["told"]) == (
        None,
        "",
        None,
        [],
        [],
    )


def test_what_others_do_meanwhile_does_not_make_a_move_late(sitting: Sitting) -> None:
    one, other = sitting.others
    sitting.plays(one, 0, OFFER.format(to=other))
    assert sitting.plays(sitting.active, 0, "roll").status_code == 200
    assert sitting.sees(sitting.active)["now"]["number"] == 2


def test_a_move_that_comes_twice_is_played_once_though_others_acted_between(sitting: Sitting) -> None:
    one, other = sitting.others
    active = sitting.active
    sitting.plays(one, 0, OFFER.format(to=other))
    for _ in range(2):
        assert sitting.plays(active, 0, "roll").status_code == 200
    assert sitting.sees(active)["now"]["number"] == 2


def test_a_second_move_on_the_same_position_is_late(sitting: Sitting) -> None:
    active = sitting.active
    sitting.plays(active, 0, "roll")
    late = sitting.plays(active, 0, "draw")
    assert (late.status_code, late.json()["number"]) == (409, 1)


def test_a_move_made_before_ones_turn_is_late_when_it_comes(sitting: Sitting) -> None:
    before = sitting.active
    sitting.plays(before, 0, "end")
    after = sitting.active
    assert sitting.plays(after, 0, "roll").status_code == 409


def test_a_move_on_a_position_that_is_not_there_yet_is_refused(sitting: Sitting) -> None:
    assert sitting.plays(sitting.active, 7, "roll").status_code == 409


def test_when_the_game_is_over_the_log_tells_all(sitting: Sitting) -> None:
    one, other = sitting.others
    third = sitting.active
    sitting.plays(one, 0, OFFER.format(to=other))
    for seat in (one, other):
        assert sitting.plays(seat, sitting.sees(seat)["now"]["number"], "concede").status_code == 200
    told = sitting.sees(third)["log"][1]
    assert (told["seat"], told["text"]) == (one, OFFER.format(to=other))
    assert told["events"][0]["type"] == "offer_made"

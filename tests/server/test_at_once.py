"""Many at once: the first to come is served, the others get a clear answer, and nobody waits for a slow request."""

from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import httpx

from tests.server.running import BOT, FRIEND, GAME, ME, new_table, play, table

MANY = 8
TWO_OF_MINE = (ME, {"name": "Also Ada", "yours": True})


def at_once(*asked: Callable[[], httpx.Response]) -> list[httpx.Response]:
    with ThreadPoolExecutor(len(asked)) as threads:
        return [answer.result() for answer in [threads.submit(ask) for ask in asked]]


def statuses(answers: list[httpx.Response]) -> Counter[int]:
    return Counter(answer.status_code for answer in answers)


def test_a_table_that_is_not_there_is_not_there_for_anybody(ada: httpx.Client) -> None:
    for number in range(5):
        asked = partial(ada.get, f"/api/tables/{number:016}")
        assert statuses(at_once(*[asked] * MANY)) == {404: MANY}


def test_one_move_sent_many_times_at_once_is_played_once(ada: httpx.Client) -> None:
    made = new_table(ada, *TWO_OF_MINE, options={"first_player": 0})["id"]
    move = table(ada, made)["choices"][0]["text"]
    assert statuses(at_once(*[partial(play, ada, made, 0, 0, move)] * MANY)) == {200: MANY}
    assert [entry["text"] for entry in table(ada, made)["log"]] == ["", move]


def test_of_several_moves_at_once_one_is_played_and_the_others_are_late(ada: httpx.Client) -> None:
    made = new_table(ada, *TWO_OF_MINE, options={"first_player": 0})["id"]
    moves = [choice["text"] for choice in table(ada, made)["choices"][:MANY]]
    answers = at_once(*[partial(play, ada, made, 0, 0, move) for move in moves])
    assert statuses(answers) == {200: 1, 409: MANY - 1}
    assert {answer.json()["number"] for answer in answers if answer.status_code == 409} == {1}


def test_a_seat_in_the_lobby_goes_to_one(ada: httpx.Client, new_device: Callable[[], httpx.Client]) -> None:
    made = new_table(ada, ME, FRIEND, listed=True)["id"]
    others = [new_device() for _ in range(MANY)]

    def sit(device: httpx.Client) -> httpx.Response:
        return device.post(f"/api/tables/{made}/sit", json={"name": "Quick"})

    answers = at_once(*[partial(sit, device) for device in others])
    assert statuses(answers) == {200: 1, 403: MANY - 1}


def test_a_take_back_and_a_move_at_once_leave_one_story(ada: httpx.Client) -> None:
    made = new_table(ada, *TWO_OF_MINE, options={"first_player": 0})["id"]
    play(ada, made, 0, 0, table(ada, made)["choices"][0]["text"])
    move = table(ada, made, seat=1)["choices"][0]["text"]
    taken_back, played = at_once(
        lambda: ada.post(f"/api/tables/{made}/undo", json={"after": 1}),
        lambda: play(ada, made, 1, 1, move),
    )
    assert statuses([taken_back, played]) == {200: 1, 409: 1}
    assert [entry["number"] for entry in table(ada, made)["log"]] == [0, 1, 2]


def test_nobody_waits_while_a_fair_board_is_sought(ada: httpx.Client, ben: httpx.Client) -> None:
    hopeless: dict[str, Any] = {"game": GAME, "players": 3, "options": {"fairness": 1.0}}
    with ThreadPoolExecutor(1) as thread:
        seeking = thread.submit(ada.post, "/api/preview", json=hopeless, timeout=None)
        made = new_table(ben, ME, BOT, options={"first_player": 0})["id"]
        assert play(ben, made, 0, 0, table(ben, made)["choices"][0]["text"]).status_code == 200
        assert not seeking.done()
        refused = seeking.result()
        assert (refused.status_code, refused.json()["rule"]) == (422, "SSE-9.7")  # none is there, or none in time

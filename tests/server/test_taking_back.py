"""Undo without leaks: freely where nobody else has a say, by agreement otherwise, never past what came out."""

from typing import Any

import httpx

from tests.server.running import BOT, FRIEND, ME, new_table, play, table

TWO_OF_MINE = (ME, {"name": "Also Ada", "yours": True})


def undo(client: httpx.Client, table_id: str) -> httpx.Response:
    number = table(client, table_id)["now"]["number"]
    return client.post(f"/api/tables/{table_id}/undo", json={"after": number})


def answer(client: httpx.Client, table_id: str, seat: int, yes: bool) -> dict[str, Any]:
    return dict(client.post(f"/api/tables/{table_id}/undo/answer", json={"seat": seat, "yes": yes}).json())


def first_choice(client: httpx.Client, table_id: str) -> str:
    return str(table(client, table_id)["choices"][0]["text"])


def test_on_one_screen_a_move_is_taken_back_at_once_and_leaves_a_trace(ada: httpx.Client) -> None:
    made = new_table(ada, *TWO_OF_MINE, options={"first_player": 0})["id"]
    start = table(ada, made)["now"]["view"]
    play(ada, made, 0, 0, first_choice(ada, made))
    assert table(ada, made)["undo"] == "free"
    after = undo(ada, made).json()
    assert after["now"]["view"] == start
    assert [entry["kind"] for entry in table(ada, made)["log"]] == ["start", "action", "undo"]


def test_on_one_screen_move_after_move_is_taken_back_no_matter_who_made_it(ada: httpx.Client) -> None:
    made = new_table(ada, *TWO_OF_MINE, options={"first_player": 0})["id"]
    for seat in (0, 1):
        play(ada, made, seat, seat, first_choice(ada, made))
    assert [undo(ada, made).json()["waiting_on"] for _ in (1, 0)] == [[1], [0]]


def test_two_on_one_screen_ask_only_the_third(ada: httpx.Client, ben: httpx.Client) -> None:
    made = new_table(ada, *TWO_OF_MINE, FRIEND, options={"first_player": 0})
    ben.post(f"/api/tables/{made['id']}/enter", json={"key": made["links"][0]["key"]})
    for seat in (0, 1):
        play(ada, made["id"], seat, seat, first_choice(ada, made["id"]))
    assert undo(ada, made["id"]).json()["request"] == {"seat": 1, "to": 1, "waiting_on": [2]}


def test_who_watches_takes_nothing_back(ada: httpx.Client, ben: httpx.Client) -> None:
    made = new_table(ada, *TWO_OF_MINE, options={"first_player": 0})["id"]
    play(ada, made, 0, 0, first_choice(ada, made))
    assert table(ben, made)["undo"] == "no"
    assert undo(ben, made).status_code == 403


def test_against_a_bot_its_answer_goes_too(ada: httpx.Client) -> None:
    made = new_table(ada, ME, BOT, options={"first_player": 0})["id"]
    start = table(ada, made)["now"]["view"]
    play(ada, made, 0, 0, first_choice(ada, made))
    while table(ada, made)["waiting_on"] != [0]:
        pass
    assert undo(ada, made).json()["now"]["view"] == start


def seated_by_link(ada: httpx.Client, ben: httpx.Client) -> str:
    made = new_table(ada, ME, FRIEND, options={"first_player": 0})
    ben.post(f"/api/tables/{made['id']}/enter", json={"key": made["links"][0]["key"]})
    play(ada, made["id"], 0, 0, first_choice(ada, made["id"]))
    return str(made["id"])


def test_against_people_it_takes_their_agreement(ada: httpx.Client, ben: httpx.Client) -> None:
    made = seated_by_link(ada, ben)
    asked = undo(ada, made).json()
    assert asked["request"] == {"seat": 0, "to": 0, "waiting_on": [1]}
    assert asked["now"]["number"] == 1
    assert answer(ben, made, 1, yes=True)["now"]["number"] == 2
    assert table(ada, made)["waiting_on"] == [0]


def test_a_refused_take_back_changes_nothing(ada: httpx.Client, ben: httpx.Client) -> None:
    made = seated_by_link(ada, ben)
    undo(ada, made)
    assert answer(ben, made, 1, yes=False)["request"] is None
    assert table(ada, made)["now"]["number"] == 1


def test_a_move_answers_a_take_back_with_no(ada: httpx.Client, ben: httpx.Client) -> None:
    made = seated_by_link(ada, ben)
    undo(ada, made)
    play(ben, made, 1, 1, first_choice(ben, made))
    assert table(ada, made)["request"] is None


def test_nobody_answers_for_another(ada: httpx.Client, ben: httpx.Client) -> None:
    made = seated_by_link(ada, ben)
    undo(ada, made)
    refused = ada.post(f"/api/tables/{made}/undo/answer", json={"seat": 1, "yes": True})
    assert refused.status_code == 403


def test_what_chance_revealed_is_not_taken_back(ada: httpx.Client) -> None:
    options = {"first_player": 0, "unexplored": True}
    made = new_table(ada, *TWO_OF_MINE, options=options)["id"]
    view = table(ada, made)["now"]["view"]
    hidden = [system["at"] for system in view["systems"] if system["tile"] == "face_down"]
    turning = next(c for c in table(ada, made)["choices"] if c["action"]["target"] in hidden)
    play(ada, made, 0, 0, turning["text"])
    assert table(ada, made)["undo"] == "no"
    assert undo(ada, made).status_code == 403


def test_nothing_played_is_nothing_to_take_back(ada: httpx.Client) -> None:
    made = new_table(ada, *TWO_OF_MINE)["id"]
    assert undo(ada, made).status_code == 403

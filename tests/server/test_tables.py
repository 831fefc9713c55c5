"""Making tables, sitting down, playing: the API on a real server and a real file."""

import httpx
import pytest

from stellarch.games import GAMES
from tests.server.running import BOT, FRIEND, GAME, ME, new_table, play, table


def test_the_server_is_up(ada: httpx.Client) -> None:
    assert ada.get("/api/health").json()["status"] == "ok"


def test_games_are_offered_with_their_options(ada: httpx.Client) -> None:
    games = {game["id"]: game for game in ada.get("/api/games").json()}
    assert set(games) == set(GAMES)
    game = games[GAME]
    assert (game["least"], game["most"]) == (2, 4)
    assert {option["name"] for option in game["options"]} >= {"edition", "layout", "unexplored", "campaign"}


def test_a_preview_settles_the_board_and_the_table_begins_on_it(ada: httpx.Client) -> None:
    wanted = {"game": GAME, "players": 3, "seed": "7", "options": {"unexplored": True}}
    preview = ada.post("/api/preview", json=wanted).json()
    assert ada.post("/api/preview", json=wanted).json() == preview
    made = new_table(ada, ME, BOT, BOT, options=preview["options"])
    now = table(ada, made["id"])["now"]["view"]["systems"]
    assert [system["kind"] for system in now] == [system["kind"] for system in preview["view"]["systems"]]


def test_an_impossible_preview_cites_its_rule(ada: httpx.Client) -> None:
    wanted = {"game": GAME, "players": 4, "options": {"layout": "three_galaxies", "holes": False}}
    refused = ada.post("/api/preview", json=wanted)
    assert refused.status_code == 422
    assert refused.headers["content-type"] == "application/problem+json"
    problem = refused.json()
    assert problem["rule"] == "SSE-9.3"
    assert problem["why"] == problem["detail"]


def test_a_broken_board_is_told_all_its_faults(ada: httpx.Client) -> None:
    wanted = {"game": GAME, "players": 2, "options": {"board": "r.g7Aa0.g8Aa0"}}
    problem = ada.post("/api/preview", json=wanted).json()
    assert [problem["rule"], *(other["rule"] for other in problem["besides"])] == ["SSE-9.1", "SSE-9.1", "SSE-9.2"]
    assert {"Main tile A is used more than once.", "Home tiles: 0, for 2 players."} <= {
        other["why"] for other in problem["besides"]
    }


def test_a_move_is_played_and_shown(ada: httpx.Client) -> None:
    made = new_table(ada, ME, {"name": "Also Ada", "yours": True}, options={"first_player": 0})
    before = table(ada, made["id"])
    choice = before["choices"][0]
    after = play(ada, made["id"], 0, 0, choice["text"]).json()
    assert after["now"]["number"] == 1
    assert [entry["text"] for entry in after["log"]] == [choice["text"]]
    assert after["log"][0]["told"][0].startswith("Ada ")
    assert after["waiting_on"] == [1]


def test_an_illegal_move_is_refused_with_its_rule_and_changes_nothing(ada: httpx.Client) -> None:
    made = new_table(ada, ME, BOT, options={"first_player": 0})
    refused = play(ada, made["id"], 0, 0, "g7>g8:c")
    assert refused.status_code == 422
    assert refused.json()["rule"] == "SSE-3.1"
    assert table(ada, made["id"])["now"]["number"] == 0


def test_text_that_is_no_move_is_refused(ada: httpx.Client) -> None:
    made = new_table(ada, ME, BOT, options={"first_player": 0})
    assert play(ada, made["id"], 0, 0, "fly me to the moon").status_code == 400


def test_why_not_is_answered_without_playing(ada: httpx.Client) -> None:
    made = new_table(ada, ME, BOT, options={"first_player": 0})
    ask = {"seat": 0, "action": "g7>g8:c"}
    verdict = ada.post(f"/api/tables/{made['id']}/why", json=ask).json()
    assert (verdict["legal"], verdict["rule"]) == (False, "SSE-3.1")
    first = table(ada, made["id"])["choices"][0]["text"]
    assert ada.post(f"/api/tables/{made['id']}/why", json={"seat": 0, "action": first}).json()["legal"]
    assert table(ada, made["id"])["now"]["number"] == 0


def test_a_late_move_is_answered_with_the_number_now(ada: httpx.Client) -> None:
    made = new_table(ada, ME, {"name": "Also Ada", "yours": True}, options={"first_player": 0})
    choices = [choice["text"] for choice in table(ada, made["id"])["choices"]]
    play(ada, made["id"], 0, 0, choices[0])
    late = play(ada, made["id"], 0, 0, choices[1])
    assert late.status_code == 409
    assert (late.json()["type"], late.json()["number"]) == ("action/stale-state", 1)


def test_a_repeated_move_is_played_once(ada: httpx.Client) -> None:
    made = new_table(ada, ME, {"name": "Also Ada", "yours": True}, options={"first_player": 0})
    move = table(ada, made["id"])["choices"][0]["text"]
    answers = [play(ada, made["id"], 0, 0, move) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 200]
    assert table(ada, made["id"])["now"]["number"] == 1


def test_a_repeated_move_in_another_spelling_is_played_once(ada: httpx.Client) -> None:
    made = new_table(ada, ME, {"name": "Also Ada", "yours": True}, options={"first_player": 0})
    move = table(ada, made["id"])["choices"][0]
    answers = [play(ada, made["id"], 0, 0, spelling) for spelling in (move["text"], move["action"])]
    assert [answer.json()["now"]["number"] for answer in answers] == [1, 1]


def test_an_action_is_played_by_its_plain_form_and_logged_in_both(ada: httpx.Client) -> None:
    made = new_table(ada, ME, {"name": "Also Ada", "yours": True}, options={"first_player": 0})
    move = table(ada, made["id"])["choices"][0]
    line = play(ada, made["id"], 0, 0, move["action"]).json()["log"][0]
    assert (line["text"], line["action"]) == (move["text"], move["action"])


def test_a_plain_form_that_is_no_action_is_refused(ada: httpx.Client) -> None:
    made = new_table(ada, ME, BOT, options={"first_player": 0})
    assert play(ada, made["id"], 0, 0, {"type": "fly", "to": "the moon"}).status_code == 400


def test_a_legal_move_is_foreseen_with_its_toll(ada: httpx.Client) -> None:
    options = {"board": "r.f5-a1211b", "open_borders": True, "first_player": 0}
    made = new_table(ada, ME, {"name": "Also Ada", "yours": True}, options=options)["id"]
    play(ada, made, 0, 0, "f5>f6:c")
    play(ada, made, 1, 1, "f10>f7:c")
    verdict = ada.post(f"/api/tables/{made}/why", json={"seat": 0, "action": "f5>f8:c"}).json()
    assert [event["type"] for event in verdict["events"]] == ["ship_moved", "toll_paid", "system_claimed"]
    assert verdict["gain"] == 1
    assert play(ada, made, 0, 2, "f5>f8:c").json()["log"][0]["events"] == verdict["events"]


def test_what_a_tile_hides_is_not_foreseen(ada: httpx.Client) -> None:
    options = {"board": "r.f5-a1e11b", "unexplored": True, "open_borders": True, "first_player": 0}
    made = new_table(ada, ME, {"name": "Also Ada", "yours": True}, options=options)["id"]
    verdict = ada.post(f"/api/tables/{made}/why", json={"seat": 0, "action": "f5>f7:c"}).json()
    assert [event["type"] for event in verdict["events"]] == ["ship_moved"]
    assert verdict["gain"] is None


def test_a_seat_is_opened_by_its_link_and_only_by_it(ada: httpx.Client, ben: httpx.Client) -> None:
    made = new_table(ada, ME, FRIEND, options={"first_player": 1})
    assert table(ben, made["id"])["seat"] is None
    (link,) = made["links"]
    wrong = ben.post(f"/api/tables/{made['id']}/enter", json={"key": "x" * 43})
    assert wrong.status_code == 403
    entered = ben.post(f"/api/tables/{made['id']}/enter", json={"key": link["key"]})
    assert entered.json()["seat"] == 1
    move = entered.json()["choices"][0]["text"]
    assert play(ada, made["id"], 1, 0, move).status_code == 403
    assert play(ben, made["id"], 1, 0, move).status_code == 200


def test_a_renewed_link_shuts_out_the_old_one_and_other_devices(ada: httpx.Client, ben: httpx.Client) -> None:
    made = new_table(ada, ME, FRIEND)
    (old,) = made["links"]
    for device in (ada, ben):
        device.post(f"/api/tables/{made['id']}/enter", json={"key": old["key"]})
    new = ben.post(f"/api/tables/{made['id']}/seats/1/link").json()
    assert new["key"] != old["key"]
    assert table(ada, made["id"])["table"]["seats"][1]["yours"] is False
    assert ada.post(f"/api/tables/{made['id']}/enter", json={"key": old["key"]}).status_code == 403
    assert ada.post(f"/api/tables/{made['id']}/enter", json={"key": new["key"]}).status_code == 200


def test_only_a_holder_renews_a_link(ada: httpx.Client, ben: httpx.Client) -> None:
    made = new_table(ada, ME, FRIEND)
    assert ben.post(f"/api/tables/{made['id']}/seats/0/link").status_code == 403


def test_an_open_table_is_found_behind_any_number_of_full_ones(ada: httpx.Client, ben: httpx.Client) -> None:
    made = new_table(ada, ME, FRIEND, listed=True)["id"]
    full = [new_table(ada, ME, BOT, listed=True)["id"] for _ in range(51)]
    listed = [found["id"] for found in ben.get("/api/tables").json()]
    assert made in listed
    assert not set(full) & set(listed)


def test_my_tables_are_found_again(ada: httpx.Client, ben: httpx.Client) -> None:
    made = new_table(ada, ME, BOT)["id"]
    assert made in [found["id"] for found in ada.get("/api/tables", params={"mine": True}).json()]
    assert ben.get("/api/tables", params={"mine": True}).json() == []


def test_the_past_can_be_looked_at(ada: httpx.Client) -> None:
    made = new_table(ada, ME, {"name": "Also Ada", "yours": True}, options={"first_player": 0})
    start = table(ada, made["id"])["now"]
    play(ada, made["id"], 0, 0, table(ada, made["id"])["choices"][0]["text"])
    assert ada.get(f"/api/tables/{made['id']}/at/0?seat=0").json() == start
    assert ada.get(f"/api/tables/{made['id']}/at/2").status_code == 404


def test_a_rule_is_looked_up(ada: httpx.Client) -> None:
    assert "black hole" in ada.get(f"/api/rules/{GAME}/SSE-3.5").json()["text"]
    assert ada.get(f"/api/rules/{GAME}/SSE-99").status_code == 404


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ("[" * 50_000, 400),
        ("[" * 200_000, 413),
        ("{}", 400),
        ('{"game": "chess", "players": [{}, {}]}', 422),
        ('{"game": "small-star-empires", "players": [{}]}', 422),
        ('{"game": "small-star-empires", "players": [{"bot": "deep thought"}, {}]}', 422),
        ('{"game": "small-star-empires", "players": [{}, {}], "options": {"edition": "third"}}', 422),
        ('{"game": "small-star-empires", "players": [{}, {}], "more": 1}', 400),
    ],
)
def test_bad_input_gets_a_clear_answer(ada: httpx.Client, body: str, status: int) -> None:
    answer = ada.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == status
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["status"] == status
    assert len(answer.json()["detail"]) > 10


def test_a_bot_there_is_none_of_is_refused_with_those_there_are(ada: httpx.Client) -> None:
    players = [ME, {"bot": "deep thought"}]
    answer = ada.post("/api/tables", json={"game": "galaxy-empires", "players": players}).json()
    assert answer["why"] == (
        "There is no bot 'deep thought'. The bots are: random, greedy, level-1 to level-5"
        " (in character: level-5:trader; there are trader, warlord, hermit)."
    )


def test_who_made_a_table_renews_the_links_of_seats_nobody_has_taken(ada: httpx.Client, ben: httpx.Client) -> None:
    made = new_table(ada, ME, FRIEND)
    (old,) = made["links"]
    assert table(ada, made["id"])["table"]["maker"]
    new = ada.post(f"/api/tables/{made['id']}/seats/1/link").json()
    assert [seat["yours"] for seat in table(ada, made["id"])["table"]["seats"]] == [True, False]
    assert ben.post(f"/api/tables/{made['id']}/enter", json={"key": old["key"]}).status_code == 403
    assert ben.post(f"/api/tables/{made['id']}/enter", json={"key": new["key"]}).status_code == 200


def test_a_seat_that_is_taken_is_no_longer_its_makers_to_give(ada: httpx.Client, ben: httpx.Client) -> None:
    made = new_table(ada, ME, FRIEND)
    ben.post(f"/api/tables/{made['id']}/enter", json={"key": made["links"][0]["key"]})
    assert ada.post(f"/api/tables/{made['id']}/seats/1/link").status_code == 403
    assert table(ben, made["id"])["seat"] == 1


def test_who_did_not_make_a_table_does_not_renew_the_links_of_its_free_seats(
    ada: httpx.Client, ben: httpx.Client
) -> None:
    made = new_table(ada, ME, FRIEND, {"name": "Cora"})
    ben.post(f"/api/tables/{made['id']}/enter", json={"key": made["links"][0]["key"]})
    assert not table(ben, made["id"])["table"]["maker"]
    assert ben.post(f"/api/tables/{made['id']}/seats/2/link").status_code == 403


def test_who_made_a_table_and_only_watches_finds_it_among_their_own(ada: httpx.Client, ben: httpx.Client) -> None:
    made = new_table(ada, {"name": "Ben"}, {"name": "Cora"})
    assert [found["id"] for found in ada.get("/api/tables?mine=true").json()] == [made["id"]]
    assert ben.get("/api/tables?mine=true").json() == []


def test_a_list_tells_since_when_somebody_is_waited_for(ada: httpx.Client) -> None:
    made = new_table(ada, ME, FRIEND, options={"first_player": 0})
    (before,) = ada.get("/api/tables?mine=true").json()
    assert before["since"] == before["created"]
    choice = table(ada, made["id"])["choices"][0]["text"]
    assert play(ada, made["id"], 0, 0, choice).status_code == 200
    (after,) = ada.get("/api/tables?mine=true").json()
    assert after["waiting_on"] == [1]
    assert after["since"] > before["since"]


def test_a_finished_game_stays_in_the_list_with_its_result(ada: httpx.Client) -> None:
    made = new_table(ada, ME, FRIEND, options={"first_player": 0})
    assert ada.get("/api/tables?mine=true").json()[0]["result"] is None
    assert play(ada, made["id"], 0, 0, table(ada, made["id"])["free"][0]["text"]).status_code == 200
    (finished,) = ada.get("/api/tables?mine=true").json()
    assert finished["over"]
    shown = table(ada, made["id"])
    assert finished["result"] == {"ranks": [2, 1], "totals": shown["log"][-1]["totals"]}
    told = {**shown["table"], "seats": finished["seats"]}
    assert finished == told, "a list says of a finished game what its table says, without a replay"


def test_a_link_is_drawn_as_a_picture_of_its_own(ada: httpx.Client) -> None:
    drawn = ada.post("/api/qr", json={"address": f"http://192.0.2.7:8000/t/0123456789abcdef#{'k' * 43}"}).json()
    assert drawn["image"].startswith("data:image/svg+xml")
    assert ada.post("/api/qr", json={"address": "x" * 401}).status_code == 400

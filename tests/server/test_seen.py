"""How far a player has followed a table: kept for the person, so that all devices agree; told to nobody else."""

from pathlib import Path

import httpx

from tests.server.running import BOT, FRIEND, ME, Server, new_table, play, running, table


def see(client: httpx.Client, table_id: str, number: int) -> httpx.Response:
    return client.post(f"/api/tables/{table_id}/seen", json={"number": number})


def make_a_move(*players: httpx.Client, id_: str) -> None:
    """Whoever begins plays the first of the choices."""
    mover = next(one for one in players if table(one, id_)["choices"])
    state = table(mover, id_)
    played = play(mover, id_, state["seat"], state["now"]["number"], state["choices"][0]["text"])
    assert played.status_code == 200, played.text


def two_at_a_table(ada: httpx.Client, ben: httpx.Client) -> str:
    """Ada has made a table and Ben has come by a link; the first move has been made."""
    made = new_table(ada, ME, FRIEND)
    entered = ben.post(f"/api/tables/{made['id']}/enter", json={"key": made["links"][0]["key"]})
    assert entered.status_code == 200, entered.text
    make_a_move(ada, ben, id_=made["id"])
    return str(made["id"])


def test_what_a_player_has_seen_is_remembered_and_told_to_that_player_alone(
    ada: httpx.Client, ben: httpx.Client
) -> None:
    id_ = two_at_a_table(ada, ben)
    assert table(ben, id_)["seen"] is None, "he has not said yet that he has seen anything"
    marked = see(ben, id_, 1)
    assert marked.status_code == 200, marked.text
    assert table(ben, id_)["seen"] == marked.json()
    assert marked.json()["number"] == 1
    assert table(ada, id_)["seen"] is None


def test_a_device_that_comes_late_takes_nothing_back(ada: httpx.Client, ben: httpx.Client) -> None:
    id_ = two_at_a_table(ada, ben)
    see(ben, id_, 1)
    late = see(ben, id_, 0)
    assert (late.status_code, late.json()["number"]) == (200, 1)
    assert table(ben, id_)["seen"]["number"] == 1


def test_nobody_has_seen_what_has_not_happened_and_spectators_leave_no_mark(
    server: Server, ada: httpx.Client, ben: httpx.Client
) -> None:
    id_ = two_at_a_table(ada, ben)
    assert see(ben, id_, 2).status_code == 404
    with server.client() as stranger:
        table(stranger, id_)
        assert see(stranger, id_, 1).status_code == 403
        assert table(stranger, id_)["seen"] is None


def test_marks_outlive_the_server(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.client() as me:
        id_ = new_table(me, ME, BOT)["id"]
        before = see(me, id_, 0).json()
        server.kill()
        server.start()
        assert table(me, id_)["seen"] == before

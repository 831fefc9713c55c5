"""Whole games of both editions and of all variants, played over HTTP and sockets by devices that know no rule."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle, product
from typing import Any

import httpx
import pytest

from stellarch.core import Record, verify
from stellarch.games import find_game
from tests.server.player import Player
from tests.server.running import GAME, Server, new_table, table

Devices = Callable[[], httpx.Client]
ROUND_IS_CUT_SHORT = 0.15
"""How often a seat of a campaign resigns its round: a campaign has many rounds, and all of them count."""

RETAIL = [
    {"unexplored": unexplored, "open_borders": open_borders, "campaign": campaign, "holes": holes}
    for unexplored, open_borders, campaign, holes in product((False, True), repeat=4)
    if (unexplored + open_borders + campaign + holes) % 2
]
"""Half of all mixes: any three options meet in every way."""
PRINT_AND_PLAY = [{"edition": "print_and_play", "open_borders": open_borders} for open_borders in (False, True)]

# Who sits where: A to D are people, each on a device of their own; r and g are bots.
SITTINGS = ("AB", "ABC", "AAr", "AgBr", "ABCD", "gA", "ABr", "AABB")
BOTS = {"r": "random", "g": "greedy"}


def games() -> list[Any]:
    """The mixes of options, with the sittings in turn."""
    mixes: list[dict[str, Any]] = [*PRINT_AND_PLAY, *RETAIL]
    return [
        pytest.param(sitting, mix, id=named(sitting, mix)) for sitting, mix in zip(cycle(SITTINGS), mixes, strict=False)
    ]


def named(sitting: str, mix: dict[str, Any]) -> str:
    chosen = [name for name in ("unexplored", "open_borders", "campaign") if mix.get(name)]
    return "-".join([mix.get("edition", "retail"), *chosen, *([] if mix.get("holes", True) else ["no_holes"]), sitting])


def seated(
    server: Server, new_device: Devices, sitting: str, options: dict[str, Any], game: str = GAME
) -> list[Player]:
    """A table made by A, and the devices of all who sit at it, their links opened."""
    clients = {who: new_device() for who in sitting if who not in BOTS}
    players = [{"bot": BOTS[who]} if who in BOTS else {"name": who, "yours": who == "A"} for who in sitting]
    made = new_table(clients["A"], *players, options=options, game=game)
    resigns = ROUND_IS_CUT_SHORT if options.get("campaign") else 0
    devices = {
        who: Player(server, client, made["id"], named(sitting, options) + who, resigns=resigns)
        for who, client in clients.items()
    }
    for link in made["links"]:
        devices[sitting[link["seat"]]].enter(link["key"])
    return list(devices.values())


def play_out(devices: Sequence[Player]) -> list[dict[str, Any]]:
    """Every device plays in a thread of its own; what each was sent last."""
    with ThreadPoolExecutor(len(devices)) as threads:
        return [ending.result() for ending in [threads.submit(device.play_to_the_end) for device in devices]]


def assert_proved(client: httpx.Client, table_id: str, ending: dict[str, Any]) -> None:
    """Both forms of the record are of one game, which follows the rules, the promised seed and its result."""
    form = {kind: client.get(f"/api/tables/{table_id}/record", params={"form": kind}).text for kind in ("json", "text")}
    record = Record.read(form["json"])
    assert Record.read(form["text"]) == record
    checks = verify(find_game(table(client, table_id)["table"]["game"]), record)
    assert [check.name for check in checks if check.holds] == ["seed", "agreement", "actions", "result"]
    assert (record.seed, record.commitment) == (ending["seed"], ending["commitment"])
    assert record.result is not None
    assert list(record.result.ranks) == ending["now"]["standings"]["ranks"]


OTHER_GAMES: list[tuple[str, str, dict[str, Any]]] = [
    ("galaxy-empires", "ABCD", {"round_limit": 12}),
    ("galaxy-empires", "AgBr", {"war_mode": "live", "round_limit": 12}),
    ("galaxy-empires", "AB", {"clause_mode": "honour", "asymmetric_powers": True, "round_limit": 12}),
]


@pytest.mark.parametrize(
    ("game", "sitting", "options"),
    [*(pytest.param(GAME, *each.values, id=each.id) for each in games()), *OTHER_GAMES],
)
def test_a_game_is_played_to_its_end_and_can_be_proved(
    server: Server, new_device: Devices, game: str, sitting: str, options: dict[str, Any]
) -> None:
    devices = seated(server, new_device, sitting, options, game)
    spectator = Player(server, new_device(), devices[0].table_id, "spectator")
    endings = play_out([*devices, spectator])
    first, *others = [(ending["now"]["standings"], ending["now"]["number"]) for ending in endings]
    assert all(other == first for other in others)
    assert_proved(spectator.client, spectator.table_id, endings[-1])


def test_bots_play_a_whole_game_among_themselves(server: Server, new_device: Devices) -> None:
    host = new_device()
    made = new_table(host, {"bot": "greedy"}, {"bot": "random"}, {"bot": "random"}, options={"unexplored": True})
    ending = Player(server, host, made["id"], "spectator").play_to_the_end()
    assert_proved(host, made["id"], ending)


def test_one_seat_may_be_played_on_two_devices_at_once(server: Server, new_device: Devices) -> None:
    laptop, phone = new_device(), new_device()
    made = new_table(laptop, {"name": "A"}, {"bot": "random"})
    both = [Player(server, client, made["id"], seed) for client, seed in ((laptop, "laptop"), (phone, "phone"))]
    for device in both:
        device.enter(made["links"][0]["key"])
    first, second = play_out(both)
    assert first["now"] == second["now"]
    assert_proved(laptop, made["id"], first)


def test_what_was_taken_back_is_not_in_the_record(server: Server, new_device: Devices) -> None:
    ada = new_device()
    made = new_table(ada, {"name": "A", "yours": True}, {"name": "B", "yours": True})
    player = Player(server, ada, made["id"], "wavering")
    player.fetch()
    for _ in range(5):
        player.act()
        undone = ada.post(f"/api/tables/{made['id']}/undo", json={"after": player.known})
        player.take_in(undone.json())
        player.act()
        player.act()
    ending = player.play_to_the_end()
    assert_proved(ada, made["id"], ending)
    record = Record.read(ada.get(f"/api/tables/{made['id']}/record").text)
    assert len(record.actions) == player.known - 2 * 5

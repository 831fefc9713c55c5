"""The routes of the API. A handler parses by type, calls one thing, and returns a message."""

import asyncio
from typing import Annotated, Literal

import msgspec
from litestar import MediaType, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter

from stellarch import __version__
from stellarch.bots import BOTS
from stellarch.core import Rule, Text, describe, read_options
from stellarch.games import GAMES, find_game
from stellarch.server import messages
from stellarch.server.errors import NotFound
from stellarch.server.tables import Tables

SeatNumber = Annotated[int, Parameter(ge=0, le=8)]
SeatQuery = Annotated[int | None, Parameter(ge=0, le=8)]
After = Annotated[int, Parameter(ge=-1, le=1_000_000)]
NumberPath = Annotated[int, Parameter(ge=0, le=1_000_000)]

_BOTS = {"random": Text("Random", "Au hasard"), "greedy": Text("Greedy", "Glouton")}


@get("/health")
async def health() -> messages.Health:
    """Whether the server is up."""
    return messages.Health("ok", __version__)


@get("/games")
async def games() -> list[messages.GameInfo]:
    """What can be played, with every option."""
    bots = tuple(messages.BotInfo(bot, _BOTS[bot]) for bot in BOTS)
    return [
        messages.GameInfo(
            game.id, game.name, game.players.start, game.players.stop - 1, game.seat_names, describe(game.options), bots
        )
        for game in GAMES.values()
    ]


@get("/rules/{game_id:str}/{rule_id:str}")
async def rule(game_id: str, rule_id: str) -> Rule:
    """One rule, in both languages."""
    found = find_game(game_id).rulebook.get(rule_id)
    if found is None:
        raise NotFound(Text(f"There is no rule {rule_id!r}.", f"Il n'y a pas de règle {rule_id!r}."))
    return found


@post("/preview", status_code=200)
async def preview(data: messages.PreviewRequest) -> messages.Preview:
    """A game as it would begin, with its board settled."""
    return await asyncio.to_thread(_preview, data)  # finding a fair board can take seconds


def _preview(data: messages.PreviewRequest) -> messages.Preview:
    game = find_game(data.game)
    game.require_players(data.players)
    options = game.settled(read_options(game.options, data.options), data.players, data.seed)
    state = game.start(options, data.players, data.seed).state
    view = msgspec.Raw(msgspec.json.encode(game.view(state, None)))
    return messages.Preview(msgspec.to_builtins(options), view)


@get("/tables")
async def lobby(tables: Tables, device: str, mine: bool = False) -> list[messages.TableInfo]:
    """Tables with a free seat; with `mine`, those this device plays at."""
    return await (tables.mine(device) if mine else tables.lobby(device))


@post("/tables")
async def create(data: messages.NewTable, tables: Tables, device: str) -> messages.Created:
    """A new table. The links of its seats are given out here, and never again."""
    return await tables.create(data, device)


@get("/tables/{table_id:str}")
async def table(
    table_id: str, tables: Tables, device: str, seat: SeatQuery = None, after: After = -1
) -> messages.TableState:
    """The table as this device sees it, with the lines of its log after a number."""
    return await tables.shown(table_id, device, seat, after)


@post("/tables/{table_id:str}/enter", status_code=200)
async def enter(table_id: str, data: messages.Enter, tables: Tables, device: str) -> messages.TableState:
    """Open a seat's link on this device."""
    return await tables.enter(table_id, device, data.key)


@post("/tables/{table_id:str}/sit", status_code=200)
async def sit(table_id: str, data: messages.Sit, tables: Tables, device: str) -> messages.TableState:
    """Take a free seat of a table in the lobby."""
    return await tables.sit(table_id, device, data)


@post("/tables/{table_id:str}/actions", status_code=200)
async def play(table_id: str, data: messages.Play, tables: Tables, device: str) -> messages.TableState:
    """Play an action; answered once it is stored."""
    return await tables.play(table_id, device, data)


@post("/tables/{table_id:str}/why", status_code=200)
async def why(table_id: str, data: messages.Ask, tables: Tables, device: str) -> messages.Verdict:
    """May this action be played, and if not, why not? Nothing is played."""
    return await tables.why(table_id, device, data)


@post("/tables/{table_id:str}/undo", status_code=200)
async def undo(table_id: str, data: messages.TakeBack, tables: Tables, device: str) -> messages.TableState:
    """Take the seat's last action back, or ask the others to agree to it."""
    return await tables.undo(table_id, device, data)


@post("/tables/{table_id:str}/undo/answer", status_code=200)
async def answer(table_id: str, data: messages.Answer, tables: Tables, device: str) -> messages.TableState:
    """Agree to a take-back, or refuse it."""
    return await tables.answer(table_id, device, data)


@get("/tables/{table_id:str}/at/{number:int}")
async def moment(
    table_id: str, number: NumberPath, tables: Tables, device: str, seat: SeatQuery = None
) -> messages.Moment:
    """The position after so many lines of the log."""
    return await tables.moment(table_id, device, seat, number)


@get("/tables/{table_id:str}/hint")
async def hint(table_id: str, seat: SeatNumber, tables: Tables, device: str) -> messages.Hint:
    """What a bot would do on this seat, and why."""
    return await tables.hint(table_id, device, seat)


@post("/tables/{table_id:str}/seats/{seat:int}/link", status_code=200)
async def renew_link(table_id: str, seat: SeatNumber, tables: Tables, device: str) -> messages.SeatLink:
    """A new link for a seat of this device; the old one and all other devices are shut out."""
    return await tables.renew_link(table_id, device, seat)


@get("/tables/{table_id:str}/record")
async def record(table_id: str, tables: Tables, form: Literal["json", "text"] = "json") -> Response[str]:
    """The whole game with its seed, once it is over."""
    found = await tables.record(table_id)
    if form == "text":
        return Response(found.to_text(), media_type=MediaType.TEXT)
    return Response(found.to_json(), media_type=MediaType.JSON)


ROUTES: list[HTTPRouteHandler] = [
    health,
    games,
    rule,
    preview,
    lobby,
    create,
    table,
    enter,
    sit,
    play,
    why,
    undo,
    answer,
    moment,
    hint,
    renew_link,
    record,
]

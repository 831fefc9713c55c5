"""The routes of the API. A handler parses by type, calls one thing, and returns a message."""

from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache, partial
from typing import Annotated, Any, Literal, TypeVar

import msgspec
import segno
from litestar import MediaType, Request, Response
from litestar import get as litestar_get
from litestar import post as litestar_post
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from stellarch import __version__
from stellarch.bots import BOTS, bots_of, default_bot, level_of
from stellarch.core import Game, HexMap, Language, Record, Rule, Text, describe, usual_options
from stellarch.games import GAMES, find_game
from stellarch.server import messages
from stellarch.server.errors import NotFound
from stellarch.server.refusals import NoSuchRule
from stellarch.server.settings import Settings
from stellarch.server.storage import Database
from stellarch.server.tables import exercises
from stellarch.server.tables.service import Tables
from stellarch.server.web.addresses import on_the_network
from stellarch.server.web.disconnects import while_waited_for
from stellarch.server.web.guard import limited, visitor_of
from stellarch.server.web.languages import language_of
from stellarch.server.web.openapi import InTwoForms
from stellarch.server.web.problems import PROBLEM_JSON, TITLES
from stellarch.server.workers.chronicles import chronicle as written
from stellarch.server.workers.jobs import JobWorker
from stellarch.server.workers.previews import preview as previewed

T = TypeVar("T")

AnyRequest = Request[Any, Any, Any]
AllTables = NamedDependency[Tables]
Device = NamedDependency[str]
TableId = Annotated[str, PathParameter(pattern="^[0-9a-z]+$", max_length=32)]
SeatPath = Annotated[int, PathParameter(ge=0, le=8)]
BoardName = Annotated[str, PathParameter(pattern="^[a-z_]+$", max_length=40)]
NumberPath = Annotated[int, PathParameter(ge=0, le=1_000_000)]
AnySeatQuery = Annotated[int | None, QueryParameter(ge=0, le=8)]
After = Annotated[int, QueryParameter(ge=-1, le=1_000_000)]
_NEWEST = 1_000_000
Until = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Before = Annotated[int, QueryParameter(ge=0, le=1_000_000)]

# Every route may refuse, and all refusals are alike.
_REFUSALS = {
    status: ResponseSpec(messages.Problem, generate_examples=False, media_type=PROBLEM_JSON, description=title)
    for status, title in TITLES.items()
}
_RECORD = {200: ResponseSpec(Record, generate_examples=False, description="The record")}
get = partial(litestar_get, responses=_REFUSALS)
post = partial(litestar_post, status_code=200, responses=_REFUSALS)


@get("/health")
async def health(database: NamedDependency[Database]) -> messages.Health:
    """Whether the server is up and can store what is played."""
    await database.check()
    return messages.Health("ok", __version__)


@get("/addresses")
async def addresses(settings: NamedDependency[Settings]) -> messages.Addresses:
    """Where others on the network can open this server."""
    return messages.Addresses(on_the_network(settings))


@post("/qr", guards=[limited("previews")], sync_to_thread=True)
def qr(data: JSONBody[messages.Draw]) -> messages.QrCode:
    """An address as a QR code, for a telephone to read off the screen."""
    drawn = segno.make(data.address, error="m", micro=False)
    return messages.QrCode(drawn.svg_data_uri(scale=4, light="#fff"))


@get("/games")
async def games() -> list[messages.GameInfo]:
    """What can be played, with every option."""
    return list(map(_game_info, GAMES.values()))


@cache
def _game_info(game: Game[Any, Any]) -> messages.GameInfo:
    return messages.GameInfo(
        game.id,
        game.name,
        game.players.least,
        game.players.most,
        game.players.usual,
        game.players.names,
        game.players.colours,
        describe(game.options, usual_options(game.options)),
        tuple(_bot_info(bot, label) for bot, label in bots_of(game).items()),
        default_bot(game),
        tuple(messages.CharacterInfo(key, of.name, of.about) for key, of in game.characters.items()),
        game.first_game,
        issubclass(game.page.views or game.views, HexMap),
    )


def _bot_info(bot: str, label: Text) -> messages.BotInfo:
    level = level_of(bot)
    return messages.BotInfo(bot, label, level.number if level else None, level is None and bot not in BOTS)


@get("/rules/{game_id:str}", cache_control=CacheControlHeader(no_cache=True))
async def rules(game_id: FromPath[str]) -> list[Rule]:
    """The whole rulebook, in its order."""
    return list(find_game(game_id).rulebook)


@get("/rules/{game_id:str}/{rule_id:str}")
async def rule(game_id: FromPath[str], rule_id: FromPath[str]) -> Rule:
    """One rule."""
    found = find_game(game_id).rulebook.get(rule_id)
    if found is None:
        raise NotFound(NoSuchRule(rule_id))
    return found


@post("/preview", guards=[limited("previews")])
async def preview(
    request: AnyRequest, data: JSONBody[messages.PreviewRequest], jobs: NamedDependency[JobWorker]
) -> messages.Preview:
    """A game as it would begin, with its board settled."""
    return await while_waited_for(
        request, previewed(jobs, data, language_of(request.scope), visitor_of(request).address)
    )


@get("/tables")
async def lobby(tables: AllTables, device: Device, mine: FromQuery[bool] = False) -> list[messages.TableInfo]:
    """Tables with a free seat; with `mine`, those this device plays at."""
    return await (tables.lists.mine(device) if mine else tables.lists.lobby(device))


@post("/tables", status_code=201, guards=[limited("tables")])
async def create(
    request: AnyRequest, data: JSONBody[messages.NewTable], tables: AllTables, device: Device
) -> messages.Created:
    """A new table. The links of its seats are given out here; they are stored only as hashes."""
    return await while_waited_for(request, tables.creation.create(data, device, visitor_of(request).address))


@get("/tables/{table_id:str}")
async def table(
    table_id: TableId, tables: AllTables, device: Device, seat: AnySeatQuery = None, after: After = -1
) -> messages.TableState:
    """The table as this device sees it, with the lines of its log after a number: the newest, a page at most."""
    return await tables.queries.shown(table_id, device, seat, after)


@get("/tables/{table_id:str}/log")
async def log(
    request: AnyRequest,
    table_id: TableId,
    tables: AllTables,
    device: Device,
    before: Before,
    seat: AnySeatQuery = None,
) -> messages.LogPage:
    """The page of the log before a number."""
    return await tables.queries.log(table_id, device, seat, before, visitor_of(request).address)


@get("/tables/{table_id:str}/course")
async def course(request: AnyRequest, table_id: TableId, tables: AllTables, after: After = -1) -> messages.Course:
    """The points of each seat over the moves that stand, thinned out in a long game: those after a number."""
    return await tables.queries.course(table_id, after, visitor_of(request).address)


@get("/tables/{table_id:str}/story", guards=[limited("previews")])
async def story(request: AnyRequest, table_id: TableId, tables: AllTables, after: After = -1) -> messages.Story:
    """How the game went, round by round, with its score sheet and what changed its course: those that ended after a
    number, a page at most."""
    return await tables.queries.story(table_id, after, visitor_of(request).address)


@get("/tables/{table_id:str}/report", guards=[limited("previews")])
async def report(
    request: AnyRequest,
    table_id: TableId,
    tables: AllTables,
    device: Device,
    after: After,
    until: Until = _NEWEST,
    seat: AnySeatQuery = None,
) -> messages.Report:
    """What has happened after a number and up to another, for a seat: the most important first."""
    return await tables.queries.report(table_id, device, seat, after, until, visitor_of(request).address)


@post("/tables/{table_id:str}/enter")
async def enter(
    table_id: TableId, data: JSONBody[messages.Enter], tables: AllTables, device: Device
) -> messages.TableState:
    """Open a seat's link on this device."""
    return await tables.seats.enter(table_id, device, data.key)


@post("/tables/{table_id:str}/sit")
async def sit(
    table_id: TableId, data: JSONBody[messages.Sit], tables: AllTables, device: Device
) -> messages.TableState:
    """Take a free seat of a table in the lobby."""
    return await tables.seats.sit(table_id, device, data)


@post("/tables/{table_id:str}/actions")
async def play(
    request: AnyRequest, table_id: TableId, data: JSONBody[messages.Play], tables: AllTables, device: Device
) -> messages.TableState:
    """Play an action; answered once it is stored."""
    return await tables.actions.play(table_id, device, data, visitor_of(request).address)


@post("/tables/{table_id:str}/why")
async def why(
    request: AnyRequest, table_id: TableId, data: JSONBody[messages.Ask], tables: AllTables, device: Device
) -> messages.Verdict:
    """May this action be played, and if not, why not? Nothing is played."""
    return await tables.queries.why(table_id, device, data, visitor_of(request).address)


@post("/tables/{table_id:str}/undo")
async def undo(
    table_id: TableId, data: JSONBody[messages.TakeBack], tables: AllTables, device: Device
) -> messages.TableState:
    """Take this device's last action back, or ask the others to agree to it."""
    return await tables.take_backs.undo(table_id, device, data)


@post("/tables/{table_id:str}/undo/answer")
async def answer(
    table_id: TableId, data: JSONBody[messages.Answer], tables: AllTables, device: Device
) -> messages.TableState:
    """Agree to a take-back, or refuse it."""
    return await tables.take_backs.answer(table_id, device, data)


@get("/tables/{table_id:str}/at/{number:int}")
async def moment(
    request: AnyRequest,
    table_id: TableId,
    number: NumberPath,
    tables: AllTables,
    device: Device,
    seat: AnySeatQuery = None,
) -> messages.Moment:
    """The position after a line of the log."""
    return await tables.queries.moment(table_id, device, seat, number, visitor_of(request).address)


@get("/tables/{table_id:str}/boards/{name:str}")
async def board(
    table_id: TableId, name: BoardName, tables: AllTables, device: Device, seat: AnySeatQuery = None
) -> messages.Board:
    """What the game shows besides the view, when somebody opens it: by name, of the position as it is now."""
    return await tables.queries.board(table_id, device, seat, name)


@get("/tables/{table_id:str}/templates/{name:str}")
async def templates(
    table_id: TableId, name: BoardName, tables: AllTables, device: Device, seat: AnySeatQuery = None
) -> messages.Templates:
    """The templates of a kind of action with the blanks that were left out of the table, when somebody opens them."""
    return await tables.queries.templates(table_id, device, seat, name)


@get("/tables/{table_id:str}/actions/{number:int}/why", guards=[limited("advice")])
async def why_played(
    request: AnyRequest, table_id: TableId, number: NumberPath, tables: AllTables, device: Device
) -> messages.Explanation:
    """What a bot expected of an action it played, and what the best others would have changed."""
    return await while_waited_for(
        request, tables.hints.why_played(table_id, device, number, visitor_of(request).address)
    )


@post("/tables/{table_id:str}/hint", guards=[limited("advice")])
async def hint(
    request: AnyRequest, table_id: TableId, data: JSONBody[messages.AskHint], tables: AllTables, device: Device
) -> messages.Hint:
    """What a bot would do on this seat, and why. Where several people play, they are told that the seat asked."""
    return await while_waited_for(request, tables.hints.hint(table_id, device, data.seat, visitor_of(request).address))


@post("/tables/{table_id:str}/seats/{seat:int}/name")
async def name(
    table_id: TableId, seat: SeatPath, data: JSONBody[messages.Naming], tables: AllTables, device: Device
) -> messages.TableState:
    """Call a seat of this device by another name."""
    return await tables.seats.name(table_id, device, seat, data.name)


@post("/tables/{table_id:str}/seats/{seat:int}/link")
async def renew_link(table_id: TableId, seat: SeatPath, tables: AllTables, device: Device) -> messages.SeatLink:
    """A new link for a seat of this device, or for a free one of a table it made; the old one and all other devices are
    shut out."""
    return await tables.seats.renew_link(table_id, device, seat)


@get("/tables/{table_id:str}/analysis")
async def analysis(request: AnyRequest, table_id: TableId, tables: AllTables, after: After = 0) -> messages.Analysis:
    """A finished game weighed move by move, as far as it has come: the moves after the first `after`. Asking begins
    it, and keeps it going."""
    return await tables.analyses.so_far(table_id, max(after, 0), visitor_of(request).address)


@post("/tables/{table_id:str}/play-from", status_code=201, guards=[limited("tables")])
async def play_from(
    request: AnyRequest, table_id: TableId, data: JSONBody[messages.PlayFrom], tables: AllTables, device: Device
) -> messages.Created:
    """A new table that begins with the actions of a finished game up to a position, against bots from there on."""
    return await tables.creation.play_from(table_id, device, data, visitor_of(request).address)


@get("/tables/{table_id:str}/record", responses=_REFUSALS | _RECORD, operation_class=InTwoForms)
async def record(
    table_id: TableId, tables: AllTables, form: FromQuery[Literal["json", "text"]] = "json"
) -> Response[str]:
    """The whole game with its seed, once it is over."""
    found = await tables.queries.record(table_id)
    if form == "text":
        return Response(found.to_text(), media_type=MediaType.TEXT)
    return Response(found.to_json(), media_type=MediaType.JSON)


@get("/tables/{table_id:str}/chronicle", guards=[limited("previews")], media_type=MediaType.HTML)
async def chronicle(
    request: AnyRequest,
    table_id: TableId,
    tables: AllTables,
    jobs: NamedDependency[JobWorker],
    language: FromQuery[Language | None] = None,
) -> Response[str]:
    """The chronicle of a finished game: one page to keep, that opens without network."""
    record, spoken = await tables.queries.record(table_id), language or language_of(request.scope)
    told = await while_waited_for(request, written(jobs, record, spoken, visitor_of(request).address))
    kept = {"Content-Disposition": f'attachment; filename="stellarch-{table_id}.html"'}
    return Response(told, media_type=MediaType.HTML, headers=kept)


@get("/lessons")
async def lessons() -> list[messages.LessonsOf]:
    """The lessons of every game that has some."""
    return exercises.lessons()


@get("/puzzles")
async def puzzles() -> messages.Puzzles:
    """All puzzles, without their answers, and those of the last seven days."""
    return exercises.puzzles(datetime.now(UTC).date())


@post("/exercises")
async def practise(request: AnyRequest, data: JSONBody[messages.Exercise], tables: AllTables) -> messages.Practised:
    """A task of a lesson or a puzzle, after what was done so far; nothing is stored."""
    return await _exercised(request, tables, data, exercises.practise)


@post("/exercises/why")
async def why_at_exercise(
    request: AnyRequest, data: JSONBody[messages.AskAtExercise], tables: AllTables
) -> messages.Verdict:
    """May this action be done there, and if not, why not?"""
    return await _exercised(request, tables, data, exercises.why)


@post("/exercises/boards/{name:str}")
async def board_at_exercise(
    request: AnyRequest, name: BoardName, data: JSONBody[messages.Exercise], tables: AllTables
) -> messages.Board:
    """What the game shows besides the view, by name."""
    return await _exercised(request, tables, data, exercises.board, name)


@post("/exercises/templates/{name:str}")
async def templates_at_exercise(
    request: AnyRequest, name: BoardName, data: JSONBody[messages.Exercise], tables: AllTables
) -> messages.Templates:
    """The templates of a kind of action with the blanks that were left out of the table."""
    return await _exercised(request, tables, data, exercises.templates, name)


@post("/exercises/solution")
async def solution(request: AnyRequest, data: JSONBody[messages.Exercise], tables: AllTables) -> messages.Solution:
    """The answer, for somebody who gives up."""
    return await _exercised(request, tables, data, exercises.solution)


async def _exercised(request: AnyRequest, tables: Tables, data: Any, work: Callable[..., T], *given: str) -> T:
    """Worked out in the background: what was done is played again for each question."""
    language = language_of(request.scope)
    key = (work.__name__, msgspec.json.encode(data), *given, language)
    address = visitor_of(request).address
    return await tables.registry.questions.tell(key, address, lambda: work(data, *given, language))


ROUTES: list[HTTPRouteHandler] = [
    health,
    addresses,
    qr,
    games,
    rules,
    rule,
    preview,
    lobby,
    create,
    table,
    log,
    course,
    story,
    report,
    enter,
    sit,
    play,
    why,
    undo,
    answer,
    moment,
    board,
    templates,
    hint,
    why_played,
    name,
    renew_link,
    record,
    chronicle,
    analysis,
    play_from,
    lessons,
    puzzles,
    practise,
    why_at_exercise,
    board_at_exercise,
    templates_at_exercise,
    solution,
]

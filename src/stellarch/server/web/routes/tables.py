"""Tables: made, looked at, played at and told of."""

from typing import Literal

from litestar import MediaType, Response
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody

from stellarch.core import Language, Record
from stellarch.server import messages
from stellarch.server.web.disconnects import while_waited_for
from stellarch.server.web.guard import limited, visitor_of
from stellarch.server.web.languages import language_of
from stellarch.server.web.openapi import InTwoForms
from stellarch.server.web.routes.common import (
    NEWEST,
    REFUSALS,
    After,
    AllTables,
    AnyRequest,
    AnySeatQuery,
    Before,
    BoardName,
    NumberPath,
    Person,
    SeatPath,
    TableId,
    Until,
    get,
    post,
)
from stellarch.server.workers.chronicles import chronicle as written
from stellarch.server.workers.jobs import JobWorker

_RECORD = {200: ResponseSpec(Record, generate_examples=False, description="The record")}


@get("/tables")
async def lobby(tables: AllTables, person: Person, mine: FromQuery[bool] = False) -> list[messages.TableInfo]:
    """Tables with a free seat; with `mine`, those one plays at."""
    return await (tables.lists.mine(person) if mine else tables.lists.lobby(person))


@post("/tables", status_code=201, guards=[limited("tables")])
async def create(
    request: AnyRequest, data: JSONBody[messages.NewTable], tables: AllTables, person: Person
) -> messages.Created:
    """A new table. The links of its seats are given out here; they are stored only as hashes."""
    return await while_waited_for(request, tables.creation.create(data, person, visitor_of(request).address))


@get("/tables/{table_id:str}")
async def table(
    table_id: TableId, tables: AllTables, person: Person, seat: AnySeatQuery = None, after: After = -1
) -> messages.TableState:
    """The table as one sees it, with the lines of its log after a number: the newest, a page at most."""
    return await tables.queries.shown(table_id, person, seat, after)


@get("/tables/{table_id:str}/public")
async def public(table_id: TableId, tables: AllTables, after: After = -1) -> messages.TableState:
    """The table as everybody may see it, though a player asks: for a screen in the middle of the room."""
    return await tables.queries.public(table_id, after)


@get("/tables/{table_id:str}/log")
async def log(
    request: AnyRequest,
    table_id: TableId,
    tables: AllTables,
    person: Person,
    before: Before,
    seat: AnySeatQuery = None,
) -> messages.LogPage:
    """The page of the log before a number."""
    return await tables.queries.log(table_id, person, seat, before, visitor_of(request).address)


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
    person: Person,
    after: After,
    until: Until = NEWEST,
    seat: AnySeatQuery = None,
) -> messages.Report:
    """What has happened after a number and up to another, for a seat: the most important first."""
    return await tables.queries.report(table_id, person, seat, after, until, visitor_of(request).address)


@post("/tables/{table_id:str}/enter")
async def enter(
    table_id: TableId, data: JSONBody[messages.Enter], tables: AllTables, person: Person
) -> messages.TableState:
    """Open a seat's link: who does so holds the seat."""
    return await tables.seats.enter(table_id, person, data.key)


@post("/tables/{table_id:str}/sit")
async def sit(
    table_id: TableId, data: JSONBody[messages.Sit], tables: AllTables, person: Person
) -> messages.TableState:
    """Take a free seat of a table in the lobby."""
    return await tables.seats.sit(table_id, person, data)


@post("/tables/{table_id:str}/actions")
async def play(
    request: AnyRequest, table_id: TableId, data: JSONBody[messages.Play], tables: AllTables, person: Person
) -> messages.TableState:
    """Play an action; answered once it is stored."""
    return await tables.actions.play(table_id, person, data, visitor_of(request).address)


@post("/tables/{table_id:str}/why")
async def why(
    request: AnyRequest, table_id: TableId, data: JSONBody[messages.Ask], tables: AllTables, person: Person
) -> messages.Verdict:
    """May this action be played, and if not, why not? Nothing is played."""
    return await tables.queries.why(table_id, person, data, visitor_of(request).address)


@post("/tables/{table_id:str}/undo")
async def undo(
    table_id: TableId, data: JSONBody[messages.TakeBack], tables: AllTables, person: Person
) -> messages.TableState:
    """Take one's last action back, or ask the others to agree to it."""
    return await tables.take_backs.undo(table_id, person, data)


@post("/tables/{table_id:str}/undo/answer")
async def answer(
    table_id: TableId, data: JSONBody[messages.Answer], tables: AllTables, person: Person
) -> messages.TableState:
    """Agree to a take-back, or refuse it."""
    return await tables.take_backs.answer(table_id, person, data)


@get("/tables/{table_id:str}/at/{number:int}")
async def moment(
    request: AnyRequest,
    table_id: TableId,
    number: NumberPath,
    tables: AllTables,
    person: Person,
    seat: AnySeatQuery = None,
) -> messages.Moment:
    """The position after a line of the log."""
    return await tables.queries.moment(table_id, person, seat, number, visitor_of(request).address)


@get("/tables/{table_id:str}/boards/{name:str}")
async def board(
    table_id: TableId, name: BoardName, tables: AllTables, person: Person, seat: AnySeatQuery = None
) -> messages.Board:
    """What the game shows besides the view, when somebody opens it: by name, of the position as it is now."""
    return await tables.queries.board(table_id, person, seat, name)


@get("/tables/{table_id:str}/templates/{name:str}")
async def templates(
    table_id: TableId, name: BoardName, tables: AllTables, person: Person, seat: AnySeatQuery = None
) -> messages.Templates:
    """The templates of a kind of action with the blanks that were left out of the table, when somebody opens them."""
    return await tables.queries.templates(table_id, person, seat, name)


@get("/tables/{table_id:str}/actions/{number:int}/why", guards=[limited("advice")])
async def why_played(
    request: AnyRequest, table_id: TableId, number: NumberPath, tables: AllTables, person: Person
) -> messages.Explanation:
    """What a bot expected of an action it played, and what the best others would have changed."""
    return await while_waited_for(
        request, tables.hints.why_played(table_id, person, number, visitor_of(request).address)
    )


@post("/tables/{table_id:str}/hint", guards=[limited("advice")])
async def hint(
    request: AnyRequest, table_id: TableId, data: JSONBody[messages.AskHint], tables: AllTables, person: Person
) -> messages.Hint:
    """What a bot would do on this seat, and why. Where several people play, they are told that the seat asked."""
    return await while_waited_for(request, tables.hints.hint(table_id, person, data.seat, visitor_of(request).address))


@post("/tables/{table_id:str}/seats/{seat:int}/name")
async def name(
    table_id: TableId, seat: SeatPath, data: JSONBody[messages.Naming], tables: AllTables, person: Person
) -> messages.TableState:
    """Call one's seat by another name."""
    return await tables.seats.name(table_id, person, seat, data.name)


@post("/tables/{table_id:str}/seats/{seat:int}/link")
async def renew_link(table_id: TableId, seat: SeatPath, tables: AllTables, person: Person) -> messages.SeatLink:
    """A new link for one's own seat, or for a free one of a table one made; who held it before is shut out."""
    return await tables.seats.renew_link(table_id, person, seat)


@post("/tables/{table_id:str}/seats/{seat:int}/back")
async def come_back(table_id: TableId, seat: SeatPath, tables: AllTables, person: Person) -> messages.TableState:
    """Play one's own seat again, where a bot has sat in."""
    return await tables.stand_ins.come_back(table_id, person, seat)


@get("/tables/{table_id:str}/analysis")
async def analysis(request: AnyRequest, table_id: TableId, tables: AllTables, after: After = 0) -> messages.Analysis:
    """A finished game weighed move by move, as far as it has come: the moves after the first `after`. Asking begins
    it, and keeps it going."""
    return await tables.analyses.so_far(table_id, max(after, 0), visitor_of(request).address)


@post("/tables/{table_id:str}/play-from", status_code=201, guards=[limited("tables")])
async def play_from(
    request: AnyRequest, table_id: TableId, data: JSONBody[messages.PlayFrom], tables: AllTables, person: Person
) -> messages.Created:
    """What if: a new table that begins with a position of this one, and counts for nothing."""
    return await tables.creation.play_from(table_id, person, data, visitor_of(request).address)


@get("/tables/{table_id:str}/record", responses=REFUSALS | _RECORD, operation_class=InTwoForms)
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


ROUTES: list[HTTPRouteHandler] = [
    lobby,
    create,
    table,
    public,
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
    come_back,
    record,
    chronicle,
    analysis,
    play_from,
]

"""What routes are made of. A handler parses by type, calls one thing, and returns a message."""

from functools import partial
from typing import Annotated, Any

from litestar import Request
from litestar import get as litestar_get
from litestar import post as litestar_post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from stellarch.server import messages
from stellarch.server.tables.service import Tables
from stellarch.server.web.problems import PROBLEM_JSON, TITLES

AnyRequest = Request[Any, Any, Any]
AllTables = NamedDependency[Tables]
Person = NamedDependency[str]
TableId = Annotated[str, PathParameter(pattern="^[0-9a-z]+$", max_length=32)]
SeatPath = Annotated[int, PathParameter(ge=0, le=8)]
BoardName = Annotated[str, PathParameter(pattern="^[a-z_]+$", max_length=40)]
NumberPath = Annotated[int, PathParameter(ge=0, le=1_000_000)]
AnySeatQuery = Annotated[int | None, QueryParameter(ge=0, le=8)]
After = Annotated[int, QueryParameter(ge=-1, le=1_000_000)]
NEWEST = 1_000_000
Until = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Before = Annotated[int, QueryParameter(ge=0, le=1_000_000)]

# Every route may refuse, and all refusals are alike.
REFUSALS = {
    status: ResponseSpec(messages.Problem, generate_examples=False, media_type=PROBLEM_JSON, description=title)
    for status, title in TITLES.items()
}
get = partial(litestar_get, responses=REFUSALS)
post = partial(litestar_post, status_code=200, responses=REFUSALS)

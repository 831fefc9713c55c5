"""What can be played, by which rules, and how it would begin."""

from functools import cache
from typing import Any

from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from stellarch.bots import BOTS, bots_of, default_bot, level_of
from stellarch.core import Game, HexMap, Rule, Text, describe, usual_options
from stellarch.games import GAMES, find_game
from stellarch.server import messages
from stellarch.server.errors import NotFound
from stellarch.server.refusals import NoSuchRule
from stellarch.server.web.disconnects import while_waited_for
from stellarch.server.web.guard import limited, visitor_of
from stellarch.server.web.languages import language_of
from stellarch.server.web.routes.common import AnyRequest, get, post
from stellarch.server.workers.jobs import JobWorker
from stellarch.server.workers.previews import preview as previewed


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


ROUTES: list[HTTPRouteHandler] = [
    games,
    rules,
    rule,
    preview,
]

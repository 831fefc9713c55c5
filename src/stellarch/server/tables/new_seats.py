"""Who sits where at a new table: names, colours, bots, and a key for every person's seat."""

from collections.abc import Mapping, Sequence
from typing import Any

from stellarch.bots import require_offered
from stellarch.core import BadOptions, Game, Text
from stellarch.server.messages import NewPlayer
from stellarch.server.refusals import ColourTaken, Why
from stellarch.server.secrets import hashed
from stellarch.server.storage import SeatRow
from stellarch.server.tables.player_names import tidied


def seated(game: Game[Any, Any], players: Sequence[NewPlayer], keys: Mapping[int, str]) -> list[SeatRow]:
    """A row for each seat; raises BadOptions. Who has no name goes by their colour."""
    colours = colours_of(game, players)
    return [
        SeatRow(
            seat,
            tidied(player.name) if player.name else _name(game, seat, colour).en,
            _known_bot(game, player.bot),
            hashed(keys[seat]) if seat in keys else None,
            colour,
        )
        for seat, (player, colour) in enumerate(zip(players, colours, strict=True))
    ]


def colours_of(game: Game[Any, Any], players: Sequence[NewPlayer]) -> list[int | None]:
    """The colour of each seat: the one chosen, else the first that is left; raises BadOptions."""
    chosen = [player.colour for player in players if player.colour is not None]
    for colour in chosen:
        if colour >= len(game.players.colours):
            raise BadOptions(Why.NO_SUCH_COLOUR, about=("players",))
        if chosen.count(colour) > 1:
            raise BadOptions(ColourTaken(game.players.colours[colour]), about=("players",))
    left = iter([colour for colour in range(len(game.players.colours)) if colour not in chosen])
    return [next(left, None) if player.colour is None else player.colour for player in players]


def _name(game: Game[Any, Any], seat: int, colour: int | None) -> Text:
    return game.players.names[seat] if colour is None else game.players.colours[colour]


def _known_bot(game: Game[Any, Any], bot: str | None) -> str | None:
    if bot is not None:
        require_offered(bot, game)
    return bot

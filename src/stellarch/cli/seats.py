"""Who sits where: from what is typed on the command line, to a record, and back from one."""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from stellarch.bots import BOTS, BadBot, Bot, is_offered, known_bots, make_bot, make_entrant
from stellarch.cli import messages, printable
from stellarch.cli.arguments import players_of
from stellarch.cli.messages import Says
from stellarch.core import BadOptions, Game, Language, Player

PERSON = "person"

_LONGEST_NAME = 60
_BOT_NAME = re.compile(r"(?P<name>.+) \((?P<bot>[\w@./-]+)\)")
_KIND = re.compile("|".join([PERSON, *BOTS, r"level-\d+", r"[\w-]+@.*", r"[\w.]+:\w+"]))
"""What alone is not a name but who sits there, known or not."""


class Sitter(NamedTuple):
    """Who sits at a seat: a name, and the bot that plays it, if it is not a person."""

    name: str
    bot: Bot | None = None

    @property
    def player(self) -> Player:
        """As a record has it: a bot with its kind after its name."""
        return Player(self.name) if self.bot is None else Player(f"{self.name} ({self.bot.name})", "bot")

    @classmethod
    def of(cls, player: Player, game: Game[Any, Any] | None = None) -> "Sitter":
        """Back from a record; a bot this program, or this game, does not know is replaced by a greedy one."""
        name = printable(player.name)
        if player.kind == "person":
            return cls(name)
        named = _BOT_NAME.fullmatch(name)
        try:
            bot = make_bot(named["bot"] if named else "greedy", game)
        except BadOptions:
            bot = make_bot("greedy")
        return cls(named["name"] if named else name, bot)

    @classmethod
    def read(cls, given: str, colour: str, game: Game[Any, Any]) -> "Sitter":
        """From NAME=KIND, or from a name or a kind alone; raises BadOptions."""
        name, equals, kind = given.rpartition("=")
        if not equals:
            name, kind = (colour, given) if _KIND.fullmatch(given) or is_offered(given, game) else (given, PERSON)
        if not 0 < len(name.strip()) <= _LONGEST_NAME or not name.isprintable():
            raise BadOptions(messages.BadName(_LONGEST_NAME), about=("seat",))
        try:
            return cls(name.strip(), None if kind == PERSON else make_entrant(kind, game))
        except BadBot:
            raise
        except BadOptions:
            why = messages.PersonOrBot(given, PERSON, known_bots(game))
            raise BadOptions(why, about=("seat",)) from None


def seated(
    game: Game[Any, Any], players: int | None, seats: Sequence[str], people: int | None, bot: str, language: Language
) -> list[Sitter]:
    """Those named, then bots; without names, people at the first seats. Raises BadOptions."""
    if seats and people is not None:
        raise BadOptions(Says.SEATS_OR_PEOPLE, about=("seat", "people"))
    count = players_of(game, max(len(seats), people or 0, game.players.least) if players is None else players)
    if len(seats) > count:
        raise BadOptions(messages.SeatsAndPlayers(len(seats), count), about=("seat",))
    if people is not None and not 0 <= people <= count:
        raise BadOptions(messages.TooManyPeople(people, count), about=("people",))
    make_entrant(bot, game)
    given = list(seats) or [PERSON] * (1 if people is None else people)
    kinds = [*given, *[bot] * (count - len(given))]
    return [
        Sitter.read(kind, colour.to(language), game) for kind, colour in zip(kinds, game.players.names, strict=False)
    ]

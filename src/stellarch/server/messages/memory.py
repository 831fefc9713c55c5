"""What is remembered of games: what somebody has seen, tries, proofs, and statistics."""

from typing import Annotated, Literal

import msgspec

from stellarch.core import Text
from stellarch.server.messages.tables import Number

RecordText = Annotated[str, msgspec.Meta(min_length=1, max_length=1_000_000)]


class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player has seen the log up to this number."""

    number: Number


class Brought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that somebody brings: a record in text or JSON, or a position."""

    text: RecordText


class PositionText(msgspec.Struct, frozen=True):
    """What a spectator sees of a position, as one word to be kept, sent and opened again."""

    text: str


class Claim(msgspec.Struct, frozen=True):
    """Something a proof looks at, and whether it holds; null where there is nothing to check it by."""

    name: Literal["seed", "agreement", "chance", "rules"]
    holds: bool | None
    what: Text


class ProvedMove(msgspec.Struct, frozen=True):
    """A move played again, and what came of it; the deal is number 0."""

    number: int
    line: int
    """Of the table's log."""
    seat: int | None
    told: tuple[Text, ...]
    reveals: bool
    """Whether something came out by it, such as a die or a hidden tile."""
    differs: Text | None
    """What was told otherwise at the time; null where all is alike."""


class Proof(msgspec.Struct, frozen=True):
    """How far a game has been proved: the page asks again until it is over."""

    game: str
    names: tuple[str, ...]
    fingerprint: str
    """What was published of the seed before the first move."""
    began: str
    """When the table was made; empty for a record that was brought."""
    seed: str | None
    """Null while the game lasts: then nothing can be proved yet."""
    claims: tuple[Claim, ...]
    total: int
    """Moves, the deal counted as one."""
    done: int
    over: bool
    moves: tuple[ProvedMove, ...]
    """Those that were asked for."""
    id: str | None = None
    """Of a record that was brought: by which it is asked for again."""


class Tally(msgspec.Struct, frozen=True):
    """How games ended for some seats: those of a level, a place at the table, or a person."""

    key: str
    label: Text | None
    games: int
    won: int
    """Games with the first place, also where it was shared."""
    mean: float
    """Points on average."""


class Counted(msgspec.Struct, frozen=True):
    """How many games were played by so many players."""

    players: int
    games: int


class OptionFigures(msgspec.Struct, frozen=True):
    """Games with one value of an option; a switch has no label, but is on or off."""

    option: Text
    value: Text | None
    on: bool | None
    games: int
    best: float
    """Points of the winners on average."""


class GameFigures(msgspec.Struct, frozen=True):
    game: str
    name: Text
    games: int
    best: float
    """Points of the winners on average."""
    players: tuple[Counted, ...]
    seats: tuple[Tally, ...]
    bots: tuple[Tally, ...]
    options: tuple[OptionFigures, ...]


class Figures(msgspec.Struct, frozen=True):
    """Statistics of finished games. What others have done as persons is not told."""

    games: tuple[GameFigures, ...]
    yours: tuple[Tally, ...]
    """One's own, by game."""

"""What happens at the table. Log lines, animations and statistics are made from these alone."""

from collections.abc import Sequence
from typing import Union

from stellarch.core import Event, Hex, Seat, Text
from stellarch.core.text import listed
from stellarch.games.small_star_empires.actions import How, Piece
from stellarch.games.small_star_empires.data import Tile
from stellarch.games.small_star_empires.names import name
from stellarch.games.small_star_empires.words import PIECES, TILES


class GameStarted(Event, frozen=True):
    """The board is laid and the first player known (SSE-2)."""

    reveals = True

    board: str
    first: Seat
    round: int | None = None

    def told(self, names: Sequence[str]) -> Text:
        if self.round is None:
            return Text(f"{names[self.first]} begins.", f"{names[self.first]} commence.")
        return Text(
            f"Round {self.round}: {names[self.first]} begins.", f"Manche {self.round} : {names[self.first]} commence."
        )


class ShipMoved(Event, frozen=True):
    seat: Seat
    origin: Hex
    target: Hex
    how: How

    def told(self, names: Sequence[str]) -> Text:
        origin, target = name(self.origin), name(self.target)
        if self.how is How.JUMP:
            return Text(
                f"{names[self.seat]} jumps from {origin} to {target}.",
                f"{names[self.seat]} saute de {origin} à {target}.",
            )
        return Text(
            f"{names[self.seat]} flies from {origin} to {target}.", f"{names[self.seat]} va de {origin} à {target}."
        )


class TollPaid(Event, frozen=True):
    """A Colony handed over for passing a rival's system (SSE-8.6)."""

    seat: Seat
    to: Seat
    at: Hex

    def told(self, names: Sequence[str]) -> Text:
        who, to, at = names[self.seat], names[self.to], name(self.at)
        return Text(f"{who} pays {to} a Colony to pass {at}.", f"{who} paie une colonie à {to} pour survoler {at}.")


class TileTurnedUp(Event, frozen=True):
    reveals = True

    seat: Seat
    at: Hex
    tile: Tile

    def told(self, names: Sequence[str]) -> Text:
        return Text("{at} turns out to be {tile}.", "{at} se révèle : {tile}.").format(
            at=name(self.at), tile=TILES[self.tile]
        )


class SystemClaimed(Event, frozen=True):
    seat: Seat
    at: Hex
    piece: Piece

    def told(self, names: Sequence[str]) -> Text:
        told = Text("{who} places a {piece} at {at}.", "{who} place {piece} en {at}.")
        return told.format(who=names[self.seat], piece=PIECES[self.piece], at=name(self.at))


class ShipDamaged(Event, frozen=True):
    seat: Seat
    at: Hex

    def told(self, names: Sequence[str]) -> Text:
        at = name(self.at)
        return Text(
            f"{names[self.seat]}'s ship at {at} is damaged.",
            f"Le vaisseau de {names[self.seat]} en {at} est endommagé.",
        )


class ShipRepaired(Event, frozen=True):
    seat: Seat
    at: Hex

    def told(self, names: Sequence[str]) -> Text:
        at = name(self.at)
        return Text(
            f"{names[self.seat]}'s ship is repaired at {at}.", f"Le vaisseau de {names[self.seat]} est réparé en {at}."
        )


class Passed(Event, frozen=True):
    """A player is out: with no legal move (`forced`, SSE-5.1) or by choice (SSE-8.9)."""

    seat: Seat
    forced: bool

    def told(self, names: Sequence[str]) -> Text:
        who = names[self.seat]
        if self.forced:
            return Text(
                f"{who} has no move left and passes for good.", f"{who} n'a plus de coup et passe définitivement."
            )
        return Text(f"{who} passes for good.", f"{who} passe définitivement.")


class Resigned(Event, frozen=True):
    seat: Seat

    def told(self, names: Sequence[str]) -> Text:
        return Text(f"{names[self.seat]} resigns.", f"{names[self.seat]} abandonne.")


class RoundEnded(Event, frozen=True):
    """A round of a campaign is over; each winner puts a Colony in the win pile (SSE-8.2)."""

    round: int
    winners: tuple[Seat, ...]
    totals: tuple[int, ...]
    wins: tuple[int, ...]

    def told(self, names: Sequence[str]) -> Text:
        who = _listed(self.winners, names)
        return Text(f"Round {self.round} goes to {who.en}.", f"La manche {self.round} revient à {who.fr}.")


class GameEnded(Event, frozen=True):
    winners: tuple[Seat, ...]
    totals: tuple[int, ...]

    def told(self, names: Sequence[str]) -> Text:
        who = _listed(self.winners, names)
        if len(self.winners) > 1:
            return Text(f"{who.en} share the win.", f"{who.fr} partagent la victoire.")
        return Text(f"{who.en} wins.", f"{who.fr} gagne.")


AnyEvent = Union[  # noqa: UP007 - one alias that msgspec and mypy both read
    GameStarted,
    ShipMoved,
    TollPaid,
    TileTurnedUp,
    SystemClaimed,
    ShipDamaged,
    ShipRepaired,
    Passed,
    Resigned,
    RoundEnded,
    GameEnded,
]


def _listed(seats: Sequence[Seat], names: Sequence[str]) -> Text:
    return listed([Text(names[seat], names[seat]) for seat in seats])

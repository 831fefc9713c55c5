"""Events of SW-9.8: what comes aboard and what leaves, within a sector."""

from collections.abc import Mapping, Sequence

from stellarch.core import Event, Seat, Text
from stellarch.core.text import listed
from stellarch.games.space_wars.articles import several, the_piece
from stellarch.games.space_wars.words import at_place, cargo_name


def _pieces(pieces: Mapping[str, int]) -> Text:
    return listed([several(cargo_name(piece), count) for piece, count in pieces.items()])


class Loaded(Event, frozen=True):
    seat: Seat
    carrier: str
    pieces: Mapping[str, int]
    at: str

    def told(self, names: Sequence[str]) -> Text:
        who, craft, what, where = names[self.seat], the_piece(self.carrier), _pieces(self.pieces), at_place(self.at)
        return Text(
            f"{who}: {craft.en} loads {what.en} {where.en}.", f"{who} : {craft.fr} charge {what.fr} {where.fr}."
        )


class Unloaded(Event, frozen=True):
    seat: Seat
    carrier: str
    pieces: Mapping[str, int]
    at: str

    def told(self, names: Sequence[str]) -> Text:
        who, craft, what, where = names[self.seat], the_piece(self.carrier), _pieces(self.pieces), at_place(self.at)
        return Text(
            f"{who}: {craft.en} unloads {what.en} {where.en}.", f"{who} : {craft.fr} décharge {what.fr} {where.fr}."
        )


class Flew(Event, frozen=True):
    """Fighters and pods fly up from a surface, or land on it (SW-29.3)."""

    seat: Seat
    small: Mapping[str, int]
    at: str
    up: bool

    def told(self, names: Sequence[str]) -> Text:
        who, what, where = names[self.seat], _pieces(self.small), at_place(self.at)
        if self.up:
            return Text(
                f"{who} sends {what.en} up {where.en}.",
                f"{who} fait décoller {what.fr} {where.fr}.",
            )
        return Text(
            f"{who} brings {what.en} down {where.en}.",
            f"{who} fait atterrir {what.fr} {where.fr}.",
        )


class OfficerTransferred(Event, frozen=True):
    seat: Seat
    officer: str
    to: str
    """A craft, or a sector for its surface."""
    aboard: bool

    def told(self, names: Sequence[str]) -> Text:
        who, officer = names[self.seat], the_piece(self.officer)
        if self.aboard:
            craft = the_piece(self.to)
            return Text(f"{who}: {officer.en} boards {craft.en}.", f"{who} : {officer.fr} embarque sur {craft.fr}.")
        where = at_place(self.to)
        return Text(f"{who}: {officer.en} lands {where.en}.", f"{who} : {officer.fr} débarque {where.fr}.")


class WeaponsPassed(Event, frozen=True):
    seat: Seat
    source: str
    target: str
    count: int
    at: str

    def told(self, names: Sequence[str]) -> Text:
        who, where = names[self.seat], at_place(self.at)
        en = "special weapon" if self.count == 1 else "special weapons"
        fr = "arme spéciale change" if self.count == 1 else "armes spéciales changent"
        return Text(
            f"{who} moves {self.count} {en} to another place {where.en}.",
            f"{who} : {self.count} {fr} de place {where.fr}.",
        )

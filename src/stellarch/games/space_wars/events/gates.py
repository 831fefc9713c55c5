"""Events of SW-9.5 to SW-9.7: fighters through gates, fuel burnt, mines, what a nebula gives."""

from collections.abc import Mapping, Sequence

from stellarch.core import Event, Seat, Text
from stellarch.core.text import listed
from stellarch.games.space_wars.words import at_place, cargo_name, name, piece_name, place


class SmallPassed(Event, frozen=True):
    """Fighters and pods passed a gate."""

    seat: Seat
    small: Mapping[str, int]
    origin: str
    to: str

    def told(self, names: Sequence[str]) -> Text:
        who, origin, to = names[self.seat], place(self.origin), place(self.to)
        kinds = {kind: cargo_name(kind) for kind in self.small}
        what = listed([Text(f"{n} {kinds[kind].en}", f"{n} {kinds[kind].fr}") for kind, n in self.small.items()])
        return Text(
            f"{who}: {what.en}, from {origin.en} to {to.en}, through a gate.",
            f"{who} : {what.fr}, {origin.fr} → {to.fr}, par une porte.",
        )


class FuelBurnt(Event, frozen=True):
    seat: Seat
    at: str

    def told(self, names: Sequence[str]) -> Text:
        who, where = names[self.seat], at_place(self.at)
        return Text(f"{who} burns 1 fuel {where.en}.", f"{who} brûle 1 carburant {where.fr}.")


class MineLaid(Event, frozen=True):
    seat: Seat
    craft: str
    at: str

    def told(self, names: Sequence[str]) -> Text:
        who, where = names[self.seat], at_place(self.at)
        return Text(f"{who} lays a mine field {where.en}.", f"{who} pose un champ de mines {where.fr}.")


class MineSwept(Event, frozen=True):
    seat: Seat
    craft: str
    at: str

    def told(self, names: Sequence[str]) -> Text:
        who, where = names[self.seat], at_place(self.at)
        return Text(f"{who} removes a mine field {where.en}.", f"{who} retire un champ de mines {where.fr}.")


class Collected(Event, frozen=True):
    """A freighter found something in a nebula (SW-9.7.5)."""

    reveals = True

    seat: Seat
    craft: str
    die: int
    resource: str
    at: str

    def told(self, names: Sequence[str]) -> Text:
        who, craft = names[self.seat], piece_name(self.craft)
        what, where = name("resource", self.resource), at_place(self.at)
        return Text(
            f"{who}: {craft.en} collects 1 {what.en} {where.en}.", f"{who} : {craft.fr} récolte 1 {what.fr} {where.fr}."
        )

"""Events of SW-9.1.4 and SW-14.2: how a sub-phase closes, and where a capital is."""

from collections.abc import Sequence

from stellarch.core import Event, Seat, Text
from stellarch.games.space_wars import french
from stellarch.games.space_wars.words import piece_name, place


class CapitalMoved(Event, frozen=True):
    seat: Seat
    to: str

    def told(self, names: Sequence[str]) -> Text:
        who, where = names[self.seat], place(self.to)
        return Text(f"{who} moves the capital to {where.en}.", f"{who} transfère sa capitale à {where.fr}.")


class CapitalStays(Event, frozen=True):
    """It was to be moved, but when the sub-phase closed it could not be."""

    seat: Seat
    to: str
    why: Text

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None

    def told(self, names: Sequence[str]) -> Text:
        where = place(self.to)
        return Text(
            f"Your capital does not move to {where.en}. {self.why.en}",
            f"Votre capitale n'est pas transférée à {where.fr}. {self.why.fr}",
        )


class DamageControlled(Event, frozen=True):
    """A special weapon was spent on one point of damage (SW-17.3.6)."""

    seat: Seat
    craft: str
    left: int

    def told(self, names: Sequence[str]) -> Text:
        who, craft = names[self.seat], piece_name(self.craft)
        return Text(
            f"{who}: damage control on {craft.en}, at the price of a special weapon.",
            f"{who} : contrôle des avaries sur {french.the(craft.fr)}, au prix d'une arme spéciale.",
        )

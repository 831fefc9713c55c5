"""Events about what is lost."""

from collections.abc import Sequence

from stellarch.core import Event, Seat, Text
from stellarch.games.space_wars.articles import the_piece
from stellarch.games.space_wars.words import cargo_name


class Jettisoned(Event, frozen=True):
    """Cargo that no longer fits is given up (SW-9.8.8)."""

    seat: Seat
    craft: str
    piece: str

    def told(self, names: Sequence[str]) -> Text:
        who, craft, what = names[self.seat], the_piece(self.craft), cargo_name(self.piece)
        return Text(
            f"{who}: {craft.en} throws 1 {what.en} overboard.",
            f"{who} : {craft.fr} jette 1 {what.fr} par-dessus bord.",
        )

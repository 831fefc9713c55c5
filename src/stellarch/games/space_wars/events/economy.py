"""Events of SW-8."""

from collections.abc import Sequence

from stellarch.core import Event, Seat, Text
from stellarch.games.space_wars.words import at_place, name


def _credits(count: int) -> Text:
    return Text(f"{count} credit{'' if count == 1 else 's'}", f"{count} crédit{'s' if count > 1 else ''}")


class IncomePaid(Event, frozen=True):
    """The credits of a player from his cities and from agreements (SW-8.1)."""

    seat: Seat
    cities: int
    trade: int

    def told(self, names: Sequence[str]) -> Text:
        who, total = names[self.seat], self.cities + self.trade
        if not self.trade:
            return Text(f"{who} earns {_credits(total).en}.", f"{who} gagne {_credits(total).fr}.")
        return Text(
            f"{who} earns {_credits(total).en}, {self.trade} of them by trade.",
            f"{who} gagne {_credits(total).fr}, dont {self.trade} par le commerce.",
        )


class Extracted(Event, frozen=True):
    seat: Seat
    at: str
    resource: str
    tokens: int
    cost: int
    slaves: int = 0

    def told(self, names: Sequence[str]) -> Text:
        who, what, where = names[self.seat], name("resource", self.resource), at_place(self.at)
        return Text(
            f"{who} extracts {what.en} {where.en}: {self.tokens} for {_credits(self.cost).en}.",
            f"{who} extrait {where.fr} ({what.fr}) : {self.tokens} pour {_credits(self.cost).fr}.",
        )


class Refined(Event, frozen=True):
    seat: Seat
    at: str
    cost: int

    def told(self, names: Sequence[str]) -> Text:
        who, where = names[self.seat], at_place(self.at)
        return Text(
            f"{who} refines a crystal D into fuel {where.en} for {_credits(self.cost).en}.",
            f"{who} raffine un cristal D en carburant {where.fr} pour {_credits(self.cost).fr}.",
        )


class Recycled(Event, frozen=True):
    seat: Seat
    at: str
    resource: str

    def told(self, names: Sequence[str]) -> Text:
        who, what, where = names[self.seat], name("resource", self.resource), at_place(self.at)
        return Text(f"{who} recycles 1 {what.en} {where.en}.", f"{who} recycle 1 {what.fr} {where.fr}.")

"""Events of SW-15."""

from collections.abc import Sequence

from stellarch.core import Event, Seat, Text
from stellarch.games.space_wars.words import name


class PointsCounted(Event, frozen=True):
    """The research points of a player in this phase (SW-4.3.6)."""

    seat: Seat
    points: int

    def told(self, names: Sequence[str]) -> Text:
        who = names[self.seat]
        points = "point" if self.points == 1 else "points"
        fr = "point" if self.points < 2 else "points"
        return Text(f"{who} has {self.points} research {points}.", f"{who} dispose de {self.points} {fr} de recherche.")


class SquareBought(Event, frozen=True):
    seat: Seat
    technology: str
    cost: int
    square: int
    """Which square of the technology it is, from 1."""

    def told(self, names: Sequence[str]) -> Text:
        who, what = names[self.seat], name("technology", self.technology)
        return Text(
            f"{who} works on {what.en} ({self.cost}).",
            f"{who} travaille à une technologie : {what.fr} ({self.cost}).",
        )


class TechnologyLearned(Event, frozen=True):
    seat: Seat
    technology: str
    value: int
    """The development value that the player has now (SW-15.2.7)."""

    def told(self, names: Sequence[str]) -> Text:
        who, what = names[self.seat], name("technology", self.technology)
        return Text(
            f"{who} masters {what.en}: development value {self.value}.",
            f"{who} acquiert une technologie : {what.fr}. Valeur de développement : {self.value}.",
        )

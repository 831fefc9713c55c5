"""Events of SW-2 and SW-3."""

from collections.abc import Sequence

from stellarch.core import Event, Seat, Text
from stellarch.core.text import listed
from stellarch.games.space_wars.words import name


class GalaxyDealt(Event, frozen=True):
    """The tiles are laid out; `deals` counts the times (SW-2.3)."""

    reveals = True

    homes: tuple[str, ...]
    """Where each seat's home lies, by ring and place."""
    deals: int
    repaired: bool = False

    def told(self, names: Sequence[str]) -> Text:
        if self.deals > 1 and not self.repaired:
            return Text("The galaxy is dealt anew.", "La galaxie est redistribuée.")
        if self.repaired:
            return Text(
                "The galaxy is dealt, and mended so that no home is short of worlds.",
                "La galaxie est distribuée, puis arrangée pour qu'aucune planète mère ne soit mal entourée.",
            )
        return Text("The galaxy is dealt.", "La galaxie est distribuée.")


class NewDealAsked(Event, frozen=True):
    seat: Seat

    def told(self, names: Sequence[str]) -> Text:
        who = names[self.seat]
        return Text(f"{who} asks for a new deal.", f"{who} demande une nouvelle donne.")


class DealAccepted(Event, frozen=True):
    seat: Seat

    def told(self, names: Sequence[str]) -> Text:
        who = names[self.seat]
        return Text(f"{who} accepts the deal.", f"{who} accepte la donne.")


class TechnologiesRevealed(Event, frozen=True):
    """What a player starts with, shown when all have chosen (SW-3.1.5)."""

    reveals = True

    seat: Seat
    technologies: tuple[str, ...]

    def told(self, names: Sequence[str]) -> Text:
        who, what = names[self.seat], listed([name("technology", known) for known in self.technologies])
        return Text(f"{who} begins with {what.en}.", f"{who} commence avec : {what.fr}.")

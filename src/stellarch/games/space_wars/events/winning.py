"""Events of SW-19."""

from collections.abc import Sequence

from stellarch.core import Event, Seat, Text
from stellarch.core.text import listed


class PlayerEliminated(Event, frozen=True):
    seat: Seat

    def told(self, names: Sequence[str]) -> Text:
        who = names[self.seat]
        return Text(
            f"{who} has lost the last world, and is out.", f"{who} a perdu son dernier monde et quitte la partie."
        )


class GoalChanged(Event, frozen=True):
    """All living players have agreed on another winning value (SW-29.12)."""

    value: int
    before: int
    is_share: bool = False

    def told(self, names: Sequence[str]) -> Text:
        if self.is_share:
            return Text(
                f"All agree: the game is won with more than {self.value} % of all cities, not {self.before} %.",
                f"Tous sont d'accord : la partie se gagne avec plus de {self.value} % des villes,"
                f" et non de {self.before} %.",
            )
        return Text(
            f"All agree: the game is won with a development value of {self.value}, not {self.before}.",
            f"Tous sont d'accord : la partie se gagne avec une valeur de {self.value}, et non de {self.before}.",
        )


class GameWon(Event, frozen=True):
    winners: tuple[Seat, ...]
    way: str

    def told(self, names: Sequence[str]) -> Text:
        who = listed([Text(names[seat], names[seat]) for seat in self.winners])
        if len(self.winners) == 1:
            return Text(f"{who.en} wins the game.", f"{who.fr} gagne la partie.")
        return Text(f"{who.en} share the victory.", f"{who.fr} se partagent la victoire.")

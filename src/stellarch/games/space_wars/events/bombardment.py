"""Events of SW-12: bombardment."""

from collections.abc import Sequence

from stellarch.core import Event, Seat, Text
from stellarch.games.space_wars.articles import some_units
from stellarch.games.space_wars.tables.combat import Bombing
from stellarch.games.space_wars.words import name, the_place


class Bombarded(Event, frozen=True):
    """What the bombs of a player have done to a system (SW-12.1.7)."""

    reveals = True

    seat: Seat
    player: Seat | None
    """Who managed the system, if it was somebody else."""
    system: str
    bombing: Bombing
    craft: tuple[str, ...]
    value: int
    need: int
    modifier: int
    dice: tuple[int, ...]
    """One for each thing that could be struck."""
    lost: tuple[str, ...]
    counters: int
    """Contamination that was added (SW-12.1.9)."""
    special: tuple[str, ...] = ()
    """Units on whose dice a special weapon each was spent (SW-29.7)."""

    def told(self, names: Sequence[str]) -> Text:
        who, where, how = names[self.seat], the_place(self.system), name("bombing", self.bombing)
        lost, counters, special = self._lost(), self._counters(), self._special()
        return Text(
            f"{who} bombards {where.en} ({how.en}, value {self.value}{special.en}){lost.en}{counters.en}.",
            f"{who} bombarde {where.fr} ({how.fr}, valeur {self.value}{special.fr}){lost.fr}{counters.fr}.",
        )

    def _special(self) -> Text:
        spent = len(self.special)
        if not spent:
            return Text("", "")
        return Text(f", special weapons spent: {spent}", f", armes spéciales employées : {spent}")

    def _lost(self) -> Text:
        if not self.lost:
            return Text(", hitting nothing", ", sans rien toucher")
        what = some_units(self.lost)
        return Text(f", destroying {what.en}", f", et détruit {what.fr}")

    def _counters(self) -> Text:
        if not self.counters:
            return Text("", "")
        return Text(f"; contamination +{self.counters}", f" ; contamination +{self.counters}")

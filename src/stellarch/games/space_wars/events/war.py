"""Events of SW-7.3 and SW-7.4."""

from collections.abc import Mapping, Sequence
from typing import Literal

from stellarch.core import Event, Seat, Text
from stellarch.core.text import listed
from stellarch.games.space_wars.things import transfers
from stellarch.games.space_wars.words import the_place

PeaceWay = Literal["agreed", "forced", "imposed"]


def people(seats: Sequence[Seat], names: Sequence[str]) -> Text:
    return listed([Text(names[seat], names[seat]) for seat in seats])


class WarDeclared(Event, frozen=True):
    """On a player, and on that player's ally (SW-7.3.2)."""

    seat: Seat
    targets: tuple[Seat, ...]
    cost: int = 0
    """The tax on it (SW-6.3.16)."""
    reveals = True


class PeaceMade(Event, frozen=True):
    """Between two sides, by whatever way: with the sectors that have another flag, or what changes hands."""

    mine: tuple[Seat, ...]
    """Of the side that offered it, or forced it."""
    theirs: tuple[Seat, ...]
    way: PeaceWay
    turns: int = 0
    """For how many turns it binds."""
    flags: Mapping[str, Seat] = {}
    """Sectors and who has them now, after a peace that was not agreed on."""
    gives: Mapping[str, int] = {}
    asks: Mapping[str, int] = {}
    reveals = True

    def told(self, names: Sequence[str]) -> Text:
        one, other = people(self.mine, names), people(self.theirs, names)
        how = {
            "agreed": Text(
                f"{one.en} {'make' if self.mine[1:] else 'makes'} peace with {other.en}",
                f"{one.fr} {'font' if self.mine[1:] else 'fait'} la paix avec {other.fr}",
            ),
            "forced": Text(f"{one.en} forces peace on {other.en}", f"Paix forcée : {one.fr} l'impose à {other.fr}"),
            "imposed": Text(
                f"The council imposes peace on {one.en} and {other.en}",
                f"Le Conseil impose la paix à {one.fr} et à {other.fr}",
            ),
        }[self.way]
        parts = [how, *self._terms(names)]
        return Text(f"{'; '.join(part.en for part in parts)}.", f"{' ; '.join(part.fr for part in parts)}.")

    def _terms(self, names: Sequence[str]) -> list[Text]:
        said = list(transfers(self.mine[0], self.theirs[0], self.gives, self.asks, names))
        for seat in dict.fromkeys(self.flags.values()):
            where = listed([the_place(at) for at, to in self.flags.items() if to == seat])
            said.append(Text(f"{names[seat]} keeps {where.en}", f"{names[seat]} garde {where.fr}"))
        return [*said, binding(self.turns)] if self.turns else said


def binding(turns: int) -> Text:
    """For how long a peace forbids another war."""
    if turns == 1:
        return Text("it binds for 1 turn", "elle vaut pour 1 tour")
    return Text(f"it binds for {turns} turns", f"elle vaut pour {turns} tours")

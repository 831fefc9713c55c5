"""Events of SW-9: movement, and what awaits craft where they come to."""

from collections.abc import Sequence
from typing import Literal

from stellarch.core import Event, Seat, Text
from stellarch.core.french import of
from stellarch.core.text import listed
from stellarch.games.space_wars import french
from stellarch.games.space_wars.articles import the_piece
from stellarch.games.space_wars.words import at_place, name, piece_name, place

How = Literal["step", "gate", "jump", "warp"]


class SubPhaseBegun(Event, frozen=True):
    """A player, or two allies together (SW-9.1.3)."""

    players: tuple[Seat, ...]

    def told(self, names: Sequence[str]) -> Text:
        who = listed([Text(names[seat], names[seat]) for seat in self.players])
        if len(self.players) == 1:
            return Text(f"{who.en} moves.", f"{who.fr} joue ses mouvements.")
        return Text(f"{who.en} move together.", f"{who.fr} jouent leurs mouvements ensemble.")


class StepEnded(Event, frozen=True):
    seat: Seat
    step: str

    def told(self, names: Sequence[str]) -> Text:
        who, step = names[self.seat], name("subphase_step", self.step)
        return Text(f"{who} is done ({step.en}).", f"{who} a terminé ({step.fr}).")


class CraftMoved(Event, frozen=True):
    """Craft went from one sector to another, with all that is aboard."""

    seat: Seat
    craft: tuple[str, ...]
    origin: str
    to: str
    how: How = "step"

    def told(self, names: Sequence[str]) -> Text:
        who, craft = names[self.seat], listed([piece_name(piece) for piece in self.craft])
        origin, to = place(self.origin), place(self.to)
        by = _BY[self.how]
        return Text(
            f"{who}: {craft.en}, from {origin.en} to {to.en}{by.en}.",
            f"{who} : {craft.fr}, {french.of_place(self.origin)} {french.to_place(self.to)}{by.fr}.",
        )


_BY: dict[How, Text] = {
    "step": Text("", ""),
    "gate": Text(", through a gate", ", par une porte"),
    "jump": Text(", in a space jump", ", d'un saut spatial"),
    "warp": Text(", by the space warp", ", par la distorsion"),
}


class SectorFlagged(Event, frozen=True):
    seat: Seat
    at: str

    def told(self, names: Sequence[str]) -> Text:
        who, where = names[self.seat], at_place(self.at)
        return Text(f"{who} plants a flag {where.en}.", f"{who} plante son drapeau {where.fr}.")


class CraftThrown(Event, frozen=True):
    """A space warp threw a craft (SW-5.3.19)."""

    reveals = True

    seat: Seat
    craft: str
    dice: tuple[int, int]
    """For the direction and for the distance."""
    origin: str
    to: str

    def told(self, names: Sequence[str]) -> Text:
        who, craft, to = names[self.seat], piece_name(self.craft), place(self.to)
        return Text(
            f"The space warp throws {craft.en} of {who} to {to.en}.",
            f"La distorsion spatiale projette {french.the(craft.fr)} {of(who)} {french.to_place(self.to)}.",
        )


class CraftSwallowed(Event, frozen=True):
    """Craft came where nothing lasts: core, supernova, black hole, Berilan gap."""

    seat: Seat
    craft: tuple[str, ...]
    small: int
    """Fighters and pods that were lost too."""
    at: str
    by: str
    """The kind of event or tile."""

    def told(self, names: Sequence[str]) -> Text:
        who, where = names[self.seat], at_place(self.at)
        by = name("event" if self.by in _EVENTS else "tile", self.by)
        lost = [the_piece(piece) for piece in self.craft]
        if self.small:
            lost.append(Text(f"fighters and pods ({self.small})", f"chasseurs et nacelles ({self.small})"))
        what = listed(lost)
        return Text(
            f"{who} loses {what.en} {where.en} ({by.en}).",
            f"{who} perd {what.fr} {where.fr} ({by.fr}).",
        )


_EVENTS = ("black_hole", "berilan_gap")

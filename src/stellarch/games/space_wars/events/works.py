"""Events of SW-16, and of natives and slaves (SW-14.1)."""

from collections.abc import Sequence
from typing import Literal

from stellarch.core import Event, Seat, Text
from stellarch.core.french import of
from stellarch.games.space_wars import french
from stellarch.games.space_wars.articles import a, the_piece
from stellarch.games.space_wars.words import at_place, name, piece_name, place


class StructureBuilt(Event, frozen=True):
    seat: Seat
    system: str
    structure: str
    level: int
    """The level it has now; 1 for a structure without levels."""
    credits: int

    def told(self, names: Sequence[str]) -> Text:
        who, what, where = names[self.seat], name("structure", self.structure), place(self.system)
        if self.level > 1:
            return Text(
                f"{who} raises the {what.en} of {where.en} to level {self.level}.",
                f"{who} porte au niveau {self.level} {french.the(what.fr)} {of(where.fr)}.",
            )
        built = a(what)
        return Text(f"{who} builds {built.en} at {where.en}.", f"{who} construit {built.fr} à {where.fr}.")


class CraftBuilt(Event, frozen=True):
    seat: Seat
    system: str
    craft: str
    """Its kind."""

    def told(self, names: Sequence[str]) -> Text:
        who, what, where = names[self.seat], a(name("craft", self.craft)), place(self.system)
        return Text(f"{who} launches {what.en} at {where.en}.", f"{who} met en service {what.fr} à {where.fr}.")


class CraftLaidDown(Event, frozen=True):
    seat: Seat
    system: str
    craft: str
    points: int
    need: int

    def told(self, names: Sequence[str]) -> Text:
        who, what, where = names[self.seat], a(name("craft", self.craft)), place(self.system)
        points = f"{self.points} point{'' if self.points < 2 else 's'}"
        return Text(
            f"{who} lays down {what.en} at {where.en} ({self.points} of {self.need} points).",
            f"{who} met en chantier {what.fr} à {where.fr} ({points} sur {self.need}).",
        )


class CraftAbandoned(Event, frozen=True):
    """A craft that was laid down is lost with its system or its shipyard (SW-16.2.5)."""

    seat: Seat
    system: str
    craft: str

    def told(self, names: Sequence[str]) -> Text:
        who, what, where = names[self.seat], name("craft", self.craft), place(self.system)
        return Text(
            f"The {what.en} that {who} had laid down at {where.en} is lost.",
            f"{who} perd {french.the(what.fr)} en chantier à {where.fr}.",
        )


class LegionRaised(Event, frozen=True):
    seat: Seat
    system: str
    legion: str

    def told(self, names: Sequence[str]) -> Text:
        who, what, where = names[self.seat], name("legion", self.legion), place(self.system)
        return Text(f"{who} raises a {what.en} at {where.en}.", f"{who} lève une {what.fr} à {where.fr}.")


class OfficerTrained(Event, frozen=True):
    seat: Seat
    system: str
    officer: str

    def told(self, names: Sequence[str]) -> Text:
        who, what, where = names[self.seat], the_piece(self.officer), place(self.system)
        return Text(
            f"The academy of {where.en} trains {what.en} for {who}.",
            f"L'académie {of(where.fr)} forme {what.fr} pour {who}.",
        )


class LegionDrilled(Event, frozen=True):
    """A legion became a better one, or did not (SW-16.3.1)."""

    reveals = True

    seat: Seat
    system: str
    legion: str
    die: int
    better: str | None

    def told(self, names: Sequence[str]) -> Text:
        who, where, was = names[self.seat], place(self.system), name("legion", self.legion)
        if self.better is None:
            return Text(
                f"{who} drills a {was.en} at {where.en} in vain ({self.die}).",
                f"{who} entraîne en vain une {was.fr} à {where.fr} ({self.die}).",
            )
        now = a(name("legion", self.better))
        return Text(
            f"{who} drills a {was.en} at {where.en}; it is now {now.en} ({self.die}).",
            f"{who} entraîne une {was.fr} à {where.fr} : c'est désormais {now.fr} ({self.die}).",
        )


class SlaveCloned(Event, frozen=True):
    seat: Seat
    system: str

    def told(self, names: Sequence[str]) -> Text:
        who, where = names[self.seat], place(self.system)
        return Text(f"{who} clones a slave at {where.en}.", f"{who} clone un esclave à {where.fr}.")


class WeaponForged(Event, frozen=True):
    seat: Seat
    system: str

    def told(self, names: Sequence[str]) -> Text:
        who, where = names[self.seat], place(self.system)
        return Text(f"{who} makes a special weapon at {where.en}.", f"{who} fabrique une arme spéciale à {where.fr}.")


class NativeConverted(Event, frozen=True):
    """What a die made of a native (SW-14.1.6)."""

    reveals = True

    seat: Seat
    system: str
    die: int
    result: Literal["lost", "nothing", "city"]

    def told(self, names: Sequence[str]) -> Text:
        who, where = names[self.seat], place(self.system)
        what = {
            "lost": Text("they leave", "ils s'en vont"),
            "nothing": Text("they want to think it over", "ils veulent y réfléchir"),
            "city": Text("they found a city", "ils fondent une ville"),
        }[self.result]
        return Text(
            f"{who} courts the natives of {where.en}: {what.en} ({self.die}).",
            f"{who} courtise les autochtones {of(where.fr)} : {what.fr} ({self.die}).",
        )


class NativeEnslaved(Event, frozen=True):
    seat: Seat
    system: str

    def told(self, names: Sequence[str]) -> Text:
        who, where = names[self.seat], place(self.system)
        return Text(
            f"{who} enslaves natives of {where.en}.", f"{who} réduit en esclavage des autochtones {of(where.fr)}."
        )


class SlaveAbused(Event, frozen=True):
    reveals = True

    seat: Seat
    system: str
    die: int
    credits: int

    def told(self, names: Sequence[str]) -> Text:
        who, where = names[self.seat], place(self.system)
        saved, fr = ("credit", "crédit") if self.credits == 1 else ("credits", "crédits")
        return Text(
            f"{who} works a slave to death at {where.en}, which saves {self.credits} {saved} ({self.die}).",
            f"{who} tue un esclave à la tâche à {where.fr}, et épargne {self.credits} {fr} ({self.die}).",
        )


class DieSeen(Event, frozen=True):
    """What a die brings that fell while all still decide: for its player alone, and it cannot be taken back."""

    reveals = True

    seat: Seat
    fell: NativeConverted | SlaveAbused | LegionDrilled
    """What all are told when the orders are opened."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None

    def told(self, names: Sequence[str]) -> Text:
        return self.fell.told(names)


class BaseUpgraded(Event, frozen=True):
    seat: Seat
    sector: str
    base: str

    def told(self, names: Sequence[str]) -> Text:
        who, where, what = names[self.seat], at_place(self.sector), piece_name(self.base)
        return Text(
            f"{who} turns an outpost into {what.en} {where.en}.",
            f"{who} transforme un avant-poste {where.fr} : {what.fr}.",
        )


class GateBuilt(Event, frozen=True):
    seat: Seat
    sector: str

    def told(self, names: Sequence[str]) -> Text:
        who, where = names[self.seat], at_place(self.sector)
        return Text(
            f"{who} puts up an artificial gate {where.en}.", f"{who} installe une porte artificielle {where.fr}."
        )


class Repaired(Event, frozen=True):
    seat: Seat
    craft: str
    damage: int
    """What is left of it."""

    def told(self, names: Sequence[str]) -> Text:
        who, what = names[self.seat], piece_name(self.craft)
        return Text(f"{who} repairs {what.en}.", f"{who} répare : {what.fr}.")


class RepairSkipped(Event, frozen=True):
    """The owner of a facility had used it up (SW-4.3.7)."""

    seat: Seat
    craft: str

    def told(self, names: Sequence[str]) -> Text:
        who, what = names[self.seat], piece_name(self.craft)
        return Text(
            f"There is nobody left to repair {what.en} of {who} this turn.",
            f"Plus personne pour réparer ce tour-ci, chez {who} : {what.fr}.",
        )

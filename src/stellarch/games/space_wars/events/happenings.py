"""Events of SW-5: what the rulebook calls events appear, move, act and go; missions appear."""

from collections.abc import Mapping, Sequence
from typing import Literal

from stellarch.core import Event, Text
from stellarch.games.space_wars import french
from stellarch.games.space_wars.tables.happenings import MISSIONS
from stellarch.games.space_wars.words import at_place, capitalised, name, place, the_place


class CoreRolled(Event, frozen=True):
    """The die of the event phase (SW-5.1.1); of a continuum break where that is the place (SW-5.3.1)."""

    reveals = True

    at: str
    die: int
    outcome: str

    def told(self, names: Sequence[str]) -> Text:
        where = at_place(self.at)
        if self.outcome == "none":
            return Text(f"Nothing new appears {where.en} ({self.die}).", f"Rien de nouveau {where.fr} ({self.die}).")
        if self.outcome == "event":
            return Text(
                f"Something stirs {where.en} ({self.die}).", f"Quelque chose s'éveille {where.fr} ({self.die})."
            )
        return Text(f"A call for help is heard ({self.die}).", f"Un appel à l'aide retentit ({self.die}).")


class HappeningAppeared(Event, frozen=True):
    reveals = True

    number: int
    kind: str
    at: str
    dice: tuple[int, int]

    def told(self, names: Sequence[str]) -> Text:
        what, where = name("event", self.kind), at_place(self.at)
        return Text(f"New {where.en}: {what.en}.", f"Nouveau {where.fr} : {what.fr}.")


class NoCounterLeft(Event, frozen=True):
    """All counters of a type are in play, so nothing appears (SW-5.1.3)."""

    reveals = True

    kind: str
    dice: tuple[int, int]

    def told(self, names: Sequence[str]) -> Text:
        what = name("event", self.kind)
        return Text(
            f"{capitalised(what).en}: all of them are in play, nothing appears.",
            f"{capitalised(what).fr} : tous sont déjà en jeu, rien n'apparaît.",
        )


class MissionAppeared(Event, frozen=True):
    reveals = True

    mission: str
    at: str
    dice: tuple[int, ...] = ()

    def told(self, names: Sequence[str]) -> Text:
        what, where, level = name("mission", self.mission), at_place(self.at), MISSIONS[self.mission].level
        return Text(
            f"Mission of level {level} {where.en}: {what.en}.", f"Mission de niveau {level} {where.fr} : {what.fr}."
        )


class MissionGone(Event, frozen=True):
    """Swallowed by the core, a supernova or a black hole; it goes back to the supply (SW-5.1.6)."""

    mission: str
    at: str

    def told(self, names: Sequence[str]) -> Text:
        what = name("mission", self.mission)
        return Text(f"The mission is lost: {what.en}.", f"La mission est perdue : {what.fr}.")


class HappeningRolled(Event, frozen=True):
    """The dice for direction and speed (SW-5.2.2)."""

    reveals = True

    number: int
    kind: str
    dice: tuple[int, int]

    def told(self, names: Sequence[str]) -> Text:
        what, (direction, speed) = name("event", self.kind), self.dice
        return Text(
            f"{capitalised(what).en}: direction {direction}, speed {speed}.",
            f"{capitalised(what).fr} : direction {direction}, vitesse {speed}.",
        )


class HappeningMoved(Event, frozen=True):
    """One sector further (SW-5.2.2)."""

    number: int
    kind: str
    origin: str
    target: str

    def told(self, names: Sequence[str]) -> Text:
        what, origin, target = capitalised(name("event", self.kind)), place(self.origin), place(self.target)
        return Text(
            f"{what.en}: from {origin.en} to {target.en}.",
            f"{what.fr} : {french.of_place(self.origin)} {french.to_place(self.target)}.",
        )


Cause = Literal["left", "core", "supernova", "black_hole", "spent"]


class HappeningGone(Event, frozen=True):
    number: int
    kind: str
    at: str
    cause: Cause

    def told(self, names: Sequence[str]) -> Text:
        what, why = capitalised(name("event", self.kind)), _CAUSES[self.cause]
        return Text(f"{what.en}: {why.en}.", f"{what.fr} : {why.fr}.")


_CAUSES: Mapping[Cause, Text] = {
    "left": Text("gone beyond the last ring", "sortie de la galaxie par le dernier anneau"),
    "core": Text("lost in the galaxy core", "fin dans le noyau galactique"),
    "supernova": Text("lost in a supernova", "fin dans une supernova"),
    "black_hole": Text("swallowed by a black hole", "fin dans un trou noir"),
    "spent": Text("its force is spent", "sa force est épuisée"),
}


class SectorEmptied(Event, frozen=True):
    """Everything in a sector is gone but the flag (SW-5.3.2, SW-5.3.3, SW-5.3.12)."""

    kind: str
    at: str

    def told(self, names: Sequence[str]) -> Text:
        what, where = name("event", self.kind), at_place(self.at)
        return Text(
            f"{capitalised(what).en}: nothing is left {where.en}.", f"{capitalised(what).fr} : plus rien {where.fr}."
        )


class SurfaceRazed(Event, frozen=True):
    """A meteor has struck (SW-5.3.6)."""

    at: str

    def told(self, names: Sequence[str]) -> Text:
        where = place(self.at)
        return Text(
            f"A meteor strikes {where.en}: the surface is laid waste.",
            f"Un météore frappe {where.fr} : la surface est dévastée.",
        )


class GapOpened(Event, frozen=True):
    """Craft, orbital cities and mine fields that a Berilan gap has swallowed (SW-5.3.8)."""

    at: str
    craft: tuple[str, ...] = ()
    small: int = 0
    orbital_cities: int = 0
    mines: int = 0

    def told(self, names: Sequence[str]) -> Text:
        where, lost = place(self.at), len(self.craft) + self.small + self.orbital_cities + self.mines
        over = Text(f"A Berilan gap opens over {where.en}", f"Une faille de Berilan s'ouvre {at_place(self.at).fr}")
        if not lost:
            return Text(f"{over.en}: nothing is lost.", f"{over.fr} : aucune perte.")
        return Text(f"{over.en}: {lost} lost.", f"{over.fr} : {lost} perte{'s' if lost > 1 else ''}.")


class Contaminated(Event, frozen=True):
    reveals = True

    at: str
    die: int
    counters: int
    """How many lie there now."""

    def told(self, names: Sequence[str]) -> Text:
        where = place(self.at)
        return Text(
            f"{where.en} is contaminated ({self.die}); counters there now: {self.counters}.",
            f"{where.fr} est contaminé ({self.die}) ; pions à présent : {self.counters}.",
        )


class ResourcesLost(Event, frozen=True):
    """Resources that vanished in a sector, aboard craft too (SW-5.3.11, SW-5.3.13)."""

    kind: str
    at: str
    lost: Mapping[str, int]

    def told(self, names: Sequence[str]) -> Text:
        what, where, count = name("event", self.kind), at_place(self.at), sum(self.lost.values())
        return Text(
            f"{capitalised(what).en}: resources lost {where.en}: {count}.",
            f"{capitalised(what).fr} : ressources perdues {where.fr} : {count}.",
        )


class CrystalLeft(Event, frozen=True):
    """A phasic fluid has met a nebula (SW-5.3.12)."""

    reveals = True

    at: str
    die: int

    def told(self, names: Sequence[str]) -> Text:
        where = at_place(self.at)
        return Text(f"Crystal D forms {where.en}: {self.die}.", f"Du cristal D se forme {where.fr} : {self.die}.")


class AliensLanded(Event, frozen=True):
    reveals = True

    at: str
    die: int
    landed: int

    def told(self, names: Sequence[str]) -> Text:
        where = place(self.at)
        return Text(
            f"Alien creatures land on {where.en}: {self.landed}.",
            f"Des aliens débarquent sur {where.fr} : {self.landed}.",
        )


class PlasmaStruck(Event, frozen=True):
    """What a plasma blast has done to a sector (SW-5.3.15)."""

    reveals = True

    at: str
    damage: Mapping[str, int]
    """Damage by craft."""
    destroyed: tuple[str, ...]
    small: int
    """Fighters and pods that were destroyed."""
    surface: int
    """Units and structure levels of the surface that were destroyed."""
    dice: tuple[int, ...] = ()
    """Two for each craft, then two for each fighter and pod, then one for each unit of the surface (SW-22.1.2)."""

    def told(self, names: Sequence[str]) -> Text:
        where, lost = the_place(self.at), len(self.destroyed) + self.small
        return Text(
            f"A plasma blast strikes {where.en}. Lost: {lost} in space, {self.surface} on the surface.",
            f"Une déflagration de plasma frappe {where.fr}. Pertes : {lost} dans l'espace, {self.surface} au sol.",
        )

"""Events of SW-18."""

from collections.abc import Sequence

from stellarch.core import Event, Text
from stellarch.core.french import of
from stellarch.games.space_wars.articles import some_units
from stellarch.games.space_wars.words import place


class UnitsLost(Event, frozen=True):
    """What contamination cost a system (SW-18.1.1)."""

    reveals = True

    system: str
    dice: tuple[int, ...]
    lost_on: int
    lost: tuple[str, ...]

    def told(self, names: Sequence[str]) -> Text:
        where = place(self.system)
        if not self.lost:
            return Text(f"{where.en} withstands its contamination.", f"{where.fr} résiste à sa contamination.")
        what = some_units(self.lost)
        return Text(f"Contamination costs {where.en} {what.en}.", f"La contamination coûte {what.fr} à {where.fr}.")


class RevoltQuelled(Event, frozen=True):
    reveals = True

    system: str
    die: int
    need: int

    def told(self, names: Sequence[str]) -> Text:
        where = place(self.system)
        return Text(
            f"The slaves of {where.en} murmur, and stay quiet ({self.die}).",
            f"Les esclaves {of(where.fr)} grondent, sans plus ({self.die}).",
        )


class SlavesRevolted(Event, frozen=True):
    """A revolt, what it destroyed, and how many slaves are left (SW-18.2.3)."""

    reveals = True

    system: str
    die: int
    dice: tuple[int, ...]
    lost: tuple[str, ...]
    left: int

    def told(self, names: Sequence[str]) -> Text:
        where = place(self.system)
        if not self.lost:
            return Text(
                f"The slaves of {where.en} revolt, and destroy nothing ({self.die}).",
                f"Les esclaves {of(where.fr)} se révoltent, sans rien détruire ({self.die}).",
            )
        what = some_units(self.lost)
        return Text(
            f"The slaves of {where.en} revolt ({self.die}) and destroy {what.en}.",
            f"Les esclaves {of(where.fr)} se révoltent ({self.die}) et détruisent {what.fr}.",
        )


class ContaminationFaded(Event, frozen=True):
    system: str
    counters: int

    def told(self, names: Sequence[str]) -> Text:
        where = place(self.system)
        return Text(f"The contamination of {where.en} fades.", f"La contamination {of(where.fr)} s'atténue.")

"""Events of SW-17: spies, security officers and medics."""

from collections.abc import Mapping, Sequence

from stellarch.core import Event, Seat, Text
from stellarch.core.text import listed
from stellarch.games.space_wars.actions.officers import Activity
from stellarch.games.space_wars.words import at_place, name, piece_name


class Spied(Event, frozen=True):
    """What a spy has tried, and what came of it (SW-17.2)."""

    reveals = True

    seat: Seat
    player: Seat
    """The victim."""
    spy: str
    activity: Activity
    target: str | None
    at: str
    die: int
    modifier: int
    need: int
    success: bool
    caught: bool
    """Whether the spy is lost (SW-17.2.4)."""

    def told(self, names: Sequence[str]) -> Text:
        who, spy, where = names[self.seat], piece_name(self.spy), at_place(self.at)
        deed = self._deed(names[self.player])
        rolled = f"{self.die} {'+' if self.modifier > 0 else '−'} {abs(self.modifier)}" if self.modifier else self.die
        en, fr = ("succeeds", "réussite") if self.success else ("fails", "échec")
        lost = Text(", and is eliminated", ", et l'espion est éliminé") if self.caught else Text("", "")
        return Text(
            f"{who}: {spy.en} tries to {deed.en} {where.en} and {en} ({rolled}, {self.need} needed){lost.en}.",
            f"{who} : {spy.fr} tente de {deed.fr} {where.fr} : {fr} ({rolled}, il fallait {self.need}){lost.fr}.",
        )

    def _deed(self, victim: str) -> Text:
        if self.target is None:
            return Text(f"steal the research of {victim}", f"voler les recherches de {victim}")
        if self.activity == "kill_officer":
            officer = piece_name(self.target)
            return Text(f"kill {officer.en} of {victim}", f"tuer un officier de {victim}, {officer.fr},")
        what = name("structure", self.target)
        return Text(f"destroy a structure of {victim} ({what.en})", f"saboter une structure de {victim} ({what.fr})")


class SpiesSought(Event, frozen=True):
    """A security officer has looked for spies; a die for each (SW-17.1.12)."""

    reveals = True

    seat: Seat
    officer: str
    at: str
    owners: tuple[Seat, ...]
    """Whose spies they are."""
    dice: Mapping[str, int]
    modifier: int
    caught: tuple[str, ...]
    special: tuple[str, ...] = ()
    """On whose dice a special weapon each was spent (SW-29.7)."""

    def told(self, names: Sequence[str]) -> Text:
        who, officer, where = names[self.seat], piece_name(self.officer), at_place(self.at)
        if not self.caught:
            return Text(
                f"{who}: {officer.en} finds no spy {where.en}.",
                f"{who} : {officer.fr} ne trouve aucun espion {where.fr}.",
            )
        found = listed([piece_name(spy) for spy in self.caught])
        return Text(
            f"{who}: {officer.en} finds and eliminates {found.en} {where.en}.",
            f"{who} : {officer.fr} démasque et élimine {found.fr} {where.fr}.",
        )


class AliensMade(Event, frozen=True):
    """A medic has let special weapons loose (SW-17.1.7); how many aliens came of it, the landing tells."""

    seat: Seat
    player: Seat | None
    officer: str
    at: str

    def told(self, names: Sequence[str]) -> Text:
        who, officer, where = names[self.seat], piece_name(self.officer), at_place(self.at)
        return Text(
            f"{who}: {officer.en} creates aliens {where.en}.", f"{who} : {officer.fr} crée des aliens {where.fr}."
        )

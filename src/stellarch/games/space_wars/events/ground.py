"""Events of SW-13 and SW-14.1: ground battles, aliens, conquest."""

from collections.abc import Mapping, Sequence

from stellarch.core import Event, Seat, Text
from stellarch.core.french import of
from stellarch.core.text import listed
from stellarch.games.space_wars import french
from stellarch.games.space_wars.articles import a, some_units, the_piece
from stellarch.games.space_wars.words import at_place, capitalised, name, piece_name, the_place

Counts = Mapping[str, int]
"""Legions by grade."""


def _legions(counts: Counts) -> Text:
    return some_units([grade for grade, number in counts.items() for _ in range(number)])


class InvasionBegun(Event, frozen=True):
    """Legions land on a system (SW-13.1); without a defender's name nobody or only aliens are there."""

    seat: Seat
    at: str
    loser: Seat | None

    def told(self, names: Sequence[str]) -> Text:
        who, where = names[self.seat], the_place(self.at)
        if self.loser is None:
            return Text(f"{who} invades {where.en}.", f"{who} envahit {where.fr}.")
        whom = names[self.loser]
        return Text(f"{who} invades {where.en}, held by {whom}.", f"{who} envahit {where.fr}, que tient {whom}.")


class GroundRound(Event, frozen=True):
    """One round: strengths and their column, the die, what was added, and what both sides lose (SW-13.2)."""

    reveals = True

    at: str
    round: int
    strengths: tuple[int, int]
    column: str
    die: int
    modifier: int
    lost: tuple[int, int]

    def told(self, names: Sequence[str]) -> Text:
        (ours, theirs), (lost, also), where = self.strengths, self.lost, at_place(self.at)
        added = f"{self.die} {'+' if self.modifier >= 0 else '-'} {abs(self.modifier)}" if self.modifier else self.die
        return Text(
            f"Round {self.round} {where.en}: {ours} against {theirs} ({self.column}), die {added}; "
            f"the attacker loses {lost}, the defender {also}.",
            f"Manche {self.round} {where.fr} : {ours} contre {theirs} ({self.column}), dé {added} ; "
            f"l'assaillant perd {lost}, le défenseur {also}.",
        )


class LegionsLost(Event, frozen=True):
    """Which legions fell in a round (SW-13.2.8)."""

    seat: Seat
    at: str
    legions: Counts

    def told(self, names: Sequence[str]) -> Text:
        who, what, where = names[self.seat], _legions(self.legions), at_place(self.at)
        return Text(f"{who} loses {what.en} {where.en}.", f"{who} perd {what.fr} {where.fr}.")


class LegionUpgraded(Event, frozen=True):
    """A survivor of a round gains a grade (SW-13.2.11)."""

    seat: Seat
    at: str
    legion: str
    """The grade it has now."""

    def told(self, names: Sequence[str]) -> Text:
        who, what, where = names[self.seat], a(name("legion", self.legion)), at_place(self.at)
        return Text(
            f"{who}'s survivors {where.en} are promoted: they are now {what.en}.",
            f"Les survivants {of(who)} {where.fr} montent en grade : c'est désormais {what.fr}.",
        )


class OfficerFell(Event, frozen=True):
    """An officer dies with all legions of the round (SW-13.2.9)."""

    seat: Seat
    officer: str

    def told(self, names: Sequence[str]) -> Text:
        who, officer = names[self.seat], capitalised(the_piece(self.officer))
        return Text(f"{officer.en} of {who} falls with the legions.", f"{officer.fr} {of(who)} tombe avec ses légions.")


class InvasionStopped(Event, frozen=True):
    """The attacker breaks off, and the legions are back aboard (SW-13.3.1)."""

    seat: Seat
    at: str

    def told(self, names: Sequence[str]) -> Text:
        who, where = names[self.seat], at_place(self.at)
        return Text(f"{who} breaks off the invasion {where.en}.", f"{who} interrompt l'invasion {where.fr}.")


class SystemHeld(Event, frozen=True):
    """The attacker has no legion left (SW-13.3.2); without a name aliens hold the system."""

    seat: Seat | None
    at: str
    attacker: Seat

    def told(self, names: Sequence[str]) -> Text:
        where, beaten = the_place(self.at), names[self.attacker]
        if self.seat is None:
            return Text(
                f"The aliens hold {where.en} against {beaten}.", f"Les aliens tiennent {where.fr} contre {beaten}."
            )
        who = names[self.seat]
        return Text(f"{who} holds {where.en} against {beaten}.", f"{who} tient {where.fr} contre {beaten}.")


class SystemConquered(Event, frozen=True):
    """The winner controls the system; cities are natives, and whoever stood there besides is gone (SW-14.1)."""

    seat: Seat
    at: str
    loser: Seat | None
    """Who managed it before; None: nobody, or aliens."""
    natives: int = 0
    """City levels that have become natives."""
    orbital_cities: int = 0
    officers: tuple[str, ...] = ()
    small: int = 0
    """Fighters and pods that were removed."""

    def told(self, names: Sequence[str]) -> Text:
        who, where = names[self.seat], the_place(self.at)
        if self.loser is None:
            return Text(f"{who} takes {where.en}.", f"{who} s'empare {french.of_place(self.at)}.")
        loser, gone = names[self.loser], _gone(self)
        return Text(
            f"{who} conquers {where.en} from {loser}.{gone.en}", f"{who} conquiert {where.fr} sur {loser}.{gone.fr}"
        )


class SystemRaided(Event, frozen=True):
    """Won in a free fire zone without war: ravaged, and left to its manager (SW-6.4.14)."""

    seat: Seat
    at: str
    loser: Seat | None
    natives: int = 0
    orbital_cities: int = 0
    officers: tuple[str, ...] = ()
    small: int = 0

    def told(self, names: Sequence[str]) -> Text:
        who, where, gone = names[self.seat], the_place(self.at), _gone(self)
        return Text(f"{who} raids {where.en} and leaves.{gone.en}", f"{who} ravage {where.fr} et se retire.{gone.fr}")


class SystemGivenBack(Event, frozen=True):
    """Won by somebody who is not at war with its owner, who has control again (SW-13.3.5)."""

    seat: Seat
    at: str
    owner: Seat

    def told(self, names: Sequence[str]) -> Text:
        who, owner, where = names[self.seat], names[self.owner], the_place(self.at)
        return Text(f"{who} frees {where.en} for {owner}.", f"{who} libère {where.fr} pour {owner}.")


def _gone(event: SystemConquered | SystemRaided) -> Text:
    """What the conquest has cost the system, as further sentences."""
    said: list[Text] = []
    if event.natives:
        one = event.natives == 1
        said.append(
            Text(
                f"{event.natives} {'city turns' if one else 'cities turn'} native",
                f"{event.natives} {'ville redevient' if one else 'villes redeviennent'} autochtone{'' if one else 's'}",
            )
        )
    if event.orbital_cities:
        one = event.orbital_cities == 1
        said.append(
            Text(
                f"{event.orbital_cities} orbital {'city is' if one else 'cities are'} lost",
                f"{event.orbital_cities} {'ville orbitale est perdue' if one else 'villes orbitales sont perdues'}",
            )
        )
    if event.officers:
        pieces = listed([piece_name(officer) for officer in event.officers])
        said.append(Text(f"officers lost: {pieces.en}", f"officiers perdus : {pieces.fr}"))
    if event.small:
        said.append(Text(f"fighters and pods lost: {event.small}", f"chasseurs et nacelles perdus : {event.small}"))
    if not said:
        return Text("", "")
    first, *others = said
    sentence = [capitalised(first), *others]
    return Text(f" {'; '.join(each.en for each in sentence)}.", f" {' ; '.join(each.fr for each in sentence)}.")


class LegionsStayed(Event, frozen=True):
    """Which legions stay in a system that was won (SW-13.3.3)."""

    seat: Seat
    at: str
    legions: Counts

    def told(self, names: Sequence[str]) -> Text:
        who, what, where = names[self.seat], _legions(self.legions), at_place(self.at)
        return Text(f"{who} leaves a garrison {where.en}: {what.en}.", f"{who} laisse {where.fr} : {what.fr}.")


class WeaponsTaken(Event, frozen=True):
    """Special weapons of a surface go aboard with whoever does not stay there (SW-13.3.4)."""

    seat: Seat
    at: str
    craft: str
    count: int

    def told(self, names: Sequence[str]) -> Text:
        who, craft, where = names[self.seat], piece_name(self.craft), at_place(self.at)
        one = self.count == 1
        return Text(
            f"{who} takes {self.count} special {'weapon' if one else 'weapons'} {where.en} aboard {craft.en}.",
            f"{who} embarque {where.fr} {self.count} {'arme spéciale' if one else 'armes spéciales'} "
            f"sur {french.the(craft.fr)}.",
        )


class AliensBeaten(Event, frozen=True):
    """The last alien of a system is dead (SW-13.4.8)."""

    at: str

    def told(self, names: Sequence[str]) -> Text:
        where = at_place(self.at)
        return Text(f"The last alien {where.en} is dead.", f"Le dernier alien {where.fr} est mort.")


class SystemInfested(Event, frozen=True):
    """Aliens have won a system, and all who lived there are aliens now (SW-13.4.5, SW-13.4.10)."""

    at: str
    aliens: int
    owner: Seat | None = None
    officers: tuple[str, ...] = ()
    small: int = 0

    def told(self, names: Sequence[str]) -> Text:
        where, one = the_place(self.at), self.aliens == 1
        return Text(
            f"{where.en} is infested: {self.aliens} {'alien' if one else 'aliens'}.",
            f"{where.fr} : infestation, {self.aliens} {'alien' if one else 'aliens'}.",
        )


class CapitalLost(Event, frozen=True):
    """An enemy has conquered a capital: half of the treasury is loot, the rest is lost (SW-14.2.3)."""

    loser: Seat
    seat: Seat
    at: str
    loot: int

    def told(self, names: Sequence[str]) -> Text:
        who, loser, where = names[self.seat], names[self.loser], the_place(self.at)
        one = self.loot == 1
        return Text(
            f"{loser} has lost the capital {where.en} and all credits; {who} takes {self.loot} "
            f"{'credit' if one else 'credits'}.",
            f"{loser} a perdu sa capitale {where.fr} et tout son trésor ; {who} s'empare de {self.loot} "
            f"{'crédit' if one else 'crédits'}.",
        )

"""Events of SW-6."""

from collections.abc import Sequence

from stellarch.core import Event, Seat, Text
from stellarch.core.french import of
from stellarch.core.text import listed
from stellarch.games.space_wars import french
from stellarch.games.space_wars.actions.council import Ballot, MotionKind
from stellarch.games.space_wars.words import at_place, name, piece_name, place

_MOTIONS = {
    "law": Text("law", "loi"),
    "repeal": Text("repeal", "abrogation"),
    "protocol": Text("protocol", "protocole"),
}
_VALUES = {
    "for": Text("votes for it", "vote pour"),
    "against": Text("votes against it", "vote contre"),
    "abstain": Text("abstains", "s'abstient"),
}


class CouncilMet(Event, frozen=True):
    """Votes are counted, and with them the turn order is fixed (SW-6.1)."""

    president: Seat
    votes: tuple[int, ...]
    order: tuple[Seat, ...]

    def told(self, names: Sequence[str]) -> Text:
        who, count = names[self.president], self.votes[self.president]
        return Text(
            f"The council meets: {who} is President, with {count} {'vote' if count == 1 else 'votes'}.",
            f"Le Conseil se réunit : {who} préside, avec {count} voix.",
        )


class CouncilSkipped(Event, frozen=True):
    """Nobody can take part (SW-6.1.10)."""

    def told(self, names: Sequence[str]) -> Text:
        return Text("No council is held this turn.", "Pas de Conseil ce tour-ci.")


class AnarchyBegun(Event, frozen=True):
    """Two players are left: no council, no laws (SW-19.5.1)."""

    def told(self, names: Sequence[str]) -> Text:
        return Text(
            "With two players left there is no council any more, and no law.",
            "À deux joueurs, il n'y a plus ni Conseil ni loi.",
        )


class Appointed(Event, frozen=True):
    seat: Seat
    office: str

    def told(self, names: Sequence[str]) -> Text:
        who, office = names[self.seat], name("office", self.office)
        return Text(f"{who} is named {office.en}.", f"{who} devient {office.fr}.")


class OfficesPaid(Event, frozen=True):
    """Each holder of an office is paid (SW-6.1.6)."""

    seats: tuple[Seat, ...]
    credits: int

    def told(self, names: Sequence[str]) -> Text:
        who = listed([Text(names[seat], names[seat]) for seat in self.seats])
        if len(self.seats) == 1:
            return Text(
                f"{who.en} receives {self.credits} credits for the office.",
                f"{who.fr} reçoit {self.credits} crédits pour sa charge.",
            )
        return Text(
            f"{who.en} receive {self.credits} credits each for their offices.",
            f"{who.fr} reçoivent chacun {self.credits} crédits pour leur charge.",
        )


class CouncilCraftPlaced(Event, frozen=True):
    seat: Seat
    craft: str
    at: str

    def told(self, names: Sequence[str]) -> Text:
        who, craft, where = names[self.seat], piece_name(self.craft), at_place(self.at)
        return Text(
            f"The council puts {craft.en} at {who}'s disposal {where.en}.",
            f"Le Conseil met {french.the(craft.fr)} à la disposition {of(who)} {where.fr}.",
        )


class OrderSet(Event, frozen=True):
    proposers: tuple[Seat, ...]
    voters: tuple[Seat, ...]

    def told(self, names: Sequence[str]) -> Text:
        order = listed([Text(names[seat], names[seat]) for seat in self.voters])
        return Text(f"The council votes in this order: {order.en}.", f"Le Conseil vote dans cet ordre : {order.fr}.")


class _AboutMotion(Event, frozen=True):
    """A fact about one motion of this council."""

    number: int
    by: Seat
    kind: MotionKind
    card: str
    players: tuple[Seat, ...] = ()
    sector: str | None = None

    def motion(self, names: Sequence[str]) -> Text:
        """What is proposed, in a few words."""
        kind, card = _MOTIONS[self.kind], name("protocol" if self.kind == "protocol" else "law", self.card)
        about = [Text(names[seat], names[seat]) for seat in self.players]
        if self.sector is not None:
            about.append(place(self.sector))
        target = listed(about) if about else None
        return Text(
            f"{kind.en}, {card.en}" + (f" ({target.en})" if target else ""),
            f"{kind.fr}, {card.fr}" + (f" ({target.fr})" if target else ""),
        )


class MotionTabled(_AboutMotion, frozen=True):
    reveals = True

    def told(self, names: Sequence[str]) -> Text:
        who, what = names[self.by], self.motion(names)
        return Text(f"{who} proposes: {what.en}.", f"{who} propose : {what.fr}.")


class MotionDropped(_AboutMotion, frozen=True):
    """Somebody has proposed the same already (SW-6.2.9)."""

    def told(self, names: Sequence[str]) -> Text:
        who, what = names[self.by], self.motion(names)
        return Text(
            f"{who}'s motion falls, since that law or protocol is before the council already: {what.en}.",
            f"La motion {of(who)} tombe, car cette loi ou ce protocole est déjà devant le Conseil : {what.fr}.",
        )


class MotionVetoed(_AboutMotion, frozen=True):
    def told(self, names: Sequence[str]) -> Text:
        what = self.motion(names)
        return Text(f"The President vetoes: {what.en}.", f"Le président oppose son veto : {what.fr}.")


class MotionDecided(_AboutMotion, frozen=True):
    ayes: int = 0
    noes: int = 0
    passed: bool = False

    def told(self, names: Sequence[str]) -> Text:
        what = self.motion(names)
        en, fr = ("Passed", "Adopté") if self.passed else ("Rejected", "Rejeté")
        return Text(
            f"{en}, with {self.ayes} for and {self.noes} against: {what.en}.",
            f"{fr}, {self.ayes} voix pour et {self.noes} contre : {what.fr}.",
        )


class VoteCast(Event, frozen=True):
    seat: Seat
    number: int
    value: Ballot
    votes: int
    freed: int = 0
    reveals = True

    def told(self, names: Sequence[str]) -> Text:
        who, value = names[self.seat], _VALUES[self.value]
        en, fr = f"{who} {value.en} ({self.votes})", f"{who} {value.fr} ({self.votes})"
        if self.freed:
            en += f", setting free {self.freed} {'slave' if self.freed == 1 else 'slaves'}"
            fr += f" et affranchit {self.freed} {'esclave' if self.freed == 1 else 'esclaves'}"
        return Text(f"{en}.", f"{fr}.")


class BankPaid(Event, frozen=True):
    """Humanitarian aid or a sanction (SW-6.4.5, SW-6.4.6); below zero it is paid to the bank."""

    seat: Seat
    credits: int

    def told(self, names: Sequence[str]) -> Text:
        who, credits = names[self.seat], abs(self.credits)
        if self.credits >= 0:
            return Text(f"{who} receives {credits} credits.", f"{who} reçoit {credits} crédits.")
        return Text(f"{who} loses {credits} credits.", f"{who} perd {credits} crédits.")


class MaterialPlaced(Event, frozen=True):
    """By the industrial plan (SW-6.4.11)."""

    seat: Seat
    at: str
    resource: str

    def told(self, names: Sequence[str]) -> Text:
        who, what, where = names[self.seat], name("resource", self.resource), at_place(self.at)
        return Text(f"The plan gives {who} 1 {what.en} {where.en}.", f"Le plan donne à {who} 1 {what.fr} {where.fr}.")

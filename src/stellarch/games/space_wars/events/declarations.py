"""Events of SW-4.2, SW-7.1 and SW-7.2."""

from collections.abc import Mapping, Sequence

from stellarch.core import Event, Seat, Text
from stellarch.core.french import of, that
from stellarch.games.space_wars.articles import some_craft, the_piece
from stellarch.games.space_wars.events.war import binding, people
from stellarch.games.space_wars.state.politics import Peace
from stellarch.games.space_wars.things import all_told, transfers
from stellarch.games.space_wars.words import capitalised, name, place, the_place


class TreatyMade(Event, frozen=True):
    seats: tuple[Seat, Seat]
    treaty: str
    reveals = True

    def told(self, names: Sequence[str]) -> Text:
        one, other = (names[seat] for seat in self.seats)
        what = name("treaty", self.treaty)
        return Text(f"{one} and {other} conclude a treaty: {what.en}.", f"{one} et {other} s'engagent : {what.fr}.")


class TreatyBroken(Event, frozen=True):
    """By one player, who has paid the other for it (SW-7.1.4)."""

    seat: Seat
    partner: Seat
    treaty: str
    cost: int
    reveals = True

    def told(self, names: Sequence[str]) -> Text:
        who, other, what = names[self.seat], names[self.partner], name("treaty", self.treaty)
        if not self.cost:
            return Text(
                f"{who} breaks a treaty with {other}, free of charge: {what.en}.",
                f"{who} rompt un traité avec {other}, sans frais : {what.fr}.",
            )
        return Text(
            f"{who} breaks a treaty with {other} and pays {self.cost} credits: {what.en}.",
            f"{who} rompt un traité avec {other} et paie {self.cost} crédits : {what.fr}.",
        )


class TreatyEnded(Event, frozen=True):
    """By consent of both (SW-7.1.4)."""

    seats: tuple[Seat, Seat]
    treaty: str
    reveals = True

    def told(self, names: Sequence[str]) -> Text:
        one, other = (names[seat] for seat in self.seats)
        what = name("treaty", self.treaty)
        return Text(
            f"{one} and {other} end a treaty by consent: {what.en}.",
            f"{one} et {other} mettent fin à un traité d'un commun accord : {what.fr}.",
        )


def exchange_in_words(gives: Mapping[str, int], asks: Mapping[str, int]) -> Text:
    given, asked = all_told(gives), all_told(asks)
    return Text(f"{given.en}, in exchange for {asked.en}", f"{given.fr}, contre {asked.fr}")


def peace_in_words(
    to: Seat, peace: Peace, gives: Mapping[str, int], asks: Mapping[str, int], names: Sequence[str]
) -> Text:
    """Terms of peace as those who are asked hear them; the maker's ally hears with whom it would be. What changes hands
    does so between the first of each side, whoever is asked."""
    what = Text("forced peace", "paix forcée") if peace.forced else Text("peace", "paix")
    if to in peace.mine:
        others = people(peace.theirs, names)
        what = Text(f"{what.en} with {others.en}, together", f"{what.fr} avec {others.fr}, ensemble")
    return clauses(what, *terms_in_words(peace.mine[0], peace.theirs[0], gives, asks, peace.turns, names))


def terms_in_words(
    by: Seat, to: Seat, gives: Mapping[str, int], asks: Mapping[str, int], turns: int, names: Sequence[str]
) -> tuple[Text, ...]:
    """What is agreed on besides peace itself: who gives what to whom, and for how long it binds."""
    return (*transfers(by, to, gives, asks, names), *([binding(turns)] if turns else []))


def clauses(*said: Text) -> Text:
    return Text("; ".join(each.en for each in said), " ; ".join(each.fr for each in said))


class ExchangeMade(Event, frozen=True):
    """What an accepted offer brings is public (SW-24.1.4)."""

    by: Seat
    to: Seat
    gives: Mapping[str, int]
    asks: Mapping[str, int]
    reveals = True

    def told(self, names: Sequence[str]) -> Text:
        by, to = names[self.by], names[self.to]
        what = clauses(*transfers(self.by, self.to, self.gives, self.asks, names))
        return Text(f"{by} and {to} come to terms: {what.en}.", f"{by} et {to} s'accordent : {what.fr}.")


class PledgePaid(Event, frozen=True):
    """A payment that was promised; what it lacks is due in the next income phase (SW-4.2.11)."""

    by: Seat
    to: Seat
    credits: int
    owed: int = 0

    def told(self, names: Sequence[str]) -> Text:
        by, to = names[self.by], names[self.to]
        if self.owed:
            return Text(
                f"{by} pays {to} {self.credits} credits as pledged, and owes {self.owed} more.",
                f"{by} verse à {to} {self.credits} crédits promis et en doit encore {self.owed}.",
            )
        return Text(
            f"{by} pays {to} {self.credits} credits as pledged.",
            f"{by} verse à {to} les {self.credits} crédits promis.",
        )


class _BetweenTwo(Event, frozen=True):
    """What only the two parties of an offer are told (SW-24.1.4)."""

    by: Seat
    to: Seat
    treaty: str = ""
    ends: bool = False
    gives: Mapping[str, int] = {}
    asks: Mapping[str, int] = {}
    peace: Peace | None = None
    goal: int = 0

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat in (self.by, self.to) else None

    def offer(self, names: Sequence[str]) -> Text:
        if self.peace is not None:
            return peace_in_words(self.to, self.peace, self.gives, self.asks, names)
        if self.goal:
            return Text(f"a winning value of {self.goal}", f"une valeur de victoire de {self.goal}")
        if not self.treaty:
            return exchange_in_words(self.gives, self.asks)
        what = name("treaty", self.treaty)
        return Text(f"to end the {what.en}", f"fin : {what.fr}") if self.ends else what


class OfferMade(_BetweenTwo, frozen=True):
    def told(self, names: Sequence[str]) -> Text:
        by, to, what = names[self.by], names[self.to], self.offer(names)
        if self.ends:
            return Text(f"{by} offers {to} {what.en}.", f"{by} fait une offre à {to} ({what.fr}).")
        return Text(f"{by} makes {to} an offer: {what.en}.", f"{by} fait une offre à {to} : {what.fr}.")


class OfferDeclined(_BetweenTwo, frozen=True):
    def told(self, names: Sequence[str]) -> Text:
        by, to, what = names[self.by], names[self.to], self.offer(names)
        return Text(f"{to} declines {by}'s offer: {what.en}.", f"{to} décline l'offre {of(by)} : {what.fr}.")


class OfferVoid(_BetweenTwo, frozen=True):
    """It cannot be carried out any more (SW-4.2.3)."""

    why: Text | None = None
    """What stands in the way, where that is one thing."""

    def told(self, names: Sequence[str]) -> Text:
        by, to, what = names[self.by], names[self.to], self.offer(names)
        why = Text("", "") if self.why is None else Text(f" {self.why.en}", f" {self.why.fr}")
        return Text(
            f"What {by} offered {to} is not possible any more: {what.en}.{why.en}",
            f"Ce {that(by)} offrait à {to} n'est plus possible : {what.fr}.{why.fr}",
        )


class OfferLapsed(_BetweenTwo, frozen=True):
    """The phase was over before it was answered."""

    def told(self, names: Sequence[str]) -> Text:
        by, to, what = names[self.by], names[self.to], self.offer(names)
        return Text(
            f"{to} has not answered {by}'s offer in time: {what.en}.",
            f"{to} n'a pas répondu à temps à l'offre {of(by)} : {what.fr}.",
        )


class OfferTakenBack(_BetweenTwo, frozen=True):
    """Before it was answered (SW-29.13)."""

    def told(self, names: Sequence[str]) -> Text:
        by, to, what = names[self.by], names[self.to], self.offer(names)
        return Text(f"{by} takes back an offer to {to}: {what.en}.", f"{by} retire une offre à {to} : {what.fr}.")


class CraftSentHome(Event, frozen=True):
    """It stood where it may no longer be (SW-7.1.6); without a place to go to, it is removed."""

    seat: Seat
    craft: str
    at: str | None

    def told(self, names: Sequence[str]) -> Text:
        craft = capitalised(the_piece(self.craft))
        if self.at is None:
            return Text(
                f"{craft.en} has nowhere to go and is lost.", f"{craft.fr} n'a nulle part où aller et disparaît."
            )
        where = the_place(self.at)
        return Text(f"{craft.en} withdraws to {where.en}.", f"{craft.fr} se replie vers {where.fr}.")


class FightersSentHome(Event, frozen=True):
    """Fighters and pods stood where they may no longer be (SW-29.15); without a place to go to, they are
    removed."""

    seat: Seat
    kinds: tuple[str, ...]
    to: str | None

    def told(self, names: Sequence[str]) -> Text:
        who, what = names[self.seat], some_craft(self.kinds)
        if self.to is None:
            return Text(
                f"{who} has nowhere to send {what.en}, and loses them.",
                f"{who} n'a nulle part où replier {what.fr}, et les perd.",
            )
        there = the_place(self.to)
        return Text(f"{who} withdraws {what.en} to {there.en}.", f"{who} replie {what.fr} vers {there.fr}.")


class GuestsSentHome(Event, frozen=True):
    """Legions, officers, fighters and pods leave a surface that is no friend's any more (SW-7.1.8)."""

    seat: Seat
    at: str
    to: str | None

    def told(self, names: Sequence[str]) -> Text:
        who, here = names[self.seat], place(self.at)
        if self.to is None:
            return Text(
                f"{who}'s people leave {here.en}; there is no place for those who found no room aboard.",
                f"Les gens {of(who)} quittent {here.fr} ; qui n'a pas de place à bord est perdu.",
            )
        there = place(self.to)
        return Text(
            f"{who}'s people leave {here.en} for {there.en}.", f"Les gens {of(who)} quittent {here.fr} pour {there.fr}."
        )

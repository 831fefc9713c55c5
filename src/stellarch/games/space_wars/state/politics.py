"""What stands between the players: treaties and wars, council, laws, offers and pledges."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from stellarch.core import Seat
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.state.memory import Memory
from stellarch.games.space_wars.tables.politics import Office, Treaty

Ballot = Literal["for", "against", "abstain"]

Answer = Literal["", "accepted", "declined", "void", "taken_back"]
Military = Literal["war", "none", "non_aggression", "cooperation", "alliance"]


class Relation(msgspec.Struct, frozen=True, omit_defaults=True):
    """How two players stand to each other (SW-1.1.2, SW-1.1.3)."""

    military: Military = "none"
    commercial: bool = False
    scientific: bool = False
    broken: int = 0
    """The turn in which a military treaty between them was last broken (SW-7.2.3)."""
    war_since: int = 0
    """The turn in which the present war was declared."""
    peace_since: int = 0
    """The turn in which they last made peace (SW-7.3.7)."""
    peace_until: int = 0
    """The last turn in which neither may declare war on the other (SW-7.4.4)."""

    def holds(self, treaty: Treaty) -> bool:
        if treaty == "commercial" or treaty == "scientific":
            return bool(getattr(self, treaty))
        return self.military == treaty

    @property
    def treaties(self) -> tuple[str, ...]:
        """All that stand between the two."""
        trade = (*(("commercial",) if self.commercial else ()), *(("scientific",) if self.scientific else ()))
        return trade if self.military in ("war", "none") else (*trade, self.military)


class ActiveProtocol(msgspec.Struct, frozen=True, omit_defaults=True):
    """A protocol of this turn, and whom or what it is about."""

    id: str
    players: tuple[Seat, ...] = ()
    sector: At | None = None


class Peace(msgspec.Struct, frozen=True, omit_defaults=True):
    """Terms on which a war would end, besides what is given and asked for (SW-7.4)."""

    mine: tuple[Seat, ...]
    """Who offers or demands it, and then the ally who is in the same war and has to agree (SW-7.4.5)."""
    theirs: tuple[Seat, ...]
    """Whom it is addressed to; what changes hands does so between the first of each side."""
    turns: int = 0
    """For how many turns neither side may declare war again."""
    forced: bool = False
    """Whether it is demanded, and nobody of the other side is asked."""


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A treaty, the end of one, peace, another winning value, or an exchange that a player has offered (SW-4.2.8).

    Where several have to agree, each is made an offer of his own; it is agreed when all have accepted.
    """

    by: Seat
    to: Seat
    number: int
    """Which of his offers to the other it is, from 1: so no number tells what others have offered."""
    treaty: Treaty | None = None
    """None in an exchange and in an offer of peace."""
    ends: bool = False
    """Whether it is to end the treaty, rather than make it."""
    gives: Mapping[str, int] = {}
    asks: Mapping[str, int] = {}
    answer: Answer = ""
    peace: Peace | None = None
    goal: int = 0
    """The winning value that all living players are asked to agree on (SW-29.12)."""
    is_share: bool = False
    """Whether it is a share of all cities, in percent."""

    @property
    def is_exchange(self) -> bool:
        return self.treaty is None and self.peace is None and not self.goal

    @property
    def asks_consent(self) -> bool:
        """Whether it is the maker's ally who is asked to agree to a peace (SW-D.14)."""
        return self.peace is not None and self.to in self.peace.mine


class _Pledge(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a player has promised another in an accepted offer (SW-4.2.9)."""

    number: int
    """By which it is named: the first of the game is 1."""
    by: Seat
    to: Seat


class Payment(_Pledge, frozen=True, tag="payment"):
    """Credits in each of some income phases to come (SW-4.2.10)."""

    credits: int
    phases: int
    """How many are still to come."""
    owed: int = 0
    """What earlier payments lacked (SW-4.2.11)."""


class NoWar(_Pledge, frozen=True, tag="no_war"):
    """Not to declare war on the other."""

    until: int
    """The last turn of it."""


class KeepOut(_Pledge, frozen=True, tag="keep_out"):
    """Not to enter a sector of the other."""

    sector: At
    until: int


class PledgedVote(_Pledge, frozen=True, tag="vote"):
    """How to vote on a motion of this council."""

    motion: str
    value: Ballot


Pledge = Payment | NoWar | KeepOut | PledgedVote


class Politics(msgspec.Struct, frozen=True, dict=True, omit_defaults=True):
    seats: int
    relations: tuple[Relation, ...]
    """One for each pair of seats: see `pair`."""
    permissions: frozenset[tuple[Seat, Seat]] = frozenset()
    """Whose sectors who else may enter until the end of the turn (SW-4.2.7)."""
    offices: Mapping[Office, Seat] = {}
    laws: frozenset[str] = frozenset()
    protocols: tuple[ActiveProtocol, ...] = ()
    """Those of this turn."""
    protocols_before: frozenset[str] = frozenset()
    """Those of the turn before, which cannot be proposed again yet (SW-6.2.11)."""

    offers: tuple[Offer, ...] = ()
    """Those that wait, and those of this phase; only the two parties are shown one (SW-24.1.4)."""

    pledges: tuple[Pledge, ...] = ()
    """All of them are public (SW-4.2.12)."""
    pledged: int = 0
    """How many pledges there have been: these number them."""
    memory: Memory = Memory()

    @property
    def president(self) -> Seat | None:
        return self.offices.get("president")

    def pair(self, one: Seat, other: Seat) -> int:
        low, high = (one, other) if one < other else (other, one)
        return high * (high - 1) // 2 + low

    def between(self, one: Seat, other: Seat) -> Relation:
        assert one != other, "nobody stands in a relation to himself"
        return self.relations[self.pair(one, other)]

    def are_enemies(self, one: Seat, other: Seat) -> bool:
        """At war (SW-1.1.4)."""
        return one != other and self.between(one, other).military == "war"

    @cached_property
    def is_any_war(self) -> bool:
        return any(relation.military == "war" for relation in self.relations)

    def are_friends(self, one: Seat, other: Seat) -> bool:
        """The same, allied or cooperating (SW-1.1.4)."""
        return one == other or self.between(one, other).military in ("cooperation", "alliance")

    def ally_of(self, seat: Seat) -> Seat | None:
        """There is at most one (SW-7.2.7)."""
        return next(iter(self.partners(seat, "alliance")), None)

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        return tuple(Seat(other) for other in range(self.seats) if other != seat)

    def partners(self, seat: Seat, treaty: Treaty) -> tuple[Seat, ...]:
        return self._partners.get((seat, treaty), ())

    @cached_property
    def _partners(self) -> Mapping[tuple[Seat, str], tuple[Seat, ...]]:
        """Everybody's, in the order of the seats, by one look at each pair."""
        found: dict[tuple[Seat, str], tuple[Seat, ...]] = {}
        pairs = ((Seat(low), Seat(high)) for high in range(self.seats) for low in range(high))
        for (low, high), relation in zip(pairs, self.relations, strict=True):
            for treaty in relation.treaties:
                found[low, treaty] = (*found.get((low, treaty), ()), high)
                found[high, treaty] = (*found.get((high, treaty), ()), low)
        return found

    def open_offers(self) -> tuple[Offer, ...]:
        """All that wait for an answer."""
        return tuple(offer for offer in self.offers if not offer.answer)

    def offers_to(self, seat: Seat) -> tuple[Offer, ...]:
        """Those that wait for an answer."""
        return tuple(offer for offer in self.offers if offer.to == seat and not offer.answer)

    def as_seen_by(self, seat: Seat | None) -> "Politics":
        """Without offers between others, and what became of them."""
        seen = tuple(offer for offer in self.offers if seat in (offer.by, offer.to))
        memory = self.memory.as_seen_by(seat)
        if len(seen) == len(self.offers) and memory is self.memory:
            return self
        return replace(self, offers=seen, memory=memory)

    def has_law(self, law: str) -> bool:
        return law in self.laws

    def protocol(self, protocol: str) -> ActiveProtocol | None:
        return next((active for active in self.protocols if active.id == protocol), None)

    def is_target(self, protocol: str, seat: Seat) -> bool:
        """Whether a protocol of this turn is about a player."""
        active = self.protocol(protocol)
        return active is not None and seat in active.players

    # Changes

    def with_relation(self, one: Seat, other: Seat, **changes: Any) -> "Politics":
        at = self.pair(one, other)
        changed = replace(self.relations[at], **changes)
        return replace(self, relations=(*self.relations[:at], changed, *self.relations[at + 1 :]))

    def with_answer(self, offer: Offer, answer: Answer) -> "Politics":
        answered = replace(offer, answer=answer)
        return replace(self, offers=tuple(answered if each == offer else each for each in self.offers))

    def with_pledge(self, kind: type[Pledge], by: Seat, to: Seat, *terms: Any) -> "Politics":
        pledge = kind(self.pledged + 1, by, to, *terms)
        return replace(self, pledges=(*self.pledges, pledge), pledged=pledge.number)

    def without_party(self, seat: Seat) -> "Politics":
        """Without offers and pledges of a player who is out of the game (SW-4.2.12)."""
        offers = tuple(offer for offer in self.offers if seat not in (offer.by, offer.to))
        pledges = tuple(pledge for pledge in self.pledges if seat not in (pledge.by, pledge.to))
        return replace(self, offers=offers, pledges=pledges)


def at_peace(seats: int, laws: frozenset[str]) -> Politics:
    """As the game begins: no treaty, no war (SW-1.1.5)."""
    return Politics(seats, (Relation(),) * (seats * (seats - 1) // 2), laws=laws)

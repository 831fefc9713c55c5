"""What happens at the table. Log lines, animations, statistics and event missions are made from these alone."""

from collections.abc import Sequence
from typing import Literal, Union

from msgspec.structs import replace

from stellarch.core import Event, Seat, Text
from stellarch.core.french import of
from stellarch.games.galaxy_empires.data import MISSIONS, Condition
from stellarch.games.galaxy_empires.offers import Clause, Terms
from stellarch.games.galaxy_empires.words import (
    CONDITIONS,
    area_in_sentence,
    area_name,
    basket_in_words,
    clause_in_words,
)


class GameStarted(Event, frozen=True):
    """The cards are drawn, the order rolled for, the fleets in place (GE-2, GE-3)."""

    reveals = True

    factions: tuple[str, ...]
    rolls: tuple[tuple[tuple[Seat, int], ...], ...]
    """The opening rolls: all of them, then those who tied for highest, and again (GE-3.2)."""
    first: Seat

    def told(self, names: Sequence[str]) -> Text:
        who = names[self.first]
        return Text(f"{who} rolls highest and begins.", f"{who} obtient le plus haut jet et commence.")


class TurnStarted(Event, frozen=True):
    seat: Seat
    round: int
    turn: int

    def told(self, names: Sequence[str]) -> Text:
        who = names[self.seat]
        return Text(f"Round {self.round}: {who}'s turn.", f"Manche {self.round} : au tour {of(who)}.")


class IncomePaid(Event, frozen=True):
    seat: Seat
    cash: int
    pp: int

    def told(self, names: Sequence[str]) -> Text:
        who = names[self.seat]
        if not self.pp:
            return Text(f"{who} receives ${self.cash}.", f"{who} reçoit {self.cash} $.")
        return Text(f"{who} receives ${self.cash} and {self.pp} PP.", f"{who} reçoit {self.cash} $ et {self.pp} PP.")


class InstalmentPaid(Event, frozen=True):
    """A payment under a clause; less than promised where there was no more (GE-12.14)."""

    seat: Seat
    to: Seat
    amount: int
    short: int = 0

    def told(self, names: Sequence[str]) -> Text:
        who, to = names[self.seat], names[self.to]
        if self.short:
            return Text(
                f"{who} pays {to} ${self.amount} as agreed, ${self.short} short.",
                f"{who} verse {self.amount} $ à {to} comme convenu, il manque {self.short} $.",
            )
        return Text(f"{who} pays {to} ${self.amount} as agreed.", f"{who} verse {self.amount} $ à {to} comme convenu.")


class Delivered(Event, frozen=True):
    """A mining delivery (GE-11.4)."""

    seat: Seat
    planet: str
    cash: int
    left: int

    def told(self, names: Sequence[str]) -> Text:
        who, where = names[self.seat], area_name(self.planet)
        return Text(
            f"{who} mines ${self.cash} on {where.en}.",
            f"{who} extrait {self.cash} $ sur {where.fr}.",
        )


class FleetMoved(Event, frozen=True):
    seat: Seat
    fleet: str
    origin: str
    target: str
    passage: bool = False

    def told(self, names: Sequence[str]) -> Text:
        who = names[self.seat]
        if self.passage:
            return Text(
                f"{who} passes from {self.origin} to {self.target} through the wormhole.",
                f"{who} passe {of(self.origin)} à {self.target} par le trou de ver.",
            )
        return Text(f"{who} moves from {self.origin} to {self.target}.", f"{who} va {of(self.origin)} à {self.target}.")


class Claimed(Event, frozen=True):
    seat: Seat
    area: str
    loser: Seat | None = None

    def told(self, names: Sequence[str]) -> Text:
        who, where = names[self.seat], area_in_sentence(self.area)
        if self.loser is not None:
            return Text(
                f"{who} takes {where.en}, left empty by {names[self.loser]}.",
                f"{who} prend {where.fr}, territoire laissé vide par {names[self.loser]}.",
            )
        return Text(f"{who} claims {where.en}.", f"{who} revendique {where.fr}.")


class Landed(Event, frozen=True):
    """A mining contract begins (GE-11.1)."""

    seat: Seat
    planet: str
    deliveries: int

    def told(self, names: Sequence[str]) -> Text:
        who, where = names[self.seat], area_name(self.planet)
        return Text(f"{who} lands on {where.en} to mine.", f"{who} se pose sur {where.fr} pour l'exploiter.")


class CapitalExposed(Event, frozen=True):
    """No fleet is left in a player's own capital: whoever enters it eliminates the player (GE-7.14)."""

    seat: Seat

    def told(self, names: Sequence[str]) -> Text:
        who = names[self.seat]
        return Text(f"{who}'s capital stands empty.", f"La capitale {of(who)} est vide.")


class Deployed(Event, frozen=True):
    seat: Seat
    fleet: str
    tile: str
    cost: int

    def told(self, names: Sequence[str]) -> Text:
        who = names[self.seat]
        return Text(
            f"{who} deploys a fleet on {self.tile} for ${self.cost}.",
            f"{who} déploie une flotte en {self.tile} pour {self.cost} $.",
        )


class WarDeclared(Event, frozen=True):
    """A war begins; with the exact odds, where they are known: attacker wins, defender wins, both fall."""

    attacker: Seat
    defender: Seat
    area: str
    invaders: tuple[str, ...]
    defenders: tuple[str, ...]
    cost: int
    odds: tuple[float, float, float]

    def told(self, names: Sequence[str]) -> Text:
        who, whom, where = names[self.attacker], names[self.defender], area_in_sentence(self.area)
        strong, weak = len(self.invaders), len(self.defenders)
        return Text(
            f"{who} invades {where.en}: {strong} against {whom}'s {weak}.",
            f"{who} envahit {where.fr} : {strong} contre {weak} pour {whom}.",
        )


class WarTick(Event, frozen=True):
    """Dice of a war: of both sides, or in a live war of one. A sum of 7 destroys a fleet (GE-9.9)."""

    reveals = True

    attacker: Seat
    defender: Seat
    attack: tuple[int, int] | None
    defence: tuple[int, int] | None
    invaders: int
    """Fleets left after it."""
    defenders: int
    odds: tuple[float, float, float]
    """From here on, without surrender: attacker wins, defender wins, both fall."""

    def told(self, names: Sequence[str]) -> Text:
        dice = [
            f"{names[seat]} {one}+{two}"
            for seat, roll in ((self.attacker, self.attack), (self.defender, self.defence))
            if roll is not None
            for one, two in (roll,)
        ]
        return Text(
            f"{', '.join(dice)}: {self.invaders} against {self.defenders}.",
            f"{', '.join(dice)} : {self.invaders} contre {self.defenders}.",
        )


class SimulationAgreed(Event, frozen=True):
    """A side of a live war would have the rest of it simulated; with the other's word it is (GE-19.8)."""

    seat: Seat
    other: Seat
    by_both: bool

    def told(self, names: Sequence[str]) -> Text:
        who, whom = names[self.seat], names[self.other]
        if self.by_both:
            return Text(
                f"{whom} and {who} let the war be simulated.",
                f"{whom} et {who} laissent simuler la suite de la guerre.",
            )
        return Text(
            f"{who} would let the war be simulated, if {whom} agrees.",
            f"{who} laisserait simuler la suite de la guerre, si {whom} est d'accord.",
        )


class FleetLost(Event, frozen=True):
    """A fleet destroyed: in a war, by a disruption, or for want of a place to go."""

    seat: Seat
    fleet: str
    tile: str
    by: Seat | None = None

    def told(self, names: Sequence[str]) -> Text:
        who = names[self.seat]
        return Text(f"{who} loses the fleet on {self.tile}.", f"{who} perd la flotte en {self.tile}.")


class WarEnded(Event, frozen=True):
    attacker: Seat
    defender: Seat
    area: str
    outcome: Literal["won", "lost", "mutual", "surrendered"]
    """For the attacker."""
    strength: tuple[int, int]
    lost: tuple[int, int]
    cash: int
    """Spoils or reparations of the side that won."""
    passage: bool

    def told(self, names: Sequence[str]) -> Text:
        who, whom, where = names[self.attacker], names[self.defender], area_in_sentence(self.area)
        return {
            "won": Text(f"{who} wins {where.en} and ${self.cash}.", f"{who} remporte {where.fr} et {self.cash} $."),
            "lost": Text(
                f"{whom} holds {where.en} and gains ${self.cash}.",
                f"{whom} tient {where.fr} et gagne {self.cash} $.",
            ),
            "mutual": Text(
                f"Nobody survives the war for {where.en}.", f"Personne ne survit à la guerre pour {where.fr}."
            ),
            "surrendered": Text(
                f"{whom} surrenders {where.en} and pays {who} ${self.cash}.",
                f"{whom} cède {where.fr} et verse {self.cash} $ à {who}.",
            ),
        }[self.outcome]


class FleetPlaced(Event, frozen=True):
    """A survivor of an invasion takes its place (GE-9.20)."""

    seat: Seat
    fleet: str
    origin: str
    target: str

    def told(self, names: Sequence[str]) -> Text:
        who = names[self.seat]
        return Text(
            f"{who}'s fleet from {self.origin} takes {self.target}.",
            f"La flotte {of(who)} venue {of(self.origin)} occupe {self.target}.",
        )


class FleetReturned(Event, frozen=True):
    """A fleet goes home, or to ground of its owner (GE-9.19, GE-12.6, GE-12.7)."""

    seat: Seat
    fleet: str
    origin: str
    target: str

    def told(self, names: Sequence[str]) -> Text:
        who = names[self.seat]
        return Text(
            f"{who}'s fleet returns from {self.origin} to {self.target}.",
            f"La flotte {of(who)} rentre {of(self.origin)} à {self.target}.",
        )


class ContractCompleted(Event, frozen=True):
    seat: Seat
    planet: str

    def told(self, names: Sequence[str]) -> Text:
        who, where = names[self.seat], area_name(self.planet)
        return Text(f"{who} completes the mining contract on {where.en}.", f"{who} achève son contrat sur {where.fr}.")


class Disrupted(Event, frozen=True):
    seat: Seat
    victim: Seat
    planet: str
    cost: int

    def told(self, names: Sequence[str]) -> Text:
        who, whom, where = names[self.seat], names[self.victim], area_name(self.planet)
        return Text(
            f"{who} bombs {whom}'s mine on {where.en} for ${self.cost}.",
            f"{who} bombarde la mine {of(whom)} sur {where.fr} pour {self.cost} $.",
        )


class OfferMade(Event, frozen=True):
    """Terms put to another: now (`proposed`, `countered`) or standing. Only the two know them (GE-R.32)."""

    maker: Seat
    to: Seat
    how: Literal["proposed", "countered", "posted"]
    terms: Terms | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        if seat in (self.maker, self.to):
            return self
        return None if self.how == "posted" else replace(self, terms=None)

    def told(self, names: Sequence[str]) -> Text:
        who, to = names[self.maker], names[self.to]
        if self.terms is None:
            return Text(f"{who} puts an offer to {to}.", f"{who} fait une offre à {to}.")
        words = terms_in_words(self.terms, names, self.maker, self.to)
        return Text(f"{who} offers {to}: {words.en}.", f"{who} propose à {to} : {words.fr}.")


class OfferEnded(Event, frozen=True):
    """A proposal is declined, or a standing offer withdrawn or lapsed."""

    maker: Seat
    to: Seat
    how: Literal["declined", "withdrawn", "lapsed"]
    standing: bool

    def seen_by(self, seat: Seat | None) -> Event | None:
        return None if self.standing and seat not in (self.maker, self.to) else self

    def told(self, names: Sequence[str]) -> Text:
        who, to = names[self.maker], names[self.to]
        return {
            "declined": Text(f"{to} declines {who}'s offer.", f"{to} refuse l'offre {of(who)}."),
            "withdrawn": Text(f"{who} withdraws an offer to {to}.", f"{who} retire une offre à {to}."),
            "lapsed": Text(f"{who}'s offer to {to} lapses.", f"L'offre {of(who)} à {to} expire."),
        }[self.how]


class DealMade(Event, frozen=True):
    """A deal is done, for all to know (GE-R.32)."""

    maker: Seat
    to: Seat
    terms: Terms
    cost: int

    def told(self, names: Sequence[str]) -> Text:
        who, to = names[self.maker], names[self.to]
        words = terms_in_words(self.terms, names, self.maker, self.to)
        return Text(f"{who} and {to} make a deal: {words.en}.", f"{who} et {to} concluent un marché : {words.fr}.")


class CardPassed(Event, frozen=True):
    """A mission card changes hands; what it is, the receiver alone learns (GE-12.10)."""

    reveals = True

    seat: Seat
    to: Seat
    mission: str | None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat in (self.seat, self.to) else replace(self, mission=None)

    def told(self, names: Sequence[str]) -> Text:
        who, to = names[self.seat], names[self.to]
        if self.mission is None:
            return Text(f"{who} gives {to} a mission.", f"{who} donne une mission à {to}.")
        card = MISSIONS[self.mission].title
        return Text(f"{who} gives {to} the mission “{card.en}”.", f"{who} donne à {to} la mission « {card.fr} ».")


class PromiseEnded(Event, frozen=True):
    """A clause has run out, or is void because a party is gone."""

    parties: tuple[Seat, Seat]
    clause: Clause
    kept: bool

    def told(self, names: Sequence[str]) -> Text:
        one, other = (names[seat] for seat in self.parties)
        words = clause_in_words(self.clause, names)
        return Text(
            f"A promise between {one} and {other} has ended: {words.en}.",
            f"Une promesse entre {one} et {other} a pris fin : {words.fr}.",
        )


class PromiseBroken(Event, frozen=True):
    """A clause is broken, where promises are on honour (GE-R.25)."""

    seat: Seat
    to: Seat
    clause: Clause

    def told(self, names: Sequence[str]) -> Text:
        who, to = names[self.seat], names[self.to]
        words = clause_in_words(self.clause, names)
        return Text(
            f"{who} breaks a promise to {to}: {words.en}!", f"{who} manque à sa parole envers {to} : {words.fr} !"
        )


class PpRolled(Event, frozen=True):
    reveals = True

    seat: Seat
    die: int
    gained: int

    def told(self, names: Sequence[str]) -> Text:
        who = names[self.seat]
        return Text(f"{who} rolls a {self.die}: {self.gained} PP.", f"{who} fait {self.die} : {self.gained} PP.")


class MissionDrawn(Event, frozen=True):
    reveals = True

    seat: Seat
    card: int
    mission: str | None
    shuffled: bool = False
    """Whether the discard pile was shuffled into a new deck first (GE-14.3)."""

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else replace(self, mission=None)

    def told(self, names: Sequence[str]) -> Text:
        who = names[self.seat]
        if self.mission is None:
            return Text(f"{who} draws a mission.", f"{who} pioche une mission.")
        card = MISSIONS[self.mission].title
        return Text(f"{who} draws “{card.en}”.", f"{who} pioche « {card.fr} ».")


class MissionDiscarded(Event, frozen=True):
    seat: Seat
    card: int
    mission: str | None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else replace(self, mission=None)

    def told(self, names: Sequence[str]) -> Text:
        who = names[self.seat]
        if self.mission is None:
            return Text(f"{who} discards a mission without showing it.", f"{who} défausse une mission sans la montrer.")
        card = MISSIONS[self.mission].title
        return Text(f"{who} discards “{card.en}”.", f"{who} défausse « {card.fr} ».")


class MissionCompleted(Event, frozen=True):
    reveals = True

    seat: Seat
    mission: str
    bounty: int
    pp: int = 0

    def told(self, names: Sequence[str]) -> Text:
        who, card = names[self.seat], MISSIONS[self.mission].title
        points = Text(f" and {self.pp} PP", f" et {self.pp} PP") if self.pp else Text("", "")
        return Text(
            f"{who} completes “{card.en}” for ${self.bounty}{points.en}.",
            f"{who} accomplit « {card.fr} » pour {self.bounty} ${points.fr}.",
        )


class Eliminated(Event, frozen=True):
    seat: Seat
    captor: Seat | None

    def told(self, names: Sequence[str]) -> Text:
        who = names[self.seat]
        if self.captor is None:
            return Text(f"{who} leaves the game.", f"{who} quitte la partie.")
        by = names[self.captor]
        return Text(
            f"{who}'s capital falls to {by}: {who} is out.",
            f"La capitale {of(who)} tombe aux mains {of(by)}, qui élimine {who}.",
        )


class Conceding(Event, frozen=True):
    """A player will leave when the war or deal under way is over (GE-R.42)."""

    seat: Seat

    def told(self, names: Sequence[str]) -> Text:
        who = names[self.seat]
        return Text(f"{who} will leave when this is over.", f"{who} partira quand ceci sera terminé.")


class Said(Event, frozen=True):
    seat: Seat
    to: Seat | None
    text: str

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if self.to is None or seat in (self.seat, self.to) else None

    def told(self, names: Sequence[str]) -> Text:
        who = names[self.seat]
        if self.to is None:
            return Text(f"{who}: “{self.text}”.", f"{who} : « {self.text} ».")
        to = names[self.to]
        return Text(f"{who} to {to}: “{self.text}”.", f"{who} à {to} : « {self.text} ».")


class TurnEnded(Event, frozen=True):
    seat: Seat

    def told(self, names: Sequence[str]) -> Text:
        who = names[self.seat]
        return Text(f"{who} ends the turn.", f"{who} termine son tour.")


class GameWon(Event, frozen=True):
    seat: Seat
    condition: Condition
    round: int

    def told(self, names: Sequence[str]) -> Text:
        who, how = names[self.seat], CONDITIONS[self.condition]
        return Text(
            f"{who} wins by {how.en} in round {self.round}.", f"{who} gagne par {how.fr} à la manche {self.round}."
        )


AnyEvent = Union[  # noqa: UP007 - one alias that msgspec and mypy both read
    GameStarted,
    TurnStarted,
    IncomePaid,
    InstalmentPaid,
    Delivered,
    FleetMoved,
    Claimed,
    Landed,
    CapitalExposed,
    Deployed,
    WarDeclared,
    WarTick,
    SimulationAgreed,
    FleetLost,
    WarEnded,
    FleetPlaced,
    FleetReturned,
    ContractCompleted,
    Disrupted,
    OfferMade,
    OfferEnded,
    DealMade,
    CardPassed,
    PromiseEnded,
    PromiseBroken,
    PpRolled,
    MissionDrawn,
    MissionDiscarded,
    MissionCompleted,
    Eliminated,
    Conceding,
    Said,
    TurnEnded,
    GameWon,
]


def terms_in_words(terms: Terms, names: Sequence[str], maker: Seat, to: Seat) -> Text:
    """A deal in one sentence, without its full stop."""
    give, get = basket_in_words(terms.give), basket_in_words(terms.get)
    who, whom = names[maker], names[to]
    parts = []
    if not terms.give.is_empty:
        parts.append(Text(f"{who} gives {give.en}", f"{who} donne {give.fr}"))
    if not terms.get.is_empty:
        parts.append(Text(f"{whom} gives {get.en}", f"{whom} donne {get.fr}"))
    parts += [clause_in_words(clause, names) for clause in terms.clauses]
    return Text("; ".join(part.en for part in parts), " ; ".join(part.fr for part in parts))

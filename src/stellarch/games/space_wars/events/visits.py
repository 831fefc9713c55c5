"""Events of SW-5.3 and SW-5.4 that players bring about: visits, trade, missions."""

from collections.abc import Mapping, Sequence

from stellarch.core import Event, Seat, Text
from stellarch.core.text import listed
from stellarch.games.space_wars.articles import several, the_piece
from stellarch.games.space_wars.words import at_place, name, piece_name


class Visited(Event, frozen=True):
    """What a visit brought: research points, credits, special weapons."""

    reveals = True

    seat: Seat
    kind: str
    unit: str
    at: str
    die: int
    research: int = 0
    credits: int = 0
    weapons: int = 0
    modifier: int = 0
    """1 where a special weapon was spent (SW-29.7)."""

    def told(self, names: Sequence[str]) -> Text:
        who, unit, event, where = names[self.seat], piece_name(self.unit), name("event", self.kind), at_place(self.at)
        gains = [
            several(name(kind, one), count)
            for count, kind, one in (
                (self.research, "counter", "research_point"),
                (self.credits, "resource", "credits"),
                (self.weapons, "counter", "special_weapon"),
            )
            if count
        ]
        gained = listed(gains) if gains else Text("nothing", "rien")
        return Text(
            f"{who}: {unit.en} visits the {event.en} {where.en} and gains {gained.en}.",
            f"{who} : {unit.fr} {where.fr} ({event.fr}), gain : {gained.fr}.",
        )


class Traded(Event, frozen=True):
    seat: Seat
    freight: str
    resource: str
    amount: int
    """Bought, or below zero sold."""
    credits: int
    """Gained, or below zero paid."""
    at: str

    def told(self, names: Sequence[str]) -> Text:
        who, what = names[self.seat], several(name("resource", self.resource), abs(self.amount))
        sum_of = abs(self.credits)
        if self.amount > 0:
            return Text(
                f"{who} buys {what.en} from the Guild for {sum_of} credits.",
                f"{who} achète {what.fr} à la Guilde pour {sum_of} crédits.",
            )
        return Text(
            f"{who} sells {what.en} to the Guild for {sum_of} credits.",
            f"{who} vend {what.fr} à la Guilde pour {sum_of} crédits.",
        )


class MissionAttempted(Event, frozen=True):
    """The roll for a mission (SW-5.4.4)."""

    reveals = True

    seat: Seat
    mission: str
    team: tuple[str, ...]
    at: str
    die: int
    bonus: int
    need: int
    solved: bool

    def told(self, names: Sequence[str]) -> Text:
        who, mission, where = names[self.seat], name("mission", self.mission), at_place(self.at)
        team = listed([piece_name(officer) for officer in self.team])
        roll = f"{self.die} + {self.bonus}" if self.bonus else f"{self.die}"
        en, fr = ("solved", "réussite") if self.solved else ("not solved", "échec")
        return Text(
            f"{who}: {team.en}, mission “{mission.en}” {where.en}: {en} ({roll}, need {self.need}).",
            f"{who} : {team.fr}, mission « {mission.fr} » {where.fr} : {fr} ({roll}, il fallait {self.need}).",
        )


class MissionRewarded(Event, frozen=True):
    seat: Seat
    mission: str
    at: str
    credits: int
    research: int
    tokens: Mapping[str, int]

    def told(self, names: Sequence[str]) -> Text:
        who = names[self.seat]
        gains = [
            (self.credits, name("resource", "credits")),
            (self.research, name("counter", "research_point")),
            *((count, name("resource", resource)) for resource, count in self.tokens.items()),
        ]
        gained = listed([several(what, count) for count, what in gains if count])
        return Text(f"{who} gains {gained.en}.", f"{who} gagne {gained.fr}.")


class OfficerPromoted(Event, frozen=True):
    seat: Seat
    officer: str

    def told(self, names: Sequence[str]) -> Text:
        who, officer = names[self.seat], the_piece(self.officer)
        return Text(f"{who}: {officer.en} gains a second star.", f"{who} : {officer.fr} gagne une deuxième étoile.")


class OfficersLost(Event, frozen=True):
    """After a failed mission a die is rolled for everybody in the team (SW-5.4.6)."""

    reveals = True

    seat: Seat
    dice: Mapping[str, int]
    lost: tuple[str, ...]

    def told(self, names: Sequence[str]) -> Text:
        who = names[self.seat]
        if not self.lost:
            return Text(f"{who}: the whole team comes back.", f"{who} : toute l'équipe revient.")
        lost = listed([piece_name(officer) for officer in self.lost])
        return Text(f"{who} loses {lost.en}.", f"{who} perd {lost.fr}.")


class Decontaminated(Event, frozen=True):
    seat: Seat
    at: str
    counters: int

    def told(self, names: Sequence[str]) -> Text:
        who, where = names[self.seat], at_place(self.at)
        return Text(
            f"{who} removes contamination {where.en}: {self.counters}.",
            f"{who} décontamine {where.fr} : {self.counters}.",
        )


class MeteorShot(Event, frozen=True):
    reveals = True

    seat: Seat
    at: str
    die: int
    need: int
    hit: bool
    modifier: int = 0
    """1 where a special weapon was spent (SW-29.7)."""

    def told(self, names: Sequence[str]) -> Text:
        who, where = names[self.seat], at_place(self.at)
        rolled = f"{self.die}+{self.modifier}" if self.modifier else f"{self.die}"
        en, fr = (
            ("breaks up the meteor", "détruit le météore") if self.hit else ("misses the meteor", "rate le météore")
        )
        return Text(
            f"{who} {en} {where.en} ({rolled}, need {self.need}).",
            f"{who} {fr} {where.fr} ({rolled}, il fallait {self.need}).",
        )

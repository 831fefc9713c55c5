"""SW-4.2: exchanges. Things given and asked for change hands at once and completely, or not at all."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, cast

from stellarch.core import Fact, Message, Refusal, Seat
from stellarch.games.space_wars.chapter import Bar, Course, DealEvent, Secret, State, bar, require
from stellarch.games.space_wars.chapters.losses import lose_projects
from stellarch.games.space_wars.chapters.offers import bars_partner, lay_offer
from stellarch.games.space_wars.chapters.pledges import bars_pledging_vote
from stellarch.games.space_wars.chapters.promising import bars_promising
from stellarch.games.space_wars.chapters.relocation import clear_sector
from stellarch.games.space_wars.chapters.research import giveable
from stellarch.games.space_wars.chapters.treaties import bars_treaty, conclude
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Anything, cargo_noun, noun, sector_noun
from stellarch.games.space_wars.nouns import piece as piece_noun
from stellarch.games.space_wars.nouns import place as place_noun
from stellarch.games.space_wars.rules.cargo import aboard
from stellarch.games.space_wars.rules.control import is_held
from stellarch.games.space_wars.rules.counters import craft_in_play, special_weapons_left
from stellarch.games.space_wars.rules.entry import EntryNoSuchSector
from stellarch.games.space_wars.rules.giving import given, taker_of_weapons
from stellarch.games.space_wars.rules.versions import gives_units, offers_wait
from stellarch.games.space_wars.state.politics import Offer
from stellarch.games.space_wars.tables.craft import CRAFT, SMALL
from stellarch.games.space_wars.tables.game import NUMBERS
from stellarch.games.space_wars.tables.ground import SPECIAL_WEAPON
from stellarch.games.space_wars.tables.politics import TREATIES, Treaty
from stellarch.games.space_wars.terms import clauses
from stellarch.games.space_wars.things import WEAPON, Thing, Things, in_order, is_craft, label, of_sort, thing

if TYPE_CHECKING:
    from stellarch.games.space_wars.view import SwView

# Orders


class OrderMakeOffer(Message, frozen=True):
    player: Seat
    gives: Things
    asks: Things


class MakeOffer(Secret, frozen=True):
    """Offer an exchange: things given, and things asked for, each with its amount (SW-D.3). `things` lists them."""

    word = "offer"

    player: Seat
    gives: Mapping[str, int] = {}
    asks: Mapping[str, int] = {}

    def in_words(self, view: "SwView") -> OrderMakeOffer:
        return OrderMakeOffer(self.player, self.gives, self.asks)


# Events


class ExchangeMade(DealEvent, frozen=True):
    """What an accepted offer brings is public (SW-24.1.4)."""

    by: Seat
    to: Seat
    gives: Mapping[str, int]
    asks: Mapping[str, int]
    reveals = True

    @Fact
    def clauses(self) -> tuple[Message, ...]:
        return clauses(self.by, self.to, self.gives, self.asks)


# Refusals


class EnoughOffers(Refusal, frozen=True):
    rule = "SW-4.2.8"
    most: int


class SameExchange(Refusal, frozen=True):
    rule = "SW-4.2.8"


class NothingOffered(Refusal, frozen=True):
    rule = "SW-4.2.1"


class NoSuchThing(Refusal, frozen=True):
    rule = "SW-4.2.2"
    thing: Anything


class NotSoMuch(Refusal, frozen=True):
    rule = "SW-4.2.2"
    most: int
    thing: Anything


class NobodyToTake(Refusal, frozen=True):
    rule = "SW-29.13"
    here: Anything


class UnitsInPeace(Refusal, frozen=True):
    rule = "SW-29.10"


class CreditsNotThere(Refusal, frozen=True):
    rule = "SW-4.2.3"
    credits: int
    has: int


class PointsNotThere(Refusal, frozen=True):
    rule = "SW-4.2.5"
    points: int
    has: int


class OneMilitary(Refusal, frozen=True):
    rule = "SW-7.1.3"


class OneVote(Refusal, frozen=True):
    rule = "SW-4.2.10"


class NoCraftCounter(Refusal, frozen=True):
    rule = "SW-1.2.10"
    most: int
    what: Anything


class PointsAreFixed(Refusal, frozen=True):
    rule = "SW-4.2.5"


class TreatiesAreDeclared(Refusal, frozen=True):
    rule = "SW-4.2.2"
    treaty: Anything


class DeclarationsCapitalStays(Refusal, frozen=True):
    rule = "SW-4.2.4"
    at: Anything


class FlagNotHeld(Refusal, frozen=True):
    rule = "SW-4.2.4"
    at: Anything


class DeclarationsNoSuchCraft(Refusal, frozen=True):
    rule = "SW-4.2.2"
    craft: Anything


class NotWithReceiver(Refusal, frozen=True):
    rule = "SW-4.2.6"
    craft: Anything
    here: Anything


class OnLoan(Refusal, frozen=True):
    rule = "SW-6.1.9"
    craft: Anything


class CrewAboard(Refusal, frozen=True):
    rule = "SW-4.2.6"
    craft: Anything


class CargoNotThere(Refusal, frozen=True):
    rule = "SW-4.2.6"
    craft: Anything
    has: int
    piece: Anything


class NoWorldForSlaves(Refusal, frozen=True):
    rule = "SW-4.2.6"
    here: Anything


class NotTheirSector(Refusal, frozen=True):
    rule = "SW-4.2.10"
    at: Anything


class NoSuchPledge(Refusal, frozen=True):
    rule = "SW-4.2.12"
    number: int


# Rules


Bars = Callable[[State, Seat, Seat, Thing, int], Bar | None]

MOST = 99
"""Of credits and points in one offer."""
_ONE = ("permission", "treaty", "craft", "officer", "flag", "vote", "release")
_OF_SECTORS = ("flag", "keep_out")
_BEFORE_RESEARCH = ("council", "declaration", "income_extraction", "player_subphases")


def most_of(sort: str) -> int:
    """How much of a thing one offer may hold."""
    return 1 if sort in _ONE else NUMBERS.pledge_turns_most if sort in ("no_war", "keep_out") else MOST


# Offering


def offers_left(state: State, seat: Seat) -> int:
    """How many exchanges a player may still offer in this phase (SW-4.2.8)."""
    made = sum(offer.by == seat and offer.is_exchange for offer in state.politics.offers)
    return max(0, NUMBERS.offers_per_phase - made)


def bars_making(state: State, seat: Seat, order: MakeOffer) -> Bar | None:
    """Why an exchange cannot be offered; None when it can."""
    if barred := bars_partner(state, seat, order.player) or bars_words(state, order.gives, order.asks):
        return barred
    offer = offer_of(state, seat, order)
    if not offer.gives and not offer.asks:
        return bar(NothingOffered)
    if any(_is_same(made, offer) for made in state.politics.offers):
        return bar(SameExchange)
    if not offers_left(state, seat):
        return bar(EnoughOffers, most=NUMBERS.offers_per_phase)
    return _bars_together(offer) or bars_giving(state, seat, order.player, offer.gives)


def bars_words(state: State, gives: Mapping[str, int], asks: Mapping[str, int]) -> Bar | None:
    """Whatever is given or asked for, there must be such a thing."""
    for word, amount in (*gives.items(), *asks.items()):
        found = thing(word)
        if found is None:
            return bar(NoSuchThing, word, thing=word)
        if not 0 <= amount <= most_of(found.sort):
            return bar(NotSoMuch, word, thing=label(word), most=most_of(found.sort))
        if _names_sector(found) and state.galaxy.find(found.of) is None:
            return bar(EntryNoSuchSector, found.of, at=found.of)
    return None


def _names_sector(found: Thing) -> bool:
    return found.sort in _OF_SECTORS or (found.sort == "unit" and not is_craft(found.of))


def _is_same(made: Offer, offer: Offer) -> bool:
    """What waits for its answer, or was declined, is not offered again (SW-4.2.8)."""
    is_open = made.is_exchange and made.answer in ("", "declined")
    return is_open and (made.by, made.to, made.gives, made.asks) == (offer.by, offer.to, offer.gives, offer.asks)


def offer_of(state: State, seat: Seat, order: MakeOffer) -> Offer:
    return Offer(seat, order.player, 0, gives=named_things(state, order.gives), asks=named_things(state, order.asks))


def named_things(state: State, said: Mapping[str, int]) -> Mapping[str, int]:
    """The things in their order, with sectors by the names that events use."""
    found: Counter[str] = Counter()
    for word, amount in said.items():
        what, _, of = word.partition("@")
        meant = thing(word)
        at = state.galaxy.find(of) if meant is not None and _names_sector(meant) else None
        found[word if at is None else f"{what}@{state.galaxy.name(at)}"] += amount
    return in_order(found)


def make_offer(course: Course, seat: Seat, order: MakeOffer) -> None:
    require(bars_making(course.state, seat, order))
    lay_offer(course, offer_of(course.state, seat, order))


def _bars_together(offer: Offer) -> Bar | None:
    """What one offer cannot hold at the same time."""
    treaties = {each.what for each in of_sort((*offer.gives, *offer.asks), "treaty")}
    military = sorted(treaty for treaty in treaties if TREATIES[cast(Treaty, treaty)].exclusive_group)
    if len(military) > 1:
        return bar(OneMilitary, *military)
    for side in (offer.gives, offer.asks):
        motions = [each.of for each in of_sort(side, "vote")]
        if len(motions) != len(set(motions)):
            return bar(OneVote, *motions)
    return None


# Carrying out


def bars_exchange(state: State, offer: Offer) -> Bar | None:
    """Why an exchange cannot be carried out now; None when it can."""
    return bars_giving(state, offer.by, offer.to, offer.gives) or bars_giving(state, offer.to, offer.by, offer.asks)


def bars_giving(
    state: State, seat: Seat, other: Seat, things: Mapping[str, int], bars: Mapping[str, Bars] | None = None
) -> Bar | None:
    """Why a player cannot give another what is promised; None when he can. What stands in the way of each sort of
    thing is said by `bars`, where it is not the usual."""
    for word, amount in things.items():
        found = thing(word)
        assert found is not None, word
        if barred := (bars or BARS)[found.sort](state, seat, other, found, amount):
            return barred
    return bars_promising(state, seat, things) or _bars_counters(state, other, things)


def may_give(
    state: State, seat: Seat, other: Seat, word: str, amount: int = 1, bars: Mapping[str, Bars] | None = None
) -> bool:
    """Whether a player can give another a thing by itself."""
    found = thing(word)
    return found is not None and (bars or BARS)[found.sort](state, seat, other, found, amount) is None


def may_give_flag(state: State, seat: Seat, at: At) -> bool:
    """Of sectors that the giver owns and controls, but not the capital's (SW-4.2.4)."""
    return at != state.empires[seat].capital and is_held(state, at, seat)


def _bars_counters(state: State, other: Seat, things: Mapping[str, int]) -> Bar | None:
    """Nobody has more craft of a kind than counters (SW-1.2.10)."""
    coming = Counter(state.fleets[each.of].kind for each in of_sort(things, "craft"))
    if gives_units(state):
        coming += _small_coming(state, things)
    for kind, count in coming.items():
        most = CRAFT[kind].limit
        if craft_in_play(state, other, kind) + count > most:
            return bar(NoCraftCounter, kind, what=noun("craft", kind), most=most)
    return _bars_weapons(state, other, things) if offers_wait(state) else None


def _small_coming(state: State, things: Mapping[str, int]) -> Counter[str]:
    """Fighters and pods, by themselves or aboard a craft that is given."""
    found: Counter[str] = Counter()
    for word, amount in things.items():
        each = thing(word)
        if each is not None and each.what in SMALL:
            found[each.what] += amount
        elif each is not None and each.sort == "craft":
            found.update(state.fleets[each.of].small._asdict())
    return +found


def _bars_weapons(state: State, other: Seat, things: Mapping[str, int]) -> Bar | None:
    """Special weapons have their limit too, whether they come by themselves, with a craft or with a system."""
    coming = sum(amount for word, amount in things.items() if (found := thing(word)) and found.sort == "weapon")
    coming += sum(state.fleets[each.of].weapons for each in of_sort(things, "craft"))
    systems = (state.sectors[_sector(state, each)].system for each in of_sort(things, "flag"))
    coming += sum(system.weapons for system in systems if system is not None)
    if not coming or coming <= special_weapons_left(state, other):
        return None
    what, most = noun("counter", "special_weapon"), SPECIAL_WEAPON.limit
    return bar(NoCraftCounter, WEAPON, what=what, most=most)


def exchange(course: Course, offer: Offer) -> None:
    """Everything at once; then those who may not stay in a sector that has changed hands leave it (SW-7.1.6)."""
    course.tell(ExchangeMade(offer.by, offer.to, offer.gives, offer.asks))
    state = given(course.state, offer.by, offer.to, offer.gives)
    course.go(given(state, offer.to, offer.by, offer.asks))
    for treaty in {each.what: each for each in of_sort((*offer.gives, *offer.asks), "treaty")}:
        conclude(course, offer.by, offer.to, cast(Treaty, treaty))
    for flag in of_sort((*offer.gives, *offer.asks), "flag"):
        clear_sector(course, _sector(course.state, flag))
    lose_projects(course)


# What stands in the way of giving a thing


def _bars_credits(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> Bar | None:
    has = state.empires[seat].credits
    return bar(CreditsNotThere, credits=amount, has=has) if amount > has else None


def _bars_research(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> Bar | None:
    if state.phase not in _BEFORE_RESEARCH:
        return bar(PointsAreFixed)
    left = points_left(state, seat)
    return bar(PointsNotThere, points=amount, has=left) if amount > left else None


def points_left(state: State, seat: Seat) -> int:
    """The research points that a player has not given away (SW-4.2.5)."""
    if state.phase not in _BEFORE_RESEARCH:
        return 0
    return max(0, giveable(state, seat) - sum(state.empires[seat].this_turn.gifts.values()))


def _bars_nothing(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> Bar | None:
    return None


def _bars_treaty(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> Bar | None:
    if state.phase != "declaration":
        return bar(TreatiesAreDeclared, thing.what, treaty=noun("treaty", thing.what))
    return bars_treaty(state, seat, other, cast(Treaty, thing.what))


def _bars_flag(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> Bar | None:
    at = _sector(state, thing)
    if may_give_flag(state, seat, at):
        return None
    reason = DeclarationsCapitalStays if at == state.empires[seat].capital else FlagNotHeld
    return bar(reason, thing.of, at=sector_noun(state.galaxy, at))


def _sector(state: State, thing: Thing) -> At:
    at = state.galaxy.find(thing.of)
    assert at is not None, thing
    return at


def _bars_craft(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> Bar | None:
    if barred := _bars_reach(state, seat, other, thing.of):
        return barred
    craft, named = state.fleets[thing.of], piece_noun(thing.of)
    if craft.office is not None:
        return bar(OnLoan, thing.of, craft=named)
    officers = state.officers.at(thing.of)
    if officers or any(craft.legions) or (any(craft.small) and not gives_units(state)):
        return bar(CrewAboard, thing.of, *officers, craft=named)
    return None


def _bars_cargo(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> Bar | None:
    if barred := _bars_reach(state, seat, other, thing.of):
        return barred
    craft, named = state.fleets[thing.of], piece_noun(thing.of)
    there = aboard(craft, thing.what)
    if amount > there:
        return bar(CargoNotThere, thing.of, craft=named, piece=cargo_noun(thing.what), has=there)
    if thing.what == "slave" and state.sectors[craft.at].system is None:
        return bar(NoWorldForSlaves, thing.of, here=place_noun(state.galaxy.name(craft.at)))
    return None


def _bars_weapon(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> Bar | None:
    """Like cargo, and somebody of theirs has to be there to take them (SW-29.13)."""
    if not offers_wait(state):
        return bar(NoSuchThing, WEAPON, thing=WEAPON)
    if barred := _bars_reach(state, seat, other, thing.of):
        return barred
    craft, named = state.fleets[thing.of], piece_noun(thing.of)
    if amount > craft.weapons:
        piece = noun("counter", "special_weapon")
        return bar(CargoNotThere, thing.of, craft=named, piece=piece, has=craft.weapons)
    if taker_of_weapons(state, other, craft.at) is None:
        return bar(NobodyToTake, thing.of, here=place_noun(state.galaxy.name(craft.at)))
    return None


def _bars_unit(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> Bar | None:
    """Fighters and pods are carried to the other like cargo (SW-29.17); legions and officers are given to end a war,
    and not otherwise (SW-29.10)."""
    if thing.what not in SMALL or not is_craft(thing.of) or not gives_units(state):
        return bar(UnitsInPeace, thing.of)
    if barred := _bars_reach(state, seat, other, thing.of):
        return barred
    there = aboard(state.fleets[thing.of], thing.what)
    if amount > there:
        facts = {"craft": piece_noun(thing.of), "piece": cargo_noun(thing.what), "has": there}
        return bar(CargoNotThere, thing.of, **facts)
    return None


def _bars_reach(state: State, seat: Seat, other: Seat, name: str) -> Bar | None:
    """Goods are carried to the other before they change hands (SW-4.2.6)."""
    craft = state.fleets.craft.get(name)
    if craft is None or craft.owner != seat:
        return bar(DeclarationsNoSuchCraft, name, craft=piece_noun(name))
    if state.sectors[craft.at].owner != other:
        here = state.galaxy.name(craft.at)
        return bar(NotWithReceiver, name, here, craft=piece_noun(name), here=place_noun(here))
    return None


def _bars_keep_out(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> Bar | None:
    at = _sector(state, thing)
    if state.sectors[at].owner == other:
        return None
    return bar(NotTheirSector, thing.of, at=sector_noun(state.galaxy, at))


def _bars_vote(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> Bar | None:
    return bars_pledging_vote(state, seat, thing.of)


def _bars_release(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> Bar | None:
    """The player to whom a pledge was made may give it up (SW-4.2.12)."""
    number = int(thing.of)
    found = any((each.number, each.by, each.to) == (number, other, seat) for each in state.politics.pledges)
    return None if found else bar(NoSuchPledge, thing.of, number=number)


BARS: Mapping[str, Bars] = {
    "credits": _bars_credits,
    "research": _bars_research,
    "permission": _bars_nothing,
    "treaty": _bars_treaty,
    "cargo": _bars_cargo,
    "weapon": _bars_weapon,
    "unit": _bars_unit,
    "craft": _bars_craft,
    "officer": _bars_unit,
    "flag": _bars_flag,
    "payment": _bars_nothing,
    "no_war": _bars_nothing,
    "keep_out": _bars_keep_out,
    "vote": _bars_vote,
    "release": _bars_release,
}

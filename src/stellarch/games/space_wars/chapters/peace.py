"""SW-7.4: a war ends by peace, which is agreed on, forced by one side, or imposed by the council (SW-6.4.8)."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from stellarch.core import Fact, Message, Refusal, Seat, Weight
from stellarch.games.space_wars.chapter import Bar, Course, Secret, State, WarEvent, bar, require
from stellarch.games.space_wars.chapters.exchanges import (
    BARS,
    Bars,
    CargoNotThere,
    CrewAboard,
    DeclarationsCapitalStays,
    DeclarationsNoSuchCraft,
    NoCraftCounter,
    NoSuchThing,
    OnLoan,
    bars_giving,
    bars_words,
    named_things,
)
from stellarch.games.space_wars.chapters.losses import lose_projects
from stellarch.games.space_wars.chapters.offers import bars_partner, lay_offer, make_void
from stellarch.games.space_wars.chapters.relocation import clear_sector, clear_surface, send_home
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import CargoKind, Piece, Place, cargo_noun, noun
from stellarch.games.space_wars.nouns import piece as piece_noun
from stellarch.games.space_wars.rules.cargo import aboard, added, changed_hold
from stellarch.games.space_wars.rules.control import managed_systems, manager
from stellarch.games.space_wars.rules.counters import legions_in_play, small_in_play
from stellarch.games.space_wars.rules.giving import GIVEN, Given, given
from stellarch.games.space_wars.rules.hold import lying, with_lying
from stellarch.games.space_wars.rules.versions import gives_units
from stellarch.games.space_wars.state.politics import Offer, Peace
from stellarch.games.space_wars.tables.craft import CRAFT, SMALL
from stellarch.games.space_wars.tables.game import NUMBERS
from stellarch.games.space_wars.tables.ground import LEGIONS, OFFICERS
from stellarch.games.space_wars.terms import PeaceLasts, clauses
from stellarch.games.space_wars.things import Thing, handed_over, is_craft, of_sort

if TYPE_CHECKING:
    from stellarch.games.space_wars.view import SwView

# Orders


class OrderOfferPeace(Message, frozen=True):
    player: Seat
    clauses: tuple[Message, ...]


class OfferPeace(Secret, frozen=True):
    """Offer peace to an enemy: things given and asked for, and for how many turns it binds both (SW-D.13)."""

    word = "offer_peace"
    in_forms = True

    player: Seat
    gives: Mapping[str, int] = {}
    asks: Mapping[str, int] = {}
    turns: int = 0

    def in_words(self, view: "SwView") -> OrderOfferPeace:
        assert view.you is not None, "an order is told to the seat that gives it"
        return OrderOfferPeace(self.player, clauses(view.you, self.player, self.gives, self.asks, self.turns))


class ForcePeace(Secret, frozen=True):
    """End a war alone; sectors go to the player who controls them (SW-D.13)."""

    word = "force_peace"
    in_forms = True

    player: Seat


# Events


PeaceWay = Literal["agreed", "forced", "imposed"]


class PeaceMade(WarEvent, frozen=True):
    """Between two sides, by whatever way: with the sectors that have another flag, or what changes hands."""

    weight = Weight.HEADLINE

    mine: tuple[Seat, ...]
    """Of the side that offered it, or forced it."""
    theirs: tuple[Seat, ...]
    way: PeaceWay
    turns: int = 0
    """For how many turns it binds."""
    flags: Mapping[str, Seat] = {}
    """Sectors and who has them now, after a peace that was not agreed on."""
    gives: Mapping[str, int] = {}
    asks: Mapping[str, int] = {}
    reveals = True

    @Fact
    def terms(self) -> tuple[Message, ...]:
        """Who gives what to whom, who keeps which sectors, and for how long it binds."""
        kept = {seat: tuple(at for at, to in self.flags.items() if to == seat) for seat in self.flags.values()}
        return (
            *handed_over(self.mine[0], self.theirs[0], self.gives, self.asks),
            *(KeepsSectors(seat, sectors) for seat, sectors in kept.items()),
            *([PeaceLasts(self.turns)] if self.turns else []),
        )


class KeepsSectors(Message, frozen=True):
    seat: Seat
    sectors: tuple[Place, ...]


# Refusals


class WarNoWar(Refusal, frozen=True):
    rule = "SW-7.4.1"


class PeaceAskedAlready(Refusal, frozen=True):
    rule = "SW-4.2.8"


class TooManyTurns(Refusal, frozen=True):
    rule = "SW-7.4.2"
    most: int


class PeaceFirst(Refusal, frozen=True):
    rule = "SW-7.4.2"


class FlagNotOwned(Refusal, frozen=True):
    rule = "SW-7.4.2"
    at: Place


class NoStore(Refusal, frozen=True):
    rule = "SW-7.4.2"


class TooEarly(Refusal, frozen=True):
    rule = "SW-7.4.3"
    first: int


class TooEarlyTogether(Refusal, frozen=True):
    rule = "SW-7.4.6"
    first: int


class OthersInWar(Refusal, frozen=True):
    rule = "SW-7.4.5"


class WarNotSoMany(Refusal, frozen=True):
    rule = "SW-29.10"
    has: int
    where: Place
    piece: CargoKind


class NotTheirOfficer(Refusal, frozen=True):
    rule = "SW-29.10"
    officer: Piece


# Rules


NOT_IN_PEACE = ("treaty", "vote")
"""Sorts of things that an offer of peace does not hold: treaties wait for the peace."""


def sides(state: State, seat: Seat, player: Seat) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """Who would make peace together with two players: an ally who is at war with somebody of the other side, too
    (SW-7.4.5)."""
    mine: tuple[Seat, ...] = (seat,)
    theirs: tuple[Seat, ...] = (player,)
    while (more := (_with_ally(state, mine, theirs), _with_ally(state, theirs, mine))) != (mine, theirs):
        mine, theirs = more
    return mine, theirs


def _with_ally(state: State, side: tuple[Seat, ...], others: tuple[Seat, ...]) -> tuple[Seat, ...]:
    ally = state.politics.ally_of(side[0])
    if ally is None or ally in side or not any(state.politics.are_enemies(ally, other) for other in others):
        return side
    return (*side, ally)


def _wars(state: State, peace: Peace) -> list[tuple[Seat, Seat]]:
    """The wars that a peace ends."""
    return [pair for pair in product(peace.mine, peace.theirs) if state.politics.are_enemies(*pair)]


# Offering


def bars_offering_peace(state: State, seat: Seat, order: OfferPeace) -> Bar | None:
    """Why peace cannot be offered; None when it can."""
    if barred := _bars_asking(state, seat, order.player, forced=False) or bars_words(state, order.gives, order.asks):
        return barred
    if not 0 <= order.turns <= NUMBERS.peace_turns_most:
        return bar(TooManyTurns, most=NUMBERS.peace_turns_most)
    for sort in NOT_IN_PEACE:
        for found in of_sort((*order.gives, *order.asks), sort):
            return bar(PeaceFirst, found.what)
    return bars_terms(state, seat, order.player, named_things(state, order.gives))


def _bars_asking(state: State, seat: Seat, player: Seat, *, forced: bool) -> Bar | None:
    """Peace is made with an enemy, and asked for once in a phase (SW-4.2.8)."""
    if barred := bars_partner(state, seat, player):
        return barred
    if not state.politics.are_enemies(seat, player):
        return bar(WarNoWar)
    for offer in state.politics.offers:
        peace = offer.peace
        if peace is not None and offer.by == seat and player in peace.theirs and peace.forced == forced:
            return bar(PeaceAskedAlready)
    return None


def offer_peace(course: Course, seat: Seat, order: OfferPeace) -> None:
    """To all of the other side who are in the war; the own ally is asked to agree (SW-7.4.5)."""
    state = course.state
    require(bars_offering_peace(state, seat, order))
    mine, theirs = sides(state, seat, order.player)
    gives, asks = named_things(state, order.gives), named_things(state, order.asks)
    for asked in (*mine[1:], *theirs):
        lay_offer(course, Offer(seat, asked, 0, gives=gives, asks=asks, peace=Peace(mine, theirs, order.turns)))


# Forcing


def bars_forcing(state: State, seat: Seat, player: Seat) -> Bar | None:
    """Why a player cannot end a war alone; None when he can (SW-7.4.3, SW-7.4.6)."""
    if barred := _bars_asking(state, seat, player, forced=True):
        return barred
    wars = _wars(state, Peace(*sides(state, seat, player)))
    declared = max(state.politics.between(*pair).war_since for pair in wars)
    first = declared + state.options.forced_peace_after
    if state.turn >= first:
        return None
    own = state.politics.between(seat, player).war_since + state.options.forced_peace_after
    return bar(TooEarly if state.turn < own else TooEarlyTogether, first=first)


def force_peace(course: Course, seat: Seat, order: ForcePeace) -> None:
    """At once; or as soon as the ally agrees who is in the same war (SW-7.4.5)."""
    require(bars_forcing(course.state, seat, order.player))
    peace = Peace(*sides(course.state, seat, order.player), forced=True)
    for ally in peace.mine[1:]:
        lay_offer(course, Offer(seat, ally, 0, peace=peace))
    if len(peace.mine) == 1:
        negotiate(course, peace, "forced")


def negotiate(course: Course, peace: Peace, way: PeaceWay) -> None:
    """Every sector of one side that the other controls goes to the latter, and as many turns as there were
    such sectors nobody of them may declare war on the others (SW-7.4.3, SW-7.4.4)."""
    state = course.state
    enemies = {(one, other) for pair in _wars(state, peace) for one, other in (pair, pair[::-1])}
    held = {at: (sector.owner, manager(state, at)) for at, sector in state.sectors.items() if sector.owner is not None}
    taken = {at: by for at, (owner, by) in held.items() if (owner, by) in enemies and by is not None}
    for at, by in taken.items():
        state = state.with_sector(at, owner=by)
    course.go(state)
    flags = {course.named(at): by for at, by in taken.items()}
    _end_wars(course, replace(peace, turns=len(taken)), PeaceMade(peace.mine, peace.theirs, way, len(taken), flags))
    for at in taken:
        clear_sector(course, at)


def impose(course: Course, one: Seat, other: Seat) -> None:
    """By the council, however young the war is (SW-6.4.8)."""
    negotiate(course, Peace(*sides(course.state, one, other), forced=True), "imposed")


def _end_wars(course: Course, peace: Peace, told: PeaceMade) -> None:
    """Units that may no longer stay leave (SW-7.1.6)."""
    wars, turn = _wars(course.state, peace), course.state.turn
    politics = course.state.politics
    for one, other in wars:
        until = turn + peace.turns if peace.turns else 0
        since = {"war_since": 0, "peace_since": turn, "peace_until": until}
        politics = politics.with_relation(one, other, military="none", **since)
    course.go(course.state.changed(politics=politics), told)
    for one, other in wars:
        send_home(course, one, other)


# Answering


def bars_peace(state: State, offer: Offer) -> Bar | None:
    """Why peace cannot be made on these terms now; None when it can."""
    peace = offer.peace
    assert peace is not None, offer
    by, to = peace.mine[0], peace.theirs[0]
    if not state.politics.are_enemies(by, to):
        return bar(WarNoWar)
    mine, theirs = sides(state, by, to)
    if not (set(mine) <= set(peace.mine) and set(theirs) <= set(peace.theirs)):
        return bar(OthersInWar)
    if peace.forced:
        return None
    return bars_terms(state, by, to, offer.gives) or bars_terms(state, to, by, offer.asks)


def agree(course: Course, offer: Offer) -> None:
    """One who was asked has accepted: it is peace as soon as all have (SW-7.4.5)."""
    asked = _together(course.state, offer)
    if all(each.answer == "accepted" for each in asked):
        _conclude(course, offer)


def refuse(course: Course, offer: Offer) -> None:
    """One who was asked has declined: the others need not answer any more."""
    for each in _together(course.state, offer):
        if each.answer in ("", "accepted"):
            make_void(course, each)


def _together(state: State, offer: Offer) -> list[Offer]:
    """All that were made of one offer of peace."""
    return [each for each in state.politics.offers if each.by == offer.by and each.peace == offer.peace]


def _conclude(course: Course, offer: Offer) -> None:
    peace = offer.peace
    assert peace is not None, offer
    if peace.forced:
        negotiate(course, peace, "forced")
        return
    by, to = peace.mine[0], peace.theirs[0]
    surfaces = sorted(_surfaces_of_units(course.state, (*offer.gives, *offer.asks)))
    hosts = {at: manager(course.state, at) for at in surfaces}
    state = given(course.state, by, to, offer.gives, GIVEN_IN_PEACE)
    course.go(given(state, to, by, offer.asks, GIVEN_IN_PEACE))
    made = PeaceMade(peace.mine, peace.theirs, "agreed", peace.turns, gives=offer.gives, asks=offer.asks)
    _end_wars(course, peace, made)
    for flag in of_sort((*offer.gives, *offer.asks), "flag"):
        at = course.state.galaxy.find(flag.of)
        assert at is not None, flag
        clear_sector(course, at)
    for at, before in hosts.items():
        host = manager(course.state, at)
        host = before if host is None else host  # nobody manages it while the newcomers are enemies of the one who did
        if host is not None:
            clear_surface(course, at, host)
    lose_projects(course)


def _surfaces_of_units(state: State, things: Iterable[str]) -> set[At]:
    """Where legions, fighters, pods and officers stand that change hands on a surface."""
    found = {state.galaxy.find(unit.of) for unit in of_sort(things, "unit") if not is_craft(unit.of)}
    places = {state.officers[officer.of].place for officer in of_sort(things, "officer")}
    return {at for at in found if at is not None} | {at for at in places if not isinstance(at, str)}


def peaces_open(state: State, seat: Seat) -> Iterator[OfferPeace | ForcePeace]:
    """With whom a player may make peace: an offer without terms, and a demand (SW-D.13). Terms are a template."""
    for other in state.living:
        if other != seat and state.politics.are_enemies(seat, other):
            if bars_offering_peace(state, seat, OfferPeace(other)) is None:
                yield OfferPeace(other)
            if bars_forcing(state, seat, other) is None:
                yield ForcePeace(other)


# What changes hands: anything, wherever it is (SW-7.4.2)


def _bars_flag(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> Bar | None:
    """The player who controls the sector."""
    at = state.galaxy.find(thing.of)
    assert at is not None, thing
    is_capital = at == state.empires[seat].capital
    if not is_capital and state.sectors[at].owner == seat:
        return None
    reason = DeclarationsCapitalStays if is_capital else FlagNotOwned
    return bar(reason, thing.of, at=thing.of)


def _bars_craft(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> Bar | None:
    if barred := _bars_owner(state, seat, thing.of):
        return barred
    craft, called = state.fleets[thing.of], piece_noun(thing.of)
    if craft.office is not None:
        return bar(OnLoan, thing.of, craft=called)
    officers = state.officers.at(thing.of)
    if (officers or any(craft.legions) or any(craft.small)) and not gives_units(state):
        return bar(CrewAboard, thing.of, *officers, craft=called)
    return None


def _bars_owner(state: State, seat: Seat, craft_name: str) -> Bar | None:
    craft = state.fleets.craft.get(craft_name)
    if craft is not None and craft.owner == seat:
        return None
    return bar(DeclarationsNoSuchCraft, craft_name, craft=piece_noun(craft_name))


def _bars_cargo(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> Bar | None:
    if barred := _bars_owner(state, seat, thing.of):
        return barred
    there = aboard(state.fleets[thing.of], thing.what)
    if amount > there:
        called, piece = piece_noun(thing.of), cargo_noun(thing.what)
        return bar(CargoNotThere, thing.of, craft=called, piece=piece, has=there)
    return None if _store(state, other) is not None else bar(NoStore, thing.of)


def _store(state: State, seat: Seat) -> At | None:
    """Where cargo goes that a player receives from afar: the capital, or else one of the systems."""
    capital = state.empires[seat].capital
    return capital if capital is not None else next(iter(managed_systems(state, seat)), None)


def _give_cargo(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> State:
    craft, store = state.fleets.craft.get(thing.of), _store(state, other)
    if craft is None or craft.owner != seat or store is None:
        return state
    count = min(amount, aboard(craft, thing.what))
    state = state.changed(fleets=state.fleets.with_craft(thing.of, **changed_hold(craft, thing.what, -count)))
    if thing.what == "slave":
        return state.with_system(store, slaves=state.sectors.system(store).slaves + count)
    return state.with_sector(store, tokens=added(state.sectors[store].tokens, thing.what, count))


def _bars_weapon(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> Bar | None:
    """They come to the store of the receiver, like cargo."""
    if not gives_units(state):
        return bar(NoSuchThing, thing.what, thing=thing.what)
    if barred := _bars_owner(state, seat, thing.of):
        return barred
    if amount > (there := state.fleets[thing.of].weapons):
        called, piece = piece_noun(thing.of), cargo_noun(thing.what)
        return bar(CargoNotThere, thing.of, craft=called, piece=piece, has=there)
    return None if _store(state, other) is not None else bar(NoStore, thing.of)


def _give_weapon(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> State:
    craft, store = state.fleets.craft.get(thing.of), _store(state, other)
    if craft is None or craft.owner != seat or store is None:
        return state
    count = min(amount, craft.weapons)
    state = state.changed(fleets=state.fleets.with_craft(thing.of, weapons=craft.weapons - count))
    return state.with_system(store, weapons=state.sectors.system(store).weapons + count)


# Units (SW-29.10): on a surface they change hands where they are, and leave it if they may not stay; from aboard they
# come to the store. A craft is given with all who are aboard.


def _bars_unit(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> Bar | None:
    if not gives_units(state):
        return bar(NoSuchThing, thing.what, thing=thing.what)
    if is_craft(thing.of):
        return _bars_cargo(state, seat, other, thing, amount) or _bars_barracks(state, other, thing)
    at = state.galaxy.find(thing.of)
    there = 0 if at is None or state.sectors[at].system is None else lying(state, seat, at, thing.what)
    if amount <= there:
        return None
    return bar(WarNotSoMany, thing.of, piece=thing.what, where=thing.of, has=there)


def _bars_officer(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> Bar | None:
    if not gives_units(state):
        return bar(NoSuchThing, thing.of, thing=thing.of)
    if thing.of not in state.officers or state.officers[thing.of].owner != seat:
        return bar(NotTheirOfficer, thing.of, officer=thing.of)
    return _bars_barracks(state, other, thing)


def _bars_barracks(state: State, seat: Seat, thing: Thing) -> Bar | None:
    return None if _barracks(state, seat) is not None else bar(NoStore, thing.of)


def _barracks(state: State, seat: Seat) -> At | None:
    """Where units go that a player receives from aboard: as cargo, but nobody is put down among aliens."""
    store = _store(state, seat)
    systems = () if store is None else (store, *managed_systems(state, seat))
    return next((at for at in systems if not state.sectors.system(at).aliens), None)


def _give_unit(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> State:
    if is_craft(thing.of):
        return _from_aboard(state, seat, other, thing, amount)
    at = state.galaxy.find(thing.of)
    if at is None or state.sectors[at].system is None:
        return state
    count = min(amount, lying(state, seat, at, thing.what))
    state = with_lying(state, seat, at, thing.what, -count)
    return with_lying(state, other, at, thing.what, count)


def _from_aboard(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> State:
    craft, barracks = state.fleets.craft.get(thing.of), _barracks(state, other)
    if craft is None or craft.owner != seat or barracks is None:
        return state
    count = min(amount, aboard(craft, thing.what))
    state = state.changed(fleets=state.fleets.with_craft(thing.of, **changed_hold(craft, thing.what, -count)))
    return with_lying(state, other, barracks, thing.what, count)


def _give_craft(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> State:
    """With the officers aboard."""
    state = GIVEN["craft"](state, seat, other, thing, amount)
    officers = state.officers
    for officer in officers.at(thing.of) if gives_units(state) else ():
        officers = officers.with_officer(officer, owner=other)
    return state.changed(officers=officers)


def _give_officer(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> State:
    officer, barracks = state.officers.each.get(thing.of), _barracks(state, other)
    if officer is None or officer.owner != seat or barracks is None:
        return state
    place = barracks if isinstance(officer.place, str) else officer.place
    return state.changed(officers=state.officers.with_officer(thing.of, owner=other, place=place))


def _bars_unit_counters(state: State, seat: Seat, other: Seat, things: Mapping[str, int]) -> Bar | None:
    """Nobody has more units of a kind than counters, when all has changed hands (SW-1.2.10)."""
    if not gives_units(state):
        return None
    after = given(state, seat, other, things, GIVEN_IN_PEACE)
    for kind in LEGIONS:
        if legions_in_play(after, other, kind) > max(LEGIONS[kind].limit, legions_in_play(state, other, kind)):
            return _too_many("legion", kind, LEGIONS[kind].limit)
    for kind in SMALL:
        if small_in_play(after, other, kind) > max(CRAFT[kind].limit, small_in_play(state, other, kind)):
            return _too_many("craft", kind, CRAFT[kind].limit)
    for sheet in OFFICERS.values():
        for stars, most in ((1, sheet.limit1), (2, sheet.limit2)):
            if after.officers.count(other, sheet.id, stars) > max(most, state.officers.count(other, sheet.id, stars)):
                return _too_many("officer", sheet.id, most)
    return None


def _too_many(group: str, kind: str, most: int) -> Bar:
    return bar(NoCraftCounter, kind, what=noun(group, kind), most=most)


def bars_terms(state: State, seat: Seat, other: Seat, things: Mapping[str, int]) -> Bar | None:
    """Why a player cannot give another this for peace; None when he can."""
    return bars_giving(state, seat, other, things, BARS_IN_PEACE) or _bars_unit_counters(state, seat, other, things)


BARS_IN_PEACE: Mapping[str, Bars] = {
    **BARS,
    "flag": _bars_flag,
    "craft": _bars_craft,
    "cargo": _bars_cargo,
    "weapon": _bars_weapon,
    "unit": _bars_unit,
    "officer": _bars_officer,
}
GIVEN_IN_PEACE: Mapping[str, Given] = {
    **GIVEN,
    "craft": _give_craft,
    "cargo": _give_cargo,
    "weapon": _give_weapon,
    "unit": _give_unit,
    "officer": _give_officer,
}

"""SW-7.3: war is declared, on a player and on that player's ally."""

from collections.abc import Iterator

from msgspec.structs import replace

from stellarch.core import Phrase, Refusal, Seat, Weight
from stellarch.games.space_wars.chapter import Bar, Course, Secret, State, WarEvent, bar, require
from stellarch.games.space_wars.chapters.offers import bars_partner
from stellarch.games.space_wars.chapters.pledges import bars_war_by_pledge
from stellarch.games.space_wars.chapters.relocation import send_guests_away
from stellarch.games.space_wars.nouns import Piece, Place, Treaty
from stellarch.games.space_wars.rules.versions import bars_in_peace, has_war
from stellarch.games.space_wars.state import Craft, Sector, remembered
from stellarch.games.space_wars.state.counts import Small
from stellarch.games.space_wars.tables.craft import CRAFT, SMALL
from stellarch.games.space_wars.tables.politics import LAWS, TREATIES

# Orders


class DeclareWar(Secret, frozen=True):
    """Declare war on a player, and so on that player's ally (SW-D.11)."""

    word = "declare_war"
    in_forms = True

    player: Seat


# Events


class WarDeclared(WarEvent, frozen=True):
    """On a player, and on that player's ally (SW-7.3.2)."""

    weight = Weight.HEADLINE

    seat: Seat
    targets: tuple[Seat, ...]
    cost: int = 0
    """The tax on it (SW-6.3.16)."""
    reveals = True


# Refusals


class Whom(Phrase):
    """Who keeps the peace: the player that war is to be declared on, or an ally, who would be in it too."""

    THEY = 1
    THEIR_ALLY = 2


class AtWarAlready(Refusal, frozen=True):
    rule = "SW-7.3.3"


class Truce(Refusal, frozen=True):
    rule = "SW-6.4.2"


class WarIsTaxed(Refusal, frozen=True):
    rule = "SW-6.3.16"
    cost: int
    credits: int


class TreatyForbids(Refusal, frozen=True):
    rule = "SW-7.3.1"
    who: Whom
    treaty: Treaty


class JustBroken(Refusal, frozen=True):
    rule = "SW-7.2.3"
    who: Whom


class PeaceJustMade(Refusal, frozen=True):
    rule = "SW-7.3.7"
    who: Whom


class PeaceBinds(Refusal, frozen=True):
    rule = "SW-7.4.4"
    who: Whom
    until: int


class CraftThere(Refusal, frozen=True):
    rule = "SW-7.3.1"
    craft: Piece
    at: Place
    who: Whom


class FightersThere(Refusal, frozen=True):
    rule = "SW-7.3.1"
    at: Place
    who: Whom


# Rules


_HINDERING = frozenset(
    kind for kind, sheet in CRAFT.items() if (sheet.battle and sheet.group == "capital") or kind == "artificial_moon"
)
"""Battle starships and moons; outposts and orbital bases do not hinder a declaration (SW-7.3.6)."""
_FIGHTERS = tuple(place for place, kind in enumerate(SMALL) if CRAFT[kind].battle)


def targets(state: State, seat: Seat, player: Seat) -> tuple[Seat, ...]:
    """Whom a declaration of war on a player hits: also the ally, unless at war already (SW-7.3.2)."""
    ally = state.politics.ally_of(player)
    drawn_in = ally is not None and ally != seat and not state.politics.are_enemies(seat, ally)
    return (player, ally) if drawn_in and ally is not None else (player,)


def bars_war(state: State, seat: Seat, player: Seat) -> Bar | None:
    """Why war cannot be declared on a player; None when it can."""
    if barred := bars_partner(state, seat, player):
        return barred
    if barred := bars_in_peace(state):
        return barred
    if state.politics.are_enemies(seat, player):
        return bar(AtWarAlready)
    if state.politics.protocol("galactic_truce") is not None:
        return bar(Truce)
    tax, credits = war_tax(state), state.empires[seat].credits
    if tax > credits:
        return bar(WarIsTaxed, cost=tax, credits=credits)
    each = (_bars_target(state, seat, target, player) for target in targets(state, seat, player))
    return next((barred for barred in each if barred is not None), None)


def war_tax(state: State) -> int:
    """What a declaration costs (SW-6.3.16)."""
    return LAWS["war_tax"].credits if state.politics.has_law("war_tax") else 0


def _bars_target(state: State, seat: Seat, target: Seat, player: Seat) -> Bar | None:
    """What keeps the peace with one of those whom a declaration would hit (SW-7.3.1)."""
    relation, who = (
        state.politics.between(seat, target),
        Whom.THEY if target == player else Whom.THEIR_ALLY,
    )
    for treaty in TREATIES:
        if relation.holds(treaty):  # type: ignore[arg-type]
            return bar(TreatyForbids, treaty, who=who, treaty=treaty)
    if relation.broken == state.turn:
        return bar(JustBroken, who=who)
    if relation.peace_since == state.turn:
        return bar(PeaceJustMade, who=who)
    if relation.peace_until >= state.turn:
        return bar(PeaceBinds, who=who, until=relation.peace_until)
    return bars_war_by_pledge(state, seat, target) or _bars_by_craft(state, seat, target, who)


def _bars_by_craft(state: State, seat: Seat, target: Seat, who: Whom) -> Bar | None:
    """Nobody declares war with warships inside the other's borders (SW-7.3.1)."""
    if (seat, target) not in _guests(state):
        return None
    for craft_name in state.fleets.of(seat):
        craft = state.fleets[craft_name]
        if state.sectors[craft.at].owner == target and _hinders(craft):
            here = state.galaxy.name(craft.at)
            return bar(CraftThere, craft_name, here, craft=craft_name, at=here, who=who)
    for at in state.sectors.owned_by(target):
        if seat in _owners_of_fighters(state.sectors[at]):
            here = state.galaxy.name(at)
            return bar(FightersThere, here, at=here, who=who)
    return None


def _guests(state: State) -> frozenset[tuple[Seat, Seat]]:
    """Who has warships inside whose borders: few have, and a list of declarations asks for all."""
    return remembered(state.fleets, "guests", (state.sectors,), lambda: frozenset(_found_guests(state)))


def _found_guests(state: State) -> Iterator[tuple[Seat, Seat]]:
    for craft in state.fleets.craft.values():
        owner = state.sectors[craft.at].owner
        if owner is not None and owner != craft.owner and _hinders(craft):
            yield craft.owner, owner
    for owner, sectors in state.sectors.owned.items():
        for at in sectors:
            yield from ((seat, owner) for seat in _owners_of_fighters(state.sectors[at]))


def _hinders(craft: Craft) -> bool:
    return craft.kind in _HINDERING or _has_fighters(craft.small)


def _owners_of_fighters(sector: Sector) -> list[Seat]:
    """Whose fighters are in a sector, or on its surface, which may be those of a friend who holds the system."""
    places = (sector.small,) if sector.system is None else (sector.small, sector.system.small)
    return [seat for there in places for seat, small in there.items() if _has_fighters(small)]


def _has_fighters(small: Small) -> bool:
    return any(small[place] for place in _FIGHTERS)


def wars_open(state: State, seat: Seat) -> Iterator[DeclareWar]:
    """On whom a player may declare war now (SW-D.11)."""
    if has_war(state):
        others = (other for other in state.living if other != seat)
        yield from (DeclareWar(other) for other in others if bars_war(state, seat, other) is None)


def declare_war(course: Course, seat: Seat, order: DeclareWar) -> None:
    """It is mutual from this moment (SW-7.3.3). Guests on the other's surfaces leave before (SW-7.1.8), else they would
    hold them; permissions between the two are void."""
    require(bars_war(course.state, seat, order.player))
    hit, tax = targets(course.state, seat, order.player), war_tax(course.state)
    course.go(course.state.paid(seat, -tax), WarDeclared(seat, hit, tax))
    for target in hit:
        send_guests_away(course, seat, target)
        politics = course.state.politics
        war = politics.with_relation(seat, target, military="war", war_since=course.state.turn, peace_until=0)
        left = politics.permissions - {(seat, target), (target, seat)}
        course.go(course.state.changed(politics=replace(war, permissions=left)))

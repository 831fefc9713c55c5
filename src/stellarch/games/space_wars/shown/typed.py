"""Orders for somebody who types them: folded, since there can be hundreds.

Orders that differ in one last thing are one line of the list, with a letter for each: where a craft can go, what a
system can build, how one can vote.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from string import ascii_lowercase
from typing import Any, NamedTuple

from stellarch.core import Group, Item, Message, Phrase, Sayable, Seat, Speaker, Template, Text, Typing, said, verbatim
from stellarch.core.grammar import Counted, Noun
from stellarch.games.space_wars.chapters.academy import Train
from stellarch.games.space_wars.chapters.bombardment import Bombard
from stellarch.games.space_wars.chapters.building import Build
from stellarch.games.space_wars.chapters.extraction import Extract, Recycle
from stellarch.games.space_wars.chapters.gates import Gate
from stellarch.games.space_wars.chapters.launching import Land, Launch
from stellarch.games.space_wars.chapters.loading import Load, Unload
from stellarch.games.space_wars.chapters.motions import MotionBefore, Propose, Vote
from stellarch.games.space_wars.chapters.movement import Move
from stellarch.games.space_wars.chapters.offers import Accept, Decline
from stellarch.games.space_wars.chapters.offices import Appoint
from stellarch.games.space_wars.chapters.peace import ForcePeace, OfferPeace
from stellarch.games.space_wars.chapters.repair import Repair
from stellarch.games.space_wars.chapters.research import Research
from stellarch.games.space_wars.chapters.shipyards import Commission
from stellarch.games.space_wars.chapters.spying import Spy
from stellarch.games.space_wars.chapters.transfers import Transfer
from stellarch.games.space_wars.chapters.treaties import BreakTreaty, OfferTreaty
from stellarch.games.space_wars.chapters.war import DeclareWar
from stellarch.games.space_wars.chapters.warp import Warp
from stellarch.games.space_wars.in_words import in_words
from stellarch.games.space_wars.notation import Order
from stellarch.games.space_wars.nouns import cargo, kinds, noun, one_of, piece, place
from stellarch.games.space_wars.shown.looks import LOOKS
from stellarch.games.space_wars.tables.tiles import SYSTEMS
from stellarch.games.space_wars.terms import OfferTerms
from stellarch.games.space_wars.things import Ballot
from stellarch.games.space_wars.view import SwView


class TypedWords(Phrase):
    NOTE = 1
    HELP = 2


_WITHOUT_MAP = frozenset({"event", "council", "declaration", "income_extraction", "research", "construction_repair"})


class TypedOrders(Typing):
    enter = True
    looks = LOOKS

    def note(self, example: str) -> Sayable:
        return TypedWords.NOTE

    def help(self, example: str) -> Sayable:
        return TypedWords.HELP

    def shows_picture(self, view: SwView) -> bool:
        """Where craft move, and before the first turn: elsewhere the map does not help."""
        return view.phase not in _WITHOUT_MAP

    def grouped(
        self, game: Speaker, view: SwView, choices: Sequence[Order | Template], names: Sequence[str]
    ) -> Sequence[Group]:
        return grouped(view, choices, names)

    def spelt(self, typed: str) -> str:
        return spelt(typed)


def spelt(typed: str) -> str:
    """The short form of an order that was typed in words: move cruiser 5 draconis 31, move cruiser5 corvette2 4-7."""
    if ":" in typed:
        return "".join(typed.split())
    word, *said = typed.lower().split()
    parts = _in_one_piece(said)
    if word in _OF_GROUPS and len(parts) > 2:
        parts = ["+".join(parts[:-1]), parts[-1]]
    return f"{word}:{'/'.join(parts)}" if parts else word


_OF_GROUPS = (Move.word, Gate.word)


def _in_one_piece(said: Sequence[str]) -> list[str]:
    """Names of systems and craft without their blanks: draconis 31, cruiser 5."""
    parts: list[str] = []
    for each in said:
        if parts and f"{parts[-1]}_{each}" in SYSTEMS:
            parts[-1] = f"{parts[-1]}_{each}"
        elif parts and each.isdecimal() and parts[-1] in (*kinds()["craft"], *kinds()["officer"]):
            parts[-1] += each
        else:
            parts.append(each)
    return parts


Told = Noun | Counted | Message | Phrase | Text | str | tuple["Told", ...]
"""What can stand in a line of the list."""
Names = Sequence[str]


class FoldedItem(Message, frozen=True):
    """Orders that differ in one last thing, each with its letter."""

    subject: Told
    variants: tuple["FoldVariant", ...]


class FoldVariant(Message, frozen=True):
    letter: str
    what: Told


class FormItem(Message, frozen=True):
    label: Text


class ProtocolItem(Message, frozen=True):
    label: Text


class BlanksItem(Message, frozen=True):
    label: Text


class PlaceHeading(Message, frozen=True):
    at: Noun | str


class Verb(Phrase):
    LAW = "law"
    REPEAL = "repeal"
    PROTOCOL = "protocol"
    DECLARE_WAR = 1
    OFFER_PEACE = 2
    FORCE_PEACE = 3
    RECYCLE = 4
    SEND_UP = 5
    BRING_DOWN = 6
    BOMBARD = 7
    RESEARCH = 8
    BUILD = 9
    SHIPYARD = 10
    TRAIN = 11
    ACCEPT = 12
    DECLINE = 13
    SURFACE = 14


class VerbWith(Phrase):
    """What is done with a thing or a player that is named behind it."""

    EXTRACT = 1
    WARP = 2
    LOAD = 3
    UNLOAD = 4
    SEND = 5
    REPAIR = 6
    OFFER = 7
    BREAK_WITH = 8


class DoneWith(Message, frozen=True):
    verb: VerbWith
    what: Noun | str


class DoneWithPlayer(Message, frozen=True):
    verb: VerbWith
    player: Seat


class CraftTogether(Message, frozen=True):
    count: int


class ByGate(Message, frozen=True):
    craft: Told


class WithoutFlag(Message, frozen=True):
    to: Noun | str


class DeedWord(Message, frozen=True):
    """What a spy would try, on whom or what, and whether with a special weapon."""

    activity: Noun
    target: Noun | None
    special: bool


class ProposedCard(Message, frozen=True):
    card: Noun
    about: tuple["PlayerNamed | str", ...]


class PlayerNamed(Message, frozen=True):
    seat: Seat


class TreatyTogether(Message, frozen=True):
    treaty: Noun


class TokensBySlaves(Message, frozen=True):
    tokens: int
    slaves: int


class OfferToAnswer(Message, frozen=True):
    seat: Seat
    offered: OfferTerms | None


class _Fold(NamedTuple):
    """How orders of a kind are folded: those with the same subject into one line, each with what it says besides."""

    subject: Callable[[SwView, Any, Names], Told]
    variant: Callable[[Any, Names], Told]
    group: Callable[[SwView, Any], Noun | str] = lambda view, order: ""


def grouped(view: SwView, choices: Sequence[Order | Template], names: Names) -> list[Group]:
    """A group for each place and for each kind of order, as they come; then what has blanks."""
    groups: dict[Noun | str, dict[tuple[_Fold, Told], list[Order]]] = {}
    plain: list[Item] = []
    forms: list[Item] = []
    for choice in choices:
        if isinstance(choice, Template):
            forms.append(Item(said(_form_item(choice)), (choice,)))
        elif fold := _FOLDED.get(type(choice)):
            subject = fold.subject(view, choice, names)
            groups.setdefault(fold.group(view, choice), {}).setdefault((fold, subject), []).append(choice)
        else:
            plain.append(Item(in_words(view, choice, names), (choice,)))
    folded = [
        Group(_headed(at), tuple(item for orders in by_subject.values() for item in _items(view, orders, names)))
        for at, by_subject in groups.items()
    ]
    rest = [Group(verbatim(""), tuple(items)) for items in (plain, forms) if items]
    return [*folded, *rest]


def _headed(at: Noun | str) -> Text:
    return said(PlaceHeading(at)) if at else verbatim("")


def _items(view: SwView, orders: Sequence[Order], names: Names) -> Iterator[Item]:
    """One item for orders with the same subject; several where the letters do not suffice."""
    if len(orders) == 1:
        yield Item(in_words(view, orders[0], names), (orders[0],))
        return
    fold = _FOLDED[type(orders[0])]
    for start in range(0, len(orders), len(ascii_lowercase)):
        some = orders[start : start + len(ascii_lowercase)]
        letters = tuple(ascii_lowercase[: len(some)])
        each = zip(letters, some, strict=True)
        variants = tuple(FoldVariant(letter, fold.variant(order, names)) for letter, order in each)
        label = said(FoldedItem(fold.subject(view, some[0], names), variants), names)
        yield Item(label, tuple(some), letters, letter_needed=True)


def _form_item(form: Template) -> Message:
    if form.type == "form":
        return FormItem(form.label)
    return ProtocolItem(form.label) if form.type == "propose" else BlanksItem(form.label)


# What each kind of order is about, and what it says besides


def _craft(view: SwView, order: Move | Gate, names: Names) -> Told:
    """The craft that go; of many, how many they are."""
    if len(order.craft) > _MOST_NAMED:
        return CraftTogether(len(order.craft))
    return tuple(piece(each) for each in order.craft)


_MOST_NAMED = 2


def _through_gate(view: SwView, order: Gate, names: Names) -> Told:
    return ByGate(_craft(view, order, names))


def _standing(field: str) -> Callable[[SwView, Any], Noun | str]:
    """Where the craft stand that a field names."""

    def group(view: SwView, order: Any) -> Noun | str:
        named = getattr(order, field)
        return place(view.galaxy.name(view.fleets[named if isinstance(named, str) else named[0]].at))

    return group


def _officer_where(view: SwView, order: Transfer | Spy) -> Noun | str:
    spot = view.officers.each[order.officer].place
    at = view.fleets[spot].at if isinstance(spot, str) else spot
    return place(view.galaxy.name(at))


def _unless_flagged(order: Any, names: Names) -> Told:
    return place(order.to) if order.flag else WithoutFlag(place(order.to))


def _deed(order: Spy, names: Names) -> Told:
    target = None
    if order.target is not None:
        target = piece(order.target) if order.activity == "kill_officer" else noun("structure", order.target)
    return DeedWord(noun("spy_activity", order.activity), target, bool(order.special))


def _aboard(order: Transfer, names: Names) -> Told:
    return Verb.SURFACE if order.to == "surface" else piece(order.to)


def _verb(verb: VerbWith, field: str, called: Callable[[str], Noun]) -> Callable[[SwView, Any, Names], Told]:
    return lambda view, order, names: DoneWith(verb, called(getattr(order, field)))


def _always(verb: Verb) -> Callable[[SwView, Any, Names], Told]:
    return lambda view, order, names: verb


def _called(field: str, *among: str) -> Callable[[Any, Names], Told]:
    """A field as it is called, by the first of these kinds that has it."""
    find = one_of(*among)
    return lambda order, names: find(getattr(order, field))


def _at(field: str) -> Callable[[SwView, Any], Noun | str]:
    return lambda view, order: place(getattr(order, field))


def _proposing(view: SwView, order: Propose, names: Names) -> Told:
    return Verb(order.kind)


def _proposed(order: Propose, names: Names) -> Told:
    card = noun("protocol" if order.kind == "protocol" else "law", order.card)
    return ProposedCard(card, (*map(PlayerNamed, order.players), *([order.sector] if order.sector else [])))


def _voting(view: SwView, order: Vote, names: Names) -> Told:
    return MotionBefore.of(view, order.motion)


def _ballot(order: Vote, names: Names) -> Told:
    return Ballot(order.value)


def _with_player(verb: VerbWith) -> Callable[[SwView, Any, Names], Told]:
    return lambda view, order, names: DoneWithPlayer(verb, order.player)


def _on_player(order: Any, names: Names) -> Told:
    return PlayerNamed(order.player)


def _treaty(order: Any, names: Names) -> Told:
    treaty = noun("treaty", order.treaty)
    return TreatyTogether(treaty) if getattr(order, "joint", False) else treaty


def _extracted(order: Extract, names: Names) -> Told:
    return TokensBySlaves(order.tokens, order.slaves)


def _pieces(order: Any, names: Names) -> Told:
    return cargo(order.pieces)


def _small(order: Any, names: Names) -> Told:
    return cargo(order.small)


def _researched(order: Research, names: Names) -> Told:
    return noun("branch", order.branch)


def _answered(view: SwView, order: Any, names: Names) -> Told:
    """The offer that is answered."""
    return said(OfferToAnswer(order.player, order.terms(view)), names)


def _answer(order: Any, names: Names) -> Told:
    return Verb.ACCEPT if isinstance(order, Accept) else Verb.DECLINE


def _structure(of: str) -> Noun:
    return noun("structure", of)


_ANSWERS = _Fold(_answered, _answer)
_FOLDED: Mapping[type, _Fold] = {
    Propose: _Fold(_proposing, _proposed),
    Vote: _Fold(_voting, _ballot),
    Appoint: _Fold(lambda view, order, names: noun("office", order.office), _on_player),
    DeclareWar: _Fold(_always(Verb.DECLARE_WAR), _on_player),
    OfferPeace: _Fold(_always(Verb.OFFER_PEACE), _on_player),
    ForcePeace: _Fold(_always(Verb.FORCE_PEACE), _on_player),
    OfferTreaty: _Fold(_with_player(VerbWith.OFFER), _treaty),
    BreakTreaty: _Fold(_with_player(VerbWith.BREAK_WITH), _treaty),
    Accept: _ANSWERS,
    Decline: _ANSWERS,
    Extract: _Fold(_verb(VerbWith.EXTRACT, "workshop", _structure), _extracted, _at("system")),
    Recycle: _Fold(_always(Verb.RECYCLE), _called("material", "resource"), _at("system")),
    Move: _Fold(_craft, _unless_flagged, _standing("craft")),
    Gate: _Fold(_through_gate, _unless_flagged, _standing("craft")),
    Warp: _Fold(_verb(VerbWith.WARP, "craft", piece), _unless_flagged, _standing("craft")),
    Load: _Fold(_verb(VerbWith.LOAD, "carrier", piece), _pieces, _standing("carrier")),
    Unload: _Fold(_verb(VerbWith.UNLOAD, "carrier", piece), _pieces, _standing("carrier")),
    Launch: _Fold(_always(Verb.SEND_UP), _small, _at("sector")),
    Land: _Fold(_always(Verb.BRING_DOWN), _small, _at("sector")),
    Spy: _Fold(lambda view, order, names: piece(order.officer), _deed, _officer_where),
    Bombard: _Fold(_always(Verb.BOMBARD), _called("bombing", "bombing"), _at("sector")),
    Transfer: _Fold(_verb(VerbWith.SEND, "officer", piece), _aboard, _officer_where),
    Research: _Fold(_always(Verb.RESEARCH), _researched),
    Build: _Fold(_always(Verb.BUILD), _called("structure", "structure"), _at("system")),
    Commission: _Fold(_always(Verb.SHIPYARD), _called("unit", "craft", "legion"), _at("system")),
    Train: _Fold(_always(Verb.TRAIN), _called("what", "officer", "legion"), _at("system")),
    Repair: _Fold(_verb(VerbWith.REPAIR, "craft", piece), lambda order, names: _facility(order.facility)),
}


def _facility(facility: str) -> Told:
    return place(facility) if facility in SYSTEMS else piece(facility)

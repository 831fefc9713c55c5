"""What has happened since a player decided last: own losses and wars first, then whatever touches the player, then the
rest of the galaxy in short.

What the player ordered is not told again piece by piece, only counted; so is what others do every turn.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from stellarch.core import Event, Message, Paragraph, Seat, Text, Weight, said
from stellarch.games.space_wars.chapters.academy import OfficerTrained
from stellarch.games.space_wars.chapters.bases import BaseUpgraded, GateBuilt
from stellarch.games.space_wars.chapters.battle.ending import BattleEnded
from stellarch.games.space_wars.chapters.battle.mustering import BattleBegun
from stellarch.games.space_wars.chapters.battle.weapons import Struck
from stellarch.games.space_wars.chapters.building import StructureBuilt
from stellarch.games.space_wars.chapters.drift import HappeningMoved
from stellarch.games.space_wars.chapters.exchanges import ExchangeMade
from stellarch.games.space_wars.chapters.extraction import Extracted, Recycled
from stellarch.games.space_wars.chapters.flags import SectorFlagged
from stellarch.games.space_wars.chapters.ground.invading import InvasionBegun
from stellarch.games.space_wars.chapters.mining import MineLaid
from stellarch.games.space_wars.chapters.motions import MotionTabled
from stellarch.games.space_wars.chapters.movement import CraftMoved
from stellarch.games.space_wars.chapters.offers import OfferMade, OfferVoid
from stellarch.games.space_wars.chapters.research import TechnologyLearned
from stellarch.games.space_wars.chapters.shipyards import CraftBuilt, LegionRaised
from stellarch.games.space_wars.chapters.treaties import TreatyMade
from stellarch.games.space_wars.geometry import distance
from stellarch.games.space_wars.nouns import Technology
from stellarch.games.space_wars.reported import BattleEvent, GalaxyEvent, Section, SwEvent
from stellarch.games.space_wars.view import SwView

_NEAR = 2
"""What drifts within this many sectors of one's own is told one by one."""


class Done(Message, frozen=True):
    what: str
    """A name among the things that are counted."""
    count: int


class OwnDoings(Message, frozen=True):
    doings: tuple[Done, ...]


class OthersDoings(Message, frozen=True):
    seat: Seat
    doings: tuple[Done, ...]


class FarDrifts(Message, frozen=True):
    count: int


class OthersExchanges(Message, frozen=True):
    count: int


class TechnologiesLearned(Message, frozen=True):
    seat: Seat
    technologies: tuple[Technology, ...]
    value: int


def report(view: SwView, happened: Iterable[Event], names: Sequence[str]) -> list[Paragraph]:
    """A paragraph for each section that has something; the comings and goings of each player in one line."""
    told: dict[Section, dict[str, _Told]] = {section: {} for section in Section}

    def tell_once(section: Section, sentence: Text, place: str | None = None) -> None:
        told[section].setdefault(sentence.en, _Told(sentence, place))

    doings: dict[Seat, dict[str, int]] = {}
    drifts: dict[int, HappeningMoved] = {}
    learned: dict[Seat, list[TechnologyLearned]] = {}
    deals, fought = 0, set[str]()
    for event in _without_rounds_of_the_past(_without_twins(happened)):
        if event.weight in (Weight.FORMALITY, Weight.DETAIL):
            continue
        if isinstance(event, HappeningMoved):
            drifts[event.number] = replace(drifts.get(event.number, event), target=event.target)
        elif isinstance(event, TechnologyLearned):
            learned.setdefault(event.seat, []).append(event)
        elif isinstance(event, ExchangeMade) and view.you not in (event.by, event.to):
            deals += 1
        elif (section := _section(view, event, fought)) is not None:
            tell_once(section, event.told(names), event.place)
        elif (seat := getattr(event, "seat", None)) is not None:
            _count(doings.setdefault(seat, {}), event)
    for seat, known in learned.items():
        tell_once(Section.YOURS if seat == view.you else Section.OTHERS, _mastered(known, names))
    if deals:
        tell_once(Section.DEALS, said(OthersExchanges(deals)))
    for drift in _drifted(view, drifts.values(), names):
        tell_once(Section.GALAXY, *drift)
    if view.you is not None and (own := _summed(doings.pop(view.you, {}))):
        tell_once(Section.YOURS, said(OwnDoings(own)))
    for seat, each in doings.items():
        each.pop("tokens", None)  # everybody extracts every turn
        if found := _summed(each):
            tell_once(Section.OTHERS, said(OthersDoings(seat, found), names))
    return [_paragraph(section, tuple(found.values())) for section, found in told.items() if found]


class _Told(NamedTuple):
    sentence: Text
    place: str | None


def _paragraph(section: Section, told: Sequence[_Told]) -> Paragraph:
    return Paragraph(said(section), tuple(each.sentence for each in told), tuple(each.place for each in told))


def _without_twins(happened: Iterable[Event]) -> Iterator[SwEvent]:
    """Two who offer each other the same come to terms once; nobody is told that the other offer lapsed by that."""
    agreed: set[object] = set()
    for event in happened:
        both = _agreement(event)
        if isinstance(event, SwEvent) and (both is None or both not in agreed):
            yield event
        if both is not None and not isinstance(event, OfferVoid):
            agreed.add(both)


def _without_rounds_of_the_past(happened: Iterable[SwEvent]) -> Iterator[SwEvent]:
    """Of a fight that is over, its beginning, what was lost, and its end: how each round went stands at its desk."""
    events = list(happened)
    ends = (number for number, event in enumerate(events) if isinstance(event, BattleEvent) and event.ends_fight)
    last = max(ends, default=-1)
    for number, event in enumerate(events):
        is_loss = isinstance(event, Struck) and event.destroyed
        if number > last or is_loss or not _is_step_of_battle(event):
            yield event


def _is_step_of_battle(event: SwEvent) -> bool:
    """Of battles between others only the beginning and the end are told."""
    return isinstance(event, BattleEvent) and event.weight is Weight.NOTE


def _agreement(event: Event) -> object:
    """What two have agreed on, or would have, no matter which of them offered it."""
    if isinstance(event, TreatyMade):
        return frozenset(event.seats), event.treaty
    if isinstance(event, OfferVoid) and event.treaty:
        return frozenset((event.by, event.to)), event.treaty
    if isinstance(event, ExchangeMade):
        terms = sorted((sorted(event.gives.items()), sorted(event.asks.items())))
        return frozenset((event.by, event.to)), str(terms)
    return None


# Where an event belongs


def _section(view: SwView, event: SwEvent, fought: set[str]) -> Section | None:
    """None where it is only counted, or not told at all."""
    section, seat = event.section, view.you
    if section is Section.GAME:
        return section
    is_own = seat is not None and (seat in event.about or _happens_to(view, event, seat))
    if isinstance(event, BattleBegun | InvasionBegun) and is_own:
        fought.add(event.at)
    is_own |= isinstance(event, BattleEnded) and event.at in fought  # it names the winners alone
    if _is_step_of_battle(event):
        return Section.BLOWS if fought and getattr(event, "at", None) in {None, *fought} else None
    if event.weight is Weight.ROUTINE or (event.weight is Weight.NOTE and not is_own):
        return None
    if seat is None or not is_own:
        return section
    if isinstance(event, OfferMade | MotionTabled) and event.by == seat:
        return None
    return Section.BLOWS if event.strikes(seat) else Section.YOURS


def _happens_to(view: SwView, event: SwEvent, seat: Seat) -> bool:
    """Whether something of the galaxy happens where a player's flag flies."""
    places = map(view.galaxy.find, event.places) if isinstance(event, GalaxyEvent) else ()
    return any(at is not None and view.sectors[at].owner == seat for at in places)


# What drifts


def _drifted(view: SwView, drifts: Iterable[HappeningMoved], names: Sequence[str]) -> Iterator[_Told]:
    """From where to where, for what comes near; the others are counted."""
    drifts = list(drifts)
    near = [drift for drift in drifts if _is_near(view, drift.target)]
    yield from (_Told(drift.told(names), drift.target) for drift in near)
    if others := len(drifts) - len(near):
        yield _Told(said(FarDrifts(others)), None)


def _is_near(view: SwView, target: str) -> bool:
    at = view.galaxy.find(target)
    if view.you is None or at is None:
        return True
    return any(distance(at, own) <= _NEAR for own in view.sectors.owned_by(view.you))


# Comings and goings


def _count(doings: dict[str, int], event: Event) -> None:
    for kind, counted in _DOINGS.items():
        if isinstance(event, counted):
            doings[kind] = doings.get(kind, 0) + _number(event)


def _number(event: Event) -> int:
    if isinstance(event, CraftMoved):
        return len(event.craft)
    return event.tokens if isinstance(event, Extracted) else 1


_DOINGS: Mapping[str, tuple[type[Event], ...]] = {
    "moves": (CraftMoved,),
    "flags": (SectorFlagged,),
    "tokens": (Extracted, Recycled),
    "structures": (StructureBuilt,),
    "craft": (CraftBuilt,),
    "legions": (LegionRaised,),
    "officers": (OfficerTrained,),
    "bases": (BaseUpgraded, GateBuilt),
    "mines": (MineLaid,),
}


def _summed(doings: Mapping[str, int]) -> tuple[Done, ...]:
    return tuple(Done(kind, doings[kind]) for kind in _DOINGS if kind in doings)


def _mastered(learned: Sequence[TechnologyLearned], names: Sequence[str]) -> Text:
    """All that a player has learned, and what it comes to."""
    *_, last = learned
    if len(learned) == 1:
        return last.told(names)
    return said(TechnologiesLearned(last.seat, tuple(event.technology for event in learned), last.value), names)

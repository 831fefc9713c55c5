"""What has happened since a player decided last: own losses and wars first, then whatever touches the player, then the
rest of the galaxy in short.

What the player ordered is not told again piece by piece, only counted; so is what others do every turn.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import ModuleType

from msgspec.structs import replace

from stellarch.core import Event, Message, Paragraph, Phrase, Seat, Text, said
from stellarch.games.space_wars.events import (
    battle,
    bombardment,
    capital,
    contamination,
    council,
    declarations,
    economy,
    forms,
    gates,
    general,
    ground,
    happenings,
    loading,
    losses,
    moves,
    officers,
    research,
    setup,
    visits,
    war,
    winning,
    works,
)
from stellarch.games.space_wars.geometry import distance
from stellarch.games.space_wars.nouns import Technology
from stellarch.games.space_wars.view import SwView

_UNSAID = (
    general.OrdersSealed,
    general.OrdersOpened,
    moves.SubPhaseBegun,
    moves.StepEnded,
    council.VoteCast,
    council.MotionDropped,
    happenings.CoreRolled,
    happenings.HappeningRolled,
)
"""What goes without saying once what came of it is told."""
_ROUTINE: tuple[ModuleType, ...] = (economy, gates, loading, moves, research, works)
"""Chapters whose events follow from orders as they are given: they are counted, one's own and those of others."""
_NOTED = (
    research.TechnologyLearned,
    moves.CraftSwallowed,
    moves.CraftThrown,
    works.NativeConverted,
    works.LegionDrilled,
    works.SlaveAbused,
    works.DieSeen,
    works.RepairSkipped,
    economy.IncomePaid,
    research.PointsCounted,
    gates.Collected,
)
"""What dice or others decided, or what is news all the same."""
_OF_LITTLE_NOTE = (works.NativeConverted, works.LegionDrilled, works.SlaveAbused, works.RepairSkipped, *_NOTED[-3:])
"""Of these only one's own are told."""
_STEPS_OF_BATTLE = (
    battle.Disclosed,
    battle.Shielded,
    battle.WeaponSpent,
    battle.Volley,
    battle.Struck,
    battle.RunMade,
    battle.Boarded,
    battle.BrokeThrough,
    battle.BattleOrderSkipped,
    ground.GroundRound,
    ground.LegionUpgraded,
)
"""Of battles between others only the beginning and the end are told."""
_ENDS_OF_BATTLE = (battle.BattleEnded, ground.InvasionStopped, ground.SystemHeld, ground.SystemConquered)
_WARLIKE: tuple[ModuleType, ...] = (war, battle, bombardment, ground)
_BLOWS = (
    declarations.TreatyBroken,
    declarations.CraftSentHome,
    declarations.GuestsSentHome,
    officers.Spied,
    officers.AliensMade,
    losses.Jettisoned,
    moves.CraftSwallowed,
    moves.CraftThrown,
    visits.OfficersLost,
    contamination.SlavesRevolted,
    happenings.SectorEmptied,
    happenings.SurfaceRazed,
    happenings.Contaminated,
    happenings.ResourcesLost,
    happenings.AliensLanded,
    happenings.PlasmaStruck,
)
"""What else is a loss to whom it is about."""
_ABOUT = ("seat", "by", "to", "player", "loser", "owner", "partner", "attacker")
_ABOUT_SEVERAL = ("attackers", "defenders", "winners", "targets", "mine", "theirs", "owners", "seats", "players")
"""Fields that name whom an event is about."""
_PLACES = ("at", "system", "target", "sector")
"""Fields that name where something happens to whoever owns it."""
_NEAR = 2
"""What drifts within so many sectors of one's own is told one by one."""


class Section(Phrase):
    """By importance; what is about the reader comes first, whatever its chapter."""

    GAME = 1
    BLOWS = 2
    YOURS = 3
    WAR = 4
    BATTLES = 5
    COUNCIL = 6
    DEALS = 7
    GALAXY = 8
    OTHERS = 9


_CHAPTERS: Mapping[Section, tuple[ModuleType, ...]] = {
    Section.GAME: (winning, setup),
    Section.WAR: (war,),
    Section.BATTLES: (battle, bombardment, ground),
    Section.COUNCIL: (council,),
    Section.DEALS: (declarations,),
    Section.GALAXY: (happenings, contamination, general),
    Section.OTHERS: (officers, capital, forms, losses, visits, works, economy, gates, loading, moves, research),
}
SECTION_OF: Mapping[str, Section] = {
    chapter.__name__: section for section, chapters in _CHAPTERS.items() for chapter in chapters
}


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
    told: dict[Section, dict[str, Text]] = {section: {} for section in Section}

    def tell_once(section: Section, sentence: Text) -> None:
        told[section].setdefault(sentence.en, sentence)

    doings: dict[Seat, dict[str, int]] = {}
    drifts: dict[int, happenings.HappeningMoved] = {}
    learned: dict[Seat, list[research.TechnologyLearned]] = {}
    deals, fought = 0, set[str]()
    for event in _without_rounds_of_the_past(_without_twins(happened)):
        if isinstance(event, _UNSAID):
            continue
        if isinstance(event, happenings.HappeningMoved):
            drifts[event.number] = replace(drifts.get(event.number, event), target=event.target)
        elif isinstance(event, research.TechnologyLearned):
            learned.setdefault(event.seat, []).append(event)
        elif isinstance(event, declarations.ExchangeMade) and view.you not in (event.by, event.to):
            deals += 1
        elif (section := _section(view, event, fought)) is not None:
            tell_once(section, event.told(names))
        elif (seat := getattr(event, "seat", None)) is not None:
            _count(doings.setdefault(seat, {}), event)
    for seat, known in learned.items():
        tell_once(Section.YOURS if seat == view.you else Section.OTHERS, _mastered(known, names))
    if deals:
        tell_once(Section.DEALS, said(OthersExchanges(deals)))
    for drift in _drifted(view, drifts.values(), names):
        tell_once(Section.GALAXY, drift)
    if view.you is not None and (own := _summed(doings.pop(view.you, {}))):
        tell_once(Section.YOURS, said(OwnDoings(own)))
    for seat, each in doings.items():
        each.pop("tokens", None)  # everybody extracts every turn
        if found := _summed(each):
            tell_once(Section.OTHERS, said(OthersDoings(seat, found), names))
    return [Paragraph(said(section), tuple(found.values())) for section, found in told.items() if found]


def _without_twins(happened: Iterable[Event]) -> Iterator[Event]:
    """Two who offer each other the same come to terms once; nobody is told that the other offer lapsed by that."""
    agreed: set[object] = set()
    for event in happened:
        both = _agreement(event)
        if both is None or both not in agreed:
            yield event
        if both is not None and not isinstance(event, declarations.OfferVoid):
            agreed.add(both)


def _without_rounds_of_the_past(happened: Iterable[Event]) -> Iterator[Event]:
    """Of a fight that is over, its beginning, what was lost, and its end: how each round went stands at its desk."""
    events = list(happened)
    last = max((number for number, event in enumerate(events) if isinstance(event, _ENDS_OF_BATTLE)), default=-1)
    for number, event in enumerate(events):
        is_loss = isinstance(event, battle.Struck) and event.destroyed
        if number > last or is_loss or not isinstance(event, _STEPS_OF_BATTLE):
            yield event


def _agreement(event: Event) -> object:
    """What two have agreed on, or would have, whoever of them offered it."""
    if isinstance(event, declarations.TreatyMade):
        return frozenset(event.seats), event.treaty
    if isinstance(event, declarations.OfferVoid) and event.treaty:
        return frozenset((event.by, event.to)), event.treaty
    if isinstance(event, declarations.ExchangeMade):
        terms = sorted((sorted(event.gives.items()), sorted(event.asks.items())))
        return frozenset((event.by, event.to)), str(terms)
    return None


# Where an event belongs


def _section(view: SwView, event: Event, fought: set[str]) -> Section | None:
    """None where it is only counted, or not told at all."""
    section, seat = SECTION_OF[type(event).__module__], view.you
    is_own = seat is not None and (_is_about(event, seat) or _strikes(view, event, seat))
    if section is Section.GAME:
        return section
    if isinstance(event, battle.BattleBegun | ground.InvasionBegun) and is_own:
        fought.add(event.at)
    is_own |= isinstance(event, battle.BattleEnded) and event.at in fought  # it names the winners alone
    if isinstance(event, _STEPS_OF_BATTLE):
        is_here = not isinstance(event, battle.Disclosed | battle.Volley | ground.GroundRound) or event.at in fought
        return Section.BLOWS if fought and is_here else None
    if _is_of(event, _ROUTINE) and not _is_noted(event, is_own=is_own):
        return None
    if not is_own:
        return None if isinstance(event, council.MaterialPlaced) else section
    if isinstance(event, declarations.OfferMade | council.MotionTabled) and event.by == seat:
        return None
    if isinstance(event, council.MotionDecided | council.MotionVetoed) and seat not in event.players:
        return section
    return Section.BLOWS if _is_blow(view, event) else Section.YOURS


def _is_noted(event: Event, *, is_own: bool) -> bool:
    return isinstance(event, _NOTED) and (is_own or not isinstance(event, _OF_LITTLE_NOTE))


def _is_blow(view: SwView, event: Event) -> bool:
    """Whether it is war, or a loss that was not one's own doing."""
    if isinstance(event, officers.Spied | declarations.TreatyBroken | officers.AliensMade):
        return event.seat != view.you
    if isinstance(event, visits.OfficersLost):
        return bool(event.lost)
    if isinstance(event, happenings.GapOpened):
        return any((event.craft, event.small, event.orbital_cities, event.mines))
    if isinstance(event, contamination.UnitsLost):
        return bool(event.lost)
    return _is_of(event, _WARLIKE) or isinstance(event, _BLOWS)


def _is_of(event: Event, chapters: Sequence[ModuleType]) -> bool:
    return any(type(event).__module__ == chapter.__name__ for chapter in chapters)


def _is_about(event: Event, seat: Seat) -> bool:
    return any(getattr(event, field, None) == seat for field in _ABOUT) or any(
        seat in getattr(event, field, ()) for field in _ABOUT_SEVERAL
    )


def _strikes(view: SwView, event: Event, seat: Seat) -> bool:
    """Whether something of the galaxy happens where a player's flag flies."""
    if not _is_of(event, (contamination, happenings)):
        return False
    places = (view.galaxy.find(getattr(event, field)) for field in _PLACES if getattr(event, field, None))
    return any(at is not None and view.sectors[at].owner == seat for at in places)


# What drifts


def _drifted(view: SwView, drifts: Iterable[happenings.HappeningMoved], names: Sequence[str]) -> Iterator[Text]:
    """From where to where, for what comes near; the others are counted."""
    drifts = list(drifts)
    near = [drift for drift in drifts if _is_near(view, drift.target)]
    yield from (drift.told(names) for drift in near)
    if others := len(drifts) - len(near):
        yield said(FarDrifts(others))


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
    if isinstance(event, moves.CraftMoved):
        return len(event.craft)
    return event.tokens if isinstance(event, economy.Extracted) else 1


_DOINGS: Mapping[str, tuple[type[Event], ...]] = {
    "moves": (moves.CraftMoved,),
    "flags": (moves.SectorFlagged,),
    "tokens": (economy.Extracted, economy.Recycled),
    "structures": (works.StructureBuilt,),
    "craft": (works.CraftBuilt,),
    "legions": (works.LegionRaised,),
    "officers": (works.OfficerTrained,),
    "bases": (works.BaseUpgraded, works.GateBuilt),
    "mines": (gates.MineLaid,),
}


def _summed(doings: Mapping[str, int]) -> tuple[Done, ...]:
    return tuple(Done(kind, doings[kind]) for kind in _DOINGS if kind in doings)


def _mastered(learned: Sequence[research.TechnologyLearned], names: Sequence[str]) -> Text:
    """All that a player has learned, and what it comes to."""
    *_, last = learned
    if len(learned) == 1:
        return last.told(names)
    return said(TechnologiesLearned(last.seat, tuple(event.technology for event in learned), last.value), names)

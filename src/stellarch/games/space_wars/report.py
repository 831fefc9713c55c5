"""What has happened since a player decided last, in a few paragraphs, the most important first."""

from collections.abc import Iterable, Mapping, Sequence
from types import ModuleType

from stellarch.core import Event, Seat, Text
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

_UNSAID = (
    general.OrdersSealed,
    general.OrdersOpened,
    moves.SubPhaseBegun,
    moves.StepEnded,
    council.VoteCast,
    happenings.CoreRolled,
    happenings.HappeningRolled,
)
"""What goes without saying once what came of it is told."""
_ROUTINE: tuple[ModuleType, ...] = (economy, gates, loading, moves, research)
"""Chapters of which others' doings are not told one by one."""
_NOTED = (research.TechnologyLearned, moves.CraftSwallowed, moves.CraftThrown)
"""What is told even so."""
_ABOUT = ("seat", "by", "to", "player", "loser", "owner")
_ABOUT_SEVERAL = ("attackers", "defenders", "winners", "targets", "mine", "theirs", "owners")
"""Fields that name whom an event is about."""

_YOURS = Text("You", "Vous")
_OTHERS = Text("Others", "Les autres")
_SECTIONS: Sequence[tuple[Text, tuple[ModuleType, ...]]] = (
    (Text("The game", "La partie"), (winning, setup)),
    (_YOURS, ()),
    (Text("War and peace", "Guerre et paix"), (war,)),
    (Text("Battles", "Batailles"), (battle, bombardment, ground)),
    (Text("The galaxy", "La galaxie"), (happenings, contamination, general)),
    (Text("The council", "Le Conseil"), (council,)),
    (Text("Treaties and deals", "Traités et marchés"), (declarations,)),
    (_OTHERS, (officers, capital, forms, losses, visits, works, economy, gates, loading, moves, research)),
)
"""By importance; what is about the one who is told comes second, whatever its chapter."""
SECTION_OF: Mapping[str, Text] = {chapter.__name__: label for label, chapters in _SECTIONS for chapter in chapters}


def report(seat: Seat | None, happened: Iterable[Event], names: Sequence[str]) -> list[Text]:
    """A paragraph for each section that has something, and one line for others' comings and goings."""
    told: dict[Text, list[Text]] = {label: [] for label, _ in _SECTIONS}
    moved: dict[Seat, int] = {}
    for event in happened:
        if isinstance(event, _UNSAID):
            continue
        section = _section(event, seat)
        if section == _OTHERS and _is_routine(event):
            if isinstance(event, moves.CraftMoved):
                moved[event.seat] = moved.get(event.seat, 0) + len(event.craft)
        else:
            told[section].append(event.told(names))
    told[_OTHERS] += [_movements(names[who], count) for who, count in moved.items()]
    return [_paragraph(label, sentences) for label, sentences in told.items() if sentences]


def _section(event: Event, seat: Seat | None) -> Text:
    section = SECTION_OF[type(event).__module__]
    return _YOURS if seat is not None and _is_about(event, seat) and section != _SECTIONS[0][0] else section


def _is_about(event: Event, seat: Seat) -> bool:
    return any(getattr(event, field, None) == seat for field in _ABOUT) or any(
        seat in getattr(event, field, ()) for field in _ABOUT_SEVERAL
    )


def _is_routine(event: Event) -> bool:
    return any(type(event).__module__ == chapter.__name__ for chapter in _ROUTINE) and not isinstance(event, _NOTED)


def _movements(who: str, count: int) -> Text:
    if count == 1:
        return Text(f"{who} moves once.", f"{who} fait un mouvement.")
    return Text(f"{who} moves {count} times.", f"{who} fait {count} mouvements.")


def _paragraph(label: Text, sentences: Sequence[Text]) -> Text:
    return Text(
        f"{label.en}: {' '.join(each.en for each in sentences)}",
        f"{label.fr} : {' '.join(each.fr for each in sentences)}",
    )

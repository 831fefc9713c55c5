"""A position for a terminal: the galaxy, how the players stand, and what goes on in it.

Two lines a sector, seven columns wide. Above: the system's name, or the kind of tile. Below: whose flag it is (a to i),
the levels of its city, then ships (▲), bases (■), events (!) and missions (?).
"""

from collections.abc import Iterator

from stellarch.core import Language, Message, Phrase, Seat, tell
from stellarch.core.grammar import Noun
from stellarch.games.space_wars.geometry import HEXES, At
from stellarch.games.space_wars.nouns import Place, heading, noun, system_name
from stellarch.games.space_wars.standings import standings
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.tables.tiles import SYSTEMS
from stellarch.games.space_wars.view import SwView, imagine

LETTERS = "abcdefghi"
_WIDTH = 7
_INKS = (196, 46, 27, 226, 201, 51, 208, 93, 250)
"""Colours of the seats, of the 256 that terminals have."""


class DrawnTile(Phrase):
    """What is drawn for a sector without a system, in six signs."""

    GALAXY_CORE = "galaxy_core"
    FREE_SPACE = "free_space"
    SUPERNOVA = "supernova"
    ASTEROID_FIELD = "asteroid_field"
    NEBULA = "nebula"


class DrawnGate(Message, frozen=True):
    letter: str


class Somewhere(Message, frozen=True):
    what: Noun
    at: Place


class EventsNow(Message, frozen=True):
    events: tuple[Somewhere, ...]


class MissionsNow(Message, frozen=True):
    missions: tuple[Somewhere, ...]


def draw_text(view: SwView, language: Language = "en", colour: bool = False) -> str:
    state = imagine(view, "drawing")
    parts = [
        tell(heading(state.turn, state.phase, state.over), (), language),
        "",
        *_galaxy(state, language, colour),
        "",
        *_table(state, language, colour),
    ]
    happening = list(_happening(state, language))
    return "\n".join([*parts, "", *happening] if happening else parts)


# The galaxy


def _galaxy(state: State, language: Language, colour: bool) -> Iterator[str]:
    """Columns run from north to south; every other one stands half a sector lower."""
    sectors = state.galaxy.board.sectors
    cells = {_spot(at): (_above(state, at, language), _below(state, at), state.sectors[at].owner) for at in sectors}
    columns = [column for column, _ in cells]
    for row in range(min(row for _, row in cells), max(row for _, row in cells) + 2):
        line = ""
        for column in range(min(columns), max(columns) + 1):
            above, below = cells.get((column, row)), cells.get((column, row - 1))
            words = above[0] if above else below[1] if below else ""
            owner = above[2] if above else below[2] if below else None
            line += _inked(f"{words:<{_WIDTH}}", owner if colour else None)
        yield line.rstrip()


def _spot(at: At) -> tuple[int, int]:
    """The column of a sector, and the line on which it begins."""
    hexagon = HEXES[at]
    return hexagon.q, 2 * hexagon.r + hexagon.q


def _above(state: State, at: At, language: Language) -> str:
    tile = state.galaxy.tiles[at]
    if tile in SYSTEMS:
        return _short(tile)
    if letter := state.galaxy.gate_letter(at):
        return tell(DrawnGate(letter.upper()), (), language)
    return tell(DrawnTile.NEBULA if state.galaxy.is_nebula(at) else DrawnTile(tile), (), language)


def _short(system: str) -> str:
    """A system in six signs: Drac31, Aurora, Arcad'."""
    letters, _, rest = system.partition("_")
    end = rest if rest.isdecimal() else "'" if rest == "prime" else ""
    return letters[: _WIDTH - 1 - len(end)].capitalize() + end


def _below(state: State, at: At) -> str:
    sector, fleets = state.sectors[at], state.fleets
    flag = "" if sector.owner is None else LETTERS[sector.owner]
    cities = str(sector.system.cities) if sector.system is not None and sector.system.cities else ""
    craft = [fleets[each].sheet.group for each in fleets.at(at)]
    ships, bases = craft.count("capital"), craft.count("base")
    marks = f"{'▲' + str(ships) if ships else ''}{'■' if bases else ''}"
    signs = f"{'!' if _events_at(state, at) else ''}{'?' if at in state.happenings.missions.values() else ''}"
    return f"{flag}{cities}{marks}{signs}"[:_WIDTH]


def _events_at(state: State, at: At) -> bool:
    return bool(state.happenings.at(at))


def _inked(words: str, seat: Seat | None) -> str:
    return words if seat is None else f"\x1b[38;5;{_INKS[seat]}m{words}\x1b[0m"


# The players


def _table(state: State, language: Language, colour: bool) -> Iterator[str]:
    """A line for each player, in turn order."""
    sheet = standings(state)
    labels = [row.label.to(language) for row in sheet.rows]
    yield " " * 22 + "  ".join(labels)
    for seat in state.order:
        home = system_name(state.galaxy.name(state.empires[seat].home))
        numbers = (f"{row.values[seat]:>{len(label)}}" for row, label in zip(sheet.rows, labels, strict=True))
        yield f"{_inked(f'{LETTERS[seat]} {home:<20}', seat if colour else None)}{'  '.join(numbers)}"


def _happening(state: State, language: Language) -> Iterator[str]:
    name = state.galaxy.name
    events = tuple(Somewhere(noun("event", each.kind), name(each.at)) for each in state.happenings.events)
    missions = tuple(Somewhere(noun("mission", each), name(at)) for each, at in state.happenings.missions.items())
    if events:
        yield tell(EventsNow(events), (), language)
    if missions:
        yield tell(MissionsNow(missions), (), language)

"""What somebody at a terminal can look at besides the galaxy: one sector, one empire, the position as one word."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from textwrap import wrap

from stellarch.core import BadNotation, Language, Look, Message, Phrase, Seat, said, tell
from stellarch.core.grammar import Counted, Noun
from stellarch.games.space_wars.chapters.income import from_cities, from_trade
from stellarch.games.space_wars.chapters.research import points
from stellarch.games.space_wars.geometry import At, coordinates
from stellarch.games.space_wars.nouns import Piece, Place, noun, piece, place, sector_noun
from stellarch.games.space_wars.position import write_position
from stellarch.games.space_wars.rules.control import managed_systems, manager
from stellarch.games.space_wars.rules.supply import is_in_supply
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.sectors import System
from stellarch.games.space_wars.tables.politics import Treaty
from stellarch.games.space_wars.tables.technologies import ROWS, TECHNOLOGIES
from stellarch.games.space_wars.view import SwView, imagine

_WIDTH = 100
_COLUMN = 18
Names = Sequence[str]
Thing = Noun | Counted | Message | str
"""What can stand in a list."""


class LookLabel(Phrase):
    STORED = 1
    OFFICERS = 2
    MINE_FIELDS = 3
    EVENTS = 4
    MISSIONS = 5
    AROUND = 6
    FLAG = 7
    STRUCTURES = 8
    PEOPLE = 9
    LEGIONS = 10
    SURFACE = 11
    CONTAMINATION = 12
    WEAPONS = 13
    LAID_DOWN = 14
    EACH_TURN = 15
    SYSTEMS = 16
    FLAGS = 17
    FLEETS = 18
    TECHNOLOGIES = 19
    BEGUN = 20
    OTHERS = 21


class LookWord(Phrase):
    """What is typed to look at something, what may follow it, and what it shows."""

    SECTOR = 1
    SECTOR_NAME = 2
    SECTOR_SHOWN = 3
    EMPIRE = 4
    EMPIRE_NAME = 5
    EMPIRE_SHOWN = 6
    POSITION = 7
    POSITION_NAME = 8
    POSITION_SHOWN = 9


class WhichSector(Message, frozen=True):
    near: tuple[str, ...]


class WhoseEmpire(Message, frozen=True):
    who: tuple[str, ...]


class SectorTitle(Message, frozen=True):
    sector: Noun | str
    where: str | None
    """Ring and place, where its name does not say them."""


class EmpireTitle(Message, frozen=True):
    seat: Seat
    home: Place | None
    credits: int
    value: int


class Owner(Message, frozen=True):
    """Whose flag a sector has, and who holds it where that is somebody else."""

    owner: Seat | None
    holder: Seat | None
    contested: bool


class LaidDown(Message, frozen=True):
    craft: Noun
    points: int


class CraftHere(Message, frozen=True):
    craft: Piece
    damage: int
    supplied: bool


class OfficerHere(Message, frozen=True):
    officer: Piece
    at: Noun | str


class BegunTechnology(Message, frozen=True):
    technology: Noun
    done: int
    squares: int


class EachTurn(Message, frozen=True):
    credits: int
    cities: int
    trade: int
    research: int


class Listing(Message, frozen=True):
    things: tuple[Thing, ...]


class OfPlayer(Message, frozen=True):
    seat: Seat
    things: Message


class OfPlace(Message, frozen=True):
    place: Place
    things: Message
    stored: tuple[Counted, ...] = ()


class Level(Message, frozen=True):
    structure: Noun
    level: int


class Player(Message, frozen=True):
    seat: Seat


Line = tuple[LookLabel | Player | None, Message]
"""A line of a picture: what it is about, and what is to be said."""


def _drawn(title: Message, lines: Iterable[Line], names: Names, language: Language) -> str:
    """A title, and a column of labels beside what they are about, within the width of a terminal."""
    drawn = [tell(title, names, language)]
    for label, line in lines:
        rows = wrap(tell(line, names, language), _WIDTH - _COLUMN, break_on_hyphens=False)
        for number, row in enumerate(rows):
            before = "" if number or label is None else tell(label, names, language)
            drawn.append(f"  {before:<{_COLUMN - 2}}{row}")
    return "\n".join(drawn)


# A sector


def draw_sector(view: SwView, typed: str, names: Names, language: Language) -> str:
    state = imagine(view, "looking")
    at = find_place(state, typed)
    called = sector_noun(state.galaxy, at)
    where = coordinates(at) if isinstance(called, str) else None
    return _drawn(SectorTitle(called, where), _of_sector(state, at), names, language)


def find_place(state: State, typed: str) -> At:
    """The sector that somebody means: by its name, ring and place, or the beginning of a name; raises BadNotation."""
    written = "_".join(typed.lower().split())
    at = state.galaxy.find(written)
    if at is not None:
        return at
    systems = {state.galaxy.name(at): at for at in state.sectors.systems}
    fitting = [system for system in systems if written and _is_short_for(written, system)]
    if len(fitting) == 1:
        return systems[fitting[0]]
    raise BadNotation(WhichSector(tuple(fitting) or ("draconis_31", "4-7")), typed)


def _is_short_for(written: str, system: str) -> bool:
    """Whether letters begin a name, and a number, if there is one, ends it: drac31 for draconis_31."""
    letters, number = written.rstrip("0123456789"), written[len(written.rstrip("0123456789")) :]
    return system.startswith(letters.rstrip("_")) and system.endswith(number)


def _of_sector(state: State, at: At) -> Iterator[Line]:
    sector = state.sectors[at]
    yield LookLabel.FLAG, _held_by(state, at)
    if sector.system is not None:
        yield from _of_system(sector.system)
    if any(sector.tokens):
        yield LookLabel.STORED, Listing(_counts(sector.tokens._asdict(), "resource"))
    for seat in state.seats:
        if craft := state.fleets.here(seat, at):
            yield Player(seat), Listing(tuple(_craft(state, each) for each in craft))
    for seat, small in sector.small.items():
        yield Player(seat), Listing(_counts(small._asdict(), "craft"))
    if officers := [each for each, officer in state.officers.each.items() if officer.place == at]:
        yield LookLabel.OFFICERS, Listing(tuple(piece(each) for each in officers))
    if sector.mines:
        yield LookLabel.MINE_FIELDS, _number(sector.mines)
    if here := state.happenings.at(at):
        yield LookLabel.EVENTS, Listing(tuple(noun("event", each.kind) for each in here))
    if missions := [each for each, where in state.happenings.missions.items() if where == at]:
        yield LookLabel.MISSIONS, Listing(tuple(noun("mission", each) for each in missions))
    around = tuple(sector_noun(state.galaxy, each) for each in state.galaxy.board.neighbours[at])
    yield LookLabel.AROUND, Listing(around)


def _held_by(state: State, at: At) -> Owner:
    owner, holder = state.sectors[at].owner, manager(state, at)
    return Owner(owner, holder if holder != owner else None, contested=owner is not None and holder is None)


def _of_system(system: System) -> Iterator[Line]:
    yield LookLabel.STRUCTURES, Listing(_structures(system))
    people = {"native": system.natives, "slave": system.slaves, "alien": system.aliens}
    if any(people.values()):
        yield LookLabel.PEOPLE, Listing(_counts(people, "populace"))
    for seat, legions in system.legions.items():
        yield LookLabel.LEGIONS, OfPlayer(seat, Listing(_counts(legions._asdict(), "legion")))
    for seat, small in system.small.items():
        yield LookLabel.SURFACE, OfPlayer(seat, Listing(_counts(small._asdict(), "craft")))
    if system.contamination:
        yield LookLabel.CONTAMINATION, _number(system.contamination)
    if system.weapons:
        yield LookLabel.WEAPONS, _number(system.weapons)
    if system.project is not None:
        yield LookLabel.LAID_DOWN, LaidDown(noun("craft", system.project.craft), system.project.points)


def _structures(system: System) -> tuple[Thing, ...]:
    levels = (Level(noun("structure", each), level) for each, level in system.levels._asdict().items() if level)
    orbital = _counts({"orbital_city": system.orbital_cities}, "structure")
    return (*levels, *orbital, *(noun("structure", each) for each in sorted(system.singles)))


def _craft(state: State, craft: str) -> CraftHere:
    return CraftHere(craft, state.fleets[craft].damage, is_in_supply(state, craft))


# An empire


def draw_empire(view: SwView, typed: str, names: Names, language: Language) -> str:
    state = imagine(view, "looking")
    seat = _player(view, typed, names)
    empire = state.empires[seat]
    home = None if empire.capital is None else state.galaxy.name(empire.capital)
    title = EmpireTitle(seat, home, empire.credits, empire.value)
    return _drawn(title, _of_empire(state, seat), names, language)


def _player(view: SwView, typed: str, names: Names) -> Seat:
    """The player who is meant, oneself where nobody is named; raises BadNotation."""
    if not typed and view.you is not None:
        return view.you
    fitting = [seat for seat, called in enumerate(names) if typed and called.lower().startswith(typed.lower())]
    if len(fitting) != 1:
        raise BadNotation(WhoseEmpire(tuple(names)), typed)
    return Seat(fitting[0])


def _of_empire(state: State, seat: Seat) -> Iterator[Line]:
    cities, trade = from_cities(state, seat), from_trade(state, seat)
    yield LookLabel.EACH_TURN, EachTurn(cities + trade, cities, trade, points(state, seat))
    yield from _headed(LookLabel.SYSTEMS, (_system_line(state, at) for at in managed_systems(state, seat)))
    flags = [at for at in state.sectors.owned_by(seat) if state.sectors[at].system is None]
    if flags:
        yield LookLabel.FLAGS, Listing(tuple(sector_noun(state.galaxy, at) for at in flags))
    fleets = _fleets(state, seat).items()
    yield from _headed(LookLabel.FLEETS, (_fleet_line(state, at, craft) for at, craft in fleets))
    if officers := [each for each, officer in state.officers.each.items() if officer.owner == seat]:
        yield LookLabel.OFFICERS, Listing(tuple(_officer(state, each) for each in officers))
    known = [each for each in TECHNOLOGIES if each in state.empires[seat].known]
    if known:
        yield LookLabel.TECHNOLOGIES, Listing(tuple(noun("technology", each) for each in known))
    if begun := [_begun(state, seat, row) for row in ROWS if state.empires[seat].squares.get(row)]:
        yield LookLabel.BEGUN, Listing(tuple(begun))
    others = (OfPlayer(other, _between(state, seat, other)) for other in state.living if other != seat)
    yield from _headed(LookLabel.OTHERS, others)


def _headed(label: LookLabel, lines: Iterable[Message]) -> Iterator[Line]:
    """Lines of which the first has the label."""
    for number, line in enumerate(lines):
        yield None if number else label, line


def _system_line(state: State, at: At) -> OfPlace:
    sector = state.sectors[at]
    assert sector.system is not None
    stored = _counts(sector.tokens._asdict(), "resource")
    return OfPlace(state.galaxy.name(at), Listing(_structures(sector.system)), stored)


def _fleet_line(state: State, at: At, craft: Iterable[str]) -> OfPlace:
    return OfPlace(state.galaxy.name(at), Listing(tuple(_craft(state, each) for each in craft)))


def _fleets(state: State, seat: Seat) -> Mapping[At, list[str]]:
    found: dict[At, list[str]] = {}
    for craft in state.fleets.of(seat):
        found.setdefault(state.fleets[craft].at, []).append(craft)
    return found


def _officer(state: State, officer: str) -> OfficerHere:
    spot = state.officers[officer].place
    return OfficerHere(officer, piece(spot) if isinstance(spot, str) else place(state.galaxy.name(spot)))


def _begun(state: State, seat: Seat, row: str) -> BegunTechnology:
    following = state.empires[seat].next_in(row)
    assert following is not None
    done = state.empires[seat].squares[row]
    return BegunTechnology(noun("technology", following.id), done, len(following.squares))


_AGREEMENTS: tuple[Treaty, ...] = ("commercial", "scientific")


def _between(state: State, seat: Seat, other: Seat) -> Listing:
    relation = state.politics.between(seat, other)
    made = (noun("treaty", each) for each in _AGREEMENTS if relation.holds(each))
    return Listing((noun("relation", relation.military), *made))


# The position


def draw_position(view: SwView, typed: str, names: Names, language: Language) -> str:
    return write_position(imagine(view, "looking"))


def _counts(counts: Mapping[str, int], kind: str) -> tuple[Counted, ...]:
    return tuple(Counted(count, noun(kind, each)) for each, count in counts.items() if count)


def _number(number: int) -> Listing:
    return Listing((str(number),))


LOOKS = (
    Look(said(LookWord.SECTOR), said(LookWord.SECTOR_NAME), said(LookWord.SECTOR_SHOWN), draw_sector),
    Look(said(LookWord.EMPIRE), said(LookWord.EMPIRE_NAME), said(LookWord.EMPIRE_SHOWN), draw_empire),
    Look(said(LookWord.POSITION), said(LookWord.POSITION_NAME), said(LookWord.POSITION_SHOWN), draw_position),
)

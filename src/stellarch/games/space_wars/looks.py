"""What somebody at a terminal can look at besides the galaxy: one sector, one empire, the position as one word."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from textwrap import wrap

from stellarch.core import BadNotation, Language, Look, Seat, Text
from stellarch.core.text import listed
from stellarch.games.space_wars.articles import several
from stellarch.games.space_wars.geometry import At, coordinates
from stellarch.games.space_wars.position import write_position
from stellarch.games.space_wars.rules.control import managed_systems, manager
from stellarch.games.space_wars.rules.income import from_cities, from_trade
from stellarch.games.space_wars.rules.research import points
from stellarch.games.space_wars.rules.supply import is_in_supply
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.sectors import System
from stellarch.games.space_wars.tables.politics import Treaty
from stellarch.games.space_wars.tables.technologies import ROWS, TECHNOLOGIES
from stellarch.games.space_wars.view import SwView, imagine
from stellarch.games.space_wars.words import capitalised, name, piece_name, place, sector_name

_WIDTH = 100
_COLUMN = 18
Names = Sequence[str]
Line = tuple[Text, Text]
"""A line of a picture: what it is about, and what is to be said."""


def _drawn(title: Text, lines: Iterable[Line], language: Language) -> str:
    """A title, and a column of labels beside what they are about, within the width of a terminal."""
    drawn = [title.to(language)]
    for label, said in lines:
        rows = wrap(said.to(language), _WIDTH - _COLUMN, break_on_hyphens=False)
        for number, row in enumerate(rows):
            before = "" if number else label.to(language)
            drawn.append(f"  {before:<{_COLUMN - 2}}{row}")
    return "\n".join(drawn)


# A sector


def draw_sector(view: SwView, typed: str, names: Names, language: Language) -> str:
    state = imagine(view, "looking")
    at = find_place(state, typed)
    called, where = capitalised(sector_name(state.galaxy, at)), coordinates(at)
    title = called if called.en.endswith(where) else Text(f"{called.en}, {where}", f"{called.fr}, {where}")
    return _drawn(title, _of_sector(state, at, names), language)


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
    near = ", ".join(fitting) or "draconis_31, 4-7"
    raise BadNotation(
        Text(
            f"Which sector? Its name, or ring and place: {near}.",
            f"Quel secteur ? Son nom, ou anneau et rang : {near}.",
        ),
        typed,
    )


def _is_short_for(written: str, system: str) -> bool:
    """Whether letters begin a name, and a number, if there is one, ends it: drac31 for draconis_31."""
    letters, number = written.rstrip("0123456789"), written[len(written.rstrip("0123456789")) :]
    return system.startswith(letters.rstrip("_")) and system.endswith(number)


def _of_sector(state: State, at: At, names: Names) -> Iterator[Line]:
    sector = state.sectors[at]
    yield _held_by(state, at, names)
    if sector.system is not None:
        yield from _of_system(sector.system, names)
    if any(sector.tokens):
        yield Text("Stored", "En réserve"), _counts(sector.tokens._asdict(), "resource")
    for seat in state.seats:
        if craft := state.fleets.here(seat, at):
            yield _named(names[seat]), listed([_craft(state, each) for each in craft])
    for seat, small in sector.small.items():
        yield _named(names[seat]), _counts(small._asdict(), "craft")
    if officers := [each for each, officer in state.officers.each.items() if officer.place == at]:
        yield Text("Officers", "Officiers"), listed([piece_name(each) for each in officers])
    if sector.mines:
        yield Text("Mine fields", "Champs de mines"), _number(sector.mines)
    if here := state.happenings.at(at):
        yield Text("Events", "Événements"), listed([name("event", each.kind) for each in here])
    if missions := [each for each, where in state.happenings.missions.items() if where == at]:
        yield Text("Missions", "Missions"), listed([name("mission", each) for each in missions])
    around = [sector_name(state.galaxy, each) for each in state.galaxy.board.neighbours[at]]
    yield Text("Around it", "Autour"), listed(around)


def _held_by(state: State, at: At, names: Names) -> Line:
    owner, holder = state.sectors[at].owner, manager(state, at)
    label = Text("Flag", "Drapeau")
    if owner is None:
        return label, Text("nobody's", "à personne")
    if holder == owner:
        return label, _named(names[owner])
    by = (
        Text("contested", "disputé")
        if holder is None
        else Text(f"held by {names[holder]}", f"tenu par {names[holder]}")
    )
    return label, Text(f"{names[owner]}, {by.en}", f"{names[owner]}, {by.fr}")


def _of_system(system: System, names: Names) -> Iterator[Line]:
    yield Text("Structures", "Structures"), _structures(system)
    people = {"native": system.natives, "slave": system.slaves, "alien": system.aliens}
    if any(people.values()):
        yield Text("People", "Population"), _counts(people, "populace")
    for seat, legions in system.legions.items():
        yield Text("Legions", "Légions"), _of_player(names[seat], _counts(legions._asdict(), "legion"))
    for seat, small in system.small.items():
        yield Text("On the surface", "Au sol"), _of_player(names[seat], _counts(small._asdict(), "craft"))
    if system.contamination:
        yield Text("Contamination", "Contamination"), _number(system.contamination)
    if system.weapons:
        yield Text("Special weapons", "Armes spéciales"), _number(system.weapons)
    if system.project is not None:
        what, so_far = name("craft", system.project.craft), system.project.points
        yield Text("Laid down", "En chantier"), Text(f"{what.en}, {so_far} points", f"{what.fr}, {so_far} points")


def _structures(system: System) -> Text:
    levels = [
        Text(f"{name('structure', each).en} {level}", f"{name('structure', each).fr} {level}")
        for each, level in system.levels._asdict().items()
        if level
    ]
    orbital = [several(name("structure", "orbital_city"), system.orbital_cities)] if system.orbital_cities else []
    singles = [name("structure", each) for each in sorted(system.singles)]
    found = [*levels, *orbital, *singles]
    return listed(found) if found else Text("none", "aucune")


def _craft(state: State, craft: str) -> Text:
    """A craft with its damage, and with whether supply does not reach it."""
    called, damage = piece_name(craft), state.fleets[craft].damage
    notes = [Text(f"damage {damage}", f"dégâts {damage}")] if damage else []
    if not is_in_supply(state, craft):
        notes.append(Text("out of supply", "hors de portée"))
    if not notes:
        return called
    return Text(
        f"{called.en} ({', '.join(each.en for each in notes)})", f"{called.fr} ({', '.join(each.fr for each in notes)})"
    )


# An empire


def draw_empire(view: SwView, typed: str, names: Names, language: Language) -> str:
    state = imagine(view, "looking")
    seat = _player(view, typed, names)
    empire = state.empires[seat]
    home = "-" if empire.capital is None else place(state.galaxy.name(empire.capital)).en
    title = Text(
        f"{names[seat]}: capital {home}, credits {empire.credits}, development value {empire.value}",
        f"{names[seat]} : capitale {home}, crédits {empire.credits}, valeur de développement {empire.value}",
    )
    return _drawn(title, _of_empire(state, seat, names), language)


def _player(view: SwView, typed: str, names: Names) -> Seat:
    """The player who is meant, oneself where nobody is named; raises BadNotation."""
    if not typed and view.you is not None:
        return view.you
    fitting = [seat for seat, called in enumerate(names) if typed and called.lower().startswith(typed.lower())]
    if len(fitting) != 1:
        who = ", ".join(names)
        raise BadNotation(Text(f"Whose empire? {who}.", f"L'empire de qui ? {who}."), typed)
    return Seat(fitting[0])


def _of_empire(state: State, seat: Seat, names: Names) -> Iterator[Line]:
    cities, trade, research = from_cities(state, seat), from_trade(state, seat), points(state, seat)
    yield (
        Text("Each turn", "Par tour"),
        Text(
            f"credits {cities + trade} (cities {cities}, trade {trade}), research points {research}",
            f"crédits {cities + trade} (villes {cities}, commerce {trade}), points de recherche {research}",
        ),
    )
    label = Text("Systems", "Systèmes")
    for at in managed_systems(state, seat):
        yield label, _system_line(state, at)
        label = Text("", "")
    flags = [at for at in state.sectors.owned_by(seat) if state.sectors[at].system is None]
    if flags:
        yield Text("Flags", "Drapeaux"), listed([sector_name(state.galaxy, at) for at in flags])
    label = Text("Fleets", "Flottes")
    for at, craft in _fleets(state, seat).items():
        yield label, _of_player(place(state.galaxy.name(at)), listed([_craft(state, each) for each in craft]))
        label = Text("", "")
    if officers := [each for each, officer in state.officers.each.items() if officer.owner == seat]:
        yield Text("Officers", "Officiers"), listed([_officer(state, each) for each in officers])
    known = [each for each in TECHNOLOGIES if each in state.empires[seat].known]
    if known:
        yield Text("Technologies", "Technologies"), listed([name("technology", each) for each in known])
    if begun := [_begun(state, seat, row) for row in ROWS if state.empires[seat].squares.get(row)]:
        yield Text("Begun", "Commencées"), listed(begun)
    yield from _treaties(state, seat, names)


def _system_line(state: State, at: At) -> Text:
    sector = state.sectors[at]
    assert sector.system is not None
    stored = _counts(sector.tokens._asdict(), "resource") if any(sector.tokens) else None
    structures = _structures(sector.system)
    kept = Text("", "") if stored is None else Text(f"; stored: {stored.en}", f" ; en réserve : {stored.fr}")
    return _of_player(place(state.galaxy.name(at)), Text(structures.en + kept.en, structures.fr + kept.fr))


def _fleets(state: State, seat: Seat) -> Mapping[At, list[str]]:
    found: dict[At, list[str]] = {}
    for craft in state.fleets.of(seat):
        found.setdefault(state.fleets[craft].at, []).append(craft)
    return found


def _officer(state: State, officer: str) -> Text:
    spot = state.officers[officer].place
    where = piece_name(spot) if isinstance(spot, str) else place(state.galaxy.name(spot))
    return Text(f"{piece_name(officer).en} ({where.en})", f"{piece_name(officer).fr} ({where.fr})")


def _begun(state: State, seat: Seat, row: str) -> Text:
    following = state.empires[seat].next_in(row)
    assert following is not None
    what, done, all_ = name("technology", following.id), state.empires[seat].squares[row], len(following.squares)
    return Text(f"{what.en} ({done} of {all_})", f"{what.fr} ({done} sur {all_})")


def _treaties(state: State, seat: Seat, names: Names) -> Iterator[Line]:
    label = Text("Others", "Les autres")
    for other in state.living:
        if other != seat:
            yield label, _of_player(names[other], _between(state, seat, other))
            label = Text("", "")


_AGREEMENTS: tuple[Treaty, ...] = ("commercial", "scientific")


def _between(state: State, seat: Seat, other: Seat) -> Text:
    relation = state.politics.between(seat, other)
    made = [name("treaty", each) for each in _AGREEMENTS if relation.holds(each)]
    return listed([name("relation", relation.military), *made])


# The position


def draw_position(view: SwView, typed: str, names: Names, language: Language) -> str:
    return write_position(imagine(view, "looking"))


def _counts(counts: Mapping[str, int], kind: str) -> Text:
    return listed([several(name(kind, each), count) for each, count in counts.items() if count])


def _of_player(who: str | Text, what: Text) -> Text:
    called = _named(who) if isinstance(who, str) else who
    return Text(f"{called.en}: {what.en}", f"{called.fr} : {what.fr}")


def _named(who: str) -> Text:
    return Text(who, who)


def _number(number: int) -> Text:
    return Text(str(number), str(number))


LOOKS = (
    Look(
        Text("sector", "secteur"),
        Text("NAME", "NOM"),
        Text("a sector: draconis_31, 4-7", "un secteur : draconis_31, 4-7"),
        draw_sector,
    ),
    Look(
        Text("empire", "empire"),
        Text("[NAME]", "[NOM]"),
        Text("your empire, or another's", "votre empire, ou celui d'un autre"),
        draw_empire,
    ),
    Look(
        Text("position", "position"),
        Text("", ""),
        Text("the position as one word", "la position en un mot"),
        draw_position,
    ),
)

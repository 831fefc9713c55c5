"""What each character of Space Wars does, in figures: how often, by the game and seat.

    stellarch simulate space-wars --bots level-4:trader,level-4:warlord --games 20 --seed 1 --records games/seated
    python tools/space_wars_characters.py games/seated games/seated_the_other_way

A Markdown table with a column for each character; bots without one are left out. Let the bots change seats from
folder to folder, so that no seat favours any of them.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from stellarch.core import Event, Record, Seat, Table
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.chapters.academy import OfficerTrained
from stellarch.games.space_wars.chapters.bombardment import Bombarded
from stellarch.games.space_wars.chapters.building import StructureBuilt
from stellarch.games.space_wars.chapters.conquest import SystemConquered
from stellarch.games.space_wars.chapters.exchanges import ExchangeMade
from stellarch.games.space_wars.chapters.flags import SectorFlagged
from stellarch.games.space_wars.chapters.missions import MissionAttempted
from stellarch.games.space_wars.chapters.motions import MotionTabled
from stellarch.games.space_wars.chapters.offers import OfferMade
from stellarch.games.space_wars.chapters.shipyards import CraftBuilt
from stellarch.games.space_wars.chapters.treaties import TreatyBroken, TreatyMade
from stellarch.games.space_wars.chapters.visits import Visited
from stellarch.games.space_wars.chapters.war import WarDeclared
from stellarch.games.space_wars.tables.craft import CRAFT
from stellarch.games.space_wars.things import of_sort

WON = "games won"
DEEDS = (
    "wars declared",
    "treaties broken",
    "systems conquered",
    "bombardments",
    "warships",
    "treaties made",
    "exchanges offered",
    "exchanges made",
    "of these, points for credits",
    "of these, loans",
    "motions",
    "of these, on trade",
    "of these, on science",
    "cities",
    "laboratories",
    "workshops",
    "flags",
    "outposts",
    "freighters",
    "scientific starships",
    "consular starships",
    "scientists",
    "anomalies and missions",
    "visits to the Guild",
    WON,
)
_IN_CHARACTER = re.compile(r":([a-z]+)\)$")
_MOTIONS = {"free_trade": "trade", "industrial_plan": "trade", "science_charter": "science", "science_fair": "science"}
_CRAFT = {
    "outpost": "outposts",
    "freight": "freighters",
    "scientific_starship": "scientific starships",
    "consular_starship": "consular starships",
}
_STRUCTURES = {"city": "cities", "orbital_city": "cities", "research_center": "laboratories"}

Deeds = Mapping[str, Counter[str]]


def main(folders: Iterable[Path]) -> None:
    deeds: dict[str, Counter[str]] = {character: Counter() for character in SPACE_WARS.characters}
    games: Counter[str] = Counter()
    for folder in folders:
        for path in sorted(folder.glob("*.json")):
            record = Record.read(path.read_text("utf-8"))
            seated = dict(characters_of(record))
            games.update(seated.values())
            for seat, deed in done_in(Table.from_record(SPACE_WARS, record)):
                if seat in seated:
                    deeds[seated[seat]][deed] += 1
    print("\n".join(told(deeds, games)))


def characters_of(record: Record) -> Iterator[tuple[Seat, str]]:
    """Bots in simulated games are named by their seat and, in brackets, by what they are."""
    for seat, player in enumerate(record.players):
        found = _IN_CHARACTER.search(player.name)
        if found is not None:
            yield Seat(seat), found[1]


def done_in(table: Table[Any, Any]) -> Iterator[tuple[Seat, str]]:
    for entry in table.log:
        for event in entry.events:
            yield from deeds_in(event)
    ranks = table.standings.ranks
    yield from ((Seat(seat), WON) for seat, rank in enumerate(ranks) if rank == 1)


def deeds_in(event: Event) -> Iterator[tuple[Seat, str]]:
    match event:
        case WarDeclared(seat=seat):
            yield seat, "wars declared"
        case TreatyBroken(seat=seat):
            yield seat, "treaties broken"
        case SystemConquered(seat=seat):
            yield seat, "systems conquered"
        case Bombarded(seat=seat):
            yield seat, "bombardments"
        case TreatyMade(seats=seats):
            yield from ((seat, "treaties made") for seat in seats)
        case OfferMade(by=by, treaty="", peace=None):
            yield by, "exchanges offered"
        case ExchangeMade(by=by, to=to, gives=gives, asks=asks):
            kinds = ("exchanges made", *kinds_of({**gives, **asks}))
            yield from ((seat, kind) for seat in (by, to) for kind in kinds)
        case MotionTabled(by=by, card=card, kind=kind):
            yield by, "motions"
            if card in _MOTIONS and kind != "repeal":
                yield by, f"of these, on {_MOTIONS[card]}"
        case StructureBuilt(seat=seat, structure=structure):
            yield seat, _STRUCTURES.get(structure, "workshops" if structure.endswith("_workshop") else structure)
        case CraftBuilt(seat=seat, craft=craft) if craft in _CRAFT:
            yield seat, _CRAFT[craft]
        case CraftBuilt(seat=seat, craft=craft) if CRAFT[craft].battle:
            yield seat, "warships"
        case OfficerTrained(seat=seat, officer=officer) if officer.startswith("scientist"):
            yield seat, "scientists"
        case SectorFlagged(seat=seat):
            yield seat, "flags"
        case Visited(seat=seat, kind="gilda_of_traders"):
            yield seat, "visits to the Guild"
        case Visited(seat=seat) | MissionAttempted(seat=seat):
            yield seat, "anomalies and missions"


def kinds_of(things: Iterable[str]) -> Iterator[str]:
    """What an exchange was about, as far as it is counted."""
    if {"research", "credits"} <= set(things):
        yield "of these, points for credits"
    if of_sort(things, "payment"):
        yield "of these, loans"


def told(deeds: Deeds, games: Mapping[str, int]) -> Iterator[str]:
    played = [character for character in deeds if games[character]]
    yield f"| by the game | {' | '.join(played)} |\n|---|{'---:|' * len(played)}"
    for deed in DEEDS:
        each = (f"{deeds[character][deed] / games[character]:.2f}" for character in played)
        yield f"| {deed} | {' | '.join(each)} |"


if __name__ == "__main__":
    main(map(Path, sys.argv[1:]))

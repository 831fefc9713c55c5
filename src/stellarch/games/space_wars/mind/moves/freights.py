"""SW-25.5: freighters carry what is spare in one system to where the next works want it, again and again."""

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from stellarch.core import Text
from stellarch.games.space_wars.actions.moves import Load, Unload
from stellarch.games.space_wars.actions.visits import Trade
from stellarch.games.space_wars.geometry import At, distance
from stellarch.games.space_wars.mind.line import Line
from stellarch.games.space_wars.mind.moves.walking import walk
from stellarch.games.space_wars.mind.moves.ways import Journey, Ways
from stellarch.games.space_wars.mind.survey import RESERVE, Survey
from stellarch.games.space_wars.rules.losses import capacity
from stellarch.games.space_wars.rules.movement import bars_stepping, points
from stellarch.games.space_wars.state import Tokens
from stellarch.games.space_wars.tables.ground import RESOURCES
from stellarch.games.space_wars.words import capitalised, cargo_name, listed, piece_name, place

_PATIENCE = 0.8
_GUILD = "gilda_of_traders"

_LOT = 3
"""Tokens of a kind that are bought at once."""

Stores = dict[At, dict[str, int]]


class Route(NamedTuple):
    score: float
    source: At
    target: At


class Traffic:
    """What is spare and what is wanted where, less what freighters have taken on themselves."""

    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        self.spare: Stores = {at: tokens._asdict() for at, tokens in survey.spare.items()}
        self.wanted: Stores = {at: tokens._asdict() for at, tokens in survey.missing.items()}

    def useful(self, aboard: Mapping[str, int], at: At, room: int | None = None) -> dict[str, int]:
        """Of these tokens, those that are wanted in a system, the dearest first, as many as there is room for."""
        found: dict[str, int] = {}
        lacks, left = self.wanted.get(at, {}), sum(aboard.values()) if room is None else room
        for kind in sorted(lacks, key=lambda kind: -self.survey.prices[kind]):
            count = min(lacks[kind], aboard.get(kind, 0), left)
            if count:
                found[kind] = count
                left -= count
        return found

    def value(self, tokens: Mapping[str, int]) -> float:
        return sum(count * self.survey.prices[kind] for kind, count in tokens.items())

    def promise(self, at: At, tokens: Mapping[str, int]) -> None:
        """Somebody brings these there."""
        lacks = self.wanted.get(at, {})
        for kind, count in tokens.items():
            lacks[kind] = max(0, lacks.get(kind, 0) - count)

    def take(self, at: At, tokens: Mapping[str, int]) -> None:
        for kind, count in tokens.items():
            self.spare[at][kind] -= count


def run_freights(line: Line, survey: Survey, ways: Ways, kept: Collection[str]) -> None:
    """Laden ones first, since what they bring need not be fetched."""
    traffic = Traffic(survey)
    free = [name for name in survey.of_kind("freight") if name not in kept]
    freights = sorted(free, key=lambda name: -sum(line.state.fleets[name].tokens))
    for freight in freights:
        if line.is_closed():
            return
        _trade(line, traffic, freight)
        _deliver(line, traffic, ways, freight)
        _fetch(line, traffic, ways, freight)


def _aboard(line: Line, freight: str) -> dict[str, int]:
    return {kind: count for kind, count in line.state.fleets[freight].tokens._asdict().items() if count}


# Delivering


def _deliver(line: Line, traffic: Traffic, ways: Ways, freight: str) -> None:
    """Bring what is aboard to those who want it, one after the other as far as this turn goes."""
    _unload(line, traffic, freight)
    while aboard := _aboard(line, freight):
        if line.is_closed() or bars_stepping(line.state, freight) is not None:
            _announce(line, traffic, ways, freight)
            return
        journey = ways.journey(line.state, freight)
        targets = [
            (traffic.value(useful) * _PATIENCE**turns, at)
            for at, turns in journey.turns.items()
            if (useful := traffic.useful(aboard, at))
        ]
        if not targets:
            _store(line, traffic, freight, journey)
            return
        target = max(targets)[1]
        brought = traffic.useful(aboard, target)
        if not _go_and_unload(line, traffic, freight, journey, target):
            traffic.promise(target, brought)
            return


def _announce(line: Line, traffic: Traffic, ways: Ways, freight: str) -> None:
    """What a freighter that cannot move has aboard is on its way to the nearest who wants it."""
    aboard = _aboard(line, freight)
    here = line.state.fleets[freight].at
    wanting = [at for at in traffic.wanted if traffic.useful(aboard, at)]
    if wanting:
        at = min(wanting, key=lambda at: (distance(here, at), at))
        traffic.promise(at, traffic.useful(aboard, at))


def _go_and_unload(line: Line, traffic: Traffic, freight: str, journey: Journey, target: At) -> bool:
    """Whether the freighter is there."""
    is_there = walk(line, traffic.survey, freight, journey, target)
    _tell(line, traffic.survey, freight, target, traffic.useful(_aboard(line, freight), target))
    if is_there:
        _unload(line, traffic, freight)
    return is_there


def _unload(line: Line, traffic: Traffic, freight: str) -> None:
    """Put down what is wanted where the freighter is."""
    at = line.state.fleets[freight].at
    useful = traffic.useful(_aboard(line, freight), at)
    if useful and line.add(Unload(freight, useful)):
        traffic.promise(at, useful)


def _store(line: Line, traffic: Traffic, freight: str, journey: Journey) -> None:
    """Nobody wants what is aboard: it is put down in the nearest system of one's own."""
    here, survey = line.state.fleets[freight].at, traffic.survey
    if here in survey.systems:
        line.add(Unload(freight, _aboard(line, freight)))
        return
    near = [at for at in survey.systems if at in journey.turns]
    if near and walk(line, survey, freight, journey, min(near, key=lambda at: (journey.turns[at], at))):
        line.add(Unload(freight, _aboard(line, freight)))


# Fetching


def _fetch(line: Line, traffic: Traffic, ways: Ways, freight: str) -> None:
    """Go where something is spare that others want, load it, and go on with it."""
    for _ in range(2):  # to the source; and from it, if it is reached with points left
        if line.is_closed() or _aboard(line, freight) or bars_stepping(line.state, freight) is not None:
            return
        journey = ways.journey(line.state, freight)
        route = max(_routes(line, traffic, freight, journey), default=None)
        if route is None:
            return
        here = line.state.fleets[freight].at
        if route.source != here:
            _tell_fetching(line, freight, route)
            if not walk(line, traffic.survey, freight, journey, route.source):
                _reserve(traffic, freight, line, route)
                return
            continue
        if not _load(line, traffic, freight, route):
            return
        _deliver(line, traffic, ways, freight)


def _routes(line: Line, traffic: Traffic, freight: str, journey: Journey) -> Iterator[Route]:
    """From where to where, by what is carried for each turn."""
    room = capacity(line.state.fleets[freight]) - line.state.fleets[freight].load
    speed = max(1, points(line.state, freight))
    for source, stored in traffic.spare.items():
        there = journey.turns.get(source)
        if there is None:
            continue
        for target in traffic.wanted:
            if target != source and target in journey.turns:
                value = traffic.value(traffic.useful(stored, target, room))
                if value:
                    yield Route(value * _PATIENCE ** (there + distance(source, target) / speed), source, target)


def _load(line: Line, traffic: Traffic, freight: str, route: Route) -> bool:
    """As much as the target wants; then what others want on the way or behind it, as long as there is room."""
    taken = dict.fromkeys(Tokens._fields, 0)
    room = capacity(line.state.fleets[freight]) - line.state.fleets[freight].load
    targets = sorted(traffic.wanted, key=lambda at: (at != route.target, distance(route.target, at), at))
    for target in targets:
        if target == route.source:
            continue
        stored = {kind: count - taken[kind] for kind, count in traffic.spare[route.source].items()}
        for kind, count in traffic.useful(stored, target, room).items():
            taken[kind] += count
            room -= count
    pieces = {kind: count for kind, count in taken.items() if count}
    if not pieces or not line.add(Load(freight, pieces)):
        return False
    traffic.take(route.source, pieces)
    return True


def _reserve(traffic: Traffic, freight: str, line: Line, route: Route) -> None:
    """What a freighter goes for, no other need go for."""
    room = capacity(line.state.fleets[freight]) - line.state.fleets[freight].load
    pieces = traffic.useful(traffic.spare[route.source], route.target, room)
    traffic.take(route.source, pieces)
    traffic.promise(route.target, pieces)


# The Guild of Traders


def _trade(line: Line, traffic: Traffic, freight: str) -> None:
    """At the Guild: sell what is worth less at home, buy what works wait for (SW-5.3.22)."""
    craft, survey = line.state.fleets[freight], traffic.survey
    if not line.state.happenings.is_at(_GUILD, craft.at):
        return
    for kind, count in _aboard(line, freight).items():
        price = RESOURCES[kind].gilda_price
        if survey.prices[kind] < 0.7 * price and line.add(Trade(freight, kind, -count)):
            line.because(_SELLS.format(what=cargo_name(kind), count=count), 1.5)
    for kind in sorted(survey.prices, key=lambda kind: -survey.prices[kind]):
        price = RESOURCES[kind].gilda_price
        room = capacity(line.state.fleets[freight]) - line.state.fleets[freight].load
        affordable = (line.state.empires[survey.seat].credits - 2 * RESERVE) // price
        count = min(room, affordable, _LOT)
        if count > 0 and survey.prices[kind] > 1.2 * price and line.add(Trade(freight, kind, count)):
            line.because(_BUYS.format(what=cargo_name(kind), count=count), 1.5)


# Reasons


def _told(pieces: Mapping[str, int]) -> Text:
    names = {piece: cargo_name(piece) for piece in pieces}
    return listed([Text(f"{count} {names[piece].en}", f"{count} {names[piece].fr}") for piece, count in pieces.items()])


def _tell(line: Line, survey: Survey, freight: str, target: At, pieces: Mapping[str, int]) -> None:
    if pieces:
        facts = {"freight": capitalised(piece_name(freight)), "to": place(line.state.galaxy.name(target))}
        line.because(_BRINGS.format(**facts, cargo=_told(pieces)), 2.5)


def _tell_fetching(line: Line, freight: str, route: Route) -> None:
    galaxy = line.state.galaxy
    facts = {"freight": capitalised(piece_name(freight)), "source": place(galaxy.name(route.source))}
    line.because(_FETCHES.format(**facts, to=place(galaxy.name(route.target))), 1.2)


_BRINGS = Text(
    "{freight} brings {to} what its next works want: {cargo}.",
    "{freight} apporte de quoi bâtir ({to}) : {cargo}.",
)
_FETCHES = Text(
    "{freight} goes to fetch at {source} what is wanted at {to}.",
    "{freight} va chercher ({source}) ce qui manque ailleurs ({to}).",
)
_SELLS = Text(
    "The Guild pays more for {what} than I can make of it, so I sell {count}.",
    "La Guilde paie mieux que je ne saurais en tirer : j'en vends {count} ({what}).",
)
_BUYS = Text(
    "My works wait for {what}, so I buy {count} of the Guild.",
    "Mes chantiers attendent : j'achète {count} à la Guilde ({what}).",
)

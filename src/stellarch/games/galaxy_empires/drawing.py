"""A view drawn for a terminal: the board, the players, one's own missions, and what is under way."""

from collections.abc import Iterator, Sequence

from stellarch.core import Language, Message, Phrase, Seat, Text, tell
from stellarch.games.galaxy_empires.bargains import Bargain, bargain
from stellarch.games.galaxy_empires.data import Kind
from stellarch.games.galaxy_empires.names import AreaName, ConditionName
from stellarch.games.galaxy_empires.offers import Clause
from stellarch.games.galaxy_empires.star_map import StarMap, initial, painted
from stellarch.games.galaxy_empires.state import Turn, War
from stellarch.games.galaxy_empires.view import AreaSeen, GeView, PlayerSeen, ProposalSeen

_NAMES_IN_A_ROW = 3


class Column(Phrase):
    """The heads of the table of players, after the column of their names."""

    CASH = 1
    PP = 2
    TERRITORIES = 3
    FLEETS = 4
    CARDS = 5


class Standing(Phrase):
    YOU = 1
    OUT = 2


class KeyToKind(Message, frozen=True):
    """A kind of area, by the beginning of its short names, and what it pays."""

    short: str
    kind: Kind
    cash: int
    pp: int


class Purse(Message, frozen=True):
    cash: int
    income: int


class MissionInHand(Message, frozen=True):
    number: int
    title: Text
    task: Text
    done: int
    count: int
    bounty: int
    pp: int


class PromiseRunning(Message, frozen=True):
    parties: tuple[Seat, ...]
    clause: Clause
    left: int


class StandingOffer(Message, frozen=True):
    name: str
    bargain: Bargain


class TurnUnderWay(Message, frozen=True):
    """Whose turn it is, and how many fleets more the action under way may move or deploy."""

    round: int
    seat: Seat
    actions: int
    open: str | None
    left: int


class WarUnderWay(Message, frozen=True):
    area: AreaName
    attacker: Seat
    invaders: int
    attack: int
    defender: Seat
    defenders: int
    defence: int


class ProposalUnderWay(Message, frozen=True):
    maker: Seat
    to: Seat
    bargain: Bargain | None


class FleetsUnderWay(Message, frozen=True):
    pass


class HasWon(Message, frozen=True):
    seat: Seat
    condition: ConditionName


def draw_text(view: GeView, language: Language = "en", colour: bool = False) -> str:
    """The board with its key, below it a line for each player, then missions, promises and what is under way."""
    told = (*_missions(view), *_promises(view), *_offers(view), *_under_way(view))
    titles = [player.title.to(language) for player in view.players]
    said = [tell(message, titles, language) for message in told]
    board, names = StarMap(view, colour).lines(), _place_names(view, language)
    parts = (board, [*_key(view, language), *names], _table(view, language, colour), said)
    return "\n\n".join("\n".join(part) for part in parts if part)


def _key(view: GeView, language: Language) -> list[str]:
    """What the areas are, by the beginning of their names, and what they pay."""
    kinds: dict[str, AreaSeen] = {}
    for area in view.areas:
        kinds.setdefault(area.id.split("_")[0], area)
    entries = [tell(_kind(short, area), (), language) for short, area in kinds.items()]
    middle = (len(entries) + 1) // 2
    return ["  ".join(half) for half in (entries[:middle], entries[middle:])]


def _place_names(view: GeView, language: Language) -> list[str]:
    """What people call the places: on the map there is room only for the short names that orders are written with."""
    places = [f"{area.id} {area.title.to(language)}" for area in view.areas if area.kind is not Kind.BLACK_HOLE]
    width = max(map(len, places)) + 2
    rows = [places[start : start + _NAMES_IN_A_ROW] for start in range(0, len(places), _NAMES_IN_A_ROW)]
    return ["".join(place.ljust(width) for place in row).rstrip() for row in rows]


def _kind(short: str, area: AreaSeen) -> Message:
    cash, pp = area.income
    return KeyToKind(short, area.kind, cash, pp)


# The players


def _table(view: GeView, language: Language, colour: bool) -> list[str]:
    rows = [
        ["", *(tell(head, (), language) for head in Column)],
        *(_row(view, view.players[seat], language) for seat in view.order),
    ]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [_aligned(row, widths).rstrip() for row in rows]
    marks = ["  ", *("> " if seat == view.turn.seat and view.ending is None else "  " for seat in view.order)]
    looks = [lines[0], *(painted(line, view.players[seat].faction, colour) for seat, line in _by_seat(view, lines))]
    return [mark + look for mark, look in zip(marks, looks, strict=True)]


def _by_seat(view: GeView, lines: Sequence[str]) -> Iterator[tuple[Seat, str]]:
    return zip(view.order, lines[1:], strict=True)


def _aligned(row: Sequence[str], widths: Sequence[int]) -> str:
    first, *rest = (
        cell.ljust(width) if place == 0 else cell.rjust(width)
        for place, (cell, width) in enumerate(zip(row, widths, strict=True))
    )
    return "  ".join((first, *rest))


def _row(view: GeView, player: PlayerSeen, language: Language) -> list[str]:
    seat = view.players.index(player)
    you = f" ({tell(Standing.YOU, (), language)})" if seat == view.you else ""
    name = f"{initial(player.faction)} @{seat} {player.title.to(language)}{you}"  # as in propose@1
    if player.out:
        return [name, tell(Standing.OUT, (), language), "", "", "", ""]
    return [
        name,
        tell(Purse(player.cash, player.income.cash), (), language),
        f"{player.pp} +{player.income.pp}",
        f"{player.territories}/{view.territories_to_win}",
        str(player.fleets),
        " ".join(f"#{card}" for card in player.cards) or "-",
    ]


# What is to be said


def _missions(view: GeView) -> Iterator[Message]:
    for card in view.hand:
        done = min(card.standing, card.count)
        yield MissionInHand(card.number, card.title, card.task, done, card.count, card.bounty, card.pp)


def _promises(view: GeView) -> Iterator[Message]:
    for promise in view.promises:
        if promise.fate == "running":
            yield PromiseRunning(promise.parties, promise.clause, max(promise.left.values()))


def _offers(view: GeView) -> Iterator[Message]:
    for offer in view.offers:
        yield StandingOffer(offer.name, bargain(offer.terms, offer.maker, offer.to))


def _under_way(view: GeView) -> Iterator[Message]:
    yield HasWon(view.ending.winner, view.ending.condition) if view.ending else _turn(view.turn)
    if view.war:
        yield _war(view.war)
    if view.proposal:
        yield _proposal(view.proposal)
    if view.errands:
        yield FleetsUnderWay()


def _turn(turn: Turn) -> Message:
    kind, left = (turn.open.kind, turn.open.left) if turn.open else (None, 0)
    return TurnUnderWay(turn.round, turn.seat, turn.actions, kind, left)


def _war(war: War) -> Message:
    invaders, defenders = len(war.invaders), len(war.defenders)
    attack, defence = war.strength
    return WarUnderWay(war.target, war.attacker, invaders, attack, war.defender, defenders, defence)


def _proposal(proposal: ProposalSeen) -> Message:
    terms, maker, to = proposal.terms, proposal.maker, proposal.to
    return ProposalUnderWay(maker, to, None if terms is None else bargain(terms, maker, to))

"""The players of a position for a terminal, a line each: what is left to place, points, ships."""

from collections import Counter
from collections.abc import Iterator

from stellarch.core import Language, Message, Phrase, Seat, tell
from stellarch.games.small_star_empires.board_text import SEATS
from stellarch.games.small_star_empires.colours import Colour
from stellarch.games.small_star_empires.drawing.canvas import painted
from stellarch.games.small_star_empires.drawing.labels import standing
from stellarch.games.small_star_empires.drawing.signs import DAMAGED, SEAT_STYLES
from stellarch.games.small_star_empires.names import At, name
from stellarch.games.small_star_empires.view import PlayerSeen, SseView

_NAME_WIDTH = 12


class Column(Phrase):
    """The short headings of a narrow table."""

    TO_PLACE = 1
    COLONIES_LEFT = 2
    STATIONS_LEFT = 3
    POINTS = 4
    PLANETS = 5
    NEBULAE = 6
    STATIONS = 7
    BONUS = 8
    TOTAL = 9
    SHIPS = 10


_PIECES = (Column.COLONIES_LEFT, Column.STATIONS_LEFT)
_ROWS = (Column.PLANETS, Column.NEBULAE, Column.STATIONS, Column.BONUS, Column.TOTAL)


class HasRefueled(Message, frozen=True):
    at: At


class RoundsWon(Message, frozen=True):
    colour: Colour
    wins: int


class CampaignSoFar(Message, frozen=True):
    round: int
    wins: tuple[RoundsWon, ...]


class GameIsOver(Message, frozen=True):
    pass


def score_table(view: SseView, language: Language, colour: bool) -> list[str]:
    """A heading and a line for each player, then what else is to be known; nothing for a bare board."""
    if not view.players:
        return []
    lines = [_line(view, Seat(seat), player, language, colour) for seat, player in enumerate(view.players)]
    return [*_heading(language), *lines, *_notes(view, language)]


def _heading(language: Language) -> list[str]:
    pieces = [tell(column, language=language) for column in _PIECES]
    rows = _row_labels(language)
    placing = sum(len(word) + 1 for word in pieces)
    to_place, points, ships = (tell(each, language=language) for each in (Column.TO_PLACE, Column.POINTS, Column.SHIPS))
    above = " " * (_NAME_WIDTH + 1) + f"{to_place:<{placing}}  {points}"
    below = _cells("", pieces, rows, rows, language) + f"   {ships}"
    return [above, below]


def _line(view: SseView, seat: Seat, player: PlayerSeen, language: Language, colour: bool) -> str:
    mark = ">" if view.turn == seat else " "
    who = f"{mark} {SEATS[seat]} {tell(Colour(seat), language=language)}"
    score = player.score
    points = [score.planets, score.nebulae, score.stations, score.bonus, score.total]
    numbers = _cells(who, [*map(str, player.supply[:2])], [*map(str, points)], _row_labels(language), language)
    how = standing(view, seat)
    line = f"{numbers}   {_ships(player)}  {tell(how, language=language) if how else ''}".rstrip()
    return painted(line[:_NAME_WIDTH], SEAT_STYLES[seat] if colour else "") + line[_NAME_WIDTH:]


def _cells(who: str, pieces: list[str], points: list[str], labels: list[str], language: Language) -> str:
    """One line of the table, each number under its heading."""
    placing = [
        f"{count:>{len(tell(column, language=language)) + 1}}" for count, column in zip(pieces, _PIECES, strict=True)
    ]
    scoring = [f"{count:>{len(label) + 1}}" for count, label in zip(points, labels, strict=True)]
    return f"{who:<{_NAME_WIDTH}}{''.join(placing)}  {''.join(scoring)}"


def _row_labels(language: Language) -> list[str]:
    return [tell(column, language=language) for column in _ROWS]


def _ships(player: PlayerSeen) -> str:
    """Where a player's ships are, to be typed as they stand: d6×2 e7 g9!"""
    ships = sorted(player.ships, key=lambda ship: (ship.at.r, ship.at.q))
    places = Counter(name(ship.at) + (DAMAGED if ship.damaged else "") for ship in ships)
    return " ".join(place if count == 1 else f"{place}×{count}" for place, count in places.items())


def _notes(view: SseView, language: Language) -> Iterator[str]:
    if view.refueling is not None:
        yield tell(HasRefueled(view.refueling), language=language)
    if view.campaign is not None:
        wins = tuple(RoundsWon(Colour(seat), won) for seat, won in enumerate(view.campaign.wins))
        yield tell(CampaignSoFar(view.campaign.round, wins), language=language)
    if view.over:
        yield tell(GameIsOver(), language=language)

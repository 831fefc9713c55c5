"""The players of a position for a terminal, a line each: what is left to place, points, ships."""

from collections import Counter
from collections.abc import Iterator

from stellarch.core import Language, Seat, Text
from stellarch.games.small_star_empires.board_text import SEATS as LETTERS
from stellarch.games.small_star_empires.drawing.canvas import painted
from stellarch.games.small_star_empires.drawing.labels import standing
from stellarch.games.small_star_empires.drawing.signs import DAMAGED, SEAT_STYLES
from stellarch.games.small_star_empires.names import name
from stellarch.games.small_star_empires.view import PlayerSeen, SseView
from stellarch.games.small_star_empires.words import ROWS, SEATS

_TO_PLACE = Text("to place", "à placer")
_PIECES = (Text("col.", "col."), Text("sta.", "cpt."))
_POINTS = Text("points", "points")
_ROWS = ("planets", "nebulae", "stations", "bonus", "total")
_SHORT_ROWS = {"stations": Text("stations", "comptoirs")}
_SHIPS = Text("ships", "vaisseaux")
_NAME_WIDTH = 12
_REFUELED = Text(
    "The ship at {at} has refueled: one step more, written like +g8:c, or stop.",
    "Le vaisseau en {at} a fait le plein : encore un pas, écrit comme +g8:c, ou stop.",
)
_ROUND = Text("Round {round}. Rounds won: {wins}.", "Manche {round}. Manches gagnées : {wins}.")
_OVER = Text("The game is over.", "La partie est finie.")


def score_table(view: SseView, language: Language, colour: bool) -> list[str]:
    """A heading and a line for each player, then what else is to be known; nothing for a bare board."""
    if not view.players:
        return []
    lines = [_line(view, Seat(seat), player, language, colour) for seat, player in enumerate(view.players)]
    return [*_heading(language), *lines, *_notes(view, language)]


def _heading(language: Language) -> list[str]:
    pieces = [word.to(language) for word in _PIECES]
    rows = _row_labels(language)
    placing = sum(len(word) + 1 for word in pieces)
    above = " " * (_NAME_WIDTH + 1) + f"{_TO_PLACE.to(language):<{placing}}  {_POINTS.to(language)}"
    below = _cells("", pieces, rows, rows, language) + f"   {_SHIPS.to(language)}"
    return [above, below]


def _line(view: SseView, seat: Seat, player: PlayerSeen, language: Language, colour: bool) -> str:
    mark = ">" if view.turn == seat else " "
    who = f"{mark} {LETTERS[seat]} {SEATS[seat].to(language)}"
    score = player.score
    points = [score.planets, score.nebulae, score.stations, score.bonus, score.total]
    numbers = _cells(who, [*map(str, player.supply[:2])], [*map(str, points)], _row_labels(language), language)
    line = f"{numbers}   {_ships(player)}  {standing(view, seat).to(language)}".rstrip()
    return painted(line[:_NAME_WIDTH], SEAT_STYLES[seat] if colour else "") + line[_NAME_WIDTH:]


def _cells(who: str, pieces: list[str], points: list[str], labels: list[str], language: Language) -> str:
    """One line of the table, each number under its heading."""
    placing = [f"{count:>{len(word.to(language)) + 1}}" for count, word in zip(pieces, _PIECES, strict=True)]
    scoring = [f"{count:>{len(label) + 1}}" for count, label in zip(points, labels, strict=True)]
    return f"{who:<{_NAME_WIDTH}}{''.join(placing)}  {''.join(scoring)}"


def _row_labels(language: Language) -> list[str]:
    return [_SHORT_ROWS.get(row, ROWS[row]).to(language).lower() for row in _ROWS]


def _ships(player: PlayerSeen) -> str:
    """Where a player's ships are, to be typed as they stand: d6×2 e7 g9!"""
    ships = sorted(player.ships, key=lambda ship: (ship.at.r, ship.at.q))
    places = Counter(name(ship.at) + (DAMAGED if ship.damaged else "") for ship in ships)
    return " ".join(place if count == 1 else f"{place}×{count}" for place, count in places.items())


def _notes(view: SseView, language: Language) -> Iterator[str]:
    if view.refueling is not None:
        yield _REFUELED.format(at=name(view.refueling)).to(language)
    if view.campaign is not None:
        wins = ", ".join(f"{SEATS[seat].to(language)} {won}" for seat, won in enumerate(view.campaign.wins))
        yield _ROUND.format(round=view.campaign.round, wins=wins).to(language)
    if view.over:
        yield _OVER.to(language)

"""A position in words, for those who hear the drawing instead of seeing it."""

from stellarch.core import Language, Seat, Text
from stellarch.games.small_star_empires.view import SseView

_BOARD = Text("A board of {systems} systems.", "Un plateau de {systems} systèmes.")


def described(view: SseView, language: Language) -> str:
    """The board in one sentence, then one for each player."""
    board = _BOARD.format(systems=len(view.systems)).to(language)
    players = [_player(view, Seat(seat), language) for seat in range(len(view.players))]
    return " ".join([board, *players])


def _player(view: SseView, seat: Seat, language: Language) -> str:
    return ""

from stellarch.core import Language
from stellarch.games.small_star_empires.view import SseView


def draw_text(view: SseView, language: Language = "en", colour: bool = False) -> str:
    return view.position

"""A view drawn for a terminal."""

from stellarch.core import Language
from stellarch.games.galaxy_empires.view import GeView


def draw_text(view: GeView, language: Language, colour: bool) -> str:
    return "\n".join(f"{area.title.to(language)}: {area.holder}" for area in view.areas)

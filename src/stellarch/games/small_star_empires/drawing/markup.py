"""What the drawings of this game are made of, besides the plain elements of SVG."""

from xml.sax.saxutils import escape

from stellarch.core.svg import Value, element, group
from stellarch.games.small_star_empires.drawing.geometry import Point, number

__all__ = ["ORIGIN", "Value", "element", "group", "text", "titled", "translate", "use"]

ORIGIN = Point(0, 0)


def use(name: str, at: Point = ORIGIN, scale: float = 1, **attributes: Value | None) -> str:
    """A definition drawn with its middle at a place."""
    if scale != 1:
        attributes["transform"] = f"{translate(at)} scale({scale:g})"
        return element("use", href=f"#{name}", **attributes)
    x, y = (number(value) if value else None for value in at)
    return element("use", href=f"#{name}", x=x, y=y, **attributes)


def text(words: str, at: Point, **attributes: Value | None) -> str:
    return element("text", escape(words), x=number(at.x), y=number(at.y), **attributes)


def titled(words: str) -> str:
    """The tooltip of the element it stands in."""
    return element("title", escape(words))


def translate(at: Point) -> str:
    return f"translate({number(at.x)} {number(at.y)})"

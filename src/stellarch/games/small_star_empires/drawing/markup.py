"""SVG as text: one function for each element the drawings are made of."""

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

from stellarch.games.small_star_empires.drawing.geometry import Point, number

Value = str | float
ORIGIN = Point(0, 0)


def element(tag: str, inside: str = "", /, **attributes: Value | None) -> str:
    """An element; `stroke_width=2` is written stroke-width="2", and what is None is left out."""
    given = "".join(f" {_name(key)}={_quoted(value)}" for key, value in attributes.items() if value is not None)
    return f"<{tag}{given}>{inside}</{tag}>" if inside else f"<{tag}{given}/>"


def group(parts: Iterable[str], **attributes: Value | None) -> str:
    """Parts drawn together; nothing at all when there are none."""
    inside = "\n".join(part for part in parts if part)
    return element("g", f"\n{inside}\n", **attributes) if inside else ""


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


def _name(key: str) -> str:
    return key.rstrip("_").replace("_", "-") if key != "viewBox" else key


def _quoted(value: Value) -> str:
    return quoteattr(value) if isinstance(value, str) else f'"{round(value, 2) + 0.0:g}"'

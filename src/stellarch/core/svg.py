"""SVG as text: what every drawing is made of."""

from collections.abc import Iterable
from xml.sax.saxutils import quoteattr

Value = str | float
NAMESPACE = "http://www.w3.org/2000/svg"


def element(tag: str, inside: str = "", /, **attributes: Value | None) -> str:
    """An element; `stroke_width=2` is written stroke-width="2", and what is None is left out."""
    given = "".join(f" {_name(key)}={_quoted(value)}" for key, value in attributes.items() if value is not None)
    return f"<{tag}{given}>{inside}</{tag}>" if inside else f"<{tag}{given}/>"


def group(parts: Iterable[str], **attributes: Value | None) -> str:
    """Parts drawn together; nothing at all when there are none."""
    inside = "\n".join(part for part in parts if part)
    return element("g", f"\n{inside}\n", **attributes) if inside else ""


def _name(key: str) -> str:
    return key.rstrip("_").replace("_", "-") if key != "viewBox" else key


def _quoted(value: Value) -> str:
    return quoteattr(value) if isinstance(value, str) else f'"{round(value, 2) + 0.0:g}"'

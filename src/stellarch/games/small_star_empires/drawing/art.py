"""The art: definitions and colours from `data/pieces.svg`, of which a drawing takes in only what it uses."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Literal

Theme = Literal["dark", "light"]

_DEFINITION = re.compile(r'^<\w+ id="(?P<id>[\w-]+)".*$', re.MULTILINE)
_SYMBOL = re.compile(r'<symbol id="([\w-]+)"[^>]*>')
_REFERENCE = re.compile(r'(?:url\(|href=")#([\w-]+)')
_PALETTE = re.compile(r':root(?P<light>\[data-theme="light"\])? \{(?P<colours>[^}]*)\}')
_COLOUR = re.compile(r"--([\w-]+): ([^;]+);")
_USE_OF_COLOUR = re.compile(r"var\(--([\w-]+)\)")


def definitions(drawing: str) -> str:
    """Every definition a drawing refers to, and those they refer to, in the order of the file."""
    known = _definitions()
    used: set[str] = set()
    todo = [drawing]
    while todo:
        new = {name for name in _REFERENCE.findall(todo.pop()) if name in known} - used
        used |= new
        todo += [known[name] for name in new]
    return "\n".join(text for name, text in known.items() if name in used)


def in_colour(drawing: str, theme: Theme) -> str:
    """A drawing with its colours written out, since many programs that show SVG know no CSS variables."""
    colours = _palettes()[theme]
    return _USE_OF_COLOUR.sub(lambda found: colours[found[1]], drawing)


@cache
def _asset() -> str:
    return files("stellarch.games.small_star_empires").joinpath("data", "pieces.svg").read_text("utf-8")


@cache
def _definitions() -> Mapping[str, str]:
    return {line["id"]: _as_group(line[0]) for line in _DEFINITION.finditer(_asset())}


def _as_group(definition: str) -> str:
    """A symbol as a plain group around its own middle: then a place is all that a use of it has to give."""
    return _SYMBOL.sub(r'<g id="\1">', definition).replace("</symbol>", "</g>")


@cache
def _palettes() -> Mapping[Theme, Mapping[str, str]]:
    return {
        "light" if palette["light"] else "dark": dict(_COLOUR.findall(palette["colours"]))
        for palette in _PALETTE.finditer(_asset())
    }

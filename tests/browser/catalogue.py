"""The words of the page, read from its catalogues, and what of them stands on a page."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCES = Path(__file__).parents[2] / "web" / "src"

_COMMENT = re.compile(r"/\*.*?\*/|^\s*//.*?$", re.DOTALL | re.MULTILINE)
_IMPORT = re.compile(r"^import .*$", re.MULTILINE)
_QUOTED = re.compile(r"""'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`""")
_BLANK = re.compile(r"\$\{[^}]*\}|#")
_PIECES = re.compile(r" · |(?<=[.?!]) ")
_WORD = re.compile(r"[^\W\d_]{2,}")

# Everything a person can read or hear: texts and labels, but for what says of itself that it is in another language.
_READ = """() => {
  const words = [];
  const own = (element) => element.closest('[lang]') === document.documentElement;
  const seen = (element) => element.checkVisibility() && own(element);
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) if (seen(walk.currentNode.parentElement)) words.push(walk.currentNode.data);
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (seen(element)) words.push(element.getAttribute(name));
  return [document.title, ...words];
}"""


def words_on(page: Page) -> list[str]:
    """Every text on the page, seen or spoken, whole and sentence by sentence."""
    found: list[str] = page.evaluate(_READ)
    plain = [" ".join(text.split()) for text in found if text.strip()]
    return [*plain, *(piece for text in plain for piece in _PIECES.split(text))]


def only_english(in_english: Any, in_french: Any) -> list[re.Pattern[str]]:
    """What the catalogues and the games' own words say in English and not in French, with blanks for facts."""
    english = _literals("en") | set(_texts(in_english))
    french = _literals("fr") | set(_texts(in_french))
    return [_pattern(words) for words in sorted(english - french) if _WORD.search(_BLANK.sub("", words))]


def _literals(language: str) -> set[str]:
    files = [*SOURCES.rglob(f"words.{language}.ts"), *SOURCES.rglob(f"words/{language}.ts")]
    assert len(files) > 1
    found: set[str] = set()
    for file in files:
        code = _IMPORT.sub("", _COMMENT.sub("", file.read_text("utf-8")))
        found.update(_unescaped(quoted[1:-1]) for quoted in _QUOTED.findall(code))
    return found


def _unescaped(text: str) -> str:
    plain = re.sub(r"\\u([0-9a-f]{4})", lambda code: chr(int(code[1], 16)), text)
    return re.sub(r"\\(.)", r"\1", plain)


def _pattern(words: str) -> re.Pattern[str]:
    parts = [re.sub(r"(\\?\s)+", r"\\s+", re.escape(part)) for part in _BLANK.split(words)]
    return re.compile(".+?".join(parts))


def _texts(found: Any) -> Iterator[str]:
    """Every text in what the server sent."""
    if isinstance(found, str):
        yield found
    elif isinstance(found, dict | list):
        for value in found.values() if isinstance(found, dict) else found:
            yield from _texts(value)

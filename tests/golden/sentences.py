"""Sentences with where they come from; which of many are kept; how they are stored."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

NAMES = ("Ada", "Boris", "Chloé", "Émile", "Hugo", "Inès", "Lena", "Omar", "Yves")
"""Who sits at the tables: names with and without an elision in French."""
_NAME = re.compile("|".join(NAMES))
_PLACE = re.compile(r"(?<=[a-zéèà,;:'’«(] )(?:[A-Z][\w'’-]*(?: [A-Z0-9][\w-]*)*)")
_HEX = re.compile(r"\b[a-zA-Z]\d{1,2}\b")
_NUMBER = re.compile(r"\d+(?:[.,]\d+)*")


class Sentence(NamedTuple):
    key: str
    """What tells it: a kind of event, an option, a command."""
    en: str
    fr: str

    @property
    def shape(self) -> tuple[str, ...]:
        """The sentence without its numbers and names."""
        bare = (_HEX.sub("H", _PLACE.sub("P", _NAME.sub("N", words))) for words in self)
        return tuple(_NUMBER.sub("0", words) for words in bare)


class Limits(NamedTuple):
    """How much is looked at and kept."""

    examples: int = 1
    """Sentences of one shape."""
    most: int = 40
    """Sentences of one key."""
    positions: int = 3
    """Positions for each kind of order of a game."""
    tries: int = 40
    """Orders tried at each position, to be refused."""
    searches: int = 5
    """Positions of a game in which a search is asked; plans cost next to nothing."""
    all_records: bool = False
    """Also those whose boards take seconds to deal."""


SAMPLE = Limits()
FULL = Limits(examples=1_000, most=1_000_000, positions=40, tries=400, searches=200, all_records=True)


class Kept:
    """The sentences of one source, thinned out as they come."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._sentences: dict[str, dict[Sentence, None]] = defaultdict(dict)
        self._shapes: dict[tuple[str, ...], int] = defaultdict(int)

    def add(self, sentences: Iterable[Sentence]) -> None:
        for sentence in sentences:
            known = self._sentences[sentence.key]
            if not sentence.en + sentence.fr or sentence in known or len(known) >= self._limits.most:
                continue
            shape = sentence.shape
            if self._shapes[shape] < self._limits.examples:
                self._shapes[shape] += 1
                known[sentence] = None

    def lines(self) -> list[str]:
        return [_written(sentence) for key in sorted(self._sentences) for sentence in self._sentences[key]]


Found = dict[str, list[str]]
"""The lines of each file by its name."""


def read(folder: Path) -> Found:
    return {path.stem: path.read_text("utf-8").splitlines() for path in sorted(folder.glob("*.tsv"))}


def write(folder: Path, found: Found) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.glob("*.tsv"):
        if path.stem not in found:
            path.unlink()
    for name, lines in found.items():
        (folder / f"{name}.tsv").write_text("".join(f"{line}\n" for line in lines), "utf-8")


def _written(sentence: Sentence) -> str:
    return "\t".join(_escaped(sentence))


def _escaped(words: Sentence) -> Iterator[str]:
    for part in words:
        yield part.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t").replace("\r", "\\r")

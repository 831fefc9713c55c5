"""All sources, and what they give."""

from collections.abc import Callable, Iterator
from difflib import unified_diff
from pathlib import Path

from tests.golden import events, hints, orders, pages, positions, printed, refusals, terminal
from tests.golden.playing import AnyGame, games
from tests.golden.sentences import Found, Kept, Limits, Sentence

STORED = Path(__file__).parent / "told"

OF_GAMES: dict[str, Callable[[AnyGame, Limits], Iterator[Sentence]]] = {
    "events": events.sentences,
    "orders": orders.sentences,
    "positions": positions.sentences,
    "refusals": refusals.sentences,
    "hints": hints.sentences,
    "printed": printed.sentences,
    "terminal": terminal.sentences,
    "pages": pages.sentences,
}


def collect(limits: Limits) -> Found:
    return {
        f"{game.id}.{name}": kept
        for game in games()
        for name, sentences in OF_GAMES.items()
        if (kept := _kept(sentences(game, limits), limits))
    }


def differences(stored: Found, told: Found) -> str:
    """What is told otherwise than stored, as a diff; nothing where all is the same."""
    return "\n".join(
        line
        for name in sorted({*stored, *told})
        for line in unified_diff(stored.get(name, []), told.get(name, []), name, name, lineterm="", n=0)
    )


def _kept(sentences: Iterator[Sentence], limits: Limits) -> list[str]:
    kept = Kept(limits)
    kept.add(sentences)
    return kept.lines()

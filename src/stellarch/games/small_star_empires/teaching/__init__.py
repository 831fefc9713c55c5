"""What Small Star Empires teaches with. Its words are in `words` beside it."""

from collections.abc import Sequence

from stellarch.core.teaching import Lesson, Puzzle, Teaching
from stellarch.games.small_star_empires.teaching import kept
from stellarch.games.small_star_empires.teaching.themes import Theme


class SseTeaching(Teaching):
    @property
    def lessons(self) -> Sequence[Lesson]:
        from stellarch.games.small_star_empires.teaching.lessons import LESSONS

        return LESSONS

    @property
    def puzzles(self) -> Sequence[Puzzle]:
        return kept.puzzles()

    def theme(self, theme: str) -> Theme:
        return Theme[theme.upper()]

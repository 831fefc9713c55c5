"""What Space Wars teaches with. Its words are in `words` beside it."""

from collections.abc import Sequence

from stellarch.core.teaching import Lesson, Teaching


class SwTeaching(Teaching):
    @property
    def lessons(self) -> Sequence[Lesson]:
        from stellarch.games.space_wars.teaching.lessons import LESSONS

        return LESSONS

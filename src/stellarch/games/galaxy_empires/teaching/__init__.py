"""What Galaxy Empires teaches with. Its words are in `words` beside it."""

from collections.abc import Sequence

from stellarch.core.teaching import Lesson, Teaching


class GeTeaching(Teaching):
    @property
    def lessons(self) -> Sequence[Lesson]:
        from stellarch.games.galaxy_empires.teaching.lessons import LESSONS

        return LESSONS

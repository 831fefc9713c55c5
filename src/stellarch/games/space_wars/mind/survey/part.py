"""What all parts of a survey have."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stellarch.games.space_wars.mind.survey import Survey


class Part:
    def __init__(self, survey: "Survey") -> None:
        self.survey = survey
        self.state = survey.state
        self.seat = survey.seat

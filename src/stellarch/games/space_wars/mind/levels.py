"""SW-25.9: three levels of one way to play. They differ in how they choose among what they have reckoned."""

from enum import IntEnum

from stellarch.core import Level, Text


class Skill(IntEnum):
    EASY = 1
    """Takes any of the three best."""
    NORMAL = 2
    """Takes the best."""
    HARD = 3
    """Takes the best, and looks a turn ahead where others answer."""


LEVELS: tuple[Level, ...] = (
    Level(
        Text("Governor", "Gouverneur"),
        Text(
            "Knows what is good for an empire, but not always what is best.",
            "Sait ce qui est bon pour un empire, mais pas toujours le meilleur.",
        ),
        "best",
        1,
    ),
    Level(
        Text("Minister", "Ministre"),
        Text("Does what serves its empire best.", "Fait ce qui sert le mieux son empire."),
        "best",
        1,
    ),
    Level(
        Text("Chancellor", "Chancelier"),
        Text(
            "Reckons with what the others will answer before it speaks.",
            "Pèse ce que les autres répondront avant de parler.",
        ),
        "best",
        1,
    ),
)


def skill_of(level: Level | None) -> Skill:
    """How a level chooses; as well as there is, where none is named."""
    return Skill.HARD if level is None else Skill(1 + LEVELS.index(level))

"""SW-25.9: levels of one way to play. They differ in what they see and how far they plan; none sees what is hidden."""

from enum import IntEnum

from stellarch.core import Level, Phrase, said
from stellarch.core.telling import label_of


class Skill(IntEnum):
    CARELESS = 1
    """Takes any of the three best, and lives from turn to turn: it builds one thing, and fetches for today alone."""
    DILIGENT = 2
    """Takes the best of what it sees and plans for the next turn; yet it asks neither what will be short, nor anybody
    for anything."""
    ENTERPRISING = 3
    """Plans for two turns and saves for works that are far better; seeks treaties, motions and exchanges, explores, and
    fights where that pays. Yet it does not ask what will be short, and what it is fond of counts for as much as what
    the game is won with."""
    FARSIGHTED = 4
    """Plans the materials of an empire that grows, knows what a version is won with, and reckons with how others vote
    and fight; where a game is won by conquest it arms, gathers its forces, and breaks a treaty that stands in the
    way."""
    MASTERLY = 5
    """Waits for what is better, plans for the turn that decides the game, and knows what a research point is worth as
    that turn draws near."""


class Rank(Phrase):
    """What a level is called, and in its part `about`, how it plays."""

    GOVERNOR = Skill.CARELESS
    STEWARD = Skill.DILIGENT
    MINISTER = Skill.ENTERPRISING
    CHANCELLOR = Skill.FARSIGHTED
    ARCHON = Skill.MASTERLY


LEVELS: tuple[Level, ...] = tuple(
    Level(said(rank), said(label_of(rank)._replace(part="about")), "best", 1) for rank in Rank
)


def skill_of(level: Level | None) -> Skill:
    """How a level chooses; as well as there is, where none is named."""
    return Skill.MASTERLY if level is None else Skill(1 + LEVELS.index(level))

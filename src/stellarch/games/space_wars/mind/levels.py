"""SW-25.9: levels of one way to play. They differ in what they see and how far they plan; none sees what is hidden."""

from enum import IntEnum

from stellarch.core import Level, Text


class Skill(IntEnum):
    CARELESS = 1
    """Takes any of the three best, and lives from turn to turn: it does not ask what will be short."""
    DILIGENT = 2
    """Takes the best of what it sees; yet it asks neither what will be short, nor anybody for anything."""
    ENTERPRISING = 3
    """Seeks treaties, motions and exchanges, explores, and fights where that pays; yet it builds whatever it can pay
    for, and what it is fond of counts for as much as what the game is won with."""
    FARSIGHTED = 4
    """Plans its materials, knows what a version is won with, and reckons with how others vote and fight."""
    MASTERLY = 5
    """Waits for what is better, plans for the turn that decides the game, and knows what a research point is worth as
    that turn draws near; where a game is long, it arms before it needs to."""


LEVELS: tuple[Level, ...] = (
    Level(
        Text("Governor", "Gouverneur"),
        Text(
            "Knows what is good for an empire, but lives from one turn to the next.",
            "Sait ce qui est bon pour un empire, mais vit au jour le jour.",
        ),
        "best",
        1,
    ),
    Level(
        Text("Steward", "Intendant"),
        Text(
            "Takes what looks best today; in the council and among neighbours it only answers.",
            "Prend ce qui paraît le meilleur aujourd'hui ; au Conseil et entre voisins, se contente de répondre.",
        ),
        "best",
        1,
    ),
    Level(
        Text("Minister", "Ministre"),
        Text(
            "Seeks treaties and votes, explores, and takes what others leave undefended.",
            "Recherche traités et suffrages, explore, et prend ce que les autres laissent sans défense.",
        ),
        "best",
        1,
    ),
    Level(
        Text("Chancellor", "Chancelier"),
        Text(
            "Plans its economy for what wins the game, and reckons with what the others will answer.",
            "Planifie son économie pour ce qui donne la victoire, et pèse ce que les autres répondront.",
        ),
        "best",
        1,
    ),
    Level(
        Text("Archon", "Archonte"),
        Text(
            "Saves up for the best, plans for the turn that decides the game, and drives hard bargains.",
            "Économise pour le meilleur, prépare le tour qui décidera de la partie, et négocie serré.",
        ),
        "best",
        1,
    ),
)


def skill_of(level: Level | None) -> Skill:
    """How a level chooses; as well as there is, where none is named."""
    return Skill.MASTERLY if level is None else Skill(1 + LEVELS.index(level))

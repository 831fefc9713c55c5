"""SW-25.9: levels of one way to play. They differ in what they see and how far they plan; none sees what is hidden."""

from enum import IntEnum

from stellarch.core import Level, Text


class Skill(IntEnum):
    CARELESS = 1
    """Takes any of the three best, and lives from turn to turn: it does not ask what will be short."""
    THRIFTY = 2
    """Takes the best, and plans its economy; in politics it only answers."""
    POLITICAL = 3
    """Seeks treaties, motions and exchanges too."""
    FARSIGHTED = 4
    """Reckons with how others vote, and fights with what it has where that pays."""
    MASTERLY = 5
    """Knows what a version is won with and plans for the turn that decides it; raises legions before it needs them."""


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
            "Plans its economy; in the council and among neighbours it only answers.",
            "Planifie son économie ; au Conseil et entre voisins, se contente de répondre.",
        ),
        "best",
        1,
    ),
    Level(
        Text("Minister", "Ministre"),
        Text("Seeks treaties, exchanges and votes as well.", "Recherche aussi traités, échanges et suffrages."),
        "best",
        1,
    ),
    Level(
        Text("Chancellor", "Chancelier"),
        Text(
            "Reckons with what the others will answer, and takes what they leave undefended.",
            "Pèse ce que les autres répondront, et prend ce qu'ils laissent sans défense.",
        ),
        "best",
        1,
    ),
    Level(
        Text("Archon", "Archonte"),
        Text(
            "Arms before it strikes, and plans for the turn that decides the game.",
            "S'arme avant de frapper et prépare le tour qui décidera de la partie.",
        ),
        "best",
        1,
    ),
)


def skill_of(level: Level | None) -> Skill:
    """How a level chooses; as well as there is, where none is named."""
    return Skill.MASTERLY if level is None else Skill(1 + LEVELS.index(level))

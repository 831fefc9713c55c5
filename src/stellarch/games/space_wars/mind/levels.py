"""SW-25.9: levels of one way to play. They differ in what they see and how far they plan; none sees what is hidden."""

from enum import IntEnum

from stellarch.core import Level, Text


class Skill(IntEnum):
    CARELESS = 1
    """Takes any of the three best, and lives from turn to turn: it does not ask what will be short."""
    DILIGENT = 2
    """Takes the best of what it sees; yet it asks neither what will be short, nor anybody for anything."""
    THRIFTY = 3
    """Plans its materials, seeks treaties, motions and exchanges, and fights where that pays; what it is fond of counts
    for as much as what the game is won with."""
    FARSIGHTED = 4
    """Knows what a version is won with, reckons with how others vote, and raises legions before it needs them."""
    MASTERLY = 5
    """Plans for the turn that decides the game, and knows what a research point is worth as that turn draws near."""


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
            "Plans its economy, seeks treaties and votes, and takes what others leave undefended.",
            "Planifie son économie, recherche traités et suffrages, et prend ce que les autres laissent sans défense.",
        ),
        "best",
        1,
    ),
    Level(
        Text("Chancellor", "Chancelier"),
        Text(
            "Puts first what the game is won with, reckons with what the others will answer, and arms before it strikes.",
            "Fait passer d'abord ce qui donne la victoire, pèse ce que les autres répondront, et s'arme avant de frapper.",
        ),
        "best",
        1,
    ),
    Level(
        Text("Archon", "Archonte"),
        Text(
            "Plans for the turn that decides the game, and drives hard bargains on the way there.",
            "Prépare le tour qui décidera de la partie, et négocie serré jusque-là.",
        ),
        "best",
        1,
    ),
)


def skill_of(level: Level | None) -> Skill:
    """How a level chooses; as well as there is, where none is named."""
    return Skill.MASTERLY if level is None else Skill(1 + LEVELS.index(level))

"""SW-25.9: levels of one way to play. They differ in what they see and how far they plan; none sees what is hidden."""

from enum import IntEnum

from stellarch.core import Level, Text


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


LEVELS: tuple[Level, ...] = (
    Level(
        Text("Governor", "Gouverneur"),
        Text(
            "Knows what is good for an empire, but lives from one turn to the next and builds one thing at a time.",
            "Sait ce qui est bon pour un empire, mais vit au jour le jour et ne bâtit qu'une chose à la fois.",
        ),
        "best",
        1,
    ),
    Level(
        Text("Steward", "Intendant"),
        Text(
            "Thinks of the next turn; in the council and among neighbours it only answers.",
            "Pense au tour suivant ; au Conseil et entre voisins, se contente de répondre.",
        ),
        "best",
        1,
    ),
    Level(
        Text("Minister", "Ministre"),
        Text(
            "Saves up for what is far better, seeks treaties and votes, and takes what others leave undefended.",
            "Économise pour les grands travaux, cherche traités et suffrages, et prend ce qui reste sans défense.",
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

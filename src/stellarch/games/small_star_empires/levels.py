"""Ten levels, from a first game to the strongest there is. Each beats the one below: see docs/performance.md."""

from stellarch.core import Level, Text


def _level(en: str, fr: str, about_en: str, about_fr: str, nodes: int, slips: float = 0.0) -> Level:
    return Level(Text(en, fr), Text(about_en, about_fr), "tree", nodes, slips)


LEVELS: tuple[Level, ...] = (
    _level(
        "First game",
        "Première partie",
        "Plays every other move at random.",
        "Joue un coup sur deux au hasard.",
        16,
        0.5,
    ),
    _level("Cadet", "Cadet", "Still forgets its plan now and then.", "Oublie encore parfois son idée.", 24, 0.25),
    _level("Pilot", "Pilote", "Takes what lies near, and seldom slips.", "Prend ce qui est proche.", 40, 0.1),
    _level("Scout", "Éclaireur", "Looks a move ahead.", "Prévoit un coup à l'avance.", 80),
    _level("Navigator", "Navigateur", "Knows where the others want to go.", "Sait où les autres veulent aller.", 250),
    _level("Trader", "Négociant", "Puts its stations where they pay.", "Place ses comptoirs où il faut.", 1_000),
    _level("Captain", "Capitaine", "Closes a line before you need it.", "Ferme une ligne avant vous.", 4_000),
    _level("Admiral", "Amiral", "Seldom gives a lead back.", "Rend rarement l'avantage.", 16_000),
    _level("Governor", "Gouverneur", "Leaves you little.", "Ne vous laisse presque rien.", 80_000),
    _level("Emperor", "Empereur", "Our strongest player.", "Notre joueur le plus fort.", 400_000),
)

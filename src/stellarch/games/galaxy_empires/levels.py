"""Five levels, from a recruit to the strongest there is."""

from stellarch.core import Level, Text

LEVELS: tuple[Level, ...] = (
    Level(
        Text("Recruit", "Recrue"),
        Text("Knows the rules, but does much at random.", "Connaît les règles, mais joue beaucoup au hasard."),
        "heuristic",
        1,
        0.7,
    ),
    Level(
        Text("Lieutenant", "Lieutenant"),
        Text("Expands and mines; slips now and then.", "S'étend et exploite ; se trompe parfois."),
        "heuristic",
        1,
        0.4,
    ),
    Level(
        Text("Captain", "Capitaine"),
        Text("Guards, trades, and fights when the odds pay.", "Garde, négocie et combat quand cela paie."),
        "heuristic",
        1,
    ),
    Level(
        Text("Admiral", "Amiral"),
        Text("Looks a few rounds ahead.", "Prévoit quelques manches à l'avance."),
        "search",
        150,
    ),
    Level(
        Text("Grand Admiral", "Grand amiral"),
        Text("Our strongest player.", "Notre joueur le plus fort."),
        "search",
        1_500,
    ),
)

"""Every word of an analysis, in English and in French."""

from stellarch.arena.analysis import Verdict
from stellarch.core import Text

ANALYSIS = Text("Analysis", "Analyse")
TITLE = Text("{game}: {players}", "{game} : {players}")
BOT = Text("analysed by", "analysé par")
MOVES_TOLD = Text("moves", "coups")
SPAN = Text("{first} to {last} of {all}", "{first} à {last} sur {all}")
RESULT = Text("result", "résultat")
COMMITMENT = Text("commitment", "engagement")

CHANCES = Text("Chances of winning", "Chances de gagner")
CHANCES_READ = Text(
    "With best play from there on, as the seat that decides next can see it; the bars are the bounds of its chance. A"
    " ring is a mistake: the best move was surely better, for the bounds of the two do not overlap. Hover over a move"
    " to read more.",
    "En jouant au mieux dès lors, d'après ce que voit la place qui décide ensuite ; les barres sont les bornes de ses"
    " chances. Un anneau est une erreur : le meilleur coup était sûrement meilleur, car les bornes des deux ne se"
    " chevauchent pas. Survolez un coup pour en lire plus.",
)
SEATS = Text("Seat by seat", "Place par place")
SEATS_READ = Text(
    "The mean loss is the chance of winning given away by a move, as far as one can tell, over the moves weighed.",
    "La perte moyenne est la part de chances de gagner qu'un coup a coûtée, autant qu'on sache, sur les coups étudiés.",
)
MISTAKES_READ = Text(
    "By the chance of winning that each gave away. Open one to read why, and to see the board after it.",
    "Selon les chances de gagner que chacune a coûtées. Ouvrez-en une pour lire pourquoi et voir le plateau.",
)
NO_MISTAKES = Text("No mistakes were found.", "Aucune erreur n'a été trouvée.")
OTHER_MOVES = Text("Every other move, with the board after it", "Tous les autres coups, avec le plateau")
COST = Text("cost {cost} %", "a coûté {cost} %")
MOVES = Text("Move by move", "Coup par coup")
MOVES_READ = Text(
    "The deciding seat's chance of winning: with the best move, and with the one played, with the bounds"
    " between which the truth lies 95 times in 100. What is proven is exact.",
    "Les chances de la place qui décidait : avec le meilleur coup, puis avec le coup joué, et les bornes entre"
    " lesquelles est la vérité 95 fois sur 100. Ce qui est prouvé est exact.",
)

SEAT = Text("Seat", "Place")
ACTION = Text("Move", "Coup")
BEST_CHANCE = Text("Best", "Meilleur")
PLAYED_CHANCE = Text("Played", "Joué")
POINTS = Text("Points", "Points")
REMARK = Text("Remark", "Remarque")
LINE = Text("Best line", "Meilleure suite")
WEIGHED = Text("Weighed", "Étudiés")
BEST_MOVES = Text("Best moves", "Meilleurs coups")
MISTAKES = Text("Mistakes", "Erreurs")
MEAN_LOSS = Text("Mean loss", "Perte moyenne")

VERDICTS: dict[Verdict, Text] = {
    "best": Text("best", "le meilleur"),
    "good": Text("as good", "aussi bon"),
    "unclear": Text("unclear", "incertain"),
    "inaccuracy": Text("inaccuracy", "imprécision"),
    "mistake": Text("mistake", "erreur"),
    "blunder": Text("blunder", "gaffe"),
    "unseen": Text("not looked into", "non étudié"),
    "forced": Text("no choice", "pas de choix"),
    "free": Text("no decision", "pas un choix"),
}
UNDER, OVER = Text("<1 %", "<1 %"), Text(">99 %", ">99 %")
MOVE_TOLD = Text("{number}. {who}: {order} ({verdict})", "{number}. {who} : {order} ({verdict})")
INSTEAD_IN_SHORT = Text("{verdict}: {best}", "{verdict} : {best}")
INSTEAD = Text("{verdict}. Best: {best}", "{verdict}. Le meilleur : {best}")
EXACTLY = Text("{verdict}. {proven}", "{verdict}. {proven}")
MADE_BY = Text("Made by Stellarch {version}.", "Fait par Stellarch {version}.")


def chance(value: float, *, is_proven: bool) -> Text:
    """In whole per cent; none or all of them is said only of what is proven."""
    percent = round(100 * value)
    if not is_proven and percent in (0, 100):
        return OVER if percent else UNDER
    return Text(f"{percent} %", f"{percent} %")

"""The sentences of explanations, with blanks, in both languages."""

from typing import NamedTuple

from stellarch.core import Text

SENTENCE = Text("{order}.", "{order}.")
GAINS = Text("It gains {points} at once: {rows}.", "Ce coup rapporte tout de suite {points} : {rows}.")
COSTS = Text("It costs {points} at once: {rows}.", "Ce coup coûte tout de suite {points} : {rows}.")
AT_ONCE = Text("At once: {rows}.", "Tout de suite : {rows}.")
CHANGE = Text("{label} {number}", "{label} {number}")
OUTLOOK = Text("{who} then has {prospect} ({chance}).", "{who} a alors {prospect} ({chance}).")
PROVEN = Text("Proven: {who} {verdict}.", "Prouvé : {who} {verdict}.")

NEXT_BEST = Text("Next best: {order}; that {how}.", "Deuxième choix : {order} ; ce coup {how}.")
STRONGER = Text("Better: {order}; that {how}.", "Mieux : {order} ; ce coup {how}.")
PLANNED_BETTER = Text("Better: {order}. {how}", "Mieux : {order}. {how}")
BUT = Text("{one}, but {other}", "{one}, mais {other}")
PART_OF_A_PLAN = Text("It was planned some moves before.", "Ce coup était prévu quelques coups plus tôt.")
NOT_WEIGHED = Text("The bot did not look into this move.", "Le robot n'a pas étudié ce coup.")
AS_GOOD = Text("is about as good ({chance})", "est à peu près aussi bon ({chance})")
TOO_FEW = Text(
    "may be just as good: it was tried too rarely to tell",
    "est peut-être aussi bon : trop peu d'essais pour le dire",
)
CANNOT_TELL = Text(
    "may be just as good: the bot cannot tell the two apart",
    "est peut-être aussi bon : le robot ne les départage pas",
)
LOOKS_BETTER = Text(
    "looks better so far ({chance} instead of {instead}), though it was looked into less",
    "paraît meilleur jusqu'ici ({chance} au lieu de {instead}), quoique moins étudié",
)
THE_SAME = Text("comes to the same", "revient au même")
COMPARED = Text("{how} ({chance} instead of {instead}){changes}", "{how} ({chance} au lieu de {instead}){changes}")
PROVEN_TOO = Text("is worked out to the end: {who} {verdict}", "est calculé jusqu'au bout : {who} {verdict}")
LEAVES = Text("leaves {who} {prospect} ({chance})", "laisse à {who} {prospect} ({chance})")
IS_WORSE, SEEMS_WORSE = Text("is worse", "est moins bon"), Text("seems worse", "semble moins bon")
IS_BETTER, SEEMS_BETTER = Text("is better", "est meilleur"), Text("seems better", "semble meilleur")


class Verdicts(NamedTuple):
    """How a game ends, after a name or after "you"."""

    wins: Text
    loses: Text
    shares: Text


THEIRS = Verdicts(Text("wins", "gagne"), Text("loses", "perd"), Text("shares the win", "partage la victoire"))
YOURS = Verdicts(Text("win", "gagnez"), Text("lose", "perdez"), Text("share the win", "partagez la victoire"))
YOU = Text("you", "vous")
YOUR_OUTLOOK = Text("You then have {prospect} ({chance}).", "Vous avez alors {prospect} ({chance}).")
LEAVES_YOU = Text("leaves you {prospect} ({chance})", "vous laisse {prospect} ({chance})")
BY_POINTS = Text("{verdict} by {margin}", "{verdict} de {margin}")
ON_EQUAL_POINTS = Text("{verdict} on equal points", "{verdict} à égalité de points")

CHANGES = Text(": {changes}", " : {changes}")
MORE = Text("{who} ends with {points} more ({rows})", "{who} finit avec {points} de plus ({rows})")
FEWER = Text("{who} ends with {points} fewer ({rows})", "{who} finit avec {points} de moins ({rows})")

CHANCES = Text("Chance of winning: {chances}.", "Chances de gagner : {chances}.")
POINTS = Text("Points expected at the end: {points}.", "Points attendus à la fin : {points}.")
OF_SEAT = Text("{who} {number}", "{who} {number}")
TRIED = Text(
    "{action}: {chance} to win, between {low} % and {high} %; tried {visits} times.",
    "{action} : {chance} de chances de gagner, entre {low} % et {high} % ; {visits} essais.",
)
GLANCED = Text(
    "{action}: {chance} to win, judged at a glance.", "{action} : {chance} de chances de gagner, à première vue."
)
EXACT = Text("{action}: proven, {who} {verdict}.", "{action} : prouvé, {who} {verdict}.")
PLAY = Text("Expected to follow: {line}.", "Suite attendue : {line}.")
NODES = Text(
    "Computed with {nodes} nodes ({method}); ask again and it says the same.",
    "Calculé avec {nodes} nœuds ({method}) ; redemandez, le résultat sera le même.",
)
UNDER, OVER = Text("under 1 %", "moins de 1 %"), Text("over 99 %", "plus de 99 %")
COMMA, SPACE = Text(", ", ", "), Text(" ", " ")

IN_HAND = Text("the win all but in hand", "la victoire presque en main")
GOOD = Text("a good chance of winning", "de bonnes chances de gagner")
EVEN = Text("as good a chance of winning as anyone", "autant de chances de gagner que quiconque")
POOR = Text("a poor chance of winning", "peu de chances de gagner")
SLIM = Text("hardly any chance of winning", "des chances infimes de gagner")

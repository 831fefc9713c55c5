"""Refusals of SW-23.3: forms that are handed in ahead."""

from stellarch.core import Reason

PLAN_TOO_EARLY = Reason(
    "SW-23.3.4",
    "A plan may be handed in once the declarations are over, until your movements are done.",
    "Un plan se remet une fois les déclarations terminées, et jusqu'à la fin de vos mouvements.",
)
NOT_THIS_VISIT = Reason(
    "SW-23.3.6",
    "This form is not for this visit: {form}.",
    "Ce formulaire n'est pas de cette visite : {form}.",
)
NOT_IN_THIS_FORM = Reason(
    "SW-23.3.1", "There is no place for this order in this form.", "Cet ordre n'a pas sa place dans ce formulaire."
)
AFTER_THE_END = Reason(
    "SW-23.3.4",
    "Nothing can come after the end of the movements.",
    "Rien ne peut suivre la fin des mouvements.",
)
ONLY_A_PLAN_STOPS = Reason("SW-23.3.4", "Only a plan can stop on the way.", "Seul un plan peut s'arrêter en chemin.")
TOO_MANY = Reason("SW-23.3.1", "A form holds {most} orders at most.", "Un formulaire contient au plus {most} ordres.")

"""Refusals of SW-12: bombardment."""

from stellarch.core import Reason

NO_SYSTEM = Reason("SW-12.1.1", "{at} there is no system to bombard.", "{at}, il n'y a aucun système à bombarder.")
NO_BOMBERS = Reason(
    "SW-12.1.1", "You have no craft {at} that can bombard.", "Vous n'avez {at} aucun engin capable de bombarder."
)
NOT_A_BOMBER = Reason(
    "SW-12.1.1",
    "{craft} cannot take part in the bombardment {at}, or is named twice.",
    "{craft} ne peut prendre part au bombardement {at}, ou est nommé deux fois.",
)
BOMBARDED_ALREADY = Reason(
    "SW-12.1.1",
    "You have bombarded {at} in this sub-phase already.",
    "Vous avez déjà bombardé {at} dans cette sous-phase.",
)
NOT_A_TARGET = Reason(
    "SW-12.1.2",
    "You can bombard systems that an enemy manages, those in a free fire zone if no military treaty forbids it, and "
    "infested ones, unless their owner is at peace with you and has not opened them to you.",
    "On bombarde les systèmes que gère un ennemi, ceux d'une zone de tir libre si aucun traité militaire ne l'interdit "
    "et ceux qui sont infestés, sauf si leur propriétaire, en paix avec vous, ne vous les a pas ouverts.",
)
STORM = Reason(
    "SW-12.1.3",
    "A space storm hides everything {at}: bombing there takes {technology}.",
    "Une tempête spatiale cache tout {at} : y bombarder demande {technology}.",
)
GUNS_HELD = Reason(
    "SW-12.1.3",
    "Your craft {at} cannot bombard: pulsar interference or a Berilan gap holds them.",
    "Vos engins ne peuvent bombarder {at} : une interférence de pulsar ou une faille de Berilan les paralyse.",
)
NO_TECHNOLOGY = Reason(
    "SW-12.1.4", "You do not know this yet: {technology}.", "Vous ne connaissez pas encore : {technology}."
)
ANTIMATTER_BANNED = Reason(
    "SW-6.3.6",
    "The council has banned antimatter weapons.",
    "Le Conseil a interdit les armes à antimatière.",
)
BIOLOGICAL_BANNED = Reason(
    "SW-6.3.7",
    "The council has banned biological weapons.",
    "Le Conseil a interdit les armes biologiques.",
)
ANTIDOTE = Reason(
    "SW-12.1.11",
    "Whoever manages this system has an antidote against biological bombs.",
    "Qui gère ce système dispose d'un antidote aux bombes biologiques.",
)
NO_SUCH_DIE = Reason(
    "SW-29.7",
    "A special weapon helps against something that the bombs can strike {at}, once for each.",
    "Une arme spéciale sert contre ce que les bombes peuvent frapper {at}, une fois chacun.",
)
TOO_FEW_WEAPONS = Reason(
    "SW-29.7",
    "The craft that bombard have {there} special weapons aboard, and you want to spend {count}.",
    "Les engins qui bombardent ont {there} armes spéciales à bord, et vous voulez en dépenser {count}.",
)

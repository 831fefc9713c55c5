"""Refusals of SW-13: ground battles."""

from stellarch.core import Reason

NO_SYSTEM = Reason("SW-13.1.1", "There is no system {at} to invade.", "Il n'y a {at} aucun système à envahir.")
NO_LEGIONS = Reason(
    "SW-13.1.1",
    "You have no legion {at} aboard a transport or a moon that can land.",
    "Vous n'avez {at} aucune légion prête à débarquer d'un transport ou d'une lune.",
)
NOT_A_TARGET = Reason(
    "SW-13.1.2",
    "You invade systems that an enemy manages or that lie in a free fire zone, and infested ones; not those of an "
    "owner at peace without permission.",
    "On envahit les systèmes que gère un ennemi ou qui sont en zone de tir libre, et ceux qui sont infestés ; pas ceux "
    "d'un propriétaire en paix sans sa permission.",
)
NOBODY_THERE = Reason(
    "SW-13.1.2", "Nobody holds {at}: there is nothing to conquer.", "Personne ne tient {at} : rien à conquérir."
)
STAR = Reason(
    "SW-13.1.3",
    "Without {technology} no legion lands on a star.",
    "Sans {technology}, aucune légion ne débarque sur une étoile.",
)
RAIDED_ALREADY = Reason(
    "SW-6.4.14",
    "You have raided {at} in this sub-phase already.",
    "Vous avez déjà ravagé {at} dans cette sous-phase.",
)
NO_SUCH_LEGION = Reason("SW-13.2.1", "{legion} is no legion here.", "{legion} n'est pas une légion d'ici.")
THREE_LEGIONS = Reason(
    "SW-13.2.1",
    "{count} of your legions fight in this round, no more and no fewer.",
    "{count} de vos légions combattent dans cette manche, ni plus ni moins.",
)
NOT_ENOUGH = Reason(
    "SW-13.2.1",
    "You have {there} of this grade here, not {count}.",
    "Vous en avez ici {there} de ce grade, pas {count}.",
)
NO_GENERAL = Reason(
    "SW-13.2.4",
    "{officer} is not a general of your side here.",
    "{officer} n'est pas un général de votre camp présent ici.",
)
NO_SPECIAL_WEAPON = Reason(
    "SW-13.2.5",
    "No special weapon is with your legions or your general.",
    "Aucune arme spéciale n'accompagne vos légions ni votre général.",
)
LOSSES_DUE = Reason(
    "SW-13.2.8", "This round costs you {count} of its legions.", "Cette manche vous coûte {count} de ses légions."
)
NO_UPGRADE = Reason(
    "SW-13.2.11",
    "Of the survivors of the round a regular is upgraded if there is one, otherwise a veteran, while counters last.",
    "Parmi les survivants de la manche monte en grade une légion régulière s'il y en a, sinon une de vétérans, dans la "
    "limite des pions.",
)
ONE_STAYS = Reason(
    "SW-13.3.3", "At least one legion stays in a conquered system.", "Une légion au moins reste sur un système conquis."
)
NOT_THIS_STEP = Reason(
    "SW-13.2.1",
    "This is not what this step of the ground battle asks.",
    "Ce n'est pas ce que demande cette étape du combat au sol.",
)
ALIENS_THERE = Reason(
    "SW-13.4.7",
    "Aliens are {here}: legions come down only by an invasion.",
    "Il y a des aliens {here} : les légions n'y descendent que par une invasion.",
)

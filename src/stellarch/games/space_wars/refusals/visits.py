"""Refusals of SW-5.3, SW-5.4, SW-9.1.2 and SW-18.1.2: visits, trade, missions and other special actions."""

from stellarch.core import Reason

NO_SUCH_EVENT = Reason("SW-5.3.21", "There is no event {number} in play.", "Il n'y a pas d'événement {number} en jeu.")
NOTHING_TO_VISIT = Reason(
    "SW-5.3.21", "There is nothing to visit there ({event}).", "Il n'y a rien à visiter là-bas ({event})."
)
NOTHING_IN_PLAY = Reason(
    "SW-5.3.21", "Nothing to visit is in play: no {events}.", "Il n'y a rien à visiter en jeu : ni {events}."
)
NOT_THERE = Reason("SW-5.3.21", "{unit} is {here}, not {there}.", "{unit} est {here}, pas {there}.")
WRONG_VISITOR = Reason(
    "SW-5.3.21",
    "{unit} is no visitor for this ({event}): {wanted}.",
    "{unit} n'y a rien à faire ({event}) : {wanted}.",
)
NOT_THE_BEST = Reason(
    "SW-5.3.24",
    "The artifact is taken by whoever of yours there knows most about it; {unit} is not the one.",
    "L'artefact revient à celui des vôtres qui s'y connaît le mieux ; ce n'est pas {unit}.",
)
HAS_ACTED = Reason("SW-9.1.2", "{unit} has acted this turn already.", "{unit} a déjà agi ce tour-ci.")
# The Guild of Traders
NO_GUILD = Reason(
    "SW-5.3.22",
    "The Guild of Traders is not {here}.",
    "La Guilde des marchands n'est pas {here}.",
)
NOT_A_FREIGHT = Reason(
    "SW-5.3.22", "Only freighters trade with the Guild.", "Seuls les cargos commercent avec la Guilde."
)
NO_SUCH_RESOURCE = Reason(
    "SW-5.3.22", "The Guild does not trade in {what}.", "La Guilde ne fait pas commerce de {what}."
)
NO_AMOUNT = Reason("SW-5.3.22", "Say how many to buy or sell.", "Dites combien acheter ou vendre.")
TOO_DEAR = Reason(
    "SW-5.3.22", "That costs {cost} credits; you have {left}.", "Cela coûte {cost} crédits ; vous en avez {left}."
)
NO_ROOM = Reason(
    "SW-5.3.22",
    "{unit} has {room} free places, and you want to buy {count}.",
    "{unit} a {room} places libres, et vous voulez acheter {count} pièces.",
)
NOT_SO_MANY = Reason(
    "SW-5.3.22",
    "{unit} does not have that many aboard: {there}, and you want to sell {count}.",
    "{unit} n'en a pas autant à bord : {there}, et vous voulez en vendre {count}.",
)
# Missions
NO_SUCH_MISSION = Reason("SW-5.4.2", "There is no such mission in play.", "Cette mission n'est pas en jeu.")
NO_TEAM = Reason(
    "SW-5.4.2",
    "A mission needs one officer in its sector at least, each named once.",
    "Une mission demande au moins un officier sur place, chacun nommé une fois.",
)
NOBODY_THERE = Reason(
    "SW-5.4.2",
    "None of your officers is {there}, where the mission lies.",
    "Aucun de vos officiers n'est {there}, où la mission attend.",
)
ATTEMPTED = Reason(
    "SW-5.4.2",
    "You have attempted this mission this turn already.",
    "Vous avez déjà tenté cette mission ce tour-ci.",
)
OFFICER_ELSEWHERE = Reason(
    "SW-5.4.2", "{officer} is {here}; the mission lies {there}.", "{officer} est {here} ; la mission est {there}."
)
NO_WEAPON = Reason(
    "SW-17.3.2",
    "Nobody in the team has a special weapon at hand here.",
    "Personne dans l'équipe n'a d'arme spéciale à sa portée ici.",
)
NOT_A_CANDIDATE = Reason(
    "SW-5.4.5",
    "The star goes to an officer of the team with one star who met a need.",
    "L'étoile revient à un officier à une étoile de l'équipe qui a répondu à un besoin.",
)
# Decontamination, meteors
NOT_SCIENTIFIC = Reason(
    "SW-18.1.2",
    "Only scientific starships remove contamination.",
    "Seul un vaisseau scientifique décontamine.",
)
NEEDS_TECHNOLOGY = Reason("SW-18.1.2", "This needs {technology}.", "Il y faut {technology}.")
NOT_SO_CONTAMINATED = Reason(
    "SW-18.1.2",
    "There are {there} contamination counters here, and you want to remove {count}.",
    "Il y a {there} pions de contamination ici, et vous voulez en retirer {count}.",
)
DECONTAMINATION_COST = Reason(
    "SW-18.1.2", "That costs {cost} credits; you have {left}.", "Cela coûte {cost} crédits ; vous en avez {left}."
)
NOT_A_METEOR = Reason("SW-5.3.7", "That is no meteor.", "Ce n'est pas un météore.")
NO_BREAK_UP = Reason("SW-5.3.7", "This needs {technology}.", "Il y faut {technology}.")
SHOT_ALREADY = Reason(
    "SW-5.3.7",
    "You have fired at a meteor this turn already.",
    "Vous avez déjà tiré sur un météore ce tour-ci.",
)
NO_WEAPON_THERE = Reason(
    "SW-17.3.2",
    "There is no special weapon with that unit to spend on its roll.",
    "Cette unité n'a pas d'arme spéciale à dépenser pour son jet.",
)
NO_GUNS = Reason(
    "SW-5.3.7",
    "You have no craft there that can bombard.",
    "Vous n'avez là aucun engin capable de bombarder.",
)

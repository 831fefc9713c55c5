"""Refusals of SW-17: spies, security officers and medics."""

from stellarch.core import Reason

# Spies
NOT_A_SPY = Reason("SW-17.2.1", "{officer} is not a spy.", "{officer} n'est pas un espion.")
NOT_ABROAD = Reason(
    "SW-17.2.1",
    "{officer} is {here}, and a spy works in a sector of another player.",
    "{officer} est {here}, or un espion n'agit que dans le secteur d'un autre joueur.",
)
NOTHING_TO_STEAL = Reason(
    "SW-17.2.5",
    "There is no laboratory at work {here} whose results could be stolen.",
    "Il n'y a {here} aucun laboratoire en activité dont voler les résultats.",
)
STOLEN_ALREADY = Reason(
    "SW-17.2.5",
    "The research done {here} has been stolen this turn already.",
    "Les recherches menées {here} ont déjà été volées ce tour-ci.",
)
NO_SUCH_STRUCTURE = Reason(
    "SW-17.2.6",
    "There is no such structure of another player {here}.",
    "Il n'y a {here} aucune structure de ce genre qui soit à un autre joueur.",
)
NO_SUCH_VICTIM = Reason(
    "SW-17.2.7",
    "There is no such officer of another player {here}.",
    "Il n'y a {here} aucun officier de ce nom qui soit à un autre joueur.",
)
ALLY = Reason("SW-17.2.8", "Nobody spies on an ally.", "On n'espionne pas son allié.")
NO_WEAPON = Reason(
    "SW-17.3.2",
    "{officer} has no special weapon at hand.",
    "{officer} n'a aucune arme spéciale à sa portée.",
)
# Security officers
NOT_SECURITY = Reason(
    "SW-17.1.12",
    "Only a security officer with two stars looks for spies.",
    "Seul un officier de sécurité à deux étoiles cherche les espions.",
)
NOT_SOUGHT = Reason(
    "SW-29.7",
    "A special weapon helps against each foreign spy in the sector once; not against {spy}.",
    "Une arme spéciale sert une fois contre chaque espion étranger du secteur ; pas contre {spy}.",
)
NOBODY_TO_FIND = Reason("SW-17.1.12", "There is no foreign spy {here}.", "Il n'y a {here} aucun espion étranger.")
# Medics
NOT_A_MEDIC = Reason(
    "SW-17.1.7", "Only a medic with two stars creates aliens.", "Seul un médecin à deux étoiles crée des aliens."
)
NO_HOST = Reason(
    "SW-17.1.7",
    "Aliens are created only in a system that an enemy manages or nobody owns; {officer} is {here}.",
    "On ne crée des aliens que dans un système que gère un ennemi ou qui n'est à personne ; {officer} est {here}.",
)
TOO_FEW_WEAPONS = Reason(
    "SW-17.1.7",
    "That takes {need} special weapons, and {officer} has {there} at hand.",
    "Il y faut {need} armes spéciales, et {officer} n'en a que {there} à sa portée.",
)
NO_ALIENS_LEFT = Reason(
    "SW-1.2.10", "There are no more aliens: all are in play.", "Il n'y a plus d'aliens : tous sont en jeu."
)
ALIENS_BANNED = Reason(
    "SW-6.3.7",
    "The council has banned biological weapons, and aliens made by medics count as such.",
    "Le Conseil a interdit les armes biologiques, et les aliens des médecins en sont.",
)

"""Refusals of SW-6."""

from stellarch.core import Reason

# Offices

NO_SUCH_OFFICE = Reason(
    "SW-6.1.5", "There is no office {office} to fill.", "Il n'y a pas de charge {office} à pourvoir."
)
OFFICE_FILLED = Reason("SW-6.1.5", "This office is filled: {office}.", "Cette charge est pourvue : {office}.")
NOT_IN_COUNCIL = Reason(
    "SW-6.1.5",
    "Offices go to others who take part in this council.",
    "Les charges vont aux autres participants de ce Conseil.",
)
HOLDS_OFFICE = Reason("SW-6.1.5", "Nobody holds two offices.", "Nul ne cumule deux charges.")
OFFICES_FULL = Reason("SW-6.1.5", "Every participant holds an office already.", "Chaque participant a déjà une charge.")
OFFICES_FIRST = Reason("SW-6.1.5", "Fill the offices first.", "Pourvoyez d'abord les charges.")
NOT_ALL = Reason(
    "SW-6.2.3",
    "The order must name everybody who takes part, once.",
    "L'ordre doit nommer chaque participant, une seule fois.",
)

# Proposals

NO_SUCH_LAW = Reason("SW-6.2.2", "There is no law {card}.", "Il n'y a pas de loi {card}.")
NO_SUCH_PROTOCOL = Reason("SW-6.2.2", "There is no protocol {card}.", "Il n'y a pas de protocole {card}.")
IN_FORCE = Reason("SW-6.2.2", "This law is in force already: {card}.", "Cette loi est déjà en vigueur : {card}.")
NOT_IN_FORCE = Reason(
    "SW-6.2.2",
    "This law is not in force, so it cannot be repealed: {card}.",
    "Cette loi n'est pas en vigueur, on ne peut donc l'abroger : {card}.",
)
USED_LAST_TURN = Reason(
    "SW-6.2.11",
    "A protocol cannot be proposed two turns in a row: {card}.",
    "Un protocole ne se propose pas deux tours de suite : {card}.",
)
TABLED_ALREADY = Reason(
    "SW-6.2.9",
    "The council votes on this once a turn, whatever its target: {card}.",
    "Le Conseil ne vote là-dessus qu'une fois par tour, quelle qu'en soit la cible : {card}.",
)
NO_PROPOSAL_LEFT = Reason(
    "SW-6.2.1",
    "You have made all the proposals that your cities give you: {most}.",
    "Vous avez fait toutes les propositions que vous donnent vos villes : {most}.",
)
NEEDS_PLAYER = Reason("SW-6.2.2", "This is about one player: {card}.", "Ceci vise un joueur : {card}.")
NEEDS_SECTOR = Reason("SW-6.2.2", "This is about one sector: {card}.", "Ceci vise un secteur : {card}.")
NEEDS_NOBODY = Reason("SW-6.2.2", "This has no target: {card}.", "Ceci n'a pas de cible : {card}.")
NEEDS_WAR = Reason(
    "SW-6.4.8",
    "Peace can be imposed only on two players who are at war.",
    "On n'impose la paix qu'à deux joueurs en guerre.",
)

# Veto and votes

NO_SUCH_MOTION = Reason("SW-6.2.4", "There is no motion {motion}.", "Il n'y a pas de motion {motion}.")
VETO_USED = Reason(
    "SW-6.2.8", "You have used your veto in this council.", "Vous avez déjà usé de votre veto dans ce Conseil."
)
VETO_ABOLISHED = Reason("SW-6.3.4", "The veto is abolished by law.", "Une loi a aboli le veto.")
VETOED = Reason(
    "SW-6.2.8", "Motion {motion} was vetoed: nobody votes on it.", "La motion {motion} a reçu un veto : pas de vote."
)
VOTED_ALREADY = Reason(
    "SW-6.2.5", "You have voted on motion {motion} already.", "Vous avez déjà voté sur la motion {motion}."
)
NOT_NOW = Reason(
    "SW-6.2.4", "Motion {motion} is not the one being voted on.", "Ce n'est pas la motion {motion} qui est aux voix."
)
NO_SLAVES = Reason(
    "SW-6.2.6",
    "You have {slaves} slaves to free at {system}, not {freed}.",
    "Vous avez {slaves} esclaves à affranchir à {system}, pas {freed}.",
)
NOT_RAW = Reason("SW-6.4.11", "The plan brings raw materials only.", "Le plan n'apporte que des matériaux bruts.")

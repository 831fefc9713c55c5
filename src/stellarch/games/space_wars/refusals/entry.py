"""Refusals of SW-9.3.5 to SW-9.3.8: sectors that craft may not enter."""

from stellarch.core import Reason

NO_SUCH_SECTOR = Reason(
    "SW-2.1.1", "There is no sector {at} on this map.", "Il n'y a pas de secteur {at} sur cette carte."
)
CLOSED = Reason(
    "SW-2.2.6",
    "Nobody enters {at} by choice: whatever comes there is destroyed.",
    "Personne n'entre de son plein gré ici ({at}) : tout ce qui y arrive est détruit.",
)
BLACK_HOLE = Reason(
    "SW-5.3.5",
    "There is a black hole in {at}; only a scientific starship with {technology} comes back from there.",
    "Il y a un trou noir ici ({at}) ; seul un vaisseau scientifique avec {technology} en revient.",
)
NEBULA = Reason(
    "SW-2.2.8",
    "Only craft with {technology} find their way into {at}.",
    "Sans {technology}, on ne s'oriente pas ici ({at}).",
)
STORM = Reason(
    "SW-5.3.18",
    "There is a space storm in {at}; only craft with {technology} enter it.",
    "Une tempête spatiale souffle ici ({at}) ; on n'y entre qu'avec {technology}.",
)
QUARANTINE = Reason(
    "SW-6.4.12",
    "The council has put {at} under quarantine: only craft of its owner enter it this turn.",
    "Le Conseil a mis ce secteur en quarantaine ({at}) : seul son propriétaire y entre ce tour-ci.",
)
FOREIGN = Reason(
    "SW-9.3.5",
    "Another player owns {at}. You may enter as an ally or partner in cooperation, at war, or with permission.",
    "Ce secteur ({at}) appartient à un autre joueur. On y entre allié, en coopération, en guerre ou avec permission.",
)

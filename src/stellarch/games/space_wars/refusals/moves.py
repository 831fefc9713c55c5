"""Refusals of SW-9.2, SW-9.3 and SW-9.4: what keeps craft from moving, and a flag from being put up."""

from stellarch.core import Reason, Text

NO_CRAFT = Reason("SW-9.3.4", "Name one craft at least.", "Nommez au moins un vaisseau.")
NO_SUCH_CRAFT = Reason("SW-9.3.4", "There is no {craft}.", "Il n'y a pas de {craft}.")
NOT_YOUR_CRAFT = Reason("SW-9.3.4", "{craft} is not yours.", "{craft} n'est pas à vous.")
TWICE = Reason("SW-9.3.4", "{craft} is named twice.", "{craft} est nommé deux fois.")
NOT_TOGETHER = Reason(
    "SW-9.3.4",
    "Craft that move together start in one sector: {craft} is {here}, {other} is {there}.",
    "Les vaisseaux d'un même mouvement partent d'un seul secteur : {craft} est {here}, {other} {there}.",
)
NOT_ADJACENT = Reason(
    "SW-9.3.2",
    "One step leads to an adjacent sector; from {origin} to {to} there are {steps}.",
    "Un pas mène à un secteur voisin ; d'ici ({origin}) à là ({to}), il y en a {steps}.",
)
NO_POINTS = Reason(
    "SW-9.3.1",
    "{craft} has no movement points: it cannot move by itself.",
    "{craft} n'a pas de points de mouvement : impossible de se déplacer seul.",
)
POINTS_SPENT = Reason(
    "SW-9.3.2",
    "{craft} has used all its movement points this turn: {points}.",
    "{craft} a dépensé tous ses points de mouvement ce tour-ci : {points}.",
)
OUT_OF_SUPPLY = Reason(
    "SW-9.2.10",
    "{craft}, {here}, was out of supply and has made its one move of this turn; {base}.",
    "{craft}, {here}, était hors de ravitaillement et a fait son seul mouvement de ce tour ; {base}.",
)
NEAREST_BASE = Text(
    "your nearest base is {steps} sectors away and your range is {range}",
    "votre base la plus proche est à {steps} secteurs et votre portée est de {range}",
)
NO_BASE = Text("no base of yours reaches it", "aucune de vos bases ne peut y envoyer de ravitaillement")
IN_ASTEROIDS = Reason(
    "SW-2.2.7",
    "{craft} has come into an asteroid field and goes on next turn.",
    "{craft} vient d'entrer dans un champ d'astéroïdes et ne repart qu'au prochain tour.",
)
JUMPED = Reason(
    "SW-9.6.4",
    "{craft} has jumped this turn; a craft either jumps or moves.",
    "{craft} a sauté ce tour-ci ; on saute ou on se déplace, pas les deux.",
)
WAS_THROWN = Reason(
    "SW-5.3.19",
    "{craft} was thrown by a space warp and moves no more this turn.",
    "{craft} a été projeté par une distorsion spatiale et ne bouge plus ce tour-ci.",
)
WAS_INTERCEPTED = Reason(
    "SW-9.9.2",
    "{craft} was intercepted without winning and moves no more this turn.",
    "{craft} a été intercepté sans vaincre et ne bouge plus ce tour-ci.",
)
WORKED = Reason(
    "SW-9.7.1",
    "{craft} has worked this turn instead of moving.",
    "{craft} a travaillé ce tour-ci au lieu de se déplacer.",
)
PULSAR = Reason(
    "SW-5.3.17",
    "Pulsar interference holds {craft} {here}; only with {technology} could it move.",
    "Une interférence de pulsar retient {craft} {here} ; seul {technology} permettrait de bouger.",
)
GAP = Reason(
    "SW-5.3.8",
    "{craft} has survived the Berilan gap {here} but cannot move while it stays.",
    "{craft} a survécu à la faille de Berilan {here} mais ne peut bouger tant qu'elle dure.",
)
RELAYED = Reason(
    "SW-9.8.6",
    "{craft} has cargo aboard that has travelled with another craft this turn; unload it, or wait for the next turn.",
    "{craft} porte des pièces qui ont déjà voyagé ce tour-ci sur un autre engin ; déchargez-les ou attendez le "
    "prochain tour.",
)
# Flags
FLAGGED = Reason("SW-9.4.1", "{at} has a flag already.", "{at} a déjà un drapeau.")
CLOSED_TO_FLAGS = Reason("SW-2.2.6", "Nobody holds {at}.", "Personne ne tient ce lieu : {at}.")
NO_CRAFT_TO_FLAG = Reason(
    "SW-9.4.2",
    "You have no craft in {at} that can put up a flag; freighters, consular and scientific starships and pods do not.",
    "Aucun de vos vaisseaux ne peut planter un drapeau ici ({at}) ; cargos, vaisseaux consulaires et scientifiques et "
    "nacelles n'en plantent pas.",
)
ENEMY_HOLDS = Reason(
    "SW-9.4.3",
    "An enemy stands in {at}; it cannot be flagged.",
    "Un ennemi se tient ici ({at}) ; on ne peut y planter de drapeau.",
)
# Space warp
NOT_AT_WARP = Reason(
    "SW-5.3.20",
    "{craft} has not just come into a space warp that it could jump from.",
    "{craft} ne vient pas d'entrer dans une distorsion spatiale d'où sauter.",
)
WARPED = Reason(
    "SW-5.3.20",
    "{craft} has already jumped from a space warp this turn; it can do so once.",
    "{craft} a déjà sauté d'une distorsion spatiale ce tour-ci ; c'est une fois par tour.",
)
WARP_TOO_FAR = Reason(
    "SW-5.3.20",
    "A space warp takes you {range} sectors at most; {to} is {steps} away.",
    "Une distorsion spatiale mène à {range} secteurs au plus ; {to} est à {steps}.",
)

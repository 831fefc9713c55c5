"""Refusals of SW-23.3.8 and SW-24.2.5: standing orders and routes."""

from stellarch.core import Reason

NO_SUCH_TECHNOLOGY = Reason(
    "SW-23.3.8", "There is no technology {technology}.", "La technologie {technology} n'existe pas."
)
NO_SUCH_TREATY = Reason("SW-23.3.8", "There is no treaty {treaty}.", "Le traité {treaty} n'existe pas.")
NO_SUCH_CARD = Reason("SW-23.3.8", "There is no law or protocol {card}.", "Il n'y a ni loi ni protocole {card}.")
NO_SUCH_PLAYER = Reason("SW-23.3.8", "Name another player who is in the game.", "Nommez un autre joueur encore en jeu.")
NO_SUCH_SECTOR = Reason("SW-23.3.8", "There is no sector {sector}.", "Le secteur {sector} n'existe pas.")
NOT_A_FREIGHT = Reason(
    "SW-24.2.5", "A route is for one of your own freighters.", "Une route est pour l'un de vos cargos."
)
NOT_TWO_SYSTEMS = Reason(
    "SW-24.2.5", "A route leads from one sector to another.", "Une route mène d'un secteur à un autre."
)
NO_CARGO = Reason("SW-24.2.5", "Say which resources it carries.", "Indiquez les ressources à transporter.")
NO_ROUTE = Reason("SW-24.2.5", "{craft} has no route.", "{craft} n'a pas de route.")
NOTHING_TO_FETCH = Reason(
    "SW-24.2.5",
    "{craft} is {here}, and nothing lies there that its route calls for.",
    "{craft} est {here}, et rien de ce que demande sa route ne s'y trouve.",
)
NO_OPEN_WAY = Reason(
    "SW-24.2.5",
    "{craft} is {here}, and no safe way on is open to it.",
    "{craft} est {here}, et aucun chemin sûr ne s'ouvre à lui.",
)
TURN_PAST = Reason(
    "SW-23.3.8", "Name a turn to come, {most} turns from now at most.", "Nommez un tour à venir, {most} tours au plus."
)
TOO_MANY_LEGIONS = Reason(
    "SW-23.3.8", "A garrison is from 0 to {most} legions.", "Une garnison compte de 0 à {most} légions."
)
TOO_MANY_WISHES = Reason("SW-23.3.8", "A list holds {most} wishes at most.", "Une liste contient au plus {most} vœux.")

"""Refusals of SW-9.8, SW-17.1.2 and SW-17.3.1: what keeps pieces from coming aboard or leaving a craft."""

from stellarch.core import Reason

NO_SUCH_PIECE = Reason(
    "SW-9.8.1", "There is no kind of cargo called {piece}.", "Il n'y a pas de cargaison du nom de {piece}."
)
NOTHING = Reason("SW-9.8.4", "Say how many pieces, one at least.", "Dites combien de pièces, au moins une.")
DOES_NOT_CARRY = Reason(
    "SW-9.8.1", "{craft} has no place for this kind of cargo: {piece}.", "{craft} ne transporte pas cela : {piece}."
)
NO_ROOM = Reason(
    "SW-9.8.2",
    "{craft} has {room} free places, and you want to load {count} pieces.",
    "{craft} a {room} places libres, et vous voulez charger {count} pièces.",
)
NOT_ENOUGH_HERE = Reason(
    "SW-9.8.4",
    "There are not that many to load {here} ({piece}): {there}, and you want {count}.",
    "Il n'y en a pas autant à charger {here} ({piece}) : {there}, et vous en voulez {count}.",
)
NOT_ENOUGH_ABOARD = Reason(
    "SW-9.8.4",
    "{craft} does not have that many aboard ({piece}): {there}, and you want to unload {count}.",
    "{craft} n'en a pas autant à bord ({piece}) : {there}, et vous voulez en décharger {count}.",
)
NOT_ALLOWED_HERE = Reason(
    "SW-9.8.4",
    "You may load and unload in sectors that you or a friend manage, or with permission; not {here}.",
    "On charge et décharge dans les secteurs que l'on gère, soi-même ou un ami, ou avec permission ; pas {here}.",
)
MANAGERS_OWN = Reason(
    "SW-9.8.10",
    "What lies {here} serves the player who manages the sector; you may bring more, but not take it.",
    "Ce qui se trouve {here} sert au joueur qui gère le secteur ; vous pouvez en apporter, pas en prendre.",
)
NO_SURFACE = Reason(
    "SW-9.8.4",
    "There is no planet or star {here} to put them down on: {piece}.",
    "Il n'y a ni planète ni étoile {here} où les déposer : {piece}.",
)
STAR = Reason(
    "SW-16.1.6",
    "No legion lands on a star without {technology}.",
    "Aucune légion ne débarque sur une étoile sans {technology}.",
)
ENEMY_GUESTS = Reason(
    "SW-7.1.8",
    "Legions of an enemy of yours are guests {here}: yours cannot be put down beside them.",
    "Des légions d'un de vos ennemis sont reçues {here} : les vôtres ne peuvent pas y débarquer à côté d'elles.",
)
# Fighters and pods by themselves
NEEDS_A_CARRIER = Reason(
    "SW-29.3",
    "By the rules of this game fighters leave a surface only aboard a carrier, or in a battle.",
    "Selon les règles de cette partie, les chasseurs ne quittent le sol qu'à bord d'un porteur, ou dans une bataille.",
)
NOT_YOUR_SURFACE = Reason(
    "SW-29.3",
    "Fighters and pods fly up from and land on systems that you manage; not {here}.",
    "Chasseurs et nacelles décollent et atterrissent dans les systèmes que vous gérez ; pas {here}.",
)
NO_FLIERS = Reason("SW-29.3", "Name fighters or pods, one at least.", "Nommez des chasseurs ou nacelles, au moins un.")
NOT_SO_MANY_FLIERS = Reason(
    "SW-29.3",
    "There are not that many of yours {here} ({piece}): {there}, and you want {count}.",
    "Vous n'en avez pas autant {here} ({piece}) : {there}, et vous en voulez {count}.",
)
# Officers and special weapons
NO_SUCH_OFFICER = Reason("SW-17.1.2", "There is no {officer}.", "Il n'y a pas de {officer}.")
NOT_YOUR_OFFICER = Reason("SW-17.1.2", "{officer} does not serve you.", "{officer} n'est pas à votre service.")
ELSEWHERE = Reason(
    "SW-17.1.2",
    "They change places within a sector only: {one} is {here}, {other} is {there}.",
    "On ne change de place que dans un même secteur : {one} est {here}, {other} {there}.",
)
NOT_MANAGED = Reason(
    "SW-17.1.2",
    "Officers and special weapons stay on surfaces that you manage; you do not manage {at}.",
    "Officiers et armes spéciales restent sur les surfaces que vous gérez ; vous ne gérez pas ce lieu : {at}.",
)
ALREADY_THERE = Reason("SW-17.1.2", "{officer} is there already.", "{officer} s'y trouve déjà.")
SAME_PLACE = Reason("SW-17.3.1", "Name two different places.", "Nommez deux lieux différents.")
NO_WEAPONS = Reason(
    "SW-17.3.1",
    "There are not that many special weapons there: {there}, and you want {count}.",
    "Il n'y a pas autant d'armes spéciales à cet endroit : {there}, et vous en voulez {count}.",
)

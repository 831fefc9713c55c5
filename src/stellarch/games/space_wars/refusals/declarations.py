"""Refusals of SW-7.1 and SW-7.2."""

from stellarch.core import Reason

NO_PARTNER = Reason(
    "SW-7.1.1", "There is no such player to treat with.", "Il n'y a pas de tel joueur avec qui traiter."
)
NO_SUCH_TREATY = Reason("SW-7.1.2", "There is no treaty {treaty}.", "Il n'y a pas de traité {treaty}.")
AT_WAR = Reason(
    "SW-1.1.3", "You are at war: only peace can be made first.", "Vous êtes en guerre : il faut d'abord la paix."
)
STANDS_ALREADY = Reason(
    "SW-7.1.3", "You have it with this player already: {treaty}.", "Vous l'avez déjà avec ce joueur : {treaty}."
)
LOWER_TREATY = Reason(
    "SW-7.1.3",
    "You are bound to this player by more than that already: {treaty}.",
    "Vous êtes déjà liés par plus que cela : {treaty}.",
)
NO_COUNTER = Reason(
    "SW-7.1.2",
    "You have placed all your counters of this kind ({most}): {treaty}.",
    "Vous avez placé tous vos pions de ce genre ({most}) : {treaty}.",
)
NO_COUNTER_THERE = Reason(
    "SW-7.1.2",
    "That player has placed all counters of this kind ({most}): {treaty}.",
    "Ce joueur a placé tous ses pions de ce genre ({most}) : {treaty}.",
)
NO_TREATY = Reason(
    "SW-7.1.4", "You have no such treaty with this player: {treaty}.", "Vous n'avez pas ce traité avec lui : {treaty}."
)
CREDITS_MISSING = Reason(
    "SW-7.1.4",
    "Breaking it alone costs {cost} credits, and you have {credits}: {treaty}.",
    "Le rompre seul coûte {cost} crédits, et vous en avez {credits} : {treaty}.",
)
OFFERED_ALREADY = Reason(
    "SW-4.2.8",
    "You have offered this player the same in this phase already: {treaty}.",
    "Vous l'avez déjà offert à ce joueur dans cette phase : {treaty}.",
)
ENOUGH_OFFERS = Reason(
    "SW-4.2.8",
    "You have made {most} offers in this phase: no more.",
    "Vous avez fait {most} offres dans cette phase : pas plus.",
)
SAME_EXCHANGE = Reason(
    "SW-4.2.8",
    "You have offered this player just that in this phase already.",
    "Vous avez déjà offert exactement cela à ce joueur dans cette phase.",
)
NOTHING_OFFERED = Reason(
    "SW-4.2.1", "An exchange needs something given or asked for.", "Un échange donne ou demande quelque chose."
)
NO_SUCH_THING = Reason(
    "SW-4.2.2", "{thing} cannot be exchanged in this amount.", "{thing} : cela ne s'échange pas en cette quantité."
)
CREDITS_NOT_THERE = Reason(
    "SW-4.2.3",
    "{credits} credits are promised where there are {has}.",
    "{credits} crédits sont promis là où il y en a {has}.",
)
POINTS_NOT_THERE = Reason(
    "SW-4.2.5",
    "{points} research points are promised where there are {has} to give.",
    "{points} points de recherche sont promis là où il y en a {has} à donner.",
)
NO_SUCH_OFFER = Reason(
    "SW-4.2.3", "No such offer waits for your answer.", "Aucune offre de ce genre n'attend votre réponse."
)

"""Refusals of SW-4.2, SW-7.1 and SW-7.2."""

from stellarch.core import Reason

NO_PARTNER = Reason("SW-7.1.1", "There is no such player to negotiate with.", "Ce joueur n'existe pas.")
NO_SUCH_TREATY = Reason("SW-7.1.2", "There is no treaty {treaty}.", "Il n'y a pas de traité {treaty}.")
AT_WAR = Reason(
    "SW-1.1.3", "You are at war: peace must be made first.", "Vous êtes en guerre : il faut d'abord la paix."
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
    "You have made {most} offers in this phase; that is the limit.",
    "Vous avez fait {most} offres dans cette phase ; c'est le maximum.",
)
SAME_EXCHANGE = Reason(
    "SW-4.2.8",
    "You have offered this player just that in this phase already.",
    "Vous avez déjà offert exactement cela à ce joueur dans cette phase.",
)
NOTHING_OFFERED = Reason(
    "SW-4.2.1", "An exchange needs something given or asked for.", "Un échange donne ou demande quelque chose."
)
NO_SUCH_THING = Reason("SW-4.2.2", "This cannot be exchanged: {thing}.", "Ceci ne s'échange pas : {thing}.")
NOT_SO_MUCH = Reason(
    "SW-4.2.2",
    "One offer holds 0 to {most} of this: {thing}.",
    "Une même offre peut en contenir de 0 à {most} : {thing}.",
)
NO_OFFER_OF_YOURS = Reason(
    "SW-29.13", "No such offer of yours waits for an answer.", "Aucune offre de ce genre n'attend de réponse."
)
NO_GOAL = Reason(
    "SW-29.12",
    "No winning value can be agreed on in this game.",
    "Aucune valeur de victoire ne se fixe dans cette partie.",
)
NOT_A_GOAL = Reason(
    "SW-29.12",
    "The winning value can be {least} to {most}, and is {value} now.",
    "La valeur de victoire va de {least} à {most}, et elle est de {value}.",
)
NOT_A_SHARE = Reason(
    "SW-29.12",
    "The share of the cities that wins can be one of these: {shares} percent. It is {value} percent now.",
    "La part des villes à réunir peut être, en pour cent : {shares}. Elle est de {value} pour cent.",
)
GOAL_WAITS = Reason(
    "SW-29.12",
    "Your last proposal of a winning value still waits for answers.",
    "Votre dernière proposition de valeur de victoire attend encore des réponses.",
)
SAME_GOAL = Reason(
    "SW-29.12",
    "You have proposed the same winning value in this phase already.",
    "Vous avez déjà proposé la même valeur de victoire dans cette phase.",
)
NOBODY_TO_TAKE = Reason(
    "SW-29.13",
    "There is no craft and no world of theirs {here} to take special weapons.",
    "Il n'y a {here} ni engin ni monde à eux pour recevoir des armes spéciales.",
)
UNITS_IN_PEACE = Reason(
    "SW-29.10",
    "Legions, officers, and fighters and pods that are aboard no craft change hands in a peace, and not otherwise.",
    "Légions, officiers, et chasseurs ou nacelles qui ne sont à bord de rien ne changent de mains que dans une paix.",
)
UNDER_WAY = Reason(
    "SW-29.13",
    "Sectors, craft and cargo change hands when what is under way now is over. The offer waits.",
    "Secteurs, engins et cargaisons changent de mains quand ce qui est en cours est terminé. L'offre attend.",
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
OFFERS_WHEN_ASKED = Reason(
    "SW-4.2.1",
    "Offers are made by whoever is asked for a decision, before it is taken.",
    "Une offre se fait quand on vous demande une décision, avant de la prendre.",
)
SEALED_NEEDS_IT = Reason(
    "SW-4.2.3",
    "What you have sealed could not be carried out after this exchange: take it back first.",
    "Vos ordres scellés ne pourraient plus être exécutés après cet échange : reprenez-les d'abord.",
)
SEALED_STANDS = Reason(
    "SW-4.2.3",
    "This cannot change hands while orders are sealed; perhaps later.",
    "Cela ne peut changer de mains tant que des ordres sont scellés ; plus tard peut-être.",
)
ONE_MILITARY = Reason(
    "SW-7.1.3",
    "Two players have one military treaty at most, and this offer holds several.",
    "Deux joueurs ont un seul traité militaire, et cette offre en contient plusieurs.",
)
ONE_VOTE = Reason(
    "SW-4.2.10", "One motion can be voted on one way only.", "Une motion ne se vote que d'une seule façon."
)
NO_CRAFT_COUNTER = Reason(
    "SW-1.2.10",
    "Whoever receives it has no counter left for it: there are {most} ({what}).",
    "Qui la reçoit n'a plus de pion pour cette pièce : il y en a {most} ({what}).",
)
POINTS_ARE_FIXED = Reason(
    "SW-4.2.5",
    "The research points of this turn are counted already; they can be given before that.",
    "Les points de recherche de ce tour sont déjà comptés ; ils se donnent avant.",
)
TREATIES_ARE_DECLARED = Reason(
    "SW-4.2.2",
    "Treaties are made in the declaration phase only: {treaty}.",
    "Un traité ne se conclut que dans la phase de déclaration : {treaty}.",
)
CAPITAL_STAYS = Reason(
    "SW-4.2.4",
    "{at} is a capital, and its flag cannot be given.",
    "{at} : c'est une capitale, son drapeau ne se donne pas.",
)
FLAG_NOT_HELD = Reason(
    "SW-4.2.4",
    "{at}: only whoever owns and controls a sector can give its flag.",
    "{at} : seul qui possède et contrôle un secteur peut en donner le drapeau.",
)
NO_SUCH_CRAFT = Reason(
    "SW-4.2.2",
    "{craft} does not belong to the player who is to give it.",
    "{craft} n'appartient pas au joueur qui doit le donner.",
)
NOT_WITH_RECEIVER = Reason(
    "SW-4.2.6",
    "{craft} is {here}: craft and cargo change hands only in sectors of whoever receives them.",
    "{craft} se trouve {here} : engins et cargaisons ne changent de mains que chez qui les reçoit.",
)
ON_LOAN = Reason(
    "SW-6.1.9",
    "{craft} belongs to the council and goes with the office.",
    "{craft} appartient au Conseil et suit la charge.",
)
CREW_ABOARD = Reason(
    "SW-4.2.6",
    "{craft} is given without officers, legions, fighters and pods: they leave it first.",
    "{craft} se donne sans officiers, légions, chasseurs ni nacelles : qu'ils débarquent d'abord.",
)
CARGO_NOT_THERE = Reason(
    "SW-4.2.6",
    "{craft} has {has} of this aboard: {piece}.",
    "{craft} n'en a que {has} à bord : {piece}.",
)
NO_WORLD_FOR_SLAVES = Reason(
    "SW-4.2.6",
    "Slaves can be handed over at a system only, and there is none {here}.",
    "Des esclaves ne se remettent que dans un système, et il n'y en a pas {here}.",
)
NOT_THEIR_SECTOR = Reason(
    "SW-4.2.10",
    "{at} is no sector of the player who is promised this.",
    "{at} n'est pas un secteur du joueur à qui on le promet.",
)
NO_SUCH_PLEDGE = Reason(
    "SW-4.2.12",
    "There is no pledge {number} between you that could be given up.",
    "Il n'y a pas entre vous d'engagement {number} auquel renoncer.",
)
NO_VOTE_TO_PROMISE = Reason(
    "SW-4.2.10",
    "Only the vote on a motion of this council can be promised, by somebody who has yet to vote on it: {motion}.",
    "On ne promet son vote que sur une motion de ce Conseil, et avant de voter : {motion}.",
)
VOTE_PROMISED = Reason(
    "SW-4.2.10",
    "The vote on this motion is promised already: {motion}.",
    "Le vote sur cette motion est déjà promis : {motion}.",
)
VOTE_FORSWORN = Reason(
    "SW-4.2.11",
    "You have pledged your vote ({value}) on this motion: {motion}.",
    "Vous avez promis votre vote ({value}) sur cette motion : {motion}.",
)
WAR_FORSWORN = Reason(
    "SW-4.2.11",
    "You have promised this player not to declare war on them before the end of turn {until}.",
    "Vous avez promis à ce joueur de ne pas lui déclarer la guerre avant la fin du tour {until}.",
)
ENTRY_FORSWORN = Reason(
    "SW-4.2.11",
    "You have promised its owner not to enter {at} before the end of turn {until}.",
    "Vous avez promis à son propriétaire de ne pas entrer ici ({at}) avant la fin du tour {until}.",
)
NOT_A_REFUGE = Reason(
    "SW-7.1.6",
    "Name one of the nearest sectors that are open to what withdraws: {craft}.",
    "Nommez l'un des secteurs les plus proches qui soient ouverts à ce qui se replie : {craft}.",
)

"""Refusals of SW-7.3 and SW-7.4."""

from stellarch.core import Reason

AT_WAR_ALREADY = Reason(
    "SW-7.3.3", "You are at war with this player already.", "Vous êtes déjà en guerre avec ce joueur."
)
TRUCE = Reason(
    "SW-6.4.2",
    "The galactic truce forbids every declaration of war this turn.",
    "La trêve galactique interdit toute déclaration de guerre ce tour-ci.",
)
WAR_IS_TAXED = Reason(
    "SW-6.3.16",
    "By law a declaration of war costs {cost} credits, and you have {credits}.",
    "La loi fait payer {cost} crédits pour une déclaration de guerre, et vous en avez {credits}.",
)
TREATY_FORBIDS = Reason(
    "SW-7.3.1",
    "You have a treaty with {who}, and it would have to be broken first: {treaty}.",
    "Un traité vous lie encore (avec {who}) ; il faudrait d'abord le rompre : {treaty}.",
)
JUST_BROKEN = Reason(
    "SW-7.2.3",
    "A military treaty between you and {who} ended this turn: war can be declared from the next turn on.",
    "Un traité militaire vient de prendre fin ce tour-ci (avec {who}) : la guerre attend le tour suivant.",
)
PEACE_JUST_MADE = Reason(
    "SW-7.3.7",
    "You and {who} have made peace this turn: war can be declared from the next turn on.",
    "La paix vient d'être conclue ce tour-ci (avec {who}) : la guerre attend le tour suivant.",
)
PEACE_BINDS = Reason(
    "SW-7.4.4",
    "Your peace with {who} binds both until the end of turn {until}.",
    "La paix vous lie jusqu'à la fin du tour {until} (avec {who}).",
)
CRAFT_THERE = Reason(
    "SW-7.3.1",
    "{craft} is in {at}, a sector of {who}: warships leave before war is declared.",
    "{craft} se trouve chez l'adversaire ({at}, à {who}) : les vaisseaux de guerre en sortent avant la déclaration.",
)
FIGHTERS_THERE = Reason(
    "SW-7.3.1",
    "Fighters of yours are in {at}, a sector of {who}: they leave before war is declared.",
    "Vos chasseurs se trouvent chez l'adversaire ({at}, à {who}) : ils en sortent avant la déclaration.",
)
NO_WAR = Reason("SW-7.4.1", "You are not at war with this player.", "Vous n'êtes pas en guerre avec ce joueur.")
PEACE_ASKED_ALREADY = Reason(
    "SW-4.2.8",
    "You have asked this player for such a peace in this phase already.",
    "Vous avez déjà demandé une telle paix à ce joueur dans cette phase.",
)
TOO_MANY_TURNS = Reason(
    "SW-7.4.2",
    "A peace can bind for {most} turns at most.",
    "Une paix peut lier pour {most} tours au plus.",
)
PEACE_FIRST = Reason(
    "SW-7.4.2",
    "An offer of peace holds neither treaties nor votes: they come after it.",
    "Une offre de paix ne contient ni traité ni vote : ils viennent ensuite.",
)
FLAG_NOT_OWNED = Reason(
    "SW-7.4.2",
    "{at}: only the owner of a sector can give its flag.",
    "{at} : seul le propriétaire d'un secteur peut en donner le drapeau.",
)
NO_STORE = Reason(
    "SW-7.4.2",
    "Whoever receives the cargo has no system that could take it.",
    "Qui reçoit la cargaison n'a aucun système où la déposer.",
)
TOO_EARLY = Reason(
    "SW-7.4.3",
    "The war is too young: peace can be forced from turn {first} on.",
    "La guerre est trop récente : la paix peut être forcée à partir du tour {first}.",
)
TOO_EARLY_TOGETHER = Reason(
    "SW-7.4.6",
    "Allies make peace together, and one of their wars is too young: it can be forced from turn {first} on.",
    "Des alliés font la paix ensemble, et l'une des guerres est trop récente : à partir du tour {first}.",
)
OTHERS_IN_WAR = Reason(
    "SW-7.4.5",
    "By now somebody else is in this war who would have to make peace too.",
    "Quelqu'un d'autre est entré dans cette guerre et devrait aussi faire la paix.",
)
NOT_SO_MANY = Reason("SW-29.10", "There are {has} of this {where}: {piece}.", "Il y en a {has} {where} : {piece}.")
NOT_THEIR_OFFICER = Reason(
    "SW-29.10", "{officer} does not serve whoever would give this officer.", "{officer} ne sert pas qui le donnerait."
)

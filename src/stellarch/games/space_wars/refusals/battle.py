"""Refusals of SW-9.9, SW-10 and SW-11: space battles."""

from stellarch.core import Reason

# Starting a battle
NO_SUCH_PLAYER = Reason("SW-10.1.1", "There is no such player to fight.", "Cet adversaire n'existe pas.")
NOT_AT_WAR = Reason(
    "SW-10.1.1",
    "You can fight this player there only at war, or in a free fire zone without a military treaty.",
    "On ne combat ce joueur à cet endroit qu'en guerre, ou en zone de tir libre sans traité militaire.",
)
NO_BATTLE_CRAFT = Reason(
    "SW-10.1.1", "You have no battle craft {at} that can fight.", "Vous n'avez {at} aucun engin de combat disponible."
)
NOBODY_THERE = Reason(
    "SW-10.1.1",
    "This player has no craft {at} that can be engaged.",
    "Ce joueur n'a {at} aucun engin qui puisse être attaqué.",
)
ONLY_STEALTH = Reason(
    "SW-9.9.3",
    "Stealth starships {at} can be engaged only with an advanced star-fighter or an advanced cruiser.",
    "On n'attaque les vaisseaux furtifs {at} qu'avec un chasseur avancé ou un croiseur avancé.",
)
IMMUNE = Reason(
    "SW-9.9.4",
    "Only consular starships are {at}, and they are immune.",
    "Il n'y a {at} que des vaisseaux consulaires, et ils jouissent de l'immunité.",
)
FOUGHT_ALREADY = Reason(
    "SW-10.1.6",
    "These two sides have fought {at} in this sub-phase already.",
    "Ces deux camps se sont déjà battus {at} dans cette sous-phase.",
)
NO_SCANNER = Reason(
    "SW-10.1.7",
    "No battle is started {at} without {technology}: a nebula or a storm hides everything.",
    "On n'engage pas de bataille {at} sans {technology} : une nébuleuse ou une tempête y cache tout.",
)
# Who leads
NOT_IN_BATTLE = Reason(
    "SW-29.6", "You are in no battle that the computer could lead for you.", "Vous n'êtes engagé dans aucune bataille."
)
BATTLE_BY_BATTLE = Reason(
    "SW-V.3",
    "This game began under older rules: a battle is left to the computer while it is being fought, and for good.",
    "Cette partie suit des règles plus anciennes : on confie une bataille à l'ordinateur pendant qu'elle se livre, "
    "et pour de bon.",
)
LEADS_ALREADY = Reason("SW-29.6", "You are in command already.", "Vous commandez déjà.")
# Zones
NOT_YOUR_UNIT = Reason(
    "SW-10.2.1", "{unit} is not in this battle on your side.", "{unit} n'est pas de votre côté dans cette bataille."
)
EACH_ONCE = Reason(
    "SW-10.2.3",
    "Each of your capital starships and bases stands in line or in core, once.",
    "Chacun de vos vaisseaux et bases prend place en ligne ou au cœur, une seule fois.",
)
HALF_IN_LINE = Reason(
    "SW-10.2.3",
    "At least {least} of your {all} capital starships stand in line; you have put {count} there.",
    "Au moins {least} de vos {all} vaisseaux se placent en ligne ; vous y en avez mis {count}.",
)
NO_CORE = Reason(
    "SW-10.2.4",
    "Without capital starships nothing stands in core.",
    "Sans grand vaisseau, rien ne se place au cœur.",
)
NO_PLACE = Reason(
    "SW-10.2.2",
    "{unit} is in the zone, aboard an active carrier of its player with room, or on a friendly surface.",
    "{unit} est dans la zone, à bord d'un porteur actif de son joueur qui a de la place, ou sur une surface amie.",
)
BASES_STAY = Reason("SW-10.6.8", "{unit} is a base and keeps its row.", "{unit} est une base et garde sa rangée.")
NOBODY_UP = Reason(
    "SW-29.2",
    "You have nothing in space here: send at least one of your fighters or pods up from the surface.",
    "Vous n'avez rien dans l'espace ici : faites décoller au moins un de vos chasseurs ou une de vos nacelles.",
)
# Attacks
NO_SUCH_ATTACK = Reason(
    "SW-11.1.2", "{unit} has no such attack to make now.", "{unit} ne dispose pas de cette attaque à présent."
)
AIMED_ALREADY = Reason("SW-11.1.2", "This attack has its target already.", "Cette attaque a déjà sa cible.")
NOT_A_TARGET = Reason(
    "SW-11.1.1", "{target} cannot be the target of this attack.", "{target} ne peut être la cible de cette attaque."
)
OTHERS_FIRST = Reason(
    "SW-10.4.2",
    "Every enemy fighter and pod must be targeted once before any is targeted twice.",
    "Chaque chasseur et chaque nacelle ennemis doivent être visés une fois avant qu'aucun ne le soit deux fois.",
)
OUT_OF_LASER_RANGE = Reason(
    "SW-10.5.6",
    "{unit} fires only at runners that go for it or for a craft in its range.",
    "{unit} ne tire que sur les raids qui visent cet engin ou un autre à sa portée.",
)
NO_SPECIAL_WEAPON = Reason("SW-17.3.2", "{unit} has no special weapon left.", "{unit} n'a plus d'arme spéciale.")
NO_SPECIAL_ROLL = Reason(
    "SW-29.7",
    "{unit} cannot spend a special weapon on getting away: that takes one aboard, and an admiral who has to roll.",
    "{unit} ne peut dépenser d'arme spéciale pour se dégager : il en faut une à bord, et un amiral qui lance le dé.",
)
# Runs
NO_RUN = Reason(
    "SW-10.5.1",
    "The enemy fighters let {most} of your small craft through, no more.",
    "Les chasseurs ennemis laissent passer {most} de vos petits engins, pas davantage.",
)
NOT_IN_ZONE = Reason(
    "SW-10.5.1", "{unit} is not in the zone, or runs already.", "{unit} n'est pas dans la zone, ou est déjà en raid."
)
NO_RUN_TARGET = Reason(
    "SW-10.5.3",
    "{target} is no enemy capital starship or base in this battle.",
    "{target} n'est ni un vaisseau ni une base ennemis de cette bataille.",
)
NO_GENERAL = Reason(
    "SW-10.5.9",
    "Only a general of the same player, aboard a craft of this battle, rides in a pod, and in one alone.",
    "Seul un général du même joueur, à bord d'un engin de cette bataille, monte dans une nacelle, et une seule.",
)
# Breakthrough, return, withdrawal
TOO_MANY = Reason(
    "SW-10.6.3",
    "The enemy line lets {most} of your craft through, no more.",
    "La ligne ennemie laisse passer {most} de vos vaisseaux, pas davantage.",
)
CANNOT_BREAK = Reason(
    "SW-10.6.3",
    "{unit} cannot break through: it is not in line, or is not able to.",
    "{unit} ne peut pas percer : cet engin n'est pas en ligne, ou n'en est pas capable.",
)
NOT_BEYOND = Reason("SW-10.6.8", "{unit} is not in the enemy core.", "{unit} n'est pas au cœur ennemi.")
NOT_IN_CORE = Reason(
    "SW-10.7.1",
    "{unit} cannot withdraw: only capital starships in their own core can.",
    "{unit} ne peut pas se retirer : seuls le peuvent les grands vaisseaux au cœur de leur camp.",
)
BASES_NEVER = Reason(
    "SW-10.7.3", "{unit} is a base: bases never withdraw.", "{unit} est une base : les bases ne se retirent jamais."
)
ENEMY_IN_CORE = Reason(
    "SW-10.7.2",
    "Enemies are in your core: {unit} needs an admiral aboard to get away.",
    "L'ennemi est au cœur de votre camp : il faut un amiral à bord pour dégager {unit}.",
)
NOT_ABOARD = Reason(
    "SW-10.7.3",
    "{unit} leaves only aboard a withdrawing carrier of its player that has room.",
    "{unit} ne part qu'à bord d'un porteur de son joueur qui se retire et a de la place.",
)
# Special weapons, shields
NO_CLOAK = Reason(
    "SW-11.4.1",
    "{unit} cannot be cloaked: that takes {technology}, an undamaged capital starship and a special weapon aboard.",
    "{unit} ne peut être occulté : il faut {technology}, un vaisseau intact et une arme spéciale à bord.",
)
NO_PATCH = Reason(
    "SW-10.3.4",
    "{unit} cannot be repaired now: between rounds, one special weapon aboard repairs one damage point.",
    "{unit} ne peut être réparé à présent : entre deux manches, une arme spéciale à bord répare un point de dégâts.",
)
BAD_SHIELDING = Reason(
    "SW-11.3.4",
    "The generator shields up to four capital starships, or one base, of its side.",
    "Le générateur protège jusqu'à quatre vaisseaux, ou une base, de son camp.",
)
NO_SETTLING = Reason(
    "SW-10.3.7",
    "{unit} cannot go there, only aboard an active carrier of yours with room, to a friendly surface, or into space.",
    "{unit} ne peut y aller, seulement à bord d'un de vos porteurs actifs qui a de la place, sur une surface amie ou "
    "dans l'espace.",
)
NO_SPOILS = Reason(
    "SW-17.3.5",
    "Won special weapons go to one of your craft that is left in this battle.",
    "Les armes spéciales prises vont à l'un de vos engins restés dans cette bataille.",
)
NOT_THIS_STEP = Reason(
    "SW-10.3.1",
    "This is not what this step of the battle asks.",
    "Ce n'est pas ce que demande cette étape de la bataille.",
)

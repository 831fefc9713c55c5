"""Why an order is refused: one reason for each rule that can forbid it (GE-17.8)."""

from stellarch.core import Reason

# Before the game

FACTION_TAKEN = Reason(
    "GE-20.7", "{faction} is chosen twice; there is one of each.", "{faction} est choisi deux fois ; il n'y en a qu'un."
)
NOT_OPPOSITE = Reason(
    "GE-20.3",
    "Two players sit in opposite corners: across from {faction} sits {other}.",
    "À deux, on joue dans des coins opposés : en face de {faction} se trouve {other}.",
)
NO_SEAT_FOR_FACTION = Reason(
    "GE-20.7", "There is no player {seat} to choose a faction.", "Il n'y a pas de joueur {seat} pour une faction."
)

# Turn and actions

NOT_YOUR_TURN = Reason("GE-4.5", "It is not your turn.", "Ce n'est pas votre tour.")
NOTHING_ASKED = Reason(
    "GE-17.4", "You are not being asked for that now.", "On ne vous demande pas cela pour l'instant."
)
ANSWER_FIRST = Reason(
    "GE-17.4",
    "Somebody has to answer first; then the turn goes on.",
    "Il faut d'abord une réponse ; ensuite le tour reprend.",
)
NO_ACTION = Reason("GE-4.5", "You have no action left.", "Vous n'avez plus d'action.")
ELIMINATED = Reason("GE-10.1", "You are out of the game.", "Vous êtes éliminé.")

# Moving

NO_SUCH_TILE = Reason("GE-1.1", "There is no tile {tile}.", "Il n'y a pas de case {tile}.")
NO_SUCH_AREA = Reason("GE-1.1", "There is no area {area}.", "Il n'y a pas de zone {area}.")
NO_FLEET = Reason("GE-7.1", "You have no fleet on {tile}.", "Vous n'avez pas de flotte en {tile}.")
MOVED_ALREADY = Reason(
    "GE-7.2",
    "This fleet has already moved in this action; moving it again takes another action.",
    "Cette flotte a déjà bougé pendant cette action ; pour la bouger encore, il en faut une autre.",
)
NOT_OPEN = Reason("GE-1.8", "There is a fleet on {tile} already.", "Il y a déjà une flotte en {tile}.")
NOT_ADJACENT = Reason(
    "GE-7.4",
    "{tile} does not touch {origin}; into another area a fleet takes one step.",
    "{tile} ne touche pas {origin} ; vers une autre zone, une flotte ne fait qu'un pas.",
)
BLACK_HOLE = Reason(
    "GE-1.9", "{tile} is a black hole; no fleet goes there.", "{tile} est un trou noir ; aucune flotte n'y va."
)
DORMANT = Reason("GE-20.4", "{area} is closed in this game.", "{area} est fermé dans cette partie.")
OCCUPIED = Reason(
    "GE-7.5",
    "{area} is held by a rival's fleet; to enter it you must invade.",
    "{area} est tenu par une flotte rivale ; pour y entrer, il faut l'envahir.",
)
ZONE_FULL = Reason("GE-7.13", "No tile of {area} is open.", "Aucune case de {area} n'est libre.")
UNDER_CONTRACT = Reason(
    "GE-11.3", "The fleet on {tile} is mining and stays there.", "La flotte en {tile} exploite la planète et y reste."
)
WORMHOLE_BLOCKED = Reason(
    "GE-7.7", "A rival's fleet stands on the wormhole.", "Une flotte rivale se tient sur le trou de ver."
)
WORMHOLE_USED = Reason(
    "GE-7.9",
    "One fleet has used the wormhole in this action; another needs a new action.",
    "Une flotte a déjà emprunté le trou de ver dans cette action ; il en faut une autre.",
)
TOO_MANY_CONTRACTS = Reason(
    "GE-11.2", "You have two mining contracts already.", "Vous avez déjà deux contrats d'exploitation."
)

# Deploying

NOT_A_CAPITAL = Reason(
    "GE-8.2", "Fleets are deployed only in a capital that you hold.", "On ne déploie que dans une capitale qu'on tient."
)
CAPITAL_TILE_TAKEN = Reason(
    "GE-8.2", "There is a fleet on {tile}; deploy on an open tile.", "{tile} est occupée ; déployez sur une case libre."
)
CAPITAL_FULL = Reason(
    "GE-8.2",
    "Your capital is full. Move a fleet out to make room for a new one.",
    "Votre capitale est pleine. Sortez-en une flotte pour en déployer une autre.",
)
NO_MONEY_FOR_FLEET = Reason(
    "GE-8.2", "A fleet costs ${cost}; you have ${cash}.", "Une flotte coûte {cost} $ ; vous avez {cash} $."
)

# War

CANNOT_INVADE_KIND = Reason(
    "GE-9.6",
    "{area} cannot be invaded: there is no war over neutral zones, planets or black holes.",
    "{area} ne se conquiert pas : ni zone neutre, ni planète, ni trou noir.",
)
NOTHING_TO_INVADE = Reason(
    "GE-9.1",
    "No rival holds {area} with a fleet in it.",
    "Aucun rival ne tient {area} avec une flotte sur place.",
)
NOT_NEXT_TO = Reason(
    "GE-9.1",
    "The fleet on {tile} does not stand next to {area}.",
    "La flotte en {tile} n'est pas au contact de {area}.",
)
TWICE = Reason("GE-9.1", "A fleet is named twice.", "Une flotte est nommée deux fois.")
TOO_MANY_INVADERS = Reason(
    "GE-9.2",
    "{actions} action(s) bring at most {most} fleets.",
    "{actions} action(s) engagent au plus {most} flottes.",
)
TOO_FEW_ACTIONS = Reason(
    "GE-9.2", "You do not have {actions} action(s) left.", "Il ne vous reste pas {actions} action(s)."
)
WORMHOLE_NARROW = Reason(
    "GE-9.4",
    "Only one fleet per action can invade through the wormhole.",
    "Une seule flotte par action envahit par le trou de ver.",
)
INVASION_BLOCKED = Reason(
    "GE-9.4",
    "A rival's fleet on the wormhole bars the passage.",
    "Une flotte rivale sur le trou de ver barre le passage.",
)
WAR_COST = Reason(
    "GE-9.5", "A war costs {cost} political points; you have {pp}.", "Une guerre coûte {cost} PP ; vous en avez {pp}."
)
NO_SURRENDER_YET = Reason(
    "GE-9.12",
    "The defender may surrender once a defending fleet is lost, while both sides still fight.",
    "Le défenseur peut se rendre après une perte, tant que les deux camps combattent.",
)
NO_SURRENDER_HOME = Reason("GE-9.13", "A home capital is not surrendered.", "On ne rend pas sa propre capitale.")
NOT_LIVE = Reason(
    "GE-19.4", "Dice are rolled by hand only in a live war.", "On ne lance les dés à la main qu'en guerre en direct."
)
NOTHING_TO_SIMULATE = Reason(
    "GE-19.8",
    "Only the two sides of a live war can agree to have it simulated.",
    "Seuls les deux camps d'une guerre en direct peuvent convenir de la simuler.",
)
ALREADY_WILLING = Reason(
    "GE-19.8",
    "You have said so already; now the other side has to agree.",
    "Vous l'avez déjà dit ; c'est à l'autre camp d'accepter.",
)
NOT_A_SURVIVOR = Reason(
    "GE-9.20", "No survivor waits to be placed from {tile}.", "Aucun survivant de {tile} n'est à placer."
)
NOT_A_PLACE = Reason("GE-9.20", "{tile} is not an open tile of {area}.", "{tile} n'est pas une case libre de {area}.")
NOT_A_REFUGE = Reason(
    "GE-9.19",
    "The fleet cannot go to {tile}; it may go to {tiles}.",
    "La flotte ne peut aller en {tile} ; elle peut aller en {tiles}.",
)

# Planets

NOTHING_TO_DISRUPT = Reason("GE-11.7", "No rival mines {area}.", "Aucun rival n'exploite {area}.")
TOO_FEW_NEAR = Reason(
    "GE-11.7",
    "Two of your fleets must stand next to {area}.",
    "Deux de vos flottes doivent toucher {area}.",
)
NO_MONEY_TO_DISRUPT = Reason(
    "GE-11.7", "A disruption costs ${cost}; you have ${cash}.", "Un bombardement coûte {cost} $ ; vous avez {cash} $."
)

# Trade

NO_SUCH_SEAT = Reason("GE-12.1", "There is no such player to trade with.", "Ce joueur n'existe pas.")
TRADE_COST = Reason(
    "GE-12.2",
    "A deal costs each side {cost} political points besides what is given; {who} has too few.",
    "Un marché coûte {cost} PP à chacun en plus de ce qui est donné ; {who} n'en a pas assez.",
)
EMPTY_DEAL = Reason("GE-12.3", "This deal has nothing in it.", "Ce marché est vide.")
NOT_HIS_TO_GIVE = Reason("GE-12.4", "This cannot be given away: {what}.", "Ceci ne peut pas être cédé : {what}.")
NOT_NEXT_TO_BUYER = Reason(
    "GE-12.5",
    "{area} does not touch a territory of the buyer.",
    "{area} ne touche aucun territoire de l'acheteur.",
)
HOME_NOT_TRADED = Reason("GE-12.5", "A home capital is never traded.", "Une capitale d'origine ne se vend pas.")
NO_ROOM_FOR_FLEET = Reason(
    "GE-12.7", "The buyer has no open tile for a fleet.", "L'acheteur n'a pas de case libre pour une flotte."
)
HAND_FULL = Reason(
    "GE-12.10", "The receiver would have more than {most} missions.", "Le receveur aurait plus de {most} missions."
)
CLAUSE_TURNS = Reason("GE-12.11", "A clause runs for 1 to {most} turns.", "Une clause court de 1 à {most} tours.")
TRUCE = Reason("GE-12.11", "Your truce with {who} forbids it.", "Votre trêve avec {who} l'interdit.")
NO_DISRUPT = Reason("GE-12.12", "You promised not to disrupt {area}.", "Vous avez promis de ne pas bombarder {area}.")
KEEP_OUT = Reason("GE-12.13", "You promised to keep out of {area}.", "Vous avez promis de ne pas entrer dans {area}.")
BAD_CLAUSE = Reason("GE-12.16", "This clause cannot be agreed: {what}.", "Cette clause est impossible : {what}.")
CASH_STEP = Reason("GE-12.19", "Sums are multiples of ${step}.", "Les montants sont des multiples de {step} $.")
CARDS_NOT_TRADED = Reason(
    "GE-12.10", "Missions are not traded in this game.", "On n'échange pas les missions dans cette partie."
)
PP_NOT_TRADED = Reason(
    "GE-12.9",
    "Political points are not traded in this game.",
    "On n'échange pas les points politiques dans cette partie.",
)
TOO_MANY_PROPOSALS = Reason("GE-17.4", "At most {most} proposals per turn.", "Au plus {most} propositions par tour.")
TOO_MANY_COUNTERS = Reason(
    "GE-17.4",
    "At most {most} counter-offers; accept or decline.",
    "Au plus {most} contre-offres ; acceptez ou refusez.",
)
TOO_MANY_OFFERS = Reason(
    "GE-17.6", "At most {most} standing offers per player.", "Au plus {most} offres permanentes par joueur."
)
NO_SUCH_OFFER = Reason(
    "GE-17.6", "There is no such offer to you.", "Cette offre n'existe pas, ou ne vous est pas destinée."
)
NO_OFFER_IN_WAR = Reason(
    "GE-17.6", "No offers are posted during a war.", "On ne dépose pas d'offre pendant une guerre."
)
TOO_LONG = Reason("GE-12.15", "At most {most} characters.", "Au plus {most} caractères.")

# Missions

DISCARD_FIRST = Reason(
    "GE-14.2",
    "With {most} missions in hand, say which one you give up.",
    "Avec {most} missions en main, dites laquelle vous défaussez.",
)
NO_DISCARD = Reason(
    "GE-14.2",
    "There is room in your hand; nothing is given up.",
    "Il y a de la place dans votre main ; rien à défausser.",
)
NO_SUCH_CARD = Reason("GE-14.2", "You have no card {card}.", "Vous n'avez pas de carte {card}.")
NO_CARDS = Reason("GE-14.3", "There is no mission left to draw.", "Il n'y a plus de mission à piocher.")

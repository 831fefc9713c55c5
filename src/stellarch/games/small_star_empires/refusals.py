"""Every sentence the rules of this game can refuse with, by rule, in both languages."""

from stellarch.core import Reason

# Boards, options (SSE-1, SSE-2, SSE-8.10, SSE-9)
PRINTED_HOLES = Reason(
    "SSE-1.5",
    "Wormholes and black holes are printed on the print-and-play tiles; only the retail edition can leave them out.",
    "Les trous sont imprimés sur les tuiles de la version à imprimer ; seule la boîte permet de s'en passer.",
)
LAYOUT_PLAYERS = Reason(
    "SSE-2.1",
    "The layout “{layout}” is for {needed} players, not {players}.",
    "La disposition « {layout} » est pour {needed} joueurs, pas {players}.",
)
LAYOUT_OR_BOARD = Reason(
    "SSE-2.7",
    "Choose a layout or a board, not both.",
    "Choisissez une disposition ou un plateau, pas les deux.",
)
HOLES_ON_BOARD = Reason(
    "SSE-2.3",
    "This board has wormholes or black holes, but the game is to be played without them.",
    "Ce plateau a des trous de ver ou des trous noirs, mais la partie doit s'en passer.",
)
BOARD_NOT_FAIR = Reason(
    "SSE-9.7",
    "This board has a fairness of {figure}, but at least {wanted} is asked for.",
    "Ce plateau a une équité de {figure}, mais on demande au moins {wanted}.",
)
BOARD_EDITION = Reason(
    "SSE-8.10",
    "This board is made of {found} tiles, but the game is to be {edition}.",
    "Ce plateau est fait de tuiles {found}, mais la partie doit être {edition}.",
)
NO_SUCH_SEAT = Reason(
    "SSE-2.6",
    "Seat {seat} cannot begin: there are only {players} players.",
    "La place {seat} ne peut pas commencer : il n'y a que {players} joueurs.",
)
RETAIL_ONLY = Reason(
    "SSE-8.10",
    "The variant {variant} belongs to the retail edition.",
    "La variante {variant} appartient à la boîte de 2016.",
)
TOO_FEW_TILES = Reason(
    "SSE-7.1",
    "The board has {empty} empty systems, but there are only {deck} unexplored tiles.",
    "Le plateau a {empty} systèmes vides, mais il n'y a que {deck} tuiles inexplorées.",
)
NOT_FAIR_ENOUGH = Reason(
    "SSE-9.7",
    "No board of fairness {wanted} was found in {tried} tries; the best had {best}.",
    "Aucun plateau d'équité {wanted} en {tried} essais ; le meilleur atteint {best}.",
)
NO_FAIR_BOARD_IN_TIME = Reason(
    "SSE-9.7",
    "No board of fairness {wanted} was found in time. Ask for a little less.",
    "Aucun plateau d'équité {wanted} n'a été trouvé dans un délai raisonnable. Demandez un peu moins.",
)
BAD_BOARD = Reason("SSE-9.1", "{fault}", "{fault}")

# Movement (SSE-3)
NO_SHIP = Reason("SSE-3.1", "You have no ship at {at}.", "Vous n'avez pas de vaisseau en {at}.")
NOT_A_LINE = Reason(
    "SSE-3.2",
    "{target} does not lie in a straight line from {at}.",
    "{target} n'est pas en ligne droite depuis {at}.",
)
GAP = Reason("SSE-1.8", "There is no system at {at}.", "Il n'y a pas de système en {at}.")
BLACK_HOLE = Reason("SSE-3.5", "{at} is a black hole.", "{at} est un trou noir.")
WORMHOLE = Reason(
    "SSE-3.6",
    "A ship cannot end on the wormhole at {at}.",
    "Un vaisseau ne peut pas s'arrêter sur le trou de ver en {at}.",
)
RIVAL = Reason("SSE-3.7", "Another player controls {at}.", "Un autre joueur contrôle {at}.")
OWN = Reason("SSE-3.8", "You control {at} already.", "Vous contrôlez déjà {at}.")
NO_WORMHOLE = Reason(
    "SSE-3.10",
    "The ship at {at} is not beside a wormhole.",
    "Le vaisseau en {at} n'est pas à côté d'un trou de ver.",
)
SAME_WORMHOLE = Reason(
    "SSE-3.11",
    "{target} is not beside a wormhole other than the one the ship enters.",
    "{target} n'est pas à côté d'un autre trou de ver que celui où entre le vaisseau.",
)

# Control (SSE-4)
NO_COLONY = Reason("SSE-4.3", "You have no Colony left.", "Vous n'avez plus de colonie.")
NO_STATION = Reason("SSE-4.3", "You have no Trade Station left.", "Vous n'avez plus de comptoir.")
NOTHING_LEFT = Reason("SSE-4.3", "You have no piece left to place.", "Vous n'avez plus de pièce à placer.")
NOT_PLACEABLE = Reason(
    "SSE-4.1",
    "Only a Colony or a Trade Station can be placed.",
    "On ne peut placer qu'une colonie ou un comptoir.",
)

# Passing (SSE-3.1, SSE-5)
MUST_MOVE = Reason("SSE-3.1", "You have a free move, so you must move.", "Vous avez un coup gratuit : il faut jouer.")
ALREADY_OUT = Reason("SSE-5.3", "You have resigned already.", "Vous avez déjà abandonné.")

# Unexplored systems (SSE-7)
COLONY_ONLY = Reason(
    "SSE-7.3",
    "Only a Colony can be placed on the unexplored system at {at}.",
    "Seule une colonie peut être placée sur le système inexploré en {at}.",
)
ASTEROIDS = Reason("SSE-7.5", "{at} is an asteroid field.", "{at} est un champ d'astéroïdes.")
TOO_FAR = Reason(
    "SSE-7.6",
    "A damaged ship moves one or two systems, and {at} is further.",
    "Un vaisseau endommagé avance d'un ou deux systèmes, et {at} est plus loin.",
)
DAMAGED_UNEXPLORED = Reason(
    "SSE-7.6",
    "A damaged ship cannot end on the unexplored system at {at}.",
    "Un vaisseau endommagé ne peut pas s'arrêter sur le système inexploré en {at}.",
)
NOT_DAMAGED = Reason("SSE-7.6", "The ship at {at} is not damaged.", "Le vaisseau en {at} n'est pas endommagé.")
NOT_HOME = Reason(
    "SSE-7.6", "A ship is repaired at its own homeworld, not at {at}.", "On répare sur sa planète mère, pas en {at}."
)
NOT_REFUELING = Reason(
    "SSE-7.9", "No ship of yours has just refueled.", "Aucun de vos vaisseaux ne vient de se ravitailler."
)
REFUELING_FIRST = Reason(
    "SSE-7.9",
    "The ship at {at} has refueled: it takes one step or stops.",
    "Le vaisseau en {at} s'est ravitaillé : il fait un pas ou s'arrête.",
)
NOT_ADJACENT = Reason("SSE-7.9", "{target} is not beside {at}.", "{target} n'est pas à côté de {at}.")

# Open borders (SSE-8)
CANNOT_PAY = Reason(
    "SSE-8.6",
    "Passing costs {toll} Colonies and you have {colonies}.",
    "Le passage coûte {toll} colonies et vous en avez {colonies}.",
)
NOTHING_AFTER_TOLL = Reason(
    "SSE-8.7",
    "After a toll of {toll} you would have no such piece left to place at {at}.",
    "Après un péage de {toll}, il ne vous resterait plus de pièce de ce genre à placer en {at}.",
)

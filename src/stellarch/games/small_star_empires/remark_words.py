"""The sentences that remarks on moves are made of."""

from collections.abc import Mapping

from stellarch.core import Text
from stellarch.games.small_star_empires.data import Kind, Tile
from stellarch.games.small_star_empires.words import KINDS

GAINS = Text("It gains {points} at once, {what}.", "Ce coup rapporte tout de suite {points}, {what}.")
GAINS_SEVERAL = Text("It gains {points} at once: {parts}.", "Ce coup rapporte tout de suite {points} : {parts}.")
BALANCE = Text(
    "It gains {points} at once on balance: {parts}.", "Au total, ce coup rapporte tout de suite {points} : {parts}."
)
PART = Text("{number} {what}", "{number} {what}")
GROWS = Text(
    "It gains no points at once; {who} then has a territory of {size}, the largest of the others has {largest}.",
    "Ce coup ne rapporte rien tout de suite ; {who} a alors un territoire de {size}, le plus grand des autres en compte"
    " {largest}.",
)
PLANET = Text("for the planet", "pour la planète")
PLANETS = Text("for the planets", "pour les planètes")
NEBULA = Text("for {which}", "pour {which}")
NTH = (
    Text("a first {kind}", "une première {kind}"),
    Text("a second {kind}", "une deuxième {kind}"),
    Text("a third {kind}", "une troisième {kind}"),
    Text("one more {kind}", "une {kind} de plus"),
)
CHROMATIC = Text("the chromatic nebula", "la nébuleuse chromatique")
TRADE = Text("for trade with {who}", "pour le commerce avec {who}")
CUSTOMER = Text("{who} ({systems})", "{who} ({systems})")
TILE = Text("for {tile}", "pour {tile}")
LARGEST = Text("for the largest territory ({size})", "pour le plus grand territoire ({size})")
NOT_LARGEST = Text(
    "for a territory that is no longer the largest ({size})", "pour un territoire qui n'est plus le plus grand ({size})"
)

TAKES_FIRST = Text(
    "Otherwise {who} could take it next, for {points}.",
    "Sinon, {who} pourrait s'en emparer au prochain coup, pour {points}.",
)
SHUTS_OUT = Text(
    "It shuts {who} off from {at}, which would bring {points} at once.",
    "Il barre à {who} l'accès à {at}, qui rapporterait aussitôt {points}.",
)
KEEPS_SEVERAL = Text(
    "It puts {systems} beyond the reach of {who}, above all {at}, worth {points} at once.",
    "Il barre {systems} à {who}, surtout {at}, qui vaut aussitôt {points}.",
)
OPENS = Text(
    "It opens the way to {at}, worth {points} with the next move.",
    "Il ouvre la voie vers {at} : {points} au prochain coup.",
)
RIVAL_GAINS = Text("{who} gains {points} by it.", "{who} y gagne {points}.")
RIVAL_LOSES = Text("It costs {who} {points}.", "Il coûte {points} à {who}.")
UNKNOWN = Text(
    "What {at} is worth comes out when the ship lands there.",
    "On saura ce que vaut {at} quand le vaisseau s'y posera.",
)
REPAIRED = Text(
    "Damaged, the ship flies two systems at most; with it repaired, the next move can end on {then} systems instead of"
    " {number}.",
    "Endommagé, le vaisseau ne franchit que deux systèmes ; réparé, le prochain coup pourra finir dans {then} systèmes,"
    " au lieu de {number}.",
)
STOPPED = Text(
    "The ship stays at {at}, and the piece is kept for a better place.",
    "Le vaisseau reste en {at} et la pièce servira mieux ailleurs.",
)
PASSED = Text(
    "Every move left would cost a toll; the {number} Colonies that are kept count if points are tied.",
    "Chaque coup coûterait un péage ; les {number} colonies gardées comptent en cas d'égalité.",
)
RESIGNED = Text("That puts this player last.", "Ce joueur finit alors dernier.")

MORE_AT_ONCE = Text("gains {points} more at once", "rapporte {points} de plus tout de suite")
FEWER_AT_ONCE = Text("gains {points} fewer at once", "rapporte {points} de moins tout de suite")
KEEPS = Text("keeps {who} from {at} ({points})", "barre {at} à {who} ({points})")
LEAVES = Text("leaves {at} to {who} ({points})", "laisse {at} à {who} ({points})")
DOES_NOT_OPEN = Text("does not open the way to {at} ({points})", "n'ouvre pas la voie vers {at} ({points})")
SPENDS_STATION = Text("spends one of {number} Trade Stations left", "dépense un comptoir sur les {number} qui restent")
SPENDS_LAST = Text("spends the last Trade Station", "dépense le dernier comptoir")

TILE_LABELS: Mapping[Tile, Text] = {
    Tile.THREE_PLANETS: KINDS[Kind.THREE_PLANETS],
    Tile.TWO_PLANETS: KINDS[Kind.TWO_PLANETS],
    Tile.CHROMATIC_NEBULA: Text("chromatic nebula", "nébuleuse chromatique"),
    Tile.ASTEROID_FIELD: Text("asteroid field", "champ d'astéroïdes"),
    Tile.ABANDONED_TRADE_STATION: Text("abandoned trade station", "comptoir abandonné"),
    Tile.REFUELING_STATION: Text("refueling station", "station de ravitaillement"),
}


def number(count: int) -> str:
    """With its sign, where it is a loss."""
    return str(count) if count >= 0 else f"\N{MINUS SIGN}{-count}"


def points(number: int) -> Text:
    said = f"{number} point" if number in (0, 1) else f"{number} points"
    return Text(said if number else "0 points", said)


def systems(number: int) -> Text:
    return Text(
        f"{number} system" if number == 1 else f"{number} systems",
        f"{number} système" if number < 2 else f"{number} systèmes",
    )

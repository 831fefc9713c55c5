"""The names of things in both languages, and deals in words."""

from collections.abc import Mapping, Sequence

from stellarch.core import Text
from stellarch.core.text import listed
from stellarch.games.galaxy_empires.data import AREAS, FACTIONS, Kind
from stellarch.games.galaxy_empires.galaxy import AREA_OF
from stellarch.games.galaxy_empires.offers import Basket, Clause, Instalment, KeepOut, NoDisrupt, Note, Truce

SEATS: tuple[Text, ...] = tuple(Text(f"Player {number}", f"Joueur {number}") for number in range(1, 5))

KINDS: Mapping[Kind, Text] = {
    Kind.CAPITAL: Text("capital", "capitale"),
    Kind.FRONTIER: Text("frontier", "frontière"),
    Kind.STATION: Text("space station", "station spatiale"),
    Kind.CENTER: Text("political center", "centre politique"),
    Kind.WORMHOLE: Text("wormhole", "trou de ver"),
    Kind.NEUTRAL: Text("neutral zone", "zone neutre"),
    Kind.PLANET: Text("planet", "planète"),
    Kind.BLACK_HOLE: Text("black hole", "trou noir"),
}

ROWS: Mapping[str, Text] = {
    "territories": Text("Territories", "Territoires"),
    "fleets": Text("Fleets", "Flottes"),
    "pp": Text("Political points", "Points politiques"),
    "cash": Text("Money", "Argent"),
}

CONDITIONS: Mapping[str, Text] = {
    "survival": Text("Survival", "survie"),
    "domination": Text("Domination", "domination"),
    "bounty": Text("Bounty", "prime"),
    "round_limit": Text("ranking", "classement"),
}


def area_name(area: str) -> Text:
    return AREAS[area].title


def area_in_sentence(area: str) -> Text:
    """An area inside a sentence. French names have no article, so they are quoted there; planets need none."""
    name = area_name(area)
    return name if AREAS[area].kind is Kind.PLANET else Text(name.en, f"« {name.fr} »")


def tile_name(tile: str) -> Text:
    """A tile as people find it on the board: its own name, and that of the area it lies in."""
    return Text("{tile} ({area})", "{tile} ({area})").format(tile=tile, area=area_name(AREA_OF[tile]))


def fleet_name(fleet: str) -> Text:
    faction, _, number = fleet.rpartition("-")
    card = FACTIONS.get(faction)
    if card is None:
        return Text(fleet, fleet)
    return Text(f"the {card.adjective} fleet {number}", f"la flotte {number} ({card.adjective_fr})")


def basket_in_words(basket: Basket) -> Text:
    items = [Text(f"${basket.cash}", f"{basket.cash} $")] if basket.cash else []
    items += [Text(f"{basket.pp} PP", f"{basket.pp} PP")] if basket.pp else []
    items += [area_in_sentence(area) for area in basket.territories]
    items += [fleet_name(fleet) for fleet in basket.fleets]
    items += [Text(f"mission card {card}", f"la carte de mission {card}") for card in basket.missions]
    return listed(items) if items else Text("nothing", "rien")


def clause_in_words(clause: Clause, names: Sequence[str]) -> Text:
    match clause:
        case Truce(turns):
            return Text(f"a truce of {turns} turns", f"une trêve de {turns} tours")
        case NoDisrupt(planet, protected, turns):
            where, who = area_name(planet), names[protected]
            return Text(
                f"{who} mines {where.en} undisturbed for {turns} turns",
                f"{who} exploite {where.fr} sans être bombardé pendant {turns} tours",
            )
        case KeepOut(who, areas, turns):
            where = listed([area_in_sentence(area) for area in areas])
            return Text(
                f"{names[who]} keeps out of {where.en} for {turns} turns",
                f"{names[who]} n'entre pas dans {where.fr} pendant {turns} tours",
            )
        case Instalment(payer, amount, times, trigger):
            when = Text("a turn", "par tour") if trigger == "each_turn" else Text("a delivery", "par livraison")
            return Text(
                f"{names[payer]} pays ${amount} {when.en}, {times} times",
                f"{names[payer]} verse {amount} $ {when.fr}, {times} fois",
            )
        case Note(text):
            return Text(f"“{text}”", f"« {text} »")

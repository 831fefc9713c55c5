"""What can be chosen before a game (SW-21)."""

from typing import Annotated, Literal

import msgspec

from stellarch.core import Setting, Text
from stellarch.games.space_wars.tables.tiles import MAPS, MapName

Version = Literal["short", "standard", "long"]
Redeal = Literal["repair", "ask", "off"]
Pace = Literal["live", "guided", "digest"]
BattleControl = Literal["auto", "manual"]
Share = Literal[50, 40, 33]
TurnLimit = Literal["auto", 0, 10, 15, 20, 25, 30, 40, 60, 90]

_USUAL_LIMIT: dict[Version, int] = {"short": 0, "standard": 40, "long": 60}


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options of Space Wars; the defaults are the Short version of the rulebook."""

    victory: Annotated[
        Version,
        Setting(
            Text("Victory", "Victoire"),
            Text(
                "Short: a development value. Standard: more than half of all cities. Long: the last player left.",
                "Courte : valeur de développement. Standard : plus de la moitié des villes. Longue : dernier en jeu.",
            ),
            {
                "short": Text("Short", "Courte"),
                "standard": Text("Standard", "Standard"),
                "long": Text("Long", "Longue"),
            },
            rule="SW-21.1.9",
        ),
    ] = "short"
    victory_value: Annotated[
        Annotated[int, msgspec.Meta(ge=45, le=200)],
        Setting(
            Text("Development value to win", "Valeur de développement à atteindre"),
            Text(
                "About 10 turns for 45, 13 for 60, 17 for 90, 21 for 120.",
                "Environ 10 tours pour 45, 13 pour 60, 17 pour 90, 21 pour 120.",
            ),
            only_with={"victory": "short"},
            rule="SW-21.1.9",
        ),
    ] = 90
    victory_share: Annotated[
        Share,
        Setting(
            Text("Share of the cities to win", "Part des villes à réunir"),
            Text(
                "So many percent of all cities, and one more; two and three players need more (SW-21.1.17).",
                "Tant pour cent de toutes les villes, plus une ; à deux et à trois, il en faut davantage (SW-21.1.17).",
            ),
            {50: Text("50 %", "50 %"), 40: Text("40 %", "40 %"), 33: Text("33 %", "33 %")},
            only_with={"victory": "standard"},
            rule="SW-21.1.18",
        ),
    ] = 50
    turn_limit: Annotated[
        TurnLimit,
        Setting(
            Text("Turn limit", "Limite de tours"),
            Text(
                "After this turn whoever is ahead wins. By version: none (Short), 40 (Standard), 60 (Long).",
                "Après ce tour, le premier gagne. Selon la version : aucune en courte, 40 en standard, 60 en longue.",
            ),
            {"auto": Text("By version", "Selon la version"), 0: Text("None", "Aucune")},
            rule="SW-21.1.11",
        ),
    ] = "auto"
    map: Annotated[
        Literal["auto", "standard", "compact", "duel"],
        Setting(
            Text("Galaxy", "Galaxie"),
            Text(
                "127 sectors for 6 to 9 players, 91 for 4 and 5, 61 for 2 and 3.",
                "127 secteurs de 6 à 9 joueurs, 91 à 4 et 5, 61 à 2 et 3.",
            ),
            {
                "auto": Text("By number of players", "Selon le nombre de joueurs"),
                "standard": Text("Standard", "Standard"),
                "compact": Text("Compact", "Compacte"),
                "duel": Text("Duel", "Duel"),
            },
            players={name: sheet.players for name, sheet in MAPS.items()},
            rule="SW-21.1.2",
        ),
    ] = "auto"
    redeal: Annotated[
        Redeal,
        Setting(
            Text("Unfair deals", "Donnes inéquitables"),
            Text(
                "A home with too little around it: mend the map, let its player ask for a new deal, or leave it.",
                "Une planète mère mal entourée : arranger la carte, laisser le joueur redemander une donne, ou rien.",
            ),
            {
                "repair": Text("Mend the map", "Arranger la carte"),
                "ask": Text("Ask the players", "Demander aux joueurs"),
                "off": Text("Leave them", "Laisser"),
            },
            rule="SW-21.1.12",
        ),
    ] = "repair"
    pace: Annotated[
        Pace,
        Setting(
            Text("Pace", "Rythme"),
            Text(
                "Live: one decision after the other. Guided: one form for each phase. Digest: three visits a turn.",
                "En direct : une décision après l'autre. Guidé : un ordre par phase. Condensé : trois par tour.",
            ),
            {
                "live": Text("Live", "En direct"),
                "guided": Text("Guided", "Guidé"),
                "digest": Text("Digest", "Condensé"),
            },
            rule="SW-21.1.15",
        ),
    ] = "guided"
    battle_control: Annotated[
        BattleControl,
        Setting(
            Text("Battles you lead", "Batailles à mener"),
            Text(
                "Those in which both sides could be hurt, or all. You may always leave one to the computer.",
                "Celles où chaque camp peut subir des pertes, ou toutes. L'ordinateur peut toujours prendre le relais.",
            ),
            {"auto": Text("Those that matter", "Celles qui comptent"), "manual": Text("All", "Toutes")},
            rule="SW-21.1.14",
        ),
    ] = "auto"
    forced_peace_after: Annotated[
        Literal[1, 2, 3],
        Setting(
            Text("Forced peace", "Paix forcée"),
            Text(
                "From which turn after a declaration of war one side alone can end it.",
                "À partir de quel tour après une déclaration de guerre un seul camp peut y mettre fin.",
            ),
            {
                1: Text("One turn later", "Un tour après"),
                2: Text("Two turns later", "Deux tours après"),
                3: Text("Three turns later", "Trois tours après"),
            },
            rule="SW-21.1.19",
        ),
    ] = 2
    contamination_decay: Annotated[
        Literal[0, 1],
        Setting(
            Text("Contamination", "Contamination"),
            Text(
                "Counters stay until they are removed, or one fades each turn.",
                "Les pions restent jusqu'à leur retrait, ou l'un d'eux disparaît de lui-même à chaque tour.",
            ),
            {0: Text("It stays", "Elle reste"), 1: Text("It fades", "Elle s'estompe")},
            rule="SW-21.1.13",
        ),
    ] = 0

    @property
    def last_turn(self) -> int | None:
        """The turn after which the game ends; None where there is no limit (SW-21.1.11)."""
        limit = _USUAL_LIMIT[self.victory] if self.turn_limit == "auto" else self.turn_limit
        return limit or None

    def map_for(self, players: int) -> MapName | None:
        """The map that so many play on; None where the one that was chosen is not for so many (SW-21.1.2)."""
        fitting = (sheet.id for sheet in MAPS.values() if players in sheet.players)
        return next((name for name in fitting if self.map in ("auto", name)), None)

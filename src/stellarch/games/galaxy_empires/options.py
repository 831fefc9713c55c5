"""What can be chosen before a game (GE-20)."""

from typing import Annotated, Literal

import msgspec

from stellarch.core import Setting, Text
from stellarch.games.galaxy_empires.data import FACTIONS, MissionPay, PlanetCount

WarMode = Literal["simulated", "live"]
ClauseMode = Literal["binding", "honour"]
Timing = Literal["immediate", "next_turn"]
BountyTiming = Literal["immediate", "end_of_round"]
StandingAnswer = Literal["ask", "never", "when_outnumbered"]
Faction = Literal["carmine", "helion", "verdant", "glacier"]


def _faction_of(seat: int) -> Setting:
    names: dict[str | None, Text] = {card.id: card.title for card in FACTIONS.values()}
    return Setting(
        Text(f"Faction of player {seat + 1}", f"Faction du joueur {seat + 1}"),
        Text("Drawn at random, or chosen (GE-20.7).", "Tirée au sort, ou choisie (GE-20.7)."),
        {None: Text("Faction by chance", "Faction au hasard"), **names},
        seat=seat,
    )


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options of Galaxy Empires; the defaults are the game as its rulebook has it."""

    war_mode: Annotated[
        WarMode,
        Setting(
            Text("Wars", "Guerres"),
            Text(
                "The dice roll by themselves, tick by tick; or live, with both sides rolling as fast as they may.",
                "Les dés se lancent seuls, coup par coup ; ou en direct, chacun les lançant aussi vite que permis.",
            ),
            {"simulated": Text("Simulated", "Simulées"), "live": Text("Live", "En direct")},
        ),
    ] = "simulated"
    clause_mode: Annotated[
        ClauseMode,
        Setting(
            Text("Promises", "Promesses"),
            Text(
                "Binding: a forbidden act cannot be done. On honour: it can, but everyone is told.",
                "Contraignantes : l'acte interdit est impossible. Sur l'honneur : c'est possible, mais tous le savent.",
            ),
            {"binding": Text("Binding", "Contraignantes"), "honour": Text("On honour", "Sur l'honneur")},
        ),
    ] = "binding"
    domination_timing: Annotated[
        Timing,
        Setting(
            Text("Domination", "Domination"),
            Text(
                "Won at once, or only if it still holds when the player's own next turn begins.",
                "Gagnée aussitôt, ou seulement si elle tient encore au début du tour suivant du joueur.",
            ),
            {"immediate": Text("At once", "Aussitôt"), "next_turn": Text("At the next turn", "Au tour suivant")},
        ),
    ] = "immediate"
    bounty_timing: Annotated[
        BountyTiming,
        Setting(
            Text("Bounty", "Prime"),
            Text(
                "Won at once, or by the richest when the round is over.",
                "Gagnée aussitôt, ou par le plus riche à la fin de la manche.",
            ),
            {"immediate": Text("At once", "Aussitôt"), "end_of_round": Text("End of the round", "Fin de la manche")},
        ),
    ] = "immediate"
    mission_pay: Annotated[
        MissionPay,
        Setting(
            Text("Missions pay", "Paiement des missions"),
            Text(
                "In money only; or half in political points: 1 point for every $200, the rest in money.",
                "En argent seulement ; ou pour moitié en points politiques : 1 point par 200 $, le reste en argent.",
            ),
            {"money": Text("Money", "Argent"), "half": Text("Money and points", "Argent et points")},
        ),
    ] = "money"
    planets: Annotated[
        PlanetCount,
        Setting(
            Text("Planets", "Planètes"),
            Text(
                "All four, or only the one in the north and the one in the south.",
                "Les quatre, ou seulement celle du nord et celle du sud.",
            ),
            {"four": Text("Four", "Quatre"), "two": Text("Two", "Deux")},
        ),
    ] = "four"
    defender_auto_surrender: Annotated[
        StandingAnswer,
        Setting(
            Text("Surrender", "Reddition"),
            Text(
                "Ask the defender each time, or give a standing answer.",
                "Demander au défenseur chaque fois, ou répondre d'avance.",
            ),
            {
                "ask": Text("Ask", "Demander"),
                "never": Text("Never", "Jamais"),
                "when_outnumbered": Text("When outnumbered", "En infériorité"),
            },
        ),
    ] = "ask"
    mission_trading: Annotated[
        bool,
        Setting(
            Text("Trade missions", "Échanger des missions"),
            Text("Whether mission cards may change hands.", "Si les cartes de mission peuvent changer de main."),
        ),
    ] = True
    pp_trading: Annotated[
        bool,
        Setting(
            Text("Trade political points", "Échanger des points politiques"),
            Text("Whether political points may change hands.", "Si les points politiques peuvent changer de main."),
        ),
    ] = True
    asymmetric_powers: Annotated[
        bool,
        Setting(
            Text("Faction powers", "Pouvoirs de faction"),
            Text("Each faction does one thing better.", "Chaque faction fait une chose mieux que les autres."),
        ),
    ] = False
    seat_compensation_step: Annotated[
        Annotated[int, msgspec.Meta(ge=0, le=1000)],
        Setting(
            Text("Compensation", "Compensation"),
            Text(
                "Extra dollars for each later player in turn order at the start.",
                "Dollars que chaque joueur suivant dans l'ordre du tour reçoit en plus au départ.",
            ),
        ),
    ] = 0
    round_limit: Annotated[
        Annotated[int, msgspec.Meta(ge=0, le=100)],
        Setting(
            Text("Round limit", "Limite de manches"),
            Text(
                "After this many rounds the ranking decides; 0: no limit.",
                "Après ce nombre de manches, le classement décide ; 0 : sans limite.",
            ),
        ),
    ] = 0
    faction_1: Annotated[Faction | None, _faction_of(0)] = None
    faction_2: Annotated[Faction | None, _faction_of(1)] = None
    faction_3: Annotated[Faction | None, _faction_of(2)] = None
    faction_4: Annotated[Faction | None, _faction_of(3)] = None

    @property
    def factions(self) -> tuple[Faction | None, ...]:
        """The faction each seat has chosen; None where it is drawn by chance."""
        return self.faction_1, self.faction_2, self.faction_3, self.faction_4


STANDARD = Options(mission_pay="half", planets="two", bounty_timing="end_of_round")
"""How a new game is played where nobody says otherwise: so that no place in the order of play wins much more often, and
that Domination decides its share of the games (see docs/galaxy-empires-balance.md)."""

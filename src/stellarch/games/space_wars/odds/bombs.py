"""The odds of a bombardment (SW-12.1): exact, since a die is rolled for each unit by itself."""

from collections import Counter
from math import comb

from stellarch.core import Seat
from stellarch.games.space_wars.chapters.bombardment import bombers, raid_on
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.odds.results import BombardmentOdds
from stellarch.games.space_wars.rules.bombing import Raid, shield_of, struck
from stellarch.games.space_wars.rules.surface import unit_names
from stellarch.games.space_wars.state import State, System
from stellarch.games.space_wars.tables.combat import Bombing

_DEFENDERS = ("legion", "alien")


def bombardment_at(
    state: State, seat: Seat, at: At, bombing: Bombing = "conventional", craft: tuple[str, ...] = ()
) -> BombardmentOdds:
    """The odds if a player bombarded a system, with these craft or with all that he has there."""
    raid = raid_on(state, seat, at, bombing, craft or bombers(state, seat, at))
    return bombardment_odds(raid, state.sectors.system(at))


def bombardment_odds(raid: Raid, system: System) -> BombardmentOdds:
    """What bombs would do to a surface."""
    units = struck(system, raid.bombing)
    chance, counts = raid.chance, Counter(unit_names(units))
    cities = counts["city"] + counts["orbital_city"]
    defenders = sum(unit.sort in _DEFENDERS for unit in units)
    everybody = sum(sum(legions) for legions in system.legions.values()) + system.aliens
    has_shield = shield_of(system) and any(unit.kind.startswith("planetary_shield") for unit in units)
    return BombardmentOdds(
        chance=chance,
        lost={kind: round(count * chance, 3) for kind, count in counts.items()},
        cities=tuple(
            round(comb(cities, lost) * chance**lost * (1 - chance) ** (cities - lost), 6) for lost in range(cities + 1)
        ),
        shield_falls=chance if has_shield else 0.0,
        undefended=round(chance**defenders, 6) if defenders == everybody else 0.0,
        nothing=round((1 - chance) ** len(units), 6),
        counters=raid.counters,
    )

"""SW-25.2: what a motion is worth to a player, in credits, and how the council will vote on it."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from stellarch.core import Seat
from stellarch.games.space_wars.chapters.income import from_trade, population
from stellarch.games.space_wars.chapters.research import laboratories
from stellarch.games.space_wars.mind.politics.standing import bonds, leaders
from stellarch.games.space_wars.mind.survey.money import POINT
from stellarch.games.space_wars.rules.control import managed_systems
from stellarch.games.space_wars.rules.votes import votes
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.matters import Motion
from stellarch.games.space_wars.tables.politics import PROTOCOLS, value_of

LASTS = 3
"""A law is reckoned with for this many turns."""
MATERIAL = 2.0
"""Credits that a raw material is worth: what the Guild takes for one."""
UNDECIDED = 0.4
"""A player who gains or loses less than this against the others abstains."""

Worth = Callable[[State, Seat], float]


# Laws, by what they bring in a turn


def _free_trade(state: State, seat: Seat) -> float:
    mine = population(state, seat)
    return sum(mine <= population(state, other) for other in state.politics.partners(seat, "commercial"))


def _science_charter(state: State, seat: Seat) -> float:
    mine = laboratories(state, seat)
    return POINT * sum(mine <= laboratories(state, other) for other in state.politics.partners(seat, "scientific"))


def _per_craft(kind: str, each: float) -> Worth:
    return lambda state, seat: each * sum(state.fleets[name].kind == kind for name in state.fleets.of(seat))


def _spared(weapon: str, shield: str) -> Worth:
    """A ban helps who could only suffer, and hinders who could strike (SW-25.2)."""

    def worth(state: State, seat: Seat) -> float:
        knows = state.empires[seat].knows
        if knows(weapon):
            return -1.0
        return 0.1 if knows(shield) else 0.7

    return worth


def _unknown(technology: str, known: float, unknown: float) -> Worth:
    return lambda state, seat: known if state.empires[seat].knows(technology) else unknown


def _slavery(state: State, seat: Seat) -> float:
    return -sum(state.sectors.system(at).slaves for at in managed_systems(state, seat))


def _espionage(state: State, seat: Seat) -> float:
    return 0.2 - sum(state.officers[name].kind == "spy" for name in state.officers.of(seat))


def _no_veto(state: State, seat: Seat) -> float:
    return -0.6 if state.politics.president == seat else 0.2


def _nothing(state: State, seat: Seat) -> float:
    return 0.0


_LAWS: Mapping[str, Worth] = {
    "free_flight_consular": _per_craft("consular_starship", 0.6),
    "free_flight_scientific": _per_craft("scientific_starship", 0.6),
    "consular_immunity": _per_craft("consular_starship", 0.2),
    "no_veto": _no_veto,
    "free_fire_space": _nothing,
    "ban_antimatter": _spared("antimatter_bombing", "antimatter_attenuation"),
    "ban_biological": _spared("biological_bombing", "universal_bio_antidote"),
    "ban_mines": _unknown("mines_field", -0.4, 0.2),
    "ban_slavery": _slavery,
    "ban_espionage": _espionage,
    "ban_heavy_craft": _unknown("huge_starships", -0.6, 0.2),
    "freight_control": _per_craft("freight", -0.2),
    "open_gates": _unknown("star_gates_navigation", 0.5, 0.0),
    "free_trade": _free_trade,
    "science_charter": _science_charter,
    "war_tax": _nothing,
}


# Protocols, by what they bring this turn


def _embargo(state: State, seat: Seat, target: Seat) -> float:
    if seat == target:
        return -float(from_trade(state, seat))
    if not state.politics.between(seat, target).commercial:
        return 0.0
    return -float(state.empires[seat].series("trading") * value_of(population(state, target)))


def _boycott(state: State, seat: Seat, target: Seat) -> float:
    partners = state.politics.partners(seat, "scientific")
    if seat == target:
        return -POINT * sum(value_of(laboratories(state, other)) for other in partners)
    return -POINT * value_of(laboratories(state, target)) if target in partners else 0.0


def _paid(card: str) -> Callable[[State, Seat, Seat], float]:
    def worth(state: State, seat: Seat, target: Seat) -> float:
        return float(max(PROTOCOLS[card].credits, -state.empires[seat].credits)) if seat == target else 0.0

    return worth


def _hits(loss: float) -> Callable[[State, Seat, Seat], float]:
    return lambda state, seat, target: -loss if seat == target else 0.0


_ABOUT_A_PLAYER: Mapping[str, Callable[[State, Seat, Seat], float]] = {
    "embargo": _embargo,
    "science_boycott": _boycott,
    "aid": _paid("aid"),
    "sanction": _paid("sanction"),
    "condemnation": _hits(2.0),
    "arms_embargo": _hits(2.0),
}


def _science_fair(state: State, seat: Seat) -> float:
    return POINT if laboratories(state, seat) else 0.0


def _industrial_plan(state: State, seat: Seat) -> float:
    return 0.0 if state.empires[seat].capital is None else MATERIAL


_FOR_ALL: Mapping[str, Worth] = {"science_fair": _science_fair, "industrial_plan": _industrial_plan}


# Together


def worth(state: State, seat: Seat, motion: Motion) -> float:
    """What a player gains or, below zero, loses if a motion passes."""
    if motion.kind != "protocol":
        each_turn = _LAWS[motion.card](state, seat)
        return LASTS * each_turn * (1 if motion.kind == "law" else -1)
    if motion.card in _ABOUT_A_PLAYER:
        (target,) = motion.players
        return _ABOUT_A_PLAYER[motion.card](state, seat, target)
    return _FOR_ALL.get(motion.card, _nothing)(state, seat)


def gains(state: State, motion: Motion) -> Mapping[Seat, float]:
    """What a motion is worth to everybody."""
    return {seat: worth(state, seat, motion) for seat in state.living}


def leaning(state: State, seat: Seat, motion: Motion, honour: float = 1.0) -> float:
    """What a player gains more than the average of the others. What a leader loses is a gain; what a friend loses is
    a loss to who has honour, and who harms nobody is not hunted."""
    return _leaning(state, seat, gains(state, motion), honour)


def _leaning(state: State, seat: Seat, gained: Mapping[Seat, float], honour: float = 1.0) -> float:
    felt = sum(_felt(state, seat, other, gain, honour) for other, gain in gained.items() if gain and other != seat)
    return gained[seat] - felt / (len(gained) - 1)


def _felt(state: State, seat: Seat, other: Seat, gain: float, honour: float) -> float:
    """How another's gain is felt: as so much loss."""
    is_friend = bonds(state, seat, other) > 0
    if other in leaders(state):
        return gain * (1.0 if is_friend else 1.6)
    if is_friend:
        return gain * (0.5 if gain > 0 else -0.3 * honour)
    return gain * (1.0 if gain > 0 else 0.2)


class Count(NamedTuple):
    ayes: int
    noes: int

    @property
    def passes(self) -> bool:
        return self.ayes > self.noes

    @property
    def lead(self) -> int:
        """By how many votes it passes; below one it does not."""
        return self.ayes - self.noes


def expected_vote(state: State, motion: Motion, *, without: Seat | None = None) -> Count:
    """How the council will vote if everybody goes by his own gain."""
    ayes = noes = 0
    gained = gains(state, motion)
    for seat, count in votes(state).items():
        if seat == without:
            continue
        leans = _leaning(state, seat, gained)
        ayes += count if leans > UNDECIDED else 0
        noes += count if leans < -UNDECIDED else 0
    return Count(ayes, noes)

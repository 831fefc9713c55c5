"""What officers give where they are, and what a spy or a visit would bring: sentences with figures of the rules."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from stellarch.core import Message, Phrase, Text, said
from stellarch.games.space_wars.chapters.spying import Spy
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Piece, Place, Structure
from stellarch.games.space_wars.rules.votes import speaker
from stellarch.games.space_wars.shown.glossary import Explained
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.counts import Levels
from stellarch.games.space_wars.tables.combat import SPYING
from stellarch.games.space_wars.tables.ground import OFFICERS

# What officers give


class OfficerGives(Phrase):
    IDLE_ASHORE = 1
    STUDIES = 2


class AdmiralGives(Message, frozen=True):
    craft: Piece
    attack: int
    need: int


class GeneralGives(Message, frozen=True):
    at: Place
    bonus: int


class GeneralBoards(Message, frozen=True):
    craft: Piece
    bonus: int


class MedicGives(Message, frozen=True):
    bonus: int


class ConsulGives(Message, frozen=True):
    at: Place
    votes: int
    is_speaker: bool


class ScientistGives(Message, frozen=True):
    craft: Piece


class EngineerMoves(Message, frozen=True):
    craft: Piece
    sectors: int


class EngineerShields(Message, frozen=True):
    craft: Piece
    bonus: int


class SecurityGives(Message, frozen=True):
    at: Place
    malus: int


class SecurityRepels(Message, frozen=True):
    craft: Piece
    malus: int


class SpyGives(Message, frozen=True):
    """The least rolls that succeed, and the highest on which a spy is caught."""

    steal: int
    destroy: int
    kill: int
    caught: int


def gives(state: State, officer: str) -> Iterator[Explained]:
    """What is to be had of an officer where he is, without an order."""
    for rule, what in _GIVES[state.officers[officer].kind](state, officer):
        yield Explained(rule, said(what))


Given = Iterator[tuple[str, Message | Phrase]]


def _by_stars(state: State, officer: str, bonus: str) -> int:
    found = state.officers[officer]
    amount: int = getattr(OFFICERS[found.kind], bonus)[found.stars - 1]
    return amount


def _craft(state: State, officer: str) -> str | None:
    place = state.officers[officer].place
    return place if isinstance(place, str) else None


def _here(state: State, officer: str) -> str:
    return state.galaxy.name(state.place_of_officer(officer))


def _admiral(state: State, officer: str) -> Given:
    craft = _craft(state, officer)
    if craft is None:
        yield "SW-17.1.4", OfficerGives.IDLE_ASHORE
        return
    attack, need = _by_stars(state, officer, "attack_bonus"), _by_stars(state, officer, "withdraw_need")
    yield "SW-17.1.4", AdmiralGives(craft, attack, need)


def _general(state: State, officer: str) -> Given:
    yield "SW-17.1.5", GeneralGives(_here(state, officer), _by_stars(state, officer, "ground_bonus"))
    if craft := _craft(state, officer):
        yield "SW-17.1.5", GeneralBoards(craft, _by_stars(state, officer, "boarding_bonus"))


def _medic(state: State, officer: str) -> Given:
    yield "SW-17.1.6", MedicGives(_by_stars(state, officer, "failed_mission_bonus"))


def _consul(state: State, officer: str) -> Given:
    at = state.place_of_officer(officer)
    system = state.sectors[at].system
    votes = 0 if system is None else system.cities
    is_speaker = bool(votes) and speaker(state, at) == state.officers[officer].owner
    yield "SW-6.1.2", ConsulGives(_here(state, officer), votes, is_speaker)


def _scientist(state: State, officer: str) -> Given:
    craft = _craft(state, officer)
    if craft is not None and _by_stars(state, officer, "cross_letter_gates"):
        yield "SW-9.5.2", ScientistGives(craft)
    else:
        yield "SW-17.1.9", OfficerGives.STUDIES


def _engineer(state: State, officer: str) -> Given:
    craft = _craft(state, officer)
    if craft is None:
        yield "SW-17.1.10", OfficerGives.IDLE_ASHORE
        return
    yield "SW-17.1.10", EngineerMoves(craft, _by_stars(state, officer, "move_bonus"))
    if shield := _by_stars(state, officer, "shield_bonus"):
        yield "SW-17.1.10", EngineerShields(craft, shield)


def _security(state: State, officer: str) -> Given:
    yield "SW-17.1.11", SecurityGives(_here(state, officer), _by_stars(state, officer, "spy_malus"))
    if craft := _craft(state, officer):
        yield "SW-17.1.11", SecurityRepels(craft, _by_stars(state, officer, "boarding_malus"))


def _spy(state: State, officer: str) -> Given:
    stars = state.officers[officer].stars
    steal, destroy = SPYING.steal_research[stars - 1], SPYING.destroy_structure[stars - 1]
    yield "SW-17.2.2", SpyGives(steal, destroy, SPYING.kill_officer[stars - 1], SPYING.caught_on)


_GIVES: Mapping[str, Callable[[State, str], Given]] = {
    "admiral": _admiral,
    "general": _general,
    "medic": _medic,
    "consul": _consul,
    "scientist": _scientist,
    "engineer": _engineer,
    "security": _security,
    "spy": _spy,
}


# What spies and visits bring


class ResearchStolen(Message, frozen=True):
    points: int


class OfficerKilled(Message, frozen=True):
    officer: Piece


class LevelDestroyed(Message, frozen=True):
    structure: Structure
    level: int
    left: int


class StructureDestroyed(Message, frozen=True):
    structure: Structure


class VisitBrings(Message, frozen=True):
    """From the worst die to the best."""

    kind: str
    worst: int
    best: int
    weapons: int = 0


def brings(state: State, at: At, order: Spy) -> Text:
    """What a spy's success would bring, or cost another."""
    return said(_brings(state, at, order))


def _brings(state: State, at: At, order: Spy) -> Message:
    if order.activity == "steal_research":
        return ResearchStolen(state.sectors.system(at).laboratories)
    assert order.target is not None
    if order.activity == "kill_officer":
        return OfficerKilled(order.target)
    system = state.sectors[at].system
    if system is not None and order.target in Levels._fields:
        level = getattr(system.levels, order.target)
        return LevelDestroyed(order.target, level, level - 1)
    return StructureDestroyed(order.target)


def finds_told(event: str, finds: Sequence[Any]) -> Text:
    """What a visit brings, from the worst die to the best."""
    if event == "alien_artifact":
        points, weapons = zip(*finds, strict=True)
        return said(VisitBrings(event, min(points), max(points), max(weapons)))
    return said(VisitBrings(event, min(finds), max(finds)))

"""A turn at a glance: its aim, what needs somebody, what goes by itself, what is done, and what would be if it ended
now."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from stellarch.core import Message, Seat, Text, said
from stellarch.games.space_wars.chapters.movement import points
from stellarch.games.space_wars.chapters.research import giveable
from stellarch.games.space_wars.nouns import Technology
from stellarch.games.space_wars.rules.flow import TURN
from stellarch.games.space_wars.shown import first_game
from stellarch.games.space_wars.shown.first_game import Aim, Lock, Stage
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.tables.technologies import BRANCHES

_PLACE = {phase.name: place for place, phase in enumerate(TURN)}


class Item(msgspec.Struct, frozen=True):
    """One thing of the turn, by the phase in which it is seen to."""

    phase: str
    sort: Literal["needs", "runs", "done"]
    told: Text


class TurnBoard(msgspec.Struct, frozen=True, omit_defaults=True):
    turn: int
    aim: Aim | None = None
    """None for who only watches, and when the game is over."""
    way: tuple[Stage, ...] = ()
    locks: tuple[Lock, ...] = ()
    lesson: Text | None = None
    """What the turn before has taught."""
    items: tuple[Item, ...] = ()
    if_ended: tuple[Text, ...] = ()
    """What would be if the turn ended now, and all else were done as for somebody who is away."""
    has_lost_home: bool = False
    """In a first game, where one may rather begin again."""


class OffersWait(Message, frozen=True):
    count: int


class CraftWait(Message, frozen=True):
    count: int


class CreditsWait(Message, frozen=True):
    credits: int


class RunsCouncil(Message, frozen=True):
    standing: int
    """How many cards one has said how to vote on."""


class RunsExtraction(Message, frozen=True):
    is_wanted: bool


class RunsRoutes(Message, frozen=True):
    count: int


class RunsResearch(Message, frozen=True):
    points: int


class RunsBegun(Message, frozen=True):
    """A technology that is begun, and what it still takes."""

    points: int
    technology: Technology
    missing: int


class DoneEvents(Message, frozen=True):
    count: int


class DoneCouncil(Message, frozen=True):
    laws: int
    protocols: int


class DoneDeclarations(Message, frozen=True):
    treaties: int
    wars: int


class EndsOffers(Message, frozen=True):
    count: int


class EndsCraft(Message, frozen=True):
    count: int


class EndsCredits(Message, frozen=True):
    credits: int


class EndsForms(Message, frozen=True):
    """Forms that are still to come are sent as they are filled in."""


def turn_board(state: State, you: Seat | None) -> TurnBoard:
    if you is None or you not in state.living or state.over:
        return TurnBoard(state.turn)
    return TurnBoard(
        state.turn,
        first_game.aim(state, you),
        first_game.way(state),
        first_game.locks(state),
        first_game.lesson(state),
        tuple(_items(state, you)) if state.turn else (),
        tuple(_if_ended(state, you)) if state.turn else (),
        first_game.has_lost_home(state, you),
    )


def _items(state: State, you: Seat) -> Iterator[Item]:
    needs = {
        "declaration": OffersWait(_offers(state, you)) if _offers(state, you) else None,
        "player_subphases": CraftWait(_rested(state, you)) if _rested(state, you) else None,
        "construction_repair": CreditsWait(state.empires[you].credits) if state.empires[you].credits else None,
    }
    for phase, need in needs.items():
        if need is not None and not _is_over(state, phase):
            yield Item(phase, "needs", said(need))
    for phase, runs in _runs(state, you):
        if not _is_over(state, phase):
            yield Item(phase, "runs", said(runs))
    for phase, done in _done(state, you):
        if _is_over(state, phase):
            yield Item(phase, "done", said(done))


def _runs(state: State, you: Seat) -> Iterator[tuple[str, Message]]:
    standing = state.empires[you].standing
    yield "council", RunsCouncil(len(standing.ballots))
    yield "income_extraction", RunsExtraction(standing.extracts)
    if standing.routes:
        yield "player_subphases", RunsRoutes(len(standing.routes))
    yield "research", _research(state, you)


def _research(state: State, you: Seat) -> Message:
    """What there is to spend, and what is nearest among what is begun."""
    empire, spend = state.empires[you], giveable(state, you)
    begun = [
        (sum(technology.squares[empire.squares[row] :]), technology.id)
        for row in BRANCHES
        if empire.squares.get(row) and (technology := empire.next_in(row)) is not None
    ]
    if not begun:
        return RunsResearch(spend)
    missing, nearest = min(begun)
    return RunsBegun(spend, nearest, missing)


def _done(state: State, you: Seat) -> Iterator[tuple[str, Message]]:
    politics = state.politics
    between = [politics.between(you, other) for other in state.living if other != you]
    yield "event", DoneEvents(len(state.happenings.events))
    yield "council", DoneCouncil(len(politics.laws), len(politics.protocols))
    yield (
        "declaration",
        DoneDeclarations(
            sum(len(relation.treaties) for relation in between), sum(each.military == "war" for each in between)
        ),
    )


def _if_ended(state: State, you: Seat) -> Iterator[Text]:
    if offers := _offers(state, you):
        yield said(EndsOffers(offers))
    if not _is_over(state, "player_subphases") and (rested := _rested(state, you)):
        yield said(EndsCraft(rested))
    yield said(EndsForms())
    if credits := state.empires[you].credits:
        yield said(EndsCredits(credits))


def _is_over(state: State, phase: str) -> bool:
    return _PLACE[phase] < _PLACE.get(state.phase, -1)


def _offers(state: State, you: Seat) -> int:
    """Offers that wait for an answer."""
    return sum(offer.to == you and not offer.answer for offer in state.politics.offers)


def _rested(state: State, you: Seat) -> int:
    """Craft that have not moved this turn, and could; bases stay where they are."""
    return sum(
        state.fleets[craft].sheet.group != "base"
        and not state.fleets.moves_of(craft).points
        and points(state, craft) > 0
        for craft in state.fleets.of(you)
    )

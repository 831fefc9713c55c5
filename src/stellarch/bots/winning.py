"""A win that is there for the taking: looked for before any thinking, so that no bot looks past it."""

from typing import Any

from stellarch.bots.bot import Choices
from stellarch.bots.outcomes import leaf_rows
from stellarch.core import Action, Candidate, Expected, Forecast, Game, Seat, Step, Template, Thought

_DEALS = 16
"""How often what is hidden is dealt: an action that wins in every deal is as good as a win."""


def certain_win(game: Game[Any, Any], view: Any, choices: Choices, seed: str) -> Action | None:
    """An action after which the game is over and this seat has won, whatever is hidden; None where there is none."""
    seat = Seat(view.you)
    deal = game.imagine(view, seed)
    if not game.may_end(deal, seat):
        return None
    listed = (choice for choice in choices if not isinstance(choice, Template))
    winning = [(choice, step) for choice in listed if _wins(game, step := game.apply(deal, seat, choice), seat)]
    for choice, _ in sorted(winning, key=lambda found: _hangs_on_chance(found[1])):
        if all(_wins_in(game, view, choice, f"{seed} {number}") for number in range(1, _DEALS)):
            return choice
    return None


def certainty(game: Game[Any, Any], view: Any, action: Action, seed: str, method: str) -> Thought:
    """What there is to think of a win: no more than that it is one."""
    standings = game.standings(game.apply(game.imagine(view, seed), Seat(view.you), action).state)
    chances = tuple(float(seat == view.you) for seat in range(len(standings.ranks)))
    rows = tuple(Expected(row.key, row.label, tuple(map(float, row.values))) for row in leaf_rows(standings))
    forecast = Forecast(chances, rows, adds_up=False)
    won = Candidate(str(action), 1.0, 1.0, 1.0, 1, forecast, (str(action),), proven=True)
    return Thought(view.you, method, 1, (won,))


def _wins_in(game: Game[Any, Any], view: Any, action: Action, seed: str) -> bool:
    return _wins(game, game.apply(game.imagine(view, seed), Seat(view.you), action), Seat(view.you))


def _wins(game: Game[Any, Any], step: Step[Any], seat: Seat) -> bool:
    """Whether the seat has won, and with nobody else."""
    return not game.waiting_on(step.state) and game.standings(step.state).winners == (seat,)


def _hangs_on_chance(step: Step[Any]) -> bool:
    return any(event.reveals for event in step.events)

"""Small Star Empires: both editions, every variant. The rules stand in RULES.md, one id each."""

from collections.abc import Iterator, Sequence

import msgspec

from stellarch.core import (
    BadOptions,
    Chance,
    Dealing,
    Decision,
    FirstGame,
    Game,
    Language,
    Phrase,
    Players,
    Remarks,
    Search,
    Seat,
    Standings,
    Step,
    Text,
    said,
    verbatim,
)
from stellarch.games.small_star_empires import (
    actions,
    evaluation,
    events,
    position,
    refusals,
    scoring,
    setup,
    typed,
    view,
)
from stellarch.games.small_star_empires.actions import AnyAction, Resign
from stellarch.games.small_star_empires.coaching import SseCoach
from stellarch.games.small_star_empires.colours import Colour
from stellarch.games.small_star_empires.dealing import deal
from stellarch.games.small_star_empires.drawing import draw_svg, draw_text
from stellarch.games.small_star_empires.exploits import EXPLOITS
from stellarch.games.small_star_empires.levels import LEVELS
from stellarch.games.small_star_empires.options import Options
from stellarch.games.small_star_empires.orders import in_words
from stellarch.games.small_star_empires.position import SsePositions
from stellarch.games.small_star_empires.remarks import remarks
from stellarch.games.small_star_empires.rules import choices, play
from stellarch.games.small_star_empires.state import NEWEST_RULES, Standing, State
from stellarch.games.small_star_empires.teaching import SseTeaching
from stellarch.games.small_star_empires.view import SseView


class Advice(Phrase):
    FIRST_GAME = 1


class BoardDealing(Dealing):
    def settled(self, options: Options, players: int, seed: str) -> Options:
        setup.check(options, players)
        board = deal(options, players, Chance(seed)).board
        return msgspec.structs.replace(options, board=str(board), layout=None)

    def hard_to_meet(self, options: Options) -> BadOptions | None:
        if not options.fairness:
            return None
        return refusals.NoFairBoardInTime(options.fairness).impossible("fairness")


class SmallStarEmpires(Game[State, AnyAction]):
    id = "small-star-empires"
    name = verbatim("Small Star Empires")
    rules_version = NEWEST_RULES
    players = Players(2, 4, tuple(map(said, Colour)), rule="SSE-1.1", choose_colours=True)
    first_game = FirstGame(said(Advice.FIRST_GAME), {"holes": False})
    options = Options
    states = State
    actions = AnyAction
    events = events.AnyEvent
    views = SseView
    levels = LEVELS
    exploits = EXPLOITS
    methods = ("tree", "alphabeta", "plain")
    outlook = evaluation.SseOutlook()
    coach = SseCoach()
    positions = SsePositions()
    dealing = BoardDealing()
    typing = typed.TypedMoves()
    teaching = SseTeaching()

    def set_up(self, options: Options, players: int, seed: str, rules: int) -> Step[State]:
        return setup.start(options, players, seed, rules)

    def waiting_on(self, state: State) -> frozenset[Seat]:
        return frozenset() if state.over else frozenset({state.turn})

    def legal(self, state: State, seat: Seat) -> list[AnyAction]:
        return choices.legal(state, seat)

    def decision(self, state: State, seat: Seat) -> Decision | None:
        return choices.decision(state, seat)

    def free(self, state: State, seat: Seat) -> Sequence[AnyAction]:
        return () if state.over or state.standing[seat] is Standing.RESIGNED else (Resign(),)

    def apply(self, state: State, seat: Seat, action: AnyAction) -> Step[State]:
        return play.apply(state, seat, action)

    def view(self, state: State, seat: Seat | None) -> SseView:
        return view.view(state, seat)

    def standings(self, state: State) -> Standings:
        return scoring.standings(state)

    def imagine(self, view: SseView, seed: str) -> State:
        return position.read_position(view.position, seed, study=True)

    def save(self, state: State) -> str:
        return position.save(state)

    def restore(self, saved: str) -> State:
        return position.restore(saved)

    def read_action(self, text: str) -> AnyAction:
        return actions.read_action(text)

    def drawing(self, view: SseView, language: Language = "en") -> str:
        return draw_svg(view, language=language)

    def in_words(self, view: SseView, action: AnyAction, names: Sequence[str]) -> Text:
        return in_words(view, action)

    def picture(self, view: SseView, language: Language = "en", colour: bool = False) -> str:
        return draw_text(view, language, colour)

    def evaluate(self, state: State, seat: Seat) -> float:
        return evaluation.prospects(state, seat)

    def remarks(self, view: SseView, action: AnyAction, other: AnyAction | None, names: Sequence[str]) -> Remarks:
        assert view.you is not None
        return remarks(self.imagine(view, "remarks"), view.you, action, other, names)

    def may_end(self, state: State, seat: Seat) -> bool:
        """Once all others have passed; to take the last move from somebody is for the searches to find."""
        return all(standing is not Standing.PLAYING for other, standing in enumerate(state.standing) if other != seat)

    def search(self, view: SseView, seed: str, method: str, character: str | None = None) -> Search | None:
        from stellarch.games.small_star_empires.thinking import search  # brings Numba along, which takes its time

        return search(self.imagine(view, seed), seed, method)

    def prepare(self) -> Iterator[str]:
        from stellarch.games.small_star_empires.thinking import prepare

        return prepare()


SMALL_STAR_EMPIRES = SmallStarEmpires()

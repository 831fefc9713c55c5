"""Galaxy Empires: fleets, politics, trade, war and missions. The rules stand in RULES.md, one id each."""

from collections.abc import Collection, Iterator, Sequence

from stellarch.core import (
    Caveat,
    Dealing,
    Decision,
    FirstGame,
    Game,
    Language,
    Live,
    Phrase,
    Players,
    Remarks,
    Search,
    Seat,
    Standings,
    Step,
    Template,
    Tempo,
    Text,
    said,
    verbatim,
)
from stellarch.games.galaxy_empires import actions, events, scoring, setup, typed, view
from stellarch.games.galaxy_empires.actions import AnyAction
from stellarch.games.galaxy_empires.caveats import caveats
from stellarch.games.galaxy_empires.characters import CHARACTERS
from stellarch.games.galaxy_empires.coaching import GeCoach
from stellarch.games.galaxy_empires.drawing import draw_text
from stellarch.games.galaxy_empires.evaluation import prospects
from stellarch.games.galaxy_empires.exploits import EXPLOITS
from stellarch.games.galaxy_empires.in_advance import GeInAdvance
from stellarch.games.galaxy_empires.levels import LEVELS
from stellarch.games.galaxy_empires.names import ENDINGS, NumberedSeat
from stellarch.games.galaxy_empires.options import Options
from stellarch.games.galaxy_empires.orders import in_words
from stellarch.games.galaxy_empires.outlook import GeOutlook
from stellarch.games.galaxy_empires.position import GePositions
from stellarch.games.galaxy_empires.remarks import remarks
from stellarch.games.galaxy_empires.rules import choices, decisions, play, war, winning
from stellarch.games.galaxy_empires.star_chart import draw_svg
from stellarch.games.galaxy_empires.state import NEWEST_RULES, State
from stellarch.games.galaxy_empires.teaching import GeTeaching
from stellarch.games.galaxy_empires.view import GeView, imagine


class Advice(Phrase):
    FIRST_GAME = 1


class FactionDealing(Dealing):
    def settled(self, options: Options, players: int, seed: str) -> Options:
        return setup.settled(options, players, seed)


class LiveWars(Live):
    def tempo(self, state: State, seat: Seat) -> Tempo | None:
        return war.tempo(state, seat)

    def bound_to(self, state: State, seat: Seat, bots: Collection[int]) -> AnyAction | None:
        return actions.Simulate() if war.is_simulated_by(state, seat, bots) else None


class GalaxyEmpires(Game[State, AnyAction]):
    id = "galaxy-empires"
    name = verbatim("Galaxy Empires")
    rules_version = NEWEST_RULES
    players = Players(2, 4, tuple(said(NumberedSeat(number)) for number in range(1, 5)), usual=4, rule="GE-20.1")
    first_game = FirstGame(said(Advice.FIRST_GAME))
    options = Options
    states = State
    actions = AnyAction
    events = events.AnyEvent
    views = GeView
    levels = LEVELS
    characters = CHARACTERS
    exploits = EXPLOITS
    methods = ("search", "heuristic")
    outlook = GeOutlook()
    coach = GeCoach()
    endings = ENDINGS
    positions = GePositions()
    dealing = FactionDealing()
    teaching = GeTeaching()
    live = LiveWars()
    in_advance = GeInAdvance()
    typing = typed.TypedOrders()

    def set_up(self, options: Options, players: int, seed: str, rules: int) -> Step[State]:
        return setup.start(options, players, seed, rules)

    def waiting_on(self, state: State) -> frozenset[Seat]:
        return play.waiting_on(state)

    def legal(self, state: State, seat: Seat) -> list[AnyAction | Template]:
        return choices.legal(state, seat)

    def free(self, state: State, seat: Seat) -> Sequence[AnyAction | Template]:
        return choices.free(state, seat)

    def apply(self, state: State, seat: Seat, action: AnyAction) -> Step[State]:
        return play.apply(state, seat, action)

    def view(self, state: State, seat: Seat | None) -> GeView:
        return view.view(state, seat)

    def standings(self, state: State) -> Standings:
        return scoring.standings(state)

    def imagine(self, view: GeView, seed: str) -> State:
        return imagine(view, seed)

    def default(self, state: State, seat: Seat) -> AnyAction:
        return choices.default(state, seat)

    def decision(self, state: State, seat: Seat) -> Decision | None:
        return decisions.decision(state, seat)

    def read_action(self, text: str) -> AnyAction:
        return actions.read_action(text)

    def in_words(self, view: GeView, action: AnyAction, names: Sequence[str]) -> Text:
        return in_words(view, action, names)

    def caveats(self, view: GeView, action: AnyAction, names: Sequence[str]) -> Sequence[Caveat]:
        assert view.you is not None
        return tuple(caveats(self.imagine(view, "caveats"), view.you, action))

    def picture(self, view: GeView, language: Language = "en", colour: bool = False) -> str:
        return draw_text(view, language, colour)

    def drawing(self, view: GeView, language: Language = "en") -> str:
        return draw_svg(view, language)

    def evaluate(self, state: State, seat: Seat) -> float:
        return prospects(state, seat)

    def careless(self, choices: Sequence[AnyAction | Template]) -> Sequence[AnyAction]:
        """Nobody agrees to a deal without a thought: by accident whole navies would change hands."""
        deals = (actions.Accept, actions.TakeOffer, actions.CallOffer)
        return [choice for choice in super().careless(choices) if not isinstance(choice, deals)]

    def remarks(self, view: GeView, action: AnyAction, other: AnyAction | None, names: Sequence[str]) -> Remarks:
        assert view.you is not None
        return remarks(self.imagine(view, "remarks"), view.you, action, other, names)

    def may_end(self, state: State, seat: Seat) -> bool:
        return winning.is_within_reach(state, seat)

    def search(self, view: GeView, seed: str, method: str, character: str | None = None) -> Search | None:
        from stellarch.games.galaxy_empires.thinking import search  # brings Numba along, which takes its time

        assert view.you is not None
        return search(self.imagine(view, seed), view.you, seed, method, character)

    def prepare(self) -> Iterator[str]:
        from stellarch.games.galaxy_empires.thinking import prepare

        return prepare()


GALAXY_EMPIRES = GalaxyEmpires()
